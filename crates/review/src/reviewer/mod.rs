//! The review of a record, step by step.

mod summary;

use std::ops::ControlFlow;

use rodeo_bots::{BotKind, Budget, DecisionContext, Level, SeatRng, Worlds};
use rodeo_rules::any::{AnyChoice, AnyEvent};
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::{Awaiting, View};
use rodeo_rules::record::{PlayerKind, Record, RecordError, Replay, Step};
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use rodeo_rules::standings::Scores;
use rodeo_rules::with_any;

use crate::balance::RoundTrace;
use crate::comparison::{Candidate, Comparison, Effort, RoundContext, cost, win_cost};
use crate::games::ReviewModel;
use crate::joint_effects::effects_of_others;
use crate::label::label;
use crate::match_model::{BySeat, MatchModel};
use crate::options::Options;
use crate::reasons::reasons;
use crate::types::{Alternative, CurvePoint, Decision, Estimate, Review, Value};
use crate::world_source::has_evidence;

/// A reviewed decision, reported as soon as it is known. Its luck is not known yet.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// Number of choices reviewed so far, including this one.
    pub done: usize,
    /// Number of choices to review.
    pub all: usize,
    /// The decision that was just reviewed.
    pub decision: &'a Decision,
    /// The curve so far, up to the moment of the decision.
    pub curve: &'a [CurvePoint],
}

/// Why a record cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewError {
    /// The record breaks its format or the rules.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A decision could not be simulated; this is a bug.
    #[error("cannot simulate step {step}")]
    Simulation {
        /// Number of the step, from 0.
        step: usize,
    },
}

/// Reviews a record. `on_progress` receives every decision as soon as it is reviewed; with [`ControlFlow::Break`] the review
/// ends there, as if the record did.
pub fn review(
    record: &Record,
    options: &Options,
    on_progress: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Result<Review, ReviewError> {
    with_any!(AnyRules, &record.rules, G, rules => review_game::<G>(record, rules, options, on_progress))
}

/// Streams of random numbers, so that no part of the review depends on the selection of seats.
const MODEL_STREAM: u64 = 1;
const DECISION_STREAM: u64 = 2;
const CURVE_STREAM: u64 = 3;
const ROUND_STREAM: u64 = 4;
const END_STREAM: u64 = 5;
const JOINT_STREAM: u64 = 8;

/// Sampled ends of a match for its value between rounds.
const ROUND_CONTINUATIONS: u32 = 2000;
/// The most samples of the effects of simultaneous choices.
const JOINT_SAMPLES: u32 = 64;

fn review_game<G: ReviewModel>(
    record: &Record,
    rules: &G::Rules,
    options: &Options,
    on_progress: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Result<Review, ReviewError> {
    let mut replay = Replay::new(record)?;
    let no_simulation = ReviewError::Simulation { step: 0 };
    let model_rounds = options.scaled::<G>(G::SETTINGS.model_rounds);
    let mut model_rng = SeatRng::from_parts(&[options.seed, MODEL_STREAM]);
    let model = MatchModel::<G>::new(rules, model_rounds, &mut model_rng).ok_or(no_simulation)?;
    let start = typed::<G>(&replay);
    let reviewed = options.seats.unwrap_or(SeatSet::all(start.players()));
    let steps = record.steps.iter().skip(options.first_step);
    let all = steps.map(|step| choices(step).filter(|(seat, _)| reviewed.contains(*seat)).count());
    let mut reviewer = Reviewer {
        options,
        reviewed,
        all: all.sum(),
        done: 0,
        win: model.chances_at_start(
            &start.standings().scores,
            options.scaled::<G>(ROUND_CONTINUATIONS),
            &mut SeatRng::from_parts(&[options.seed, ROUND_STREAM]),
        ),
        model: &model,
        decisions: Vec::new(),
        curve: Vec::new(),
        traces: Seat::all(start.players()).map(|_| Vec::new()).collect(),
        histories: Seat::all(start.players()).map(|_| Vec::new()).collect(),
        public_history: Vec::new(),
        declared: record.seats.iter().map(|player| declared_level(&player.kind)).collect(),
        postponed: vec![None; usize::from(start.players())],
        round: 0,
        round_decisions: 0,
        round_start: start.clone(),
    };
    let mut game = start;
    loop {
        let number = replay.done();
        let Some(step) = record.steps.get(number) else { break };
        let interrupted = reviewer.before_step(&game, number, step, on_progress)?;
        if interrupted.is_break() {
            break;
        }
        let mut events: Vec<AnyEvent> = Vec::new();
        replay.step(&mut events)?;
        reviewer.remember(&events);
        game = typed::<G>(&replay);
        reviewer.after_step(&game, number)?;
    }
    reviewer.finish(&game, replay.done())
}

/// The alternatives of a decision, best first.
pub(crate) fn alternatives<G: ReviewModel>(comparison: &Comparison<G>) -> Vec<Alternative> {
    let best = comparison.best();
    let alternative = |candidate: &&Candidate<G>| Alternative {
        choice: write_words(&candidate.choice.words()),
        value: crate::stats::value(&candidate.samples),
        cost: cost(best, candidate),
        win_cost: win_cost(best, candidate),
        worlds: candidate.worlds(),
    };
    comparison.ranking().iter().map(alternative).collect()
}

/// The level of a bot that is named in the record.
fn declared_level(kind: &PlayerKind) -> Option<Level> {
    match kind {
        PlayerKind::Bot(Some(name)) => name.parse::<BotKind>().ok().map(|bot| bot.level),
        PlayerKind::Bot(None) | PlayerKind::Human => None,
    }
}

fn typed<G: ReviewModel>(replay: &Replay<'_>) -> G {
    G::from_any(replay.game()).expect("the replay of a record plays the game of its rules").clone()
}

/// The choices of a step.
fn choices(step: &Step) -> impl Iterator<Item = (Seat, AnyChoice)> {
    let choices: &[(Seat, AnyChoice)] = match step {
        Step::Play(choices) => choices,
        Step::Deal { .. } => &[],
    };
    choices.iter().copied()
}

struct Reviewer<'a, G: ReviewModel> {
    options: &'a Options,
    reviewed: SeatSet,
    /// Number of choices to review.
    all: usize,
    done: usize,
    model: &'a MatchModel<G>,
    decisions: Vec<Decision>,
    curve: Vec<CurvePoint>,
    /// Finished rounds and the one in progress, by seat.
    traces: Vec<Vec<RoundTrace>>,
    /// The events so far, as each seat saw them.
    histories: Vec<Vec<G::Event>>,
    /// The events so far, as everybody saw them.
    public_history: Vec<G::Event>,
    /// The levels of bots by seat; `None` for people.
    declared: Vec<Option<Level>>,
    /// By seat: index of the decision that counts, of those that the seat has put off since its last other choice.
    postponed: Vec<Option<usize>>,
    round: u16,
    /// Index of the first decision of the round in progress.
    round_decisions: usize,
    /// The game before the deal of the round in progress.
    round_start: G,
    /// Chance of each seat to win at the start of the round in progress.
    win: BySeat,
}

impl<G: ReviewModel> Reviewer<'_, G> {
    /// Reviews the choices of a step.
    fn before_step(
        &mut self,
        game: &G,
        number: usize,
        step: &Step,
        on_progress: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, ReviewError> {
        self.open_round();
        if number < self.options.first_step {
            return Ok(ControlFlow::Continue(()));
        }
        if let Step::Play(_) = step {
            let mut rng = SeatRng::from_parts(&[self.options.seed, CURVE_STREAM, number as u64]);
            let values = self.position_values(&game.view(Viewer::Public), &mut rng);
            let values = values.ok_or(ReviewError::Simulation { step: number })?;
            self.curve.push(CurvePoint {
                step: number,
                round: self.round,
                win: values.iter().map(|value| value.win).collect(),
            });
        }
        let joint = self.joint_effects(game, number, step);
        let mut win_changes = joint.iter().flatten().map(|effect| effect.win).sum::<f64>();
        for (seat, choice) in choices(step) {
            let choice = *G::from_choice(&choice).expect("a record has choices of its own game only");
            let is_reviewed = self.reviewed.contains(seat);
            let is_postponed = G::is_postponed(&choice);
            if !is_postponed {
                self.postponed[seat.index()] = None;
            }
            self.done += usize::from(is_reviewed);
            let view = game.view(Viewer::Seat(seat));
            let only_chosen = self.options.only_chosen || !is_reviewed;
            // Values use what the history tells about hidden cards. Worlds drawn by it repeat, so alternatives are compared
            // in independent worlds, whose standard errors labels can rely on.
            let compared = match only_chosen {
                true => None,
                false => self.compare(&self.without_history(&view), number, seat, choice, false),
            };
            let knowledge = self.knowledge(&view, seat);
            let weighted = match only_chosen || has_evidence(&knowledge, seat) {
                true => self.compare(&knowledge, number, seat, choice, true),
                false => None,
            };
            let Some(comparison) = weighted.as_ref().or(compared.as_ref()) else { continue };
            if let Some(round) = self.traces[seat.index()].last_mut() {
                round.decisions.push((comparison.reference(), comparison.value()));
            }
            win_changes += comparison.value().win - comparison.reference().win;
            // What simultaneous choices change is measured together.
            for other in Seat::all(view.players()).filter(|&other| other != seat && joint.is_none()) {
                if let Some(round) = self.traces[other.index()].last_mut() {
                    let effect = comparison.effect_on(other);
                    round.others.score += effect.score;
                    round.others.win += effect.win;
                }
            }
            if is_reviewed {
                let alternatives = compared.as_ref().unwrap_or(comparison);
                let decision = self.decision(&view, number, seat, alternatives, comparison);
                let (done, all, curve) = (self.done, self.all, self.curve.as_slice());
                let flow = on_progress(Progress { done, all, decision: &decision, curve });
                self.decisions.push(decision);
                if is_postponed {
                    self.count_once(seat);
                }
                if flow.is_break() {
                    return Ok(flow);
                }
            }
        }
        self.add_joint_effects(joint.as_deref().unwrap_or_default(), win_changes);
        Ok(ControlFlow::Continue(()))
    }

    /// Takes the last decision and the one that the seat put off before it for one decision: only the higher stake counts.
    fn count_once(&mut self, seat: Seat) {
        let last = self.decisions.len() - 1;
        let before = self.postponed[seat.index()].unwrap_or(last);
        let is_higher = self.decisions[last].stake > self.decisions[before].stake;
        let (counted, other) = if is_higher { (last, before) } else { (before, last) };
        if counted != other {
            self.decisions[other].stake = 0.0;
        }
        self.postponed[seat.index()] = Some(counted);
    }

    /// What simultaneous choices of the others changed for each seat. `None` if there are none.
    fn joint_effects(&self, game: &G, number: usize, step: &Step) -> Option<Vec<Value>> {
        let typed = |(seat, choice): (Seat, AnyChoice)| Some((seat, *G::from_choice(&choice)?));
        let step: Vec<_> = choices(step).map(typed).collect::<Option<_>>()?;
        let base = self.round_start.standings().scores;
        let context = RoundContext { model: self.model, base: &base, round: self.round };
        let samples = self.options.scaled::<G>(G::SETTINGS.curve_worlds.min(JOINT_SAMPLES));
        let mut rng = SeatRng::from_parts(&[self.options.seed, JOINT_STREAM, number as u64]);
        effects_of_others(game, &step, &context, samples, &mut rng)
    }

    /// Adds these effects to what the others changed. `win_changes` is the sum of all changes of the chance to win by the
    /// step, including skill. Between opponents it is 0, so what the samples leave over is taken from all seats alike.
    fn add_joint_effects(&mut self, effects: &[Value], win_changes: f64) {
        let is_team = G::KIND.descriptor().is_cooperative();
        let surplus = if is_team { 0.0 } else { win_changes / effects.len().max(1) as f64 };
        for (traces, effect) in self.traces.iter_mut().zip(effects) {
            let Some(round) = traces.last_mut() else { continue };
            round.others.score += effect.score;
            round.others.win += effect.win - surplus;
        }
    }

    /// Compares the alternatives of a choice. `None` if there was only one, or if the choice is not legal, which the
    /// replay reports.
    fn compare(
        &self,
        knowledge: &DecisionContext<'_, G>,
        step: usize,
        seat: Seat,
        choice: G::Choice,
        only_chosen: bool,
    ) -> Option<Comparison<G>> {
        match knowledge.view.awaiting() {
            Awaiting::Moves(seats) if seats.contains(seat) => {}
            Awaiting::Moves(_) | Awaiting::Deal | Awaiting::Over => return None,
        }
        let parts = [self.options.seed, DECISION_STREAM, step as u64, u64::from(seat.get())];
        let base = self.round_start.standings().scores;
        let context = RoundContext { model: self.model, base: &base, round: self.round };
        let max_factor = self.options.max_factor.unwrap_or(G::SETTINGS.max_factor);
        let effort = Effort { base_worlds: self.base_worlds(), max_factor, only_chosen };
        Comparison::new(knowledge, seat, choice, &context, effort, &mut SeatRng::from_parts(&parts))
    }

    fn base_worlds(&self) -> u32 {
        self.options.worlds.unwrap_or(G::SETTINGS.base_worlds)
    }

    /// What a seat knew: its view, and how the others had played.
    fn knowledge<'b>(&'b self, view: &'b View<G>, seat: Seat) -> DecisionContext<'b, G> {
        let (history, declared) = (self.histories[seat.index()].as_slice(), self.declared.as_slice());
        DecisionContext { history, declared, ..self.without_history(view) }
    }

    fn without_history<'b>(&self, view: &'b View<G>) -> DecisionContext<'b, G> {
        DecisionContext::new(view, Budget::Playouts(self.base_worlds()))
    }

    /// Adds the events of a step to what each seat and everybody saw.
    fn remember(&mut self, events: &[AnyEvent]) {
        let shown = |viewer| {
            let typed = events.iter().filter_map(G::from_event);
            typed.map(move |event| G::show(event, viewer))
        };
        self.public_history.extend(shown(Viewer::Public));
        for (history, seat) in self.histories.iter_mut().zip(Seat::all(MAX_SEATS as u8)) {
            history.extend(shown(Viewer::Seat(seat)));
        }
    }

    /// The decision with its alternatives, and its values from another comparison.
    fn decision(
        &self,
        view: &View<G>,
        step: usize,
        seat: Seat,
        comparison: &Comparison<G>,
        values: &Comparison<G>,
    ) -> Decision {
        let (best, chosen) = (comparison.best(), comparison.chosen());
        // The prior may prefer an alternative that is not better in the worlds.
        let cost = cost(best, chosen);
        let cost = Estimate { mean: cost.mean.max(0.0), ..cost };
        let label = label(&cost, &G::SETTINGS.thresholds);
        Decision {
            step,
            round: self.round,
            seat,
            chosen: write_words(&chosen.choice.words()),
            alternatives: alternatives(comparison),
            cost,
            win_cost: win_cost(best, chosen),
            label,
            reasons: if label.is_some() { reasons(view, seat, comparison) } else { Vec::new() },
            reference: values.reference(),
            value: values.value(),
            stake: comparison.stake(),
            luck: Value::default(),
            worlds: chosen.worlds(),
        }
    }

    /// Starts the trace of a round with its first step.
    fn open_round(&mut self) {
        let round = self.round;
        for (seat, traces) in self.traces.iter_mut().enumerate() {
            if traces.len() <= usize::from(round) {
                let start =
                    Value { score: self.model.expected_score(seat, round), win: f64::from(self.win[seat]) };
                traces.push(RoundTrace {
                    start,
                    decisions: Vec::new(),
                    others: Value::default(),
                    end: start,
                });
            }
        }
    }

    /// Closes the round if the step ended it.
    fn after_step(&mut self, game: &G, number: usize) -> Result<(), ReviewError> {
        if !game.is_round_over(&self.round_start) {
            return Ok(());
        }
        let mut rng = SeatRng::from_parts(&[self.options.seed, ROUND_STREAM, number as u64 + 1]);
        let scores = game.standings().scores;
        let continuations = self.options.scaled::<G>(ROUND_CONTINUATIONS);
        self.win = self.model.win_chances(&scores, self.round + 1, continuations, &mut rng);
        let values: Vec<Value> = Seat::all(game.players())
            .map(|seat| {
                let win = f64::from(self.win[seat.index()]);
                Value { score: self.round_score(&scores, seat, win), win }
            })
            .collect();
        self.close_round(&values);
        self.round += 1;
        self.round_decisions = self.decisions.len();
        self.round_start = game.clone();
        Ok(())
    }

    /// The result of a seat in the round, in the unit of the game.
    fn round_score(&self, scores: &Scores, seat: Seat, win: f64) -> f64 {
        if G::KIND.descriptor().is_cooperative() {
            return win;
        }
        let of = |scores: &Scores| scores.get(seat.index()).copied().unwrap_or(0);
        f64::from(of(scores) - of(&self.round_start.standings().scores))
    }

    /// Sets the values at the end of the round, and the luck of its decisions.
    fn close_round(&mut self, values: &[Value]) {
        for ((traces, seat), value) in self.traces.iter_mut().zip(0..).zip(values) {
            let Some(trace) = traces.last_mut() else { continue };
            trace.end = *value;
            let own = self.decisions[self.round_decisions..]
                .iter_mut()
                .filter(|decision| decision.seat.get() == seat);
            own.zip(trace.lucks()).for_each(|(decision, luck)| decision.luck = luck);
        }
    }

    /// Expected values of all seats from what a viewer sees, with the reference player on all seats.
    fn position_values(&self, view: &View<G>, rng: &mut SeatRng) -> Option<Vec<Value>> {
        let base = self.round_start.standings().scores;
        let context = RoundContext { model: self.model, base: &base, round: self.round };
        let players = view.players();
        let mut sums = vec![Value::default(); usize::from(players)];
        let mut worlds = Worlds::new(view);
        let count = self.options.scaled::<G>(G::SETTINGS.curve_worlds);
        for _ in 0..count {
            let world = worlds.sample(rng)?;
            let scores = world.clone().play_round(&world, rng)?;
            let values = context.values(&scores, players, &mut rng.fork());
            for (sum, seat) in sums.iter_mut().zip(Seat::all(players)) {
                let value = values.of(seat);
                sum.score += value.score / f64::from(count);
                sum.win += value.win / f64::from(count);
            }
        }
        Some(sums)
    }
}
