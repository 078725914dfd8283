//! Bots at a running game, for whoever does not care which game it is.

use demesne_bots::{Bot, Evaluate, Mind};
use std::{any::Any, fmt};

/// Says how much of the time for a decision is gone, from 0 to 1.
pub type Gone<'c> = &'c mut dyn FnMut() -> f32;

/// Something that a bot is to think about, ready to be carried to another thread: it gives the action's text, and the bot back.
pub type Thought = Box<dyn FnOnce(Gone<'_>) -> (String, Thinker) + Send>;

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
