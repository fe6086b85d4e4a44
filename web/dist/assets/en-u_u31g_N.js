var e=`game-buffalo = Beat the Buffalo
about-buffalo = Cooperative: your team against the buffalo, with special cards to help you.

`,t=`game-bull-party = Bull Party
about-bull-party = Here heads are good: take rows and build the best pile.

bull-party-heads-note = The rule book does not list the heads on each card. Rodeo uses its own table.
`,n=`error-players = This game does not support that number of players.
error-no-such-option = Unknown option.
error-no-such-value = Invalid value for this option.
error-hand = Invalid hand size.
error-cards = The deck does not contain these cards.
error-limited-players = The limited deck is for 2–6 players.
error-draft-needs-limited = A draft needs the limited deck. Choose that too.
error-memory-needs-draft = Hidden hands need a draft. Choose that too.
error-limited-fixes-cards = The limited deck sets its own highest card. Leave that option unchanged.
error-too-few-cards = Not enough cards for this many players and this hand size.
error-end = A match needs a limit or a number of rounds from 1 to 1000.
error-limit-needs-takes = With so few cards, rows may never fill. Set a number of rounds instead of a limit.
error-option-form = Set an option as name=value, such as limit=40.
error-option-twice = An option is set twice.
error-options-exclude = Two of these options cannot be combined.
error-games = A match has 1 to 100 games.
error-numbers = Number cards go up to 100.
error-heads = Give a number of heads for every number card.
error-too-many-heads = A card has at most 99 heads.
error-stock = Too few cards are left for the rows. Change numbers, hand or out.
error-no-such-game = Unknown game.

error-not-now = Not possible right now.
error-not-asked = It is not this seat’s turn.
error-missing = A player has not chosen yet.
error-not-allowed = The rules do not allow that.
error-deal-length = The deal has the wrong number of cards.
error-deal-card = The deal contains a duplicate card or a card that is not in the deck.
`,r=`menu-players-range = { $min }–{ $max } players
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
`,i=`table-seat = Seat { $seat }
table-you = you
`,a=`game-take6 = Take 6
about-take6 = Four rows of cards. Lay the sixth card and you take the row.

take6-ends-at = Ends at { $limit } heads
take6-ends-after = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
take6-several-fans = Note: the rule book advises against using several fan cards at once.

`,o=`game-take-that = Take That
about-take-that = Pair cards of the line to score points, or take the whole line.

`,s=`page-review = Analysis
`,c=`page-puzzles = Puzzles
puzzles-about = Positions with one clearly best choice. Find it, then see why it is the best.
puzzles-solve = Solve puzzles
`,l=`page-statistics = Statistics
`,u=`page-learn = Tutorial
learn = Tutorial
`,d=`site-name = Rodeo
skip-to-content = Skip to content
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
disclaimer = Rodeo is an independent project, not affiliated with the publishers of the printed games. All artwork and texts are our own.
loading = Loading…
go-home = Home
page-open = Create a table
page-table = Table
page-match = Match
page-history = Game history
page-rules = Rules
page-not-found = Page not found
not-found-about = There is no page at this address.

home-title = Take the bull by the horns
home-lead = Four fast card games. Play against bots right away, or send your friends a link. Free, no registration.
your-name = Your name
guest-name = Guest { $number }
bot-level = Bot level
games = Games
play-now = Play now
play-with-friends = Play with friends
rules = Rules
your-tables = Your tables
return-to-table = Return to table
join-with-code = Join with a code
code = Code
join = Join
code-unknown = No table has this code. Check the code; tables close when everyone has left.
public-tables = Public tables
public-tables-empty = There are no public tables. Create one!
phase-open = Waiting for players
phase-playing = In progress
phase-paused = Paused
phase-over = Finished

which-game = Game
players-label = Players
no-clock = No time limit
clock-of = { $seconds ->
    [one] 1 second per decision
   *[other] { $seconds } seconds per decision
}
hints-label = Hints
hints-off = Off
hints-off-rated = Off (rated)
hints-after-choosing = After choosing
hints-on-request = On request
hints-unrated = Matches with hints are not rated.
hints-are-after-choosing = Hints after choosing, not rated
hints-are-on-request = Hints on request, not rated
choose-limited = Limited deck
choose-draft = Draft
choose-advanced = Advanced variant
players-of = { $players ->
    [one] 1 player
   *[other] { $players } players
}
games-of = { $games ->
    [one] 1 game
   *[other] { $games } games
}
fan-even-odd = Even/Odd
fan-mountaineering = Mountaineering
fan-jumping-cow = Jumping Cow
fan-flip-digits = Flip Digits
decide-anyone = Special cards: anyone decides
decide-majority = Special cards: majority decides

watch = Watch
seats = Seats
bot-name = Bot { $number }
more = More
close = Close
game-events = Game events
yes = Yes
no = No
settings = Settings
speed = Animation speed
step-back = Previous step
step-forward = Next step
deal-round = Round { $n }
deal-game = Game { $n }
deleted-player = Deleted player { $number }

client-outdated = A new version of Rodeo is available.
reload = Reload
unreadable-title = This page cannot be shown
unreadable-about = This page and the server have different versions. Reload the page to get the version of the server. If that does not help, the server is being updated: try again in a few minutes.
unknown-game = This page does not support { $game } yet. Reload the page.
retry = Try again
problem-unreachable = Cannot reach the server. Try again in a moment.
problem-table-not-found = This table no longer exists: tables close when everyone has left. Ask for a new link or create a table.
problem-match-not-found = This match does not exist or is still in progress.
problem-table-full = All seats are taken. Ask the host for a seat or create another table.
problem-banned = You are banned from this server. { $detail }
problem-muted = You cannot chat on this server at the moment. { $detail }
problem-table-closed = An operator of the server has closed this table. { $detail }
problem-invalid-report = This cannot be reported: only other players and their messages can.
problem-unsupported-protocol = This page is outdated. Reload it to update.
problem-removed = The host removed you from this table. Join another table or create your own.
problem-spectators-not-allowed = Spectators are not allowed here. Ask the players for a seat.
problem-unsent = Not sent: connection lost. Try again once reconnected.
problem-not-found = Not found on the server. This page may be outdated: reload it.
problem-invalid-record = The server could not verify this match, so it was not uploaded.
problem-invalid-rules = Invalid rules: { $detail }
problem-invalid-settings = Invalid settings: { $detail }
problem-invalid-name = Invalid name: use 1 to 24 visible characters.
problem-rate-limited = Too many requests. Wait a moment and try again.
problem-too-many = Limit reached. Leave a table or close a page first.
problem-busy = The server is busy. Try again in a moment.
problem-shutting-down = The server is restarting. Try again in a moment.
problem-not-logged-in = Your session has ended. Go to the home page and enter your name.
problem-invalid-credentials = Unknown recovery code, or your session has ended. Check the code; a newer code invalidates older ones.
problem-session-required = A bot token cannot do that. Use a browser.
problem-seat-taken = This seat is taken. Choose another one.
problem-empty-seats = Some seats are empty. Fill them with bots or wait for more players.
problem-not-seated = Only seated players can do that. Take a seat first.
problem-not-host = Only the host can do that.
problem-not-now = That is not possible right now. Try again later.
problem-paused = The game is paused. Wait until it resumes.
problem-stale-question = The game has moved on. Choose again.
problem-not-asked = It is not your turn.
problem-not-allowed = The rules do not allow that. Choose something else.
problem-chat-closed = Chat is closed while players choose cards. Try again after the reveal.
problem-invalid-chat = Use 1 to 300 characters.
problem-internal = Something went wrong on the server. Try again.

todays-deal = Today's deal
todays-deal-about = { $date }, { $game }: everybody gets the same cards today. Compare your result with friends. Not rated.
todays-deal-play = Play today's deal
todays-deal-return = Back to your match
play = Play
pause-animation = Pause the animation
your-turn = Your turn
table-style = Table surface
card-back = Card back
play-on-device = Play against bots on this device
play-on-device-about = Runs in this browser: works offline, unrated, only for you.
offline-play = Cannot reach the server. You can play against bots on this device.
problem-open-elsewhere = This game is open in another tab. Close that tab to continue here.
problem-not-stored = The game could not be stored on this device.
problem-weights-missing = This bot level needs a file that is not on this device yet. Go online once, or choose a weaker level.
`,f={...Object.assign({"../../../../locales/en/buffalo.ftl":e,"../../../../locales/en/bull_party.ftl":t,"../../../../locales/en/errors.ftl":n,"../../../../locales/en/menu.ftl":r,"../../../../locales/en/options.ftl":``,"../../../../locales/en/review.ftl":``,"../../../../locales/en/table.ftl":i,"../../../../locales/en/take6.ftl":a,"../../../../locales/en/take_that.ftl":o,"../../../../locales/en/words.ftl":``}),...Object.assign({"../../../locales/en/analysis.ftl":s,"../../../locales/en/buffalo.ftl":``,"../../../locales/en/bull_party.ftl":``,"../../../locales/en/hints.ftl":``,"../../../locales/en/puzzles.ftl":c,"../../../locales/en/replay.ftl":``,"../../../locales/en/statistics.ftl":l,"../../../locales/en/take6.ftl":``,"../../../locales/en/take_that.ftl":``,"../../../locales/en/tutorial.ftl":u,"../../../locales/en/web.ftl":d})};export{f as sources};