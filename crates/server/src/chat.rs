//! The chat round a table: who is here, what they say, and what they point at.
//!
//! Nothing of it belongs to the game, so nothing of it is saved: a restart forgets the talk, and a save never holds what
//! somebody said. Who sat down, left or took something back is in the log, since those are records.

use crate::limits::Limit;
use session::Seat;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Letters of one message.
pub(crate) const LONGEST: usize = 200;
/// Messages kept.
const KEPT: usize = 60;
/// Whoever is gone for so long is away: turning a page is not leaving.
pub(crate) const AWAY: Duration = Duration::from_secs(20);
/// How long a ping is shown.
const PING: Duration = Duration::from_secs(6);
/// Arrows one person may have on the board.
const ARROWS: usize = 3;

/// What can be said with one click, in everybody's own language.
pub(crate) const PHRASES: [&str; 6] = ["well-played", "wait", "idea", "careful", "thanks", "go-on"];

/// Something said.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Its number, from 1.
    pub(crate) n: u64,
    pub(crate) who: Seat,
    /// What they were called then.
    pub(crate) name: Option<String>,
    pub(crate) words: Words,
    /// The last record when it was said.
    pub(crate) after: u64,
}

/// Words of one's own, or a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Words {
    Own(String),
    Phrase(&'static str),
}

/// Something pointed at.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// Its number, from 1.
    pub(crate) n: u64,
    pub(crate) who: Seat,
    pub(crate) name: Option<String>,
    /// The tile's number on the map.
    pub(crate) tile: u8,
    /// The space's id.
    pub(crate) space: String,
    /// Where an arrow leads; none for a ping.
    pub(crate) to: Option<String>,
    until: Option<Instant>,
}

impl Mark {
    /// How long it is still shown; none for as long as nobody decides.
    pub(crate) fn left(&self, now: Instant) -> Option<Duration> {
        self.until.map(|until| until.saturating_duration_since(now))
    }
}

/// Too much at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooFast;

/// The chat round one table.
pub(crate) struct Chat {
    now: Mutex<Now>,
    changed: watch::Sender<u64>,
    talking: Limit<Seat>,
    pointing: Limit<Seat>,
}

#[derive(Default)]
struct Now {
    lines: VecDeque<Line>,
    marks: Vec<Mark>,
    counted: u64,
    here: HashMap<Seat, Tabs>,
    /// Who has the table open at other nodes, and when that was last heard.
    elsewhere: HashMap<String, (Vec<Seat>, Instant)>,
    screens: usize,
    /// How many pages of the story whoever reads aloud has opened.
    pages_read: usize,
    /// The invitation to show on the table screen; only its hash is stored.
    invitation: Option<(web::Invitation, i64)>,
}

impl Now {
    /// Whether somebody has the table open at another node, as far as was heard lately.
    fn is_elsewhere(&self, who: &Seat) -> bool {
        self.elsewhere.values().any(|(seats, heard)| heard.elapsed() < AWAY && seats.contains(who))
    }
}

/// What somebody has open.
#[derive(Default)]
struct Tabs {
    open: usize,
    /// When the last one was closed.
    left: Option<Instant>,
}

impl Default for Chat {
    fn default() -> Chat {
        Chat {
            now: Mutex::default(),
            changed: watch::channel(0).0,
            talking: Limit::new(5, 0.5),
            pointing: Limit::new(6, 1.0),
        }
    }
}

impl Chat {
    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever something in the chat has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Something the chat shows has changed elsewhere: a seat, a preference.
    pub(crate) fn touch(&self) {
        self.changed.send_modify(|n| *n += 1);
    }

    /// Somebody says something.
    pub(crate) fn say(
        &self,
        who: &Seat,
        name: Option<String>,
        words: Words,
        after: u64,
    ) -> Result<(), TooFast> {
        if !self.talking.allows(who.clone(), Instant::now()) {
            return Err(TooFast);
        }
        let mut now = self.now();
        now.counted += 1;
        let line = Line { n: now.counted, who: who.clone(), name, words, after };
        now.lines.push_back(line);
        if now.lines.len() > KEPT {
            now.lines.pop_front();
        }
        drop(now);
        self.touch();
        Ok(())
    }

    /// Somebody points at a space, or draws an arrow between two.
    pub(crate) fn point(
        &self,
        who: &Seat,
        name: Option<String>,
        tile: u8,
        space: String,
        to: Option<String>,
    ) -> Result<(), TooFast> {
        let at = Instant::now();
        if !self.pointing.allows(who.clone(), at) {
            return Err(TooFast);
        }
        let mut now = self.now();
        now.counted += 1;
        let until = to.is_none().then(|| at + PING);
        let mark = Mark { n: now.counted, who: who.clone(), name, tile, space, to, until };
        now.marks.retain(|m| m.until.is_none_or(|until| until > at));
        let own = |m: &Mark| m.who == *who && m.until.is_none() == mark.until.is_none();
        let most = if mark.to.is_some() { ARROWS } else { 1 };
        while now.marks.iter().filter(|m| own(m)).count() >= most {
            let oldest = now.marks.iter().position(own).expect("just counted");
            now.marks.remove(oldest);
        }
        now.marks.push(mark);
        drop(now);
        self.touch();
        Ok(())
    }

    /// Somebody takes their arrows away.
    pub(crate) fn clear(&self, who: &Seat) {
        self.forget(|mark| mark.who == *who);
    }

    /// A decision was made: what was suggested for it is of no use any more.
    pub(crate) fn decided(&self) {
        self.forget(|mark| mark.to.is_some());
    }

    fn forget(&self, which: impl Fn(&Mark) -> bool) {
        let mut now = self.now();
        let had = now.marks.len();
        now.marks.retain(|mark| !which(mark));
        let gone = now.marks.len() < had;
        drop(now);
        if gone {
            self.touch();
        }
    }

    /// What was said, the latest last.
    pub(crate) fn lines(&self) -> Vec<Line> {
        self.now().lines.iter().cloned().collect()
    }

    /// What is pointed at.
    pub(crate) fn marks(&self, at: Instant) -> Vec<Mark> {
        self.now().marks.iter().filter(|m| m.until.is_none_or(|until| until > at)).cloned().collect()
    }

    /// Somebody opens the table, perhaps as the screen in the middle.
    pub(crate) fn opened(&self, who: &Seat, screen: bool) {
        let mut now = self.now();
        if screen {
            now.screens += 1;
        } else {
            now.here.entry(who.clone()).or_default().open += 1;
        }
        drop(now);
        self.touch();
    }

    /// Somebody closes it again.
    pub(crate) fn closed(&self, who: &Seat, screen: bool) {
        let mut now = self.now();
        if screen {
            now.screens -= 1;
        } else if let Some(tabs) = now.here.get_mut(who) {
            tabs.open -= 1;
            tabs.left = Some(Instant::now());
        }
        drop(now);
        self.touch();
    }

    /// Whether somebody has the table open.
    pub(crate) fn here(&self, who: &Seat) -> bool {
        let now = self.now();
        now.here.get(who).is_some_and(|tabs| tabs.open > 0) || now.is_elsewhere(who)
    }

    /// Who has the table open at this node.
    pub(crate) fn here_now(&self) -> Vec<Seat> {
        self.now().here.iter().filter(|(_, tabs)| tabs.open > 0).map(|(who, _)| who.clone()).collect()
    }

    /// These have the table open at another node.
    pub(crate) fn here_elsewhere(&self, node: &str, who: Vec<Seat>) {
        let mut now = self.now();
        let before = now.elsewhere.remove(node).map(|(who, _)| who).unwrap_or_default();
        for gone in before.iter().filter(|gone| !who.contains(gone)) {
            now.here.entry(gone.clone()).or_default().left = Some(Instant::now());
        }
        let same = before.len() == who.len() && before.iter().all(|seat| who.contains(seat));
        if !who.is_empty() {
            now.elsewhere.insert(node.to_owned(), (who, Instant::now()));
        }
        drop(now);
        if !same {
            self.touch();
        }
    }

    /// Whether somebody has gone, and not only turned a page.
    pub(crate) fn away(&self, who: &Seat) -> bool {
        let now = self.now();
        if now.is_elsewhere(who) {
            return false;
        }
        let Some(tabs) = now.here.get(who) else { return true };
        tabs.open == 0 && tabs.left.is_none_or(|left| left.elapsed() >= AWAY)
    }

    /// Whether something would be lost with it: talk, or an invitation that can still be shown.
    pub(crate) fn is_worth_keeping(&self) -> bool {
        let now = self.now();
        !now.lines.is_empty() || now.invitation.is_some()
    }

    /// Open table screens.
    pub(crate) fn screens(&self) -> usize {
        self.now().screens
    }

    /// Whoever reads aloud has opened so many pages.
    pub(crate) fn read(&self, pages: usize) {
        self.now().pages_read = pages;
        self.touch();
    }

    /// How many pages whoever reads aloud has opened.
    pub(crate) fn pages_read(&self) -> usize {
        self.now().pages_read
    }

    /// Keeps an invitation for the table screen.
    pub(crate) fn invite(&self, invitation: web::Invitation, until_ms: i64) {
        self.now().invitation = Some((invitation, until_ms));
        self.touch();
    }

    /// No invitation holds any more.
    pub(crate) fn uninvite(&self) {
        self.now().invitation = None;
        self.touch();
    }

    /// The invitation that holds now, if it was made since the server started.
    pub(crate) fn invitation(&self, now_ms: i64) -> Option<web::Invitation> {
        self.now().invitation.as_ref().filter(|(_, until)| *until > now_ms).map(|(i, _)| i.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ping(chat: &Chat, who: &Seat, space: &str, to: Option<&str>) -> Result<(), TooFast> {
        chat.point(who, None, 0, space.into(), to.map(str::to_string))
    }

    fn spaces(chat: &Chat) -> Vec<String> {
        chat.marks(Instant::now()).into_iter().map(|m| m.space).collect()
    }

    #[test]
    fn arrows_stay_until_a_decision_and_pings_fade() {
        let (chat, ada) = (Chat::default(), Seat::Player("ada".into()));
        ping(&chat, &ada, "a1", None).unwrap();
        ping(&chat, &ada, "a2", Some("a3")).unwrap();
        assert_eq!(spaces(&chat), ["a1", "a2"]);
        let later = chat.marks(Instant::now() + PING);
        assert_eq!(later.iter().map(|m| &*m.space).collect::<Vec<_>>(), ["a2"]);
        chat.decided();
        assert_eq!(spaces(&chat), ["a1"]);
    }

    #[test]
    fn the_oldest_goes_when_somebody_points_too_often() {
        let (chat, ada, bo) = (Chat::default(), Seat::Player("ada".into()), Seat::Host);
        for space in ["a1", "a2", "a3", "a4"] {
            ping(&chat, &ada, space, Some("z")).unwrap();
        }
        ping(&chat, &bo, "b1", Some("z")).unwrap();
        assert_eq!(spaces(&chat), ["a2", "a3", "a4", "b1"]);
        ping(&chat, &ada, "p1", None).unwrap();
        ping(&chat, &ada, "p2", None).unwrap();
        assert_eq!(spaces(&chat), ["a2", "a3", "a4", "b1", "p2"], "one ping each");
        assert_eq!(ping(&chat, &ada, "p3", None), Err(TooFast));
        assert_eq!(ping(&chat, &bo, "p3", None), Ok(()), "the others may still point");
        chat.clear(&ada);
        assert_eq!(spaces(&chat), ["b1", "p3"]);
    }

    #[test]
    fn talk_is_bounded() {
        let chat = Chat::default();
        let said =
            (0..9).filter(|i| chat.say(&Seat::Host, None, Words::Own(i.to_string()), 1).is_ok()).count();
        assert_eq!(said, 5);
        for seat in 0..100 {
            let _ = chat.say(&Seat::Player(seat.to_string().into()), None, Words::Phrase("wait"), 1);
        }
        let lines = chat.lines();
        assert_eq!((lines.len(), lines.last().map(|l| l.n)), (KEPT, Some(105)));
    }
}
