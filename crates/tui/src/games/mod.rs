//! The screen of each game, one file per game.

rodeo_rules::for_each_game!(rodeo_rules::game_modules!());
