//! Ratings as bars, each with its interval.

use super::{LEFT, RIGHT, WIDTH, colour, line, measured, step, text};
use crate::Summary;
use std::fmt::Write;

/// From one bar to the next.
const ROW: f64 = 30.0;

/// The chart, and where it ends.
pub fn bars(summary: &Summary, top: f64) -> (String, f64) {
    let (what, mut rows) = measured(summary);
    rows.sort_by(|(_, a), (_, b)| b.value.total_cmp(&a.value));
    let mut out = String::new();
    text(&mut out, "s", (20.0, top + 10.0), "start", what);
    let low = rows.iter().fold(0.0f64, |least, (_, estimate)| least.min(estimate.low));
    let high = rows.iter().fold(0.0f64, |most, (_, estimate)| most.max(estimate.high)).max(low + 1.0);
    let x = |value: f64| LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let bottom = top + 22.0 + ROW * rows.len() as f64;
    let apart = step(high - low, 6.0);
    for number in (low / apart).ceil() as i64..=(high / apart).floor() as i64 {
        let value = number as f64 * apart;
        line(&mut out, "r", (x(value), top + 18.0), (x(value), bottom));
        text(&mut out, "s", (x(value), bottom + 15.0), "middle", &format!("{value}"));
    }
    for (row, (bot, estimate)) in rows.iter().enumerate() {
        let middle = top + 22.0 + ROW * (row as f64 + 0.5);
        let (from, to) = (x(estimate.value.min(0.0)), x(estimate.value.max(0.0)));
        let _ = writeln!(
            out,
            "<rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"16\" rx=\"2\" style=\"fill:{}\" fill-opacity=\".75\"/>",
            middle - 8.0,
            to - from,
            colour(*bot)
        );
        line(&mut out, "w", (x(estimate.low), middle), (x(estimate.high), middle));
        for end in [estimate.low, estimate.high] {
            line(&mut out, "w", (x(end), middle - 5.0), (x(end), middle + 5.0));
        }
        text(&mut out, "", (LEFT - 12.0, middle + 5.0), "end", &summary.bots[*bot].bot);
        let figure = format!("{:.0} ± {:.0}", estimate.value, estimate.margin());
        text(&mut out, "", (WIDTH - RIGHT + 14.0, middle + 5.0), "start", &figure);
    }
    (out, bottom + 15.0)
}
