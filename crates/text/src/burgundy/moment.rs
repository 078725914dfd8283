//! How things stand now: what they cost, bring, hold, and what stands against them.

use super::words::{self, POINT, WORKER};
use crate::Language;
use demesne_burgundy::{Colour, bonus::Bonus};

/// What an action does with its price and points: `Place the ship on space 17 with the 4: 1 worker, 10 points`.
pub fn way(says: &str, workers: u8, silver: u8, points: i32, language: Language) -> String {
    let mut parts = Vec::new();
    if workers > 0 {
        parts.push(WORKER.count(workers, language));
    }
    if silver > 0 {
        parts.push(words::silver(silver, language));
    }
    if parts.is_empty() {
        parts.push(language.pick("free", "gratis", "de graça").into());
    }
    if points != 0 {
        parts.push(format!("{points:+} {}", POINT.of(points, language)));
    }
    format!("{says}: {}.", parts.join(", "))
}

/// How many more actions there are that are not listed.
pub fn more(count: usize, language: Language) -> String {
    match count {
        1 => language.pick("And 1 more.", "Y 1 más.", "E mais 1.").into(),
        _ => say!(language, "And {count} more.", "Y {count} más.", "E mais {count}."),
    }
}

/// How many things can be done with a die.
pub fn uses(count: usize, language: Language) -> String {
    match count {
        0 => language
            .pick(
                "Nothing can be done with it now.",
                "Ahora no sirve para nada.",
                "Agora não serve para nada.",
            )
            .into(),
        1 => language.pick("1 action is possible.", "Hay 1 acción posible.", "Há 1 ação possível.").into(),
        _ => say!(
            language,
            "{count} actions are possible.",
            "Hay {count} acciones posibles.",
            "Há {count} ações possíveis."
        ),
    }
}

/// What a die shows.
pub fn die(value: u8, language: Language) -> String {
    match value {
        0 => language.pick("It is used.", "Ya está usado.", "Já foi usado.").into(),
        _ => say!(language, "It shows {value}.", "Muestra un {value}.", "Mostra {value}."),
    }
}

/// The region of a space: its colour, how many spaces it has, how many of them are covered.
pub fn region(colour: Colour, size: u8, covered: u8, language: Language) -> String {
    let colour = words::colour(colour, language);
    if size == covered {
        return say!(
            language,
            "Its region ({colour}, size {size}) is complete.",
            "Su zona ({colour}, tamaño {size}) está completa.",
            "A sua região ({colour}, tamanho {size}) está completa."
        );
    }
    say!(
        language,
        "Its region ({colour}) has size {size}; {covered} covered.",
        "Su zona ({colour}) es de tamaño {size}; cubiertas: {covered}.",
        "A sua região ({colour}) é de tamanho {size}; cobertos: {covered}."
    )
}

/// What a region brings when it is completed in this phase: by its size, by the phase.
pub fn worth([size, phase]: [u16; 2], language: Language) -> String {
    let points = POINT.count(i32::from(size + phase), language);
    say!(
        language,
        "Completed in this phase it brings {points} ({size} by size, {phase} by phase).",
        "Completada en esta fase da {points} ({size} por tamaño, {phase} por fase).",
        "Completada nesta fase dá {points} ({size} pelo tamanho, {phase} pela fase)."
    )
}

/// Who has the large and the small bonus tile of a colour; `None` for nobody.
pub fn bonus(
    colour: Colour,
    [large, small]: [u16; 2],
    owners: [Option<&str>; 2],
    language: Language,
) -> String {
    let colour = words::colour(colour, language);
    let free = language.pick("free", "libre", "livre");
    let [first, second] = owners.map(|owner| owner.unwrap_or(free));
    say!(
        language,
        "Bonus tiles ({colour}): large ({large}) {first}, small ({small}) {second}.",
        "Bonificaciones ({colour}): grande ({large}) {first}, pequeña ({small}) {second}.",
        "Peças bônus ({colour}): grande ({large}) {first}, pequena ({small}) {second}."
    )
}

/// How many spaces of a colour somebody has covered.
pub fn colour_covered(covered: u32, all: u32, language: Language) -> String {
    say!(
        language,
        "You have covered {covered} of {all} spaces.",
        "Has cubierto {covered} de {all} casillas.",
        "Você cobriu {covered} de {all} espaços."
    )
}

/// Where the marker of a solo game stands.
pub fn target(marker: u8, target: u8, language: Language) -> String {
    say!(
        language,
        "The marker is on {marker}, the target on {target}.",
        "El indicador está en {marker}, el objetivo en {target}.",
        "O marcador está em {marker}, o objetivo em {target}."
    )
}

/// No die is left.
pub const fn dice_used(language: Language) -> &'static str {
    language.pick(
        "Both of your dice are used.",
        "Tus dos dados ya están usados.",
        "Os seus dois dados já foram usados.",
    )
}

/// A stored tile has no space.
pub const fn no_space(language: Language) -> &'static str {
    language.pick(
        "No space for it is free.",
        "No hay ninguna casilla libre para ella.",
        "Não há nenhum espaço livre para ela.",
    )
}

/// A space has no stored tile that fits.
pub const fn no_tile(language: Language) -> &'static str {
    language.pick(
        "None of your stored tiles can be placed here.",
        "Ninguna de tus losetas guardadas se puede colocar aquí.",
        "Nenhuma das suas peças guardadas pode ser colocada aqui.",
    )
}

/// A tile that comes in pushes another out.
pub const fn full(language: Language) -> &'static str {
    language.pick(
        "Storage is full: another tile must go.",
        "Las casillas de llave están llenas: otra loseta debe irse.",
        "Os espaços chave estão cheios: outra peça deve sair.",
    )
}

/// Goods that lie there.
pub fn goods(list: &str, language: Language) -> String {
    match list.is_empty() {
        true => language.pick("No goods.", "Sin mercancías.", "Sem mercadorias.").into(),
        false => say!(language, "Goods: {list}.", "Mercancías: {list}.", "Mercadorias: {list}."),
    }
}

/// How much of something there is.
pub fn count(count: u16, language: Language) -> String {
    say!(language, "In stock: {count}.", "Reserva: {count}.", "Reserva: {count}.")
}

/// How many vine bonus tiles of a type are left, and how many somebody has.
pub fn vine_bonus(left: u8, own: u8, language: Language) -> String {
    say!(
        language,
        "{left} are left; you have {own}.",
        "Quedan {left}; tienes {own}.",
        "Restam {left}; você tem {own}."
    )
}

/// The numbers of the dice that serve for something.
pub fn numbers(list: &str, language: Language) -> String {
    say!(language, "Die number: {list}.", "Número de dado: {list}.", "Número do dado: {list}.")
}

/// The two bonus actions of a space of the vineyard.
pub fn bonuses(bonuses: [Bonus; 2], language: Language) -> String {
    let [one, other] = bonuses.map(|bonus| super::explain::bonus_what(bonus, language));
    say!(language, "It gives: {one}; {other}.", "Da: {one}; {other}.", "Dá: {one}; {other}.")
}

/// A space of a trade route: the goods that win, the bonus, whether goods lie there already.
pub fn route_space(number: u8, bonus: Bonus, filled: bool, language: Language) -> String {
    let (goods, what) = (super::names::goods(number, language), super::explain::bonus_what(bonus, language));
    match filled {
        true => say!(
            language,
            "{number} ({goods}): filled.",
            "{number} ({goods}): ya ocupada.",
            "{number} ({goods}): já ocupado."
        ),
        false => format!("{number} ({goods}): {what}."),
    }
}

/// The goods of a round that are still to come; none once they lie in a depot.
pub fn round_goods(number: u8, language: Language) -> String {
    match number {
        0 => language
            .pick(
                "Its goods lie in a depot.",
                "Su mercancía ya está en un almacén.",
                "A sua mercadoria já está em um depósito.",
            )
            .into(),
        _ => {
            let goods = super::names::goods(number, language);
            say!(
                language,
                "Its goods: {number} ({goods}).",
                "Su mercancía: {number} ({goods}).",
                "A sua mercadoria: {number} ({goods})."
            )
        }
    }
}

/// The order of turns, by names.
pub fn order(names: &[String], language: Language) -> String {
    let names = names.join(", ");
    say!(language, "Order now: {names}.", "Orden ahora: {names}.", "Ordem agora: {names}.")
}

/// Whose something is.
pub fn belongs(name: &str, language: Language) -> String {
    say!(language, "It belongs to {name}.", "Es de {name}.", "É de {name}.")
}

/// Where a shield lies.
pub fn shield_at(depot: u8, language: Language) -> String {
    say!(language, "It lies at depot {depot}.", "Está en el almacén {depot}.", "Está no depósito {depot}.")
}

/// Where a placed tile lies.
pub fn on_space(space: u8, number: u8, language: Language) -> String {
    say!(
        language,
        "On space {space} (die number {number}).",
        "En la casilla {space} (número de dado {number}).",
        "No espaço {space} (número do dado {number})."
    )
}

/// How many inns are there.
pub fn inns(count: u8, language: Language) -> String {
    say!(language, "Inns here: {count}.", "Posadas aquí: {count}.", "Estalagens aqui: {count}.")
}

/// Whether a phase or a round is over (below 0), is being played (0) or is to come.
pub const fn phase_now(phase: i8, language: Language) -> &'static str {
    match phase {
        ..0 => language.pick("It is over.", "Ya ha terminado.", "Já terminou."),
        0 => language.pick("It is being played.", "Se está jugando.", "Está sendo jogada."),
        _ => language.pick("It is still to come.", "Aún está por llegar.", "Ainda está por vir."),
    }
}
