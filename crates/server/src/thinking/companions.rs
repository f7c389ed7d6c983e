//! Plays for the companions: one choice after the other, thought out away from the async threads.

use crate::app::{App, now_ms};
use crate::campaign;
use crate::limits::Wish;
use crate::notice::Notice;
use crate::table::{NotDone, Table};
use bots::Policy;
use engine::{CausedEvent, Choice, Event, Imagined};
use session::{Because, Command, CompanionRecord, Level, Pace, Played, Refused, Seat, Spoken, TableLog};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// Companions stop when nobody has looked for so long.
const PATIENCE: Duration = Duration::from_secs(40);
/// What goes before a choice at the normal pace, in milliseconds: for a step, and for anything else.
const BREATH: (u64, u64) = (280, 900);
/// How often a node says that it still plays for the companions of a table.
const RENEW: Duration = Duration::from_secs(3);
/// How often a node looks whether another still plays for them.
const ELSEWHERE: Duration = Duration::from_secs(2);
/// Most time one choice takes at the normal pace, in milliseconds.
const LONGEST: u64 = 6_000;

/// Lets the companions play if it is their turn. To be called after every change, and when somebody opens the table.
pub(crate) fn wake(app: &Arc<App>, table: &Arc<Table>, who: IpAddr) {
    if table.thinking.begin(who) {
        spawn(Arc::clone(app), Arc::clone(table));
    }
}

/// Lets the companions play if whoever did so elsewhere has stopped. To be called when another node wrote something.
pub(crate) fn take_over(app: &Arc<App>, table: &Arc<Table>) {
    if table.streams() > 0 && table.thinking.take_over() {
        spawn(Arc::clone(app), Arc::clone(table));
    }
}

fn spawn(app: Arc<App>, table: Arc<Table>) {
    tokio::spawn(async move {
        let lease = format!("drive.{}", table.id);
        loop {
            let end = if app.store.lease(&lease, &app.node) {
                let end = drive(&app, &table, &lease).await;
                app.store.release(&lease, &app.node);
                end
            } else {
                End::Elsewhere
            };
            if end == End::Elsewhere {
                tokio::time::sleep(ELSEWHERE).await;
            }
            table.thinking.end();
            // Somebody may have changed the table after the last look and found a driver at work; or whoever drove
            // elsewhere may be gone.
            let again = match end {
                End::NothingToDo => true,
                End::Elsewhere => table.streams() > 0 && !*app.closing.borrow(),
                End::Waiting | End::NobodyLooks | End::Failed => false,
            };
            if !again || !table.thinking.take_over() {
                return;
            }
        }
    });
}

/// Why nobody plays for the companions any longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    NothingToDo,
    /// Another node plays for them.
    Elsewhere,
    Waiting,
    NobodyLooks,
    Failed,
}

/// What a companion thinks about.
struct Question {
    seq: u64,
    mouse: String,
    level: Level,
    undos: u32,
    moves: usize,
    game: Imagined,
    /// People who stand beside it lead the party.
    follows: bool,
    pace: Pace,
    /// What the last choice takes to be shown at the normal pace, in milliseconds.
    shows: u64,
}

async fn drive(app: &Arc<App>, table: &Arc<Table>, lease: &str) -> End {
    let mut held = Instant::now();
    loop {
        if held.elapsed() > RENEW {
            if !app.store.lease(lease, &app.node) {
                return End::Elsewhere;
            }
            held = Instant::now();
        }
        if *app.closing.borrow() || (table.streams() == 0 && table.thinking.idle() > PATIENCE) {
            return End::NobodyLooks;
        }
        let question = match ask(table).await {
            Ok(question) => question,
            Err(end) => return end,
        };
        match answer(app, table, question).await {
            Ok(()) | Err(NotDone::Refused(Refused::Stale(_) | Refused::NotYours)) => {}
            Err(error) => {
                // The next change or visit tries again.
                app.config.notices.tell(Notice::CompanionStopped(table.id.clone(), error));
                return End::Failed;
            }
        }
    }
}

/// What has to be decided, as a player at the table knows it.
async fn ask(table: &Arc<Table>) -> Result<Question, End> {
    let look = table.look().await.map_err(|_| End::Failed)?;
    let companions = &look.log().companions;
    let (mouse, level) = companions.decider(look.game()).ok_or(End::NothingToDo)?;
    if companions.waits(look.history()) && !table.thinking.take_step() {
        return Err(End::Waiting);
    }
    let moves = look.moves();
    Ok(Question {
        seq: look.seq(),
        mouse,
        level,
        undos: look.log().undos.0,
        moves,
        game: look.game().imagine(moves as u64),
        follows: companions.follows(look.game()),
        pace: companions.house.pace,
        shows: shows(look.history().segment(moves)),
    })
}

async fn answer(app: &Arc<App>, table: &Arc<Table>, question: Question) -> Result<(), NotDone> {
    let began = Instant::now();
    let mut changes = table.watch();
    let Question { seq, mouse, level, undos, moves, game, follows, pace, shows } = question;
    let mut policy = table.thinking.take_mind(&mouse, level, undos, moves as u64);
    policy.follow(follows);
    // A table has one companion thinking at a time.
    let wish = Wish { urgent: false, who: table.thinking.asked_by(), table: table.id.clone() };
    let permit = app.thinkers.acquire(wish).await;
    let thought = tokio::task::spawn_blocking(move || think(policy, &game)).await;
    drop(permit);
    let (policy, choice, name, why) = thought.map_err(|_| store::Error::Closed)?;
    let breath = if matches!(choice, Choice::Step(_)) { BREATH.0 } else { BREATH.1 };
    let pause = (breath + shows).min(LONGEST) * u64::from(pace.percent()) / 100;
    let rest = Duration::from_millis(pause).saturating_sub(began.elapsed());
    if !rest.is_zero() {
        let mut closing = app.closing.subscribe();
        tokio::select! {
            () = tokio::time::sleep(rest) => {}
            // Somebody was quicker, or went back: what was thought no longer matters.
            _ = changes.wait_for(|shown| shown.seq != seq) => return Ok(()),
            _ = closing.wait_for(|closed| *closed) => return Ok(()),
        }
    }
    let spoken = Spoken { mouse: mouse.clone(), level, why };
    let command = Command::Play(Box::new(Played { name, spoken }));
    if table.act(&Seat::Watcher, command, Some(seq), None, now_ms()).await?.ended {
        campaign::write_down(app, table);
    }
    // Only a mind whose choice was played knows where the table stands.
    table.thinking.put_mind(&mouse, level, undos, policy);
    Ok(())
}

fn think(mut policy: Box<dyn Policy>, game: &Imagined) -> (Box<dyn Policy>, Choice, String, Because) {
    let mut offers = Vec::new();
    game.choices_into(&mut offers);
    let (choice, reason) = policy.choose(game, &offers);
    let name = game.game().name(choice);
    let why = view::because(reason, game.game().book());
    (policy, choice, name, why)
}

/// How long these events are shown at the normal pace, in milliseconds.
fn shows(told: &[CausedEvent]) -> u64 {
    let one = |told: &CausedEvent| match told.event {
        Event::Rolled { .. } | Event::Rerolled { .. } => 600,
        Event::Stepped { .. } => 180,
        Event::Attacked { .. } => 350,
        Event::Wounded { .. } => 250,
        _ => 0,
    };
    told.iter().map(one).sum()
}

/// Somebody comes back: the mice a companion played meanwhile are theirs again.
pub(crate) async fn welcome_back(app: &App, table: &Arc<Table>, who: &Seat) {
    let Ok((back, by)) = table.look().await.map(|look| stood_in_for(look.log(), who)) else { return };
    for mouse in back {
        let record = CompanionRecord { mouse, level: None, stand_in: false, by: by.clone() };
        if let Err(error) = table.act(who, Command::Companion(record), None, None, now_ms()).await {
            app.config.notices.tell(Notice::NotGivenBack(table.id.clone(), error));
        }
    }
}

/// The mice of somebody that a companion plays meanwhile, and what they are called.
fn stood_in_for(log: &TableLog, who: &Seat) -> (Vec<String>, Option<String>) {
    let mice = log.companions.mice.iter().filter(|(mouse, c)| c.stand_in && who.owns(log, mouse));
    (mice.map(|(mouse, _)| mouse.clone()).collect(), log.name_of(who))
}
