//! What chance does, and the headings of phases and rounds.

use super::{Teller, nouns, sentence};
use crate::{
    Language, Told,
    burgundy::{automa_tell, explain::building_name, names, words},
    draw::listed,
};
use demesne_burgundy::{Action, Colour, Event, action::Pick, state::UNKNOWN};
use demesne_draw::glyphs;
use demesne_game::{Notation, Seat};

/// That goods of a number come to a depot: some of their names are plural.
fn goods_come(number: u8, depot: u8, language: Language) -> String {
    let goods = names::goods(number, language);
    match (language, number) {
        (Language::English, 3) => format!("{goods} come to depot {depot}"),
        (Language::English, _) => format!("{goods} comes to depot {depot}"),
        (Language::Spanish, 3 | 5) => format!("llegan {goods} al almacén {depot}"),
        (Language::Spanish, _) => format!("llega {goods} al almacén {depot}"),
        (Language::Portuguese, 3 | 5 | 6) => format!("chegam {goods} ao depósito {depot}"),
        (Language::Portuguese, _) => format!("chega {goods} ao depósito {depot}"),
    }
}

impl Teller<'_> {
    pub(super) fn of_chance(&self, action: Action, events: &[Event]) -> Told {
        let language = self.language;
        let line = |text: String, sign: &'static str| Told {
            text: sentence(&text),
            sign: Some(sign),
            heading: None,
        };
        match action {
            Action::First(seat) => {
                Told { text: self.first_player(seat, events), sign: Some(glyphs::TURN_MARKER), heading: None }
            }
            Action::Boards(_) => line(self.drawn_boards(action), "g-hex"),
            Action::Gift { seat, goods } => {
                let mut counts = [0; 6];
                for kind in goods {
                    counts[usize::from(kind) % 6] += 1;
                }
                let gift = nouns::goods(&counts, language);
                line(
                    say!(
                        language,
                        "{seat} starts with {gift}",
                        "{seat} empieza con {gift}",
                        "{seat} começa com {gift}"
                    ),
                    glyphs::goods(goods[0] + 1),
                )
            }
            // Whoever chose alone knows it.
            Action::Reveal(_) if self.game.options().persons() == 1 => Told::default(),
            Action::Reveal(picks) => {
                let people = Seat::first(self.game.options().persons());
                let picks = people.zip(picks).filter_map(|(seat, pick)| self.revealed(seat, pick));
                let text: Vec<String> = picks.map(|text| sentence(&text)).collect();
                Told { text: text.join(" "), sign: Some(glyphs::colour(Colour::Castle)), heading: None }
            }
            Action::Goods(goods) => self.phase_start(goods),
            Action::Roll { dice, white } => self.round_start(&dice, white, events),
            Action::Shields { depot, shields } => {
                let depot = depot + 1;
                let some: Vec<u8> = shields.into_iter().filter(|&n| n != 0).collect();
                let (several, sign) = (some.len() > 1, some.first().copied().unwrap_or(1));
                if some.is_empty() {
                    return Told::default();
                }
                let list = nouns::numbers(some, language);
                let text = match several {
                    true => say!(
                        language,
                        "Shields {list} lie at depot {depot}",
                        "Los escudos {list} están en el almacén {depot}",
                        "Os escudos {list} estão no depósito {depot}"
                    ),
                    false => say!(
                        language,
                        "Shield {list} lies at depot {depot}",
                        "El escudo {list} está en el almacén {depot}",
                        "O escudo {list} está no depósito {depot}"
                    ),
                };
                line(text, glyphs::shield(sign))
            }
            Action::Route { seat, tiles } => {
                let tiles = nouns::numbers(tiles.into_iter().filter(|&n| n != 0), language);
                line(
                    say!(
                        language,
                        "{seat} gets the route tiles {tiles}",
                        "{seat} recibe las losetas de ruta {tiles}",
                        "{seat} recebe as peças de rota {tiles}"
                    ),
                    glyphs::ROUTE,
                )
            }
            Action::VineTypes(out) => {
                let out = (0..6).filter(|vine| out >> vine & 1 != 0);
                let out: Vec<String> = out.map(|vine| words::vine(vine, language).to_owned()).collect();
                if out.is_empty() {
                    return Told::default();
                }
                let out = listed(&out, language);
                line(
                    say!(
                        language,
                        "Vines that are not in this game: {out}",
                        "Vides que no están en esta partida: {out}",
                        "Vinhas que não estão nesta partida: {out}"
                    ),
                    glyphs::ANY_VINE,
                )
            }
            Action::VineGifts(gifts) => {
                let gifts = Seat::first(self.game.options().persons()).zip(gifts);
                let gifts: Vec<String> = gifts
                    .filter(|(_, vine)| *vine != UNKNOWN)
                    .map(|(seat, vine)| format!("{seat} {}", words::vine(usize::from(vine), language)))
                    .collect();
                let gifts = listed(&gifts, language);
                line(
                    say!(
                        language,
                        "First vine bonus tiles: {gifts}",
                        "Primeras bonificaciones de vid: {gifts}",
                        "Primeiras peças bônus de vinha: {gifts}"
                    ),
                    glyphs::ANY_VINE,
                )
            }
            Action::FirstBuilding(kind) => {
                let (automa, name) = (self.automa(), building_name(kind, language));
                line(
                    say!(
                        language,
                        "{automa} starts with this building: {name}",
                        "{automa} empieza con este edificio: {name}",
                        "{automa} começa com esta construção: {name}"
                    ),
                    glyphs::building(kind),
                )
            }
            Action::Card { place, card } if events.iter().all(|event| !matches!(event, Event::Automa(_))) => {
                let (automa, side) = (self.automa(), automa_tell::side(place, language));
                line(
                    say!(
                        language,
                        "Card {card} is the {side} card of {automa}",
                        "La carta {card} es la carta {side} de {automa}",
                        "A carta {card} é a carta {side} de {automa}"
                    ),
                    glyphs::AUTOMA,
                )
            }
            Action::AutomaDie(_) | Action::Card { .. } => self.of_automa(events),
            // The board shows it just as well.
            _ => Told::default(),
        }
    }

    /// Who begins; those who come later have more workers.
    fn first_player(&self, seat: Seat, events: &[Event]) -> String {
        let language = self.language;
        let begins = say!(language, "{seat} plays first", "{seat} juega primero", "{seat} joga primeiro");
        let workers: Vec<String> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Workers(seat, n) => Some(format!("{seat} {}", words::workers(n, language))),
                _ => None,
            })
            .collect();
        if workers.is_empty() {
            return sentence(&begins);
        }
        let workers = workers.join(", ");
        let start =
            say!(language, "To start with: {workers}", "Para empezar: {workers}", "Para começar: {workers}");
        format!("{} {}", sentence(&begins), sentence(&start))
    }

    fn drawn_boards(&self, action: Action) -> String {
        let language = self.language;
        let text = self.game.action_text(action);
        let boards: Vec<String> = Seat::first(self.game.options().persons())
            .zip(text.split(' ').skip(1))
            .map(|(seat, board)| format!("{seat} {board}"))
            .collect();
        let boards = listed(&boards, language);
        say!(
            language,
            "Boards are drawn, both sides: {boards}",
            "Se sortean los tableros, con sus dos caras: {boards}",
            "Os tabuleiros são sorteados, com os dois lados: {boards}"
        )
    }

    /// What somebody had chosen; of a team one member chooses for both.
    fn revealed(&self, seat: Seat, pick: Pick) -> Option<String> {
        let language = self.language;
        let space = u32::from(pick.space) + 1;
        match (pick.board, pick.space) {
            (UNKNOWN, UNKNOWN) => None,
            (UNKNOWN, _) => Some(say!(
                language,
                "{seat} has the first castle on space {space}",
                "{seat} tiene el primer castillo en la casilla {space}",
                "{seat} tem o primeiro castelo no espaço {space}"
            )),
            (board, UNKNOWN) => {
                let board = self.board(board);
                Some(say!(
                    language,
                    "{seat} has board {board}",
                    "{seat} tiene el tablero {board}",
                    "{seat} tem o tabuleiro {board}"
                ))
            }
            (board, _) => {
                let board = self.board(board);
                Some(say!(
                    language,
                    "{seat} has board {board} with the first castle on space {space}",
                    "{seat} tiene el tablero {board} con el primer castillo en la casilla {space}",
                    "{seat} tem o tabuleiro {board} com o primeiro castelo no espaço {space}"
                ))
            }
        }
    }

    fn phase_start(&self, goods: [u8; 5]) -> Told {
        let language = self.language;
        let phase = nouns::letter(self.before.phase);
        let points = self.game.printed().phase[usize::from(self.before.phase % 5)];
        let points = nouns::points(points, language);
        let goods: Vec<String> =
            goods.iter().map(|&kind| names::goods(kind + 1, language).to_owned()).collect();
        let goods = goods.join(", ");
        Told {
            text: say!(
                language,
                "The depots are filled. Goods of the rounds: {goods}. Completed regions bring {points} more.",
                "Se llenan los almacenes. Mercancías de las rondas: {goods}. Las zonas completas dan {points} más.",
                "Os depósitos são enchidos. Mercadorias das rodadas: {goods}. Regiões completas dão mais {points}."
            ),
            sign: Some("g-phase"),
            heading: Some(say!(
                language,
                "Phase {phase} begins",
                "Empieza la fase {phase}",
                "Começa a fase {phase}"
            )),
        }
    }

    fn round_start(&self, dice: &[[u8; 2]], white: u8, events: &[Event]) -> Told {
        let language = self.language;
        let laid = events.iter().find_map(|event| match *event {
            Event::GoodsLaid { goods, .. } => Some(goods + 1),
            _ => None,
        });
        let mut first = say!(
            language,
            "The white die shows {white}",
            "El dado blanco muestra {white}",
            "O dado branco mostra {white}"
        );
        if let Some(goods) = laid {
            first.push_str("; ");
            first.push_str(&goods_come(goods, white, language));
        }
        let mut sentences = vec![first];
        for event in events {
            // X-SOLO-6.
            if let Event::Cleared(tile) = *event {
                let tile = names::tile(tile, self.game.options().edition, language).bare;
                sentences.push(say!(
                    language,
                    "A tile leaves depot {white}: {tile}",
                    "Sale una loseta del almacén {white}: {tile}",
                    "Sai uma peça do depósito {white}: {tile}"
                ));
            }
        }
        let rolled: Vec<String> = Seat::first(self.game.options().persons())
            .zip(dice)
            .map(|(seat, [low, high])| {
                say!(language, "{seat} {low} and {high}", "{seat} {low} y {high}", "{seat} {low} e {high}")
            })
            .collect();
        let rolled = rolled.join(", ");
        sentences.push(say!(language, "Dice: {rolled}", "Dados: {rolled}", "Dados: {rolled}"));
        let text: Vec<String> = sentences.iter().map(|text| sentence(text)).collect();
        let (phase, round) = (nouns::letter(self.before.phase), self.before.round + 1);
        Told {
            text: text.join(" "),
            sign: Some(laid.map_or(glyphs::die(white), glyphs::goods)),
            heading: Some(say!(
                language,
                "Phase {phase}, round {round}",
                "Fase {phase}, ronda {round}",
                "Fase {phase}, rodada {round}"
            )),
        }
    }
}
