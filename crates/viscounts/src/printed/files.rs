//! The shape of `data/*.toml`.

use super::RIBBONS;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TownsfolkFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    pub(super) card: Vec<CardLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardLine {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) silver: u8,
    pub(super) icons: Vec<String>,
    #[serde(default)]
    pub(super) hire: Vec<String>,
    #[serde(default)]
    pub(super) rule: Vec<RuleLine>,
}

/// V26.1: trigger, condition, cost, effect.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleLine {
    pub(super) trigger: String,
    pub(super) action: Option<String>,
    #[serde(default)]
    pub(super) effect: Vec<Vec<String>>,
    pub(super) pays: Option<String>,
    pub(super) each: Option<u8>,
    pub(super) icons: Option<u8>,
    #[serde(default)]
    pub(super) once: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ManuscriptsFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    pub(super) sets: [u8; RIBBONS],
    pub(super) tile: Vec<TileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileLine {
    pub(super) id: String,
    pub(super) cost: u8,
    pub(super) ribbon: String,
    #[serde(default)]
    pub(super) grey: bool,
    pub(super) effect: Option<Vec<String>>,
    pub(super) score: Option<ScoreLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoreLine {
    pub(super) vp: u8,
    pub(super) per: u8,
    pub(super) of: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerCardsFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    pub(super) poverty: [u8; 4],
    pub(super) prosperity: [u8; 4],
    pub(super) card: Vec<PlayerCardLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerCardLine {
    pub(super) number: u8,
    pub(super) gains: Vec<String>,
    pub(super) silver: u8,
    pub(super) deeds: u8,
    pub(super) debts: u8,
    pub(super) extra: Vec<String>,
    #[serde(default)]
    pub(super) own_space: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    pub(super) segment: Vec<SegmentLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SegmentLine {
    pub(super) spaces: [u8; 2],
    pub(super) rates: [u8; 2],
    pub(super) gains: [String; 2],
    pub(super) townsfolk: PrintedTownsfolkLine,
    pub(super) manuscript: PrintedManuscriptLine,
    pub(super) few: SitesLine,
    pub(super) many: SitesLine,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedTownsfolkLine {
    pub(super) silver: u8,
    pub(super) icons: Vec<String>,
    pub(super) hire: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedManuscriptLine {
    pub(super) cost: u8,
    pub(super) effect: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SitesLine {
    pub(super) left: Vec<String>,
    pub(super) right: Vec<String>,
    pub(super) links: Vec<Vec<String>>,
    pub(super) across: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    pub(super) second_tier: Vec<Vec<Vec<String>>>,
    pub(super) third_tier: Vec<String>,
    pub(super) removed_first: Vec<String>,
    pub(super) removed_second: Vec<String>,
    pub(super) worker_points: [u8; 3],
    pub(super) nobles: [u8; 4],
    pub(super) leader: u8,
    pub(super) bonus_card: u8,
    pub(super) slot_2: Vec<String>,
    pub(super) slot_3: Vec<String>,
    pub(super) documents: [i8; 4],
    pub(super) majority: [u8; 3],
    pub(super) bonus_icons: BTreeMap<String, Vec<String>>,
    pub(super) building: Vec<BuildingLine>,
    pub(super) collision: Vec<CollisionLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingLine {
    pub(super) kind: String,
    pub(super) cost: u8,
    pub(super) points: [u8; 3],
    pub(super) icons: [Vec<String>; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CollisionLine {
    pub(super) active: Vec<String>,
    pub(super) who: String,
    pub(super) rivals: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    pub(super) collision: Vec<Vec<String>>,
    pub(super) nobles: [u8; 3],
    pub(super) leftover: u8,
    pub(super) board: Vec<SoloBoardLine>,
    pub(super) reveals: Vec<RevealLine>,
    pub(super) scheme: Vec<SchemeLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloBoardLine {
    pub(super) id: String,
    pub(super) focus: String,
    pub(super) prefers: Vec<PreferenceLine>,
    pub(super) gains: Vec<String>,
    pub(super) deeds: u8,
    pub(super) debts: u8,
    pub(super) building: String,
    pub(super) slot_2: Vec<String>,
    pub(super) slot_3: Vec<String>,
    pub(super) removed: Vec<String>,
    pub(super) guildhalls: [String; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PreferenceLine {
    pub(super) resource: String,
    pub(super) until: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RevealLine {
    pub(super) building: String,
    pub(super) trigger: String,
    pub(super) effect: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SchemeLine {
    pub(super) id: String,
    pub(super) header: Vec<String>,
    pub(super) bonus: Vec<String>,
    pub(super) steps: u8,
    pub(super) options: Vec<OptionLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionLine {
    pub(super) action: Option<String>,
    pub(super) effect: Option<Vec<String>>,
}
