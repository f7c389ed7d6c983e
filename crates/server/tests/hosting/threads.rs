//! The threads that serve pages are held up for moments only, whatever is asked: what takes longer is done elsewhere.

use crate::common::Visitor;
use crate::common::house::{House, routes};
use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use engine::id::SideId;
use futures_util::StreamExt;
use rustix::time::{ClockId, clock_gettime};
use server::{App, BookShelf, Config};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;
use std::time::Duration;
use store::SqliteStore;
use tokio::task::yield_now;

/// What one step of a task may take. Optimised, so that it is a matter of a millisecond; pages are drawn many times slower
/// in a build for tests.
const MOST: Duration =
    if cfg!(debug_assertions) { Duration::from_millis(20) } else { Duration::from_millis(1) };

/// Choices that are made: enough for a long log.
const CHOICES: usize = 120;

/// Rooms that companions find.
const EXPLORED: usize = 3;

/// Looks at the only thread of a runtime whenever it is free: by how much of its processor time has passed since it was
/// free before, other tasks were held up. What a task does aside is done by a thread that holds nobody up, and the
/// machine's other work does not count.
#[derive(Default)]
struct Watch {
    free: Mutex<Option<(ThreadId, Duration)>>,
    longest: Mutex<Duration>,
    by_what: Mutex<BTreeMap<String, (Duration, usize)>>,
}

impl Watch {
    /// Never ends by itself.
    async fn look(self: Arc<Watch>) {
        loop {
            self.is_free();
            yield_now().await;
        }
    }

    /// The thread could do something else at this moment.
    fn is_free(&self) {
        let now = (std::thread::current().id(), processor_time());
        let before = self.free.lock().unwrap().replace(now);
        if let Some((_, then)) = before.filter(|(thread, _)| *thread == now.0) {
            let mut longest = self.longest.lock().unwrap();
            *longest = now.1.saturating_sub(then).max(*longest);
        }
    }

    /// Waits until the thread was free.
    async fn freed(&self) {
        *self.free.lock().unwrap() = None;
        while self.free.lock().unwrap().is_none() {
            yield_now().await;
        }
    }

    /// Does something; gives for how long the thread was held up meanwhile.
    async fn measured<T>(&self, job: impl Future<Output = T>) -> (T, Duration) {
        self.freed().await;
        *self.longest.lock().unwrap() = Duration::ZERO;
        let done = job.await;
        yield_now().await;
        yield_now().await;
        let longest = *self.longest.lock().unwrap();
        (done, longest)
    }

    /// Does something and notes for how long the thread was held up meanwhile.
    async fn during<T>(&self, what: &str, job: impl Future<Output = T>) -> T {
        let (done, longest) = self.measured(job).await;
        self.note(what, longest);
        done
    }

    fn note(&self, what: &str, longest: Duration) {
        let mut by_what = self.by_what.lock().unwrap();
        let (most, times) = by_what.entry(what.to_string()).or_default();
        (*most, *times) = (longest.max(*most), *times + 1);
    }

    /// Everything that was asked, what held the thread up longest first.
    fn report(&self) -> Vec<(Duration, String)> {
        let by_what = self.by_what.lock().unwrap();
        let mut all: Vec<_> =
            by_what.iter().map(|(what, (most, n))| (*most, format!("{what} ({n} times)"))).collect();
        all.sort_by_key(|(most, _)| std::cmp::Reverse(*most));
        all
    }
}

/// Of this thread.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Asks as a browser does, and reads the answer to its end.
async fn answer(who: &mut Visitor, request: Request<Body>) -> (StatusCode, Vec<u8>) {
    let answer = who.raw(request).await;
    let status = answer.status();
    (status, to_bytes(answer.into_body(), 1 << 24).await.expect("a whole answer").to_vec())
}

/// The same, measured.
async fn ask(watch: &Watch, who: &mut Visitor, what: &str, request: Request<Body>) -> (StatusCode, Vec<u8>) {
    watch.during(what, answer(who, request)).await
}

/// Asks for a page three times, and notes the best: what is done aside is done here where no other thread comes to take the
/// rest over in time, and what a page itself takes it takes each time.
async fn look_at(watch: &Watch, who: &mut Visitor, what: &str, path: &str) -> StatusCode {
    let (mut least, mut status) = (Duration::MAX, StatusCode::OK);
    for _ in 0..3 {
        let request = get(who, path);
        let ((answered, _), longest) = watch.measured(answer(who, request)).await;
        (least, status) = (least.min(longest), answered);
    }
    watch.note(what, least);
    status
}

fn get(who: &Visitor, path: &str) -> Request<Body> {
    who.request("GET", path).header(ACCEPT_ENCODING, "gzip").body(Body::empty()).expect("a request")
}

fn post(who: &Visitor, path: &str, form: &str, accept: &str) -> Request<Body> {
    who.request("POST", path)
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(ACCEPT_ENCODING, "gzip")
        .header(ACCEPT, accept)
        .body(Body::from(form.to_string()))
        .expect("a request")
}

/// Opens a stream, and reads it as long as there is one. Each is a task of its own, between which others have their turn.
async fn listen(watch: &Arc<Watch>, who: &mut Visitor, path: &str) {
    let request = who.request("GET", path).body(Body::empty()).expect("a request");
    let mut body = watch
        .during("opening a stream", async {
            let answer = who.raw(request).await;
            assert_eq!(answer.status(), StatusCode::OK);
            let mut body = answer.into_body().into_data_stream();
            assert!(body.next().await.is_some_and(|first| first.is_ok()));
            body
        })
        .await;
    let watch = Arc::clone(watch);
    tokio::spawn(async move {
        let mut read = pin!(async move { while body.next().await.is_some() {} });
        poll_fn(|context| {
            watch.is_free();
            read.as_mut().poll(context)
        })
        .await;
    });
}

/// Companions play a chapter, from room to room, before as many kinds of viewers as are drawn for where a choice is made.
async fn companions_explore(watch: &Arc<Watch>, house: &mut House) {
    let path = format!("{}/table", house.party);
    let table = house.host.get(&path).await.location;
    listen(watch, &mut house.host, &format!("{table}/events")).await;
    listen(watch, &mut house.host, &format!("{table}/events?screen=1")).await;
    let mice = ["collin", "filch", "nez", "tilda"].map(|mouse| format!("&player-{mouse}=steady")).concat();
    let request =
        post(&house.host, &format!("{table}/companions"), &format!("pace=instant{mice}"), "application/json");
    let (status, _) = ask(watch, &mut house.host, "POST companions, all", request).await;
    assert_eq!(status, StatusCode::OK);
    let rooms = async || {
        let at = house.app.table(table.trim_start_matches("/t/")).expect("a table");
        let look = at.look().await.expect("it plays");
        let (board, sides) = (look.game().board(), look.game().book().sides.len() as u8);
        (0..sides).filter(|side| board.explored(SideId(*side))).count()
    };
    for _ in 0..EXPLORED * 40 {
        let before = rooms().await;
        let ((), longest) = watch.measured(tokio::time::sleep(Duration::from_millis(100))).await;
        let now = rooms().await;
        let what = if now > before { "a room is revealed to two" } else { "companions play for two" };
        watch.note(what, longest);
        if now > EXPLORED {
            return;
        }
    }
    panic!("{} rooms were seen", rooms().await);
}

/// The next choice at a table, and the record it is based on.
async fn next(app: &App, table: &str, turn: usize) -> Option<(u64, String)> {
    let table = app.table(table.trim_start_matches("/t/")).expect("a table");
    let look = table.look().await.expect("it plays");
    let game = look.game();
    let offers = game.choices();
    // Whoever ends every turn at once sees little of the game.
    let choice = offers.get(turn.wrapping_mul(2_654_435_761) % offers.len().max(1))?.choice;
    Some((look.seq(), game.name(choice).replace(' ', "+")))
}

/// Plays on at a table.
async fn play(watch: &Watch, house: &mut House, what: &str, choices: usize) {
    let table = house.table.clone();
    let mut made = 0;
    for turn in 0..choices {
        let Some((seq, choice)) = next(&house.app, &table, turn).await else { break };
        let form = format!("seq={seq}&choice={choice}");
        let request = post(&house.host, &format!("{table}/choose"), &form, "application/json");
        let (status, _) = ask(watch, &mut house.host, what, request).await;
        made += usize::from(status == StatusCode::OK);
    }
    assert!(made > choices / 2, "{made} choices were made");
}

/// Back and forth again, which plays the whole game anew.
async fn back_and_forth(watch: &Watch, house: &mut House) {
    let table = house.table.clone();
    for (path, form) in [("undo", "&to=3"), ("redo", "")] {
        let at = house.app.table(table.trim_start_matches("/t/")).expect("a table");
        let form = format!("seq={}{form}", at.look().await.expect("it plays").seq());
        let request = post(&house.host, &format!("{table}/{path}"), &form, "application/json");
        let (status, _) = ask(watch, &mut house.host, &format!("POST {path}"), request).await;
        assert_eq!(status, StatusCode::OK, "{path}");
    }
}

/// Three more people come, each with a language of their own; there is a screen on the wall, and a program.
async fn gather(watch: &Arc<Watch>, house: &mut House) {
    let table = house.table.clone();
    for lang in ["de", "pl", "en"] {
        let mut other = Visitor::new(&house.app);
        other.lang = lang;
        let joined = other.post(&house.door, &[("name", lang)]).await;
        assert_eq!(joined.status, StatusCode::SEE_OTHER);
        listen(watch, &mut other, &format!("{table}/events")).await;
    }
    for more in ["", "?screen=1", "?format=json"] {
        listen(watch, &mut house.host, &format!("{table}/events{more}")).await;
    }
}

/// Everything there is to ask, of a table with a long log.
async fn ask_for_everything(watch: &Watch, house: &mut House) {
    for route in routes("get").into_iter().filter(|route| !route.ends_with("/events")) {
        let path = house.address(route);
        let status = look_at(watch, &mut house.host, &format!("GET {route}"), &path).await;
        assert!(!status.is_server_error(), "{route}: {status}");
    }
    let table = house.table.clone();
    look_at(watch, &mut house.host, "GET a point of the past", &format!("{table}/replay?to=80")).await;
    let request = post(&house.host, &format!("{table}/copy"), "", "text/html");
    let (status, _) = ask(watch, &mut house.host, "POST copy", request).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let file = house.host.bytes(&format!("{table}/export")).await;
    let request = house.host.request("POST", "/import").header(CONTENT_TYPE, "application/octet-stream");
    let request = request.body(Body::from(file)).expect("a request");
    let (status, _) = ask(watch, &mut house.host, "POST a game to /import", request).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    // Whatever else is sent; what ends the table comes last.
    let ends = |route: &&str| route.ends_with("/delete");
    let (last, first): (Vec<&str>, Vec<&str>) = routes("post").into_iter().partition(ends);
    for route in first.into_iter().chain(last) {
        let form = "seq=1&to=0&quick=1&name=x&seat=p1&phrase=wait&level=clever&chapter=rats-in-the-kitchen";
        let request = post(&house.host, &house.address(route), form, "text/html");
        let (status, _) = ask(watch, &mut house.host, &format!("POST {route}"), request).await;
        assert!(!status.is_server_error(), "{route}: {status}");
    }
}

/// Does everything once at a server of its own; gives what held the thread up, and for how long.
fn walk() -> Vec<(Duration, String)> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SqliteStore::open(folder.path()).expect("a store"));
    let config = Config { data: None, limits: false, ..Config::default() };
    let app = Arc::new(App::new(config, BookShelf::open(None).expect("our content"), store));
    let watch = Arc::new(Watch::default());
    let seen = Arc::clone(&watch);
    let ended = runtime.expect("a runtime").block_on(async move {
        tokio::spawn(Arc::clone(&seen).look());
        // On the thread that is watched.
        let all = tokio::spawn(async move {
            let mut house = House::open(app).await;
            play(&seen, &mut house, "POST choose, alone", CHOICES / 2).await;
            back_and_forth(&seen, &mut house).await;
            gather(&seen, &mut house).await;
            play(&seen, &mut house, "POST choose, with five screens", CHOICES).await;
            let path = format!("{}/companions", house.table);
            let companions = post(
                &house.host,
                &path,
                "pace=instant&player-nez=clever&player-tilda=clever",
                "application/json",
            );
            ask(&seen, &mut house.host, "POST companions", companions).await;
            seen.during("companions that play", tokio::time::sleep(Duration::from_secs(2))).await;
            companions_explore(&seen, &mut house).await;
            seen.during("looking after the tables", async { house.app.tend() }).await;
            ask_for_everything(&seen, &mut house).await;
        });
        all.await
    });
    ended.expect("everything was asked for");
    watch.report()
}

/// How often everything is done where something seems to take too long.
const WALKS: usize = 4;

/// What is done aside seems to be done here when no other thread comes in time to go on with the rest, as on a busy machine.
/// That happens to this and to that; what is really done here is done here each time.
#[test]
fn nothing_holds_up_a_thread_that_serves_pages() {
    let mut least: BTreeMap<String, Duration> = BTreeMap::new();
    let mut told = String::new();
    for _ in 0..WALKS {
        for (most, what) in walk() {
            // Without how often it was done, which differs.
            let what = what.split(" (").next().unwrap_or_default().to_string();
            least.entry(what).and_modify(|least| *least = most.min(*least)).or_insert(most);
        }
        let mut report: Vec<_> = least.iter().collect();
        report.sort_by_key(|(_, most)| std::cmp::Reverse(**most));
        told.clear();
        for (what, most) in &report {
            writeln!(told, "{:>9.3} ms  {what}", most.as_secs_f64() * 1000.0).expect("text");
        }
        println!("{told}");
        assert!(report.len() > 60, "{}", report.len());
        if *report[0].1 <= MOST {
            return;
        }
    }
    panic!("longer than {MOST:?}:\n{told}");
}
