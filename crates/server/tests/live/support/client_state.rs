//! State of a client: the sum of the messages it has received.

use std::collections::BTreeMap;

use rodeo_protocol::message::{Prompt, Snapshot, Update};
use rodeo_protocol::table::{ChatLine, MatchResult, PendingDecision, ScoreSheet, TablePhase, TableState};
use rodeo_protocol::view::GameView;
use rodeo_rules::any::AnyEvent;
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;

/// A table as a client knows it. Applying a message checks that nothing contradicts earlier ones.
#[derive(Clone, Debug, Default)]
pub struct ClientState {
    /// Number of the last change; `None` before the first snapshot.
    pub have: Option<u64>,
    pub seat: Option<Seat>,
    pub table: Option<TableState>,
    pub view: Option<GameView>,
    pub pending: PendingDecision,
    pub prompt: Option<Prompt>,
    pub chat: Vec<ChatLine>,
    /// What was received of each match.
    pub matches: BTreeMap<u32, Vec<Segment>>,
    /// Highest number received: a restarted server must not go back behind it.
    pub highest: u64,
    // What must not change once it was received: commitments, results and scores by match, chat by number.
    pub commitments: BTreeMap<u32, String>,
    pub results: BTreeMap<u32, MatchResult>,
    pub scores: BTreeMap<(u32, u16), Scores>,
    pub chat_by_seq: BTreeMap<u64, ChatLine>,
    /// The last question answered by this client, and the number of answers.
    pub answers: (u32, u32),
}

/// Consecutive updates of a match, without a gap.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The viewer; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Number and view before the first update; `None` if it starts with the match.
    pub from: Option<(u64, GameView)>,
    pub updates: Vec<SeenUpdate>,
}

/// The part of an update that concerns the game.
#[derive(Clone, Debug)]
pub struct SeenUpdate {
    pub seq: u64,
    pub events: Vec<AnyEvent>,
    pub view: Option<GameView>,
}

impl ClientState {
    pub fn apply_snapshot(&mut self, snapshot: Snapshot) {
        let Snapshot { seq, seat, table, view, score_sheet, pending, prompt, chat, .. } = snapshot;
        assert!(seq >= self.highest, "{seq} after {}: the table went back", self.highest);
        self.note_table(&table);
        if let Some(view) = &view {
            let segment = Segment { seat, from: Some((seq, view.clone())), updates: Vec::new() };
            self.matches.entry(table.matches).or_default().push(segment);
        }
        assert_eq!(
            view.is_none(),
            table.phase == TablePhase::Open,
            "there is a view unless the table is open"
        );
        assert_eq!(view.is_some(), score_sheet.is_some(), "a view comes with a score sheet");
        score_sheet.iter().for_each(|sheet| self.note_sheet(table.matches, sheet));
        for line in &chat {
            self.note_chat(line);
        }
        (self.have, self.highest) = (Some(seq), seq);
        (self.seat, self.table, self.view) = (seat, Some(table), view);
        (self.pending, self.chat) = (pending, chat);
        self.note_prompt(prompt);
        self.check();
    }

    pub fn apply_update(&mut self, update: Update) {
        let Update { seq, prev_seq, table, events, view, score_sheet, pending, prompt, chat } = update;
        assert_eq!(Some(prev_seq), self.have, "the update does not follow the state");
        assert!(seq >= prev_seq, "{seq} after {prev_seq}");
        assert!(seq >= self.highest, "{seq} after {}: the table went back", self.highest);
        let before = self.table.as_ref().map(|table| (table.matches, table.phase));
        if let Some(table) = table {
            self.note_table(&table);
            self.table = Some(table);
        }
        let (matches, phase) = self.table.as_ref().map(|table| (table.matches, table.phase)).unwrap();
        if before.map(|(matches, _)| matches) != Some(matches) {
            assert_eq!(
                before.map(|(_, phase)| phase),
                Some(TablePhase::Open),
                "a match starts from the open phase"
            );
            let segment = Segment { seat: self.seat, from: None, updates: Vec::new() };
            self.matches.entry(matches).or_default().push(segment);
        }
        assert!(events.is_empty() || view.is_some(), "events without a view");
        if !events.is_empty() || view.is_some() {
            let segments = self.matches.get_mut(&matches).expect("the match has started");
            let segment = segments.last_mut().unwrap();
            assert_eq!(segment.seat, self.seat);
            segment.updates.push(SeenUpdate { seq, events, view: view.clone() });
        }
        score_sheet.iter().for_each(|sheet| self.note_sheet(matches, sheet));
        self.view = if phase == TablePhase::Open { None } else { view.or(self.view.take()) };
        self.pending = pending.unwrap_or_else(|| self.pending.clone());
        if let Some(prompt) = prompt {
            self.note_prompt(prompt);
        }
        for line in chat {
            self.note_chat(&line);
            assert!(
                self.chat.last().is_none_or(|last| last.seq < line.seq),
                "chat is repeated or out of order"
            );
            self.chat.push(line);
        }
        (self.have, self.highest) = (Some(seq), seq);
        self.check();
    }

    /// Goes back by `back` updates and returns the number of that state. The server must send the same updates again.
    pub fn rewind(&mut self, back: usize) -> Option<u64> {
        let matches = self.table.as_ref()?.matches;
        let segments = self.matches.get_mut(&matches)?;
        let mut segment = segments.last()?.clone();
        let left = segment.updates.len().checked_sub(back)?;
        let n = match left {
            0 => segment.from.as_ref()?.0,
            left => segment.updates[left - 1].seq,
        };
        segment.updates.truncate(left);
        segments.push(segment);
        self.chat.retain(|line| line.seq <= n);
        self.have = Some(n);
        Some(n)
    }

    fn note_table(&mut self, table: &TableState) {
        // Between matches, the commitment is that of the next match.
        let number = match table.phase {
            TablePhase::Open | TablePhase::Over => table.matches + 1,
            TablePhase::Playing | TablePhase::Paused => table.matches,
        };
        let known = self.commitments.entry(number).or_insert_with(|| table.commitment.clone());
        assert_eq!(*known, table.commitment, "the commitment of match {number} has changed");
        if let Some(before) = &self.table {
            assert!(before.matches <= table.matches, "a match was undone");
        }
        match &table.result {
            Some(result) => {
                let known = self.results.entry(table.matches).or_insert_with(|| result.clone());
                assert_eq!(known, result, "the result of a match has changed");
            }
            None => {
                let open = table.phase == TablePhase::Open;
                assert!(
                    open || !self.results.contains_key(&table.matches),
                    "the result of a match was undone"
                );
            }
        }
    }

    /// An answer that was confirmed stays until its seat changes it. (A pass expires with a new proposal.)
    fn note_prompt(&mut self, prompt: Option<Prompt>) {
        let before = self.prompt.take();
        if let (Some(before), Some(now)) = (&before, &prompt) {
            let answer = before.answer.as_deref().filter(|answer| *answer != "pass");
            let unchanged = self.answers.0 != now.question || self.answers.1 <= 1;
            if before.question == now.question && unchanged && answer.is_some() {
                assert_eq!(now.answer.as_deref(), answer, "an answer was lost");
            }
        }
        self.prompt = prompt;
    }

    /// Counts an answer to this question.
    pub fn count_answer(&mut self, question: u32) {
        let before = if self.answers.0 == question { self.answers.1 } else { 0 };
        self.answers = (question, before + 1);
    }

    fn note_sheet(&mut self, matches: u32, sheet: &ScoreSheet) {
        for (round, line) in (sheet.rounds_before..).zip(&sheet.lines) {
            let known = self.scores.entry((matches, round)).or_insert_with(|| line.clone());
            assert_eq!(known, line, "the scores after round {round} have changed");
        }
    }

    fn note_chat(&mut self, line: &ChatLine) {
        let known = self.chat_by_seq.entry(line.seq).or_insert_with(|| line.clone());
        assert_eq!(known, line, "a chat message has changed");
    }

    /// Checks that the parts of the state agree.
    fn check(&self) {
        let Some(prompt) = &self.prompt else { return };
        assert_eq!(Some(prompt.question), self.pending.question, "the prompt has another question");
        let seat = self.seat.expect("a client with a prompt has a seat");
        assert!(self.pending.asked.contains(seat), "the seat with a prompt is not asked");
        assert!(!prompt.next.is_empty(), "a prompt without a choice");
        let passed = prompt.answer.as_deref() == Some("pass");
        assert!(
            !passed || !self.pending.waiting.contains(seat),
            "the server waits for a seat that has passed"
        );
    }

    pub fn phase(&self) -> Option<TablePhase> {
        self.table.as_ref().map(|table| table.phase)
    }

    /// Whether the match with this number is over.
    pub fn has_ended(&self, number: u32) -> bool {
        self.table.as_ref().is_some_and(|table| {
            table.matches > number || table.matches == number && table.phase == TablePhase::Over
        })
    }

    /// Whether the table waits for an answer of this client.
    pub fn is_to_answer(&self) -> bool {
        let waiting = self.seat.is_some_and(|seat| self.pending.waiting.contains(seat));
        waiting && self.prompt.is_some() && self.phase() == Some(TablePhase::Playing)
    }
}
