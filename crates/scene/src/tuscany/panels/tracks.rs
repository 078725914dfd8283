//! Both tracks: green points, which count again in each scoring, and the red ones that decide (T1.15, T16).

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{pen::N, seat};
use demesne_game::Seat;

/// How wide the tracks are, and where they begin and end.
const WIDE: f32 = 700.0;
const FROM: f32 = 98.0;
const TO: f32 = WIDE - 24.0;
/// How high one is.
const HIGH: f32 = 52.0;
/// The radius of a pawn.
const PAWN: f32 = 11.5;

/// A track.
struct Track {
    red: bool,
    /// Its end.
    most: u16,
    /// How far it is from one number to the next.
    step: u16,
    y: f32,
}

impl Track {
    fn x(&self, points: u16) -> f32 {
        FROM + (TO - FROM) * f32::from(points.min(self.most)) / f32::from(self.most)
    }
}

/// The panel of both tracks.
pub(super) fn tracks(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let most = |of: &dyn Fn(Seat) -> u16| scene.seats().map(of).max().unwrap_or(0);
    let green = most(&|seat| scene.estate(seat).tally.green());
    let red = most(&|seat| after(scene, seat));
    for track in [
        Track { red: false, most: green.div_ceil(10).max(4) * 10, step: 10, y: HIGH * 0.5 },
        Track { red: true, most: red.div_ceil(20).max(5) * 20, step: 20, y: HIGH * 1.5 },
    ] {
        rail(&mut sheet, &track);
        pawns(&mut sheet, &track);
    }
    let tab = matches!(scene.look.room, Room::Phone | Room::Across).then_some("g-points");
    sheet.panel("tracks", scene.word(Word::Tracks), tab, Frame::new(0.0, 0.0, WIDE, 2.0 * HIGH))
}

/// T16.1: the red points that somebody would have after a scoring now.
fn after(scene: &Scene<'_>, seat: Seat) -> u16 {
    let tally = scene.estate(seat).tally;
    match scene.state.stage {
        demesne_tuscany::state::Stage::Over => tally.red(),
        _ => tally.red() + tally.green(),
    }
}

fn rail(sheet: &mut Sheet<'_>, track: &Track) {
    let word = sheet.scene.word(if track.red { Word::Red } else { Word::Green });
    let class = if track.red { "rail rail-red" } else { "rail rail-green" };
    sheet.still(word, |out| {
        let y = N(track.y);
        put!(out, r#"<text class="lab rail-name" x="4" y="{}">{word}</text>"#, N(track.y + 5.0));
        put!(out, r#"<path class="{class}" d="M{} {y}H{}"/>"#, N(FROM), N(TO));
        for number in (0..=track.most).step_by(track.step.into()) {
            let x = N(track.x(number));
            put!(
                out,
                r#"<path class="tick" d="M{x} {}v10"/><text class="tick-n" x="{x}" y="{}">{number}</text>"#,
                N(track.y - 5.0),
                N(track.y + 23.0)
            );
        }
    });
}

fn pawns(sheet: &mut Sheet<'_>, track: &Track) {
    let scene = sheet.scene;
    let mut taken: Vec<f32> = Vec::new();
    for seat in scene.seats() {
        let tally = scene.estate(seat).tally;
        let points = if track.red { tally.red() } else { tally.green() };
        let mut x = track.x(points);
        // Those that meet stand close together.
        while taken.iter().any(|other| (other - x).abs() < PAWN * 1.1) {
            x += PAWN * 1.15;
        }
        taken.push(x);
        let mut label = labels::pawn(&scene.name(seat), points, track.red, scene.look.language);
        if track.red && after(scene, seat) > points {
            label = format!("{label}, {}", labels::after_scoring(after(scene, seat), scene.look.language));
            let then = track.x(after(scene, seat));
            sheet.still(format!("{seat} then"), |out| {
                put!(
                    out,
                    r#"<circle class="then" cx="{}" cy="{}" r="{}" style="stroke:{}"/>"#,
                    N(then),
                    N(track.y),
                    N(PAWN - 4.0),
                    seat::ink(seat)
                );
            });
        }
        let key = if track.red { keys::red(seat) } else { keys::green(seat) };
        let area = Frame::new(x - PAWN, track.y - PAWN - 9.0, 2.0 * PAWN, 2.0 * PAWN + 9.0);
        sheet.boxed(key, label, area, 8.0, |out| {
            seat::disc(out, seat, scene.initials.get(seat), (x, track.y), PAWN);
            put!(out, r#"<text class="pawn-n" x="{}" y="{}">{points}</text>"#, N(x), N(track.y - PAWN - 3.0));
        });
    }
}
