//! What came of a step, in sentences: what is gained together is told together.

use super::Teller;
use crate::{
    Language,
    draw::listed,
    told::sentence,
    viscounts::{
        deed, effects, facts, names, solo_board,
        words::{self, CARD, WORKER},
    },
};
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Atom, Atoms, Building, Card, Document, Drawn, EndCard, Event, Resource, Segment, Site, Tier,
    ability::Currency,
};

/// What is gathered on the way.
#[derive(Default)]
pub(super) struct Account {
    pub(super) sentences: Vec<String>,
    /// Who gains, and what, until something else happens.
    gains: Option<(Seat, Vec<(Atom, u16)>)>,
    /// Where both markers of that seat stand, if they moved together.
    met: Option<u8>,
    /// Who pays, and what: told with what it is for.
    price: Option<(Seat, [u16; 4])>,
    /// The card whose ability needs no word of its own: it was just played, or just left.
    acting: Option<Card>,
}

impl Teller<'_> {
    /// All that happened, in one line; none where nothing did that is worth a word.
    pub(super) fn account(&self, events: &[Event]) -> Option<String> {
        let mut account = Account::default();
        for &event in events {
            self.enter(&mut account, event);
        }
        self.settle(&mut account);
        self.settle_price(&mut account);
        (!account.sentences.is_empty()).then(|| account.sentences.join(" "))
    }

    /// Adds to what a seat gains.
    pub(super) fn gain(&self, account: &mut Account, seat: Seat, atom: Atom, count: u16) {
        if account.gains.as_ref().is_some_and(|(who, _)| *who != seat) {
            self.settle(account);
        }
        self.settle_price(account);
        let (_, gains) = account.gains.get_or_insert_with(|| (seat, Vec::new()));
        match gains.iter_mut().find(|(known, _)| *known == atom) {
            Some((_, sum)) => *sum += count,
            None => gains.push((atom, count)),
        }
    }

    /// Tells what was gained so far.
    pub(super) fn settle(&self, account: &mut Account) {
        let language = self.language;
        let Some((seat, gains)) = account.gains.take() else { return };
        let parts: Vec<String> =
            gains.into_iter().map(|(atom, count)| counted(atom, count, language)).collect();
        let gains = listed(&parts, language);
        let mut text = say!(language, "{seat} gains {gains}", "{seat} gana {gains}", "{seat} ganha {gains}");
        if let Some(space) = account.met.take() {
            text.push_str(&say!(
                language,
                ", and both markers stand on {space}",
                ", y los dos marcadores están en {space}",
                ", e os dois marcadores estão em {space}"
            ));
        }
        account.sentences.push(sentence(&text));
    }

    fn settle_price(&self, account: &mut Account) {
        if let Some((seat, paid)) = account.price.take() {
            let (language, paid) = (self.language, self.paid(seat, paid));
            let text = say!(language, "{seat} pays {paid}", "{seat} paga {paid}", "{seat} paga {paid}");
            account.sentences.push(sentence(&text));
        }
    }

    /// V22.5: whether all resources of a seat are of one kind.
    fn one_kind(&self, seat: Seat) -> bool {
        facts::is_solo(self.game, seat)
            && self.game.solo_board().is_some_and(|board| board.prefers.is_empty())
    }

    fn paid(&self, seat: Seat, paid: [u16; 4]) -> String {
        match self.one_kind(seat) {
            true => words::RESOURCE.count(i32::from(paid.iter().sum::<u16>()), self.language),
            false => effects::paid(paid, self.language),
        }
    }

    fn pays(&self, account: &mut Account, seat: Seat, currency: Currency, amount: u16) {
        self.settle(account);
        if account.price.is_some_and(|(who, _)| who != seat) {
            self.settle_price(account);
        }
        let (_, paid) = account.price.get_or_insert((seat, [0; 4]));
        paid[currency as usize] += amount;
    }

    /// `, for 2 stone`, where that was just paid.
    fn price(&self, account: &mut Account, seat: Seat) -> String {
        match account.price.take_if(|(who, _)| *who == seat) {
            Some((_, paid)) => {
                let paid = self.paid(seat, paid);
                say!(self.language, ", for {paid}", ", por {paid}", ", por {paid}")
            }
            None => String::new(),
        }
    }

    pub(super) fn say(&self, account: &mut Account, text: String) {
        self.settle(account);
        self.settle_price(account);
        account.sentences.push(sentence(&text));
    }

    pub(super) fn enter(&self, account: &mut Account, event: Event) {
        match event {
            Event::Silver(seat, amount) if amount < 0 => {
                self.pays(account, seat, Currency::Silver, amount.unsigned_abs());
            }
            Event::Silver(seat, amount) => self.gain(account, seat, Atom::Silver, amount.unsigned_abs()),
            Event::Resource(seat, kind, amount) if amount < 0 => {
                let currency = match kind {
                    Resource::Ink => Currency::Ink,
                    Resource::Stone => Currency::Stone,
                    Resource::Gold => Currency::Gold,
                };
                self.pays(account, seat, currency, amount.unsigned_abs());
            }
            Event::Resource(seat, kind, amount) => {
                let atom = match kind {
                    _ if self.one_kind(seat) => Atom::AnyResource,
                    Resource::Ink => Atom::Ink,
                    Resource::Stone => Atom::Stone,
                    Resource::Gold => Atom::Gold,
                };
                self.gain(account, seat, atom, amount.unsigned_abs());
            }
            Event::Debt(seat) => self.gain(account, seat, Atom::Debt, 1),
            Event::Deed(seat) => self.gain(account, seat, Atom::Deed, 1),
            Event::Virtue(seat, corruption, virtue) => {
                self.gain(account, seat, Atom::Virtue, 1);
                account.met = (corruption == virtue).then_some(virtue);
            }
            Event::Corruption(seat, corruption, virtue) => {
                self.gain(account, seat, Atom::Corruption, 1);
                account.met = (corruption == virtue).then_some(virtue);
            }
            Event::Ability(_, card) if account.acting == Some(card) => {}
            Event::Played(_, card) | Event::Dropped(_, card) => {
                let text = self.words(account, event);
                self.tell(account, text);
                account.acting = Some(card);
                return;
            }
            _ => {
                let text = self.words(account, event);
                self.tell(account, text);
            }
        }
        if !matches!(event, Event::Corruption(..)) {
            account.acting = None;
        }
    }

    fn tell(&self, account: &mut Account, text: Option<String>) {
        if let Some(text) = text {
            self.say(account, text);
        }
    }

    /// An event in words; what was paid for it is told with it.
    fn words(&self, account: &mut Account, event: Event) -> Option<String> {
        let (game, language) = (self.game, self.language);
        // What was gained before stands before it.
        self.settle(account);
        Some(match event {
            Event::Flipped(seat, document) => self.flips(seat, document),
            Event::Revealed(card) => revealed(card, self.language).into(),
            Event::LastRound(round) => say!(
                language,
                "Round {round} will be the last one",
                "La ronda {round} será la última",
                "A rodada {round} será a última"
            ),
            Event::Lost(seat, atom) => {
                let what = effects::atom(atom, language);
                say!(
                    language,
                    "For {seat} this is lost: {what}",
                    "Para {seat} esto se pierde: {what}",
                    "Para {seat} isto se perde: {what}"
                )
            }
            Event::Dropped(seat, card) => {
                let card = words::capital(&names::the(game, card, language));
                say!(
                    language,
                    "{card} leaves the board of {seat}",
                    "{card} sale del tablero de {seat}",
                    "{card} sai do tabuleiro de {seat}"
                )
            }
            Event::Played(seat, card) => {
                let card = names::the(game, card, language);
                say!(language, "{seat} plays {card}", "{seat} juega {card}", "{seat} joga {card}")
            }
            Event::Ability(seat, card) => {
                let card = words::capital(&names::the(game, card, language));
                say!(language, "{card} of {seat} acts", "{card} de {seat} actúa", "{card} de {seat} age")
            }
            Event::Moved(seat, space, _) => {
                let (to, price) = (words::to_space(space, language), self.price(account, seat));
                say!(language, "{seat} moves {to}{price}", "{seat} va {to}{price}", "{seat} vai {to}{price}")
            }
            Event::Acts(seat, act) => self.acts(seat, act),
            Event::Dismissed(seat, _, card) => {
                let (who, price) = (deed::townsfolk(game, card, language), self.price(account, seat));
                say!(
                    language,
                    "{seat} dismisses {who}{price}",
                    "{seat} despide {who}{price}",
                    "{seat} dispensa {who}{price}"
                )
            }
            Event::Hired(seat, card) => {
                let (who, price) = (names::object(game, card, language), self.price(account, seat));
                match price.is_empty() {
                    true => say!(
                        language,
                        "{seat} hires {who} for free",
                        "{seat} contrata gratis {who}",
                        "{seat} contrata de graça {who}"
                    ),
                    false => say!(
                        language,
                        "{seat} hires {who}{price}",
                        "{seat} contrata {who}{price}",
                        "{seat} contrata {who}{price}"
                    ),
                }
            }
            Event::Discarded(seat, card) => {
                let card = names::the(game, card, language);
                say!(language, "{seat} discards {card}", "{seat} descarta {card}", "{seat} descarta {card}")
            }
            Event::Destroyed(seat, card) => {
                let card = names::the(game, card, language);
                say!(language, "{seat} destroys {card}", "{seat} destruye {card}", "{seat} destrói {card}")
            }
            Event::Shuffled(seat) => say!(
                language,
                "{seat} shuffles the discard pile",
                "{seat} baraja los descartes",
                "{seat} embaralha os descartes"
            ),
            Event::Drew(seat, drawn, count) => self.drew(seat, drawn, count),
            Event::Arranged(seat) => {
                let order = deed::order(game, self.after.player(seat).slots, language);
                say!(
                    language,
                    "{seat} rearranges the cards: {order}",
                    "{seat} reordena las cartas: {order}",
                    "{seat} reorganiza as cartas: {order}"
                )
            }
            Event::Built(seat, building, site) => {
                let price = self.price(account, seat);
                self.built(seat, building, site, &price)
            }
            Event::Linked(one, other) => self.linked(one, other),
            Event::Placed(seat, section, count) => {
                let price = self.price(account, seat);
                self.placed(seat, section, count, &price)
            }
            Event::Inwards(seat, section, tier) => self.inwards(seat, section, tier),
            Event::Sideways(seat, from, to) => {
                let (from, to) = (from.name(), to.name());
                say!(
                    language,
                    "A worker of {seat} goes from section {from} to {to}",
                    "Un trabajador de {seat} va de la sección {from} a la {to}",
                    "Um trabalhador de {seat} vai da seção {from} para a {to}"
                )
            }
            Event::Removed(seat, section, tier) => {
                let (name, tier) = (section.name(), words::tier(tier, language));
                say!(
                    language,
                    "A worker of {seat} leaves the {tier} of section {name}",
                    "Un trabajador de {seat} sale del {tier} de la sección {name}",
                    "Um trabalhador de {seat} sai do {tier} da seção {name}"
                )
            }
            Event::Leader(seat) => say!(
                language,
                "{seat} becomes castle leader",
                "{seat} pasa a ser líder del castillo",
                "{seat} passa a ser líder do castelo"
            ),
            Event::Took(seat, _, tile) => {
                let (tile, price) = (names::manuscript(game, tile, language), self.price(account, seat));
                say!(
                    language,
                    "{seat} transcribes {tile}{price}",
                    "{seat} transcribe {tile}{price}",
                    "{seat} transcreve {tile}{price}"
                )
            }
            Event::Bonus(seat, ribbon) => {
                let ribbon = words::ribbon(ribbon, language);
                say!(
                    language,
                    "{seat} takes the {ribbon} cleric bonus card",
                    "{seat} toma la carta de bonificación de clérigo {ribbon}",
                    "{seat} pega a carta de bônus de clérigo {ribbon}"
                )
            }
            Event::Collision(seat, space) => say!(
                language,
                "The markers of {seat} collide on {space}",
                "Los marcadores de {seat} colisionan en {space}",
                "Os marcadores de {seat} colidem em {space}"
            ),
            Event::Reset(seat) => say!(
                language,
                "The markers of {seat} go back to the ends of the track",
                "Los marcadores de {seat} vuelven a los extremos",
                "Os marcadores de {seat} voltam às pontas da trilha"
            ),
            Event::Top(segment, card) => {
                let (card, name) = (words::capital(&names::the(game, card, language)), segment.name());
                say!(
                    language,
                    "{card} is turned up on segment {name}",
                    "{card} aparece en la porción {name}",
                    "{card} aparece no segmento {name}"
                )
            }
            Event::Tile(segment, tile) => {
                let (tile, name) = (words::capital(&names::manuscript(game, tile, language)), segment.name());
                say!(
                    language,
                    "{tile} is turned up on segment {name}",
                    "{tile} aparece en la porción {name}",
                    "{tile} aparece no segmento {name}"
                )
            }
            Event::Scheme(scheme) => {
                let (seat, scheme) = (game.solo_seat()?, names::scheme(game, scheme, language));
                say!(
                    language,
                    "{seat} turns up the {scheme}",
                    "{seat} descubre la {scheme}",
                    "{seat} revela o {scheme}"
                )
            }
            Event::Future(scheme) => {
                let (seat, scheme) = (game.solo_seat()?, names::scheme(game, scheme, language));
                say!(
                    language,
                    "{seat} gets the {scheme}",
                    "{seat} recibe la {scheme}",
                    "{seat} recebe o {scheme}"
                )
            }
            // V24.5
            Event::PassedOver(seat, option, why) => {
                let what = solo_board::option_words(game, option, language);
                let why = solo_board::obstacle(why, language);
                say!(
                    language,
                    "{seat} passes over {what}: {why}",
                    "{seat} pasa por alto {what}: {why}",
                    "{seat} passa por cima de {what}: {why}"
                )
            }
            // The heading of the next round tells it.
            Event::RoundEnd(_) => return None,
            // Gains and payments are told together.
            Event::Silver(..)
            | Event::Resource(..)
            | Event::Debt(_)
            | Event::Deed(_)
            | Event::Virtue(..)
            | Event::Corruption(..) => return None,
        })
    }

    fn flips(&self, seat: Seat, document: Document) -> String {
        let language = self.language;
        match document {
            Document::Debt => say!(
                language,
                "{seat} flips a debt, which is paid now",
                "{seat} voltea una deuda, que queda pagada",
                "{seat} vira uma dívida, que fica paga"
            ),
            Document::Deed => say!(
                language,
                "{seat} flips a deed, which is approved now",
                "{seat} voltea una escritura, que queda aprobada",
                "{seat} vira uma escritura, que fica aprovada"
            ),
        }
    }

    fn acts(&self, seat: Seat, act: Act) -> String {
        let language = self.language;
        match act {
            Act::Trade => say!(language, "{seat} trades", "{seat} comercia", "{seat} comercia"),
            Act::Build => say!(language, "{seat} builds", "{seat} construye", "{seat} constrói"),
            Act::Workers => say!(
                language,
                "{seat} places workers",
                "{seat} coloca trabajadores",
                "{seat} coloca trabalhadores"
            ),
            Act::Transcribe => say!(
                language,
                "{seat} transcribes a manuscript",
                "{seat} transcribe un manuscrito",
                "{seat} transcreve um manuscrito"
            ),
        }
    }

    fn drew(&self, seat: Seat, drawn: Drawn, count: u8) -> String {
        let (game, language) = (self.game, self.language);
        let number = CARD.count(count, language);
        let text = say!(language, "{seat} draws {number}", "{seat} roba {number}", "{seat} compra {number}");
        let cards: Vec<String> = drawn.set().iter().map(|card| names::card(game, card, language)).collect();
        if cards.is_empty() { text } else { format!("{text}: {}", listed(&cards, language)) }
    }

    fn built(&self, seat: Seat, building: Building, site: Site, price: &str) -> String {
        let language = self.language;
        let (building, site) = (words::building(building, language), words::site(site, language));
        say!(
            language,
            "{seat} puts {building} on {site}{price}",
            "{seat} pone {building} en el {site}{price}",
            "{seat} põe {building} no {site}{price}"
        )
    }

    fn linked(&self, one: Site, other: Site) -> String {
        let language = self.language;
        let effect = effects::bundle(facts::link(self.game, self.after, one, other), language);
        let (one, other) = (one.name(), other.name());
        say!(
            language,
            "The link between sites {one} and {other} is complete: {effect}",
            "La conexión entre los lugares {one} y {other} está completa: {effect}",
            "A conexão entre os terrenos {one} e {other} está completa: {effect}"
        )
    }

    fn placed(&self, seat: Seat, section: Segment, count: u8, price: &str) -> String {
        let (language, name) = (self.language, section.name());
        let workers = WORKER.count(count, language);
        say!(
            language,
            "{seat} puts {workers} on the first tier of section {name}{price}",
            "{seat} pone {workers} en el primer nivel de la sección {name}{price}",
            "{seat} põe {workers} no primeiro nível da seção {name}{price}"
        )
    }

    fn inwards(&self, seat: Seat, section: Segment, tier: Tier) -> String {
        let (language, name) = (self.language, section.name());
        match tier {
            Tier::First => say!(
                language,
                "A worker of {seat} moves in to the second tier of section {name}",
                "Un trabajador de {seat} entra en el segundo nivel de la sección {name}",
                "Um trabalhador de {seat} entra no segundo nível da seção {name}"
            ),
            Tier::Second => say!(
                language,
                "A worker of {seat} moves in from section {name} to the third tier",
                "Un trabajador de {seat} entra desde la sección {name} en el tercer nivel",
                "Um trabalhador de {seat} entra da seção {name} no terceiro nível"
            ),
        }
    }
}

/// So many of what is gained.
fn counted(atom: Atom, count: u16, language: crate::Language) -> String {
    match atom {
        Atom::Silver => words::silver(count, language),
        Atom::AnyResource => words::RESOURCE.count(count, language),
        Atom::Ink => words::resource(Resource::Ink, count, language),
        Atom::Stone => words::resource(Resource::Stone, count, language),
        Atom::Gold => words::resource(Resource::Gold, count, language),
        Atom::Debt => words::DEBT.count(count, language),
        Atom::Deed => words::DEED.count(count, language),
        // A track is shorter than a bundle may be long.
        _ => {
            let atoms = vec![atom; usize::from(count.min(8))];
            effects::bundle(Atoms::bundle(&atoms).unwrap_or(Atoms::NONE), language)
        }
    }
}

/// V3.7: the last debt or deed on a card is taken.
pub const fn revealed(card: EndCard, language: Language) -> &'static str {
    match card {
        EndCard::Poverty => language.pick(
            "The last debt on it is taken: Poverty is revealed",
            "Se toma su última deuda: se revela Pobreza",
            "A última dívida dela é pega: Pobreza é revelada",
        ),
        EndCard::Prosperity => language.pick(
            "The last deed on it is taken: Prosperity is revealed",
            "Se toma su última escritura: se revela Prosperidad",
            "A última escritura dela é pega: Prosperidade é revelada",
        ),
    }
}
