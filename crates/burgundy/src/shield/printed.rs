//! What is printed about shields: `data/shields.toml`.

use demesne_game::TextError;
use serde::Deserialize;

/// What is printed about shields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintedShields {
    /// X-SHIELD-P: the points of shields 1 to 18; index 0 is shield 1.
    pub points: [u8; 18],
    /// X-SHIELD-A: how many are laid at each depot, with 2, 3 and 4 players.
    pub layout: [[u8; 6]; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShieldsFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    points: [u8; 18],
    layout: [[u8; 6]; 3],
}

/// Reads and checks the file.
pub fn printed_shields() -> Result<PrintedShields, TextError> {
    let file: ShieldsFile = toml::from_str(include_str!("../../data/shields.toml"))
        .and_then(toml::Table::try_into)
        .map_err(|e| TextError::new(format!("shields.toml: {}", e.message())))?;
    let (points, layout) = (file.points, file.layout);
    if layout.iter().flatten().any(|&count| count == 0 || count > 2) {
        return Err(TextError::new("shields.toml: one or two shields are laid at each depot"));
    }
    Ok(PrintedShields { points, layout })
}
