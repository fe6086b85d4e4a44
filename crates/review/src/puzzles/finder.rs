//! The search for puzzles, and their check.

use rodeo_bots::{Alternatives, Bot as _, Budget, DecisionContext, SeatRng, Simple};
use rodeo_rules::choice::{Choice as _, Words, write_words};
use rodeo_rules::game::{Awaiting, Game, View};
use rodeo_rules::record::{Record, RecordError, Replay};
use rodeo_rules::seat::{Seat, Viewer};

use super::file::{Puzzle, PuzzleAlternative, PuzzleMatch};
use super::play::BotMatch;
use super::rating::rate;
use crate::comparison::{Candidate, Comparison, RoundContext, world_cost};
use crate::games::ReviewModel;
use crate::label::label;
use crate::match_model::MatchModel;
use crate::reasons::reasons_against;
use crate::stats::value;
use crate::world_source::WorldSource;

/// The best choice must be better than every other one by more than this many standard errors.
const CLEAR: f64 = 4.0;
/// Positions with more choices are no puzzles.
const MAX_CHOICES: usize = 24;
/// The most puzzles of a match.
const MAX_PUZZLES: usize = 3;
/// Worlds of the search, as multiples of the base of the game in eighths, with the share of the required costs that a
/// position must reach to be examined further.
const STAGES: [(u32, f64); 3] = [(1, 0.6), (4, 0.8), (16, 1.0)];
/// Worlds of the check, as a multiple of the base of the game.
const CHECK: u32 = 8;

/// Streams of random numbers.
const MODEL_STREAM: u64 = 1;
const MATCH_STREAM: u64 = 2;
const SEARCH_STREAM: u64 = 3;
const CHECK_STREAM: u64 = 4;
const RATING_STREAM: u64 = 5;

/// Why a puzzle is not correct.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The record of the match breaks its format or the rules.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record is one of another game or has other rules.
    #[error("the record has other rules")]
    Rules,
    /// The seat has nothing to choose at that step.
    #[error("step {0}: the seat has nothing to choose")]
    NoChoice(usize),
    /// The alternatives are not the legal choices.
    #[error("step {0}: the alternatives are not the legal choices")]
    Alternatives(usize),
    /// The best choice is not clearly the best, or `simple` finds it.
    #[error("step {0}: the best choice is not confirmed")]
    NotConfirmed(usize),
}

/// Finds and checks puzzles of matches with the same rules.
pub struct Finder<G: ReviewModel> {
    rules: G::Rules,
    seed: u64,
    model: MatchModel<G>,
}

impl<G: ReviewModel> Finder<G> {
    /// A finder for the matches of a seed. `None` if the rules cannot be played.
    pub fn new(rules: &G::Rules, seed: u64) -> Option<Finder<G>> {
        let mut rng = SeatRng::from_parts(&[seed, MODEL_STREAM]);
        // What follows a round is not sampled if nothing follows it.
        let rounds = if G::rounds_in_match(rules) == Some(1) { 1 } else { G::SETTINGS.model_rounds };
        let model = MatchModel::new(rules, rounds, &mut rng)?;
        Some(Finder { rules: *rules, seed, model })
    }

    /// Plays a match of the seed and returns its puzzles. `None` if it has none. The result depends on the rules, the seed
    /// and the number only.
    pub fn find(&self, number: u64) -> Option<PuzzleMatch> {
        let mut bots = BotMatch::<G>::new(&self.rules, self.rng(&[MATCH_STREAM, number]))?;
        let mut round = Round::new(bots.recorder().game());
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut record = None;
        while puzzles.len() < MAX_PUZZLES {
            let game = bots.recorder().game();
            round.update(game);
            if let Awaiting::Moves(seats) = game.awaiting() {
                let step = bots.recorder().record().steps.len();
                let mut found =
                    seats.iter().filter_map(|seat| self.examine(game, &round, (number, step), seat));
                // For variety: in some games the same word is often the best.
                let is_new = |puzzle: &Puzzle| puzzles.iter().all(|old| old.best() != puzzle.best());
                if let Some(puzzle) = found.next().filter(is_new) {
                    puzzles.push(puzzle);
                    record = Some(bots.recorder().record().to_text());
                }
            }
            if bots.step().is_none() {
                break;
            }
        }
        Some(PuzzleMatch { number, record: record?, puzzles })
    }

    /// The puzzle of a seat in a position, if there is one.
    fn examine(
        &self,
        game: &G,
        round: &Round<G>,
        (number, step): (u64, usize),
        seat: Seat,
    ) -> Option<Puzzle> {
        let view = game.view(Viewer::Seat(seat));
        let parts = |stream| self.rng(&[stream, number, step as u64, u64::from(seat.get())]);
        self.search(&view, seat, round, &mut parts(SEARCH_STREAM))?;
        let worlds = G::SETTINGS.base_worlds * CHECK;
        let comparison = self.compare(&view, seat, round, worlds, &mut parts(CHECK_STREAM))?;
        if !is_puzzle(&comparison, 1.0, CLEAR) {
            return None;
        }
        let best = comparison.best();
        let rating = rate(&view, best.choice, &mut parts(RATING_STREAM))?;
        let alternative = |candidate: &&Candidate<G>| {
            let value = value(&candidate.samples);
            let cost = world_cost(best, candidate);
            let is_best = candidate.choice == best.choice;
            PuzzleAlternative {
                choice: write_words(&candidate.choice.words()),
                score: rounded(value.score),
                win: rounded(value.win),
                cost: rounded(cost.mean),
                error: rounded(cost.error),
                label: label(&cost, &G::PUZZLE_THRESHOLDS),
                reasons: if is_best { Vec::new() } else { reasons_against(&view, seat, best, candidate) },
            }
        };
        Some(Puzzle {
            step,
            seat,
            simple: write_words(&comparison.chosen().choice.words()),
            alternatives: comparison.ranking().iter().map(alternative).collect(),
            worlds,
            rating: rounded(rating.rating),
            uncertainty: rounded(rating.uncertainty),
        })
    }

    /// Looks for a puzzle with more and more worlds. `None` as soon as there seems to be none.
    fn search(&self, view: &View<G>, seat: Seat, round: &Round<G>, rng: &mut SeatRng) -> Option<()> {
        let mut comparison = start(view, seat, rng)?;
        let knowledge = DecisionContext::new(view, Budget::Playouts(G::SETTINGS.base_worlds));
        let mut worlds = WorldSource::new(&knowledge, seat, rng);
        let context = self.context(round);
        let mut done = 0;
        for (eighths, share) in STAGES {
            let wanted = G::SETTINGS.base_worlds * eighths / 8;
            comparison.extend(&mut worlds, seat, &context, (wanted - done, false), rng)?;
            done = wanted;
            if !is_puzzle(&comparison, share, 0.0) {
                return None;
            }
            comparison.drop_worse();
        }
        is_puzzle(&comparison, 1.0, CLEAR).then_some(())
    }

    /// Compares all legal choices with that of `simple`.
    fn compare(
        &self,
        view: &View<G>,
        seat: Seat,
        round: &Round<G>,
        worlds: u32,
        rng: &mut SeatRng,
    ) -> Option<Comparison<G>> {
        let mut comparison = start(view, seat, rng)?;
        let context = self.context(round);
        let knowledge = DecisionContext::new(view, Budget::Playouts(worlds));
        let mut source = WorldSource::new(&knowledge, seat, rng);
        comparison.extend(&mut source, seat, &context, (worlds, false), rng)?;
        Some(comparison)
    }

    /// Checks the puzzles of a match: the record follows the rules, the alternatives are the legal choices, and in `worlds`
    /// new worlds the best one is the same and better than every other by more than `errors` standard errors. With 0
    /// worlds, the best choice is not computed again.
    pub fn check(&self, found: &PuzzleMatch, worlds: u32, errors: f64) -> Result<(), PuzzleError> {
        let record = Record::read(found.record.as_bytes())?;
        let mut replay = Replay::new(&record)?;
        let typed = |replay: &Replay<'_>| G::from_any(replay.game()).cloned().ok_or(PuzzleError::Rules);
        let mut game = typed(&replay)?;
        if game.rules() != self.rules {
            return Err(PuzzleError::Rules);
        }
        let mut round = Round::new(&game);
        for puzzle in &found.puzzles {
            while replay.done() < puzzle.step {
                let before = replay.done();
                replay.forward_to(before + 1)?;
                game = typed(&replay)?;
                round.update(&game);
                if replay.done() == before {
                    return Err(PuzzleError::NoChoice(puzzle.step));
                }
            }
            self.check_position(&game, &round, puzzle, (found.number, worlds, errors))?;
        }
        Ok(())
    }

    fn check_position(
        &self,
        game: &G,
        round: &Round<G>,
        puzzle: &Puzzle,
        (number, worlds, errors): (u64, u32, f64),
    ) -> Result<(), PuzzleError> {
        let &Puzzle { step, seat, .. } = puzzle;
        if !matches!(game.awaiting(), Awaiting::Moves(seats) if seats.contains(seat)) {
            return Err(PuzzleError::NoChoice(step));
        }
        let view = game.view(Viewer::Seat(seat));
        let legal = legal_choices(&*view, seat).ok_or(PuzzleError::Alternatives(step))?;
        let mut legal: Vec<String> = legal.iter().map(|choice| write_words(&choice.words())).collect();
        let mut listed: Vec<&str> = puzzle.alternatives.iter().map(|one| one.choice.as_str()).collect();
        legal.sort();
        listed.sort_unstable();
        if legal != listed {
            return Err(PuzzleError::Alternatives(step));
        }
        if worlds == 0 {
            return Ok(());
        }
        let mut rng = self.rng(&[CHECK_STREAM, number, step as u64, u64::from(seat.get())]);
        let comparison = self.compare(&view, seat, round, worlds, &mut rng);
        let comparison = comparison.ok_or(PuzzleError::NoChoice(step))?;
        let best = write_words(&comparison.best().choice.words());
        let confirmed = is_puzzle(&comparison, 0.0, errors) && puzzle.best() == Some(&best);
        if confirmed { Ok(()) } else { Err(PuzzleError::NotConfirmed(step)) }
    }

    fn context<'a>(&'a self, round: &'a Round<G>) -> RoundContext<'a, G> {
        RoundContext { model: &self.model, base: &round.base, round: round.number }
    }

    fn rng(&self, parts: &[u64]) -> SeatRng {
        SeatRng::from_parts(&[&[self.seed], parts].concat())
    }
}

/// The round in progress.
struct Round<G> {
    start: G,
    base: rodeo_rules::standings::Scores,
    number: u16,
}

impl<G: ReviewModel> Round<G> {
    fn new(game: &G) -> Round<G> {
        Round { start: game.clone(), base: game.standings().scores, number: 0 }
    }

    /// Starts the next round if the last step ended one.
    fn update(&mut self, game: &G) {
        if game.is_round_over(&self.start) {
            *self = Round { number: self.number + 1, ..Round::new(game) };
        }
    }
}

/// The legal choices before they are evaluated, compared with that of `simple`.
fn start<G: ReviewModel>(view: &View<G>, seat: Seat, rng: &mut SeatRng) -> Option<Comparison<G>> {
    let choices = legal_choices::<G>(view, seat)?;
    let simple = Simple.decide(&DecisionContext::new(view, Budget::Playouts(1)), rng)?.choice;
    Comparison::start(view, seat, &choices, simple)
}

/// Whether the best choice is better than all others by `share` of what puzzles call inaccurate, and than the choice of
/// `simple` by `share` of what they call a mistake, and all that by more than `errors` standard errors.
fn is_puzzle<G: ReviewModel>(comparison: &Comparison<G>, share: f64, errors: f64) -> bool {
    let [inaccurate, mistake, _] = G::PUZZLE_THRESHOLDS;
    let (best, simple) = (comparison.best(), comparison.chosen());
    let is_worse = |candidate: &Candidate<G>, threshold: f64| {
        let cost = world_cost(best, candidate);
        cost.mean >= share * threshold && cost.mean > errors * cost.error
    };
    let mut others = comparison.ranking().into_iter().skip(1);
    best.choice != simple.choice && is_worse(simple, mistake) && others.all(|one| is_worse(one, inaccurate))
}

/// All legal choices of a seat. `None` if there is nothing to choose, or if there are too many.
fn legal_choices<G: Game>(view: &G, seat: Seat) -> Option<Alternatives<G::Choice>> {
    fn collect<G: Game>(
        view: &G,
        seat: Seat,
        words: &mut Words,
        choices: &mut Alternatives<G::Choice>,
    ) -> Option<()> {
        let options = view.next_words(seat, words);
        if options.complete {
            choices.push(view.parse_choice(words)?);
        }
        for word in options.next {
            words.try_push(word).ok()?;
            collect(view, seat, words, choices)?;
            words.pop();
        }
        (choices.len() <= MAX_CHOICES).then_some(())
    }
    let mut choices = Alternatives::new();
    collect(view, seat, &mut Words::new(), &mut choices)?;
    (choices.len() >= 2).then_some(choices)
}

/// A number with three decimals, so that the file is small.
fn rounded(number: f64) -> f64 {
    // Adding 0 turns −0 into 0.
    (number * 1000.0).round() / 1000.0 + 0.0
}
