//! What each viewer is shown.

use rodeo_protocol::message::{Prompt, ServerMessage, Snapshot, Update};
use rodeo_protocol::table::{ChatLine, PendingDecision, Proposal};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{GuestId, api::TableSummary};
use rodeo_rules::choice::{Choice, Word, write_words};
use rodeo_rules::game::{DecisionRule, Game};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::Millis;
use crate::play::Play;
use crate::room::{CHAT, Occupant};
use crate::table::{Policy, Table};

/// How much of a table a client has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seen {
    /// Nothing.
    Nothing,
    /// A client that comes back says that it has all up to this number.
    UpTo(u64),
    /// Everything, as it was then.
    All {
        /// The number.
        n: u64,
        /// The count of changes that are not kept.
        stirred: u64,
        /// Where the viewer sat.
        seat: Option<Seat>,
    },
}

impl Table {
    /// The message that brings a client up to date, and what it has seen then; none where it has seen everything, or
    /// [may not look](Table::may_look) any more.
    pub fn show(
        &self,
        guest: GuestId,
        seen: Seen,
        now: Millis,
        policy: &Policy,
    ) -> Option<(ServerMessage, Seen)> {
        self.may_look(guest).ok()?;
        let seat = self.room.seat_of(guest);
        let all = Seen::All { n: self.room.n, stirred: self.stirred, seat };
        let update = match seen {
            _ if seen == all => return None,
            Seen::UpTo(n) if self.can_tell_since(n, seat) && self.sat_there(seat, n) => {
                self.update(seat, n, true, now, policy)
            }
            Seen::All { n, seat: sat, .. } if sat == seat && self.can_tell_since(n, seat) => {
                self.update(seat, n, false, now, policy)
            }
            Seen::Nothing | Seen::UpTo(_) | Seen::All { .. } => {
                return Some((ServerMessage::Snapshot(Box::new(self.snapshot(seat, now, policy))), all));
            }
        };
        Some((ServerMessage::Update(Box::new(update)), all))
    }

    /// Has a client that has seen this seen everything?
    pub fn has_seen_all(&self, guest: GuestId, seen: Seen) -> bool {
        seen == Seen::All { n: self.room.n, stirred: self.stirred, seat: self.room.seat_of(guest) }
    }

    /// Is there more to tell than who has chosen and who is there?
    pub fn is_urgent(&self, guest: GuestId, seen: Seen) -> bool {
        let Seen::All { n, seat, .. } = seen else { return true };
        let moved = self.room.play.as_ref().is_some_and(|play| play.moved > n);
        let talked = self.room.chat.back().is_some_and(|line| line.seq > n);
        moved || talked || self.room.changed > n || seat != self.room.seat_of(guest)
    }

    /// The number of the last fact that changed the table beside the game.
    pub fn changed_at(&self) -> u64 {
        self.room.changed
    }

    /// Is everything that happened after this number still known, one by one? Whoever looks on may hear the talk since
    /// the table allows that, or none of it since it does not.
    fn can_tell_since(&self, n: u64, seat: Option<Seat>) -> bool {
        let room = &self.room;
        let talk =
            room.chat.front().is_none_or(|line| line.seq <= n.saturating_add(1) || room.chat.len() < CHAT);
        let told = room.play.as_ref().is_none_or(|play| play.told_from <= n);
        (room.cleared..=room.n).contains(&n) && talk && told && (seat.is_some() || room.opened <= n)
    }

    /// Has the viewer sat there since this number? Whoever looks on may have got up from any seat.
    fn sat_there(&self, seat: Option<Seat>, n: u64) -> bool {
        match seat {
            Some(seat) => self.room.sat.get(seat.index()).is_some_and(|&at| at <= n),
            None => self.room.sat.iter().all(|&at| at <= n),
        }
    }

    fn snapshot(&self, seat: Option<Seat>, now: Millis, policy: &Policy) -> Snapshot {
        Snapshot {
            seq: self.room.n,
            seat,
            table: self.room.state(),
            view: self.room.play.as_ref().map(|play| self.view(play, seat)),
            score_sheet: self.room.play.as_ref().map(|play| play.sheet.clone()),
            pending: self.waiting(now, policy),
            prompt: self.ask(seat),
            chat: self.talk(seat, 0),
        }
    }

    /// What has changed; everything that is not told one by one, where a client comes back.
    fn update(&self, seat: Option<Seat>, after: u64, back: bool, now: Millis, policy: &Policy) -> Update {
        let room = &self.room;
        let play = room.play.as_ref();
        let moved = play.is_some_and(|play| play.moved > after);
        let answered = seat.is_some_and(|seat| room.answered.get(seat.index()).is_some_and(|&at| at > after));
        let changed = back || room.changed > after;
        let view = play.filter(|_| back || moved);
        let sheet = play.filter(|play| back || play.scored > after);
        Update {
            seq: room.n,
            prev_seq: after,
            table: changed.then(|| room.state()),
            events: play.map_or(Vec::new(), |play| play.told_since(after, viewer(seat))),
            view: view.map(|play| self.view(play, seat)),
            score_sheet: sheet.map(|play| play.sheet.clone()),
            pending: Some(self.waiting(now, policy)),
            prompt: (changed || moved || answered).then(|| self.ask(seat)),
            chat: self.talk(seat, after),
        }
    }

    /// What was said after this number. Where nobody looks on, it is for those who sit there.
    fn talk(&self, seat: Option<Seat>, after: u64) -> Vec<ChatLine> {
        match seat.is_some() || self.room.settings.spectators {
            true => self.room.chat.iter().filter(|line| line.seq > after).cloned().collect(),
            false => Vec::new(),
        }
    }

    fn view(&self, play: &Play, seat: Option<Seat>) -> GameView {
        GameView::new(&play.view(viewer(seat)), self.room.settings.show_seen)
    }

    fn ask(&self, seat: Option<Seat>) -> Option<Prompt> {
        let play = self.room.play.as_ref()?;
        let seat = seat.filter(|&seat| play.asked().contains(seat))?;
        let game = play.game();
        let next = game.next_words(seat, &[]).next;
        let needs_more = next.iter().any(|&word| {
            let options = game.next_words(seat, &[word]);
            !options.complete || !options.next.is_empty()
        });
        let own = play.ballot.proposals().find(|(proposer, _, _)| *proposer == seat);
        let answer = play.ballot.answer_of(seat).or(own.map(|(_, choice, _)| choice));
        Some(Prompt {
            question: game.question(),
            next: next.iter().map(Word::to_string).collect(),
            needs_more,
            answer: answer.map(|choice| write_words(&choice.words())),
        })
    }

    fn waiting(&self, now: Millis, policy: &Policy) -> PendingDecision {
        let room = &self.room;
        let people = || room.people().iter();
        let gone = |seat: &Seat| {
            let guest = room.seats.get(seat.index()).and_then(Occupant::guest);
            guest.is_some_and(|guest| !self.presence.is_connected(guest))
        };
        let mut waiting = PendingDecision {
            away: people().filter(gone).collect(),
            stand_in: people().filter(|&seat| self.is_stood_in(seat, now, policy)).collect(),
            ..PendingDecision::default()
        };
        let Some((play, question)) = room.play.as_ref().and_then(|play| Some((play, play.question()?)))
        else {
            return waiting;
        };
        let majority = play.game().decide() == DecisionRule::Majority;
        let waited = self.waited_for();
        let deadlines = waited.iter().filter_map(|seat| self.deadline(seat));
        let hurried: SeatSet = waited.iter().filter(|&seat| self.clock.is_hurried(seat).is_some()).collect();
        waiting.question = Some(question);
        waiting.asked = play.asked();
        waiting.waiting = play.ballot.waiting();
        waiting.passed_for_turn = play.ballot.passed_for_turn();
        waiting.proposals = proposals(play);
        waiting.needed = majority.then(|| play.ballot.needed());
        waiting.left_ms = match self.clock.is_still() {
            true => None,
            false => deadlines.min().map(|deadline| deadline.saturating_sub(now)),
        };
        waiting.nudged = hurried;
        waiting.nudge_after_ms = room.settings.clock.is_none().then_some(policy.hurry_after_ms);
        waiting
    }

    /// The table as the lobby shows it.
    pub fn card(&self) -> TableSummary {
        let room = &self.room;
        TableSummary {
            id: room.id,
            code: room.code,
            rules: room.settings.rules,
            clock: room.settings.clock,
            visibility: room.settings.visibility,
            spectators: room.settings.spectators,
            seats: room.seats.iter().map(Occupant::state).collect(),
            phase: room.phase(),
            opened_ms: room.opened_at,
        }
    }

    /// The table as everybody at it sees it.
    pub fn state(&self) -> rodeo_protocol::table::TableState {
        self.room.state()
    }
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}

fn proposals(play: &Play) -> Vec<Proposal> {
    let shown = play.ballot.proposals();
    shown
        .map(|(seat, choice, supporters)| Proposal {
            seat,
            choice: write_words(&choice.proposed()),
            supporters,
        })
        .collect()
}
