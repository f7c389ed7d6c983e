//! Every page in every language: nothing missing, nothing doubled, everything reachable.

mod common;

use axum::http::StatusCode;
use common::{Visitor, choices, private};
use std::collections::BTreeSet;

/// A key without words, or a sentence without its argument.
fn gaps(page: &str) -> Vec<&str> {
    let mut found: Vec<&str> = page.split('⟨').skip(1).filter_map(|p| p.split('⟩').next()).collect();
    found.extend(page.split("{$").skip(1).filter_map(|p| p.split('}').next()));
    found
}

fn ids(page: &str) -> Vec<&str> {
    page.split(" id=\"").skip(1).filter_map(|p| p.split('"').next()).collect()
}

fn check(page: &str, what: &str) {
    assert_eq!(gaps(page), Vec::<&str>::new(), "{what} has gaps");
    let all = ids(page);
    let different: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), different.len(), "{what} uses an id twice");
    for image in page.split("<img").skip(1).map(|p| p.split('>').next().unwrap_or("")) {
        assert!(image.contains("alt="), "{what}: a picture without a text: {image}");
    }
}

#[tokio::test]
async fn no_page_has_a_gap_in_any_language() {
    let app = private();
    for lang in ["en", "de", "pl"] {
        let mut me = Visitor::new(&app);
        me.lang = lang;
        let table = me.begin().await;
        for path in
            ["/", "/new", "/rules", "/rules?q=die", "/cards", "/rooms", "/gallery", "/import", "/nowhere"]
        {
            check(&me.get(path).await.body, &format!("{lang} {path}"));
        }
        for step in 0..60 {
            let page = me.get(&table).await.body;
            check(&page, &format!("{lang} table after {step} choices"));
            let offered = choices(&page);
            if offered.is_empty() {
                break;
            }
            let choice = &offered[step * 7 % offered.len()];
            let seq = common::seq(&page).to_string();
            let answer = me.script(&format!("{table}/choose"), &[("seq", &seq), ("choice", choice)]).await;
            assert_eq!(answer.status, StatusCode::OK, "{choice}: {}", answer.body);
        }
        for path in ["/log", "/replay?to=20", "/recap", "/seats"] {
            check(&me.get(&format!("{table}{path}")).await.body, &format!("{lang} {path}"));
        }
    }
}

#[tokio::test]
async fn every_chapter_begins_from_its_defaults() {
    let app = private();
    let mut me = Visitor::new(&app);
    let names: Vec<String> = app.library.shelf.book().chapters.iter().map(|c| c.name.clone()).collect();
    for chapter in names {
        let page = me.get(&format!("/new?chapter={chapter}")).await.body;
        let mut fields = vec![("chapter".to_string(), chapter.clone())];
        let mut abilities = Vec::new();
        for member in page.split("<div class=\"member\">").skip(1).filter_map(|m| m.split("</div>").next()) {
            let value = |mark: &str| member.split(mark).nth(1).and_then(|v| v.split('"').next());
            let mouse = value("name=\"mouse\" value=\"").expect("a mouse");
            if member.contains("\" checked") {
                fields.push(("mouse".into(), mouse.into()));
            }
            // The option marked as chosen, as a browser sends it.
            let chosen = member
                .split("<option ")
                .find(|o| o.split('>').next().is_some_and(|t| t.contains(" selected")));
            let ability = chosen.and_then(|o| o.split("value=\"").nth(1)).and_then(|v| v.split('"').next());
            if let Some(ability) = ability {
                // Whoever comes along instead of another brings no ability somebody has.
                assert!(!abilities.contains(&ability), "{chapter}: {ability} twice");
                abilities.push(ability);
                fields.push((format!("ability-{mouse}"), ability.into()));
            }
        }
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = me.post("/new", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{chapter} cannot be begun with one click");
        assert_eq!(me.get(&answer.location).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn pictures_and_scripts_may_be_kept_for_ever() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let page = me.get(&table).await.body;
    let mut seen = 0;
    for url in page.split('"').filter(|p| p.starts_with("/art/") || p.starts_with("/static/")) {
        let answer = me.get(url).await;
        assert_eq!(answer.status, StatusCode::OK, "{url}");
        assert!(answer.headers["cache-control"].to_str().is_ok_and(|c| c.contains("immutable")), "{url}");
        seen += 1;
    }
    assert!(seen > 10, "a table has pictures");
    assert_eq!(me.get("/art/room/nowhere/x.svg").await.status, StatusCode::NOT_FOUND);
    assert_eq!(me.get("/static/x/..%2fsecret").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_last_setup_is_remembered_whole_and_goes_along_to_another_chapter() {
    let app = private();
    let mut me = Visitor::new(&app);
    let chosen = [("difficulty", "heroic"), ("lean-wheel", "on"), ("pace", "slow"), ("with", "friends")];
    let begun = me.begin_with(&chosen).await;
    assert!(begun.ends_with("/seats"), "friends are invited first: {begun}");
    for page in ["/new", "/new?chapter=flight-to-barksburg"] {
        let body = me.get(page).await.body;
        for mark in [
            "value=\"heroic\" checked",
            "name=\"lean-wheel\" value=\"on\" checked",
            "value=\"slow\" selected",
        ] {
            assert!(body.contains(mark), "{page} has forgotten {mark}");
        }
    }
    let body = me.get("/new?chapter=flight-to-barksburg&difficulty=storybook").await.body;
    assert!(body.contains("value=\"storybook\" checked"), "what is filled in goes along");
}

#[tokio::test]
async fn the_first_page_leads_everywhere() {
    let body = Visitor::new(&private()).get("/").await.body;
    let ways = ["/new", "/new?chapter=rats-in-the-kitchen", "/rules", "/cards", "/rooms", "/import", "/join"];
    for way in ways {
        let link = [format!("href=\"{way}\""), format!("action=\"{way}\"")];
        assert!(link.iter().any(|l| body.contains(l)), "no way to {way}");
    }
}
