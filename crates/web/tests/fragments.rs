//! Fragments of one fixed game in three languages, as kept texts.

use engine::Game;
use expect_test::expect_file;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use view::{Catalogue, Locale, LogEntry, Position, SeatView, TableFacts, TableView, UndoView};
use web::{NewGame, Page, Pictures, Theme};
use words::Lang;

/// What a player reads of a fragment, a line for each element: words stay, pictures and styles go.
fn outline(html: &str) -> String {
    let mut out = String::new();
    let mut rest = html;
    while let Some(open) = rest.find('<') {
        let text = rest[..open].trim();
        if !text.is_empty() {
            out.push_str(text);
            out.push('\n');
        }
        let close = rest[open..].find('>').map_or(rest.len(), |at| open + at);
        let tag = &rest[open + 1..close];
        for attribute in ["aria-label", "value", "data-choices"] {
            let start = format!(" {attribute}=\"");
            if let Some(at) = tag.find(&start) {
                let value = &tag[at + start.len()..];
                let value = &value[..value.find('"').unwrap_or(value.len())];
                if !value.is_empty() {
                    let _ = writeln!(out, "[{attribute}: {value}]");
                }
            }
        }
        rest = rest.get(close + 1..).unwrap_or("");
    }
    out
}

/// A skirmish, played by always taking what stands in the middle of the list.
fn played(catalogue: &Catalogue) -> (Game, Vec<engine::CausedEvent>, engine::Board, usize) {
    let book = catalogue.book();
    let chapter = book.chapter_named("rats-in-the-kitchen").expect("the first skirmish");
    let setup = NewGame::fill(book, chapter).setup();
    let mut told = Vec::new();
    let mut game = Game::new(book.clone(), &setup, &[7; 32], &mut told).expect("a legal setup");
    let mut before = game.board().clone();
    let mut from = told.len();
    for _ in 0..24 {
        let offers = game.choices();
        before = game.board().clone();
        from = told.len();
        game.play_telling(offers[offers.len() / 2].choice, &mut told).expect("it was offered");
    }
    (game, told.split_off(from), before, 24)
}

fn page(
    locale: Locale,
    game: &Game,
    told: &[engine::CausedEvent],
    before: &engine::Board,
    moves: usize,
) -> String {
    let pictures = Pictures::default();
    let ctx = Page { locale, theme: Theme::Auto, here: "/t/fixed", pictures: &pictures, book: "" };
    let events = locale.catalogue().publish(&mut before.clone(), told);
    let log = locale.log(&events).into_iter().rev().enumerate();
    let log = log
        .map(|(later, line)| LogEntry { after: moves, later, setting_up: false, line: Arc::new(line) })
        .rev();
    let facts = TableFacts {
        id: "fixed".to_string(),
        seq: 25,
        seat: SeatView { plays: true, host: true, decides: true },
        undo: UndoView { moves, to: moves - 1, can_undo: true, ..UndoView::default() },
        log: log.collect(),
        ..TableFacts::default()
    };
    let view = TableView { walks: [].into(), ..TableView::new(locale, &Position::new(game), facts) };
    let mut out = String::new();
    let shown =
        |id: &str| ["banner", "track", "lines", "cannot", "typed"].contains(&id) || id.starts_with("group-");
    web::draw_parts(
        ctx,
        &view,
        0,
        |_| true,
        |id, html| {
            if shown(&id.to_string()) {
                let _ = writeln!(out, "== {id}\n{}", outline(html));
            }
        },
    );
    out
}

#[test]
fn the_table_reads_as_it_was_kept() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = content::Sources::from_dir(&root.join("../../content")).expect("the content folder");
    let loaded = content::load(&sources);
    let story = loaded.holding("rats-in-the-kitchen").expect("the built-in books load");
    let catalogue = Catalogue::new(story.clone());
    let (game, told, before, moves) = played(&catalogue);
    for lang in Lang::ALL {
        let text = page(catalogue.locale(lang), &game, &told, &before, moves);
        assert!(!text.contains('⟨'), "{lang}: a sentence is missing");
        expect_file![root.join(format!("tests/fragments/{lang}.txt"))].assert_eq(&text);
    }
}
