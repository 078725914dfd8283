//! The list of payments against an enumeration that knows nothing but the words of the rules (T7.7 to T7.14), and the payment that is
//! proposed.

use crate::common::table;
use demesne_game::{Game, Ignore, Notation, Quick, Random, Seat, Step};
use demesne_tuscany::{Action, Cards, Colour, Item, Payment, State, Tuscany};
use std::collections::BTreeSet;

const P1: Seat = Seat(0);
/// A board on which each colour has an empty space that touches a covered one.
const BOARD: [&str; 2] = [
    "p1 board: B2 C1 A2 +1 -1 castle 19",
    "p1 items: 22=village 21=olive 25=village 15=cart 11=cart 14=monastery",
];
/// Such a space of each colour, in the order of the colours.
const SPACES: [u8; 8] = [24, 13, 18, 10, 12, 16, 17, 9];

/// Cards by colour, then workers.
type Heap = [u8; 9];

/// T7.7: whether a heap is exactly so many needs for a placement on a colour, each need a card of it, a pair of another colour, or a
/// worker. `barred` is a colour of which no pair may be taken any more (T7.10).
fn meets(heap: Heap, needs: u8, own: usize, same_pairs: bool, barred: Option<usize>) -> bool {
    if needs == 0 {
        return heap == [0; 9];
    }
    (0..9).any(|what| {
        let pair = what != own && what < 8;
        let size = if pair { 2 } else { 1 };
        if heap[what] < size || pair && barred == Some(what) {
            return false;
        }
        let mut rest = heap;
        rest[what] -= size;
        let barred = if pair && !same_pairs { Some(what) } else { barred };
        meets(rest, needs - 1, own, same_pairs, barred)
    })
}

/// All heaps that a hand and its workers can make.
fn heaps(most: Heap) -> Vec<Heap> {
    let mut heaps = vec![[0; 9]];
    for what in 0..9 {
        let shorter = std::mem::take(&mut heaps);
        for heap in shorter {
            for count in 0..=most[what] {
                let mut heap = heap;
                heap[what] = count;
                heaps.push(heap);
            }
        }
    }
    heaps
}

fn payment(heap: Heap) -> Payment {
    let cards = (0..8).map(|i| Cards::of(Colour::ALL[i], heap[i]));
    Payment { cards: cards.fold(Cards::NONE, Cards::and), workers: heap[8] }
}

fn heap(payment: Payment) -> Heap {
    let mut heap = [0; 9];
    heap[..8].copy_from_slice(&payment.cards.counts());
    heap[8] = payment.workers;
    heap
}

/// A wooden hex is stored, and p1 has these cards and workers.
fn holding(game: &Tuscany, has: Heap) -> State {
    let cards: Vec<String> =
        (0..8).filter(|&i| has[i] > 0).map(|i| format!("{}*{}", Colour::ALL[i].name(), has[i])).collect();
    let hand = if cards.is_empty() { "none".into() } else { cards.join(" ") };
    let mut lines: Vec<String> = BOARD.map(String::from).into();
    lines.extend(["p1 storage: hex".into(), format!("p1 hand: {hand}"), format!("p1 workers: {}", has[8])]);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{lines:?}: {e}"))
}

/// The payments that the game lists for a placement on a colour; nothing if it cannot be begun.
fn listed(game: &Tuscany, state: &State, colour: usize) -> Option<(State, Vec<Payment>)> {
    let mut state = *state;
    for action in [Action::Place(Item::Hex), Action::On(SPACES[colour])] {
        if let Err(illegal) = game.play(&mut state, Step::seat(P1, action), &mut Ignore) {
            assert_eq!(illegal.rule, "T7.5", "{illegal}");
            return None;
        }
    }
    let mut list = Vec::new();
    game.legal_actions(&state, P1, &mut list);
    let pay = |action| match action {
        Action::Pay(payment) => payment,
        other => panic!("{other:?} is no payment"),
    };
    Some((state, list.into_iter().map(pay).collect()))
}

/// A random hand: few colours or many, so that pairs and fours of a kind come often.
fn random_hand(rng: &mut Quick) -> Heap {
    let mut has = [0; 9];
    let colours = 1 + rng.below(8);
    let first = rng.below(8);
    for _ in 0..rng.below(10) {
        has[((first + rng.below(colours)) % 8) as usize] += 1;
    }
    has[8] = rng.below(4) as u8;
    has
}

#[test]
fn t7_7_t7_8_t7_9_t7_10_t7_11_t7_12_t7_13_t7_14_every_payment_of_random_hands() {
    let (mut forms, mut none) = (BTreeSet::new(), 0);
    for (options, same_pairs) in [("same_colour_pairs=yes", true), ("same_colour_pairs=no", false)] {
        let game = table(options);
        let mut rng = Quick::new(7);
        for _ in 0..300 {
            let has = random_hand(&mut rng);
            let state = holding(&game, has);
            let all = heaps(has);
            for colour in 0..8 {
                let wanted: BTreeSet<Heap> =
                    all.iter().copied().filter(|&heap| meets(heap, 2, colour, same_pairs, None)).collect();
                let Some((paying, list)) = listed(&game, &state, colour) else {
                    assert!(wanted.is_empty(), "{has:?} can pay for {colour} with {wanted:?}");
                    none += 1;
                    continue;
                };
                let found: BTreeSet<Heap> = list.iter().map(|&payment| heap(payment)).collect();
                assert_eq!(found.len(), list.len(), "T7.14: a payment stands in the list twice");
                assert!(!list.is_empty(), "T4.4: {has:?} began what it cannot pay");
                assert_eq!(found, wanted, "{has:?} for {colour}, {options}");
                // What is refused: everything else that could be put on the table, and a card or a worker that is not there.
                for &heap in &all {
                    let step = Step::seat(P1, Action::Pay(payment(heap)));
                    assert_eq!(game.is_legal(&paying, step), wanted.contains(&heap), "{heap:?} of {has:?}");
                }
                for what in 0..9 {
                    let mut more = [0; 9];
                    more[what] = has[what] + 1;
                    let step = Step::seat(P1, Action::Pay(payment(more)));
                    assert!(!game.is_legal(&paying, step), "{more:?} of {has:?}");
                }
                for heap in wanted {
                    let own = heap[colour];
                    let pairs: Vec<u8> =
                        (0..8).filter(|&i| i != colour && heap[i] > 0).map(|i| heap[i]).collect();
                    forms.insert((own, pairs, heap[8]));
                }
            }
        }
    }
    // Two cards; a card and a pair; a card and a worker; two pairs, of one colour and of two; a pair and a worker; two workers.
    let six: [(u8, &[u8], u8); 7] =
        [(0, &[], 2), (0, &[2], 1), (0, &[2, 2], 0), (0, &[4], 0), (1, &[], 1), (1, &[2], 0), (2, &[], 0)];
    let seen: Vec<(u8, &[u8], u8)> =
        forms.iter().map(|(own, pairs, workers)| (*own, &pairs[..], *workers)).collect();
    assert_eq!(seen, six, "T7.8: exactly six forms");
    assert!(none > 100, "hands that cannot pay: {none}");
}

/// Pairs taken one after another, each from the colour of which most is left; what is then left of the other colours, sorted.
fn greedy(has: Heap, own: usize, pairs: u8, same_pairs: bool) -> Vec<u8> {
    let mut left = has;
    let mut used = [false; 8];
    for _ in 0..pairs {
        let most = (0..8).filter(|&i| i != own && (same_pairs || !used[i])).max_by_key(|&i| left[i]);
        let most = most.expect("a colour");
        used[most] = true;
        left[most] -= 2;
    }
    rest(left, own)
}

fn rest(left: Heap, own: usize) -> Vec<u8> {
    let mut rest: Vec<u8> = (0..8).filter(|&i| i != own).map(|i| left[i]).collect();
    rest.sort_unstable();
    rest
}

#[test]
fn the_proposed_payment_is_the_cheapest_of_random_hands() {
    for (options, same_pairs) in [("same_colour_pairs=yes", true), ("same_colour_pairs=no", false)] {
        let game = table(options);
        let mut rng = Quick::new(11);
        let mut proposed = [0; 3];
        for _ in 0..2_000 {
            let has = random_hand(&mut rng);
            let state = holding(&game, has);
            for colour in 0..8 {
                let price = |heap: &Heap| (heap[..8].iter().sum::<u8>() + 2 * heap[8], heap[8]);
                let fits = |heap: &Heap| meets(*heap, 2, colour, same_pairs, None);
                let cheapest = heaps(has).into_iter().filter(fits).map(|heap| price(&heap)).min();
                let found = game.cheapest_payment(&state, P1, Colour::ALL[colour]).map(heap);
                assert_eq!(found.as_ref().map(price), cheapest, "{has:?} for {colour}: {found:?}");
                let Some(found) = found else { continue };
                assert!(fits(&found), "{found:?} is no payment");
                let pairs = (0..8).filter(|&i| i != colour).map(|i| found[i] / 2).sum::<u8>();
                let left: Heap = std::array::from_fn(|i| has[i] - found[i]);
                assert_eq!(
                    rest(left, colour),
                    greedy(has, colour, pairs, same_pairs),
                    "{has:?} for {colour}: {found:?}"
                );
                proposed[usize::from(pairs)] += 1;
            }
        }
        assert!(proposed.iter().all(|&n| n > 100), "{proposed:?}");
    }
}

#[test]
fn the_proposed_payment_spends_what_is_plenty_and_keeps_workers() {
    let game = table("");
    let cheapest = |has: Heap, colour: Colour| {
        let payment = game.cheapest_payment(&holding(&game, has), P1, colour)?;
        Some(game.action_text(Action::Pay(payment)))
    };
    // Colours in their order: dark green, red, turquoise, light green, grey, orange, yellow, beige; then workers.
    for (has, wanted) in [
        // Two cards of the colour before everything else.
        ([0, 2, 0, 0, 4, 4, 0, 0, 3], "pay red red"),
        // A card and a pair cost three cards, a card and a worker as much: the worker is kept.
        ([0, 1, 0, 0, 2, 0, 0, 0, 1], "pay red grey grey"),
        // The pair comes from where most is left, wherever that stands in the list.
        ([0, 1, 0, 0, 2, 4, 3, 0, 1], "pay red orange orange"),
        ([0, 1, 0, 0, 2, 3, 3, 5, 0], "pay red beige beige"),
        // A card and a worker, where there is no pair.
        ([1, 1, 1, 1, 1, 0, 0, 0, 2], "pay red worker"),
        // Two pairs before a pair and a worker, and these before two workers.
        ([0, 0, 0, 0, 2, 2, 0, 0, 2], "pay grey grey orange orange"),
        ([0, 0, 0, 0, 2, 1, 0, 0, 2], "pay grey grey worker"),
        ([1, 0, 1, 0, 1, 1, 1, 1, 2], "pay worker worker"),
        // Of several pairs those that leave most.
        ([2, 0, 0, 0, 3, 6, 0, 0, 0], "pay orange orange orange orange"),
        ([2, 0, 0, 0, 5, 6, 0, 0, 0], "pay grey grey orange orange"),
        ([0, 0, 3, 3, 0, 0, 0, 4, 0], "pay turquoise turquoise beige beige"),
    ] {
        assert_eq!(cheapest(has, Colour::Red).as_deref(), Some(wanted), "{has:?}");
    }
    assert_eq!(cheapest([1, 1, 1, 1, 1, 1, 1, 1, 0], Colour::Red), None);
}
