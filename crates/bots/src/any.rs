//! Bots for callers that do not know the game at compile time.

use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, AnyRules};
use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::with_game;

use crate::{BotKind, DecisionContext, Level, Roster, SeatRng, StyleEvidence, StyleSummary};

/// Decides for the seat of this view. `None` if the seat has nothing to decide, or if the bot does not play the game.
pub fn choose(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    players: KnownPlayers<'_>,
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    with_game!(view.kind(), G => choose_in::<G>(kind, view, history, players, rng))
}

/// What is known about the players before the first card, by seat. Seats beyond the slices are unknown.
#[derive(Clone, Copy, Debug, Default)]
pub struct KnownPlayers<'a> {
    /// See [`DecisionContext::declared`].
    pub declared: &'a [Option<Level>],
    /// See [`DecisionContext::earlier`].
    pub earlier: &'a [Option<StyleSummary>],
}

/// What the choices of a match tell about the style of each seat, by what everybody at the table saw. `None` if there is no model
/// of it for these rules, or if the record cannot be replayed. May take milliseconds.
pub fn style_evidence(record: &Record) -> Option<[StyleEvidence; MAX_SEATS]> {
    with_game!(record.rules.kind(), G => style_evidence_in::<G>(record))
}

/// Whether there is a model of styles for these rules: whether bots gain anything from what is known about guests.
pub fn has_style_model(rules: &AnyRules) -> bool {
    with_game!(rules.kind(), G => has_style_model_in::<G>(rules))
}

/// Whether the bot, on the seat of this view, supports the proposal of another seat.
pub fn supports(kind: BotKind, view: &View<AnyGame>, proposer: Seat, proposal: &[Word]) -> bool {
    with_game!(view.kind(), G => supports_in::<G>(kind, view, proposer, proposal)).unwrap_or(false)
}

/// Falls back to a random choice, so that a bot without a decision cannot block a table.
fn choose_in<G: Roster>(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    players: KnownPlayers<'_>,
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    let view = &G::from_view(view)?;
    let history: Vec<G::Event> = history.iter().filter_map(G::from_event).cloned().collect();
    let KnownPlayers { declared, earlier } = players;
    let budget = kind.budget(G::KIND);
    let context = DecisionContext { view, history: &history, declared, earlier, budget };
    let seat = context.seat()?;
    let choice = G::bot(kind.level)?.decide(&context, rng).map(|decision| decision.choice);
    choice.or_else(|| view.any_choice(seat, rng)).map(Into::into)
}

fn supports_in<G: Roster>(
    kind: BotKind,
    view: &View<AnyGame>,
    proposer: Seat,
    proposal: &[Word],
) -> Option<bool> {
    let view = G::from_view(view)?;
    Some(G::bot(kind.level)?.supports(&view, proposer, proposal))
}

fn has_style_model_in<G: Roster>(rules: &AnyRules) -> bool {
    G::from_rules(rules).is_some_and(|rules| G::style_evidence(rules, Viewer::Public, &[]).is_some())
}

fn style_evidence_in<G: Roster>(record: &Record) -> Option<[StyleEvidence; MAX_SEATS]> {
    let rules = G::from_rules(&record.rules)?;
    // Nothing is replayed for games without a model.
    G::style_evidence(rules, Viewer::Public, &[])?;
    let mut replay = Replay::new(record).ok()?;
    let mut events: Vec<AnyEvent> = Vec::new();
    while replay.step(&mut events).ok()?.is_some() {}
    let public = |event: &AnyEvent| Some(G::show(G::from_event(event)?, Viewer::Public));
    G::style_evidence(rules, Viewer::Public, &events.iter().filter_map(public).collect::<Vec<_>>())
}
