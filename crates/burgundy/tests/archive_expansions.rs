//! The archive shows everything that the expansions, the team and solo games and the Châteautoma have: each shield, each
//! monastery, each county card, each bonus of routes and vineyards, each decision, each way to set a table up.

use demesne_burgundy::{
    Action, Building, Burgundy, Event, Expansion, automa::AutomaStep, bonus::Bonus, tile::Face,
};
use demesne_game::{Game, Notation, ReadRecord};
use demesne_trial::archive::{Shown, missing, propose, records};
use std::path::Path;

/// All that a recorded game shows.
fn shown(read: &ReadRecord<Burgundy>) -> Shown {
    let mut shown = Shown::new();
    let game = &read.game;
    for (key, value) in game.setup() {
        shown.extend(value.split(' ').map(|word| format!("{key} {word}")));
    }
    if !read.record.start.is_empty() {
        return shown;
    }
    let mut state = game.start();
    for &step in &read.record.steps {
        decision(game, step.action, &mut shown);
        let before = state;
        let mut events = Vec::new();
        game.play(&mut state, step, &mut events).expect("a recorded step is legal");
        for event in events {
            match event {
                Event::ShieldTaken(_, shield) => {
                    shown.insert(format!("shield {shield}"));
                }
                Event::Automa(AutomaStep::Completes { card }) => {
                    shown.insert(format!("card {card}"));
                }
                Event::GoodsOnRoute { seat, goods, space } => {
                    let here = game.route_space(&before, seat, space).filter(|space| space.goods == goods);
                    shown.extend(here.map(|space| format!("route {}", space.bonus.name())));
                }
                Event::Planted(_, _, space) => {
                    let bonuses = game.vine_board().bonuses[usize::from(space)];
                    shown.extend(bonuses.map(|bonus| format!("vineyard {}", bonus.name())));
                }
                Event::Placed(_, tile, _) => {
                    if let Face::Monastery(number) = tile.face() {
                        shown.insert(format!("monastery {number}"));
                    }
                    shown.insert(format!("places {}", game.tile_name(tile)));
                }
                _ => {}
            }
        }
    }
    if let Some(outcome) = game.outcome(&state) {
        if let Some(rule) = outcome.places[0].tie_break {
            shown.insert(format!("tie {rule}"));
        }
        if game.options().solo.is_some() {
            shown.insert(if outcome.winners.is_empty() { "solo lost" } else { "solo won" }.into());
        }
    }
    shown
}

/// The verb of an action, and what is special about it.
fn decision(game: &Burgundy, action: Action, shown: &mut Shown) {
    let text = game.action_text(action);
    let words: Vec<&str> = text.split(' ').collect();
    shown.insert(format!("does {}", words[0]));
    if let ["crane", kind] = words[..] {
        shown.insert(format!("crane {kind}"));
    }
    for special in ["white", "mark", "private", "shop", "workers", "for"] {
        if words[1..].contains(&special) {
            shown.insert(format!("does {} … {special}", words[0]));
        }
    }
    if let ["put", .., from] = words[..] {
        shown.insert(format!("put from {}", if from == "black" || from == "shop" { from } else { "depot" }));
    }
}

/// All that must be shown.
fn wanted() -> Shown {
    let mut wanted: Shown = (1..=18).map(|n| format!("shield {n}")).collect();
    wanted.extend((1..=29).map(|n| format!("monastery {n}")));
    wanted.extend((1..=17).map(|n| format!("card {n}")));
    let on_routes = Bonus::ALL
        .into_iter()
        .filter(|bonus| !matches!(bonus, Bonus::Place | Bonus::BlackOrShop | Bonus::VineDepot));
    wanted.extend(on_routes.map(|bonus| format!("route {}", bonus.name())));
    wanted.extend(Bonus::ALL.map(|bonus| format!("vineyard {}", bonus.name())));
    let kinds = Building::ALL.into_iter().filter(|&kind| kind != Building::Crane);
    wanted.extend(kinds.map(|kind| format!("crane {}", kind.name())));
    wanted.extend(Expansion::ALL.map(|expansion| format!("expansions {}", expansion.name())));
    let more = "
        places crane | places white-castle | places geese | places inn | places face-down
        does recruit | does ransom | does shield | does shield … for | does copy | does tribute | does tribute … workers
        does also | does order | does plant | does bonus | does vine-bonus | does keep | does next | does gain
        does exchange | does place … white | does take … white | does place … private | does take … mark | does put
        put from depot | put from black | put from shop
        does card | does building | does automa-die | does shields | does route | does vine-types | does vine-gifts
        does vine-depot | does vine-shop
        connection yes | route-order chosen | vine-types fewer | vine-types without
        boards 11-18 | boards 19-22 | boards 23-30 | team basic | team advanced | solo 33 | solo 34
        chateautoma novice | chateautoma experienced | chateautoma expert
        modifiers A | modifiers B | modifiers C | modifiers D | players 1
        tie A14.8 | tie X-TEAM-16 | solo won | solo lost";
    wanted.extend(more.split(['|', '\n']).map(|what| what.trim().to_owned()).filter(|what| !what.is_empty()));
    wanted
}

/// What is wanted and no recorded game shows.
fn missing_in_the_archive() -> Shown {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    missing(&records::<Burgundy>(&folder), &wanted(), shown)
}

#[test]
fn everything_of_the_expansions_is_in_the_archive() {
    let missing: Vec<String> = missing_in_the_archive().into_iter().collect();
    assert!(missing.is_empty(), "no recorded game shows: {}", missing.join(", "));
}

/// Names the fewest games of a folder, more or less, that show all that is wanted and missing in the archive:
/// `DEMESNE_CANDIDATES=DIR cargo test -p demesne-burgundy --test all archive_expansions:: -- --ignored --nocapture`.
#[test]
#[ignore = "a tool to choose recorded games with"]
fn choose_games_for_the_archive() {
    propose(missing_in_the_archive(), shown);
}
