//! `rodeo cluster`: the nodes that share a PostgreSQL database.

use std::process::ExitCode;

use anyhow::Result;

use crate::args::Cluster;

#[cfg(not(feature = "cluster"))]
pub fn run(args: &Cluster) -> Result<ExitCode> {
    let Cluster::Status(args) = args;
    args.database.connection()?;
    anyhow::bail!(crate::migrate::NO_POSTGRES)
}

/// Prints the nodes. The exit code is a failure if tables wait for a node.
#[cfg(feature = "cluster")]
pub fn run(args: &Cluster) -> Result<ExitCode> {
    use anyhow::{Context, bail};
    use rodeo_store::postgres::read_nodes;

    let Cluster::Status(args) = args;
    let Some(connection) = args.database.connection()? else {
        bail!("no PostgreSQL database is named (set RODEO_DATABASE or --database-file)");
    };
    let nodes = read_nodes(connection.as_str()).context("cannot read the nodes of the database")?;
    let status = text::Status::new(&nodes);
    crate::print(&if args.json { format!("{}\n", status.to_json()) } else { status.to_text() })?;
    Ok(if status.orphans == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(feature = "cluster")]
mod text {
    use rodeo_store::postgres::NodeState;
    use serde_json::{Value, json};

    /// Nodes and tables at one moment.
    pub struct Status<'a> {
        nodes: Vec<&'a NodeState>,
        /// Tables of a server without a cluster.
        standalone: u64,
        /// Tables that belong to nodes without a lease.
        pub orphans: u64,
    }

    fn state(node: &NodeState) -> &'static str {
        match node {
            NodeState { is_fenced: true, .. } => "fenced",
            NodeState { lease_ms: ..=0, .. } => "expired",
            NodeState { is_draining: true, .. } => "draining",
            _ => "live",
        }
    }

    impl Status<'_> {
        pub fn new(nodes: &[NodeState]) -> Status<'_> {
            let is_dead = |node: &&NodeState| node.id.0 != 0 && (node.is_fenced || node.lease_ms <= 0);
            Status {
                nodes: nodes.iter().filter(|node| node.id.0 != 0).collect(),
                standalone: nodes.iter().filter(|node| node.id.0 == 0).map(|node| node.tables).sum(),
                orphans: nodes.iter().filter(is_dead).map(|node| node.tables).sum(),
            }
        }

        pub fn to_json(&self) -> Value {
            let node = |node: &&NodeState| {
                json!({
                    "id": node.id.0, "name": node.name, "state": state(node), "lease_ms": node.lease_ms,
                    "tables": node.tables, "not_accepted": node.not_accepted,
                    "lag_ms": node.lag_ms, "commit_ms": node.commit_ms,
                })
            };
            let nodes: Vec<Value> = self.nodes.iter().map(node).collect();
            json!({ "nodes": nodes, "tables_without_cluster": self.standalone, "tables_without_node": self.orphans })
        }

        pub fn to_text(&self) -> String {
            let mut text = format!(
                "{:>6}  {:<20} {:<9} {:>9} {:>8} {:>10} {:>8}\n",
                "id", "node", "state", "lease ms", "lag ms", "commit ms", "tables"
            );
            let known = |delay: Option<u64>| delay.map_or_else(|| "-".to_owned(), |delay| delay.to_string());
            for node in &self.nodes {
                text += &format!(
                    "{:>6}  {:<20} {:<9} {:>9} {:>8} {:>10} {:>8}",
                    node.id.0,
                    node.name,
                    state(node),
                    node.lease_ms,
                    known(node.lag_ms),
                    known(node.commit_ms),
                    node.tables
                );
                text += &match node.not_accepted {
                    0 => "\n".to_owned(),
                    tables => format!(" ({tables} not accepted yet)\n"),
                };
            }
            if self.nodes.is_empty() {
                text = "No nodes.\n".to_owned();
            }
            if self.standalone > 0 {
                text += &format!("Tables of a server without a cluster: {}\n", self.standalone);
            }
            if self.orphans > 0 {
                text += &format!("Tables that wait for a node: {}\n", self.orphans);
            }
            text
        }
    }
}
