//! What is in the box: the data against the rules, and against the tables of `docs/rules/viscounts.md`.

use demesne_game::{Game, Notation, Seat, SetupLine};
use demesne_viscounts::{
    Act, Atom, Building, BuildingKind, Card, Icon, Manuscript, Ribbon, Scheme, Segment, Side, Space,
    Viscounts,
    ability::{Cost, Currency, Trigger},
    printed::{Counted, Focus, Printed, Rivals, SchemeOption, SoloTrigger, Writ},
    state::{Player, TRACK, WORKERS},
};
use std::{collections::BTreeMap, path::Path};

fn printed() -> Printed {
    Printed::load().expect("the box")
}

fn table(options: &str) -> Result<Viscounts, String> {
    let lines: Vec<SetupLine> = options
        .split_ascii_whitespace()
        .filter_map(|word| word.split_once('='))
        .map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
        .collect();
    Viscounts::from_setup(&lines).map_err(|error| error.to_string())
}

fn names(atoms: demesne_viscounts::Atoms) -> Vec<&'static str> {
    atoms.iter().map(Atom::name).collect()
}

#[test]
fn v1_1_one_to_four_players() {
    for (options, seats) in
        [("", 2), ("players=2", 2), ("players=3", 3), ("players=4", 4), ("players=1", 2), ("solo=noble", 2)]
    {
        assert_eq!(table(options).expect(options).seats(), seats, "{options}");
    }
    assert_eq!(table("players=1").expect("alone").setup()[2], ("solo".into(), "cleric".into()));
    for (options, why) in [
        ("players=5", "V1.1: \"5\" players cannot play; 1, 2, 3 or 4 can"),
        (
            "players=1 solo=none",
            "V1.1: one player plays against a solo opponent: cleric, builder, noble or cards",
        ),
        ("players=3 solo=cleric", "V1.1: with a solo opponent there are 2 seats, not 3"),
        ("players=2 difficulty=1", "V21.9: the difficulty is for the solo opponent; say solo=cleric as well"),
        ("solo=cards difficulty=4", "\"4\" is no value of the option difficulty; it takes: 0, 1, 2, 3"),
        ("solo=cards first=p2", "V21.1: against the solo opponent p1 is the start player"),
        ("players=3 first=p4", "V2.10: p4 cannot be the start player of 3 players; name p1 to p3"),
    ] {
        assert_eq!(table(options).map(drop).expect_err(options), why);
    }
}

#[test]
fn v1_2_v1_3_segments_and_spaces() {
    assert_eq!(Segment::all().count(), 5);
    assert_eq!(Space::all().count(), 15);
    for segment in Segment::all() {
        let [left, right, inner] =
            [Side::Left, Side::Right, Side::Inner].map(|side| Space::on(segment, side));
        assert_eq!(left.number(), Some(2 * segment.0 + 1), "left spaces are odd");
        assert_eq!(right.number(), Some(2 * segment.0 + 2), "right spaces are even");
        assert_eq!((inner.number(), inner.is_outer()), (None, false));
        assert_eq!(segment.name(), format!("{}-{}", 2 * segment.0 + 1, 2 * segment.0 + 2));
    }
    assert_eq!(
        (1..=10).map(Space::outer).filter_map(Space::number).collect::<Vec<_>>(),
        (1..=10).collect::<Vec<_>>()
    );
}

/// V2.1: four sites on each segment for 1 and 2 players, five for 3 and 4; a river parts them.
#[test]
fn v2_1_the_side_follows_from_the_number_of_players() {
    for (options, sites) in [("solo=cards", 4), ("players=2", 4), ("players=3", 5), ("players=4", 5)] {
        let game = table(options).expect(options);
        assert_eq!(game.every_site().count(), 5 * sites, "{options}");
        for segment in Segment::all() {
            let print = game.sites(segment);
            assert_eq!(usize::from(print.count), sites);
            assert!((1..print.count).contains(&print.left), "sites on both sides of the river");
        }
    }
    let effects = |players: &str, segment: u8| {
        let game = table(players).expect("a table");
        let sites = game.sites(Segment(segment));
        sites.effects[..usize::from(sites.count)].iter().map(|atom| atom.name()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(effects("players=2", 1), "ink stone free_hire destroy");
    assert_eq!(effects("players=3", 1), "ink stone deed free_hire flip");
}

#[test]
fn v1_4_v13_7_v13_14_v13_18_the_castle() {
    let tables = printed().tables;
    let rewards: Vec<String> = (tables.second_tier.iter())
        .map(|effect| effect.alternatives().map(|bundle| bundle.text()).collect::<Vec<_>>().join(" / "))
        .collect();
    assert_eq!(rewards, ["ink+stone", "flip", "gold / castle_move", "free_hire / destroy", "virtue+virtue"]);
    assert_eq!(tables.worker_points, [1, 2, 3]);
    assert_eq!(names(tables.removed_first), ["silver", "silver"]);
    assert_eq!(names(tables.removed_second), ["virtue", "any_resource"]);
    assert_eq!(names(tables.third_tier), ["any_resource"]);
}

#[test]
fn v1_5_v2_9_what_a_player_has() {
    assert_eq!(Building::all().count(), 9);
    for kind in BuildingKind::ALL {
        assert_eq!(kind.buildings().count(), 3, "{}", kind.name());
    }
    let start = Player::EMPTY;
    assert_eq!((start.supply, WORKERS), (20, 20));
    assert_eq!((start.corruption, start.virtue, TRACK), (1, 7, 7));
    assert_eq!(start.built, 0);
}

#[test]
fn v1_6_v5_6_v12_4_v12_26_v12_27_the_player_board() {
    let tables = printed().tables;
    let icons = |icons: demesne_viscounts::Icons| icons.iter().map(Icon::name).collect::<Vec<_>>().join(" ");
    assert_eq!(icons(tables.slots[0]), "builder noble cleric");
    assert_eq!(icons(tables.slots[1]), "merchant merchant");
    let row =
        |kind: BuildingKind| (tables.buildings[kind as usize].cost, tables.buildings[kind as usize].points);
    assert_eq!(row(BuildingKind::TradingPost), (5, [4, 9, 15]));
    assert_eq!(row(BuildingKind::Guildhall), (7, [6, 13, 21]));
    assert_eq!(row(BuildingKind::Workshop), (3, [2, 5, 9]));
    assert_eq!(tables.collision.len(), 7);
}

#[test]
fn v1_7_v2_6_the_numbers_of_cards_and_tiles() {
    let printed = printed();
    let count = |is: fn(Card) -> bool| (0..86).map(Card).filter(|&card| is(card)).count();
    assert_eq!(count(Card::is_neutral), 68);
    assert_eq!(count(Card::is_hero), 10);
    assert_eq!(count(|card| !card.is_hero() && !card.is_neutral()), 8);
    assert_eq!(printed.player_cards.len(), 10);
    assert_eq!(Scheme::all().filter(|scheme| scheme.is_future()).count(), 8);
    assert_eq!(Scheme::all().filter(|scheme| !scheme.is_future()).count(), 8);
    assert_eq!(Manuscript::all().count(), 35);
    assert_eq!(printed.grey.len(), 5);
    assert_eq!(printed.ribbons.map(|tiles| tiles.len()), [9, 9, 9, 8]);
    assert_eq!(printed.solo.boards.len(), 4);
}

/// V1.8: a value of 1 to 3, icons, an effect for hiring on neutral cards only, and at most one ability.
#[test]
fn v1_8_v1_9_v26_1_what_a_townsfolk_shows() {
    let printed = printed();
    let (mut silent, mut two) = (Vec::new(), Vec::new());
    for card in (0..86).map(Card) {
        let print = printed.card(card);
        assert!((1..=3).contains(&print.silver), "{}", card.id());
        assert!(print.icons.iter().count() > 0, "{}", card.id());
        assert_eq!(print.hire.is_empty(), !card.is_neutral(), "{}", card.id());
        let rules = usize::from(print.ability.is_some()) + print.funding.iter().flatten().count();
        match rules {
            0 => silent.push(printed.names[card.index()].as_str()),
            1 => {}
            _ => two.push(printed.names[card.index()].as_str()),
        }
    }
    assert_eq!(silent, ["Abbot", "Labourer", "Squire"]);
    assert_eq!(two, ["Emma"]);
}

/// V1.10: silver is no resource.
#[test]
fn v1_10_resources_are_ink_stone_and_gold() {
    let resources: Vec<&str> = Currency::ALL
        .into_iter()
        .filter(|currency| currency.resource().is_some())
        .map(Currency::name)
        .collect();
    assert_eq!(resources, ["ink", "stone", "gold"]);
}

/// V1.12: the cards of the rulebook's examples.
#[test]
fn v1_12_names_of_the_examples() {
    let printed = printed();
    for (id, name) in [
        ("s3", "Journeyman"),
        ("n02", "Antagonist"),
        ("s1", "Abbot"),
        ("n67", "Woodcutter"),
        ("s8", "Trader"),
        ("n30", "Mason"),
        ("s7", "Thief"),
        ("n35", "Overseer"),
        ("n07", "Benefactor"),
        ("n01", "Acolyte"),
        ("n48", "Racketeer"),
        ("n40", "Peddler"),
        ("n63", "Traveller"),
    ] {
        assert_eq!(printed.names[Card::parse(id).expect(id).index()], name);
    }
}

#[test]
fn v2_25_piles_of_debts_and_deeds() {
    let piles = |options: &str| {
        let game = table(options).expect(options);
        let state = game.start();
        (state.poverty, state.prosperity)
    };
    assert_eq!(piles("solo=cleric"), (12, 12));
    assert_eq!(piles("players=2"), (12, 12));
    assert_eq!(piles("players=3"), (15, 16));
    assert_eq!(piles("players=4"), (18, 20));
}

/// V2.19: what player cards 3, 5 and 6 do; V2.20: card 8 has its own place.
#[test]
fn v2_19_v28_2_effects_of_player_cards() {
    let cards = printed().player_cards;
    let extras = cards.map(|card| card.extra.text());
    assert_eq!(extras[2], "free_manuscript");
    assert_eq!(extras[4], "place_workers:2");
    assert_eq!(extras[5], "place_building:workshop");
    let own: Vec<usize> =
        (1..).zip(&cards).filter(|(_, card)| card.own_space).map(|(number, _)| number).collect();
    assert_eq!(own, [8]);
}

#[test]
fn v3_10_what_documents_are_worth() {
    assert_eq!(printed().tables.documents, [-2, 0, 1, 3]);
}

/// V6, V26.15, V26.16: which atoms occur where.
#[test]
fn v6_22_v6_23_v26_15_v26_16_atoms_occur_where_they_may() {
    let printed = printed();
    let words = |atoms: Vec<Atom>| {
        let mut names: Vec<&str> = atoms.into_iter().map(Atom::name).collect();
        names.sort_unstable();
        names.dedup();
        names.join(" ")
    };
    let abilities = printed.cards.iter().filter_map(|card| card.ability);
    let used = abilities
        .flat_map(|(_, effect)| effect.alternatives().flat_map(|bundle| bundle.iter()).collect::<Vec<_>>());
    assert_eq!(
        words(used.collect()),
        "any_resource castle_move corruption debt deed destroy discard flip flip_debt flip_deed free_hire gold ink rearrange silver \
         stone virtue"
    );
    assert_eq!(
        words(printed.cards.iter().flat_map(|card| card.hire.iter()).collect()),
        "corruption debt discard rearrange shuffle virtue"
    );
    let solo: Vec<Atom> = printed.solo.reveals.iter().flat_map(|reveal| reveal.effect.iter()).collect();
    assert_eq!(words(solo), "corruption flip_debt free_dismiss future_scheme virtue");
    let people = printed.cards.iter().flat_map(|card| card.hire.iter());
    let tiles = printed.tiles.iter().filter_map(|tile| match tile.writ {
        Writ::Effect(effect) => Some(effect),
        Writ::Score { .. } => None,
    });
    let all: Vec<Atom> = people.chain(tiles.flat_map(|effect| effect.iter())).collect();
    assert!(!all.contains(&Atom::FutureScheme) && !all.contains(&Atom::FreeDismiss));
}

#[test]
fn v10_3_v5_1_what_an_action_needs() {
    let needs = Act::ALL.map(|act| (act.name(), act.icon().name(), act.currency().name()));
    assert_eq!(
        needs,
        [
            ("trade", "merchant", "silver"),
            ("build", "builder", "stone"),
            ("workers", "noble", "gold"),
            ("transcribe", "cleric", "ink"),
        ]
    );
    assert_eq!(Icon::ALL.map(Icon::name), ["merchant", "builder", "noble", "cleric", "criminal"]);
}

#[test]
fn v11_2_v28_5_exchanges_by_space() {
    let printed = printed();
    let rows: Vec<(u8, &str)> = (printed.segments.iter())
        .flat_map(|print| [0, 1].map(|side| (print.rates[side], print.gains[side].name())))
        .collect();
    assert_eq!(
        rows,
        [
            (1, "silver"),
            (2, "ink"),
            (1, "silver"),
            (2, "stone"),
            (2, "ink"),
            (4, "flip"),
            (2, "gold"),
            (3, "destroy"),
            (2, "stone"),
            (2, "gold"),
        ]
    );
}

#[test]
fn v13_2_v23_4_nobles_for_workers() {
    assert_eq!(printed().tables.nobles, [1, 3, 5, 8]);
    assert_eq!(printed().solo.nobles, [3, 5, 8]);
}

#[test]
fn v14_7_v14_8_v14_13_ribbons() {
    let printed = printed();
    assert_eq!(printed.sets, [1, 4, 9, 16]);
    let icons = Ribbon::ALL.map(|ribbon| {
        printed.tables.bonus_icons[ribbon as usize].iter().map(Icon::name).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(icons, ["builder", "cleric", "noble", "merchant merchant"]);
    assert_eq!((printed.tables.bonus_card, printed.tables.leader), (3, 5));
}

#[test]
fn v16_7_v24_8_collision_spaces() {
    let printed = printed();
    let active = printed.tables.collision.map(|space| space.active.text());
    assert_eq!(
        active,
        [
            "deed+deed+deed+silver",
            "deed+deed+silver",
            "deed+silver",
            "deed+debt+silver+silver",
            "debt+silver+silver",
            "debt+debt+silver+silver+silver",
            "debt+debt+debt+silver+silver+silver+silver",
        ]
    );
    let rivals = printed.tables.collision.map(|space| {
        let who = match space.who {
            Rivals::WithCriminal => "criminal",
            Rivals::All => "all",
            Rivals::WithoutCriminal => "no criminal",
        };
        format!("{who}: {}", space.rivals.text())
    });
    assert_eq!(
        rivals,
        [
            "criminal: debt",
            "criminal: corruption",
            "criminal: corruption",
            "all: rearrange",
            "no criminal: virtue",
            "no criminal: virtue",
            "no criminal: deed",
        ]
    );
    assert_eq!(
        printed.solo.collision.map(|atoms| atoms.text()),
        [
            "deed+deed+deed",
            "deed+deed",
            "deed+any_resource",
            "deed+debt+any_resource",
            "debt+any_resource",
            "debt+debt+any_resource",
            "debt+debt+debt+any_resource+any_resource",
        ]
    );
}

/// V14.10, V19.6: everything that a tile counts can be said.
#[test]
fn v14_10_tiles_that_count() {
    let printed = printed();
    let counts = |id: &str| match printed.tile(Manuscript::parse(id).expect(id)).writ {
        Writ::Score { vp, per, of } => (vp, per, of),
        Writ::Effect(effect) => panic!("{id} does {}", effect.text()),
    };
    assert_eq!(counts("m05"), (1, 2, Counted::Resource));
    assert_eq!(counts("m08"), (1, 1, Counted::Building));
    assert_eq!(counts("m16"), (1, 2, Counted::Manuscript));
    assert_eq!(counts("m17"), (1, 1, Counted::ApprovedDeed));
    assert_eq!(counts("m25"), (1, 1, Counted::PaidDebt));
    assert_eq!(counts("m26"), (1, 2, Counted::Worker));
    assert_eq!(counts("m33"), (1, 2, Counted::Icon(Icon::Merchant)));
    assert_eq!(counts("m34"), (1, 3, Counted::Silver));
    assert_eq!(counts("m35"), (1, 1, Counted::Icon(Icon::Criminal)));
}

#[test]
fn v21_2_v21_4_v22_15_v22_17_the_solo_boards() {
    let solo = printed().solo;
    let focuses: Vec<(&str, Focus)> =
        solo.boards.iter().map(|board| (board.id.as_str(), board.focus)).collect();
    assert_eq!(
        focuses,
        [
            ("cleric", Focus::Act(Act::Transcribe)),
            ("builder", Focus::Act(Act::Build)),
            ("noble", Focus::Act(Act::Workers)),
            ("cards", Focus::Flip),
        ]
    );
    let order: Vec<String> = Building::solo_order().map(Building::name).collect();
    assert_eq!(
        (order[0].as_str(), order[3].as_str(), order[8].as_str()),
        ("guildhall-1", "trading_post-1", "workshop-3")
    );
    let reveals: Vec<(String, SoloTrigger, String)> = solo
        .reveals
        .iter()
        .map(|reveal| (reveal.building.name(), reveal.trigger, reveal.effect.text()))
        .collect();
    let row = |name: &str, trigger, effect: &str| (name.to_owned(), trigger, effect.to_owned());
    assert_eq!(
        reveals,
        [
            row("trading_post-1", SoloTrigger::WhenBuilt, "future_scheme"),
            row("trading_post-2", SoloTrigger::Collision, "flip_debt"),
            row("trading_post-3", SoloTrigger::Flip, "free_dismiss"),
            row("workshop-1", SoloTrigger::FutureScheme, "free_dismiss"),
            row("workshop-2", SoloTrigger::Shuffle, "virtue"),
            row("workshop-3", SoloTrigger::Shuffle, "corruption"),
        ]
    );
    // V24.5: the last option of every scheme can always be carried out.
    assert!(solo.schemes.iter().all(|scheme| matches!(scheme.options.last(), Some(SchemeOption::Effect(_)))));
}

/// The rows of a table in the digest, by the words of its heading.
fn digest_rows(heading: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/viscounts.md");
    let text = std::fs::read_to_string(path).expect("the digest");
    let rows =
        text.lines().skip_while(|line| *line != heading).skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// V26: the tables of the digest say for every card when it acts, on what condition, at what cost, and what it does; the data say the same.
#[test]
fn v26_2_v26_10_v26_13_v26_14_v26_17_v26_20_every_card_is_as_the_digest_says() {
    let printed = printed();
    let mut wanted: BTreeMap<(String, String), usize> = BTreeMap::new();
    for row in digest_rows("| trigger | condition | cost | effect | cards |") {
        let [trigger, condition, cost, effect, cards] = &row[..] else { panic!("{row:?}") };
        let rule = format!("{trigger} | {condition} | {cost} | {}", effect.replace('`', ""));
        for card in cards.split(", ") {
            let id = card.rsplit(' ').next().expect("an id");
            let name = card.strip_suffix(id).expect("a name").trim();
            let found = Card::parse(id).unwrap_or_else(|| panic!("{card}"));
            assert_eq!(printed.names[found.index()], name, "{id}");
            *wanted.entry((id.to_owned(), rule.clone())).or_default() += 1;
        }
    }
    let mut found: BTreeMap<(String, String), usize> = BTreeMap::new();
    for card in (0..86).map(Card) {
        for rule in rules(&printed, card) {
            *found.entry((card.id(), rule)).or_default() += 1;
        }
    }
    assert_eq!(found, wanted);
    let mut hires: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for card in (0..86).map(Card) {
        let hire = printed.card(card).hire;
        let name = if hire.is_empty() {
            "none (heroes and starting cards)".to_owned()
        } else {
            format!("`{}`", hire.text())
        };
        hires.entry(name).or_default().push(card.id());
    }
    for row in digest_rows("| hire/dismiss effect | number | cards |") {
        let [effect, number, cards] = &row[..] else { panic!("{row:?}") };
        let list = hires.remove(effect).unwrap_or_else(|| panic!("no card has {effect}"));
        assert_eq!((list.len().to_string(), list.join(" ")), (number.clone(), cards.clone()), "{effect}");
    }
    assert!(hires.is_empty(), "{hires:?}");
}

/// The rules of a card in the words of the digest's table.
fn rules(printed: &Printed, card: Card) -> Vec<String> {
    let print = printed.card(card);
    let mut rules = Vec::new();
    if let Some((trigger, effect)) = print.ability {
        let (trigger, condition) = match trigger {
            Trigger::Played => ("played", "—"),
            Trigger::Dropped => ("dropped", "—"),
            Trigger::After(act) => ("after_action", act.name()),
            Trigger::FlipDebt => ("on_flip_debt", "—"),
            Trigger::GainDebt => ("on_gain_debt", "—"),
            Trigger::Collision => ("on_collision", "—"),
        };
        let bundles: Vec<String> = effect.alternatives().map(|bundle| counted(&names(bundle))).collect();
        rules.push(format!("{trigger} | {condition} | — | {}", bundles.join(" / ")));
    }
    for funding in print.funding.iter().flatten() {
        let cost = match funding.cost {
            Cost::Merchants(each) => format!("{each} merchant icons"),
            Cost::Spend(currency, each) => format!("{each} {}", currency.name()),
        };
        let icons = if funding.icons == 1 { "icon" } else { "icons" };
        let once = if funding.once { " (once)" } else { "" };
        let kind = funding.act.icon().name();
        rules.push(format!(
            "funding | {} | {cost} | {} {kind} {icons}{once}",
            funding.act.name(),
            funding.icons
        ));
    }
    if rules.is_empty() {
        rules.push("(none) | — | — | —".into());
    }
    rules
}

/// `2 silver`, `debt + flip_deed`: equal atoms are counted.
fn counted(names: &[&str]) -> String {
    let mut parts: Vec<(usize, &str)> = Vec::new();
    for name in names {
        match parts.last_mut() {
            Some((count, last)) if last == name => *count += 1,
            _ => parts.push((1, name)),
        }
    }
    let part = |(count, name): &(usize, &str)| match count {
        1 => (*name).to_owned(),
        count => format!("{count} {name}"),
    };
    parts.iter().map(part).collect::<Vec<_>>().join(" + ")
}

/// V2.2, V2.3: the ring has each segment once, the castle lies in one of five ways, and rewards keep their clockwise order.
#[test]
fn v2_3_rewards_keep_their_order() {
    let order = [0, 3, 1, 4, 2].map(Segment);
    for castle in 0..5 {
        let ring = demesne_viscounts::Ring::new(order, castle).expect("a ring");
        let rewards: Vec<usize> = order.map(|segment| ring.reward(segment)).into();
        assert_eq!(rewards, (0..5).map(|nth| (nth + usize::from(castle)) % 5).collect::<Vec<_>>());
    }
    assert!(demesne_viscounts::Ring::new([0, 1, 1, 4, 2].map(Segment), 0).is_none());
    assert!(demesne_viscounts::Ring::new([1, 0, 2, 4, 3].map(Segment), 0).is_none());
    assert!(demesne_viscounts::Ring::new(order, 5).is_none());
    let seats: Vec<Seat> = Seat::first(2).collect();
    assert_eq!(seats.len(), 2);
}
