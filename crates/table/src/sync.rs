//! Messages that keep clients in sync with a table.

use rodeo_protocol::Updates;
use rodeo_protocol::changes::{Changes, TableChanges};
use rodeo_protocol::message::{Prompt, ServerMessage, Snapshot, Update};
use rodeo_protocol::table::{CHAT_LINES, ChatLine, PendingDecision, Proposal, SeatState};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{GuestId, api::TableSummary};
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{DecisionRule, Game};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::Millis;
use crate::live_match::LiveMatch;
use crate::occupant::Occupant;
use crate::table::{Policy, Table};

/// What a client knows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SyncState {
    /// Nothing: the client needs a snapshot.
    New,
    /// A reconnecting client claims to know everything up to the fact with this sequence number.
    Resuming(u64),
    /// The client was sent everything up to this point.
    Synced {
        /// Sequence number of the last fact.
        seq: u64,
        /// Revision of the state that is not durable.
        volatile_revision: u64,
        /// The viewer's seat.
        seat: Option<Seat>,
    },
}

impl Table {
    /// Returns the message that brings a client up to date in the way it wants, and the client's state after it. `None` if the
    /// client is up to date or has no [access](Table::check_access).
    pub fn sync_message(
        &self,
        guest: GuestId,
        sync: SyncState,
        updates: Updates,
        now: Millis,
        policy: &Policy,
    ) -> Option<(ServerMessage, SyncState)> {
        self.check_access(guest).ok()?;
        let seat = self.durable.seat_of(guest);
        let synced = self.synced(seat);
        let (after, resuming) = match sync {
            _ if sync == synced => return None,
            SyncState::Resuming(seq) if self.has_all_since(seq, seat) && self.sat_since(seat, seq) => {
                (seq, true)
            }
            SyncState::Synced { seq, seat: before, .. }
                if before == seat && self.has_all_since(seq, seat) =>
            {
                (seq, false)
            }
            SyncState::New | SyncState::Resuming(_) | SyncState::Synced { .. } => {
                let snapshot = self.snapshot(seat, now, policy);
                return Some((ServerMessage::Snapshot(Box::new(snapshot)), synced));
            }
        };
        let message = match updates {
            Updates::State => {
                ServerMessage::Update(Box::new(self.update(seat, after, resuming, now, policy)))
            }
            Updates::Events => {
                ServerMessage::Changes(Box::new(self.changes(seat, after, resuming, now, policy)))
            }
        };
        Some((message, synced))
    }

    fn synced(&self, seat: Option<Seat>) -> SyncState {
        SyncState::Synced { seq: self.durable.seq, volatile_revision: self.volatile_revision, seat }
    }

    /// Whether a client in this state is up to date.
    pub fn is_synced(&self, guest: GuestId, sync: SyncState) -> bool {
        sync == self.synced(self.durable.seat_of(guest))
    }

    /// Whether the client should be updated at once. Answers of other seats and changes of presence can wait for more.
    pub fn is_urgent(&self, guest: GuestId, sync: SyncState) -> bool {
        let SyncState::Synced { seq, seat, .. } = sync else { return true };
        let moved = self.durable.live.as_ref().is_some_and(|live| live.moved > seq);
        let chat = self.durable.chat.back().is_some_and(|line| line.seq > seq);
        moved || chat || self.durable.changed > seq || seat != self.durable.seat_of(guest)
    }

    /// Whether all changes after the fact with this sequence number are still available one by one. A spectator needs a snapshot
    /// after a change of whether spectators are allowed, because that changes which chat lines they see.
    fn has_all_since(&self, seq: u64, seat: Option<Seat>) -> bool {
        let state = &self.durable;
        let chat = state
            .chat
            .front()
            .is_none_or(|line| line.seq <= seq.saturating_add(1) || state.chat.len() < CHAT_LINES);
        let events = state.live.as_ref().is_none_or(|live| live.events.dropped() <= seq);
        let known = (state.events_dropped..=state.seq).contains(&seq);
        known && chat && events && (seat.is_some() || state.spectators_changed <= seq)
    }

    /// Whether the viewer has had this seat since the fact with this sequence number. `None`: no seat has changed since.
    fn sat_since(&self, seat: Option<Seat>, seq: u64) -> bool {
        match seat {
            Some(seat) => self.durable.occupied.get(seat.index()).is_some_and(|&at| at <= seq),
            None => self.durable.occupied.iter().all(|&at| at <= seq),
        }
    }

    fn snapshot(&self, seat: Option<Seat>, now: Millis, policy: &Policy) -> Snapshot {
        let live = self.durable.live.as_ref();
        Snapshot {
            seq: self.durable.seq,
            seat,
            table: self.durable.state(),
            view: live.map(|live| self.view(live, seat)),
            game: live.map(|live| Box::new(*live.view(viewer(seat)))),
            score_sheet: live.map(|live| live.sheet.clone()),
            pending: self.pending_decision(now, policy),
            prompt: self.prompt(seat),
            chat: self.chat_since(seat, 0),
        }
    }

    /// Returns the changes after the fact `after`. A resuming client also gets all state that has no history.
    fn update(&self, seat: Option<Seat>, after: u64, resuming: bool, now: Millis, policy: &Policy) -> Update {
        let state = &self.durable;
        let live = state.live.as_ref();
        let moved = live.is_some_and(|live| live.moved > after);
        let answered =
            seat.is_some_and(|seat| state.answered.get(seat.index()).is_some_and(|&at| at > after));
        let changed = resuming || state.changed > after;
        let view = live.filter(|_| resuming || moved);
        let sheet = live.filter(|live| resuming || live.scored > after);
        Update {
            seq: state.seq,
            prev_seq: after,
            table: changed.then(|| state.state()),
            events: live.map_or(Vec::new(), |live| live.events_since(after, viewer(seat))),
            view: view.map(|live| self.view(live, seat)),
            score_sheet: sheet.map(|live| live.sheet.clone()),
            pending: Some(self.pending_decision(now, policy)),
            prompt: (changed || moved || answered).then(|| self.prompt(seat)),
            chat: self.chat_since(seat, after),
        }
    }

    /// Returns the changes after the fact `after` to a client that derives the rest with the rules.
    fn changes(
        &self,
        seat: Option<Seat>,
        after: u64,
        resuming: bool,
        now: Millis,
        policy: &Policy,
    ) -> Changes {
        let state = &self.durable;
        let live = state.live.as_ref();
        let moved = live.is_some_and(|live| live.moved > after);
        let started = live.is_some_and(|live| live.started > after);
        let answered =
            seat.is_some_and(|seat| state.answered.get(seat.index()).is_some_and(|&at| at > after));
        let answer = || live.zip(seat).and_then(|(live, seat)| answer(live, seat));
        let table = (state.changed > after).then(|| state.changes_since(after));
        let pending = self.pending_decision(now, policy);
        Changes {
            seq: state.seq,
            prev_seq: resuming.then_some(after),
            table: table.filter(|changes| *changes != TableChanges::default()).map(Box::new),
            events: live.map_or(Vec::new(), |live| live.events_since(after, viewer(seat))),
            waiting: (pending.waiting != pending.asked).then_some(pending.waiting),
            // A new question has no answer, unless a pass for the rest of the turn answers it.
            answer: match (moved, answered) {
                (true, _) => answer().map(Some),
                (false, true) => Some(answer()),
                (false, false) => None,
            },
            passed: pending.passed_for_turn,
            proposals: pending.proposals,
            away: pending.away,
            stand_in: pending.stand_in,
            left_ms: pending.left_ms,
            nudged: pending.nudged,
            nudge_after_ms: pending.nudge_after_ms.filter(|_| started || resuming),
            chat: self.chat_since(seat, after),
        }
    }

    /// Returns the chat lines after the fact `after`. Without spectators, chat is for seated guests only.
    fn chat_since(&self, seat: Option<Seat>, after: u64) -> Vec<ChatLine> {
        match seat.is_some() || self.durable.settings.spectators {
            true => self.durable.chat.iter().filter(|line| line.seq > after).cloned().collect(),
            false => Vec::new(),
        }
    }

    fn view(&self, live: &LiveMatch, seat: Option<Seat>) -> GameView {
        GameView::new(&live.view(viewer(seat)), self.durable.settings.show_seen)
    }

    fn prompt(&self, seat: Option<Seat>) -> Option<Prompt> {
        let live = self.durable.live.as_ref()?;
        let seat = seat.filter(|&seat| live.asked().contains(seat))?;
        Some(Prompt::new(live.game(), seat, answer(live, seat)))
    }

    fn pending_decision(&self, now: Millis, policy: &Policy) -> PendingDecision {
        let state = &self.durable;
        let guests = || state.guest_seats().iter();
        let away =
            |seat: &Seat| state.guest_on(*seat).is_some_and(|guest| !self.presence.is_connected(guest));
        let mut decision = PendingDecision {
            away: guests().filter(away).collect(),
            stand_in: guests().filter(|&seat| self.has_stand_in(seat, now, policy)).collect(),
            ..PendingDecision::default()
        };
        let Some((live, question)) = state.live.as_ref().and_then(|live| Some((live, live.question()?)))
        else {
            return decision;
        };
        let majority = live.game().decide() == DecisionRule::Majority;
        let pending = self.pending_guests();
        let deadlines = pending.iter().filter_map(|seat| self.deadline(seat));
        let nudged: SeatSet = pending.iter().filter(|&seat| self.clock.is_nudged(seat)).collect();
        decision.question = Some(question);
        decision.asked = live.asked();
        decision.waiting = live.ballot.waiting();
        decision.passed_for_turn = live.ballot.passed_for_turn();
        decision.proposals = proposals(live);
        decision.needed = majority.then(|| live.ballot.needed());
        decision.left_ms = match self.clock.is_stopped() {
            true => None,
            false => deadlines.min().map(|deadline| deadline.saturating_sub(now)),
        };
        decision.nudged = nudged;
        decision.nudge_after_ms = state.settings.clock.is_none().then_some(policy.nudge_after_ms);
        decision
    }

    /// The match as a spectator sees it; `None` if there is none.
    pub fn public_view(&self) -> Option<GameView> {
        self.durable.live.as_ref().map(|live| self.view(live, None))
    }

    /// The seats as they were at the start of the match, also after its end; empty if there is none.
    pub fn match_players(&self) -> &[SeatState] {
        self.durable.live.as_ref().map_or(&[], |live| &live.seats)
    }

    /// The table as the lobby shows it.
    pub fn summary(&self) -> TableSummary {
        let state = &self.durable;
        TableSummary {
            id: state.id,
            code: state.code,
            rules: state.settings.rules,
            clock: state.settings.clock,
            visibility: state.settings.visibility,
            spectators: state.settings.spectators,
            hints: state.settings.hints,
            seats: state.seats.iter().map(Occupant::state).collect(),
            phase: state.phase(),
            can_join: !state.is_playing() && state.empty_seat().is_some(),
            can_watch: state.settings.spectators,
            opened_ms: state.opened_at,
        }
    }
}

/// The seat's own answer to the open question: a choice or a proposal. `None` if it has not answered or is not asked.
fn answer(live: &LiveMatch, seat: Seat) -> Option<String> {
    if !live.asked().contains(seat) {
        return None;
    }
    let own = live.ballot.proposals().find(|(proposer, _, _)| *proposer == seat);
    let answer = live.ballot.answer_of(seat).or(own.map(|(_, choice, _)| choice));
    answer.map(|choice| write_words(&choice.words()))
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}

fn proposals(live: &LiveMatch) -> Vec<Proposal> {
    let proposals = live.ballot.proposals();
    proposals
        .map(|(seat, choice, supporters)| Proposal {
            seat,
            choice: write_words(&choice.proposed()),
            supporters,
        })
        .collect()
}
