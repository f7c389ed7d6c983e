//! Figures, places and numbers as phrases that sentences bend.

use crate::catalogue::locale::Locale;
use crate::catalogue::say::Say;
use engine::book::{About, Area, Damage, FigureSide, Filter, It, Num, Reach, Rule, Size, Source, When};
use engine::id::{SideId, Spaces};
use words::GrammaticalCase;

/// A noun phrase in the four cases our sentences use.
#[derive(Clone, Debug)]
pub(crate) struct Phrase {
    nom: String,
    genitive: String,
    dat: String,
    acc: String,
}

impl Phrase {
    pub(crate) fn get(&self, case: GrammaticalCase) -> &str {
        match case {
            GrammaticalCase::Nom | GrammaticalCase::Ins | GrammaticalCase::Loc => &self.nom,
            GrammaticalCase::Gen => &self.genitive,
            GrammaticalCase::Dat => &self.dat,
            GrammaticalCase::Acc => &self.acc,
        }
    }

    fn with<'s>(locale: Locale<'s>, key: &str, fill: impl Fn(Say<'s>) -> Say<'s>) -> Phrase {
        let form = |attribute: &str| {
            let own = format!("{key}.{attribute}");
            let key = if locale.words().has(locale.lang(), &own) { own } else { key.to_string() };
            fill(locale.say()).say_inside(&key).trim().to_string()
        };
        Phrase { nom: form("nom"), genitive: form("gen"), dat: form("dat"), acc: form("acc") }
    }
}

/// Whom a declaration means by holder, subject and object.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    holder: Phrase,
    subject: Phrase,
    object: Phrase,
    /// The room whose rule it is: there "here" is enough.
    room: Option<SideId>,
}

fn room_of(source: Source) -> Option<SideId> {
    match source {
        Source::Room(side) => Some(side),
        _ => None,
    }
}

impl Scope {
    fn of_keys(locale: Locale<'_>, holder: &str, subject: &str, object: &str, room: Option<SideId>) -> Scope {
        let phrase = |key: &str| Phrase::with(locale, key, |say| say);
        Scope { holder: phrase(holder), subject: phrase(subject), object: phrase(object), room }
    }

    /// Of a rule: the holder is the mouse with the card, the others come from its moment.
    pub(crate) fn of(locale: Locale<'_>, rule: &Rule) -> Scope {
        let holder = match rule.from {
            Source::Minion(_) => "who-this-minion",
            Source::Search(_) if rule.when == When::Drawn => "who-searcher",
            _ => "who-this-mouse",
        };
        let held = rule.about == About::Holder;
        let pick = |own: &'static str, other: &'static str| if held { own } else { other };
        let (subject, object) = match rule.when {
            When::Attacking => (pick(holder, "who-attacker"), "who-target"),
            When::Attacked | When::AttackRolled | When::DefenseRolled | When::BlockedAll => {
                ("who-attacker", pick(holder, "who-attacked"))
            }
            When::Wounded | When::Defeated => {
                // Minions wound mice, and mice minions.
                let by_minion = held && matches!(rule.from, Source::Minion(_))
                    || rule.about == About::Minion && rule.when == When::Wounded;
                let beaten = if by_minion { "who-that-mouse" } else { "who-beaten" };
                (pick(holder, "who-attacker"), beaten)
            }
            When::MinionsPlaced => (holder, "who-newcomer"),
            When::FreeAction | When::AnyTime | When::Action | When::InsteadOfBattle | When::BeforeTurn => {
                (holder, holder)
            }
            When::Drawn => ("who-searcher", "who-searcher"),
            When::Marked
            | When::HourglassMoved
            | When::TrackLaid
            | When::RoomEntered
            | When::MovementRolled
            | When::TurnStarts
            | When::TurnEnds
            | When::RoundStarts
            | When::Found
            | When::Searching
            | When::SearchFailed
            | When::Surged
            | When::Captured
            | When::Stepped
            | When::ChapterStarts
            | When::Always => {
                let other = if rule.about == About::Minion { "who-that-minion" } else { "who-that-mouse" };
                (pick(holder, other), pick(holder, other))
            }
        };
        let room = matches!(rule.from, Source::Room(_) | Source::Chapter | Source::Game);
        let subject = if room && subject == "who-this-mouse" { "who-that-mouse" } else { subject };
        // Nobody holds a rule of a room: its numbers are those of whom the moment is about.
        let holder = if room { subject } else { holder };
        Scope::of_keys(locale, holder, subject, object, room_of(rule.from))
    }

    /// Of a standing power.
    pub(crate) fn from_source(locale: Locale<'_>, source: Source) -> Scope {
        let key = if matches!(source, Source::Minion(_)) { "who-this-minion" } else { "who-this-mouse" };
        Scope::of_keys(locale, key, key, key, room_of(source))
    }

    /// Of a goal: nobody in particular.
    pub(crate) fn story(locale: Locale<'_>) -> Scope {
        Scope::of_keys(locale, "who-that-mouse", "who-that-mouse", "who-that-mouse", None)
    }

    pub(crate) fn who(&self, it: It, case: GrammaticalCase) -> &str {
        match it {
            It::Holder => &self.holder,
            It::Subject => &self.subject,
            It::Object => &self.object,
        }
        .get(case)
    }

    /// The same scope with somebody else as the object.
    pub(crate) fn about(&self, object: Phrase) -> Scope {
        Scope { object, ..self.clone() }
    }
}

/// How a filter is read: everyone it fits, one of choice, or each of several chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Range {
    Each,
    Chosen,
    OfThem,
}

fn side_name(side: FigureSide) -> &'static str {
    match side {
        FigureSide::Mice => "mouse",
        FigureSide::Minions => "minion",
        FigureSide::Everyone => "figure",
    }
}

impl<'s> Locale<'s> {
    /// "each mouse on this mouse's space", "a minion of your choice that this mouse sees".
    pub(crate) fn among(self, filter: &Filter, range: Range, scope: &Scope) -> Phrase {
        let place = self.area(filter.area, scope);
        let mut tail = Vec::new();
        if filter.new {
            tail.push(self.say().text("side", side_name(filter.side)).say_inside("who-is-new"));
        }
        if filter.wounded {
            tail.push(self.say().text("side", side_name(filter.side)).say_inside("who-is-wounded"));
        }
        let adjective = match (filter.size, filter.other) {
            (Some(Size::Small), _) => "small",
            (Some(Size::Large), _) => "large",
            (Some(Size::Token), _) => "token",
            (None, true) => "other",
            (None, false) => "none",
        };
        let place = [place].into_iter().chain(tail).filter(|p| !p.is_empty()).collect::<Vec<_>>().join(" ");
        let how = match range {
            Range::Each => "each",
            Range::Chosen => "chosen",
            Range::OfThem => {
                return Phrase::with(self, &format!("who-of-them-{}", side_name(filter.side)), |s| s);
            }
        };
        match filter.kind {
            Some(kind) => {
                let gender =
                    self.try_plain(&format!("minion-{}.gender", self.book().minions[kind.ix()].name));
                let gender = gender.unwrap_or_else(|| "none".into());
                let form = |attribute: &str, case: GrammaticalCase| {
                    let own = format!("who-{how}-kind.{attribute}");
                    let base = format!("who-{how}-kind");
                    let key = if self.words().has(self.lang(), &own) { own } else { base };
                    let say = self.say().kind("kind", kind, case).text("gender", gender.as_str());
                    let say = say.text("article", self.kind_article(kind));
                    say.text("where", place.as_str()).say_inside(&key).trim().to_string()
                };
                Phrase {
                    nom: form("nom", GrammaticalCase::Nom),
                    genitive: form("gen", GrammaticalCase::Gen),
                    dat: form("dat", GrammaticalCase::Dat),
                    acc: form("acc", GrammaticalCase::Acc),
                }
            }
            None => Phrase::with(self, &format!("who-{how}-{}", side_name(filter.side)), |say| {
                say.text("adjective", adjective).text("where", place.as_str())
            }),
        }
    }

    /// "it", once somebody was named.
    pub(crate) fn pronoun(self, side: FigureSide) -> Phrase {
        Phrase::with(self, &format!("who-it-{}", side_name(side)), |say| say)
    }

    /// Where: "on this mouse's space"; empty for the whole board.
    pub(crate) fn area(self, area: Area, scope: &Scope) -> String {
        let of =
            |it: It, key: &str| self.say().text("of", scope.who(it, GrammaticalCase::Gen)).say_inside(key);
        match area {
            Area::Board => String::new(),
            Area::Space(it) => of(it, "area-space"),
            Area::Near(it) => of(it, "area-near"),
            Area::Tile(it) => of(it, "area-tile"),
            Area::Seen(it) => of(it, "area-seen"),
            Area::Room(side, spaces) => self.room_area(side, spaces, scope.room == Some(side)),
            Area::Water => self.plain("area-water"),
        }
    }

    fn room_area(self, side: SideId, spaces: Spaces, here: bool) -> String {
        let room = self.room_name(side);
        let whole = spaces.len() >= self.book().sides[side.ix()].spaces.len();
        match (whole, here) {
            (true, true) => self.plain("area-here"),
            (true, false) => self.say().text("room", room).say_inside("area-room"),
            (false, true) => {
                let spaces = self.space_labels(side, spaces);
                self.say().text("spaces", spaces).say_inside("area-here-spaces")
            }
            (false, false) => {
                let spaces = self.space_labels(side, spaces);
                self.say().text("room", room).text("spaces", spaces).say_inside("area-room-spaces")
            }
        }
    }

    /// Spaces as labels: "K12 and Counter".
    pub(crate) fn space_labels(self, side: SideId, spaces: Spaces) -> String {
        let side = &self.book().sides[side.ix()];
        let water = !side.water.is_empty() && spaces == side.water;
        if water {
            return self.plain("spaces-water");
        }
        let names: Vec<String> = spaces.iter().map(|s| self.space_label(&side.space(s).name)).collect();
        self.list(&names)
    }

    /// Fills `n`, `as` and `amount`: a plain number, or "its lore".
    pub(crate) fn number(self, say: Say<'s>, num: Num, scope: &Scope) -> Say<'s> {
        let key = match num {
            Num::Is(n) => return say.text("as", "n").num("n", n).text("amount", ""),
            Num::Lore => "num-lore",
            Num::Battle => "num-battle",
            Num::Move => "num-move",
            Num::WoundedOthersHere => "num-wounded-others-here",
            Num::Number => "num-number",
            Num::MiceHere => "num-mice-here",
            Num::Cheese => "num-cheese",
            Num::Counter(_) => "num-counter",
            Num::LorePlus(n) => {
                let amount = self.say().num("n", n).say_inside("num-lore-plus");
                return say.text("as", "as").num("n", 2).text("amount", amount);
            }
            Num::Minions(kind, area) => {
                let place = self.area(area, scope);
                let amount = match kind {
                    Some(kind) => self
                        .say()
                        .text("kind", self.kinds(kind, GrammaticalCase::Gen))
                        .text("where", place)
                        .say_inside("num-kind"),
                    None => self.say().text("where", place).say_inside("num-minions"),
                };
                return say.text("as", "as").num("n", 2).text("amount", amount.trim());
            }
        };
        let amount = self.say().text("of", scope.who(It::Holder, GrammaticalCase::Gen)).say_inside(key);
        say.text("as", "as").num("n", 2).text("amount", amount)
    }
}

/// What is to be listed, without what was listed before.
pub(super) fn each_once(parts: Vec<String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for part in parts {
        if !out.contains(&part) {
            out.push(part);
        }
    }
    out
}

pub(crate) fn damage_name(damage: Damage) -> &'static str {
    match damage {
        Damage::Sharp => "sharp",
        Damage::Blunt => "blunt",
        Damage::Magic => "magic",
    }
}

pub(crate) fn reach_name(reach: Reach) -> &'static str {
    match reach {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
    }
}
