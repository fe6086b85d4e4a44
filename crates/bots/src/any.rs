//! Bots for whoever does not know which game is played.

use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, GameKind};
use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;

use crate::{Asked, BotKind, Roster, SeatRng};

/// The events of one game among those of any.
macro_rules! own {
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
/// What a bot of this kind answers in the place of the view's seat. `None` where the seat is not asked anything, or the bot
/// does not play the game.
pub fn choose(
    kind: BotKind,
    view: &View<AnyGame>,
    history: &[AnyEvent],
    rng: &mut SeatRng,
) -> Option<AnyChoice> {
    let game = view.kind();
    match game {
        GameKind::Take6 => {
            answer(kind, game, &view.take6()?, own!(history, Take6), rng).map(AnyChoice::Take6)
        }
        GameKind::Buffalo => {
            answer(kind, game, &view.buffalo()?, own!(history, Buffalo), rng).map(AnyChoice::Buffalo)
        }
        GameKind::TakeThat => {
            answer(kind, game, &view.take_that()?, own!(history, TakeThat), rng).map(AnyChoice::TakeThat)
        }
        GameKind::BullParty => {
            answer(kind, game, &view.bull_party()?, own!(history, BullParty), rng).map(AnyChoice::BullParty)
        }
    }
}

/// Is a bot of this kind, in the place of the view's seat, for what another seat proposes?
pub fn supports(kind: BotKind, view: &View<AnyGame>, proposer: Seat, proposal: &[Word]) -> bool {
    fn asks<G: Roster>(kind: BotKind, view: Option<View<G>>, proposer: Seat, proposal: &[Word]) -> bool {
        view.zip(G::bot(kind.level)).is_some_and(|(view, mut bot)| bot.supports(&view, proposer, proposal))
    }
    match view.kind() {
        GameKind::Take6 => asks(kind, view.take6(), proposer, proposal),
        GameKind::Buffalo => asks(kind, view.buffalo(), proposer, proposal),
        GameKind::TakeThat => asks(kind, view.take_that(), proposer, proposal),
        GameKind::BullParty => asks(kind, view.bull_party(), proposer, proposal),
    }
}

fn answer<G: Roster>(
    kind: BotKind,
    game: GameKind,
    view: &View<G>,
    history: Vec<G::Event>,
    rng: &mut SeatRng,
) -> Option<G::Choice> {
    let asked = Asked { view, history: &history, budget: kind.budget(game) };
    let seat = asked.seat()?;
    let thought = G::bot(kind.level)?.think(&asked, rng).map(|thought| thought.choice);
    thought.or_else(|| view.any_choice(seat, rng))
}
