# Texts of the web client only. Texts about the games are in locales/ and shared with the terminal.

# Site frame: header, footer, page titles.
site-name = Rodeo
skip-to-content = Skip to content
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
disclaimer = Rodeo is an independent project, not affiliated with the publishers of the printed games. All artwork and texts are our own.
loading = Loading…
sentence-separator = .{" "}
fact-separator = {" "}·{" "}
labelled = { $label }: { $value }
go-home = Home
page-open = Create a table
page-table = Table
page-match = Match
page-history = Game history
page-rules = Rules
page-not-found = Page not found
not-found-about = There is no page at this address.

# Home page.
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
finished-tables = Finished tables
return-to-table = Return to table
join-with-code = Join with a code
code = Code
join = Join
code-unknown = No table has this code. Check the code; tables close when everyone has left.
public-tables = Public tables
public-tables-empty = There are no public tables.
phase-open = Waiting for players
phase-playing = In progress
phase-paused = Paused
phase-over = Finished

# Creating a table and changing its rules.
which-game = Game
table-label = Table
players-label = Players
clock-label = Time per decision
no-clock = No time limit
clock-of = { $seconds ->
    [one] 1 second per decision
   *[other] { $seconds } seconds per decision
}
visibility-label = Visibility
visibility-private = Private: link or code only
visibility-public = Public: on the home page
spectators-label = Allow spectators
seen-grid-label = Show a grid of the cards seen so far
quick-options = Options
hints-label = Hints
hints-off = Off
hints-off-rated = Off (rated)
hints-after-choosing = After choosing
hints-on-request = On request
hints-unrated = Matches with hints are not rated.
hints-are-after-choosing = Hints after choosing, not rated
hints-are-on-request = Hints on request, not rated
experimental-options = Experimental options
change-rules = Change rules
cancel = Cancel
change-clears-result = This clears the result from the table. The replay stays in every player’s game history.
rules-changed = The host changed the rules: { $settings }
create-table = Create table
field-limit = Limit
field-rounds = Rounds
field-deck = Deck
field-deal = Deal
field-drafted = Drafted hands
field-fans = Fan cards
field-hand = Hand size
field-cards = Highest card
field-decide = Special cards
field-games = Games
field-variant = Variant
field-low = Lowest number
field-high = Highest number
field-numbers = Highest number card
field-out = Cards left out
field-heads = Heads on cards
field-bulls = Bull cards
choose-even-odd = { fan-even-odd }: one row takes only even or only odd cards
choose-mountaineering = { fan-mountaineering }: one row descends
choose-jumping-cow = { fan-jumping-cow }: the cow takes up a place and jumps from row to row
choose-flip-digits = { fan-flip-digits }: once a round, swap the digits of your card
choose-full = Full deck
choose-limited = Limited deck
choose-random = Random deal
choose-draft = Draft
choose-open = Visible to all
choose-memory = Hidden (memory)
choose-anyone = Anyone decides
choose-majority = Majority decides
choose-standard = Standard variant
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
about-fan-even-odd = One row has a marker: it takes only even cards, or only odd ones. When any row is taken, the marker moves to another row, the one with the lowest last card.
about-fan-mountaineering = One row has a marker and descends: it takes only cards lower than its last one. When any row is taken, the marker moves on by one row.
about-fan-jumping-cow = The cow takes up a place in its row, so four cards fill it. After a card is placed there, the cow jumps to another row, the one with the lowest last card. If that row has five cards, you take four of them: the highest stays.
about-fan-flip-digits = Once a round you can play your flip card with a card: its digits are swapped, and 31 counts as 13.
decide-anyone = Special cards: anyone decides
decide-majority = Special cards: majority decides

# Joining a table, lobby.
join-title = You are invited to play { $game }
seated-players = At the table: { $names }
join-match-running = A match is in progress. You can watch, and take a free seat when it ends.
join-match-running-private = A match is in progress. Spectators are not allowed. This page updates when a seat is free.
join-table-full = All seats are taken. You can watch until a seat is free.
join-table-full-private = All seats are taken. Spectators are not allowed. This page updates when a seat is free.
spectator-table-full = All seats are taken. You are watching, and can sit down when a seat is free.
spectator-match-running = A match is in progress. You are watching, and can sit down when it ends.
sit-down = Sit down
watch = Watch
table-unavailable = Table not available
seats = Seats
seat-empty = Empty
sit-here = Sit here
move-here = Move here
remove = Remove
host = Host
bot-level-of = Bot level: { $who }
add-bot = Add bot
remove-player = Remove { $who }
start-game = Start game
start-game-with-bots = { $count ->
    [one] Start game with 1 bot
   *[other] Start game with { $count } bots
}
wait-for-host = Waiting for the host to start the game.
invite-title = Invite friends
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Link copied.
invite-code = Or share the code:

# Playing.
bot = Bot
bot-name = Bot { $number }
current = Now
more = More
close = Close
panel = Log, scores and more
game-events = Game events
skip = Skip
choices = Your choices
goal-take6 = Goal: the fewest heads. The sixth card takes the row.
goal-buffalo = Goal: fewer heads than the buffalo.
goal-take-that = Goal: the most points. Pairs score; taking the line costs.
goal-bull-party = Goal: the most heads in one pile.
your-choice = Your choice: { $choice }.
undo-choice = Undo
undo-key = Press U to undo.
undo-or-reveal = Tap it again to reveal at once.
start-over = Start over
confirm-choice = Confirm: { $choice }
confirm-or-change = Confirm, or choose again.
confirm-or-flip = { $choice }: confirm, or swap its digits.
tap-again = Tap again to choose it.
why-row = First choose a row.
why-not-now = This card cannot be chosen now.
got-it = Got it
explanation = Explanation
choices-help = Explain choices
choose-row = Choose: { $row }
card-and-heads = { $card }, { $heads ->
    [0] no heads
    [one] 1 head
   *[other] { $heads } heads
}
card-with-toad = { $card }, toad
forecast-row = Now: row { $row }, { $free ->
    [one] 1 place left
   *[other] { $free } places left
}
forecast-takes = Now it takes row { $row }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
forecast-no-row = Fits no row now: you take a row of your choice
fits-line = Fits the line
starts-line = Starts the line
pairs-with = Pairs with { $card }
on-pile = On pile { $pile }
choice-pass = Pass
pass-now = Continue
choice-lift = Lift a Stop!
choice-pair = Make a pair
choice-take = Take the line
choice-zero = Zero card
choice-new = New pile
choice-flip = Swap digits
pass-for-turn = Not this turn
support = Support
prompt-take-row = Your { $card } fits no row. Choose a row to take.
prompt-draft = Choose a card for your hand ({ $number } of { $hand }).
prompt-draft-about = Each player gets { $hand }; the last four cards start the rows.
prompt-row = Choose a row.
prompt-window = { $actor ->
    [you] Special card before your { $card }?
   *[other] Special card before { $card }?
}
prompt-window-lift = { $actor ->
    [you] Lift a Stop! before your { $card }?
   *[other] Lift a Stop! before { $card }?
}
prompt-turn = Lay a card or take the line.
prompt-turn-pair = Make a pair ({ $pairs }) or take the line.
prompt-turn-lay-or-pair = Lay a card, make a pair ({ $pairs }) or take the line.
prompt-turn-take = No card fits: take the line.
prompt-pick = Choose a card: the lowest takes a row first.
prompt-lay = { $left ->
    [one] Choose a card from your hand to lay.
   *[other] Choose a card from your hand to lay ({ $left } left).
}
prompt-pile = Choose a pile for { $card }.
prompt-pair = Choose a card to pair.
prompt-new-line = Choose a card to start the new line.
target-take7 = Choose a row to hold six cards.
target-stop = Choose a row to block.
target-insert = Choose a row for your card.
target-push = Choose a card to move.
target-first = Choose the card to place first.
target-last = Choose the card to place last.
target-replace = Choose the card to play instead.
target-sort = Choose the next card in order.
target-lift = Choose a Stop! to lift.
line-empty = The line is empty.
are-you-sure = Are you sure?
yes = Yes
no = No
turned-card = Turned card: goes to a row
known-cards = Known cards in hand: { $cards }
drafted-hands = Drafted hands
seat-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $taken } taken
seconds-left = { $seconds } s
time-left = Time left
time-warning = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
time-up-card = Time is up: { $card } was played for you.
time-up = Time is up: a bot chose for you.
paused = The game is paused.
resume = Resume
pause = Pause
nudge = Nudge { $who }
stand-in-notice = A bot is playing for you.
news-resumed = The game continues.
news-sat-down = { $who } sat down.
news-left = { $who } left the table.
news-bot-added = { $who } was added.
news-bot-removed = { $who } was removed.
away-notice = { $who }: connection lost. A bot takes over soon.
take-over = I’m back
spectator-notice = You are watching.
state-choosing = Choosing…
state-has-chosen = Ready
state-must-take = Must take a row
state-to-play = To play
state-away = Away
state-stand-in = Bot stands in
state-passed = Passed
state-out = Done
state-nudged = Nudged

# Panel beside the board: log, scores, seen cards, chat, rules, table.
tab-log = Log
tab-scores = Scores
tab-seen = Seen
tab-chat = Chat
tab-rules = Rules
tab-table = Table
log-empty = No events yet.
sheet-title = Score sheet
sheet-round = Round
sheet-turn = Turn
sheet-game = Game
team = Team
seen-about = All cards in the deck. Every player sees the same grid.
card-seen = seen
card-mine = in your hand
card-other = in another hand
card-out = not seen yet
chat-empty = No messages yet.
chat-seated = Only seated players can chat.
chat-closed = Chat is closed while players choose cards.
chat-hidden = { $count ->
    [one] One message of a muted player is hidden.
   *[other] { $count } messages of muted players are hidden.
}
chat-label = Message
chat-send = Send
chat-sent = Message sent.
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

# Menu about another player, and the dialog to report them.
other-players = Other players
player-actions = Actions for { $who }
mute = Mute
unmute = Unmute
report = Report
report-title = Report { $who }
report-category = Reason
report-offensive-name = Offensive name
report-offensive-chat = Offensive chat
report-cheating = Cheating
report-stalling = Stalling
report-other = Other
report-text = Details (optional)
report-note = The operators of this server see the names at the table and the last chat messages with your report.
report-send = Send report
report-sent = Thank you. The operators of this server will look at it.

rules-numbered = All rules with examples
settings = Settings
settings-look = Language and appearance
settings-play = Play
settings-attention = Sound and notifications
speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
confirm-choices = Confirm choices before sending
long-undo = Longer undo time against bots (5 seconds)
keyboard-shortcuts = Keyboard shortcuts (digits and letters)
sounds = Sounds
leave-table = Leave table
leave-warning = During a match, a bot takes over your seat. Leave the table?

# After a match: result, replay, history.
result = Result
rematch = Rematch
rematch-waiting = Waiting for the other players
rematch-by = Rematch wanted by { $who }
view-replay = View replay
replay = Replay
replay-none = The record cannot be replayed up to this step.
step = Step
step-of = Step { $step } of { $steps }
step-back = Previous step
step-forward = Next step
step-copy = Copy link to this step
chart-title = Scores over the match
chart-table = Show as table
download-text = Download (text)
download-json = Download (JSON)
match-history = Finished matches
match-history-empty = No finished matches yet.
load-older = Load older matches

# Verifying the shuffle.
fair-title = Verify the shuffle
fair-about = Before the first deal, the server publishes the fingerprint of a secret, and each player adds a random number. All deals follow from these. Now that the secret is public, this page can repeat the shuffle and compare.
fair-check = Verify now
fair-none = This match has no secret: its deals were set by hand.
fair-yes = Verified: these deals were fixed before the first card was dealt.
fair-fits = Everything matches, as far as this browser can check.
fair-no = Verification failed: the deals of this match cannot be trusted.
fair-unfinished = The match is not over. Everything so far is correct.
fair-illegal = Verification failed: a step breaks the rules.
fair-secret-fits = The secret matches the fingerprint.
fair-secret-other = The secret does not match the fingerprint.
fair-secret-kept = The server published a fingerprint but has not revealed the secret.
fair-deals = { $count ->
    [one] The deal follows from the secret.
    [2] Both deals follow from the secret.
   *[other] All { $count } deals follow from the secret.
}
fair-deals-wrong = Only { $right } of { $count } deals follow from the secret.
fair-nothing-dealt = Nothing was shuffled: all cards were drafted face up.
fair-same = { $deal }: the same { $cards } cards in the same order.
fair-differs = { $deal }, card { $place }: { $dealt } was dealt, but the secret gives { $expected }.
fair-differs-count = { $deal }: { $dealt } cards were dealt, but there should be { $expected }.
fair-unreadable = The record cannot be read: { $reason }
fair-step-rejected = The rules do not allow step { $step }. Nothing after it was verified.
fair-result = All steps follow the rules, and the result is correct.
fair-result-other = The result does not follow from the steps.
fair-seen-early = This browser received the fingerprint before the first deal.
fair-seen-late = This browser received the fingerprint after the first deal. It can only confirm that nothing changed since then.
fair-seen-other = This browser received a different fingerprint for this match.
fair-seen-never = This browser has no fingerprint stored for this match, so it cannot tell which one was published. Ask someone who played.
fair-mixed = Random numbers were added by { $who }.
fair-mixed-none = No player added a random number, so the server alone could have chosen the deals.
fair-mine-in = Yours is one of them, so the server alone could not choose the deals.
fair-mine-missing = The number added by this browser is missing. That is correct only if you also joined the table on another device.
fair-details = Deals and values in detail
fair-commitment = Fingerprint the server publishes now
fair-commitment-seen = Fingerprint this browser received
fair-secret = Secret, revealed after the match
fair-computed = Fingerprint of this secret, computed here
fair-number = Number added by { $who }
fair-number-mine = Number added by this browser
deal-round = Round { $n }
deal-game = Game { $n }
deal-cards = Number cards
deal-specials = Special cards
deal-letters = Zero cards
deal-reshuffle = Reshuffle { $n }

# Profile.
profile = Profile
save = Save
name-saved = Saved.
recovery-about = Rodeo has no accounts. Use your profile on another device with a recovery code. Creating a new code invalidates the old one.
recovery-create = Create recovery code
recovery-label = Recovery code
recovery-use = Restore profile
recovery-end-others = End all other sessions
sessions = Sessions
session-current = This browser
session-last-used = Last used: { $date }
session-unknown = Unknown browser
session-end = End
sessions-end-others = End other sessions
log-out = Log out
log-out-warning = Without a recovery code you cannot come back. Log out?
tokens = Bot tokens
tokens-about = A program with a token plays as you and is shown as a bot. Void a token that others may have seen.
token-label = Name of the token
token-create = Create token
token-once = Copy the token now. It is shown only once.
token-void = Void
profile-delete = Delete profile
profile-delete-about = Your profile, ratings and sessions are deleted. Finished games stay without your name. You leave all tables; a match in progress counts as lost.
profile-delete-warning = This cannot be undone. Delete your profile?
deleted-player = Deleted player { $number }

# Errors.
connection-lost = Connection lost. Reconnecting… Your seat is reserved.
client-outdated = A new version of Rodeo is available.
reload = Reload
unreadable-title = This page cannot be shown
unreadable-about = This page and the server have different versions. Reload the page to get the version of the server. If that does not help, the server is being updated: try again in a few minutes.
unknown-game = This page does not support { $game } yet. Reload the page.
retry = Try again
problem-unreachable = Cannot reach the server. Try again in a moment.
problem-table-not-found = This table does not exist or has been closed: tables close when everyone has left. Ask for a new link or create a table.
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

### Pages around the table: home, invitation, tutorial, attention.
todays-deal = Today’s deal
todays-deal-about = { $date }, { $game }: everybody gets the same cards today. Compare your result with friends. Not rated.
todays-deal-play = Play today’s deal
todays-deal-return = Back to your match
play = Play
pause-animation = Pause the animation
view-result = View result
invite-share = Share
invite-qr = QR code of the link
invite-show-qr = QR code
learn-first = Learn first
your-turn = Your turn
notify-turn = Notify me when it is my turn
notify-denied = This browser blocks notifications from Rodeo. Allow them in its settings first.
notify-offer = Get a notification when it is your turn?
notify-yes = Notify me
notify-no = No, thanks
vibrate-turn = Vibrate when it is my turn
result-image = Download picture
result-image-share = Share picture

### Table: look, keys, sending of choices.

table-style = Table surface
surface-leather = Leather
surface-felt = Felt
surface-slate = Slate
surface-oak = Oak
card-back = Card back
back-brand = Branding iron
back-bandana = Bandana
back-sunset = Sunset
keys-title = Keyboard shortcuts
keys-numbers = Choose the card, row or pile with this number
keys-arrows = Move between the cards in your hand
keys-enter = Choose the selected card, row or button
keys-hint = Show or hide a hint
keys-undo = Undo your choice
keys-escape = Skip the animation
keys-help = Show this list
key-unused = Key { $key } does nothing now.
key-unused-but = Key { $key } does nothing now. Possible: { $possible }.
key-undo-late = Too late to undo.
choice-sending = Sending your choice: { $choice }…

### Verifying a record file.
record-file-title = Verify a record file
record-file-about = Choose a record file, or drop it onto this page: text or JSON, downloaded here or saved by the terminal. It stays in this browser.
record-file-drop = Drop the file to verify it.
record-file-choose = Choose file
record-file-too-large = The file is too large: a record has at most { $limit } MB.
fair-steps-only = The steps and the result are correct. The deals cannot be verified.
fair-no-secret = This record does not contain the secret that its deals were computed from.
fair-not-over = The record has no result: the match is not over.

### Play on this device

play-on-device = Play against bots on this device
play-on-device-about = Runs in this browser: works offline, unrated, only for you.
offline-play = Cannot reach the server. You can play against bots on this device.
device-table = The table is on this device: only bots can join you.
on-this-device = on this device
upload-match = Upload
played-offline = played offline
problem-open-elsewhere = This game is open in another tab. Close that tab to continue here.
problem-not-stored = The game could not be stored on this device.
problem-weights-missing = This bot level needs a file that is not on this device yet. Go online once, or choose a weaker level.
