//! `barksburg rules`: the rule catalogue, by id or by words.

use crate::{book, speech};
use anyhow::Result;
use clap::Args as ClapArgs;
use std::path::Path;
use words::{Args as WordArgs, Lang};

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "query")]
    query: Vec<String>,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let words = speech::words_of(&loaded);
    let rules = &loaded.first().expect(book::SOUND).rules;
    let query = args.query.join(" ").to_lowercase();
    let mut found = 0;
    let mut section = "";
    for rule in rules {
        let key = format!("rule-{}", rule.id.to_lowercase());
        let title = words.say(lang, &format!("{key}.title"), &WordArgs::new());
        let text = words.say(lang, &key, &WordArgs::new());
        let id = rule.id.to_lowercase();
        let is_id = query.is_empty() || id == query || rule.section.to_lowercase() == query;
        let any_id = rules.iter().any(|r| r.id.to_lowercase() == query || r.section.to_lowercase() == query);
        let by_words =
            !any_id && query.split_whitespace().all(|w| format!("{title} {text}").to_lowercase().contains(w));
        if !is_id && !by_words {
            continue;
        }
        if section != rule.section {
            section = &rule.section;
            let key = format!("rules-section-{}", section.to_lowercase());
            println!("\n# {}", words.say(lang, &key, &WordArgs::new()));
        }
        let page = rule.page.map(|page| {
            let page = speech::say(lang, "program-rule-page", &[("page", &page.to_string())]);
            format!(" {page}")
        });
        let page = page.unwrap_or_default();
        println!("{}  {title}{page}\n    {text}", rule.id);
        found += 1;
    }
    if found == 0 {
        eprintln!("{}", speech::say(lang, "program-no-rule", &[("wanted", &args.query.join(" "))]));
    }
    Ok(found > 0)
}
