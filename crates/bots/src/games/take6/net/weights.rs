//! The weights of the networks.

use super::fan_features;
use super::features::{CARD, TABLE};
use super::inputs::CARDS;
use crate::WeightsError;
use crate::games::take6::weight_file::{Layer, Reader};
use crate::weights::{StoredWeights, stored_weights};

/// Length of a card's encoding.
pub(super) const ENCODED: usize = 128;
/// Width of the trunk of the network for the base game, and of that for fan cards.
const TRUNK: usize = 512;
const FAN_TRUNK: usize = 256;
/// Outputs per card: logit and margin.
pub(super) const OUT: usize = 2;

const MAGIC: &[u8; 8] = b"RODEONET";

/// What differs between networks, apart from the width of the trunk.
pub(in crate::games::take6) struct Shape {
    /// Version of the file.
    pub(in crate::games::take6) version: u16,
    /// Number of features of the table.
    pub(in crate::games::take6) table: usize,
    /// Number of features per card.
    pub(in crate::games::take6) card: usize,
    /// Number of embeddings of cards.
    pub(in crate::games::take6) numbers: usize,
    /// Residual blocks of the trunk.
    pub(in crate::games::take6) blocks: usize,
}

const SHAPE: Shape = Shape { version: 2, table: TABLE, card: CARD, numbers: CARDS + 1, blocks: 3 };
/// Flipped cards have embeddings of their own.
const FAN_SHAPE: Shape = Shape {
    version: 3,
    table: fan_features::TABLE,
    card: fan_features::CARD,
    numbers: 2 * (CARDS + 1),
    blocks: 3,
};

/// The weights that [`Net`](super::Net) plays with in the base game.
pub(in crate::games::take6) static TAKE6: StoredWeights<Weights<TRUNK>> =
    stored_weights!("take6.net", |bytes| Weights::read(bytes, &SHAPE));

/// The weights that [`Net`](super::Net) plays with if there is one fan card.
pub(in crate::games::take6) static FANS: StoredWeights<Weights<FAN_TRUNK>> =
    stored_weights!("take6-fans.net", |bytes| Weights::read(bytes, &FAN_SHAPE));

/// Weights of a network with a trunk of this width.
#[derive(Debug)]
pub(in crate::games::take6) struct Weights<const TRUNK: usize> {
    /// Embeddings of cards by number, including the unused number 0.
    pub(super) number: Layer<ENCODED>,
    pub(super) card: Layer<ENCODED>,
    /// One input per card in the own hand, then one per unseen card.
    pub(super) bits: Layer<TRUNK>,
    pub(super) table: Layer<TRUNK>,
    pub(super) pooled: Layer<TRUNK>,
    pub(super) blocks: Vec<[Layer<TRUNK>; 2]>,
    pub(super) context: Layer<ENCODED>,
    pub(super) again: Layer<ENCODED>,
    pub(super) out: Layer<OUT>,
}

impl<const TRUNK: usize> Weights<TRUNK> {
    /// Parses a weight file.
    pub(in crate::games::take6) fn read(bytes: &[u8], shape: &Shape) -> Result<Weights<TRUNK>, WeightsError> {
        let sizes = [CARDS, shape.table, shape.card, ENCODED, TRUNK, shape.blocks, OUT];
        let mut reader = Reader::new(bytes, MAGIC, shape.version, &sizes)?;
        let weights = Weights {
            number: reader.layer(shape.numbers, false)?,
            card: reader.layer(shape.card, true)?,
            bits: reader.layer(2 * CARDS, false)?,
            table: reader.layer(shape.table, true)?,
            pooled: reader.layer(ENCODED, false)?,
            blocks: (0..shape.blocks)
                .map(|_| Ok([reader.layer(TRUNK, true)?, reader.layer(TRUNK, true)?]))
                .collect::<Result<_, WeightsError>>()?,
            context: reader.layer(TRUNK, true)?,
            again: reader.layer(ENCODED, false)?,
            out: reader.layer(ENCODED, true)?,
        };
        reader.finish()?;
        Ok(weights)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../../../weights/take6.net");
    const FAN_FILE: &[u8] = include_bytes!("../../../../weights/take6-fans.net");

    fn read(bytes: &[u8]) -> Result<Weights<TRUNK>, WeightsError> {
        Weights::read(bytes, &SHAPE)
    }

    #[test]
    fn embedded_weights_are_valid() {
        assert!(read(FILE).is_ok());
        assert!(FILE.len() < 4_000_000, "the weight file is larger than 4 MB");
        assert!(Weights::<FAN_TRUNK>::read(FAN_FILE, &FAN_SHAPE).is_ok());
        assert!(FAN_FILE.len() < 1_500_000, "the weight file for fan cards is larger than 1.5 MB");
    }

    #[test]
    fn invalid_files_are_rejected() {
        let changed = |at: usize, byte: u8| {
            let mut bytes = FILE.to_vec();
            bytes[at] = byte;
            read(&bytes).err()
        };
        assert_eq!(read(b"").err(), Some(WeightsError::Magic));
        assert_eq!(read(FAN_FILE).err(), Some(WeightsError::Version(3)));
        assert_eq!(changed(0, b'r'), Some(WeightsError::Magic));
        assert_eq!(changed(8, 9), Some(WeightsError::Version(9)));
        assert_eq!(changed(10, 100), Some(WeightsError::Shape));
        assert_eq!(changed(FILE.len() - 1, 0x7c), Some(WeightsError::Weight));
        assert_eq!(read(&FILE[..FILE.len() - 1]).err(), Some(WeightsError::Length));
        assert_eq!(read(&FILE[..FILE.len() / 2]).err(), Some(WeightsError::Length));
        assert_eq!(read(&[FILE, &[0, 0]].concat()).err(), Some(WeightsError::Length));
    }
}
