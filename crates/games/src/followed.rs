//! A game that somebody else keeps and tells anew with every question: what is known of it is kept, and only what is new is played.

use crate::{
    Beginning, Gone, Playable, Refused, Running, Thinker, Thinking, Visit,
    opened::{from, tidy},
    running::{Table, lines},
};
use demesne_bots::Mind;
use demesne_game::{Seat, TextError, ToAct, Viewer};

/// A game that is followed: what is played and what bots make of it. It has no words for people, so that what thinks in a browser need
/// not carry them.
pub trait Followable: Thinking {
    /// Who is to act.
    fn to_act(&self) -> ToAct;

    /// Plays a step on.
    fn play_on(&mut self, step: &str) -> Result<(), Refused>;

    /// Takes steps back until so many are left.
    fn cut_to(&mut self, length: usize);

    /// The position, as a viewer knows it.
    fn position(&self, viewer: Viewer) -> String;
}

impl<G: Playable> Followable for Table<G> {
    fn to_act(&self) -> ToAct {
        Running::to_act(self)
    }

    fn play_on(&mut self, step: &str) -> Result<(), Refused> {
        self.play(step).map(drop)
    }

    fn cut_to(&mut self, length: usize) {
        self.cut(length);
    }

    fn position(&self, viewer: Viewer) -> String {
        Running::position(self, viewer)
    }
}

impl Visit for &Beginning {
    type Output = Result<Box<dyn Followable>, TextError>;

    fn visit<G: Playable>(self) -> Self::Output {
        Ok(Box::new(match &self.position {
            Some(position) => from::<G>(&tidy(position), self.viewer)?,
            None => Table::<G>::begin(&lines(&self.setup), self.viewer)?,
        }))
    }
}

/// The game that was told last, and the bot that was asked last: it remembers what it thought of.
#[derive(Default)]
pub struct Followed {
    game: Option<(Beginning, Vec<String>, Box<dyn Followable>)>,
    bot: Option<(Seat, Thinker)>,
}

impl Followed {
    /// The game after these steps. One that goes on from what is known is played on, one that was taken back is cut; any other begins
    /// anew. What cannot be played is forgotten.
    pub fn follow(&mut self, beginning: &Beginning, steps: &[String]) -> Result<&dyn Followable, TextError> {
        let (mut known, mut running) = match self.game.take() {
            Some((before, known, running)) if before == *beginning => (known, running),
            _ => {
                self.bot = None;
                (Vec::new(), beginning.kind.visit(beginning)?)
            }
        };
        let same = known.iter().zip(steps).take_while(|(one, other)| one == other).count();
        if same < known.len() {
            // Another game from here on, maybe with other luck: a bot must not know the one that was.
            self.bot = None;
            known.truncate(same);
            running.cut_to(same);
        }
        for step in &steps[same..] {
            let played = running.play_on(step);
            played.map_err(|refused| TextError::new(format!("\"{step}\" cannot be played: {refused}")))?;
            known.push(step.clone());
        }
        let (_, _, running) = self.game.insert((beginning.clone(), known, running));
        Ok(&**running)
    }

    /// What a bot does at a seat of the game that was told last. The bot that was asked before goes on thinking where it left off; a
    /// new one has `number` as its randomness.
    pub fn think(
        &mut self,
        seat: Seat,
        mind: Mind,
        number: u64,
        gone: Gone<'_>,
    ) -> Result<String, TextError> {
        let (_, _, running) = self.game.as_ref().ok_or_else(|| TextError::new("no game was told yet"))?;
        if !matches!(running.to_act(), ToAct::Seats(seats) if seats.contains(seat)) {
            return Err(TextError::new(format!("{seat} is not to act")));
        }
        let thinker = match self.bot.take() {
            Some((before, thinker)) if before == seat && thinker.mind() == mind => thinker,
            _ => running.thinker(mind, number),
        };
        let (action, thinker) = running.thought(seat, thinker)(gone);
        self.bot = Some((seat, thinker));
        Ok(action)
    }

    /// How many positions the bot that was asked last looked at.
    pub fn nodes(&self) -> u32 {
        self.bot.as_ref().map_or(0, |(_, thinker)| thinker.nodes())
    }

    /// Whether a bot would go on thinking where it left off.
    pub fn remembers(&self, seat: Seat, mind: Mind) -> bool {
        self.bot.as_ref().is_some_and(|(before, thinker)| *before == seat && thinker.mind() == mind)
    }
}
