//! Bots for callers that do not know the game at compile time.

use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame};
use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;
use rodeo_rules::with_game;

use crate::{BotKind, DecisionContext, Level, Roster, SeatRng};

/// Decides for the seat of this view. `None` if the seat has nothing to decide, or if the bot does not play the game.
pub fn choose(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    declared: &[Option<Level>],
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    with_game!(view.kind(), G => choose_in::<G>(kind, view, history, declared, rng))
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
    declared: &[Option<Level>],
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    let view = &G::from_view(view)?;
    let history: Vec<G::Event> = history.iter().filter_map(G::from_event).cloned().collect();
    let context = DecisionContext { view, history: &history, declared, budget: kind.budget(G::KIND) };
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
