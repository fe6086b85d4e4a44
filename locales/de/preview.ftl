# Vorschau von Links in Messengern: Texte der Bilder und der Angaben daneben. $unit ist `heads` oder `points`.

preview-free-seat = Freier Platz
preview-take-a-seat = Setz dich dazu
preview-about-to-start = Gleich geht es los
preview-playing = Partie läuft
preview-over = Partie beendet
preview-team = Team
preview-seats-taken = { $taken } von { $seats } Plätzen sind besetzt.

preview-invited-by = { $who } lädt dich zum Spielen ein.
preview-invited = Du bist zum Spielen eingeladen.
preview-match-starts = { $players ->
    [one] Eine Partie mit 1 Spieler beginnt gleich.
   *[other] Eine Partie mit { $players } Spielern beginnt gleich.
}
preview-match-in-progress = { $players ->
    [one] Eine Partie mit 1 Spieler läuft.
   *[other] Eine Partie mit { $players } Spielern läuft.
}
preview-match-over = { $players ->
    [one] Eine Partie mit 1 Spieler ist beendet.
   *[other] Eine Partie mit { $players } Spielern ist beendet.
}
preview-watch = Schau live zu.

preview-unit = { $unit ->
    [heads] Hornochsen
   *[points] Punkte
}
preview-final-scores = Endstand: { $scores } { preview-unit }.
preview-against-game = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
} gegen das Spiel: { $team } zu { $opponent } { preview-unit }.
preview-table-of = Ein Tisch mit { $game }
preview-result-of = { $game }: Ergebnis
