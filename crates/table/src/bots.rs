//! Requests to bots and their answers.

use rodeo_bots::{SeatRng, WeightFile, any};
use rodeo_protocol::Problem;
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::{Choice, Word, Words, write_words};
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::seat::{Seat, Viewer};

use crate::Millis;
use crate::fact::Fact;
use crate::occupant::Occupant;
use crate::table::{BotRequest, BotRequestId, Context, Policy, Table};

impl BotRequest {
    /// Lets the bot decide. The result is the choice of the answer.
    pub fn decide(&self, rng: &mut SeatRng) -> Option<AnyChoice> {
        let numbers =
            [u64::from(self.deal.unwrap_or_default()), self.id.question.into(), self.id.seat.get().into()];
        let known = &mut SeatRng::from_parts(&numbers);
        let rng = if self.deal.is_some() { known } else { rng };
        match (&self.proposal, self.id.proposer) {
            (Some(proposal), Some(proposer)) => {
                let supports = any::supports(self.kind, &self.view, proposer, proposal);
                self.view.parse_choice(&[Word::Pass]).filter(|_| supports)
            }
            _ => any::choose(self.kind, &self.view, &self.history, self.known_players(), rng),
        }
    }

    /// The weight files that must be loaded before the bot decides. None if weights are embedded.
    pub fn missing_weights(&self) -> impl Iterator<Item = &'static dyn WeightFile> {
        self.kind.level.missing_weights(&self.view.rules())
    }
}

impl Table {
    /// The weight files that the bots on the seats need and that are not loaded. A file may occur several times.
    pub fn missing_weights(&self) -> impl Iterator<Item = &'static dyn WeightFile> {
        let rules = &self.durable.settings.rules;
        let levels = self.durable.seats.iter().filter_map(Occupant::level);
        levels.flat_map(move |level| level.missing_weights(rules))
    }

    /// Returns the decisions that bots must make now. Each is returned once.
    pub fn take_bot_requests(&mut self, now: Millis, policy: &Policy) -> Vec<BotRequest> {
        let Some(question) = self.durable.live.as_ref().and_then(|live| live.question()) else {
            return Vec::new();
        };
        let seats = self.bot_seats(now, policy);
        seats.iter().filter_map(|seat| self.bot_request(seat, question, now, policy)).collect()
    }

    fn bot_request(&mut self, seat: Seat, question: u32, now: Millis, policy: &Policy) -> Option<BotRequest> {
        let live = self.durable.live.as_ref()?;
        let proposal = self.unjudged_proposal(seat).filter(|_| self.may_judge(seat, now, policy));
        let proposer = proposal.as_ref().map(|(proposer, _)| *proposer);
        if proposal.is_none() && !live.ballot.waiting().contains(seat) {
            return None;
        }
        let version = proposer.map_or(0, |proposer| self.clock.proposals(proposer));
        let id = BotRequestId { match_id: live.id, question, seat, proposer, version };
        let open = &mut self.bot_requests[seat.index()];
        if *open == Some(id) {
            return None;
        }
        *open = Some(id);
        let level = self.durable.seats.get(seat.index()).and_then(Occupant::level);
        let level = level.unwrap_or_else(|| policy.stand_in_for(self.durable.settings.rules.kind()));
        let viewer = Viewer::Seat(seat);
        Some(BotRequest {
            id,
            kind: level.into(),
            view: live.view(viewer),
            history: live.events_since(0, viewer),
            declared: self.durable.seats.iter().map(Occupant::level).collect(),
            earlier: self.earlier_styles(),
            proposal: proposal.map(|(_, words)| words),
            deal: self.durable.settings.deal,
        })
    }

    /// A proposal of another seat that the bot on this seat has not judged yet.
    fn unjudged_proposal(&self, seat: Seat) -> Option<(Seat, Words)> {
        let live = self.durable.live.as_ref()?;
        if live.ballot.needed() < 2 || !live.asked().contains(seat) {
            return None;
        }
        let judged = self.clock.judged(seat);
        let mut others = live.ballot.proposals().filter(|(proposer, _, supporters)| {
            *proposer != seat && !supporters.contains(seat) && !judged.contains(*proposer)
        });
        others.next().map(|(proposer, choice, _)| (proposer, choice.proposed()))
    }

    /// Whether a bot may judge proposals for this seat. Not if a present guest has answered: that answer stays.
    fn may_judge(&self, seat: Seat, now: Millis, policy: &Policy) -> bool {
        self.pending_guests().contains(seat)
            || !self.durable.guest_seats().contains(seat)
            || self.has_stand_in(seat, now, policy)
    }

    /// Handles the answer of a bot. An answer that is outdated, or for a guest who has returned, is ignored.
    pub(crate) fn bot_answered(
        &mut self,
        request: BotRequestId,
        choice: Option<AnyChoice>,
        context: &mut Context<'_>,
    ) {
        let open = &mut self.bot_requests[request.seat.index()];
        if *open != Some(request) {
            return;
        }
        *open = None;
        let Some(live) = &self.durable.live else { return };
        let outdated = live.id != request.match_id || live.question() != Some(request.question);
        if outdated || !self.bot_seats(context.now, context.policy).contains(request.seat) {
            return;
        }
        match request.proposer {
            Some(proposer) if request.version == self.clock.proposals(proposer) => {
                self.bot_judged(request.seat, proposer, choice.is_some(), context);
            }
            None if live.ballot.waiting().contains(request.seat) => {
                self.bot_chose(request.seat, choice, context);
            }
            Some(_) | None => {}
        }
    }

    fn bot_judged(&mut self, seat: Seat, proposer: Seat, supports: bool, context: &mut Context<'_>) {
        if !self.may_judge(seat, context.now, context.policy) {
            return;
        }
        self.clock.set_judged(seat, proposer);
        if supports {
            let by_bot = self.is_for_guest(seat);
            // Rejected if the proposal was withdrawn in the meantime: then there is nothing to support.
            let _ = self.push(Fact::Supported { seat, proposer, at: context.now, by_bot }, context);
        }
    }

    fn bot_chose(&mut self, seat: Seat, choice: Option<AnyChoice>, context: &mut Context<'_>) {
        if let Some(guest) = self.durable.guest_on(seat)
            && self.presence.is_connected(guest)
        {
            self.presence.timed_out(guest, context.policy.max_timeouts);
            self.volatile_revision += 1;
        }
        let proposes = choice.is_some_and(|choice| choice.is_unilateral());
        // A seat that has only proposed something may be asked again. A bot would repeat its proposal without end.
        let choice = choice.filter(|_| !proposes || self.clock.allow_bot_proposal(seat));
        let accepted = choice.is_some_and(|choice| self.push_bot_choice(seat, choice, context).is_ok());
        if !accepted {
            self.push_first_choice(seat, context);
        } else if proposes {
            self.clock.proposed(seat);
        }
    }

    /// Answers with the first offered choice, so that a bot without a valid choice does not block the match.
    fn push_first_choice(&mut self, seat: Seat, context: &mut Context<'_>) {
        struct First;
        impl RandomSource for First {
            fn below(&mut self, _n: u32) -> u32 {
                0
            }
        }
        let game = self.durable.live.as_ref().map(|live| live.game());
        if let Some(choice) = game.and_then(|game| game.any_choice(seat, &mut First)) {
            let _ = self.push_bot_choice(seat, choice, context);
        }
    }

    fn push_bot_choice(
        &mut self,
        seat: Seat,
        choice: AnyChoice,
        context: &mut Context<'_>,
    ) -> Result<(), Problem> {
        let (choice, by_bot) = (write_words(&choice.words()), self.is_for_guest(seat));
        self.push(Fact::Answered { seat, choice, at: context.now, by_bot }, context)
    }

    /// Whether the result of this seat belongs to a guest.
    fn is_for_guest(&self, seat: Seat) -> bool {
        self.durable.live.as_ref().is_some_and(|live| live.started_by_guest(seat))
    }
}
