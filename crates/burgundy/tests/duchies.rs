//! The duchies that come with the game, board files, boards at random and pictures of them.

use demesne_burgundy::{
    Colour,
    duchy::{BoardSet, Duchy, EDITIONS, NUMBERS, Provenance, fairness, picture, printed, random, read_file},
};
use demesne_game::Quick;
use std::collections::BTreeSet;

/// The sizes of the regions of each known board: castle | mine | ship | monastery | building | livestock.
const REGION_SIZES: [(&str, &str, &str); 19] = [
    ("2011", "1", "3 1 | 3 | 3 3 | 3 3 | 5 3 3 1 | 5 1"),
    ("2011", "2", "1 1 1 1 | 2 1 | 2 2 2 | 2 2 2 | 8 2 2 | 4 2"),
    ("2011", "3", "1 1 1 1 | 2 1 | 3 2 1 | 6 | 5 5 1 1 | 4 2"),
    ("2011", "4", "1 1 1 1 | 2 1 | 4 1 1 | 3 3 | 5 5 2 | 3 3"),
    ("2011", "5", "1 1 1 1 | 2 1 | 3 2 1 | 3 2 1 | 3 3 3 2 1 | 3 3"),
    ("2011", "6", "1 1 1 1 | 1 1 1 | 6 | 3 3 | 6 4 2 | 4 2"),
    ("2011", "7", "2 2 | 1 1 1 | 2 2 2 | 2 2 2 | 7 3 2 | 3 3"),
    ("2011", "8", "1 1 1 1 | 2 1 | 1 1 1 1 1 1 | 4 2 | 2 2 2 2 2 2 | 6"),
    ("2011", "9", "1 1 1 1 | 2 1 | 4 2 | 3 1 1 1 | 6 6 | 4 2"),
    ("se", "1", "3 1 | 3 | 3 3 | 3 3 | 5 3 3 1 | 5 1"),
    ("se", "2", "1 1 1 1 | 1 1 1 | 2 2 2 | 3 2 1 | 5 3 2 2 | 4 2"),
    ("se", "3", "1 1 1 1 | 2 1 | 3 2 1 | 6 | 5 5 1 1 | 4 2"),
    ("se", "4", "1 1 1 1 | 2 1 | 4 1 1 | 3 2 1 | 5 3 2 1 1 | 6"),
    ("se", "5", "1 1 1 1 | 2 1 | 3 2 1 | 3 2 1 | 3 3 3 2 1 | 3 3"),
    ("se", "6", "1 1 1 1 | 1 1 1 | 6 | 3 3 | 6 4 2 | 4 2"),
    ("se", "7", "2 2 | 1 1 1 | 2 2 2 | 2 2 2 | 7 3 2 | 3 3"),
    ("se", "8", "1 1 1 1 | 3 | 2 2 1 1 | 4 2 | 4 4 2 2 | 4 2"),
    ("se", "9", "1 1 1 1 | 2 1 | 4 2 | 3 1 1 1 | 6 6 | 4 2"),
    ("se", "10", "1 1 1 1 | 2 1 | 2 2 2 | 2 2 2 | 8 2 2 | 4 2"),
];

/// The sizes of the regions as in [`REGION_SIZES`].
fn region_sizes(duchy: &Duchy) -> String {
    let sizes = |colour: Colour| {
        let regions = duchy.regions.iter().filter(|region| region.colour == colour);
        let mut sizes: Vec<u8> = regions.map(|region| region.size).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
    };
    Colour::ALL.map(sizes).join(" | ")
}

/// A known board.
fn known(edition: &str, id: &str) -> Option<Duchy> {
    printed(edition).expect("files without errors").into_iter().find(|duchy| duchy.id == id)
}

/// All known boards: those of the base game, in both editions.
fn all_known() -> Vec<Duchy> {
    let all = EDITIONS.iter().flat_map(|edition| printed(edition).expect("files without errors"));
    all.filter(|duchy| duchy.set == Some(BoardSet::Base)).collect()
}

fn board_1() -> Duchy {
    known("2011", "1").expect("board 1")
}

#[test]
fn known_boards_have_the_regions_of_the_printed_ones() {
    assert_eq!(all_known().len(), REGION_SIZES.len());
    for (edition, id, sizes) in REGION_SIZES {
        let duchy = known(edition, id).unwrap_or_else(|| panic!("no board {id} in {edition}"));
        assert_eq!(region_sizes(&duchy), sizes, "{edition} {id}");
        assert_eq!((duchy.size, duchy.provenance), (37, Provenance::Public));
        assert!(!duchy.source.is_empty());
    }
    assert_eq!(printed("2011").map(|boards| boards.len()), Ok(9));
    assert_eq!(printed("se").map(|boards| boards.len()), Ok(30));
    assert!(known("2011", "10").is_none());
}

#[test]
fn known_boards_have_the_same_die_numbers() {
    let numbers: Vec<u8> = NUMBERS.concat().bytes().map(|digit| digit - b'0').collect();
    assert!(all_known().iter().all(|duchy| duchy.number == numbers));
}

#[test]
fn boards_that_both_editions_have_are_the_same() {
    for (first, special) in
        [("1", "1"), ("2", "10"), ("3", "3"), ("5", "5"), ("6", "6"), ("7", "7"), ("9", "9")]
    {
        let rows = |edition, id| known(edition, id).map(|duchy| duchy.rows_text());
        assert_eq!(rows("2011", first), rows("se", special), "{first}, {special}");
    }
}

#[test]
fn tables_agree_with_each_other() {
    for duchy in all_known() {
        for space in duchy.spaces() {
            let i = usize::from(space);
            assert!(duchy.by_colour[duchy.colour[i].index()].contains(space));
            assert!(duchy.region(space).spaces.contains(space));
            assert_eq!(duchy.region(space).colour, duchy.colour[i]);
            assert_eq!(duchy.city_of[i] < duchy.number_of_cities, duchy.colour[i] == Colour::Building);
            assert!(duchy.within[usize::from(duchy.number[i])][0].contains(space));
            assert!(duchy.neighbours[i].within(duchy.spaces()) && !duchy.neighbours[i].contains(space));
            assert!(
                duchy.neighbours[i]
                    .into_iter()
                    .all(|other| duchy.neighbours[usize::from(other)].contains(space))
            );
        }
        let cities = duchy.regions.iter().filter(|region| region.colour == Colour::Building).count();
        assert_eq!(usize::from(duchy.number_of_cities), cities);
        let corner_and_centre = [0, 18, 36].map(|space: usize| duchy.neighbours[space].len());
        assert_eq!(corner_and_centre, [3, 6, 3]);
    }
}

#[test]
fn known_boards_are_fair_but_for_castles_on_one_number() {
    for duchy in all_known() {
        let expected = match duchy.id.as_str() {
            "3" => Err("castle: 1 different die numbers; fair are 2 to 4".to_string()),
            _ => Ok(()),
        };
        assert_eq!(fairness(&duchy), expected, "{}", duchy.id);
    }
}

#[test]
fn boards_at_random_are_fair_and_differ() {
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let duchy = random(&mut Quick::new(seed), "any").expect("an id");
        assert_eq!(fairness(&duchy), Ok(()), "seed {seed}: {}", duchy.rows_text());
        let again = Duchy::from_one_line("any", &duchy.rows_text()).expect("a standard duchy");
        assert_eq!(again.regions, duchy.regions);
        assert!(seen.insert(duchy.rows_text()), "seed {seed}");
    }
}

#[test]
fn one_line_holds_a_board() {
    let text = "A6 C5 C4 K3 / A2 A1 C6 K5 B4 / A5 A4 B3 K1 B2 B3 / S6 S1 S2 C6 S5 S4 S1 / B2 B5 M4 B3 B1 A2 / \
                B6 M1 K2 B5 B6 / M3 K4 K1 B3";
    assert_eq!(board_1().rows_text(), text);
    for board in all_known() {
        let text = board.rows_text();
        let duchy = Duchy::from_one_line("mine", &text).expect("what was written");
        assert_eq!(duchy.rows_text(), text);
        assert_eq!((duchy.id.as_str(), duchy.provenance), ("mine", Provenance::Own));
        assert_eq!((&duchy.neighbours, &duchy.regions), (&board.neighbours, &board.regions));
    }
    let why = |text: &str| Duchy::from_one_line("mine", text).map(|_| ()).map_err(|error| error.to_string());
    assert_eq!(
        why(&text.replace("B5 M4", "B5")),
        Err("row 5 has 5 spaces instead of 6: the rows have 4, 5, 6, 7, 6, 5 and 4".into())
    );
    assert_eq!(
        why(""),
        Err("the duchy has 1 row instead of 7: they have 4, 5, 6, 7, 6, 5 and 4 spaces".into())
    );
}

#[test]
fn text_picture_of_board_1() {
    let duchy = board_1();
    let plain = picture::text(&duchy, false, |space| picture::Cell::empty(&duchy, space));
    let expected = "
         |  1  |  2  |  3  |  4  |
         | A6  | C5  | C4  | K3  |
      |  5  |  6  |  7  |  8  |  9  |
      | A2  | A1  | C6  | K5  | B4  |
   | 10  | 11  | 12  | 13  | 14  | 15  |
   | A5  | A4  | B3  | K1  | B2  | B3  |
| 16  | 17  | 18  | 19  | 20  | 21  | 22  |
| S6  | S1  | S2  | C6  | S5  | S4  | S1  |
   | 23  | 24  | 25  | 26  | 27  | 28  |
   | B2  | B5  | M4  | B3  | B1  | A2  |
      | 29  | 30  | 31  | 32  | 33  |
      | B6  | M1  | K2  | B5  | B6  |
         | 34  | 35  | 36  | 37  |
         | M3  | K4  | K1  | B3  |
";
    assert_eq!(plain, expected[1..]);

    let covered = |space| picture::Cell {
        top: "a long label".into(),
        strong: space == 0,
        ..picture::Cell::empty(&duchy, space)
    };
    let painted = picture::text(&duchy, true, covered);
    assert!(
        painted.starts_with("         |\x1b[1;48;5;64;38;5;231ma lon\x1b[0m|\x1b[38;5;161ma lon\x1b[0m|"),
        "{painted}"
    );
}

/// A board file whose rows are on its lines 8 to 14.
const GOOD: &str = r#"# A board of our own.

[[duchy]]
id = "mine"
title = "Mine"
provenance = "own"
rows = """
A6 C5 C4 K3
A2 A1 C6 K5 B4
A5 A4 B3 K1 B2 B3
S6 S1 S2 C6 S5 S4 S1
B2 B5 M4 B3 B1 A2
B6 M1 K2 B5 B6
M3 K4 K1 B3
"""
"#;

/// What reading [`GOOD`] says after one change.
fn refusal(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    match read_file(&GOOD.replacen(from, to, 1)) {
        Ok(_) => "read".into(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn files_with_wrong_rows_are_refused() {
    let rows = "they have 4, 5, 6, 7, 6, 5 and 4 spaces";
    assert_eq!(refusal("M3 K4 K1 B3\n", ""), format!("line 7: the duchy has 6 rows instead of 7: {rows}"));
    assert_eq!(refusal("B6 M1", "B6\nM1"), format!("line 7: the duchy has 8 rows instead of 7: {rows}"));
    let rows = "the rows have 4, 5, 6, 7, 6, 5 and 4";
    assert_eq!(refusal("B1 A2", "B1"), format!("line 12: row 5 has 5 spaces instead of 6: {rows}"));
    assert_eq!(refusal("B2 B3", "B2 B3 B1"), format!("line 10: row 3 has 7 spaces instead of 6: {rows}"));
    assert_eq!(refusal("A6 C5", ".. C5"), format!("line 8: row 1 has 3 spaces instead of 4: {rows}"));
    assert_eq!(
        refusal("C4 K3", "C4 K3 .."),
        "line 8: row 1 has 4 spaces and open places beside them: leave out each \"..\""
    );
    assert_eq!(
        refusal("C6 S5", ".. S5"),
        "line 11: row 4 has a hole at its place 4: a duchy has a space at each place"
    );
    assert_eq!(
        refusal("K1 B3", "K1 B3 .. A2"),
        "line 14: the space A2 in row 7 lies apart: all spaces of a duchy hang together"
    );
}

#[test]
fn files_with_wrong_spaces_are_refused() {
    let letters = "B is building, K is monastery, S is ship, A is livestock, C is castle, M is mine";
    assert_eq!(refusal("K5", "X5"), format!("line 9: \"X5\" in row 2 has no colour's letter: {letters}"));
    assert_eq!(refusal("K5", "k5"), format!("line 9: \"k5\" in row 2 has no colour's letter: {letters}"));
    for number in [0, 7, 9] {
        assert_eq!(
            refusal("M4", &format!("M{number}")),
            format!(
                "line 12: \"M{number}\" in row 5 has the die number {number}: die numbers go from 1 to 6"
            )
        );
    }
    for word in ["B44", "B", "4B", "B٤", "castle", "#"] {
        assert_eq!(
            refusal("B5 B6", &format!("{word} B6")),
            format!(
                "line 13: \"{word}\" in row 6 is no space: write the letter of its colour and its die number, such as B4"
            )
        );
    }
    assert_eq!(
        refusal("K5", "B5"),
        "line 7: the duchy has 13 building spaces instead of 12 and 5 monastery spaces instead of 6: \
         it must have 12 building, 6 monastery, 6 ship, 6 livestock, 4 castle and 3 mine"
    );
    assert_eq!(refusal("S1\nB2", "S3\nB3"), "read", "die numbers may differ from the printed ones");
}

#[test]
fn a_region_without_points_is_refused() {
    let rows = "A6 C5 C4 K3 / A2 A1 C6 K5 B4 / A5 A4 K3 K1 B2 B3 / S6 S1 S2 C6 B5 B4 S1 / \
                A2 S5 M4 B3 B1 S2 / B6 M1 K2 B5 B6 / M3 K4 B1 B3";
    let old = GOOD.split("\"\"\"").nth(1).expect("the rows");
    let file = GOOD.replace(old, &format!("\n{}\n", rows.replace(" / ", "\n")));
    assert_eq!(
        read_file(&file).map(|_| ()).map_err(|error| error.to_string()),
        Err("line 9: the building region from space 9 on has 11 spaces: \
             the game has points for regions of at most 8"
            .into())
    );
}

#[test]
fn files_with_wrong_keys_are_refused() {
    assert_eq!(
        refusal("title =", "titel ="),
        "line 5: unknown key `titel`, expected one of `id`, `title`, `editions`, `provenance`, `source`, `rows`"
    );
    assert_eq!(refusal("[[duchy]]", "[[duchies]]"), "line 3: unknown key `duchies`, expected `duchy`");
    assert_eq!(
        refusal("\"own\"", "\"found\""),
        "line 6: \"found\" is no provenance: give one of rulebook, public, original, own"
    );
    assert_eq!(
        refusal("title = \"Mine\"", "editions = [\n\"se\",\n\"2012\"]"),
        "line 7: \"2012\" is no edition: give 2011 or se"
    );
    assert_eq!(refusal("id = \"mine\"\n", ""), "line 3: the duchy has no id: write id = \"my-board\"");
    assert_eq!(
        refusal("\"mine\"", "\"my board\""),
        "line 4: \"my board\" is no id of a duchy: use 1 to 20 letters (a to z), digits and hyphens"
    );
    assert_eq!(
        refusal("\"Mine\"", &format!("\"{}\"", "long ".repeat(13))),
        "line 5: the title is too long or not plain: give one line of at most 60 characters"
    );
    let (without_rows, _) = GOOD.split_once("rows").expect("rows");
    assert_eq!(
        read_file(without_rows).map_err(|error| error.to_string()),
        Err("line 3: the duchy has no rows: write rows = \"\"\", then seven lines of spaces, then \"\"\""
            .into())
    );
    assert_eq!(
        read_file(&GOOD.repeat(2)).map_err(|error| error.to_string()),
        Err("line 19: the id \"mine\" is used twice: give each duchy its own".into())
    );
    assert_eq!(
        read_file("").map_err(|error| error.to_string()),
        Err("line 1: the file holds no duchy: begin one with a line [[duchy]]".into())
    );
}

#[test]
fn files_that_are_no_toml_are_refused() {
    let no = "this cannot be read as a board file in TOML";
    assert_eq!(refusal("[[duchy]]", "[[duchy"), format!("line 3: {no}: unclosed array table, expected `]]`"));
    assert_eq!(refusal("\"Mine\"", "\"Mine"), format!("line 5: {no}: invalid basic string, expected `\"`"));
    assert_eq!(
        refusal("\"Mine\"", "5"),
        format!("line 5: {no}: invalid type: integer `5`, expected a string")
    );
    assert_eq!(refusal("title", "id = \"b\"\ntitle"), format!("line 5: {no}: duplicate key"));
    assert_eq!(
        refusal("[[duchy]]", "[duchy]"),
        "line 3: a duchy begins with [[duchy]], in two pairs of brackets"
    );
}

#[test]
fn lines_are_right_however_the_rows_are_written() {
    assert_eq!(
        read_file(&GOOD.replace('\n', "\r\n").replace("K5", "K9")).map_err(|error| error.line),
        Err(Some(9))
    );
    let joined = GOOD.replace("\nA2", " / A2").replace("\nA5", "\n\nA5");
    assert_eq!(read_file(&joined).map(|entries| entries[0].duchy.rows_text()), Ok(board_1().rows_text()));
    assert_eq!(read_file(&joined.replace("K5", "K9")).map_err(|error| error.line), Err(Some(8)));
    assert_eq!(read_file(&joined.replace("M4", "M9")).map_err(|error| error.line), Err(Some(12)));
    let indented = GOOD.replace("\"\"\"", "'''").replace("\nB", "\n\t B").replace("'''\nA6", "'''A6");
    assert_eq!(read_file(&indented.replace("M4", "M9")).map_err(|error| error.line), Err(Some(11)));
    let escaped = GOOD.replace("K3\nA2", "K3\\nA2");
    assert_eq!(read_file(&escaped.replace("M4", "M9")).map_err(|error| error.line), Err(Some(7)));
}

#[test]
fn keys_that_are_left_out_have_defaults() {
    let short = GOOD.replace("title = \"Mine\"\nprovenance = \"own\"\n", "");
    let entries = read_file(&short).expect("id and rows are enough");
    let duchy = &entries[0].duchy;
    assert_eq!(
        (duchy.title.as_str(), duchy.provenance, duchy.source.as_str()),
        ("Duchy mine", Provenance::Own, "")
    );
    assert_eq!(entries[0].editions, ["2011", "se"]);
}
