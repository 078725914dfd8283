//! The figures of a simulation, for people and for programs.

use super::{Plan, Sums, sums::TeamSums};
use crate::terminal::Terminal;
use demesne_game::Seat;
use demesne_text::draw;
use serde_json::{Map, Value, json};

/// The figures as JSON.
pub fn json<G: Terminal>(plan: &Plan<'_, G>, sums: &Sums, seconds: f64) -> Value {
    let mean = |sum: i64| sum as f64 / plan.games as f64;
    let by_source: Vec<Map<String, Value>> = sums
        .seats
        .iter()
        .map(|seat| seat.sources.iter().map(|&(name, sum)| (name.to_owned(), json!(mean(sum)))).collect())
        .collect();
    let seats: Vec<Value> = Seat::first(plan.game.seats())
        .zip(&sums.seats)
        .map(|(seat, sums)| {
            json!({
                "seat": seat.to_string(),
                "bot": plan.name(seat),
                "mean_score": mean(sums.points),
                "win_share": sums.wins as f64 / plan.games as f64,
            })
        })
        .collect();
    let mut figures = json!({
        "game": G::NAME,
        "rules": G::RULES,
        "setup": plan.game.setup().into_iter().map(|(k, v)| (k, json!(v))).collect::<Map<_, _>>(),
        "seed": plan.seed.to_string(),
        "threads": plan.threads,
        "games": plan.games,
        "decisions": sums.decisions,
        "chance_events": sums.chance_events,
        "seconds": seconds,
        "games_per_second": plan.games as f64 / seconds,
        "decisions_per_second": sums.decisions as f64 / seconds,
        "seats": seats,
        "tie_break_share": sums.tie_breaks as f64 / plan.games as f64,
        "mean_score_by_source": by_source,
    });
    if !sums.teams.is_empty() {
        let team = |team: &TeamSums| {
            json!({
                "seats": seats_text(team),
                "mean_score": mean(team.points),
                "win_share": team.wins as f64 / plan.games as f64,
            })
        };
        figures["teams"] = sums.teams.iter().map(team).collect();
    }
    if let Some(own) = plan.game.figures(&sums.extra, plan.games) {
        figures[own.key] = own.json;
    }
    figures
}

/// `p1+p3`.
fn seats_text(team: &TeamSums) -> String {
    team.seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("+")
}

/// The figures for people.
pub fn text<G: Terminal>(plan: &Plan<'_, G>, sums: &Sums, seconds: f64) -> String {
    let games = plan.games as f64;
    let mut text = format!(
        "{} games of {} in {seconds:.2} s: {:.0} games/s, {:.0} decisions/s ({:.1} decisions and {:.1} chance events a game)\n",
        plan.games,
        G::NAME,
        games / seconds,
        sums.decisions as f64 / seconds,
        sums.decisions as f64 / games,
        sums.chance_events as f64 / games,
    );
    if let Some(own) = plan.game.figures(&sums.extra, plan.games) {
        text.push_str(&own.text);
        text.push('\n');
    } else {
        text.push_str(&format!("decided by a tie-break: {:.2} %\n", 100.0 * sums.tie_breaks as f64 / games));
        for team in &sums.teams {
            text.push_str(&format!(
                "team {}: {:.1} % of games won, mean score {:.2}\n",
                seats_text(team),
                100.0 * team.wins as f64 / games,
                team.points as f64 / games
            ));
        }
        text.push('\n');
    }
    let heads: Vec<String> =
        Seat::first(plan.game.seats()).map(|seat| format!("{seat} {}", plan.name(seat))).collect();
    let row = |value: &dyn Fn(usize) -> String| (0..heads.len()).map(value).collect::<Vec<_>>();
    let mut rows = vec![
        ("games won".to_owned(), row(&|i| format!("{:.1} %", 100.0 * sums.seats[i].wins as f64 / games))),
        ("mean score".to_owned(), row(&|i| format!("{:.2}", sums.seats[i].points as f64 / games))),
    ];
    let sources = sums.seats.iter().flat_map(|seat| &seat.sources).map(|&(name, _)| name);
    for source in draw::in_order(sources, G::SOURCES) {
        let of = |i: usize| sums.seats[i].sources.iter().find(|(name, _)| *name == source).map_or(0, |s| s.1);
        rows.push((format!("  {source}"), row(&|i| format!("{:.2}", of(i) as f64 / games))));
    }
    text.push_str(&draw::table(&heads, &rows));
    text
}
