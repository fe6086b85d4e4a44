//! What bots are asked, and what becomes of their answers.

use rodeo_protocol::Problem;
use rodeo_rules::any::AnyChoice;
use rodeo_rules::choice::{Choice, Words, write_words};
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::seat::{Seat, Viewer};

use crate::Millis;
use crate::fact::Fact;
use crate::room::Occupant;
use crate::table::{Asked, Moment, Policy, Table, Think};

impl Table {
    /// What bots are to think about now, each thing once.
    pub fn take_thoughts(&mut self, now: Millis, policy: &Policy) -> Vec<Think> {
        let Some(question) = self.room.play.as_ref().and_then(|play| play.question()) else {
            return Vec::new();
        };
        let seats = self.bot_seats(now, policy);
        seats.iter().filter_map(|seat| self.think_for(seat, question, now, policy)).collect()
    }

    fn think_for(&mut self, seat: Seat, question: u32, now: Millis, policy: &Policy) -> Option<Think> {
        let play = self.room.play.as_ref()?;
        let proposal = self.proposal_to_judge(seat).filter(|_| self.may_judge(seat, now, policy));
        let proposer = proposal.as_ref().map(|(proposer, _)| *proposer);
        if proposal.is_none() && !play.ballot.waiting().contains(seat) {
            return None;
        }
        let version = proposer.map_or(0, |proposer| self.clock.proposals(proposer));
        let asked = Asked { id: play.id, question, seat, proposer, version };
        let thinking = self.thinking.get_mut(seat.index())?;
        if *thinking == Some(asked) {
            return None;
        }
        *thinking = Some(asked);
        let level = self.room.seats.get(seat.index()).and_then(Occupant::level).unwrap_or(policy.stand_in);
        let viewer = Viewer::Seat(seat);
        Some(Think {
            asked,
            kind: level.into(),
            view: play.view(viewer),
            history: play.told_since(0, viewer),
            proposal: proposal.map(|(_, words)| words),
        })
    }

    /// A proposal of somebody else that the bot on this seat has not judged.
    fn proposal_to_judge(&self, seat: Seat) -> Option<(Seat, Words)> {
        let play = self.room.play.as_ref()?;
        if play.ballot.needed() < 2 || !play.asked().contains(seat) {
            return None;
        }
        let judged = self.clock.judged(seat);
        let mut others = play.ballot.proposals().filter(|(proposer, _, supporters)| {
            *proposer != seat && !supporters.contains(seat) && !judged.contains(*proposer)
        });
        others.next().map(|(proposer, choice, _)| (proposer, choice.proposed()))
    }

    /// May a bot judge proposals for this seat? Not where somebody is there and has answered: that answer stands.
    fn may_judge(&self, seat: Seat, now: Millis, policy: &Policy) -> bool {
        let waiting = self.waited_for().contains(seat);
        waiting || !self.room.people().contains(seat) || self.is_stood_in(seat, now, policy)
    }

    /// An answer of a bot. One that comes too late, or for somebody who is back, is dropped.
    pub(crate) fn thought(&mut self, asked: Asked, choice: Option<AnyChoice>, moment: &mut Moment<'_>) {
        let Some(thinking) = self.thinking.get_mut(asked.seat.index()) else { return };
        if *thinking != Some(asked) {
            return;
        }
        *thinking = None;
        let Some(play) = &self.room.play else { return };
        let stale = play.id != asked.id || play.question() != Some(asked.question);
        if stale || !self.bot_seats(moment.now, moment.policy).contains(asked.seat) {
            return;
        }
        match asked.proposer {
            Some(proposer) if asked.version == self.clock.proposals(proposer) => {
                self.judged(asked.seat, proposer, choice.is_some(), moment);
            }
            None if play.ballot.waiting().contains(asked.seat) => self.chosen(asked.seat, choice, moment),
            Some(_) | None => {}
        }
    }

    fn judged(&mut self, seat: Seat, proposer: Seat, supports: bool, moment: &mut Moment<'_>) {
        if !self.may_judge(seat, moment.now, moment.policy) {
            return;
        }
        self.clock.has_judged(seat, proposer);
        if supports {
            // The proposal may have been withdrawn meanwhile: then there is nothing to support.
            let by_bot = self.is_for_guest(seat);
            let _ = self.push(Fact::Supported { seat, proposer, at: moment.now, by_bot }, moment);
        }
    }

    fn chosen(&mut self, seat: Seat, choice: Option<AnyChoice>, moment: &mut Moment<'_>) {
        if let Some(guest) = self.room.seats.get(seat.index()).and_then(Occupant::guest)
            && self.presence.is_connected(guest)
        {
            self.presence.struck(guest, moment.policy.strikes);
            self.stirred += 1;
        }
        let alone = choice.is_some_and(|choice| choice.is_unilateral());
        // Whoever has only proposed something may be asked again. A bot would propose it for ever.
        let choice = choice.filter(|_| !alone || self.clock.bot_proposes(seat));
        let taken = choice.is_some_and(|choice| self.answer_for(seat, choice, moment).is_ok());
        if !taken {
            self.answer_anyhow(seat, moment);
        } else if alone {
            self.clock.proposed(seat);
        }
    }

    /// The first choice that is offered: a bot that has nothing to say must not stop the others.
    fn answer_anyhow(&mut self, seat: Seat, moment: &mut Moment<'_>) {
        struct First;
        impl RandomSource for First {
            fn below(&mut self, _n: u32) -> u32 {
                0
            }
        }
        let game = self.room.play.as_ref().map(|play| play.game());
        if let Some(choice) = game.and_then(|game| game.any_choice(seat, &mut First)) {
            let _ = self.answer_for(seat, choice, moment);
        }
    }

    /// Takes a bot's choice down, as such where the result is that of a guest.
    fn answer_for(&mut self, seat: Seat, choice: AnyChoice, moment: &mut Moment<'_>) -> Result<(), Problem> {
        let (choice, by_bot) = (write_words(&choice.words()), self.is_for_guest(seat));
        self.push(Fact::Answered { seat, choice, at: moment.now, by_bot }, moment)
    }

    /// Did a guest begin the match on this seat?
    fn is_for_guest(&self, seat: Seat) -> bool {
        self.room.play.as_ref().is_some_and(|play| play.began_with_guest(seat))
    }
}
