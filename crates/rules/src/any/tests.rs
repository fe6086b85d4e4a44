use super::*;
use crate::choice::read_words;
use crate::game::DiscardEvents;
use crate::take6;

#[test]
fn descriptors_allow_the_players_that_rules_allow() {
    for &kind in GameKind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
        assert!(kind.players().contains(&kind.usual_players()));
        for players in 0..=12 {
            let allowed = kind.default_rules(players).check().is_ok();
            assert_eq!(allowed, kind.players().contains(&players), "{kind} with {players}");
        }
    }
}

#[test]
fn short_matches_can_be_played_and_none_is_left_out() {
    for (kind, players, options) in GameKind::short_matches_except([]) {
        let rules = kind.read_rules(players, options).unwrap_or_else(|error| panic!("{kind}: {error}"));
        AnyGame::new(&rules).unwrap_or_else(|error| panic!("{kind}: {error}"));
    }
    let kinds = |listed: &[GameKind]| {
        let others = GameKind::short_matches_except(listed.iter().copied());
        others.into_iter().map(|(kind, ..)| kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&[]), GameKind::ALL);
    assert_eq!(kinds(&GameKind::ALL[..1]), GameKind::ALL[1..]);
}

#[test]
fn rules_round_trip() {
    for &kind in GameKind::ALL {
        for players in kind.players() {
            let rules = kind.default_rules(players);
            assert_eq!(AnyRules::read(kind.name(), players, &rules.write_options()), Ok(rules));
            let json = serde_json::to_string(&rules).unwrap();
            assert!(json.starts_with(&format!(r#"{{"game":"{kind}","#)), "{json}");
            assert_eq!(serde_json::from_str::<AnyRules>(&json).unwrap(), rules);
        }
    }
}

#[test]
fn missing_options_take_their_default() {
    let short: AnyRules = serde_json::from_str(r#"{"players":3,"game":"take6"}"#).unwrap();
    assert_eq!(short, GameKind::Take6.default_rules(3));
}

#[test]
fn invalid_rules_are_rejected_with_a_code() {
    let code = |game, players, options| AnyRules::read(game, players, options).unwrap_err().code();
    assert_eq!(code("whist", 4, ""), "no_such_game");
    assert_eq!(code("take6", 11, ""), "players");
    assert_eq!(code("take6", 4, "colour=red"), "no_such_option");
    assert_eq!(code("take6", 4, "deck=small"), "no_such_value");
    assert_eq!(code("take6", 4, "deal=draft"), "draft_needs_limited");
    assert_eq!(code("take6", 4, "limit"), "option_form");
    assert_eq!(code("take6", 4, "hand=3 hand=4"), "option_twice");
    assert_eq!(code("take6", 4, "limit=66,rounds=3"), "options_exclude");
    assert_eq!(code("take6", 4, "fans=even_odd+even_odd"), "option_twice");

    let error = |json| serde_json::from_str::<AnyRules>(json).unwrap_err().to_string();
    assert!(error(r#"{"game":"whist","players":4}"#).contains("unknown variant `whist`"));
    assert!(error(r#"{"game":"take6","players":4,"colour":1}"#).contains("unknown field `colour`"));
    let twice = r#"{"game":"take6","players":4,"fans":["even_odd","even_odd"]}"#;
    assert!(error(twice).contains("named twice"));
    assert!(error(r#"{"players":4}"#).contains("missing field `game`"));
    assert!(error(r#"{"game":"take6"}"#).contains("missing field `players`"));
    assert!(error(r#"{"game":"take6","game":"take6","players":4}"#).contains("duplicate field `game`"));
}

#[test]
fn game_is_an_option_of_any_rules() {
    let mut rules = AnyRules::defaults(3);
    for &kind in GameKind::ALL {
        assert_eq!(rules.set("game", kind.name()), Ok(()));
        assert_eq!((rules, rules.get("game").as_deref()), (kind.default_rules(3), Some(kind.name())));
    }
    assert_eq!(rules.set("game", "whist").unwrap_err().code(), "no_such_value");
}

#[test]
fn names_of_the_list_are_those_of_serde() {
    for &kind in GameKind::ALL {
        assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        assert_eq!(with_game!(kind, G => G::KIND), kind);
    }
}

#[test]
fn rules_pages_exist() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for kind in GameKind::ALL {
        for page in kind.descriptor().rules_pages {
            assert!(folder.join(format!("{page}.md")).is_file(), "{kind} needs docs/rules/{page}.md");
        }
    }
}

#[test]
fn single_round_options_are_valid() {
    for &kind in GameKind::ALL {
        let Some(single) = kind.descriptor().single_round else { continue };
        assert!(kind.read_rules(kind.usual_players(), single.option).is_ok(), "{kind}");
        let known: Vec<&str> = kind.options().iter().map(|option| option.name).collect();
        assert!(single.length_options.iter().all(|option| known.contains(option)), "{kind}: {known:?}");
    }
}

#[test]
fn choice_keeps_its_words_and_its_game() {
    for text in
        ["30", "row2", "30 flip", "pass", "stop row2", "lift row1", "pair 49", "zero", "9 new 30 pile1"]
    {
        let words = read_words(text).unwrap();
        for &kind in GameKind::ALL {
            if let Some(choice) = AnyChoice::read(kind, &words) {
                assert_eq!((choice.kind(), choice.words()), (kind, words.clone()));
            }
        }
    }
    let words = read_words("flip flip").unwrap();
    assert!(GameKind::ALL.iter().all(|&kind| AnyChoice::read(kind, &words).is_none()));
}

#[test]
fn choice_of_another_game_is_rejected() {
    let mut game = AnyGame::new(&GameKind::Take6.default_rules(2)).unwrap();
    let order: Vec<Card> = (1..=24).filter_map(Card::new).collect();
    game.deal(&order, &mut DiscardEvents).unwrap();
    let words = read_words("1").unwrap();
    let choices = |kind| {
        let choice = AnyChoice::read(kind, &words).unwrap();
        Seat::all(2).map(|seat| (seat, choice)).collect::<Vec<_>>()
    };
    let error = game.play(&choices(GameKind::BullParty), &mut DiscardEvents).unwrap_err();
    assert_eq!(error.code(), "not_allowed");
}

#[test]
fn any_game_behaves_like_the_game_it_holds() {
    let rules = take6::Rules { players: 2, hand: 2, ..take6::Rules::defaults(2) };
    let rules = take6::Rules { end: take6::End::Rounds(1), ..rules };
    let mut own = take6::Take6::new(&rules).unwrap();
    let mut any = AnyGame::new(&rules.into()).unwrap();
    let (mut told, mut told_any) = (Vec::new(), Vec::new());

    let order: Vec<Card> = (1..=8).filter_map(Card::new).collect();
    own.deal(&order, &mut told).unwrap();
    any.deal(&order, &mut told_any).unwrap();
    let seats: Vec<Seat> = Seat::all(2).collect();
    let choice = |n| take6::Choice::Card(Card::new(n).unwrap());
    own.play(&[(seats[0], choice(1)), (seats[1], choice(3))], &mut told).unwrap();
    any.play(&[(seats[0], choice(1).into()), (seats[1], choice(3).into())], &mut told_any).unwrap();

    assert_eq!(any, AnyGame::from(own));
    assert_eq!(told_any, told.into_iter().map(AnyEvent::from).collect::<Vec<_>>());
    for viewer in Viewer::all(2) {
        let view = any.view(viewer);
        assert_eq!(take6::Take6::from_view(&view), Some(own.view(viewer)));
        assert_eq!(view.imagine(&any.recall(&view)), Ok(any));
    }
}

#[test]
fn more_choices_than_seats_are_rejected() {
    let mut game = AnyGame::new(&GameKind::Take6.default_rules(10)).unwrap();
    let order: Vec<Card> = (1..=104).filter_map(Card::new).collect();
    game.deal(&order, &mut DiscardEvents).unwrap();
    let choice: AnyChoice = take6::Choice::Card(Card::new(1).unwrap()).into();
    let many: Vec<(Seat, AnyChoice)> = Seat::all(10).cycle().take(30).map(|seat| (seat, choice)).collect();
    let before = game;
    assert_eq!(game.play(&many, &mut DiscardEvents), Err(StepError::NotAsked(Seat::default())));
    assert_eq!(game, before);
}
