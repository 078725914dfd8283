//! Scorings, step by step, and who has won.

use super::Teller;
use crate::{
    draw::listed,
    tuscany::{
        labels::{count_marble, green_points, red_points},
        words::{CARD, TILE, WORKER},
    },
};
use demesne_game::{Game, Place, Seat, SeatSet};
use demesne_tuscany::{Event, state::Stage, tally::Source};

impl Teller<'_> {
    /// The heading of a scoring.
    pub(super) fn scoring_heading(&self, events: &[Event]) -> Option<String> {
        let mut phases = events.iter().filter_map(|event| match event {
            Event::PhaseEnd(phase) => Some(*phase),
            _ => None,
        });
        let phase = phases.next()?;
        let text = match (phase, phases.next()) {
            // A game that ends early has several at once.
            (_, Some(_)) => {
                self.language.pick("The last scorings", "Las últimas puntuaciones", "As últimas pontuações")
            }
            (1, _) => self.language.pick("First scoring", "Primera puntuación", "Primeira pontuação"),
            (2, _) => self.language.pick("Second scoring", "Segunda puntuación", "Segunda pontuação"),
            _ => self.language.pick(
                "Third scoring and end of the game",
                "Tercera puntuación y final de la partida",
                "Terceira pontuação e fim da partida",
            ),
        };
        Some(text.into())
    }

    /// What ends a round: the ends of phases with their scorings, the last round, the end of the game.
    pub(super) fn closing(&self, events: &[Event]) -> Vec<String> {
        let language = self.language;
        let mut lines = Vec::new();
        // Red points as they grow, since a game that ends early has several scorings at once.
        let mut red: Vec<i32> =
            self.seats().map(|seat| self.before.estate(seat).tally.red().into()).collect();
        let mut scored = events.iter().peekable();
        while let Some(&event) = scored.next() {
            match event {
                Event::RoundLimit => lines.push(
                    language
                        .pick(
                            "This was the last round that the table allows.",
                            "Era la última ronda que permite la mesa.",
                            "Era a última rodada que a mesa permite.",
                        )
                        .into(),
                ),
                Event::LastRound => lines.push(
                    language
                        .pick(
                            "Somebody has used up all own tiles: one more round is played, the last one.",
                            "Alguien ha agotado sus losetas propias: se juega una ronda más, la última.",
                            "Alguém esgotou as suas peças próprias: joga-se mais uma rodada, a última.",
                        )
                        .into(),
                ),
                Event::PhaseEnd(phase) => {
                    let mut gained: Vec<(Seat, Source, u16)> = Vec::new();
                    while let Some(&&Event::Scored { seat, source, points }) = scored.peek() {
                        gained.push((seat, source, points));
                        scored.next();
                    }
                    lines.push(self.phase_ends(phase));
                    lines.extend(self.scoring(&gained, &mut red));
                    if phase == 3 {
                        lines.extend(self.leftovers(&gained, &mut red));
                    }
                }
                _ => {}
            }
        }
        if self.after.stage == Stage::Over && self.before.stage != Stage::Over {
            lines.extend(self.winners());
        }
        lines
    }

    fn phase_ends(&self, phase: u8) -> String {
        let language = self.language;
        let why = match self.before.centre.is_empty() {
            true => language.pick("The centre is empty. ", "El centro está vacío. ", "O centro está vazio. "),
            false => "",
        };
        say!(
            language,
            "{why}Phase {phase} ends, and all green points count as red ones.",
            "{why}Termina la fase {phase}, y todos los puntos verdes cuentan como rojos.",
            "{why}Termina a fase {phase}, e todos os pontos verdes contam como vermelhos."
        )
    }

    /// Green points that count as red ones, a line a seat.
    fn scoring(&self, gained: &[(Seat, Source, u16)], red: &mut [i32]) -> Vec<String> {
        let language = self.language;
        let of_scoring = |source| matches!(source, Source::Scoring1 | Source::Scoring2 | Source::Scoring3);
        self.seats()
            .map(|seat| {
                let points: i32 = gained
                    .iter()
                    .filter(|(who, source, _)| *who == seat && of_scoring(*source))
                    .map(|&(_, _, points)| i32::from(points))
                    .sum();
                red[seat.index()] += points;
                let (green, total) =
                    (green_points(points, language), red_points(red[seat.index()], language));
                match points {
                    0 => say!(
                        language,
                        "{seat} has no green points to count and stays at {total}.",
                        "{seat} no tiene puntos verdes que contar y se queda en {total}.",
                        "{seat} não tem pontos verdes para contar e fica em {total}."
                    ),
                    _ => say!(
                        language,
                        "{seat} counts {green} and now has {total}.",
                        "{seat} cuenta {green} y ahora tiene {total}.",
                        "{seat} conta {green} e agora tem {total}."
                    ),
                }
            })
            .collect()
    }

    /// What is left at the end, a line a seat: cards, stored tiles, wooden hexes, marble, workers.
    fn leftovers(&self, gained: &[(Seat, Source, u16)], red: &mut [i32]) -> Vec<String> {
        let language = self.language;
        self.seats()
            .map(|seat| {
                let estate = self.after.estate(seat);
                let hexes = estate.storage.hexes();
                let stored = estate.storage.len() - hexes;
                let mut total = 0;
                let mut parts: Vec<String> = Vec::new();
                for &(who, source, points) in gained {
                    let tiles = TILE.count(stored, language);
                    let what = match source {
                        _ if who != seat => continue,
                        Source::Cards => CARD.count(estate.cards, language),
                        Source::StoredTiles if stored == 1 => {
                            say!(language, "1 stored tile", "1 loseta guardada", "1 peça guardada")
                        }
                        Source::StoredTiles => {
                            say!(language, "{stored} stored tiles", "{tiles} guardadas", "{tiles} guardadas")
                        }
                        Source::StoredHexes => match hexes {
                            1 => language
                                .pick("1 wooden hex", "1 hexágono de madera", "1 hexágono de madeira")
                                .into(),
                            n => say!(
                                language,
                                "{n} wooden hexes",
                                "{n} hexágonos de madera",
                                "{n} hexágonos de madeira"
                            ),
                        },
                        Source::Marble => count_marble(estate.marble, language),
                        Source::Workers => WORKER.count(estate.workers, language),
                        _ => continue,
                    };
                    total += i32::from(points);
                    parts.push(say!(
                        language,
                        "{points} for {what}",
                        "{points} por {what}",
                        "{points} por {what}"
                    ));
                }
                red[seat.index()] += total;
                let (points, sum) = (red_points(total, language), red_points(red[seat.index()], language));
                let parts = listed(&parts, language);
                match total {
                    0 => say!(
                        language,
                        "{seat} has nothing left that counts: {sum} in all.",
                        "A {seat} no le queda nada que cuente: {sum} en total.",
                        "{seat} não tem mais nada que conte: {sum} no total."
                    ),
                    _ => say!(
                        language,
                        "{seat} gets {points} for what is left ({parts}): {sum} in all.",
                        "{seat} recibe {points} por lo que le queda ({parts}): {sum} en total.",
                        "{seat} recebe {points} pelo que restou ({parts}): {sum} no total."
                    ),
                }
            })
            .collect()
    }

    /// Who has won, with everybody's points, and what broke ties.
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
            .map(|place| format!("{} {}", names(place.seats), red_points(place.points, language)))
            .collect();
        let (places, winners) = (places.join(", "), names(outcome.winners));
        let mut lines = vec![match outcome.winners.iter().count() {
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
        let several = place.seats.iter().count() > 1;
        let has = match several {
            true => language.pick("have", "tienen", "têm"),
            false => language.pick("has", "tiene", "tem"),
        };
        let what = match place.tie_break? {
            "T17.2" => language.pick("more empty spaces", "más casillas vacías", "mais espaços vazios"),
            "T17.3" => language.pick(
                "as many empty spaces and more green points",
                "las mismas casillas vacías y más puntos verdes",
                "os mesmos espaços vazios e mais pontos verdes",
            ),
            _ => language.pick(
                "as many empty spaces and fewer green points, or as many of those too and fewer cards",
                "las mismas casillas vacías y menos puntos verdes, o también los mismos y menos cartas",
                "os mesmos espaços vazios e menos pontos verdes, ou também os mesmos e menos cartas",
            ),
        };
        Some(say!(
            language,
            "The tie is broken: {seats} {has} {what}.",
            "Hay desempate: {seats} {has} {what}.",
            "Há desempate: {seats} {has} {what}."
        ))
    }
}
