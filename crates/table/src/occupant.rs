//! Who has a seat.

use rodeo_bots::Level;
use rodeo_protocol::GuestId;
use rodeo_protocol::table::SeatState;
use rodeo_rules::record::Player;
use rodeo_rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// Occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// The seat is empty.
    Empty,
    /// A guest, connected or not.
    Guest {
        /// The guest's id.
        id: GuestId,
        /// The display name at this table.
        name: String,
        /// Whether the guest is registered as a bot.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// A bot that the server runs.
    HouseBot {
        /// Name of the bot level.
        level: String,
        /// The display name at this table.
        name: String,
    },
}

impl Occupant {
    /// The guest on the seat; `None` for a bot or an empty seat.
    pub fn guest(&self) -> Option<GuestId> {
        match self {
            Occupant::Guest { id, .. } => Some(*id),
            Occupant::Empty | Occupant::HouseBot { .. } => None,
        }
    }

    /// The level of the house bot on the seat. Also `None` if this program does not know the level.
    pub(crate) fn level(&self) -> Option<Level> {
        match self {
            Occupant::HouseBot { level, .. } => level.parse().ok(),
            Occupant::Empty | Occupant::Guest { .. } => None,
        }
    }

    /// Returns a house bot for this seat. Its name contains the number of the seat.
    pub fn house_bot(level: Level, seat: Seat) -> Occupant {
        Occupant::house_bot_by_name(level.name(), seat)
    }

    pub(crate) fn house_bot_by_name(level: &str, seat: Seat) -> Occupant {
        Occupant::HouseBot { level: level.into(), name: format!("Bot {}", seat.get() + 1) }
    }

    /// The seat as clients see it.
    pub fn state(&self) -> SeatState {
        match self.clone() {
            Occupant::Empty => SeatState::Empty,
            Occupant::Guest { id, name, bot } => SeatState::Guest { id, name, bot },
            Occupant::HouseBot { level, name } => SeatState::HouseBot { level, name },
        }
    }

    /// The player as a record names it.
    pub fn player(&self) -> Player {
        match self {
            Occupant::Empty => Player::human(""),
            Occupant::Guest { name, bot: false, .. } => Player::human(name),
            Occupant::Guest { name, bot: true, .. } => Player::bot(name, "guest"),
            Occupant::HouseBot { level, name } => Player::bot(name, level),
        }
    }
}
