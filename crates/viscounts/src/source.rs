//! Where the icons of a primary action come from, one by one: for whoever shows the sum (V10.4).

use crate::{
    Act, Building, Card, Icon, Icons, Ribbon, Viscounts,
    ability::Cost,
    state::{Dismissed, State},
};
use demesne_game::Seat;

/// Where icons come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A card in a slot, 1 to 3.
    Slot(u8, Card),
    /// What is printed in an empty slot, 2 or 3 (V5.6).
    EmptySlot(u8),
    /// The position of a building.
    Building(Building),
    /// A cleric bonus card.
    Bonus(Ribbon),
    /// The townsfolk that was dismissed for this action; none is the printed one (V10.11).
    Dismissed(Card),
    /// Merchants that stand for icons of the action, by the card in a slot (V26.11).
    Merchants(u8, Card),
}

/// Icons of one kind from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sourced {
    /// Where from.
    pub source: Source,
    /// What is printed there.
    pub icon: Icon,
    /// How many icons of the action it counts as.
    pub count: u16,
}

impl Viscounts {
    /// The icons that cost a seat nothing for the action that is under way, or would be: together as many as its budget says.
    pub fn sources(&self, state: &State, seat: Seat, act: Act) -> Vec<Sourced> {
        let player = state.player(seat);
        let mut printed: Vec<(Source, Icons)> = Vec::new();
        for (slot, &card) in (1..).zip(&player.slots) {
            if card.is_some() {
                printed.push((Source::Slot(slot, card), self.printed.card(card).icons));
            } else if slot > 1 {
                printed.push((Source::EmptySlot(slot), self.printed.tables.slots[usize::from(slot) - 2]));
            }
        }
        printed
            .extend(player.buildings().map(|one| (Source::Building(one), self.printed.building_icons(one))));
        let held = Ribbon::ALL.into_iter().filter(|&ribbon| player.has_bonus(ribbon));
        printed.extend(held.map(|one| (Source::Bonus(one), self.printed.tables.bonus_icons[one as usize])));
        match state.dismissed {
            Dismissed::Nothing => {}
            Dismissed::Card(card) => {
                printed.push((Source::Dismissed(card), self.dismissed_icons(state, seat)))
            }
            Dismissed::Printed => {
                printed.push((Source::Dismissed(Card::NONE), self.dismissed_icons(state, seat)));
            }
        }
        let mut all = Vec::new();
        for &(source, icons) in &printed {
            for icon in [act.icon(), Icon::Criminal] {
                let count = u16::from(icons.of(icon));
                if count > 0 {
                    all.push(Sourced { source, icon, count });
                }
            }
        }
        let merchants: u8 = printed.iter().map(|(_, icons)| icons.of(Icon::Merchant)).sum();
        for (slot, &card) in (1..).zip(&player.slots).filter(|(_, card)| card.is_some()) {
            for funding in self.printed.card(card).funding.into_iter().flatten() {
                if let (true, Cost::Merchants(each)) = (funding.act == act, funding.cost) {
                    let count = u16::from(merchants / each) * u16::from(funding.icons);
                    if count > 0 {
                        all.push(Sourced {
                            source: Source::Merchants(slot, card),
                            icon: Icon::Merchant,
                            count,
                        });
                    }
                }
            }
        }
        all
    }
}
