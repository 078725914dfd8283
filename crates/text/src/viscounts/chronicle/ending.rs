//! What everybody scores in the end, and who has won.

use super::Teller;
use crate::{
    draw::{in_order, listed},
    viscounts::{glossary::source_name, words},
};
use demesne_game::{Game, Place, Seat, SeatSet};
use demesne_viscounts::SOURCES;

impl Teller<'_> {
    /// The heading above the end.
    pub(super) fn ending_heading(&self) -> String {
        self.language.pick("The end of the game", "El final de la partida", "O fim da partida").into()
    }

    /// A line a seat with its points by source, then the winners.
    pub(super) fn ending(&self) -> Vec<String> {
        let scores = self.game.scores(self.after).seats;
        let mut lines: Vec<String> =
            self.seats().zip(&scores).map(|(seat, score)| self.scored(seat, score)).collect();
        lines.extend(self.winners());
        lines
    }

    fn scored(&self, seat: Seat, score: &demesne_game::SeatScore) -> String {
        let language = self.language;
        let names = in_order(score.sources.iter().map(|&(name, _)| name), &SOURCES);
        let parts: Vec<String> = names
            .into_iter()
            .filter(|name| score.of(name) != 0)
            .map(|name| {
                let (points, name) = (score.of(name), source_name(name, language));
                say!(language, "{points} for {name}", "{points} por {name}", "{points} por {name}")
            })
            .collect();
        let total = words::points(score.total(), language);
        match parts.is_empty() {
            true => say!(
                language,
                "{seat} scores nothing: {total}.",
                "{seat} no puntúa nada: {total}.",
                "{seat} não pontua nada: {total}."
            ),
            false => {
                let parts = listed(&parts, language);
                say!(
                    language,
                    "{seat} scores {parts}: {total} in all.",
                    "{seat} puntúa {parts}: {total} en total.",
                    "{seat} pontua {parts}: {total} no total."
                )
            }
        }
    }

    fn winners(&self) -> Vec<String> {
        let (game, language) = (self.game, self.language);
        let Some(outcome) = game.outcome(self.after) else { return Vec::new() };
        let names = |seats: SeatSet| {
            let list: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            listed(&list, language)
        };
        let places: Vec<String> = outcome
            .places
            .iter()
            .map(|place| format!("{} {}", names(place.seats), words::points(place.points, language)))
            .collect();
        let (places, winners) = (places.join(", "), names(outcome.winners));
        let mut lines = vec![match outcome.winners.iter().count() {
            0 => say!(
                language,
                "Nobody wins: {places}.",
                "No gana nadie: {places}.",
                "Ninguém ganha: {places}."
            ),
            1 => say!(
                language,
                "{winners} wins the game: {places}.",
                "{winners} gana la partida: {places}.",
                "{winners} ganha a partida: {places}."
            ),
            _ => say!(
                language,
                "{winners} share the victory: {places}.",
                "{winners} comparten la victoria: {places}.",
                "{winners} dividem a vitória: {places}."
            ),
        }];
        lines.extend(outcome.places.iter().filter_map(|place| self.tie(place, &names(place.seats))));
        lines
    }

    /// What put a place before the next one with as many points.
    fn tie(&self, place: &Place, seats: &str) -> Option<String> {
        let language = self.language;
        Some(match place.tie_break? {
            "V25.5" => language
                .pick(
                    "A tie with the solo opponent is no win.",
                    "Empatar con el oponente en solitario no es ganar.",
                    "Empatar com o oponente solo não é ganhar.",
                )
                .into(),
            _ => {
                let has = match place.seats.iter().count() {
                    1 => language.pick("has", "tiene", "tem"),
                    _ => language.pick("have", "tienen", "têm"),
                };
                say!(
                    language,
                    "The tie is broken: {seats} {has} more silver and resources left.",
                    "Hay desempate: {seats} {has} más plata y recursos sobrantes.",
                    "Há desempate: {seats} {has} mais prata e recursos restantes."
                )
            }
        })
    }
}
