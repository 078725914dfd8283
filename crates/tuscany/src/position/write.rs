//! Writing a position: one fact a line.

use super::{BEATS, MOMENTS, RECALLS};
use crate::{
    Colour, Harvest, Tile, Token, Tuscany,
    colour::COLOURS,
    state::{Choice, Eyes, Stage, State},
    tally::Source,
};
use demesne_game::{Lines, MAX_SEATS, Seat, counts_text};

impl Tuscany {
    pub(crate) fn write_position_lines(&self, state: &State) -> Vec<String> {
        let mut lines = Lines::new();
        let name = MOMENTS.iter().find(|(_, stage)| *stage == state.stage).map_or("hands", |(name, _)| name);
        match state.stage {
            Stage::Hands(nth) => lines.add("moment", format!("hands {}", nth + 1)),
            _ => lines.add("moment", name),
        }
        match state.eyes {
            Eyes::All => {}
            Eyes::Seat(seat) => lines.add("eyes", seat),
            Eyes::Spectator => lines.add("eyes", "spectator"),
        }
        if state.stage != Stage::First {
            lines.add("first", state.first);
        }
        if self.has_boards(state) {
            lines.add("turn", state.turn);
            lines.add("round", state.round);
            lines.add("phase", state.phase + 1);
        }
        if state.last_round {
            lines.add("last round", "yes");
        }
        if state.stage == Stage::Turn {
            let beat = BEATS.iter().find(|(_, beat)| *beat == state.beat).map_or("", |(name, _)| name);
            lines.add("beat", beat);
            lines.list("tasks", state.tasks.iter().map(|task| task.text()));
        }
        if state.gaps > 0 {
            lines.add("gaps", state.gaps);
        }
        if state.fresh > 0 {
            lines.add("fresh", state.fresh);
        }
        let tiles = |counts: &[u8]| counts_text(counts, |tile| Tile::ALL[tile].name().into());
        let cards = |counts: &[u8]| counts_text(counts, |colour| Colour::ALL[colour].name().into());
        let harvest = |counts: &[u8]| counts_text(counts, |card| Harvest::ALL[card].name().into());
        for (key, counts, always) in [
            ("centre", &state.centre.neutral, true),
            ("centre own", &state.centre.own, false),
            ("removed", &state.removed.neutral, false),
            ("removed own", &state.removed.own, false),
            ("neutral", &state.neutral, true),
        ] {
            if always || counts.iter().any(|&n| n > 0) {
                lines.add(key, tiles(counts));
            }
        }
        match state.eyes {
            Eyes::All => lines.add("deck", cards(&state.deck)),
            _ => lines.add("deck", format!("{} hidden", state.deck_size)),
        }
        lines.add("discards", cards(&state.discards));
        lines.add("harvest", harvest(&state.harvest));
        lines.add("harvest discards", harvest(&state.harvest_discards));
        for seat in self.every_seat() {
            self.write_seat(state, seat, &mut lines);
        }
        if state.recalled[MAX_SEATS] != [0; COLOURS] {
            lines.add("spectator recalls", cards(&state.recalled[MAX_SEATS]));
        }
        lines.finish()
    }

    fn write_seat(&self, state: &State, seat: Seat, lines: &mut Lines) {
        let estate = state.estate(seat);
        let key = |what: &str| format!("{seat} {what}");
        if self.has_boards(state) {
            lines.add(&key("board"), self.assembly_text(estate.board));
            let start = self.start_space(estate.board);
            let items = (0..).zip(&estate.items).filter(|(space, _)| *space != start);
            lines.list(
                &key("items"),
                items.filter_map(|(space, item)| item.map(|item| format!("{space}={}", item.name()))),
            );
        } else if matches!(state.stage, Stage::Boards | Stage::Reveal) {
            lines.add(&key("pieces"), estate.deal.text());
        }
        match state.choices[seat.index()] {
            Choice::Open => {}
            Choice::Made(board) => lines.add(&key("choice"), self.assembly_text(board)),
            Choice::Hidden => lines.add(&key("choice"), "hidden"),
        }
        lines.list(&key("storage"), estate.storage.iter().map(|item| item.name().to_owned()));
        if estate.tokens.iter().any(|&n| n > 0) {
            lines.add(&key("tokens"), counts_text(&estate.tokens, |token| Token::ALL[token].name().into()));
        }
        for (what, count) in [("marble", estate.marble), ("workers", estate.workers)] {
            if count > 0 {
                lines.add(&key(what), count);
            }
        }
        lines.add(&key("stack"), counts_text(&estate.stack, |tile| Tile::ALL[tile].name().into()));
        let cards = |counts: &[u8]| counts_text(counts, |colour| Colour::ALL[colour].name().into());
        match state.knows_hand(seat) {
            true => lines.add(&key("hand"), cards(&estate.hand)),
            false => lines.add(&key("hand"), format!("{} hidden", estate.cards)),
        }
        let recalled = &state.recalled[seat.index()];
        if *recalled != [0; COLOURS] {
            lines.add(&key(RECALLS), cards(recalled));
        }
        lines.list(
            &key("points"),
            Source::ALL
                .into_iter()
                .filter(|&source| estate.tally.of(source) > 0)
                .map(|source| format!("{}={}", source.name(), estate.tally.of(source))),
        );
    }
}
