//! The server: requests ([`api`]), news ([`socket`]), tables that it keeps.
//!
//! A table of the server at this page is a [`visit::Visit`]: it follows the events, and drives a [`crate::play::Play`] that holds what this
//! reader knows of the game. What stands around the board (who is there, clocks, talk, wishes to go back, the menu) is the [`side`].

pub mod api;
mod clock;
mod cover;
mod driver;
mod ending;
mod invite;
pub mod lines;
mod lists;
mod lobby;
mod menu;
mod news;
mod options;
mod side;
pub mod socket;
mod sound;
mod table;
mod talk;
mod undo;
pub mod visit;

pub use lists::{Mine, Tables};
pub use table::Table;

use crate::{browser, people};
use demesne_wire::{NewTable, TableView};

/// Makes a table and gives its id; asks for a name first where the reader is nobody yet. An error is a sentence for people; an empty one
/// says that the reader does not want to give a name.
pub async fn make(mut table: NewTable) -> Result<String, String> {
    if people::somebody().await.is_none() {
        return Err(String::new());
    }
    table.id.get_or_insert_with(browser::fresh_id);
    let made: Result<TableView, _> = api::change("POST", "/api/tables", &table).await;
    made.map(|view| view.line.id).map_err(|trouble| trouble.message)
}
