//! Means, shares and slopes with 95 % intervals. Numbers of one match are one cluster: they are not independent.

/// Mean and half the width of its interval, of one number per match.
pub fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// Share of `hits` among `all` in percent, with its Wilson interval.
pub fn share(hits: usize, all: usize) -> String {
    let (n, p) = (all.max(1) as f64, hits as f64 / all.max(1) as f64);
    let z = 1.96f64;
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let margin = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    format!(
        "{:.1} % ({hits} of {all}; {:.1}–{:.1} %)",
        100.0 * p,
        100.0 * (centre - margin).max(0.0),
        100.0 * (centre + margin).min(1.0)
    )
}

/// Width of an interval that holds for ten bins at once in 95 % of the samples, as a multiple of the interval of one bin: 99.5 %
/// instead of 95 %. Of ten bins without any error, one is outside its own interval in four samples of ten.
pub const SIMULTANEOUS: f64 = 2.807 / 1.96;

/// A prediction with what happened.
pub type Pair = (f64, f64);

/// Slope of what happened against the predictions, with half the width of its interval.
pub fn slope(matches: &[Vec<Pair>]) -> (f64, f64) {
    let all = || matches.iter().flatten();
    let count = all().count() as f64;
    let (mean_x, mean_y) =
        (all().map(|pair| pair.0).sum::<f64>() / count, all().map(|pair| pair.1).sum::<f64>() / count);
    let squares: f64 = all().map(|pair| (pair.0 - mean_x).powi(2)).sum();
    let slope = all().map(|pair| (pair.0 - mean_x) * (pair.1 - mean_y)).sum::<f64>() / squares;
    let residual = |pair: &Pair| (pair.0 - mean_x) * (pair.1 - mean_y - slope * (pair.0 - mean_x));
    let meat: f64 = matches.iter().map(|pairs| pairs.iter().map(residual).sum::<f64>().powi(2)).sum();
    (slope, 1.96 * meat.sqrt() / squares)
}

/// Ten bins of equal size by prediction: mean prediction, mean of what happened minus prediction, and half the width of
/// its interval.
pub fn bins(matches: &[Vec<Pair>]) -> Vec<(f64, f64, f64)> {
    let mut sorted: Vec<f64> = matches.iter().flatten().map(|pair| pair.0).collect();
    sorted.sort_by(f64::total_cmp);
    let edge = |bin: usize| sorted[(bin * sorted.len() / 10).min(sorted.len() - 1)];
    let bin = |at: usize| {
        let (low, high) = (edge(at), if at == 9 { f64::INFINITY } else { edge(at + 1) });
        let inside = |pair: &&Pair| pair.0 >= low && pair.0 < high;
        let count = matches.iter().flatten().filter(inside).count() as f64;
        let prediction = matches.iter().flatten().filter(inside).map(|pair| pair.0).sum::<f64>() / count;
        let error = matches.iter().flatten().filter(inside).map(|pair| pair.1 - pair.0).sum::<f64>() / count;
        let cluster =
            |pairs: &Vec<Pair>| pairs.iter().filter(inside).map(|pair| pair.1 - pair.0 - error).sum::<f64>();
        let variance: f64 = matches.iter().map(|pairs| cluster(pairs).powi(2)).sum();
        (prediction, error, 1.96 * variance.sqrt() / count)
    };
    (0..10).filter(|&at| at == 9 || edge(at) < edge(at + 1)).map(bin).collect()
}
