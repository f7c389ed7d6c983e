//! What a program at a seat is told of a table: first all of it, then what happens.

use super::conversation::PROTOCOL;
use axum::body::Bytes;
use engine::Outcome;
use serde::Serialize;
use session::{Seat, Session};
use view::{Catalogue, PublicDecision, PublicEvent, PublicState, Telling};

/// A message of the stream.
#[derive(Serialize)]
struct SeatMessage<'t> {
    protocol: u32,
    #[serde(flatten)]
    news: News<'t>,
    /// The last record: what a choice is based on.
    seq: u64,
    /// Whether this seat has to decide.
    mine: bool,
    /// What is to be decided; only whoever decides is told what can be chosen.
    decision: Option<PublicDecision>,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum News<'t> {
    /// The whole table: at first, and after anything but a choice.
    Table { state: Box<PublicState> },
    /// What happened since the last message.
    Update { events: Vec<&'t PublicEvent> },
}

/// What a seat that has seen a record, or nothing yet, is told.
pub(crate) fn message(
    catalogue: &Catalogue,
    (session, telling): (&Session, &mut Telling),
    seat: &Seat,
    since: Option<u64>,
) -> Bytes {
    let (game, seq) = (session.game(), session.seq());
    let mine = seat.decides(session.log(), game);
    let decision = catalogue.decision(game).map(|decision| PublicDecision {
        offers: if mine { decision.offers } else { Vec::new() },
        ..decision
    });
    let events = since.and_then(|since| telling.events_since(session, catalogue, since));
    let news = match events {
        Some(events) => News::Update { events: events.iter().flatten().collect() },
        None => News::Table { state: Box::new(catalogue.state(game.board())) },
    };
    let outcome = game.board().outcome();
    let message = SeatMessage { protocol: PROTOCOL, news, seq, mine, decision, outcome };
    let json = serde_json::to_string(&message).expect("names and numbers");
    Bytes::from(format!("id: {seq}\ndata: {json}\n\n"))
}
