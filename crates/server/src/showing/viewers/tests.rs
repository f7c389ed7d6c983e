//! Pages that follow part by part must look like pages made anew, byte for byte.

use super::super::render;
use super::super::viewer::{self, Version, Viewer};
use crate::app::App;
use crate::config::Config;
use crate::shelf::BookShelf;
use crate::table::Table;
use engine::id::ChapterId;
use serde_json::Value;
use session::{Command, Seat, SeatRecord};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MemoryStore;
use web::Theme;
use words::Lang;

/// Elements that have no end.
const VOID: [&str; 8] = ["area", "br", "hr", "img", "input", "link", "meta", "wbr"];
/// Below it one may go back.
const MARK: &str = "<li class=\"now\" hidden></li>";

/// The elements right inside a list, and its opening tag.
fn items(list: &str) -> (&str, Vec<&str>) {
    let start = list.find('>').expect("an opening tag") + 1;
    let (mut items, mut depth, mut at, mut from) = (Vec::new(), 0, start, start);
    while let Some(tag) = list[at..].find('<').map(|tag| at + tag) {
        let end = tag + list[tag..].find('>').expect("a tag ends") + 1;
        let name = list[tag + 1..end].split([' ', '>']).next().expect("a name");
        if name.starts_with('/') {
            depth -= 1;
        } else if !VOID.contains(&name) && !list[tag..end].ends_with("/>") {
            depth += 1;
        }
        at = end;
        if depth == 0 {
            items.push(&list[from..end]);
            from = end;
        }
        if depth < 0 {
            break;
        }
    }
    (&list[..start], items)
}

/// The value of an attribute.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let start = format!(" {name}=\"");
    tag.find(&start).and_then(|at| tag[at + start.len()..].split('"').next())
}

/// New lines of the log over those a tab has, as the page's script puts them.
fn merged(old: &str, fresh: &str) -> String {
    let (open, mut lines) = items(fresh);
    let number = |name| attribute(open, name).and_then(|n| n.parse::<usize>().ok()).expect("a number");
    if let Some(above) = attribute(open, "data-above") {
        let kept = items(old).1.into_iter().skip_while(|line| attribute(line, "id") != Some(above));
        lines.extend(kept);
    }
    lines.retain(|line| *line != MARK);
    lines.truncate(number("data-total"));
    let after = |line: &&str| attribute(line, "data-after").and_then(|n| n.parse::<usize>().ok());
    if let Some(at) = lines.iter().position(|line| after(line) < Some(number("data-moves"))) {
        lines.insert(at, MARK);
    }
    let above = attribute(open, "data-above").map(|above| format!(" data-above=\"{above}\""));
    format!("{}{}</ol>", open.replace(&above.unwrap_or_default(), ""), lines.concat())
}

/// The element with an id, where it stands in the markup of a part.
fn element(html: &str, id: &str) -> Option<std::ops::Range<usize>> {
    let at = html.find(&format!(" id=\"{id}\""))?;
    let start = html[..at].rfind('<').expect("an attribute stands in a tag");
    let name = html[start + 1..].split([' ', '>']).next().expect("a name");
    let (open, close) = (format!("<{name}"), format!("</{name}>"));
    let (mut depth, mut end) = (0, start);
    loop {
        let next = html[end..].find(&close).expect("an element ends") + end + close.len();
        let begun = html[end..next].match_indices(&open);
        // `<g` begins `<group>` as well.
        let begun = begun.filter(|(i, _)| matches!(html.as_bytes()[end + i + open.len()], b' ' | b'>'));
        depth += begun.count();
        (depth, end) = (depth - 1, next);
        if depth == 0 {
            return Some(start..end);
        }
    }
}

/// A tab: swaps in what it is sent, as the page's script does.
struct Tab {
    viewer: Viewer,
    /// Looks only every so many choices.
    every: usize,
    had: Option<u64>,
    page: BTreeMap<String, String>,
    /// Bytes it was sent.
    sent: usize,
    /// Items it swapped by themselves.
    items: usize,
}

impl Tab {
    fn swap(&mut self, message: &[u8]) {
        self.sent += message.len();
        let text = std::str::from_utf8(message).expect("text");
        let mut lines = text.lines().filter_map(|line| line.strip_prefix("data: "));
        let head: Value = serde_json::from_str(lines.next().expect("a head")).expect("a message");
        assert!(head["seq"].is_u64());
        while let Some(id) = lines.next() {
            let mut fresh = lines.next().expect("markup").replace("&#10;", "\n");
            if let Some(old) = self.page.get(id).filter(|_| id == "lines") {
                fresh = merged(old, &fresh);
            }
            if let Some(part) = self.page.get_mut(id) {
                *part = fresh;
            } else if let Some((part, at)) =
                self.page.values_mut().find_map(|part| element(part, id).map(|at| (part, at)))
            {
                part.replace_range(at, &fresh);
                self.items += 1;
            } else {
                self.page.insert(id.to_string(), fresh);
            }
        }
    }

    async fn follow(&mut self, table: &Arc<Table>) {
        let here = format!("/t/{}", table.id);
        let mut look = table.look().await.expect("it plays");
        let shown = Version { seq: look.seq(), ..table.shown() };
        let page = viewer::page(table.content(), self.viewer.lang, Theme::Dark, &here);
        let update = render::update(table.content(), table.around(), look.parts(), &self.viewer, shown);
        let message = table.viewers.message(table.content(), &self.viewer, self.had).expect("just seen");
        if self.had.replace(update) != Some(update) {
            self.swap(&message);
        }
        let anew =
            render::parts(page, &render::view(page.locale, look.parts(), table.around(), &self.viewer.who));
        for (id, html) in anew {
            let mine = &self.page[&id];
            if *mine != html {
                let at = mine.bytes().zip(html.bytes()).take_while(|(a, b)| a == b).count();
                let around = |text: &str| {
                    String::from_utf8_lossy(
                        &text.as_bytes()[at.saturating_sub(200)..(at + 200).min(text.len())],
                    )
                    .into_owned()
                };
                panic!(
                    "{id} is stale for {:?}: …{}…\nmade anew: …{}…",
                    self.viewer,
                    around(mine),
                    around(&html)
                );
            }
        }
    }
}

fn tabs() -> Vec<Tab> {
    let tab = |lang, who, every| Tab {
        viewer: Viewer { lang, who },
        every,
        had: None,
        page: BTreeMap::new(),
        sent: 0,
        items: 0,
    };
    vec![
        tab(Lang::En, Seat::Host, 1),
        tab(Lang::En, Seat::Host, 7),
        tab(Lang::De, Seat::Player("p1".into()), 1),
        tab(Lang::Pl, Seat::Watcher, 2),
        tab(Lang::Pl, Seat::Player("p1".into()), 13),
    ]
}

/// Plays at random, with seats taken and left, and back and forth.
async fn play(chapter: usize, choices: usize) -> usize {
    let config = Config { data: None, limits: false, ..Config::default() };
    let shelf = BookShelf::open(None).expect("the built-in content");
    let app = Arc::new(App::new(config, shelf, Arc::new(MemoryStore::new())));
    let book = app.shelf.front().catalogue.book();
    let mut game = web::NewGame::fill(book, ChapterId(chapter as u8));
    game.seed = format!("chapter {chapter}");
    let (id, _) = crate::http::begin(&app, &crate::http::record(book, &game), "a table").expect("a store");
    let table = app.table(id.as_str()).expect("just begun");
    let mut tabs = tabs();
    let mut chance = 88_172_645_463_325_252_u64 + chapter as u64;
    let mut random = move |n: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        (chance % n.max(1) as u64) as usize
    };
    for step in 0..choices {
        for tab in tabs.iter_mut().filter(|t| step % t.every == 0) {
            tab.follow(&table).await;
        }
        let look = table.look().await.expect("it plays");
        let (offers, moves) = (look.game().choices(), look.moves());
        let name = offers.get(random(offers.len())).map(|o| look.game().name(o.choice));
        let by = [Seat::Host, Seat::Player("p1".into())]
            .into_iter()
            .find(|who| who.decides(look.log(), look.game()));
        let mouse = book.mice[look.setup().party[random(look.setup().party.len())].mouse.ix()].name.clone();
        drop(look);
        let (who, act) = match (random(25), name, by) {
            (0, _, _) if moves > 3 => (Seat::Host, Command::Undo(moves - 1 - random(3))),
            (1, _, _) => (Seat::Host, Command::Redo),
            (2, _, _) => {
                let (seat, left) = ("p1".to_string(), random(2) == 0);
                (
                    Seat::Host,
                    Command::Seat(SeatRecord {
                        seat: seat.into(),
                        name: "A & <B>".into(),
                        mice: vec![mouse],
                        left,
                        by: None,
                    }),
                )
            }
            (_, Some(name), Some(by)) => (by, Command::Choose(name)),
            _ => break,
        };
        // Refusals are part of it: asking to go back changes what others see.
        let _ = table.act(&who, act, None, None, 0).await;
    }
    for tab in &mut tabs {
        tab.follow(&table).await;
    }
    assert!(choices < 20 || tabs.iter().all(|tab| tab.items > 0), "items are swapped by themselves");
    tabs[0].sent / choices.max(1)
}

#[tokio::test]
async fn a_tab_that_follows_has_what_a_fresh_page_has() {
    let mut most = 0;
    for chapter in 0..3 {
        most = most.max(play(chapter, 120).await);
    }
    assert!(most > 0, "something was sent");
    assert!(most < 24_000, "{most} bytes a choice: too much is drawn anew");
}
