use std::collections::HashSet;

use super::*;

const PAGE: &str = include_str!("../../../../docs/fairness.md");

/// The secret 00 01 02 … 1f of the page.
fn counting() -> Seed {
    Seed::new(std::array::from_fn(|n| n as u8), &[])
}

fn deck(kind: DealKind, nth: u32, cards: CardSet, need: u8) -> Deck {
    Deck { kind, nth, cards, need }
}

fn hex(bytes: [u8; 32]) -> String {
    Hex32(bytes).to_string()
}

/// One line of a block of vectors on the page, checked against the seed of that block.
fn check_line(seed: &Seed, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap();
    match word {
        "commitment" => assert_eq!(hex(seed.commitment()), rest),
        "root" => assert_eq!(hex(seed.root), rest),
        "order" => {
            let (wanted, order) = rest.split_once(": ").unwrap();
            let [kind, nth, "of", of, "need", need] = wanted.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let kind = DealKind::ALL.into_iter().find(|known| known.name() == kind).unwrap();
            let number = |text: &str| text.parse::<u8>().unwrap();
            let cards = of.split(',').fold(CardSet::EMPTY, |cards, run| {
                let (low, high) = run.split_once('-').unwrap_or((run, run));
                cards | CardSet::range(number(low), number(high))
            });
            let dealt = seed.order(&deck(kind, nth.parse().unwrap(), cards, number(need)));
            let dealt: Vec<String> = dealt.iter().map(Card::to_string).collect();
            assert_eq!(dealt.join(" "), order, "{line}");
        }
        _ => panic!("the page has a line that nobody checks: {line}"),
    }
}

#[test]
fn test_vectors_of_the_documentation_hold() {
    let mut checked = 0;
    for block in PAGE.split("```vectors\n").skip(1) {
        let (block, _) = block.split_once("```").unwrap();
        let given = |word: &'static str| {
            block.lines().filter_map(move |line| line.strip_prefix(word)?.strip_prefix(' '))
        };
        let secret: Hex32 = given("secret").next().unwrap().parse().unwrap();
        let nonces: Vec<(Seat, Vec<u8>)> = given("nonce")
            .map(|line| {
                let (seat, nonce) = line.split_once(' ').unwrap();
                (Seat::new(seat.parse().unwrap()).unwrap(), read_hex(nonce).unwrap())
            })
            .collect();
        let nonces: Vec<(Seat, &[u8])> =
            nonces.iter().map(|(seat, nonce)| (*seat, nonce.as_slice())).collect();
        let seed = Seed::new(secret.0, &nonces);
        for line in block.lines().filter(|line| !line.starts_with("secret ") && !line.starts_with("nonce ")) {
            check_line(&seed, line);
        }
        checked += block.lines().count();
    }
    assert!(PAGE.contains(&format!("says that {checked} lines are right")), "{checked} lines were checked");
}

#[test]
fn documentation_names_the_version_and_all_kinds() {
    assert!(PAGE.contains(DEAL_VERSION));
    for kind in DealKind::ALL {
        assert!(PAGE.contains(&format!("order {} ", kind.name())), "no vector for {kind:?}");
    }
}

#[test]
fn fewer_cards_are_a_prefix_of_more() {
    let cards = CardSet::range(1, 104);
    let all = counting().order(&deck(DealKind::Cards, 3, cards, 104));
    for need in 0..=104 {
        assert_eq!(counting().order(&deck(DealKind::Cards, 3, cards, need)), all[..usize::from(need)]);
    }
    assert_eq!(all.iter().copied().collect::<CardSet>(), cards);
}

#[test]
fn deal_is_limited_to_the_deck() {
    assert_eq!(counting().order(&deck(DealKind::Letters, 0, CardSet::range(1, 5), 9)).len(), 5);
    assert!(counting().order(&deck(DealKind::Letters, 0, CardSet::EMPTY, 9)).is_empty());
}

#[test]
fn biased_numbers_are_skipped() {
    let mut stream = Stream::new(&counting().root, DealKind::Cards, 2_337_396);
    let numbers: Vec<u32> = (0..28).map(|_| stream.next()).collect();
    assert_eq!(numbers[26], 0xffff_fff3);
    let mut stream = Stream::new(&counting().root, DealKind::Cards, 2_337_396);
    let drawn: Vec<u32> = (0..27).map(|place| stream.below(104 - place)).collect();
    assert_eq!(drawn[26], numbers[27] % 78);
}

#[test]
fn cards_are_uniform_over_positions() {
    // Six cards, 6 000 deals: each card is expected 1 000 times at each place, with a standard deviation of 29.
    let mut counts = [[0_i32; 6]; 6];
    for nth in 0..6000 {
        let order = counting().order(&deck(DealKind::Cards, nth, CardSet::range(1, 6), 6));
        for (place, card) in order.iter().enumerate() {
            counts[place][usize::from(card.get() - 1)] += 1;
        }
    }
    assert!(counts.iter().flatten().all(|count| (count - 1000).abs() < 5 * 29), "{counts:?}");
}

#[test]
fn nonces_are_used_in_order_of_seats() {
    let seat = |number| Seat::new(number).unwrap();
    let one = Seed::new([5; 32], &[(seat(2), b"b"), (seat(0), b"a")]);
    let other = Seed::new([5; 32], &[(seat(0), b"a"), (seat(2), b"b")]);
    assert_eq!(one, other);
    assert_ne!(one, Seed::new([5; 32], &[(seat(0), b"b"), (seat(2), b"a")]));
    assert_eq!(one.commitment(), Seed::new([5; 32], &[]).commitment());
}

#[test]
fn seed_from_text_is_its_hash() {
    let seed = Seed::from_text("rodeo");
    assert_eq!(hex(*seed.secret()), "f14217fe2281c795c8bae01747cb3db957ed01326b915ef899dd2381d33b13df");
    assert_eq!(format!("{seed:?}"), "Seed(…)");
}

#[test]
fn hexadecimal_round_trips_and_rejects_other_text() {
    let bytes = Hex32(std::array::from_fn(|n| (n * 9) as u8));
    assert_eq!(bytes.to_string().parse(), Ok(bytes));
    assert_eq!(bytes.to_string().to_uppercase().parse(), Ok(bytes));
    for bad in ["", "0", "00", &"0".repeat(63), &"0".repeat(66), &"g".repeat(64), &"é".repeat(32)] {
        assert_eq!(bad.parse::<Hex32>(), Err(ParseHexError), "{bad}");
    }
    assert_eq!(read_hex("00fF"), Ok(vec![0, 255]));
    assert_eq!(read_hex(""), Ok(vec![]));
}

/// Returns prepared numbers.
struct Script<'a>(&'a [u32]);

impl RandomSource for Script<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (&roll, rest) = self.0.split_first().unwrap();
        assert!(roll < n);
        self.0 = rest;
        roll
    }
}

#[test]
fn each_deal_draws_the_same_number_of_random_numbers() {
    let deck = Deck { kind: DealKind::Cards, nth: 0, cards: CardSet::range(60, 65), need: 3 };
    let mut dealer = Dealer::new();
    let mut seen = HashSet::new();
    for (a, b, c) in (0..6 * 5 * 4).map(|n| (n % 6, n / 6 % 5, n / 30)) {
        let order = dealer.order(&deck, &mut Script(&[a, b, c])).to_vec();
        assert_eq!(order.len(), 3);
        assert!(seen.insert(order));
    }
}
