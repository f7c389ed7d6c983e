//! The command line as a person at a terminal sees it: in which language it answers, every page of help, every mistake.

use std::process::{Command, Output};

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
        for page in [of("de"), of("pl")] {
            for word in english {
                assert!(!page.contains(word), "{command} says {word}: {page}");
            }
            // No sentence is the same in two languages; options without one are not counted.
            let same = page.lines().find(|line| line.contains("  ") && plain.contains(*line));
            assert_eq!(same, None, "{command}");
        }
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
