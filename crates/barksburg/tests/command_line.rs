//! The command line as a person at a terminal sees it: in which language it answers, every page of help, every mistake.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Calls the program in a terminal of 80 columns that is set to a locale.
fn call(locale: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_barksburg"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", locale)
        .env("COLUMNS", "80")
        .output()
        .expect("the program starts")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn told(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// The commands that the first page of help lists.
fn commands() -> Vec<String> {
    let help = printed(&call("C", &["--help"]));
    let list =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // A sentence that goes on in the next line stands further to the right.
    let names =
        list.filter(|line| !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next());
    names.map(str::to_string).collect()
}

#[test]
fn the_flag_decides_wherever_it_stands_then_the_terminal_then_english() {
    for (locale, args, usage) in [
        ("", &["check", "--help"][..], "Usage:"),
        ("C.UTF-8", &["check", "--help"], "Usage:"),
        ("fr_FR.UTF-8", &["check", "--help"], "Usage:"),
        ("de_CH.UTF-8", &["check", "--help"], "Aufruf:"),
        ("pl_PL.UTF-8", &["help", "check"], "Użycie:"),
        ("pl_PL.UTF-8", &["--lang", "de", "check", "--help"], "Aufruf:"),
        ("pl_PL.UTF-8", &["check", "--help", "--lang=de"], "Aufruf:"),
        ("pl_PL.UTF-8", &["check", "--lang=en", "-h"], "Usage:"),
        ("de_DE.UTF-8", &["help", "check", "--lang", "pl"], "Użycie:"),
    ] {
        let output = call(locale, args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(printed(&output).contains(usage), "{locale} {args:?}: {}", printed(&output));
    }
}

#[test]
fn every_page_of_help_fits_and_is_all_in_one_language() {
    let english =
        ["Usage", "Options", "Commands", "Arguments", "[default", "possible", "Print", "OPTIONS", "⟨"];
    let commands = commands();
    assert!(commands.len() >= 14 && commands.contains(&"simulate".to_string()), "{commands:?}");
    for command in commands.iter().map(String::as_str).chain([""]) {
        let of = |lang: &str| {
            let args: Vec<&str> =
                [command, "--help", "--lang", lang].into_iter().filter(|arg| !arg.is_empty()).collect();
            let page = printed(&call("C", &args));
            assert!(page.lines().count() > 5, "{command} in {lang}: {page}");
            let wide = page.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{command} in {lang}");
            page
        };
        let plain = of("en");
        for (page, examples) in [(&plain, "Examples:"), (&of("de"), "Beispiele:"), (&of("pl"), "Przykłady:")]
        {
            let (_, end) = page.split_once(examples).unwrap_or_else(|| panic!("{command}: {page}"));
            let end: Vec<&str> = end.trim().lines().collect();
            assert!(
                end.len() == 4 && end[0].starts_with("barksburg") && end[2].starts_with("  barksburg"),
                "{page}"
            );
            assert!(end[1].starts_with("      ") && end[3].starts_with("      "), "{page}");
        }
        for page in [of("de"), of("pl")] {
            for word in english {
                assert!(!page.contains(word), "{command} says {word}: {page}");
            }
            // No sentence is the same in two languages; options without one, values and calls are not counted.
            // Where options are long their sentences stand below them, far to the right.
            let sentence = |line: &&str| {
                let told = line.trim_start().contains("  ") || line.starts_with("          ");
                told && !line.contains("=…") && !line.starts_with("  barksburg")
            };
            let same = page.lines().filter(sentence).find(|line| plain.contains(*line));
            assert_eq!(same, None, "{command}");
        }
    }
}

#[test]
fn help_names_no_option_that_would_be_refused() {
    let names = |command: &str| printed(&call("C", &[command, "--help"])).contains("--content");
    let args = [
        ("new-story", "a-story"),
        ("pack", "a-book"),
        ("install", "a-file"),
        ("check", "."),
        ("rules", "MOV-1"),
    ];
    for (command, arg) in args {
        let answer = call("C", &["--content", "no-such-folder", command, arg]);
        let refused = String::from_utf8_lossy(&answer.stderr).contains("unknown argument");
        assert_eq!(names(command), !refused, "{command}");
    }
}

#[test]
fn a_mistake_is_told_in_the_readers_language_with_the_call_and_where_to_read_on() {
    for (locale, args, says) in [
        (
            "de_DE.UTF-8",
            &["simulate"][..],
            &["Fehler", "--chapter <KAPITEL>", "Aufruf: barksburg simulate"][..],
        ),
        ("pl_PL.UTF-8", &["simulat"], &["błąd", "simulat", "simulate", "Użycie: barksburg"]),
        ("pl_PL.UTF-8", &["check", "--lang=fr"], &["błąd", "--lang <JĘZYK>", "en, de, pl"]),
        ("de_DE.UTF-8", &["serve", "--listen", "here"], &["here", "--listen <ADRESSE>", "127.0.0.1:7777"]),
        ("de_DE.UTF-8", &["help", "nothing"], &["„nothing“", "Aufruf:"]),
        ("C", &["cards", "--json=yes"], &["error", "takes no value", "Usage: barksburg cards"]),
    ] {
        let output = call(locale, args);
        assert_eq!((output.status.code(), printed(&output).as_str()), (Some(2), ""), "{args:?}");
        let told = told(&output);
        assert!(says.iter().all(|says| told.contains(says)) && told.contains("`--help`"), "{told}");
    }
}

#[test]
fn what_commands_say_of_themselves_is_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = folder.path().join("cases.kdl");
    std::fs::write(&cases, "case \"one\" {\n    room kitchen\n}\n").expect("a file");
    let (folder, cases) = (folder.path().display().to_string(), cases.display().to_string());
    for (args, code) in [
        (&["new-story", "Mill"][..], 2),
        (&["new-story", "skirmish"], 2),
        (&["new-story", "../mill", "--in", &folder], 2),
        (&["cards", "no-such-card"], 1),
        (&["rules", "no-such-rule"], 1),
        (&["rules", "BAT-4"], 0),
        (&["tiles", "no-such-room"], 1),
        (&["tiles", "kitchen"], 0),
        (&["tiles"], 0),
        (&["check"], 0),
        (&["scenario", &cases], 1),
        (&["scenario", &cases, "--content", "/no/such/folder"], 2),
        (&["conformance", "--cases", &folder], 1),
        (&["replay", &cases], 2),
        (&["replay", "/no/such/file"], 2),
        (&["gallery", "/no/such/folder/at/all", "--content", "/no/such/content"], 2),
        (&["serve", "--data", &cases], 2),
        (&["serve", "--watch", "/no/such/book"], 2),
        (&["serve", "--listen", "192.0.2.7:1", "--data", &folder], 2),
    ] {
        let said = ["C", "de_DE.UTF-8", "pl_PL.UTF-8"].map(|locale| {
            let output = call(locale, args);
            assert_eq!(output.status.code(), Some(code), "{args:?}: {}", told(&output));
            printed(&output) + &told(&output)
        });
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{args:?}: {said:?}");
        for text in &said {
            let gap = text.contains('⟨') || text.contains("{$") || text.contains("os error");
            assert!(!gap && !text.is_empty(), "{args:?}: {text}");
        }
    }
}

#[test]
fn what_stands_before_a_command_counts_or_is_refused() {
    for (args, sentence) in [
        (&["--listen", "127.0.0.1:0", "check"][..], "unknown argument “--listen”; it belongs to play, serve"),
        (&["--data", "here", "rules"], "unknown argument “--data”; it belongs to play, serve"),
        (&["--watch", "here", "conformance"], "unknown argument “--watch”; it belongs to play, serve"),
        (&["--public-url", "https://mice.example", "tiles"], "unknown argument “--public-url”"),
        (&["--trusted-proxy", "::1", "rules"], "unknown argument “--trusted-proxy”"),
        (&["--trusted-proxy", "::1", "serve", "--trusted-proxy", "::1"], "“--trusted-proxy” was given twice"),
        (&["--data", "here", "serve", "--data", "there"], "“--data” was given twice"),
        (&["--content", "here", "check", "--content", "there"], "“--content” was given twice"),
        (&["--lang", "en", "check", "--lang=en"], "“--lang” was given twice"),
        (&["--content", "here", "new-story", "there"], "unknown argument “--content”"),
    ] {
        let output = call("C", args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", printed(&output));
        assert!(told(&output).contains(sentence), "{args:?}: {}", told(&output));
    }
}

/// What an author begins with can be lost as well as won.
#[test]
fn a_new_story_is_checked_proved_and_neither_hopeless_nor_sure() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path().display().to_string();
    let (book, cases) = (format!("{at}/mill"), format!("{at}/mill/cases"));
    assert!(call("C", &["new-story", "mill", "--in", &at]).status.success());
    assert_eq!(printed(&call("C", &["check", &book])).trim(), "no errors, no warnings");
    assert!(call("C", &["scenario", &cases, "--content", &book]).status.success());
    let games = ["simulate", "--content", &book, "--chapter", "mill-first-night", "--games", "200", "--json"];
    let summary: serde_json::Value = serde_json::from_str(&printed(&call("C", &games))).expect("JSON");
    let wins = summary["wins"].as_u64().expect("a number");
    assert!((110..=160).contains(&wins), "{wins} of 200");
}

/// The first lines a server prints, with its address and its folder.
fn served(args: &[&str]) -> (String, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_barksburg"))
        .args(args)
        .env("LANG", "C")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(server.stdout.take().expect("its words")).lines();
    let mut next = || lines.next().expect("a line").expect("text");
    let said = (next(), next());
    server.kill().expect("it can be stopped");
    server.wait().expect("it ends");
    said
}

#[test]
fn a_server_listens_and_saves_where_it_is_told_before_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a free port");
    let (listen, data) = (port.to_string(), folder.path().display().to_string());
    for args in [
        ["--listen", &listen, "--data", &data, "serve"],
        ["--listen", &listen, "serve", "--data", &data],
        ["serve", "--listen", &listen, "--data", &data],
    ] {
        let (address, saved) = served(&args);
        assert!(address.contains(&listen), "{args:?}: {address}");
        assert!(saved.contains(&data), "{args:?}: {saved}");
    }
}

#[test]
fn every_broken_example_is_found_by_the_command() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content");
    let entries = std::fs::read_dir(&root).expect("the examples").map(|e| e.expect("an entry").path());
    let examples: Vec<PathBuf> = entries.filter(|path| path.join("expected.txt").is_file()).collect();
    assert!(examples.len() > 140, "{}", examples.len());
    for path in examples {
        let output = call("C", &["check", &path.display().to_string()]);
        let page = printed(&output);
        let expected = std::fs::read_to_string(path.join("expected.txt")).expect("its report");
        let count = page.strip_prefix(expected.as_str());
        let count = count.unwrap_or_else(|| panic!("{}: expected\n{expected}found\n{page}", path.display()));
        assert_eq!(count.lines().count(), 1, "{}: {count}", path.display());
        assert_eq!(output.status.success(), !expected.contains("error["), "{}", path.display());
    }
}

#[test]
fn a_book_leans_on_the_content_that_is_named() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let example = root.join("broken-content/C0204-ability-for-nobody").display().to_string();
    // Each class has its mouse in the whole box.
    let content = root.join("content").display().to_string();
    let output = call("C", &["--content", &content, "check", &example]);
    assert!(output.status.success() && !printed(&output).contains("C0204"), "{}", printed(&output));
}
