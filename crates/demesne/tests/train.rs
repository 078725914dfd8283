//! `demesne train`.

use crate::common::*;

#[test]
fn a_course_ends_with_a_network_that_the_next_one_can_start_from() {
    let folder = Folder::new();
    let out = folder.path("first.net");
    let course = ["train", "--game", "tuscany", "--rounds", "2", "--games", "2", "--out", &out];
    let said = fine(&course);
    assert!(said.starts_with("tuscany: together, 2 rounds of 2 games, seed 1"), "{said}");
    assert!(said.contains("round 2: off by "), "{said}");
    let learned = std::fs::read(&out).expect("a network");
    assert!(said.lines().count() >= 2 && learned.starts_with(b"Dnet"));
    // Whoever asks again has nothing left to do.
    assert!(fine(&course).ends_with("2 rounds done\n"));
    assert_eq!(std::fs::read(&out).expect("a network"), learned);
    let finer = folder.path("finer.net");
    let lines = fine(&[
        "train", "--game", "tuscany", "--rounds", "1", "--games", "2", "--out", &finer, "--from", &out,
        "--json",
    ]);
    let round: serde_json::Value = serde_json::from_str(lines.trim()).expect("a line of JSON");
    assert_eq!(round["round"], 1);
    assert!(round["positions"].as_u64() > Some(100));
    assert_ne!(std::fs::read(&finer).expect("a network"), learned);
    let mean = folder.path("mean.net");
    fine(&[
        "train", "--game", "tuscany", "--rounds", "1", "--games", "2", "--out", &mean, "--from", &out, &finer,
    ]);
    assert_ne!(std::fs::read(&mean).expect("a network"), std::fs::read(&finer).expect("a network"));
}

#[test]
fn what_cannot_be_learned_is_refused_in_a_sentence() {
    let folder = Folder::new();
    let out = folder.path("x.net");
    let why = |more: &[&str]| refused(2, &[&["train", "--out", &out], more].concat());
    assert!(
        why(&["--course", "sideways"])
            .contains("burgundy has no course \"sideways\"; it has together, alone, automa")
    );
    assert!(why(&["--rate", "2"]).contains("\"2\" is no value of --rate; give a number from 0 to 1"));
    assert!(
        why(&["--patience", "1.5"]).contains("\"1.5\" is no value of --patience; give a number from 0 to 1")
    );
    assert!(why(&["--every", "0"]).contains("\"0\" is no value of --every"));
    assert!(why(&["--times", "21"]).contains("\"21\" is no value of --times"));
    assert!(why(&["--rounds", "0"]).contains("is no value of --rounds"));
    assert!(why(&["--seed", "x"]).contains("\"x\" is no value of --seed; give a whole number"));
    assert!(why(&["--from", &folder.path("none.net")]).contains("there is no such file"));
    assert!(
        why(&["--from", &folder.write("text.net", "hello")]).contains("this is no network of this version")
    );
    // A course that is under way is not replaced by another.
    fine(&["train", "--out", &out, "--rounds", "1", "--games", "1"]);
    assert!(why(&["--rounds", "2", "--games", "1"]).contains("this course follows another plan"));
    assert!(refused(2, &["train", "--out", &folder.path("y.course")]).contains("name the network NAME.net"));
}
