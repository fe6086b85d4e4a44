//! Estimates of how the other players play.

use rodeo_rules::game::RandomSource;
use rodeo_rules::seat::{MAX_SEATS, Seat};

use crate::numeric::{exp, ln};
use crate::rng::SeatRng;
use crate::roster::Level;
use crate::style_summary::StyleSummary;

/// A way to play that the bots can tell from others. The order is that of the learned models.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayStyle {
    /// Any legal choice.
    Random,
    /// The heuristic, but with choices that are missed.
    Careless,
    /// Plays by the heuristic, like the bot `simple`.
    Simple,
    /// Flat Monte Carlo.
    Flat,
    /// The network, and strong players in general.
    Net,
}

impl PlayStyle {
    /// All styles, in the order of their probabilities in an estimate.
    pub const ALL: [PlayStyle; 5] =
        [PlayStyle::Random, PlayStyle::Careless, PlayStyle::Simple, PlayStyle::Flat, PlayStyle::Net];
    /// Number of styles.
    pub const COUNT: usize = PlayStyle::ALL.len();

    /// The level of bots that play in this style.
    pub const fn level(self) -> Level {
        match self {
            PlayStyle::Random => Level::Random,
            PlayStyle::Careless => Level::Gentle,
            PlayStyle::Simple => Level::Simple,
            PlayStyle::Flat => Level::Flat,
            PlayStyle::Net => Level::Net,
        }
    }

    /// The style that comes closest to a level. Levels that search play most like the network, whose values they use.
    pub const fn of_level(level: Level) -> PlayStyle {
        match level {
            Level::Random => PlayStyle::Random,
            Level::Gentle => PlayStyle::Careless,
            Level::Simple => PlayStyle::Simple,
            Level::Flat => PlayStyle::Flat,
            Level::Keen | Level::Sharp | Level::Merciless | Level::Net | Level::FirstMerciless => {
                PlayStyle::Net
            }
        }
    }
}

/// Probabilities of all styles; they add up to 1.
pub type StyleProbabilities = [f32; PlayStyle::COUNT];

/// The probabilities of the styles of each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpponentEstimate {
    seats: [StyleProbabilities; MAX_SEATS],
}

/// Prior of a player about whom nothing is known.
const UNKNOWN: StyleProbabilities = [0.08, 0.2, 0.22, 0.25, 0.25];
/// Prior probability of the style of a declared level; the other styles share the rest.
const DECLARED: f32 = 0.96;
/// Probabilities are rounded down to multiples of 1/`RESOLUTION` when seats are sampled.
const RESOLUTION: u32 = 1 << 16;

impl OpponentEstimate {
    /// All seats play well.
    pub const STRONG: OpponentEstimate = OpponentEstimate { seats: [[0.0, 0.0, 0.0, 0.0, 1.0]; MAX_SEATS] };

    /// From the probabilities of each seat.
    pub fn new(seats: [StyleProbabilities; MAX_SEATS]) -> OpponentEstimate {
        OpponentEstimate { seats }
    }

    /// What is known before the first card: the declared levels of bots, and what earlier matches tell about other players.
    /// Seats beyond the slices are unknown.
    pub fn prior(declared: &[Option<Level>], earlier: &[Option<StyleSummary>]) -> OpponentEstimate {
        let mut seats = [UNKNOWN; MAX_SEATS];
        for (probabilities, summary) in seats.iter_mut().zip(earlier) {
            if let Some(summary) = summary {
                *probabilities = summary.evidence().posterior(&UNKNOWN);
            }
        }
        for (probabilities, level) in seats.iter_mut().zip(declared) {
            if let Some(level) = level {
                *probabilities = [(1.0 - DECLARED) / (PlayStyle::COUNT - 1) as f32; PlayStyle::COUNT];
                probabilities[PlayStyle::of_level(*level) as usize] = DECLARED;
            }
        }
        OpponentEstimate { seats }
    }

    /// Combines this prior with what the choices of the seats tell.
    #[must_use]
    pub fn update(&self, evidence: &[StyleEvidence; MAX_SEATS]) -> OpponentEstimate {
        let mut seats = self.seats;
        for (probabilities, evidence) in seats.iter_mut().zip(evidence) {
            *probabilities = evidence.posterior(probabilities);
        }
        OpponentEstimate { seats }
    }

    /// The probabilities of the styles of a seat, in the order of [`PlayStyle::ALL`].
    pub fn of(&self, seat: Seat) -> &StyleProbabilities {
        &self.seats[seat.index()]
    }

    /// The most likely style of a seat, and its probability.
    pub fn likeliest(&self, seat: Seat) -> (PlayStyle, f32) {
        let styles = PlayStyle::ALL.into_iter().zip(*self.of(seat));
        styles.fold((PlayStyle::Random, 0.0), |best, next| if next.1 > best.1 { next } else { best })
    }

    /// Samples a style for each seat, independently. Draws no random number for a seat that certainly plays well.
    pub fn sample(&self, players: u8, rng: &mut SeatRng) -> SeatStyles {
        let mut styles = SeatStyles::STRONG;
        for seat in Seat::all(players) {
            styles.set(seat, sample_style(self.of(seat), rng));
        }
        styles
    }
}

/// Evidence that remains after each choice.
pub(crate) const KEPT: f32 = 0.995;
/// Part of the probability that is spread evenly, so that an estimate is never certain.
const FLOOR: f32 = 0.02;

/// What the choices of a player tell about the style. Older choices count less and less, so that an estimate follows players
/// who change.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct StyleEvidence {
    /// Logarithms of the likelihoods of the choices by style, relative to the likeliest style.
    logarithms: StyleProbabilities,
    /// Number of choices.
    choices: u32,
}

impl StyleEvidence {
    /// From logarithms of likelihoods, relative to the likeliest style, and the number of choices.
    pub(crate) fn new(logarithms: StyleProbabilities, choices: u32) -> StyleEvidence {
        StyleEvidence { logarithms, choices }
    }

    /// Logarithms of the likelihoods by style, relative to the likeliest style.
    pub(crate) fn logarithms(&self) -> &StyleProbabilities {
        &self.logarithms
    }

    /// Number of choices that were counted.
    pub fn choices(&self) -> u32 {
        self.choices
    }

    /// Adds a choice: the logarithms of its likelihoods by style.
    pub fn add(&mut self, likelihoods: &StyleProbabilities) {
        for (logarithm, likelihood) in self.logarithms.iter_mut().zip(likelihoods) {
            *logarithm = KEPT * *logarithm + likelihood;
        }
        let most = self.logarithms.iter().copied().fold(f32::MIN, f32::max);
        self.logarithms.iter_mut().for_each(|logarithm| *logarithm -= most);
        self.choices += 1;
    }

    /// The probabilities of the styles after these choices.
    pub fn posterior(&self, prior: &StyleProbabilities) -> StyleProbabilities {
        let mut logarithms = [0.0; PlayStyle::COUNT];
        for (sum, (prior, evidence)) in logarithms.iter_mut().zip(prior.iter().zip(&self.logarithms)) {
            *sum = ln(*prior) + evidence;
        }
        let most = logarithms.iter().copied().fold(f32::MIN, f32::max);
        let weights = logarithms.map(|logarithm| exp(logarithm - most));
        let total: f32 = weights.iter().sum();
        weights.map(|weight| (1.0 - FLOOR) * weight / total + FLOOR / PlayStyle::COUNT as f32)
    }
}

/// Samples a style; [`PlayStyle::Net`] gets what rounding leaves over.
fn sample_style(probabilities: &StyleProbabilities, rng: &mut SeatRng) -> PlayStyle {
    let shares = probabilities.map(|probability| (probability * RESOLUTION as f32) as u32);
    let weaker = PlayStyle::ALL.into_iter().zip(shares).filter(|(style, _)| *style != PlayStyle::Net);
    if weaker.clone().all(|(_, share)| share == 0) {
        return PlayStyle::Net;
    }
    let mut roll = rng.below(RESOLUTION);
    for (style, share) in weaker {
        if roll < share {
            return style;
        }
        roll -= share;
    }
    PlayStyle::Net
}

/// The style of each seat in a sampled world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatStyles([PlayStyle; MAX_SEATS]);

impl SeatStyles {
    /// All seats play well.
    pub const STRONG: SeatStyles = SeatStyles([PlayStyle::Net; MAX_SEATS]);

    /// The style of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> PlayStyle {
        self.0[seat.index()]
    }

    /// Sets the style of a seat.
    pub fn set(&mut self, seat: Seat, style: PlayStyle) {
        self.0[seat.index()] = style;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: u8) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn sampled_styles_follow_the_probabilities() {
        let mut seats = [[0.0, 0.0, 0.0, 0.0, 1.0]; MAX_SEATS];
        seats[1] = [0.5, 0.2, 0.0, 0.2, 0.1];
        seats[2] = [1.0, 0.0, 0.0, 0.0, 0.0];
        let estimate = OpponentEstimate::new(seats);
        let mut rng = SeatRng::new(1);
        let mut counts = [[0u32; PlayStyle::COUNT]; 4];
        for _ in 0..10_000 {
            let styles = estimate.sample(4, &mut rng);
            Seat::all(4).for_each(|seat| counts[seat.index()][styles.of(seat) as usize] += 1);
        }
        assert_eq!(counts[0], [0, 0, 0, 0, 10_000]);
        for (count, expected) in counts[1].into_iter().zip([5000, 2000, 0, 2000, 1000]) {
            assert!(count.abs_diff(expected) < 300, "{counts:?}");
        }
        assert_eq!(counts[2], [10_000, 0, 0, 0, 0]);
    }

    #[test]
    fn certain_styles_use_no_random_numbers() {
        let mut rng = SeatRng::new(1);
        assert_eq!(OpponentEstimate::STRONG.sample(4, &mut rng), SeatStyles::STRONG);
        assert_eq!(rng, SeatRng::new(1));
    }

    #[test]
    fn declared_levels_are_the_prior() {
        let estimate = OpponentEstimate::prior(&[None, Some(Level::Gentle), Some(Level::Sharp)], &[]);
        assert_eq!(estimate.of(seat(0)), &UNKNOWN);
        assert_eq!(estimate.of(seat(5)), &UNKNOWN);
        assert_eq!(estimate.likeliest(seat(1)), (PlayStyle::Careless, DECLARED));
        assert_eq!(estimate.likeliest(seat(2)), (PlayStyle::Net, DECLARED));
        for index in 0..4 {
            assert!((estimate.of(seat(index)).iter().sum::<f32>() - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn styles_have_levels() {
        for (index, style) in PlayStyle::ALL.into_iter().enumerate() {
            assert_eq!((style as usize, PlayStyle::of_level(style.level())), (index, style));
        }
    }
}
