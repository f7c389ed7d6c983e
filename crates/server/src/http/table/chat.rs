//! Talking and pointing, the table screen, and what is settled for a whole table.

use crate::app::{App, now_ms};
use crate::chat::{LONGEST, Mark, PHRASES, Words};
use crate::http::answer::{self, page};
use crate::http::form::field;
use crate::http::opening::may_note;
use crate::http::seated::Seated;
use crate::http::visitor::{MUTED, Visitor, cookie, no_cookie};
use crate::showing::{self, Viewer};
use crate::table::{Here, Table, aside};
use axum::body::Bytes;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::id::TileId;
use serde::Serialize;
use session::{Command, Happened, HouseRules, Refused, Seat, Session, TableLog};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;
use web::{Chat, Corner, Page, Person, QuietRow, TalkLine, Theme};
use words::{Args, GrammaticalCase};

type Fields = Vec<(String, String)>;

/// Done: the script needs nothing more, a page without script comes back to the table.
fn done(visitor: &Visitor, id: &str) -> Response {
    if visitor.script {
        StatusCode::NO_CONTENT.into_response()
    } else {
        answer::see_other(&format!("/t/{id}"))
    }
}

fn too_fast(app: &App, visitor: &Visitor) -> Response {
    answer::problem(app, visitor, StatusCode::TOO_MANY_REQUESTS, &crate::http::opening::slow_down())
}

fn nonsense(app: &App, visitor: &Visitor) -> Response {
    answer::refused(app, visitor, Refused::NoSuchChoice)
}

/// Somebody says something.
pub(crate) async fn talk(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Fields>,
) -> Response {
    let (name, seq, allowed) = match table.look().await {
        Ok(look) => (look.log().name_of(&who), look.seq(), may_talk(look.log(), &who)),
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    if !allowed {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    let phrase = field(&fields, "phrase").map(|p| PHRASES.into_iter().find(|known| *known == p));
    let words = match (phrase, field(&fields, "text")) {
        (Some(Some(phrase)), _) => Words::Phrase(phrase),
        (None, Some(text)) => {
            let shown = |c: char| if c.is_control() { ' ' } else { c };
            let text: String = text.trim().chars().map(shown).take(LONGEST).collect();
            if text.is_empty() {
                return nonsense(&app, &visitor);
            }
            Words::Own(text)
        }
        _ => return nonsense(&app, &visitor),
    };
    match table.say(&who, name, words, seq) {
        Ok(()) => done(&visitor, &id),
        Err(_) => too_fast(&app, &visitor),
    }
}

/// Somebody wants to hear no talk, or to hear it again.
pub(crate) async fn mute(Seated { app, id, .. }: Seated, Form(fields): Form<Fields>) -> Response {
    let muted = match field(&fields, "on") {
        Some(_) => cookie(&app, MUTED, "1"),
        None => no_cookie(MUTED),
    };
    answer::see_other_with(&format!("/t/{id}"), [muted])
}

fn may_talk(table_log: &TableLog, who: &Seat) -> bool {
    let rules = &table_log.preferences.house_rules;
    !rules.silent && (who.plays() || rules.watchers_talk)
}

/// Somebody points at a space, suggests a way, or takes their arrows away.
pub(crate) async fn point(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Fields>,
) -> Response {
    if !who.plays() {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    if field(&fields, "clear").is_some() {
        table.clear(&who);
        return done(&visitor, &id);
    }
    let (name, tile, space, to) = match table.look().await {
        Ok(look) => {
            let tile = field(&fields, "tile").and_then(|t| t.parse().ok());
            let Some(tile) = tile.filter(|t| explored(&look, *t)) else { return nonsense(&app, &visitor) };
            let known = |field: &str| {
                label(visitor.with(table.content()), &look, tile, field).map(|_| field.to_string())
            };
            let to = field(&fields, "to").filter(|to| !to.is_empty());
            match (field(&fields, "space").and_then(known), to.map(known)) {
                (Some(space), None) => (look.log().name_of(&who), tile, space, None),
                (Some(space), Some(Some(to))) if to != space => {
                    (look.log().name_of(&who), tile, space, Some(to))
                }
                _ => return nonsense(&app, &visitor),
            }
        }
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    match table.point(&who, name, tile, space, to) {
        Ok(()) => done(&visitor, &id),
        Err(_) => too_fast(&app, &visitor),
    }
}

fn explored(session: &Session, tile: u8) -> bool {
    let (game, board) = (session.game(), session.game().board());
    let on_the_map = (tile as usize) < board.chapter(game.book()).map.len();
    on_the_map && (board.explored(board.side_id(TileId(tile))) || game.decision_tile() == TileId(tile))
}

/// What a space is called.
fn label(ctx: Page, session: &Session, tile: u8, space: &str) -> Option<String> {
    let plan = ctx.locale.plan(session.game().board().side_id(TileId(tile)));
    plan.spaces.iter().find(|s| s.id == space).map(|s| s.label.clone())
}

/// A reaction that was passed is asked about again.
pub(crate) async fn ask_again(at: Seated, Form(fields): Form<Fields>) -> Response {
    let text = |name| field(&fields, name).unwrap_or_default().to_string();
    settle(&at, Command::AskAgain { mouse: text("mouse"), choice: text("choice") }).await
}

/// How the players deal with each other; the host's to say.
pub(crate) async fn house_rules(at: Seated, Form(fields): Form<Fields>) -> Response {
    let house_rules = HouseRules {
        active_decides: field(&fields, "party") == Some("active"),
        watchers_talk: field(&fields, "watchers").is_some(),
        silent: field(&fields, "silent").is_some(),
        settle_ties: field(&fields, "ties").is_some(),
        reader: field(&fields, "reader").filter(|seat| !seat.is_empty()).map(str::to_string),
    };
    settle(&at, Command::HouseRules(house_rules)).await
}

/// Whoever reads aloud has opened a page: the others follow.
pub(crate) async fn reading(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Fields>,
) -> Response {
    let reader = match table.look().await {
        Ok(look) => look.log().preferences.reader(),
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    if reader.as_ref() != Some(&who) {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    match field(&fields, "pages").and_then(|n| n.parse().ok()) {
        Some(pages) => {
            table.read_aloud(pages);
            done(&visitor, &id)
        }
        None => nonsense(&app, &visitor),
    }
}

async fn settle(at: &Seated, command: Command) -> Response {
    if !may_note(&at.app, &at.table) {
        return too_fast(&at.app, &at.visitor);
    }
    match at.table.act(&at.who, command, None, None, now_ms()).await {
        Ok(_) => done(&at.visitor, &at.id),
        Err(refused) => answer::refused(&at.app, &at.visitor, refused),
    }
}

/// The chat as somebody sees it.
pub(crate) fn view(ctx: Page, session: &Session, table: &Table, who: &Seat, muted: bool) -> Chat {
    let table_log = session.log();
    let mouse = |id: &String| {
        let mouse = ctx.locale.book().mouse_named(id)?;
        Some(ctx.locale.mouse(mouse, GrammaticalCase::Nom).to_string())
    };
    let party = session.setup().party.iter().map(|m| ctx.locale.book().mice[m.mouse.ix()].name.clone());
    let party: Vec<String> = party.collect();
    let person = |someone: Seat, name: String| Person {
        name,
        mice: party.iter().filter(|m| someone.owns(table_log, m)).filter_map(mouse).collect(),
        here: table.chat.here(&someone),
        me: someone == *who,
    };
    let mut people = vec![person(Seat::Host, ctx.t("web-host").into_owned())];
    people
        .extend(table_log.seats.iter().map(|(id, seat)| person(Seat::Player(id.clone()), seat.name.clone())));
    let quiet = table_log.preferences.of(who).filter_map(|q| {
        let choice = session.game().parse(&q.choice)?;
        let label = ctx.locale.label(session.game(), choice).text();
        Some(QuietRow { mouse: q.mouse.clone(), name: mouse(&q.mouse)?, choice: q.choice.clone(), label })
    });
    // Whoever is not here keeps nobody waiting.
    let reader = table_log.preferences.reader().filter(|seat| table_log.shared && table.chat.here(seat));
    let reader = reader.map(|seat| web::StoryReader {
        me: seat == *who,
        name: called(ctx, &seat, table_log.name_of(&seat)),
        pages: table.chat.pages_read(),
    });
    Chat {
        table: table.id.to_string(),
        reader,
        shared: table_log.shared,
        people,
        lines: lines(ctx, table_log, table, who, muted),
        muted,
        silent: table_log.preferences.house_rules.silent,
        may_talk: may_talk(table_log, who),
        may_point: who.plays() && table_log.shared,
        phrases: &PHRASES,
        screen: table.chat.screens() > 0,
        mine: party.iter().filter(|m| who.owns(table_log, m)).cloned().collect(),
        quiet: quiet.collect(),
    }
}

/// What happened among the players and what was said, in the order of its time.
fn lines(ctx: Page, table_log: &TableLog, table: &Table, who: &Seat, muted: bool) -> Vec<TalkLine> {
    let quiet = muted || table_log.preferences.house_rules.silent;
    let said = if quiet { Vec::new() } else { table.chat.lines() };
    let mut said = said.into_iter().peekable();
    let talk = |line: crate::chat::Line| TalkLine {
        mine: line.who == *who,
        who: Some(called(ctx, &line.who, line.name)),
        text: match line.words {
            Words::Own(text) => text,
            Words::Phrase(phrase) => ctx.t(&format!("web-phrase-{phrase}")).into_owned(),
        },
    };
    let mut out = Vec::new();
    for notice in &table_log.notices {
        while let Some(line) = said.next_if(|line| line.after < notice.seq) {
            out.push(talk(line));
        }
        out.push(TalkLine { who: None, text: happened(ctx, &notice.what), mine: false });
    }
    out.extend(said.map(talk));
    out
}

fn called(ctx: Page, who: &Seat, name: Option<String>) -> String {
    name.unwrap_or_else(|| {
        ctx.t(match who {
            Seat::Host => "web-host",
            Seat::Player(_) => "web-somebody",
            Seat::Watcher => "web-watcher",
        })
        .into_owned()
    })
}

fn happened(ctx: Page, what: &Happened) -> String {
    let mice = |mice: &[String]| {
        let named = mice.iter().filter_map(|m| ctx.locale.book().mouse_named(m));
        named.map(|m| ctx.locale.mouse(m, GrammaticalCase::Acc)).collect::<Vec<_>>().join(", ")
    };
    let args = |name: &str, with: &[String]| {
        Args::new().text("name", name).text("mice", mice(with)).num("n", with.len() as i64)
    };
    match what {
        Happened::Sat { name, mice } => ctx.say("web-notice-sat", &args(name, mice)),
        Happened::Plays { name, mice } => ctx.say("web-notice-plays", &args(name, mice)),
        Happened::Left { name, freed: false } => ctx.say("web-notice-left", &args(name, &[])),
        Happened::Left { name, freed: true } => ctx.say("web-notice-freed", &args(name, &[])),
        Happened::Undone { name, choices, past_a_roll } => {
            let name = name.clone().unwrap_or_else(|| ctx.t("web-host").into_owned());
            let args = Args::new().text("name", name).num("n", *choices as i64);
            ctx.say(if *past_a_roll { "web-notice-undone-roll" } else { "web-notice-undone" }, &args)
        }
    }
}

/// A mark on the board, for the page's script.
#[derive(Serialize)]
struct ShownMark {
    n: u64,
    tile: u8,
    space: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    name: String,
    letter: String,
    /// What it says, in words.
    text: String,
    /// How long it is still shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
}

fn shown(ctx: Page, session: &Session, mark: Mark, now: Instant) -> Option<ShownMark> {
    let name = called(ctx, &mark.who, mark.name.clone());
    let at = label(ctx, session, mark.tile, &mark.space)?;
    let args = Args::new().text("name", &name).text("where", at);
    let text = match &mark.to {
        None => ctx.say("web-ping-says", &args),
        Some(to) => ctx.say("web-arrow-says", &args.text("to", label(ctx, session, mark.tile, to)?)),
    };
    Some(ShownMark {
        n: mark.n,
        ms: mark.left(now).map(|left| left.as_millis() as u64),
        letter: name.chars().next().map(|c| c.to_uppercase().collect()).unwrap_or_default(),
        tile: mark.tile,
        space: mark.space,
        to: mark.to,
        name,
        text,
    })
}

/// What one tab has heard of the chat.
pub(crate) struct ChatStream {
    changed: watch::Receiver<u64>,
    _here: Here,
    /// The last line or mark that was told.
    heard: u64,
    /// What the tab shows.
    sent: Option<u64>,
    /// Who opened it as the screen in the middle.
    screen: Option<Seat>,
    /// What lay in its corner last, and how that looks.
    corner: Option<(Corner, String)>,
    /// Whether they want to hear no talk.
    muted: bool,
}

#[derive(Serialize)]
struct News {
    html: String,
    marks: Vec<ShownMark>,
    say: Vec<String>,
    /// The corner of a table screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    corner: Option<String>,
}

impl ChatStream {
    /// For somebody who opens the table.
    pub(crate) fn new(table: &Arc<Table>, who: &Seat, screen: bool, muted: bool) -> ChatStream {
        let here = Here::new(table, who.clone(), screen);
        let mut changed = table.chat.watch();
        // The page may be older than the stream.
        changed.mark_changed();
        let last = table.chat.lines().last().map_or(0, |line| line.n);
        let screen = screen.then(|| who.clone());
        ChatStream { changed, _here: here, heard: last, sent: None, screen, corner: None, muted }
    }

    /// Waits until there may be something to hear; false when the table is gone.
    pub(crate) async fn changed(&mut self) -> bool {
        self.changed.changed().await.is_ok()
    }

    /// What is new, as a piece of the stream.
    pub(crate) async fn hear(&mut self, table: &Table, viewer: &Viewer) -> Option<Bytes> {
        let look = table.look().await.ok()?;
        let here = format!("/t/{}", table.id);
        let ctx = showing::page(table.content(), viewer.lang, Theme::Auto, &here);
        let chat = view(ctx, &look, table, &viewer.who, self.muted);
        let now = Instant::now();
        let marks: Vec<ShownMark> =
            table.chat.marks(now).into_iter().filter_map(|m| shown(ctx, &look, m, now)).collect();
        drop(look);
        let idle = !chat.shared && !chat.screen && chat.quiet.is_empty() && marks.is_empty();
        if self.sent.is_none() && idle {
            return None;
        }
        let html = web::chat(ctx, &chat).into_string();
        let corner = self.screen.clone().map(|who| self.draw_corner(ctx, table, corner(table, &who)));
        let mut hasher = DefaultHasher::new();
        (&html, &corner).hash(&mut hasher);
        marks.iter().for_each(|m| m.n.hash(&mut hasher));
        let looks = hasher.finish();
        if self.sent.replace(looks) == Some(looks) {
            return None;
        }
        let fresh = |n: u64| n > self.heard;
        let mut say: Vec<String> = marks.iter().filter(|m| fresh(m.n)).map(|m| m.text.clone()).collect();
        let said = table.chat.lines();
        let others = said.iter().filter(|line| fresh(line.n) && line.who != viewer.who).count();
        let talk = chat.lines.iter().rev().filter(|line| !line.mine && line.who.is_some()).take(others);
        let mut talk: Vec<String> =
            talk.map(|line| format!("{}: {}", line.who.as_deref().unwrap_or_default(), line.text)).collect();
        talk.reverse();
        say.append(&mut talk);
        let numbers = marks.iter().map(|m| m.n).chain(said.iter().map(|line| line.n));
        self.heard = numbers.max().unwrap_or(0).max(self.heard);
        let data = serde_json::to_string(&News { html, marks, say, corner }).expect("plain data");
        Some(Bytes::from(format!("event: chat\ndata: {data}\n\n")))
    }
}

impl ChatStream {
    /// The corner of a table screen. A QR code takes milliseconds, so it is drawn once, and away from here.
    fn draw_corner(&mut self, ctx: Page, table: &Table, corner: Corner) -> String {
        if let Some((last, drawn)) = &self.corner
            && *last == corner
        {
            return drawn.clone();
        }
        let drawn = aside(|| web::screen_corner(ctx, table.id.as_str(), &corner).into_string());
        self.corner.insert((corner, drawn)).1.clone()
    }
}

/// What lies in the corner of a table screen that somebody opened. Whom to let in is the host's to say.
fn corner(table: &Table, who: &Seat) -> Corner {
    match (who, table.chat.invitation(now_ms())) {
        (Seat::Host, Some(invitation)) => Corner::Invitation(invitation),
        (Seat::Host, None) => Corner::Offer,
        _ => Corner::Empty,
    }
}

/// The table on a screen in the middle, as somebody sees it who only watches.
pub(crate) async fn screen(app: &Arc<App>, table: &Arc<Table>, who: &Seat, visitor: &Visitor) -> Response {
    let here = format!("/t/{}?screen", table.id);
    let corner = corner(table, who);
    match table.look().await {
        Ok(mut look) => {
            let ctx = showing::page(table.content(), visitor.lang, visitor.theme, &here);
            let shown = showing::view(ctx.locale, look.parts(), table.around(), &Seat::Watcher);
            let around = view(ctx, &look, table, &Seat::Watcher, visitor.muted());
            drop(look);
            page(StatusCode::OK, web::screen(ctx, &shown, &around, &corner))
        }
        Err(refused) => answer::refused(app, visitor, refused),
    }
}
