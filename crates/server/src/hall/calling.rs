//! Whoever is to act, and is not there, is called.

use super::{Hall, News, OpenTable};
use std::sync::Arc;

impl Hall {
    /// Calls people to a table.
    pub(super) fn call(
        self: &Arc<Hall>,
        _open: &Arc<OpenTable>,
        _called: &[String],
        _news: Option<News>,
        _people: &[(String, bool)],
    ) {
    }

    /// Calls that other processes queued are not needed for whoever has the table before their eyes here.
    pub(super) async fn calm(&self, _open: &OpenTable) {}
}
