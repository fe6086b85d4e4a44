//! Hints: the alternatives of a decision, from the view of the seat that has to make it.

use rodeo_bots::{Budget, DecisionContext, SeatRng};
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::choice::{Choice as _, read_words, write_words};
use rodeo_rules::game::{Awaiting, Game, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::standings::Scores;
use rodeo_rules::with_any;

use crate::comparison::{Candidate, Comparison, Effort, RoundContext, cost};
use crate::games::ReviewModel;
use crate::label::{label, label_beyond, noise_among};
use crate::match_model::MatchModel;
use crate::reasons::reasons;
use crate::reviewer::alternatives;
use crate::types::Hint;
use crate::unit;

/// A decision for which a hint is wanted.
#[derive(Clone, PartialEq, Debug)]
pub struct HintPosition {
    /// The game as its player sees it.
    pub view: View<AnyGame>,
    /// Scores by side at the start of the round. Only games with several rounds need them.
    pub base: Scores,
    /// The choice that was made, as words of the record; `None` if there is none yet.
    pub chosen: Option<String>,
}

/// Why there is no hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HintError {
    /// The rules cannot be played.
    #[error("invalid rules")]
    Rules,
    /// The position is one of another match.
    #[error("the rules of the position are not those of the hints")]
    OtherRules,
    /// A spectator, or a seat that has nothing to choose.
    #[error("the viewer has nothing to choose")]
    NotAsked,
    /// The choice that was made is not legal.
    #[error("the choice is not legal")]
    Choice,
    /// Scores by side that do not fit the number of players.
    #[error("{0} scores at the start of the round")]
    Scores(usize),
}

/// Hints for matches with the same rules. What they have in common is sampled once.
pub struct Hints {
    source: Box<dyn HintSource>,
    rules: AnyRules,
}

impl Hints {
    /// Prepares hints. Takes as long as a hint.
    pub fn new(rules: &AnyRules) -> Result<Hints, HintError> {
        let source: Box<dyn HintSource> =
            with_any!(AnyRules, rules, G, typed => Box::new(GameHints::<G>::new(typed)?));
        Ok(Hints { source, rules: *rules })
    }

    /// Evaluates the alternatives of a decision. The same view and seed give the same hint. `worlds` is the number of worlds in
    /// which every alternative is evaluated, `None` for the default of the game; close decisions get more.
    pub fn hint(&self, position: &HintPosition, worlds: Option<u32>, seed: u64) -> Result<Hint, HintError> {
        if position.view.rules() != self.rules {
            return Err(HintError::OtherRules);
        }
        self.source.hint(position, worlds, seed)
    }
}

/// Worlds of a hint, as a multiple of those of a review. A review takes more worlds until the label of one choice is clear; a hint
/// shows the costs of all of them.
const WORLD_FACTOR: u32 = 4;

/// Streams of random numbers.
const MODEL_STREAM: u64 = 6;
const HINT_STREAM: u64 = 7;

trait HintSource {
    fn hint(&self, position: &HintPosition, worlds: Option<u32>, seed: u64) -> Result<Hint, HintError>;
}

struct GameHints<G: ReviewModel> {
    model: MatchModel<G>,
    /// Scores at the start of the match.
    start: Scores,
}

impl<G: ReviewModel> GameHints<G> {
    fn new(rules: &G::Rules) -> Result<GameHints<G>, HintError> {
        let start = G::new(rules).map_err(|_| HintError::Rules)?.standings().scores;
        let mut rng = SeatRng::from_parts(&[MODEL_STREAM]);
        let model = MatchModel::new(rules, G::SETTINGS.model_rounds, &mut rng).ok_or(HintError::Rules)?;
        Ok(GameHints { model, start })
    }

    /// Number of finished rounds, and the scores at the start of this one.
    fn round<'a>(&'a self, view: &View<G>, base: &'a Scores) -> Result<(u16, &'a Scores), HintError> {
        // A game with a single deal is one round, from the start.
        if G::KIND.descriptor().single_round.is_none() {
            return Ok((0, &self.start));
        }
        match base.len() == self.start.len() {
            true => Ok((view.standings().rounds, base)),
            false => Err(HintError::Scores(base.len())),
        }
    }
}

impl<G: ReviewModel> HintSource for GameHints<G> {
    fn hint(&self, position: &HintPosition, worlds: Option<u32>, seed: u64) -> Result<Hint, HintError> {
        let view = G::from_view(&position.view).ok_or(HintError::OtherRules)?;
        let seat = asked_seat(&view)?;
        let chosen = position.chosen.as_deref().map(|words| legal_choice(&view, seat, words)).transpose()?;
        let (round, base) = self.round(&view, &position.base)?;
        let context = RoundContext { model: &self.model, base, round };
        let (base_worlds, max_factor) = match worlds {
            Some(worlds) => (worlds, G::SETTINGS.max_factor),
            None => (WORLD_FACTOR * G::SETTINGS.base_worlds, (G::SETTINGS.max_factor / WORLD_FACTOR).max(1)),
        };
        let effort = Effort { base_worlds, max_factor, only_chosen: false };
        let mut rng = SeatRng::from_parts(&[seed, HINT_STREAM, view.question().into(), seat.get().into()]);
        let nothing = Hint {
            unit: unit::<G>(),
            alternatives: Vec::new(),
            compared: None,
            label: None,
            reasons: Vec::new(),
        };
        // Hints have no history, so all worlds are equally likely.
        let knowledge = DecisionContext::new(&view, Budget::Playouts(effort.base_worlds));
        let Some(mut comparison) = Comparison::new(&knowledge, seat, chosen, &context, effort, &mut rng)
        else {
            return Ok(nothing);
        };
        let best = comparison.best();
        let ranking = comparison.ranking();
        let noise = noise_among(ranking.len());
        let label_of = |one: &Candidate<G>| label_beyond(&cost(best, one), &G::SETTINGS.thresholds, noise);
        let compared = ranking.into_iter().position(|one| match chosen {
            Some(chosen) => one.choice == chosen,
            None => label_of(one).is_some(),
        });
        let Some(place) = compared else {
            return Ok(Hint { alternatives: alternatives(&comparison), ..nothing });
        };
        comparison.choose(place);
        let label = label(&cost(comparison.best(), comparison.chosen()), &G::SETTINGS.thresholds);
        Ok(Hint {
            alternatives: alternatives(&comparison),
            compared: Some(write_words(&comparison.chosen().choice.words())),
            label,
            reasons: label.map_or(Vec::new(), |_| reasons(&view, seat, &comparison)),
            ..nothing
        })
    }
}

/// The seat of the viewer, if it has a choice to make.
fn asked_seat<G: ReviewModel>(view: &View<G>) -> Result<Seat, HintError> {
    match (view.viewer(), view.awaiting()) {
        (Viewer::Seat(seat), Awaiting::Moves(asked)) if asked.contains(seat) => Ok(seat),
        _ => Err(HintError::NotAsked),
    }
}

/// Reads a choice and checks that it is offered, word by word.
fn legal_choice<G: ReviewModel>(view: &View<G>, seat: Seat, words: &str) -> Result<G::Choice, HintError> {
    let words = read_words(words).map_err(|_| HintError::Choice)?;
    let offered = |at: usize| view.next_words(seat, &words[..at]);
    let legal =
        (0..words.len()).all(|at| offered(at).next.contains(&words[at])) && offered(words.len()).complete;
    view.parse_choice(&words).filter(|_| legal).ok_or(HintError::Choice)
}
