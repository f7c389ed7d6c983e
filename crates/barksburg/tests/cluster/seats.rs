//! People who want the same mouse at the same time, each at another node; and afterwards who has it.

use std::collections::{BTreeMap, BTreeSet};
use std::thread::sleep;
use std::time::Duration;

use cluster::testing::Servers;
use store::StoredRecord;

use crate::playing::{Chance, NODES, Node, Playing, ask, between};

/// The mouse that everybody wants.
const MOUSE: &str = "filch";

/// A table at which two sat down at once.
pub(crate) struct Contest {
    pub(crate) table: String,
    /// Those who were told that they have a seat.
    pub(crate) seated: Vec<Person>,
}

/// Somebody who is known by what their browser keeps.
pub(crate) struct Person(String);

impl Person {
    fn new(contest: usize, who: usize) -> Person {
        Person(format!("{contest:060x}{who:04x}"))
    }

    /// Asks as somebody behind a proxy, who has no rights but those of their seat.
    fn ask(&self, address: &str, line: &str, body: &str) -> Option<String> {
        let head = format!(
            "Cookie: me={}\r\nX-Forwarded-For: 192.0.2.7\r\nAccept: text/html\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
            self.0,
            body.len()
        );
        ask(address, line, &head, body)
    }

    /// Whether they may look at a table, wherever they ask.
    pub(crate) fn sits_at(&self, address: &str, table: &str) -> bool {
        let page = self.ask(address, &format!("GET /t/{table}"), "").unwrap_or_default();
        page.starts_with("HTTP/1.1 200")
    }

    /// Asks at one node after the other until somebody says what is hoped for. Nodes may be away for a while; but none says that
    /// there is nothing because it has not heard yet of a table, a code or a seat that another has just made.
    fn until(&self, playing: &Playing, line: &str, body: &str, hoped: &str) -> Option<String> {
        let mut chance = Chance(self.0.bytes().map(u64::from).sum());
        for _ in 0..300 {
            let answer = self.ask(&playing.at(chance.below(NODES)), line, body).unwrap_or_default();
            if answer.starts_with(hoped) {
                return Some(answer);
            }
            assert!(!answer.starts_with("HTTP/1.1 404"), "{line} is not known there");
            sleep(Duration::from_millis(200));
        }
        None
    }

    fn sit_down(&self, playing: &Playing, door: &str, more: &str) -> bool {
        let body = format!("name=M&mouse={MOUSE}{more}");
        self.until(playing, &format!("POST {door}"), &body, "HTTP/1.1 303").is_some()
    }
}

/// Lets two people want the same mouse again and again, until it is over.
pub(crate) fn contests(playing: &Playing) -> Vec<Contest> {
    let mut all = Vec::new();
    while !playing.over() {
        let [host, ada, bo] = [0, 1, 2].map(|who| Person::new(all.len() + 1, who));
        let made = host.until(playing, "POST /new", "quick=1", "HTTP/1.1 303");
        let table = made.as_deref().and_then(|made| between(made, "location: /t/", "\r\n"));
        let table = table.expect("a table can be made").to_string();
        let invited = host.until(playing, &format!("POST /t/{table}/invite"), "", "HTTP/1.1 200");
        let invited = invited.expect("people can be invited");
        let code = between(&invited, &format!("/join/{table}/"), "\"").expect("a link");
        let door = format!("/join/{table}/{code}");
        let sat = std::thread::scope(|scope| {
            let ada = scope.spawn(|| ada.sit_down(playing, &door, ""));
            let bo = bo.sit_down(playing, &door, "&mouse=nez");
            [ada.join().expect("Ada asked"), bo]
        });
        let seated = [ada, bo].into_iter().zip(sat).filter(|(_, sat)| *sat).map(|(person, _)| person);
        all.push(Contest { table, seated: seated.collect() });
        sleep(Duration::from_secs(1));
    }
    all
}

/// What is wrong with who sits where, given the log and whose each seat is.
pub(crate) fn check(log: &[StoredRecord], seats: &[(String, String)], seated: usize) -> Vec<String> {
    let mut wrong = Vec::new();
    let (mut played, mut taken) = (BTreeMap::new(), BTreeSet::new());
    for record in log.iter().filter(|record| record.kind == "seat") {
        let body: serde_json::Value = serde_json::from_str(&record.body).expect("a record");
        let seat = body["seat"].as_str().expect("a seat").to_string();
        for mouse in body["mice"].as_array().into_iter().flatten() {
            if let Some(before) = played.insert(mouse.to_string(), seat.clone()) {
                wrong.push(format!("{mouse} is played by {before} and by {seat}"));
            }
        }
        if !taken.insert(seat.clone()) {
            wrong.push(format!("{seat} was taken twice"));
        }
    }
    let guests: Vec<_> = seats.iter().filter(|(seat, _)| seat.starts_with('p')).collect();
    if guests.iter().map(|(_, person)| person).collect::<BTreeSet<_>>().len() < guests.len() {
        wrong.push(format!("somebody sits twice: {guests:?}"));
    }
    if guests.iter().map(|(seat, _)| seat.clone()).collect::<BTreeSet<_>>() != taken {
        wrong.push(format!("{taken:?} were taken, and {guests:?} belong to somebody"));
    }
    if guests.len() < seated {
        wrong.push(format!("{seated} were told that they sit, and {} do", guests.len()));
    }
    wrong
}

#[test]
#[ignore = "needs nats-server"]
fn a_table_an_invitation_and_a_seat_are_known_at_every_node_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let servers = Servers::start(folder.path(), 1);
    let place = servers.make("doors", 8).to_string();
    let nodes = [0, 1, 2].map(|n| Node::start(&place, &folder.path().join(format!("node-{n}.log"))));
    for round in 0..40 {
        let at = |n: usize| nodes[(round + n) % nodes.len()].address.as_str();
        let [host, guest] = [0, 1].map(|who| Person::new(round, who));
        let asked = |who: &Person, node: usize, line: &str, body: &str, hoped: &str| {
            let answer = who.ask(at(node), line, body).expect("it answers");
            let status = answer.split(' ').nth(1).unwrap_or_default();
            assert_eq!(status, hoped, "round {round}: {line} at node {node}");
            answer
        };
        let made = asked(&host, 0, "POST /new", "quick=1", "303");
        let table = between(&made, "location: ", "\r\n").expect("a table").to_string();
        let invited = asked(&host, 1, &format!("POST {table}/invite"), "", "200");
        let (_, link) = invited.split_once("/join/").expect("a link");
        let door = format!("/join/{}", link.split('"').next().expect("its end"));
        let code = door.rsplit('/').next().expect("a code");
        let typed = asked(&guest, 2, &format!("GET /join?code={code}"), "", "303");
        assert_eq!(between(&typed, "location: ", "\r\n"), Some(&*door));
        asked(&guest, 0, &format!("GET {door}"), "", "200");
        asked(&guest, 2, &format!("POST {door}"), "name=Ada", "303");
        asked(&guest, 1, &format!("GET {table}"), "", "200");
        asked(&guest, 0, &format!("GET {table}"), "", "200");
        // An invitation that has ended lets nobody in, wherever they try.
        asked(&host, 0, &format!("POST {table}/invite"), "", "200");
        asked(&Person::new(round, 3), 1, &format!("POST {door}"), "name=Eve", "404");
    }
}

#[test]
fn the_checker_finds_whoever_sits_where_others_sit() {
    let sat = |seq: u64, seat: &str, mice: &[&str]| StoredRecord {
        seq,
        kind: "seat".into(),
        body: serde_json::json!({ "seat": seat, "name": "M", "mice": mice }).to_string(),
        at_ms: 1,
        request: None,
    };
    let belongs = |seats: &[(&str, &str)]| -> Vec<(String, String)> {
        seats.iter().map(|(seat, person)| ((*seat).to_string(), (*person).to_string())).collect()
    };
    let mistakes = |log: &[StoredRecord], seats: &[(&str, &str)], seated| {
        let wrong = check(log, &belongs(seats), seated);
        assert!(wrong.len() < 2, "{wrong:?}");
        wrong.len()
    };
    let (ada, bo) = (sat(2, "p1", &[MOUSE]), sat(3, "p2", &["nez"]));
    let both = [("host", "h"), ("p1", "ada"), ("p2", "bo")];
    assert_eq!(mistakes(&[ada.clone(), bo.clone()], &both, 2), 0);
    assert_eq!(
        mistakes(&[ada.clone(), sat(3, "p2", &["nez", MOUSE])], &both, 2),
        1,
        "one mouse, two players"
    );
    assert_eq!(mistakes(&[ada.clone(), sat(3, "p1", &[])], &both[..2], 1), 1, "one seat, two people");
    assert_eq!(
        mistakes(&[ada.clone(), bo], &[both[0], both[1], ("p2", "ada")], 2),
        1,
        "one person, two seats"
    );
    assert_eq!(mistakes(std::slice::from_ref(&ada), &both, 2), 1, "a seat that nobody took");
    assert_eq!(mistakes(&[ada], &both[..2], 2), 1, "a seat that is lost");
}
