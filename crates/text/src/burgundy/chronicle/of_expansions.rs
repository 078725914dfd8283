//! What people did with what expansions, teams and a game alone bring.

use super::{
    Deed, Teller,
    deeds::{loaded, stored},
    nouns,
};
use crate::{
    Language,
    burgundy::{
        explain::building_name,
        names,
        words::{self, WORKER},
    },
};
use demesne_burgundy::{
    Action, Colour, Event, Tile,
    action::{Source, With},
    bonus::Bonus,
    open::{Open, Takes},
    shield::members,
    tile::Face,
};
use demesne_draw::glyphs;
use demesne_game::Seat;

impl Teller<'_> {
    pub(super) fn deed_of_expansions(&self, who: Seat, action: Action, events: &[Event]) -> Deed {
        let language = self.language;
        match action {
            Action::Keep { private } => self.keeps(who, private, events),
            Action::Recruit => {
                let workers = WORKER.count(2, language);
                let text = say!(
                    language,
                    "{who} takes {workers} by monastery 28",
                    "{who} toma {workers} con el monasterio 28",
                    "{who} pega {workers} com o monastério 28"
                );
                Deed { workers: 2, ..Deed::earning(text, "g-mon-28") }
            }
            Action::Crane(kind) => {
                let name = building_name(kind, language);
                Deed::earning(
                    say!(
                        language,
                        "{who} uses the crane as a {name}",
                        "{who} usa la grúa como {name}",
                        "{who} usa a grua como {name}"
                    ),
                    glyphs::building(kind),
                )
            }
            Action::Put { tile, from, space } => self.puts(who, tile, from, space),
            Action::Ransom => Deed::new(
                say!(
                    language,
                    "{who} buys a castle back with both dice for 5 points",
                    "{who} recompra un castillo con los dos dados por 5 puntos",
                    "{who} recupera um castelo com os dois dados por 5 pontos"
                ),
                glyphs::colour(Colour::Castle),
            ),
            Action::Shield { shield, replaces, marked } => self.takes_shield(who, shield, replaces, marked),
            Action::Copy(other) => Deed::new(
                say!(
                    language,
                    "{who} copies the monasteries of {other} by shield 6",
                    "{who} copia los monasterios de {other} con el escudo 6",
                    "{who} copia os monastérios de {other} com o escudo 6"
                ),
                glyphs::shield(6),
            ),
            Action::Tribute { keep, .. } => self.pays_tribute(who, keep),
            Action::Also(kind) => {
                let goods = nouns::goods(&loaded(events), language);
                Deed::new(
                    say!(
                        language,
                        "{who} also loads {goods} by shield 5",
                        "{who} carga además {goods} con el escudo 5",
                        "{who} carrega também {goods} com o escudo 5"
                    ),
                    glyphs::goods(kind + 1),
                )
            }
            Action::RouteOrder(tiles) => {
                let tiles = nouns::numbers(tiles.into_iter().filter(|&n| n != 0), language);
                Deed::new(
                    say!(
                        language,
                        "{who} lays the route tiles in this order: {tiles}",
                        "{who} ordena así las losetas de ruta: {tiles}",
                        "{who} ordena assim as peças de rota: {tiles}"
                    ),
                    glyphs::ROUTE,
                )
            }
            _ => self.deed_of_vineyards(who, action, events),
        }
    }

    fn deed_of_vineyards(&self, who: Seat, action: Action, events: &[Event]) -> Deed {
        let language = self.language;
        match action {
            Action::TakeVine { with, tile, place } => {
                let (a, place, with) = (self.a(tile), place + 1, self.with(with));
                Deed::new(
                    say!(
                        language,
                        "{who} takes {a} from place {place} of the vine depot{with}",
                        "{who} toma {a} del lugar {place} del almacén de vides{with}",
                        "{who} pega {a} do lugar {place} do depósito de vinhas{with}"
                    ),
                    glyphs::tile(tile),
                )
            }
            Action::TakeBlack(tile) => {
                let (a, from) = (self.a(tile), self.shop(tile));
                Deed::new(
                    say!(
                        language,
                        "{who} takes {a} {from} for nothing",
                        "{who} toma gratis {a} {from}",
                        "{who} pega de graça {a} {from}"
                    ),
                    glyphs::tile(tile),
                )
            }
            Action::Plant { with, tile, space, .. } => self.plants(who, Some(with), tile, space),
            Action::PutVine { tile, space, .. } => self.plants(who, None, tile, space),
            Action::Bonus(which) => {
                let bonus = match self.before.open.top() {
                    Some(Open::Bonuses(planted)) => {
                        self.game.vine_board().bonuses[usize::from(planted.space())][usize::from(which & 1)]
                    }
                    _ => Bonus::Silver,
                };
                let text = match bonus_name(bonus, language) {
                    // What it brings stands behind it.
                    "" => say!(
                        language,
                        "{who} first uses one bonus of the vineyard",
                        "{who} usa primero una bonificación del viñedo",
                        "{who} usa primeiro um bônus do vinhedo"
                    ),
                    what => say!(
                        language,
                        "{who} first uses one bonus of the vineyard, {what}",
                        "{who} usa primero una bonificación del viñedo, {what}",
                        "{who} usa primeiro um bônus do vinhedo, {what}"
                    ),
                };
                Deed::earning(text, glyphs::bonus(bonus))
            }
            Action::VineBonus(vine) => {
                let name = words::vine(usize::from(vine), language);
                Deed::earning(
                    say!(
                        language,
                        "{who} takes a {name} vine bonus tile for a complete terrace",
                        "{who} toma una bonificación de vid {name} por una terraza completa",
                        "{who} pega uma peça bônus de vinha {name} por um terraço completo"
                    ),
                    glyphs::vine(vine),
                )
            }
            _ => self.deed_alone(who, action, events),
        }
    }

    /// X-SOLO.
    fn deed_alone(&self, who: Seat, action: Action, events: &[Event]) -> Deed {
        let language = self.language;
        match action {
            Action::Next(open) => {
                let (what, sign) = self.due(who, open);
                Deed::earning(
                    say!(
                        language,
                        "{who} now chooses {what}",
                        "{who} elige ahora {what}",
                        "{who} escolhe agora {what}"
                    ),
                    sign,
                )
            }
            Action::Gain(silver) => self.gains(who, silver, events),
            Action::Exchange { tile, goods } => {
                let goods = nouns::goods(&goods, language);
                let tile = names::tile(tile, self.game.options().edition, language).bare;
                Deed::new(
                    say!(
                        language,
                        "{who} gives {goods} for a face-down tile of the black depot ({tile})",
                        "{who} da {goods} por una loseta boca abajo del almacén negro ({tile})",
                        "{who} dá {goods} por uma peça virada para baixo do depósito paralelo ({tile})"
                    ),
                    "g-hex",
                )
            }
            _ => self.unspoken(action),
        }
    }

    fn keeps(&self, who: Seat, private: bool, events: &[Event]) -> Deed {
        let language = self.language;
        let tile = stored(events).unwrap_or(Tile::CASTLE);
        let a = self.a(tile);
        let text = match private {
            false => say!(
                language,
                "{who} stores {a} in the shared storage",
                "{who} guarda {a} en las casillas comunes",
                "{who} guarda {a} nos espaços comuns"
            ),
            true => say!(
                language,
                "{who} stores {a} in the private storage",
                "{who} guarda {a} en las casillas propias",
                "{who} guarda {a} nos espaços próprios"
            ),
        };
        Deed::new(text, glyphs::tile(tile))
    }

    fn puts(&self, who: Seat, tile: Tile, from: Source, space: u8) -> Deed {
        let (language, a, space) = (self.language, self.a(tile), space + 1);
        let text = match from {
            Source::BLACK => {
                let from = self.shop(tile);
                say!(
                    language,
                    "{who} takes {a} {from} and places it on space {space}",
                    "{who} toma {a} {from} para la casilla {space}",
                    "{who} pega {a} {from} para o espaço {space}"
                )
            }
            Source(depot) => {
                let depot = depot + 1;
                say!(
                    language,
                    "{who} takes {a} from depot {depot} and places it on space {space}",
                    "{who} toma {a} del almacén {depot} para la casilla {space}",
                    "{who} pega {a} do depósito {depot} para o espaço {space}"
                )
            }
        };
        // "Three sheep" are no "it".
        let text = match (language, tile.face()) {
            (Language::English, Face::Livestock(..)) => text.replace("places it", "places them"),
            _ => text,
        };
        Deed::earning(text, glyphs::tile(tile))
    }

    fn plants(&self, who: Seat, with: Option<With>, tile: Tile, space: u8) -> Deed {
        let (language, a, space) = (self.language, self.a(tile), space + 1);
        let (from, with) = match with {
            Some(with) => (String::new(), self.with(with)),
            None => (format!(" {}", self.shop(tile)), String::new()),
        };
        Deed::earning(
            say!(
                language,
                "{who} plants {a}{from} on space {space} of the vineyard{with}",
                "{who} planta {a}{from} en la casilla {space} del viñedo{with}",
                "{who} planta {a}{from} no espaço {space} do vinhedo{with}"
            ),
            glyphs::tile(tile),
        )
    }

    fn takes_shield(&self, who: Seat, shield: u8, replaces: u8, marked: u8) -> Deed {
        let language = self.language;
        let mut text = match replaces {
            0 => say!(
                language,
                "{who} takes shield {shield}",
                "{who} toma el escudo {shield}",
                "{who} pega o escudo {shield}"
            ),
            _ => say!(
                language,
                "{who} takes shield {shield} in place of shield {replaces}",
                "{who} toma el escudo {shield} en lugar del escudo {replaces}",
                "{who} pega o escudo {shield} no lugar do escudo {replaces}"
            ),
        };
        if self.before.open.is_empty() {
            text.push_str(language.pick(" with both dice", " con los dos dados", " com os dois dados"));
        }
        if marked != 0 {
            text.push_str(&say!(
                language,
                ", the {marked} changed by shield 16",
                ", con el {marked} cambiado por el escudo 16",
                ", com o {marked} mudado pelo escudo 16"
            ));
        }
        Deed::new(text, glyphs::shield(shield))
    }

    fn pays_tribute(&self, who: Seat, keep: [u8; 4]) -> Deed {
        let language = self.language;
        let kept: Vec<u8> = keep.into_iter().filter(|&n| n != 0).collect();
        let lost: Vec<u8> = members(self.before.estate(who).shields).filter(|n| !keep.contains(n)).collect();
        let sign = kept.first().or(lost.first()).map_or(glyphs::ANY_SHIELD, |&shield| glyphs::shield(shield));
        let (none, several) = (kept.is_empty(), kept.len() > 1);
        let (kept, gone) = (nouns::numbers(kept, language), (lost.len(), nouns::numbers(lost, language)));
        let gone = match gone {
            (0, _) => String::new(),
            (1, lost) => {
                say!(language, "gives up shield {lost}", "pierde el escudo {lost}", "perde o escudo {lost}")
            }
            (_, lost) => {
                say!(
                    language,
                    "gives up shields {lost}",
                    "pierde los escudos {lost}",
                    "perde os escudos {lost}"
                )
            }
        };
        let paid = match (none, several) {
            (true, _) => String::new(),
            (_, false) => {
                say!(language, "keeps shield {kept}", "conserva el escudo {kept}", "mantém o escudo {kept}")
            }
            _ => say!(
                language,
                "keeps shields {kept}",
                "conserva los escudos {kept}",
                "mantém os escudos {kept}"
            ),
        };
        let text = match (paid.is_empty(), gone.is_empty()) {
            (false, false) => {
                say!(language, "{who} {gone} and {paid}", "{who} {gone} y {paid}", "{who} {gone} e {paid}")
            }
            (false, true) => format!("{who} {paid}"),
            (true, false) => format!("{who} {gone}"),
            (true, true) => {
                say!(language, "{who} pays no tribute", "{who} no paga tributo", "{who} não paga tributo")
            }
        };
        Deed::new(text, sign)
    }

    /// X-SOLO-19: the points are told where they come from; here the marker moves.
    fn gains(&self, who: Seat, silver: u8, events: &[Event]) -> Deed {
        let language = self.language;
        let target = events.iter().find_map(|event| match *event {
            Event::Target(target) => Some(target),
            _ => None,
        });
        let marker = match target {
            Some(target) => say!(
                language,
                "reaches the target, which goes to {target}: an extra action",
                "alcanza el objetivo, que baja a {target}: una acción adicional",
                "alcança o objetivo, que desce a {target}: uma ação adicional"
            ),
            None => {
                let track = &self.after.solo;
                let (marker, target) = (track.marker, track.target);
                say!(
                    language,
                    "comes to {marker} of {target} points",
                    "llega a {marker} de {target} puntos",
                    "chega a {marker} de {target} pontos"
                )
            }
        };
        let text = match silver {
            0 => format!("{who} {marker}"),
            _ => {
                let points = nouns::points(silver.into(), language);
                let silver = words::silver(silver, language);
                say!(
                    language,
                    "{who} adds {points} for {silver} and {marker}",
                    "{who} añade {points} por {silver} y {marker}",
                    "{who} soma {points} por {silver} e {marker}"
                )
            }
        };
        Deed::new(text, glyphs::POINTS)
    }

    /// Something that is due, with what it brings by itself.
    fn due(&self, who: Seat, open: Open) -> (String, &'static str) {
        let (language, printed) = (self.language, self.game.printed());
        match open {
            Open::Size(size) => {
                let points = printed.region_size.get(usize::from(size)).copied().unwrap_or(0);
                let points = nouns::points(points, language);
                let text = say!(
                    language,
                    "{points} for a region of {size}",
                    "{points} por una zona de {size}",
                    "{points} por uma região de {size}"
                );
                (text, glyphs::POINTS)
            }
            Open::Phase => {
                let phase = nouns::letter(self.before.phase);
                let points = nouns::points(printed.phase[usize::from(self.before.phase % 5)], language);
                let text = say!(
                    language,
                    "{points} for phase {phase}",
                    "{points} por la fase {phase}",
                    "{points} pela fase {phase}"
                );
                (text, glyphs::POINTS)
            }
            Open::Herd(points) => {
                let points = nouns::points(points.into(), language);
                let text = say!(
                    language,
                    "{points} for livestock",
                    "{points} por el ganado",
                    "{points} pela fazenda"
                );
                (text, glyphs::POINTS)
            }
            Open::Effect(space) => match self.before.tile(who, space) {
                Some(tile) => {
                    let the = names::tile(tile, self.game.options().edition, language).with_the;
                    let space = space + 1;
                    let text = say!(
                        language,
                        "the effect of {the} on space {space}",
                        "el efecto de la casilla {space} ({the})",
                        "o efeito do espaço {space} ({the})"
                    );
                    (text, glyphs::tile(tile))
                }
                None => (plain(open, language).into(), "g-hex"),
            },
            _ => (plain(open, language).into(), "g-hex"),
        }
    }
}

/// What else can be due.
const fn plain(open: Open, language: Language) -> &'static str {
    match open {
        Open::Colour(_) => language.pick(
            "the tile of a filled colour",
            "la loseta de un color cubierto",
            "a peça de uma cor coberta",
        ),
        Open::Reset => language.pick(
            "the extra action of the target",
            "la acción adicional del objetivo",
            "a ação adicional do objetivo",
        ),
        _ => language.pick("an effect", "un efecto", "um efeito"),
    }
}

/// What somebody does without, with the preposition that the verb wants.
pub(super) const fn declined(open: Open, language: Language) -> &'static str {
    match open {
        Open::Extra | Open::Grant | Open::Reset => {
            language.pick("an extra action", "a una acción adicional", "de uma ação adicional")
        }
        Open::CityHall => {
            language.pick("the placing of another tile", "a colocar otra loseta", "de colocar outra peça")
        }
        Open::Take(Takes::Building) => {
            language.pick("the taking of a building", "a tomar un edificio", "de pegar uma construção")
        }
        Open::Take(Takes::MineMonasteryCastle) => language.pick(
            "the taking of a mine, monastery or castle",
            "a tomar una mina, un monasterio o un castillo",
            "de pegar uma mina, um monastério ou um castelo",
        ),
        Open::Take(Takes::ShipLivestock) => language.pick(
            "the taking of a ship or livestock",
            "a tomar un barco o ganado",
            "de pegar um navio ou uma fazenda",
        ),
        Open::Sell => language.pick("a sale", "a una venta", "de uma venda"),
        Open::Ship | Open::Also => language.pick("goods", "a las mercancías", "das mercadorias"),
        Open::White => language.pick(
            "the action of a white castle",
            "a la acción de un castillo blanco",
            "da ação de um castelo branco",
        ),
        Open::TakeBlack => language.pick(
            "a tile of the black depot or the vine shop",
            "a una loseta del almacén negro o de la tienda de vides",
            "de uma peça do depósito paralelo ou da loja de vinhas",
        ),
        Open::TakeVine => language.pick(
            "a double tile of the vine depot",
            "a una loseta doble del almacén de vides",
            "de um hexaminó do depósito de vinhas",
        ),
        Open::Levies(_) => language.pick(
            "the placing of a tile by shield 14 or 15",
            "a colocar una loseta con el escudo 14 o 15",
            "de colocar uma peça com o escudo 14 ou 15",
        ),
        Open::Colour(_) | Open::ColourTile(_) => language.pick(
            "the tile of a filled colour",
            "a la loseta de un color cubierto",
            "da peça de uma cor coberta",
        ),
        Open::Exchange => language.pick(
            "a face-down tile for five goods",
            "a una loseta boca abajo por cinco mercancías",
            "de uma peça virada para baixo por cinco mercadorias",
        ),
        _ => language.pick("an effect", "a un efecto", "de um efeito"),
    }
}

/// What a bonus action of the vineyard is; empty for one that only pays.
const fn bonus_name(bonus: Bonus, language: Language) -> &'static str {
    match bonus {
        Bonus::Silver | Bonus::Workers | Bonus::Points => "",
        Bonus::Action => language.pick("an extra action", "una acción adicional", "uma ação adicional"),
        Bonus::Building => language.pick("taking a building", "tomar un edificio", "pegar uma construção"),
        Bonus::MineMonasteryCastle => language.pick(
            "taking a mine, monastery or castle",
            "tomar una mina, un monasterio o un castillo",
            "pegar uma mina, um monastério ou um castelo",
        ),
        Bonus::ShipLivestock => language.pick(
            "taking a ship or livestock",
            "tomar un barco o ganado",
            "pegar um navio ou uma fazenda",
        ),
        Bonus::Sell => language.pick("a sale", "una venta", "uma venda"),
        Bonus::Place => language.pick("placing another tile", "colocar otra loseta", "colocar outra peça"),
        Bonus::BlackOrShop => language.pick(
            "a tile of the black depot or the vine shop",
            "una loseta del almacén negro o de la tienda de vides",
            "uma peça do depósito paralelo ou da loja de vinhas",
        ),
        Bonus::VineDepot => language.pick(
            "a double tile of the vine depot",
            "una loseta doble del almacén de vides",
            "um hexaminó do depósito de vinhas",
        ),
    }
}
