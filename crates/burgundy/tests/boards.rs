//! The boards of the expansions: what their data must show, and how boards of other shapes are refused.

use demesne_burgundy::{
    Colour, Edition,
    duchy::{
        BoardSet, COUNTS, Counts, Duchy, POSTS, Provenance, TEAM_COUNTS, fairness, picture, printed,
        read_file, read_maps, solo_boards, team_boards,
    },
    printed::Printed,
};
use demesne_game::{Spaces, hex::connected_parts};

fn of_set(set: BoardSet) -> Vec<Duchy> {
    let all = printed("se").expect("files without errors");
    all.into_iter().filter(|duchy| duchy.set == Some(set)).collect()
}

fn ids(duchies: &[Duchy]) -> Vec<&str> {
    duchies.iter().map(|duchy| duchy.id.as_str()).collect()
}

fn castles(duchy: &Duchy) -> Spaces {
    duchy.by_colour[Colour::Castle.index()]
}

fn check_counts(duchy: &Duchy, counts: Counts) {
    for (colour, count) in counts {
        assert_eq!(duchy.by_colour[colour.index()].len(), u32::from(count), "{} {colour:?}", duchy.id);
    }
}

/// The pairs of spaces that touch, counted from 1, as `1-2 1-7 …`.
fn touching(duchy: &Duchy) -> String {
    let spaces = || 0..usize::from(duchy.size);
    let pairs = spaces().flat_map(|one| (one + 1..usize::from(duchy.size)).map(move |other| (one, other)));
    let pairs = pairs.filter(|&(one, other)| duchy.hex[one].touches(duchy.hex[other]));
    pairs.map(|(one, other)| format!("{}-{}", one + 1, other + 1)).collect::<Vec<_>>().join(" ")
}

#[test]
fn boards_are_numbered_and_know_their_sets() {
    let all = printed("se").expect("files without errors");
    assert_eq!(ids(&all), (1..=30).map(|id: u8| id.to_string()).collect::<Vec<_>>());
    for set in BoardSet::ALL {
        let boards = of_set(set);
        let name = format!("{}-{}", boards[0].id, boards[boards.len() - 1].id);
        assert_eq!(name, set.name());
        let sides: Vec<String> = Printed::two_sided_of(Edition::Special, set)
            .expect("a set of this edition")
            .into_iter()
            .flat_map(|(sides, copies)| {
                assert_eq!(copies, 4, "{}", set.name());
                sides
            })
            .collect();
        assert_eq!(sides, ids(&boards), "consecutive numbers share a board");
    }
    let first = printed("2011").expect("files without errors");
    assert!(first.iter().all(|duchy| duchy.set == Some(BoardSet::Base)));
    assert_eq!(
        Printed::two_sided_of(Edition::First, BoardSet::Border).map_err(|error| error.to_string()),
        Err("the edition 2011 has no boards 23-30; it has 1-10".into())
    );
    let own = Duchy::from_one_line("mine", &all[0].rows_text()).expect("the rows of board 1");
    assert_eq!((own.set, own.starts), (None, castles(&own)));
}

#[test]
fn boards_of_our_own_are_as_fair_as_the_known_ones_and_say_so() {
    for duchy in printed("se").expect("files without errors").iter().skip(10) {
        check_counts(duchy, COUNTS);
        let own = duchy.id != "23";
        assert_eq!(fairness(duchy).is_ok(), own, "{}", duchy.id);
        assert_eq!(duchy.provenance, if own { Provenance::Original } else { Provenance::Public });
        assert!(duchy.title.starts_with(&format!("Duchy {}: ", duchy.id)), "{}", duchy.title);
        assert_eq!(duchy.source.contains("not the printed one"), own);
        assert_eq!((duchy.starts, duchy.rivers.len()), (castles(duchy), 0));
    }
}

/// The spaces that can be covered under the castle connection (X-BOARD-3, X-BOARD-4), from a starting castle on.
/// Covering a space never takes away a choice, so it does not matter in which order they are covered.
fn coverable(duchy: &Duchy, start: u8) -> Spaces {
    let mut covered = Spaces::one(start);
    loop {
        let can = |space: u8| {
            let around = duchy.neighbours[usize::from(space)] & covered;
            let own = duchy.by_colour[duchy.colour[usize::from(space)].index()];
            // Covered spaces are anchored themselves, so one of the own colour hands that on.
            around.meets(castles(duchy) | own) || (castles(duchy).contains(space) && !around.is_empty())
        };
        let next: Spaces = duchy.spaces().minus(covered).into_iter().filter(|&space| can(space)).collect();
        if next.is_empty() {
            return covered;
        }
        covered |= next;
    }
}

#[test]
fn x_board_13_all_spaces_can_be_covered_from_each_castle_under_the_castle_connection() {
    let boards = of_set(BoardSet::Connection);
    assert_eq!(boards.len(), 8);
    for duchy in boards {
        assert_eq!(duchy.provenance, Provenance::Original);
        for start in castles(&duchy) {
            assert_eq!(coverable(&duchy, start), duchy.spaces(), "{} from {}", duchy.id, start + 1);
        }
    }
    // X-BOARD-11: the boards of the base game reach 33 spaces at best.
    let best = of_set(BoardSet::Base)
        .iter()
        .flat_map(|duchy| castles(duchy).into_iter().map(|start| coverable(duchy, start).len()))
        .max();
    assert_eq!(best, Some(33));
}

#[test]
fn x_champ_3_four_boards_of_our_own() {
    let boards = of_set(BoardSet::Championship);
    assert_eq!(ids(&boards), ["19", "20", "21", "22"]);
    assert!(boards.iter().all(|duchy| duchy.provenance == Provenance::Original));
}

#[test]
fn x_post_10_one_border_board_is_found_and_the_others_are_our_own() {
    let boards = of_set(BoardSet::Border);
    let is_found: Vec<bool> = boards.iter().map(|duchy| duchy.provenance == Provenance::Public).collect();
    assert_eq!((boards[0].id.as_str(), is_found), ("23", [vec![true], vec![false; 7]].concat()));
    let at_posts = POSTS.into_iter().fold(Spaces::EMPTY, |all, post| all | post);
    for duchy in &boards[1..] {
        let colours = duchy.by_colour.iter().filter(|spaces| spaces.meets(at_posts)).count();
        assert!(colours >= 4 && !castles(duchy).meets(at_posts), "{}", duchy.id);
    }
}

#[test]
fn x_team_5_two_halves_are_one_duchy_of_73_spaces() {
    let boards = team_boards().expect("files without errors");
    assert_eq!(ids(&boards), ["31a-32a", "31b-32b"]);
    for duchy in &boards {
        assert_eq!((duchy.size, duchy.set, duchy.rivers.len()), (73, None, 0));
        check_counts(duchy, TEAM_COUNTS);
        assert_eq!(connected_parts(duchy.spaces(), &duchy.neighbours).len(), 1);
        let seam = duchy.hex[36];
        let mirrored = |hex: demesne_game::Hex| demesne_game::Hex { x: 2 * seam.x - hex.x, ..hex };
        assert!(duchy.hex.iter().all(|&hex| duchy.hex.contains(&mirrored(hex))), "two halves");
        assert!(duchy.regions.iter().any(|region| {
            let x = || region.spaces.into_iter().map(|space| duchy.hex[usize::from(space)].x);
            x().min() < Some(seam.x) && x().max() > Some(seam.x)
        }));
    }
    assert_eq!((&boards[0].hex, &boards[0].number), (&boards[1].hex, &boards[1].number));
}

#[test]
fn where_a_team_may_start() {
    let boards = team_boards().expect("files without errors");
    assert_eq!((boards[0].starts, boards[0].hex[36].x), (Spaces::one(36), 12), "the centre");
    let numbers: Vec<u8> = boards[1].starts.into_iter().map(|s| boards[1].number[usize::from(s)]).collect();
    assert_eq!(numbers, [6, 1]);
    let with_1_or_6 = (boards[1].within[1][0] | boards[1].within[6][0]) & castles(&boards[1]);
    assert_eq!(boards[1].starts, with_1_or_6, "there are no other castles with 1 or 6");
}

#[test]
fn x_team_17_the_basic_side_is_found_and_the_advanced_one_is_our_own() {
    let boards = team_boards().expect("files without errors");
    assert_eq!([boards[0].provenance, boards[1].provenance], [Provenance::Public, Provenance::Original]);
}

/// What touches what on the solo boards, as printed.
const TOUCHING: [&str; 2] = [
    "1-2 1-7 1-8 2-8 2-9 3-4 3-10 4-5 4-10 4-11 5-6 5-11 5-12 6-12 6-13 7-8 7-14 8-9 8-14 8-15 9-15 10-11 10-16 11-12 \
     11-16 11-17 12-13 12-17 12-18 13-18 14-15 16-17 17-18 19-20 19-25 19-26 20-26 21-22 21-27 21-28 22-23 22-28 22-29 \
     23-24 23-29 23-30 24-30 24-31 25-26 25-32 25-33 26-33 27-28 27-34 28-29 28-34 28-35 29-30 29-35 29-36 30-31 30-36 \
     30-37 31-37 32-33 34-35 35-36 36-37",
    "2-8 3-4 4-5 5-6 7-9 7-10 8-11 9-10 9-13 10-13 10-14 13-14 16-20 16-21 17-18 20-21 22-23 22-27 22-28 23-28 25-26 \
     25-30 26-30 26-31 27-28 27-32 28-32 30-31 33-34 33-36 34-35 34-36 34-37 35-37 36-37",
];

#[test]
fn solo_boards_are_33_and_34() {
    let boards = solo_boards().expect("files without errors");
    assert_eq!(ids(&boards), ["33", "34"]);
    for duchy in &boards {
        assert_eq!((duchy.size, duchy.set, duchy.provenance), (37, None, Provenance::Public));
        check_counts(duchy, COUNTS);
        assert_eq!(duchy.starts, castles(duchy), "any castle space");
    }
    let (colour, number) = (boards[0].colour[30], boards[0].number[30]);
    assert_eq!((colour, number), (Colour::Ship, 1), "the ship space at the right of the lower right land");
}

#[test]
fn x_solo_8_lands_touch_nowhere_and_rivers_join_them() {
    for (duchy, (pairs, lands)) in
        solo_boards().expect("files without errors").iter().zip(TOUCHING.into_iter().zip([4, 14]))
    {
        assert_eq!(touching(duchy), pairs, "{}", duchy.id);
        let mut by_land = duchy.neighbours;
        for &(one, other) in &duchy.rivers {
            assert!(duchy.neighbours[usize::from(one)].contains(other));
            assert!(duchy.neighbours[usize::from(other)].contains(one));
            by_land[usize::from(one)] = by_land[usize::from(one)].minus(Spaces::one(other));
            by_land[usize::from(other)] = by_land[usize::from(other)].minus(Spaces::one(one));
        }
        assert_eq!(connected_parts(duchy.spaces(), &by_land).len(), lands);
        assert_eq!(connected_parts(duchy.spaces(), &duchy.neighbours).len(), 1, "all can be reached");
    }
}

#[test]
fn x_solo_9_rivers_join_no_regions() {
    let boards = solo_boards().expect("files without errors");
    let same = |duchy: &Duchy| {
        let colour = |space: u8| duchy.colour[usize::from(space)];
        duchy.rivers.iter().filter(|&&(one, other)| colour(one) == colour(other)).count()
    };
    assert_eq!([&boards[0], &boards[1]].map(same), [5, 0], "all rivers of 33 join two ports");
    for duchy in &boards {
        for &(one, other) in &duchy.rivers {
            assert_ne!(duchy.region_of[usize::from(one)], duchy.region_of[usize::from(other)]);
        }
    }
    let ports: Vec<u8> =
        boards[0].regions.iter().filter(|region| region.colour == Colour::Ship).map(|r| r.size).collect();
    assert_eq!(ports, [1; 6]);
}

/// A board file of a team; its map is on the lines 6 to 12.
fn team_file() -> String {
    let duchy = &team_boards().expect("files without errors")[0];
    let mut map = String::new();
    for row in 0..7 {
        let mut line = String::new();
        for space in (0..73).filter(|&space| duchy.hex[space].row == row) {
            line.push_str(&" ".repeat(2 * duchy.hex[space].x as usize - line.len()));
            line.push_str(&format!("{}{}", duchy.colour[space].letter(), duchy.number[space]));
        }
        map.push_str(&format!("{line}\n"));
    }
    format!("[[duchy]]\nid = \"t\"\nshape = \"team\"\nstarts = [37]\nmap = \"\"\"\n{map}\"\"\"\n")
}

/// What reading [`team_file`] says after one change.
fn refusal(from: &str, to: &str) -> String {
    let file = team_file();
    assert!(file.contains(from), "{from} in {file}");
    match read_maps(&file.replacen(from, to, 1)) {
        Ok(_) => "read".into(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn maps_that_are_wrong_are_refused_with_their_lines() {
    assert_eq!(refusal("team", "team"), "read");
    for (from, to, why) in [
        ("\"team\"", "\"round\"", "line 3: \"round\" is no shape: give team or solo"),
        ("shape = \"team\"\n", "", "line 1: the duchy has no shape: give team or solo"),
        ("id = \"t\"\n", "", "line 1: the duchy has no id: write id = \"my-board\""),
        ("[37]", "[36]", "line 4: space 36 is no castle space: a starting castle lies on one"),
        ("[37]", "[0]", "line 4: space 0 is no castle space: a starting castle lies on one"),
        (
            "starts = [37]",
            "rivers = [[1, 2]]",
            "line 4: a river cannot lead from space 1 to space 2: they touch, or another river joins them",
        ),
        ("starts = [37]", "rivers = [[1, 74]]", "line 4: a river cannot lead from space 1 to space 74"),
        (
            "starts = [37]",
            "rivers = [[0, 1]]",
            "line 4: there is no space 0 at the end of a river: the first space is 1",
        ),
        ("M4", "M7", "line 7: \"M7\" in row 2 has the die number 7: die numbers go from 1 to 6"),
        (
            "M4  S1",
            "M4 S1 ",
            "line 7: the space S1 in row 2 lies between two places: spaces of a row are four columns apart, \
             and two from those of the next row",
        ),
        (
            "M4  S1",
            "S4  S1",
            "line 5: the duchy has 13 ship spaces instead of 12 and 5 mine spaces instead of 6: it must have \
             24 building, 12 monastery, 12 ship, 12 livestock, 7 castle and 6 mine",
        ),
        (
            "B5  K6\n",
            "B5  K6\n\n\n",
            "line 6: space 5 cannot be reached from space 1: the spaces of a duchy touch or are joined by rivers",
        ),
    ] {
        assert_eq!(refusal(from, to), why);
    }
    let (without_map, _) =
        team_file().split_once("map").map(|(a, b)| (a.to_owned(), b.to_owned())).expect("map");
    assert_eq!(
        read_maps(&without_map).map_err(|error| error.to_string()),
        Err("line 1: the duchy has no map: write map = \"\"\", then a line for each row, then \"\"\"".into())
    );
    let wide = format!("[[duchy]]\nid = \"w\"\nshape = \"solo\"\nmap = \"{}B1\"\n", " ".repeat(200));
    assert_eq!(
        read_maps(&wide).map_err(|error| error.to_string()),
        Err("line 4: a map has at most 200 rows and 200 columns".into())
    );
}

#[test]
fn players_own_boards_have_the_standard_shape() {
    let why = |text: &str| read_file(text).map(|_| ()).map_err(|error| error.to_string());
    assert_eq!(
        why(&team_file()),
        Err("line 5: unknown key `map`, expected one of `id`, `title`, `editions`, `provenance`, `source`, `rows`"
            .into())
    );
    for duchy in solo_boards().expect("files").iter().chain(&team_boards().expect("files")) {
        assert!(Duchy::from_one_line("mine", &duchy.rows_text()).is_err(), "{}", duchy.id);
    }
}

#[test]
fn pictures_keep_the_rows_between_lands() {
    let boards = solo_boards().expect("files without errors");
    let text = picture::text(&boards[0], false, |space| picture::Cell::empty(&boards[0], space));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), &lines[6..10]), (16, &[""; 4][..]), "{text}");
    let teams = team_boards().expect("files without errors");
    let widest = boards.iter().chain(&teams).map(|duchy| {
        let text = picture::text(duchy, false, |space| picture::Cell::empty(duchy, space));
        text.lines().map(|line| line.chars().count()).max()
    });
    assert!(widest.max() <= Some(Some(80)), "a screen has 80 columns");
}
