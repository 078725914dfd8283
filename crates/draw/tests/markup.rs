//! Every picture is well-formed markup, made of symbols that exist.

use crate::common::{SETUPS, check_document, check_markup, game, walk};
use demesne_burgundy::{Edition, Tile, duchy};
use demesne_draw::{
    defs::{self, Theme},
    die, glyphs,
    mark::{self, Mark},
    page::{self, Caption, Style},
    pen::At,
    table::Table,
    tile,
};
use demesne_game::{Seat, Viewer};

#[test]
fn the_checker_finds_faults() {
    for wrong in [
        "<g>",
        "</g>",
        "<g></a>",
        "<g a=b/>",
        r#"<g a="1" a="2"/>"#,
        "<g>a & b</g>",
        "<g>a > b</g>",
        r#"<g a="<"/>"#,
        "<g",
        r#"<g a="1"b="2"/>"#,
        r#"<g a="NaN"/>"#,
    ] {
        assert!(check_markup(wrong).is_err(), "{wrong}");
    }
    assert_eq!(check_markup(r#"<!doctype html><g a="1" b-c="x > y">a &amp; b<br/></g>"#), Ok(()));
}

#[test]
fn sheets_and_definitions_are_well_formed() {
    for edition in [Edition::Special, Edition::First] {
        check_markup(&glyphs::sheet(edition)).expect("a sheet");
    }
    check_markup(defs::DEFS).expect("definitions");
    check_markup(defs::SPRAY).expect("an ornament");
}

#[test]
fn tiles_and_marks_are_well_formed_at_every_size() {
    for s in [10.0, 24.0, 30.0, 31.0, 56.0] {
        let (mut out, at) = (String::new(), At::new(0.0, 0.0, s));
        for face in Tile::all().chain((0..21).filter_map(Tile::from_double_index)) {
            tile::tile(&mut out, face, at);
            mark::mark(&mut out, Mark::Preview(face, 7), at);
        }
        for what in [
            Mark::Free,
            Mark::Paid(2),
            Mark::Points(0),
            Mark::Points(14),
            Mark::Chosen,
            Mark::Last,
            Mark::Forbidden,
        ] {
            mark::mark(&mut out, what, at);
        }
        for (number, lit) in
            (0..=6).flat_map(|n| [die::Lit::Plain, die::Lit::Free, die::Lit::Chosen].map(|lit| (n, lit)))
        {
            die::die(&mut out, number, Seat(number % 4), (0.0, 0.0), s, lit);
        }
        check_markup(&out).expect("fragments");
    }
}

#[test]
fn a_document_of_every_board_is_whole() {
    let mut boards = duchy::printed("se").expect("files");
    boards.extend(duchy::printed("2011").expect("files"));
    boards.extend(duchy::team_boards().expect("files"));
    boards.extend(duchy::solo_boards().expect("files"));
    let caption = Caption { title: "A <b> & \"c\"", foot: "below & beyond" };
    for board in &boards {
        let labels: Vec<String> = (1..=board.size).map(|space| format!("<{space}>")).collect();
        let document = page::printed_duchy(board, &labels, caption, Style::default());
        check_document(&document);
        assert!(document.starts_with("<svg ") && document.ends_with("</svg>\n"));
        assert!(document.contains("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>"));
        assert_eq!(document.matches("<title>&lt;").count(), usize::from(board.size));
        assert_eq!(document.matches(r#"class="sno""#).count(), usize::from(board.size));
        assert_eq!(document.matches(" data-from=").count(), board.rivers.len());
    }
    for side in duchy::automa_duchies().expect("a file") {
        let document = page::automa_duchy(&side, caption, Style::default());
        check_document(&document);
        let marks = side.marks.as_flattened().iter().flatten().count();
        assert_eq!(document.matches(r#"class="space""#).count(), 37);
        assert_eq!(document.matches(r#"class="mark-a""#).count(), marks);
    }
}

#[test]
fn a_document_of_a_table_is_whole_at_any_moment() {
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        let names = ["Ada", "<Ben>", "Cleo & Co", "Dan"];
        walk(&game, 10 + i as u64, 97, |state| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Everybody] {
                let table = Table::new(&game, state, viewer, &names);
                let style = Style { theme: Theme::Candlelight, edition: game.options().edition };
                let document = page::table(&table, "a & b", style);
                check_document(&document);
                assert_eq!(document, page::table(&table, "a & b", style), "same state, same bytes");
            }
            let table = Table::new(&game, state, Viewer::Spectator, &names);
            let mut body = String::new();
            demesne_draw::table::table(&mut body, &table);
            check_document(&page::html(&body, table.frame(), "a & b", Style::default()));
        });
    }
}

#[test]
fn there_are_no_words_in_a_table() {
    for setup in SETUPS {
        let game = game(setup);
        walk(&game, 3, 211, |state| {
            let mut body = String::new();
            demesne_draw::table::table(&mut body, &Table::new::<&str>(&game, state, Viewer::Spectator, &[]));
            for text in body.split('>').skip(1).filter_map(|rest| rest.split('<').next()) {
                let words = text.chars().filter(|sign| sign.is_alphabetic()).count();
                assert!(words <= 1, "{text:?} is more than a number or an initial");
            }
            assert!(!body.contains("<title"), "labels are the host's");
        });
    }
}
