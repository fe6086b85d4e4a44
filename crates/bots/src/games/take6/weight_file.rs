//! Files of weights written by training (`training/take6`).
//!
//! A file starts with a magic number of eight bytes, a version and the sizes of the network (little-endian `u16`). Then
//! follow all weights as 16-bit floats, layer by layer, with one row per input.

use crate::WeightsError;

/// A linear layer with one row of weights per input.
#[derive(Debug)]
pub struct Layer<const N: usize> {
    rows: Vec<[f32; N]>,
    pub bias: [f32; N],
}

impl<const N: usize> Layer<N> {
    /// Adds the weights of one input times a factor. Ignores an index out of range.
    #[inline]
    pub fn add_row(&self, input: usize, factor: f32, sums: &mut [f32; N]) {
        if let Some(row) = self.rows.get(input) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += factor * weight;
            }
        }
    }

    /// Adds the products of all inputs. Skips inputs that are 0, which are frequent after a rectifier.
    #[inline]
    pub fn add(&self, inputs: &[f32], sums: &mut [f32; N]) {
        for (&input, row) in inputs.iter().zip(&self.rows) {
            if input != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
    }
}

/// The part of a file that has not been read.
pub struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    /// Checks the magic number, the version and the sizes at the start of a file.
    pub fn new<'a>(
        bytes: &'a [u8],
        magic: &[u8; 8],
        version: u16,
        sizes: &[usize],
    ) -> Result<Reader<'a>, WeightsError> {
        let mut reader = Reader(bytes.strip_prefix(magic).ok_or(WeightsError::Magic)?);
        let found = reader.number()?;
        if found != version {
            return Err(WeightsError::Version(found));
        }
        for &size in sizes {
            if usize::from(reader.number()?) != size {
                return Err(WeightsError::Shape);
            }
        }
        Ok(reader)
    }

    /// Checks that everything was read.
    pub fn finish(self) -> Result<(), WeightsError> {
        if self.0.is_empty() { Ok(()) } else { Err(WeightsError::Length) }
    }

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

    /// Reads a layer. Without a bias it is zero.
    pub fn layer<const N: usize>(&mut self, inputs: usize, has_bias: bool) -> Result<Layer<N>, WeightsError> {
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
    use super::from_half;

    #[test]
    fn half_floats_are_converted() {
        let halves = [0x0000, 0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff, 0x7c00].map(from_half);
        let third = Some(1365.0 / 4096.0);
        let least = Some(2f32.powi(-24));
        assert_eq!(halves, [Some(0.0), Some(1.0), Some(-2.0), third, least, Some(65504.0), None]);
    }
}
