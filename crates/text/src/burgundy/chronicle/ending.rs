//! Ends of phases, and of the game; what many tell of in the same words.

use super::{Teller, account::new_inn, nouns, sentence};
use crate::{
    Shown,
    burgundy::{alone, glossary, words},
    draw::listed,
};
use demesne_burgundy::{Burgundy, Colour, Event, State, Tile, state::Stage};
use demesne_game::{Game, Seat, SeatSet};

/// Where the events begin that close a phase: what the mines pay, then the end itself. All of them where none does.
pub(super) fn closing(game: &Burgundy, after: &State, events: &[Event]) -> usize {
    let Some(end) = events.iter().position(|event| matches!(event, Event::PhaseEnd(_))) else {
        return events.len();
    };
    // A step that ends a phase may bring silver itself: what a mine pays comes last. Mines stay where they are.
    let has_mines = |seat: Seat| match Some(seat) == game.automa_seat() {
        true => {
            after.automa.face_up().any(|tile| tile == Tile::MINE)
                || game.areas().face_up[Colour::Mine.index()] > 0
        }
        false => after.estate(seat).mines > 0,
    };
    let holders = if after.paired { 2 } else { game.seats() };
    let paid = Seat::first(holders).filter(|&seat| has_mines(seat)).filter_map(|seat| {
        events[..end].iter().rposition(|event| matches!(event, Event::Silver(who, 1..) if *who == seat))
    });
    paid.min().unwrap_or(end)
}

impl Teller<'_> {
    /// The end of a phase, with what the mines bring.
    pub(super) fn phase_end(&self, events: &[Event]) -> Option<String> {
        let language = self.language;
        let phase = events.iter().find_map(|event| match *event {
            Event::PhaseEnd(phase) => Some(nouns::letter(phase)),
            _ => None,
        })?;
        let mut paid: Vec<(Seat, i32, i32)> = Vec::new();
        for event in events {
            let (seat, silver, workers) = match *event {
                Event::Silver(seat, n) => (seat, i32::from(n), 0),
                Event::Workers(seat, n) => (seat, 0, i32::from(n)),
                _ => continue,
            };
            match paid.iter_mut().find(|(who, ..)| *who == seat) {
                Some(sum) => *sum = (seat, sum.1 + silver, sum.2 + workers),
                None => paid.push((seat, silver, workers)),
            }
        }
        let paid: Vec<String> = paid
            .into_iter()
            .map(|(seat, silver, workers)| {
                let means = nouns::means(silver, workers, language);
                say!(language, "{means} to {seat}", "{means} a {seat}", "{means} a {seat}")
            })
            .collect();
        let mut text =
            say!(language, "Phase {phase} ends", "Termina la fase {phase}", "Termina a fase {phase}");
        if !paid.is_empty() {
            let paid = paid.join(", ");
            text.push_str(&say!(
                language,
                ": mines bring {paid}",
                ": las minas dan {paid}",
                ": as minas dão {paid}"
            ));
        }
        let mut text = sentence(&text);
        if events.contains(&Event::InnLaid) {
            text.push(' ');
            text.push_str(&sentence(new_inn(language)));
        }
        Some(text)
    }

    /// The last lines: what counts at the end, and who has won.
    pub(super) fn final_scoring(&self) -> Vec<String> {
        let (game, language) = (self.game, self.language);
        let mut lines = Vec::new();
        if game.options().solo.is_none() {
            lines.extend(self.last_points());
        }
        let Some(outcome) = game.outcome(self.after) else { return lines };
        if game.options().solo.is_some() {
            let (empty, round) = (alone::empty(game, self.after), alone::round(self.after));
            lines.push(match outcome.winners.is_empty() {
                true => say!(
                    language,
                    "The game is lost: empty spaces after 25 rounds: {empty}.",
                    "La partida está perdida: casillas vacías tras 25 rondas: {empty}.",
                    "A partida está perdida: espaços vazios depois de 25 rodadas: {empty}."
                ),
                false => say!(
                    language,
                    "The game is won: the duchy is covered in round {round} of 25.",
                    "La partida está ganada: el ducado está cubierto en la ronda {round} de 25.",
                    "A partida está ganha: o ducado está coberto na rodada {round} de 25."
                ),
            });
            return lines;
        }
        let names = |seats: SeatSet| {
            let list: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            listed(&list, language)
        };
        let places: Vec<String> = outcome
            .places
            .iter()
            .map(|place| format!("{} {}", names(place.seats), words::points(place.points, language)))
            .collect();
        let places = places.join(", ");
        let winners = names(outcome.winners);
        lines.push(match outcome.winners.iter().count() {
            1 => say!(
                language,
                "{winners} wins the game: {places}.",
                "{winners} gana la partida: {places}.",
                "{winners} ganha a partida: {places}."
            ),
            _ => say!(
                language,
                "{winners} win the game: {places}.",
                "{winners} ganan la partida: {places}.",
                "{winners} ganham a partida: {places}."
            ),
        });
        for place in &outcome.places {
            if let Some(rule) = place.tie_break {
                let (seats, why) = (names(place.seats), game.tie_break(rule, language));
                lines.push(match place.seats.iter().count() {
                    1 => say!(
                        language,
                        "The tie is broken: {seats} {why}.",
                        "Hay desempate: {seats} {why}.",
                        "Há desempate: {seats} {why}."
                    ),
                    // X-TEAM-16: what is said of one cannot be said of two.
                    _ => say!(
                        language,
                        "The tie goes to {seats}: fewer empty spaces, or further back in the turn order.",
                        "El desempate es para {seats}: menos casillas vacías o más atrás en el orden de turno.",
                        "O desempate é para {seats}: menos espaços vazios ou mais atrás na ordem de jogo."
                    ),
                });
            }
        }
        lines
    }

    /// What each scores at the end.
    fn last_points(&self) -> Vec<String> {
        let (game, language) = (self.game, self.language);
        // Before the end only what was scored on the way counts.
        let mut running = *self.after;
        running.stage = Stage::Turn;
        let (last, sofar) = (game.scores(self.after), game.scores(&running));
        let lines = Seat::first(game.seats()).zip(last.seats.iter().zip(&sofar.seats)).filter_map(
            |(seat, (all, some))| {
                let parts: Vec<String> = all
                    .sources
                    .iter()
                    .map(|&(source, points)| (source, points - some.of(source)))
                    .filter(|&(_, points)| points != 0)
                    .map(|(source, points)| {
                        let name = glossary::source_name(source, language);
                        format!("{points} {}{name}", language.pick("for ", "por ", "por "))
                    })
                    .collect();
                let total = all.total() - some.total();
                let total = words::points(total, language);
                let parts = parts.join(", ");
                (!parts.is_empty()).then(|| {
                    say!(
                        language,
                        "At the end {seat} scores {total}: {parts}.",
                        "Al final {seat} suma {total}: {parts}.",
                        "No fim {seat} soma {total}: {parts}."
                    )
                })
            },
        );
        lines.collect()
    }

    /// Who acts without anybody.
    pub(super) fn automa(&self) -> String {
        match self.game.automa_seat() {
            Some(seat) => seat.to_string(),
            None => words::automa(self.language).into(),
        }
    }

    pub(super) fn bonus_tile(&self, seat: Seat, colour: Colour, large: bool) -> String {
        let (language, colour) = (self.language, words::colour(colour, self.language));
        match large {
            true => say!(
                language,
                "{seat} is the first to cover all {colour} spaces and takes the large bonus tile",
                "{seat} cubre en primer lugar todas las casillas de {colour} y toma la bonificación grande",
                "{seat} cobre em primeiro lugar todos os espaços de {colour} e pega a peça bônus grande"
            ),
            false => say!(
                language,
                "{seat} covers all {colour} spaces and takes the small bonus tile",
                "{seat} cubre todas las casillas de {colour} y toma la bonificación pequeña",
                "{seat} cobre todos os espaços de {colour} e pega a peça bônus pequena"
            ),
        }
    }

    pub(super) fn post_tile(&self, seat: Seat, large: bool) -> String {
        let language = self.language;
        match large {
            true => say!(
                language,
                "{seat} takes the large border-post tile",
                "{seat} toma la loseta grande de puestos fronterizos",
                "{seat} pega a peça grande de entrepostos"
            ),
            false => say!(
                language,
                "{seat} takes the small border-post tile",
                "{seat} toma la loseta pequeña de puestos fronterizos",
                "{seat} pega a peça pequena de entrepostos"
            ),
        }
    }

    pub(super) fn posts_joined(&self) -> String {
        self.language
            .pick(
                "Two border posts are joined",
                "Dos puestos fronterizos quedan unidos",
                "Dois entrepostos ficam unidos",
            )
            .into()
    }

    pub(super) fn moves_up(&self, seat: Seat) -> String {
        say!(
            self.language,
            "{seat} moves up in the turn order",
            "{seat} avanza en el orden de turno",
            "{seat} avança na ordem de jogo"
        )
    }
}
