//! The weight file written by training.
//!
//! The file starts with a magic number of eight bytes, a version and the sizes of the network (little-endian `u16`). Then
//! follow all weights as 16-bit floats, layer by layer, with one row per input.

use std::sync::LazyLock;

use super::features::{CARD, CARDS, TABLE};

/// Length of a card's encoding.
pub(super) const ENCODED: usize = 128;
/// Width of the trunk.
pub(super) const TRUNK: usize = 256;
/// Residual blocks of the trunk.
const BLOCKS: usize = 2;
/// Outputs per card: logit and margin.
pub(super) const OUT: usize = 2;

const MAGIC: &[u8; 8] = b"RODEONET";
const VERSION: u16 = 1;
/// The sizes expected after the version.
const SIZES: [usize; 7] = [CARDS, TABLE, CARD, ENCODED, TRUNK, BLOCKS, OUT];

/// The embedded weights, parsed on first use.
static TAKE6: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(include_bytes!("take6.net")).expect("the embedded weights are checked by a unit test")
});

/// Weights of the network.
#[derive(Debug)]
pub(super) struct Weights {
    /// Embedding of card numbers, including the unused number 0.
    pub(super) number: Layer<ENCODED>,
    pub(super) card: Layer<ENCODED>,
    /// One input per card in the own hand, then one per unseen card.
    pub(super) bits: Layer<TRUNK>,
    pub(super) table: Layer<TRUNK>,
    pub(super) pooled: Layer<TRUNK>,
    pub(super) blocks: [[Layer<TRUNK>; 2]; BLOCKS],
    pub(super) context: Layer<ENCODED>,
    pub(super) again: Layer<ENCODED>,
    pub(super) out: Layer<OUT>,
}

/// A linear layer with one row of weights per input.
#[derive(Debug)]
pub(super) struct Layer<const N: usize> {
    rows: Vec<[f32; N]>,
    pub(super) bias: [f32; N],
}

/// Why a weight file is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum WeightsError {
    /// The magic number is missing.
    #[error("not a weight file")]
    Magic,
    /// The file has another version.
    #[error("weight file version {0} is not supported (expected {VERSION})")]
    Version(u16),
    /// The network has other sizes.
    #[error("the weight file is for a network of another shape")]
    Shape,
    /// The file is too short or too long.
    #[error("the weight file has the wrong length")]
    Length,
    /// A weight is not a finite number.
    #[error("the weight file contains a weight that is not finite")]
    Weight,
}

impl Weights {
    /// The embedded weights.
    pub(super) fn take6() -> &'static Weights {
        &TAKE6
    }

    /// Parses a weight reader.
    pub(super) fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(WeightsError::Magic)?);
        let version = reader.number()?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        for size in SIZES {
            if usize::from(reader.number()?) != size {
                return Err(WeightsError::Shape);
            }
        }
        let weights = Weights {
            number: reader.layer(CARDS + 1, false)?,
            card: reader.layer(CARD, true)?,
            bits: reader.layer(2 * CARDS, false)?,
            table: reader.layer(TABLE, true)?,
            pooled: reader.layer(ENCODED, false)?,
            blocks: [
                [reader.layer(TRUNK, true)?, reader.layer(TRUNK, true)?],
                [reader.layer(TRUNK, true)?, reader.layer(TRUNK, true)?],
            ],
            context: reader.layer(TRUNK, true)?,
            again: reader.layer(ENCODED, false)?,
            out: reader.layer(ENCODED, true)?,
        };
        if reader.0.is_empty() { Ok(weights) } else { Err(WeightsError::Length) }
    }
}

impl<const N: usize> Layer<N> {
    /// Adds the weights of one input times a factor. Ignores an index out of range.
    #[inline]
    pub(super) fn add_row(&self, input: usize, factor: f32, sums: &mut [f32; N]) {
        if let Some(row) = self.rows.get(input) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += factor * weight;
            }
        }
    }

    /// Adds the products of all inputs. Skips inputs that are 0, which are frequent after a rectifier.
    #[inline]
    pub(super) fn add(&self, inputs: &[f32], sums: &mut [f32; N]) {
        for (&input, row) in inputs.iter().zip(&self.rows) {
            if input != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
    }
}

/// The rest of a reader.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn number(&mut self) -> Result<u16, WeightsError> {
        let (&number, rest) = self.0.split_first_chunk().ok_or(WeightsError::Length)?;
        self.0 = rest;
        Ok(u16::from_le_bytes(number))
    }

    fn row<const N: usize>(&mut self) -> Result<[f32; N], WeightsError> {
        let mut row = [0.0; N];
        for weight in &mut row {
            *weight = from_half(self.number()?).ok_or(WeightsError::Weight)?;
        }
        Ok(row)
    }

    fn layer<const N: usize>(&mut self, inputs: usize, has_bias: bool) -> Result<Layer<N>, WeightsError> {
        let rows = (0..inputs).map(|_| self.row()).collect::<Result<Vec<_>, _>>()?;
        Ok(Layer { rows, bias: if has_bias { self.row()? } else { [0.0; N] } })
    }
}

/// Converts a 16-bit float. `None` if it is not finite.
fn from_half(bits: u16) -> Option<f32> {
    let exponent = i32::from(bits >> 10 & 31);
    let fraction = f32::from(bits & 1023) / 1024.0;
    let size = match exponent {
        31 => return None,
        0 => fraction * f32::from_bits(113 << 23),
        _ => (1.0 + fraction) * f32::from_bits(((exponent - 15 + 127) as u32) << 23),
    };
    Some(if bits >> 15 == 1 { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("take6.net");

    #[test]
    fn embedded_weights_are_valid() {
        assert!(Weights::read(FILE).is_ok());
        assert!(FILE.len() < 1_000_000, "the weight file is larger than 1 MB");
    }

    #[test]
    fn invalid_files_are_rejected() {
        let changed = |at: usize, byte: u8| {
            let mut bytes = FILE.to_vec();
            bytes[at] = byte;
            Weights::read(&bytes).err()
        };
        assert_eq!(Weights::read(b"").err(), Some(WeightsError::Magic));
        assert_eq!(changed(0, b'r'), Some(WeightsError::Magic));
        assert_eq!(changed(8, 2), Some(WeightsError::Version(2)));
        assert_eq!(changed(10, 100), Some(WeightsError::Shape));
        assert_eq!(changed(FILE.len() - 1, 0x7c), Some(WeightsError::Weight));
        assert_eq!(Weights::read(&FILE[..FILE.len() - 1]).err(), Some(WeightsError::Length));
        assert_eq!(Weights::read(&FILE[..FILE.len() / 2]).err(), Some(WeightsError::Length));
        assert_eq!(Weights::read(&[FILE, &[0, 0]].concat()).err(), Some(WeightsError::Length));
    }

    #[test]
    fn half_floats_are_converted() {
        let halves = [0x0000, 0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff, 0x7c00].map(from_half);
        let third = Some(1365.0 / 4096.0);
        let least = Some(2f32.powi(-24));
        assert_eq!(halves, [Some(0.0), Some(1.0), Some(-2.0), third, least, Some(65504.0), None]);
    }
}
