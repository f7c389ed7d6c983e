//! Figures for whoever runs the server, in the form that Prometheus reads.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The host hears of one limit at most this often.
const TELL_AGAIN: Duration = Duration::from_mins(1);

/// Which limit refused something.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Which {
    limit: &'static str,
}

/// What is counted while the server runs.
pub struct Metrics {
    registry: Registry,
    choices: Histogram,
    appends: Histogram,
    refusals: Family<Which, Counter>,
    now: Now,
    /// When the host last heard of a limit.
    told: Mutex<HashMap<&'static str, Instant>>,
}

/// What holds at the moment somebody asks.
pub(crate) struct Moment {
    pub(crate) connections: usize,
    pub(crate) streams: usize,
    /// Known and awake.
    pub(crate) tables: (usize, usize),
    /// Thought about and waiting for that.
    pub(crate) thinking: (usize, usize),
    pub(crate) bytes: u64,
}

/// The same as it was last told.
#[derive(Default)]
struct Now {
    connections: Gauge,
    streams: Gauge,
    known: Gauge,
    awake: Gauge,
    thinking: Gauge,
    waiting: Gauge,
    bytes: Gauge,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let seconds = || Histogram::new(exponential_buckets(0.000_5, 2.0, 15));
        let (choices, appends) = (seconds(), seconds());
        let (refusals, now) = (Family::<Which, Counter>::default(), Now::default());
        let mut registry = Registry::with_prefix("barksburg");
        let unit = Unit::Seconds;
        registry.register_with_unit(
            "choice",
            "Choices, from the request to the acknowledgement",
            unit.clone(),
            choices.clone(),
        );
        registry.register_with_unit("append", "Appends to logs, until they are kept", unit, appends.clone());
        registry.register("refusals", "What a limit refused", refusals.clone());
        for (name, help, gauge) in [
            ("connections", "Open connections", &now.connections),
            ("streams", "Open streams", &now.streams),
            ("tables_known", "Tables in memory, awake or not", &now.known),
            ("tables_awake", "Tables whose game is in memory", &now.awake),
            ("thinking", "Companions and hints that are being thought about", &now.thinking),
            ("thinking_waiting", "Companions and hints that wait for that", &now.waiting),
            ("storage_bytes", "Bytes that games take", &now.bytes),
        ] {
            registry.register(name, help, gauge.clone());
        }
        Metrics { registry, choices, appends, refusals, now, told: Mutex::default() }
    }
}

impl Metrics {
    /// A choice was acknowledged.
    pub(crate) fn chosen(&self, took: Duration) {
        self.choices.observe(took.as_secs_f64());
    }

    /// Something was kept.
    pub(crate) fn appended(&self, took: Duration) {
        self.appends.observe(took.as_secs_f64());
    }

    /// A limit refused something; says whether the host should hear of it.
    pub(crate) fn refused(&self, limit: &'static str) -> bool {
        self.refusals.get_or_create(&Which { limit }).inc();
        let (mut told, now) = (self.told.lock().unwrap_or_else(PoisonError::into_inner), Instant::now());
        let again = told.get(limit).is_none_or(|last| now.duration_since(*last) >= TELL_AGAIN);
        if again {
            told.insert(limit, now);
        }
        again
    }

    /// Everything as text, with what holds at this moment.
    pub(crate) fn text(&self, moment: &Moment) -> String {
        let Moment { connections, streams, tables, thinking, bytes } = moment;
        let now = &self.now;
        now.connections.set(*connections as i64);
        now.streams.set(*streams as i64);
        now.known.set(tables.0 as i64);
        now.awake.set(tables.1 as i64);
        now.thinking.set(thinking.0 as i64);
        now.waiting.set(thinking.1 as i64);
        now.bytes.set(*bytes as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.chosen(Duration::from_millis(3));
        metrics.appended(Duration::from_millis(2));
        assert!(metrics.refused("pages"), "the host hears of the first");
        assert!(!metrics.refused("pages"), "and of the next only after a while");
        assert!(metrics.refused("games"));
        let moment = Moment { connections: 9, streams: 7, tables: (5, 4), thinking: (1, 2), bytes: 4096 };
        let text = metrics.text(&moment);
        for line in [
            "barksburg_choice_seconds_count 1",
            "barksburg_append_seconds_count 1",
            "barksburg_refusals_total{limit=\"pages\"} 2",
            "barksburg_streams 7",
            "barksburg_tables_known 5",
            "barksburg_tables_awake 4",
            "barksburg_thinking_waiting 2",
            "barksburg_storage_bytes 4096",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} is missing in\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }
}
