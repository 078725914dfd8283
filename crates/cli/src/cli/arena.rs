//! The command line of the arena.

use super::{BOTS, TableArgs};
use clap::Args;
use std::path::PathBuf;

/// Measures how strong bots are: matches with balanced seats, ratings with intervals.
///
/// Each deal, which is a seed of all dice and draws, is played in every rotation of the bots over the seats; partners share a bot, and
/// Burgundy's Châteautoma keeps its seat and is rated beside the bots. Bots may be more or fewer than there are seats. One alone plays
/// itself, a solo game or the Châteautoma. Bots whose budget is a number of positions give the same games on every machine and with
/// any number of threads. Intervals are of 95 %, with the deal as the unit. docs/arena.md says how all of it is worked out.
///
/// Keys of the JSON: question (game, rules, setup, bots, seed, network); deals, games, games_left_out (of deals that are not complete);
/// bots (bot, played, win_share, mean_score and rating as value, low, high; seats; decisions, seconds_a_decision, nodes_a_decision);
/// difference (of two: rating of the first above the second); sprt (elo0, elo1, alpha, beta, deals, llr, accepted); curve (games,
/// win_shares); seconds, threads.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    demesne arena --bots knight,greedy --games 1000\n  \
    demesne arena --bots duke:100ms,greedy --games 1000 --out duke.jsonl --chart duke.svg\n  \
    demesne arena --bots page,squire,knight,baron --players 4 --games 2400 --json\n  \
    demesne arena --bots baron:400n,baron:200n --games 20000 --sprt 0,20\n  \
    demesne arena --bots baron --games 500 --option chateautoma=expert --option modifiers=\"A D\"\n  \
    demesne arena --bots knight,greedy --games 200 --option solo=33\n  \
    demesne arena --game tuscany --bots baron,greedy --games 9000 --shard 2/3 --out part-2.jsonl\n  \
    demesne arena --merge part-1.jsonl part-2.jsonl part-3.jsonl")]
pub struct ArenaArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, value_name = "NAMES", required_unless_present = "merge",
          help = format!("The bots, each once, with commas between: {BOTS}"))]
    pub bots: Option<String>,
    /// How many games; as many more as complete the last deal. Where --players is not given, 2 play
    #[arg(long, value_name = "N", default_value = "1000")]
    pub games: String,
    /// The seed of all deals: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<String>,
    /// Where results are written, a line of JSON a game, as they come. The same question and the same file go on where they stopped
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Plays only a part of the deals, so that several machines can share them: 2/5 is the second of five
    #[arg(long, value_name = "NUMBER/PARTS", default_value = "1/1")]
    pub shard: String,
    /// Plays nothing: reads results, which must answer the same question, and sums them up; a game that several have counts once
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = [
        "bots", "games", "seed", "threads", "out", "shard", "game", "edition", "players", "option", "board",
    ])]
    pub merge: Vec<PathBuf>,
    /// Stops as soon as it is decided whether the first of two bots is stronger by ELO1 points or by ELO0 only
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<String>,
    /// How often ELO1 may be accepted although ELO0 is true
    #[arg(long, value_name = "SHARE", default_value = "0.05", requires = "sprt")]
    pub alpha: String,
    /// How often ELO0 may be accepted although ELO1 is true
    #[arg(long, value_name = "SHARE", default_value = "0.05", requires = "sprt")]
    pub beta: String,
    /// A picture of ratings and shares in SVG
    #[arg(long, value_name = "OUT.svg")]
    pub chart: Option<PathBuf>,
    /// The figures as JSON
    #[arg(long)]
    pub json: bool,
}
