//! What a player of Burgundy can be told before anything happens.

use demesne_burgundy::{Burgundy, Expansion};

/// What can be asked about.
pub const WHAT: &str = "  what m7       what a tile does; also: what shield 5, what bonus, what card 4,
                what posts, what route (explain does the same)
";

const SIGNS: &str = "\
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

/// The signs of the screen, and what is in play.
pub fn help(game: &Burgundy) -> String {
    let mut text = SIGNS.to_owned();
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

/// What a mode is about, where it is not the usual one.
pub fn aim(game: &Burgundy) -> &'static str {
    let options = game.options();
    if options.solo.is_some() {
        return "Alone: cover all spaces of your duchy within 25 rounds. Points move a marker;\n\
                when it reaches the target you get an extra action (\"what target\").\n";
    }
    if options.team.is_some() {
        return "In teams, p1 with p3 and p2 with p4: a team shares duchy, goods, workers and\n\
                silver; the sum of both counts.\n";
    }
    if options.chateautoma.is_some() {
        return "The Châteautoma has the last seat; it wins ties (\"what cards\" shows its cards).\n";
    }
    ""
}
