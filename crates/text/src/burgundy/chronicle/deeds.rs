//! What people did, in the third person.

use super::{Deed, Teller, nouns};
use crate::burgundy::{names::goods_count, words};
use demesne_burgundy::{
    Action, Colour, Event, Tile,
    action::{Pick, With},
    open::Open,
    state::UNKNOWN,
};
use demesne_draw::glyphs;
use demesne_game::{Notation, Seat};

impl Teller<'_> {
    /// What a seat did, without what came of it.
    pub(super) fn deed(&self, who: Seat, action: Action, events: &[Event]) -> Deed {
        let language = self.language;
        match action {
            // What is chosen at the same time is seen by whoever chose it.
            Action::Side(UNKNOWN) | Action::Castle(Pick { board: UNKNOWN, space: UNKNOWN }) => Deed::new(
                say!(
                    language,
                    "{who} has chosen, and shows it when everybody has",
                    "{who} ya ha elegido y lo mostrará cuando todos lo hayan hecho",
                    "{who} já escolheu e vai mostrar quando todos tiverem escolhido"
                ),
                "g-lock",
            ),
            Action::Side(board) => {
                let board = self.board(board);
                Deed::new(
                    say!(
                        language,
                        "{who} chooses board {board}",
                        "{who} elige el tablero {board}",
                        "{who} escolhe o tabuleiro {board}"
                    ),
                    "g-hex",
                )
            }
            Action::Castle(pick) => Deed::new(self.begins(who, pick), glyphs::colour(Colour::Castle)),
            Action::Take { with, tile, depot } => {
                let (a, depot, with) = (self.a(tile), depot + 1, self.with(with));
                Deed::new(
                    say!(
                        language,
                        "{who} takes {a} from depot {depot}{with}",
                        "{who} toma {a} del almacén {depot}{with}",
                        "{who} pega {a} do depósito {depot}{with}"
                    ),
                    glyphs::tile(tile),
                )
            }
            Action::Place { with, tile, space } => self.places(who, with, tile, space),
            Action::Sell { with, goods } => self.sells(who, with, goods, events),
            Action::Workers { with } => self.takes_workers(who, with, events),
            Action::Buy(tile) => {
                let (a, from) = (self.a(tile), self.shop(tile));
                Deed::new(
                    say!(
                        language,
                        "{who} buys {a} {from}",
                        "{who} compra {a} {from}",
                        "{who} compra {a} {from}"
                    ),
                    glyphs::tile(tile),
                )
            }
            Action::BuyFrom { tile, depot } => {
                let (a, depot) = (self.a(tile), depot + 1);
                Deed::new(
                    say!(
                        language,
                        "{who} buys {a} from depot {depot}",
                        "{who} compra {a} del almacén {depot}",
                        "{who} compra {a} do depósito {depot}"
                    ),
                    glyphs::tile(tile),
                )
            }
            Action::Hire { tile, depot } => {
                let (a, depot) = (self.a(tile), depot + 1);
                Deed::new(
                    say!(
                        language,
                        "{who} uses monastery 6 and takes {a} from depot {depot}",
                        "{who} usa el monasterio 6 y toma {a} del almacén {depot}",
                        "{who} usa o monastério 6 e pega {a} do depósito {depot}"
                    ),
                    glyphs::tile(tile),
                )
            }
            Action::Ship { depots, .. } => self.loads(who, depots, events),
            Action::Discard(tile) | Action::DiscardPrivate(tile) => self.discards(who, action, tile, events),
            Action::Skip => self.declines(who),
            Action::End => Deed { text: String::new(), sign: None, earns: false, workers: 0 },
            _ => self.deed_of_expansions(who, action, events),
        }
    }

    pub(super) fn a(&self, tile: Tile) -> String {
        nouns::a(self.game, tile, self.language)
    }

    pub(super) fn board(&self, board: u8) -> &str {
        self.game.duchies().get(usize::from(board)).map_or("?", |duchy| &duchy.id)
    }

    /// ` with the 4`; for an effect only whether it is an action of its own.
    pub(super) fn with(&self, with: With) -> String {
        let language = self.language;
        let mut text = match (with.own(), self.before.open.top()) {
            (Some(value), _) => say!(language, " with the {value}", " con el {value}", " com o {value}"),
            (None, _) if with.is_white() => {
                let white = self.before.white;
                say!(language, " with the white {white}", " con el {white} blanco", " com o {white} branco")
            }
            (None, Some(Open::Extra | Open::Grant)) => {
                language.pick(" as an extra action", " como acción adicional", " como ação adicional").into()
            }
            (None, _) => String::new(),
        };
        if with.is_marked() {
            text.push_str(language.pick(" and shield 16", " y el escudo 16", " e o escudo 16"));
        }
        text
    }

    /// Where a tile lay that silver bought.
    pub(super) fn shop(&self, tile: Tile) -> &'static str {
        let language = self.language;
        match tile.is_double() {
            true => language.pick("from the vine shop", "de la tienda de vides", "da loja de vinhas"),
            false if tile == Tile::INN => {
                language.pick("from the inn space", "de la casilla de posadas", "do espaço das estalagens")
            }
            false => language.pick("from the black depot", "del almacén negro", "do depósito paralelo"),
        }
    }

    const fn private(&self) -> &'static str {
        self.language.pick(" from the private storage", " de las casillas propias", " dos espaços próprios")
    }

    fn begins(&self, who: Seat, pick: Pick) -> String {
        let (language, space) = (self.language, u32::from(pick.space) + 1);
        match pick.board {
            UNKNOWN => say!(
                language,
                "{who} puts the first castle on space {space}",
                "{who} pone el primer castillo en la casilla {space}",
                "{who} põe o primeiro castelo no espaço {space}"
            ),
            board => {
                let board = self.board(board);
                say!(
                    language,
                    "{who} takes board {board} and puts the first castle on space {space}",
                    "{who} toma el tablero {board} y pone el primer castillo en la casilla {space}",
                    "{who} pega o tabuleiro {board} e põe o primeiro castelo no espaço {space}"
                )
            }
        }
    }

    fn places(&self, who: Seat, with: With, tile: Tile, space: u8) -> Deed {
        let (language, a, space) = (self.language, self.a(tile), space + 1);
        let (how, from) = (self.with(with), if with.is_private() { self.private() } else { "" });
        Deed::earning(
            say!(
                language,
                "{who} places {a}{from} on space {space}{how}",
                "{who} coloca {a}{from} en la casilla {space}{how}",
                "{who} coloca {a}{from} no espaço {space}{how}"
            ),
            glyphs::tile(tile),
        )
    }

    fn sells(&self, who: Seat, with: With, goods: u8, events: &[Event]) -> Deed {
        let language = self.language;
        let sold = events.iter().find_map(|event| match *event {
            Event::Sold(_, kind, count) if kind == goods => Some(count),
            _ => None,
        });
        let (number, with) = (goods + 1, self.with(with));
        let goods = goods_count(sold.unwrap_or(0), number, language);
        Deed::earning(
            say!(
                language,
                "{who} sells {goods}{with}",
                "{who} vende {goods}{with}",
                "{who} vende {goods}{with}"
            ),
            glyphs::goods(number),
        )
    }

    fn takes_workers(&self, who: Seat, with: With, events: &[Event]) -> Deed {
        let language = self.language;
        let taken = events.iter().find_map(|event| match *event {
            Event::Workers(seat, n) if seat == who && n > 0 => Some(n),
            _ => None,
        });
        let taken = taken.unwrap_or(0);
        let (workers, with) = (words::workers(taken, language), self.with(with));
        let text = say!(
            language,
            "{who} takes {workers}{with}",
            "{who} toma {workers}{with}",
            "{who} pega {workers}{with}"
        );
        Deed { workers: taken, ..Deed::earning(text, glyphs::WORKER) }
    }

    fn loads(&self, who: Seat, depots: u8, events: &[Event]) -> Deed {
        let language = self.language;
        let goods = loaded(events);
        let from: Vec<u8> = (1..=6).filter(|number| depots >> (number - 1) & 1 != 0).collect();
        let text = match (goods == [0; 6], from.len()) {
            (true, _) => say!(
                language,
                "{who} takes no goods",
                "{who} no toma mercancías",
                "{who} não pega mercadorias"
            ),
            (false, several) => {
                let (goods, from) = (nouns::goods(&goods, language), nouns::numbers(from, language));
                match several {
                    1 => say!(
                        language,
                        "{who} loads {goods} from depot {from}",
                        "{who} carga {goods} del almacén {from}",
                        "{who} carrega {goods} do depósito {from}"
                    ),
                    _ => say!(
                        language,
                        "{who} loads {goods} from depots {from}",
                        "{who} carga {goods} de los almacenes {from}",
                        "{who} carrega {goods} dos depósitos {from}"
                    ),
                }
            }
        };
        Deed::new(text, glyphs::colour(Colour::Ship))
    }

    fn discards(&self, who: Seat, action: Action, tile: Tile, events: &[Event]) -> Deed {
        let (language, a) = (self.language, self.a(tile));
        let from = if matches!(action, Action::DiscardPrivate(_)) { self.private() } else { "" };
        let text = match stored(events) {
            Some(incoming) => {
                let room = self.a(incoming);
                say!(
                    language,
                    "{who} discards {a}{from} and stores {room}",
                    "{who} descarta {a}{from} y guarda {room}",
                    "{who} descarta {a}{from} e guarda {room}"
                )
            }
            None => say!(
                language,
                "{who} discards {a}{from}",
                "{who} descarta {a}{from}",
                "{who} descarta {a}{from}"
            ),
        };
        Deed::new(text, glyphs::tile(tile))
    }

    fn declines(&self, who: Seat) -> Deed {
        let language = self.language;
        let text = match self.before.open.top() {
            Some(open) => {
                let what = super::of_expansions::declined(open, language);
                say!(language, "{who} declines {what}", "{who} renuncia {what}", "{who} abre mão {what}")
            }
            // X-SHIELD-6.1.
            None => say!(
                language,
                "{who} copies nobody's monasteries",
                "{who} no copia los monasterios de nadie",
                "{who} não copia os monastérios de ninguém"
            ),
        };
        Deed { text, sign: None, earns: false, workers: 0 }
    }

    /// The words of notation, where nothing else is known: what seats cannot do.
    pub(super) fn unspoken(&self, action: Action) -> Deed {
        Deed { text: self.game.action_text(action), sign: None, earns: false, workers: 0 }
    }
}

/// The goods that came with a ship.
pub(super) fn loaded(events: &[Event]) -> [u8; 6] {
    let mut goods = [0; 6];
    for event in events {
        if let Event::Goods(_, kind, count) = *event {
            goods[usize::from(kind) % 6] += count;
        }
    }
    goods
}

/// The tile that came into storage.
pub(super) fn stored(events: &[Event]) -> Option<Tile> {
    events.iter().find_map(|event| match *event {
        Event::Stored(_, tile) => Some(tile),
        _ => None,
    })
}
