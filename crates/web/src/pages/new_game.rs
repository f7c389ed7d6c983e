//! New game on one page, with everything filled in.

use crate::page::{Page, bar, frame};
use engine::book::{Book, Chapter};
use engine::id::{AbilityId, ChapterId, MouseId};
use engine::options::{Difficulty, Switch, Variant};
use engine::{Member, Options, Setup};
use maud::{Markup, html};
use session::{Level, Pace};
use view::{AbilityFace, suggested_party};
use words::Args;

/// What is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Chapter.
    pub chapter: ChapterId,
    /// The mice in order, with their first ability.
    pub party: Vec<(MouseId, AbilityId)>,
    /// Switches, variants, difficulty.
    pub options: Options,
    /// What the table is called; empty for the chapter's name.
    pub name: String,
    /// A seed typed in by hand.
    pub seed: String,
    /// Mice that play themselves.
    pub companions: Vec<(MouseId, Level)>,
    /// How fast they do.
    pub pace: Pace,
    /// Whether hints are given.
    pub hints: bool,
    /// Whether a book of the party is written, where the story goes on from chapter to chapter.
    pub book: bool,
    /// What the party is called in it.
    pub party_name: String,
}

impl NewGame {
    /// The chapter with a party that fits it and abilities that go well together: each mouse's first one
    /// nobody else took.
    pub fn fill(book: &Book, chapter: ChapterId) -> NewGame {
        let printed = &book.chapters[chapter.ix()];
        let mice = suggested_party(book, printed);
        let mut taken = Vec::new();
        let mut party = Vec::new();
        // Whoever has the least choice chooses first.
        let mut order: Vec<MouseId> = mice.clone();
        order.sort_by_key(|m| abilities_of(book, *m).len());
        for mouse in order {
            let free = abilities_of(book, mouse).into_iter().find(|a| !taken.contains(a));
            if let Some(ability) = free {
                taken.push(ability);
                party.push((mouse, ability));
            }
        }
        party.sort_by_key(|(mouse, _)| mice.iter().position(|m| m == mouse));
        NewGame {
            chapter,
            party,
            options: Options::default(),
            name: String::new(),
            seed: String::new(),
            companions: Vec::new(),
            pace: Pace::default(),
            hints: true,
            book: true,
            party_name: String::new(),
        }
    }

    /// One mouse for whoever sits here, companions for the others. Who was chosen as a companion stays one.
    #[must_use]
    pub fn with_companions(mut self) -> NewGame {
        let mine = self.party.iter().map(|(mouse, _)| *mouse).find(|m| self.level_of(*m).is_none());
        for (mouse, _) in &self.party {
            if Some(*mouse) != mine && self.companions.iter().all(|(m, _)| m != mouse) {
                self.companions.push((*mouse, Level::Steady));
            }
        }
        self
    }

    /// The companion that plays a mouse.
    pub fn level_of(&self, mouse: MouseId) -> Option<Level> {
        self.companions.iter().find(|(m, _)| *m == mouse).map(|(_, level)| *level)
    }

    /// The setup in the engine's terms.
    pub fn setup(&self) -> Setup {
        let member = |(mouse, ability): &(MouseId, AbilityId)| Member {
            mouse: *mouse,
            abilities: vec![*ability],
            kept: Vec::new(),
        };
        Setup {
            chapter: self.chapter,
            party: self.party.iter().map(member).collect(),
            options: self.options,
            achieved: 0,
            lost_last: false,
        }
    }
}

/// The rooms a chapter is about: the sides that lie up, and those behind them that it has rules for.
fn rooms_of(chapter: &Chapter) -> usize {
    let ruled = chapter.rooms.iter().filter(|r| chapter.map.iter().all(|tile| tile.sides[0] != r.side));
    chapter.map.len() + ruled.count()
}

/// How a chapter is named in addresses and forms: by its book as well where several have one of its name.
pub(crate) fn address(shelf: &[Page], page: Page, chapter: &Chapter) -> String {
    let same = shelf.iter().filter(|page| page.locale.book().chapter_named(&chapter.name).is_some());
    if same.count() > 1 { format!("{}/{}", page.book, chapter.name) } else { chapter.name.clone() }
}

/// The book of a page.
fn story_of(page: Page<'_>) -> &str {
    page.locale.book().chapters.first().map_or("", |chapter| &chapter.story)
}

/// Where somebody new begins: the lesson, and the first chapter after it.
pub fn beginnings(book: &Book) -> (ChapterId, Option<ChapterId>) {
    let mut chapters = (0..book.chapters.len() as u8).map(ChapterId);
    (chapters.next().unwrap_or(ChapterId(0)), chapters.next())
}

/// The seed of a lesson, chosen so that what is taught comes one after the other; other chapters have none.
pub fn lesson_seed(chapter: &Chapter) -> Option<&'static str> {
    chapter.coach.is_some().then_some(LESSON)
}

/// Tried out: `the_lesson_is_taught_in_its_chosen_order` plays it.
const LESSON: &str = "a lesson on a blanket 2788";

/// The chapter after this one in its story.
pub(crate) fn next_chapter<'b>(book: &'b Book, chapter: &str) -> Option<&'b Chapter> {
    let at = book.chapters.iter().position(|c| c.name == chapter)?;
    book.chapters.get(at + 1).filter(|next| next.story == book.chapters[at].story && next.place.is_some())
}

/// The abilities a mouse can start with.
pub fn abilities_of(book: &Book, mouse: MouseId) -> Vec<AbilityId> {
    let classes = book.mice[mouse.ix()].classes;
    let fits = |a: &AbilityId| {
        let printed = &book.abilities[a.ix()];
        printed.classes.met_by(classes) && printed.only.is_none_or(|only| only == mouse)
    };
    (0..book.abilities.len() as u8).map(AbilityId).filter(fits).collect()
}

/// The ability of a mouse that was not chosen: whoever it comes along with, nobody else starts with it.
fn spare(book: &Book, form: &NewGame, chapter: &Chapter, mouse: MouseId) -> Option<AbilityId> {
    let mut taken: Vec<AbilityId> = form.party.iter().map(|(_, ability)| *ability).collect();
    let allowed = (0..book.mice.len() as u8).map(MouseId).filter(|m| chapter.party.allowed >> m.0 & 1 == 1);
    for other in allowed.filter(|m| form.party.iter().all(|(chosen, _)| chosen != m)) {
        let free = abilities_of(book, other).into_iter().find(|a| !taken.contains(a));
        if other == mouse {
            return free;
        }
        taken.extend(free);
    }
    None
}

/// The page, in the words of the chosen chapter's book; `shelf` has a page for each book. `refused` says in words why the
/// last try did not work.
pub fn new_game(page: Page, shelf: &[Page], form: &NewGame, refused: Option<&str>) -> Markup {
    let book = page.locale.book();
    let chosen = &book.chapters[form.chapter.ix()];
    let size = Args::new().num("n", chosen.party.size);
    let body = html! {
        a.skip href="#main" { (page.t("web-skip-main")) }
        (bar(page))
        main.page id="main" {
            h1 { (page.t("web-new-game")) }
            @if let Some(why) = refused { p.notice role="alert" { (why) } }
            form method="post" action="/new" data-new-game="" {
                @for page in shelf.iter().copied() {
                    @let (of, story) = (page.locale.book(), story_of(page));
                    fieldset {
                        legend { (page.line(&format!("story-{story}"))) }
                        div.pick {
                            @for chapter in &of.chapters {
                                label {
                                    span.row {
                                        input type="radio" name="chapter" value=(address(shelf, page, chapter))
                                            data-campaign[chapter.place.is_some()] checked[std::ptr::eq(chapter, chosen)] required;
                                        strong.display { (page.line(&format!("chapter-{}", chapter.name))) }
                                    }
                                    @if let Some(line) = page.try_line(&format!("chapter-{}.flavour", chapter.name)) { span.small { (line) } }
                                    span.quiet.small {
                                        (page.say("web-chapter-facts", &Args::new()
                                            .num("mice", chapter.party.size).num("pages", chapter.end_page)
                                            .num("rooms", rooms_of(chapter) as i64)))
                                    }
                                    a.small href={ "/chapter/" (chapter.name) } { (page.t("sheet-read")) }
                                }
                            }
                        }
                        @if !of.campaign(story).is_empty() { (crate::pages::party::offer(page, !form.book, &form.party_name)) }
                    }
                }
                fieldset data-party=(chosen.party.size) {
                    legend { (page.say("web-party", &size)) }
                    div.pick { @for m in 0..book.mice.len() as u8 { (member(page, form, chosen, MouseId(m))) } }
                }
                (crate::companions::legend(page))
                fieldset {
                    legend { (page.t("variant-difficulty")) }
                    div.pick {
                        @for d in Difficulty::ALL {
                            label {
                                span.row {
                                    input type="radio" name="difficulty" value=(d.name()) checked[d == form.options.difficulty];
                                    strong.display { (page.t(&format!("variant-difficulty-{}", d.name()))) }
                                }
                                span.quiet.small { (page.t(&format!("web-difficulty-{}", d.name()))) }
                            }
                        }
                    }
                }
                (crate::companions::house(page, form.pace, form.hints))
                details.sheet open[!form.options.list().is_empty()] {
                    summary { (page.t("web-variants")) }
                    (variants(page, form.options))
                }
                div.play-bar {
                    button.bright.big { (page.t("web-play")) }
                    button.big name="with" value="companions" title=(page.t("companion-play.about")) { (page.t("companion-play")) }
                    button.big name="with" value="friends" title=(page.t("web-play-friends.about")) { (page.t("web-play-friends")) }
                    span.quiet data-filled="" { (page.t("web-play-hint")) }
                    span.risk data-not-filled="" hidden { (page.say("web-party", &size)) }
                }
            }
        }
    };
    frame(
        page,
        &format!("{} · Barksburg", page.t("web-new-game")),
        "reading",
        Some("pages/new-game.js"),
        &body,
    )
}

fn member(page: Page, form: &NewGame, chapter: &Chapter, mouse: MouseId) -> Markup {
    let book = page.locale.book();
    if chapter.party.allowed >> mouse.0 & 1 == 0 {
        return html! {};
    }
    let hero = page.locale.hero(mouse);
    let chosen = form.party.iter().find(|(m, _)| *m == mouse).map(|(_, a)| *a);
    let abilities = abilities_of(book, mouse);
    let shown = chosen.or_else(|| spare(book, form, chapter, mouse));
    html! {
        div.member {
            @if let Some(url) = page.pictures.figure(&hero.id) { img.portrait src=(url) alt="" width="68" height="68"; }
            label {
                input type="checkbox" name="mouse" value=(hero.id) checked[chosen.is_some()];
                (hero.name)
            }
            span.small.quiet { (hero.title) " · " (hero.classes) }
            (crate::html::values(page, &[("battle", hero.battle), ("defense", hero.defense), ("lore", hero.lore), ("move", hero.moves), ("life", hero.life)]))
            select name={ "ability-" (hero.id) } aria-label=(page.say("web-ability-of", &page.locale.noun_called(Args::new(), "name", &hero.id))) data-ability="" {
                @for ability in abilities {
                    @let face = page.locale.ability(ability);
                    option value=(face.id) selected[Some(ability) == shown] data-text=(ability_text(page, face)) { (face.name) }
                }
            }
            p.small.ability-text { @if let Some(ability) = shown { (ability_text(page, page.locale.ability(ability))) } }
            (crate::companions::player_select(page, &hero.id, form.level_of(mouse)))
        }
    }
}

/// What an ability costs and does.
fn ability_text(page: Page, face: &AbilityFace) -> String {
    format!("{} · {}", page.say("web-costs", &Args::new().num("n", face.cost)), face.text)
}

fn variants(page: Page, options: Options) -> Markup {
    html! {
        div.pick {
            @for (i, variant) in Variant::ALL.into_iter().enumerate() {
                label {
                    span.row {
                        input type="checkbox" name=(variant.name()) value="on" checked[options.has(variant)];
                        strong { (page.t(&format!("variant-{}", variant.name()))) }
                    }
                    span.quiet.small { (page.t(&format!("rule-var-{}", i + 1))) }
                }
            }
            label {
                span.row {
                    input type="checkbox" name="achievements" value="on" checked[options.achievements];
                    strong { (page.t("web-achievements")) }
                }
                span.quiet.small { (page.t("web-achievements.about")) }
            }
        }
        h2.gap { (page.t("web-editions")) }
        div.editions {
            @for switch in Switch::ALL {
                label {
                    span { (page.t(&format!("switch-{}", switch.name()))) }
                    select name=(switch.name()) {
                        @for (i, option) in switch.options().into_iter().enumerate() {
                            option value=(option) selected[options.is(*switch) == (i == 1)] {
                                (page.t(&format!("switch-{}-{option}", switch.name())))
                            }
                        }
                    }
                }
            }
        }
        h2.gap { (page.t("web-seed")) }
        label {
            span.quiet.small { (page.t("web-seed.about")) }
            br;
            input type="text" name="seed" maxlength="64" autocomplete="off" spellcheck="false";
        }
    }
}
