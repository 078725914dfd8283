//! A game with hidden hands, for tests of what is written once for all games.

#[path = "../../game/tests/tricks/mod.rs"]
mod rules;

pub use rules::{Act, HIDDEN, Table, Taken, Tricks};

use crate::{
    cli::BoardCommand,
    fault::{Code, Fault},
    terminal::Terminal,
};
use demesne_bots::{Evaluate, Inputs, Learned};
use demesne_game::{Seat, Step};
use demesne_games::{Kind, Playable};
use demesne_text::{Language, Pen, Shown};

impl Evaluate for Tricks {
    const FEATURES: usize = 0;

    fn value(&self, table: &Table, seat: Seat) -> f32 {
        f32::from(table.tricks[seat.index()])
    }

    fn features(&self, _: &Table, _: Seat, _: &mut Inputs) {}

    fn time_left(&self, _: &Table) -> f32 {
        1.0
    }

    fn spread(&self, _: &Table) -> f32 {
        1.0
    }

    fn network(&self) -> &'static Learned {
        static NOTHING: Learned = Learned::new("tricks", 0, None);
        &NOTHING
    }
}

impl Playable for Tricks {
    // It is none of the house's games; nothing here asks.
    const KIND: Kind = Kind::Burgundy;
}

impl Shown for Tricks {
    const SOURCES: &'static [&'static str] = &["tricks"];

    fn screen(&self, view: &Table, me: Seat, _: &[String], _: Pen) -> Vec<String> {
        let hands =
            Seat::first(self.players).map(|seat| format!("{seat} has {:?}", view.hands[seat.index()]));
        hands.chain([format!("you are {me}")]).collect()
    }

    fn everything(&self, table: &Table, _: &[String], _: Pen) -> Vec<String> {
        vec![format!("{:?}", table.hands)]
    }

    fn one_seat(&self, view: &Table, seat: Seat, _: &[String], _: Pen) -> Vec<String> {
        vec![format!("large: {:?}", view.hands[seat.index()])]
    }

    fn supply(&self, view: &Table, _: Language) -> Vec<String> {
        vec![format!("unseen: {}", view.unseen)]
    }

    fn prompt(&self, _: &Table, _: Seat, _: &[Act], _: Language) -> Vec<String> {
        vec!["Play a card.".into()]
    }

    fn heading(&self, _: &Table, _: Seat, action: Act, _: Language) -> String {
        match action {
            Act::Play(card) if card % 2 == 0 => "even".into(),
            _ => "odd".into(),
        }
    }

    /// The lowest card, wherever it stands.
    fn proposed(&self, _: &Table, _: Seat, list: &[Act]) -> Option<usize> {
        let card = |action: &Act| if let Act::Play(card) = *action { card } else { HIDDEN };
        (0..list.len()).min_by_key(|&i| card(&list[i]))
    }

    fn tell(&self, _: &Table, step: Step<Act>, _: &[Taken], _: &Table, _: Language) -> String {
        match step.action {
            Act::Deal(seat, HIDDEN) => format!("{seat} draws a card"),
            Act::Deal(seat, card) => format!("{seat} draws card {card}"),
            Act::Play(HIDDEN) => format!("{} has played", step.by),
            Act::Play(card) => format!("{} plays card {card}", step.by),
            Act::Reveal(cards) => format!("all show: {cards:?}"),
        }
    }

    fn what(&self, _: &str, _: Language) -> String {
        "A card is worth its number.".into()
    }

    fn what_help(_: Language) -> &'static str {
        "  what 5        what a card is worth\n"
    }

    fn help(&self, _: Language) -> String {
        "Cards are 1 to 9.\n".into()
    }

    fn source_name(source: &str, _: Language) -> String {
        source.to_owned()
    }

    fn option_what(_: &str, _: Language) -> Option<&'static str> {
        None
    }

    fn action_words(_: Language) -> Vec<(&'static str, &'static str)> {
        vec![("play", "play a card")]
    }

    fn tie_break(&self, _: &str, _: Language) -> &'static str {
        "sits first"
    }
}

impl Terminal for Tricks {
    fn board(_: &BoardCommand) -> Result<Code, Fault> {
        Err(Fault::input("cards need no board"))
    }
}
