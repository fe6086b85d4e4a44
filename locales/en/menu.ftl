# Choosing and setting up a game.

menu-title = Rodeo: bull-heads card games
menu-players-range = { $min }–{ $max } players
menu-ask-game = Game (1–{ $count }, Enter for 1)
menu-unknown-game = Unknown game “{ $text }”. Type a number from 1 to { $count }.
# Shown in every other language, in that language.
menu-language = Type { $code } for English.
menu-ask-players = Number of players ({ $min }–{ $max }, Enter for { $default })
menu-invalid-number = “{ $text }” is not valid. Type a number from { $min } to { $max }.

menu-summary = { $game }: { $who }.
menu-you-and-bots = { $bots ->
    [one] you and 1 bot
   *[other] you and { $bots } bots
}
menu-you-alone = you alone
menu-only-bots = { $bots ->
    [one] 1 bot, and you watch
   *[other] { $bots } bots, and you watch
}
menu-only-people = { $people } people at this keyboard
menu-people-and-bots = { $people } people at this keyboard and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
menu-standard-rules = Rules: standard.
menu-changed-rules = Rules: standard, except { $options }.
menu-ready = Enter to start, ? for settings
menu-settings-hint = To change a setting, type its name and the new value, for example: people 2
menu-unset = off
menu-players-name = players
menu-players-explain = Number of players, { $min } to { $max }.
menu-people-name = people
menu-people-explain = Number of people sharing this keyboard, 0 to { $players }. Bots play the other seats. To choose seats, join them with +, such as 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = Bot level: one for all bots, or one for each, joined by +, such as keen+simple. From weak to strong:
menu-unknown-bot = Unknown bot “{ $text }”. Valid: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] There is 1 bot
   *[other] There are { $seats } bots
} but { $named } levels. Give one level for all bots, or one for each.
menu-value-one-of = Valid: { $values }.
menu-value-any-of = Valid: none, or any of { $values }, joined by +.
menu-value-number = Valid: { $min } to { $max }.
menu-value-numbers = Valid: numbers joined by +.
menu-ask-value = New value for { $option } (Enter to keep)
menu-unknown-setting = Unknown setting “{ $text }”. Type ? for all settings.
menu-invalid-value = Invalid value for { $option }: “{ $text }”.
menu-invalid-people = “{ $text }” is not valid. Type the number of people, 0 to { $players }, or their seats, such as 1+3.
menu-ask-name = Name for { $seat } (Enter to keep)
menu-ask-again = Play again? Enter: yes, m: menu, q: quit

# Bot levels from weak to strong: a one-word name and a description.
level-random = random
level-random-about = plays any legal card
level-gentle = gentle
level-gentle-about = plays by simple rules and makes mistakes
level-simple = simple
level-simple-about = plays by simple rules
level-keen = keen
level-keen-about = thinks a little ahead
level-sharp = sharp
level-sharp-about = thinks much longer
level-merciless = merciless
level-merciless-about = thinks as long as it helps
level-flat = flat
level-net = net
