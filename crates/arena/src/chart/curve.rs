//! The shares of games won by number of games, each as a curve with its band.

use super::{LEFT, RIGHT, WIDTH, colour, dashes, line, step, text};
use crate::{Estimate, Summary};
use std::fmt::Write;

const HEIGHT: f64 = 260.0;
/// How close the names at the ends of curves may come.
const APART: f64 = 16.0;

/// The chart, and the height of the whole picture.
pub fn curve(summary: &Summary, top: f64) -> (String, f64) {
    let mut out = String::new();
    text(&mut out, "s", (20.0, top), "start", "games won in per cent, by number of games");
    let bottom = top + 16.0 + HEIGHT;
    let most = summary.curve.last().map_or(1, |point| point.games).max(1) as f64;
    let x = |games: f64| LEFT + games / most * (WIDTH - LEFT - RIGHT);
    let y = |share: f64| bottom - share * HEIGHT;
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        line(&mut out, "r", (LEFT, y(share)), (WIDTH - RIGHT, y(share)));
        text(&mut out, "s", (LEFT - 12.0, y(share) + 4.0), "end", &format!("{:.0} %", 100.0 * share));
    }
    let apart = step(most, 6.0).max(1.0);
    for number in 0..=(most / apart).floor() as i64 {
        let games = number as f64 * apart;
        text(&mut out, "s", (x(games), bottom + 18.0), "middle", &format!("{games}"));
    }
    let mut names = Vec::new();
    for (bot, standing) in summary.bots.iter().enumerate() {
        let shares = summary.curve.iter();
        let points: Vec<(f64, Estimate)> = shares
            .filter_map(|point| Some((point.games as f64, point.win_shares.get(bot).copied()??)))
            .collect();
        let at = |(games, share): (f64, f64)| format!("{:.1},{:.1}", x(games), y(share));
        let upper = points.iter().map(|&(games, share)| at((games, share.high)));
        let lower = points.iter().rev().map(|&(games, share)| at((games, share.low)));
        let band: Vec<String> = upper.chain(lower).collect();
        let middle: Vec<String> = points.iter().map(|&(games, share)| at((games, share.value))).collect();
        let _ = writeln!(
            out,
            "<polygon points=\"{}\" style=\"fill:{}\" fill-opacity=\".16\"/>\n\
             <polyline points=\"{}\" style=\"stroke:{}\" stroke-width=\"2\" fill=\"none\" stroke-dasharray=\"{}\"/>",
            band.join(" "),
            colour(bot),
            middle.join(" "),
            colour(bot),
            dashes(bot)
        );
        if let Some((_, share)) = points.last() {
            names.push((y(share.value) + 5.0, format!("{} {:.1} %", standing.bot, 100.0 * share.value)));
        }
    }
    names.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut last = f64::NEG_INFINITY;
    for (height, name) in &names {
        last = height.max(last + APART);
        text(&mut out, "", (WIDTH - RIGHT + 8.0, last), "start", name);
    }
    (out, (bottom + 34.0).max(last + 20.0))
}
