use super::*;
use crate::MemoryStore;

fn game(records: usize) -> SavedGame {
    let record =
        |n| NewRecord::new("choice", format!("{{\"n\":{n},\"text\":\"żółw \\\"ß\\\"\"}}"), 100 + n as i64);
    SavedGame {
        list: List::Tables,
        name: "Piątek".into(),
        chapter: "1".into(),
        created_ms: 99,
        finished: true,
        meta: r#"{"players":3}"#.into(),
        records: (0..records).map(record).collect(),
    }
}

fn zstd_of(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 3).unwrap()
}

fn header(records: usize) -> String {
    let unpacked = zstd::decode_all(&pack(&game(0)).unwrap()[..]).unwrap();
    let line = String::from_utf8(unpacked).unwrap();
    line.replace("\"records\":0", &format!("\"records\":{records}"))
}

fn unpack_default(packed: &[u8]) -> Result<SavedGame> {
    unpack(packed, &Limits::default())
}

#[test]
fn packed_and_unpacked_is_the_same() {
    for records in [0, 1, 2000] {
        let game = game(records);
        assert_eq!(unpack_default(&pack(&game).unwrap()), Ok(game));
    }
}

#[test]
fn a_table_survives_the_way_out_and_in_without_its_request_ids() {
    let (from, to) = (TableId::new("from").unwrap(), TableId::new("to").unwrap());
    let store = MemoryStore::new();
    let records =
        (0..2500).map(|n| NewRecord::new("choice", "{}", n).with_request(format!("r{n}"))).collect();
    store.create_table(NewTable::new(from.clone(), "A", 5).with_chapter("2"), records).unwrap();

    let saved = SavedGame::from_table(&store, &from).unwrap();
    unpack_default(&pack(&saved).unwrap()).unwrap().into_table(&store, to.clone()).unwrap();

    let strip = |id| {
        let mut records = store.read(id, 0, 9999).unwrap();
        for record in &mut records {
            record.request = None;
        }
        records
    };
    assert_eq!(strip(&to), strip(&from));
    assert_eq!(store.read(&to, 0, 1).unwrap()[0].request, None);
    assert_eq!(store.table(&to).unwrap().chapter, "2");
}

#[test]
fn every_cut_is_noticed() {
    let packed = pack(&game(20)).unwrap();
    for length in 0..packed.len() {
        let cut = unpack_default(&packed[..length]);
        assert!(matches!(cut, Err(Error::DamagedSave { line: 1.., .. })), "cut at {length}: {cut:?}");
    }
}

#[test]
fn every_changed_byte_is_noticed() {
    let (game, limits) = (game(20), Limits::default());
    let packed = pack(&game).unwrap();
    for place in 0..packed.len() {
        let mut changed = packed.clone();
        changed[place] ^= 0x10;
        // A few header bits of a frame mean nothing to the reader; what is read must never differ.
        let read = unpack(&changed, &limits);
        assert!(read.is_err() || read.as_ref() == Ok(&game), "byte {place}: {read:?}");
    }
}

#[test]
fn damage_is_reported_with_its_line() {
    let line = r#"{"kind":"choice","at_ms":1,"body":"{}"}"#;
    let at = |text: &str| match unpack_default(&zstd_of(text)) {
        Err(Error::DamagedSave { line, .. }) => line,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(at("hello\n"), 1);
    assert_eq!(at("{\"format\":\"other\",\"version\":1}\n"), 1);
    assert_eq!(at(&format!("{}{line}\nnonsense\n", header(2))), 3);
    assert_eq!(at(&format!("{}{line}\n{line}", header(2))), 3, "no end of line");
    assert_eq!(at(&format!("{}{line}\n", header(2))), 3, "too few");
    assert_eq!(at(&format!("{}{line}\n{line}\n", header(1))), 3, "too many");
    assert_eq!(at(&format!("{}{}\n", header(1), line.replace("{}", "a\\nb"))), 2, "a body is one line");
}

#[test]
fn nothing_may_follow_the_frame() {
    let mut packed = pack(&game(2)).unwrap();
    packed.extend(pack(&game(2)).unwrap());
    assert!(matches!(unpack_default(&packed), Err(Error::DamagedSave { line: 4, .. })));
}

#[test]
fn limits_hold_exactly() {
    let packed = pack(&game(20)).unwrap();
    let unpacked = zstd::decode_all(&packed[..]).unwrap().len() as u64;
    let fits = Limits { packed: packed.len() as u64, unpacked, records: 20 };
    assert!(unpack(&packed, &fits).is_ok());
    let what = |limits| match unpack(&packed, &limits) {
        Err(Error::SaveTooLarge { what, .. }) => what,
        other => panic!("{limits:?}: {other:?}"),
    };
    assert_eq!(what(Limits { packed: fits.packed - 1, ..fits }), "bytes packed");
    assert_eq!(what(Limits { unpacked: fits.unpacked - 1, ..fits }), "bytes unpacked");
    assert_eq!(what(Limits { records: 19, ..fits }), "records");
}

#[test]
fn a_small_file_that_unpacks_without_end_is_refused() {
    let bomb = zstd_of(&format!("{{\"format\":\"{}\"", "a".repeat(100 << 20)));
    assert!(bomb.len() < 1 << 20);
    assert!(matches!(unpack_default(&bomb), Err(Error::SaveTooLarge { what: "bytes unpacked", .. })));
}

#[test]
fn a_newer_version_is_refused() {
    let newer = zstd_of("{\"format\":\"barksburg-save\",\"version\":2,\"unheard\":\"of\"}\n");
    assert_eq!(unpack_default(&newer), Err(Error::NewerSave { found: 2, known: VERSION }));
}

#[test]
fn a_party_stays_a_party_and_a_file_that_does_not_say_is_a_game() {
    let party = SavedGame { list: List::Parties, ..game(2) };
    assert_eq!(unpack_default(&pack(&party).unwrap()), Ok(party));
    let old = header(0).replace("\"list\":\"tables\",", "");
    assert!(!old.contains("list"));
    assert_eq!(unpack_default(&zstd_of(&old)).map(|g| g.list), Ok(List::Tables));
}
