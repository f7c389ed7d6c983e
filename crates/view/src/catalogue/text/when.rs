//! When a rule speaks, and under which conditions.

use super::phrase::{Scope, damage_name, each_once};
use crate::catalogue::locale::Locale;
use engine::book::{About, Cmp, Cond, It, Rule, Source, Test, When};
use words::GrammaticalCase;

/// Whose doing a moment is; a minion's own power speaks of the minion where the moment tells of a figure at all.
fn about_name(rule: &Rule) -> &'static str {
    let figure = matches!(
        rule.when,
        When::Attacking
            | When::Attacked
            | When::AttackRolled
            | When::DefenseRolled
            | When::BlockedAll
            | When::Wounded
            | When::Defeated
            | When::MovementRolled
            | When::Stepped
    );
    match rule.about {
        About::Holder if figure && matches!(rule.from, Source::Minion(_)) => "this-minion",
        About::Holder => "holder",
        About::OtherMouse => "other",
        About::AnyMouse => "mouse",
        About::Minion => "minion",
        About::Anyone => "anyone",
    }
}

/// The message of a moment, and whether it says melee or ranged itself.
fn when_key(when: When) -> (&'static str, bool) {
    match when {
        When::FreeAction => ("when-free-action", false),
        When::AnyTime => ("when-any-time", false),
        When::Action => ("when-action", false),
        When::InsteadOfBattle => ("when-instead-of-battle", false),
        When::BeforeTurn => ("when-before-turn", false),
        When::Attacking => ("when-attacking", true),
        When::Attacked => ("when-attacked", true),
        When::AttackRolled => ("when-attack-rolled", true),
        When::DefenseRolled => ("when-defense-rolled", true),
        When::BlockedAll => ("when-blocked-all", true),
        When::Wounded => ("when-wounded", true),
        When::Defeated => ("when-defeated", true),
        When::Marked => ("when-marked", false),
        When::MinionsPlaced => ("when-minions-placed", false),
        When::HourglassMoved => ("when-hourglass-moved", false),
        When::TrackLaid => ("when-track-laid", false),
        When::RoomEntered => ("when-room-entered", false),
        When::MovementRolled => ("when-movement-rolled", false),
        When::TurnStarts => ("when-turn-starts", false),
        When::TurnEnds => ("when-turn-ends", false),
        When::RoundStarts => ("when-round-starts", false),
        When::Searching => ("when-searching", false),
        When::SearchFailed => ("when-search-failed", false),
        When::Drawn => ("when-drawn", false),
        When::Surged => ("when-surged", false),
        When::Captured => ("when-captured", false),
        When::Stepped => ("when-stepped", false),
        When::ChapterStarts => ("when-chapter-starts", false),
        When::Found => ("when-found", false),
        When::Always => ("when-always", false),
    }
}

/// Moments whose message tells whose doing it is.
fn tells_about(when: When) -> bool {
    !matches!(
        when,
        When::FreeAction
            | When::AnyTime
            | When::Action
            | When::InsteadOfBattle
            | When::BeforeTurn
            | When::MinionsPlaced
            | When::HourglassMoved
            | When::TrackLaid
            | When::RoundStarts
            | When::Drawn
            | When::Surged
            | When::ChapterStarts
            | When::Always
    )
}

impl Locale<'_> {
    /// "Before this mouse makes a ranged attack, if the target is large"; empty for events, which just happen.
    pub(crate) fn when_clause(self, rule: &Rule, scope: &Scope) -> String {
        let (key, says_reach) = when_key(rule.when);
        let (mut reach, mut every, mut found) = ("any", 1, None);
        let mut parts = Vec::new();
        for cond in &rule.conditions {
            match cond.test {
                Test::Melee if says_reach && !cond.negate => reach = "melee",
                Test::Ranged if says_reach && !cond.negate => reach = "ranged",
                // Told with the moment itself: "every 2 rounds", "has found the hook".
                Test::EveryRound(n) if rule.when == When::RoundStarts && !cond.negate => every = n,
                Test::FoundCard(card) if rule.when == When::Found && !cond.negate => found = Some(card),
                _ => parts.push(self.condition(cond, scope)),
            }
        }
        let parts = each_once(parts);
        let mut say = self.say();
        if rule.when == When::RoundStarts {
            say = say.num("n", every);
        }
        if rule.when == When::Found {
            say = match found {
                Some(card) => say.text("what", "card").card("card", card),
                None => say.text("what", "any").text("card", ""),
            };
        }
        if says_reach {
            say = say.text("reach", reach);
        }
        if tells_about(rule.when) {
            say = say.text("about", about_name(rule));
        }
        let when = if rule.when == When::Drawn { String::new() } else { say.say_inside(key) };
        match (when.is_empty(), parts.is_empty()) {
            (_, true) => when,
            (true, false) => self.say().text("what", self.list(&parts)).say_inside("text-if"),
            (false, false) => {
                self.say().text("when", when).text("what", self.list(&parts)).say_inside("text-when-if")
            }
        }
    }

    /// Conditions as clauses. Flags have no names, so several of them may read alike: they are told once.
    pub(super) fn conditions(self, conditions: &[Cond], scope: &Scope) -> Vec<String> {
        each_once(conditions.iter().map(|cond| self.condition(cond, scope)).collect())
    }

    /// A condition as a clause: "the target is large".
    pub(crate) fn condition(self, cond: &Cond, scope: &Scope) -> String {
        let not = if cond.negate { "yes" } else { "no" };
        let say = || self.say().text("not", not);
        let who = |it: It| say().text("who", scope.who(it, GrammaticalCase::Nom));
        let cmp = |c: Cmp| match c {
            Cmp::AtLeast => "at-least",
            Cmp::AtMost => "at-most",
            Cmp::Is => "is",
        };
        match &cond.test {
            Test::Number(n) => say().num("n", *n).say_inside("if-number"),
            Test::Melee => say().say_inside("if-melee"),
            Test::Ranged => say().say_inside("if-ranged"),
            Test::Large(it) => who(*it).say_inside("if-large"),
            Test::Kind(it, kind) => who(*it)
                .text("kind", self.kind(*kind, GrammaticalCase::Ins))
                .text("gender", self.kind_gender(*kind))
                .text("article", self.kind_article(*kind))
                .say_inside("if-kind"),
            Test::Kin(it, kin) => {
                let kin = &self.book().tags[*kin as usize];
                let name = self.words().name(self.lang(), &format!("kin-{kin}"), GrammaticalCase::Ins);
                who(*it).text("kind", name).say_inside("if-kin")
            }
            Test::IsMouse(it, mouse) => {
                who(*it).text("mouse", self.mouse(*mouse, GrammaticalCase::Ins)).say_inside("if-mouse")
            }
            Test::HasClass(it, classes) => {
                let names = classes.iter().map(|c| {
                    self.words().name(self.lang(), &format!("term-{}", c.name()), GrammaticalCase::Ins)
                });
                who(*it).text("classes", self.either(&names.collect::<Vec<_>>())).say_inside("if-class")
            }
            Test::LowerOnTrack => say().say_inside("if-lower-on-track"),
            Test::Slot(n) => say().num("n", *n).say_inside("if-slot"),
            Test::On(it, area) => who(*it).text("where", self.place(*area, scope)).say_inside("if-on"),
            Test::MiceOn(area, n) => {
                say().num("n", *n).text("where", self.place(*area, scope)).say_inside("if-mice-on")
            }
            Test::EveryMouseOn(area) => {
                say().text("where", self.place(*area, scope)).say_inside("if-every-mouse-on")
            }
            Test::MinionsOn(area, None, n) => {
                say().num("n", *n).text("where", self.place(*area, scope)).say_inside("if-minions-on")
            }
            Test::MinionsOn(area, Some(kind), n) => say()
                .num("n", *n)
                .text("kind", self.several(*kind, *n))
                .text("kinds", self.kinds(*kind, GrammaticalCase::Gen))
                .text("article", self.kind_article(*kind))
                .text("where", self.place(*area, scope))
                .say_inside("if-kind-on"),
            Test::Counter(_, Cmp::AtLeast | Cmp::Is, 1) => say().say_inside("if-flag"),
            Test::Counter(_, how, n) => say().text("how", cmp(*how)).num("n", *n).say_inside("if-counter"),
            Test::Achieved(a) => {
                let name = self.plain(&format!("achievement-{}", self.book().achievements[a.ix()]));
                say().text("what", name).say_inside("if-achieved")
            }
            Test::InStash(card) => say().card("card", *card).say_inside("if-in-stash"),
            Test::Page(how, n) => say().text("how", cmp(*how)).num("n", *n).say_inside("if-page"),
            Test::FirstVisit => say().say_inside("if-first-visit"),
            Test::Cheese(it, n) => who(*it).num("n", *n).say_inside("if-cheese"),
            Test::HasMarker(it, marker) => self.marked(who(*it), *marker, "if-marked"),
            Test::CheeseRolled => say().say_inside("if-cheese-rolled"),
            Test::ByMinion => say().say_inside("if-by-minion"),
            Test::WeaponTag(tag) => {
                let name = self.plain(&format!("tag-{}", self.book().tags[*tag as usize]));
                say().text("tag", name).say_inside("if-weapon-tag")
            }
            Test::DamageKind(damage) => say().text("damage", damage_name(*damage)).say_inside("if-damage"),
            Test::Round(how, n) => say().text("how", cmp(*how)).num("n", *n).say_inside("if-round"),
            Test::SideUp(side) => say().text("room", self.room_name(*side)).say_inside("if-side-up"),
            Test::AnyOf(some) => {
                let all: Vec<String> = some.iter().map(|one| self.condition(one, scope)).collect();
                say().text("what", self.either(&all)).say_inside("if-any-of")
            }
            Test::HasCard(Some(it), card) => who(*it).card("card", *card).say_inside("if-has-card"),
            Test::HasCard(None, card) => say().card("card", *card).say_inside("if-party-has-card"),
            Test::Wounds(it, n) => who(*it).num("n", *n).say_inside("if-wounds"),
            Test::WoundsOf(kind, how, n) => say()
                .kind("who", *kind, GrammaticalCase::Nom)
                .text("how", cmp(*how))
                .num("n", *n)
                .say_inside("if-wounds-of"),
            Test::EveryRound(n) => say().num("n", *n).say_inside("if-every-round"),
            Test::FoundCard(card) => say().card("card", *card).say_inside("if-found"),
            Test::WasDefeated(kind) => say()
                .kind("who", *kind, GrammaticalCase::Nom)
                .text("gender", self.kind_gender(*kind))
                .say_inside("if-was-defeated"),
        }
    }

    /// The English article before a kind of minion; none, in any language, before one that goes by its name.
    pub(super) fn kind_article(self, kind: engine::id::MinionId) -> &'static str {
        let name = self.kind(kind, GrammaticalCase::Nom);
        match name.chars().next() {
            _ if self.goes_by_name(kind) => "none",
            Some('A' | 'E' | 'I' | 'O' | 'U' | 'a' | 'e' | 'i' | 'o' | 'u') => "an",
            _ => "a",
        }
    }

    /// An area in a sentence that needs one: the whole board is named.
    fn place(self, area: engine::book::Area, scope: &Scope) -> String {
        let text = self.area(area, scope);
        if text.is_empty() { self.plain("area-board") } else { text }
    }
}
