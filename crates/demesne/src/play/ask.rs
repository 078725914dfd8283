//! Asking a human: the screen, the list of actions, and what was typed.

use super::{explain, sitting::Sitting, tell};
use crate::{
    draw::{self, Pen, WIDTH},
    fault::Fault,
};
use demesne_burgundy::{Action, Burgundy, Expansion, State, open::Open, state::Stage};
use demesne_game::{
    Actor, Game, Notation, Seat, Step, Viewer,
    record::{self, undo_length},
};
use std::{
    io::{self, BufRead, ErrorKind, Write},
    path::PathBuf,
};

/// What a human wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// To play this, which is legal.
    Step(Step<Action>),
    /// To take back all but so many steps.
    Undo(usize),
    /// To write the game to a file.
    Save(PathBuf),
    /// To leave.
    Quit,
    /// There is no more input.
    EndOfInput,
}

/// The keyboard and the screen, or pipes in their place.
pub struct Asker<R, W> {
    input: R,
    output: W,
    pen: Pen,
    /// Whether answers are shown: a terminal does that by itself, a pipe does not.
    echo: bool,
}

const HELP: &str = "\
Type the number of an action, or its text. Or:
  undo          takes your last step back, until chance or another seat has acted
  undo all      takes all of these steps back
  show          draws the table again; \"show p2\" draws a duchy large
  what m7       what a tile does; also: what shield 5, what bonus, what card 4,
                what posts, what route (explain does the same)
  scores        points by source
  supply        tiles and goods that are left
  position      the position as text, to be kept or sent
  save FILE     writes the game to a file
  quit          leaves
Letters of spaces: C castle, M mine, S ship, K monastery, B building,
A livestock. A small duchy shows an empty space as 12B4: space 12, for a
building, die number 4. Tiles are cast(le), mine, ship, m1 to m26 (monasteries),
ware(house), towr (watchtower), work(shop), chur(ch), mark(et), bank,
bord (boarding-house), hall (city-hall), and livestock with its animals: cow3.
";

/// What expansions add to the help, by what is in play.
const MORE_HELP: [(Option<Expansion>, &str); 8] = [
    (
        Some(Expansion::Tiles),
        "recruit: 1 silver for 2 workers (m28). crane bank: the crane acts as a bank.\n",
    ),
    (Some(Expansion::White), "with white: an action with the white die, by a white castle (whit).\n"),
    (Some(Expansion::Inns), "buy inn: inns lie beside the black depot and fit a space of any colour.\n"),
    (
        Some(Expansion::Shields),
        "shield 5: take it with two equal dice; \"shield 5 for 2\" puts it in the place of 2.\n\
         with 3 mark: shield 16 gives the die its value. tribute 1 8: pay for these.\n",
    ),
    (
        Some(Expansion::Routes),
        "order 3 1 2: the order of your route tiles. x is a goods tile that lies there.\n",
    ),
    (
        Some(Expansion::Vineyards),
        "take green-blue v2: a double tile of the vine depot. plant blue-green v1: with\n\
         blue on the first of the two hexes. bonus 1: that bonus action first.\n",
    ),
    (Some(Expansion::Posts), "Border posts score when they are joined: what posts.\n"),
    (
        None,
        "next …: what is resolved next. gain 2: take the points that are due and buy 2\n\
         more with silver. exchange 1 1 2 3 3 for bank: five goods for a wild tile.\n",
    ),
];

/// The help for a table.
fn help(game: &Burgundy) -> String {
    let mut text = HELP.to_owned();
    for (expansion, more) in MORE_HELP {
        let on = match expansion {
            Some(expansion) => game.options().expansions.has(expansion),
            None => game.options().solo.is_some(),
        };
        if on {
            text.push_str(more);
        }
    }
    if game.options().team.is_some() {
        text.push_str(
            "keep shared, keep private: where a taken tile is stored. … private: a tile of your own two.\n",
        );
    }
    if game.options().connection {
        text.push_str("ransom: both dice and 5 points for a castle that was cleared off the board.\n");
    }
    text
}

impl<R: BufRead, W: Write> Asker<R, W> {
    /// A keyboard and a screen.
    pub fn new(input: R, output: W, pen: Pen, echo: bool) -> Asker<R, W> {
        Asker { input, output, pen, echo }
    }

    /// Shows text. If nobody reads any more that is no error; the input will end soon.
    pub fn say(&mut self, text: &str) -> Result<(), Fault> {
        match self.output.write_all(text.as_bytes()).and_then(|()| self.output.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Fault::input(format!("cannot write to standard output: {error}")))
            }
            _ => Ok(()),
        }
    }

    /// Shows the table to a seat: news, boards, actions.
    pub fn screen(&mut self, sitting: &Sitting, seat: Seat) -> Result<(), Fault> {
        let (game, view) = (&sitting.game, view(sitting, seat));
        let list = legal(sitting, &view, seat);
        let mut lines = vec!["─".repeat(WIDTH)];
        lines.extend(news(sitting, seat));
        lines.push(String::new());
        lines.extend(draw::screen(game, &view, seat, &sitting.record.names, self.pen));
        lines.push(String::new());
        lines.extend(stage_words(&view));
        match view.open.top() {
            Some(Open::Store(tile)) if list.iter().any(|action| matches!(action, Action::Keep { .. })) => {
                lines.push(format!("Choose where the {} is stored.", game.tile_name(tile)));
            }
            Some(_) if list.iter().any(|action| matches!(action, Action::Next(_))) => {
                lines.push("Several things are due: choose what comes next.".into());
            }
            Some(Open::Gain(points)) => {
                let s = if points == 1 { "" } else { "s" };
                lines.push(format!("You gain {points} point{s}; each silver adds 1 (\"gain 2\" adds 2)."));
            }
            Some(Open::Store(tile)) => lines.push(format!(
                "Storage is full: one of its tiles must go before {} comes in.",
                game.tile_name(tile)
            )),
            Some(open) => lines.push(format!("Open: {}.", open.description())),
            None => {}
        }
        let items: Vec<String> = (1..)
            .zip(list)
            .map(|(number, action)| {
                let notes = [tell::price(game, &view, seat, action), tell::gloss(game, &view, seat, action)];
                let notes = notes.into_iter().filter(|note| !note.is_empty()).collect::<Vec<_>>().join("; ");
                let notes = if notes.is_empty() { notes } else { format!(" ({notes})") };
                format!("{number:2} {}{notes}", game.action_text(action))
            })
            .collect();
        lines.extend(draw::columns(&items, WIDTH));
        self.say(&(lines.join("\n") + "\n"))
    }

    /// Reads until there is something to do about it.
    pub fn answer(&mut self, sitting: &Sitting, seat: Seat) -> Result<Answer, Fault> {
        loop {
            self.say(&format!("{seat}> "))?;
            let Some(line) = self.line()? else { return Ok(Answer::EndOfInput) };
            if self.echo {
                self.say(&format!("{line}\n"))?;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let rest = rest.trim();
            let text = match (word, rest) {
                ("", _) => String::new(),
                ("help" | "?", _) => help(&sitting.game),
                ("quit" | "exit", "") => return Ok(Answer::Quit),
                ("undo", "" | "all") => match undo(sitting, seat, rest == "all") {
                    Some(length) => return Ok(Answer::Undo(length)),
                    None => "There is nothing to take back: chance or another seat acted last.\n".into(),
                },
                ("save", "") => "Say where: save FILE\n".into(),
                ("save", path) => return Ok(Answer::Save(path.into())),
                ("show", "") => {
                    self.screen(sitting, seat)?;
                    continue;
                }
                ("show", who) => self.show(sitting, seat, who),
                ("what" | "explain", thing) => wrapped(&explain::what(&sitting.game, thing)),
                ("scores", "") => draw::scores(&sitting.game, &sitting.state, &sitting.record.names),
                ("supply", "") => draw::supply(&sitting.game, &sitting.state).join("\n") + "\n",
                ("position", "") => record::write_position(&sitting.game, &shown(sitting, seat)),
                _ => match read(sitting, seat, &line) {
                    Ok(step) => return Ok(Answer::Step(step)),
                    Err(why) => format!("{why}\n"),
                },
            };
            self.say(&text)?;
        }
    }

    fn show(&self, sitting: &Sitting, seat: Seat, who: &str) -> String {
        match Seat::parse(who).filter(|seat| seat.0 < sitting.game.seats()) {
            None => format!("There is no seat \"{who}\"; the seats are p1 to p{}.\n", sitting.game.seats()),
            Some(other) => {
                let view = view(sitting, seat);
                let names = &sitting.record.names;
                draw::one_estate(&sitting.game, &view, other, names, self.pen).join("\n") + "\n"
            }
        }
    }

    /// A line of input without the blanks around it; none at its end.
    fn line(&mut self) -> Result<Option<String>, Fault> {
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned())),
            Err(error) if error.kind() == ErrorKind::Interrupted => self.line(),
            Err(error) => Err(cannot_read(&error)),
        }
    }
}

/// What is asked at a moment that is no turn.
fn stage_words(state: &State) -> Option<String> {
    let words = match state.stage {
        Stage::Sides => "Choose the side of your board.",
        Stage::Castles => "Choose the space of your starting castle.",
        Stage::RouteOrders => "Choose the order of your route tiles.",
        Stage::Levies => "The end of the phase: shields 14 and 15 act.",
        Stage::Tribute => "The end of the phase: pay 1 silver for each shield that you want to keep.",
        Stage::LastCopy => "Choose whose monasteries shield 6 copies.",
        _ => return None,
    };
    Some(words.to_owned())
}

/// Lines that fit the screen.
fn wrapped(text: &str) -> String {
    let lines: Vec<String> = text.lines().flat_map(|line| draw::wrap(line, WIDTH, 4)).collect();
    lines.join("\n") + "\n"
}

fn cannot_read(error: &io::Error) -> Fault {
    Fault::input(format!("cannot read from standard input: {error}"))
}

/// What a seat may know.
fn view(sitting: &Sitting, seat: Seat) -> State {
    sitting.game.view(&sitting.state, Viewer::Seat(seat))
}

/// The position that a seat may have as text: the state itself where nothing of it is hidden, so that it can be played
/// on from.
fn shown(sitting: &Sitting, seat: Seat) -> State {
    match sitting.game.all_open(&sitting.state) {
        true => sitting.state,
        false => view(sitting, seat),
    }
}

fn legal(sitting: &Sitting, view: &State, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    sitting.game.legal_actions(view, seat, &mut list);
    list
}

/// What came of a seat's last step, and what happened since.
pub fn news(sitting: &Sitting, seat: Seat) -> Vec<String> {
    let steps = &sitting.record.steps;
    let from = steps.iter().rposition(|step| step.by == Actor::Seat(seat)).unwrap_or(0);
    let told = sitting.told[from..].iter().filter(|line| !line.is_empty());
    told.flat_map(|lines| lines.split('\n')).flat_map(|line| draw::wrap(line, WIDTH, 4)).collect()
}

/// How many steps are left when a seat takes its last one back, or all up to chance or another seat.
fn undo(sitting: &Sitting, seat: Seat, all: bool) -> Option<usize> {
    let steps = &sitting.record.steps;
    let mut length = undo_length(steps, seat)?;
    while all && let Some(shorter) = undo_length(&steps[..length], seat) {
        length = shorter;
    }
    Some(length)
}

/// Reads the number of an action or its text; the error says what is wrong with it.
fn read(sitting: &Sitting, seat: Seat, line: &str) -> Result<Step<Action>, String> {
    let view = view(sitting, seat);
    let list = legal(sitting, &view, seat);
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        return match number.and_then(|index| list.get(index)) {
            Some(&action) => Ok(Step::seat(seat, action)),
            None => Err(format!("There is no action {line}; they are 1 to {}.", list.len())),
        };
    }
    let own = format!("{seat} ");
    let text = line.strip_prefix(&own).unwrap_or(line);
    let action = sitting
        .game
        .parse_action(text)
        .map_err(|error| format!("{error}. \"help\" shows what else can be typed."))?;
    let step = Step::seat(seat, action);
    sitting.game.check(&sitting.state, step).map_err(|illegal| illegal.to_string())?;
    Ok(step)
}
