//! The archive: recorded games replay to the same result for ever, and show everything that the game has.

use demesne_game::{Game, Notation, ReadRecord, Seat};
use demesne_trial::archive::{self, Shown};
use demesne_tuscany::{
    Action, Colour, Event, Harvest, Item, State, Tile, Token, Tuscany,
    state::{Beat, Stage},
    task::Task,
};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games")
}

/// All that a recorded game shows, in words.
fn shown(read: &ReadRecord<Tuscany>) -> Shown {
    let game = &read.game;
    let mut shown = Shown::new();
    for (key, value) in game.setup() {
        shown.insert(if key.starts_with("piece ") { "own pieces".into() } else { format!("{key} {value}") });
    }
    if !read.record.start.is_empty() {
        shown.insert("from a position".into());
    }
    let mut state = read.start().expect("a start that can be read");
    for &step in &read.record.steps {
        let text = game.action_text(step.action);
        shown.insert(format!("does {}", text.split(' ').next().unwrap_or("")));
        let before = state;
        let mut events = Vec::new();
        game.play(&mut state, step, &mut events).expect("a recorded step is legal");
        decided(&before, step.action, &mut shown);
        for event in &events {
            happened(game, &before, &state, *event, &mut shown);
        }
        let refreshes = events.iter().filter(|event| matches!(event, Event::Removed { refresh: true, .. }));
        if refreshes.count() > 0 && before.tasks.iter().any(|task| matches!(task, Task::Neutral(_))) {
            shown.insert("a refresh after a refresh or an exchange".into());
        }
    }
    if let Some(outcome) = game.outcome(&state) {
        shown.insert(format!("won by {}", outcome.places[0].tie_break.unwrap_or("points")));
        shown.extend(
            outcome.places[1..].iter().filter_map(|place| Some(format!("lower rank {}", place.tie_break?))),
        );
        if outcome.winners.len() > 1 {
            shown.insert("shared victory".into());
        }
    }
    shown
}

/// What is special about a decision.
fn decided(before: &State, action: Action, shown: &mut Shown) {
    match action {
        Action::Token(token) => {
            let when = if before.stage == Stage::Tokens { "at the start" } else { "of a city" };
            shown.insert(format!("token {} {when}", token.name()));
        }
        Action::GiveUp(Item::Hex) => {
            shown.insert("a wooden hex is given up".into());
        }
        Action::GiveUp(Item::Tile(_)) => {
            shown.insert("a tile is given up".into());
        }
        Action::Pay(payment) => {
            let form = match (payment.cards.len(), payment.workers) {
                (2, 0) => "O + O",
                (3, 0) => "O + P",
                (1, 1) => "O + W",
                (4, 0) => "P + P",
                (2, 1) => "P + W",
                _ => "W + W",
            };
            shown.insert(format!("paid {form}"));
        }
        Action::Draw | Action::Take(_) | Action::Place(_) | Action::Exchange(_)
            if before.beat == Beat::Extra =>
        {
            shown.insert("an extra action".into());
        }
        Action::Exchange(_) if before.tasks.top() == Some(Task::Exchanged) => {
            shown.insert("a second exchange".into());
        }
        _ => {}
    }
}

/// What came of a step.
fn happened(game: &Tuscany, before: &State, after: &State, event: Event, shown: &mut Shown) {
    let said = match event {
        Event::Placed(seat, item, space) => {
            let colour = game.colour_of(after.estate(seat).board, space);
            shown.insert(format!("effect of a {}", colour.kind()));
            let castles = before.tasks.iter().filter(|task| *task == Task::Bonus(Colour::DarkGreen)).count();
            if castles > 0 {
                shown.insert(format!("a tile for free, {castles} deep"));
            }
            match item {
                Item::Tile(tile) => format!("places {}", tile.name()),
                Item::Hex => format!("hex on {}", colour.name()),
            }
        }
        Event::AreaDone(_, _, size) => format!("area of {size}"),
        Event::ColourDone(_, colour, nth) => {
            shown.insert(format!("colour done by number {nth}"));
            format!("colour {} done", colour.name())
        }
        Event::Harvest(_, card) => format!("harvest {}", card.name()),
        Event::Removed { refresh: true, .. } => "refresh".into(),
        Event::DeckShuffled => "the deck ran out".into(),
        Event::NeutralShuffled => "the neutral stack ran out".into(),
        Event::HarvestShuffled => "the harvest deck ran out".into(),
        Event::GapStays => "a gap stays".into(),
        Event::DrawLost(..) => "a draw is lost".into(),
        Event::CastlePassed(_) => "nothing fits a castle".into(),
        Event::LastRound => "the additional round".into(),
        Event::RoundLimit => "the round limit".into(),
        Event::PhaseEnd(_) if after.centre.is_empty() => "a phase ends with an empty centre".into(),
        Event::TurnedUp(_, None) if before.tasks.top() == Some(Task::Refill) => {
            "a neutral tile refills".into()
        }
        Event::Scored { source, .. } => format!("points {}", source.name()),
        _ => return,
    };
    shown.insert(said);
}

/// All that must be shown.
fn wanted() -> Shown {
    let mut wanted: Shown = Colour::ALL.map(|colour| format!("effect of a {}", colour.kind())).into();
    wanted.extend(Colour::ALL.map(|colour| format!("colour {} done", colour.name())));
    wanted.extend(Colour::ALL.map(|colour| format!("hex on {}", colour.name())));
    wanted.extend(Tile::ALL.map(|tile| format!("places {}", tile.name())));
    wanted.extend(Harvest::ALL.map(|card| format!("harvest {}", card.name())));
    for token in Token::ALL.map(Token::name) {
        wanted.extend([format!("token {token} at the start"), format!("token {token} of a city")]);
    }
    wanted.extend(demesne_tuscany::tally::Source::ALL.map(|source| format!("points {}", source.name())));
    let more = "
        does first | does neutral | does own | does cards | does pieces | does reveal | does harvest | does board | does token
        does draw | does take | does give | does exchange | does place | does on | does pay | does free | does skip
        does marble | does end
        a tile is given up | a wooden hex is given up | an extra action | a second exchange
        paid O + O | paid O + P | paid O + W | paid P + P | paid P + W | paid W + W
        a tile for free, 1 deep | a tile for free, 2 deep | nothing fits a castle
        area of 1 | area of 2 | area of 3 | colour done by number 1 | colour done by number 2 | colour done by number 3
        refresh | a refresh after a refresh or an exchange | the deck ran out | the neutral stack ran out | the harvest deck ran out
        a neutral tile refills | a gap stays | a phase ends with an empty centre | a draw is lost
        the additional round | the round limit
        won by points | won by T17.2 | won by T17.3 | won by T17.5 | shared victory | lower rank T17.2 | lower rank T17.3
        players 2 | players 3 | players 4 | first random | first p2 | draw_base 2 | draw_base 3 | final_cards_per_point 3
        final_cards_per_point 5 | tie_break english | tie_break spanish | fresh_hex same_turn | fresh_hex later_turn
        same_colour_pairs no | same_colour_pairs yes | own pieces | from a position";
    wanted.extend(more.split(['|', '\n']).map(|what| what.trim().to_owned()).filter(|what| !what.is_empty()));
    wanted
}

#[test]
fn every_recorded_game_replays_to_its_result() {
    let records = archive::records::<Tuscany>(&folder());
    assert!(records.len() >= 10, "{} games", records.len());
    archive::check(&records);
    let seats: Shown = records.iter().flat_map(|(_, read)| read.record.names.clone()).collect();
    assert!(seats.contains("greedy") && seats.contains("random"), "{seats:?}");
    assert!(records.iter().all(|(_, read)| Seat::first(read.game.seats()).len() >= 2));
}

#[test]
fn everything_of_the_game_is_in_the_archive() {
    let missing = archive::missing(&archive::records::<Tuscany>(&folder()), &wanted(), shown);
    assert!(
        missing.is_empty(),
        "no recorded game shows: {}",
        missing.into_iter().collect::<Vec<_>>().join(", ")
    );
}

/// Names the fewest games of a folder, more or less, that show all that is wanted and missing in the archive:
/// `DEMESNE_CANDIDATES=DIR cargo test -p demesne-tuscany --test all archive:: -- --ignored --nocapture`.
#[test]
#[ignore = "a tool to choose recorded games with"]
fn choose_games_for_the_archive() {
    let missing = archive::missing(&archive::records::<Tuscany>(&folder()), &wanted(), shown);
    archive::propose::<Tuscany>(missing, shown);
}
