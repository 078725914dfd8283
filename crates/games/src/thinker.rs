//! Bots at a running game, for whoever does not care which game it is.

use crate::{Advice, Advised, Outlook, Playable, running::Table};
use demesne_bots::{Bot, Evaluate, Mind, Moment, Worth, advise, networks::Learned, no_clock};
use demesne_game::{Actor, Seat, ToAct, Viewer};
use std::{any::Any, fmt, sync::Arc};

/// Says how much of the time for a decision is gone, from 0 to 1.
pub type Gone<'c> = &'c mut dyn FnMut() -> f32;

/// Something that a bot is to think about, ready to be carried to another thread: it gives the action's text, and the bot back.
pub type Thought = Box<dyn FnOnce(Gone<'_>) -> (String, Thinker) + Send>;

/// Advice that is still to be thought of, ready to be carried to another thread.
pub type Counsel = Box<dyn FnOnce(Gone<'_>) -> Advice + Send>;

/// What bots do at a running game.
pub trait Thinking {
    /// A bot for this game; `number` is its randomness.
    fn thinker(&self, mind: Mind, number: u64) -> Thinker;

    /// What a bot would do at a seat that is to act. It is given what its seat knows. It remembers what it thought of: for the next
    /// decision of the same turn the same bot should be asked.
    fn thought(&self, seat: Seat, thinker: Thinker) -> Thought;

    /// What bots learned about this way to play the game, whether it is there yet or not.
    fn learned(&self) -> &'static Learned;

    /// What a bot would do at a seat that is to act, at once. Its budget must not be a time: no clock is read here.
    fn choice(&self, seat: Seat, mind: Mind, number: u64) -> String {
        self.thought(seat, self.thinker(mind, number))(&mut no_clock).0
    }

    /// What a bot thinks of the moment after so many steps, from what a seat knew then; none if the seat was not to act, or if
    /// what it knew is not known here. What the seat
    /// did there, if it did something, is looked at as thoroughly as the best. `number` is the bot's randomness.
    fn advise(&self, at: usize, seat: Seat, mind: Mind, number: u64) -> Option<Counsel>;
}

impl<G: Playable> Thinking for Table<G> {
    fn thinker(&self, mind: Mind, number: u64) -> Thinker {
        Thinker::new(Bot::<G>::new(mind, number))
    }

    fn thought(&self, seat: Seat, thinker: Thinker) -> Thought {
        let game = Arc::clone(&self.game);
        let view = game.view(&self.state, Viewer::Seat(seat));
        Box::new(move |gone| {
            let mut bot: Bot<G> = thinker.bot();
            let mut list = Vec::new();
            game.legal_actions(&view, seat, &mut list);
            let moment = Moment { game: &*game, view: &view, seat, legal: &list };
            let action = bot.choose(moment, gone);
            (game.action_text(action), Thinker::new(bot))
        })
    }

    fn learned(&self) -> &'static Learned {
        self.game.network()
    }

    fn advise(&self, at: usize, seat: Seat, mind: Mind, number: u64) -> Option<Counsel> {
        if !self.knows_for(seat) || at > self.steps.len() {
            return None;
        }
        let game = Arc::clone(&self.game);
        let view = game.view(&self.after(at), Viewer::Seat(seat));
        let mut legal = Vec::new();
        if let ToAct::Seats(seats) = game.to_act(&view)
            && seats.contains(seat)
        {
            game.legal_actions(&view, seat, &mut legal);
        }
        if legal.is_empty() {
            return None;
        }
        let next = self.steps.get(at).filter(|step| step.by == Actor::Seat(seat));
        let played = next.map(|step| step.action);
        Some(Box::new(move |gone| {
            let moment = Moment { game: &*game, view: &view, seat, legal: &legal };
            let found = advise(moment, mind, number, played, gone);
            let outlook = |worth: &Worth, seat: Seat| Outlook {
                points: worth.points[seat.index()],
                chance: worth.chances(game.seats())[seat.index()],
            };
            Advice {
                outlooks: Seat::first(game.seats()).map(|seat| outlook(&found.worth, seat)).collect(),
                ways: found
                    .ways
                    .iter()
                    .map(|way| Advised {
                        action: game.action_text(way.action),
                        outlook: outlook(&way.worth, seat),
                        weight: way.weight,
                    })
                    .collect(),
            }
        }))
    }
}

/// A bot, with what it remembers.
pub struct Thinker {
    mind: Mind,
    nodes: u32,
    bot: Box<dyn Any + Send>,
}

impl Thinker {
    /// A bot of some game.
    pub(crate) fn new<G>(bot: Bot<G>) -> Thinker
    where
        G: Evaluate<State: Send, Action: Send> + 'static,
    {
        Thinker { mind: bot.mind(), nodes: bot.nodes(), bot: Box::new(bot) }
    }

    /// Who it is.
    pub fn mind(&self) -> Mind {
        self.mind
    }

    /// How many positions it looked at for its last decision; none if it does not look ahead.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The bot of a game. One that was made for another game remembers nothing of use here, and starts anew.
    pub(crate) fn bot<G>(self) -> Bot<G>
    where
        G: Evaluate<State: Send, Action: Send> + 'static,
    {
        let Thinker { mind, bot, .. } = self;
        bot.downcast().map_or_else(|_| Bot::new(mind, 0), |bot| *bot)
    }
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thinker({})", self.mind)
    }
}
