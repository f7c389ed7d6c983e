//! A loaded book with its words, and one language of it.

use super::ids::Ids;
use super::printed::{AbilityFace, CardFace, ChapterWords, HeroFace, InitFace, RoomPlan, RuleRef};
use content::tile::DrawnSide;
use content::{CatalogueRule, Passage, StoryBook};
use engine::board::Board;
use engine::book::Book;
use engine::id::{AbilityId, EncounterId, Fig, InitId, MinionId, MouseId, Place, SearchId, SideId, SpaceId};
use std::sync::Arc;
use words::{Args, GrammaticalCase, Lang, Words, WordsSource};

const CASES: [GrammaticalCase; 6] = [
    GrammaticalCase::Nom,
    GrammaticalCase::Gen,
    GrammaticalCase::Dat,
    GrammaticalCase::Acc,
    GrammaticalCase::Ins,
    GrammaticalCase::Loc,
];

/// How a sentence speaks of a space.
#[derive(Clone, Copy)]
pub(crate) enum Towards {
    /// "to the counter".
    To,
    /// "on the counter".
    On,
}

/// Stands in a sentence for what differs from one choice to the next.
pub(crate) const HOLE: &str = "\u{fffc}";

/// What a space is called.
#[derive(Default)]
struct SpaceWords {
    /// With its prepositions: "to K12", "on the counter".
    phrases: [String; 2],
    /// Its number, if it has no other name.
    number: Option<String>,
}

/// A name in every case.
type Forms = [String; 6];

/// What is said often, said once.
#[derive(Default)]
struct Names {
    mice: Vec<Forms>,
    mouse_genders: Vec<String>,
    minions: Vec<Forms>,
    minions_many: Vec<Forms>,
    minion_genders: Vec<String>,
    /// As a sentence names the only one of its kind: "the spider".
    singles: Vec<Forms>,
    cards: Vec<String>,
    abilities: Vec<String>,
    inits: Vec<String>,
    encounters: Vec<String>,
    rooms: Vec<String>,
    /// The spaces of each side.
    spaces: Vec<Vec<SpaceWords>>,
    /// "to …" and "on …" of a space that has a number for a name.
    numbered: [String; 2],
    /// What stands in place of a code for whoever sees the board, by preposition.
    unnamed: [String; 2],
    rules: Vec<Arc<RuleRef>>,
    card_faces: Vec<Arc<CardFace>>,
    ability_faces: Vec<Arc<AbilityFace>>,
    init_faces: Vec<Arc<InitFace>>,
    hero_faces: Vec<Arc<HeroFace>>,
    plans: Vec<Arc<RoomPlan>>,
    chapters: Vec<ChapterWords>,
}

/// A book with its words in every language, and what is said often already said. Threads may share it.
pub struct Catalogue {
    book: Arc<Book>,
    words: Words,
    rules: Vec<CatalogueRule>,
    prose: Vec<Passage>,
    drawings: Vec<DrawnSide>,
    ids: Ids,
    names: [Names; 3],
}

impl Catalogue {
    /// Of a book that was linked.
    pub fn new(story: StoryBook) -> Catalogue {
        let StoryBook { book, words, prose, drawings, rules, .. } = story;
        let sources = words.into_iter().filter_map(|file| {
            let lang = file.language.parse::<Lang>().ok()?;
            Some(WordsSource::new(lang, file.path, file.text))
        });
        let (words, _) = Words::build(sources);
        let names = [Names::default(), Names::default(), Names::default()];
        let ids = Ids::new(&book);
        let mut catalogue = Catalogue { book, words, rules, prose, drawings, ids, names };
        for lang in Lang::ALL {
            // Faces are made of names, so names come first.
            catalogue.names[lang as usize] = catalogue.locale(lang).plain_names();
            let (cards, abilities, inits, heroes, plans) = {
                let locale = catalogue.locale(lang);
                (
                    locale.card_faces(),
                    locale.ability_faces(),
                    locale.init_faces(),
                    locale.hero_faces(),
                    locale.plans(),
                )
            };
            let names = &mut catalogue.names[lang as usize];
            names.card_faces = cards;
            names.ability_faces = abilities;
            names.init_faces = inits;
            names.hero_faces = heroes;
            names.plans = plans;
            let chapters = catalogue.locale(lang).chapters();
            catalogue.names[lang as usize].chapters = chapters;
        }
        catalogue
    }

    /// The book.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }
    pub(crate) fn ids(&self) -> &Ids {
        &self.ids
    }
    /// Every sentence of every language.
    pub fn words(&self) -> &Words {
        &self.words
    }
    /// The catalogue of the rules.
    pub fn rules(&self) -> &[CatalogueRule] {
        &self.rules
    }
    /// The prose of the chapters.
    pub fn prose(&self) -> &[Passage] {
        &self.prose
    }
    /// The drawings, in the order of the book's sides.
    pub fn drawings(&self) -> &[DrawnSide] {
        &self.drawings
    }
    /// The catalogue in one language.
    pub fn locale(&self, lang: Lang) -> Locale<'_> {
        Locale { catalogue: self, lang }
    }
}

/// A catalogue in one language: makes every view.
#[derive(Clone, Copy)]
pub struct Locale<'s> {
    catalogue: &'s Catalogue,
    lang: Lang,
}

impl<'s> Locale<'s> {
    /// The language.
    pub fn lang(self) -> Lang {
        self.lang
    }
    /// The catalogue.
    pub fn catalogue(self) -> &'s Catalogue {
        self.catalogue
    }
    /// The book.
    pub fn book(self) -> &'s Book {
        &self.catalogue.book
    }
    pub(crate) fn words(self) -> &'s Words {
        &self.catalogue.words
    }
    fn names(self) -> &'s Names {
        &self.catalogue.names[self.lang as usize]
    }
    /// A sentence without arguments.
    pub(crate) fn plain(self, key: &str) -> String {
        self.words().say(self.lang, key, &Args::new())
    }
    pub(crate) fn try_plain(self, key: &str) -> Option<String> {
        self.words().try_say(self.lang, key, &Args::new())
    }

    /// The language a sentence is in, where that is not the reader's own.
    pub fn foreign(self, key: &str) -> Option<Lang> {
        self.words().spoken(self.lang, key).filter(|lang| *lang != self.lang)
    }

    /// What is read aloud at a moment of a chapter: in the reader's language, else in the first that has it. With it its
    /// language, where that is not the reader's own.
    pub fn passage(self, chapter: &str, moment: &str) -> Option<(&'s Passage, Option<Lang>)> {
        let of = |lang: Lang| {
            let mut passages = self.catalogue.prose.iter();
            passages.find(|p| p.language == lang.as_str() && p.chapter == chapter && p.moment == moment)
        };
        let borrowed = |lang: Lang| of(lang).map(|passage| (passage, Some(lang)));
        of(self.lang).map(|own| (own, None)).or_else(|| Lang::ALL.into_iter().find_map(borrowed))
    }

    /// A figure's name in a case: "Tilda", "rat warrior 2", "the spider".
    pub(crate) fn figure(self, board: &Board, fig: Fig, case: GrammaticalCase) -> String {
        match fig.as_mouse() {
            Some(m) => match board.mice().get(m) {
                Some(state) => self.mouse(state.mouse(), case).to_string(),
                None => self.plain("figure-gone"),
            },
            None => match board.minions().find(|(f, _)| *f == fig) {
                Some((_, state)) => {
                    let kind = state.kind().expect("a minion on the board has its kind");
                    self.minion_figure(kind, state.number(), case)
                }
                None => self.plain("figure-gone"),
            },
        }
    }

    /// A minion figure by its kind and number.
    pub(crate) fn minion_figure(self, kind: MinionId, number: u8, case: GrammaticalCase) -> String {
        if self.is_single(kind) {
            self.names().singles[kind.ix()][case as usize].clone()
        } else {
            [self.kind(kind, case), " ", &number.to_string()].concat()
        }
    }

    /// Whether the box holds just one figure of this kind, so that it needs no number.
    pub(crate) fn is_single(self, kind: MinionId) -> bool {
        let minion = &self.book().minions[kind.ix()];
        let figures = self.book().figures.get(minion.figure as usize).map_or(1, |f| f.limit);
        minion.boss || figures == 1 || minion.limit == 1
    }

    pub(crate) fn gender(self, board: &Board, fig: Fig) -> String {
        match fig.as_mouse() {
            Some(m) => board.mice().get(m).map(|s| self.mouse_gender(s.mouse())),
            None => {
                let found = board.minions().find(|(f, _)| *f == fig);
                found.and_then(|(_, s)| s.kind()).map(|kind| self.kind_gender(kind))
            }
        }
        .unwrap_or_default()
        .to_string()
    }
    pub(crate) fn mouse_gender(self, mouse: MouseId) -> &'s str {
        &self.names().mouse_genders[mouse.ix()]
    }
    pub(crate) fn kind_gender(self, kind: MinionId) -> &'s str {
        &self.names().minion_genders[kind.ix()]
    }

    /// A mouse's name in a case.
    pub fn mouse(self, mouse: MouseId, case: GrammaticalCase) -> &'s str {
        &self.names().mice[mouse.ix()][case as usize]
    }
    /// A kind of minion in a case.
    pub fn kind(self, kind: MinionId, case: GrammaticalCase) -> &'s str {
        &self.names().minions[kind.ix()][case as usize]
    }
    /// Several minions of a kind in a case.
    pub fn kinds(self, kind: MinionId, case: GrammaticalCase) -> &'s str {
        &self.names().minions_many[kind.ix()][case as usize]
    }
    /// A search card's name.
    pub fn card_name(self, card: SearchId) -> &'s str {
        &self.names().cards[card.ix()]
    }
    /// An ability's name.
    pub fn ability_name(self, ability: AbilityId) -> &'s str {
        &self.names().abilities[ability.ix()]
    }
    /// The name of a minion's initiative card.
    pub fn init_name(self, init: InitId) -> &'s str {
        &self.names().inits[init.ix()]
    }
    /// An encounter card's name.
    pub fn encounter_name(self, encounter: EncounterId) -> &'s str {
        &self.names().encounters[encounter.ix()]
    }
    /// A room's name.
    pub fn room_name(self, side: SideId) -> &'s str {
        &self.names().rooms[side.ix()]
    }
    pub(crate) fn title(self, rule: engine::RuleId) -> &'s str {
        self.names().rules.get(rule.0 as usize).map_or("", |rule| &rule.title)
    }
    pub(crate) fn rule_ref(self, rule: engine::RuleId) -> Option<Arc<RuleRef>> {
        self.names().rules.get(rule.0 as usize).cloned()
    }

    /// A search card to look at.
    pub fn card(self, card: SearchId) -> &'s Arc<CardFace> {
        &self.names().card_faces[card.ix()]
    }
    /// An ability card to look at.
    pub fn ability(self, ability: AbilityId) -> &'s Arc<AbilityFace> {
        &self.names().ability_faces[ability.ix()]
    }
    /// A minion's initiative card to look at.
    pub fn init(self, init: InitId) -> &'s Arc<InitFace> {
        &self.names().init_faces[init.ix()]
    }
    /// A hero card to look at.
    pub fn hero(self, mouse: MouseId) -> &'s Arc<HeroFace> {
        &self.names().hero_faces[mouse.ix()]
    }
    /// A chapter in words.
    pub(crate) fn chapter_of(self, board: &Board) -> &'s ChapterWords {
        &self.names().chapters[board.chapter_id().ix()]
    }
    /// A chapter in words.
    pub(crate) fn chapter_words_of(self, chapter: engine::id::ChapterId) -> &'s ChapterWords {
        &self.names().chapters[chapter.ix()]
    }
    /// A room as drawn, with its labels.
    pub fn plan(self, side: SideId) -> &'s Arc<RoomPlan> {
        &self.names().plans[side.ix()]
    }

    /// A space as a label: "K12", "Counter".
    pub(crate) fn space_label(self, name: &str) -> String {
        let own = format!("space-{name}");
        self.try_plain(&own).unwrap_or_else(|| name.to_uppercase())
    }

    /// A space with its preposition: "to K12", "on the counter".
    pub(crate) fn phrase_in(self, side: SideId, space: SpaceId, how: Towards) -> &'s str {
        self.names().spaces[side.ix()].get(space.ix()).map_or("?", |words| &words.phrases[how as usize])
    }

    /// Whether a space has no name but a code.
    pub(crate) fn is_coded(self, side: SideId, space: SpaceId) -> bool {
        self.names().spaces[side.ix()].get(space.ix()).is_some_and(|words| words.number.is_some())
    }

    /// What is said in place of a code to whoever sees the board.
    pub(crate) fn unnamed_space(self, how: Towards) -> &'s str {
        &self.names().unnamed[how as usize]
    }

    /// The same apart: the phrase with a hole for what differs from space to space, and what fills it.
    pub(crate) fn space_apart(self, board: &Board, place: Place, how: Towards) -> (&'s str, &'s str) {
        let spaces = &self.names().spaces[board.side_id(place.tile).ix()];
        match spaces.get(place.space.ix()) {
            Some(SpaceWords { number: Some(number), .. }) => (&self.names().numbered[how as usize], number),
            Some(space) => (HOLE, &space.phrases[how as usize]),
            None => (HOLE, "?"),
        }
    }

    fn space_words(self, name: &str) -> SpaceWords {
        let own = |how: &str| self.try_plain(&format!("space-{name}.{how}"));
        let number = name.to_uppercase();
        let phrases = ["to", "on"].map(|how| own(how).unwrap_or_else(|| self.numbered_space(&number, how)));
        SpaceWords { phrases, number: own("to").or_else(|| own("on")).is_none().then_some(number) }
    }

    fn numbered_space(self, number: &str, how: &str) -> String {
        self.say().text("id", number).say_inside(&format!("space-numbered.{how}"))
    }

    /// "a, b and c".
    pub(crate) fn list(self, items: &[String]) -> String {
        self.joined(items, "list-and")
    }
    /// "a, b or c".
    pub(crate) fn either(self, items: &[String]) -> String {
        self.joined(items, "list-or")
    }
    fn joined(self, items: &[String], key: &'static str) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say().text("first", first.join(", ")).text("last", last.as_str()).say_inside(key)
            }
        }
    }

    fn plain_names(self) -> Names {
        let (book, words, lang) = (self.book(), self.words(), self.lang);
        let forms = |key: &str| CASES.map(|case| words.name(lang, key, case));
        let many = |key: &str| CASES.map(|case| words.names(lang, key, case));
        let gender = |key: &str| self.try_plain(&format!("{key}.gender")).unwrap_or_else(|| "none".into());
        let minion_keys: Vec<String> = book.minions.iter().map(|m| format!("minion-{}", m.name)).collect();
        let mouse_keys: Vec<String> = book.mice.iter().map(|m| format!("mouse-{}", m.name)).collect();
        let singles = book.minions.iter().zip(&minion_keys).map(|(minion, key)| {
            let names = forms(key);
            if minion.boss {
                return names;
            }
            let gender = gender(key);
            let mut at = 0;
            names.map(|name| {
                let case = ["nom", "gen", "dat", "acc", "ins", "loc"][at];
                at += 1;
                self.say()
                    .text("name", name)
                    .text("case", case)
                    .text("gender", gender.as_str())
                    .say_inside("figure-single")
            })
        });
        let rules = engine::rule::LEDGER.len() + book.rule_names.len();
        Names {
            mice: mouse_keys.iter().map(|k| forms(k)).collect(),
            mouse_genders: mouse_keys.iter().map(|k| gender(k)).collect(),
            minions: minion_keys.iter().map(|k| forms(k)).collect(),
            minions_many: minion_keys.iter().map(|k| many(k)).collect(),
            minion_genders: minion_keys.iter().map(|k| gender(k)).collect(),
            singles: singles.collect(),
            cards: book.search.iter().map(|c| self.plain(&format!("card-{}", c.name))).collect(),
            abilities: book.abilities.iter().map(|a| self.plain(&format!("ability-{}", a.name))).collect(),
            inits: book.init_cards.iter().map(|c| self.init_words(c)).collect(),
            encounters: book
                .encounters
                .iter()
                .map(|e| self.plain(&format!("encounter-{}", e.name)))
                .collect(),
            rooms: book.sides.iter().map(|s| self.plain(&format!("room-{}", s.name))).collect(),
            spaces: book
                .sides
                .iter()
                .map(|side| side.spaces.iter().map(|space| self.space_words(&space.name)).collect())
                .collect(),
            numbered: ["to", "on"].map(|how| self.numbered_space(HOLE, how)),
            unnamed: ["space-unnamed.to", "space-unnamed.on"].map(|key| self.plain(key)),
            rules: (0..rules as u16)
                .map(engine::RuleId)
                .map(|r| RuleRef { id: book.rule_name(r).to_string(), title: raised(self.find_title(r)) })
                .map(Arc::new)
                .collect(),
            ..Names::default()
        }
    }
}

/// With a capital first letter: our names of minions are common nouns in Polish.
#[must_use]
pub fn raised(text: String) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(chars).collect(),
        _ => text,
    }
}
