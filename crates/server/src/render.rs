//! From a table in memory to what one viewer sees.

use crate::companions;
use crate::contents::Content;
use crate::log_notes;
use crate::session::{History, Session};
use crate::table::{Seat, Table, Version};
use crate::viewers::{Painted, Sheet};
use engine::event::Event;
use engine::id::Fig;
use engine::{CausedEvent, Decider, Game, Outcome};
use std::collections::BTreeMap;
use std::sync::Arc;
use view::{Locale, LogLine, Offers, Snapshot, Stamped};
use web::{Company, DiceRoll, Kept, LogEntry, Page, SeatRow, StoryPage, TableView, UndoAsked, Walk};
use words::Lang;

/// Lines of the log on the table page, at least.
pub(crate) const LOG_LINES: usize = 24;
/// Rolls that stay in the tray.
const ROLLS: usize = 6;

/// What a viewer sees, owned; `view` lends it to the page.
pub(crate) struct Scene {
    id: String,
    name: String,
    seq: u64,
    snapshot: Snapshot,
    offers: Option<Offers>,
    walks: Arc<Vec<Walk>>,
    mine: bool,
    plays: bool,
    host: bool,
    waiting_for: Option<String>,
    log: Arc<Vec<LogEntry>>,
    rolls: Vec<DiceRoll>,
    moves: usize,
    can_undo: bool,
    can_redo: bool,
    seats: Vec<SeatRow>,
    story: Arc<Vec<StoryPage>>,
    commitment: Option<String>,
    undo_asked: Option<UndoAsked>,
    undo_to: usize,
    company: Company,
}

impl Scene {
    /// The table as it stands.
    pub(crate) fn new(locale: Locale, session: &mut Session, table: &Table, name: &str, who: &Seat) -> Scene {
        let views = (session.snapshot(locale), session.offers(locale));
        Scene::with(locale, session, table, name, who, views)
    }

    /// The same with what is seen of it.
    fn with(
        locale: Locale,
        session: &mut Session,
        table: &Table,
        name: &str,
        who: &Seat,
        views: (Snapshot, Option<Offers>),
    ) -> Scene {
        let moves = session.moves();
        let mut log = session.recent(locale);
        if log_notes::any(session) {
            log_notes::tell(locale, session, Arc::make_mut(&mut log));
        }
        let mine = who.decides(&session.table_log, session.game());
        let walks = if mine { session.walks() } else { Arc::default() };
        let story = session.story(locale);
        let commitment = session.commitment(table.id.as_str());
        let session = &*session;
        let over = session.game().board().outcome().is_some();
        let mut scene = Scene::of(&session.replay, views, log, story);
        scene.id = table.id.to_string();
        scene.name = name.to_string();
        scene.seq = session.seq();
        scene.mine = mine;
        scene.plays = who.plays();
        scene.host = *who == Seat::Host;
        scene.waiting_for = waiting_for(session);
        scene.moves = moves;
        scene.can_undo = who.plays() && moves > session.table_log.floor() && !over;
        scene.can_redo =
            !session.table_log.undone.is_empty() && who.may_redo(&session.table_log, session.game());
        scene.seats = seats(locale, session);
        scene.commitment = commitment;
        scene.undo_asked = table.proposal(session.seq()).filter(|_| who.plays()).map(|p| UndoAsked {
            to: p.to,
            by: p
                .agreed
                .iter()
                .filter_map(|s| session.table_log.seats.get(s))
                .map(|s| s.name.clone())
                .collect(),
            agreed: p.agreed.contains(match who {
                Seat::Player(id) => id.as_str(),
                _ => crate::seats::HOST,
            }),
        });
        scene.walks = walks;
        scene.undo_to = session.table_log.undo_to();
        scene.company = companions::company(locale, session, table, who);
        scene
    }

    /// A position to look at, not to play.
    pub(crate) fn of(
        replay: &History,
        (snapshot, offers): (Snapshot, Option<Offers>),
        log: Arc<Vec<LogEntry>>,
        story: Arc<Vec<StoryPage>>,
    ) -> Scene {
        Scene {
            id: String::new(),
            name: String::new(),
            seq: 0,
            snapshot,
            offers,
            walks: Arc::default(),
            mine: false,
            plays: false,
            host: false,
            waiting_for: None,
            log,
            rolls: rolls(replay),
            moves: replay.starts.len(),
            can_undo: false,
            can_redo: false,
            seats: Vec::new(),
            story,
            commitment: None,
            undo_asked: None,
            undo_to: 0,
            company: Company::default(),
        }
    }

    /// With the table's address, for links.
    pub(crate) fn at(mut self, table: &str, name: &str) -> Scene {
        self.id = table.to_string();
        self.name = name.to_string();
        self
    }

    /// As the page takes it.
    pub(crate) fn view<'a>(&'a self, notice: Option<&'a str>) -> TableView<'a> {
        TableView {
            id: &self.id,
            name: &self.name,
            seq: self.seq,
            snapshot: &self.snapshot,
            offers: self.offers.as_ref(),
            walks: &self.walks,
            mine: self.mine,
            plays: self.plays,
            host: self.host,
            waiting_for: self.waiting_for.clone(),
            log: &self.log,
            rolls: &self.rolls,
            moves: self.moves,
            can_undo: self.can_undo,
            can_redo: self.can_redo,
            seats: &self.seats,
            story: &self.story,
            notice,
            commitment: self.commitment.as_deref(),
            undo_asked: self.undo_asked.as_ref(),
            undo_to: self.undo_to,
            company: &self.company,
        }
    }

    /// Every fragment by its id.
    pub(crate) fn fragments(&self, ctx: Page, notice: Option<&str>) -> BTreeMap<&'static str, String> {
        let view = self.view(notice);
        web::FRAGMENTS.iter().map(|id| (*id, web::fragment(ctx, &view, id).into_string())).collect()
    }
}

/// Adds the lines of a choice to those of a page, each with the number of choices made when it was told, and drops the
/// oldest if there are still `least` without them: whatever the page keeps together stays whole.
pub(crate) fn tell(recent: &mut Vec<LogEntry>, least: usize, after: usize, lines: &[Stamped<LogLine>]) {
    let entries = lines.iter().enumerate();
    recent.extend(entries.map(|(i, line)| LogEntry {
        after,
        later: lines.len() - 1 - i,
        line: line.clone(),
    }));
    while let Some(first) = recent.first().map(|entry| entry.after / web::TOGETHER) {
        let oldest = recent.iter().take_while(|entry| entry.after / web::TOGETHER == first).count();
        if recent.len() - oldest < least {
            break;
        }
        recent.drain(..oldest);
    }
}

/// The last lines of all these, at least so many.
pub(crate) fn latest(lines: &[Vec<Stamped<LogLine>>], least: usize) -> Vec<LogEntry> {
    let mut log = Vec::new();
    for (after, told) in lines.iter().enumerate() {
        tell(&mut log, least, after, told);
    }
    log
}

/// The player who must decide, by name.
fn waiting_for(session: &Session) -> Option<String> {
    let Decider::Mouse(m) = session.game().decision()?.by else { return None };
    let mouse = session.game().figure_name(Fig::mouse(m as usize));
    let seat = session.table_log.player_of(&mouse)?;
    session.table_log.seats.get(seat).map(|s| s.name.clone())
}

fn seats(locale: Locale, session: &Session) -> Vec<SeatRow> {
    let name = |id: &String| {
        let mouse = locale.book().mouse_named(id)?;
        Some(locale.mouse(engine::id::MouseId(mouse.0), words::Case::Nom).to_string())
    };
    let rows = session.table_log.seats.iter().map(|(seat, s)| SeatRow {
        seat: seat.clone(),
        name: s.name.clone(),
        mice: s.mice.iter().filter_map(name).collect(),
    });
    rows.collect()
}

/// The rolls of the last choice that had any: dice stay until the next roll.
fn rolls(replay: &History) -> Vec<DiceRoll> {
    let is_roll = |t: &CausedEvent| matches!(t.event, Event::Rolled { .. } | Event::Rerolled { .. });
    let mut segments = (0..=replay.starts.len()).rev();
    let Some(at) = segments.find(|i| replay.segment(*i).iter().any(is_roll)) else {
        return Vec::new();
    };
    let last = replay.segment(at);
    let since = || (at..=replay.starts.len()).flat_map(|i| replay.segment(i));
    let who_rolled = |fig: Option<Fig>| -> Option<String> {
        let fig = fig?;
        // A minion that was defeated since has left the board, and its name with it; another may stand in its place.
        replay.game.board().place(fig)?;
        let replaced =
            |t: &CausedEvent| matches!(t.event, Event::MinionPlaced { fig: new, .. } if new == fig);
        if since().any(replaced) {
            return None;
        }
        Some(replay.game.figure_name(fig))
    };
    let mut out: Vec<DiceRoll> = last
        .iter()
        .enumerate()
        .filter_map(|(i, t)| match t.event {
            Event::Rolled { who, why, roll } | Event::Rerolled { who, why, roll } => Some(DiceRoll {
                who: who_rolled(who),
                why,
                faces: roll.iter().map(|f| f.0 + 1).collect(),
                counted: crate::dice::counted(last, i),
            }),
            _ => None,
        })
        .collect();
    let extra = out.len().saturating_sub(ROLLS);
    out.drain(..extra);
    out
}

/// What was read aloud in some events, in order; the opening comes before the first of all.
pub(crate) fn story(locale: Locale, game: &Game, told: &[CausedEvent], first: bool) -> Vec<StoryPage> {
    let speaks = |t: &CausedEvent| matches!(t.event, Event::MomentRead { .. } | Event::Ended { .. });
    if !first && !told.iter().any(speaks) {
        return Vec::new();
    }
    let chapter = game.board().chapter(game.book());
    let goes = |name: &str| game.board().mice().iter().any(|m| game.book().mice[m.mouse().ix()].name == name);
    let mut pages = Vec::new();
    let mut read = |moment: &str, title: String| {
        let passage = locale.catalogue().prose().iter().find(|p| {
            p.chapter == chapter.name && p.language == locale.lang().as_str() && p.moment == moment
        });
        if let Some(passage) = passage {
            let aside = !matches!(moment, "opening" | "victory" | "defeat" | "continues");
            let coach = chapter.coach.clone().filter(|_| aside);
            pages.push(StoryPage { moment: moment.to_string(), title, text: passage.told(goes), coach });
        }
    };
    let name = plain(locale, &format!("chapter-{}", chapter.name));
    if first {
        read("opening", name.clone());
    }
    for t in told {
        match t.event {
            Event::MomentRead { moment } => {
                if let Some(moment) = chapter.moments.get(moment.ix()) {
                    read(moment, name.clone());
                }
            }
            Event::Ended { outcome: Outcome::Victory } => {
                read("victory", plain(locale, "web-victory"));
                read("continues", plain(locale, "party-meanwhile"));
            }
            Event::Ended { .. } => read("defeat", plain(locale, "web-defeat")),
            _ => {}
        }
    }
    pages
}

fn plain(locale: Locale, key: &str) -> String {
    locale.catalogue().words().say(locale.lang(), key, &words::Args::new())
}

/// For whom fragments are the same: language and what this person may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Viewer {
    pub(crate) lang: Lang,
    pub(crate) who: Seat,
    pub(crate) theme: web::Theme,
}

/// The context of somebody who has no request at hand: a stream.
pub(crate) fn ctx<'a>(content: &'a Content, lang: Lang, theme: web::Theme, here: &'a str) -> Page<'a> {
    Page { locale: content.catalogue.locale(lang), theme, here, pictures: &content.pictures, kept: None }
}

/// Sees to it that the page of a viewer shows the table as it is; gives the number of the rendering. `name` is
/// what the table is called.
pub(crate) fn draw(
    content: &Content,
    table: &Table,
    session: &mut Session,
    viewer: &Viewer,
    shown: Version,
    name: &str,
) -> u64 {
    let paint = painter(content, table, session);
    table.viewers.update(viewer, name, shown, paint)
}

/// The same for every viewer that somebody of has taken the last message.
pub(crate) fn draw_again(content: &Content, table: &Table, session: &mut Session, shown: Version) {
    let paint = painter(content, table, session);
    table.viewers.refresh(shown, paint);
}

fn painter<'p>(
    content: &'p Content,
    table: &'p Table,
    session: &'p mut Session,
) -> impl FnOnce(&[Sheet]) -> Painted + 'p {
    let address = format!("/t/{}", table.id);
    move |sheets| {
        // Each step for all of them: what has just been done in one language is done in the next with the code still
        // at hand.
        let locale = |sheet: &Sheet| content.catalogue.locale(sheet.viewer.lang);
        for sheet in sheets {
            session.log(locale(sheet));
        }
        let told = sheets.iter().map(|s| s.since.and_then(|since| session.said(locale(s), since)));
        let told: Vec<Option<String>> = told.collect();
        let snapshots: Vec<Snapshot> = sheets.iter().map(|s| session.snapshot(locale(s))).collect();
        let offers: Vec<Option<Offers>> = sheets.iter().map(|s| session.offers(locale(s))).collect();
        let scenes = sheets.iter().zip(snapshots.into_iter().zip(offers));
        let scenes =
            scenes.map(|(s, views)| Scene::with(locale(s), session, table, s.name, &s.viewer.who, views));
        let scenes: Vec<Scene> = scenes.collect();
        let pages = sheets.iter().zip(&scenes).map(|(sheet, scene)| {
            let Viewer { lang, theme, .. } = *sheet.viewer;
            (sheet.kept, ctx(content, lang, theme, &address), scene.view(None))
        });
        (Kept::draw(&pages.collect::<Vec<_>>()), told)
    }
}
