# Texts shared by all games. $who is a player’s name, or “you” in brackets and lists. In sentences about a player, $actor says
# who it is: [you] the reader, [buffalo] the buffalo, [other] any other player.

table-seat = Seat { $seat }
table-you = you
table-comma = ,{" "}
table-and = {" "}and{" "}
table-row = Row { $row }
table-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-heads = { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
table-heads-label = Heads
table-heads-in-brackets = heads in brackets
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points-label = Points
table-full = full
table-hand = Your hand

table-pass-keyboard = Pass the keyboard to { $who }, then press Enter
table-all-chosen = Everyone at this keyboard has chosen.
table-still-choosing = Still to choose: { $who }.
table-thinking = The bots are thinking…
table-continue = Press Enter to continue
table-only-choice = Only one choice: { $choice }

table-rows-start = The rows start with { $cards }.
table-revealed = Cards: { $cards }.
table-revealed-card = { $card } ({ $who })
table-card-of = { $actor ->
    [you] Your { $card }
    [buffalo] The buffalo’s { $card }
   *[other] { $who }’s { $card }
}
table-overfull = { $place ->
    [5] the fifth card in row { $row }, next to the cow
    [6] the sixth card in row { $row }
    [7] the seventh card in row { $row }
   *[other] one card too many in row { $row }
}
table-placed = { table-card-of } goes to row { $row }.
table-no-row-fits = { table-card-of } fits no row.
table-ask-card = Choose a card
table-ask-row = Your { $card } fits no row. Choose a row to take (1–4)
table-choice-play = play a card
table-choice-take = take a row

table-help-choices = You can type:
table-help-after = After “{ $words }” you can type:
table-help-complete = nothing more: the choice is complete
table-help-cards = a card
table-help-rows = a row
table-help-piles = a pile
table-help-then = then { $what }
table-help-optional = optional: { $what }
table-help-commands = Any time: ? (help; ? with a word shows what can follow), rules, log, table, hint, quit.
table-help-mention = Type ? for help.
table-not-possible = “{ $text }” is not possible now. Type ? for your choices.
table-ambiguous = “{ $text }” could mean { $words }. Type more letters.
table-start-over = Start over.
table-key-enter = Enter

table-pass-for-turn = pass for the rest of this turn
table-support-proposal = support the proposal ({ $who })
table-proposal = Proposal { $number } ({ $who }): { $choice }. Votes: { $votes } of { $needed }.
table-no-majority = No proposal has a majority.

# $less is a number such as 1.2.
table-hint-best = A merciless bot would play: { $choice }
table-hint-only = Only one sensible choice: { $choice }
table-hint-equal = equal
table-hint-worse = rated about { $less } worse
table-hint-method = A rating combines your result with those of the others, in the bot’s own unit: it is not a number of heads or points. Estimated from many simulated games. Choices that are not listed looked worse. The bot knows no more about hidden cards than you do.
table-hint-unavailable = Hints are available only when you play alone against bots.

table-log-empty = No events yet.
table-rules-where = All rules, numbered and with examples: { $file }
table-confirm-quit = Quit this game? (y/n)
table-goodbye = Goodbye, thanks for playing!
table-input-ended = End of input. The game ends here. Goodbye!
table-record-saved = Record saved: { $place }
table-step-deal = Step { $number }: deal
table-step-play = Step { $number }: { $choices }
table-record-unfinished = The record ends here. The match was not finished.
table-deal-pending = The next cards have not been dealt yet.

table-winner = { $who } wins with { $score }.
table-you-win = You win with { $score }!
table-shared-win = Shared win: { $who }, with { $score } each.
