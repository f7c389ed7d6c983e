//! `search`: tries plans out. Every plan of destination and deed is played in many imagined games, the rest of the
//! round and a few more by `sensible`, and the table at the end of it is judged. Plans that do badly are dropped early,
//! so that most playouts go to the contenders; all plans meet the same imagined dice, so that luck cancels out. What
//! `sensible` itself would do is given up only for something that is surely better.

use crate::evaluate::{WIN, evaluate};
use crate::planner::Outline;
use crate::sensible::{Plan, Sensible, plans};
use crate::{Policy, Reason};
use engine::dice::Stream;
use engine::id::Fig;
use engine::{Ask, Choice, IgnoreEvents, Imagined, Offer};

/// Most plans that are tried.
const MOST_PLANS: usize = 8;
/// Most decisions of a playout: a backstop, far above any round.
const MOST_DECISIONS: u32 = 2_000;

/// The searching policy.
#[derive(Debug)]
pub struct Search {
    stream: Stream,
    playouts: u32,
    rounds: u8,
    sensible: Sensible,
    outline: Option<Outline>,
    /// Steps of the plan under way, last first.
    ahead: Vec<Choice>,
    ahead_of: (u8, Option<usize>),
    last: Reason,
}

/// A line of play that is tried.
#[derive(Clone, Debug)]
struct Line {
    choices: Vec<Choice>,
    sum: i64,
    /// Sum and squares of what it is better than the first line, deal by deal.
    better: i64,
    squares: i64,
    n: u32,
}

impl Line {
    fn mean(&self) -> i64 {
        if self.n == 0 { 0 } else { self.sum / i64::from(self.n) }
    }

    /// Whether it beats the first line by more than luck explains: by one and a half standard errors.
    fn surely_better(&self) -> bool {
        let n = i64::from(self.n);
        if n < 4 || self.better <= 0 {
            return false;
        }
        // better² / n > 2.25 · variance, in whole numbers.
        let variance = self.squares - self.better * self.better / n;
        4 * self.better * self.better > 9 * variance
    }
}

impl Search {
    /// With its own stream of imagination, so many playouts for a turn, and so many rounds to look ahead.
    pub fn new(seed: u64, playouts: u32, rounds: u8) -> Search {
        Search {
            stream: Stream::from_number(seed),
            playouts,
            rounds,
            sensible: Sensible::new(),
            outline: None,
            ahead: Vec::new(),
            ahead_of: (0, None),
            last: Reason::TurnDone,
        }
    }

    /// The lines to try: the plans of a turn, or every offer of a smaller decision.
    fn lines(&mut self, game: &Imagined, offers: &[Offer], first: Choice) -> Vec<Line> {
        let line = |choices| Line { choices, sum: 0, better: 0, squares: 0, n: 0 };
        let decision = game.decision().expect("a game with offers has a decision");
        let mouse = decision.about.and_then(Fig::as_mouse);
        if decision.ask != Ask::Turn {
            let mut lines = vec![line(vec![first])];
            let rest = offers.iter().filter(|o| o.choice != first).take(MOST_PLANS - 1);
            lines.extend(rest.map(|o| line(vec![o.choice])));
            return lines;
        }
        let mut lines = vec![line(vec![first])];
        let mind = self.sensible.mind(game, decision, offers);
        let Some((paths, mut list)) = mouse.and_then(|m| plans(&mind, m)) else { return lines };
        list.sort_by_key(|p| std::cmp::Reverse(p.score));
        // The best plan for each deed first, then the best of the rest: a wide choice of deeds matters more
        // than many spaces for the same one.
        let mut deeds: Vec<Option<Choice>> = Vec::new();
        let (mut wide, mut rest): (Vec<Plan>, Vec<Plan>) = (Vec::new(), Vec::new());
        for plan in list {
            if deeds.contains(&plan.deed) {
                rest.push(plan);
            } else {
                deeds.push(plan.deed);
                wide.push(plan);
            }
        }
        let wide_n = wide.len().min(MOST_PLANS * 6 / 10);
        let chosen = wide[..wide_n].iter().chain(&rest).chain(&wide[wide_n..]);
        let all = chosen.map(|plan| {
            let choices = plan.choices(&paths);
            if choices.is_empty() { vec![Choice::EndTurn] } else { choices }
        });
        for choices in all {
            let legal = offers.iter().any(|o| Some(&o.choice) == choices.first());
            if legal && lines.len() < MOST_PLANS && !lines.iter().any(|l| l.choices == choices) {
                lines.push(line(choices));
            }
        }
        // Whatever can be used besides.
        for o in offers
            .iter()
            .filter(|o| matches!(o.choice, Choice::Use(_) | Choice::LevelUp(_) | Choice::EndTurn))
        {
            if lines.len() < MOST_PLANS + 4 && !lines.iter().any(|l| l.choices[0] == o.choice) {
                lines.push(line(vec![o.choice]));
            }
        }
        lines
    }
}

/// Plays a line and then `sensible` to the end of the round, and judges the table.
fn playout(
    game: &Imagined,
    seed: u64,
    line: &[Choice],
    rounds: u8,
    outline: &Outline,
    offers: &mut Vec<Offer>,
) -> i32 {
    let mut game = game.again(seed);
    let mut sensible = Sensible::new();
    let start = game.game().board().round();
    let mut ahead = line.iter();
    let mut following = true;
    for _ in 0..MOST_DECISIONS {
        let board = game.game().board();
        if board.outcome().is_some() || board.round().wrapping_sub(start) >= rounds {
            break;
        }
        game.choices_into(offers);
        let mut next = None;
        if following {
            let turn = game.decision().is_some_and(|d| d.ask == Ask::Turn);
            // In between somebody may react; the plan goes on afterwards.
            if turn || ahead.len() == line.len() {
                next = ahead.next().copied().filter(|c| offers.iter().any(|o| o.choice == *c));
                following = next.is_some();
            }
        }
        let choice = next.unwrap_or_else(|| sensible.choose(&game, offers).0);
        game.play_listed(choice, &mut IgnoreEvents);
    }
    evaluate(game.game().board(), game.game().book(), outline)
}

impl Policy for Search {
    fn name(&self) -> &'static str {
        "search"
    }

    fn follow(&mut self, follows: bool) {
        self.sensible.follow(follows);
    }

    fn choose(&mut self, game: &Imagined, offers: &[Offer]) -> (Choice, Reason) {
        if let [only] = offers {
            return (only.choice, Reason::OnlyChoice);
        }
        let decision = game.decision().expect("a game with offers has a decision");
        let (board, book) = (game.game().board(), game.game().book());
        let turn = (board.round(), board.turn().mouse());
        if decision.ask == Ask::Turn && self.ahead_of == turn {
            // Only steps are followed blindly; a deed is thought over again.
            if let Some(step @ Choice::Step(_)) = self.ahead.pop()
                && offers.iter().any(|o| o.choice == step)
            {
                return (step, self.last);
            }
        }
        self.ahead.clear();
        let (first, reason) = self.sensible.choose(game, offers);
        let small = match decision.ask {
            Ask::Turn => 1,
            Ask::React
            | Ask::BeforeTurn
            | Ask::Disguise
            | Ask::Target
            | Ask::BossWound
            | Ask::Story
            | Ask::Rescue => 2,
            Ask::Space | Ask::KeepOrCash | Ask::Card | Ask::Cure | Ask::MinionPath | Ask::ChasePath => 4,
            Ask::Share
            | Ask::Equip
            | Ask::DiscardDown
            | Ask::PlaceMouse
            | Ask::PlaceMinion
            | Ask::MinionOrder
            | Ask::Branch
            | Ask::Trap
            | Ask::Pilfer => return (first, reason),
        };
        if matches!(first, Choice::StandUp | Choice::Equip | Choice::Share(_) | Choice::Catnip) {
            return (first, reason);
        }
        if self.outline.as_ref().is_none_or(|o| o.chapter != board.chapter_id()) {
            self.outline = Some(Outline::of(book, board.chapter_id()));
        }
        let mut lines = self.lines(game, offers, first);
        if lines.len() == 1 {
            return (first, reason);
        }
        let outline = self.outline.as_ref().expect("made above");
        let (budget, salt) = ((self.playouts / small).max(16), self.stream.word());
        let mut buffer = Vec::with_capacity(64);
        let (mut spent, mut dealt) = (0u32, 0u64);
        // Sequential halving.
        let mut left = lines.len();
        let stages = left.next_power_of_two().trailing_zeros().max(1);
        for _ in 0..stages {
            let each = (budget / stages / left as u32).max(2);
            for _ in 0..each {
                dealt += 1;
                let seed = salt ^ dealt.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let mut first_value = 0;
                for (i, line) in lines[..left].iter_mut().enumerate() {
                    let value = playout(game, seed, &line.choices, self.rounds, outline, &mut buffer);
                    let value = i64::from(value);
                    if i == 0 {
                        first_value = value;
                    }
                    let better = value - first_value;
                    line.sum += value;
                    line.better += better;
                    line.squares += better * better;
                    line.n += 1;
                    spent += 1;
                }
            }
            // The first line stays: it is what the others are measured against. The sort is stable.
            lines[1..left].sort_by_key(|l| std::cmp::Reverse(l.mean()));
            left = left.div_ceil(2).max(2);
        }
        let best = if lines[1].surely_better() { &lines[1] } else { &lines[0] };
        let choice = best.choices[0];
        self.ahead = best.choices[1..].iter().rev().copied().collect();
        self.ahead_of = turn;
        let percent = (best.mean() * 100 / i64::from(WIN)) as u8;
        self.last = if choice == first { reason } else { Reason::Tried { percent, playouts: spent } };
        (choice, self.last)
    }
}
