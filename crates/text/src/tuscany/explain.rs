//! What something does, in a sentence of our own with its rule: for whoever does not know the game by heart.

use super::{
    look::some,
    picture::{LARGE, board, laid_out},
    prompt::{token_words, worth},
};
use crate::draw::Pen;
use demesne_game::Words;
use demesne_tuscany::{Colour, Harvest, Item, Tile, Token, Tuscany};

/// What somebody asks about.
pub fn what(game: &Tuscany, text: &str) -> String {
    if let Some(rest) = text.strip_prefix("board ") {
        return a_board(game, rest);
    }
    if let Some(item) = Item::parse(text) {
        return match item {
            Item::Tile(tile) => tile_words(game, tile),
            Item::Hex => hex_words(),
        };
    }
    if let Some(colour) = Colour::parse_kind(text).or_else(|| Colour::parse(text)) {
        return colour_words(game, colour);
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match (word, rest) {
        ("token", name) if Token::parse(name).is_some() => Token::parse(name).map_or(String::new(), token),
        ("token" | "tokens", _) => {
            Token::ALL.into_iter().map(token).collect::<String>()
                + "Tokens add up and are never lost (T12.9, T12.10).\n"
        }
        ("storage", _) => "storage: a mat holds one stored item; each storage token adds a space. If all are full, \
                           something must be given up for a tile that is taken (T6.2, T6.5).\n"
            .into(),
        ("harvest", name) if Harvest::parse(name).is_some() => {
            Harvest::parse(name).map_or(String::new(), |card| harvest(game, card))
        }
        ("harvest", _) => {
            Harvest::ALL.into_iter().map(|card| harvest(game, card)).collect::<String>()
                + "A cart reveals one, and one more for each harvest token (T9.15, T11).\n"
        }
        ("crops", _) => tile_words(game, Tile::Vineyard),
        ("marble", _) => "marble: once a turn, after the first action, one marble buys a second action of any kind \
                          (T12.1, T12.2). Each one left at the end is 1 red point.\n"
            .into(),
        ("worker" | "workers", _) => "worker: pays one of the two needs of a placement (T7.7, T12.8). Each one left at the end is 1 \
                                      red point.\n"
            .into(),
        ("pay" | "payment" | "payments" | "cards" | "hand", _) => payment(game),
        ("green" | "red" | "track" | "tracks" | "scoring" | "scorings" | "points", _) => scoring(game),
        ("phase" | "phases" | "round" | "end", _) => "phase: phases 1 and 2 end with the round in which somebody has put 7 or 14 own tiles into \
                                             the centre; after the 21st one more whole round is played (T15). Every tile that you \
                                             take from the centre is replaced by one of your own.\n"
            .into(),
        ("area" | "areas", _) => areas(game),
        ("bonus" | "bonuses" | "colours", _) => bonuses(game),
        ("centre" | "center" | "refresh", _) => "centre: 8 open tiles. Whoever takes one fills the gap with the next own tile (T6.7). Five of \
                                      one colour are all replaced by neutral ones (T14.4).\n"
            .into(),
        ("take", _) => "take: a tile of the centre goes into storage, for nothing; an own tile fills the gap (T6).\n".into(),
        ("place", _) => "place: a stored item goes on an empty space of its colour that touches a covered one, for a \
                         payment (T7). Then: area, effect, colour bonus (T8.1).\n"
            .into(),
        ("draw", _) => format!(
            "draw: {} into the hand, and one more for each card token (T5). There is no hand limit.\n",
            some(game.options().draw_base, "card")
        ),
        ("exchange", _) => "exchange: if no tile of the centre fits, all of one type can be replaced by neutral ones \
                            before one is taken (T6.12 to T6.15).\n"
            .into(),
        ("board", _) => "board: \"what board A2 B1 c3 +1 -1 castle 19\" draws one. Three pieces side by side, a small \
                         letter for one that is turned round; +1: the next piece lies half a hex lower, -1: higher (T2).\n"
            .into(),
        ("tie" | "ties" | "winner", _) => "winner: the most red points; of equals the one with most empty spaces (T17).\n".into(),
        _ => "Say what: \"what castle\", \"what olive\", \"what hex\", \"what token card\", \"what harvest\", \
              \"what payment\", \"what scoring\", \"what phase\", \"what area\", \"what bonus\", \"what centre\", \
              \"what marble\", \"what worker\", \"what storage\", \"what board A2 B1 c3 +1 -1\".\n"
            .into(),
    }
}

/// A board as its text describes it, with or without its start castle.
fn a_board(game: &Tuscany, text: &str) -> String {
    let (whole, castle) = with_castle(game, text);
    let mut words = Words::new(&whole);
    let read = game.read_assembly(&mut words).and_then(|read| words.finish().map(|()| read));
    match read {
        Err(error) => format!("{error}\n"),
        Ok(assembly) => {
            let plain = Pen::plain(crate::Language::English);
            let mut text = board(game, &laid_out(game, assembly, castle), LARGE, plain).join("\n");
            text.push('\n');
            text.push_str(&match castle {
                true => format!(
                    "The areas that can score are worth {} green points together.\n",
                    worth(game, assembly)
                ),
                false => {
                    let starts = game.spaces_of(assembly, Colour::DarkGreen).into_iter();
                    let starts: Vec<String> = starts.map(|space| space.to_string()).collect();
                    format!("The start castle can lie on {}.\n", starts.join(", "))
                }
            });
            text
        }
    }
}

/// The text of a board with a start castle, and whether it had one: without it one is added, so that the text can be read.
pub fn with_castle(game: &Tuscany, text: &str) -> (String, bool) {
    if text.split_whitespace().any(|word| word == "castle") {
        return (text.to_owned(), true);
    }
    // The dark green space of the first piece, wherever that is.
    let found = (0..10).map(|space| format!("{text} castle {space}")).find(|whole| {
        let mut words = Words::new(whole);
        game.read_assembly(&mut words).is_ok()
    });
    (found.unwrap_or_else(|| format!("{text} castle 0")), false)
}

fn colour_words(game: &Tuscany, colour: Colour) -> String {
    match Tile::of_colour(colour).next().and_then(|i| Tile::ALL.get(i)) {
        Some(&tile) => tile_words(game, tile),
        None => String::new(),
    }
}

/// What a tile does when it is placed.
fn tile_words(game: &Tuscany, tile: Tile) -> String {
    let what = match tile.colour() {
        Colour::DarkGreen => {
            "you may place a tile of the centre on your board at once, for free, with all that it brings (T9.1)"
        }
        Colour::Red => "you take a bonus token of any kind that is left (T9.5)",
        Colour::Turquoise => {
            "a wooden hex comes into your storage; in a later turn it goes on a space of any colour (T9.8, T10)"
        }
        Colour::LightGreen => "1 green point for each crop on it that its area did not have before (T9.9)",
        Colour::Grey => "1 marble, and 1 more for each marble token (T9.12)",
        Colour::Orange => "1 worker, and 1 more for each worker token (T9.13)",
        Colour::Yellow => "you draw 3 cards; card tokens add nothing (T9.14)",
        Colour::Beige => "you reveal a harvest card, and 1 more for each harvest token (T9.15)",
    };
    let name = if tile.colour() == Colour::LightGreen { "crop" } else { tile.name() };
    let [first, second] = game.printed().bonus[tile.colour().index()];
    format!(
        "{name} ({} space): {what}. Whoever covers all {name} spaces first gets {first} green, the second {second}.\n",
        tile.colour().name()
    )
}

fn hex_words() -> String {
    "hex: a wooden hex goes on a space of any colour, is paid like a tile of that colour and acts like one (T10.4, \
     T10.5); as a crop it is always new. Not in the turn in which it came (T10.3). Without room for it: 2 red \
     points (T10.2).\n"
        .into()
}

fn token(token: Token) -> String {
    format!("token {}: {} (T12.9).\n", token.name(), token_words(token))
}

/// The reward of a harvest card, in few words.
pub fn harvest_words(card: Harvest) -> &'static str {
    match card {
        Harvest::TwoRedPoints => "2 red points",
        Harvest::TwoCards => "2 cards",
        Harvest::CardRedPoint => "1 card and 1 red point",
        Harvest::GreenPoint => "1 green point",
        Harvest::Worker => "1 worker",
        Harvest::Marble => "1 marble",
        Harvest::WildHex => "1 wooden hex",
    }
}

fn harvest(game: &Tuscany, card: Harvest) -> String {
    let count = game.printed().harvest[card.index()];
    format!("harvest {}: {}; {count} of 27 cards (T11.3).\n", card.name(), harvest_words(card))
}

fn payment(game: &Tuscany) -> String {
    let same = match game.options().same_colour_pairs {
        true => "two pairs may have the same colour",
        false => "two pairs must have different colours",
    };
    format!(
        "payment: a placement has two needs. Each is met by a card of the space's colour, by two equal cards of \
         another colour, or by a worker; {same} (T7.7 to T7.13). So: 2 of the colour; 1 and a pair; 1 and a worker; \
         two pairs; a pair and a worker; 2 workers.\n"
    )
}

fn scoring(game: &Tuscany) -> String {
    format!(
        "scoring: green points come from areas, crops, colour bonuses and storage tokens. At each of the three \
         scorings all your green points are added to your red ones, and stay (T16.1, T16.2). At the end also 1 red \
         for each {}, stored item, marble and worker (T16.4). The most red points win (T17.1).\n",
        match game.options().final_cards_per_point {
            1 => "card".into(),
            n => format!("{n} cards"),
        }
    )
}

fn areas(game: &Tuscany) -> String {
    let [_, one, two, three] = game.printed().area;
    format!(
        "area: touching spaces of one colour. When the last one is covered: {one} green point for an area of 1, {two} \
         for 2, {three} for 3 (T8.2). The start castle scores nothing by itself (T8.4).\n"
    )
}

fn bonuses(game: &Tuscany) -> String {
    let all: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let [first, second] = game.printed().bonus[colour.index()];
            format!("{} {first}/{second}", colour.kind())
        })
        .collect();
    format!(
        "bonus: green points for the first and the second player who cover all spaces of a colour (T13): {}.\n",
        all.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_tuscany::Options;

    #[test]
    fn everything_is_explained_with_a_rule() {
        let game = Tuscany::new(Options::default()).expect("the default table");
        let unknown = what(&game, "nonsense");
        let tiles = Tile::ALL.map(|tile| tile.name().to_owned());
        let kinds = Colour::ALL.map(|colour| colour.kind().to_owned());
        let colours = Colour::ALL.map(|colour| colour.name().to_owned());
        let tokens = Token::ALL.map(|token| format!("token {}", token.name()));
        let cards = Harvest::ALL.map(|card| format!("harvest {}", card.name()));
        let more = [
            "hex", "token", "harvest", "marble", "worker", "payment", "scoring", "green", "red", "phase",
            "area", "bonus", "centre", "take", "place", "draw", "exchange", "storage", "board", "winner",
        ]
        .map(String::from);
        for thing in tiles.iter().chain(&kinds).chain(&colours).chain(&tokens).chain(&cards).chain(&more) {
            let text = what(&game, thing);
            assert!(text.ends_with(".\n") && text != unknown, "{thing}: {text}");
            assert!(text.contains("(T"), "{thing} names no rule: {text}");
        }
    }

    #[test]
    fn boards_are_drawn_and_wrong_ones_refused() {
        let game = Tuscany::new(Options::default()).expect("the default table");
        let text = what(&game, "board B2 C1 A2 +1 -1 castle 19");
        assert!(text.contains("CASTLE") && text.contains("are worth 40 green points"), "{text}");
        let text = what(&game, "board B2 C1 A2 +1 -1");
        assert!(
            !text.contains("CASTLE") && text.ends_with("The start castle can lie on 5, 19, 24.\n"),
            "{text}"
        );
        assert!(what(&game, "board B2 C1 A2 +1 -1 castle 18").starts_with("T3.10: the start castle lies on"));
        assert!(what(&game, "board B2 B1 A2 +1 -1").starts_with("T2.1"), "one piece of each letter");
        assert!(what(&game, "board B9").contains("a region piece"));
    }
}
