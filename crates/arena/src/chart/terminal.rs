//! A small picture for the terminal: intervals as lines, curves as a row of blocks.

use super::measured;
use crate::Summary;

/// The columns of both pictures.
const COLUMNS: usize = 48;
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The picture; nothing where there is nothing to show.
pub fn terminal(summary: &Summary) -> String {
    let (what, rows) = measured(summary);
    let low = rows.iter().fold(f64::INFINITY, |least, (_, estimate)| least.min(estimate.low));
    let high = rows.iter().fold(f64::NEG_INFINITY, |most, (_, estimate)| most.max(estimate.high));
    if rows.is_empty() || !(low.is_finite() && high.is_finite()) {
        return String::new();
    }
    let names = summary.bots.iter().map(|bot| bot.bot.chars().count()).max().unwrap_or(0);
    let column =
        |value: f64| ((value - low) / (high - low).max(1e-9) * (COLUMNS - 1) as f64).round() as usize;
    let mut text = format!("{what}, with intervals of 95 %\n");
    for (bot, estimate) in &rows {
        let (from, at, to) = (column(estimate.low), column(estimate.value), column(estimate.high));
        let mark = |i: usize| match i {
            _ if i == at => '●',
            _ if i == from => '├',
            _ if i == to => '┤',
            _ if (from..to).contains(&i) => '─',
            _ => ' ',
        };
        let line: String = (0..COLUMNS).map(mark).collect();
        let name = &summary.bots[*bot].bot;
        text.push_str(&format!(
            "  {name:<names$}  {line}  {:.0} ± {:.0}\n",
            estimate.value,
            estimate.margin()
        ));
    }
    text.push_str("games won, from the first game to the last (▁ none, █ all)\n");
    for (bot, standing) in summary.bots.iter().enumerate() {
        let shares: Vec<f64> = summary
            .curve
            .iter()
            .filter_map(|point| point.win_shares.get(bot).copied().flatten())
            .map(|share| share.value)
            .collect();
        let block = |share: f64| BLOCKS[((share * BLOCKS.len() as f64) as usize).min(BLOCKS.len() - 1)];
        let columns = COLUMNS.min(shares.len());
        let row: String = (1..=columns).map(|i| block(shares[i * shares.len() / columns - 1])).collect();
        text.push_str(&format!("  {:<names$}  {row}\n", standing.bot));
    }
    text
}
