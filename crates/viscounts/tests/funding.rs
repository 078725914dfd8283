//! Funding against arithmetic of its own: for every board of three cards that matter to an action, and many purses, the payments that
//! can be chosen are those that V10.6 describes, found by trying all.

use crate::common::{play, position, table};
use demesne_game::{Game, Notation, Seat, Step};
use demesne_viscounts::{Action, Payment, Resource, State, Viscounts};

/// What a card brings to an action besides icons that fit.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Help {
    Nothing,
    /// 2 silver are an icon.
    Silver,
    /// The first unit of the resource counts as two.
    First,
    /// 2 merchants are an icon.
    Pairs,
    /// 1 stone or 1 gold is an icon (Emma, transcribing).
    Others,
}

/// A card, its icons that fit (criminals among them), its merchants, and its help.
type Fact = (&'static str, u16, u16, Help);

/// An action: where, its verb, a townsfolk that does not fit it, the resource that pays, cards that matter, and the choices with their costs.
struct Case {
    space: &'static str,
    verb: &'static str,
    stranger: &'static str,
    pays: usize,
    cards: &'static [Fact],
    choices: &'static [(&'static str, u16)],
}

const CASES: [Case; 3] = [
    Case {
        space: "3",
        verb: "build",
        stranger: "n46",
        pays: 1,
        cards: &[
            ("n30", 1, 1, Help::Silver),
            ("n52", 1, 0, Help::First),
            ("n55", 0, 2, Help::Pairs),
            ("n40", 0, 3, Help::Nothing),
            ("s4", 1, 0, Help::Nothing),
            ("s7", 1, 0, Help::Nothing),
            ("n02", 2, 0, Help::Nothing),
        ],
        choices: &[("place workshop-2", 3), ("place trading_post-2", 5), ("place guildhall-3", 7)],
    },
    Case {
        space: "3-4",
        verb: "workers",
        stranger: "n32",
        pays: 2,
        cards: &[
            ("n21", 1, 1, Help::Silver),
            ("n06", 1, 0, Help::First),
            ("n07", 0, 2, Help::Pairs),
            ("n40", 0, 3, Help::Nothing),
            ("s6", 1, 0, Help::Nothing),
            ("s7", 1, 0, Help::Nothing),
            ("n23", 2, 0, Help::Nothing),
        ],
        choices: &[("place 1", 1), ("place 2", 3), ("place 3", 5), ("place 4", 8)],
    },
    Case {
        space: "3-4",
        verb: "transcribe",
        stranger: "n32",
        pays: 0,
        cards: &[
            ("n11", 1, 1, Help::Silver),
            ("n45", 1, 0, Help::First),
            ("n63", 0, 2, Help::Pairs),
            ("h04", 1, 0, Help::Others),
            ("n40", 0, 3, Help::Nothing),
            ("s7", 1, 0, Help::Nothing),
            ("n08", 2, 0, Help::Nothing),
        ],
        choices: &[("take m08", 6)],
    },
];

/// The icons that so many ink, stone, gold and silver buy with these cards; none where a unit buys nothing.
fn bought(case: &Case, board: &[Fact], paid: [u16; 4]) -> Option<u16> {
    let has = |help| board.iter().any(|card| card.3 == help);
    let mut icons = 0;
    for (kind, &amount) in paid[..3].iter().enumerate() {
        let buys = kind == case.pays || kind > 0 && has(Help::Others);
        if amount > 0 && !buys {
            return None;
        }
        icons += amount + u16::from(amount > 0 && kind == case.pays && has(Help::First));
    }
    let whole = paid[3].is_multiple_of(2) && (paid[3] == 0 || has(Help::Silver));
    whole.then_some(icons + paid[3] / 2)
}

/// V10.6: every payment that reaches the number, and from which no unit can be left out.
fn payments(case: &Case, board: &[Fact], purse: [u16; 4], needed: u16) -> Vec<Payment> {
    let merchants: u16 = board.iter().map(|card| card.2).sum();
    let pairs = board.iter().filter(|card| card.3 == Help::Pairs).count() as u16 * (merchants / 2);
    let free = board.iter().map(|card| card.1).sum::<u16>() + pairs;
    let enough = |paid| bought(case, board, paid).is_some_and(|icons| free + icons >= needed);
    let mut found = Vec::new();
    for nth in 0..purse.iter().map(|amount| amount + 1).product::<u16>() {
        let mut rest = nth;
        let paid = purse.map(|most| {
            let amount = rest % (most + 1);
            rest /= most + 1;
            amount
        });
        let fewer = (0..4).filter_map(|kind| {
            let unit = if kind == 3 { 2 } else { 1 };
            let mut less = paid;
            less[kind] = paid[kind].checked_sub(unit)?;
            Some(less)
        });
        if enough(paid) && !fewer.into_iter().any(enough) {
            found.push(Payment(paid));
        }
    }
    found
}

fn purse(state: &State) -> [u16; 4] {
    let player = state.player(Seat(0));
    let [ink, stone, gold] = Resource::ALL.map(|resource| player.resource(resource));
    [ink, stone, gold, player.silver]
}

/// Holds what can be done against what can be paid for.
fn check(game: &Viscounts, case: &Case, board: &[Fact], goods: [u16; 4]) {
    let slots: Vec<&str> = board.iter().map(|card| card.0).collect();
    let lines = [
        format!("p1 viscount: {}", case.space),
        format!("p1 slots: {}", slots.join(" ")),
        format!("p1 ink: {}", goods[0]),
        format!("p1 stone: {}", goods[1]),
        format!("p1 gold: {}", goods[2]),
        format!("p1 silver: {}", goods[3]),
        // Nobody is dismissed: what lies there does not fit.
        format!("tops: 3-4={}", case.stranger),
        "tiles: 3-4=m08".into(),
    ];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let start = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{e}\n{lines:#?}"));
    let ways: Vec<Vec<Payment>> =
        case.choices.iter().map(|choice| payments(case, board, goods, choice.1)).collect();
    let act = game.parse_step(&format!("p1 {}", case.verb)).expect("an action");
    let what = format!("{} with {slots:?} and {goods:?}", case.verb);
    assert_eq!(game.is_legal(&start, act), ways.iter().any(|ways| !ways.is_empty()), "{what}");
    if !game.is_legal(&start, act) {
        return;
    }
    let mut chosen = start;
    play(game, &mut chosen, &format!("p1 {}", case.verb));
    for (&(choice, _), ways) in case.choices.iter().zip(&ways) {
        check_choice(game, chosen, choice, ways, &format!("{what}: {choice}"));
    }
}

fn check_choice(game: &Viscounts, mut state: State, choice: &str, ways: &[Payment], what: &str) {
    let step = game.parse_step(&format!("p1 {choice}")).expect("a choice");
    assert_eq!(game.is_legal(&state, step), !ways.is_empty(), "{what}");
    let before = purse(&state);
    if let [way] = ways {
        play(game, &mut state, &format!("p1 {choice}"));
        // What the castle brings comes on top: a resource that was not there is no payment.
        let after = purse(&state);
        let paid = [0, 1, 2, 3].map(|kind| before[kind].saturating_sub(after[kind]));
        assert_eq!(Payment(paid), *way, "{what}");
    } else if !ways.is_empty() {
        play(game, &mut state, &format!("p1 {choice}"));
        let mut list = Vec::new();
        game.legal_actions(&state, Seat(0), &mut list);
        let wanted: Vec<Action> = ways.iter().map(|&way| Action::Pay(way)).collect();
        assert_eq!(list.len(), wanted.len(), "{what}: {list:?} instead of {wanted:?}");
        assert!(wanted.iter().all(|way| list.contains(way)), "{what}: {list:?} instead of {wanted:?}");
    }
}

#[test]
fn v10_4_v10_6_every_payment_without_a_unit_too_many() {
    let (game, mut cases) = (table("players=2"), 0);
    for case in &CASES {
        let cards = case.cards.len();
        for (one, two, three) in (0..cards)
            .flat_map(|one| (0..one).flat_map(move |two| (0..two).map(move |three| (one, two, three))))
        {
            let board = [case.cards[one], case.cards[two], case.cards[three]];
            for own in [0, 1, 3, 4] {
                for (other, silver) in [(0, 0), (0, 3), (1, 4), (2, 0)] {
                    let mut goods = [other, other, other, silver];
                    goods[case.pays] = own;
                    check(&game, case, &board, goods);
                    cases += 1;
                }
            }
        }
    }
    assert_eq!(cases, 3 * 35 * 16);
}

#[test]
fn v11_4_a_trade_has_an_exchange() {
    let (game, mut state) = position("players=2", &["p1 viscount: 2", "p1 slots: s3 s8 s6"]);
    play(&game, &mut state, "p1 trade");
    let nothing = Step::seat(Seat(0), Action::Exchange(0));
    let refused = game.check(&state, nothing).expect_err("no exchange is no trade");
    assert_eq!(refused.rule, "V11.4");
    assert!(game.is_legal(&state, Step::seat(Seat(0), Action::Exchange(1))));
}
