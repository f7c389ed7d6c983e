//! `barksburg cards`: every component of the box, in words or as JSON.

use crate::{book, speech};
use anyhow::Result;
use clap::Args as ClapArgs;
use engine::id::{AbilityId, EncounterId, InitId, MouseId, SearchId};
use serde_json::{Value, json};
use std::path::Path;
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "name")]
    name: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let catalogue = view::Catalogue::new(book::first(folder, lang)?);
    let locale = catalogue.locale(lang);
    let book = catalogue.book();
    let wanted = args.name.as_deref().unwrap_or_default().to_lowercase();
    let fits = |id: &str, name: &str| id.contains(&wanted) || name.to_lowercase().contains(&wanted);
    let keep = |list: Vec<(String, Value)>| -> Vec<Value> {
        list.into_iter()
            .filter(|(id, v)| fits(id, v["name"].as_str().unwrap_or_default()))
            .map(|(id, mut v)| {
                v["id"] = Value::String(id);
                v
            })
            .collect()
    };
    let face = |value: serde_json::Result<Value>| value.unwrap_or(Value::Null);
    let mice = book
        .mice
        .iter()
        .enumerate()
        .map(|(i, m)| (m.name.clone(), face(serde_json::to_value(&**locale.hero(MouseId(i as u8))))));
    let abilities =
        book.abilities.iter().enumerate().map(|(i, a)| {
            (a.name.clone(), face(serde_json::to_value(&**locale.ability(AbilityId(i as u8)))))
        });
    let search = book.search.iter().enumerate().map(|(i, c)| {
        let mut value = face(serde_json::to_value(&**locale.card(SearchId(i as u8))));
        value["copies"] = json!(c.copies);
        (c.name.clone(), value)
    });
    let encounters = book.encounters.iter().enumerate().map(|(i, e)| {
        let wave = |w: &engine::book::Wave| {
            let minions: serde_json::Map<String, Value> =
                w.minions.iter().map(|(k, n)| (book.minions[k.ix()].name.clone(), json!(n))).collect();
            json!({ "minions": minions, "greedy": w.greedy })
        };
        let value = json!({
            "name": locale.encounter_name(EncounterId(i as u8)),
            "difficult": e.difficult,
            "ambush": e.ambush,
            "mousetraps": e.mousetraps,
            "pages": e.pages.iter().map(wave).collect::<Vec<_>>(),
            "surge": wave(&e.surge),
        });
        (e.name.clone(), value)
    });
    let minions = book
        .init_cards
        .iter()
        .enumerate()
        .map(|(i, c)| (c.name.clone(), face(serde_json::to_value(&**locale.init(InitId(i as u8))))));
    let all = json!({
        "mice": keep(mice.collect()),
        "abilities": keep(abilities.collect()),
        "search": keep(search.collect()),
        "encounters": keep(encounters.collect()),
        "minions": keep(minions.collect()),
    });
    let found =
        all.as_object().is_some_and(|o| o.values().any(|v| v.as_array().is_some_and(|a| !a.is_empty())));
    if args.json {
        println!("{}", serde_json::to_string_pretty(&all)?);
    } else {
        for entry in locale.components().iter().filter(|e| fits(&e.id, &e.name)) {
            let copies = if entry.copies > 1 { format!(" ×{}", entry.copies) } else { String::new() };
            println!("{} ({}){copies}", entry.name, entry.id);
            for line in entry.lines.iter().chain([&entry.flavour]).filter(|l| !l.is_empty()) {
                println!("    {}", line.replace('\n', "\n    "));
            }
        }
        if !found {
            eprintln!("{}", speech::say(lang, "program-no-card", &[("wanted", &wanted)]));
        }
    }
    Ok(found)
}
