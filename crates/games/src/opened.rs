//! Opening what somebody wrote down: a record or a position of any game, as text.

use crate::{Kind, Playable, Running, Visit, running::Table, shared::shared};
use demesne_game::{ReadRecord, Seed, TextError, Viewer, record::read_position};

/// What was opened.
pub struct Opened {
    /// The game, with everything known: at the end of the record, or at the position.
    pub running: Box<dyn Running>,
    /// Whether it was a record; a position otherwise.
    pub record: bool,
    /// Names at the table; empty where none is given.
    pub names: Vec<String>,
    /// SHA-256 of the seed, where the dice can be checked.
    pub commitment: Option<String>,
    /// The seed, where the record says it.
    pub seed: Option<Seed>,
    /// The result that the record says; none for one of a game that goes on.
    pub result: Option<String>,
}

/// Which game a record or a position is of, as [`open`] would read it.
pub fn kind_of(text: &str) -> Result<Kind, TextError> {
    Kind::of_text(&tidy(text))
}

/// Opens a record or a position. What it says is checked: an error names the line.
pub fn open(text: &str) -> Result<Opened, TextError> {
    // Errors count the lines as whoever brings the text sees them.
    let before = text.len() - text.trim_start_matches(BLANK).len();
    let above = text[..before].matches('\n').count();
    let text = tidy(text);
    Kind::of_text(&text)
        .and_then(|kind| kind.visit(Open { text: &text }))
        .map_err(|error| TextError { line: error.line.map(|line| line + above), ..error })
}

/// Checks that chance in a record is what its seed gives, and that this is the seed whose hash was shown before. Says how many
/// steps of chance were checked.
pub fn verify(text: &str) -> Result<u64, TextError> {
    let text = tidy(text);
    Kind::of_text(&text)?.visit(Verify { text: &text })
}

impl Kind {
    /// A game that starts at a position, as [`Running::position`] writes it.
    pub fn run_from(self, position: &str, viewer: Viewer) -> Result<Box<dyn Running>, TextError> {
        self.visit(From { text: &tidy(position), viewer })
    }
}

/// What may stand in front of a text.
const BLANK: [char; 5] = ['\u{feff}', '\r', '\n', ' ', '\t'];

/// Text as people paste it: empty lines in front, and what other systems put at line ends, mean nothing.
pub(crate) fn tidy(text: &str) -> String {
    text.trim_start_matches(BLANK).replace('\r', "")
}

struct Open<'t> {
    text: &'t str,
}

impl Visit for Open<'_> {
    type Output = Result<Opened, TextError>;

    fn visit<G: Playable>(self) -> Self::Output {
        if self.text.starts_with("demesne position") {
            return Ok(Opened {
                running: Box::new(from::<G>(self.text, Viewer::Everybody)?),
                record: false,
                names: Vec::new(),
                commitment: None,
                seed: None,
                result: None,
            });
        }
        let read = ReadRecord::<G>::read(self.text)?;
        read.check()?;
        let start = read.start()?;
        let (heading, _) = demesne_game::record::Heading::read("record", self.text)?;
        let game = shared::<G>(&heading.setup_lines::<G>()?)?;
        let mut table = Table::at(game, start, Viewer::Everybody);
        for &step in &read.record.steps {
            table.put(step);
        }
        Ok(Opened {
            running: Box::new(table),
            record: true,
            names: read.record.names,
            commitment: read.record.commitment,
            seed: read.record.seed,
            result: read.record.result,
        })
    }
}

struct Verify<'t> {
    text: &'t str,
}

impl Visit for Verify<'_> {
    type Output = Result<u64, TextError>;

    fn visit<G: Playable>(self) -> Self::Output {
        ReadRecord::<G>::read(self.text)?.verify()
    }
}

struct From<'t> {
    text: &'t str,
    viewer: Viewer,
}

impl Visit for From<'_> {
    type Output = Result<Box<dyn Running>, TextError>;

    fn visit<G: Playable>(self) -> Self::Output {
        Ok(Box::new(from::<G>(self.text, self.viewer)?))
    }
}

/// A game from a position.
pub(crate) fn from<G: Playable>(text: &str, viewer: Viewer) -> Result<Table<G>, TextError> {
    let (game, state) = read_position::<G>(text)?;
    let start = game.view(&state, viewer);
    Ok(Table::at(std::sync::Arc::new(game), start, viewer))
}
