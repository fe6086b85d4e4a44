# What is the same at every table. $who is a name or “you”, for brackets and lists. Where a sentence is about somebody,
# $actor says about whom: [you] is the reader, [buffalo] the buffalo, and [other] anybody else.

table-seat = Seat { $seat }
table-you = you
table-and = and
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

table-pass-keyboard = Pass the keyboard to { $who }, who presses Enter
table-all-chosen = All at this keyboard have chosen.
table-still-choosing = Still to choose: { $who }.
table-thinking = The bots are thinking …
table-continue = Enter to go on
table-only-choice = There is only one choice: { $choice }

table-rows-start = The rows start with { $cards }.
table-revealed = The cards: { $cards }.
table-revealed-card = { $card } ({ $who })
table-card-of = { $actor ->
    [you] Your { $card }
    [buffalo] The buffalo’s { $card }
   *[other] { $who }’s { $card }
}
table-overfull = { $place ->
    [5] the fifth card of row { $row }, beside the cow
    [6] the sixth card of row { $row }
    [7] the seventh card of row { $row }
   *[other] one card too many for row { $row }
}
table-placed = { table-card-of } goes to row { $row }.
table-no-row-fits = { table-card-of } fits no row.
table-ask-card = Which card?
table-ask-row = Your { $card } fits no row. Which row do you take? (1–4)
table-choice-play = play a card
table-choice-take = take a row

table-help-choices = You can type:
table-help-after = After “{ $said }” you can add:
table-help-complete = nothing more: that is already a whole choice
table-help-cards = a card
table-help-rows = a row
table-help-piles = a pile
table-help-then = then { $what }
table-help-optional = you may add { $what }
table-help-commands = At any time: ? (this help; ? and a word tells what may follow it), rules, log, table, hint, quit.
table-not-possible = “{ $text }” is not possible now. ? shows what is.
table-ambiguous = “{ $text }” could be { $words }: type a little more.
table-start-over = Start again from the beginning.

table-pass-for-turn = pass now and for the rest of this turn
table-support-proposal = vote for the proposal ({ $who })
table-proposal = Proposal { $number } ({ $who }): { $choice }. Votes: { $votes } of { $needed } needed.
table-no-majority = No proposal has a majority.

# $less is a number such as 1.2.
table-hint-best = A merciless bot would choose: { $choice }
table-hint-only = There is not much to think about: { $choice }
table-hint-equal = as good
table-hint-worse = about { $less } worse
table-hint-method = By what each came to in many imagined games; what is not listed did not look worth a try. The hidden cards are as unknown to the bot as to you.
table-hint-unavailable = Hints are for somebody who plays alone against bots.

table-log-empty = Nothing has happened yet.
table-rules-where = All the rules, with numbers and examples: { $file }
table-confirm-quit = Leave this game? (y/n)
table-goodbye = Goodbye, and thanks for playing!
table-input-ended = The input has ended, so the game ends here. Goodbye!
table-record-saved = The record of this game: { $place }
table-step-deal = Step { $number }: a deal
table-step-play = Step { $number }: { $choices }
table-record-unfinished = The record ends here; the match was not over.
table-deal-pending = The cards for what comes next are about to be dealt.

table-winner = The winner: { $who }, with { $score }.
table-you-win = You win, with { $score }!
table-shared-win = The win is shared: { $who }, with { $score } each.
