# What cannot be, by the code of the error.

error-players = That is not a number of players for this game.
error-no-such-option = There is no such option.
error-no-such-value = The option cannot have that value.
error-hand = A hand cannot have that many cards.
error-cards = The deck does not have such cards.
error-limited-players = The limited deck is for 2–6 players.
error-draft-needs-limited = The draft needs the limited deck: choose that one, too.
error-memory-needs-draft = Only drafted hands can be played from memory: choose the draft, too.
error-limited-fixes-cards = The limited deck has its own highest card: leave cards as it is.
error-too-few-cards = There are not enough cards for so many players and such hands.
error-end = A match needs a limit or a number of rounds, from 1 to 1000.
error-limit-needs-takes = So few cards may never fill a row: play a fixed number of rounds instead of to a limit.
error-option-form = An option is set by its name and a value, such as limit=40.
error-option-twice = An option is given twice.
error-options-exclude = Two of these options exclude each other.
error-games = A match has 1 to 100 games.
error-numbers = The number cards end at 100.
error-heads = Every number card needs its heads: give as many as there are cards.
error-too-many-heads = A card has 99 heads at most.
error-stock = Too few cards would be left for the rows: change numbers, hand or out.
error-no-such-game = There is no such game.

error-not-now = Not now.
error-not-asked = This seat is not asked anything now.
error-missing = Somebody has not chosen yet.
error-not-allowed = The rules do not allow that now.
error-deal-length = That deal has the wrong number of cards.
error-deal-card = That deal has a card twice, or a card that is not in the deck.
