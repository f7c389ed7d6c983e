//! One event, one sentence: which words tell it and where it stands in the log.

use super::line::{Detail, LogKind};
use super::piece::{Piece, adds, joins, line};
use crate::Locale;
use crate::catalogue::say::{Say, raised};
use crate::event::{CardSpot, Fact, FigureName, InitiativeCard, PublicEvent};
use engine::RuleId;
use engine::book::{Marker, RuleIx, Source};
use engine::dice::Face;
use engine::event::{Free, Outcome, Pile, Purpose};
use words::GrammaticalCase;

impl<'s> Locale<'s> {
    /// What an event that cites these rules contributes.
    pub(super) fn piece(self, event: &PublicEvent, rules: &[RuleId]) -> Piece {
        use LogKind as K;
        let say = || self.say();
        let mouse = |m: &str| say().mouse_called("who", m, GrammaticalCase::Nom);
        let bent = |m: &str| say().bent(&FigureName::Mouse(m.to_string()));
        let who = |f: &FigureName| say().who("who", f, GrammaticalCase::Nom);
        match &event.fact {
            Fact::Shuffled { pile, discards, cards: _ } => {
                let key = match (pile, discards) {
                    (Pile::Search, false) => "event-shuffled-search",
                    (Pile::Search, true) => "event-shuffled-search-discards",
                    (Pile::Encounters, false) => "event-shuffled-encounters",
                    (Pile::Encounters, true) => "event-shuffled-encounters-discards",
                };
                adds(K::Note, self.plain(key))
            }
            Fact::ChapterBegan { chapter, .. } => {
                let name = self.plain(&format!("chapter-{chapter}"));
                line(K::Story, say().text("what", name).say("event-chapter-began"))
            }
            Fact::TilesLaid { rooms } => {
                joins(K::Room, say().num("n", rooms.len() as i64).say("event-tiles-laid"))
            }
            Fact::MouseReady { mouse: m, .. } => joins(K::Note, mouse(m).say("event-mouse-ready")),
            Fact::StartingCard { mouse: m, card } => {
                adds(K::Note, mouse(m).card_called("card", card).say("event-starting-card"))
            }
            Fact::Modified { who: by } => {
                let what = match self.declared(event.cause.by.as_deref()) {
                    Some(rule) => self.source(rule),
                    None => rules.first().map_or("", |rule| self.title(*rule)).to_string(),
                };
                let text = match by {
                    Some(f) => who(f).text("what", what).say("event-modified"),
                    None => say().text("what", what).say("event-modified-all"),
                };
                Piece::Aside { kind: K::Card, text }
            }
            Fact::CardLaid { card, slot: _ } => Piece::Detail {
                kind: K::Track,
                text: self.plain("event-card-laid"),
                detail: self.initiative_card(card),
            },
            Fact::CardMoved { card, from, to } => {
                let key = if to < from { "event-card-moved-up" } else { "event-card-moved-down" };
                let name = self.initiative_card(card);
                joins(K::Track, say().text("card", name).num("slot", *to).say(key))
            }
            Fact::CardLeft { card } => {
                adds(K::Track, say().text("card", self.initiative_card(card)).say("event-card-left"))
            }
            Fact::RoundBegan { round } => line(K::Round, say().num("n", *round).say("event-round-began")),
            Fact::TurnBegan { card, .. } => {
                let key = match card {
                    InitiativeCard::Mouse(_) => "event-turn-began-mouse",
                    InitiativeCard::Minion(_) => "event-turn-began-minion",
                };
                line(K::Turn, say().text("who", self.initiative_card(card)).say(key))
            }
            Fact::TurnSkipped { mouse: m, .. } => adds(K::Turn, mouse(m).say("event-turn-skipped")),
            Fact::Rolled { who, why, dice, again } => self.roll(who.as_ref(), *why, dice, *again),
            Fact::Tossed { splat } => {
                adds(K::Card, self.plain(if *splat { "event-tossed-splat" } else { "event-tossed-whole" }))
            }
            Fact::MoveSet { mouse: m, points, die, scurry } => {
                let key = match (scurry, die) {
                    (true, _) => "event-move-set-scurry",
                    (false, 0) => "event-move-set-without-die",
                    (false, _) => "event-move-set",
                };
                adds(K::Move, mouse(m).num("points", *points).say(key))
            }
            Fact::MovePoints { mouse: m, points } => {
                adds(K::Move, mouse(m).num("points", *points).say("event-move-points"))
            }
            Fact::Stepped { figure, to, cost, .. } => {
                let say = who(figure).towards("to", to);
                if figure.is_minion() {
                    line(K::Move, say.say("event-stepped-minion"))
                } else {
                    line(K::Move, say.num("cost", *cost).say("event-stepped"))
                }
            }
            Fact::StoodUp { figure, .. } => line(K::Move, who(figure).say("event-stood-up")),
            Fact::Placed { figure, to, .. } => {
                line(K::Move, who(figure).standing_on("on", to).say("event-placed"))
            }
            Fact::Drifted { mouse: m, to, .. } => {
                let say = say().mouse_called("who", m, GrammaticalCase::Acc).towards("to", to);
                line(K::Move, say.say("event-drifted"))
            }
            Fact::DriftedOff { mouse: m } => {
                line(K::Move, say().mouse_called("who", m, GrammaticalCase::Acc).say("event-drifted-off"))
            }
            Fact::ActionGained { mouse: m, .. } => adds(K::Note, mouse(m).say("event-action-gained")),
            Fact::FreeSpent { mouse: m, free } => match free {
                Free::Share => line(K::Note, mouse(m).say("event-free-spent-share")),
                Free::Equip => line(K::Note, mouse(m).say("event-free-spent-equip")),
                Free::LevelUp | Free::Scroll | Free::Inspired => Piece::Silent,
            },
            Fact::AbilityUsed { mouse: m, ability } => {
                line(K::Card, mouse(m).ability_called("card", ability).say("event-ability-used"))
            }
            Fact::RuleUsed { rule, chapter: _ } => {
                self.declared(Some(rule)).map_or(Piece::Silent, |rule| self.rule_used(rule))
            }
            Fact::CardUsed { mouse: m, card } => {
                line(K::Card, mouse(m).card_called("card", card).say("event-card-used"))
            }
            Fact::Learned { mouse: m, ability } => {
                line(K::Card, mouse(m).ability_called("card", ability).say("event-learned"))
            }
            Fact::CheeseGained { mouse: m, n, .. } => {
                adds(K::Note, mouse(m).num("n", *n).say("event-cheese-gained"))
            }
            Fact::CheeseLost { mouse: m, n, .. } => {
                adds(K::Note, mouse(m).num("n", *n).say("event-cheese-lost"))
            }
            Fact::CheeseGiven { from, to, n, .. } => {
                let say = mouse(from).mouse_called("to", to, GrammaticalCase::Dat).num("n", *n);
                line(K::Note, say.say("event-cheese-given"))
            }
            Fact::WheelFilled { n, wheel } => {
                let time = rules.first() == Some(&RuleId::TIME_1);
                let key = if time { "event-wheel-filled-time" } else { "event-wheel-filled" };
                adds(K::Clock, say().num("n", *n).num("now", *wheel).say(key))
            }
            Fact::WheelDrained { n, wheel } => {
                adds(K::Clock, say().num("n", *n).num("now", *wheel).say("event-wheel-drained"))
            }
            Fact::SurgeBegan { tile: _, room } => {
                line(K::Clock, say().text("room", self.room_called(room)).say("event-surge-began"))
            }
            Fact::Attacked { attacker, target, reach: _, weapon } => {
                let say = say().who("target", target, GrammaticalCase::Acc);
                let text = match (attacker, weapon) {
                    (Some(a), Some(w)) => say
                        .who("who", a, GrammaticalCase::Nom)
                        .card_called("card", w)
                        .say("event-attacked-with"),
                    (Some(a), None) => say.who("who", a, GrammaticalCase::Nom).say("event-attacked"),
                    (None, _) => say.say("event-attacked-by-nobody"),
                };
                line(K::Battle, text)
            }
            // A miss is told by the defence that is not rolled.
            Fact::Hits { attacker: _, n: 0 } => Piece::Silent,
            Fact::Hits { attacker: _, n } => adds(K::Battle, say().num("n", *n).say("event-hits")),
            Fact::Blocked { figure, n } => adds(K::Battle, who(figure).num("n", *n).say("event-blocked")),
            Fact::Wounded { figure, n, poison, .. } => {
                let key = if *poison { "event-wounded-poison" } else { "event-wounded" };
                adds(K::Battle, who(figure).num("n", *n).say(key))
            }
            Fact::BossWounded { card, n, .. } => {
                let name = self.book().init_named(card).map_or("", |init| self.init_name(init));
                adds(K::Battle, say().text("card", name).num("n", *n).say("event-boss-wounded"))
            }
            Fact::Stolen { mouse: m, n, by, .. } => {
                let say = say()
                    .who("by", by, GrammaticalCase::Nom)
                    .mouse_called("who", m, GrammaticalCase::Dat)
                    .num("n", *n);
                adds(K::Battle, say.say("event-stolen"))
            }
            Fact::Healed { mouse: m, n, poison, .. } => {
                let key = if *poison { "event-healed-poison" } else { "event-healed" };
                adds(K::Note, mouse(m).num("n", *n).say(key))
            }
            Fact::Marked { figure, marker, .. } => {
                adds(K::Note, self.marker_told(figure, marker, "event-marked"))
            }
            Fact::Unmarked { figure, marker, .. } => {
                adds(K::Note, self.marker_told(figure, marker, "event-unmarked"))
            }
            Fact::MinionPlaced { figure, at, .. } => {
                joins(K::Room, who(figure).standing_on("on", at).say("event-minion-placed"))
            }
            Fact::MinionLeft { figure, defeated, by, .. } => match (defeated, by) {
                (true, Some(m)) => {
                    let say = say().who("target", figure, GrammaticalCase::Acc).mouse_called(
                        "who",
                        m,
                        GrammaticalCase::Nom,
                    );
                    adds(K::Battle, say.say("event-minion-left-defeated-by"))
                }
                (true, None) => adds(K::Battle, say().bent(figure).say("event-minion-left-defeated")),
                (false, _) => adds(K::Note, who(figure).say("event-minion-left")),
            },
            Fact::Captured { mouse: m, .. } => line(K::Battle, bent(m).say("event-captured")),
            Fact::Rescued { mouse: m, at } => {
                line(K::Note, bent(m).standing_on("on", at).say("event-rescued"))
            }
            Fact::WentMissing { mouse: m, .. } => adds(K::Note, mouse(m).say("event-went-missing")),
            Fact::Found { mouse: m, at } => adds(K::Note, mouse(m).standing_on("on", at).say("event-found")),
            Fact::Joined { mouse: m, at } => {
                line(K::Story, mouse(m).standing_on("on", at).say("event-joined"))
            }
            Fact::CardMovedTo { card: Some(card), from, to, .. } => self.card_moved(card, from, to),
            Fact::SearchFailed { mouse: m } => adds(K::Search, mouse(m).say("event-search-failed")),
            Fact::SpecialFound { index: _ } => adds(K::Search, self.plain("event-special-found")),
            Fact::EncounterTurned { card, .. } => {
                line(K::Room, say().text("card", self.encounter_called(card)).say("event-encounter-turned"))
            }
            Fact::EncounterDiscarded { card, .. } => {
                let say = say().text("card", self.encounter_called(card));
                adds(K::Room, say.say("event-encounter-discarded"))
            }
            Fact::Greed { on } => {
                adds(K::Room, self.plain(if *on { "event-greed" } else { "event-greed-over" }))
            }
            Fact::HourglassMoved { page } => {
                adds(K::Clock, say().num("page", *page).say("event-hourglass-moved"))
            }
            Fact::EndMarkerMoved { page } => {
                joins(K::Clock, say().num("page", *page).say("event-end-marker-moved"))
            }
            Fact::Explored { room, .. } => {
                line(K::Room, say().text("room", self.room_called(room)).say("event-explored"))
            }
            Fact::TileLaid { room, .. } => {
                line(K::Room, say().text("room", self.room_called(room)).say("event-tile-laid"))
            }
            Fact::TileClosed { room, .. } => {
                line(K::Room, say().text("room", self.room_called(room)).say("event-tile-closed"))
            }
            Fact::TileFlipped { room, .. } => {
                line(K::Room, say().text("room", self.room_called(room)).say("event-tile-flipped"))
            }
            Fact::TrapSet { at } => adds(K::Room, say().standing_on("on", at).say("event-trap-set")),
            Fact::TrapGone { at, sprung } => {
                let key = if *sprung { "event-trap-gone-sprung" } else { "event-trap-gone" };
                adds(K::Move, say().standing_on("on", at).say(key))
            }
            Fact::TokenPlaced { token, at, other } => {
                let lies = say()
                    .text("token", self.plain(crate::catalogue::names::token_key(*token)))
                    .standing_on("on", at);
                adds(
                    K::Card,
                    match other {
                        Some(end) => lies.towards("to", end).say("event-token-placed-spanned"),
                        None => lies.say("event-token-placed"),
                    },
                )
            }
            Fact::TokenTaken { token } => {
                let name = self.plain(crate::catalogue::names::token_key(*token));
                adds(K::Card, say().text("token", name).say("event-token-taken"))
            }
            Fact::SnareSet { at, dice } => {
                adds(K::Card, say().standing_on("on", at).num("n", *dice).say("event-snare-set"))
            }
            Fact::SnareSprung { at } => {
                line(K::Battle, say().standing_on("on", at).say("event-snare-sprung"))
            }
            Fact::StatusGiven { who: on, status, until, by } => {
                let by = || self.who(&FigureName::Mouse(by.clone()), GrammaticalCase::Gen);
                let what = self.status_until(*status, *until, by);
                let text = match on {
                    Some(f) => who(f).text("what", what).say("event-status-given"),
                    None => say().text("what", what).say("event-status-given-minions"),
                };
                adds(K::Card, text)
            }
            // It goes on with what is added to it, and that is said next.
            Fact::StatusEnded { .. } if !rules.contains(&RuleId::ABIL_4) => Piece::Silent,
            Fact::StatusEnded { status, .. } => {
                let what = raised(crate::catalogue::text::status(self, *status));
                adds(K::Note, say().text("what", what).say("event-status-ended"))
            }
            Fact::Achieved { achievement } => {
                let name = self.plain(&format!("achievement-{achievement}"));
                line(K::Story, say().text("what", name).say("event-achieved"))
            }
            Fact::HonourEarned { honour, mouse: m } => {
                let name = self.plain(crate::catalogue::names::honour_key(*honour));
                line(K::Story, mouse(m).text("what", name).say("event-honour-earned"))
            }
            // What a coach says is said beside the board, and often.
            Fact::MomentRead { moment: _, coach: Some(_) } => Piece::Silent,
            Fact::MomentRead { moment: _, coach: None } => line(K::Story, self.plain("event-moment-read")),
            Fact::Decided { prompt: _, option } => {
                let what = self.plain(&format!("prompt-{option}"));
                line(K::Story, say().text("what", what).say("event-decided"))
            }
            Fact::CheckMade { who: _, passed } => {
                let key = if *passed { "event-check-made-passed" } else { "event-check-made-failed" };
                adds(K::Note, self.plain(key))
            }
            Fact::BossCards { kind, n } => {
                let name =
                    self.book().minion_named(kind).map_or("", |kind| self.kind(kind, GrammaticalCase::Nom));
                joins(K::Track, say().text("who", name).num("n", *n).say("event-boss-cards"))
            }
            Fact::TargetChosen { by, target, spared } => {
                line(K::Battle, self.target_reason(by, target, spared, rules))
            }
            Fact::Nothing { what, who, card } => {
                self.nothing(*what, who.as_ref(), card.as_deref(), rules.first().copied())
            }
            Fact::Ended { outcome } => line(
                K::End,
                self.plain(match outcome {
                    Outcome::Victory => "event-ended-victory",
                    Outcome::TimeIsUp => "event-ended-time-is-up",
                    Outcome::AllCaptured => "event-ended-all-captured",
                    Outcome::Defeat => "event-ended-defeat",
                    Outcome::Stuck => "event-ended-stuck",
                }),
            ),
            // Only what lies on the table has a name for people.
            Fact::CounterSet { counter, to } => match self.try_plain(&format!("counter-{counter}")) {
                Some(name) => adds(K::Story, say().text("what", name).num("n", *to).say("event-counter-set")),
                None => Piece::Silent,
            },
            // What happens next, or the board, shows it.
            Fact::TrackCleared
            | Fact::TurnOver { .. }
            | Fact::MoveOver { .. }
            | Fact::ActionSpent { .. }
            | Fact::NewcomersSeen
            | Fact::Searched { .. }
            | Fact::CardMovedTo { card: None, .. } => Piece::Silent,
        }
    }

    fn encounter_called(self, name: &str) -> &'s str {
        self.book().encounter_named(name).map_or("", |card| self.encounter_name(card))
    }

    fn declared(self, name: Option<&str>) -> Option<RuleIx> {
        self.catalogue().ids().declared(name?)
    }

    fn roll(self, who: Option<&FigureName>, why: Purpose, dice: &[Face], again: bool) -> Piece {
        let (kind, key) = match why {
            Purpose::Movement => (LogKind::Move, "event-rolled-movement"),
            Purpose::Attack => (LogKind::Battle, "event-rolled-attack"),
            Purpose::Defense => (LogKind::Battle, "event-rolled-defense"),
            Purpose::Search => (LogKind::Search, "event-rolled-search"),
            Purpose::Recover => (LogKind::Note, "event-rolled-recover"),
            Purpose::ClimbOut => (LogKind::Move, "event-rolled-climb-out"),
            Purpose::Mousetrap => (LogKind::Move, "event-rolled-mousetrap"),
            Purpose::Ambush => (LogKind::Track, "event-rolled-ambush"),
            Purpose::Chase => (LogKind::Move, "event-rolled-chase"),
            Purpose::Story => (LogKind::Story, "event-rolled-story"),
        };
        let name = |say: Say<'s>| match who {
            Some(figure) => say.who("who", figure, GrammaticalCase::Nom),
            None => say.text("who", self.plain("figure-someone")),
        };
        let text = name(self.say()).say(key);
        let what = if again { "event-rolled-dice-again" } else { "event-rolled-dice" };
        let face = |face: &Face| match why {
            Purpose::Movement | Purpose::Ambush | Purpose::Chase => face.number().to_string(),
            _ => self.plain(&format!("face-{}", face.0)),
        };
        let faces: Vec<String> = dice.iter().map(face).collect();
        let faces = if dice.is_empty() { self.plain("event-rolled-no-dice") } else { faces.join(", ") };
        let told = name(self.say()).text("dice", faces).say(what);
        Piece::Dice { kind, text, dice: Detail { text: told, dice: dice.iter().map(|f| f.0 + 1).collect() } }
    }

    /// A marker given or taken; each of the rules has a sentence of its own, those of a book share one.
    fn marker_told(self, figure: &FigureName, marker: &str, key: &str) -> String {
        let say = self.say().bent(figure);
        if Marker::ALL.iter().any(|printed| printed.name() == marker) {
            return say.say(&format!("{key}-{marker}"));
        }
        say.text("what", self.plain(&format!("marker-{marker}"))).say(&format!("{key}-own"))
    }

    fn rule_used(self, rule: RuleIx) -> Piece {
        let used = &self.book().rules[rule.0 as usize];
        match used.from {
            // Abilities and cards are told when they are paid for, and a story speaks for itself.
            Source::Ability(_) | Source::Search(_) => Piece::Silent,
            Source::Room(_) | Source::Chapter if self.only_tells(used) => Piece::Silent,
            Source::Mouse(_)
            | Source::Minion(_)
            | Source::Marker(_)
            | Source::Room(_)
            | Source::Chapter
            | Source::Game => {
                adds(LogKind::Card, self.say().text("what", self.source(rule)).say("event-rule-used"))
            }
        }
    }

    fn card_moved(self, card: &str, from: &CardSpot, to: &CardSpot) -> Piece {
        let say = || self.say().card_called("card", card);
        let with = |mouse: &str| say().mouse_called("who", mouse, GrammaticalCase::Nom);
        let given = |a: &str, b: &str| {
            with(a).mouse_called("to", b, GrammaticalCase::Dat).say("event-card-moved-to-other")
        };
        match (from, to) {
            (CardSpot::Deck, CardSpot::Drawn) => {
                adds(LogKind::Search, say().say("event-card-moved-to-drawn"))
            }
            (CardSpot::Pack(a), CardSpot::Pack(b)) if a != b => line(LogKind::Note, given(a, b)),
            (CardSpot::Pack(_), CardSpot::Equipped(m)) => {
                line(LogKind::Note, with(m).say("event-card-moved-to-equipped"))
            }
            (CardSpot::Equipped(a), CardSpot::Pack(b)) if a == b => {
                line(LogKind::Note, with(a).say("event-card-moved-to-own-pack"))
            }
            (CardSpot::Equipped(a), CardSpot::Pack(b)) => line(LogKind::Note, given(a, b)),
            (_, CardSpot::Pack(m)) => adds(LogKind::Search, with(m).say("event-card-moved-to-pack")),
            (_, CardSpot::Equipped(m)) => adds(LogKind::Note, with(m).say("event-card-moved-to-equipped")),
            (_, CardSpot::Discards) => adds(LogKind::Note, say().say("event-card-moved-to-discards")),
            (_, CardSpot::Deck) => adds(LogKind::Note, say().say("event-card-moved-to-deck")),
            (CardSpot::Board, CardSpot::Stash) => Piece::Silent,
            (_, CardSpot::Stash) => adds(LogKind::Search, say().say("event-card-moved-to-stash")),
            (_, CardSpot::Gone) => adds(LogKind::Note, say().say("event-card-moved-to-gone")),
            (_, CardSpot::Board) => Piece::Silent,
            (_, CardSpot::Drawn) => adds(LogKind::Search, say().say("event-card-moved-to-drawn")),
        }
    }

    /// Why a minion goes for this mouse: "nearest is Tilda; Filch was already attacked".
    fn target_reason(
        self,
        by: &FigureName,
        target: &FigureName,
        spared: &[FigureName],
        rules: &[RuleId],
    ) -> String {
        let key = match (rules.first().copied(), rules.get(1).copied()) {
            (Some(RuleId::MIN_8 | RuleId::MIN_9), Some(RuleId::INI_9)) => "event-target-chosen-again",
            (Some(RuleId::MIN_9), _) => "event-target-chosen-close",
            (Some(RuleId::MIN_8), _) => "event-target-chosen-nearest",
            _ => "event-target-chosen-swept",
        };
        let chosen =
            self.say().who("by", by, GrammaticalCase::Nom).who("target", target, GrammaticalCase::Nom);
        let measured = matches!(key, "event-target-chosen-nearest" | "event-target-chosen-close");
        if !measured || spared.is_empty() {
            return chosen.say(key);
        }
        let names: Vec<String> = spared.iter().map(|f| self.who(f, GrammaticalCase::Acc)).collect();
        let n = names.len() as i64;
        chosen.text("spared", self.list(&names)).num("n", n).say(&format!("{key}-spared"))
    }
}
