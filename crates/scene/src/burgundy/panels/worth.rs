//! What a region is worth by its size, and what the phase adds (B9.3).

use super::put;
use super::{scene::Scene, sheet::Sheet};
use crate::{Frame, Panel, Room, burgundy::labels::Word};
use demesne_draw::pen::{N, escape};

/// The panel.
pub(super) fn worth(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let printed = scene.game.printed();
    sheet.still("sizes", |out| {
        let sizes = printed.region_size.iter().enumerate().skip(1).take(8);
        for (size, points) in sizes {
            let x = N(16.0 + 30.0 * (size - 1) as f32);
            put!(
                out,
                r##"<g transform="translate({x} 14)"><use href="#hx" transform="scale(.24)" class="stop"/><text class="phv" y="4">{size}</text><text class="bans" y="28">{points}</text></g>"##
            );
        }
    });
    let phase = usize::from(scene.state.phase).min(4);
    let letter = char::from(b'A' + phase as u8);
    let words = scene.word(Word::MoreInPhase);
    sheet.still("phase", |out| {
        put!(
            out,
            r#"<text class="lab-r" x="242" y="64"><tspan class="rub">+{}</tspan> "#,
            printed.phase[phase]
        );
        escape(out, words);
        put!(out, " {letter}</text>");
    });
    let tab = match scene.look.room {
        Room::Wide if scene.rivals().len() < 2 => None,
        Room::Middle if !scene.rivals().is_empty() => Some("g-seat"),
        Room::Wide | Room::Middle => Some("g-vp"),
        _ => Some("g-depot"),
    };
    sheet.panel("worth", scene.word(Word::Worth), tab, Frame::new(0.0, 0.0, 244.0, 70.0))
}
