//! The example players take a seat at a served table and play it to the end of the chapter.

use crate::common::{skirmish, with_store};
use engine::saving::hex;
use server::{App, Config, router};
use session::SetupRecord;
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Duration;
use store::{MemoryStore, NewRecord, NewTable, TableId};
use tokio::net::TcpListener;

/// A table where one seat has all the mice, and the secret of that seat.
fn table(app: &App) -> String {
    let book = skirmish(app).catalogue.book();
    let game = web::NewGame::fill(book, book.chapter_named("rats-in-the-kitchen").expect("a chapter"));
    let setup = SetupRecord::of(book, &game.setup(), hex(&[3; 32]), true);
    let mice: Vec<&str> = setup.saved.party.iter().map(|member| member.mouse.as_str()).collect();
    let seat = serde_json::json!({ "seat": "p1", "name": "Bot", "mice": mice }).to_string();
    let setup = serde_json::to_string(&setup).expect("plain data");
    let records = vec![NewRecord::new("setup", setup, 1_000), NewRecord::new("seat", seat, 1_000)];
    let id = TableId::new("fixed").expect("an id");
    app.store.create_table(NewTable::new(id.clone(), "fixed", 1_000), records).expect("a store");
    let secret = "7".repeat(64);
    app.store.put_seat(&id, "p1", &hex(&Sha256::digest(secret.as_bytes()))).expect("a store");
    format!("p1.{secret}")
}

/// Calls a player on a thread of its own; it must come to an end.
async fn call(program: &str, args: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.args(args);
    let output = tokio::task::spawn_blocking(move || command.output());
    let output = tokio::time::timeout(Duration::from_mins(4), output).await.expect("it comes to an end");
    output.expect("no panic").expect("it starts")
}

async fn play(program: &str, script: &str) {
    if Command::new(program).arg("--version").output().is_err() {
        eprintln!("skipped: {program} is not installed");
        return;
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    // Whoever asks without a token is a stranger.
    let config =
        Config { public_url: Some(format!("http://{address}")), listen: address, ..Config::default() };
    let app = with_store(config, Arc::new(MemoryStore::new()));
    let token = table(&app);
    let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    let serving = tokio::spawn(async move { axum::serve(listener, service).await });
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(script);
    let (script, table) = (script.to_str().expect("a path"), format!("http://{address}/t/fixed"));
    let stranger = call(program, &[script, "--table", &table, "--token", "p1.wrong"]).await;
    let played = call(program, &[script, "--table", &table, "--token", &token]).await;
    let told = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success() && told.contains("the chapter is over"), "{played:?}");
    assert!(!String::from_utf8_lossy(&stranger.stdout).contains("over"), "{stranger:?}");
    let id = TableId::new("fixed").expect("an id");
    let log = app.store.read(&id, 0, 10_000).expect("a table");
    let by_the_seat = log.iter().filter(|r| r.kind == "choice" && r.body.contains(r#""by":"p1""#)).count();
    assert!(by_the_seat > 20, "{by_the_seat} choices of {} records", log.len());
    serving.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_in_python_plays_a_seat() {
    play("python3", "player.py").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_in_javascript_plays_a_seat() {
    play("node", "player.mjs").await;
}
