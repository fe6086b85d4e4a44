//! Plays one match.

use cpu_time::ThreadTime;
use rodeo_bots::{Bot, Budget, DecisionContext, Level, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::{Dealer, Deck};
use rodeo_rules::game::{Awaiting, Game, Rules};
use rodeo_rules::seat::{Seat, Viewer};

use crate::contest::ContestError;
use crate::move_times::MoveTimes;

/// A bot on its seat.
pub(crate) struct Player<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    /// Its level, if the others know it.
    pub level: Option<Level>,
    pub rng: SeatRng,
    pub budget: Budget,
    /// Events shown to its seat.
    pub history: Vec<G::Event>,
    /// Index of its kind, for the times.
    pub kind: usize,
}

/// The deals of a match. Each deck has its own random numbers, so it is dealt the same in every rotation, whatever happened
/// before.
pub(crate) struct Deals {
    pub seed: u64,
    pub deal: u64,
}

impl Deals {
    fn rng(&self, deck: &Deck) -> SeatRng {
        SeatRng::from_parts(&[self.seed, self.deal, deck.kind as u64, u64::from(deck.nth)])
    }
}

/// Maximum number of decisions per seat within one step.
const MAX_DECISIONS: usize = 64;

/// Plays a match to its end.
pub(crate) fn play<G: Game>(
    rules: &G::Rules,
    deals: &Deals,
    dealer: &mut Dealer,
    players: &mut [Player<G>],
    times: &mut [MoveTimes],
) -> Result<G, ContestError> {
    let mut game = G::new(rules)?;
    let mut ballot = Ballot::new(&game);
    let mut events = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Over => return Ok(game),
            Awaiting::Deal => {
                let deck =
                    game.deck().ok_or(ContestError::Stuck("the game awaits a deal but has no deck"))?;
                game.deal(dealer.order(&deck, &mut deals.rng(&deck)), &mut events)?;
            }
            Awaiting::Moves(_) => {
                ballot.renew(&game);
                collect_decisions(&game, &mut ballot, players, times)?;
                let step = ballot
                    .step()
                    .ok_or(ContestError::Stuck("all seats have decided but there is no step"))?;
                game.play(&step, &mut events)?;
            }
        }
        for (seat, player) in Seat::all(rules.players()).zip(players.iter_mut()) {
            player.history.extend(events.iter().map(|event| G::show(event, Viewer::Seat(seat))));
        }
        events.clear();
    }
}

/// Collects decisions until they form a step.
fn collect_decisions<G: Game>(
    game: &G,
    ballot: &mut Ballot<G>,
    players: &mut [Player<G>],
    times: &mut [MoveTimes],
) -> Result<(), ContestError> {
    let declared: Vec<Option<Level>> = players.iter().map(|player| player.level).collect();
    for _ in 0..MAX_DECISIONS * usize::from(game.rules().players()) {
        let Some(seat) = ballot.waiting().iter().next() else { return Ok(()) };
        let player = players.get_mut(seat.index()).ok_or(ContestError::Stuck("a seat has no bot"))?;
        let view = game.view(Viewer::Seat(seat));
        let history = &player.history;
        let context =
            DecisionContext { history, declared: &declared, ..DecisionContext::new(&view, player.budget) };
        let start = ThreadTime::now();
        let decision = player.bot.decide(&context, &mut player.rng);
        let elapsed = start.elapsed();
        if let Some(times) = times.get_mut(player.kind) {
            times.add(elapsed);
        }
        let choice = decision.ok_or(ContestError::Stuck("a bot has no decision"))?.choice;
        ballot.answer(game, seat, choice)?;
        if choice.is_unilateral() {
            vote(game, ballot, players, seat, choice)?;
        }
    }
    Err(ContestError::Stuck("bots make proposals endlessly"))
}

/// Lets the other seats vote on a proposal, until there is a majority.
fn vote<G: Game>(
    game: &G,
    ballot: &mut Ballot<G>,
    players: &mut [Player<G>],
    proposer: Seat,
    choice: G::Choice,
) -> Result<(), ContestError> {
    for (seat, player) in Seat::all(game.rules().players()).zip(players) {
        if ballot.step().is_some() {
            break;
        }
        let view = game.view(Viewer::Seat(seat));
        if seat != proposer && player.bot.supports(&view, proposer, &choice.proposed()) {
            ballot.support(game, seat, proposer)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use rodeo_bots::{Decision, Heuristic, Level, Random, Roster};
    use rodeo_rules::any::GameKind;
    use rodeo_rules::buffalo::Buffalo;
    use rodeo_rules::bull_party::BullParty;
    use rodeo_rules::game::View;
    use rodeo_rules::options::read_options;
    use rodeo_rules::take_that::TakeThat;
    use rodeo_rules::take6::Take6;
    use rodeo_rules::with_game;

    use super::*;

    /// A match between deterministic bots.
    fn play_match(deal: u64, rng: u64) -> Take6 {
        let rules = read_options(3, "rounds=3").unwrap();
        let player = |seat| Player::<Take6> {
            bot: Take6::bot(Level::Simple).unwrap(),
            level: None,
            budget: Budget::Playouts(0),
            history: Vec::new(),
            rng: SeatRng::from_parts(&[rng, seat]),
            kind: 0,
        };
        let mut players: Vec<_> = (0..3).map(player).collect();
        let mut times = [MoveTimes::default()];
        let deals = Deals { seed: 1, deal };
        let game = play(&rules, &deals, &mut Dealer::new(), &mut players, &mut times).unwrap();
        assert!(times[0].count() >= 90);
        game
    }

    #[test]
    fn deals_do_not_depend_on_the_random_numbers_of_bots() {
        assert_eq!(play_match(5, 1), play_match(5, 2));
        assert_ne!(play_match(5, 1), play_match(6, 1));
    }

    #[test]
    fn decks_of_a_match_are_dealt_differently() {
        let deals = Deals { seed: 1, deal: 0 };
        let mut deck = Take6::new(&read_options(2, "").unwrap()).unwrap().deck().unwrap();
        let first = Dealer::new().order(&deck, &mut deals.rng(&deck)).to_vec();
        deck.nth += 1;
        assert_ne!(Dealer::new().order(&deck, &mut deals.rng(&deck)), first);
    }

    /// Counts the decisions of probes with a history.
    #[derive(Clone, Default)]
    struct DecisionCount(Rc<Cell<u32>>);

    /// Every other seat declares its level.
    fn declared_level(seat: u64) -> Option<Level> {
        seat.is_multiple_of(2).then_some(Level::Random)
    }

    /// Plays at random, and checks that its history leads to its view, and that it knows the declared levels.
    struct Probe<G: Game> {
        rules: G::Rules,
        count: DecisionCount,
    }

    impl<G: Heuristic> Bot<G> for Probe<G> {
        fn decide(
            &mut self,
            context: &DecisionContext<'_, G>,
            rng: &mut SeatRng,
        ) -> Option<Decision<G::Choice>> {
            let mut followed: View<G> = View::new(&self.rules, context.view.viewer()).unwrap();
            context.history.iter().for_each(|event| followed.follow(event));
            assert_eq!(&followed, context.view, "the history does not lead to the view");
            let players = u64::from(context.view.players());
            assert!(context.declared.iter().copied().eq((0..players).map(declared_level)));
            self.count.0.set(self.count.0.get() + u32::from(!context.history.is_empty()));
            Random::default().decide(context, rng)
        }
    }

    /// Plays a match between probes. Returns the number of decisions with a history.
    fn probe<G: Heuristic + 'static>(players: u8, options: &str) -> u32 {
        let rules: G::Rules = read_options(players, options).unwrap();
        let count = DecisionCount::default();
        let player = |seat| Player::<G> {
            bot: Box::new(Probe { rules, count: count.clone() }),
            level: declared_level(seat),
            budget: Budget::Playouts(0),
            history: Vec::new(),
            rng: SeatRng::from_parts(&[seat]),
            kind: 0,
        };
        let mut players: Vec<_> = (0..players.into()).map(player).collect();
        let deals = Deals { seed: 1, deal: 1 };
        play(&rules, &deals, &mut Dealer::new(), &mut players, &mut []).unwrap();
        count.0.get()
    }

    #[test]
    fn history_of_a_bot_is_complete_and_leads_to_its_view() {
        assert!(probe::<Take6>(4, "rounds=2") >= 80);
        assert!(probe::<Take6>(3, "rounds=1 deck=limited deal=draft fans=flip_digits+jumping_cow") >= 59);
        assert!(probe::<Buffalo>(3, "") >= 20);
        assert!(probe::<Buffalo>(5, "decide=majority") >= 20);
        assert!(probe::<TakeThat>(3, "variant=advanced") >= 20);
        assert!(probe::<BullParty>(4, "") >= 20);
        for &kind in GameKind::ALL {
            assert!(with_game!(kind, G => probe::<G>(kind.usual_players(), "")) > 0, "{kind}");
        }
    }
}
