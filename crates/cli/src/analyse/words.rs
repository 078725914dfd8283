//! The words of an analysis, in every language.

use demesne_games::{Cost, Grade, Outlook};
use demesne_text::Language;

/// A number with so many decimals, as people of a language write it.
pub fn number(value: f32, decimals: usize, language: Language) -> String {
    // Nobody wants to read of a negative nothing.
    let value = if value.abs() < 0.5 * 0.1f32.powi(decimals as i32) { 0.0 } else { value };
    let text = format!("{value:.decimals$}");
    match language {
        Language::English => text,
        Language::Spanish | Language::Portuguese => text.replace('.', ","),
    }
}

/// A share of a whole: `54 %`.
pub fn percent(share: f32, decimals: usize, language: Language) -> String {
    let number = number(100.0 * share, decimals, language);
    match language {
        Language::English | Language::Portuguese => format!("{number}%"),
        Language::Spanish => format!("{number} %"),
    }
}

/// How somebody stands: the chance to win, where there is somebody to win against, and the points.
pub fn outlook(outlook: Outlook, alone: bool, language: Language) -> String {
    let points = number(outlook.points, 1, language);
    match alone {
        true => format!("{points:>6}"),
        false => format!("{:>5}  {points:>6}", percent(outlook.chance, 0, language)),
    }
}

/// What the columns of such lines are.
pub fn columns(alone: bool, language: Language) -> &'static str {
    match alone {
        true => language.pick(
            "number: what is expected in the end",
            "número: lo que se espera al final",
            "número: o que se espera no fim",
        ),
        false => language.pick(
            "numbers: the chance to win, and the points expected in the end",
            "números: la probabilidad de ganar y los puntos esperados al final",
            "números: a chance de vencer e os pontos esperados no fim",
        ),
    }
}

/// What was lost: `14.2% of the chance, 7.1 points`.
pub fn lost(cost: Cost, alone: bool, language: Language) -> String {
    let points = number(cost.points, 1, language);
    if alone {
        return match language {
            Language::English => format!("{points} lost"),
            Language::Spanish => format!("{points} de menos"),
            Language::Portuguese => format!("{points} a menos"),
        };
    }
    let chance = percent(cost.chance, 1, language);
    match language {
        Language::English => format!("{chance} of the chance and {points} points lost"),
        Language::Spanish => format!("{chance} de probabilidad y {points} puntos de menos"),
        Language::Portuguese => format!("{chance} de chance e {points} pontos a menos"),
    }
}

/// What people call a grade.
pub const fn grade(grade: Grade, language: Language) -> &'static str {
    match grade {
        Grade::Slip => language.pick("slip", "descuido", "deslize"),
        Grade::Mistake => language.pick("mistake", "error", "erro"),
        Grade::Blunder => language.pick("blunder", "error grave", "erro grave"),
    }
}

/// After how many steps something was.
pub fn step(at: usize, language: Language) -> String {
    format!("{} {at}", language.pick("step", "paso", "passo"))
}

/// How long a game is.
pub fn steps(length: usize, language: Language) -> String {
    format!("{length} {}", language.pick("steps", "pasos", "passos"))
}

/// Who looked at the game, and how much of it.
pub fn looked_at(decisions: usize, mind: &str, language: Language) -> String {
    match language {
        Language::English => format!("decisions looked at: {decisions}, each by {mind}"),
        Language::Spanish => format!("decisiones examinadas: {decisions}, cada una por {mind}"),
        Language::Portuguese => format!("decisões examinadas: {decisions}, cada uma por {mind}"),
    }
}

/// How it ended: everybody's points, and who won.
pub fn result(points: &[(String, i32)], winners: &[String], language: Language) -> String {
    let points: Vec<String> = points.iter().map(|(name, points)| format!("{name} {points}")).collect();
    let winners = demesne_text::draw::listed(winners, language);
    let label = language.pick("result", "resultado", "resultado");
    format!("{label}: {}; {}: {winners}", points.join(", "), language.pick("won by", "gana", "vence"))
}

/// The names of the rows of the table of seats.
pub struct Rows {
    /// How near to the best somebody played.
    pub accuracy: &'static str,
    /// How many decisions were looked at.
    pub decisions: &'static str,
    /// Points lost.
    pub points: &'static str,
    /// Moments by grade.
    pub slips: &'static str,
    /// The same.
    pub mistakes: &'static str,
    /// The same.
    pub blunders: &'static str,
}

/// The names of the rows of the table of seats.
pub const fn rows(language: Language) -> Rows {
    Rows {
        accuracy: language.pick("accuracy", "precisión", "precisão"),
        decisions: language.pick("decisions", "decisiones", "decisões"),
        points: language.pick("points lost", "puntos perdidos", "pontos perdidos"),
        slips: language.pick("slips", "descuidos", "deslizes"),
        mistakes: language.pick("mistakes", "errores", "erros"),
        blunders: language.pick("blunders", "errores graves", "erros graves"),
    }
}

/// Headings and sentences that stand alone.
pub struct Sentences {
    /// The game goes on.
    pub unfinished: &'static str,
    /// A position, not a record.
    pub position: &'static str,
    /// Above the curve.
    pub curve: &'static str,
    /// The same alone.
    pub curve_alone: &'static str,
    /// Above the table of seats.
    pub seats: &'static str,
    /// Above the costliest moments.
    pub moments: &'static str,
    /// Where there are none.
    pub no_moments: &'static str,
    /// Above the list of every decision.
    pub all: &'static str,
    /// Above what can be done now.
    pub now: &'static str,
    /// What the arrow means.
    pub arrow: &'static str,
    /// Nobody has won.
    pub nobody: &'static str,
    /// Of an action that was the best one.
    pub best: &'static str,
}

/// Headings and sentences that stand alone.
pub const fn sentences(language: Language) -> Sentences {
    Sentences {
        unfinished: language.pick("the game goes on", "la partida sigue", "a partida continua"),
        position: language.pick("a position", "una posición", "uma posição"),
        curve: language.pick("Chances to win", "Probabilidades de ganar", "Chances de vencer"),
        curve_alone: language.pick(
            "What is expected in the end",
            "Lo que se espera al final",
            "O que se espera no fim",
        ),
        seats: language.pick("How everybody played", "Cómo jugó cada cual", "Como cada um jogou"),
        moments: language.pick(
            "The moments that cost most",
            "Los momentos más caros",
            "Os momentos que mais custaram",
        ),
        no_moments: language.pick(
            "No moment cost anything worth a word.",
            "Ningún momento costó nada digno de mención.",
            "Nenhum momento custou algo digno de nota.",
        ),
        all: language.pick("Every decision", "Todas las decisiones", "Todas as decisões"),
        now: language.pick("What to do now", "Qué hacer ahora", "O que fazer agora"),
        arrow: language.pick("> what was played", "> lo que se jugó", "> o que foi jogado"),
        nobody: language.pick("nobody", "nadie", "ninguém"),
        best: language.pick("best", "lo mejor", "o melhor"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_write_them() {
        assert_eq!(percent(0.543, 1, Language::English), "54.3%");
        assert_eq!(percent(0.543, 1, Language::Spanish), "54,3 %");
        assert_eq!(percent(0.543, 0, Language::Portuguese), "54%");
        assert_eq!(number(-0.01, 1, Language::English), "0.0");
        assert_eq!(number(-3.26, 1, Language::Portuguese), "-3,3");
    }
}
