//! A house with something behind every door, and the list of its doors.

use super::Visitor;
use axum::http::StatusCode;
use server::App;
use std::fmt::Write;
use std::sync::Arc;

/// The source in which all routes stand.
pub const ROUTES: &str = include_str!("../../src/http/mod.rs");

/// The addresses with one of these methods, as the router names them.
pub fn routes(method: &str) -> Vec<&'static str> {
    let all = ROUTES.split(".route(\"").skip(1).filter_map(|route| {
        let (path, handlers) = route.split_once("\", ")?;
        // What follows on other lines belongs to this route or to a layer over all of them.
        let handlers = handlers.lines().next()?;
        handlers.contains(&format!("{method}(")).then_some(path)
    });
    all.collect()
}

/// The path of a fresh invitation.
pub async fn invite(host: &mut Visitor, table: &str) -> String {
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let link = page.split("data-copy=\"http://").nth(1).and_then(|l| l.split('"').next());
    let door = link.and_then(|l| l.split_once("/join/")).expect("a link").1;
    format!("/join/{door}")
}

/// A server with a table, a party and an invitation, and its host.
pub struct House {
    pub app: Arc<App>,
    pub host: Visitor,
    pub table: String,
    pub party: String,
    pub door: String,
}

impl House {
    pub async fn open(app: Arc<App>) -> House {
        let mut host = Visitor::new(&app);
        let table = host.begin().await;
        let story = [("chapter", "flight-to-barksburg")];
        let party = [("collin", "inspire"), ("filch", "find"), ("nez", "protect"), ("tilda", "cure")];
        let names: Vec<String> = party.iter().map(|(mouse, _)| format!("ability-{mouse}")).collect();
        let mut fields = story.to_vec();
        fields.extend(party.iter().map(|(mouse, _)| ("mouse", *mouse)));
        fields.extend(names.iter().map(String::as_str).zip(party.iter().map(|(_, ability)| *ability)));
        assert_eq!(host.post("/new", &fields).await.status, StatusCode::SEE_OTHER);
        let party = format!("/party/{}", app.store.parties().expect("a store")[0].id);
        let door = invite(&mut host, &table).await;
        House { app, host, table, party, door }
    }

    /// An address of this house for one of the router's.
    pub fn address(&self, route: &str) -> String {
        let css = web::static_url("css/style.css");
        let picture = self.app.shelf.front().pictures.figure("collin").expect("everybody is drawn");
        let path = route
            .replace("/join/{table}/{invitation}", &self.door)
            .replace(
                "/replay/{table}/{key}",
                &format!("{}/{}", self.table.replace("/t/", "/replay/"), "0".repeat(64)),
            )
            .replace("/t/{table}", &self.table)
            .replace("/party/{party}", &self.party)
            .replace("/chapter/{chapter}", "/chapter/flight-to-barksburg")
            .replace("/static/{hash}/{*name}", &css)
            .replace("/art/{kind}/{name}/{file}", picture);
        assert!(!path.contains('{'), "{route} has a part this test does not know");
        path
    }

    /// Everything that is kept.
    pub fn everything(&self) -> String {
        let store = &self.app.store;
        let mut all = String::new();
        for info in store.tables().expect("tables").into_iter().chain(store.parties().expect("parties")) {
            let (log, seats) = (store.read(&info.id, 0, usize::MAX), store.seats(&info.id));
            writeln!(all, "{info:?} {log:?} {seats:?}").expect("text");
        }
        all
    }
}
