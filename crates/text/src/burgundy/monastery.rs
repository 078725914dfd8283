//! What each monastery does.

use crate::Language;
use demesne_burgundy::Edition;

/// What a monastery does, by its number.
pub fn what(number: u8, edition: Edition, language: Language) -> &'static str {
    let special = matches!(edition, Edition::Special);
    match number {
        1 => language.pick(
            "your cities may hold several buildings of a kind",
            "tus ciudades pueden tener varios edificios del mismo tipo",
            "as suas cidades podem ter várias construções do mesmo tipo",
        ),
        2 => language.pick(
            "your mines bring a worker each, besides the silver",
            "cada una de tus minas da además un trabajador",
            "cada uma das suas minas dá também um trabalhador",
        ),
        3 => language.pick(
            "a sale brings you 2 silver in place of 1",
            "una venta te da 2 de plata en lugar de 1",
            "uma venda dá a você 2 de prata em vez de 1",
        ),
        4 => language.pick(
            "a sale brings you a worker besides",
            "una venta te da además un trabajador",
            "uma venda dá a você também um trabalhador",
        ),
        5 => language.pick(
            "your ships may take the goods of a neighbouring depot too",
            "tus barcos pueden tomar también las mercancías de un almacén vecino",
            "os seus navios podem pegar também as mercadorias de um depósito vizinho",
        ),
        6 if special => language.pick(
            "once a turn, 2 workers bring you a building from any depot",
            "una vez por turno, 2 trabajadores te traen un edificio de cualquier almacén",
            "uma vez por jogada, 2 trabalhadores trazem uma construção de qualquer depósito",
        ),
        6 => language.pick(
            "your purchase may take from any depot",
            "tu compra puede ser de cualquier almacén",
            "a sua compra pode ser de qualquer depósito",
        ),
        7 => language.pick(
            "each livestock tile that scores brings 1 point more",
            "cada loseta de ganado que puntúa da 1 punto más",
            "cada fazenda que pontua dá 1 ponto a mais",
        ),
        8 => language.pick(
            "a worker changes a die by up to 2",
            "un trabajador cambia un dado en hasta 2",
            "um trabalhador muda um dado em até 2",
        ),
        9 => language.pick(
            "a die may differ by 1 for free when you place a building",
            "un dado puede diferir gratis en 1 al colocar un edificio",
            "um dado pode diferir de graça em 1 ao colocar uma construção",
        ),
        10 => language.pick(
            "a die may differ by 1 for free when you place a ship or livestock",
            "un dado puede diferir gratis en 1 al colocar un barco o ganado",
            "um dado pode diferir de graça em 1 ao colocar um navio ou uma fazenda",
        ),
        11 => language.pick(
            "a die may differ by 1 for free when you place a castle, a mine or a monastery",
            "un dado puede diferir gratis en 1 al colocar un castillo, una mina o un monasterio",
            "um dado pode diferir de graça em 1 ao colocar um castelo, uma mina ou um monastério",
        ),
        12 => language.pick(
            "a die may differ by 1 for free when you take a tile from a depot",
            "un dado puede diferir gratis en 1 al tomar una loseta de un almacén",
            "um dado pode diferir de graça em 1 ao pegar uma peça de um depósito",
        ),
        13 => language.pick(
            "taking workers brings you 1 silver besides",
            "tomar trabajadores te da además 1 de plata",
            "pegar trabalhadores dá a você também 1 de prata",
        ),
        14 => language.pick(
            "taking workers brings you 4 in place of 2",
            "tomar trabajadores te da 4 en lugar de 2",
            "pegar trabalhadores dá a você 4 em vez de 2",
        ),
        15 if special => language.pick(
            "at the end 2 points for each kind of goods sold",
            "al final 2 puntos por cada tipo de mercancía vendido",
            "no fim 2 pontos por cada tipo de mercadoria vendido",
        ),
        15 => language.pick(
            "at the end 3 points for each kind of goods sold",
            "al final 3 puntos por cada tipo de mercancía vendido",
            "no fim 3 pontos por cada tipo de mercadoria vendido",
        ),
        16 => language.pick(
            "at the end 4 points for each of your warehouses",
            "al final 4 puntos por cada una de tus tiendas",
            "no fim 4 pontos por cada uma das suas lojas",
        ),
        17 => language.pick(
            "at the end 4 points for each of your watchtowers",
            "al final 4 puntos por cada una de tus atalayas",
            "no fim 4 pontos por cada uma das suas torres de vigia",
        ),
        18 => language.pick(
            "at the end 4 points for each of your workshops",
            "al final 4 puntos por cada una de tus carpinterías",
            "no fim 4 pontos por cada uma das suas carpintarias",
        ),
        19 => language.pick(
            "at the end 4 points for each of your churches",
            "al final 4 puntos por cada una de tus iglesias",
            "no fim 4 pontos por cada uma das suas igrejas",
        ),
        20 => language.pick(
            "at the end 4 points for each of your markets",
            "al final 4 puntos por cada uno de tus mercados",
            "no fim 4 pontos por cada um dos seus mercados",
        ),
        21 => language.pick(
            "at the end 4 points for each of your boarding houses",
            "al final 4 puntos por cada una de tus pensiones",
            "no fim 4 pontos por cada um dos seus alojamentos",
        ),
        22 => language.pick(
            "at the end 4 points for each of your banks",
            "al final 4 puntos por cada uno de tus bancos",
            "no fim 4 pontos por cada um dos seus bancos",
        ),
        23 => language.pick(
            "at the end 4 points for each of your city halls",
            "al final 4 puntos por cada uno de tus ayuntamientos",
            "no fim 4 pontos por cada uma das suas prefeituras",
        ),
        24 => language.pick(
            "at the end 4 points for each species of livestock in your duchy",
            "al final 4 puntos por cada especie de ganado de tu ducado",
            "no fim 4 pontos por cada espécie de animal do seu ducado",
        ),
        25 => language.pick(
            "at the end 1 point for each goods tile sold",
            "al final 1 punto por cada mercancía vendida",
            "no fim 1 ponto por cada mercadoria vendida",
        ),
        27 => language.pick(
            "your marker lies on top of every stack of the turn-order track",
            "tu indicador está siempre encima de su pila en el marcador de orden de turno",
            "o seu marcador fica sempre no topo da pilha no indicador da ordem de jogo",
        ),
        28 => language.pick(
            "in your turn 1 silver buys 2 workers, as often as you like",
            "en tu turno 1 de plata compra 2 trabajadores, tantas veces como quieras",
            "na sua jogada 1 de prata compra 2 trabalhadores, quantas vezes quiser",
        ),
        29 => language.pick(
            "at the end 4 points for each of your white castles",
            "al final 4 puntos por cada uno de tus castillos blancos",
            "no fim 4 pontos por cada um dos seus castelos brancos",
        ),
        _ if special => language.pick(
            "at the end 3 points for each of your bonus tiles",
            "al final 3 puntos por cada una de tus losetas de bonificación",
            "no fim 3 pontos por cada uma das suas peças bônus",
        ),
        _ => language.pick(
            "at the end 2 points for each of your bonus tiles",
            "al final 2 puntos por cada una de tus losetas de bonificación",
            "no fim 2 pontos por cada uma das suas peças bônus",
        ),
    }
}
