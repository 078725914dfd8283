//! Rules of things that differ from piece to piece: what is printed on them.

use super::always;
use crate::{
    Language,
    refusal::sentence,
    viscounts::{
        effects, facts, names,
        words::{self, icons, points, silver},
    },
};
use demesne_viscounts::{
    Building, Card, Manuscript, Ribbon, Segment, Side, Site, Space, Viscounts, ability::Townsfolk,
    printed::Writ,
};

/// A text as a sentence.
pub fn sentence_of(text: &str) -> String {
    sentence(text)
}

/// What is printed on a townsfolk: silver, icons, hire effect, ability.
fn printed(card: &Townsfolk, language: Language) -> Vec<String> {
    let worth = silver(card.silver, language);
    let shown = icons(card.icons, language).unwrap_or_else(|| words::none(language).into());
    let mut lines = vec![say!(
        language,
        "Silver value: {worth}. Icons: {shown}.",
        "Valor: {worth}. Iconos: {shown}.",
        "Valor: {worth}. Ícones: {shown}."
    )];
    if !card.hire.is_empty() {
        let hire = effects::bundle(card.hire, language);
        lines.push(say!(
            language,
            "When it is hired or dismissed: {hire}.",
            "Al contratarlo o despedirlo: {hire}.",
            "Ao ser contratado ou dispensado: {hire}."
        ));
    }
    lines
}

/// A townsfolk.
pub fn card(game: &Viscounts, card: Card, language: Language) -> Vec<String> {
    let print = game.printed().card(card);
    let mut lines = printed(print, language);
    lines.push(match effects::ability(print, language) {
        Some(ability) => {
            let ability = words::capital(&ability);
            say!(language, "Ability: {ability}.", "Habilidad: {ability}.", "Habilidade: {ability}.")
        }
        None => language.pick("It has no ability.", "No tiene habilidad.", "Não tem habilidade.").into(),
    });
    lines
}

/// The printed townsfolk of a segment (V10.13).
pub fn printed_townsfolk(game: &Viscounts, segment: Segment, language: Language) -> Vec<String> {
    let mut lines = printed(&game.printed().segments[segment.index()].townsfolk, language);
    lines.push(
        language
            .pick(
                "Once the pile is empty it can be dismissed again and again, but never hired.",
                "Cuando la pila está vacía se puede despedir una y otra vez, pero nunca contratar.",
                "Quando a pilha está vazia pode ser dispensado várias vezes, mas nunca contratado.",
            )
            .into(),
    );
    lines
}

/// A manuscript.
pub fn manuscript(game: &Viscounts, tile: Manuscript, language: Language) -> Vec<String> {
    let print = game.printed().tile(tile);
    let (cost, what) = (
        words::needed(demesne_viscounts::Icon::Cleric, print.cost, language),
        names::writ(print.writ, language),
    );
    let first = match print.writ {
        Writ::Effect(_) => say!(
            language,
            "It takes {cost}. When it is taken: {what}.",
            "Requiere {cost}. Al tomarlo: {what}.",
            "Requer {cost}. Ao ser pego: {what}."
        ),
        Writ::Score { .. } => {
            let what = words::capital(&what);
            say!(language, "It takes {cost}. {what}.", "Requiere {cost}. {what}.", "Requer {cost}. {what}.")
        }
    };
    vec![first, always::ribbons(language).into()]
}

/// The printed manuscript of a segment (V14.5).
pub fn printed_manuscript(game: &Viscounts, segment: Segment, language: Language) -> Vec<String> {
    let print = &game.printed().segments[segment.index()];
    let cost = words::needed(demesne_viscounts::Icon::Cleric, print.manuscript_cost, language);
    let what = effects::bundle(print.manuscript, language);
    vec![say!(
        language,
        "Once the pile is empty it can be transcribed again and again for {cost}: {what}. Nothing is kept, and it has no ribbon.",
        "Cuando la pila está vacía se puede transcribir una y otra vez por {cost}: {what}. No se conserva y no tiene cinta.",
        "Quando a pilha está vazia pode ser transcrito várias vezes por {cost}: {what}. Não se guarda e não tem fita."
    )]
}

/// A space of the board: what can be done there.
pub fn space(game: &Viscounts, space: Space, language: Language) -> Vec<String> {
    match game.exchange_at(space) {
        Some((rate, gain)) => {
            let (rate, gain) =
                (words::needed(demesne_viscounts::Icon::Merchant, rate, language), effects::atom(gain, language));
            let side = match space.side() {
                Side::Left => language.pick("left", "izquierda", "esquerda"),
                _ => language.pick("right", "derecha", "direita"),
            };
            vec![
                say!(
                    language,
                    "Here you can trade: each {rate} bring {gain}. Or build on the sites {side} of the river.",
                    "Aquí puedes comerciar: cada {rate} dan {gain}. O construir en los lugares a la {side} del río.",
                    "Aqui você pode comerciar: cada {rate} dão {gain}. Ou construir nos terrenos à {side} do rio."
                ),
                always::arrows(true, language).into(),
            ]
        }
        None => vec![
            language
                .pick(
                    "Here you can place workers on the section of the castle beside it, or transcribe the manuscript of the \
                     segment.",
                    "Aquí puedes colocar trabajadores en la sección contigua del castillo, o transcribir el manuscrito de la \
                     porción.",
                    "Aqui você pode colocar trabalhadores na seção vizinha do castelo, ou transcrever o manuscrito do segmento.",
                )
                .into(),
            always::arrows(false, language).into(),
        ],
    }
}

/// A building site.
pub fn site(game: &Viscounts, site: Site, language: Language) -> Vec<String> {
    let effect = effects::atom(facts::site_effect(game, site), language);
    vec![
        say!(
            language,
            "Whoever builds here gains at once: {effect}.",
            "Quien construye aquí gana al momento: {effect}.",
            "Quem constrói aqui ganha na hora: {effect}."
        ),
        always::link(language).into(),
    ]
}

/// A cleric bonus card.
pub fn bonus_card(game: &Viscounts, ribbon: Ribbon, language: Language) -> Vec<String> {
    let tables = &game.printed().tables;
    let (gives, worth) = (
        icons(tables.bonus_icons[ribbon as usize], language).unwrap_or_default(),
        points(tables.bonus_card, language),
    );
    let ribbon = words::ribbon(ribbon, language);
    vec![say!(
        language,
        "The first player with 3 manuscripts of {ribbon} ribbon takes it and keeps it: {gives} for every action, and {worth} at \
         the end.",
        "El primero que tiene 3 manuscritos de cinta {ribbon} la toma y la conserva: {gives} para cada acción y {worth} al final.",
        "O primeiro que tem 3 manuscritos de fita {ribbon} a pega e a guarda: {gives} para cada ação e {worth} no fim."
    )]
}

/// A building of a player.
pub fn building(game: &Viscounts, building: Building, language: Language) -> Vec<String> {
    let print = &game.printed().tables.buildings[building.kind() as usize];
    let cost = words::needed(demesne_viscounts::Icon::Builder, print.cost, language);
    let does = effects::revealed(building, language);
    let [one, two, three] = print.points;
    let kinds = words::kinds(building.kind(), language);
    vec![
        say!(
            language,
            "It takes {cost}. Once it is built, its place reveals: {does}.",
            "Requiere {cost}. Una vez construido, su lugar revela: {does}.",
            "Requer {cost}. Depois de construído, o lugar dele revela: {does}."
        ),
        say!(
            language,
            "At the end 1, 2 or 3 {kinds} are worth {one}, {two} or {three} points.",
            "Al final, 1, 2 o 3 {kinds} valen {one}, {two} o {three} puntos.",
            "No fim, 1, 2 ou 3 {kinds} valem {one}, {two} ou {three} pontos."
        ),
    ]
}

/// A space of the track of virtue and corruption (V16.7).
pub fn track(game: &Viscounts, number: u8, language: Language) -> Vec<String> {
    let print = &game.printed().tables.collision[usize::from(number.clamp(1, 7)) - 1];
    let (own, rivals) = (effects::bundle(print.active, language), effects::bundle(print.rivals, language));
    let who = effects::rivals(print.who, language);
    vec![
        say!(
            language,
            "If your markers collide here you gain {own}; {who} gain: {rivals}.",
            "Si tus marcadores colisionan aquí ganas {own}; {who} ganan: {rivals}.",
            "Se os seus marcadores colidem aqui você ganha {own}; {who} ganham: {rivals}."
        ),
        always::rule(super::Thing::Virtue, language).into(),
    ]
}

/// A slot of a player board (V5.6).
pub fn slot(game: &Viscounts, number: u8, language: Language) -> Vec<String> {
    let mut lines = vec![
        language
            .pick(
                "Every turn all cards move one slot to the right, and the one in slot 3 leaves the board. A card is played to \
                 slot 1. Icons and abilities count while a card lies in a slot.",
                "Cada turno todas las cartas avanzan un hueco a la derecha, y la del hueco 3 sale del tablero. La carta se juega \
                 en el hueco 1. Los iconos y habilidades cuentan mientras la carta está en un hueco.",
                "A cada turno todas as cartas avançam uma vaga para a direita, e a da vaga 3 sai do tabuleiro. A carta é jogada \
                 na vaga 1. Os ícones e habilidades contam enquanto a carta está em uma vaga.",
            )
            .to_owned(),
    ];
    let place = usize::from(number.clamp(1, 3));
    if let Some(shown) =
        place.checked_sub(2).and_then(|nth| icons(game.printed().tables.slots[nth], language))
    {
        lines.push(say!(
            language,
            "While it is empty it counts as {shown}.",
            "Mientras está vacío cuenta como {shown}.",
            "Enquanto está vazia conta como {shown}."
        ));
    }
    lines
}
