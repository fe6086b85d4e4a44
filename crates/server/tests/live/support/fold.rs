//! What the messages of a table come to.

use std::collections::BTreeMap;

use rodeo_protocol::message::{Prompt, Snapshot, Update};
use rodeo_protocol::table::{ChatLine, MatchResult, PendingDecision, ScoreSheet, TablePhase, TableState};
use rodeo_protocol::view::GameView;
use rodeo_rules::any::AnyEvent;
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;

/// A table as a client knows it.
#[derive(Clone, Debug, Default)]
pub struct Fold {
    /// The number of the last change; `None` as long as nothing is known.
    pub have: Option<u64>,
    pub seat: Option<Seat>,
    pub table: Option<TableState>,
    pub view: Option<GameView>,
    pub pending: PendingDecision,
    pub prompt: Option<Prompt>,
    pub chat: Vec<ChatLine>,
    /// What was told of each match, in pieces.
    pub matches: BTreeMap<u32, Vec<Piece>>,
    /// The highest number ever seen: a server that is back must not know less.
    pub highest: u64,
    /// What was shown once and must stay so: commitments, ends and scores by match, talk by number.
    pub commitments: BTreeMap<u32, String>,
    pub ends: BTreeMap<u32, MatchResult>,
    pub scores: BTreeMap<(u32, u16), Scores>,
    pub talk: BTreeMap<u64, ChatLine>,
    /// The question that was last answered, and how often.
    pub sent: (u32, u32),
}

/// A part of the story of a match without a gap.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Who looked.
    pub seat: Option<Seat>,
    /// The game before it and the number then; `None` for the beginning of a match.
    pub from: Option<(u64, GameView)>,
    pub told: Vec<Told>,
}

/// What one update told.
#[derive(Clone, Debug)]
pub struct Told {
    pub seq: u64,
    pub events: Vec<AnyEvent>,
    pub view: Option<GameView>,
}

impl Fold {
    /// Takes a snapshot.
    pub fn restart(&mut self, snapshot: Snapshot) {
        let Snapshot { seq, seat, table, view, score_sheet, pending, prompt, chat } = snapshot;
        assert!(seq >= self.highest, "{seq} after {}: the table has forgotten something", self.highest);
        self.note_table(&table);
        if let Some(view) = &view {
            let piece = Piece { seat, from: Some((seq, view.clone())), told: Vec::new() };
            self.matches.entry(table.matches).or_default().push(piece);
        }
        assert_eq!(
            view.is_none(),
            table.phase == TablePhase::Open,
            "a game lies there unless the table is open"
        );
        assert_eq!(view.is_some(), score_sheet.is_some(), "a game has a score sheet");
        score_sheet.iter().for_each(|sheet| self.note_sheet(table.matches, sheet));
        for line in &chat {
            self.note_talk(line);
        }
        (self.have, self.highest) = (Some(seq), seq);
        (self.seat, self.table, self.view) = (seat, Some(table), view);
        (self.pending, self.chat) = (pending, chat);
        self.note_ask(prompt);
        self.check();
    }

    /// Takes an update.
    pub fn follow(&mut self, update: Update) {
        let Update { seq, prev_seq, table, events, view, score_sheet, pending, prompt, chat } = update;
        assert_eq!(Some(prev_seq), self.have, "an update that does not follow");
        assert!(seq >= prev_seq, "{seq} after {prev_seq}");
        assert!(seq >= self.highest, "{seq} after {}: the table has forgotten something", self.highest);
        let before = self.table.as_ref().map(|table| (table.matches, table.phase));
        if let Some(table) = table {
            self.note_table(&table);
            self.table = Some(table);
        }
        let (matches, phase) = self.table.as_ref().map(|table| (table.matches, table.phase)).unwrap();
        if before.map(|(matches, _)| matches) != Some(matches) {
            assert_eq!(before.map(|(_, phase)| phase), Some(TablePhase::Open), "a match begins in the open");
            let piece = Piece { seat: self.seat, from: None, told: Vec::new() };
            self.matches.entry(matches).or_default().push(piece);
        }
        assert!(events.is_empty() || view.is_some(), "events without the game after them");
        if !events.is_empty() || view.is_some() {
            let pieces = self.matches.get_mut(&matches).expect("events of a match nobody has begun");
            let piece = pieces.last_mut().unwrap();
            assert_eq!(piece.seat, self.seat);
            piece.told.push(Told { seq, events, view: view.clone() });
        }
        score_sheet.iter().for_each(|sheet| self.note_sheet(matches, sheet));
        self.view = if phase == TablePhase::Open { None } else { view.or(self.view.take()) };
        self.pending = pending.unwrap_or_else(|| self.pending.clone());
        if let Some(prompt) = prompt {
            self.note_ask(prompt);
        }
        for line in chat {
            self.note_talk(&line);
            assert!(
                self.chat.last().is_none_or(|last| last.seq < line.seq),
                "talk is told twice or out of order"
            );
            self.chat.push(line);
        }
        (self.have, self.highest) = (Some(seq), seq);
        self.check();
    }

    /// Goes back to an earlier number that an update can build on. What comes again must be as it was.
    pub fn forget_since(&mut self, back: usize) -> Option<u64> {
        let matches = self.table.as_ref()?.matches;
        let pieces = self.matches.get_mut(&matches)?;
        let mut piece = pieces.last()?.clone();
        let left = piece.told.len().checked_sub(back)?;
        let n = match left {
            0 => piece.from.as_ref()?.0,
            left => piece.told[left - 1].seq,
        };
        piece.told.truncate(left);
        pieces.push(piece);
        self.chat.retain(|line| line.seq <= n);
        self.have = Some(n);
        Some(n)
    }

    fn note_table(&mut self, table: &TableState) {
        // The commitment of the match that is played, or was shown for the next one.
        let shown = match table.phase {
            TablePhase::Open | TablePhase::Over => table.matches + 1,
            TablePhase::Playing | TablePhase::Paused => table.matches,
        };
        let known = self.commitments.entry(shown).or_insert_with(|| table.commitment.clone());
        assert_eq!(*known, table.commitment, "another commitment for match {shown}");
        if let Some(before) = &self.table {
            assert!(before.matches <= table.matches, "a match is undone");
        }
        match &table.result {
            Some(end) => {
                let known = self.ends.entry(table.matches).or_insert_with(|| end.clone());
                assert_eq!(known, end, "the end of a match has changed");
            }
            None => {
                let open = table.phase == TablePhase::Open;
                assert!(open || !self.ends.contains_key(&table.matches), "the end of a match is undone");
            }
        }
    }

    /// An answer that was shown stays, unless its owner says something else. (Passes lapse by proposals.)
    fn note_ask(&mut self, ask: Option<Prompt>) {
        let before = self.prompt.take();
        if let (Some(before), Some(now)) = (&before, &ask) {
            let answer = before.answer.as_deref().filter(|answer| *answer != "pass");
            let steady = self.sent.0 != now.question || self.sent.1 <= 1;
            if before.question == now.question && steady && answer.is_some() {
                assert_eq!(now.answer.as_deref(), answer, "an answer is lost");
            }
        }
        self.prompt = ask;
    }

    /// Notes that an answer to this question was sent.
    pub fn answers(&mut self, question: u32) {
        let before = if self.sent.0 == question { self.sent.1 } else { 0 };
        self.sent = (question, before + 1);
    }

    fn note_sheet(&mut self, matches: u32, sheet: &ScoreSheet) {
        for (round, line) in (sheet.rounds_before..).zip(&sheet.lines) {
            let known = self.scores.entry((matches, round)).or_insert_with(|| line.clone());
            assert_eq!(known, line, "the scores after round {round} have changed");
        }
    }

    fn note_talk(&mut self, line: &ChatLine) {
        let known = self.talk.entry(line.seq).or_insert_with(|| line.clone());
        assert_eq!(known, line, "a line of talk has changed");
    }

    /// What must agree in every message.
    fn check(&self) {
        let Some(ask) = &self.prompt else { return };
        assert_eq!(Some(ask.question), self.pending.question, "asked another question than all");
        let seat = self.seat.expect("somebody who looks on is asked");
        assert!(self.pending.asked.contains(seat), "asked, but not among those who are");
        assert!(!ask.next.is_empty(), "nothing to choose");
        let passed = ask.answer.as_deref() == Some("pass");
        assert!(!passed || !self.pending.waiting.contains(seat), "waited for, though the answer is known");
    }

    pub fn phase(&self) -> Option<TablePhase> {
        self.table.as_ref().map(|table| table.phase)
    }

    /// Is that match over?
    pub fn has_ended(&self, number: u32) -> bool {
        self.table.as_ref().is_some_and(|table| {
            table.matches > number || table.matches == number && table.phase == TablePhase::Over
        })
    }

    /// Is an answer of this client waited for?
    pub fn is_waited_for(&self) -> bool {
        let waited = self.seat.is_some_and(|seat| self.pending.waiting.contains(seat));
        waited && self.prompt.is_some() && self.phase() == Some(TablePhase::Playing)
    }
}
