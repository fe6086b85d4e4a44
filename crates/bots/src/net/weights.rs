//! The weights, as they lie in the file that training writes.
//!
//! The file starts with eight letters, a version and the sizes of the net (u16 each, lowest byte first); then come all
//! weights as 16-bit floats, each layer with the weights of its first input first.

use std::sync::LazyLock;

use super::look::{CARD, CARDS, TABLE};

/// Length of a card's encoding.
pub(super) const ENCODED: usize = 128;
/// Width of the trunk.
pub(super) const TRUNK: usize = 256;
/// Residual blocks of the trunk.
const BLOCKS: usize = 2;
/// Numbers that come out for each card: logit and margin.
pub(super) const OUT: usize = 2;

const MAGIC: &[u8; 8] = b"RODEONET";
const VERSION: u16 = 1;
/// What must stand behind the version.
const SIZES: [usize; 7] = [CARDS, TABLE, CARD, ENCODED, TRUNK, BLOCKS, OUT];

/// The weights that come with this crate, read when they are first needed.
static TAKE6: LazyLock<Result<Weights, WeightsError>> =
    LazyLock::new(|| Weights::read(include_bytes!("take6.net")));

/// Everything the net has learnt.
#[derive(Debug)]
pub(super) struct Weights {
    /// An encoding for each card number, 0 included.
    pub(super) number: Layer<ENCODED>,
    pub(super) card: Layer<ENCODED>,
    /// From the cards of the own hand, then from the unseen ones.
    pub(super) bits: Layer<TRUNK>,
    pub(super) table: Layer<TRUNK>,
    pub(super) pooled: Layer<TRUNK>,
    pub(super) blocks: [[Layer<TRUNK>; 2]; BLOCKS],
    pub(super) context: Layer<ENCODED>,
    pub(super) again: Layer<ENCODED>,
    pub(super) out: Layer<OUT>,
}

/// What comes out of a layer, given what goes in: one row of weights for each input.
#[derive(Debug)]
pub(super) struct Layer<const N: usize> {
    rows: Vec<[f32; N]>,
    pub(super) bias: [f32; N],
}

/// Why a file of weights is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// It does not start as it must.
    #[error("this is no file of weights")]
    Magic,
    /// It is of another version.
    #[error("these weights are of version {0}; this program reads version {VERSION}")]
    Version(u16),
    /// It is for a net of another shape.
    #[error("these weights are for a net of another shape")]
    Shape,
    /// It is too short or too long.
    #[error("these weights have the wrong length")]
    Length,
    /// A weight is not a finite number.
    #[error("a weight is no finite number")]
    Weight,
}

impl Weights {
    /// Those that come with this crate.
    pub(super) fn take6() -> Result<&'static Weights, WeightsError> {
        TAKE6.as_ref().map_err(|&bad| bad)
    }

    /// Reads a whole file.
    pub(super) fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut file = File(bytes.strip_prefix(MAGIC).ok_or(WeightsError::Magic)?);
        let version = file.number()?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        for size in SIZES {
            if usize::from(file.number()?) != size {
                return Err(WeightsError::Shape);
            }
        }
        let weights = Weights {
            number: file.layer(CARDS + 1, false)?,
            card: file.layer(CARD, true)?,
            bits: file.layer(2 * CARDS, false)?,
            table: file.layer(TABLE, true)?,
            pooled: file.layer(ENCODED, false)?,
            blocks: [
                [file.layer(TRUNK, true)?, file.layer(TRUNK, true)?],
                [file.layer(TRUNK, true)?, file.layer(TRUNK, true)?],
            ],
            context: file.layer(TRUNK, true)?,
            again: file.layer(ENCODED, false)?,
            out: file.layer(ENCODED, true)?,
        };
        if file.0.is_empty() { Ok(weights) } else { Err(WeightsError::Length) }
    }
}

impl<const N: usize> Layer<N> {
    /// Adds what the input at this place brings, times a factor. Inputs that do not exist bring nothing.
    #[inline]
    pub(super) fn add_row(&self, place: usize, factor: f32, sums: &mut [f32; N]) {
        if let Some(row) = self.rows.get(place) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += factor * weight;
            }
        }
    }

    /// Adds what all inputs bring. Many are zero behind a rectifier, and bring nothing.
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

/// What is still to be read of a file.
struct File<'a>(&'a [u8]);

impl File<'_> {
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

/// The number that these sixteen bits stand for, if it is a finite one.
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
    fn the_weights_that_come_along_are_read() {
        assert!(Weights::take6().is_ok());
        assert!(FILE.len() < 1_000_000, "a net this size is not small");
    }

    #[test]
    fn a_wrong_file_is_refused() {
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
    fn halves_are_what_they_stand_for() {
        let halves = [0x0000, 0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff, 0x7c00].map(from_half);
        let third = Some(1365.0 / 4096.0);
        let least = Some(2f32.powi(-24));
        assert_eq!(halves, [Some(0.0), Some(1.0), Some(-2.0), third, least, Some(65504.0), None]);
    }
}
