# Errors, by their code.

error-players = This game does not support that number of players.
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
