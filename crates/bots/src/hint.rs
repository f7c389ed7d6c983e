//! Hints: the best few choices with the chance to win the chapter, and what they risk.

use crate::evaluate::WIN;
use crate::follow::Followed;
use crate::look::Look;
use crate::sensible::{Sensible, plans};
use crate::{Policy, Reason};
use engine::board::Where;
use engine::id::{Fig, MinionId, MouseId};
use engine::{Ask, Choice, Game, IgnoreEvents, Imagined, Offer, Outcome};

/// Playouts of a hint unless told otherwise: well under a second on one core, in every chapter.
pub const HINT_PLAYOUTS: u32 = 180;
/// Most choices a hint names.
const MOST_HINTS: usize = 4;
/// Most decisions of a game played out: a backstop.
const MOST_DECISIONS: u32 = 5_000;

/// A piece of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What to do now.
    pub choice: Choice,
    /// The whole plan, as steps and a deed; it begins with the choice.
    pub plan: Vec<Choice>,
    /// How likely the chapter is then won, if the party plays sensibly.
    pub chance_to_win: Estimate,
    /// What it may lead to before the round is over.
    pub risks: Vec<PlayoutRisk>,
    /// Why a bot would do it.
    pub reason: Reason,
}

/// A chance with its interval (95 of 100), in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The estimate.
    pub mean: u16,
    /// At least.
    pub low: u16,
    /// At most.
    pub high: u16,
    /// From so many playouts.
    pub playouts: u32,
}

/// Something that happened in at least one of twenty playouts before the round was over, with its share of them in
/// hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayoutRisk {
    /// The attack wounds its target: no danger, but what one wants to know.
    Wounds {
        /// Whom.
        foe: MinionId,
        /// How often.
        percent: u8,
    },
    /// A mouse is captured.
    Capture {
        /// Which.
        mouse: MouseId,
        /// How often.
        percent: u8,
    },
    /// The wheel fills and a surge comes.
    Surge {
        /// How often.
        percent: u8,
    },
    /// The chapter is lost.
    Defeat {
        /// How often.
        percent: u8,
    },
}

impl PlayoutRisk {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            PlayoutRisk::Wounds { .. } => "bot-risk-wounds",
            PlayoutRisk::Capture { .. } => "bot-risk-capture",
            PlayoutRisk::Surge { .. } => "bot-risk-surge",
            PlayoutRisk::Defeat { .. } => "bot-risk-defeat",
        }
    }
}

/// The best few choices now, best first; empty once the chapter is over.
pub fn hint(game: &Game, playouts: u32) -> Vec<Hint> {
    hint_with(game, playouts, &mut |_| true)
}

/// As [`hint`], telling after every playout how many are done; stops with what is known when told so, but not before
/// everything worth a try was tried once.
pub fn hint_with(game: &Game, playouts: u32, go_on: &mut dyn FnMut(u32) -> bool) -> Vec<Hint> {
    hint_following(game, playouts, None, go_on)
}

/// As [`hint_with`], after a hint that was given before: who follows it is told to go on with it, unless something changed.
pub fn hint_following(
    game: &Game,
    playouts: u32,
    given: Option<&Followed>,
    go_on: &mut dyn FnMut(u32) -> bool,
) -> Vec<Hint> {
    let Some(decision) = game.decision() else { return Vec::new() };
    // Any number does: the imagined game depends on nothing hidden.
    let imagined = game.imagine(0);
    let mut offers = Vec::new();
    imagined.choices_into(&mut offers);
    let going_on = given.and_then(|given| Some((given.rest(game)?.to_vec(), given.reason())));
    let mut tries = candidates(&imagined, &offers, decision, going_on);
    let least = tries.len() as u32;
    let mut spent = 0;
    let mut buffer = Vec::new();
    // Two stages: everybody gets a third of the playouts, the best few share the rest.
    for stage in 0..2 {
        let share = if stage == 0 { playouts / 3 } else { playouts - playouts / 3 };
        let each = (share / tries.len().max(1) as u32).max(1);
        for n in 0..each {
            for t in &mut tries {
                let seed = u64::from(n) + if stage == 0 { 1 } else { 1_000_000 };
                t.play(&imagined, seed, &mut buffer);
                spent += 1;
                if !go_on(spent) && spent >= least {
                    return finish(game, tries);
                }
            }
        }
        tries.sort_by_key(|t| std::cmp::Reverse((t.goes_on, t.rank())));
        tries.truncate(MOST_HINTS);
    }
    finish(game, tries)
}

struct Try {
    plan: Vec<Choice>,
    reason: Reason,
    n: u32,
    wins: u32,
    value: i64,
    surges: u32,
    defeats: u32,
    captures: [u32; engine::id::MAX_MICE],
    /// It is the rest of a hint that is being followed.
    goes_on: bool,
}

/// What is tried: the rest of a hint that is being followed, what `sensible` would do, the best plan for each deed, and then whatever else is offered.
fn candidates(
    game: &Imagined,
    offers: &[Offer],
    decision: engine::Decision,
    going_on: Option<(Vec<Choice>, Reason)>,
) -> Vec<Try> {
    let follows = going_on.is_some();
    let mut sensible = Sensible::new();
    let (first, reason) = sensible.choose(game, offers);
    let mut list = vec![(vec![first], reason)];
    if decision.ask == Ask::Turn {
        let mind = sensible.mind(game, decision, offers);
        let mouse = decision.about.and_then(Fig::as_mouse);
        if let Some((paths, mut plans)) = mouse.and_then(|m| plans(&mind, m)) {
            plans.sort_by_key(|p| std::cmp::Reverse(p.score));
            let mut deeds = Vec::new();
            for plan in plans.iter().filter(|p| !matches!(p.deed, Some(Choice::EndTurn))) {
                let choices = plan.choices(&paths);
                // Which bank to climb out to is as much a choice as what to do.
                let climb = choices.first().copied().filter(|c| matches!(c, Choice::ClimbOut(_)));
                if choices.is_empty() || deeds.contains(&(plan.deed, climb)) {
                    continue;
                }
                deeds.push((plan.deed, climb));
                // What `sensible` does first begins a plan too: the whole of it says more.
                if list.len() == 1 && choices[0] == first && plan.reason == reason {
                    list[0].0 = choices;
                } else {
                    list.push((choices, plan.reason));
                }
            }
        }
    }
    // What comes to nothing by itself: a step, or something laid out that no plan makes use of. There are so many of these
    // that one is always lucky in its playouts.
    let small = |c: Choice| {
        matches!(
            c,
            Choice::Step(_)
                | Choice::Share(_)
                | Choice::Equip
                | Choice::PlaceHook(_)
                | Choice::TakeHook
                | Choice::PlaceFork
                | Choice::TakeFork
                | Choice::PlaceGrape(_)
        )
    };
    let rest = offers.iter().map(|o| o.choice).filter(|c| decision.ask != Ask::Turn || !small(*c));
    list.extend(rest.map(|c| (vec![c], Reason::Whim)));
    if let Some(rest) = going_on {
        list.insert(0, rest);
    }
    let mut tries: Vec<Try> = Vec::new();
    for (plan, reason) in list {
        let deed = plan.last().copied();
        let known = tries.iter().any(|t| t.plan == plan || t.plan.last().copied() == deed);
        if !known && offers.iter().any(|o| Some(&o.choice) == plan.first()) && tries.len() < 2 * MOST_HINTS {
            let captures = [0; engine::id::MAX_MICE];
            let goes_on = follows && tries.is_empty();
            tries.push(Try {
                plan,
                reason,
                n: 0,
                wins: 0,
                value: 0,
                surges: 0,
                defeats: 0,
                captures,
                goes_on,
            });
        }
    }
    tries
}

impl Try {
    /// How good it is: wins in ten-thousandths, then how long it lasts. With few playouts luck decides between choices
    /// that are much alike, so one without any reason must be better by two standard errors.
    fn rank(&self) -> (i64, i64) {
        let n = i64::from(self.n.max(1));
        let doubt = if self.reason == Reason::Whim { 10_000 / n.isqrt() } else { 0 };
        (i64::from(self.wins) * 10_000 / n - doubt, self.value / n)
    }

    /// One game from here to its end, the plan first and then by `sensible`; dangers are noted up to the end of the
    /// round.
    fn play(&mut self, game: &Imagined, seed: u64, offers: &mut Vec<Offer>) {
        let mut game = game.again(seed);
        let mut sensible = Sensible::new();
        let before = game.game().board().clone();
        let (mut done, mut near, mut following) = (0, true, true);
        for _ in 0..MOST_DECISIONS {
            let board = game.game().board();
            if near && (board.outcome().is_some() || board.round() != before.round()) {
                self.note(&before, board);
                near = false;
            }
            let Some(decision) = game.decision() else { break };
            game.choices_into(offers);
            // In between somebody may react; the plan goes on afterwards, unless something has got in its way.
            let due = following && (done == 0 || decision.ask == Ask::Turn);
            let planned = self.plan.get(done).filter(|_| due);
            let legal = planned.filter(|c| offers.iter().any(|o| o.choice == **c));
            following &= !due || legal.is_some();
            done += usize::from(legal.is_some());
            let choice = legal.copied().unwrap_or_else(|| sensible.choose(&game, offers).0);
            game.play_listed(choice, &mut IgnoreEvents);
        }
        self.n += 1;
        let board = game.game().board();
        let won = board.outcome() == Some(Outcome::Victory);
        self.wins += u32::from(won);
        self.value += if won { i64::from(WIN) } else { i64::from(board.round()) };
    }

    fn note(&mut self, before: &engine::Board, now: &engine::Board) {
        for (m, state) in now.mice().iter().enumerate() {
            let was = before.mice().get(m).is_some_and(|b| matches!(b.at(), Where::On(_)));
            self.captures[m] += u32::from(was && state.captures() > before.mice()[m].captures());
        }
        let captures: u8 =
            now.mice().iter().zip(before.mice()).map(|(n, b)| n.captures() - b.captures()).sum();
        self.surges += u32::from(now.hourglass() > before.hourglass() + captures);
        self.defeats += u32::from(now.outcome().is_some_and(|o| o != Outcome::Victory));
    }
}

fn finish(game: &Game, tries: Vec<Try>) -> Vec<Hint> {
    let look = Look::at(game.board(), game.book());
    let mut hints = Vec::new();
    for t in tries.into_iter().take(MOST_HINTS).filter(|t| t.n > 0) {
        let percent = |k: u32| (k * 100 / t.n) as u8;
        let mut risks = Vec::new();
        let struck = t.plan.iter().find(|c| matches!(c, Choice::Battle { .. })).copied();
        if let Some(deed @ Choice::Battle { target, .. }) = struck
            && let Some(foe) = look.foe(target)
            && let Some(percent) = to_wound(game, deed, t.reason)
        {
            risks.push(PlayoutRisk::Wounds { foe: foe.kind, percent });
        }
        for (m, k) in t.captures.iter().enumerate().filter(|(_, k)| percent(**k) >= 5) {
            risks.push(PlayoutRisk::Capture { mouse: game.board().mice()[m].mouse(), percent: percent(*k) });
        }
        if percent(t.surges) >= 5 {
            risks.push(PlayoutRisk::Surge { percent: percent(t.surges) });
        }
        if percent(t.defeats) >= 5 {
            risks.push(PlayoutRisk::Defeat { percent: percent(t.defeats) });
        }
        hints.push(Hint {
            choice: t.plan[0],
            plan: t.plan,
            chance_to_win: chance(t.wins, t.n),
            risks,
            reason: t.reason,
        });
    }
    hints
}

/// The odds of an attack as the table shows them; after a walk, as they were planned.
fn to_wound(game: &Game, deed: Choice, reason: Reason) -> Option<u8> {
    let exact = game.attack_odds(deed).map(|odds| odds.to_wound().percent());
    exact.or(match reason {
        Reason::Attack { percent, .. } | Reason::AttackBoss { percent, .. } => Some(percent),
        _ => None,
    })
}

/// Wilson's interval.
fn chance(wins: u32, n: u32) -> Estimate {
    let (n_f, z) = (f64::from(n), 1.96_f64);
    let p = f64::from(wins) / n_f;
    let centre = p + z * z / (2.0 * n_f);
    let spread = z * (p * (1.0 - p) / n_f + z * z / (4.0 * n_f * n_f)).sqrt();
    let scale = 1.0 + z * z / n_f;
    let thousandths = |x: f64| (x * 1000.0).round().clamp(0.0, 1000.0) as u16;
    Estimate {
        mean: thousandths(p),
        low: thousandths((centre - spread) / scale),
        high: thousandths((centre + spread) / scale),
        playouts: n,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(reason: Reason, wins: u32, n: u32) -> Try {
        let captures = [0; engine::id::MAX_MICE];
        let plan = vec![Choice::EndTurn];
        Try { plan, reason, n, wins, value: 0, surges: 0, defeats: 0, captures, goes_on: false }
    }

    #[test]
    fn luck_alone_does_not_put_a_whim_first() {
        let (whim, reasoned) = (Reason::Whim, Reason::TurnDone);
        assert!(tried(whim, 21, 40).rank() < tried(reasoned, 20, 40).rank());
        assert!(tried(whim, 30, 40).rank() > tried(reasoned, 20, 40).rank());
        assert!(tried(reasoned, 21, 40).rank() > tried(reasoned, 20, 40).rank());
    }
}
