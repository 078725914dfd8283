//! The flags of `demesne analyse`.

use clap::Args;
use std::path::PathBuf;

/// Says of a game which decisions were good and which cost most.
///
/// A bot looks at every decision from what the seat knew then, and says what each action promised: the points in the end and the
/// chance to win. What was played is looked at as thoroughly as what is best. It shows how the chances went, how well each seat
/// played, and the moments that cost most. Of an unfinished game, and of a position, it also says what is best now.
///
/// With a budget in positions (duke:5000n) the output is the same every time and everywhere, whatever the number of threads; with a
/// time (duke:200ms) a quicker machine sees more. docs/analysis.md says what the numbers mean.
///
/// Keys of the JSON: game, rules, setup, names, bot, steps, result; seats (seat, name, decisions, accuracy, chance_lost, points_lost,
/// slips, mistakes, blunders); curve (at, round, outlooks with points and chance, one a seat); moments (seat, at, round, grade,
/// chance_lost, points_lost, decisions by their at), the costliest first; decisions (at, seat, round, played, chance_lost,
/// points_lost, grade, ways with action, says, points, chance, weight), of which the ways are the --top best and what was played;
/// now: the same for whoever is to decide. Chances and accuracies are from 0 to 1; alone chances are null.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    demesne analyse game.txt\n  \
    demesne analyse game.txt --mind duke:1s --seat p1 --chart chances.svg\n  \
    demesne analyse game.txt --from 80 --to 120 --all --top 5\n  \
    demesne analyse game.txt --mind duke:2000n --json\n  \
    demesne analyse puzzle.txt --mind duke:5s --lang es")]
pub struct AnalyseArgs {
    /// A record or a position
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Who looks at it and how long at each decision: craft, baron or duke, with a time (200ms, 2s) or a number of positions (5000n)
    #[arg(long, value_name = "BOT", default_value = "duke:200ms")]
    pub mind: String,
    /// Only the decisions of this seat: p1 to p4
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<String>,
    /// Only decisions after at least so many steps
    #[arg(long, value_name = "N")]
    pub from: Option<String>,
    /// Only decisions after at most so many steps
    #[arg(long, value_name = "M")]
    pub to: Option<String>,
    /// How many actions are shown for a decision
    #[arg(long, value_name = "K", default_value = "3")]
    pub top: String,
    /// Lists every decision, not only the moments that cost most
    #[arg(long)]
    pub all: bool,
    /// Everything as JSON
    #[arg(long, conflicts_with = "all")]
    pub json: bool,
    /// The language of the text: en, es or pt
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
    /// How many decisions at once [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<String>,
    /// Draws the curve of the chances into a picture
    #[arg(long, value_name = "FILE.svg")]
    pub chart: Option<PathBuf>,
}
