//! Prints pictures of Viscounts as a page: `cargo run -p demesne-draw --example viscounts [vellum|candlelight] cards`, or a table that
//! was played at random for so many steps: `… table 3 400 players=4`, or its castle, large, and its road, unrolled: `… road 3 400`.

use demesne_draw::{
    defs::Theme,
    hex::Frame,
    seat::Initials,
    viscounts::{
        card::{self, Cards, Size},
        castle::{self, Castle, Place, Step},
        mark::Mark,
        mini::{self, Mini, Reach},
        page, paper,
        portrait::Portraits,
        ring::{self, Marks, Thing},
        scheme,
        strip::{self, STRIP, Strip},
        table::Table,
        tile,
    },
};
use demesne_game::{
    Events, Game, Ignore, Notation, Random, Seat, Seed, SetupLine, Step as Play, ToAct, Viewer,
};
use demesne_viscounts::{
    BuildingKind, Card, EndCard, Manuscript, Ribbon, Scheme, Segment, Side, Site, Space, State, Tier,
    Viscounts, ability::Currency, card::CARDS,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let theme = match words.next().as_deref() {
        Some("candlelight") => Theme::Candlelight,
        _ => Theme::Vellum,
    };
    let what = words.next().unwrap_or_else(|| "cards".into());
    let seed = words.next().map_or(Ok(1), |word| word.parse())?;
    let steps = words.next().map_or(Ok(300), |word| word.parse())?;
    let lines: Vec<SetupLine> = words
        .filter_map(|word| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())))
        .map(|(key, value)| SetupLine { key, value, line: 0 })
        .collect();
    let game = Viscounts::from_setup(&lines)?;
    let state = walk(&game, seed, steps)?;
    let mut table = Table::new(&game, &state, Viewer::Everybody, &["Aveline", "Odo", "Maud", "Berthe"])?;
    let mut body = String::new();
    let frame = match what.as_str() {
        "table" => {
            demesne_draw::viscounts::table::table(&mut body, &table);
            table.frame()
        }
        "marks" => marks(&mut body, table),
        "road" => road(&mut body, &table),
        "crowd" => {
            crowd(&mut table.state);
            road(&mut body, &table)
        }
        _ => cards(&mut body, &game)?,
    };
    println!("{}", page::html(&body, frame, "Viscounts", theme));
    Ok(())
}

/// Plays so many steps at random.
fn walk(game: &Viscounts, seed: u64, steps: usize) -> Result<State, Box<dyn std::error::Error>> {
    let mut events = Events::new(Seed::from_number(seed));
    let mut choice = Seed::from_number(seed).event(1_000_000);
    let (mut state, mut list) = (game.start(), Vec::new());
    for _ in 0..steps {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Play::chance(game.sample(&state, &mut events.next_event())),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().ok_or("nobody acts")?;
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Play::seat(seat, list[choice.below(list.len() as u32) as usize])
            }
        };
        game.play(&mut state, step, &mut Ignore)?;
    }
    Ok(state)
}

/// All cards and tiles.
fn cards(body: &mut String, game: &Viscounts) -> Result<Frame, Box<dyn std::error::Error>> {
    let printed = game.printed();
    let portraits = Portraits::load(printed)?;
    let cards = Cards { printed, portraits: &portraits };
    for id in 0..CARDS {
        let (column, row) = (f32::from(id % 15), f32::from(id / 15));
        let at = (20.0 + 92.0 * column, 20.0 + 124.0 * row);
        cards.card(body, Card(id), Size::Medium, Seat(id % 4), Size::Medium.at(at));
    }
    for id in 0..24u8 {
        let (column, row) = (f32::from(id % 12), f32::from(id / 12));
        let card = Card([15, 16, 17, 18, 2, 12, 40, 68, 71, 72, 81, 83][usize::from(id) % 12]);
        let size = if row < 1.0 { Size::Small } else { Size::Large };
        let step = if row < 1.0 { 58.0 } else { 140.0 };
        let at = (20.0 + step * column, if row < 1.0 { 780.0 } else { 870.0 });
        cards.card(body, card, size, Seat(1), size.at(at));
    }
    for seat in 0..4 {
        card::back(body, Seat(seat), Frame::new(760.0 + 60.0 * f32::from(seat), 780.0, 46.0, 64.0));
    }
    scheme::back(body, Frame::new(1010.0, 780.0, 46.0, 64.0));
    let print = &printed.segments[3];
    card::printed(body, &print.townsfolk, Size::Small, Size::Small.at((1080.0, 780.0)));
    tile::printed(body, print, Frame::new(1140.0, 780.0, 40.0, 46.0));
    tile::printed(body, print, Frame::new(1190.0, 780.0, 66.0, 72.0));
    for tile in Manuscript::all() {
        let (column, row) = (f32::from(tile.0 % 18), f32::from(tile.0 / 18));
        tile::tile(body, printed, tile, Frame::new(20.0 + 74.0 * column, 1080.0 + 84.0 * row, 66.0, 72.0));
        tile::tile(body, printed, tile, Frame::new(20.0 + 46.0 * f32::from(tile.0), 1250.0, 40.0, 46.0));
    }
    for (i, card) in printed.player_cards.iter().enumerate() {
        paper::player(body, card, i as u8 + 1, Frame::new(20.0 + 140.0 * i as f32, 1320.0, 132.0, 150.0));
    }
    for (i, ribbon) in Ribbon::ALL.into_iter().enumerate() {
        paper::bonus(body, printed, ribbon, Frame::new(20.0 + 92.0 * i as f32, 1490.0, 84.0, 60.0));
    }
    paper::end(body, printed, EndCard::Poverty, (7, 2), Frame::new(420.0, 1490.0, 92.0, 128.0));
    paper::end(body, printed, EndCard::Prosperity, (0, 4), Frame::new(530.0, 1490.0, 92.0, 128.0));
    paper::leader(body, Some(Seat(1)), &Initials::of(&["A", "B"]), Frame::new(650.0, 1490.0, 52.0, 56.0));
    for scheme in Scheme::all() {
        let place = f32::from(scheme.0);
        scheme::scheme(
            body,
            printed,
            scheme,
            Frame::new(20.0 + 92.0 * (place % 8.0), 1640.0 + 124.0 * (place / 8.0).floor(), 84.0, 116.0),
        );
    }
    let opponents = demesne_viscounts::Opponent::ALL.into_iter().zip(&printed.solo.boards);
    for (i, (opponent, side)) in opponents.enumerate() {
        scheme::priorities(body, opponent, side, (780.0, 1650.0 + 40.0 * i as f32));
    }
    body.insert_str(0, r#"<rect width="1440" height="1900" fill="var(--vellum)"/>"#);
    Ok(Frame::new(0.0, 0.0, 1440.0, 1900.0))
}

/// A table with marks of every kind.
fn marks(body: &mut String, mut table: Table<'_>) -> Frame {
    let segment = Segment(3);
    table.marks = Marks {
        things: vec![
            (Thing::Space(Space::on(segment, Side::Left)), Mark::Free),
            (Thing::Space(Space::on(segment, Side::Right)), Mark::Paid(Currency::Silver, 2)),
            (Thing::Space(Space::on(segment, Side::Inner)), Mark::Last),
            (Thing::Folk(segment), Mark::Paid(Currency::Silver, 2)),
            (Thing::Tile(segment), Mark::Chosen),
            (Thing::Site(Site::of(Segment(4), 0)), Mark::Chosen),
            (Thing::Site(Site::of(Segment(4), 1)), Mark::Paid(Currency::Stone, 1)),
            (Thing::Site(Site::of(Segment(4), 2)), Mark::Preview),
            (Thing::Space(Space::on(Segment(4), Side::Left)), Mark::Forbidden),
            (Thing::Trade(Space::on(Segment(1), Side::Left)), Mark::Free),
            (Thing::Castle(Place::Section(segment, Tier::First)), Mark::Free),
        ],
        closing: vec![(Site::of(Segment(0), 0), vec![Seat(0), Seat(1)])],
        coming: Some((Site::of(Segment(4), 0), Seat(0), BuildingKind::TradingPost)),
        moving: Some((
            Seat(2),
            vec![
                Space::on(Segment(2), Side::Left),
                Space::on(Segment(2), Side::Inner),
                Space::on(table.state.ring.next(Segment(2)), Side::Inner),
            ],
        )),
    };
    demesne_draw::viscounts::table::table(body, &table);
    table.frame()
}

/// All viscounts on one space, and workers of four seats everywhere in the castle.
fn crowd(state: &mut State) {
    for (i, player) in (0u8..).zip(&mut state.players) {
        player.viscount = Space::outer(7);
        player.first = [1, 2, 1 + i, i % 2 * 3, 12];
        player.second = [1, 1 + i, 2, 0, i % 2];
        player.third = 1 + 3 * i;
    }
    state.leader = Some(Seat(3));
}

/// The castle with a cascade, the five segments of the road, the little ring.
fn road(body: &mut String, table: &Table<'_>) -> Frame {
    let lit = Place::Section(Segment(3), Tier::First);
    let castle =
        Castle { game: table.game, state: &table.state, centre: (250.0, 230.0), apothem: castle::LARGE };
    castle::castle(body, &castle, &[lit]);
    let steps = [
        Step { number: 1, from: lit, to: Place::Section(Segment(3), Tier::Second) },
        Step { number: 2, from: lit, to: Place::Section(table.state.ring.next(Segment(3)), Tier::First) },
        Step { number: 3, from: Place::Section(Segment(3), Tier::Second), to: Place::Keep },
    ];
    castle::cascade(body, &castle, &steps);
    for (i, segment) in table.state.ring.order().into_iter().enumerate() {
        let corner = (500.0 + 312.0 * (i % 3) as f32, 10.0 + 250.0 * (i / 3) as f32);
        let strip = Strip {
            game: table.game,
            state: &table.state,
            cards: table.cards(),
            initials: table.initials,
            own: Some(Seat(0)),
            segment,
            corner,
        };
        let marks = Marks {
            things: vec![
                (Thing::Space(Space::on(segment, Side::Right)), Mark::Paid(Currency::Silver, 1)),
                (Thing::Space(Space::on(segment, Side::Inner)), Mark::Free),
            ],
            ..Marks::default()
        };
        strip::strip(body, &strip, &marks);
    }
    let little =
        Mini { state: &table.state, seats: table.game.seats(), centre: (1200.0, 330.0), radius: 42.0 };
    let reach = [(Space::outer(7), Reach::Free), (Space::outer(8), Reach::Paid)];
    mini::mini(body, &little, Some(Segment(3)), &reach);
    let mut small = table.ring();
    (small.centre, small.radius) = ((1180.0, 720.0), 270.0);
    ring::ring(body, &small, &Marks::default());
    body.insert_str(0, r#"<rect width="1460" height="1010" fill="var(--vellum)"/>"#);
    Frame::new(0.0, 0.0, 500.0 + 3.0 * (STRIP.0 + 12.0) + 24.0, 1010.0)
}
