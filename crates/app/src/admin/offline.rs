//! Administration of a data directory that no server uses.

use std::path::Path;
use std::sync::mpsc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use rodeo_protocol::admin::{GuestInfo, Report, ResolveRequest, RestrictRequest, RestrictionKind};
use rodeo_protocol::{GuestId, MatchId};
use rodeo_server::admin::writes;
use rodeo_store::{Guest, GuestQuery, ReportQuery, SqliteStore, Store, StoreError, Write};

use crate::serve::DATABASE_FILE;

/// The data of a server that does not run. It is locked, so no server can start in the meantime.
pub struct OfflineStore {
    store: SqliteStore,
}

impl OfflineStore {
    pub fn open(directory: &Path) -> Result<OfflineStore> {
        let database = directory.join(DATABASE_FILE);
        if !database.is_file() {
            bail!("no {DATABASE_FILE} in {} (try --data)", directory.display());
        }
        match SqliteStore::open(database) {
            Ok(store) => Ok(OfflineStore { store }),
            Err(StoreError::InUse(_)) => bail!(
                "a server uses {}, but it has no administration socket (restart it, or stop it first)",
                directory.display()
            ),
            Err(error) => Err(error.into()),
        }
    }

    pub fn guests(&self, text: &str, limit: usize) -> Result<Vec<GuestInfo>> {
        let guests = self.store.guests(&GuestQuery { text: text.to_owned(), limit })?;
        guests.into_iter().map(|guest| self.info(guest)).collect()
    }

    pub fn rename(&self, id: GuestId, name: &str) -> Result<GuestInfo> {
        self.guest(id)?;
        let (write, _) = writes::rename(id, name)?;
        self.commit(write)?;
        self.info(self.guest(id)?)
    }

    pub fn restrict(
        &self,
        id: GuestId,
        kind: RestrictionKind,
        request: &RestrictRequest,
    ) -> Result<GuestInfo> {
        let guest = self.guest(id)?;
        let restriction = writes::restriction(id, kind, request, now())?;
        self.commit(Write::Restrict(Box::new(restriction)))?;
        self.info(guest)
    }

    pub fn lift(&self, id: GuestId, kind: RestrictionKind) -> Result<GuestInfo> {
        let guest = self.guest(id)?;
        self.commit(Write::LiftRestriction { guest: id, kind })?;
        self.info(guest)
    }

    /// Deletes a guest. A seat at a table stays theirs until the table is closed: only a server can empty it.
    pub fn delete_guest(&self, id: GuestId) -> Result<()> {
        self.guest(id)?;
        self.commit(Write::DeleteGuest { guest: id, at: now() })
    }

    pub fn delete_match(&self, id: MatchId) -> Result<()> {
        self.store.match_summary(id)?.with_context(|| format!("match {id} does not exist"))?;
        self.commit(Write::DeleteMatch { id })
    }

    pub fn reports(&self, resolved: bool, limit: usize) -> Result<Vec<Report>> {
        Ok(self.store.reports(ReportQuery { resolved, limit })?)
    }

    pub fn report(&self, id: u64) -> Result<Report> {
        self.store.report(id)?.with_context(|| format!("report {id} does not exist"))
    }

    pub fn resolve(&self, id: u64, request: &ResolveRequest) -> Result<Report> {
        self.report(id)?;
        self.commit(writes::resolve(id, request, now())?)?;
        self.report(id)
    }

    fn guest(&self, id: GuestId) -> Result<Guest> {
        self.store.guest(id)?.with_context(|| format!("guest {id} does not exist"))
    }

    fn info(&self, guest: Guest) -> Result<GuestInfo> {
        let (now, mut restrictions) = (now(), self.store.restrictions()?);
        restrictions.retain(|restriction| restriction.guest == guest.id && restriction.is_active(now));
        Ok(GuestInfo {
            id: guest.id,
            name: guest.name,
            bot: guest.bot,
            created_ms: guest.created_at,
            last_seen_ms: guest.last_seen_at,
            connections: None,
            restrictions,
        })
    }

    /// Writes and waits until it is durable.
    fn commit(&self, write: Write) -> Result<()> {
        let (sender, result) = mpsc::channel();
        // The receiver is gone if the program ends.
        self.store.commit(vec![write], Box::new(move |result| drop(sender.send(result))));
        Ok(result.recv().unwrap_or(Err(StoreError::Closed))?)
    }
}

/// Milliseconds since the Unix epoch.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}
