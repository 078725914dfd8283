//! The chapter on Viscounts in `docs/notation.md`: its examples are read, and it names all that is written.

use crate::common::{TABLES, table};
use demesne_trial::notation::Chapter;
use demesne_viscounts::{CATALOGUE, Viscounts};

const CHAPTER: Chapter = Chapter("Viscounts");

#[test]
fn every_action_of_the_chapter_is_read() {
    CHAPTER.actions_are_read(&table(""));
}

/// The table of a position: with a solo opponent where its schemes are named.
fn table_of(text: &str) -> Viscounts {
    table(if text.contains("\nschemes: ") { "solo=cleric" } else { "" })
}

#[test]
fn every_position_of_the_chapter_is_read_and_can_be_played() {
    // Of piles more is written than an example says.
    let read = CHAPTER.positions_are_read(table_of, |state| state.eyes, |line| line.starts_with("tops"));
    assert_eq!(read, 4);
}

#[test]
fn every_option_is_in_the_chapter() {
    CHAPTER.names_the_options(CATALOGUE.iter().map(|option| option.key));
}

#[test]
fn all_that_is_written_is_in_the_chapter() {
    CHAPTER.names_all_that_is_written(TABLES.iter().map(|options| table(options)), 4);
}

#[test]
fn every_verb_is_in_the_chapter() {
    CHAPTER.names_the_verbs(&table(""));
}
