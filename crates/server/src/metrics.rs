//! Figures for those who watch the server, in the text format of Prometheus.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// A number that only grows.
#[derive(Default, Debug)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds to it.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    /// How much it is.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The bounds of a histogram of seconds.
const BOUNDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// How long things took.
#[derive(Default, Debug)]
pub struct Times {
    buckets: [Counter; BOUNDS.len()],
    count: Counter,
    micros: Counter,
}

impl Times {
    /// Something took so long.
    pub fn took(&self, time: Duration) {
        if let Some(place) = BOUNDS.iter().position(|&bound| time.as_secs_f64() <= bound) {
            self.buckets[place].add(1);
        }
        self.count.add(1);
        self.micros.add(u64::try_from(time.as_micros()).unwrap_or(0));
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.get();
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let count = self.count.get();
        let seconds = self.micros.get() as f64 / 1e6;
        let _ =
            writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}");
    }
}

/// All figures that the server counts itself.
#[derive(Default, Debug)]
pub struct Metrics {
    /// Requests, by the first digit of the answer.
    pub answers: [Counter; 6],
    /// How long requests took.
    pub requests: Times,
    /// How long moves took, from the request to the answer with the write on disk.
    pub moves: Times,
    /// Entries written to logs.
    pub entries: Counter,
    /// Tables folded from their logs.
    pub tables_loaded: Counter,
    /// Connections that came up.
    pub connections: Counter,
    /// Connections that are gone.
    pub disconnections: Counter,
    /// Requests refused because a caller asked too much.
    pub limited: Counter,
    /// Calls that reached their service.
    pub calls_sent: Counter,
    /// Calls that did not.
    pub calls_failed: Counter,
}

/// A figure that is looked up when somebody asks.
pub struct Gauge {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub help: &'static str,
    /// How much.
    pub value: f64,
}

impl Metrics {
    /// The text for Prometheus.
    pub fn text(&self, gauges: &[Gauge]) -> String {
        let mut out = String::new();
        let name = "demesne_requests_total";
        let _ = writeln!(out, "# HELP {name} Requests by the class of their answer.\n# TYPE {name} counter");
        for (class, counter) in self.answers.iter().enumerate().skip(1) {
            let _ = writeln!(out, "{name}{{class=\"{class}xx\"}} {}", counter.get());
        }
        for (name, help, counter) in [
            ("demesne_entries_total", "Entries written to the logs of tables.", &self.entries),
            ("demesne_tables_loaded_total", "Tables folded from their logs.", &self.tables_loaded),
            ("demesne_connections_total", "WebSocket connections that came up.", &self.connections),
            ("demesne_limited_total", "Requests refused because a caller asked too much.", &self.limited),
            ("demesne_calls_sent_total", "Notifications that reached their service.", &self.calls_sent),
            ("demesne_calls_failed_total", "Notifications that did not.", &self.calls_failed),
        ] {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", counter.get());
        }
        self.requests.write(&mut out, "demesne_request_seconds", "How long requests took.");
        self.moves.write(&mut out, "demesne_move_seconds", "How long moves took, with the write on disk.");
        for Gauge { name, help, value } in gauges {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_fall_into_their_buckets() {
        let metrics = Metrics::default();
        metrics.moves.took(Duration::from_micros(900));
        metrics.moves.took(Duration::from_millis(4));
        metrics.moves.took(Duration::from_secs(60));
        let text =
            metrics.text(&[Gauge { name: "demesne_open_tables", help: "Tables in memory.", value: 3.0 }]);
        for line in [
            "demesne_move_seconds_bucket{le=\"0.0005\"} 0",
            "demesne_move_seconds_bucket{le=\"0.001\"} 1",
            "demesne_move_seconds_bucket{le=\"0.005\"} 2",
            "demesne_move_seconds_bucket{le=\"5\"} 2",
            "demesne_move_seconds_bucket{le=\"+Inf\"} 3",
            "demesne_move_seconds_count 3",
            "demesne_open_tables 3",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is missing in\n{text}");
        }
    }
}
