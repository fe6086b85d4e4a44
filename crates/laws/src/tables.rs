//! Every game with every number of players and every notable option.

use rodeo_rules::game::Rules as _;
use rodeo_rules::options::read_options;
use rodeo_rules::take6;

fn read<R: rodeo_rules::game::Rules>(players: u8, options: &str) -> R {
    read_options(players, options)
        .unwrap_or_else(|error| unreachable!("{players} players, {options}: {error}"))
}

/// Take 6.
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
