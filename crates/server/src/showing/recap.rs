//! After a chapter: what the dice did against expectation, where the hourglass went.

use engine::Game;
use engine::campaign::MouseCarry;
use engine::dice::Face;
use engine::event::Purpose;
use engine::id::Bits;
use session::{Session, TableLog};
use view::{Fact, FigureName, PublicEvent};
use web::{DiceFacts, MouseLine, Recap, RoundStart, Turning};

/// The recap of a game so far, from its public record; its seed only once the chapter is over.
pub(crate) fn recap(session: &Session, told: &[Vec<PublicEvent>], table: &str) -> Recap {
    let mut recap = Recap { undos: session.log().undos, ..Recap::default() };
    let mut rolled = None;
    let mut page = 1;
    let each = told.iter().enumerate().flat_map(|(after, choice)| choice.iter().map(move |t| (after, t)));
    for (after, told) in each {
        let rule = told.cause.rules.first().map_or("", String::as_str);
        match &told.fact {
            Fact::Rolled { who, why, dice, again: false } => {
                rolled = Some(*why);
                let mice = !who.as_ref().is_some_and(FigureName::is_minion);
                let facts = if mice { &mut recap.mice } else { &mut recap.foes };
                count(facts, dice);
                if *why == Purpose::Search && mice {
                    recap.searches += 1;
                }
            }
            Fact::WheelFilled { n, .. } => {
                let wheel = &mut recap.wheel;
                let from = match (rule, rolled) {
                    ("TIME-1", _) => &mut wheel.quiet,
                    ("BAT-7" | "BRO-7", Some(Purpose::Attack)) => &mut wheel.attacks,
                    ("BAT-7" | "BRO-7", Some(Purpose::Defense)) => &mut wheel.defenses,
                    _ => &mut wheel.other,
                };
                *from += u32::from(*n);
            }
            Fact::Explored { room, .. } if recap.rounds > 0 => {
                recap.turnings.push(Turning::Entered { after, room: room.clone() });
            }
            // Setting up puts it on its first page.
            Fact::HourglassMoved { page: to } if recap.rounds > 0 => {
                recap.turnings.push(Turning::Hourglass { after, page: *to });
                let sixths = u32::from(to.saturating_sub(page)) * 6;
                page = *to;
                match rule {
                    "CAPT-5" => recap.wheel.captures += sixths,
                    // What filled the wheel is counted cheese by cheese.
                    "SUR-2" => {}
                    _ => recap.wheel.other += sixths,
                }
            }
            Fact::SurgeBegan { .. } => {
                recap.surges += 1;
                recap.turnings.push(Turning::Surge { after });
            }
            Fact::Captured { mouse, .. } => {
                recap.turnings.push(Turning::Captured { after, mouse: mouse.clone() });
            }
            Fact::MinionLeft { defeated: true, .. } => recap.defeated += 1,
            Fact::RoundBegan { round } => {
                recap.rounds = recap.rounds.max(*round);
                recap.starts.push(RoundStart { after, turnings: recap.turnings.len() });
            }
            _ => {}
        }
    }
    recap.choices = session.moves();
    end(&mut recap, session.game(), told);
    recap.again = again(session.log());
    if session.game().board().outcome().is_some() {
        recap.seal = session.log().seal(table);
        recap.link = key(session, table).map(|key| format!("/replay/{table}/{key}"));
    }
    recap
}

/// What is said of the mice when it is over: what each did, and what stays of it.
fn end(recap: &mut Recap, game: &Game, told: &[Vec<PublicEvent>]) {
    let (book, board) = (game.book(), game.board());
    let mice = board.mice().iter().map(|m| book.mice[m.mouse().ix()].name.as_str());
    let deeds = view::deeds(told, mice);
    let praised = view::awards(&deeds);
    recap.deeds = deeds.into_iter().zip(praised).collect();
    let Some(over) = game.carry_over() else { return };
    // What was achieved before is told when the table is laid.
    let before: Vec<&str> = told.first().into_iter().flatten().filter_map(achieved).collect();
    let all = Bits(u64::from(over.achieved)).filter_map(|a| book.achievements.get(a));
    recap.earned = all.filter(|name| !before.contains(&name.as_str())).cloned().collect();
    if book.campaign(&board.chapter(book).story).contains(&board.chapter_id()) {
        let line = |m: MouseCarry| MouseLine {
            mouse: m.mouse,
            abilities: m.abilities,
            kept: m.cards,
            at_home: false,
        };
        recap.takes = over.mice.into_iter().map(line).collect();
    }
}

fn achieved(told: &PublicEvent) -> Option<&str> {
    match &told.fact {
        Fact::Achieved { achievement } => Some(achievement),
        _ => None,
    }
}

/// The same game with new dice, as the form of a new game would send it.
fn again(log: &TableLog) -> Vec<(String, String)> {
    let Some(setup) = log.setup.as_ref().map(|s| &s.saved) else { return Vec::new() };
    let mut fields = vec![("chapter".to_string(), setup.chapter.clone())];
    for member in &setup.party {
        fields.push(("mouse".into(), member.mouse.clone()));
        let first = member.abilities.first().cloned().unwrap_or_default();
        fields.push((format!("ability-{}", member.mouse), first));
    }
    fields.extend(setup.options.clone());
    let companions = log.companions.mice.iter();
    fields.extend(companions.map(|(mouse, c)| (format!("player-{mouse}"), c.level.name().to_string())));
    fields.push(("pace".into(), log.companions.house.pace.name().into()));
    if !log.companions.house.hints {
        fields.push(("no-hints".into(), "on".into()));
    }
    if log.party.is_none() {
        fields.push(("single".into(), "on".into()));
    }
    fields
}

/// What opens a finished game to whoever it is sent to; none before its end.
pub(crate) fn key(session: &Session, table: &str) -> Option<String> {
    let seal = session.log().seal(table).filter(|_| session.game().board().outcome().is_some())?;
    Some(crate::seats::replay_key(table, &seal.seed))
}

fn count(facts: &mut DiceFacts, dice: &[Face]) {
    facts.dice += dice.len() as u32;
    facts.cheese += dice.iter().filter(|f| f.cheese()).count() as u32;
    facts.stars += dice.iter().filter(|f| f.star()).count() as u32;
}
