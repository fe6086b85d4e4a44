//! Functions whose results are the same on every platform. The last bits of those of the standard library differ.

/// The rectified linear unit.
#[inline]
pub fn relu<const N: usize>(values: [f32; N]) -> [f32; N] {
    values.map(|value| if value > 0.0 { value } else { 0.0 })
}

/// The exponential function for exponents that are not positive, to about six digits.
pub fn exp(exponent: f32) -> f32 {
    let halvings = (exponent.max(-80.0) * std::f32::consts::LOG2_E).round();
    let rest = exponent.max(-80.0) - halvings * std::f32::consts::LN_2;
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0]
        .into_iter()
        .fold(0.0, |sum, factor| sum * rest + factor);
    series * f32::from_bits(((127 + halvings as i32) as u32) << 23)
}

/// The natural logarithm of a positive number, to about six digits.
pub fn ln(value: f32) -> f32 {
    let bits = value.max(f32::MIN_POSITIVE).to_bits();
    // The mantissa is moved to the range from √½ to √2, where the series converges quickly.
    let exponent = (bits as i32 - SQRT_HALF_BITS) >> 23;
    let mantissa = f32::from_bits((bits as i32 - (exponent << 23)) as u32);
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let square = ratio * ratio;
    let series = [1.0 / 9.0, 1.0 / 7.0, 1.0 / 5.0, 1.0 / 3.0, 1.0]
        .into_iter()
        .fold(0.0, |sum, factor| sum * square + factor);
    2.0 * ratio * series + exponent as f32 * std::f32::consts::LN_2
}

/// The bits of √½.
const SQRT_HALF_BITS: i32 = 0x3f35_04f3;

#[cfg(test)]
mod tests {
    use super::{exp, ln};

    #[test]
    fn exp_is_accurate() {
        for hundredths in 0..5000 {
            let exponent = -(hundredths as f32) / 100.0;
            assert!((exp(exponent) / exponent.exp() - 1.0).abs() < 2e-5, "{exponent}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(f32::MIN) < 1e-30);
    }

    #[test]
    fn ln_is_accurate() {
        for at in -800..800 {
            let value = 1.05f32.powi(at);
            assert!((ln(value) - value.ln()).abs() < 2e-6 * (1.0 + value.ln().abs()), "{value}");
        }
        assert_eq!(ln(1.0), 0.0);
        assert!(ln(0.0) < -80.0);
    }
}
