//! What a contest came to, for people and for programs.

use crate::fault::Fault;
use demesne_arena::{Contest, Estimate, Standing, Summary, Verdict, Walk, chart};
use demesne_text::draw;
use serde_json::{Value, json};

/// All that is told.
#[derive(Debug)]
pub struct Report<'a> {
    /// Who played what.
    pub contest: &'a Contest,
    /// The figures.
    pub summary: &'a Summary,
    /// The test, where there was one.
    pub walk: Option<Walk>,
    /// How many seconds it took on how many threads, where anything was played.
    pub effort: Option<(f64, u64)>,
}

impl Report<'_> {
    /// The figures as JSON.
    pub fn json(&self) -> Result<Value, Fault> {
        let unwritable =
            |error: serde_json::Error| Fault::check(format!("the figures cannot be written: {error}"));
        let mut figures = serde_json::to_value(self.summary).map_err(unwritable)?;
        figures["question"] = serde_json::to_value(self.contest.question()).map_err(unwritable)?;
        if let Some(walk) = &self.walk {
            figures["sprt"] = serde_json::to_value(walk).map_err(unwritable)?;
        }
        if let Some((seconds, threads)) = self.effort {
            figures["seconds"] = json!(seconds);
            figures["threads"] = json!(threads);
        }
        Ok(figures)
    }

    /// The figures for people.
    pub fn text(&self) -> String {
        let summary = self.summary;
        let mut text =
            format!("{} games of {} in {} deals", summary.games, self.contest.question().game, summary.deals);
        if let Some((seconds, _)) = self.effort {
            text.push_str(&format!(", {seconds:.1} s"));
        }
        if summary.games_left_out > 0 {
            let left_out = summary.games_left_out;
            text.push_str(&format!(
                "; {left_out} more games are of other or unfinished deals and do not count"
            ));
        }
        text.push_str("\n\n");
        text.push_str(&self.standings());
        if let Some(difference) = summary.difference {
            let [one, other] = [0, 1].map(|i| self.contest.entrants()[i].as_str());
            text.push_str(&format!(
                "\n{one} above {other}: {} Elo points\n",
                with_margin(Some(difference), 0)
            ));
        }
        if let Some(walk) = &self.walk {
            text.push_str(&format!("\n{}\n", verdict(walk)));
        }
        text.push_str(&format!("\n{}\n{}", self.by_seat(), chart::terminal(summary)));
        text
    }

    /// A row for each who takes part.
    fn standings(&self) -> String {
        let heads =
            ["rating", "games won", "mean score", "ms a decision", "nodes a decision"].map(String::from);
        let row = |standing: &Standing| {
            let number = |value: Option<f64>, digits: usize| match value {
                Some(value) if value > 0.0 => format!("{value:.digits$}"),
                _ => "-".into(),
            };
            let cells = vec![
                with_margin(standing.rating, 0),
                share(standing.win_share),
                with_margin(standing.mean_score, 1),
                number(standing.seconds_a_decision.map(|seconds| 1000.0 * seconds), 3),
                number(standing.nodes_a_decision, 0),
            ];
            (standing.bot.clone(), cells)
        };
        draw::table(&heads, &self.summary.bots.iter().map(row).collect::<Vec<_>>())
    }

    /// Shares and scores by seat.
    fn by_seat(&self) -> String {
        let mut heads: Vec<String> = self
            .summary
            .bots
            .iter()
            .flat_map(|standing| &standing.seats)
            .map(|seat| seat.seat.clone())
            .collect();
        heads.sort();
        heads.dedup();
        let row = |standing: &Standing, what: &str, cell: &dyn Fn(&demesne_arena::BySeat) -> String| {
            let at = |head: &String| {
                standing.seats.iter().find(|seat| seat.seat == *head).map_or("-".into(), cell)
            };
            (format!("{} {what}", standing.bot), heads.iter().map(at).collect())
        };
        let rows = |standing: &Standing| {
            [
                row(standing, "games won", &|seat| share(seat.win_share)),
                row(standing, "mean score", &|seat| with_margin(seat.mean_score, 1)),
            ]
        };
        draw::table(&heads, &self.summary.bots.iter().flat_map(rows).collect::<Vec<_>>())
    }
}

/// `183.2 ± 1.4`: half the interval's width stands for it.
fn with_margin(estimate: Option<Estimate>, digits: usize) -> String {
    let Some(estimate) = estimate else { return "-".into() };
    format!("{:.digits$} ± {:.digits$}", estimate.value, estimate.margin())
}

/// `97.5 % (94.1–99.0)`: the interval of a share is not the same to both sides.
fn share(estimate: Option<Estimate>) -> String {
    let Some(Estimate { value, low, high }) = estimate else { return "-".into() };
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * value, 100.0 * low, 100.0 * high)
}

/// What a test says.
fn verdict(walk: &Walk) -> String {
    let (low, high) = walk.test.bounds();
    let (elo0, elo1) = (walk.test.elo0, walk.test.elo1);
    let found = match walk.accepted {
        Some(Verdict::Elo1) => {
            format!("decided after {} deals for ELO1: stronger by {elo1} Elo points", walk.deals)
        }
        Some(Verdict::Elo0) => {
            format!("decided after {} deals for ELO0: stronger by {elo0} only", walk.deals)
        }
        None => format!("undecided between {elo0} and {elo1} Elo points after {} deals", walk.deals),
    };
    format!("SPRT: {found} (log-likelihood ratio {:.2}, bounds {low:.2} and {high:.2})", walk.llr)
}
