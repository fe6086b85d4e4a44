//! Bots for whoever does not know which game is played.

use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame};
use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;
use rodeo_rules::with_game;

use crate::{Asked, BotKind, Roster, SeatRng};

/// What a bot of this kind answers in the place of the view's seat. `None` where the seat is not asked anything, or the bot
/// does not play the game.
pub fn choose(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    with_game!(view.kind(), G => answer::<G>(kind, view, history, rng))
}

/// Is a bot of this kind, in the place of the view's seat, for what another seat proposes?
pub fn supports(kind: BotKind, view: &View<AnyGame>, proposer: Seat, proposal: &[Word]) -> bool {
    fn asks<G: Roster>(
        kind: BotKind,
        view: &View<AnyGame>,
        proposer: Seat,
        proposal: &[Word],
    ) -> Option<bool> {
        let view = G::from_view(view)?;
        Some(G::bot(kind.level)?.supports(&view, proposer, proposal))
    }
    with_game!(view.kind(), G => asks::<G>(kind, view, proposer, proposal)).unwrap_or(false)
}

fn answer<G: Roster>(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    let view = &G::from_view(view)?;
    let history: Vec<G::Event> = history.iter().filter_map(G::from_event).cloned().collect();
    let asked = Asked { view, history: &history, budget: kind.budget(G::KIND) };
    let seat = asked.seat()?;
    let thought = G::bot(kind.level)?.think(&asked, rng).map(|thought| thought.choice);
    thought.or_else(|| view.any_choice(seat, rng)).map(Into::into)
}
