//! `follies CHAPTER GAMES [FOLLY]`: lets `sensible` play and counts what no sensible mouse does beside water; with the name of a
//! folly, the turns of the first few are told with the table as it stood.

use engine::event::{Event, Token};
use engine::id::{Fig, Place, SpaceId};
use engine::{Ask, Choice, Deaf, Game, Imagined, Told, dice::Stream};
use std::collections::BTreeMap;
use std::sync::Arc;

fn main() {
    let mut args = std::env::args().skip(1);
    let chapter = args.next().unwrap_or_else(|| "flight-to-barksburg".into());
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(500);
    let told = args.next();
    let most: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(5);
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("the content folder");
    let book = Arc::new(content::load(&sources).book.expect("the built-in book"));
    let plan = sim::Plan::new(&book, &chapter, "sensible", 1, 1).expect("a chapter of the book");
    let mut count: BTreeMap<&str, u32> = BTreeMap::new();
    for n in 0..games {
        let mut stream = Stream::from_number(n ^ 0xF0_11E5);
        let setup = plan.setup(&book, &mut stream).expect("a party");
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&n.to_le_bytes());
        let game = Game::new(book.clone(), &setup, &seed, &mut Deaf).expect("a legal setup");
        for (folly, story) in play(game.imagine(n)) {
            let seen = count.entry(folly).or_default();
            *seen += 1;
            if told.as_deref() == Some(folly) && *seen <= most {
                println!("game {n}: {folly}\n{story}");
            }
        }
    }
    for (folly, n) in count {
        println!("{folly:>24} {n:6}  {:.3} a game", f64::from(n) / games as f64);
    }
}

/// A mouse's turn on one tile.
#[derive(Clone)]
struct Turn {
    mouse: usize,
    start: Game,
    from: Place,
    lines: Vec<String>,
    choices: Vec<Choice>,
    /// Where it stood when its turn ended, before any drift.
    to: Place,
    drifted: Option<bool>,
    foes: bool,
}

fn play(mut game: Imagined) -> Vec<(&'static str, String)> {
    let mut policy = bots::policy("sensible", 0).expect("a policy");
    let (mut offers, mut found) = (Vec::new(), Vec::new());
    let mut before: BTreeMap<usize, Turn> = BTreeMap::new();
    let mut now: Option<Turn> = None;
    let mut hook: Option<(String, u32)> = None;
    while let Some(decision) = game.decision() {
        game.choices_into(&mut offers);
        let board = game.game().board();
        let mouse = board.turn().mouse();
        if let (Ask::Turn, Some(m), None) = (decision.ask, mouse, &now)
            && let Some(from) = board.place(Fig::mouse(m))
        {
            let foes = board.minions_on(from.tile);
            now = Some(Turn {
                mouse: m,
                start: game.game().clone(),
                from,
                lines: Vec::new(),
                choices: Vec::new(),
                to: from,
                drifted: None,
                foes,
            });
        }
        let (choice, reason) = policy.choose(&game, &offers);
        if let Some(turn) = &mut now {
            turn.lines.push(format!("{} ({reason:?})", game.game().name(choice)));
            turn.choices.push(choice);
            if let Choice::PlaceHook(_) = choice {
                hook = Some((position(&turn.start) + &turn.lines.join("\n") + "\n", 0));
            }
            let climbs: Vec<SpaceId> = offers
                .iter()
                .filter_map(|o| if let Choice::ClimbOut(to) = o.choice { Some(to) } else { None })
                .collect();
            if matches!(choice, Choice::EndTurn | Choice::Search | Choice::Halt) && !climbs.is_empty() {
                let folly =
                    if choice == Choice::Search { "searches before climbing" } else { "does not climb" };
                found.push((folly, turn.story()));
            }
            if let (Choice::ClimbOut(to), Some((far, _))) = (choice, bots::ahead(&game, turn.mouse))
                && climbs.iter().any(|c| i32::from(far[c.ix()]) + 8 < i32::from(far[to.ix()]))
            {
                found.push(("climbs wrong bank", turn.story()));
            }
        }
        let mut events: Vec<Told> = Vec::new();
        let placed = now.as_ref().and_then(|t| game.game().board().place(Fig::mouse(t.mouse)));
        game.play_listed(choice, &mut events);
        for told in events {
            match told.event {
                Event::Stepped { fig, to, .. } => {
                    let cross = game.game().board().token(Token::Hook);
                    if let (Some((at, Some(other))), Some(place)) = (cross, placed)
                        && fig.as_mouse().is_some()
                        && at.tile == to.tile
                        && ((place.space == at.space && to.space == other)
                            || (place.space == other && to.space == at.space))
                    {
                        hook = None;
                    }
                    if let Some(turn) = &mut now
                        && fig.as_mouse() == Some(turn.mouse)
                    {
                        turn.to = to;
                    }
                }
                Event::Drifted { .. } => {
                    if let Some(turn) = &mut now {
                        turn.drifted = Some(false);
                    }
                }
                Event::DriftedOff { .. } => {
                    if let Some(turn) = &mut now {
                        turn.drifted = Some(true);
                    }
                }
                Event::TileFlipped { .. } | Event::Placed { .. } => now = None,
                Event::TurnOver { card: engine::event::Card::Mouse(_) } => {
                    if let Some((story, turns)) = &mut hook {
                        *turns += 1;
                        if *turns == 4 {
                            found.push(("hook nobody uses", std::mem::take(story)));
                            hook = None;
                        }
                    }
                    if let Some(turn) = now.take() {
                        turn.judge(before.get(&turn.mouse), &mut found);
                        before.insert(turn.mouse, turn);
                    }
                }
                _ => {}
            }
        }
    }
    found
}

impl Turn {
    fn idle(&self) -> bool {
        self.choices.iter().all(|c| {
            matches!(
                c,
                Choice::Step(_) | Choice::ClimbOut(_) | Choice::Scurry | Choice::EndTurn | Choice::Halt
            )
        })
    }

    fn judge(&self, last: Option<&Turn>, found: &mut Vec<(&'static str, String)>) {
        let board = self.start.board();
        let side = board.side(self.start.book(), self.from.tile);
        let steps: Vec<SpaceId> = self
            .choices
            .iter()
            .filter_map(|c| if let Choice::Step(s) = c { Some(*s) } else { None })
            .collect();
        let mut walked = vec![self.from.space];
        walked.extend(&steps);
        let again = (1..walked.len()).any(|i| walked[..i].contains(&walked[i]));
        if again {
            found.push(("round trip in a turn", self.story()));
        }
        if let Some(last) = last
            && last.start.board().round() + 1 == board.round()
            && last.start.board().side_id(last.from.tile) == board.side_id(self.from.tile)
            && last.from.tile == self.from.tile
            && self.to == last.from
            && self.from == last.to
            && self.to != self.from
            && self.foes
            && self.idle()
        {
            found.push((
                if last.idle() { "to and fro, both idle" } else { "to and fro" },
                last.story() + "... and then\n" + &self.story(),
            ));
        }
        if side.water.is_empty() {
            return;
        }
        let wet = |s: SpaceId| side.water.has(s);
        if wet(self.to.space) && self.drifted.is_some() && !wet(self.from.space) {
            found.push(("drifts, came from land", self.story()));
        }
        if wet(self.to.space)
            && wet(self.from.space)
            && !self.choices.iter().any(|c| matches!(c, Choice::ClimbOut(_)))
        {
            found.push((if self.idle() { "in water, idle" } else { "in water, did things" }, self.story()));
        }
        if self.drifted == Some(true) {
            found.push(("carried away", self.story()));
        }
        if self.drifted.is_some() {
            found.push(("drifts at all", self.story()));
        }
        found.push(("turns in sewers", String::new()));
        if let Some((far, name)) = bots::ahead(&self.start.imagine(0), self.mouse) {
            let (a, b) = (i32::from(far[self.from.space.ix()]), i32::from(far[self.to.space.ix()]));
            if b > a && self.idle() {
                found.push((
                    if self.foes { "away from goal in a fight" } else { "away from goal, calm" },
                    format!("{}goal {name:?}: {a} -> {b}\n", self.story()),
                ));
            }
        }
    }

    fn story(&self) -> String {
        let at = |p: Place| self.start.space_name(p.tile, p.space).to_string();
        let who = self.start.figure_name(Fig::mouse(self.mouse));
        let lines = self.lines.join("\n    ");
        format!(
            "{}  {who} from {}:\n    {lines}\n  to {}, drifted {:?}\n",
            position(&self.start),
            at(self.from),
            at(self.to),
            self.drifted
        )
    }
}

/// The table in a few lines.
fn position(game: &Game) -> String {
    let board = game.board();
    let all: Vec<String> = board
        .figures()
        .filter_map(|f| {
            let p = board.place(f)?;
            let state = f.as_mouse().map(|m| {
                let s = &board.mice()[m];
                format!(
                    " (wounds {} cheese {}{})",
                    s.wounds(),
                    s.cheese(),
                    if s.searched(board.side_id(p.tile)) { " searched" } else { "" }
                )
            });
            Some(format!(
                "{}@{}{}",
                game.figure_name(f),
                game.space_name(p.tile, p.space),
                state.unwrap_or_default()
            ))
        })
        .collect();
    let turn = board.turn();
    format!(
        "  round {} page {}/{} wheel {} points {} stride {:?} stash {}: {}\n",
        board.round(),
        board.hourglass(),
        board.end_marker(),
        board.wheel(),
        turn.points(),
        turn.stride(),
        board.stash().len(),
        all.join(", ")
    )
}
