//! After a chapter: what the dice did against expectation, where the hourglass went.

use engine::RuleId;
use engine::event::{Event, Purpose};
use engine::id::Fig;
use session::{Session, TableLog};
use web::{DiceFacts, Recap, RoundStart, Turning};

/// The recap of a game so far; its seed only once the chapter is over.
pub(crate) fn recap(session: &Session, table: &str) -> Recap {
    let mut recap = Recap { undos: session.log().undos, ..Recap::default() };
    let mut rolled = None;
    let mut page = 1;
    for (after, segment) in (0..=session.moves()).map(|i| (i, session.history().segment(i))) {
        for told in segment {
            match told.event {
                Event::Rolled { who, why, roll } => {
                    rolled = Some(why);
                    let mice = who.is_none_or(|f| f.as_mouse().is_some());
                    let facts = if mice { &mut recap.mice } else { &mut recap.foes };
                    count(facts, roll);
                    if why == Purpose::Search && mice {
                        recap.searches += 1;
                    }
                }
                Event::WheelFilled { n } => {
                    let wheel = &mut recap.wheel;
                    let from = match (told.cause.rule, rolled) {
                        (RuleId::TIME_1, _) => &mut wheel.quiet,
                        (RuleId::BAT_7 | RuleId::BRO_7, Some(Purpose::Attack)) => &mut wheel.attacks,
                        (RuleId::BAT_7 | RuleId::BRO_7, Some(Purpose::Defense)) => &mut wheel.defenses,
                        _ => &mut wheel.other,
                    };
                    *from += u32::from(n);
                }
                Event::Explored { side } if recap.rounds > 0 => {
                    recap.turnings.push(Turning::Entered { after, side });
                }
                // Setting up puts it on its first page.
                Event::HourglassMoved { to } if recap.rounds > 0 => {
                    recap.turnings.push(Turning::Hourglass { after, page: to });
                    let sixths = u32::from(to.saturating_sub(page)) * 6;
                    page = to;
                    match told.cause.rule {
                        RuleId::CAPT_5 => recap.wheel.captures += sixths,
                        // What filled the wheel is counted cheese by cheese.
                        RuleId::SUR_2 => {}
                        _ => recap.wheel.other += sixths,
                    }
                }
                Event::SurgeBegan { .. } => {
                    recap.surges += 1;
                    recap.turnings.push(Turning::Surge { after });
                }
                Event::Captured { mouse } => {
                    let name = session.game().figure_name(Fig::mouse(mouse as usize));
                    recap.turnings.push(Turning::Captured { after, mouse: name });
                }
                Event::MinionLeft { defeated: true, .. } => recap.defeated += 1,
                Event::RoundBegan { round } => {
                    recap.rounds = recap.rounds.max(round);
                    recap.starts.push(RoundStart { after, turnings: recap.turnings.len() });
                }
                _ => {}
            }
        }
    }
    recap.choices = session.moves();
    recap.again = again(session.log());
    if session.game().board().outcome().is_some() {
        recap.seal = session.log().seal(table);
        recap.link = key(session, table).map(|key| format!("/replay/{table}/{key}"));
    }
    recap
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
    fields
}

/// What opens a finished game to whoever it is sent to; none before its end.
pub(crate) fn key(session: &Session, table: &str) -> Option<String> {
    let seal = session.log().seal(table).filter(|_| session.game().board().outcome().is_some())?;
    Some(crate::seats::replay_key(table, &seal.seed))
}

fn count(facts: &mut DiceFacts, roll: engine::dice::Roll) {
    facts.dice += roll.len() as u32;
    facts.cheese += u32::from(roll.cheese());
    facts.stars += roll.iter().filter(|f| f.star()).count() as u32;
}
