//! The link by which others come to a table.

use super::visit::Visit;
use crate::{
    browser,
    people::fields::Copyable,
    route::Route,
    words::{self, lang},
};
use demesne_wire::Status;
use leptos::prelude::*;

/// A link of this page, as others can open it.
pub fn whole(route: &Route) -> String {
    format!("{}{}", browser::window().location().origin().unwrap_or_default(), route.address())
}

/// The invitation, for whoever may invite.
#[component]
pub fn Invitation(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let link = Memo::new(move |_| {
        let view = visit.view.read();
        let view = view.as_ref().filter(|view| matches!(view.line.status, Status::Open | Status::Playing))?;
        let invite = Some(view.invite.clone()?);
        Some(whole(&Route::Table { id: view.line.id.clone(), invite, handed: None }))
    });
    let label = Signal::derive(move || match visit.status() {
        Some(Status::Open) => words::live::invite(lang()).to_owned(),
        _ => words::live::invite_watch(lang()).to_owned(),
    });
    view! {
        <Show when=move || link.read().is_some()>
            <section class="sheet stack" id="invitation">
                <h2>{move || label.get()}</h2>
                <Copyable label text=Signal::derive(move || link.get().unwrap_or_default()) shares=true/>
            </section>
        </Show>
    }
}
