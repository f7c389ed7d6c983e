//! Holds the pictures of the story to what a page of it needs.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

/// The chapter's folder and the moment of a picture.
fn place(path: &str) -> (&str, &str) {
    let (folder, file) = path.split_once("/pictures/").expect("a folder of pictures");
    (folder, file.strip_suffix(".svg").expect("a drawing"))
}

#[test]
fn files_are_what_the_kit_draws() {
    let drawn = drawing::all_pictures();
    for (path, text) in &drawn {
        let there = std::fs::read_to_string(content().join(path)).unwrap_or_default();
        assert!(there == *text, "{path}: run the draw binary");
    }
    let there =
        std::fs::read_to_string(content().join("../crates/web/static/key-art.svg")).unwrap_or_default();
    assert!(there == drawing::key_art(), "key art: run the draw binary");
    let folders: BTreeSet<&str> = drawn.iter().map(|(path, _)| place(path).0).collect();
    for folder in folders {
        for entry in std::fs::read_dir(content().join(folder).join("pictures")).expect("pictures") {
            let name = entry.expect("entry").file_name().into_string().expect("utf-8");
            let path = format!("{folder}/pictures/{name}");
            assert!(drawn.iter().any(|(p, _)| *p == path), "{path} is not drawn by the kit");
        }
    }
}

#[test]
fn every_picture_belongs_to_a_moment_and_is_told_in_words() {
    let mut keys = vec![String::from("picture-key-art = ")];
    for (path, _) in drawing::all_pictures() {
        let (folder, moment) = place(&path);
        // Pictures may be ready before their chapter is.
        if let Ok(prose) = std::fs::read_to_string(content().join(folder).join("en.md")) {
            assert!(prose.lines().any(|l| l == format!("# {moment}")), "{path}: no such moment");
        }
        let chapter = folder.rsplit('/').next().and_then(|f| f.split_once('-')).expect("NN-chapter").1;
        keys.push(format!("picture-{chapter}-{moment} = "));
    }
    for lang in ["en", "de", "pl"] {
        let words = std::fs::read_to_string(content().join(format!("locales/{lang}/pictures.ftl")));
        let words = words.expect("words");
        for key in &keys {
            assert!(words.contains(&format!("\n{key}")), "{lang}: {key}is missing");
        }
    }
}

#[test]
fn pictures_are_tame_and_stand_alone() {
    let mut prefixes = BTreeSet::new();
    let story = drawing::all_pictures().into_iter().map(|(path, text)| (path, text, 40_000, "0 0 1200 560"));
    let key = (String::from("key art"), drawing::key_art(), 45_000, "0 0 1600 720");
    for (path, text, most, view) in story.chain([key]) {
        assert!(text.len() <= most, "{path}: {} bytes", text.len());
        for bad in ["<script", "<style", "<image", "<text", "foreignObject", "href", "style=", "NaN", "inf "]
        {
            assert!(!text.contains(bad), "{path} holds {bad}");
        }
        let xml = roxmltree::Document::parse(&text).unwrap_or_else(|e| panic!("{path}: {e}"));
        assert_eq!(xml.root_element().attribute("viewBox"), Some(view), "{path}");
        let ids: Vec<&str> = xml.descendants().filter_map(|e| e.attribute("id")).collect();
        let prefix = ids[0].split('-').next().expect("a prefix").to_owned();
        for id in &ids {
            assert!(id.starts_with(&format!("{prefix}-")), "{path}: id {id} would clash when inlined");
        }
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{path}: an id is used twice");
        for used in text.split("url(#").skip(1) {
            let id = used.split(')').next().expect("a closing bracket");
            assert!(ids.contains(&id), "{path}: {id} is used and not there");
        }
        for e in xml.descendants() {
            for key in ["fill", "stroke", "flood-color", "stop-color"] {
                let colour = e.attribute(key).unwrap_or("none");
                let hex = colour.len() == 7 && colour.starts_with('#');
                assert!(hex || colour == "none" || colour.starts_with("url(#"), "{path}: {key} {colour}");
            }
        }
        assert!(prefixes.insert(prefix), "{path} shares its prefix");
    }
}
