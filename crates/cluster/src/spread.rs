//! How many tables each node should have: what nodes take from a dead one, and what the fullest node gives to an emptier one.

use std::cmp::Reverse;

use crate::lease::NodeId;

/// Smallest difference between two nodes that is worth moving tables: their players reconnect.
const MIN_DIFFERENCE: u64 = 4;
/// Number of tables that a small node gives at once. A node with many tables gives a twentieth of them.
const SMALL_GIFT: u64 = 4;

/// Spreads new tables over nodes so that the numbers of their tables differ as little as possible: each table goes to the node
/// that has the fewest, among equal ones to the one with the smallest id. Returns the nodes that get some, and how many.
pub(crate) fn spread(mut nodes: Vec<(u64, NodeId)>, new: u64) -> Vec<(NodeId, u64)> {
    nodes.sort();
    // The emptiest nodes that get tables, and how many these nodes have in the end.
    let mut filled = 0;
    let mut total = new;
    for (count, (tables, _)) in nodes.iter().enumerate() {
        // All nodes before this one are as full as it is now, and there is nothing left.
        if count > 0 && total <= tables * count as u64 {
            break;
        }
        total += tables;
        filled = count + 1;
    }
    let Some(level) = total.checked_div(filled as u64) else { return Vec::new() };
    let mut rest = total % filled as u64;
    nodes.truncate(filled);
    nodes.sort_by_key(|(_, id)| *id);
    let mut shares = Vec::new();
    for (tables, id) in nodes {
        let extra = u64::from(rest > 0 && tables <= level);
        rest -= extra;
        shares.push((id, (level + extra).saturating_sub(tables)));
    }
    shares.retain(|(_, share)| *share > 0);
    shares
}

/// Decides whether a node gives tables to another one, so that one that has joined, or that was fenced, does not stay empty.
/// Returns the receiver, and how many tables.
///
/// Only the fullest node gives, and only to the emptiest: nodes that decide at the same time do not fill the same node. It gives
/// if the other one has less than three quarters of its tables, and at most half of the difference, so no table moves back.
pub(crate) fn gift(nodes: &[(u64, NodeId)], giver: NodeId) -> Option<(NodeId, u64)> {
    let &(most, fullest) = nodes.iter().max_by_key(|(tables, id)| (*tables, Reverse(*id)))?;
    let &(least, emptiest) = nodes.iter().min()?;
    let difference = most - least;
    let is_uneven = difference >= MIN_DIFFERENCE && least * 4 < most * 3;
    let tables = (difference / 2).min(SMALL_GIFT.max(most / 20));
    (fullest == giver && is_uneven).then_some((emptiest, tables))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_spread_one_by_one_to_the_emptiest() {
        for (tables, new) in [
            (vec![2, 2, 1], 2),
            (vec![2, 2, 1], 0),
            (vec![0, 9, 0], 5),
            (vec![5], 3),
            (vec![3, 3, 3], 100),
            (vec![], 4),
        ] {
            let nodes: Vec<(u64, NodeId)> =
                tables.iter().zip(1..).map(|(tables, id)| (*tables, NodeId(id))).collect();
            let mut expected = nodes.clone();
            for _ in 0..new {
                if let Some(emptiest) = expected.iter_mut().min() {
                    emptiest.0 += 1;
                }
            }
            let mut spread_out = nodes.clone();
            for (id, share) in spread(nodes, new) {
                spread_out.iter_mut().find(|(_, node)| *node == id).unwrap().0 += share;
            }
            assert_eq!(spread_out, expected, "{tables:?} and {new} more");
        }
    }

    #[test]
    fn fullest_node_gives_to_the_emptiest_until_they_are_about_equal() {
        for start in [vec![40, 0], vec![20, 20, 0], vec![9, 3, 0, 7], vec![1000, 0, 990], vec![4, 0]] {
            let mut nodes: Vec<(u64, NodeId)> =
                start.iter().zip(1..).map(|(tables, id)| (*tables, NodeId(id))).collect();
            let mut gifts = 0;
            while let Some((giver, (to, tables))) =
                nodes.iter().find_map(|(_, giver)| Some((*giver, gift(&nodes, *giver)?)))
            {
                assert!(tables <= SMALL_GIFT.max(start.iter().max().unwrap() / 20), "{tables} at once");
                nodes.iter_mut().find(|(_, id)| *id == giver).unwrap().0 -= tables;
                nodes.iter_mut().find(|(_, id)| *id == to).unwrap().0 += tables;
                gifts += 1;
                assert!(gifts < 100, "{start:?} is never even");
            }
            let (least, most) = (nodes.iter().min().unwrap().0, nodes.iter().max().unwrap().0);
            assert!(gifts > 0 && (most - least < 4 || least * 4 >= most * 3), "{start:?} became {nodes:?}");
        }
    }

    #[test]
    fn small_differences_move_no_table() {
        for tables in [vec![], vec![9], vec![3, 0], vec![5, 5, 2], vec![100, 75], vec![0, 0]] {
            let nodes: Vec<(u64, NodeId)> =
                tables.iter().zip(1..).map(|(tables, id)| (*tables, NodeId(id))).collect();
            assert!(nodes.iter().all(|(_, giver)| gift(&nodes, *giver).is_none()), "{tables:?}");
        }
    }
}
