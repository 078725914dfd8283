//! What people call the bots, and how each plays.

use crate::Language;
use demesne_bots::{Budget, Mind, Policy};

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

/// The times that a table can choose from for each decision, in milliseconds.
const TIMES: [u64; 5] = [100, 500, 1_000, 3_000, 10_000];

/// What a table can choose from for a level: its usual budget, and others; the quickest first. Nothing for a level that does not look
/// ahead.
pub fn budgets(policy: Policy) -> Vec<Mind> {
    let usual = Mind::new(policy);
    if usual.budget().is_none() {
        return Vec::new();
    }
    let times = TIMES.map(Budget::milliseconds);
    let others = times.into_iter().filter(|time| usual.budget() != Some(*time));
    let mut minds: Vec<Mind> = others.map(|time| Mind { policy, budget: Some(time) }).collect();
    minds.push(usual);
    minds.sort_by_key(|mind| mind.time().unwrap_or_default());
    minds
}

/// How much a bot thinks about a decision, for people: `0.5 s`, `400 positions`; none for one that does not look ahead.
pub fn budget(mind: Mind, language: Language) -> Option<String> {
    Some(match mind.budget()? {
        Budget::Nodes(nodes) => match language {
            Language::English => format!("{nodes} positions"),
            Language::Spanish => format!("{nodes} posiciones"),
            Language::Portuguese => format!("{nodes} posições"),
        },
        Budget::Time(time) => {
            let seconds = format!("{}", time.as_millis() as f64 / 1000.0);
            match language {
                Language::English => format!("{seconds} s"),
                Language::Spanish | Language::Portuguese => format!("{} s", seconds.replace('.', ",")),
            }
        }
    })
}

/// The name of a bot as it is named in tables and records, for people, with its budget where that is not its usual one; what no bot is
/// called stays as it is.
pub fn name_of(text: &str, language: Language) -> String {
    let Ok(mind) = Mind::parse(text) else { return text.to_owned() };
    let name = name(mind.policy, language);
    match mind.budget.and_then(|_| budget(mind, language)) {
        Some(budget) => format!("{name}, {budget}"),
        None => name.to_owned(),
    }
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
        assert_eq!(name_of("duke:100ms", Language::Spanish), "duque, 0,1 s");
        assert_eq!(name_of("duke:3s", Language::English), "duke, 3 s");
        assert_eq!(name_of("baron:5000n", Language::Portuguese), "barão, 5000 posições");
        assert_eq!(name_of("baron", Language::Portuguese), "barão");
        assert_eq!(name_of("Ana", Language::Spanish), "Ana");
    }

    #[test]
    fn a_level_that_looks_ahead_has_its_usual_budget_among_others() {
        let texts = |policy| budgets(policy).iter().map(Mind::to_string).collect::<Vec<_>>();
        assert_eq!(texts(Policy::Duke), ["duke:100ms", "duke:500ms", "duke", "duke:3000ms", "duke:10000ms"]);
        let baron = texts(Policy::Baron);
        assert!(baron.len() >= 5 && baron.contains(&"baron".to_owned()), "{baron:?}");
        for policy in Policy::LEVELS {
            let minds = budgets(policy);
            assert_eq!(minds.is_empty(), Mind::new(policy).budget().is_none());
            for mind in minds {
                assert_eq!(Mind::parse(&mind.to_string()), Ok(mind));
                for language in Language::ALL {
                    assert!(budget(mind, language).is_some_and(|text| !text.is_empty()));
                }
            }
        }
    }
}
