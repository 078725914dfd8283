//! What people did and what was dealt, as far as no event tells it.

use super::Teller;
use crate::{
    draw::listed,
    told::sentence,
    tuscany::{
        deed::board_words,
        labels::{all_kinds, an_item, count_kind, item_name},
        words::TILE,
    },
};
use demesne_game::{Actor, Step};
use demesne_tuscany::{Action, Colour, Item, assembly::Assembly, state::Stage};

impl Teller<'_> {
    /// The step itself, in lines; none where its events tell all.
    pub(super) fn deed(&self, step: Step<Action>) -> Vec<String> {
        let text = match step.by {
            Actor::Seat(seat) => self.of_seat(&seat.to_string(), step.action),
            Actor::Chance => return self.of_chance(step.action),
        };
        text.map(|text| sentence(&text)).into_iter().collect()
    }

    fn of_seat(&self, who: &str, action: Action) -> Option<String> {
        let language = self.language;
        Some(match action {
            Action::Board(Assembly::UNKNOWN) => say!(
                language,
                "{who} has laid out a board, and shows it when everybody has",
                "{who} ya ha dispuesto su tablero y lo mostrará cuando todos lo hayan hecho",
                "{who} já dispôs o seu tabuleiro e vai mostrá-lo quando todos tiverem feito o mesmo"
            ),
            Action::Board(board) => {
                let board = board_words(self.game, board, language);
                say!(
                    language,
                    "{who} lays out the board: {board}",
                    "{who} dispone el tablero: {board}",
                    "{who} dispõe o tabuleiro: {board}"
                )
            }
            Action::Take(tile) => {
                let tile = an_item(Item::Tile(tile), language);
                say!(
                    language,
                    "{who} takes {tile} from the centre",
                    "{who} toma {tile} del centro",
                    "{who} pega {tile} do centro"
                )
            }
            Action::GiveUp(item) => {
                let item = an_item(item, language);
                say!(
                    language,
                    "To make room {who} gives up {item}",
                    "Para hacerle sitio, {who} descarta {item}",
                    "Para abrir espaço, {who} descarta {item}"
                )
            }
            Action::Exchange(colour) => self.exchanges(who, colour),
            Action::Skip => say!(
                language,
                "{who} lets the castle place nothing",
                "{who} no coloca nada con el castillo",
                "{who} não coloca nada com o castelo"
            ),
            Action::Marble => say!(
                language,
                "{who} spends a marble for another action",
                "{who} gasta un mármol para otra acción",
                "{who} gasta um mármore para outra ação"
            ),
            // What is placed is told when it is paid and lies there; the rest by its events.
            _ => return None,
        })
    }

    fn exchanges(&self, who: &str, colour: Colour) -> String {
        let language = self.language;
        let (all, count) = (all_kinds(colour, language), self.before.centre.of_colour(colour));
        let tiles = TILE.count(count, language);
        let out = match count {
            1 => say!(language, "{tiles} goes out", "sale {tiles}", "sai {tiles}"),
            _ => say!(language, "{tiles} go out", "salen {tiles}", "saem {tiles}"),
        };
        say!(
            language,
            "Nothing in the centre fits: {who} exchanges {all}, and {out}",
            "Nada del centro sirve: {who} cambia {all}, y {out}",
            "Nada do centro serve: {who} troca {all}, e {out}"
        )
    }

    fn of_chance(&self, action: Action) -> Vec<String> {
        let language = self.language;
        match action {
            Action::First(seat) => {
                let text = say!(
                    language,
                    "{seat} is the start player",
                    "{seat} es el jugador inicial",
                    "{seat} é o primeiro jogador"
                );
                vec![sentence(&text)]
            }
            // Once all of it lies there.
            Action::Neutral(_) if self.before.stage == Stage::Centre && self.after.stage != Stage::Centre => {
                vec![sentence(&self.first_centre())]
            }
            Action::Pieces(deals) => {
                let deals: Vec<String> = self
                    .seats()
                    .map(|seat| {
                        let pieces = deals[seat.index()].pieces().map(|piece| piece.name());
                        format!("{seat} {}", listed(&pieces, language))
                    })
                    .collect();
                let deals = deals.join("; ");
                let text = say!(
                    language,
                    "Region pieces are dealt: {deals}",
                    "Se reparten las piezas de territorio: {deals}",
                    "As peças de região são distribuídas: {deals}"
                );
                vec![sentence(&text)]
            }
            Action::Reveal(boards) => self
                .seats()
                .map(|seat| {
                    let board = board_words(self.game, boards[seat.index()], language);
                    let text = say!(
                        language,
                        "{seat} has the board {board}",
                        "{seat} tiene el tablero {board}",
                        "{seat} tem o tabuleiro {board}"
                    );
                    sentence(&text)
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The tiles that the centre begins with.
    fn first_centre(&self) -> String {
        let (language, centre) = (self.language, &self.after.centre);
        let tiles: Vec<String> = centre
            .faces()
            .map(|tile| match centre.of(tile) {
                1 => an_item(Item::Tile(tile), language),
                n if tile.colour() != Colour::LightGreen => count_kind(n, tile.colour(), language),
                n => format!("{n} × {}", item_name(Item::Tile(tile), language)),
            })
            .collect();
        let tiles = listed(&tiles, language);
        say!(language, "In the centre lie {tiles}", "En el centro hay {tiles}", "No centro há {tiles}")
    }
}
