//! Pictures of duchies: inside of their frames, nothing over anything else, all of the state and no more.

use demesne_burgundy::{
    Tile,
    duchy::{self, Duchy},
};
use demesne_draw::{
    duchy::{Picture, duchy as draw},
    hex::{self, DRAWN, HALF, RADIUS},
    lead::Lines,
    mark::Mark,
    river,
};
use demesne_game::Hex;

fn boards() -> Vec<Duchy> {
    let mut boards = duchy::printed("se").expect("files");
    boards.extend(duchy::printed("2011").expect("files"));
    boards.extend(duchy::team_boards().expect("files"));
    boards.extend(duchy::solo_boards().expect("files"));
    assert!(
        boards.iter().any(|board| board.size == 73) && boards.iter().any(|board| !board.rivers.is_empty())
    );
    boards
}

#[test]
fn every_board_lies_inside_of_its_frame() {
    for board in boards() {
        for (s, posts) in [(13.5, false), (20.0, true), (56.0, false), (56.0, true)] {
            let picture = Picture { posts, ..Picture::new(&board, s) };
            let frame = picture.frame();
            for space in 0..board.size {
                let at = picture.at(space);
                for (x, y) in hex::corners(s) {
                    assert!(frame.holds((at.x + x, at.y + y)), "{} space {}", board.id, space + 1);
                }
            }
            for [one, other] in Lines::of(&board, s).edge {
                assert!(frame.holds(one) && frame.holds(other));
            }
            let standing = picture.posts();
            let standard = board.size == 37 && board.rivers.is_empty();
            assert_eq!(standing.len(), if posts && standard { 3 } else { 0 });
            for (x, y) in standing {
                let half = 0.45 * s;
                assert!(
                    frame.holds((x - half, y - half)) && frame.holds((x + half, y + half)),
                    "{}",
                    board.id
                );
                // A post stands beside the spaces, not on one.
                let near =
                    (0..board.size).map(|space| picture.at(space)).map(|at| (at.x - x).hypot(at.y - y));
                assert!(near.fold(f32::MAX, f32::min) > s, "{}", board.id);
            }
        }
    }
}

#[test]
fn rivers_stay_inside_and_off_other_spaces() {
    for board in boards() {
        let frame = hex::bounds(&board, RADIUS).grown(30.0);
        let place = |space: u8| hex::centre(board.hex[usize::from(space)], RADIUS);
        for &(one, other) in &board.rivers {
            let others: Vec<_> =
                (0..board.size).filter(|space| ![one, other].contains(space)).map(place).collect();
            let course = river::course([place(one), place(other)], &others);
            assert!(course.into_iter().all(|point| frame.holds(point)), "{} {one} {other}", board.id);
        }
    }
}

#[test]
fn drawn_hexes_never_overlap() {
    for board in boards() {
        for (i, one) in board.hex.iter().enumerate() {
            for other in &board.hex[..i] {
                let ((x1, y1), (x2, y2)) = (hex::centre(*one, RADIUS), hex::centre(*other, RADIUS));
                let distance = (x1 - x2).hypot(y1 - y2);
                assert!(distance > 2.0 * HALF * DRAWN, "{}: {one:?} {other:?}", board.id);
            }
        }
    }
}

#[test]
fn lines_are_those_of_the_regions() {
    for board in boards() {
        let lines = Lines::of(&board, 1.0);
        let (mut between, mut edge) = (0, 0);
        for (i, place) in board.hex.iter().enumerate() {
            for other in place.neighbours() {
                match board.hex.iter().position(|at: &Hex| *at == other) {
                    None => edge += 1,
                    Some(other) => between += usize::from(board.region_of[other] != board.region_of[i]),
                }
            }
        }
        assert_eq!((2 * lines.between.len(), lines.edge.len()), (between, edge), "{}", board.id);
    }
}

#[test]
fn a_board_of_radius_s_is_as_large_as_the_layout_says() {
    let board = &boards()[0];
    let frame = hex::bounds(board, 56.0);
    assert!(
        (frame.width - 12.12 * 56.0).abs() < 0.5 && (frame.height - 11.0 * 56.0).abs() < 0.5,
        "{frame:?}"
    );
    let s = hex::radius_for(board, 360.0, 1000.0);
    assert!((hex::bounds(board, s).width - 360.0).abs() < 0.01);
}

#[test]
fn tiles_lie_on_their_spaces_and_marks_above_all() {
    let board = &boards()[0];
    let mut tiles = vec![None; 37];
    (tiles[18], tiles[16]) = (Some(Tile::CASTLE), Some(Tile::SHIP));
    let marks = [(4, Mark::Free), (4, Mark::Points(10)), (33, Mark::Paid(1)), (18, Mark::Last)];
    let picture = Picture { tiles: &tiles, marks: &marks, ..Picture::new(board, 56.0) };
    let mut out = String::new();
    draw(&mut out, &picture);
    let count = |what: &str| out.matches(what).count();
    assert_eq!((count(r#"class="tile""#), count(r#"class="space"#)), (2, 35));
    assert_eq!(count(r#"class="space is-legal""#), 2);
    assert_eq!((count(r#"class="plate""#), count("data-space=")), (35, 37));
    assert_eq!(count(" ghost\"") + count("class=\"ghost\""), 33, "a legal space shows points instead");
    assert_eq!((count(r#"class="ring""#), count("ring ring-paid"), count(r#"class="price""#)), (1, 1, 1));
    assert!(out.contains("+10") && out.contains(r#"class="last-flag""#));
    let last_space = out.rfind("data-space=").expect("spaces");
    assert!(out.find("ring-glow").expect("a mark") > last_space, "marks are drawn last");
    let mut small = String::new();
    draw(&mut small, &Picture { s: 20.0, ..picture });
    let count = |what: &str| small.matches(what).count();
    assert_eq!((count(r#"class="plate""#), count("pip pip-s"), count("ghost\"")), (0, 35, 0));
}
