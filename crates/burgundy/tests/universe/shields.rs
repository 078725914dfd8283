//! What can be said with shields and trade routes.

use demesne_burgundy::{Burgundy, Expansion};

/// Decisions of shields with the word that each is about. Dice that shield 16 marks are among the dice of other actions.
pub fn texts(game: &Burgundy, tiles: &[String]) -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> = Vec::new();
    let any = |text: String| ("any".into(), text);
    if game.options().expansions.has(Expansion::Shields) {
        texts.extend((1..=4).map(|seat| any(format!("copy p{seat}"))));
        texts.extend((1..=6).map(|goods| any(format!("also {goods}"))));
        let marks = (0..=6).map(|die| if die == 0 { String::new() } else { format!(" mark {die}") });
        for mark in marks {
            for shield in 1..=18 {
                texts.push(any(format!("shield {shield}{mark}")));
                texts.extend((1..=18).map(|old| any(format!("shield {shield} for {old}{mark}"))));
            }
        }
        for tile in tiles {
            for source in ["1", "2", "3", "4", "5", "6", "black"] {
                for space in (1..=37).chain([73]) {
                    texts.push((format!("levied {tile}"), format!("put {tile} {space} from {source}")));
                }
            }
        }
        for first in 1..=18 {
            texts.extend(tributes(&[first]).map(|text| ("tribute".into(), text)));
            for second in 1..=18 {
                texts.extend(tributes(&[first, second]).map(|text| ("tribute".into(), text)));
                for third in second + 1..=18 {
                    texts.extend(tributes(&[first, second, third]).map(|text| ("tribute".into(), text)));
                    for fourth in (third + 1..=18).filter(|_| first < second) {
                        let four = tributes(&[first, second, third, fourth]);
                        texts.extend(four.map(|text| ("tribute".into(), text)));
                    }
                }
            }
        }
        texts.push(any("tribute -".into()));
    }
    if game.options().expansions.has(Expansion::Routes) {
        texts.extend((1..=12).map(|tile| any(format!("order {tile} 1 2"))));
    }
    texts
}

/// Tribute for some shields, with every number of workers.
fn tributes(shields: &[u8]) -> impl Iterator<Item = String> + use<> {
    let shields: Vec<String> = shields.iter().map(u8::to_string).collect();
    let text = format!("tribute {}", shields.join(" "));
    (0..=4).map(move |n| if n == 0 { text.clone() } else { format!("{text} workers {n}") })
}
