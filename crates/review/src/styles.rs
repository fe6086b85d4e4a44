//! How each seat plays: like which bot, judged by its choices in the whole match.

use rodeo_bots::{OpponentEstimate, StyleEvidence};
use rodeo_rules::seat::Seat;
use rodeo_texts::{Message, Player, message};

use crate::types::PlayStyles;

/// Fewest choices of a seat whose style is named.
const MIN_CHOICES: u32 = 30;
/// Smallest probability of a style that is named.
const MIN_PROBABILITY: f64 = 0.95;

/// The styles of a seat, with the prior of an unknown player, whatever is declared. `None` without evidence.
pub fn play_styles(seat: Seat, evidence: &StyleEvidence) -> Option<PlayStyles> {
    if evidence.choices() == 0 {
        return None;
    }
    let unknown = OpponentEstimate::prior(&[], &[]);
    let [random, gentle, simple, flat, net] = evidence.posterior(unknown.of(seat)).map(f64::from);
    let choices = evidence.choices();
    let mut styles = PlayStyles { choices, random, gentle, simple, flat, net, message: None };
    styles.message = sentence(seat, &styles);
    Some(styles)
}

/// The sentence about a style that is clearly the most probable. Players do not know `flat` and `net` by name: both are strong.
fn sentence(seat: Seat, styles: &PlayStyles) -> Option<Message> {
    if styles.choices < MIN_CHOICES {
        return None;
    }
    let who = Player::Seat(seat.get());
    let probabilities = [styles.random, styles.gentle, styles.simple, styles.flat + styles.net];
    match probabilities.iter().position(|&probability| probability >= MIN_PROBABILITY)? {
        0 => Some(message!(Review::StyleRandom { who: who })),
        1 => Some(message!(Review::StyleGentle { who: who })),
        2 => Some(message!(Review::StyleSimple { who: who })),
        _ => Some(message!(Review::StyleStrong { who: who })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn styles(choices: u32, [random, gentle, simple, flat, net]: [f64; 5]) -> PlayStyles {
        PlayStyles { choices, random, gentle, simple, flat, net, message: None }
    }

    #[test]
    fn style_is_named_only_if_it_is_clear() {
        let named = |styles: PlayStyles| sentence(Seat::new(2).unwrap(), &styles).map(|message| message.id);
        let [all, none] = [0.96, 0.01];
        assert_eq!(named(styles(30, [all, none, none, none, none])).as_deref(), Some("review-style-random"));
        assert_eq!(named(styles(30, [none, all, none, none, none])).as_deref(), Some("review-style-gentle"));
        assert_eq!(named(styles(30, [none, none, all, none, none])).as_deref(), Some("review-style-simple"));
        assert_eq!(named(styles(30, [none, none, 0.02, 0.5, 0.46])).as_deref(), Some("review-style-strong"));
        assert_eq!(named(styles(30, [none, 0.5, 0.47, none, none])), None);
        assert_eq!(named(styles(29, [all, none, none, none, none])), None, "too few choices");
    }

    #[test]
    fn seat_without_choices_has_no_style() {
        assert_eq!(play_styles(Seat::new(0).unwrap(), &StyleEvidence::default()), None);
    }
}
