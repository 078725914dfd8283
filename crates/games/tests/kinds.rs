//! Every game can be named, found in a text, and visited.

use demesne_game::{Events, Ignore, Record, Seed, Step, ToAct, record};
use demesne_games::{Kind, Playable, Visit};

/// A few steps of a game, written down: its record and its position.
struct Texts;

impl Visit for Texts {
    type Output = [String; 2];

    fn visit<G: Playable>(self) -> [String; 2] {
        let game = G::from_setup(&[]).expect("a table with nothing said");
        let seed = Seed::from_number(1);
        let (mut state, mut events, mut list) = (game.start(), Events::new(seed), Vec::new());
        let mut written = Record::new(vec!["Ada".into()], Some(seed.commitment()));
        for _ in 0..40 {
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
                seats => {
                    let seat = seats.first_seat().expect("somebody is to act");
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    Step::seat(seat, list[0])
                }
            };
            game.play(&mut state, step, &mut Ignore).expect("listed and drawn steps are legal");
            written.steps.push(step);
        }
        [written.write(&game), record::write_position(&game, &state)]
    }
}

/// The name and the kind that a game has of itself.
struct Itself;

impl Visit for Itself {
    type Output = (&'static str, Kind);

    fn visit<G: Playable>(self) -> (&'static str, Kind) {
        (G::NAME, G::KIND)
    }
}

#[test]
fn kinds_know_their_games() {
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        assert_eq!(kind.visit(Itself), (kind.name(), kind), "a visit is to the game that was named");
        assert_eq!(Kind::parse(kind.name()), Ok(kind));
        let others = &Kind::ALL[..i];
        assert!(others.iter().all(|other| other.name() != kind.name() && other.title() != kind.title()));
    }
    assert_eq!(Kind::Burgundy.title(), "The Castles of Burgundy");
}

#[test]
fn unknown_names_are_answered_with_the_known_ones() {
    for wrong in ["chess", "", "Burgundy", "burgundy "] {
        let why = Kind::parse(wrong).unwrap_err().to_string();
        assert!(why.starts_with(&format!("there is no game \"{wrong}\"; the games are: burgundy")), "{why}");
        for kind in Kind::ALL {
            assert!(why.contains(kind.name()), "{why}");
        }
    }
}

#[test]
fn texts_say_which_game_they_are_of() {
    for kind in Kind::ALL {
        for text in kind.visit(Texts) {
            assert_eq!(Kind::of_text(&text), Ok(kind), "{text}");
            let commented = text.replacen("game: ", "# who plays what\ngame: ", 1);
            assert_eq!(Kind::of_text(&commented), Ok(kind), "comments are no matter");
        }
    }
}

#[test]
fn texts_of_no_game_are_refused_with_their_line() {
    for (text, words) in [
        ("", "line 1: this is neither a record nor a position"),
        ("Dear diary\n", "line 1: this is neither a record nor a position"),
        ("demesne recordings\ngame: burgundy\n", "line 1: this is neither a record nor a position"),
        ("demesne record 2\ngame: burgundy\n", "line 1: \"2\" is an unknown version of the record format"),
        (
            "demesne position 9\ngame: burgundy\n",
            "line 1: \"9\" is an unknown version of the position format",
        ),
        ("demesne record\ngame: burgundy\n", "line 1: \"\" is an unknown version"),
        ("demesne record 1\nrules: 1\n\n", "the heading lacks the line \"game: …\""),
        ("demesne record 1\n\ngame: burgundy\n", "the heading lacks the line \"game: …\""),
        (
            "demesne position 1\nrules: 1\ngame: chess\n",
            "line 3: this is a game of \"chess\", not of burgundy",
        ),
    ] {
        let why = Kind::of_text(text).unwrap_err().to_string();
        assert!(why.starts_with(words), "{text:?}: {why}");
    }
}
