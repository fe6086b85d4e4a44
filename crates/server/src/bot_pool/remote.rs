//! Decisions that workers make in place of the threads of this process.

use std::sync::Arc;

use rodeo_rules::any::AnyChoice;
use rodeo_table::BotRequest;

use super::{BotDecision, BotPool, SharedQueue, Task};
use crate::NOT_POISONED;

/// A decision that a worker is asked for. If it is dropped without an answer, a thread of this process makes it, before all
/// others: it has waited for its turn already.
pub(crate) struct RemoteTask {
    shared: Arc<SharedQueue>,
    task: Option<Task>,
}

impl BotPool {
    /// Sets how many decisions workers may make at the same time.
    pub fn set_remote_capacity(&self, capacity: usize) {
        let mut queue = self.shared.queue.lock().expect(NOT_POISONED);
        if std::mem::replace(&mut queue.remote_capacity, capacity) != capacity {
            drop(queue);
            self.shared.wake_all();
        }
    }

    /// Waits for a decision that workers have room for.
    pub async fn next_remote(&self) -> RemoteTask {
        loop {
            if let Some(task) = self.take_remote() {
                return task;
            }
            self.shared.remote_changed.notified().await;
        }
    }

    fn take_remote(&self) -> Option<RemoteTask> {
        let mut queue = self.shared.queue.lock().expect(NOT_POISONED);
        if !queue.workers_have_room() {
            return None;
        }
        let (mut task, backlog) = queue.tasks.pop_searching()?;
        queue.remote_tasks += 1;
        drop(queue);
        // The workers may be busy now, so what waits is for the threads of this process.
        self.shared.changed.notify_one();
        self.shared.limit_effort(&mut task.request, task.submitted, backlog);
        Some(RemoteTask { shared: self.shared.clone(), task: Some(task) })
    }
}

impl SharedQueue {
    fn wake_all(&self) {
        self.changed.notify_all();
        self.remote_changed.notify_one();
    }
}

impl RemoteTask {
    pub fn request(&self) -> Option<&BotRequest> {
        self.task.as_ref().map(|task| &task.request)
    }

    /// Gives the table what a worker has decided.
    pub fn deliver(mut self, choice: Option<AnyChoice>) {
        if let Some(Task { table, request, deliver, .. }) = self.task.take() {
            // It waits while the shard does not keep up.
            tokio::task::spawn_blocking(move || deliver(BotDecision { table, request: request.id, choice }));
        }
    }
}

impl Drop for RemoteTask {
    fn drop(&mut self) {
        let mut queue = self.shared.queue.lock().expect(NOT_POISONED);
        queue.remote_tasks -= 1;
        if let Some(task) = self.task.take() {
            queue.tasks.push_quick(task);
        }
        drop(queue);
        self.shared.wake_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    use rodeo_bots::Level;
    use rodeo_protocol::{GuestId, MatchId, TableId};
    use rodeo_rules::any::{AnyGame, GameKind};
    use rodeo_rules::game::Game as _;
    use rodeo_rules::seat::{Seat, Viewer};
    use rodeo_table::BotRequestId;

    use super::*;
    use crate::limits::NetworkPrefix;
    use crate::metrics::Metrics;
    use crate::table_index::Holder;

    const DEADLINE: Duration = Duration::from_secs(60);

    /// A decision of a bot that searches.
    fn request() -> BotRequest {
        let mut game = AnyGame::new(&GameKind::Take6.default_rules(2)).unwrap();
        let deck = game.deck().unwrap();
        let order: Vec<_> = deck.cards.iter().take(deck.need.into()).collect();
        game.deal(&order, &mut Vec::new()).unwrap();
        let seat = Seat::new(0).unwrap();
        let match_id = MatchId::from_random([1; 16]);
        BotRequest {
            id: BotRequestId { match_id, question: game.question(), seat, proposer: None, version: 0 },
            kind: Level::Keen.into(),
            view: game.view(Viewer::Seat(seat)),
            history: Vec::new(),
            declared: vec![None; 2],
            earlier: Vec::new(),
            proposal: None,
            deal: None,
        }
    }

    fn submit(pool: &BotPool) -> Receiver<BotDecision> {
        let (sender, decision) = channel();
        let holder = Holder { network: NetworkPrefix::Unix, guest: GuestId::from_random([2; 16]) };
        let deliver = Box::new(move |decision| sender.send(decision).unwrap());
        pool.submit(holder, TableId::from_random([3; 16]), request(), deliver);
        decision
    }

    #[tokio::test]
    async fn workers_with_room_take_searches_and_threads_the_rest() {
        let pool = BotPool::start(1, Duration::ZERO, Arc::new(Metrics::default())).unwrap();
        pool.set_remote_capacity(1);
        let first = submit(&pool);
        let remote = pool.next_remote().await;
        // The worker is busy, so the thread decides.
        let second = submit(&pool);
        assert!(second.recv_timeout(DEADLINE).unwrap().choice.is_some());
        assert!(first.try_recv().is_err(), "decided twice");
        let choice = remote.request().unwrap().decide(&mut rodeo_bots::SeatRng::new(1));
        remote.deliver(choice);
        let first = tokio::task::spawn_blocking(move || first.recv_timeout(DEADLINE)).await.unwrap();
        assert_eq!(first.unwrap().choice, choice);
        // The worker does not answer, so the thread decides.
        let third = submit(&pool);
        drop(pool.next_remote().await);
        assert!(third.recv_timeout(DEADLINE).unwrap().choice.is_some());
        // The workers are gone.
        pool.set_remote_capacity(0);
        assert!(submit(&pool).recv_timeout(DEADLINE).unwrap().choice.is_some());
    }
}
