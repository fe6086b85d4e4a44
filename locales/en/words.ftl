# Words that players type. The English ones are understood in every language.

word-row = row
word-pile = pile
word-flip = flip
word-pass = pass
word-turn = turn
word-support = support
word-lift = lift
word-pair = pair
word-take = take
word-zero = zero
word-new = new
word-take7 = take7
word-stop = stop
word-replace = replace
word-insert = insert
word-push = push
word-first = first
word-last = last
word-sort = sort

command-help = help
command-rules = rules
command-log = log
command-table = table
command-hint = hint
command-quit = quit
command-menu = menu
command-yes = yes
command-no = no
