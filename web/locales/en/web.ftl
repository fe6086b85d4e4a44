# What only a page has to say. Sentences about games are in locales/, and shared with the terminal.

# The page around the pages.
site-name = Rodeo
skip-to-content = Skip to the content
language = Language
theme = Look
theme-system = as the system
theme-light = light
theme-dark = dark
disclaimer = Rodeo is an independent project, not connected with the publishers of the printed games. Everything here is drawn and written by us.
loading = One moment …
go-home = To the first page
page-open = Open a table
page-table = Table
page-match = Match
page-history = My games
page-rules = Rules
page-not-found = There is no such page
not-found-about = The address leads nowhere. Perhaps a letter got lost on the way.

# The first page.
home-title = Take the bull by the horns
home-lead = Four card games of the bull-heads family. Play at once against honest bots, or send friends a link: a name, and they sit.
your-name = Your name
guest-name = Guest { $number }
bot-level = How strong the bots are
games = Games
play-now = Play now
play-with-friends = With friends
rules = Rules
your-tables = Tables where I sit
your-tables-empty = You sit at no table.
return-to-table = Go on
join-with-code = Join with a code
code = Code
join = Join
code-unknown = No table has this code. Is it written as your friends told you? Tables close when everybody has left.
public-tables = Public tables
public-tables-empty = No public table is open. Open one!
phase-open = waiting for players
phase-playing = playing
phase-paused = having a break
phase-over = over

# Opening a table.
which-game = Which game?
table-label = The table
players-label = Players
clock-label = Time for each decision
no-clock = no clock
clock-of = { $seconds ->
    [one] 1 second for each decision
   *[other] { $seconds } seconds for each decision
}
visibility-label = Who finds it
visibility-private = those who have the link or the code
visibility-public = everybody, among the public tables
spectators-label = Others may look on
seen-grid-label = A grid shows which cards have been seen, to everybody alike
experimental-options = For experiments
change-rules = Change the rules
cancel = Leave it as it is
change-clears-result = The result makes room for it. The replay stays among everybody’s games.
rules-changed = The host has changed what is played: { $settings }
create-table = Open the table
field-limit = Limit
field-rounds = Rounds
field-deck = Deck
field-deal = Deal
field-drafted = Drafted hands
field-fans = Fan cards
field-hand = Cards in hand
field-cards = Highest card
field-decide = Special cards
field-games = Games
field-variant = Variant
field-low = Lowest number
field-high = Highest number
field-numbers = Highest number card
field-out = Cards left out
field-heads = Heads of the cards
field-bulls = Bull cards
choose-even-odd = { fan-even-odd }: a row for even or odd cards only
choose-mountaineering = { fan-mountaineering }: a row that goes down
choose-jumping-cow = { fan-jumping-cow }: counts as a card and jumps on
choose-flip-digits = { fan-flip-digits }: once a round, swap the digits of a card
choose-full = full deck
choose-limited = limited deck
choose-random = at random
choose-draft = draft
choose-open = stay on show
choose-memory = have to be remembered
choose-anyone = anyone decides, at once
choose-majority = more than half must be for it
choose-standard = standard variant
choose-advanced = advanced variant
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
decide-anyone = anyone decides about special cards
decide-majority = the majority decides about special cards

# Coming to a table.
join-title = You are invited to { $game }
seated-players = Already here: { $names }
join-match-running = A match is being played. You can look on, and sit down when it is over if a seat is free.
join-match-running-private = A match is being played, and nobody looks on at this table. When it is over and a seat is free, you can sit down here: this page will tell you.
join-table-full = All seats are taken. You can look on until one is free.
join-table-full-private = All seats are taken, and nobody looks on at this table. This page will tell you when a seat is free.
spectator-table-full = All seats are taken: you look on. When one is free, you can sit down.
spectator-match-running = A match is being played: you look on, and can sit down when it is over.
sit-down = Sit down
watch = Look on
table-unavailable = This table is not open to you
seats = Seats
seat-empty = free
sit-here = Sit here
remove = Send away
host = host
bot-level-of = How strong { $who } is
add-bot = Add a bot
remove-player = Send away: { $who }
start-game = Start
start-game-with-bots = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $count } free seats
}
wait-for-host = The host starts the match when everybody is here.
invite-title = Invite friends
invite-link = The link to this table
invite-copy = Copy the link
invite-copied = The link is copied. Send it to your friends!
invite-code = or tell them the code

# At the table.
bot = bot
current = Now
more = More
close = Close
panel = Log, scores and more
game-events = What happens
skip = Skip
choices = What you can do
choice-changeable = You can change your mind until the last one has chosen.
your-choice = You chose: { $choice }
undo-choice = Take it back
start-over = Start over
confirm-choice = Yes: { $choice }
chosen = Chosen
choices-help = What these do
choose-row = Choose: { $row }
card-and-heads = { $card }, { $heads ->
    [0] no heads
    [one] 1 head
   *[other] { $heads } heads
}
card-with-toad = { $card }, with a toad
forecast-row = Would go to row { $row }
forecast-takes = Would take row { $row }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
forecast-no-row = Would fit no row: you would choose one and take it
fits-line = Fits the line
pairs-with = Pairs with { $card }
on-pile = On pile { $pile }
choice-pass = Pass
pass-for-turn = Pass for the rest of this turn
choice-lift = Lift a Stop!
choice-pair = Make a pair
choice-take = Take the line
choice-zero = Zero card
choice-new = As a new pile
choice-flip = Swap its digits
support = I am for it
prompt-take-row = Your { $card } fits no row. Which row do you take?
prompt-row = Which row?
prompt-window = { table-card-of } is next. What do you do?
prompt-turn = Lay a card, make a pair, or take the line?
prompt-pick = Which card? A number takes a row, the zero card makes one grow.
prompt-lay = { $left ->
    [one] One more card to lay: which one?
   *[other] { $left } cards to lay: which one now?
}
prompt-pile = Where does { $card } go?
target-take7 = Which row shall hold six cards?
target-stop = Which row is blocked?
target-insert = Which row does it go into?
target-push = Which card moves?
target-first = Which card comes first?
target-last = Which card comes last?
target-replace = Which card do you place instead?
target-sort = Which card comes next?
target-lift = Which Stop! is lifted?
prompt-pair = Which card do you pair?
prompt-new-line = Which card starts the new line?
line-empty = The line is empty.
are-you-sure = Really?
yes = Yes
no = No
turned-card = is turned up and goes to a row
known-cards = known to be in the hand: { $cards }
drafted-hands = The hands that everybody knows
seat-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $taken } taken
seconds-left = { $seconds } s
paused = The table has a break.
resume = Go on
pause = Have a break
nudge = Call time: { $who }
stand-in-notice = A bot plays for you.
take-over = I am back
spectator-notice = You look on.
state-choosing = is choosing
state-has-chosen = has chosen
state-must-take = must take a row
state-to-play = is on turn
state-away = is away
state-stand-in = a bot stands in
state-passed = passes this turn
state-out = has a row
state-nudged = time is called

tab-log = Log
tab-scores = Scores
tab-seen = Seen
tab-chat = Talk
tab-rules = Rules
tab-table = Table
log-empty = What happens from now on is told here.
sheet-title = Score sheet
sheet-round = Round
sheet-turn = Turn
sheet-game = Game
team = team
seen-about = Every card of the game, the same for all seats.
card-seen = has been seen
card-mine = in your hand
card-out = still out there
chat-empty = Nobody has said anything yet.
chat-seated = Those who sit at the table talk here.
chat-closed = Nobody talks while cards are being picked.
chat-label = Say something
chat-send = Say it
chat-unread = { $count ->
    [one] { $count } new line of talk
   *[other] { $count } new lines of talk
}
rules-numbered = Every rule with its number and examples
settings = How I like it
speed = How fast the cards are placed
speed-slow = slowly
speed-normal = normally
speed-fast = fast
speed-off = at once
confirm-choices = Ask me before a choice is sent
sounds = Sounds: when I am asked, and when I take cards
leave-table = Leave the table
leave-warning = In a match a bot goes on for you. Leave?

# After a match.
result = Result
rematch = Play again
rematch-waiting = Waiting for the others
rematch-by = Want to play again: { $who }
view-replay = See the replay
replay = Replay
step = Step
step-of = Step { $step } of { $steps }
step-back = One step back
step-forward = One step on
step-keys = arrow keys work too
step-copy = Copy a link to this step
chart-title = The scores over the match
chart-table = The same in numbers
chart-none = The chart could not be drawn.
download-text = Record, to read
download-json = Record, for programs
fair-title = Was the shuffle fair?
fair-about = Before the first card the server shows the fingerprint of a secret, and the players mix in numbers of their own. All the cards come from that. Now that the secret is out, this page can shuffle again and compare.
fair-check = Check it here
fair-none = This match has no secret: its deals were given by hand.
fair-yes = Fair: these are the cards that were fixed before the first one was dealt.
fair-fits = Everything fits, as far as this browser can know.
fair-no = Something does not fit: this match cannot be trusted.
fair-secret-fits = The secret is the one behind the fingerprint.
fair-secret-other = The secret is not the one behind the fingerprint.
fair-secret-kept = The server showed a fingerprint, but keeps the secret to itself.
fair-deals = { $count ->
    [one] The cards are those that the secret gives.
    [2] Both deals are those that the secret gives.
   *[other] All { $count } deals are those that the secret gives.
}
fair-deals-wrong = Only { $right } of { $count } deals are those that the secret gives.
fair-nothing-dealt = Nothing was shuffled: the cards were drafted in the open.
fair-same = { $deal }: the same { $cards } cards in the same order.
fair-differs = { $deal }, card { $place }: { $dealt } was dealt, but the secret gives { $expected }.
fair-differs-count = { $deal }: the record has { $dealt } cards, but should have { $expected }.
fair-seen-early = This browser saw the fingerprint before the first card was dealt.
fair-seen-late = This browser saw the fingerprint when cards had been dealt already: nothing was changed after that. What was before, it cannot know.
fair-seen-other = This browser was shown another fingerprint for this match.
fair-seen-never = This browser was not at the table, or has forgotten it: it cannot know which fingerprint was shown there. Ask somebody who played.
fair-mixed = Numbers were mixed in by: { $who }.
fair-mixed-none = Nobody mixed in a number, so the server could have looked for a secret that it liked.
fair-mine-in = Yours is among them, so the server alone could not choose the cards.
fair-mine-missing = The number that this browser gave is missing. That is right only if you were at the table on another device, too.
fair-details = Deal by deal, and all the digits
fair-commitment = The fingerprint, as the server tells it now
fair-commitment-seen = The fingerprint that this browser saw then
fair-secret = The secret, shown after the match
fair-computed = The fingerprint of this secret, computed here
fair-number = The number of { $who }
fair-number-mine = The number that this browser gave
deal-round = Round { $n }
deal-game = Game { $n }
deal-cards = The number cards
deal-specials = The special cards
deal-letters = The zero cards
deal-reshuffle = Discard shuffled, time { $n }
match-history = Matches I have played
match-history-empty = None yet.
load-older = Older ones
profile = Who I am
save = Save
name-saved = Saved.
recovery-about = There are no accounts. A recovery code brings you back on another device; a new one makes the old one void.
recovery-create = Show me a new recovery code
recovery-label = I have a recovery code
recovery-use = That is me

# When something goes wrong.
connection-lost = The connection is lost. We are trying again; your seat is kept.
client-outdated = The server is newer than this page.
reload = Load the page anew
retry = Try again
problem-unreachable = The server cannot be reached. Try again in a moment.
problem-table-not-found = There is no such table any more: tables close when everybody has left. Ask for a new link, or open a table.
problem-match-not-found = There is no such match, or it is still being played. Look again when it is over.
problem-table-full = All seats are taken. Ask the host to make room, or open another table.
problem-removed = The host has sent you away from this table. Look for another one, or open your own.
problem-spectators-not-allowed = Nobody may look on at this table. Ask its players for a seat.
problem-unsent = That was not sent: the connection is lost. Try again when it is back.
problem-not-found = The server does not know this any more: it may be newer than this page. Load the page anew.
problem-invalid-rules = These rules cannot be played: { $detail }
problem-invalid-settings = That cannot be: { $detail }
problem-invalid-name = This name cannot be used: 1 to 24 visible characters, please.
problem-rate-limited = That was too fast. Wait a moment and try again.
problem-too-many = That is too much at once: leave another table or close another page first.
problem-busy = The server has its hands full. Try again in a moment.
problem-shutting-down = The server is being restarted. Try again in a moment.
problem-not-logged-in = The server does not know you any more. Go to the first page and choose a name.
problem-invalid-credentials = The server does not know this code. Compare it with what you have noted: a newer code makes an older one void.
problem-seat-taken = This seat is taken. Choose another one.
problem-empty-seats = Some seats are empty. Fill them with bots, or wait for more people.
problem-not-seated = Only those who sit at this table may do that. Take a seat first.
problem-not-host = Only the host may do that. Ask the host.
problem-not-now = That is not possible at this moment. Wait a little and try again.
problem-paused = The table has a break. Wait until it goes on.
problem-stale-question = The game has moved on: something else is asked now. Choose again.
problem-not-asked = You are not asked anything now. Wait until it is your turn.
problem-not-allowed = The rules do not allow that now. Choose something else.
problem-chat-closed = Nobody talks while cards are being picked. Say it when they are shown.
problem-invalid-chat = A line has 1 to 300 characters. Make it shorter.
problem-internal = Something is broken on our side. Try again, please.
