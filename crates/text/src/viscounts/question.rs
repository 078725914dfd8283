//! What is asked of a player: the same in a terminal and at a drawn table.

use super::{
    effects,
    facts::{dismissable, move_cost},
    names,
    words::{self, needed, silver},
};
use crate::{
    Language,
    draw::{WIDTH, wrap},
};
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Action, Atom, Building, Card, State, Viscounts,
    state::{Beat, Stage},
    task::{Origin, Task},
};

/// What is asked, in lines of a terminal.
pub fn prompt(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    list: &[Action],
    language: Language,
) -> Vec<String> {
    question(game, view, seat, list, language).iter().flat_map(|line| wrap(line, WIDTH, 2)).collect()
}

/// What is asked.
pub fn question(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    list: &[Action],
    language: Language,
) -> Vec<String> {
    let one = |english: &str, spanish: &str, portuguese: &str| {
        vec![language.pick(english, spanish, portuguese).to_owned()]
    };
    match (view.stage, view.tasks.top()) {
        (Stage::Pick, _) => one(
            "Pick a pair of player card and hero: where you begin, with what, and with whom.",
            "Elige un par de carta de jugador y héroe: dónde empiezas, con qué y con quién.",
            "Escolha um par de carta de jogador e herói: onde você começa, com o quê e com quem.",
        ),
        (_, Some(Task::Gain(_, atoms))) => atoms.first().map_or_else(Vec::new, |atom| {
            let mut lines = effect(view, seat, atom, language);
            lines.extend(elsewhere(view, seat, language));
            lines
        }),
        (_, Some(Task::Choose(_, origin))) => {
            let mut lines = vec![choose(game, origin, language)];
            lines.extend(elsewhere(view, seat, language));
            lines
        }
        (_, Some(Task::Triggered(..))) => one(
            "Several abilities act now. Which one next?",
            "Ahora actúan varias habilidades. ¿Cuál primero?",
            "Agora agem várias habilidades. Qual primeiro?",
        ),
        (_, Some(Task::Dismissal(act))) => vec![dismissal(game, view, seat, act, list, language)],
        (_, Some(Task::Amount(act))) => vec![amount(game, view, seat, act, language)],
        (_, Some(Task::Payment(act, chosen))) => vec![payment(game, view, seat, act, chosen, language)],
        (_, Some(Task::Site { building, near, .. })) => vec![site(building, near, language)],
        (_, Some(Task::Links { .. })) => one(
            "The building completes two links. Which one do you gain first?",
            "El edificio completa dos conexiones. ¿Cuál ganas primero?",
            "O edifício completa duas conexões. Qual você ganha primeiro?",
        ),
        (_, Some(Task::Castle)) => castle(list, language),
        (_, Some(Task::Spread(_, segment))) => {
            let name = segment.name();
            vec![say!(
                language,
                "Only one worker is left on section {name}. To which side does it move?",
                "En la sección {name} solo queda un trabajador. ¿A qué lado se mueve?",
                "Na seção {name} só resta um trabalhador. Para que lado ele se move?"
            )]
        }
        (Stage::Turn, None) => turn(game, view, seat, list, language),
        _ => Vec::new(),
    }
}

/// A decision in somebody else's turn.
fn elsewhere(view: &State, seat: Seat, language: Language) -> Option<String> {
    let turn = view.turn;
    (view.stage == Stage::Turn && turn != seat).then(|| {
        say!(
            language,
            "It is the turn of {turn}: then that goes on.",
            "Es el turno de {turn}: después continúa.",
            "É a vez de {turn}: depois ela continua."
        )
    })
}

fn effect(view: &State, seat: Seat, atom: Atom, language: Language) -> Vec<String> {
    let text = match atom {
        Atom::AnyResource => language.pick(
            "You gain a resource. Which one?",
            "Ganas un recurso. ¿Cuál?",
            "Você ganha um recurso. Qual?",
        ),
        Atom::Flip => language.pick(
            "Flip an unpaid debt, which brings a resource, or an acquired deed?",
            "¿Volteas una deuda no pagada, que da un recurso, o una escritura adquirida?",
            "Você vira uma dívida não paga, que dá um recurso, ou uma escritura adquirida?",
        ),
        Atom::Rearrange => language.pick(
            "You may put the cards of your board in another order.",
            "Puedes reordenar las cartas de tu tablero.",
            "Você pode reorganizar as cartas do seu tabuleiro.",
        ),
        Atom::Discard => language.pick(
            "You may discard a card of your hand, or the top card of your deck unseen.",
            "Puedes descartar una carta de tu mano, o la superior de tu mazo sin verla.",
            "Você pode descartar uma carta da sua mão, ou a de cima do seu baralho sem vê-la.",
        ),
        Atom::Destroy if view.stage == Stage::Prepare => language.pick(
            "You may destroy one of your cards for its silver, before the deck is shuffled.",
            "Puedes destruir una de tus cartas por su plata, antes de barajar el mazo.",
            "Você pode destruir uma das suas cartas pela prata dela, antes de embaralhar o baralho.",
        ),
        Atom::Destroy => language.pick(
            "You may destroy a card of your hand, or the top card of your deck unseen, for its silver.",
            "Puedes destruir una carta de tu mano, o la superior de tu mazo sin verla, por su plata.",
            "Você pode destruir uma carta da sua mão, ou a de cima do seu baralho sem vê-la, pela prata dela.",
        ),
        Atom::FreeHire => language.pick(
            "You hire one of the visible townsfolk for free. Whom?",
            "Contratas gratis a uno de los ciudadanos visibles. ¿A quién?",
            "Você contrata de graça um dos cidadãos visíveis. Quem?",
        ),
        Atom::CastleMove => language.pick(
            "You may move a worker of the first tier to a section beside its own.",
            "Puedes mover un trabajador del primer nivel a una sección contigua.",
            "Você pode mover um trabalhador do primeiro nível para uma seção vizinha.",
        ),
        Atom::FreeManuscript => language.pick(
            "You take a visible manuscript of cost 3 or 4 for free. Which one?",
            "Tomas gratis un manuscrito visible de coste 3 o 4. ¿Cuál?",
            "Você pega de graça um manuscrito visível de custo 3 ou 4. Qual?",
        ),
        _ => {
            if let Some(number) = atom.workers() {
                let workers = words::WORKER.count(number.min(view.player(seat).supply), language);
                return vec![say!(
                    language,
                    "You place {workers} on the first tier of a section. Which one?",
                    "Colocas {workers} en el primer nivel de una sección. ¿Cuál?",
                    "Você coloca {workers} no primeiro nível de uma seção. Qual?"
                )];
            }
            if let Some(kind) = atom.building() {
                let a = words::a_kind(kind, language);
                return vec![say!(
                    language,
                    "You place {a} for free. Which one leaves your board?",
                    "Colocas gratis {a}. ¿Cuál sale de tu tablero?",
                    "Você coloca de graça {a}. Qual sai do seu tabuleiro?"
                )];
            }
            return Vec::new();
        }
    };
    vec![text.to_owned()]
}

fn choose(game: &Viscounts, origin: Origin, language: Language) -> String {
    match origin {
        Origin::Card(card) => {
            let card = names::the(game, card, language);
            say!(
                language,
                "{card}: which of the two?",
                "{card}: ¿cuál de las dos cosas?",
                "{card}: qual das duas coisas?"
            )
        }
        Origin::Section(segment) => {
            let name = segment.name();
            say!(
                language,
                "The second tier of section {name}: which of the two?",
                "El segundo nivel de la sección {name}: ¿cuál de las dos cosas?",
                "O segundo nível da seção {name}: qual das duas coisas?"
            )
        }
    }
}

fn dismissal(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    act: Act,
    list: &[Action],
    language: Language,
) -> String {
    let (card, print) = dismissable(game, view, seat);
    let who = super::deed::townsfolk(game, card, language);
    let cost = silver(super::facts::dismissal_cost(game, view, seat), language);
    let (icons, effect) =
        (words::icons(print.icons, language).unwrap_or_default(), effects::bundle(print.hire, language));
    let (act, only) = (words::act(act, language), !list.contains(&Action::Keep));
    match only {
        true => say!(
            language,
            "Without dismissing {who} you cannot {act}: {cost}; it brings {icons} for this action, and {effect}.",
            "Sin despedir {who} no puedes {act}: {cost}; da {icons} para esta acción y {effect}.",
            "Sem dispensar {who} você não pode {act}: {cost}; dá {icons} para esta ação e {effect}."
        ),
        false => say!(
            language,
            "Do you dismiss {who} for {cost}? It brings {icons} for this action, and {effect}.",
            "¿Despides {who} por {cost}? Da {icons} para esta acción y {effect}.",
            "Você dispensa {who} por {cost}? Dá {icons} para esta ação e {effect}."
        ),
    }
}

fn amount(game: &Viscounts, view: &State, seat: Seat, act: Act, language: Language) -> String {
    let icons = needed(act.icon(), i32::from(game.funds(view, seat, act).free()), language);
    match act {
        Act::Trade => {
            let (rate, gain) = game.exchange_at(view.player(seat).viscount).unwrap_or((1, Atom::Silver));
            let (rate, gain) = (words::icons_of(act.icon(), rate, language), effects::atom(gain, language));
            say!(
                language,
                "How many exchanges do you make, {rate} for {gain} each? You have {icons}.",
                "¿Cuántos intercambios haces, cada uno {rate} por {gain}? Tienes {icons}.",
                "Quantas trocas você faz, cada uma {rate} por {gain}? Você tem {icons}."
            )
        }
        Act::Build => say!(
            language,
            "Which building leaves your board? Its place reveals an ability. You have {icons}.",
            "¿Qué edificio sale de tu tablero? Su lugar revela una habilidad. Tienes {icons}.",
            "Que edifício sai do seu tabuleiro? O lugar dele revela uma habilidade. Você tem {icons}."
        ),
        Act::Workers => say!(
            language,
            "How many workers do you place? You have {icons}.",
            "¿Cuántos trabajadores colocas? Tienes {icons}.",
            "Quantos trabalhadores você coloca? Você tem {icons}."
        ),
        Act::Transcribe => say!(
            language,
            "You transcribe the manuscript of the segment. You have {icons}.",
            "Transcribes el manuscrito de la porción. Tienes {icons}.",
            "Você transcreve o manuscrito do segmento. Você tem {icons}."
        ),
    }
}

fn payment(game: &Viscounts, view: &State, seat: Seat, act: Act, chosen: u8, language: Language) -> String {
    let (cost, own) = (game.needed(view, seat, act, chosen), game.funds(view, seat, act).free());
    let missing = cost.saturating_sub(own);
    let (icons, have) = (needed(act.icon(), i32::from(cost), language), own);
    say!(
        language,
        "It takes {icons}, and you have {have}. How do you pay for the missing {missing}?",
        "Hacen falta {icons} y tienes {have}. ¿Cómo pagas los {missing} que faltan?",
        "São precisos {icons} e você tem {have}. Como você paga os {missing} que faltam?"
    )
}

fn site(building: Building, near: bool, language: Language) -> String {
    let building = super::deed::with_ability(building, language);
    match near {
        true => say!(
            language,
            "Where do you build {building}? On your side of the river.",
            "¿Dónde construyes {building}? En tu lado del río.",
            "Onde você constrói {building}? No seu lado do rio."
        ),
        false => say!(
            language,
            "Where do you place {building}? Any empty site will do.",
            "¿Dónde colocas {building}? Sirve cualquier lugar vacío.",
            "Onde você coloca {building}? Serve qualquer terreno vazio."
        ),
    }
}

fn castle(list: &[Action], language: Language) -> Vec<String> {
    let text = match list.iter().any(|action| matches!(action, Action::Remove(..))) {
        true => language.pick(
            "A section holds more than 3 workers. Which one leaves? Its owner is paid for it.",
            "Una sección tiene más de 3 trabajadores. ¿Cuál se va? Su dueño recibe algo a cambio.",
            "Uma seção tem mais de 3 trabalhadores. Qual sai? O dono recebe algo em troca.",
        ),
        false => language.pick(
            "You have three or more workers on several sections. Which one do you resolve next?",
            "Tienes tres o más trabajadores en varias secciones. ¿Cuál resuelves ahora?",
            "Você tem três ou mais trabalhadores em várias seções. Qual resolve agora?",
        ),
    };
    vec![text.into()]
}

/// The question of a phase.
fn turn(game: &Viscounts, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    match view.beat {
        Beat::Play => vec![
            language
                .pick(
                    "Your turn: play a card. Its silver is how far your viscount moves.",
                    "Tu turno: juega una carta. Su plata indica cuánto se mueve tu vizconde.",
                    "Sua vez: jogue uma carta. A prata dela diz quanto o seu visconde anda.",
                )
                .into(),
        ],
        Beat::Move => {
            let steps = game.printed().card(view.played).silver;
            let steps = words::STEP.count(steps, language);
            let dear = list.iter().any(
                |action| matches!(action, Action::Move(to) if move_cost(game, view, seat, *to) > Some(0)),
            );
            let mut text = say!(
                language,
                "Move your viscount {steps}.",
                "Mueve tu vizconde {steps}.",
                "Mova o seu visconde {steps}."
            );
            if dear {
                text.push_str(language.pick(
                    " Each further step costs 1 silver.",
                    " Cada paso más cuesta 1 de plata.",
                    " Cada passo a mais custa 1 de prata.",
                ));
            }
            vec![text]
        }
        Beat::Act => acting(view, seat, list, language),
        Beat::Hire => vec![hiring(game, view, seat, list, language)],
        Beat::End => vec![
            language
                .pick(
                    "You have hired. End the turn: collision and drawing follow by themselves.",
                    "Ya has contratado. Termina el turno: la colisión y el robo siguen solos.",
                    "Você já contratou. Termine o turno: a colisão e a compra seguem sozinhas.",
                )
                .into(),
        ],
        _ => Vec::new(),
    }
}

fn acting(view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let acts = list.iter().any(|action| matches!(action, Action::Act(_)));
    let space = words::space(view.player(seat).viscount, language);
    let text = match acts {
        true => say!(
            language,
            "You stand on {space}. Which primary action do you take?",
            "Estás en la {space}. ¿Qué acción primaria haces?",
            "Você está no {space}. Que ação primária você faz?"
        ),
        false => say!(
            language,
            "You stand on {space}, and no primary action is within your means.",
            "Estás en la {space}, y ninguna acción primaria está a tu alcance.",
            "Você está no {space}, e nenhuma ação primária está ao seu alcance."
        ),
    };
    vec![text]
}

fn hiring(game: &Viscounts, view: &State, seat: Seat, list: &[Action], language: Language) -> String {
    let top = list.iter().find_map(|action| match action {
        Action::Hire(card) => Some(*card),
        _ => None,
    });
    match top {
        Some(card) => {
            let (who, cost) =
                (names::object(game, card, language), silver(game.printed().card(card).silver, language));
            say!(
                language,
                "Do you hire {who} for {cost}, or end the turn?",
                "¿Contratas {who} por {cost} o terminas el turno?",
                "Você contrata {who} por {cost} ou termina o turno?"
            )
        }
        None if view.tops[view.segment(seat).index()] == Card::NONE => language
            .pick(
                "Nobody is left to hire here. End the turn.",
                "Aquí no queda nadie a quien contratar. Termina el turno.",
                "Aqui não resta ninguém para contratar. Termine o turno.",
            )
            .into(),
        None => language
            .pick(
                "You have too little silver to hire here. End the turn.",
                "Te falta plata para contratar aquí. Termina el turno.",
                "Falta prata para contratar aqui. Termine o turno.",
            )
            .into(),
    }
}
