//! What is left in the supplies, and what is known to be gone.

use crate::{
    play::Play,
    words::{self, lang},
};
use demesne_text::{Language, Stock, Stocked};
use leptos::prelude::*;

/// All supplies.
#[component]
pub fn Supply(
    /// The game.
    play: Play,
) -> impl IntoView {
    let stocks = Memo::new(move |_| {
        let viewer = play.viewer.get();
        play.with(|running| running.stock(viewer, lang()))
    });
    view! {
        <div class="insight supply">
            {move || {
                let language = lang();
                stocks.get().into_iter().map(|stock| pile(stock, language)).collect_view()
            }}
        </div>
    }
}

/// One supply.
fn pile(stock: Stock, language: Language) -> impl IntoView {
    let Stock { title, rows, lines } = stock;
    let caption = title.clone();
    view! {
        <section>
            {(!title.is_empty()).then(|| view! { <h3>{title}</h3> })}
            {(!rows.is_empty()).then(|| view! {
                <table>
                    <caption class="visually-hidden">{caption}</caption>
                    <thead class="visually-hidden">
                        <tr><th scope="col">{words::insight::piece(language)}</th><th scope="col">{words::insight::count(language)}</th></tr>
                    </thead>
                    <tbody>{rows.into_iter().map(|kind| row(kind, language)).collect_view()}</tbody>
                </table>
            })}
            {lines.into_iter().map(|line| view! { <p class="line">{line}</p> }).collect_view()}
        </section>
    }
}

/// Pieces of one kind, with a bar for how many are left.
fn row(kind: Stocked, language: Language) -> impl IntoView {
    let Stocked { name, left, of, faces } = kind;
    let share = format!("width: {:.1}%", 100.0 * f64::from(left) / f64::from(of.max(1)));
    let faces: Vec<String> = faces
        .into_iter()
        .filter(|face| face.left > 0)
        .map(|face| if face.left == 1 { face.name } else { format!("{} ×{}", face.name, face.left) })
        .collect();
    view! {
        <tr>
            <th scope="row">
                {name}
                {(!faces.is_empty()).then(|| view! { <small>{faces.join(", ")}</small> })}
            </th>
            <td>
                <span class="left-of">{words::insight::left(language, left, of)}</span>
                <span class="share" aria-hidden="true"><span style=share></span></span>
            </td>
        </tr>
    }
}
