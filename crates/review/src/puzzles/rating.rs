//! The rating of a puzzle: bots of the ladder try to solve it.

use rodeo_bots::strength::Ladder;
use rodeo_bots::{DecisionContext, Level, SeatRng};
use rodeo_rules::game::View;
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::games::ReviewModel;

/// The bots that try to solve a puzzle.
const LEVELS: [Level; 5] = [Level::Random, Level::Gentle, Level::Simple, Level::Keen, Level::Sharp];
/// Attempts of each bot.
const ATTEMPTS: usize = 8;

/// Rates a puzzle by the bots that solve it. `None` if it is no puzzle: `simple` solves it.
pub fn rate<G: ReviewModel>(view: &View<G>, best: G::Choice, rng: &mut SeatRng) -> Option<WengLinRating> {
    let mut rating = WengLinRating::new();
    let config = WengLinConfig::new();
    // In turns, because later results have more influence.
    for _ in 0..ATTEMPTS {
        for level in LEVELS {
            let context = DecisionContext::new(view, level.budget(G::KIND));
            let solved = G::bot(level)?.decide(&context, &mut rng.fork())?.choice == best;
            if solved && level == Level::Simple {
                return None;
            }
            let outcome = if solved { Outcomes::LOSS } else { Outcomes::WIN };
            (rating, _) = weng_lin(&rating, &bot_rating::<G>(level), &outcome, &config);
        }
    }
    Some(rating)
}

/// The measured rating of a bot; that of a new player if it was not measured.
fn bot_rating<G: ReviewModel>(level: Level) -> WengLinRating {
    let measured = Ladder::measured().mixed(level, G::KIND);
    let default = WengLinRating::new();
    WengLinRating {
        rating: measured.and_then(|kind| kind.rating).unwrap_or(default.rating),
        uncertainty: measured.and_then(|kind| kind.uncertainty).unwrap_or(default.uncertainty),
    }
}
