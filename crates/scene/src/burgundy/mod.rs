//! The Castles of Burgundy.

mod keys;

use crate::Stage;
use demesne_burgundy::Burgundy;
use demesne_games::{Running, inside};

/// The stage of a game of Burgundy.
pub(crate) fn stage(running: &dyn Running) -> Option<Box<dyn Stage + '_>> {
    let _ = inside::<Burgundy>(running)?;
    None
}
