### Zwischenstand und Wiedergabe

standings = Zwischenstand
standings-after-round = Nach Runde { $round }
standings-after-game = Nach Spiel { $round }
standings-best = Bestes Ergebnis
standings-worst = Schlechtestes Ergebnis
standings-tied = { $players } Spieler
result-place = Du belegst Platz { $place } von { $players }: { $amount }.
share = Teilen
key-moments = Schlüsselmomente
heads-change = { $sign }{ table-heads }
points-change = { $sign }{ table-points }
moment-lead = Neue Führung: { $who }
moment-step = Schritt { $step }
moment-previous = Voriger Schlüsselmoment
moment-next = Nächster Schlüsselmoment
replay-controls = Steuerung der Wiedergabe
replay-play = Abspielen
replay-pause = Wiedergabe anhalten
replay-panel = Schlüsselmomente, Hände und Details
replay-tab-moments = Momente
replay-tab-hands = Hände
replay-tab-details = Details
replay-keys = Die Leertaste startet und hält an, die Pfeiltasten gehen schrittweise, Pos1 und Ende springen zum ersten und letzten Schritt.

### Ton

sound-mute = Ton ausschalten
sound-unmute = Ton einschalten
sound-volume = Lautstärke

### Chat und Reaktionen

chat-spectators = Zuschauer
chat-show-spectators = Nachrichten der Zuschauer zeigen
chat-as-spectator = Du schreibst als Zuschauer. Die Spieler sehen es nur, wenn sie wollen.
react = Reagieren
react-cheer = Jubel
react-laugh = Lachen
react-wow = Wow
react-ouch = Autsch
react-think = Nachdenken
react-thanks = Danke
reaction-by = { $who }: { $reaction }
