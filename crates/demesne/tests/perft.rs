//! Numbers of sequences of decisions, for comparing implementations (`demesne perft --help` says what is counted).

use crate::common::*;

/// Edition, players, further options, seed; the numbers from depth 1 on.
type Row = (&'static str, &'static str, &'static [&'static str], &'static str, &'static [u64]);

const TABLE: &[Row] = &[
    ("se", "2", &[], "1", &[8, 32, 480, 2_728, 4_400]),
    ("se", "3", &[], "1", &[12, 96, 384, 8_832, 80_544, 227_616]),
    ("se", "4", &[], "1", &[16, 192, 1_536, 6_144, 184_320, 2_012_160]),
    ("se", "2", &["duchies=random"], "2", &[4, 8, 64, 256, 4_352, 34_528]),
    ("2011", "2", &[], "1", &[14, 78, 101, 1_867, 16_357]),
    ("2011", "3", &[], "1", &[22, 196, 488, 3_210, 37_210, 143_651]),
    ("2011", "4", &[], "1", &[28, 289, 879, 6_020, 80_417, 345_936]),
    ("2011", "2", &["duchies=random"], "2", &[16, 128, 2_176, 14_704, 29_776]),
    ("2011", "4", &["castles=open"], "3", &[29, 299, 677, 12_662, 183_196, 826_705]),
    ("2011", "2", &["castles=open", "duchies=chosen 6 9"], "4", &[4, 16, 272, 1_968, 4_812]),
];

#[test]
fn the_numbers_of_sequences_stay_what_they_are() {
    for (edition, players, options, seed, numbers) in TABLE {
        let depth = numbers.len().to_string();
        let mut args = vec!["perft", "--edition", edition, "--players", players, "--seed", seed];
        args.extend(["--depth", &depth, "--json"]);
        for option in *options {
            args.extend(["--option", option]);
        }
        let counted = json(&args);
        let counted: Vec<u64> = counted["depths"]
            .as_array()
            .expect("depths")
            .iter()
            .filter_map(|row| row["sequences"].as_u64())
            .collect();
        assert_eq!(&counted, numbers, "{args:?}");
    }
}
