//! Subjects of NATS. They contain numbers only: no name of a node or a guest, and no id of a table.

use super::message::LinkAddress;
use crate::NodeId;

/// Version of the subjects themselves. Permissions in NATS name it, so it stays when kinds of messages are added.
const SUBJECTS: u32 = 1;

/// Requests to the node with this id.
pub fn requests(node: NodeId) -> String {
    format!("rodeo.{SUBJECTS}.node.{}", node.0)
}

/// Decisions of bots, for any worker.
pub fn decisions() -> String {
    format!("rodeo.{SUBJECTS}.decisions")
}

/// Events for all nodes.
pub fn events() -> String {
    format!("rodeo.{SUBJECTS}.events")
}

/// Packets for one end of a link.
pub fn link(address: LinkAddress) -> String {
    format!("rodeo.{SUBJECTS}.link.{:032x}.{}", address.instance, address.link)
}

/// Packets for all links of a process.
pub fn links(instance: u128) -> String {
    format!("rodeo.{SUBJECTS}.link.{instance:032x}.*")
}

/// Returns the link that a packet on this subject is for.
pub fn link_number(subject: &str) -> Option<u64> {
    subject.rsplit('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn link_number_is_the_last_part() {
        let subject = link(LinkAddress { instance: 7, link: 42 });
        assert_eq!(link_number(&subject), Some(42));
        assert!(subject.starts_with(links(7).trim_end_matches('*')), "{subject}");
        assert_eq!(link_number("rodeo.1.link.x.*"), None);
    }
}
