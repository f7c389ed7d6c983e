//! No sentence is taken to pieces on its way to the page: every message gets a bracket at its beginning and one at its
//! end, and on everything that is drawn each bracket still has its other half.

use engine::{Choice, Game};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use std::path::Path;
use std::sync::Arc;
use view::{Catalogue, Locale, LogEntry, Position, SeatView, TableFacts, TableView, UndoView};
use web::{NewGame, Page, Pictures, Theme};
use words::Lang;

const OPEN: char = '⟦';
const CLOSE: char = '⟧';

/// A locale file with brackets round every message and attribute of more than one word: single words may be genders.
fn bracketed(ftl: &str) -> String {
    let wrap = |pattern: &mut Pattern<String>| {
        let word = |element: &PatternElement<String>| match element {
            PatternElement::TextElement { value } => !value.trim().contains(' '),
            PatternElement::Placeable { .. } => false,
        };
        if pattern.elements.iter().all(word) {
            return;
        }
        let text = |c: char| PatternElement::TextElement { value: c.to_string() };
        pattern.elements.insert(0, text(OPEN));
        pattern.elements.push(text(CLOSE));
    };
    let mut resource = parser::parse(ftl.to_string()).expect("our own files can be read");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(wrap);
            message.attributes.iter_mut().map(|attribute| &mut attribute.value).for_each(wrap);
        }
    }
    serializer::serialize(&resource)
}

/// What is wrong with a text, if anything: a half without the other.
fn torn(text: &str) -> bool {
    let mut depth = 0;
    for c in text.chars() {
        depth += i32::from(c == OPEN) - i32::from(c == CLOSE);
        if depth < 0 {
            return true;
        }
    }
    depth != 0
}

/// Pieces of sentences in some markup: in one attribute, or in its whole text.
fn pieces(html: &str) -> Vec<String> {
    let (mut found, mut said, mut rest) = (Vec::new(), String::new(), html);
    while let Some(at) = rest.find('<') {
        said.push_str(&rest[..at]);
        let end = rest[at..].find('>').map_or(rest.len(), |end| at + end);
        let tag = &rest[at..end];
        found.extend(tag.split('"').skip(1).step_by(2).filter(|value| torn(value)).map(String::from));
        rest = rest.get(end + 1..).unwrap_or_default();
        // A figure without a picture has the first letter of its name.
        if tag.contains("class=\"letter\"") {
            rest = &rest[rest.find('<').unwrap_or(0)..];
        }
    }
    said.push_str(rest);
    found.extend(torn(&said).then(|| said.chars().take(400).collect()));
    found
}

fn view_of(
    locale: Locale,
    game: &Game,
    told: &[engine::CausedEvent],
    before: &engine::Board,
    moves: usize,
) -> TableView {
    let events = locale.catalogue().publish(&mut before.clone(), told);
    let lines = locale.log(&events).into_iter();
    let facts = TableFacts {
        id: "fixed".to_string(),
        seat: SeatView { plays: true, host: true, decides: true },
        undo: UndoView { moves, to: moves.saturating_sub(1), can_undo: true, ..UndoView::default() },
        log: lines
            .map(|l| LogEntry { after: moves, later: 0, setting_up: false, line: Arc::new(l) })
            .collect(),
        ..TableFacts::default()
    };
    TableView::new(locale, &Position::new(game), facts)
}

#[test]
fn a_sentence_that_was_cut_is_found() {
    assert!(pieces("<p title=\"⟦whole⟧\">⟦55% <b>⟦to hit⟧</b>⟧</p>").is_empty());
    assert_eq!(pieces("<p title=\"⟦half\">whole</p>"), ["⟦half"]);
    assert_eq!(pieces("<p>55%⟧</p>"), ["55%⟧"]);
    let ftl = "a = one two\nb = one\n    .about = What it is.\nc = { $n } of them\n";
    assert_eq!(bracketed(ftl), "a = ⟦one two⟧\nb = one\n    .about = ⟦What it is.⟧\nc = ⟦{ $n } of them⟧\n");
}

#[test]
fn no_sentence_is_taken_to_pieces() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("the content folder");
    let marked = content::Sources::from_pairs(sources.iter().map(|(path, text)| {
        let ours = path.rsplit('.').next() == Some("ftl");
        (path.to_string(), if ours { bracketed(text) } else { text.to_string() })
    }));
    let loaded = content::load(&marked);
    let errors: Vec<_> =
        loaded.diagnostics.iter().filter(|d| d.severity == content::Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    let catalogues: Vec<Catalogue> = loaded.books.into_iter().map(Catalogue::new).collect();
    let pictures = Pictures::default();
    let (mut found, mut sentences) = (Vec::new(), 0);
    for chapter in ["rats-in-the-kitchen", "flight-to-barksburg", "the-cat-and-the-kettle"] {
        let holds = |catalogue: &&Catalogue| catalogue.book().chapter_named(chapter).is_some();
        let catalogue = catalogues.iter().find(holds).expect("ours");
        let book = catalogue.book();
        let setup = NewGame::fill(book, book.chapter_named(chapter).expect("ours")).setup();
        let mut told = Vec::new();
        let mut game = Game::new(book.clone(), &setup, &[7; 32], &mut told).expect("a legal setup");
        for moves in 0..120 {
            let offers = game.choices();
            let before = game.board().clone();
            told.clear();
            // Blows and doors bring the most to tell.
            let telling = |c: Choice| matches!(c, Choice::Battle { .. } | Choice::Leave(_) | Choice::Search);
            let told_of = offers.iter().find(|o| moves % 4 != 0 && telling(o.choice));
            let Some(offer) = told_of.or_else(|| offers.get(moves * 7 % offers.len().max(1))) else { break };
            game.play_telling(offer.choice, &mut told).expect("it was offered");
            let lang = Lang::ALL[moves % Lang::ALL.len()];
            let locale = catalogue.locale(lang);
            let page = Page { locale, theme: Theme::Auto, here: "/t/fixed", pictures: &pictures, book: "" };
            let view = view_of(locale, &game, &told, &before, moves + 1);
            web::draw_parts(
                page,
                &view,
                0,
                |_| true,
                |id, html| {
                    sentences += html.matches(OPEN).count();
                    found.extend(
                        pieces(html).into_iter().map(|piece| format!("{chapter} {lang} {id}: {piece}")),
                    );
                },
            );
        }
    }
    for lang in Lang::ALL {
        let page = Page {
            locale: catalogues[0].locale(lang),
            theme: Theme::Auto,
            here: "/",
            pictures: &pictures,
            book: "",
        };
        for (name, html) in [
            ("cards", web::cards(page)),
            ("rules", web::rules(page, "")),
            ("rooms", web::rooms(page)),
            ("settings", web::settings(page)),
        ] {
            sentences += html.0.matches(OPEN).count();
            found.extend(pieces(&html.0).into_iter().map(|piece| format!("{lang} {name}: {piece}")));
        }
    }
    assert!(sentences > 10_000, "only {sentences} sentences were seen");
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} pieces:\n{}", found.len(), found[..found.len().min(20)].join("\n"));
}
