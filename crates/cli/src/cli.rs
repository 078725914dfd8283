//! The command line: commands, their flags and their help.

pub mod analyse;
pub mod arena;
pub mod server;
mod train;

pub use analyse::AnalyseArgs;
pub use arena::ArenaArgs;
pub use server::{BackupArgs, LoadArgs, LoadCommand, PlaceArgs, ServeArgs};
pub use train::TrainArgs;

use clap::{Args, Parser, Subcommand};
use demesne_game::OptionLine;
use demesne_games::{Kind, Playable, Visit};
use std::path::PathBuf;

/// The whole command line.
#[derive(Parser, Debug)]
#[command(
    name = "demesne",
    about = about(),
    long_about = about() + "\n\nWithout a command it starts a server on this machine and prints its address.",
    after_help = "Exit codes: 0 all is well, 1 a check did not pass, 2 the input could not be used.\n\n\
                  Examples:\n  \
                  demesne serve --listen 0.0.0.0:7117\n  \
                  demesne play --players 3 --record game.txt\n  \
                  demesne play --game tuscany\n  \
                  demesne play --game viscounts --option solo=cleric\n  \
                  demesne play --option chateautoma=experienced\n  \
                  demesne automa\n  \
                  demesne sim --bots greedy,random --games 1000 --seed 1 --json\n  \
                  demesne arena --bots knight,greedy --games 1000\n  \
                  demesne record check game.txt\n  \
                  demesne analyse game.txt"
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(ServeArgs),
    Backup(BackupArgs),
    Restore(BackupArgs),
    Load(LoadArgs),
    Play(PlayArgs),
    Automa(AutomaArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Record(RecordArgs),
    Analyse(AnalyseArgs),
    Actions(ActionsArgs),
    Perft(PerftArgs),
    Board(BoardArgs),
    Train(TrainArgs),
}

/// The table: which game, which options.
#[derive(Args, Clone, Default, Debug)]
pub struct TableArgs {
    #[arg(long, value_name = "NAME", help = game_help())]
    pub game: Option<String>,
    /// Whose rules are played, in a game with editions. Burgundy: se (Special Edition, the default) or 2011
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    /// How many play: 2, 3 or 4. An automated opponent is one of them; in Burgundy 1 plays alone [default: as many as are named;
    /// else 2, in Burgundy 4 in teams and 1 alone]
    #[arg(long, value_name = "N")]
    pub players: Option<String>,
    #[arg(long, value_name = "KEY=VALUE", help = options_help())]
    pub option: Vec<String>,
    /// A file with boards of your own. Burgundy: duchies; one alone is used by all, else name them with --option duchies=….
    /// Tuscany: region pieces, which take the places of the printed ones
    #[arg(long, value_name = "FILE")]
    pub board: Vec<PathBuf>,
}

/// The bots by name.
const BOTS: &str = "the levels page, squire, knight, baron and duke, and for studies random, greedy and craft; baron, duke and craft look \
                    ahead and take a budget for a decision behind their name, a time as in duke:100ms or positions as in baron:500n";

/// What all of it is for.
fn about() -> String {
    format!("Plays, simulates and studies board games: {}", Kind::ALL.map(Kind::title).join(", "))
}

/// The games by name.
fn game_help() -> String {
    let games = Kind::ALL.map(|kind| format!("{} ({})", kind.name(), kind.title()));
    format!(
        "The game: {} [default: the game of the file that is opened, else {}]",
        games.join(", "),
        Kind::ALL[0].name()
    )
}

/// The options of a game.
struct Catalogue;

impl Visit for Catalogue {
    type Output = &'static [OptionLine];

    fn visit<G: Playable>(self) -> &'static [OptionLine] {
        G::catalogue()
    }
}

/// The options of every game, under its name.
fn options_help() -> String {
    let mut help = String::from("An option of the game, as often as needed.");
    for kind in Kind::ALL {
        help.push_str(&format!("\n{}:", kind.name()));
        for OptionLine { key, values, what } in kind.visit(Catalogue) {
            help.push_str(&format!("\n  {key}={values}: {what}"));
        }
    }
    help
}

/// Plays a whole game in the terminal.
///
/// Type the number of an action or its text; where one is proposed, an empty line takes it. Also: undo, list, save FILE, show p2, what THING, hint, scores, supply, position, help, quit.
/// Input may come through a pipe, a line an answer.
///
/// The hash of the seed is shown before the first draw and the seed after the end, so the dice can be verified. A
/// record of a game that goes on holds the seed as well, so that it can be resumed: do not look.
///
/// If the input ends in the middle of a game, the exit code is 0 where the game is saved and 2 where it is not.
#[derive(Args, Clone, Default, Debug)]
#[command(after_help = "Examples:\n  \
    demesne play\n  \
    demesne play --players 3 --seats human,greedy,random --record game.txt\n  \
    demesne play --resume game.txt\n  \
    demesne play --edition 2011 --option duchies=random --option castles=open\n  \
    demesne play --game tuscany --players 3\n  \
    demesne play --option expansions=\"tiles white\"\n  \
    demesne play --option team=basic\n  \
    demesne play --option solo=33\n  \
    demesne play --option chateautoma=experienced --option modifiers=\"A C\"\n  \
    demesne play --from puzzle.txt --seats human,human")]
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, value_name = "NAMES", help = format!(
        "Who sits where: human or a bot, with commas between; seats that are not named are greedy. Burgundy's Châteautoma has the last \
         seat and need not be named [default: human,greedy,…]. Bots: {BOTS}"
    ))]
    pub seats: Option<String>,
    /// The seed of all dice, draws and shuffles: a number or 64 hexadecimal digits [default: a fresh secret one]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Where the record is written, after every step; a record of another game is never overwritten
    /// [default: with --resume that file, else nowhere]
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Goes on with a record that is unfinished
    #[arg(long, value_name = "FILE", conflicts_with_all = ["from", "edition", "players", "option", "board", "seed"])]
    pub resume: Option<PathBuf>,
    /// Starts from a position instead of the beginning of a game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "players", "option", "board"])]
    pub from: Option<PathBuf>,
    /// No colours (they are off too where NO_COLOR is set or the output is no terminal)
    #[arg(long)]
    pub plain: bool,
}

/// Leads you through the turns of the Châteautoma in a game with cardboard.
///
/// It asks what lies on the board, runs the procedure of the automated opponent and says what it takes and why, what to
/// move where, which card to deal, and its points. Only what has changed since its last turn need be said. At every
/// question: undo, show, save FILE, help, quit. Answers may come through a pipe, a line each.
#[derive(Args, Clone, Default, Debug)]
#[command(after_help = "Examples:\n  \
    demesne automa\n  \
    demesne automa --players 2 --level experienced --modifiers none --expansions none --state walk.txt\n  \
    demesne automa --state walk.txt")]
pub struct AutomaArgs {
    /// How many play, the Châteautoma included: 2, 3 or 4 [default: it asks]
    #[arg(long, value_name = "N")]
    pub players: Option<String>,
    /// novice, experienced or expert [default: it asks]
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<String>,
    /// Some of A,B,C,D or none [default: it asks]
    #[arg(long, value_name = "LETTERS")]
    pub modifiers: Option<String>,
    /// Some of tiles,white,posts,routes,shields,vineyards or none [default: it asks]
    #[arg(long, value_name = "NAMES")]
    pub expansions: Option<String>,
    /// Where the walk is kept, after every answer; one that is there is gone on with
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
}

/// Plays many games between bots and sums them up.
///
/// The same seed gives the same games, and the same figures but for the time, whatever the number of threads.
///
/// Keys of the JSON: game, rules, setup, seed, threads, games; decisions, chance_events (of all games); seconds,
/// games_per_second, decisions_per_second; seats (seat, bot, mean_score, win_share); tie_break_share; mean_score_by_source
/// (an object for each seat). In Burgundy's team games also teams (seats, mean_score, win_share): what a team scores at the
/// end is among the sources of its first seat. In its solo games also solo (won_share, mean_empty_spaces,
/// mean_round_of_a_win, which is null where no game was won); the score of a solo game is the number of covered spaces.
/// In Tuscany scores are red points; the sources are those of the red track.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    demesne sim --bots random,random --games 20000 --threads 1\n  \
    demesne sim --bots greedy --players 4 --edition 2011 --games 1000 --seed 7 --json\n  \
    demesne sim --bots greedy,random --games 10 --records games\n  \
    demesne sim --game tuscany --bots greedy,random --games 1000\n  \
    demesne sim --bots greedy --games 100 --option solo=33\n  \
    demesne sim --bots greedy --games 100 --option chateautoma=expert --option modifiers=D")]
pub struct SimArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, value_name = "NAMES", default_value = "random", help = format!(
        "The bots, with commas between, one for each seat (but that of Burgundy's Châteautoma) or one for all: {BOTS}"
    ))]
    pub bots: String,
    /// How many games
    #[arg(long, value_name = "N", default_value = "10000")]
    pub games: String,
    /// The seed of all games: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<String>,
    /// A folder where a record of each game is written: game-000001.txt …
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// The figures as JSON
    #[arg(long)]
    pub json: bool,
}

/// Checks, shows and verifies records of games.
#[derive(Args, Clone, Debug)]
pub struct RecordArgs {
    #[command(subcommand)]
    pub command: RecordCommand,
}

/// What can be done with records.
#[derive(Subcommand, Clone, Debug)]
pub enum RecordCommand {
    /// Replays records; names the first line that is not legal, or a result that differs
    #[command(after_help = "Exit codes: 0 all are right, 1 one is not, 2 one cannot be read.\n\n\
                            Example:\n  demesne record check tests/games/*.txt")]
    Check {
        /// The records
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Shows a record: its heading, the position after some steps, the points
    #[command(after_help = "Examples:\n  demesne record show game.txt\n  \
                            demesne record show game.txt --at 40\n  \
                            demesne record show game.txt --at 40 --svg table.svg\n  \
                            demesne record show game.txt --json")]
    Show {
        /// The record
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// After so many steps [default: all]
        #[arg(long, value_name = "N")]
        at: Option<String>,
        /// The table as a picture, into a file or to standard output
        #[arg(long, value_name = "OUT.svg", num_args = 0..=1, default_missing_value = "-", conflicts_with = "json")]
        svg: Option<PathBuf>,
        /// Heading, steps, scores, result and position as JSON
        #[arg(long)]
        json: bool,
    },
    /// Checks dice and draws against the seed, and the seed against its hash
    #[command(
        after_help = "Exit codes: 0 all is as the seed gives it, 1 it is not, 2 a record cannot be read.\n\n\
                            Example:\n  demesne record verify game.txt"
    )]
    Verify {
        /// The records
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// Lists the legal actions of a position or of a record, one a line.
///
/// Each line is a step as records have it: the seat, then the action. Where chance is to act, or the game is over,
/// nothing is listed and a sentence on standard error says so.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  demesne actions puzzle.txt\n  demesne actions game.txt --at 40 --json")]
pub struct ActionsArgs {
    /// A position or a record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// In a record, after so many steps [default: all]
    #[arg(long, value_name = "N")]
    pub at: Option<String>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// Counts the sequences of decisions from the beginning of a game, for comparing implementations.
///
/// The number at depth D is the number of sequences of D decisions of players, each legal when its turn comes.
/// Chance is no decision and counts for no depth: the event with number k (0, 1, 2 …) of each line of play is drawn from
/// the stream Seed::event(k) of the seed. Where several seats decide at the same time, a sequence may go on with any
/// of them, so both orders count. A game that is over has no sequence that goes on.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  demesne perft --players 2 --seed 1 --depth 4\n  \
                        demesne perft --game tuscany --depth 2\n  \
                        demesne perft --edition 2011 --players 4 --depth 3 --option duchies=random --json")]
pub struct PerftArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// The seed of all dice and draws: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// How many decisions deep
    #[arg(long, value_name = "D", default_value = "4")]
    pub depth: String,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// Checks, shows and makes boards.
#[derive(Args, Clone, Debug)]
pub struct BoardArgs {
    /// The game whose boards are meant [default: burgundy]
    #[arg(long, value_name = "NAME", global = true)]
    pub game: Option<String>,
    #[command(subcommand)]
    pub command: BoardCommand,
}

/// What can be done with boards.
#[derive(Subcommand, Clone, Debug)]
pub enum BoardCommand {
    /// Reads board files and names the line of what is wrong
    #[command(
        after_help = "Exit codes: 0 all are right, 1 one is not fair (with --fair), 2 one is wrong.\n\n\
                            Examples:\n  demesne board check mine.toml --fair\n  \
                            demesne board check pieces.toml --game tuscany"
    )]
    Check {
        /// The board files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Boards must also be fair: in the range of the known boards (Burgundy)
        #[arg(long)]
        fair: bool,
    },
    /// Shows a board of the game or the boards of a file, and says where the layout comes from; without an id, lists
    /// all boards of the game
    #[command(
        after_help = "Boards of Burgundy's Special Edition: 1 to 30, 31a-32a and 31b-32b (teams), 33 and 34 (solo), 35 and 36 \
                            (the automated opponent's). Tuscany: the region pieces A1 to C4, or a board that is laid out \
                            from three of them.\n\n\
                            Examples:\n  demesne board show --list\n  demesne board show 3\n  \
                            demesne board show 33 --svg lands.svg\n  \
                            demesne board show 3 --edition 2011 --svg three.svg\n  \
                            demesne board show mine.toml --json\n  \
                            demesne board show A2 --game tuscany\n  \
                            demesne board show \"B2 c1 A2 +1 -1 castle 10\" --game tuscany --svg"
    )]
    Show {
        /// The id of a board or piece of the game, in Tuscany also the text of a board, or a board file
        #[arg(value_name = "ID|FILE")]
        board: Option<String>,
        /// List all boards of the game, as without an id
        #[arg(long, conflicts_with = "board")]
        list: bool,
        /// The edition whose boards are meant, in a game with editions. Burgundy: se (the default) or 2011
        #[arg(long, value_name = "EDITION")]
        edition: Option<String>,
        /// Of a file, only the board with this id
        #[arg(long, value_name = "ID", requires = "board")]
        id: Option<String>,
        /// As a picture in SVG, into a file or, if none is named, to standard output
        #[arg(long, value_name = "OUT.svg", num_args = 0..=1, default_missing_value = "-", requires = "board",
              conflicts_with = "json")]
        svg: Option<PathBuf>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Makes fair boards at random: a board file for --board. Tuscany: lays out boards of pieces dealt at random
    #[command(after_help = "Examples:\n  demesne board random --seed 7 --out seven.toml\n  \
                            demesne sim --bots greedy --games 100 --board seven.toml --option duchies=\"same random-7\"\n  \
                            demesne board random --seed 7 --svg --out seven.svg\n  \
                            demesne board random --seed 7 --game tuscany")]
    Random {
        /// The number of the board; with --count the first one [default: any]
        #[arg(long, value_name = "N")]
        seed: Option<String>,
        /// How many boards, with the numbers that follow
        #[arg(long, value_name = "K", default_value = "1")]
        count: String,
        /// A picture in SVG instead of text
        #[arg(long)]
        svg: bool,
        /// Where to write it [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}
