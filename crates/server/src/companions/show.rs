//! What viewers see of companions: who decides, why, and what changed hands.

use super::{CompanionRecord, Spoken};
use crate::live::Live;
use crate::table::{Table, Who};
use engine::Decider;
use engine::id::Fig;
use view::{LogLine, Voice};
use web::{Away, Company, Deciding};
use words::{Args, Case};

/// A mouse's name.
fn mouse_name(voice: Voice, mouse: &str) -> String {
    let known = voice.book().mouse_named(mouse);
    known.map_or_else(|| mouse.to_string(), |m| voice.mouse(m, Case::Nom).to_string())
}

fn say(voice: Voice, key: &str, args: &Args) -> String {
    voice.shelf().words().say(voice.lang(), key, args)
}

/// The companions as somebody sees them.
pub(crate) fn company(voice: Voice, live: &Live, table: &Table, who: &Who) -> Company {
    let cast = &live.folded.cast;
    let deciding = cast.decider(live.game()).map(|(mouse, level)| Deciding {
        name: mouse_name(voice, &mouse),
        mine: who.owns(&live.folded, &mouse),
        mouse,
        level,
    });
    Company {
        waits: deciding.is_some() && cast.waits(live),
        said: live
            .folded
            .moves
            .last()
            .and_then(|m| m.companion.as_deref())
            .and_then(|spoken| Some((mouse_name(voice, &spoken.mouse), telling(voice, spoken)?))),
        away: away(voice, live, table, who).filter(|_| deciding.is_none()),
        hints: cast.house.hints,
        mice: cast.mice.iter().map(|(mouse, companion)| (mouse.clone(), companion.level)).collect(),
        deciding,
    }
}

/// The player a decision waits for, if nobody sits there.
fn away(voice: Voice, live: &Live, table: &Table, who: &Who) -> Option<Away> {
    let Decider::Mouse(m) = live.game().decision()?.by else { return None };
    let mouse = live.game().figure_name(Fig::mouse(m as usize));
    let owner = live.folded.owner_of(&mouse);
    if *who == owner || !table.circle.away(&owner) {
        return None;
    }
    let player = live.folded.name_of(&owner);
    Some(Away { name: mouse_name(voice, &mouse), mouse, player })
}

/// A reason in words, if it tells anything: that a turn is over, or that nothing else was possible, everybody sees.
fn telling(voice: Voice, spoken: &Spoken) -> Option<String> {
    let plain = ["bot-reason-turn-done", "bot-reason-only-choice"].contains(&spoken.why.key.as_str());
    voice.because(&spoken.why).filter(|_| !plain)
}

/// A companion's reason goes with what it did. Who speaks is said where the line is about somebody else, as when the
/// end of a turn sets minions in motion.
pub(crate) fn explain(voice: Voice, lines: &mut [LogLine], spoken: &Spoken) {
    // A word to the players, for now and not for the story: the banner has it.
    if spoken.why.key == "bot-reason-you-lead" {
        return;
    }
    let (Some(line), Some(why)) = (lines.first_mut(), telling(voice, spoken)) else { return };
    let mouse = mouse_name(voice, &spoken.mouse);
    let key = if line.text.starts_with(&mouse) { "companion-line" } else { "companion-line-by" };
    let args = Args::new().text("line", &line.text).text("mouse", mouse).text("why", why);
    line.text = say(voice, key, &args);
}

/// What changed hands, in words.
pub(crate) fn turnover(voice: Voice, record: &CompanionRecord) -> String {
    let by = record.by.clone().unwrap_or_else(|| say(voice, "web-host", &Args::new()));
    let args = Args::new().text("by", by).text("mouse", mouse_name(voice, &record.mouse));
    match record.level {
        Some(level) => {
            let key = if record.stand_in { "companion-stood-in" } else { "companion-handed" };
            say(voice, key, &args.text("level", voice.level(level)))
        }
        None => say(voice, "companion-returned", &args),
    }
}
