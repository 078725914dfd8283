//! What a player of Tuscany can be told before anything happens.

use demesne_tuscany::Tuscany;

/// What can be asked about.
pub const WHAT: &str = "  what castle   what a tile does; also: what token card, what harvest, what
                payment, what scoring, what phase, what area, what bonus
                (explain does the same); what board A2 b1 C3 +1 -1 draws one
";

const SIGNS: &str = "\
On a board a space shows its number and the type that goes there; in capitals
lies what covers it (HEX is a wooden hex), and a star marks spaces that you can
reach. In the centre a star marks tiles that fit your board now.
Placing takes three steps: \"place quarry\", \"on 12\", \"pay grey grey\". The
cheapest payment is proposed, and Enter takes it; undo takes a step back.
Colours of cards: dark-green castle, red city, turquoise estate, light-green
crop, grey quarry, orange village, yellow monastery, beige cart.
";

/// The signs of the screen.
pub fn help(game: &Tuscany) -> String {
    let mut text = SIGNS.to_owned();
    if !game.options().same_colour_pairs {
        text.push_str("At this table two pairs of a payment must have different colours.\n");
    }
    text
}

/// What the game is about.
pub const AIM: &str = "In each of three scorings all your green points count as red ones; the most red\n\
                       points win (\"what scoring\").\n";
