//! Which nodes live, and what all nodes are told.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use rodeo_cluster::NodeId;
use rodeo_cluster::routing::peers::BEAT_MS;
use rodeo_cluster::routing::usage::USAGE_MS;
use rodeo_cluster::routing::{DecodeError, Event, decode, encode, subject};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::Routing;
use crate::app::App;

/// Number of guests who wait to be read again. Further ones are read by the next sweep of sessions.
const MAX_CHANGED_GUESTS: usize = 1024;

/// Tells others that this node lives, and listens to them, as long as the process runs.
pub(super) async fn run(app: App, routing: Arc<Routing>) {
    let Ok(mut events) = routing.client.subscribe(subject::events()).await else {
        return tracing::error!("cannot subscribe to NATS");
    };
    let (changed, guests) = mpsc::channel(MAX_CHANGED_GUESTS);
    tokio::spawn(refresh_guests(app.clone(), guests));
    let mut beat = interval(Duration::from_millis(BEAT_MS));
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut usage = interval(Duration::from_millis(USAGE_MS));
    usage.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut has_warned = false;
    loop {
        tokio::select! {
            biased;
            message = events.next() => {
                let Some(message) = message else { return };
                match decode(&message.payload) {
                    Ok(event) => handle(&app, &routing, event, &changed),
                    // Another version says it several times a second.
                    Err(error @ DecodeError::Version { .. }) if !has_warned => {
                        has_warned = true;
                        tracing::warn!(%error, "ignoring events of a node of another version");
                    }
                    Err(error) => tracing::debug!(%error, "cannot read an event of another node"),
                }
            }
            _ = beat.tick() => {
                let dead = routing.peers().take_dead(app.now());
                for instance in dead {
                    tracing::info!("a node is gone, closing connections to its tables");
                    routing.shared.links.close_peer(instance);
                    app.limits().forget_connections_elsewhere(instance);
                }
                update_capacity(&app, &routing);
                let node = *routing.node.borrow();
                let alive = Event::Alive { instance: routing.shared.instance, node };
                // Others count this node as dead if it is not heard.
                let _ = routing.publish(subject::events(), encode(&alive)).await;
            }
            _ = usage.tick() => {
                // Without NATS each node counts for itself.
                let usage = app.limits().take_usage();
                if !usage.is_empty() {
                    routing.announce(&Event::Usage { usage }).await;
                }
                let held = app.limits().held_connections();
                if !held.is_empty() {
                    let instance = routing.shared.instance;
                    routing.announce(&Event::Connections { instance, held }).await;
                }
            }
        }
    }
}

fn handle(app: &App, routing: &Routing, event: Event, changed: &mpsc::Sender<Event>) {
    match event {
        Event::Alive { instance, node } => routing.peers().note(instance, NodeId(node), app.now()),
        Event::Worker { instance, threads } => {
            routing.workers().note(instance, threads, app.now());
            update_capacity(app, routing);
        }
        Event::Leaving { instance } => {
            routing.workers().remove(instance);
            update_capacity(app, routing);
            routing.peers().remove(instance);
            routing.shared.links.close_peer(instance);
            app.limits().forget_connections_elsewhere(instance);
        }
        Event::RestrictionsChanged {} => routing.shared.restrictions.notify_one(),
        Event::Usage { usage } => app.limits().note_usage_elsewhere(&usage),
        Event::Connections { instance, held } => {
            app.limits().note_connections_elsewhere(instance, &held);
        }
        Event::GuestChanged { .. } | Event::GuestRenamed { .. } => drop(changed.try_send(event)),
    }
}

/// Lets the workers that live think for the bots of this node.
fn update_capacity(app: &App, routing: &Routing) {
    let threads = routing.workers().threads(app.now());
    app.bot_pool().set_remote_capacity(threads);
}

/// Reads guests again whose sessions or name have changed.
async fn refresh_guests(app: App, mut changes: mpsc::Receiver<Event>) {
    while let Some(change) = changes.recv().await {
        match change {
            Event::GuestChanged { guest } => app.refresh_guest(guest).await,
            Event::GuestRenamed { guest } => app.refresh_name(guest).await,
            Event::Alive { .. }
            | Event::Worker { .. }
            | Event::Leaving { .. }
            | Event::Usage { .. }
            | Event::Connections { .. }
            | Event::RestrictionsChanged {} => {}
        }
    }
}
