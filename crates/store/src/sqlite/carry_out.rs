//! What each write does.

use rodeo_protocol::api::{MatchSummary, RatingChange};
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::ScoreOrder;
use rodeo_rules::seat::Seat;
use rusqlite::{OptionalExtension, params};
use skillratings::weng_lin::WengLinRating;

use super::sweep::Sweep;
use super::whole;
use super::writer::Writer;
use crate::ratings::{self, Seated};
use crate::{FinishedMatch, Guest, Millis, SecretHash, SecretKind, StoreError, Write};

/// Who has a rating.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Player {
    Guest(GuestId),
    House(String),
}

impl Player {
    /// As the table of ratings knows them.
    fn key(&self) -> (String, bool) {
        match self {
            Player::Guest(id) => (id.to_string(), false),
            Player::House(level) => (level.clone(), true),
        }
    }
}

/// A rating and the number of matches behind it.
type Standing = (WengLinRating, i64);

impl Writer {
    /// Does what is written. Whoever calls sees to it that what is done in part is undone.
    pub(super) fn carry_out(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::OpenTable { id, at } => self.open_table(*id, *at),
            Write::Facts { table, first, facts, at } => {
                self.journal.add(&self.db, *table, *first, facts, *at).map(drop)
            }
            Write::Rebase { table, first, facts, at } => self.rebase(*table, *first, facts, *at),
            Write::CloseTable { id } => self.close_table(*id),
            Write::NewGuest { guest, secrets } => self.new_guest(guest, secrets),
            Write::Rename { guest, name } => self.rename(*guest, name),
            Write::AddSecret { guest, secret, kind, at } => self.add_secret(*guest, secret, *kind, *at),
            Write::Seen { guest, at } => self.seen(*guest, *at),
            Write::FinishMatch(finished) => self.finish(finished),
            Write::Sweep(before) => Sweep::new(*before).step(&self.db).map(drop),
        }
    }

    fn open_table(&mut self, id: TableId, at: Millis) -> Result<(), StoreError> {
        let mut insert =
            self.db.prepare_cached("INSERT INTO tables (id, opened_at, since) VALUES (?1, ?2, ?3)")?;
        insert.execute(params![id.to_string(), whole(at), self.journal.next()])?;
        Ok(())
    }

    fn rebase(&mut self, table: TableId, first: u64, facts: &str, at: Millis) -> Result<(), StoreError> {
        self.journal.gaps.close(table);
        let since = self.journal.add(&self.db, table, first, facts, at)?;
        let mut update = self.db.prepare_cached("UPDATE tables SET since = ?2 WHERE id = ?1")?;
        update.execute(params![table.to_string(), since])?;
        Ok(())
    }

    /// A table that is gone already stays gone.
    fn close_table(&mut self, id: TableId) -> Result<(), StoreError> {
        self.journal.close(id);
        self.db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id.to_string()])?;
        Ok(())
    }

    fn new_guest(&self, guest: &Guest, secrets: &[(SecretHash, SecretKind)]) -> Result<(), StoreError> {
        let Guest { id, name, bot, made_at, seen_at } = guest;
        self.db
            .prepare_cached(
                "INSERT INTO guests (id, name, bot, made_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id.to_string(), name, bot, whole(*made_at), whole(*seen_at)])?;
        secrets.iter().try_for_each(|(secret, kind)| self.add_secret(*id, secret, *kind, *made_at))
    }

    fn rename(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        let mut update = self.db.prepare_cached("UPDATE guests SET name = ?2 WHERE id = ?1")?;
        match update.execute(params![guest.to_string(), name])? {
            0 => Err(StoreError::Database("there is no such guest".to_owned())),
            _ => Ok(()),
        }
    }

    fn add_secret(
        &self,
        guest: GuestId,
        secret: &SecretHash,
        kind: SecretKind,
        at: Millis,
    ) -> Result<(), StoreError> {
        let guest = guest.to_string();
        if kind == SecretKind::Recovery {
            let mut delete = self.db.prepare_cached("DELETE FROM secrets WHERE guest = ?1 AND kind = ?2")?;
            delete.execute(params![guest, name_of(kind)])?;
        }
        self.db
            .prepare_cached("INSERT INTO secrets (hash, guest, kind, made_at) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![secret.0, guest, name_of(kind), whole(at)])?;
        Ok(())
    }

    fn seen(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        // Clocks may go back; a guest is not seen earlier for that.
        self.db
            .prepare_cached("UPDATE guests SET seen_at = ?2 WHERE id = ?1 AND seen_at < ?2")?
            .execute(params![guest.to_string(), whole(at)])?;
        Ok(())
    }

    fn finish(&self, finished: &FinishedMatch) -> Result<(), StoreError> {
        let id = finished.card.id.to_string();
        if self.db.prepare_cached("SELECT 1 FROM matches WHERE id = ?1")?.exists([&id])? {
            return Ok(());
        }
        let mut card = finished.card.clone();
        card.ratings = match finished.rated {
            Some(better) => self.rate(&card, better)?,
            None => Vec::new(),
        };
        let written = serde_json::to_string(&card)
            .map_err(|error| StoreError::Database(format!("the match cannot be written: {error}")))?;
        self.db
            .prepare_cached(
                "INSERT INTO matches (id, table_id, ended_at, card, record) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![
                id,
                finished.table.to_string(),
                whole(card.ended_ms),
                written,
                finished.record
            ])?;
        let number = self.db.last_insert_rowid();
        let mut sat = self.db.prepare_cached("INSERT OR IGNORE INTO sat (guest, number) VALUES (?1, ?2)")?;
        for seat in &card.seats {
            if let SeatState::Guest { id, .. } = seat {
                sat.execute(params![id.to_string(), number])?;
            }
        }
        Ok(())
    }

    /// Moves the ratings of those who played, and says by how much.
    fn rate(&self, card: &MatchSummary, better: ScoreOrder) -> Result<Vec<RatingChange>, StoreError> {
        let mut players: Vec<Player> = Vec::new();
        let mut seats: Vec<(Seat, Seated)> = Vec::new();
        for ((seat, who), score) in
            Seat::all(card.seats.len() as u8).zip(&card.seats).zip(&card.outcome.scores)
        {
            let player = match who {
                SeatState::Empty => continue,
                SeatState::Guest { id, .. } => Player::Guest(*id),
                SeatState::HouseBot { level, .. } => Player::House(level.clone()),
            };
            let known = players.iter().position(|other| *other == player);
            let at = known.unwrap_or(players.len());
            if known.is_none() {
                players.push(player);
            }
            seats.push((
                seat,
                Seated { player: at, score: *score, replaced_by_bot: card.replaced_by_bot.contains(seat) },
            ));
        }
        let game = card.rules.kind();
        let standings = players.iter().map(|player| self.standing(player, game));
        let standings = standings.collect::<Result<Vec<Standing>, StoreError>>()?;
        let before: Vec<WengLinRating> = standings.iter().map(|(rating, _)| *rating).collect();
        let table: Vec<Seated> = seats.iter().map(|(_, seated)| *seated).collect();
        let Some(after) = ratings::after(&table, &before, better) else { return Ok(Vec::new()) };
        for ((player, (_, matches)), rating) in players.iter().zip(&standings).zip(&after) {
            self.set_standing(player, game, (*rating, matches + 1))?;
        }
        let change = |(seat, Seated { player, .. }): (Seat, Seated)| RatingChange {
            seat,
            before: before[player].rating,
            after: after[player].rating,
        };
        Ok(seats.into_iter().map(change).collect())
    }

    fn standing(&self, player: &Player, game: GameKind) -> Result<Standing, StoreError> {
        let (player, house) = player.key();
        let mut find = self.db.prepare_cached(
            "SELECT rating, uncertainty, matches FROM ratings WHERE player = ?1 AND house = ?2 AND game = ?3",
        )?;
        let found = find.query_row(params![player, house, game.name()], |row| {
            Ok((WengLinRating { rating: row.get(0)?, uncertainty: row.get(1)? }, row.get(2)?))
        });
        Ok(found.optional()?.unwrap_or((WengLinRating::new(), 0)))
    }

    /// Guests who have been forgotten in the meantime are not brought back by this.
    fn set_standing(
        &self,
        player: &Player,
        game: GameKind,
        (rating, matches): Standing,
    ) -> Result<(), StoreError> {
        let (player, house) = player.key();
        self.db
            .prepare_cached(
                "INSERT OR REPLACE INTO ratings (player, house, game, rating, uncertainty, matches)
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?2 OR EXISTS (SELECT 1 FROM guests WHERE id = ?1)",
            )?
            .execute(params![player, house, game.name(), rating.rating, rating.uncertainty, matches])?;
        Ok(())
    }
}

const fn name_of(kind: SecretKind) -> &'static str {
    match kind {
        SecretKind::Cookie => "cookie",
        SecretKind::Recovery => "recovery",
        SecretKind::Token => "token",
    }
}
