//! What people did and what was dealt, as far as no event tells it.

use super::Teller;
use crate::{
    draw::listed,
    told::sentence,
    viscounts::{
        effects, facts, names, solo_board,
        words::{self, EXCHANGE},
    },
};
use demesne_game::{Actor, Seat, Step};
use demesne_viscounts::{Action, Atom, Card, Segment, state::Stage, task::Task};

impl Teller<'_> {
    /// The step itself; none where its events say it.
    pub(super) fn deed(&self, step: Step<Action>) -> Option<String> {
        let text = match step.by {
            Actor::Seat(seat) => self.decided(seat, step.action),
            Actor::Chance => self.dealt(step.action),
        };
        text.map(|text| sentence(&text))
    }

    fn decided(&self, seat: Seat, action: Action) -> Option<String> {
        let language = self.language;
        Some(match action {
            Action::Pick(number) => {
                let pair = self.before.pairs.iter().find(|pair| pair.number == number);
                let hero = names::plain(pair.map_or(Card::NONE, |pair| pair.hero), language);
                say!(
                    language,
                    "{seat} picks player card {number} with {hero} and begins on space {number}",
                    "{seat} elige la carta de jugador {number} con {hero} y empieza en la casilla {number}",
                    "{seat} escolhe a carta de jogador {number} com {hero} e começa no espaço {number}"
                )
            }
            Action::Rest => say!(
                language,
                "{seat} takes no primary action",
                "{seat} no hace ninguna acción primaria",
                "{seat} não faz nenhuma ação primária"
            ),
            Action::Exchange(times) => {
                let times = EXCHANGE.count(times, language);
                say!(language, "{seat} makes {times}", "{seat} hace {times}", "{seat} faz {times}")
            }
            Action::Build(building) => {
                let building = crate::viscounts::deed::with_ability(building, language);
                say!(
                    language,
                    "{seat} chooses {building}",
                    "{seat} elige {building}",
                    "{seat} escolhe {building}"
                )
            }
            Action::Choose(atoms) => {
                let what = effects::bundle(atoms, language);
                say!(language, "{seat} chooses: {what}", "{seat} elige: {what}", "{seat} escolhe: {what}")
            }
            Action::Skip => self.declined(seat),
            _ => return None,
        })
    }

    fn declined(&self, seat: Seat) -> String {
        let language = self.language;
        let atom = match self.before.tasks.top() {
            Some(Task::Gain(_, atoms)) => atoms.first(),
            _ => None,
        };
        match atom {
            Some(Atom::Rearrange) => say!(
                language,
                "{seat} leaves the cards as they are",
                "{seat} deja las cartas como están",
                "{seat} deixa as cartas como estão"
            ),
            Some(Atom::Discard) => {
                say!(
                    language,
                    "{seat} discards nothing",
                    "{seat} no descarta nada",
                    "{seat} não descarta nada"
                )
            }
            Some(Atom::Destroy) => {
                say!(
                    language,
                    "{seat} destroys nothing",
                    "{seat} no destruye nada",
                    "{seat} não destrói nada"
                )
            }
            _ => say!(
                language,
                "{seat} moves no worker",
                "{seat} no mueve ningún trabajador",
                "{seat} não move nenhum trabalhador"
            ),
        }
    }

    fn dealt(&self, action: Action) -> Option<String> {
        let (game, language) = (self.game, self.language);
        let at = |segment: Segment, what: String| format!("{what} ({})", segment.name());
        Some(match action {
            Action::First(seat) => {
                say!(
                    language,
                    "{seat} is the start player",
                    "{seat} es quien empieza",
                    "{seat} é quem começa"
                )
            }
            Action::Board(order, _) => {
                let order: Vec<&str> = order.iter().map(|segment| segment.name()).collect();
                let order = order.join(", ");
                let reward = effects::choice(facts::reward(game, self.after, Segment(0)), language);
                say!(
                    language,
                    "The segments lie clockwise: {order}; the section at 1-2 brings {reward}",
                    "Las porciones quedan así, en el sentido de las agujas: {order}; la sección de 1-2 da {reward}",
                    "Os segmentos ficam assim, em sentido horário: {order}; a seção de 1-2 dá {reward}"
                )
            }
            Action::Townsfolk(cards) => {
                let cards: Vec<String> = Segment::all()
                    .zip(cards)
                    .map(|(segment, card)| at(segment, names::the(game, card, language)))
                    .collect();
                let cards = listed(&cards, language);
                say!(
                    language,
                    "The townsfolk on top of the piles: {cards}",
                    "Los ciudadanos de encima de las pilas: {cards}",
                    "Os cidadãos de cima das pilhas: {cards}"
                )
            }
            Action::Manuscripts(tiles) => {
                let tiles: Vec<String> = Segment::all()
                    .zip(tiles)
                    .map(|(segment, tile)| {
                        let what = names::writ(game.printed().tile(tile).writ, language);
                        let ribbon = words::ribbon(game.printed().tile(tile).ribbon, language);
                        at(segment, format!("{ribbon}, {what}"))
                    })
                    .collect();
                let tiles = tiles.join("; ");
                say!(
                    language,
                    "The manuscripts on top, all of cost 3: {tiles}",
                    "Los manuscritos de encima, todos de coste 3: {tiles}",
                    "Os manuscritos de cima, todos de custo 3: {tiles}"
                )
            }
            Action::Pairs(pairs) => {
                let pairs: Vec<String> = pairs
                    .into_iter()
                    .filter(|pair| pair.number > 0)
                    .map(|pair| format!("{} {}", pair.number, names::plain(pair.hero, language)))
                    .collect();
                let pairs = pairs.join(", ");
                say!(
                    language,
                    "Player cards and heroes on offer: {pairs}",
                    "Cartas de jugador y héroes para elegir: {pairs}",
                    "Cartas de jogador e heróis à escolha: {pairs}"
                )
            }
            Action::Stranger(scheme) => {
                let (seat, scheme) = (game.solo_seat()?, names::scheme(game, scheme, language));
                say!(
                    language,
                    "In the draw pile of {seat} there was the {scheme}",
                    "En el mazo de {seat} estaba la {scheme}",
                    "No baralho de {seat} estava o {scheme}"
                )
            }
            _ => return None,
        })
    }

    /// V21.6, V21.7: the solo opponent comes to the table; no event tells where.
    pub(super) fn opponent_begins(&self) -> Option<String> {
        let language = self.language;
        let seat = self.game.solo_seat()?;
        let space = self.after.player(seat).viscount;
        if self.before.player(seat).viscount.is_some() || !space.is_some() || self.after.stage == Stage::Over
        {
            return None;
        }
        let board = self.game.solo_board()?;
        let opponent = words::opponent(self.game.options().solo?, language);
        let (space, focus) = (words::space(space, language), solo_board::focus(board, language));
        Some(say!(
            language,
            "{seat}, the solo opponent with the board {opponent}, begins on {space}; its primary focus: {focus}.",
            "{seat}, el oponente en solitario con el tablero {opponent}, empieza en la {space}; su objetivo principal: {focus}.",
            "{seat}, o oponente solo com o tabuleiro {opponent}, começa no {space}; o seu foco principal: {focus}."
        ))
    }
}
