//! What people call the bots, and how each plays.

use crate::Language;
use demesne_bots::{Mind, Policy};

/// The name of a bot for people.
pub const fn name(policy: Policy, language: Language) -> &'static str {
    let names = match policy {
        Policy::Random => ["random", "al azar", "ao acaso"],
        Policy::Greedy => ["greedy", "codicioso", "ganancioso"],
        Policy::Craft => ["craft", "de oficio", "de ofício"],
        Policy::Page => ["page", "paje", "pajem"],
        Policy::Squire => ["squire", "escudero", "escudeiro"],
        Policy::Knight => ["knight", "caballero", "cavaleiro"],
        Policy::Baron => ["baron", "barón", "barão"],
        Policy::Duke => ["duke", "duque", "duque"],
    };
    names[language as usize]
}

/// How a bot plays, in a sentence.
pub const fn what(policy: Policy, language: Language) -> &'static str {
    let texts = match policy {
        Policy::Random => [
            "Does anything that is allowed.",
            "Hace cualquier cosa permitida.",
            "Faz qualquer coisa permitida.",
        ],
        Policy::Greedy => [
            "Takes what looks best at the moment, by fixed rules.",
            "Toma lo que mejor pinta en el momento, con reglas fijas.",
            "Pega o que parece melhor no momento, com regras fixas.",
        ],
        Policy::Craft => [
            "Looks ahead, and judges by fixed rules.",
            "Mira hacia delante y juzga con reglas fijas.",
            "Olha para a frente e julga com regras fixas.",
        ],
        Policy::Page => [
            "For first games: knows what is good, and often overlooks it.",
            "Para las primeras partidas: sabe qué es bueno y a menudo lo pasa por alto.",
            "Para as primeiras partidas: sabe o que é bom e muitas vezes não o vê.",
        ],
        Policy::Squire => [
            "For whoever knows the rules: still overlooks something every turn or two.",
            "Para quien conoce las reglas: aún pasa algo por alto cada uno o dos turnos.",
            "Para quem conhece as regras: ainda deixa passar algo a cada um ou dois turnos.",
        ],
        Policy::Knight => [
            "A good player: sees at once what is best now, and does not look further.",
            "Buen jugador: ve al momento qué es lo mejor ahora y no mira más allá.",
            "Bom jogador: vê logo o que é melhor agora e não olha mais adiante.",
        ],
        Policy::Baron => [
            "A strong player: thinks its whole turn through, and your answer to it.",
            "Jugador fuerte: piensa su turno entero y tu respuesta.",
            "Jogador forte: pensa o turno inteiro e a sua resposta.",
        ],
        Policy::Duke => [
            "The strongest: looks rounds ahead, as far as its time allows.",
            "El más fuerte: mira rondas hacia delante, hasta donde le alcanza el tiempo.",
            "O mais forte: olha rodadas à frente, até onde o tempo permite.",
        ],
    };
    texts[language as usize]
}

/// The name of a bot as it is named in tables and records, for people; what no bot is called stays as it is.
pub fn name_of(mind: &str, language: Language) -> String {
    Mind::parse(mind).map_or_else(|_| mind.to_owned(), |mind| name(mind.policy, language).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_a_name_and_a_sentence_of_its_own_in_each_language() {
        for language in Language::ALL {
            for (i, policy) in Policy::ALL.into_iter().enumerate() {
                assert!(what(policy, language).ends_with('.'));
                for other in &Policy::ALL[..i] {
                    assert_ne!(name(policy, language), name(*other, language));
                    assert_ne!(what(policy, language), what(*other, language));
                }
            }
        }
        assert_eq!(name_of("duke:100ms", Language::Spanish), "duque");
        assert_eq!(name_of("Ana", Language::Spanish), "Ana");
    }
}
