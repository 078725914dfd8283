//! The games themselves, for code that is written once for all of them.

use crate::Kind;
use demesne_bots::Evaluate;
use demesne_game::Game;
use demesne_text::Shown;

/// A game with all that the house wants of one: rules, notation, texts, an evaluator for bots; and it may be shared by threads.
pub trait Playable:
    Game<State: Send + Sync, Action: Send + Sync, Event: Send + Sync> + Shown + Evaluate + Send + Sync + 'static
{
    /// Which one it is.
    const KIND: Kind;
}

/// Something that can be done with any game, once it is known which one.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it with a game.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// The names of the games, their titles and their types: the line that a new game adds.
macro_rules! games {
    ($($(#[$doc:meta])* $kind:ident: $game:ty = $title:literal,)+) => {
        /// A game of the house.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Kind {
            $($(#[$doc])* $kind,)+
        }

        impl Kind {
            /// All games, the oldest first.
            pub const ALL: [Kind; [$(Kind::$kind),+].len()] = [$(Kind::$kind),+];

            /// Its name in records and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Kind::$kind => <$game as demesne_game::Game>::NAME,)+
                }
            }

            /// Its name for people.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Kind::$kind => $title,)+
                }
            }

            /// The version of its rules.
            pub const fn rules(self) -> u32 {
                match self {
                    $(Kind::$kind => <$game as demesne_game::Game>::RULES,)+
                }
            }

            /// Does something with the game.
            #[inline]
            pub fn visit<V: $crate::Visit>(self, visit: V) -> V::Output {
                match self {
                    $(Kind::$kind => visit.visit::<$game>(),)+
                }
            }
        }

        $(impl $crate::Playable for $game {
            const KIND: Kind = Kind::$kind;
        })+
    };
}

pub(crate) use games;
