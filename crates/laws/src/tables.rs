//! Rules for tests: every game with every number of players and every notable option.

use rodeo_rules::game::Rules as _;
use rodeo_rules::options::read_options;
use rodeo_rules::{buffalo, bull_party, take_that, take6};

fn read<R: rodeo_rules::game::Rules>(players: u8, options: &str) -> R {
    read_options(players, options)
        .unwrap_or_else(|error| unreachable!("{players} players, {options}: {error}"))
}

/// Rules of Take 6.
pub fn take6() -> Vec<take6::Rules> {
    let mut tables: Vec<take6::Rules> = (2..=10).map(take6::Rules::defaults).collect();
    let mut add = |players, options: &str| tables.push(read(players, options));
    for players in 2..=6 {
        add(players, "rounds=2,deck=limited");
        add(players, "rounds=2,deck=limited,deal=draft");
    }
    for fan in take6::FanCard::NAMES {
        for players in 2..=10 {
            add(players, &format!("rounds=2,fans={fan}"));
        }
        add(3, &format!("rounds=2,deck=limited,fans={fan}"));
        add(4, &format!("rounds=2,deck=limited,deal=draft,fans={fan}"));
    }
    for bits in 0..16u32 {
        let fans: Vec<&str> = take6::FanCard::NAMES
            .iter()
            .enumerate()
            .filter(|(at, _)| bits >> at & 1 == 1)
            .map(|(_, &name)| name)
            .collect();
        if fans.len() > 1 {
            for players in [2, 5, 10] {
                add(players, &format!("rounds=2,fans={}", fans.join("+")));
            }
            add(4, &format!("rounds=2,deck=limited,deal=draft,drafted=memory,fans={}", fans.join("+")));
        }
    }
    add(2, "rounds=3,hand=1,cards=6");
    add(3, "rounds=2,hand=3,cards=20");
    add(4, "limit=20");
    tables
}

/// Rules of Beat the Buffalo.
pub fn buffalo() -> Vec<buffalo::Rules> {
    let mut tables: Vec<buffalo::Rules> = (1..=6).map(buffalo::Rules::defaults).collect();
    let mut add = |players, options: &str| tables.push(read(players, options));
    for players in 1..=6 {
        // All cards are dealt, so nothing but the hands is hidden.
        add(players, &format!("hand=3,cards={}", (players + 1) * 3 + 4));
    }
    add(1, "hand=1,cards=6");
    add(6, "hand=1,cards=40");
    add(5, "decide=majority,hand=6,cards=60");
    tables
}

/// Rules of Bull Party: the usual decks, the smallest ones, hands of one to seven cards, few bulls and other heads.
pub fn bull_party() -> Vec<bull_party::Rules> {
    let mut tables: Vec<bull_party::Rules> = (2..=5).map(bull_party::Rules::defaults).collect();
    let mut add = |players, options: &str| tables.push(read(players, options));
    for players in 2..=5u16 {
        for hand in [1, 2, 5, 7] {
            for rest in [2 * players, 6 * players, 6 * players + 1, 8 * players] {
                let numbers = rest + players * hand + 1;
                if numbers <= 100 {
                    add(players as u8, &format!("numbers={numbers},hand={hand},out=1,bulls=9+3"));
                }
            }
        }
    }
    add(2, "out=0,hand=1,bulls=none");
    add(5, "hand=7");
    add(2, "numbers=16,out=0,hand=2,heads=0+1+2+3+4+5+6+7+8+9+10+20+30+40+50+99");
    tables
}

/// Rules of Take That. Small decks make empty stocks, empty hands and paired lines frequent.
pub fn take_that() -> Vec<take_that::Rules> {
    let mut tables: Vec<take_that::Rules> = (2..=4).map(take_that::Rules::defaults).collect();
    let mut add = |players, options: &str| tables.push(read(players, options));
    for players in 2..=4 {
        add(players, "variant=advanced");
        add(players, "hand=1,games=5,variant=advanced");
        add(players, "hand=1,high=34,games=5");
        add(players, "hand=1,high=34,games=5,variant=advanced");
        add(players, "hand=2,low=43,high=56,games=5,variant=advanced");
    }
    add(2, "hand=2,high=32,games=10,variant=advanced");
    add(3, "hand=3,high=21,games=10,variant=advanced");
    add(2, "hand=1,low=44,high=45,games=3");
    add(2, "hand=39");
    add(2, "games=100,hand=1,low=43,high=56,variant=advanced");
    tables
}
