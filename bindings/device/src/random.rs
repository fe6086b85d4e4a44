//! Random numbers and ids of this device.

use std::fmt::Display;
use std::str::FromStr;

use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_table::SecureRandom;
use sha2::{Digest, Sha256};
use wasm_bindgen::prelude::*;

use crate::{DeviceError, malformed};

/// The first letters of all ids that a device makes. Clients recognise by them what is not on a server. The other letters are
/// 70 random bits.
pub const ID_PREFIX: &str = "dev1ce";

/// Random numbers derived from a secret seed: the SHA-256 of the seed and a counter. As secure as the seed, and the same
/// seed gives the same match everywhere.
#[derive(Clone)]
pub struct DeviceRandom {
    seed: [u8; 32],
    drawn: u64,
}

impl DeviceRandom {
    /// Starts with a seed of 32 random bytes.
    pub fn new(seed: &[u8]) -> Result<DeviceRandom, DeviceError> {
        let seed = seed.try_into().map_err(|_| malformed("a seed has 32 bytes"))?;
        Ok(DeviceRandom { seed, drawn: 0 })
    }

    fn half(&mut self) -> [u8; 16] {
        let bytes = self.bytes();
        *bytes.first_chunk().expect("32 bytes contain 16")
    }

    /// Returns a number, for example as the seed of a bot.
    pub fn number(&mut self) -> u64 {
        let bytes = self.bytes();
        u64::from_be_bytes(*bytes.first_chunk().expect("32 bytes contain 8"))
    }

    /// Returns the id of a new table.
    pub fn table_id(&mut self) -> TableId {
        on_device(TableId::from_random(self.half()))
    }
}

impl SecureRandom for DeviceRandom {
    fn bytes(&mut self) -> [u8; 32] {
        self.drawn += 1;
        Sha256::new().chain_update(self.seed).chain_update(self.drawn.to_be_bytes()).finalize().into()
    }

    fn match_id(&mut self) -> MatchId {
        on_device(MatchId::from_random(self.half()))
    }
}

/// Returns an id for the player of this device.
#[wasm_bindgen]
pub fn new_guest_id(seed: &[u8]) -> Result<String, DeviceError> {
    Ok(on_device(GuestId::from_random(DeviceRandom::new(seed)?.half())).to_string())
}

/// Replaces the first letters of an id.
fn on_device<Id: Display + FromStr>(id: Id) -> Id {
    let letters = id.to_string();
    let id = format!("{ID_PREFIX}{}", &letters[ID_PREFIX.len()..]).parse().ok();
    id.expect("the prefix consists of letters of ids")
}
