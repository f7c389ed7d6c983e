//! Games as Parquet: read back with the crate that defines the format, they are the rows of the CSV file.
#![cfg(feature = "parquet")]

use parquet::basic::{ConvertedType, Type};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use sim::{Plan, Row};
use std::path::Path;
use std::sync::Arc;

fn rows(games: u64) -> Vec<Row> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("the content folder");
    let loaded = content::load(&sources);
    let book = Arc::clone(&loaded.holding("the-queens-pet").expect("the built-in book loads").book);
    let plan = Plan::new(&book, "the-queens-pet", "sensible", games, 11).expect("a plan");
    sim::run_rows(&book, &plan, |_| {}).expect("a run").1
}

fn written(rows: &[Row]) -> SerializedFileReader<std::fs::File> {
    let mut file = tempfile::tempfile().expect("a file");
    sim::write_parquet(rows, &mut file).expect("written");
    SerializedFileReader::new(file).expect("a Parquet file")
}

/// A file as lines of CSV, whatever its columns are.
fn csv(reader: &SerializedFileReader<std::fs::File>) -> String {
    let columns = reader.metadata().file_metadata().schema_descr().columns().to_vec();
    let mut out = columns.iter().map(|c| c.name()).collect::<Vec<_>>().join(",") + "\n";
    for row in reader.get_row_iter(None).expect("rows") {
        let row = row.expect("a row");
        let fields = row.get_column_iter().map(|(_, field)| match field {
            Field::Long(number) => number.to_string(),
            Field::Str(text) => text.clone(),
            other => panic!("neither a number nor a text: {other:?}"),
        });
        out += &(fields.collect::<Vec<_>>().join(",") + "\n");
    }
    out
}

fn csv_of(rows: &[Row]) -> String {
    let mut out = Vec::new();
    sim::write_csv(rows, &mut out).expect("a list grows");
    String::from_utf8(out).expect("plain text")
}

#[test]
fn the_file_read_back_is_the_csv_file() {
    let rows = rows(20);
    let reader = written(&rows);
    assert_eq!(csv(&reader), csv_of(&rows));
    assert_eq!(reader.metadata().file_metadata().num_rows(), 20);
}

#[test]
fn tools_see_numbers_and_texts() {
    let reader = written(&rows(1));
    for column in reader.metadata().file_metadata().schema_descr().columns() {
        let text = matches!(column.name(), "outcome" | "party");
        let want =
            if text { (Type::BYTE_ARRAY, ConvertedType::UTF8) } else { (Type::INT64, ConvertedType::NONE) };
        assert_eq!((column.physical_type(), column.converted_type()), want, "{}", column.name());
    }
}

#[test]
fn no_games_are_a_file_without_rows() {
    assert_eq!(csv(&written(&[])), csv_of(&[]));
}

/// The largest numbers and what CSV would have to think about come back as they were.
#[test]
fn nothing_is_cut_off() {
    let row = Row {
        game: u64::from(u32::MAX) + 7,
        outcome: "stuck",
        party: "a+ż+\"b\"".to_string(),
        figures: std::array::from_fn(|i| (1 << 40) + i as u64),
    };
    assert_eq!(csv(&written(std::slice::from_ref(&row))), csv_of(&[row]));
}
