//! Who sits where.

/// By how many places the bots move on for each match of one deal: seat `s` is taken by the bot `(s + rotation) % n` of
/// the list.
///
/// Every kind of bot sits on every seat equally often. Up to four seats that takes all rotations. With more, the
/// evenly spaced ones are enough where they are balanced too: five `a` and then five `b` need rotations 0 and 5 only.
pub fn rotations<K: PartialEq>(seats: &[K]) -> Vec<usize> {
    let n = seats.len();
    let step = if n <= 4 { 1 } else { (1..=n).rev().find(|&step| is_balanced(seats, step)).unwrap_or(1) };
    (0..n).step_by(step).collect()
}

/// Do rotations by multiples of `step` bring every kind to every seat equally often?
fn is_balanced<K: PartialEq>(seats: &[K], step: usize) -> bool {
    let n = seats.len();
    if !n.is_multiple_of(step) {
        return false;
    }
    // A seat sees the bots that are a multiple of `step` away from it.
    let seen = |seat: usize, kind: &K| (seat..n).step_by(step).filter(|&at| seats[at] == *kind).count();
    seats.iter().all(|kind| (1..step).all(|seat| seen(seat, kind) == seen(0, kind)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each kind sits on each seat.
    fn counts(seats: &str) -> Vec<Vec<usize>> {
        let seats: Vec<char> = seats.chars().collect();
        let mut kinds = seats.clone();
        kinds.sort();
        kinds.dedup();
        let sits = |kind: char, seat: usize| {
            rotations(&seats)
                .iter()
                .filter(|&rotation| seats[(seat + rotation) % seats.len()] == kind)
                .count()
        };
        kinds.iter().map(|&kind| (0..seats.len()).map(|seat| sits(kind, seat)).collect()).collect()
    }

    #[test]
    fn every_kind_sits_on_every_seat_equally_often() {
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
    fn no_more_rotations_than_balance_needs() {
        let number = |seats: &str| rotations(&seats.chars().collect::<Vec<_>>()).len();
        assert_eq!([number("ab"), number("aabb"), number("abcd"), number("aaaa")], [2, 4, 4, 4]);
        assert_eq!([number("aaaaaaa"), number("aaaaabbbbb"), number("abbbbbbbbb")], [1, 2, 10]);
    }
}
