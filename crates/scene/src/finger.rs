//! What a finger means: it is wider than many things, so its touch may be meant for one of several.

use crate::Frame;

/// How wide and high the target of a finger is at least, in CSS pixels.
pub const FINGER: f32 = 44.0;

/// Something that a finger can touch, where it is on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// Its box.
    pub area: Frame,
    /// Whether it calls for a touch: it is lit.
    pub open: bool,
}

/// What a touch with a finger means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// Nothing that can be used is in reach.
    Nothing,
    /// Exactly this target.
    One(usize),
    /// One of these: they are to be shown larger.
    Several(Vec<usize>),
}

/// Where a finger reaches a target: its box, at least as large as a finger and pushed into its panel.
pub fn reach(area: Frame, panel: Frame) -> Frame {
    let ((x, y), width, height) = (area.centre(), area.width.max(FINGER), area.height.max(FINGER));
    let within = |start: f32, length: f32, low: f32, room: f32| match room >= length {
        true => start.clamp(low, low + room - length),
        false => start,
    };
    let left = within(x - width / 2.0, width, panel.left, panel.width);
    let top = within(y - height / 2.0, height, panel.top, panel.height);
    Frame::new(left, top, width, height)
}

/// What a finger at a point means among the usable targets of a panel; `hit` is the one that lies there, if any does.
///
/// What is lit goes before what is not, unless the finger is right on something that could be used as well.
pub fn meant((x, y): (f32, f32), panel: Frame, targets: &[Target], hit: Option<usize>) -> Meant {
    let near: Vec<usize> = (0..targets.len())
        .filter(|&i| {
            let reach = reach(targets[i].area, panel);
            hit == Some(i) || reach.holds((x, y))
        })
        .collect();
    let on_unlit = hit.and_then(|hit| targets.get(hit)).is_some_and(|target| !target.open);
    let lit: Vec<usize> = near.iter().copied().filter(|&i| targets[i].open).collect();
    let meant = if on_unlit || lit.is_empty() { near } else { lit };
    match meant[..] {
        [] => Meant::Nothing,
        [one] => Meant::One(one),
        _ => Meant::Several(meant),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PANEL: Frame = Frame::new(0.0, 100.0, 360.0, 125.0);

    fn target(left: f32, top: f32, width: f32, height: f32, open: bool) -> Target {
        Target { area: Frame::new(left, top, width, height), open }
    }

    /// Four tiles of a depot, one below the other.
    fn tiles(open: [bool; 4]) -> Vec<Target> {
        (0..4).map(|i| target(0.0, 120.0 + 21.5 * i as f32, 44.0, 21.5, open[i])).collect()
    }

    #[test]
    fn a_target_reaches_as_far_as_a_finger_is_wide_but_not_out_of_its_panel() {
        assert_eq!(reach(Frame::new(100.0, 150.0, 20.0, 60.0), PANEL), Frame::new(88.0, 150.0, 44.0, 60.0));
        assert_eq!(reach(Frame::new(0.0, 100.0, 20.0, 20.0), PANEL), Frame::new(0.0, 100.0, 44.0, 44.0));
        assert_eq!(reach(Frame::new(350.0, 215.0, 10.0, 10.0), PANEL), Frame::new(316.0, 181.0, 44.0, 44.0));
        let low = Frame::new(0.0, 0.0, 360.0, 28.0);
        let reached = reach(Frame::new(10.0, 2.0, 24.0, 24.0), low);
        assert_eq!((reached.width, reached.height), (44.0, 44.0), "whatever the panel is like");
        assert!(
            reached.top <= 2.0 && reached.top + reached.height >= 26.0,
            "it holds its target: {reached:?}"
        );
    }

    #[test]
    fn every_place_that_a_finger_reaches_leads_to_the_target() {
        for open in [[true; 4], [false; 4], [true, false, true, false], [false, true, true, false]] {
            let targets = tiles(open);
            for (i, one) in targets.iter().enumerate().filter(|(_, one)| one.open || !open.contains(&true)) {
                let reach = reach(one.area, PANEL);
                assert!(reach.width >= FINGER && reach.height >= FINGER);
                for step in 0..=8 {
                    let at = (reach.left + 3.0, reach.top + reach.height * step as f32 / 8.0);
                    // Nothing that is not lit lies right below the finger.
                    let hit = targets.iter().position(|other| {
                        other.open && at.1 > other.area.top && at.1 < other.area.top + other.area.height
                    });
                    match meant(at, PANEL, &targets, hit) {
                        Meant::One(found) => assert_eq!(found, i),
                        Meant::Several(found) => assert!(found.contains(&i) && found.len() > 1),
                        Meant::Nothing => panic!("{at:?} is in reach of {i}"),
                    }
                }
            }
        }
    }

    #[test]
    fn the_only_lit_one_is_meant_wherever_the_finger_is_not_right_on_another() {
        let targets = tiles([false, true, false, false]);
        assert_eq!(meant((20.0, 139.0), PANEL, &targets, None), Meant::One(1));
        assert_eq!(meant((20.0, 150.0), PANEL, &targets, Some(1)), Meant::One(1));
        assert_eq!(meant((20.0, 139.0), PANEL, &targets, Some(0)), Meant::Several(vec![0, 1]));
        assert_eq!(meant((20.0, 125.0), PANEL, &targets, Some(0)), Meant::One(0), "far from all others");
        assert_eq!(meant((200.0, 150.0), PANEL, &targets, None), Meant::Nothing);
    }

    #[test]
    fn neighbours_are_told_apart_in_the_middle_and_asked_about_between() {
        // Two hexes of the board of a team on a phone.
        let targets = [target(100.0, 150.0, 27.0, 31.0, true), target(127.0, 150.0, 27.0, 31.0, true)];
        assert_eq!(meant((113.5, 165.0), PANEL, &targets, Some(0)), Meant::One(0));
        assert_eq!(meant((140.5, 165.0), PANEL, &targets, Some(1)), Meant::One(1));
        assert_eq!(meant((126.0, 165.0), PANEL, &targets, Some(0)), Meant::Several(vec![0, 1]));
    }
}
