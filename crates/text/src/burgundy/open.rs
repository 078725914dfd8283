//! What is open, in a few words.

use crate::Language;
use demesne_burgundy::open::{Open, Takes};

/// What is open, for a sentence. The rules say it in English, for their refusals.
pub const fn words(open: Open, language: Language) -> &'static str {
    let (spanish, portuguese) = match open {
        Open::Extra => ("la acción adicional de un castillo", "a ação adicional de um castelo"),
        Open::CityHall => ("la colocación de un ayuntamiento", "a colocação de uma prefeitura"),
        Open::Take(Takes::Building) => {
            ("una carpintería (toma un edificio)", "uma carpintaria (pegue uma construção)")
        }
        Open::Take(Takes::MineMonasteryCastle) => (
            "una iglesia (toma una mina, un monasterio o un castillo)",
            "uma igreja (pegue uma mina, um monastério ou um castelo)",
        ),
        Open::Take(Takes::ShipLivestock) => {
            ("un mercado (toma un barco o ganado)", "um mercado (pegue um navio ou uma fazenda)")
        }
        Open::Sell => ("la venta de una tienda", "a venda de uma loja"),
        Open::Ship => ("las mercancías de un barco", "as mercadorias de um navio"),
        Open::Store(_) => ("el descarte de una loseta guardada", "o descarte de uma peça guardada"),
        Open::Grant => ("una acción adicional", "uma ação adicional"),
        Open::White => ("la acción de un castillo blanco", "a ação de um castelo branco"),
        Open::Crane => ("la elección de un edificio para la grúa", "a escolha de uma construção para a grua"),
        Open::Also => ("la elección de un número para el escudo 5", "a escolha de um número para o escudo 5"),
        Open::Route(_) => ("poner mercancías en la ruta comercial", "pôr mercadorias na rota comercial"),
        Open::Bonuses(_) => ("las acciones de bonificación del viñedo", "as ações bônus do vinhedo"),
        Open::Terrace => {
            ("la elección de una loseta de bonificación de vid", "a escolha de uma peça bônus de vinha")
        }
        Open::TakeBlack => (
            "tomar una loseta del almacén negro o de la tienda de vides",
            "pegar uma peça do depósito paralelo ou da loja de vinhas",
        ),
        Open::TakeVine => {
            ("tomar una loseta doble del almacén de vides", "pegar um hexaminó do depósito de vinhas")
        }
        Open::Levies(_) => ("la colocación del escudo 14 o 15", "a colocação do escudo 14 ou 15"),
        Open::Trim => (
            "el descarte hasta quedar en tres casillas de llave",
            "o descarte até ficar com três espaços chave",
        ),
        Open::Size(_) => ("los puntos de una zona por su tamaño", "os pontos de uma região pelo tamanho"),
        Open::Phase => ("los puntos de una zona por la fase", "os pontos de uma região pela fase"),
        Open::Herd(_) => ("los puntos del ganado", "os pontos da fazenda"),
        Open::Effect(_) => ("el efecto de una loseta colocada", "o efeito de uma peça colocada"),
        Open::Gain(_) => ("una ganancia de puntos", "um ganho de pontos"),
        Open::Colour(_) => ("la loseta de un color completado", "a peça de uma cor completada"),
        Open::Reset => {
            ("la acción adicional del objetivo alcanzado", "a ação adicional do objetivo alcançado")
        }
        Open::ColourTile(_) => {
            ("la colocación de la loseta de un color completado", "a colocação da peça de uma cor completada")
        }
        Open::Exchange => ("el cambio de cinco mercancías", "a troca de cinco mercadorias"),
    };
    language.pick(open.description(), spanish, portuguese)
}
