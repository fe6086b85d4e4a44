# Lo que es igual en todas las mesas. $who es un nombre o «tú», para paréntesis y listas. Si una frase trata de alguien,
# $actor dice de quién: [you] es quien lee, [buffalo] el búfalo, y [other] cualquier otro.

table-seat = Asiento { $seat }
table-you = tú
table-and = y
table-row = Fila { $row }
table-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
table-heads = { $heads ->
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
table-heads-label = Cabezas
table-heads-in-brackets = cabezas entre paréntesis
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-points-label = Puntos
table-full = llena
table-hand = Tu mano

table-pass-keyboard = Pasa el teclado a { $who }, que pulsa Intro
table-all-chosen = Ya habéis elegido todos los de este teclado.
table-still-choosing = Falta por elegir: { $who }.
table-thinking = Los bots están pensando…
table-continue = Intro para seguir
table-only-choice = Solo hay una opción: { $choice }

table-rows-start = Las filas empiezan con { $cards }.
table-revealed = Las cartas: { $cards }.
table-revealed-card = { $card } ({ $who })
table-card-of = { $actor ->
    [you] Tu { $card }
    [buffalo] El { $card } del búfalo
   *[other] El { $card } de { $who }
}
table-overfull = { $place ->
    [5] la quinta carta de la fila { $row }, junto a la vaca
    [6] la sexta carta de la fila { $row }
    [7] la séptima carta de la fila { $row }
   *[other] una carta de más para la fila { $row }
}
table-placed = { table-card-of } va a la fila { $row }.
table-no-row-fits = { table-card-of } no cabe en ninguna fila.
table-ask-card = ¿Qué carta?
table-ask-row = Tu { $card } no cabe en ninguna fila. ¿Qué fila te llevas? (1–4)
table-choice-play = jugar una carta
table-choice-take = llevarte una fila

table-help-choices = Puedes escribir:
table-help-after = Después de «{ $said }» puedes añadir:
table-help-complete = nada más: así ya está completo
table-help-cards = una carta
table-help-rows = una fila
table-help-piles = un montón
table-help-then = y luego { $what }
table-help-optional = y si quieres, { $what }
table-help-commands = En todo momento: ? (esta ayuda; ? y una palabra dice qué puede seguirla), reglas, historial, mesa, pista, salir.
table-not-possible = «{ $text }» no se puede ahora. Con ? ves lo que sí.
table-ambiguous = «{ $text }» puede ser { $words }: escribe un poco más.
table-start-over = Empecemos de nuevo.

table-pass-for-turn = pasar ahora y lo que queda de turno
table-support-proposal = votar a favor de la propuesta ({ $who })
table-proposal = Propuesta { $number } ({ $who }): { $choice }. Votos: { $votes } de los { $needed } que hacen falta.
table-no-majority = Ninguna propuesta tiene mayoría.

# $less es un número como 1.2.
table-hint-best = Un bot implacable elegiría: { $choice }
table-hint-only = No hay mucho que pensar: { $choice }
table-hint-equal = igual de bueno
table-hint-worse = unos { $less } peor
table-hint-method = Según lo que dio cada cosa en muchas partidas imaginadas; lo que no aparece no parecía digno de probarse. El bot conoce las cartas ocultas tan poco como tú.
table-hint-unavailable = Las pistas son para quien juega solo contra bots.

table-log-empty = Todavía no ha pasado nada.
table-rules-where = Todas las reglas, con números y ejemplos: { $file }
table-confirm-quit = ¿Dejar esta partida? (s/n)
table-goodbye = ¡Hasta luego, y gracias por jugar!
table-input-ended = Ya no hay nada que leer, así que la partida acaba aquí. ¡Hasta luego!
table-record-saved = El acta de esta partida: { $place }
table-step-deal = Paso { $number }: se reparte
table-step-play = Paso { $number }: { $choices }
table-record-unfinished = El acta acaba aquí; la partida no había terminado.
table-deal-pending = Ahora se van a repartir las cartas para lo que sigue.

table-winner = Victoria: { $who }, con { $score }.
table-you-win = ¡Ganas tú, con { $score }!
table-shared-win = Victoria compartida: { $who }, con { $score } cada uno.
