//! The bonus tokens that are left (T1.10).

use super::{
    scene::Scene,
    sheet::{Sheet, pill},
};
use crate::{
    Frame, Panel,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::tuscany::token;
use demesne_tuscany::Token;

const STEP: f32 = 66.0;

/// The panel of the tokens. Where there is little room it comes forth only when one can be taken.
pub(super) fn tokens(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    for (place, kind) in Token::ALL.into_iter().enumerate() {
        let left = scene.game.printed().tokens.saturating_sub(scene.state.taken(kind));
        let (x, y) = (STEP * (place as f32 + 0.5), 33.0);
        let area = Frame::new(x - 29.0, y - 29.0, 58.0, 58.0);
        let label = labels::token(kind, left, scene.look.language);
        sheet.boxed(keys::token(kind), label, area, 29.0, |out| {
            token::token(out, kind, (x, y), 26.0);
            pill(out, left, (x + 18.0, y + 20.0), 0.85);
        });
    }
    let lit = Token::ALL.into_iter().any(|kind| scene.marks.lit.contains_key(&keys::token(kind)));
    let tab = (!scene.roomy() && !lit).then_some("g-token");
    let frame = Frame::new(0.0, 0.0, STEP * 5.0, 68.0);
    let mut panel = sheet.panel("tokens", scene.word(Word::Tokens), tab, frame);
    panel.also = if lit { &["tokens-asked"] } else { &[] };
    panel
}
