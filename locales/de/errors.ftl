# Was nicht geht, nach dem Code des Fehlers.

error-players = Mit so vielen Spielern geht dieses Spiel nicht.
error-no-such-option = Diese Einstellung gibt es nicht.
error-no-such-value = Diesen Wert kann die Einstellung nicht haben.
error-hand = So viele Karten kann eine Hand nicht haben.
error-cards = Solche Karten hat das Deck nicht.
error-limited-players = Das begrenzte Deck ist für 2–6 Spieler.
error-draft-needs-limited = Die Kartenwahl braucht das begrenzte Deck: Wähl das auch.
error-memory-needs-draft = Nur gewählte Karten kann man aus dem Gedächtnis spielen: Nimm auch die Kartenwahl.
error-limited-fixes-cards = Das begrenzte Deck bestimmt seine höchste Karte selbst: lass karten, wie es ist.
error-too-few-cards = Für so viele Spieler und solche Hände reichen die Karten nicht.
error-end = Eine Partie braucht eine Grenze oder eine Zahl von Runden, von 1 bis 1000.
error-limit-needs-takes = So wenige Karten füllen vielleicht nie eine Reihe: spielt eine feste Zahl von Runden statt bis zu einer Grenze.
error-option-form = Eine Einstellung besteht aus Name und Wert, etwa limit=40.
error-option-twice = Eine Einstellung kommt zweimal vor.
error-options-exclude = Zwei dieser Einstellungen schließen sich aus.
error-games = Eine Partie hat 1 bis 100 Spiele.
error-numbers = Die Zahlenkarten gehen bis 100.
error-heads = Jede Zahlenkarte braucht ihre Hornochsen: gib so viele Zahlen an, wie es Karten gibt.
error-too-many-heads = Eine Karte hat höchstens 99 Hornochsen.
error-stock = Für die Reihen blieben zu wenige Karten: ändere zahlen, hand oder raus.
error-no-such-game = Dieses Spiel gibt es nicht.

error-not-now = Jetzt nicht.
error-not-asked = Dieser Platz ist gerade nicht gefragt.
error-missing = Es haben noch nicht alle gewählt.
error-not-allowed = Das erlauben die Regeln jetzt nicht.
error-deal-length = Hier wurde die falsche Zahl von Karten gegeben.
error-deal-card = Hier wurde eine Karte doppelt gegeben oder eine, die nicht im Deck ist.
