# Choosing and setting up a game.

menu-title = Rodeo: the bull-heads family of card games
menu-players-range = { $min }–{ $max } players
menu-ask-game = Which game? (1–{ $count }, Enter for 1)
menu-unknown-game = There is no game “{ $text }”: type a number from 1 to { $count }.
# Shown in every other language, in that language.
menu-language = Type { $code } for English.
menu-ask-players = How many players? ({ $min }–{ $max }, Enter for { $default })
menu-invalid-number = “{ $text }” does not fit: type a number from { $min } to { $max }.

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
menu-standard-rules = Rules: as in the book.
menu-changed-rules = Rules: as in the book, but { $options }.
menu-ready = Enter to start, ? to see and change settings
menu-settings-hint = To change something, type its name and the new value, for example: people 2
menu-unset = off
menu-players-name = players
menu-players-explain = How many play, from { $min } to { $max }.
menu-people-name = people
menu-people-explain = How many of them share this keyboard, from 0 to { $players }; bots play the others. To choose the seats, join them with +: 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = How strong the bots are: one level for all, or one for each of them joined by +, such as keen+simple. The weakest first:
menu-unknown-bot = There is no bot “{ $text }” here. Possible: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] There is one bot
   *[other] There are { $seats } bots
}, but { $named } levels: name one level for all, or one for each.
menu-value-one-of = Possible: { $values }.
menu-value-any-of = Possible: none, or some of { $values }, joined by +.
menu-value-number = Possible: { $min } to { $max }.
menu-value-numbers = Possible: numbers joined by +.
menu-ask-value = New value for { $option } (Enter leaves it)
menu-unknown-setting = There is no setting “{ $text }”. ? shows them all.
menu-invalid-value = { $option } cannot be “{ $text }”.
menu-invalid-people = “{ $text }” does not fit: type how many people play, from 0 to { $players }, or their seats, such as 1+3.
menu-ask-name = Name for { $seat } (Enter keeps it)
menu-ask-again = Another one? Enter: again, m: menu, q: quit

# The games: their names, and what each is about in a line.
game-take6 = Take 6
about-take6 = Four rows. Whoever lays the sixth card takes the row, and every head hurts.
game-buffalo = Beat the Buffalo
about-buffalo = All of you against a blind buffalo, with special cards to bend the rules.
game-take-that = Take That
about-take-that = Pair the cards of a line for points, or swallow the line, toads and all.
game-bull-party = Bull Party
about-bull-party = Heads are good for once: snatch rows and build the best pile.

# The bots, the weakest first: a name of one word each, and how it plays.
level-random = random
level-random-about = any card that is allowed
level-gentle = gentle
level-gentle-about = goes by rules of thumb, but overlooks things
level-simple = simple
level-simple-about = goes by rules of thumb and overlooks nothing
level-keen = keen
level-keen-about = thinks every choice through a few times
level-sharp = sharp
level-sharp-about = thinks much longer
level-merciless = merciless
level-merciless-about = thinks as long as it is worth while; good luck
level-flat = flat
level-net = net
