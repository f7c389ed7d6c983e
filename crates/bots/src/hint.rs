//! Hints: the best few choices with the chance to win the chapter, and what they risk.

use crate::evaluate::WIN;
use crate::look::Look;
use crate::sensible::{Sensible, plans};
use crate::{Policy, Reason};
use engine::board::Where;
use engine::id::{Fig, MinionId, MouseId};
use engine::{Ask, Choice, Deaf, Game, Imagined, Offer, Outcome};

/// Most choices a hint names.
const MOST_HINTS: usize = 4;
/// Most decisions of a game played out: a backstop.
const MOST_DECISIONS: u32 = 5_000;

/// A piece of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What to do now.
    pub choice: Choice,
    /// How likely the chapter is then won, if the party plays sensibly.
    pub chance_to_win: Chance,
    /// What it may lead to before the round is over.
    pub risks: Vec<Risk>,
    /// Why a bot would do it.
    pub reason: Reason,
}

/// A chance with its interval (95 of 100), in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
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
pub enum Risk {
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

impl Risk {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Risk::Wounds { .. } => "bot-risk-wounds",
            Risk::Capture { .. } => "bot-risk-capture",
            Risk::Surge { .. } => "bot-risk-surge",
            Risk::Defeat { .. } => "bot-risk-defeat",
        }
    }
}

/// The best few choices now, best first; empty once the chapter is over. Some 200 playouts take well under a second.
pub fn hint(game: &Game, playouts: u32) -> Vec<Hint> {
    hint_with(game, playouts, &mut |_| true)
}

/// As [`hint`], telling after every playout how many are done; stops with what is known when told so.
pub fn hint_with(game: &Game, playouts: u32, go_on: &mut dyn FnMut(u32) -> bool) -> Vec<Hint> {
    let Some(decision) = game.decision() else { return Vec::new() };
    // Any number does: the imagined game depends on nothing hidden.
    let imagined = game.imagine(0);
    let mut offers = Vec::new();
    imagined.choices_into(&mut offers);
    let mut tries = candidates(&imagined, &offers, decision);
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
                if !go_on(spent) {
                    return finish(game, tries);
                }
            }
        }
        tries.sort_by_key(|t| {
            std::cmp::Reverse((t.wins * 10_000 / t.n.max(1), t.value / i64::from(t.n.max(1))))
        });
        tries.truncate(MOST_HINTS);
    }
    finish(game, tries)
}

struct Try {
    choice: Choice,
    reason: Reason,
    target: Option<Fig>,
    n: u32,
    wins: u32,
    value: i64,
    wounded: u32,
    surges: u32,
    defeats: u32,
    captures: [u32; engine::id::MAX_MICE],
}

fn candidates(game: &Imagined, offers: &[Offer], decision: engine::Decision) -> Vec<Try> {
    let mut sensible = Sensible::new();
    let (first, reason) = sensible.choose(game, offers);
    let mut list = vec![(first, reason)];
    if decision.ask == Ask::Turn {
        let mind = sensible.mind(game, decision, offers);
        if let Some((paths, mut plans)) = decision.about.and_then(Fig::as_mouse).and_then(|m| plans(&mind, m))
        {
            plans.sort_by_key(|p| std::cmp::Reverse(p.score));
            for plan in &plans {
                let choice = plan.opening(&paths).unwrap_or(Choice::EndTurn);
                list.push((choice, plan.reason));
            }
        }
    }
    list.extend(offers.iter().map(|o| (o.choice, Reason::Whim)));
    let mut tries: Vec<Try> = Vec::new();
    for (choice, reason) in list {
        let known = tries.iter().any(|t| t.choice == choice);
        if !known && offers.iter().any(|o| o.choice == choice) && tries.len() < 2 * MOST_HINTS {
            let target = if let Choice::Battle { target, .. } = choice { Some(target) } else { None };
            tries.push(Try {
                choice,
                reason,
                target,
                n: 0,
                wins: 0,
                value: 0,
                wounded: 0,
                surges: 0,
                defeats: 0,
                captures: [0; engine::id::MAX_MICE],
            });
        }
    }
    tries
}

impl Try {
    /// One game from here to its end, by `sensible`; dangers are noted up to the end of the next round.
    fn play(&mut self, game: &Imagined, seed: u64, offers: &mut Vec<Offer>) {
        let mut game = game.again(seed);
        let mut sensible = Sensible::new();
        let before = game.game().board().clone();
        // A minion that is gone was wounded too; a boss wears its wounds on its cards.
        let wounds = |b: &engine::Board, f: Fig| {
            let on_cards: u32 = b.track().iter().map(|t| u32::from(t.wounds)).sum();
            b.minions().find(|(g, _)| *g == f).map(|(_, m)| u32::from(m.wounds()) + on_cards)
        };
        let target_before = self.target.and_then(|f| wounds(&before, f));
        game.play_listed(self.choice, &mut Deaf);
        if let Some(target) = self.target {
            let after = wounds(game.game().board(), target);
            self.wounded += u32::from(after.is_none() || after > target_before);
        }
        let mut near = true;
        for _ in 0..MOST_DECISIONS {
            let board = game.game().board();
            if near && (board.outcome().is_some() || board.round() != before.round()) {
                self.note(&before, board);
                near = false;
            }
            if board.outcome().is_some() {
                break;
            }
            game.choices_into(offers);
            let choice = sensible.choose(&game, offers).0;
            game.play_listed(choice, &mut Deaf);
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
        if let Some(foe) = t.target.and_then(|f| look.foe(f)) {
            risks.push(Risk::Wounds { foe: foe.kind, percent: percent(t.wounded) });
        }
        for (m, k) in t.captures.iter().enumerate().filter(|(_, k)| percent(**k) >= 5) {
            risks.push(Risk::Capture { mouse: game.board().mice()[m].mouse(), percent: percent(*k) });
        }
        if percent(t.surges) >= 5 {
            risks.push(Risk::Surge { percent: percent(t.surges) });
        }
        if percent(t.defeats) >= 5 {
            risks.push(Risk::Defeat { percent: percent(t.defeats) });
        }
        hints.push(Hint { choice: t.choice, chance_to_win: chance(t.wins, t.n), risks, reason: t.reason });
    }
    hints
}

/// Wilson's interval.
fn chance(wins: u32, n: u32) -> Chance {
    let (n_f, z) = (f64::from(n), 1.96_f64);
    let p = f64::from(wins) / n_f;
    let centre = p + z * z / (2.0 * n_f);
    let spread = z * (p * (1.0 - p) / n_f + z * z / (4.0 * n_f * n_f)).sqrt();
    let scale = 1.0 + z * z / n_f;
    let thousandths = |x: f64| (x * 1000.0).round().clamp(0.0, 1000.0) as u16;
    Chance {
        mean: thousandths(p),
        low: thousandths((centre - spread) / scale),
        high: thousandths((centre + spread) / scale),
        playouts: n,
    }
}
