//! Whoever brings a text that is no record is told why, in their language.

use crate::common;
use crate::common::english;
use demesne_bots::{Policy, play_between};
use demesne_burgundy::Burgundy;
use demesne_game::{
    Game, Seed, TextError,
    record::{ReadRecord, Record, read_position, write_position},
};
use demesne_text::{Language, unreadable};

const ALL: [Language; 3] = [Language::English, Language::Spanish, Language::Portuguese];

/// A whole game as text.
fn record() -> String {
    let game: Burgundy = common::table("players=2");
    let mut record = Record::new(vec!["Ada".into(), "Blas".into()], Some(Seed([7; 32]).commitment()));
    let end = play_between(&game, &[Policy::Greedy; 2], 7, |_, step| record.steps.push(step));
    let end = end.expect("bots play legal actions");
    record.seed = Some(Seed([7; 32]));
    record.result = demesne_game::record::result_text(&game, &end);
    record.write(&game)
}

fn why(text: &str) -> TextError {
    let read = ReadRecord::<Burgundy>::read(text).and_then(|read| read.check().map(|_| ()));
    read.expect_err("it is no record")
}

/// The sentences of an error: different in each language, and no English in the others.
fn told(error: &TextError) -> [String; 3] {
    let texts = ALL.map(|language| unreadable(error, language));
    for text in &texts {
        assert!(text.ends_with(['.', '…']) && text.starts_with(char::is_uppercase), "{text}");
    }
    assert!(texts[1] != texts[0] && texts[2] != texts[0] && texts[1] != texts[2], "{texts:?}");
    for text in &texts[1..] {
        // What was pasted is quoted as it stands there.
        let plain: String = text.split(['«', '»', '“', '”']).step_by(2).collect();
        // It is what a record says, in Spanish.
        assert_eq!(english(&plain.replace("dice", "")), None, "{text}");
        assert!(
            !text.contains("no puede ser, o") && !text.contains("não pode ser, ou"),
            "no word for: {error}"
        );
    }
    texts
}

#[test]
fn what_people_paste_is_explained() {
    let whole = record();
    assert!(ReadRecord::<Burgundy>::read(&whole).is_ok_and(|read| read.check().is_ok()));
    let lines: Vec<&str> = whole.lines().collect();
    let body = lines.iter().position(|line| line.is_empty()).expect("steps") + 1;
    let own = lines.iter().position(|line| line.starts_with("p1 take ")).expect("a move");
    let changed = |at: usize, text: &str| {
        let mut lines = lines.clone();
        lines[at] = text;
        lines.join("\n")
    };
    let cases = [
        changed(0, "hello"),
        changed(0, "demesne record 2"),
        changed(1, "game: chess"),
        changed(2, "rules: 99"),
        changed(2, "rules: many"),
        changed(2, "# nothing"),
        changed(3, "a remark"),
        lines[..body + 40].join("\n"),
        changed(own, "p1 jump"),
        changed(own, "p9 end"),
        changed(own, "p1 take castle from 3 with 7"),
        changed(own, "p1 take castle"),
        changed(own, "p1 end end"),
        changed(own, "p2 end"),
        changed(lines.len() - 1, "result: unfinished"),
        changed(lines.len() - 1, "result: p1 1 > p2 0"),
        changed(lines.len() - 2, "seed: 12x"),
        format!("{whole}p1 end"),
        format!("{}\nresult: p1 1 > p2 0", lines[..body + 40].join("\n")),
    ];
    for text in cases {
        told(&why(&text));
    }
    let [english, spanish, portuguese] = told(&why(&changed(own, "p1 jump")));
    let line = own + 1;
    assert_eq!(english, format!("Line {line}: “jump” is no move of this game."));
    assert_eq!(spanish, format!("Línea {line}: «jump» no es una jugada de este juego."));
    assert_eq!(portuguese, format!("Linha {line}: “jump” não é uma jogada deste jogo."));
}

#[test]
fn wrong_dice_are_explained() {
    let whole = record();
    let verify = |text: &str| ReadRecord::<Burgundy>::read(text).and_then(|read| read.verify());
    let other = whole.replace(&Seed([7; 32]).to_string(), &Seed([8; 32]).to_string());
    told(&verify(&other).expect_err("another seed"));
    let also = other.replace(&Seed([7; 32]).commitment(), &Seed([8; 32]).commitment());
    told(&verify(&also).expect_err("other dice"));
    let none: String = whole
        .lines()
        .filter(|line| !line.starts_with("seed: "))
        .fold(String::new(), |text, line| text + line + "\n");
    told(&verify(&none).expect_err("no seed"));
}

#[test]
fn positions_are_explained() {
    let game: Burgundy = common::table("players=2");
    let whole = write_position(&game, &game.start());
    assert!(read_position::<Burgundy>(&whole).is_ok(), "{whole}");
    for (from, to) in [("\n\n", "\n\nnonsense\n"), ("\n\n", "\n\nweather: fine\n")] {
        told(&read_position::<Burgundy>(&whole.replacen(from, to, 1)).expect_err("no position"));
    }
    // What only somebody meets who writes positions by hand names the line at least.
    let rare = TextError::at(12, "the reserve has one wild at the most (A6.6)");
    assert_eq!(unreadable(&rare, Language::English), "Line 12: the reserve has one wild at the most (A6.6).");
    assert!(unreadable(&rare, Language::Spanish).starts_with("Línea 12: "));
}

/// Every game has words for what its rules refuse.
#[test]
fn a_step_that_viscounts_refuses_is_explained() {
    let error = TextError::at(9, "\"p1 hire n67\" is not legal. V15.1: n67 costs 2 silver; p1 has 1");
    let texts = told(&error);
    assert_eq!(
        texts[1],
        "Línea 9: «p1 hire n67» no se puede jugar ahí. Leñadora cuesta 2 de plata; p1 tiene 1."
    );
    let error = TextError::at(4, "V21.1: against the solo opponent p1 is the start player");
    assert_eq!(told(&error)[2], "Linha 4: Contra o oponente solo quem começa é p1.");
}

/// The same of another.
#[test]
fn a_step_that_tuscany_refuses_is_explained() {
    let error = TextError::at(9, "\"p1 marble\" is not legal. T12.1: p1 has no marble to spend");
    let texts = told(&error);
    assert_eq!(texts[1], "Línea 9: «p1 marble» no se puede jugar ahí. p1 no tiene mármol que gastar.");
    let error = TextError::at(4, "T3.6: p4 cannot be the start player of 3 players; name p1 to p3");
    assert_eq!(told(&error)[2], "Linha 4: p4 não pode ser o primeiro jogador: só jogam 3.");
}
