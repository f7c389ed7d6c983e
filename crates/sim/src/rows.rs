//! Every game as a row, for those who want to count for themselves: CSV, and Parquet with the feature of that name.

use crate::plan::{Plan, PlanError};
use crate::play::{game, in_pool};
use crate::summary::{Clock, Summary};
use crate::tally::Tally;
use engine::Book;
use rayon::prelude::*;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number; with the seed of the plan it can be played again.
    pub game: u64,
    /// `victory`, `time-is-up`, `all-captured`, `defeat`, or `stuck` if it did not end.
    pub outcome: &'static str,
    /// The mice that took part, in the order of the box, with `+`.
    pub party: String,
    /// What [`COLUMNS`] names.
    pub figures: [u64; COLUMNS.len()],
}

/// The names of a row's figures.
pub const COLUMNS: [&str; 17] = [
    "rounds",
    "decisions",
    "pages_lost_to_surges",
    "pages_lost_to_captures",
    "pages_lost_otherwise",
    "captures",
    "rescues",
    "surges",
    "cheese_gained",
    "cheese_spent",
    "cheese_stolen",
    "wheel_filled",
    "wheel_drained",
    "level_ups",
    "searches",
    "minions_placed",
    "minions_defeated",
];

impl Row {
    fn of(book: &Book, game: u64, t: &Tally) -> Row {
        const OUTCOMES: [&str; 4] = ["victory", "time-is-up", "all-captured", "defeat"];
        let ended = t.outcomes.iter().position(|n| *n > 0);
        let mice = t.mice.iter().zip(&book.mice).filter(|(line, _)| line[0] > 0);
        let minions = |of: usize| t.minions.iter().map(|line| line[of]).sum();
        Row {
            game,
            outcome: ended.map_or("stuck", |o| OUTCOMES[o]),
            party: mice.map(|(_, m)| m.name.as_str()).collect::<Vec<_>>().join("+"),
            figures: [
                t.rounds,
                t.decisions,
                t.pages_surge,
                t.pages_capture,
                t.pages_other,
                t.captures,
                t.rescues,
                t.surges,
                t.cheese_gained,
                t.cheese_spent,
                t.cheese_stolen,
                t.wheel_filled,
                t.wheel_drained,
                t.level_ups,
                t.searches,
                minions(0),
                minions(1),
            ],
        }
    }
}

/// Plays a plan as [`crate::run`] does, and keeps every game.
pub fn run_rows(
    book: &Arc<Book>,
    plan: &Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<(Summary, Vec<Row>), PlanError> {
    plan.check(book)?;
    let done = AtomicU64::new(0);
    let clock = Clock::start();
    let (tally, rows) = in_pool(plan.threads, || {
        (0..plan.games)
            .into_par_iter()
            .fold(
                || (Tally::of(book), Vec::new()),
                |(sum, mut rows), index| {
                    let (one, _) = game(book, plan, index, Tally::of(book));
                    rows.push(Row::of(book, index, &one));
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    (sum.plus(&one), rows)
                },
            )
            .reduce(
                || (Tally::of(book), Vec::new()),
                |(a, mut rows), (b, more)| {
                    rows.extend(more);
                    (a.plus(&b), rows)
                },
            )
    })?;
    Ok((Summary::of(book, plan, &tally, clock.cpu_seconds()), rows))
}

/// Writes rows as CSV, with a first line of names.
pub fn write_csv(rows: &[Row], out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "game,outcome,party,{}", COLUMNS.join(","))?;
    for row in rows {
        let figures: Vec<String> = row.figures.iter().map(u64::to_string).collect();
        writeln!(out, "{},{},{},{}", row.game, row.outcome, row.party, figures.join(","))?;
    }
    Ok(())
}

/// Writes rows as a Parquet file with one row group.
#[cfg(feature = "parquet")]
pub fn write_parquet(rows: &[Row], out: impl Write + Send) -> Result<(), parquet::errors::ParquetError> {
    use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
    use parquet::file::writer::SerializedFileWriter;

    let numbers: String = COLUMNS.iter().map(|name| format!("required int64 {name};")).collect();
    let schema = format!(
        "message games {{ required int64 game; required binary outcome (UTF8); required binary party (UTF8); {numbers} }}"
    );
    let schema = Arc::new(parquet::schema::parser::parse_message_type(&schema)?);
    let mut file = SerializedFileWriter::new(out, schema, Arc::default())?;
    let mut group = file.next_row_group()?;
    let texts: [Vec<ByteArray>; 2] = [
        rows.iter().map(|r| ByteArray::from(r.outcome)).collect(),
        rows.iter().map(|r| ByteArray::from(r.party.as_str())).collect(),
    ];
    // In the order of the schema: the number, the two texts, the figures.
    let mut at = 0;
    while let Some(mut column) = group.next_column()? {
        match at {
            1 | 2 => {
                column.typed::<ByteArrayType>().write_batch(&texts[at - 1], None, None)?;
            }
            _ => {
                let value = |r: &Row| if at == 0 { r.game } else { r.figures[at - 3] };
                let values: Vec<i64> = rows.iter().map(|r| value(r).cast_signed()).collect();
                column.typed::<Int64Type>().write_batch(&values, None, None)?;
            }
        }
        column.close()?;
        at += 1;
    }
    group.close()?;
    file.close()?;
    Ok(())
}
