//! Games and their options, as clients offer them.

use rodeo_bots::Level;
use rodeo_protocol::api::{GameInfo, OptionInfo, OptionValueType};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::{OptionValues, Rules};

/// Describes a game: players, options and levels of the house bots.
pub fn game_info(game: GameKind) -> GameInfo {
    let (players, usual_players) = (game.players(), game.usual_players());
    let default_rules = game.default_rules(usual_players);
    let options = game.options().iter().map(|option| OptionInfo {
        name: option.name.into(),
        default: default_rules.get(option.name),
        values: option_values(option.values),
    });
    let levels = Level::LADDER.iter().filter(|level| level.plays(game));
    GameInfo {
        game,
        title: game.title().into(),
        min_players: *players.start(),
        max_players: *players.end(),
        usual_players,
        options: options.collect(),
        levels: levels.map(|level| level.name().into()).collect(),
    }
}

fn option_values(values: OptionValues) -> OptionValueType {
    let list = |words: &[&str]| words.iter().map(|&word| word.into()).collect();
    match values {
        OptionValues::OneOf(words) => OptionValueType::OneOf { words: list(words) },
        OptionValues::AnyOf(words) => OptionValueType::AnyOf { words: list(words) },
        OptionValues::Number(min, max) => OptionValueType::Number { min, max },
        OptionValues::Numbers => OptionValueType::Numbers,
    }
}
