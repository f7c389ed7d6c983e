//! Whatever can be wrong with a case is said in every language.

use std::collections::BTreeSet;
use std::path::Path;
use words::{Args, Lang, Source, Words};

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(path)).expect("a file of the project")
}

/// What stands in quotes and begins with `case-`.
fn keys_in(code: &str) -> BTreeSet<String> {
    code.split('"').filter(|text| text.starts_with("case-")).map(str::to_string).collect()
}

#[test]
fn every_sentence_is_written_and_none_is_left_over() {
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).expect("the crate's own code");
    let code = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("code is text"));
    let asked: BTreeSet<String> = code.flat_map(|code| keys_in(&code)).collect();
    for lang in Lang::ALL {
        let text = read(&format!("content/locales/{lang}/cases.ftl"));
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_string());
        let written: BTreeSet<String> = keys.filter(|key| key.starts_with("case-")).collect();
        assert_eq!(asked, written, "{lang}");
    }
}

#[test]
fn what_is_wrong_with_a_case_is_told_with_its_particulars_in_every_language() {
    let cases = r#"
        case "no such mouse" { proves BAT-4; room kitchen; put bob at=k1 }
        case "no such space" { proves BAT-4; room kitchen; put collin at=zz }
        case "no such face" { proves BAT-4; room kitchen; put collin at=k1; dice "9z" }
        case "too much" { proves BAT-4; room kitchen; put collin at=k1 wounds=999 }
        case "too full" { proves BAT-4; room kitchen; put rat-warrior at=k1 count=99 }
        case "no room" { proves BAT-4 }
        case "no proof" { room kitchen }
        case "not to be had" { proves BAT-4; room kitchen; put collin at=k1; dice "1c"; expect cheese collin=5 }
        case "not done" { proves BAT-4; room kitchen; put collin at=k1; dice "1c"; collin juggle }
        case "not here" { proves BAT-4; room kitchen; put collin at=k1; dice "1c"; expect wounds filch=1 }
        case "unknown" { proves BAT-4; room kitchen; put collin at=k1; dice "1c"; expect miracles }
        chapter nothing
    "#;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let book = content::load(&content::Sources::from_dir(&root).expect("the content folder")).book;
    let book = book.expect("the built-in book loads");
    let file = scenario::read_cases("cases.kdl", cases);
    let mut errors = file.errors;
    for case in &file.cases {
        let failures = scenario::run_case(&book, case, &BTreeSet::new()).failures;
        assert!(!failures.is_empty(), "{}", case.title);
        errors.extend(failures);
    }
    let sources = Lang::ALL
        .map(|lang| Source::new(lang, "cases.ftl", read(&format!("content/locales/{lang}/cases.ftl"))));
    let words = Words::build(sources).0;
    for error in &errors {
        let told = Lang::ALL.map(|lang| {
            error.told(&|key, with| {
                let args =
                    with.iter().fold(Args::new(), |args, (name, text)| args.text(*name, text.as_str()));
                words.say(lang, key, &args)
            })
        });
        assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        for text in &told {
            assert!(!text.contains('⟨') && !text.contains("{$"), "{text}");
        }
    }
    assert!(errors.iter().any(|e| e.args.contains(&("name", "bob".to_string()))), "{errors:?}");
}
