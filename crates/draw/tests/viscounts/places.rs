//! Where things of the ring and the castle lie: inside of their frames, clear of each other, large enough for fingers.

use super::{game, portraits, ring};
use demesne_draw::{
    hex::{Frame, Point},
    viscounts::{
        board::{self, Board, means, posts, scrolls, slots, tally},
        card::Cards,
        castle::{Castle, Place, figures},
        mini::Mini,
        ring::{Ring, Thing},
        rival,
        shape::REACH,
        strip::{STRIP, Strip},
    },
};
use demesne_game::{Game, Seat};
use demesne_viscounts::{
    Building, Icon, Ribbon, Ring as Order, Segment, Side, Site, Space, Tier, Viscounts, space::SEGMENTS,
};

fn away(one: Point, other: Point) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

fn overlap(one: Frame, other: Frame) -> bool {
    one.left < other.left + other.width
        && other.left < one.left + one.width
        && one.top < other.top + other.height
        && other.top < one.top + one.height
}

/// Both sides of the board, with the segments in two orders: what is drawn at an angle is at each of them.
fn boards(look: impl Fn(&Viscounts, &Ring<'_>)) {
    for setup in [&[][..], &[("players", "4")][..]] {
        let game = game(setup);
        let portraits = portraits(&game);
        for order in [[0, 1, 2, 3, 4], [0, 3, 1, 4, 2], [0, 2, 4, 1, 3]] {
            let mut state = game.start();
            state.ring = Order::new(order.map(Segment), 2).expect("an order");
            look(&game, &ring(&game, &state, &portraits));
        }
    }
}

#[test]
fn everything_lies_in_the_frame_and_fingers_reach_it() {
    boards(|game, ring| {
        for radius in [270.0, 314.0, 380.0] {
            let ring = Ring { radius, ..*ring };
            let frame = ring.frame();
            let mut count = 0;
            for thing in ring.things() {
                let shape = ring.shape(thing);
                let own = shape.frame();
                assert!(frame.holds((own.left, own.top)), "{thing:?}");
                assert!(frame.holds((own.left + own.width, own.top + own.height)), "{thing:?}");
                let reach = shape.reach();
                assert!(reach.width >= REACH - 0.01 && reach.height >= REACH - 0.01, "{thing:?}");
                assert!(reach.holds(shape.centre()));
                count += 1;
            }
            assert_eq!(count, 15 + 10 + game.every_site().count() + 10 + 11);
        }
    });
}

#[test]
fn spaces_sites_and_piles_keep_clear_of_each_other() {
    boards(|_, ring| {
        let small = |thing: &Thing| !matches!(thing, Thing::Castle(_) | Thing::Trade(_));
        let things: Vec<Thing> = ring.things().filter(small).collect();
        for (i, &one) in things.iter().enumerate() {
            for &other in &things[..i] {
                let (a, b) = (ring.shape(one), ring.shape(other));
                let round = |thing: Thing| matches!(thing, Thing::Space(_) | Thing::Site(_));
                if round(one) && round(other) {
                    let apart = away(a.centre(), b.centre());
                    assert!(apart > REACH, "{one:?} {other:?} are {apart} apart");
                } else if !round(one) && !round(other) {
                    assert!(!overlap(a.frame(), b.frame()), "{one:?} {other:?}");
                } else {
                    assert!(
                        !a.frame().holds(b.centre()) && !b.frame().holds(a.centre()),
                        "{one:?} {other:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn numbers_of_spaces_are_hidden_by_no_pile_and_no_banner() {
    boards(|_, ring| {
        let number = |space: Space| {
            let (x, y) = ring.space(space);
            Frame::new(x - 8.0, y - 8.0, 16.0, 16.0)
        };
        for space in Space::all().filter(|space| space.is_outer()) {
            for thing in ring.things() {
                if let Thing::Folk(_) | Thing::Tile(_) | Thing::Trade(_) = thing {
                    assert!(!overlap(number(space), ring.shape(thing).frame()), "{space:?} {thing:?}");
                }
            }
        }
    });
}

#[test]
fn a_river_parts_the_sites_of_its_spaces() {
    boards(|game, ring| {
        for segment in Segment::all() {
            let sites = game.sites(segment);
            let side = |side| game.near_sites(Space::on(segment, side)).collect::<Vec<_>>();
            let (left, right) = (side(Side::Left), side(Side::Right));
            assert_eq!((left.len(), left.len() + right.len()), (sites.left.into(), sites.count.into()));
            for site in left.iter().chain(&right) {
                // Clockwise, as the rules count them.
                let angle = ring.site_angle(*site) - ring.angle(segment);
                assert!((-36.0..=36.0).contains(&angle), "{site:?} {angle}");
            }
            let last = ring.site_angle(left[left.len() - 1]);
            assert!(right.iter().all(|site| ring.site_angle(*site) > last));
        }
    });
}

#[test]
fn links_lie_between_their_sites() {
    boards(|game, ring| {
        let mut links = 0;
        for from in game.every_site() {
            let Some(to) = game.linked_after(ring.state, from) else { continue };
            links += 1;
            let at = ring.link(from);
            let (one, other) = (away(at, ring.site(from)), away(at, ring.site(to)));
            assert!((one - other).abs() < 0.1 && one < 60.0, "{from:?} {one} {other}");
        }
        assert!(links > 12, "{links}");
    });
}

#[test]
fn workers_of_four_seats_can_be_told_apart() {
    let game = game(&[("players", "4")]);
    let mut state = game.start();
    for count in 1..=4u8 {
        for player in &mut state.players {
            player.first = [count; SEGMENTS];
            player.second = [count; SEGMENTS];
            player.third = count;
        }
        for apothem in [110.0, 176.0] {
            let castle = Castle { game: &game, state: &state, centre: (0.0, 0.0), apothem };
            for place in Place::all() {
                let figures = figures(&castle, place);
                let sum: u8 = figures.iter().map(|figure| figure.count).sum();
                assert_eq!(sum, 4 * count);
                assert_eq!(figures.len(), 4, "one of each colour");
                for pair in figures.windows(2) {
                    let (one, other) = (pair[0].shape, pair[1].shape);
                    let size = one.frame().width / 1.24;
                    assert!(away(one.centre(), other.centre()) > 0.83 * size, "{place:?}");
                }
                let room = castle.shape(place).frame().grown(2.0);
                for figure in figures {
                    assert!(room.holds(figure.shape.centre()), "{place:?} {count}");
                }
            }
        }
    }
}

#[test]
fn who_has_no_room_in_a_section_stands_out() {
    let game = game(&[]);
    let mut state = game.start();
    let over = |state: &_, place| {
        let castle = Castle { game: &game, state, centre: (0.0, 0.0), apothem: 110.0 };
        figures(&castle, place).iter().filter(|figure| figure.over).count()
    };
    let (first, keep) = (Place::Section(Segment(2), Tier::First), Place::Keep);
    for (workers, wanted) in [(0, 0), (3, 0), (4, 1), (5, 2)] {
        state.players[0].first[2] = workers;
        state.players[1].third = workers;
        assert_eq!((over(&state, first), over(&state, keep)), (wanted, 0), "V13.13, V13.15");
    }
}

#[test]
fn the_road_unrolled_has_all_that_the_ring_has() {
    boards(|game, ring| {
        let mut things = 0;
        for segment in Segment::all() {
            let strip = Strip {
                game,
                state: ring.state,
                cards: ring.cards,
                initials: ring.initials,
                own: None,
                segment,
                corner: (100.0, 50.0),
            };
            let frame = Frame::new(100.0, 50.0, STRIP.0, STRIP.1).grown(0.01);
            let all = strip.things();
            for (i, &thing) in all.iter().enumerate() {
                let shape = strip.shape(thing).unwrap_or_else(|| panic!("{thing:?}"));
                let own = shape.frame();
                assert!(frame.holds((own.left, own.top)), "{thing:?}");
                assert!(frame.holds((own.left + own.width, own.top + own.height)), "{thing:?}");
                if let Thing::Site(_) | Thing::Space(_) | Thing::Tile(_) | Thing::Folk(_) = thing {
                    for &other in &all[..i] {
                        if let Thing::Site(_) | Thing::Space(_) | Thing::Tile(_) | Thing::Folk(_) = other {
                            let another = strip.shape(other).expect("a thing of the segment");
                            assert!(away(shape.centre(), another.centre()) > REACH, "{thing:?} {other:?}");
                        }
                    }
                }
            }
            things += all.len();
            let elsewhere = Segment((segment.0 + 1) % 5);
            assert_eq!(strip.shape(Thing::Site(Site::of(elsewhere, 0))), None);
        }
        // The keep alone is in no segment.
        assert_eq!(things + 1, ring.things().count());
    });
}

#[test]
fn wedges_of_the_little_ring_hold_their_spaces() {
    let game = game(&[]);
    let state = game.start();
    let mini = Mini { state: &state, seats: 2, centre: (42.0, 42.0), radius: 42.0 };
    for space in Space::all() {
        let at = mini.space(space);
        assert!(away(at, (42.0, 42.0)) < 42.0);
        let nearest = Segment::all().min_by(|one, other| {
            let far = |segment: &Segment| away(at, mini.wedge(*segment).centre());
            far(one).total_cmp(&far(other))
        });
        assert_eq!(nearest, Some(space.segment()));
    }
}

#[test]
fn parts_of_a_player_board_lie_in_their_rows() {
    let inside = |frame: Frame, height: f32| {
        assert!(frame.left >= -5.01 && frame.left + frame.width <= 402.0, "{frame:?}");
        assert!(frame.top >= -5.01 && frame.top + frame.height <= height + 0.01, "{frame:?}");
    };
    let slots: Vec<Frame> =
        (0..3).map(slots::slot).chain([slots::deck(), slots::door(), slots::discards()]).collect();
    for (i, &one) in slots.iter().enumerate() {
        inside(one, slots::HEIGHT);
        assert!(slots[..i].iter().all(|&other| !overlap(one, other)), "{one:?}");
    }
    for icon in Icon::ALL {
        inside(tally::seal(icon), tally::HEIGHT);
    }
    for building in Building::all() {
        inside(posts::plinth(building), posts::HEIGHT);
        inside(posts::label(building), posts::HEIGHT);
        assert!(posts::reach(building).width >= REACH && posts::reach(building).height >= REACH);
    }
    for nth in 0..4 {
        inside(means::document(nth), means::HEIGHT);
    }
    for (ribbon, of) in Ribbon::ALL.into_iter().flat_map(|ribbon| [1, 2, 3, 9].map(|of| (ribbon, of))) {
        for nth in 0..of {
            inside(scrolls::place(ribbon, nth, of), scrolls::HEIGHT);
        }
    }
}

/// What is asked about of a rival lies on its panel, and nothing lies on anything else.
#[test]
fn the_things_of_a_rival_clear_each_other() {
    for setup in [&[][..], &[("players", "1"), ("solo", "cards")][..]] {
        let game = game(setup);
        let (portraits, state) = (portraits(&game), game.start());
        let cards = Cards { printed: game.printed(), portraits: &portraits };
        let board = Board { game: &game, state: &state, cards, seat: Seat(1) };
        let mut all = vec![rival::NAME];
        all.extend((0..3).flat_map(|nth| [rival::pile(nth), rival::slot(&board, nth)]));
        all.extend(Icon::ALL.map(|icon| rival::seal(&board, icon)));
        all.extend((1..=7).map(|space| rival::bar(&board).column(space).grown(-0.5)));
        all.extend((0..5).map(|nth| rival::mean(&board, nth)));
        all.extend((0..4).map(|nth| rival::document(&board, nth)));
        all.extend(Building::all().map(|building| rival::house(&board, building)));
        let panel = Frame::new(0.0, 0.0, rival::WIDTH, rival::height(&board));
        for (nth, one) in all.iter().enumerate() {
            assert!(panel.holds((one.left, one.top)), "{one:?}");
            assert!(panel.holds((one.left + one.width, one.top + one.height)), "{one:?}");
            for other in &all[nth + 1..] {
                assert!(!overlap(*one, *other), "{one:?} lies on {other:?}");
            }
        }
    }
}

/// A board that is put together piece by piece shows what the whole one shows.
#[test]
fn the_pieces_of_a_board_make_the_whole() {
    let game = game(&[]);
    let (portraits, state) = (portraits(&game), game.start());
    let cards = Cards { printed: game.printed(), portraits: &portraits };
    let board = Board { game: &game, state: &state, cards, seat: Seat(0) };
    let (mut whole, mut pieces) = (String::new(), String::new());
    board::part(&mut whole, &board, &board::Lit::default(), board::Part::Posts, (0.0, 0.0));
    posts::heads(&mut pieces, &board, (0.0, 0.0));
    Building::all().for_each(|building| posts::post(&mut pieces, &board, building, (0.0, 0.0)));
    let signs = |text: &str| text.matches("<use").count() + text.matches("<text").count();
    assert_eq!(signs(&whole), signs(&pieces));
    let (mut whole, mut pieces) = (String::new(), String::new());
    board::part(&mut whole, &board, &board::Lit::default(), board::Part::Scrolls, (0.0, 0.0));
    scrolls::heads(&mut pieces, &board, (0.0, 0.0));
    assert_eq!(signs(&whole), signs(&pieces), "nobody has manuscripts at the start");
    let mut slot = String::new();
    slots::empty(&mut slot, &board, 1, slots::slot(1));
    assert_eq!(slot.matches("<use").count(), 3, "slot 2 counts as three icons while it is empty");
}
