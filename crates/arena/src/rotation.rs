//! Rotation of seats within a deal.

/// The rotations of a deal: in each match bot `(s + rotation) % n` of the list has seat `s`.
///
/// Every kind of bot has every seat equally often. Up to four seats all rotations are used. With more seats evenly spaced
/// rotations are enough if they are balanced: five `a` followed by five `b` need only rotations 0 and 5.
pub fn rotations<K: PartialEq>(seats: &[K]) -> Vec<usize> {
    let n = seats.len();
    let step = if n <= 4 { 1 } else { (1..=n).rev().find(|&step| is_balanced(seats, step)).unwrap_or(1) };
    (0..n).step_by(step).collect()
}

/// Whether rotations by multiples of `step` give every kind every seat equally often.
fn is_balanced<K: PartialEq>(seats: &[K], step: usize) -> bool {
    let n = seats.len();
    if !n.is_multiple_of(step) {
        return false;
    }
    // A seat gets the bots at a distance of a multiple of `step`.
    let count = |seat: usize, kind: &K| (seat..n).step_by(step).filter(|&at| seats[at] == *kind).count();
    seats.iter().all(|kind| (1..step).all(|seat| count(seat, kind) == count(0, kind)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each kind has each seat.
    fn counts(seats: &str) -> Vec<Vec<usize>> {
        let seats: Vec<char> = seats.chars().collect();
        let mut kinds = seats.clone();
        kinds.sort();
        kinds.dedup();
        let count = |kind: char, seat: usize| {
            rotations(&seats)
                .iter()
                .filter(|&rotation| seats[(seat + rotation) % seats.len()] == kind)
                .count()
        };
        kinds.iter().map(|&kind| (0..seats.len()).map(|seat| count(kind, seat)).collect()).collect()
    }

    #[test]
    fn every_kind_has_every_seat_equally_often() {
        let tables = [
            "a",
            "ab",
            "aab",
            "abc",
            "abcd",
            "aabb",
            "abab",
            "abbb",
            "aaaaa",
            "abbbb",
            "aaabbb",
            "ababab",
            "abcabc",
            "aabbcc",
            "abcdef",
            "abcdefg",
            "aaaabbbb",
            "abbbbbbbbb",
            "aaaaabbbbb",
            "aabbbbbbbb",
        ];
        for table in tables {
            for kind in counts(table) {
                assert!(kind[0] > 0 && kind.iter().all(|&times| times == kind[0]), "{table}: {kind:?}");
            }
        }
    }

    #[test]
    fn number_of_rotations_is_minimal() {
        let number = |seats: &str| rotations(&seats.chars().collect::<Vec<_>>()).len();
        assert_eq!([number("ab"), number("aabb"), number("abcd"), number("aaaa")], [2, 4, 4, 4]);
        assert_eq!([number("aaaaaaa"), number("aaaaabbbbb"), number("abbbbbbbbb")], [1, 2, 10]);
    }
}
