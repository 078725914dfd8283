//! Refusals of what people try with workers and the castle.

use crate::refusal::Saying;

/// The sentences of the rules.
pub(super) const SAYINGS: &[Saying] = &[
    Saying(
        "1, 2, 3 or 4 workers are placed",
        ["", "se colocan 1, 2, 3 o 4 trabajadores", "colocam-se 1, 2, 3 ou 4 trabalhadores"],
    ),
    Saying(
        "the supply holds {n} workers",
        [
            "only {n.workers} left in the supply",
            "en la reserva solo hay {n.workers}",
            "na reserva só há {n.workers}",
        ],
    ),
    Saying(
        "choose how many workers are placed",
        [
            "first choose how many workers you place",
            "primero elige cuántos trabajadores colocas",
            "primeiro escolha quantos trabalhadores colocar",
        ],
    ),
    Saying(
        "choose the section on which the workers are placed",
        [
            "first choose the section where the workers go",
            "primero elige la sección a la que van los trabajadores",
            "primeiro escolha a seção para onde vão os trabalhadores",
        ],
    ),
    Saying(
        "move a worker of the first tier to the next section, or skip it",
        [
            "first move a worker of the first tier to the next section, or none",
            "primero mueve un trabajador del primer nivel a la sección contigua, o ninguno",
            "primeiro mova um trabalhador do primeiro nível para a seção vizinha, ou nenhum",
        ],
    ),
    Saying(
        "{seat} has no worker on the first tier at {segment}",
        [
            "{seat} has no worker on the first tier of section {segment}",
            "{seat} no tiene ningún trabajador en el primer nivel de la sección {segment}",
            "{seat} não tem nenhum trabalhador no primeiro nível da seção {segment}",
        ],
    ),
    Saying(
        "the section at {segment} is not next to the one at {from}",
        [
            "section {segment} is not next to {from}",
            "la sección {segment} no está junto a la {from}",
            "a seção {segment} não fica ao lado da {from}",
        ],
    ),
    Saying(
        "{seat} has no three workers on the first tier at {segment}",
        [
            "{seat} has no three workers on the first tier of section {segment}",
            "{seat} no tiene tres trabajadores en el primer nivel de la sección {segment}",
            "{seat} não tem três trabalhadores no primeiro nível da seção {segment}",
        ],
    ),
    Saying(
        "choose the section that is resolved next",
        [
            "first choose the section that is resolved next",
            "primero elige qué sección se resuelve ahora",
            "primeiro escolha que seção se resolve agora",
        ],
    ),
    Saying(
        "the section at {segment} is not over-crowded",
        [
            "section {segment} is not over-crowded",
            "la sección {segment} no está abarrotada",
            "a seção {segment} não está lotada",
        ],
    ),
    Saying(
        "{seat} has no worker there",
        ["", "{seat} no tiene ningún trabajador ahí", "{seat} não tem nenhum trabalhador ali"],
    ),
    Saying(
        "a section is over-crowded: choose a worker that leaves it",
        [
            "a section is over-crowded: first choose a worker that leaves it",
            "una sección está abarrotada: primero elige un trabajador que salga",
            "uma seção está lotada: primeiro escolha um trabalhador que saia",
        ],
    ),
    Saying(
        "one worker is left: choose to which side it moves",
        [
            "one worker is left: first choose to which side it moves",
            "queda un trabajador: primero elige a qué lado va",
            "resta um trabalhador: primeiro escolha para que lado ele vai",
        ],
    ),
    Saying(
        "{segment} is not next to {from}",
        [
            "section {segment} is not next to {from}",
            "la sección {segment} no está junto a la {from}",
            "a seção {segment} não fica ao lado da {from}",
        ],
    ),
];
