//! Hints in words: what to do, how likely the chapter is won then, and what it risks.

use crate::{Locale, companion};
use bots::{Hint, PlayoutRisk, Reason};
use engine::book::Edge;
use engine::id::Fig;
use engine::verbs::Object;
use engine::{Choice, Game};
use serde::Serialize;
use words::GrammaticalCase;

/// A piece of advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HintView {
    /// What to post: a choice, or a walk to where it is made.
    pub name: String,
    /// What to show.
    pub label: String,
    /// The same for whoever sees it on the board and needs no names of spaces, if it has one.
    pub drawn: Option<String>,
    /// The chance to win, in hundredths: the estimate, at least, at most.
    pub win: (u8, u8, u8),
    /// The same as a sentence.
    pub chance: String,
    /// What it may lead to.
    pub risks: Vec<String>,
    /// Why a companion would do it.
    pub why: Option<String>,
    /// The same on the board.
    pub plan: PlanView,
}

/// Where a piece of advice leads: first the walk, then what is done there or from here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlanView {
    /// The space it walks to.
    pub walk: Option<String>,
    /// The figure it is about.
    pub figure: Option<String>,
    /// The space that something is done to.
    pub space: Option<String>,
    /// The way out it takes.
    pub edge: Option<Edge>,
}

impl Locale<'_> {
    /// Hints for the decision at hand, best first.
    pub fn hints(self, game: &Game, hints: &[Hint]) -> Vec<HintView> {
        let mut views: Vec<HintView> = Vec::new();
        for hint in hints {
            let view = self.hint(game, hint);
            // Two plans may begin with the same choice: the better one stands for both.
            match views.iter_mut().find(|known| (&known.name, &known.label) == (&view.name, &view.label)) {
                Some(known) => known.why = known.why.take().or(view.why),
                None => views.push(view),
            }
        }
        views
    }

    fn hint(self, game: &Game, hint: &Hint) -> HintView {
        let Hinted { name, label, drawn, plan } = self.hinted(game, hint);
        let hundredths = |thousandths: u16| thousandths.div_ceil(10).min(100) as u8;
        let chance = hint.chance_to_win;
        let win = ((chance.mean + 5).min(1000) / 10, chance.low / 10, hundredths(chance.high));
        let win = (win.0 as u8, win.1 as u8, win.2);
        let sentence = self.say().num("n", win.0).num("low", win.1).num("high", win.2);
        // The reason for an attack names its odds already.
        let attacks = matches!(hint.reason, Reason::Attack { .. } | Reason::AttackBoss { .. });
        let said = |risk: PlayoutRisk| attacks && matches!(risk, PlayoutRisk::Wounds { .. });
        HintView {
            name,
            label,
            drawn,
            win,
            chance: sentence.num("playouts", chance.playouts).say("hint-chance"),
            risks: hint.risks.iter().filter(|risk| !said(**risk)).map(|risk| self.risk(*risk)).collect(),
            // A whim is no advice: that choice was only tried for comparison.
            why: Some(hint.reason)
                .filter(|reason| *reason != Reason::Whim)
                .and_then(|reason| self.because(&companion::because(reason, self.book()))),
            plan,
        }
    }

    /// What to post and to show for a plan: its steps are one walk, as far as one goes without anything happening.
    fn hinted(self, game: &Game, hint: &Hint) -> Hinted {
        let walks = game.walks();
        let reached = |choice: &Choice| match choice {
            Choice::Step(to) => walks.iter().any(|s| s.space == *to).then_some(*to),
            _ => None,
        };
        let Some((last, to)) = hint.plan.iter().map_while(reached).enumerate().last() else {
            let (label, plan) = (self.label(game, hint.choice).text(), aimed(game, hint.choice));
            // Which of several spaces is seen on the board.
            let only = plan.space.as_ref().is_some_and(|space| space.eq_ignore_ascii_case(&label));
            let drawn = only.then(|| self.say().say("hint-space"));
            return Hinted { name: game.name(hint.choice), label, drawn, plan };
        };
        let space = game.space_name(game.decision_tile(), to);
        let walk = self.label(game, Choice::Step(to)).text();
        let then = hint.plan.get(last + 1).copied().filter(|deed| !matches!(deed, Choice::Step(_)));
        // Whoever is stopped on the way thinks again there.
        let and_then = |walk: String| match then {
            Some(deed) => {
                let deed = self.continued(self.label(game, deed).text());
                self.say().text("walk", walk).text("deed", deed).say("hint-walk-then")
            }
            None => walk,
        };
        let (label, drawn) = (and_then(walk), Some(and_then(self.say().say("hint-walk"))));
        let deed = then.map(|deed| aimed(game, deed)).unwrap_or_default();
        let plan = PlanView { walk: Some(space.to_string()), ..deed };
        Hinted { name: format!("walk {space}"), label, drawn, plan }
    }

    /// What a button says, after a colon: languages differ in how that begins.
    fn continued(self, label: String) -> String {
        let mut chars = label.chars();
        match chars.next() {
            Some(first) if self.plain("text-colon") == "lower" => first.to_lowercase().chain(chars).collect(),
            _ => label,
        }
    }

    fn risk(self, risk: PlayoutRisk) -> String {
        match risk {
            PlayoutRisk::Wounds { foe, percent } => {
                self.say().kind("foe", foe, GrammaticalCase::Nom).num("percent", percent).say(risk.key())
            }
            PlayoutRisk::Capture { mouse: m, percent } => {
                self.say().mouse_noun("mouse", m).num("percent", percent).say(risk.key())
            }
            PlayoutRisk::Surge { percent } | PlayoutRisk::Defeat { percent } => {
                self.say().num("percent", percent).say(risk.key())
            }
        }
    }
}

/// What to post, to show and to draw.
struct Hinted {
    name: String,
    label: String,
    drawn: Option<String>,
    plan: PlanView,
}

/// What a choice does something to.
fn aimed(game: &Game, choice: Choice) -> PlanView {
    let figure = |fig| PlanView { figure: Some(game.figure_name(fig)), ..PlanView::default() };
    match choice.parts().1 {
        Object::Attack(_, fig) | Object::Figure(fig) => figure(fig),
        Object::Mouse(m) => figure(Fig::mouse(m as usize)),
        Object::Space(space) => {
            let name = game.space_name(game.decision_tile(), space);
            PlanView { space: Some(name.to_string()), ..PlanView::default() }
        }
        Object::Edge(edge) => PlanView { edge: Some(edge), ..PlanView::default() },
        Object::None
        | Object::Marker(_)
        | Object::Prompt(_)
        | Object::Card(_)
        | Object::Ability(_)
        | Object::Rule(_)
        | Object::Init(_) => PlanView::default(),
    }
}
