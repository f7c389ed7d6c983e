//! Pages that follow part by part must look like pages made anew, byte for byte.

use crate::app::App;
use crate::config::Config;
use crate::contents::Content;
use crate::render::{self, Viewer};
use crate::table::{Table, Version};
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
const KEEP: &str = "<g data-keep=\"";

/// The element with this id in a text.
fn element<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let start = text[..text.find(&format!(" id=\"{id}\""))?].rfind('<')?;
    let (mut depth, mut at) = (0, start);
    loop {
        let tag = at + text[at..].find('<')?;
        let end = tag + text[tag..].find('>')? + 1;
        let name = text[tag + 1..end].split([' ', '>']).next()?;
        if name.starts_with('/') {
            depth -= 1;
        } else if !VOID.contains(&name) && !text[tag..end].ends_with("/>") {
            depth += 1;
        }
        at = end;
        if depth == 0 {
            return Some(&text[start..end]);
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
}

impl Tab {
    fn find(&self, id: &str) -> Option<(&String, &str)> {
        self.page.iter().find_map(|(root, html)| Some((root, element(html, id)?)))
    }

    fn swap(&mut self, message: &[u8]) {
        self.sent += message.len();
        let text = std::str::from_utf8(message).expect("text");
        let mut lines = text.lines().filter_map(|line| line.strip_prefix("data: "));
        let head: Value = serde_json::from_str(lines.next().expect("a head")).expect("a message");
        assert!(head["seq"].is_u64());
        while let Some(id) = lines.next() {
            let mut fresh = lines.next().expect("markup").replace("&#10;", "\n");
            while let Some(at) = fresh.find(KEEP) {
                let name = &fresh[at + KEEP.len()..];
                let name = name[..name.find('"').expect("an end")].to_string();
                let kept = self.find(&name).unwrap_or_else(|| panic!("{name} is not on the page")).1;
                fresh = fresh.replace(&format!("{KEEP}{name}\"></g>"), kept);
            }
            match self.find(id).map(|(root, old)| (root.clone(), old.to_string())) {
                Some((root, old)) => {
                    let whole = self.page[&root].replacen(&old, &fresh, 1);
                    self.page.insert(root, whole);
                }
                None => drop(self.page.insert(id.to_string(), fresh)),
            }
        }
    }

    async fn follow(&mut self, app: &Arc<App>, table: &Arc<Table>) {
        let here = format!("/t/{}", table.id);
        let mut look = table.look().await.expect("it plays");
        let shown = Version { seq: look.seq(), ..table.shown() };
        let ctx = render::ctx(&app.content, self.viewer.lang, self.viewer.theme, &here);
        let rendering = render::draw(&app.content, table, look.parts(), &self.viewer, shown);
        let message = table.viewers.message(&self.viewer, self.had).expect("just drawn");
        if self.had.replace(rendering) != Some(rendering) {
            self.swap(&message);
        }
        let anew = render::fragments(ctx, &render::view(ctx.locale, look.parts(), table, &self.viewer.who));
        for (id, html) in anew {
            let mine = &self.page[id];
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
    let tab = |lang, who, theme, every| Tab {
        viewer: Viewer { lang, who, theme },
        every,
        had: None,
        page: BTreeMap::new(),
        sent: 0,
    };
    vec![
        tab(Lang::En, Seat::Host, Theme::Auto, 1),
        tab(Lang::En, Seat::Host, Theme::Auto, 7),
        tab(Lang::De, Seat::Player("p1".into()), Theme::Dark, 1),
        tab(Lang::Pl, Seat::Watcher, Theme::Light, 2),
        tab(Lang::Pl, Seat::Player("p1".into()), Theme::Auto, 13),
    ]
}

/// Plays at random, with seats taken and left, and back and forth.
async fn play(chapter: usize, choices: usize) -> usize {
    let config = Config { data: None, limits: false, ..Config::default() };
    let content = Content::open(None).expect("the built-in content");
    let app = Arc::new(App::new(config, content, Arc::new(MemoryStore::new())));
    let book = app.content.catalogue.book();
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
            tab.follow(&app, &table).await;
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
        tab.follow(&app, &table).await;
    }
    tabs[0].sent / choices.max(1)
}

#[tokio::test]
async fn a_tab_that_follows_has_what_a_fresh_page_has() {
    let chapters = Content::open(None).expect("the built-in content").catalogue.book().chapters.len();
    let mut most = 0;
    for chapter in 0..chapters.min(3) {
        most = most.max(play(chapter, 120).await);
    }
    assert!(most > 0, "something was sent");
    assert!(most < 24_000, "{most} bytes a choice: too much is drawn anew");
}
