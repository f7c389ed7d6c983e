//! Every case of the project passes, and every rule of the ledger is covered.

mod common;

use engine::Book;
use engine::book::{BlockId, Cmp, Cond, Effect, Test};
use scenario::{Case, CaseFile};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use words::Lang;

#[test]
fn every_rule_is_covered_and_every_case_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = std::env::var("CASES").unwrap_or_else(|_| "conformance".into());
    let sources = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    let loaded = content::load(&sources);
    let (books, story) = (loaded.shelf(), loaded.first().expect("the built-in books load"));
    let mut paths: Vec<_> = std::fs::read_dir(root.join(folder))
        .expect("the conformance folder")
        .map(|e| e.expect("a file").path())
        .filter(|p| p.extension().is_some_and(|e| e == "kdl"))
        .collect();
    paths.sort();
    let texts: Vec<(String, String)> = paths
        .iter()
        .map(|p| {
            let name = p.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(p).expect("a readable case file"))
        })
        .collect();
    let files: Vec<_> = texts.iter().map(|(name, text)| scenario::read_cases(&books, name, text)).collect();
    let report = scenario::conformance(&story.rules, &files, |_| {});
    let sources = content::Sources::from_pairs(texts);
    for (title, found) in &report.failed {
        eprintln!("{title}\n{}", common::render(Lang::En, std::slice::from_ref(found), &sources));
    }
    println!("uncovered: {}", report.uncovered.join(" "));
    assert!(report.is_complete(), "{} failures, not covered: {:?}", report.failed.len(), report.uncovered);
    let unproved = unproved(&story.book, &files);
    assert!(unproved.is_empty(), "no case for these rules and moments of our chapters: {unproved:#?}");
}

/// What the chapters of our campaigns declare and no case proves: their own rules, and the moments they tell.
fn unproved(book: &Book, files: &[CaseFile]) -> Vec<String> {
    let cases = || files.iter().flat_map(|f| &f.cases);
    let proved: BTreeSet<&str> = cases().flat_map(|c| &c.proves).map(String::as_str).collect();
    let mut read: BTreeSet<String> = BTreeSet::new();
    for case in cases() {
        let Some(chapter) = &case.chapter else { continue };
        read.extend(case.moments().map(|moment| format!("{chapter}: {moment}")));
    }
    let mut missing = Vec::new();
    for chapter in book.chapters.iter().filter(|c| !book.campaign(&c.story).is_empty()) {
        let own = format!("{}/", chapter.name);
        missing.extend(
            book.rule_names.iter().filter(|n| n.starts_with(&own) && !proved.contains(n.as_str())).cloned(),
        );
        let moments = chapter.moments.iter().map(|moment| format!("{}: {moment}", chapter.name));
        missing.extend(moments.filter(|m| !read.contains(m)));
    }
    missing
}

#[test]
fn the_example_books_are_sound_and_their_cases_pass() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let base = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    for name in ["lantern-night", "specimen-drawer", "levers-and-lamps"] {
        let folder = root.join("examples/books").join(name);
        let own = content::Sources::from_dir(&folder).expect("an example");
        let loaded = content::load_with(&base, &own);
        // Two of them are written in one language, and the check says so.
        let wrong = |d: &&content::Diagnostic| name == "lantern-night" || d.code != "C0511";
        let found: Vec<_> = loaded.diagnostics.iter().filter(wrong).cloned().collect();
        assert!(found.is_empty(), "{}", common::render(Lang::En, &found, &own));
        let books = loaded.shelf();
        let book = books.first().expect("a sound book");
        let cases = content::Sources::cases_of(&folder).expect("its cases");
        let render = |found: &[content::Diagnostic]| common::render(Lang::En, found, &cases);
        let definitions = BTreeSet::from(["STORY-1".to_string()]);
        let mut proved = BTreeSet::new();
        for (path, text) in cases.iter() {
            let file = scenario::read_cases(&books, path, text);
            assert!(file.found.is_empty(), "{}", render(&file.found));
            for case in file.cases {
                let failures = scenario::run_case(&case, &definitions).failures;
                assert!(failures.is_empty(), "{}: {}", case.title, render(&failures));
                proved.extend(case.proves);
            }
        }
        // Every rule of the example is proved, so every word in it is played.
        let own = own_rules(book, &own);
        let missing: Vec<&str> = own.into_iter().filter(|name| !proved.contains(*name)).collect();
        assert!(missing.is_empty(), "no case for {missing:?}");
    }
}

/// The rules that a book declares: of its chapters, and what its own cards and minions say at some moment.
fn own_rules<'b>(book: &'b Book, files: &content::Sources) -> BTreeSet<&'b str> {
    let chapters: Vec<String> = book.chapters.iter().map(|chapter| format!("{}/", chapter.name)).collect();
    let of_chapter = |name: &&str| chapters.iter().any(|chapter| name.starts_with(chapter));
    let declared = |name: &str| {
        let lines = ["search.kdl", "minions.kdl", "markers.kdl"]
            .map(|file| files.get(file).unwrap_or_default().lines());
        lines.into_iter().flatten().any(|line| line.split(' ').nth(1) == Some(name))
    };
    let of_card = |name: &&str| {
        let mut parts = name.split('/');
        matches!(parts.next(), Some("card" | "minion" | "ally" | "marker"))
            && parts.next().is_some_and(declared)
    };
    let spoken = book.rules.iter().map(|rule| book.rule_name(rule.cite)).filter(of_card);
    book.rule_names.iter().map(String::as_str).filter(of_chapter).chain(spoken).collect()
}

/// What was earned before is tried on both sides: a rule that takes it for granted, and one that never hears of it,
/// each fail a case of the chapter.
#[test]
fn what_is_remembered_has_a_case_on_each_side() {
    let sources = content::Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = content::load(&sources);
    let (books, story) = (loaded.shelf(), loaded.first().expect("the built-in books load"));
    let defined = story.rules.iter().filter(|rule| rule.kind == content::RuleKind::Definition);
    let defined: BTreeSet<String> = defined.map(|rule| rule.id.clone()).collect();
    let fails = |case: &Case| !scenario::run_case(case, &defined).failures.is_empty();
    let (story, mut cases) = (&story.book, Vec::new());
    for entry in std::fs::read_dir(common::root().join("conformance")).expect("the conformance folder") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a readable case file");
        cases.extend(scenario::read_cases(&books, &path.to_string_lossy(), &text).cases);
    }
    cases.retain(|case| case.chapter.as_ref().is_some_and(|name| story.chapter_named(name).is_some()));
    assert!(!cases.is_empty() && !cases.iter().any(fails), "as the book is, all of them pass");
    let asked = asked(&mut Book::clone(story)).len();
    let mut missing = Vec::new();
    for (nth, earned) in (0..asked).flat_map(|nth| [(nth, true), (nth, false)]) {
        let mut book = Book::clone(story);
        let (rule, condition) = asked_at(&mut book, nth);
        let Test::Achieved(achievement) = condition.test else { unreachable!("only these are listed") };
        condition.test = if earned { Test::Round(Cmp::AtLeast, 0) } else { Test::AnyOf(Vec::new()) };
        let (name, book) = (story.achievements[achievement.ix()].as_str(), Arc::new(book));
        let of_chapter = |case: &&Case| rule.split('/').next() == case.chapter.as_deref();
        let noticed = cases.iter().filter(of_chapter).cloned().any(|mut case| {
            case.book = book.clone();
            fails(&case)
        });
        if !noticed {
            missing.push(format!("{rule}: no case {} {name}", if earned { "without" } else { "with" }));
        }
    }
    assert!(asked > 50 && missing.is_empty(), "{asked} asked: {missing:#?}");
}

/// The conditions that ask for an achievement, each with the chapter and what it belongs to there.
fn asked(book: &mut Book) -> Vec<(String, &mut Cond)> {
    let names: Vec<String> = book.rules.iter().map(|rule| book.rule_name(rule.cite).to_string()).collect();
    let mut tops: Vec<(BlockId, String)> =
        book.rules.iter().zip(&names).map(|(rule, name)| (rule.effects, name.clone())).collect();
    for chapter in &book.chapters {
        for room in &chapter.rooms {
            let waves = [("setup", &room.setup), ("surge", &room.surge)];
            tops.extend(waves.into_iter().filter_map(|(what, wave)| {
                let side = &book.sides[room.side.ix()].name;
                Some((wave.as_ref()?.effects?, format!("{}/{what} of {side}", chapter.name)))
            }));
        }
    }
    let mut homes = vec![String::new(); book.blocks.len()];
    while let Some((block, name)) = tops.pop() {
        let inside = book.blocks[usize::from(block.0)].iter().flat_map(Effect::inner_blocks);
        tops.extend(inside.map(|block| (block, name.clone())));
        homes[usize::from(block.0)] = name;
    }
    let of_rules =
        book.rules.iter_mut().zip(names).flat_map(|(rule, name)| {
            rule.conditions.iter_mut().map(move |condition| (name.clone(), condition))
        });
    let of_blocks = book.blocks.iter_mut().zip(homes).flat_map(|(block, home)| {
        let conditions = block.iter_mut().filter_map(|effect| match effect {
            Effect::If { conditions, .. } => Some(conditions),
            _ => None,
        });
        conditions.flatten().map(move |condition| (home.clone(), condition))
    });
    of_rules.chain(of_blocks).filter(|(_, cond)| matches!(cond.test, Test::Achieved(_))).collect()
}

fn asked_at(book: &mut Book, nth: usize) -> (String, &mut Cond) {
    asked(book).swap_remove(nth)
}
