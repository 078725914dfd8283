//! Funding a primary action: icons that cost nothing, and what buys the missing ones (V10.3 to V10.6, V26.9 to V26.12).

use crate::{
    Act, Payment, Viscounts,
    ability::{CURRENCIES, Cost, Currency},
    icon::{Icon, Icons},
    manuscript::Ribbon,
    state::{Dismissed, Player, State},
};
use demesne_game::Seat;

/// What a currency buys: so many icons for each so many units; once, the first time, for more.
#[derive(Clone, Copy, Default, Debug)]
struct Rate {
    /// What one use costs; 0 where the currency buys nothing.
    cost: u8,
    /// The icons of a use.
    icons: u8,
    /// What the first use gives besides (V26.12).
    first: u8,
}

impl Rate {
    /// The icons of so many uses.
    #[inline]
    fn icons(self, uses: u16) -> u16 {
        uses * u16::from(self.icons) + if uses > 0 { u16::from(self.first) } else { 0 }
    }
}

/// What a use of a currency is good for: for whoever shows a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// What one use costs.
    pub cost: u16,
    /// The icons of a use; 0 where only the first one counts.
    pub icons: u16,
    /// What the first use gives besides (V26.12).
    pub first: u16,
    /// How often it can be used.
    pub times: u16,
}

/// What a player can bring up for an action.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Icons that cost nothing; they always count in full (V10.6).
    pub(crate) free: u16,
    rates: [Rate; CURRENCIES],
    /// How often each currency can be used.
    uses: [u16; CURRENCIES],
}

impl Budget {
    /// The icons that cost nothing.
    pub fn free(&self) -> u16 {
        self.free
    }

    /// What a currency is good for; none where it buys nothing.
    pub fn use_of(&self, currency: Currency) -> Option<Use> {
        let Rate { cost, icons, first } = self.rates[currency as usize];
        let [cost, icons, first] = [cost, icons, first].map(u16::from);
        (cost > 0).then_some(Use { cost, icons, first, times: self.uses[currency as usize] })
    }

    /// The most icons.
    #[inline]
    pub fn most(&self) -> u16 {
        self.free + self.rates.iter().zip(self.uses).map(|(rate, uses)| rate.icons(uses)).sum::<u16>()
    }

    /// V10.6: every payment for so many icons that could leave nothing out.
    pub fn payments(&self, needed: u16, mut found: impl FnMut(Payment)) {
        let missing = needed.saturating_sub(self.free);
        if missing == 0 {
            found(Payment::NONE);
            return;
        }
        self.pay(0, missing, [0; CURRENCIES], &mut found);
    }

    /// Goes through the uses of one currency after another.
    fn pay(&self, nth: usize, missing: u16, uses: [u16; CURRENCIES], found: &mut impl FnMut(Payment)) {
        if nth == CURRENCIES {
            if self.is_minimal(missing, uses) {
                found(self.payment(uses));
            }
            return;
        }
        for times in 0..=self.uses[nth].min(missing) {
            let mut uses = uses;
            uses[nth] = times;
            self.pay(nth + 1, missing, uses, found);
        }
    }

    /// V10.6: enough, and without any one use not enough.
    fn is_minimal(&self, missing: u16, uses: [u16; CURRENCIES]) -> bool {
        let total = |uses: [u16; CURRENCIES]| -> u16 {
            self.rates.iter().zip(uses).map(|(rate, uses)| rate.icons(uses)).sum()
        };
        total(uses) >= missing
            && (0..CURRENCIES).filter(|&nth| uses[nth] > 0).all(|nth| {
                let mut fewer = uses;
                fewer[nth] -= 1;
                total(fewer) < missing
            })
    }

    fn payment(&self, uses: [u16; CURRENCIES]) -> Payment {
        let mut payment = Payment::NONE;
        for ((amount, rate), uses) in payment.0.iter_mut().zip(self.rates).zip(uses) {
            *amount = u16::from(rate.cost) * uses;
        }
        payment
    }
}

impl Player {
    /// How much there is of a currency.
    #[inline]
    pub(crate) const fn purse(&self, currency: Currency) -> u16 {
        match currency.resource() {
            Some(resource) => self.resource(resource),
            None => self.silver,
        }
    }
}

impl Viscounts {
    /// V5.2: a seat's icons on cards, revealed positions, bonus cards and uncovered slots.
    pub fn icons(&self, state: &State, seat: Seat) -> Icons {
        let player = state.player(seat);
        let mut icons = self.lasting_icons(player);
        // V5.6: slots 2 and 3 count while they are empty.
        for (slot, &card) in player.slots.iter().enumerate() {
            if card.is_some() {
                icons = icons.and(self.printed.card(card).icons);
            } else if slot > 0 {
                icons = icons.and(self.printed.tables.slots[slot - 1]);
            }
        }
        icons
    }

    /// The icons of revealed positions and bonus cards (V12.19 to V12.22, V14.7).
    pub fn lasting_icons(&self, player: &Player) -> Icons {
        let mut icons = Icons::NONE;
        if player.built != 0 {
            for building in player.buildings() {
                icons = icons.and(self.printed.building_icons(building));
            }
        }
        icons.and(self.bonus_icons(player))
    }

    /// The icons of cleric bonus cards (V14.7).
    pub(crate) fn bonus_icons(&self, player: &Player) -> Icons {
        if player.bonus == 0 {
            return Icons::NONE;
        }
        let held = Ribbon::ALL.into_iter().filter(|&ribbon| player.has_bonus(ribbon));
        held.fold(Icons::NONE, |icons, ribbon| icons.and(self.printed.tables.bonus_icons[ribbon as usize]))
    }

    /// V26.11: whether an ability on the board turns merchant icons into those of an action.
    pub(crate) fn pairs_merchants(&self, state: &State, seat: Seat, act: Act) -> bool {
        self.fundings(state, seat, act).any(|funding| matches!(funding.cost, Cost::Merchants(_)))
    }

    fn fundings(
        &self,
        state: &State,
        seat: Seat,
        act: Act,
    ) -> impl Iterator<Item = crate::ability::Funding> + '_ {
        let cards = state.player(seat).board();
        cards
            .flat_map(|card| self.printed.card(card).funding)
            .flatten()
            .filter(move |funding| funding.act == act)
    }

    /// What a seat can bring up for an action now, with so much silver less and these icons more.
    pub(crate) fn budget(&self, state: &State, seat: Seat, act: Act, less: u16, more: Icons) -> Budget {
        let player = state.player(seat);
        let icons = self.icons(state, seat).and(more);
        // V5.3, V10.4: criminals count as any other kind.
        let mut free = u16::from(icons.of(act.icon())) + u16::from(icons.of(Icon::Criminal));
        let mut rates = [Rate::default(); CURRENCIES];
        // V11.6: where silver is gained none is paid.
        if act != Act::Trade || self.exchange(state, seat).1 != crate::Atom::Silver {
            rates[act.currency() as usize] = Rate { cost: 1, icons: 1, first: 0 };
        }
        for funding in self.fundings(state, seat, act) {
            match funding.cost {
                // V26.11: not used up, and never of criminals.
                Cost::Merchants(each) => {
                    free += u16::from(icons.of(Icon::Merchant) / each) * u16::from(funding.icons);
                }
                Cost::Spend(currency, cost) => {
                    let rate = &mut rates[currency as usize];
                    match (funding.once, rate.cost) {
                        // V26.12: the first unit counts for more.
                        (true, base) if base == cost => {
                            rate.first = rate.first.max(funding.icons.saturating_sub(rate.icons));
                        }
                        (true, 0) => *rate = Rate { cost, icons: 0, first: funding.icons },
                        (false, 0) => *rate = Rate { cost, icons: funding.icons, first: 0 },
                        _ => {}
                    }
                }
            }
        }
        let uses = std::array::from_fn(|nth| {
            let currency = Currency::ALL[nth];
            let purse = player.purse(currency) - if currency == Currency::Silver { less } else { 0 };
            match rates[nth] {
                Rate { cost: 0, .. } => 0,
                Rate { cost, icons: 0, .. } => (purse / u16::from(cost)).min(1),
                Rate { cost, .. } => purse / u16::from(cost),
            }
        });
        Budget { free, rates, uses }
    }

    /// The icons of what was dismissed for the action that is under way (V10.11).
    pub(crate) fn dismissed_icons(&self, state: &State, seat: Seat) -> Icons {
        match state.dismissed {
            Dismissed::Nothing => Icons::NONE,
            Dismissed::Card(card) => self.printed.card(card).icons,
            Dismissed::Printed => self.printed.segments[state.segment(seat).index()].townsfolk.icons,
        }
    }

    /// What a seat can bring up for the action that is under way.
    pub fn funds(&self, state: &State, seat: Seat, act: Act) -> Budget {
        self.budget(state, seat, act, 0, self.dismissed_icons(state, seat))
    }
}
