//! What is said in a team and alone.

use demesne_burgundy::{Burgundy, Expansion, Tile};

/// The verbs of a team game or a solo game, each with the word that it is about.
pub fn texts(game: &Burgundy, tiles: &[String]) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let options = game.options();
    if options.team.is_none() && options.solo.is_none() {
        return vec![("any".into(), "keep shared".into()), ("any".into(), "next phase".into())];
    }
    let mut withs: Vec<String> = (1..=6).map(|die| format!(" with {die}")).collect();
    withs.push(String::new());
    if options.expansions.has(Expansion::White) {
        withs.push(" with white".into());
        for tile in tiles {
            texts.extend((1..=6).map(|n| (format!("lying {tile}"), format!("take {tile} {n} with white"))));
        }
        texts.extend((1..=6).map(|n| ("any".into(), format!("sell {n} with white"))));
        texts.push(("any".into(), "workers with white".into()));
    }
    if options.expansions.has(Expansion::Tiles) {
        let kinds = Tile::all().filter(|tile| tile.kind_bit() != 0);
        texts.extend(kinds.map(|kind| ("any".into(), format!("crane {}", game.tile_name(kind)))));
        texts.push(("any".into(), "recruit".into()));
    }
    match options.team {
        Some(_) => team(tiles, &withs, &mut texts),
        None => solo(tiles, &withs, &mut texts),
    }
    texts
}

fn team(tiles: &[String], withs: &[String], texts: &mut Vec<(String, String)>) {
    let mut add = |about: String, text: String| texts.push((about, text));
    for tile in tiles {
        for space in 1..=73 {
            for with in withs {
                add(format!("stored {tile}"), format!("place {tile} {space}{with}"));
                add(format!("private {tile}"), format!("place {tile} {space}{with} private"));
            }
        }
        add(format!("private {tile}"), format!("discard {tile} private"));
    }
    add("any".into(), "keep shared".into());
    add("any".into(), "keep private".into());
}

fn solo(tiles: &[String], withs: &[String], texts: &mut Vec<(String, String)>) {
    let mut add = |about: String, text: String| texts.push((about, text));
    let fives = fives();
    for tile in tiles {
        for space in 1..=37 {
            for with in withs {
                add(format!("stored {tile}"), format!("place {tile} {space}{with}"));
            }
            add(format!("lying {tile}"), format!("put {tile} {space} from black"));
        }
        add(format!("lying {tile}"), format!("put {tile} 38 from black"));
        add(format!("lying {tile}"), format!("put {tile} 5 from 3"));
        for goods in &fives {
            add(format!("exchanged {tile}"), format!("exchange {goods} for {tile}"));
        }
    }
    for due in ["phase", "colour", "colour-more", "reset", "grant", "gain:3", "ship"] {
        add("any".into(), format!("next {due}"));
    }
    (1..=10).for_each(|size| add("any".into(), format!("next size:{size}")));
    (1..=37).for_each(|space| add("any".into(), format!("next effect:{space}")));
    (1..=40).for_each(|points| add("any".into(), format!("next livestock:{points}")));
    (0..=30).for_each(|silver| add("any".into(), format!("gain {silver}")));
    add("any".into(), "exchange 1 1 2 2 3 for bank".into());
}

/// Every choice of five goods.
fn fives() -> Vec<String> {
    let mut lists = vec![Vec::new()];
    for _ in 0..5 {
        lists = lists
            .into_iter()
            .flat_map(|list: Vec<u8>| {
                let least = list.last().copied().unwrap_or(1);
                (least..=6).map(move |goods| [list.clone(), vec![goods]].concat())
            })
            .collect();
    }
    lists.iter().map(|list| list.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")).collect()
}
