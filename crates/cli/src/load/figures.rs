//! What was measured, for people and for programs.

use std::time::Duration;

/// Names and numbers, in order.
#[derive(Default, Debug)]
pub struct Figures {
    lines: Vec<(&'static str, String, serde_json::Value)>,
}

impl Figures {
    /// Adds a number with its unit.
    pub fn add(&mut self, name: &'static str, value: f64, unit: &str) {
        let shown = match value.fract() == 0.0 || value >= 1000.0 {
            true => format!("{value:.0}"),
            false => format!("{value:.2}"),
        };
        self.lines.push((name, format!("{shown} {unit}"), value.into()));
    }

    /// Adds the middle and the tail of some times, in milliseconds.
    pub fn add_times(&mut self, names: [&'static str; 3], times: &mut [Duration]) {
        times.sort_unstable();
        for (name, share) in names.into_iter().zip([0.5, 0.99, 1.0]) {
            let place = ((times.len() as f64 * share).ceil() as usize).clamp(1, times.len().max(1)) - 1;
            let time = times.get(place).copied().unwrap_or_default();
            self.add(name, time.as_secs_f64() * 1000.0, "ms");
        }
    }

    /// One line a figure.
    pub fn text(&self) -> String {
        let width = self.lines.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
        self.lines.iter().map(|(name, shown, _)| format!("{name:width$}  {shown}\n")).collect()
    }

    /// One object.
    pub fn json(&self) -> serde_json::Value {
        self.lines.iter().map(|(name, _, value)| ((*name).to_owned(), value.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn middle_and_tail_are_those_of_the_sorted_times() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let mut figures = Figures::default();
        figures.add_times(["p50", "p99", "most"], &mut times);
        assert_eq!(figures.json(), serde_json::json!({ "p50": 100.0, "p99": 198.0, "most": 200.0 }));
        assert_eq!(figures.text(), "p50   100 ms\np99   198 ms\nmost  200 ms\n");
    }
}
