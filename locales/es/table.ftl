# Lo que es igual en todas las mesas. $who es un nombre o «tú», para paréntesis y listas. Si una frase trata de alguien,
# $actor dice de quién: [you] es quien lee, [buffalo] el búfalo, y [other] cualquier otro.

table-seat = Asiento { $seat }
table-you = tú
table-comma = ,{" "}
table-and = {" "}y{" "}
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

table-pass-keyboard = Pasa el teclado a { $who } y pulsa Intro
table-all-chosen = Todos los de este teclado han elegido.
table-still-choosing = Faltan por elegir: { $who }.
table-thinking = Los bots están pensando…
table-continue = Pulsa Intro para continuar
table-only-choice = Solo hay una elección: { $choice }

table-rows-start = Las filas empiezan con { $cards }.
table-revealed = Cartas: { $cards }.
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
   *[other] una carta de más en la fila { $row }
}
table-placed = { table-card-of } va a la fila { $row }.
table-no-row-fits = { table-card-of } no cabe en ninguna fila.
table-ask-card = Elige una carta
table-ask-row = Tu { $card } no cabe en ninguna fila. Elige la fila que te llevas (1–4)
table-choice-play = jugar una carta
table-choice-take = llevarte una fila

table-help-choices = Puedes escribir:
table-help-after = Después de «{ $words }» puedes escribir:
table-help-complete = nada más: la elección está completa
table-help-cards = una carta
table-help-rows = una fila
table-help-piles = un montón
table-help-then = después, { $what }
table-help-optional = opcional: { $what }
table-help-commands = En cualquier momento: ? (ayuda; ? con una palabra muestra qué puede seguir), reglas, historial, mesa, pista, salir.
table-help-mention = Escribe ? para ver la ayuda.
table-not-possible = «{ $text }» no es posible ahora. Escribe ? para ver tus opciones.
table-ambiguous = «{ $text }» puede ser { $words }. Escribe más letras.
table-start-over = Empieza de nuevo.
table-key-enter = Intro

table-pass-for-turn = pasar el resto del turno
table-support-proposal = apoyar la propuesta ({ $who })
table-proposal = Propuesta { $number } ({ $who }): { $choice }. Votos: { $votes } de { $needed }.
table-no-majority = Ninguna propuesta tiene mayoría.

# $less es un número como 1.2.
table-hint-best = Un bot implacable juega: { $choice }
table-hint-only = Solo hay una elección razonable: { $choice }
table-hint-equal = igual
table-hint-worse = valorado aproximadamente { $less } peor
table-hint-method = Una valoración combina tu resultado con los de los demás en la unidad del bot: no equivale a cabezas ni a puntos. Estimado con muchas partidas simuladas. Las opciones que no aparecen parecían peores. El bot no conoce las cartas ocultas mejor que tú.
table-hint-unavailable = Solo hay pistas cuando juegas en solitario contra bots.

table-log-empty = El historial está vacío.
table-rules-where = Todas las reglas, numeradas y con ejemplos: { $file }
table-confirm-quit = ¿Salir de esta partida? (s/n)
table-goodbye = ¡Hasta luego y gracias por jugar!
table-input-ended = Fin de la entrada. La partida termina aquí. ¡Hasta luego!
table-record-saved = Registro guardado: { $place }
table-step-deal = Paso { $number }: reparto
table-step-play = Paso { $number }: { $choices }
table-record-unfinished = El registro termina aquí. La partida no se terminó.
table-deal-pending = Las próximas cartas aún no se han repartido.

table-winner = { $who } gana con { $score }.
table-you-win = ¡Ganas con { $score }!
table-shared-win = Victoria compartida: { $who }, con { $score } cada uno.
