//! Where a card stands that points at things: where it hides least of them.

use crate::{browser, later};
use demesne_scene::Key;
use leptos::{html::Aside, prelude::*};
use web_sys::{DomRect, Element};

/// The places that a card can stand at, the best first: on a wide page, and on a narrow one.
const WIDE: [&str; 4] = ["right", "high", "left", "top"];
const NARROW: [&str; 3] = ["middle", "top", "low"];

/// Moves the card whenever there is something else to point at, or it is of another size: `shape` is whether it is open, and whole.
pub fn keep_out_of_the_way(card: NodeRef<Aside>, keys: Signal<Vec<Key>>, shape: Signal<(bool, bool)>) {
    // Another window has other corners.
    let turned = RwSignal::new(());
    let resized = window_event_listener(leptos::ev::resize, move |_| turned.notify());
    on_cleanup(move || resized.remove());
    Effect::new(move || {
        turned.track();
        let keys = keys.get();
        let (Some(element), (true, _)) = (card.get(), shape.get()) else { return };
        later::work(card, async move {
            // What is pointed at may be drawn just now.
            browser::wait(60).await;
            stand(&element, &keys);
        });
    });
}

fn stand(card: &Element, keys: &[String]) {
    let places: &[&str] = if browser::size().0 >= 840.0 { &WIDE } else { &NARROW };
    let pointed: Vec<DomRect> = keys
        .iter()
        .filter_map(|key| {
            browser::document().query_selector(&format!(".scene [data-key=\"{key}\"]")).ok().flatten()
        })
        .map(|element| element.get_bounding_client_rect())
        .collect();
    let mut best = (f64::INFINITY, places[0]);
    for place in places {
        let _ = card.set_attribute("data-place", place);
        let own = card.get_bounding_client_rect();
        let hidden: f64 = pointed.iter().map(|rect| shared(&own, rect)).sum();
        if hidden < best.0 {
            best = (hidden, place);
        }
    }
    let _ = card.set_attribute("data-place", best.1);
}

/// How much of two boxes lies on each other.
fn shared(one: &DomRect, other: &DomRect) -> f64 {
    let width = one.right().min(other.right()) - one.left().max(other.left());
    let height = one.bottom().min(other.bottom()) - one.top().max(other.top());
    width.max(0.0) * height.max(0.0)
}
