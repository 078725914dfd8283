//! The symbols of the frame: those of the house's sheet that belong to no game.

use demesne_burgundy::Edition;
use demesne_draw::glyphs;

/// The symbols, by their names on the sheet.
const SIGNS: [&str; 17] = [
    "undo",
    "end-turn",
    "hourglass",
    "hint",
    "log",
    "replay",
    "settings",
    "menu",
    "close",
    "text-mode",
    "theme",
    "bot",
    "seat",
    "eye",
    "lock",
    "team",
    "vp",
];

/// The symbols as the inside of an `<svg>`: `f-undo`, `f-log` … A page holds them once, whichever game it shows.
pub fn signs() -> String {
    let sheet = glyphs::sheet(Edition::Special);
    let symbols = SIGNS.iter().filter_map(|name| {
        let id = format!("g-{name}");
        let symbol = glyphs::symbol(&sheet, &id)?;
        Some(symbol.replacen(&format!("id=\"{id}\""), &format!("id=\"f-{name}\""), 1))
    });
    symbols.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_there_under_its_own_name() {
        let all = signs();
        for name in SIGNS {
            assert!(all.contains(&format!("id=\"f-{name}\"")), "{name}");
        }
        assert!(!all.contains("id=\"g-"), "names of a game's own symbols are left to it");
    }
}
