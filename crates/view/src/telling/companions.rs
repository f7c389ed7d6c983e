//! What viewers see of companions: who decides, why, and what changed hands.

use crate::table::{AwayView, CompanionsView, DecidingView};
use crate::{Locale, LogLine};
use engine::Decider;
use engine::id::Fig;
use session::{CompanionRecord, Seat, Session, Spoken};
use words::{Args, GrammaticalCase};

/// A mouse's name.
fn mouse_name(locale: Locale, mouse: &str) -> String {
    let known = locale.book().mouse_named(mouse);
    known.map_or_else(|| mouse.to_string(), |m| locale.mouse(m, GrammaticalCase::Nom).to_string())
}

fn say(locale: Locale, key: &str, args: &Args) -> String {
    locale.catalogue().words().say(locale.lang(), key, args)
}

/// The companions as somebody sees them; `is_away` says who has gone from the table.
pub(super) fn seen_by(
    locale: Locale,
    session: &Session,
    who: &Seat,
    is_away: impl Fn(&Seat) -> bool,
) -> CompanionsView {
    let companions = &session.log().companions;
    let deciding = companions.decider(session.game()).map(|(mouse, level)| DecidingView {
        name: mouse_name(locale, &mouse),
        mine: who.owns(session.log(), &mouse),
        mouse,
        level,
    });
    CompanionsView {
        waits: deciding.is_some() && companions.waits(session.history()),
        said: session
            .log()
            .moves
            .last()
            .and_then(|m| m.companion.as_deref())
            .and_then(|spoken| Some((mouse_name(locale, &spoken.mouse), telling(locale, spoken)?))),
        away: away(locale, session, who, is_away).filter(|_| deciding.is_none()),
        hints: companions.house.hints,
        mice: companions.mice.iter().map(|(mouse, companion)| (mouse.clone(), companion.level)).collect(),
        deciding,
    }
}

/// The player a decision waits for, if nobody sits there.
fn away(locale: Locale, session: &Session, who: &Seat, is_away: impl Fn(&Seat) -> bool) -> Option<AwayView> {
    let Decider::Mouse(m) = session.game().decision()?.by else { return None };
    let mouse = session.game().figure_name(Fig::mouse(m as usize));
    let owner = session.log().owner_of(&mouse);
    if *who == owner || !is_away(&owner) {
        return None;
    }
    let player = session.log().name_of(&owner);
    Some(AwayView { name: mouse_name(locale, &mouse), mouse, player })
}

/// A reason in words, if it tells anything: that a turn is over, or that nothing else was possible, everybody sees.
fn telling(locale: Locale, spoken: &Spoken) -> Option<String> {
    let plain = ["bot-reason-turn-done", "bot-reason-only-choice"].contains(&spoken.why.key.as_str());
    locale.because(&spoken.why).filter(|_| !plain)
}

/// A companion's reason goes with what it did. Who speaks is said where the line is about somebody else, as when the
/// end of a turn sets minions in motion.
pub(super) fn explain(locale: Locale, lines: &mut [LogLine], spoken: &Spoken) {
    // A word to the players, for now and not for the story: the banner has it.
    if spoken.why.key == "bot-reason-you-lead" {
        return;
    }
    let (Some(line), Some(why)) = (lines.first_mut(), telling(locale, spoken)) else { return };
    let mouse = mouse_name(locale, &spoken.mouse);
    let its_own = line.mouse.as_ref() == Some(&spoken.mouse);
    let key = if its_own { "companion-line" } else { "companion-line-by" };
    line.said = Some(say(locale, key, &Args::new().text("mouse", mouse).text("why", why)));
}

/// What changed hands, in words.
pub(super) fn handover(locale: Locale, record: &CompanionRecord) -> String {
    let by = record.by.clone().unwrap_or_else(|| say(locale, "web-host", &Args::new()));
    let args = locale.noun_called(Args::new().text("by", by), "mouse", &record.mouse);
    match record.level {
        Some(level) => {
            let key = if record.stand_in { "companion-stood-in" } else { "companion-handed" };
            say(locale, key, &args.text("level", locale.level(level)))
        }
        None => say(locale, "companion-returned", &args),
    }
}
