# Die Wörter zum Tippen. Die englischen werden in jeder Sprache verstanden.

word-row = reihe
word-pile = stapel
word-flip = drehen
word-pass = passen
word-turn = zug
word-support = zustimmen
word-lift = aufheben
word-pair = paar
word-take = nehmen
word-zero = null
word-new = neu
word-take7 = nimm7
word-stop = stopp
word-replace = tauschen
word-insert = dazwischen
word-push = schieben
word-first = erste
word-last = letzte
word-sort = sortieren

command-help = hilfe
command-rules = regeln
command-log = verlauf
command-table = tisch
command-hint = tipp
command-quit = ende
command-menu = menü
command-yes = ja
command-no = nein
