//! Asking a human: the screen, the list of actions, and what was typed.

use super::{choices::Choices, hint::hint, sitting::Sitting};
use crate::{fault::Fault, pen::LANGUAGE, terminal::Terminal};
use demesne_game::{
    Actor, Seat, Step, Viewer,
    record::{self, undo_length},
};
use demesne_text::{
    Pen,
    draw::{self, WIDTH},
};
use std::{
    io::{self, BufRead, ErrorKind, Write},
    path::PathBuf,
};

/// What a human wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<A> {
    /// To play this, which is legal.
    Step(Step<A>),
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

/// The help for a table: what can be typed anywhere, and what the game adds.
fn help<G: Terminal>(game: &G) -> String {
    format!(
        "\
Type the number of an action, or its text. Or:
  undo          takes your last step back, unless chance or another seat acted
  undo all      takes all of these steps back
  ok            takes the action that is proposed, where one is; so does Enter
  list          all actions that can be taken now
  hint          what the strongest bot likes best; \"hint duke:5s\" thinks longer
  show          draws the table again; \"show p2\" draws what p2 has, large
{}  scores        points by source
  supply        what is left in the supplies
  position      the position as text, to be kept or sent
  save FILE     writes the game to a file
  quit          leaves
{}",
        G::what_help(LANGUAGE),
        game.help(LANGUAGE)
    )
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
    pub fn screen<G: Terminal>(&mut self, sitting: &Sitting<G>, seat: Seat) -> Result<(), Fault> {
        let (game, choices) = (&sitting.game, Choices::new(sitting, seat));
        let mut lines = vec!["─".repeat(WIDTH)];
        lines.extend(news(sitting, seat, Viewer::Seat(seat)));
        lines.push(String::new());
        lines.extend(game.screen(&choices.view, seat, &sitting.record.names, self.pen));
        lines.push(String::new());
        lines.extend(game.prompt(&choices.view, seat, &choices.actions, LANGUAGE));
        lines.extend(choices.lines(game));
        self.say(&(lines.join("\n") + "\n"))
    }

    /// Lets one human leave the screen and another come to it, where one sees what the other may not. Through a pipe nobody looks
    /// over a shoulder.
    pub fn hand_over<G: Terminal>(
        &mut self,
        sitting: &Sitting<G>,
        from: Option<Seat>,
        to: Seat,
    ) -> Result<(), Fault> {
        if self.echo {
            return Ok(());
        }
        if let Some(from) = from {
            let mut lines = vec!["─".repeat(WIDTH)];
            lines.extend(news(sitting, from, Viewer::Seat(from)));
            lines.push(format!("{from}: press Enter, and the screen is cleared for {to}. "));
            self.say(&lines.join("\n"))?;
            self.line()?;
            self.clear()?;
        }
        self.say(&format!("{to}'s turn: press Enter when nobody else looks. "))?;
        self.line()?;
        self.clear()
    }

    /// Clears the screen and what was scrolled off it; a terminal that cannot do that gets empty lines.
    fn clear(&mut self) -> Result<(), Fault> {
        match self.pen.ansi {
            true => self.say("\x1b[2J\x1b[3J\x1b[H"),
            false => self.say(&"\n".repeat(100)),
        }
    }

    /// Reads until there is something to do about it.
    pub fn answer<G: Terminal>(
        &mut self,
        sitting: &Sitting<G>,
        seat: Seat,
    ) -> Result<Answer<G::Action>, Fault> {
        let (game, choices) = (&sitting.game, Choices::new(sitting, seat));
        let (view, names) = (&choices.view, &sitting.record.names);
        loop {
            self.say(&format!("{seat}> "))?;
            let Some(line) = self.line()? else { return Ok(Answer::EndOfInput) };
            if self.echo {
                self.say(&format!("{line}\n"))?;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let rest = rest.trim();
            let text = match (word, rest) {
                ("" | "ok", "") => match choices.proposed() {
                    Some(step) => return Ok(Answer::Step(step)),
                    None if word.is_empty() => String::new(),
                    None => "No action is proposed here; type the number of one.\n".into(),
                },
                ("help" | "?", _) => help(game),
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
                ("show", who) => match Seat::parse(who).filter(|seat| seat.0 < game.seats()) {
                    None => format!("There is no seat \"{who}\"; the seats are p1 to p{}.\n", game.seats()),
                    Some(other) => game.one_seat(view, other, names, self.pen).join("\n") + "\n",
                },
                ("list", "") => choices.all(game).join("\n") + "\n",
                ("hint", bot) => hint(game, &choices, bot, sitting.record.steps.len() as u64),
                ("what" | "explain", thing) => wrapped(&game.what(thing, LANGUAGE)),
                ("scores", "") => draw::scores(game, view, names, LANGUAGE),
                ("supply", "") => game.supply(view, LANGUAGE).join("\n") + "\n",
                ("position", "") => record::write_position(game, &shown(sitting, view)),
                _ => match choices.read(game, &line) {
                    Ok(step) => return Ok(Answer::Step(step)),
                    Err(why) => format!("{why}\n"),
                },
            };
            self.say(&text)?;
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

/// Lines that fit the screen.
fn wrapped(text: &str) -> String {
    draw::fitted(text, WIDTH, 4).join("\n") + "\n"
}

fn cannot_read(error: &io::Error) -> Fault {
    Fault::input(format!("cannot read from standard input: {error}"))
}

/// The position that a seat may have as text: the state itself where nothing of it is hidden, so that it can be played
/// on from.
fn shown<G: Terminal>(sitting: &Sitting<G>, view: &G::State) -> G::State {
    if sitting.game.all_open(&sitting.state) { sitting.state } else { *view }
}

/// What came of a seat's last step, and what happened since, as a viewer saw it.
pub fn news<G: Terminal>(sitting: &Sitting<G>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let steps = &sitting.record.steps;
    let from = steps.iter().rposition(|step| step.by == Actor::Seat(seat)).unwrap_or(0);
    let told = sitting.told[from..].iter().map(|told| told.to(viewer)).filter(|lines| !lines.is_empty());
    told.flat_map(|lines| draw::fitted(lines, WIDTH, 4)).collect()
}

/// How many steps are left when a seat takes its last one back, or all up to chance or another seat.
fn undo<G: Terminal>(sitting: &Sitting<G>, seat: Seat, all: bool) -> Option<usize> {
    let steps = &sitting.record.steps;
    let mut length = undo_length(&sitting.game, steps, seat)?;
    while all && let Some(shorter) = undo_length(&sitting.game, &steps[..length], seat) {
        length = shorter;
    }
    Some(length)
}
