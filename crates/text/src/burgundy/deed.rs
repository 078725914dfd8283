//! What an action does, as people say it: a short sentence to whoever acts, without the price.

use super::{
    explain::building_name,
    names::{self, goods_count, goods_counts},
    open,
    words::{self, WORKER},
};
use crate::{Language, draw::listed};
use demesne_burgundy::{
    Action, Burgundy, State, Tile,
    action::{Pick, Source, With},
    bonus::Bonus,
    open::Open,
    shield::members,
    state::UNKNOWN,
    tile::Face,
};
use demesne_game::{Game, Ignore, Notation, Seat, Step};

/// What an action does.
pub fn deed(game: &Burgundy, state: &State, seat: Seat, action: Action, language: Language) -> String {
    Deed { game, state, seat, language }.says(action)
}

struct Deed<'a> {
    game: &'a Burgundy,
    state: &'a State,
    seat: Seat,
    language: Language,
}

impl Deed<'_> {
    fn says(&self, action: Action) -> String {
        let language = self.language;
        match action {
            Action::Side(board) => {
                let board = self.board(board);
                say!(
                    language,
                    "Choose the side with board {board}",
                    "Elige la cara con el tablero {board}",
                    "Escolha o lado com o tabuleiro {board}"
                )
            }
            Action::Castle(pick) => self.castle(pick),
            Action::Take { with, tile, depot } => {
                let (tile, depot, with) = (self.the(tile), depot + 1, self.with(with));
                say!(
                    language,
                    "Take {tile} from depot {depot}{with}",
                    "Toma {tile} del almacén {depot}{with}",
                    "Pegue {tile} do depósito {depot}{with}"
                )
            }
            Action::Place { with, tile, space } => self.place(with, tile, space),
            Action::Sell { with, goods } => {
                let count = self.state.estate(self.seat).goods[usize::from(goods) % 6];
                let (goods, with) = (goods_count(count, goods + 1, language), self.with(with));
                say!(language, "Sell {goods}{with}", "Vende {goods}{with}", "Venda {goods}{with}")
            }
            Action::Workers { with } => {
                let (workers, with) = (self.workers_taken(action), self.with(with));
                say!(language, "Take {workers}{with}", "Toma {workers}{with}", "Pegue {workers}{with}")
            }
            Action::Buy(tile) => self.buy(tile),
            Action::BuyFrom { tile, depot } => {
                let (tile, depot) = (self.the(tile), depot + 1);
                say!(
                    language,
                    "Buy {tile} from depot {depot}",
                    "Compra {tile} del almacén {depot}",
                    "Compre {tile} do depósito {depot}"
                )
            }
            Action::Hire { tile, depot } => {
                let (tile, depot) = (self.the(tile), depot + 1);
                say!(
                    language,
                    "Let workers bring {tile} from depot {depot}",
                    "Haz que los trabajadores traigan {tile} del almacén {depot}",
                    "Faça os trabalhadores trazerem {tile} do depósito {depot}"
                )
            }
            Action::Ship { depots, kinds } => self.ship(depots, kinds),
            Action::Discard(tile) | Action::DiscardPrivate(tile) => self.discard(action, tile),
            Action::Skip => self.skip(),
            Action::End => language.pick("End the turn", "Termina el turno", "Termine a jogada").into(),
            _ => self.of_expansions(action),
        }
    }

    fn of_expansions(&self, action: Action) -> String {
        let language = self.language;
        match action {
            Action::Keep { private: false } => language
                .pick(
                    "Store it in the shared storage",
                    "Guárdala en las casillas comunes",
                    "Guarde-a nos espaços comuns",
                )
                .into(),
            Action::Keep { private: true } => language
                .pick(
                    "Store it in your own storage",
                    "Guárdala en tus casillas propias",
                    "Guarde-a nos seus espaços próprios",
                )
                .into(),
            Action::Recruit => {
                let workers = WORKER.count(2, language);
                say!(
                    language,
                    "Take {workers} (monastery 28)",
                    "Toma {workers} (monasterio 28)",
                    "Pegue {workers} (monastério 28)"
                )
            }
            Action::Crane(kind) => {
                let name = building_name(kind, language);
                say!(
                    language,
                    "Use the crane as: {name}",
                    "Usa la grúa como: {name}",
                    "Use a grua como: {name}"
                )
            }
            Action::Put { tile, from, space } => self.put(tile, from, space),
            Action::Ransom => language
                .pick(
                    "Buy a castle back with both dice and 5 points",
                    "Recompra un castillo con los dos dados y 5 puntos",
                    "Recupere um castelo com os dois dados e 5 pontos",
                )
                .into(),
            Action::Shield { shield, replaces, marked } => self.shield(shield, replaces, marked),
            Action::Copy(other) => say!(
                language,
                "Copy the monasteries of {other}",
                "Copia los monasterios de {other}",
                "Copie os monastérios de {other}"
            ),
            Action::Tribute { keep, workers } => self.tribute(keep, workers),
            Action::Also(kind) => {
                let total: u8 = self.state.depot_goods.iter().map(|goods| goods[usize::from(kind) % 6]).sum();
                let goods = goods_count(total, kind + 1, language);
                say!(
                    language,
                    "Take from all depots besides: {goods}",
                    "Toma además de todos los almacenes: {goods}",
                    "Pegue também de todos os depósitos: {goods}"
                )
            }
            Action::RouteOrder(tiles) => {
                let tiles: Vec<String> = tiles.iter().filter(|&&n| n != 0).map(u8::to_string).collect();
                let tiles = tiles.join(", ");
                say!(
                    language,
                    "Lay the route tiles in this order: {tiles}",
                    "Pon las losetas de ruta en este orden: {tiles}",
                    "Ponha as peças de rota nesta ordem: {tiles}"
                )
            }
            _ => self.of_vineyards(action),
        }
    }

    fn of_vineyards(&self, action: Action) -> String {
        let language = self.language;
        match action {
            Action::TakeVine { with, tile, place } => {
                let (tile, place, with) = (self.the(tile), place + 1, self.with(with));
                say!(
                    language,
                    "Take {tile} from place {place} of the vine depot{with}",
                    "Toma {tile} del lugar {place} del almacén de vides{with}",
                    "Pegue {tile} do lugar {place} do depósito de vinhas{with}"
                )
            }
            Action::TakeBlack(tile) => {
                let (from, tile) = (self.beside(tile), self.the(tile));
                say!(language, "Take {tile} {from}", "Toma {tile} {from}", "Pegue {tile} {from}")
            }
            Action::Plant { with, tile, space, turned } => {
                let (tile, space, with) = (self.turned(tile, turned), space + 1, self.with(with));
                say!(
                    language,
                    "Plant {tile} on space {space} of the vineyard{with}",
                    "Planta {tile} en la casilla {space} del viñedo{with}",
                    "Plante {tile} no espaço {space} do vinhedo{with}"
                )
            }
            Action::PutVine { tile, space, turned } => {
                let (from, tile, space) = (self.beside(tile), self.turned(tile, turned), space + 1);
                say!(
                    language,
                    "Plant {tile} {from} on space {space} of the vineyard",
                    "Planta {tile} {from} en la casilla {space} del viñedo",
                    "Plante {tile} {from} no espaço {space} do vinhedo"
                )
            }
            Action::Bonus(which) => self.bonus(which),
            Action::VineBonus(vine) => {
                let vine = words::vine(usize::from(vine), language);
                say!(
                    language,
                    "Take a {vine} vine bonus tile",
                    "Toma una loseta de bonificación de vid {vine}",
                    "Pegue uma peça bônus de vinha {vine}"
                )
            }
            _ => self.alone(action),
        }
    }

    fn alone(&self, action: Action) -> String {
        let language = self.language;
        match action {
            Action::Next(open) => {
                let what = self.due(open);
                say!(language, "Next: {what}", "Ahora: {what}", "Agora: {what}")
            }
            Action::Gain(silver) => {
                let base = match self.state.open.top() {
                    Some(Open::Gain(points)) => i32::from(points),
                    _ => 0,
                };
                let points = words::POINT.count(base + i32::from(silver), language);
                match silver {
                    0 => say!(language, "Gain {points}", "Gana {points}", "Ganhe {points}"),
                    _ => {
                        let silver = words::silver(silver, language);
                        say!(
                            language,
                            "Gain {points}, paying {silver}",
                            "Gana {points} pagando {silver}",
                            "Ganhe {points} pagando {silver}"
                        )
                    }
                }
            }
            Action::Exchange { tile, goods } => {
                let goods = goods_counts(&goods, language);
                let tile = names::tile(tile, self.game.options().edition, language).bare;
                say!(
                    language,
                    "Exchange {goods} for a face-down tile: {tile}",
                    "Cambia {goods} por una loseta boca abajo: {tile}",
                    "Troque {goods} por uma peça virada para baixo: {tile}"
                )
            }
            // What chance does is nobody's deed.
            _ => self.game.action_text(action),
        }
    }

    /// Something that is due, with what it brings.
    fn due(&self, open: Open) -> String {
        let (language, printed) = (self.language, self.game.printed());
        match open {
            Open::Size(size) => {
                let points = printed.region_size.get(usize::from(size)).copied().unwrap_or(0);
                let points = words::POINT.count(i32::from(points), language);
                say!(
                    language,
                    "{points} for a region of size {size}",
                    "{points} por una zona de tamaño {size}",
                    "{points} por uma região de tamanho {size}"
                )
            }
            Open::Phase => {
                let points = printed.phase[usize::from(self.state.phase % 5)];
                let points = words::POINT.count(i32::from(points), language);
                say!(
                    language,
                    "{points} for a region in this phase",
                    "{points} por una zona en esta fase",
                    "{points} por uma região nesta fase"
                )
            }
            Open::Herd(points) => {
                let points = words::POINT.count(i32::from(points), language);
                say!(language, "{points} for livestock", "{points} por el ganado", "{points} pela fazenda")
            }
            Open::Effect(space) => match self.state.tile(self.seat, space) {
                Some(tile) => {
                    let (tile, space) = (self.the(tile), space + 1);
                    say!(
                        language,
                        "the effect of {tile} on space {space}",
                        "el efecto en la casilla {space}: {tile}",
                        "o efeito no espaço {space}: {tile}"
                    )
                }
                None => open::words(open, language).into(),
            },
            _ => open::words(open, language).into(),
        }
    }

    fn the(&self, tile: Tile) -> String {
        names::tile(tile, self.game.options().edition, self.language).with_the
    }

    fn turned(&self, tile: Tile, turned: bool) -> String {
        match tile.face() {
            Face::Double(one, other) if turned => names::double([other, one], self.language).with_the,
            _ => self.the(tile),
        }
    }

    fn board(&self, board: u8) -> &str {
        self.game.duchies().get(usize::from(board)).map_or("?", |duchy| &duchy.id)
    }

    /// ` with the 4`; nothing for an effect.
    fn with(&self, with: With) -> String {
        let language = self.language;
        let mut text = match with.own() {
            Some(value) => say!(language, " with the {value}", " con el {value}", " com o {value}"),
            None if with.is_white() => {
                language.pick(" with the white die", " con el dado blanco", " com o dado branco").into()
            }
            None => String::new(),
        };
        if with.is_marked() {
            text.push_str(language.pick(" and shield 16", " y el escudo 16", " e o escudo 16"));
        }
        text
    }

    fn castle(&self, pick: Pick) -> String {
        let (language, space) = (self.language, u32::from(pick.space) + 1);
        match pick.board {
            UNKNOWN => say!(
                language,
                "Start with the castle on space {space}",
                "Empieza con el castillo en la casilla {space}",
                "Comece com o castelo no espaço {space}"
            ),
            board => {
                let board = self.board(board);
                say!(
                    language,
                    "Start on board {board} with the castle on space {space}",
                    "Empieza en el tablero {board} con el castillo en la casilla {space}",
                    "Comece no tabuleiro {board} com o castelo no espaço {space}"
                )
            }
        }
    }

    fn place(&self, with: With, tile: Tile, space: u8) -> String {
        let (language, tile, space) = (self.language, self.the(tile), space + 1);
        let (how, from) = (self.with(with), if with.is_private() { self.private() } else { "" });
        say!(
            language,
            "Place {tile}{from} on space {space}{how}",
            "Coloca {tile}{from} en la casilla {space}{how}",
            "Coloque {tile}{from} no espaço {space}{how}"
        )
    }

    const fn private(&self) -> &'static str {
        self.language.pick(" of your own storage", " de tus casillas propias", " dos seus espaços próprios")
    }

    /// As many as the rules give.
    fn workers_taken(&self, action: Action) -> String {
        let mut after = *self.state;
        let before = i32::from(self.state.estate(self.seat).workers);
        let taken = match self.game.play(&mut after, Step::seat(self.seat, action), &mut Ignore) {
            Ok(()) => i32::from(after.estate(self.seat).workers) - before,
            Err(_) => 2,
        };
        WORKER.count(taken, self.language)
    }

    /// Where a tile lies that a purchase takes.
    fn beside(&self, tile: Tile) -> &'static str {
        match tile.is_double() {
            true => self.language.pick("from the vine shop", "de la tienda de vides", "da loja de vinhas"),
            false => self.language.pick("from the black depot", "del almacén negro", "do depósito paralelo"),
        }
    }

    fn buy(&self, tile: Tile) -> String {
        let (from, tile) = (self.beside(tile), self.the(tile));
        say!(self.language, "Buy {tile} {from}", "Compra {tile} {from}", "Compre {tile} {from}")
    }

    fn ship(&self, depots: u8, kinds: u8) -> String {
        let language = self.language;
        let mut counts = [0u8; 6];
        let mut left = 0;
        for (goods, depot) in self.state.depot_goods.iter().zip(0..) {
            if depots >> depot & 1 == 0 {
                continue;
            }
            for (kind, &count) in goods.iter().enumerate() {
                match kinds >> kind & 1 {
                    0 => left += count,
                    _ => counts[kind] += count,
                }
            }
        }
        let numbers: Vec<String> =
            (1..=6u8).filter(|n| depots >> (n - 1) & 1 != 0).map(|n| n.to_string()).collect();
        let (goods, where_from) = (goods_counts(&counts, language), listed(&numbers, language));
        match (numbers.len(), left) {
            (0, _) => language.pick("Take no goods", "No tomes mercancías", "Não pegue mercadorias").into(),
            (1, 0) => say!(
                language,
                "Take all goods of depot {where_from}: {goods}",
                "Toma todas las mercancías del almacén {where_from}: {goods}",
                "Pegue todas as mercadorias do depósito {where_from}: {goods}"
            ),
            (1, _) => say!(
                language,
                "Take goods of depot {where_from}: {goods}",
                "Toma mercancías del almacén {where_from}: {goods}",
                "Pegue mercadorias do depósito {where_from}: {goods}"
            ),
            (_, 0) => say!(
                language,
                "Take all goods of depots {where_from}: {goods}",
                "Toma todas las mercancías de los almacenes {where_from}: {goods}",
                "Pegue todas as mercadorias dos depósitos {where_from}: {goods}"
            ),
            _ => say!(
                language,
                "Take goods of depots {where_from}: {goods}",
                "Toma mercancías de los almacenes {where_from}: {goods}",
                "Pegue mercadorias dos depósitos {where_from}: {goods}"
            ),
        }
    }

    fn discard(&self, action: Action, tile: Tile) -> String {
        let tile = self.the(tile);
        let from = if matches!(action, Action::DiscardPrivate(_)) { self.private() } else { "" };
        say!(self.language, "Discard {tile}{from}", "Descarta {tile}{from}", "Descarte {tile}{from}")
    }

    fn skip(&self) -> String {
        let language = self.language;
        match self.state.open.top() {
            Some(open) => {
                let open = open::words(open, language);
                say!(language, "Decline: {open}", "Renuncia: {open}", "Abra mão: {open}")
            }
            None => language.pick("Decline", "Renuncia", "Abra mão").into(),
        }
    }

    fn put(&self, tile: Tile, from: Source, space: u8) -> String {
        let (language, name, space) = (self.language, self.the(tile), space + 1);
        if from == Source::BLACK {
            let from = self.beside(tile);
            return say!(
                language,
                "Take {name} {from} for space {space}",
                "Toma {name} {from} para la casilla {space}",
                "Pegue {name} {from} para o espaço {space}"
            );
        }
        let depot = from.0 + 1;
        say!(
            language,
            "Take {name} from depot {depot} for space {space}",
            "Toma {name} del almacén {depot} para la casilla {space}",
            "Pegue {name} do depósito {depot} para o espaço {space}"
        )
    }

    fn shield(&self, shield: u8, replaces: u8, marked: u8) -> String {
        let language = self.language;
        let mut text = match replaces {
            0 => say!(language, "Take shield {shield}", "Toma el escudo {shield}", "Pegue o escudo {shield}"),
            _ => say!(
                language,
                "Take shield {shield} in place of shield {replaces}",
                "Toma el escudo {shield} en lugar del escudo {replaces}",
                "Pegue o escudo {shield} no lugar do escudo {replaces}"
            ),
        };
        if self.state.open.is_empty() {
            text.push_str(language.pick(" with both dice", " con los dos dados", " com os dois dados"));
        }
        if marked != 0 {
            text.push_str(&say!(
                language,
                ", the {marked} changed by shield 16",
                ", cambiando el {marked} con el escudo 16",
                ", mudando o {marked} com o escudo 16"
            ));
        }
        text
    }

    fn tribute(&self, keep: [u8; 4], workers: u8) -> String {
        let language = self.language;
        let kept: Vec<String> = keep.iter().filter(|&&n| n != 0).map(u8::to_string).collect();
        let lost: Vec<String> = members(self.state.estate(self.seat).shields)
            .filter(|shield| !keep.contains(shield))
            .map(|shield| shield.to_string())
            .collect();
        let (stay, go) = (listed(&kept, language), listed(&lost, language));
        let mut text = match (kept.is_empty(), lost.is_empty()) {
            (_, true) => say!(
                language,
                "Keep all shields ({stay})",
                "Conserva todos los escudos ({stay})",
                "Mantenha todos os escudos ({stay})"
            ),
            (true, false) => say!(
                language,
                "Give up all shields ({go})",
                "Renuncia a todos los escudos ({go})",
                "Abra mão de todos os escudos ({go})"
            ),
            _ => say!(
                language,
                "Keep shields {stay}, give up {go}",
                "Conserva los escudos {stay}, renuncia a {go}",
                "Mantenha os escudos {stay}, abra mão de {go}"
            ),
        };
        if workers > 0 {
            let workers = WORKER.count(i32::from(workers), language);
            text.push_str(&say!(language, ", using {workers}", ", usando {workers}", ", usando {workers}"));
        }
        text
    }

    fn bonus(&self, which: u8) -> String {
        let language = self.language;
        let bonus = match self.state.open.top() {
            Some(Open::Bonuses(planted)) => {
                self.game.vine_board().bonuses[usize::from(planted.space())][usize::from(which & 1)]
            }
            _ => Bonus::Silver,
        };
        let what = super::explain::bonus_what(bonus, language);
        say!(language, "First: {what}", "Primero: {what}", "Primeiro: {what}")
    }
}
