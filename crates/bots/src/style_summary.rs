//! What earlier matches of a player tell about the style.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::opponents::{KEPT, PlayStyle, StyleEvidence};

/// Least logarithm of a likelihood in hundredths, relative to the likeliest style: about 1 to 150.
const LEAST: i16 = -500;
/// Unit of the stored logarithms.
const HUNDREDTH: f32 = 0.01;

/// Evidence about the style of a player from earlier matches, to be kept with the player: a few small integers, however many
/// matches there were.
///
/// The choices of a match are added as if all matches were one, so that older choices count less and less. The evidence is
/// bounded: a player who has changed, or somebody else under the same name, is found out within a match.
///
/// `Debug` prints no values: they are about a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct StyleSummary {
    /// Logarithms of the likelihoods by style in hundredths, relative to the likeliest style.
    styles: [i16; PlayStyle::COUNT],
    /// Number of choices.
    choices: u32,
}

impl StyleSummary {
    /// Number of choices that were counted.
    pub fn choices(&self) -> u32 {
        self.choices
    }

    /// Adds the choices of a match that is over. Nothing changes without choices.
    pub fn add(&mut self, evidence: &StyleEvidence) {
        if evidence.choices() == 0 {
            return;
        }
        let kept = (0..evidence.choices()).fold(1.0, |kept: f32, _| kept * KEPT);
        let mut sums = *self.evidence().logarithms();
        for (sum, new) in sums.iter_mut().zip(evidence.logarithms()) {
            *sum = kept * *sum + new;
        }
        let most = sums.into_iter().fold(f32::MIN, f32::max);
        // Out of range or not a number becomes the limit or zero.
        self.styles = sums.map(|sum| (((sum - most) / HUNDREDTH).round() as i16).clamp(LEAST, 0));
        self.choices = self.choices.saturating_add(evidence.choices());
    }

    /// The summary as evidence. Values out of range, from a damaged database, are moved into it.
    pub(crate) fn evidence(&self) -> StyleEvidence {
        let logarithms = self.styles.map(|style| f32::from(style.clamp(LEAST, 0)) * HUNDREDTH);
        StyleEvidence::new(logarithms, self.choices)
    }
}

impl fmt::Debug for StyleSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StyleSummary(…)")
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::seat::Seat;

    use super::*;
    use crate::{Level, OpponentEstimate};

    /// Choices that favour one style by this logarithm each.
    fn choices(style: PlayStyle, count: u32, by: f32) -> StyleEvidence {
        let mut evidence = StyleEvidence::default();
        for _ in 0..count {
            let mut likelihoods = [-3.0; PlayStyle::COUNT];
            likelihoods[style as usize] += by;
            evidence.add(&likelihoods);
        }
        evidence
    }

    fn after(matches: &[StyleEvidence]) -> StyleSummary {
        let mut summary = StyleSummary::default();
        matches.iter().for_each(|evidence| summary.add(evidence));
        summary
    }

    fn prior(summary: StyleSummary) -> (PlayStyle, f32) {
        OpponentEstimate::prior(&[], &[None, Some(summary)]).likeliest(Seat::new(1).unwrap())
    }

    #[test]
    fn earlier_matches_are_the_prior() {
        let random = after(&[choices(PlayStyle::Random, 10, 0.4), choices(PlayStyle::Random, 10, 0.4)]);
        let (style, probability) = prior(random);
        assert_eq!(style, PlayStyle::Random);
        assert!(probability > 0.8, "{probability}");
        let estimate = OpponentEstimate::prior(&[], &[None, Some(random)]);
        let neutral = OpponentEstimate::prior(&[], &[]);
        let [first, second, third] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
        assert_eq!((estimate.of(first), estimate.of(third)), (neutral.of(first), neutral.of(third)));
        assert_ne!(estimate.of(second), neutral.of(second));
    }

    #[test]
    fn declared_level_comes_before_earlier_matches() {
        let random = after(&[choices(PlayStyle::Random, 100, 1.0)]);
        let declared = [Some(Level::Sharp)];
        assert_eq!(
            OpponentEstimate::prior(&declared, &[Some(random)]),
            OpponentEstimate::prior(&declared, &[])
        );
    }

    #[test]
    fn summary_is_bounded_and_follows_players_who_change() {
        let mut summary = StyleSummary::default();
        for _ in 0..10_000 {
            summary.add(&choices(PlayStyle::Random, 200, 2.0));
        }
        assert!(summary.styles.iter().all(|style| (LEAST..=0).contains(style)), "{:?}", summary.styles);
        let (style, certain) = prior(summary);
        assert!(style == PlayStyle::Random && certain < 0.95, "{certain}");
        assert_eq!(summary.choices(), 2_000_000);
        summary.choices = u32::MAX - 1;
        summary.add(&choices(PlayStyle::Net, 40, 0.3));
        assert_eq!((prior(summary).0, summary.choices()), (PlayStyle::Net, u32::MAX));
    }

    #[test]
    fn older_choices_count_less() {
        let (random, net) = (choices(PlayStyle::Random, 8, 0.3), choices(PlayStyle::Net, 8, 0.3));
        let order = after(&[random, net]);
        assert!(order.styles[PlayStyle::Net as usize] > order.styles[PlayStyle::Random as usize]);
        let neutral = choices(PlayStyle::Random, 200, 0.0);
        let faded = after(&[random, neutral]);
        assert!(faded.styles[PlayStyle::Net as usize] > -100, "{:?}", faded.styles);
        assert_eq!(after(&[random, StyleEvidence::default()]), after(&[random]));
    }

    #[test]
    fn damaged_values_are_bounded() {
        let text = r#"{"styles":[32767,-32768,0,0,0],"choices":1}"#;
        let damaged: StyleSummary = serde_json::from_str(text).unwrap();
        let estimate = OpponentEstimate::prior(&[], &[Some(damaged)]);
        let probabilities = estimate.of(Seat::new(0).unwrap());
        assert!(
            probabilities.iter().all(|probability| (0.0..0.6).contains(probability)),
            "{probabilities:?}"
        );
    }

    #[test]
    fn debug_output_has_no_values() {
        let summary = after(&[choices(PlayStyle::Random, 10, 0.4)]);
        assert_eq!(format!("{summary:?}"), "StyleSummary(…)");
        let text = serde_json::to_string(&summary).unwrap();
        assert!(text.len() < 80, "{text}");
        assert_eq!(serde_json::from_str::<StyleSummary>(&text).unwrap(), summary);
    }
}
