//! A contest as a picture: ratings with their intervals, and how the shares of games won came about.

mod bars;
mod curve;
mod terminal;

pub use terminal::terminal;

use crate::{Contest, Estimate, Summary};
use std::fmt::Write;

/// The width of the picture.
const WIDTH: f64 = 760.0;
/// The room to the left of both charts, for names and shares.
const LEFT: f64 = 150.0;
/// The room to their right, for figures and the names of curves.
const RIGHT: f64 = 180.0;

/// The most letters of a title that fit.
const LONGEST_TITLE: usize = 76;

/// Colours on light and on dark ground; further bots take them again, with another line.
const STYLE: &str = "\
svg{--ground:#fbf8f1;--ink:#2a2118;--faint:#6d6152;--rule:#d8cfbf;\
--c0:#1b5e9c;--c1:#b3441f;--c2:#2f7a3a;--c3:#7b3f98;--c4:#8a6a00;--c5:#a32e5f}\
@media (prefers-color-scheme:dark){svg{--ground:#1d1a16;--ink:#f0e8da;--faint:#b5a995;--rule:#453d33;\
--c0:#7db8ee;--c1:#f09a72;--c2:#86cf8f;--c3:#cfa0ea;--c4:#e2c15a;--c5:#f08fb8}}\
text{font:14px system-ui,sans-serif;fill:var(--ink)}\
.t{font-size:17px;font-weight:600}.s{fill:var(--faint);font-size:12px}\
.r{stroke:var(--rule);fill:none}.w{stroke:var(--ink);stroke-width:1.6;fill:none}";

/// How many colours there are.
const COLOURS: usize = 6;
/// How the lines of the first bots, of those after them and so on are dashed: colour is not the only sign.
const DASHES: [&str; 4] = ["", "7 4", "2 3", "9 3 2 3"];

/// The picture as a file in SVG.
pub fn svg(contest: &Contest, summary: &Summary) -> String {
    let (bars, end) = bars::bars(summary, 66.0);
    let (curve, height) = curve::curve(summary, end + 44.0);
    let title = escaped(&title(contest));
    let counted = format!("{} games, {} deals; intervals of 95 %", summary.games, summary.deals);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <rect width=\"100%\" height=\"100%\" style=\"fill:var(--ground)\"/>\n\
         <text class=\"t\" x=\"20\" y=\"30\">{title}</text>\n<text class=\"s\" x=\"20\" y=\"49\">{counted}</text>\n\
         {bars}{curve}</svg>\n"
    )
}

/// Which game, and who plays.
fn title(contest: &Contest) -> String {
    let question = contest.question();
    let seats = contest.sides().seats();
    let at = if seats == 1 { "alone".to_owned() } else { format!("{seats} players") };
    let title = format!("{}, {at}: {}", question.game, contest.entrants().join(", "));
    match title.char_indices().nth(LONGEST_TITLE) {
        Some((end, _)) => format!("{}…", &title[..end]),
        None => title,
    }
}

/// What the bars show: ratings, or shares in per cent where nobody can be rated.
fn measured(summary: &Summary) -> (&'static str, Vec<(usize, Estimate)>) {
    let rated: Vec<(usize, Estimate)> =
        summary.bots.iter().enumerate().filter_map(|(i, bot)| Some((i, bot.rating?))).collect();
    if !rated.is_empty() {
        return ("rating in Elo points", rated);
    }
    let per_cent = |share: Estimate| Estimate {
        value: 100.0 * share.value,
        low: 100.0 * share.low,
        high: 100.0 * share.high,
    };
    let shares = summary.bots.iter().enumerate();
    ("games won in per cent", shares.filter_map(|(i, bot)| Some((i, per_cent(bot.win_share?)))).collect())
}

/// The style of a bot's marks.
fn colour(bot: usize) -> String {
    format!("var(--c{})", bot % COLOURS)
}

fn dashes(bot: usize) -> &'static str {
    DASHES[bot / COLOURS % DASHES.len()]
}

/// Round steps between the lines of a chart, so that there are about this many.
fn step(span: f64, lines: f64) -> f64 {
    let rough = (span / lines).max(1e-9);
    let ten = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * ten).find(|&step| step >= rough).unwrap_or(rough)
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(c),
        }
    }
    out
}

/// Writes a text; writing into a `String` cannot fail.
fn text(out: &mut String, class: &str, (x, y): (f64, f64), anchor: &str, words: &str) {
    let words = escaped(words);
    let _ = writeln!(
        out,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>"
    );
}

fn line(out: &mut String, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
    let _ = writeln!(
        out,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}
