//! The chapter on Tuscany in `docs/notation.md`: its examples are read, and it names all that is written.

use crate::common::{TABLES, table};
use demesne_game::{Notation, SetupLine};
use demesne_trial::notation::Chapter;
use demesne_tuscany::{CATALOGUE, Tuscany};

const CHAPTER: Chapter = Chapter("Tuscany");

#[test]
fn every_action_of_the_chapter_is_read() {
    CHAPTER.actions_are_read(&table(""));
}

#[test]
fn every_position_of_the_chapter_is_read_and_can_be_played() {
    // Of stacks more is written than an example says.
    let read = CHAPTER.positions_are_read(|_| table(""), |state| state.eyes, |line| line.contains("turned"));
    assert_eq!(read, 3);
}

#[test]
fn every_option_is_in_the_chapter() {
    CHAPTER.names_the_options(CATALOGUE.iter().map(|option| option.key));
    for text in CHAPTER.setup().blocks() {
        let (key, value) = text.split_once(": ").expect("a setup line");
        let line = SetupLine { key: key.into(), value: value.into(), line: 1 };
        assert!(Tuscany::from_setup(&[line]).is_ok(), "{text}");
    }
}

#[test]
fn all_that_is_written_is_in_the_chapter() {
    CHAPTER.names_all_that_is_written(TABLES.iter().map(|options| table(options)), 12);
}

#[test]
fn every_verb_is_in_the_chapter() {
    CHAPTER.names_the_verbs(&table(""));
}
