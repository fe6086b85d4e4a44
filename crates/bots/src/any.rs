//! Bots for callers that do not know the game at compile time.

use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, GameKind};
use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;

use crate::{BotKind, DecisionContext, Roster, SeatRng};

/// Extracts the events of one game.
macro_rules! events_of {
    ($history:expr, $Game:ident) => {
        $history
            .iter()
            .filter_map(|event| match event {
                AnyEvent::$Game(event) => Some(event.clone()),
                _ => None,
            })
            .collect()
    };
}
/// Decides for the seat of this view. `None` if the seat has nothing to decide, or if the bot does not play the game.
pub fn choose(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    let game = view.kind();
    match game {
        GameKind::Take6 => {
            choose_in(kind, game, &view.take6()?, events_of!(history, Take6), rng).map(AnyChoice::Take6)
        }
        GameKind::Buffalo => {
            choose_in(kind, game, &view.buffalo()?, events_of!(history, Buffalo), rng).map(AnyChoice::Buffalo)
        }
        GameKind::TakeThat => choose_in(kind, game, &view.take_that()?, events_of!(history, TakeThat), rng)
            .map(AnyChoice::TakeThat),
        GameKind::BullParty => {
            choose_in(kind, game, &view.bull_party()?, events_of!(history, BullParty), rng)
                .map(AnyChoice::BullParty)
        }
    }
}

/// Whether the bot, on the seat of this view, supports the proposal of another seat.
pub fn supports(kind: BotKind, view: &View<AnyGame>, proposer: Seat, proposal: &[Word]) -> bool {
    fn supports_in<G: Roster>(
        kind: BotKind,
        view: Option<View<G>>,
        proposer: Seat,
        proposal: &[Word],
    ) -> bool {
        view.zip(G::bot(kind.level)).is_some_and(|(view, mut bot)| bot.supports(&view, proposer, proposal))
    }
    match view.kind() {
        GameKind::Take6 => supports_in(kind, view.take6(), proposer, proposal),
        GameKind::Buffalo => supports_in(kind, view.buffalo(), proposer, proposal),
        GameKind::TakeThat => supports_in(kind, view.take_that(), proposer, proposal),
        GameKind::BullParty => supports_in(kind, view.bull_party(), proposer, proposal),
    }
}

/// Falls back to a random choice, so that a bot without a decision cannot block a table.
fn choose_in<G: Roster>(
    kind: BotKind,
    game: GameKind,
    view: &View<G>,
    history: Vec<G::Event>,
    rng: &mut SeatRng,
) -> Option<G::Choice> {
    let context = DecisionContext { view, history: &history, budget: kind.budget(game) };
    let seat = context.seat()?;
    let decision = G::bot(kind.level)?.decide(&context, rng).map(|decision| decision.choice);
    decision.or_else(|| view.any_choice(seat, rng))
}
