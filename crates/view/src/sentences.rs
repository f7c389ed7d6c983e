//! One event, one sentence: which words tell it and where it stands in the log.

use crate::Locale;
use crate::log::{Detail, LogKind};
use crate::say::{Say, raised};
use engine::board::Board;
use engine::book::Attacks;
use engine::dice::Roll;
use engine::event::{Absence, Card, CardPlace, Event, Free, Outcome, Pile, Purpose};
use engine::id::{Bits, Fig, Place};
use engine::{Cause, CausedEvent, RuleId};
use words::Case;

/// What an event contributes to the log.
pub(crate) enum Piece {
    /// Nothing worth a word.
    Silent,
    /// Begins a line.
    Line { kind: LogKind, text: String },
    /// Goes on with the line being told, or begins one.
    Adds { kind: LogKind, text: String },
    /// Goes on with a line of the same kind, else begins one.
    Joins { kind: LogKind, text: String },
    /// A detail of whatever line is being told, or a line of its own.
    Aside { kind: LogKind, text: String },
    /// A roll: begins a line unless it belongs to an attack; the dice are a detail.
    Dice { kind: LogKind, text: String, dice: Detail },
    /// A detail of a line of this kind, begun with `text` if it is not being told.
    Detail { kind: LogKind, text: String, detail: String },
}

fn line(kind: LogKind, text: String) -> Piece {
    Piece::Line { kind, text }
}
fn joins(kind: LogKind, text: String) -> Piece {
    Piece::Joins { kind, text }
}
fn adds(kind: LogKind, text: String) -> Piece {
    Piece::Adds { kind, text }
}

impl<'s> Locale<'s> {
    pub(crate) fn piece(self, board: &Board, told: &CausedEvent) -> Piece {
        use LogKind as K;
        let say = || self.say();
        let mouse = |m: u8| say().mouse("who", board, m, Case::Nom);
        let bent = |m: u8| mouse(m).gender("gender", board, Fig::mouse(m as usize));
        let fig = |f: Fig| say().fig("who", board, f, Case::Nom);
        let bent_fig = |f: Fig| fig(f).gender("gender", board, f);
        match told.event {
            Event::Shuffled { pile, discards, seed: _ } => {
                let key = match (pile, discards) {
                    (Pile::Search, false) => "log-shuffled-search",
                    (Pile::Search, true) => "log-shuffled-search-discards",
                    (Pile::Encounters, false) => "log-shuffled-encounters",
                    (Pile::Encounters, true) => "log-shuffled-encounters-discards",
                };
                adds(K::Note, self.plain(key))
            }
            Event::TrackCleared => Piece::Silent,
            Event::ChapterBegan { chapter } => {
                let name = self.plain(&format!("chapter-{}", self.book().chapters[chapter.ix()].name));
                line(K::Story, say().text("what", name).say("log-chapter"))
            }
            Event::TilesLaid { n } => joins(K::Room, say().num("n", n).say("log-tiles")),
            Event::MouseReady { mouse: m } => joins(K::Note, mouse(m).say("log-ready")),
            Event::StartingCard { mouse: m, card } => {
                adds(K::Note, mouse(m).card("card", self.book().copies[card.ix()]).say("log-starts-with"))
            }
            Event::Modified { who } => {
                let what = match told.cause.by {
                    Some(rule) => self.source(rule),
                    None => self.title(told.cause.rule).to_string(),
                };
                let text = match who {
                    Some(f) => fig(f).text("what", what).say("log-modified"),
                    None => say().text("what", what).say("log-power"),
                };
                Piece::Aside { kind: K::Card, text }
            }
            Event::CardLaid { card } => Piece::Detail {
                kind: K::Track,
                text: self.plain("log-track"),
                detail: self.track_name(board, card),
            },
            Event::CardMoved { from, to } => match board.track().get(from as usize) {
                Some(t) => {
                    let key = if to < from { "log-card-up" } else { "log-card-down" };
                    let name = self.track_name(board, t.card);
                    joins(K::Track, say().text("card", name).num("slot", to + 1).say(key))
                }
                None => Piece::Silent,
            },
            Event::CardLeft { card } => {
                adds(K::Track, say().text("card", self.track_name(board, card)).say("log-card-left"))
            }
            Event::RoundBegan { round } => line(K::Round, say().num("n", round).say("log-round")),
            Event::TurnBegan { card } => {
                let key = match card {
                    Card::Mouse(_) => "log-turn-mouse",
                    Card::Minion(_) => "log-turn-minion",
                };
                line(K::Turn, say().text("who", self.track_name(board, card)).say(key))
            }
            Event::TurnSkipped { mouse: m } => adds(K::Turn, mouse(m).say("log-turn-skipped")),
            Event::TurnOver { card: _ } => Piece::Silent,
            Event::Rolled { who, why, roll } => self.roll(board, who, why, roll, false),
            Event::Rerolled { who, why, roll } => self.roll(board, who, why, roll, true),
            Event::Tossed { splat } => {
                adds(K::Card, self.plain(if splat { "log-toss-splat" } else { "log-toss-whole" }))
            }
            Event::MoveSet { mouse: m, points, die, scurry } => {
                let say = mouse(m).num("points", points);
                let key = match (scurry, die) {
                    (true, _) => "log-scurry",
                    (false, 0) => "log-move-without-die",
                    (false, _) => "log-move",
                };
                adds(K::Move, say.say(key))
            }
            Event::MovePoints { mouse: m, points } => {
                adds(K::Move, mouse(m).num("points", points).say("log-move-points"))
            }
            Event::Stepped { fig: f, to, cost } => {
                let say = fig(f).to("to", board, to);
                if f.as_mouse().is_some() {
                    line(K::Move, say.num("cost", cost).say("log-step"))
                } else {
                    line(K::Move, say.say("log-minion-step"))
                }
            }
            Event::MoveOver { mouse: _ } => Piece::Silent,
            Event::StoodUp { fig: f } => line(K::Move, fig(f).say("log-stood-up")),
            Event::Placed { fig: f, at } => line(K::Move, fig(f).on("on", board, at).say("log-placed")),
            Event::Drifted { mouse: m, to } => {
                line(K::Move, say().mouse("who", board, m, Case::Acc).to("to", board, to).say("log-drifted"))
            }
            Event::DriftedOff { mouse: m } => {
                line(K::Move, say().mouse("who", board, m, Case::Acc).say("log-drifted-off"))
            }
            Event::ActionSpent { mouse: _ } => Piece::Silent,
            Event::ActionGained { mouse: m } => adds(K::Note, mouse(m).say("log-action-gained")),
            Event::FreeSpent { mouse: m, free } => match free {
                Free::Share => line(K::Note, mouse(m).say("log-shares")),
                Free::Equip => line(K::Note, mouse(m).say("log-equips")),
                Free::LevelUp | Free::Scroll | Free::Inspired => Piece::Silent,
            },
            Event::AbilityUsed { mouse: m, ability } => {
                line(K::Card, mouse(m).ability("card", ability).say("log-uses"))
            }
            Event::RuleUsed { rule, chapter: _ } => self.rule_used(rule),
            Event::CardUsed { mouse: m, card } => {
                line(K::Card, mouse(m).card("card", self.book().copies[card.ix()]).say("log-uses"))
            }
            Event::Learned { mouse: m, ability } => {
                line(K::Card, mouse(m).ability("card", ability).say("log-learns"))
            }
            Event::CheeseGained { mouse: m, n } => {
                adds(K::Note, mouse(m).num("n", n).say("log-cheese-gained"))
            }
            Event::CheeseLost { mouse: m, n } => adds(K::Note, mouse(m).num("n", n).say("log-cheese-lost")),
            Event::CheeseGiven { from, to, n } => {
                let say = mouse(from).mouse("to", board, to, Case::Dat).num("n", n);
                line(K::Note, say.say("log-cheese-given"))
            }
            Event::WheelFilled { n } => {
                let key =
                    if told.cause.rule == RuleId::TIME_1 { "log-wheel-time" } else { "log-wheel-filled" };
                adds(K::Clock, say().num("n", n).num("now", board.wheel() + n).say(key))
            }
            Event::WheelDrained { n } => {
                let now = board.wheel().saturating_sub(n);
                adds(K::Clock, say().num("n", n).num("now", now).say("log-wheel-drained"))
            }
            Event::SurgeBegan { tile } => {
                let room = self.room_name(board.side_id(tile));
                line(K::Clock, say().text("room", room).say("log-surge"))
            }
            Event::Attacked { attacker, target, reach: _, weapon } => {
                let say = say().fig("target", board, target, Case::Acc);
                let text = match (attacker, weapon) {
                    (Some(a), Some(w)) => say
                        .fig("who", board, a, Case::Nom)
                        .card("card", self.book().copies[w.ix()])
                        .say("log-attacks-with"),
                    (Some(a), None) => say.fig("who", board, a, Case::Nom).say("log-attacks"),
                    (None, _) => say.say("log-struck"),
                };
                line(K::Battle, text)
            }
            // A miss is told by the defence that is not rolled.
            Event::Hits { attacker: _, n: 0 } => Piece::Silent,
            Event::Hits { attacker: _, n } => adds(K::Battle, say().num("n", n).say("log-hits")),
            Event::Blocked { fig: f, n } => adds(K::Battle, fig(f).num("n", n).say("log-blocks")),
            Event::Wounded { fig: f, n, poison } => {
                let key = if poison { "log-poisoned" } else { "log-wounded" };
                adds(K::Battle, fig(f).num("n", n).say(key))
            }
            Event::BossWounded { init, n } => {
                adds(K::Battle, say().text("card", self.init_name(init)).num("n", n).say("log-boss-wounded"))
            }
            Event::Stolen { mouse: m, n, by } => {
                let say = say().fig("by", board, by, Case::Nom).mouse("who", board, m, Case::Dat).num("n", n);
                adds(K::Battle, say.say("log-stolen"))
            }
            Event::Healed { mouse: m, n, poison } => {
                let key = if poison { "log-healed-poison" } else { "log-healed" };
                adds(K::Note, mouse(m).num("n", n).say(key))
            }
            Event::Marked { fig: f, marker } => {
                adds(K::Note, bent_fig(f).say(&format!("log-marked-{}", marker.name())))
            }
            Event::Unmarked { fig: f, marker } => {
                adds(K::Note, bent_fig(f).say(&format!("log-unmarked-{}", marker.name())))
            }
            Event::MinionPlaced { fig: f, kind: _, number: _, at } => {
                joins(K::Room, fig(f).on("on", board, at).say("log-appears"))
            }
            Event::MinionLeft { fig: f, defeated, roach: _, by } => match (defeated, by) {
                (true, Some(m)) => {
                    let say = say().fig("target", board, f, Case::Acc).mouse("who", board, m, Case::Nom);
                    adds(K::Battle, say.say("log-defeats"))
                }
                (true, None) => adds(K::Battle, bent_fig(f).say("log-defeated")),
                (false, _) => adds(K::Note, fig(f).say("log-leaves")),
            },
            Event::NewcomersSeen => Piece::Silent,
            Event::Captured { mouse: m } => line(K::Battle, bent(m).say("log-captured")),
            Event::Rescued { mouse: m, at } => line(K::Note, bent(m).on("on", board, at).say("log-rescued")),
            Event::WentMissing { mouse: m } => adds(K::Note, mouse(m).say("log-went-missing")),
            Event::Found { mouse: m, at } => adds(K::Note, mouse(m).on("on", board, at).say("log-found")),
            Event::Joined { mouse: m, at } => line(K::Story, mouse(m).on("on", board, at).say("log-joined")),
            Event::CardMovedTo { card, from, to } => self.card_moved(board, card, from, to),
            Event::SearchFailed { mouse: m } => adds(K::Search, mouse(m).say("log-search-failed")),
            Event::Searched { mouse: _, side: _ } => Piece::Silent,
            Event::SpecialFound { index: _ } => adds(K::Search, self.plain("log-special-found")),
            Event::EncounterTurned { card } => {
                line(K::Room, say().text("card", self.encounter_name(card)).say("log-encounter"))
            }
            Event::EncounterDiscarded { card } => {
                adds(K::Room, say().text("card", self.encounter_name(card)).say("log-encounter-discarded"))
            }
            Event::Greed { on } => adds(K::Room, self.plain(if on { "log-greed" } else { "log-greed-over" })),
            Event::HourglassMoved { to } => adds(K::Clock, say().num("page", to).say("log-hourglass")),
            Event::EndMarkerMoved { to } => joins(K::Clock, say().num("page", to).say("log-end-marker")),
            Event::Explored { side } => {
                line(K::Room, say().text("room", self.room_name(side)).say("log-explored"))
            }
            Event::TileFlipped { tile: _, up } => {
                line(K::Room, say().text("room", self.room_name(up)).say("log-flipped"))
            }
            Event::TrapSet { at } => adds(K::Room, say().on("on", board, at).say("log-trap-set")),
            Event::TrapGone { at, sprung } => {
                let key = if sprung { "log-trap-sprung" } else { "log-trap-gone" };
                adds(K::Move, say().on("on", board, at).say(key))
            }
            Event::TokenPlaced { token, card: _, at, other } => {
                let name = self.plain(crate::names::token_key(token));
                let lies = say().text("token", name).on("on", board, at);
                let other = other.map(|space| Place { tile: at.tile, space });
                adds(
                    K::Card,
                    match other {
                        Some(end) => lies.to("to", board, end).say("log-token-spanned"),
                        None => lies.say("log-token-placed"),
                    },
                )
            }
            Event::TokenTaken { token } => {
                let name = self.plain(crate::names::token_key(token));
                adds(K::Card, say().text("token", name).say("log-token-taken"))
            }
            Event::SnareSet { at, dice } => {
                adds(K::Card, say().on("on", board, at).num("n", dice).say("log-snare-set"))
            }
            Event::SnareSprung { at } => line(K::Battle, say().on("on", board, at).say("log-snare-sprung")),
            Event::StatusGiven { who, status, until, by } => {
                let what = self.status_for(board, status, until, by);
                let text = match who {
                    Some(f) => fig(f).text("what", what).say("log-status"),
                    None => say().text("what", what).say("log-status-minions"),
                };
                adds(K::Card, text)
            }
            Event::StatusEnded { index } => match board.statuses().get(index as usize) {
                Some(timed) => {
                    let what = raised(crate::text::status(self, timed.status));
                    adds(K::Note, say().text("what", what).say("log-status-ended"))
                }
                None => Piece::Silent,
            },
            // What a chapter counts for itself shows in what it does.
            Event::CounterSet { counter: _, to: _ } => Piece::Silent,
            Event::Achieved { achievement } => {
                let key = format!("achievement-{}", self.book().achievements[achievement.ix()]);
                line(K::Story, say().text("what", self.plain(&key)).say("log-achieved"))
            }
            Event::HonourEarned { honour, mouse: m } => {
                let name = self.plain(crate::names::honour_key(honour));
                line(K::Story, mouse(m).text("what", name).say("log-honour"))
            }
            // What a coach says is said beside the board, and often.
            Event::MomentRead { moment: _ } if board.chapter(self.book()).coach.is_some() => Piece::Silent,
            Event::MomentRead { moment: _ } => line(K::Story, self.plain("log-moment")),
            Event::Decided { prompt: _, option } => {
                let name = self.book().prompts.get(option as usize).map_or("", String::as_str);
                let what = self.plain(&format!("prompt-{name}"));
                line(K::Story, say().text("what", what).say("log-decided"))
            }
            Event::CheckMade { who: _, passed } => {
                adds(K::Note, self.plain(if passed { "log-check-passed" } else { "log-check-failed" }))
            }
            Event::BossCards { kind, n } => {
                joins(K::Track, say().kind("who", kind, Case::Nom).num("n", n).say("log-boss-cards"))
            }
            Event::TargetChosen { by, target } => {
                line(K::Battle, self.target_reason(board, by, target, told.cause))
            }
            Event::Nothing { what, who } => self.nothing(board, what, who, told.cause),
            Event::Ended { outcome } => line(
                K::End,
                self.plain(match outcome {
                    Outcome::Victory => "log-victory",
                    Outcome::TimeIsUp => "log-time-is-up",
                    Outcome::AllCaptured => "log-all-captured",
                    Outcome::Defeat => "log-defeat",
                }),
            ),
        }
    }

    /// Dice as they lie: "2 sword ★, 1 cheese".
    pub(crate) fn dice(self, roll: Roll) -> String {
        let faces: Vec<String> = roll.iter().map(|f| self.plain(&format!("face-{}", f.0))).collect();
        faces.join(", ")
    }

    fn roll(self, board: &Board, who: Option<Fig>, why: Purpose, roll: Roll, again: bool) -> Piece {
        let (kind, key) = match why {
            Purpose::Movement => (LogKind::Move, "log-roll-movement"),
            Purpose::Attack => (LogKind::Battle, "log-roll-attack"),
            Purpose::Defense => (LogKind::Battle, "log-roll-defense"),
            Purpose::Search => (LogKind::Search, "log-roll-search"),
            Purpose::Recover => (LogKind::Note, "log-roll-recover"),
            Purpose::ClimbOut => (LogKind::Move, "log-roll-climb-out"),
            Purpose::Mousetrap => (LogKind::Move, "log-roll-mousetrap"),
            Purpose::Ambush => (LogKind::Track, "log-roll-ambush"),
            Purpose::Chase => (LogKind::Move, "log-roll-chase"),
            Purpose::Story => (LogKind::Story, "log-roll-story"),
        };
        let name = |say: Say<'s>| match who {
            Some(fig) => say.fig("who", board, fig, Case::Nom),
            None => say.text("who", self.plain("figure-someone")),
        };
        let text = name(self.say()).say(key);
        let what = if again { "log-dice-again" } else { "log-dice" };
        let dice = match why {
            Purpose::Movement | Purpose::Ambush | Purpose::Chase => {
                roll.iter().map(|f| f.number().to_string()).collect::<Vec<_>>().join(", ")
            }
            _ => self.dice(roll),
        };
        let dice = if roll.is_empty() { self.plain("log-no-dice") } else { dice };
        let told = name(self.say()).text("dice", dice).say(what);
        Piece::Dice { kind, text, dice: Detail { text: told, dice: roll.iter().map(|f| f.0 + 1).collect() } }
    }

    fn rule_used(self, rule: engine::book::RuleIx) -> Piece {
        use engine::book::Source;
        let used = &self.book().rules[rule.0 as usize];
        match used.from {
            // Abilities and cards are told when they are paid for, and a story speaks for itself.
            Source::Ability(_) | Source::Search(_) => Piece::Silent,
            Source::Room(_) | Source::Chapter if self.only_tells(used) => Piece::Silent,
            Source::Mouse(_) | Source::Minion(_) | Source::Room(_) | Source::Chapter | Source::Game => {
                adds(LogKind::Card, self.say().text("what", self.source(rule)).say("log-power"))
            }
        }
    }

    fn card_moved(self, board: &Board, card: engine::id::CardId, from: CardPlace, to: CardPlace) -> Piece {
        let name = self.book().copies[card.ix()];
        let say = || self.say().card("card", name);
        let with = |m: u8| say().mouse("who", board, m, Case::Nom);
        match (from, to) {
            (CardPlace::Deck, CardPlace::Drawn) => adds(LogKind::Search, say().say("log-drawn")),
            (CardPlace::Pack(a), CardPlace::Pack(b)) if a != b => {
                line(LogKind::Note, with(a).mouse("to", board, b, Case::Dat).say("log-gives"))
            }
            (CardPlace::Pack(_), CardPlace::Equipped(m)) => line(LogKind::Note, with(m).say("log-wears")),
            (CardPlace::Equipped(a), CardPlace::Pack(b)) if a == b => {
                line(LogKind::Note, with(a).say("log-stows"))
            }
            (CardPlace::Equipped(a), CardPlace::Pack(b)) => {
                line(LogKind::Note, with(a).mouse("to", board, b, Case::Dat).say("log-gives"))
            }
            (_, CardPlace::Pack(m)) => adds(LogKind::Search, with(m).say("log-keeps")),
            (_, CardPlace::Equipped(m)) => adds(LogKind::Note, with(m).say("log-wears")),
            (_, CardPlace::Discards) => adds(LogKind::Note, say().say("log-discarded")),
            (_, CardPlace::Deck) => adds(LogKind::Note, say().say("log-shuffled-in")),
            (CardPlace::Board, CardPlace::Stash) => Piece::Silent,
            (_, CardPlace::Stash) => adds(LogKind::Search, say().say("log-to-stash")),
            (_, CardPlace::Gone) => adds(LogKind::Note, say().say("log-card-gone")),
            (_, CardPlace::Board) => Piece::Silent,
            (_, CardPlace::Drawn) => adds(LogKind::Search, say().say("log-drawn")),
        }
    }

    /// Why a minion goes for this mouse: "nearest is Tilda; Filch was already attacked".
    fn target_reason(self, board: &Board, by: Fig, target: Fig, cause: Cause) -> String {
        let say = || self.say().fig("by", board, by, Case::Nom);
        let key = match (cause.rule, cause.also) {
            (RuleId::MIN_8 | RuleId::MIN_9, Some(RuleId::INI_9)) => "log-target-again",
            (RuleId::MIN_9, _) => "log-target-close",
            (RuleId::MIN_8, _) => "log-target-nearest",
            _ => "log-target-swept",
        };
        let chosen = || say().fig("target", board, target, Case::Nom);
        if key != "log-target-nearest" && key != "log-target-close" {
            return chosen().say(key);
        }
        // Who was spared although no farther away: attacked before in this turn.
        let spared: Vec<String> = board.place(by).map_or_else(Vec::new, |at| {
            let side = board.side(self.book(), at.tile);
            let steps = |f: Fig| {
                board
                    .place(f)
                    .filter(|p| p.tile == at.tile)
                    .map(|p| side.minion_steps[at.space.ix()][p.space.ix()])
            };
            let far = steps(target).unwrap_or(u8::MAX);
            Bits(u64::from(board.turn().attacked()))
                .map(Fig::mouse)
                .filter(|f| *f != target && steps(*f).is_some_and(|d| d <= far))
                .map(|f| self.figure(board, f, Case::Acc))
                .collect()
        });
        if spared.is_empty() {
            chosen().say(key)
        } else {
            let n = spared.len() as i64;
            chosen().text("spared", self.list(&spared)).num("n", n).say(&format!("{key}-spared"))
        }
    }

    /// What did not happen, and why.
    fn nothing(self, board: &Board, what: Absence, who: Option<Fig>, cause: Cause) -> Piece {
        let say = || match who {
            Some(f) => self.say().fig("who", board, f, Case::Nom),
            None => self.say(),
        };
        let (kind, key) = match (what, cause.rule) {
            (Absence::Defense, RuleId::BAT_4) => (LogKind::Battle, "log-no-defense"),
            (Absence::Defense, _) => (LogKind::Battle, "log-no-defense-allowed"),
            (Absence::MovementDie, RuleId::VAR_1) => (LogKind::Move, "log-no-die-steady"),
            (Absence::MovementDie, _) => (LogKind::Move, "log-no-die"),
            (Absence::Move, RuleId::MIN_4) => (LogKind::Move, "log-no-move-here"),
            (Absence::Move, RuleId::MIN_6) => (LogKind::Move, "log-no-move-sees"),
            (Absence::Move, RuleId::RUL_20) => (LogKind::Move, "log-no-move-blocked"),
            (Absence::Move, _) => (LogKind::Move, "log-no-move"),
            (Absence::Attack, RuleId::GRP_1) => (LogKind::Battle, "log-no-attack-grape"),
            (Absence::Attack, _) => (LogKind::Battle, "log-no-attack"),
            (Absence::Minions, RuleId::DIS_1) => (LogKind::Room, "log-no-minions-disguise"),
            (Absence::Minions, RuleId::PLC_7) => (LogKind::Room, "log-no-minions-supply"),
            (Absence::Minions, _) => (LogKind::Room, "log-no-minions"),
            (Absence::Drift, _) => (LogKind::Move, "log-no-drift"),
            (Absence::Cheese, _) => (LogKind::Battle, "log-no-cheese"),
            (Absence::Wound, RuleId::BAT_8) => (LogKind::Battle, "log-no-wound-immune"),
            (Absence::Wound, RuleId::GRP_3) => (LogKind::Battle, "log-no-wound-grape"),
            (Absence::Wound, _) => (LogKind::Battle, "log-no-wound"),
            (Absence::Marker, _) => (LogKind::Battle, "log-no-marker"),
            (Absence::TrapCheck, _) => (LogKind::Move, "log-no-trap-check"),
            (Absence::Encounter, RuleId::ENC_1) => (LogKind::Room, "log-no-encounter-known"),
            (Absence::Encounter, RuleId::STORY_5) => (LogKind::Room, "log-no-encounter-surge"),
            (Absence::Encounter, _) => (LogKind::Room, "log-no-encounter"),
            (Absence::SearchCard, _) => (LogKind::Search, "log-no-search-card"),
            (Absence::Turn, RuleId::RUL_14) => (LogKind::Turn, "log-no-turn-alone"),
            (Absence::Turn, _) => (LogKind::Turn, "log-no-turn"),
            (Absence::InitiativeCard, _) => (LogKind::Track, "log-no-card"),
            (Absence::Status, _) => (LogKind::Battle, "log-no-status"),
            (Absence::Snare, _) => (LogKind::Battle, "log-no-snare"),
        };
        let begins = matches!(what, Absence::Move | Absence::Turn)
            && who.is_some_and(|f| f.as_minion().is_some())
            && who.is_some_and(|f| board.init_card(self.book(), f).attacks != Attacks::Chases);
        let text = say().say(key);
        if begins { line(kind, text) } else { adds(kind, text) }
    }
}
