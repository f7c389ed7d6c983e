//! Looking ahead in words: what a minion will do, what a choice may cost.

use crate::catalogue::say::raised;
use crate::{Locale, RuleRef};
use engine::id::{Bits, Fig};
use engine::outlook::{ChoiceOutlook, Foresight, MinionPlan, NUMBERS, Outlook, WHEEL};
use engine::{Choice, Game};
use serde::Serialize;
use std::sync::Arc;
use words::GrammaticalCase;

/// What a minion will do in its next turn, as things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IntentView {
    /// In words.
    pub text: String,
    /// The rule behind it.
    pub rule: Arc<RuleRef>,
}

/// A figure that may be attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Aim {
    /// Its id.
    pub id: String,
    /// Its name.
    pub label: String,
}

/// What a warning warns of; each has a sign of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Risk {
    /// The wheel may be filled.
    Wheel,
    /// The chapter may be lost.
    Chapter,
    /// A mouse may be captured.
    Capture,
    /// A mousetrap lies there.
    Trap,
}

/// What a choice may cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Warning {
    /// What it warns of.
    pub risk: Risk,
    /// In a word or two, for a button.
    pub short: String,
    /// In a whole sentence.
    pub text: String,
}

/// Risks below this many hundredths are not worth a sign.
const WORTH_SAYING: u8 = 3;

impl Locale<'_> {
    /// What a minion will do; none for a mouse.
    pub(in crate::table) fn intent(self, game: &Game, sight: &Foresight, fig: Fig) -> Option<IntentView> {
        let outlook = sight.outlook(fig)?;
        let mut parts = vec![self.minion_plan(game, &outlook)];
        if !matches!(
            outlook.plan,
            MinionPlan::Idle | MinionPlan::Room | MinionPlan::Prowls | MinionPlan::Throws
        ) {
            parts.extend(self.strikes(game, &outlook));
        }
        Some(IntentView { text: parts.join(" "), rule: self.rule(outlook.rule) })
    }

    fn minion_plan(self, game: &Game, outlook: &Outlook) -> String {
        let key = match outlook.plan {
            MinionPlan::Idle => "intent-idle",
            MinionPlan::Room => "intent-room",
            MinionPlan::Prowls => "intent-prowls",
            MinionPlan::Throws => "intent-throws",
            MinionPlan::GetsUp => "intent-gets-up",
            MinionPlan::Sees => "intent-sees",
            MinionPlan::Bait => "intent-bait",
            MinionPlan::Shares => "intent-shares",
            MinionPlan::Walks if outlook.goal.is_none() => "intent-nobody",
            MinionPlan::Walks => "intent-walks",
        };
        match (outlook.plan, outlook.goal) {
            (MinionPlan::Shares, Some((mouse, _))) => {
                self.say().mouse("who", game.board(), mouse, GrammaticalCase::Ins).say(key)
            }
            (MinionPlan::Walks, Some((mouse, steps))) => {
                self.say().mouse("who", game.board(), mouse, GrammaticalCase::Acc).num("n", steps).say(key)
            }
            _ => self.plain(key),
        }
    }

    /// Whom it attacks, and on which numbers where its die decides.
    fn strikes(self, game: &Game, outlook: &Outlook) -> Vec<String> {
        let [one, two, three] = outlook.strikes;
        if one == two && two == three {
            let key = if one == 0 { "intent-strikes-nobody" } else { "intent-strikes" };
            return vec![self.say().text("who", self.mice_of(game, one)).say(key)];
        }
        let mut told: Vec<u8> = Vec::new();
        let mut out = Vec::new();
        for mice in outlook.strikes.into_iter().filter(|s| *s != 0) {
            if !told.contains(&mice) {
                told.push(mice);
                let numbers = NUMBERS.iter().zip(outlook.strikes).filter(|(_, s)| *s == mice);
                let numbers: Vec<String> = numbers.map(|(n, _)| n.to_string()).collect();
                let say = self.say().text("who", self.mice_of(game, mice));
                out.push(say.text("numbers", self.either(&numbers)).say("intent-strikes-on"));
            }
        }
        out
    }

    fn mice_of(self, game: &Game, mice: u8) -> String {
        let name = |m| self.figure(game.board(), Fig::mouse(m), GrammaticalCase::Acc);
        self.either(&Bits(u64::from(mice)).map(name).collect::<Vec<_>>())
    }

    /// The figures a figure may attack from where it stands, or will after its move.
    pub(in crate::table) fn aims(self, game: &Game, sight: &Foresight, fig: Fig) -> Vec<Aim> {
        let aim = |f: Fig| Aim {
            id: game.figure_name(f),
            label: raised(self.figure(game.board(), f, GrammaticalCase::Nom)),
        };
        match fig.as_mouse() {
            Some(m) => sight.targets(m).iter().map(|f| aim(*f)).collect(),
            None => {
                let any = sight.outlook(fig).map_or(0, |o| o.any());
                Bits(u64::from(any)).map(|m| aim(Fig::mouse(m))).collect()
            }
        }
    }

    /// The chance that a mouse is captured before its next turn, in hundredths; 0 if it is not worth a word.
    pub(in crate::table) fn danger(self, sight: &Foresight, mouse: usize) -> u8 {
        let percent = sight.danger(mouse).percent();
        if percent < WORTH_SAYING { 0 } else { percent }
    }

    /// What a choice may cost.
    pub(in crate::table) fn warnings(
        self,
        game: &Game,
        sight: &Foresight,
        prospect: &ChoiceOutlook,
    ) -> Vec<Warning> {
        let mut out = Vec::new();
        out.extend(self.clock_warning(game, prospect));
        let board = game.board();
        match prospect.offer.choice {
            Choice::EndTurn => out.extend(self.capture_warning(game, sight)),
            Choice::Step(space) if board.traps(game.decision_tile()).has(space) => out.push(Warning {
                risk: Risk::Trap,
                short: self.plain("warn-trap-short"),
                text: self.plain("warn-trap"),
            }),
            _ => {}
        }
        out
    }

    fn clock_warning(self, game: &Game, prospect: &ChoiceOutlook) -> Option<Warning> {
        let board = game.board();
        let risk = prospect.wheel;
        let percent = risk.percent().max(1);
        let last = board.hourglass() + 1 >= board.end_marker();
        // What hardly ever happens is worth a warning only where it would be the end.
        if risk.favourable > 0 && (last || percent >= WORTH_SAYING) {
            let (risk, key) =
                if last { (Risk::Chapter, "warn-chapter") } else { (Risk::Wheel, "warn-wheel") };
            let say = |key: &str| self.say().num("n", percent).say(key);
            return Some(Warning { risk, short: say(&format!("{key}-short")), text: say(key) });
        }
        let key = match prospect.offer.choice {
            Choice::EndTurn if game.adds_cheese() => "warn-cheese",
            // TIME-1: the last minion defeated by the last mouse costs a cheese all the same.
            Choice::Battle { .. }
                if board.minions().count() == 1 && board.mice_in_order().last() == board.turn().mouse() =>
            {
                "warn-last-minion"
            }
            _ => return None,
        };
        let say = |key: &str| self.say().num("wheel", board.wheel()).num("size", WHEEL).say(key);
        Some(Warning { risk: Risk::Wheel, short: say("warn-cheese-short"), text: say(key) })
    }

    fn capture_warning(self, game: &Game, sight: &Foresight) -> Option<Warning> {
        let board = game.board();
        let mouse = board.turn().mouse()?;
        let at = board.place(Fig::mouse(mouse))?;
        let space = board.side(self.book(), at.tile).space(at.space);
        let (key, percent) = if space.current_off && space.current.is_empty() {
            ("warn-drift", 100)
        } else {
            ("warn-capture", self.danger(sight, mouse))
        };
        let say = |key: &str| {
            self.say().fig("who", board, Fig::mouse(mouse), GrammaticalCase::Nom).num("n", percent).say(key)
        };
        (percent > 0).then(|| Warning {
            risk: Risk::Capture,
            short: say("warn-capture-short"),
            text: say(key),
        })
    }
}
