//! New games.

use crate::app::{App, now_ms};
use crate::contents::Content;
use crate::http::answer::{self, page};
use crate::http::campaign::party;
use crate::http::form::field;
use crate::http::opening::{may_create, open_table, record, words};
use crate::http::visitor::{Visitor, cookie};
use axum::extract::{Form, FromRequest, Query, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::book::Book;
use engine::id::ChapterId;
use session::{CompanionRecord, HouseRecord, Level, Pace, Record};
use std::collections::BTreeMap;
use std::sync::Arc;
use web::{NewGame, Page};

/// The form, filled in.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    // Another server on the same store may have added a book; without it one plays with those that are known.
    let _ = app.shelf.refresh(&*app.store);
    let remembered = visitor.cookie("setup").map(|c| c.split('.').collect::<Vec<_>>());
    let asked = query.get("chapter").map(String::as_str);
    let last = remembered.as_ref().and_then(|r| r.first().copied());
    let chapter = asked.or(last).and_then(|name| app.shelf.chapter(name));
    let (content, chapter) = chapter.unwrap_or_else(|| beginning(&app));
    let books = app.shelf.books();
    let book = content.catalogue.book();
    let mut filled = NewGame::fill(book, chapter);
    if let Some(parts) = &remembered {
        // Another chapter takes other mice; how one likes to play stays, and for the same one who went.
        let (rules, party): (Vec<&str>, Vec<&str>) = parts[1..].iter().partition(|part| part.contains('='));
        if asked.is_none() || asked == last {
            remember(book, &mut filled, &party);
        }
        rules
            .iter()
            .filter_map(|rule| rule.split_once('='))
            .for_each(|(name, value)| like(&mut filled, name, value));
    }
    query.iter().for_each(|(name, value)| like(&mut filled, name, value));
    page(StatusCode::OK, web::new_game(visitor.with(&content), &visitor.shelf(&books), &filled, None))
}

/// Where somebody begins who has said nothing.
fn beginning(app: &App) -> (Arc<Content>, ChapterId) {
    let front = app.shelf.front();
    (Arc::clone(front), web::beginnings(front.catalogue.book()).0)
}

/// How somebody likes to play: an option, the pace of companions, hints. What is unknown is left out.
fn like(game: &mut NewGame, name: &str, value: &str) {
    match name {
        "pace" => game.pace = Pace::parse(value).unwrap_or(game.pace),
        "no-hints" => game.hints = false,
        _ => _ = game.options.set(name, value),
    }
}

/// The same as [`like`] takes it.
fn liked(game: &NewGame) -> Vec<String> {
    let mut out: Vec<String> =
        game.options.list().iter().map(|(name, value)| format!("{name}={value}")).collect();
    if game.pace != Pace::default() {
        out.push(format!("pace={}", game.pace.name()));
    }
    if !game.hints {
        out.push("no-hints=on".into());
    }
    out
}

/// The last party, if it still fits: `mouse_ability` each, and `mouse_ability_level` for a companion.
fn remember(book: &Book, filled: &mut NewGame, parts: &[&str]) {
    let pair = |part: &&str| {
        let mut names = part.split('_');
        let (mouse, ability) = (book.mouse_named(names.next()?)?, book.ability_named(names.next()?)?);
        Some(((mouse, ability), names.next().and_then(Level::parse).map(|level| (mouse, level))))
    };
    let (party, companions): (Vec<_>, Vec<_>) = parts.iter().filter_map(pair).unzip();
    let companions = companions.into_iter().flatten().collect();
    let tried = NewGame { party, companions, ..filled.clone() };
    if tried.setup().check(book).is_ok() {
        *filled = tried;
    }
}

/// Begins a game.
pub(crate) async fn create(State(app): State<Arc<App>>, visitor: Visitor, request: Request) -> Response {
    if let Err(response) = may_create(&app, &visitor) {
        return response;
    }
    let Form(fields) = match Form::<Vec<(String, String)>>::from_request(request, &app).await {
        Ok(form) => form,
        Err(rejection) => return rejection.into_response(),
    };
    let asked = field(&fields, "chapter").and_then(|name| app.shelf.chapter(name));
    let chapter = asked.as_ref().map(|(_, chapter)| *chapter);
    let content = asked.map_or_else(|| Arc::clone(app.shelf.front()), |(content, _)| content);
    let book = content.catalogue.book();
    let ctx = visitor.with(&content);
    let (game, mistake) = read(ctx, chapter, &fields);
    let refused = mistake.or_else(|| game.setup().check(book).err().map(|e| words(ctx, &e)));
    if let Some(why) = refused {
        return page(
            StatusCode::UNPROCESSABLE_ENTITY,
            web::new_game(ctx, &visitor.shelf(&app.shelf.books()), &game, Some(&why)),
        );
    }
    let record = record(book, &game);
    let name = match game.name.as_str() {
        // The chapter's id: every visitor reads it in their own language.
        "" => record.saved.chapter.clone(),
        name => name.to_string(),
    };
    let chosen = &book.chapters[game.chapter.ix()];
    // A chapter of a story is part of a party's book unless somebody says otherwise.
    let writes = chosen.place.is_some() && game.book;
    let house = house(book, &game);
    let me = visitor.known(&app);
    let begun = if writes {
        let party_name = if game.party_name.is_empty() { a_name(ctx) } else { game.party_name.clone() };
        party::begin(&app, &record, &name, &party_name, house, &me.person)
    } else {
        open_table(&app, &record, &name, &house, &me.person)
    };
    match begun {
        Ok(id) => {
            // Whoever plays with friends invites them first.
            let seats = if field(&fields, "with") == Some("friends") { "/seats" } else { "" };
            let party = game.party.iter().zip(&record.saved.party).map(|((mouse, _), m)| {
                let level = game.level_of(*mouse).map_or("", Level::name);
                format!("{}_{}_{level}", m.mouse, m.abilities[0]).trim_end_matches('_').to_string()
            });
            let parts: Vec<String> = party.chain(liked(&game)).collect();
            let setup = cookie(&app, "setup", &format!("{}.{}", record.saved.chapter, parts.join(".")));
            answer::see_other_with(&format!("/t/{id}{seats}"), [me.cookie, setup])
        }
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

/// A name for a party that has none: one of a handful, as chance will have it.
fn a_name(ctx: Page) -> String {
    const NAMES: i64 = 12;
    ctx.t(&format!("party-name-{}", 1 + now_ms() % NAMES)).into_owned()
}

/// What was filled in; what makes no sense keeps its default, and is said.
fn read(ctx: Page, chapter: Option<ChapterId>, fields: &Vec<(String, String)>) -> (NewGame, Option<String>) {
    let book = ctx.locale.book();
    let (lesson, first) = web::beginnings(book);
    // The lesson is for one; companions come along into the first chapter.
    let alone = field(fields, "quick") != Some("companions");
    let chapter = chapter.unwrap_or(if alone { lesson } else { first.unwrap_or(lesson) });
    let mut game = NewGame::fill(book, chapter);
    game.book = field(fields, "single").is_none();
    game.seed = field(fields, "seed").unwrap_or_default().trim().chars().take(64).collect();
    if let Some(quick) = field(fields, "quick") {
        return (if quick == "companions" { game.with_companions() } else { game }, None);
    }
    let mut mistake = None;
    let chosen = fields.iter().filter(|(name, _)| name == "mouse").filter_map(|(_, m)| book.mouse_named(m));
    let party = chosen.filter_map(|mouse| {
        let name = format!("ability-{}", book.mice[mouse.ix()].name);
        Some((mouse, book.ability_named(field(fields, &name)?)?))
    });
    game.party = party.take(engine::id::MAX_MICE).collect();
    for (name, value) in fields {
        let known = matches!(
            name.as_str(),
            "chapter" | "mouse" | "seed" | "name" | "pace" | "no-hints" | "with" | "single" | "party-name"
        ) || name.starts_with("ability-")
            || name.starts_with("player-");
        if !known && !game.options.set(name, value) {
            mistake = Some(ctx.t("web-setup-unknown").into_owned());
        }
    }
    game.name = field(fields, "name").unwrap_or_default().trim().chars().take(60).collect();
    game.companions = game
        .party
        .iter()
        .filter_map(|(mouse, _)| {
            let player = field(fields, &format!("player-{}", book.mice[mouse.ix()].name))?;
            Some((*mouse, Level::parse(player)?))
        })
        .collect();
    game.pace = field(fields, "pace").and_then(Pace::parse).unwrap_or_default();
    game.hints = field(fields, "no-hints").is_none();
    game.party_name = field(fields, "party-name").unwrap_or_default().trim().chars().take(60).collect();
    let with = field(fields, "with") == Some("companions");
    (if with { game.with_companions() } else { game }, mistake)
}

/// Companions and the rules of the house, as the log begins with them.
fn house(book: &Book, game: &NewGame) -> Vec<Record> {
    let mut records = Vec::new();
    let house = HouseRecord { pace: game.pace, hints: game.hints };
    if house != HouseRecord::default() {
        records.push(Record::House(house));
    }
    records.extend(game.companions.iter().map(|(mouse, level)| {
        let mouse = book.mice[mouse.ix()].name.clone();
        Record::Companion(CompanionRecord { mouse, level: Some(*level), stand_in: false, by: None })
    }));
    records
}
