//! Versions of the rules: what was played by version 1 replays by version 1, fault by fault; new tables are played by the newest.

use crate::common::setup;
use demesne_burgundy::Burgundy;
use demesne_game::{
    Game, Ignore, Notation, ReadRecord, Record, Seat,
    record::{read_position, write_position},
};

/// A record that starts at a position, with some steps.
fn record(version: u32, heading: &str, start: &[&str], steps: &[&str]) -> String {
    let start: String = start.iter().map(|line| format!("start: {line}\n")).collect();
    format!(
        "demesne record 1\ngame: burgundy\nrules: {version}\n{heading}\n{start}\n{}\n\nresult: unfinished\n",
        steps.join("\n")
    )
}

/// The lines of the position after a record.
fn after(version: u32, heading: &str, start: &[&str], steps: &[&str]) -> Result<Vec<String>, String> {
    let text = record(version, heading, start, steps);
    let read = ReadRecord::<Burgundy>::read(&text).map_err(|error| error.to_string())?;
    assert_eq!(read.game.rules(), version);
    let state = read.check().map_err(|error| error.to_string())?;
    Ok(read.game.position_lines(&state))
}

fn has(lines: &Result<Vec<String>, String>, line: &str) -> bool {
    lines.as_ref().unwrap_or_else(|error| panic!("{error}")).iter().any(|found| found == line)
}

#[test]
fn b5_3_x_team_9_private_tiles_were_free_by_version_1() {
    let start = [
        "turn: p1",
        "p1 dice: 2 2",
        "p1 workers: 3",
        "p1 storage: mine",
        "p1 private: mine",
        "p2 workers: 3",
    ];
    for (version, workers) in [(1, 3), (2, 2)] {
        let lines = after(version, "team: basic", &start, &["p1 place mine 50 with 2 private"]);
        assert!(has(&lines, &format!("p1 workers: {workers}")), "version {version}: {lines:?}");
        let lines = after(version, "team: basic", &start, &["p1 place mine 50 with 2"]);
        assert!(has(&lines, "p1 workers: 2"), "version {version}: {lines:?}");
    }
}

#[test]
fn a17_2_all_vine_bonus_tiles_were_there_by_version_1() {
    let heading = "players: 2\nchateautoma: novice\nexpansions: vineyards";
    let start =
        ["p1 dice: - 4", "p1 storage: green-blue", "p1 vineyard: v1=red-white", "p1 vine bonus: green"];
    let steps = ["p1 plant green-blue v2 with 4", "p1 bonus 1", "p1 vine-bonus green"];
    assert!(has(&after(1, heading, &start, &steps), "p1 vine bonus: green green"));
    let refused = after(2, heading, &start, &[steps[0], steps[2]]).expect_err("there is one set");
    assert!(refused.contains("X-VINE-21"), "{refused}");
}

#[test]
fn xr12_orders_without_a_choice_were_asked_by_version_1() {
    let start = ["p1 dice: - 4", "p1 storage: green-blue"];
    let steps = ["p1 plant green-blue v2 with 4", "p1 bonus 1"];
    assert!(has(&after(1, "expansions: vineyards", &start, &steps), "p1 workers: 4"));
    assert!(has(&after(2, "expansions: vineyards", &start, &steps[..1]), "p1 workers: 4"));
    let refused = after(2, "expansions: vineyards", &start, &steps).expect_err("nothing is asked");
    assert!(refused.contains("X-VINE-14"), "{refused}");
}

#[test]
fn x_solo_17_any_tile_of_a_colour_could_be_declined_by_version_1() {
    let start = [
        "p1 dice: 5 5",
        "p1 duchy: 9=castle 8=m1 14=mine 15=ship 3=ship 4=mine 20=ship 27=ship 28=bank",
        "p1 storage: mine",
        "black: - ship - bank",
    ];
    let steps = ["p1 place mine 35 with 5", "p1 next colour", "p1 skip"];
    assert!(has(&after(1, "solo: 33", &start, &steps), "open: size:1 phase"));
    let refused = after(2, "solo: 33", &start, &steps).expect_err("it is a must");
    assert!(refused.contains("X-SOLO-17"), "{refused}");
}

#[test]
fn x_solo_26_livestock_counted_when_it_scored_by_version_1() {
    let duchy =
        "p1 duchy: 2=castle 1=ship 7=bank 9=castle 10=cow3 13=pig2 14=pig2 19=ship 27=m1 28=m2 23=cow3";
    let old = [duchy, "p1 dice: 4 5", "p1 storage: cow4", "open: effect:23 extra"];
    let lines = after(1, "solo: 34", &old, &["p1 place cow4 22", "p1 next effect:22"]);
    assert!(has(&lines, "open: size:2 phase effect:23 gain:7"), "{lines:?}");
    let lines = after(
        1,
        "solo: 34",
        &old,
        &["p1 place cow4 22", "p1 next effect:22", "p1 gain 0", "p1 next effect:23"],
    );
    assert!(has(&lines, "open: size:2 phase gain:7"), "{lines:?}");
    let new = [duchy, "p1 dice: 4 5", "p1 storage: cow4", "open: livestock:3 extra"];
    let lines = after(2, "solo: 34", &new, &["p1 place cow4 22"]);
    assert!(has(&lines, "open: size:2 phase livestock:3 livestock:7"), "{lines:?}");
    let refused = after(2, "solo: 34", &old, &[]).expect_err("what waits are points");
    assert!(refused.contains("open"), "{refused}");
}

/// A version goes with whatever is written of a game, and comes back with it.
#[test]
fn a_version_is_written_and_read() {
    let old = Burgundy::from_setup(&setup(&[("players", "3"), ("rules", "1")])).expect("a table");
    let new = Burgundy::from_setup(&setup(&[("players", "3")])).expect("a table");
    assert_eq!((old.rules(), new.rules()), (1, Burgundy::RULES));
    assert!(old.setup().contains(&("rules".into(), "1".into())));
    assert!(new.setup().iter().all(|(key, _)| key != "rules"));
    for game in [&old, &new] {
        let text = write_position(game, &game.start());
        assert_eq!(text.matches("rules: ").count(), 1, "{text}");
        let (read, _) = read_position::<Burgundy>(&text).expect("what is written");
        assert_eq!(read.rules(), game.rules());
        let record = Record::new(vec!["Ada".into()], None).write(game);
        let read = ReadRecord::<Burgundy>::read(&record).expect("what is written");
        assert_eq!((read.game.rules(), read.record.write(&read.game)), (game.rules(), record));
        let lines: Vec<_> = game.setup();
        let lines: Vec<(&str, &str)> = lines.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        let again = Burgundy::from_setup(&setup(&lines)).expect("its own setup");
        assert_eq!(again.options(), game.options());
    }
}

#[test]
fn a_version_that_nobody_knows_is_refused_with_its_line() {
    for version in ["0", "3", "99"] {
        let error = Burgundy::from_setup(&setup(&[("rules", version)])).expect_err("unknown").to_string();
        assert!(error.contains("versions 1 to 2"), "{error}");
        let text = record(version.parse().expect("a number"), "players: 2", &[], &[]);
        let error = ReadRecord::<Burgundy>::read(&text).expect_err("unknown");
        assert_eq!(error.line, Some(3), "{error}");
    }
    assert!(Burgundy::from_setup(&setup(&[("rules", "old")])).is_err());
    assert!(Burgundy::from_setup(&setup(&[("rules", "1"), ("rules", "2")])).is_err());
}

/// A whole old game goes on: random games by version 1 are legal to their end and are not mixed up with new ones.
#[test]
fn games_by_version_1_are_played_to_their_end() {
    for (index, options) in [
        vec![("team", "basic"), ("rules", "1")],
        vec![("solo", "33"), ("rules", "1")],
        vec![("expansions", "vineyards"), ("chateautoma", "novice"), ("rules", "1")],
    ]
    .into_iter()
    .enumerate()
    {
        let game = Burgundy::from_setup(&setup(&options)).expect("a table");
        let mut random = demesne_game::Quick::new(index as u64);
        let mut state = game.start();
        let mut list = Vec::new();
        while game.outcome(&state).is_none() {
            let step = match game.to_act(&state) {
                demesne_game::ToAct::Chance => demesne_game::Step::chance(game.sample(&state, &mut random)),
                to_act => {
                    let seat = to_act.first_seat().unwrap_or(Seat(0));
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    let at = demesne_game::Random::below(&mut random, list.len() as u32) as usize;
                    demesne_game::Step::seat(seat, list[at])
                }
            };
            game.play(&mut state, step, &mut Ignore).expect("what is listed is legal");
        }
    }
}
