var e=`explain-buffalo-decide = Si cualquier jugador puede usar una carta especial al momento o debe apoyarla una mayoría.
explain-buffalo-hand = Número de cartas que reciben cada jugador y el búfalo. Experimental.
explain-buffalo-cards = Carta más alta. Experimental.

buffalo-title = Vencer al búfalo · turno { $turn } de { $turns }
buffalo-name = Búfalo
buffalo-take7-marker = ¡Toma 7!
buffalo-stop-marker = ¡Stop!
buffalo-row-empty = vacía: aquí va la próxima carta
buffalo-team = Equipo: { $heads }
buffalo-team-double = Equipo: { $heads }, cuentan doble: { $double }
buffalo-heads = Búfalo: { $heads }
buffalo-specials = Cartas especiales
buffalo-no-specials = ninguna disponible
buffalo-face-down = { $count ->
    [one] 1 más boca abajo
   *[other] { $count } más boca abajo
}
buffalo-queue = Cartas en espera
buffalo-forecast = Siguiente
buffalo-forecast-row = el { $card } va a la fila { $row }
buffalo-forecast-takes = el { $card } se lleva la fila { $row }: { table-heads }
buffalo-forecast-no-row = el { $card } no cabe en ninguna fila

buffalo-ask-card-or-lift = Elige una carta (o levantar, para levantar un ¡Stop!)
buffalo-ask-window = { table-card-of } es la siguiente carta. ¿Usar una especial? (Intro: pasar)
buffalo-choice-pass = no usar ninguna especial; si todos pasan, se coloca el { $card }
buffalo-choice-lift = levantar un ¡Stop! y retirarlo del juego
buffalo-choice-replace-with = la carta que juegas en su lugar
buffalo-choice-first = la carta que se coloca primero
buffalo-choice-last = la carta que se coloca al final
buffalo-choice-sort = la siguiente carta en el nuevo orden
buffalo-choice-push = la carta que se mueve

buffalo-specials-in-play = { $count ->
    [one] Hay 1 carta especial en juego.
   *[other] Hay { $count } cartas especiales en juego.
}
buffalo-special-revealed = Nueva carta especial: { $special }
buffalo-special-used = { $actor ->
    [you] Usas «{ $special }».
   *[other] { $who } usa «{ $special }».
}
buffalo-lifted = { $actor ->
    [you] Levantas el ¡Stop! de la fila { $row }.
   *[other] { $who } levanta el ¡Stop! de la fila { $row }.
}
buffalo-take7-laid = La fila { $row } admite ahora seis cartas. La séptima se las lleva.
buffalo-stop-laid = La fila { $row } está bloqueada. Sus cartas no pueden cambiar.
buffalo-replaced = { $actor ->
    [you] Recuperas tu { $back } y juegas el { $card } en su lugar.
   *[other] { $who } recupera el { $back } y juega el { $card } en su lugar.
}
buffalo-inserted = { table-card-of } se inserta en la fila { $row }.
buffalo-pushed = El { $card } pasa de la fila { $from } a la fila { $row }.
buffalo-overflow = La fila estaba llena: el equipo se lleva { table-heads } y se queda el { $stays }.
buffalo-put-first = El { $card } se colocará primero.
buffalo-put-last = El { $card } se colocará al final.
buffalo-sorted = Nuevo orden: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } es { table-overfull }: ¡el búfalo se lleva { table-heads }!
   *[other] { table-card-of } es { table-overfull }: ¡el equipo se lleva { table-heads }!
}
buffalo-chose-row = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { table-heads } para el equipo.
    [buffalo] { table-card-of } no cabe en ninguna fila. El búfalo se lleva la más barata, la fila { $row }: { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { table-heads } para el equipo.
}
buffalo-turn-summary = En este turno el equipo { $took ->
    [0] no se lleva cabezas
    [one] se lleva 1 cabeza
   *[other] se lleva { $took } cabezas
 } (total { $team }) y el búfalo, { $gave ->
    [0] ninguna
   *[other] { $gave }
 } (total { $buffalo }).
buffalo-counted = Recuento final: equipo { $team }, búfalo { $buffalo }.
buffalo-win = ¡Victoria del equipo! El equipo se llevó { $team ->
    [0] 0 cabezas
    [one] 1 cabeza
   *[other] { $team } cabezas
 }; el búfalo, { $buffalo }.
buffalo-lose = Gana el búfalo. El equipo se llevó { $team ->
    [0] 0 cabezas
    [one] 1 cabeza
   *[other] { $team } cabezas
 }; el búfalo, { $buffalo }.

special-take7 = ¡Toma 7!
special-take7-about = ¡Toma 7!: una fila admite seis cartas, y la séptima se las lleva
special-stop = ¡Stop!
special-stop-about = ¡Stop!: bloquea una fila; no entra ni sale ninguna carta hasta que se levanta
special-replace = ¡Reemplazar!
special-replace-about = ¡Reemplazar!: recupera tu carta y juega otra en su lugar
special-insert = ¡Insertar!
special-insert-about = ¡Insertar!: pon tu carta entre dos cartas de una fila
special-push = ¡Empujar!
special-push-about = ¡Empujar!: mueve una carta de una fila a otra
special-first = Primera
special-first-about = Primera: la carta de un jugador se coloca antes que todas las demás
special-last = Última
special-last-about = Última: la carta de un jugador se coloca después de todas las demás
special-sort = Ordenar
special-sort-about = Ordenar: pon todas las cartas en espera en cualquier orden

rules-buffalo =
    Los jugadores son un equipo contra el búfalo. En cada turno, cada jugador elige una carta y el búfalo juega a ciegas la primera de su mazo.
    Las cartas se colocan como en Toma 6. Las filas que se llevan los jugadores van al montón del equipo; las que se lleva el búfalo, al suyo. Si la carta del búfalo no cabe en ninguna fila, se lleva la que tiene menos cabezas.
    Antes de colocar cada carta, el equipo puede usar una carta especial que esté a la vista o levantar un ¡Stop!.
    Cuando todos pasan, la carta se coloca.
    Tras diez turnos se cuentan las cabezas. Con uno o dos jugadores, las del equipo cuentan doble. El equipo gana si tiene menos cabezas que el búfalo.

buffalo-reason-takes = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }): hay { $unseen ->
    [one] 1 carta no vista
   *[other] { $unseen } cartas no vistas
} entre { $last } y { $card }.
buffalo-reason-takes-other = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }).
buffalo-reason-turn = Cabezas en este turno con { $choice }: equipo { $team }, búfalo { $buffalo }; con { $other }: equipo { $other_team }, búfalo { $other_buffalo }.
`,t=`explain-bull-party-numbers = Carta numerada más alta. Experimental.
explain-bull-party-hand = Cartas numeradas que recibe cada jugador y que conserva tras cada ronda.
explain-bull-party-out = Cartas que se apartan sin verse antes de empezar.
explain-bull-party-heads = Cabezas de las cartas numeradas: take6 para las de Toma 6, o un número por carta.
explain-bull-party-bulls = Cabezas de las cartas de toro, desde arriba de su montón.

bull-party-title = Bull Party · ronda { $round }
bull-party-last-title = Bull Party · ronda { $round } (última)
bull-party-bull = { $heads ->
    [one] toro de 1 cabeza
   *[other] toro de { $heads } cabezas
}
bull-party-taken = retirada
bull-party-deck-label = Mazo de robo
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] descarte: 1 carta
   *[other] descarte: { $cards } cartas
}
bull-party-next-bull = { $heads ->
    [one] próximo toro: 1 cabeza
   *[other] próximo toro: { $heads } cabezas
}
bull-party-score = Puntuación
bull-party-out = { $who }, tiene fila
bull-party-piles-of = Montones ({ $who })
bull-party-no-piles = ninguno
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = { $heads ->
    [one] toros: 1 cabeza
   *[other] toros: { $heads } cabezas
}
bull-party-zero-card = y tu carta cero, la { $letter }

bull-party-ask-pick = Elige una carta (un número se lleva una fila, cero añade a una)
bull-party-ask-number = Elige un número para llevarte una fila
bull-party-ask-take = Tu { $card }: elige la fila que te llevas
bull-party-ask-add = Carta revelada: { $card }. Elige una fila para ella
bull-party-ask-lay = { $count ->
    [one] Pon 1 carta en un montón (por ejemplo, 22 1 o 22 nuevo)
   *[other] Pon { $count } cartas en montones, de menor a mayor (por ejemplo, 20 1 22 nuevo)
}
bull-party-choice-play = jugar un número y después llevarte una fila
bull-party-choice-zero = mostrar tu carta cero: añadir una carta del mazo de robo a una fila y seguir en la ronda
bull-party-choice-take = llevarte una fila
bull-party-choice-add = la fila para la carta revelada
bull-party-choice-lay-card = una carta que poner
bull-party-choice-pile = en este montón
bull-party-choice-new = como montón nuevo

bull-party-your-letter = Tu carta cero lleva la letra { $letter }.
bull-party-revealed-zero = cero { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
   *[other] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }, y un toro de { $bull }.
}
bull-party-turned = { $actor ->
    [you] Tu carta cero revela el { $card }.
   *[other] La carta cero de { $who } revela el { $card }.
}
bull-party-added = { $actor ->
    [you] Añades el { $card } a la fila { $row }.
   *[other] { $who } añade el { $card } a la fila { $row }.
}
bull-party-bull-added = { $heads ->
    [one] La fila { $row } está llena y recibe un toro de 1 cabeza.
   *[other] La fila { $row } está llena y recibe un toro de { $heads } cabezas.
}
bull-party-no-effect = { $actor ->
    [you] Tu carta cero no tiene efecto: ninguna fila admite más cartas.
   *[other] La carta cero de { $who } no tiene efecto: ninguna fila admite más cartas.
}
bull-party-reshuffled = { $cards ->
    [one] El mazo de robo está vacío. El descarte, 1 carta, es el nuevo mazo de robo.
   *[other] El mazo de robo está vacío. El descarte, { $cards } cartas, se baraja como nuevo mazo de robo.
}
bull-party-laid = { $actor ->
    [you] Pones { $cards }.
   *[other] { $who } pone { $cards }.
}
bull-party-on-pile = el { $card } en el montón { $pile }
bull-party-on-new-pile = el { $card } en el montón nuevo { $pile }
bull-party-sits-out = { $actor ->
    [you] Tienes una fila y no juegas más en esta ronda.
   *[other] { $who } tiene una fila y no juega más en esta ronda.
}
bull-party-round-over = Fin de la ronda { $round }. Puntuación:
bull-party-match-over = Todas las cartas están puestas. Se cuentan las cabezas.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Aquí las cabezas son buenas, pero solo en un montón. Todos los jugadores eligen una carta en secreto.
    Primero los números, de menor a mayor: descarta tu carta, llévate una fila a la mano y no juegues más en la ronda. Después las cartas cero, por su letra: revela una carta del mazo de robo, añádela a una fila con menos de cinco cartas y sigue en la ronda. La quinta carta de una fila trae una carta de toro con 4 a 7 cabezas.
    Cuando no quedan filas, conserva cinco cartas y pon las demás en montones ascendentes. Al final, tu mejor montón y tus toros cuentan a favor; los demás montones, en contra. Gana quien tiene más puntos.

bull-party-reason-row = La fila { $row } vale { $heads } puntos con su toro; la fila { $other }, { $other_heads }.
bull-party-reason-lay = Después, tus montones suman { $points } puntos; tras { $choice }, { $other_points }.
bull-party-reason-pick = Con { $choice } te llevas una fila en el { $percent } % de los casos ({ $heads } cabezas); con { $other }, en el { $other_percent } % ({ $other_heads }).
`,n=`menu-title = Rodeo: juegos de cartas de cabezas de toro
menu-ask-game = Juego (1–{ $count }, Intro para el 1)
menu-unknown-game = Juego desconocido «{ $text }». Escribe un número del 1 al { $count }.
menu-language = Escribe { $code } para español.
menu-ask-players = Número de jugadores ({ $min }–{ $max }, Intro para { $default })
menu-invalid-number = «{ $text }» no es válido. Escribe un número del { $min } al { $max }.

menu-summary = { $game }: { $who }.
menu-you-and-bots = { $bots ->
    [one] tú y 1 bot
   *[other] tú y { $bots } bots
}
menu-you-alone = tú en solitario
menu-only-bots = { $bots ->
    [one] 1 bot, y tú miras
   *[other] { $bots } bots, y tú miras
}
menu-only-people = { $people } personas con este teclado
menu-people-and-bots = { $people } personas con este teclado y { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
menu-standard-rules = Reglas: normales.
menu-changed-rules = Reglas: normales, salvo { $options }.
menu-ready = Intro para empezar, ? para los ajustes
menu-settings-hint = Para cambiar un ajuste, escribe su nombre y el nuevo valor, por ejemplo: personas 2
menu-unset = no
menu-players-name = jugadores
menu-players-explain = Número de jugadores, de { $min } a { $max }.
menu-people-name = personas
menu-people-explain = Número de personas que comparten este teclado, de 0 a { $players }. Los bots ocupan los demás asientos. Para elegir asientos, únelos con +, como 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = Nivel de los bots: uno para todos, o uno para cada uno unidos con +, como despierto+sencillo. De más débil a más fuerte:
menu-unknown-bot = Bot desconocido «{ $text }». Posibles: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] Hay 1 bot
   *[other] Hay { $seats } bots
}, pero { $named } niveles. Indica un nivel para todos, o uno para cada bot.
menu-value-one-of = Posibles: { $values }.
menu-value-any-of = Posibles: nada, o varias de { $values }, unidas con +.
menu-value-number = Posibles: de { $min } a { $max }.
menu-value-numbers = Posibles: números unidos con +.
menu-ask-value = Nuevo valor de { $option } (Intro: sin cambios)
menu-unknown-setting = Ajuste desconocido «{ $text }». Escribe ? para ver todos.
menu-invalid-value = Valor no válido para { $option }: «{ $text }».
menu-invalid-people = «{ $text }» no es válido. Escribe el número de personas, de 0 a { $players }, o sus asientos, como 1+3.
menu-ask-name = Nombre para { $seat } (Intro: sin cambios)
menu-ask-again = ¿Jugar otra vez? Intro: sí, m: menú, s: salir

`,r=`option-limit = límite
option-rounds = rondas
option-deck = mazo
option-deal = reparto
option-drafted = elegidas
option-fans = fans
option-hand = mano
option-cards = cartas
option-decide = decide
option-games = partidas
option-variant = variante
option-low = menor
option-high = mayor
option-numbers = números
option-out = fuera
option-heads = cabezas
option-bulls = toros

value-none = nada
value-full = completo
value-limited = limitado
value-random = azar
value-draft = draft
value-open = abiertas
value-memory = memoria
value-even-odd = par_impar
value-mountaineering = montañismo
value-jumping-cow = vaca_saltarina
value-flip-digits = voltear
value-anyone = cualquiera
value-majority = mayoría
value-standard = normal
value-advanced = avanzada
`,i=`review-title = Análisis
review-accuracy = Precisión
review-costs = Costes
review-expected = Esperado
review-deal = Reparto
review-skill = Habilidad
review-luck = Suerte
review-others = Otros
review-result = Resultado
review-win-chance = Probabilidad de ganar
review-labels = Imprecisiones · errores · errores graves
review-key-moments = Momentos clave
review-choices = Jugadas
review-balance = Suerte y habilidad
review-unfinished = La partida no ha terminado: los valores son los del último paso.
review-seat-column = Jugador
review-game-column = Juego
review-matches = Partidas
review-won = Ganadas
review-frequent-mistakes = Errores más frecuentes
review-totals = Totales de { $player }. Costes, suerte, habilidad y resultado son medias por partida.
review-round = Ronda { $round }
review-step = paso { $step }
review-best = mejor { $choice }
review-inaccurate = imprecisión
review-mistake = error
review-blunder = error grave
review-moment-cost = coste
review-moment-luck = suerte
review-moment-turning-point = punto de inflexión

review-reason-later-heads = Tras { $other } te llevas { $heads } cabezas menos en el resto de la ronda.
review-reason-later-points = Tras { $other } consigues { $points } puntos más en el resto de la partida.
review-reason-win = { $choice } gana en el { $percent } % de los casos; { $other }, en el { $other_percent } %.
`,a=`table-and = y
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
table-not-possible = «{ $text }» no es posible ahora. Escribe ? para ver tus opciones.
table-ambiguous = «{ $text }» puede ser { $words }. Escribe más letras.
table-start-over = Empieza de nuevo.

table-pass-for-turn = pasar el resto del turno
table-support-proposal = apoyar la propuesta ({ $who })
table-proposal = Propuesta { $number } ({ $who }): { $choice }. Votos: { $votes } de { $needed }.
table-no-majority = Ninguna propuesta tiene mayoría.

table-hint-best = Un bot implacable juega: { $choice }
table-hint-only = Solo hay una elección razonable: { $choice }
table-hint-equal = igual
table-hint-worse = aproximadamente { $less } peor
table-hint-method = Estimado con muchas partidas simuladas. Las opciones que no aparecen parecían peores. El bot no conoce las cartas ocultas mejor que tú.
table-hint-unavailable = Solo hay pistas cuando juegas en solitario contra bots.

table-log-empty = Todavía no hay sucesos.
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
`,o=`explain-take6-limit = La partida termina tras la ronda en que un jugador llega a este número de cabezas.
explain-take6-rounds = Jugar un número fijo de rondas en lugar de hasta un límite.
explain-take6-deck = Mazo completo, o mazo limitado para 2–6 jugadores: solo las cartas que se reparten, desde el 1.
explain-take6-deal = Repartir las manos al azar o por draft: todas las cartas del mazo limitado están a la vista y se eligen por turnos.
explain-take6-drafted = Si las manos del draft quedan a la vista o hay que recordarlas.
explain-take6-fans = Cartas adicionales que cambian el efecto de una fila o de una carta.
explain-take6-hand = Número de cartas que recibe cada jugador. Experimental.
explain-take6-cards = Carta más alta del mazo completo. Experimental.

take6-title = Toma 6 · ronda { $round } · turno { $turn } de { $turns }
take6-draft-title = Toma 6 · ronda { $round } · draft
take6-only-even = solo pares
take6-only-odd = solo impares
take6-goes-down-then-up = va hacia abajo; el marcador subirá
take6-goes-down-then-down = va hacia abajo; el marcador bajará
take6-cow = vaca
take6-flip-available = Todavía tienes tu carta de voltear: añade voltear (o v) a una carta para voltear sus cifras.
take6-draft-pool = Para elegir
take6-hand-of = Mano ({ $who })

take6-ask-draft = Elige la carta que tomas
take6-choice-draft = tomar una de las cartas a la vista
take6-choice-flip = voltear las cifras de tu carta, una vez por ronda

take6-drafted = { $actor ->
    [you] Tomas el { $card }.
   *[other] { $who } toma el { $card }.
}
take6-revealed-flipped = { $card } volteado a { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } es { table-overfull }: ¡te llevas { table-heads }!
   *[other] { table-card-of } es { table-overfull }: { $who } se lleva { table-heads }.
}
take6-chose-row = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { table-heads }.
}
take6-even-moved = Par/Impar pasa a la fila { $row }: solo pares.
take6-odd-moved = Par/Impar pasa a la fila { $row }: solo impares.
take6-mountain-moved = Montañismo pasa a la fila { $row }, que ahora va hacia abajo.
take6-cow-jumped = La vaca salta a la fila { $row }.
take6-cow-took = { $actor ->
    [you] La vaca llena la fila { $row }: te llevas { table-heads } y se queda el { $stays }.
   *[other] La vaca llena la fila { $row }: { $who } se lleva { table-heads } y se queda el { $stays }.
}
take6-round-over = Fin de la ronda { $round }.
take6-round-line = { $who }: { table-heads }, { $total } en total
take6-turn-heads = { $actor ->
    [you] En este turno te llevas { table-heads }; en esta ronda, { $total }.
   *[other] En este turno { $who } se lleva { table-heads }; en esta ronda, { $total }.
}
take6-turn-no-heads = { $actor ->
    [you] En este turno no te llevas cabezas. En esta ronda: { table-heads }.
   *[other] En este turno { $who } no se lleva cabezas. En esta ronda: { table-heads }.
}

rules-take6 =
    En cada turno, todos eligen una carta en secreto. Las cartas se revelan y se colocan de menor a mayor. Una carta va a la fila cuya última carta es la más alta por debajo de ella.
    Una fila admite cinco cartas. Si tu carta es la sexta, te llevas las cinco y tu carta empieza la fila de nuevo. Si tu carta es más baja que la última de todas las filas, te llevas la fila que elijas y tu carta la empieza de nuevo.
    Cada cabeza de las cartas que te llevas es un punto en contra: el 55 tiene siete; 11, 22, 33 …, cinco; 10, 20, 30 …, tres; 5, 15, 25 …, dos; las demás, una.
    Una ronda tiene diez turnos. La partida termina tras la ronda en que un jugador llega al límite. Gana quien tiene menos cabezas.

take6-reason-takes = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }): hay { $unseen ->
    [one] 1 carta no vista
   *[other] { $unseen } cartas no vistas
} entre { $last } y { $card }.
take6-reason-takes-other = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }).
take6-reason-full = La fila { $row } está llena: tu { $card } se la lleva en el { $percent } % de los casos ({ table-heads }).
take6-reason-low = Tu { $card } es más baja que todas las filas: se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }).
take6-reason-row = La fila { $row } tiene { table-heads }; la fila { $other }, solo { $fewer }.
take6-reason-place = El { $card } es la carta número { $place } de la fila { $row } y solo se lleva una fila en el { $percent } % de los casos.
take6-reason-better = El { $card } solo se lleva una fila en el { $percent } % de los casos.
`,s=`explain-take-that-games = Número de partidas que se juegan. Los puntos se suman.
explain-take-that-variant = En la variante avanzada, quien se lleva una hilera de una sola carta se lleva también una carta oculta del mazo de robo.
explain-take-that-hand = Número de cartas que recibe cada jugador.
explain-take-that-low = Número más bajo en juego. Experimental.
explain-take-that-high = Número más alto en juego. Experimental.

take-that-title = Take That · partida { $game } de { $games }
take-that-line = Hilera
take-that-no-line = sin cartas
take-that-costs = { $points ->
    [one] { $points } punto si te la llevas
   *[other] { $points } puntos si te la llevas
}
take-that-pile-label = Mazo de robo
take-that-pile = { $cards ->
    [0] vacío: llevarse la hilera termina la partida
    [one] 1 carta
   *[other] { $cards } cartas
}
take-that-hidden = { $count ->
    [one] más 1 carta oculta
   *[other] más { $count } cartas ocultas
}
take-that-fitting = caben: { $cards }
take-that-pairing = parejas: { $cards }
take-that-must-take = ninguna carta cabe ni hace pareja: debes llevarte la hilera

take-that-ask-turn = Elige una carta, pareja o llevar
take-that-ask-start = Elige la carta que empieza la hilera
take-that-choice-lay = poner una carta al final de la hilera, a 10 como máximo de la última
take-that-choice-start = empezar una hilera nueva con cualquier carta
take-that-choice-pair = hacer pareja con una carta de la hilera y su inversa en tu mano: 2 puntos
take-that-choice-pair-card = la carta de tu mano cuya inversa está en la hilera
take-that-choice-take = llevarte toda la hilera (puntos en contra) y empezar otra
take-that-choice-take-start = la carta que empieza la hilera nueva
take-that-choice-take-end = llevarte toda la hilera (puntos en contra) y terminar la partida

take-that-begins = { $actor ->
    [you] Empieza la partida { $game }. Juegas primero.
   *[other] Empieza la partida { $game }. { $who } juega primero.
}
take-that-started = { $actor ->
    [you] Empiezas la hilera con el { $card }.
   *[other] { $who } empieza la hilera con el { $card }.
}
take-that-laid = { $actor ->
    [you] Pones el { $card }.
   *[other] { $who } pone el { $card }.
}
take-that-paired = { $actor ->
    [you] Haces pareja con el { $card } y el { $mirror }: ¡+2 puntos!
   *[other] { $who } hace pareja con el { $card } y el { $mirror }: +2 puntos.
}
take-that-line-taken = { $actor ->
    [you] Te llevas la hilera ({ $cards }): { table-points }.
   *[other] { $who } se lleva la hilera ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] La hilera era una sola carta, así que te llevas también una carta oculta del mazo de robo.
   *[other] La hilera era una sola carta, así que { $who } se lleva también una carta oculta del mazo de robo.
}
take-that-you-drew = Robas el { $card }.
take-that-extras = { $actor ->
    [you] Tus cartas ocultas: { $cards }.
   *[other] Cartas ocultas de { $who }: { $cards }.
}
take-that-game-over = Fin de la partida { $game }.
take-that-game-line = { $who }: { table-points }, { $total } en total

rules-take-that =
    En tu turno haces una de tres cosas y después robas una carta.
    Alargar: pon una carta al final de la hilera, a 10 como máximo de la última, por encima o por debajo.
    Hacer pareja: juega la inversa de una carta de la hilera (94 para 49). Pon las dos boca arriba frente a ti; cada una vale 1 punto.
    Llevarte la hilera: pon sus cartas boca abajo frente a ti. Cada una resta 1 punto; un sapo (22, 33 … 88), 5. Después empiezas una hilera nueva.
    Con el mazo de robo vacío, llevarse la hilera o hacer pareja con su última carta termina la partida. Gana quien tiene más puntos.

take-that-reason-taken = Llevarte la hilera cuesta { table-points }{ $toads ->
    [0] {""}
    [one] , con 1 sapo
   *[other] , con { $toads } sapos
}; { $choice } no cuesta nada.
take-that-reason-pair = { $card } forma pareja con { $mirror }: 2 puntos.
take-that-reason-cheap = La hilera cuesta ahora solo { table-points }; se irá encareciendo.
take-that-reason-next = Tras { $choice } te llevas la hilera en tu próximo turno en el { $percent } % de los casos ({ $points } puntos); tras { $other }, en el { $other_percent } %.
`,c=`word-row = fila
word-pile = montón
word-flip = voltear
word-pass = pasar
word-turn = turno
word-support = apoyar
word-lift = levantar
word-pair = pareja
word-take = llevar
word-zero = cero
word-new = nuevo
word-take7 = toma7
word-stop = stop
word-replace = reemplazar
word-insert = insertar
word-push = empujar
word-first = primera
word-last = última
word-sort = ordenar

command-help = ayuda
command-rules = reglas
command-log = historial
command-table = mesa
command-hint = pista
command-quit = salir
command-menu = menú
command-yes = sí
command-no = no
`,l=`analysis = Análisis
analyze = Analizar
analysis-tab-choice = Jugada
analysis-tab-moves = Jugadas
analysis-tab-moments = Momentos
analysis-tab-summary = Balance
analysis-players = Jugador cuyas jugadas se muestran
analysis-previous = Error anterior
analysis-next = Error siguiente
analysis-keys = Las flechas izquierda y derecha van paso a paso; arriba y abajo, al error anterior y siguiente; los números eligen el jugador.

analysis-preparing = Preparando el análisis…
analysis-progress = { $done } de { $all } jugadas analizadas
analysis-stopped = Detenido tras { $done } de { $all } jugadas.
analysis-stop = Detener
analysis-restart = Empezar de nuevo
analysis-problem-unreadable = No se puede leer el registro: { $reason }
analysis-problem-rejected = El registro incumple las reglas y el análisis termina ahí: { $reason }
analysis-problem-too-long = El registro es demasiado largo para el análisis: { $reason }
analysis-problem-weights = No se pudo cargar una parte del análisis. Recarga la página e inténtalo de nuevo.
analysis-problem-unloadable = No se pudo cargar el análisis. Comprueba la conexión e inténtalo de nuevo.
analysis-problem-failed = El análisis ha fallado: { $reason }

analysis-percent = { $percent } %
analysis-percent-below = < { $percent } %
analysis-percent-above = > { $percent } %
analysis-label-inaccurate = Imprecisión: { $amount }
analysis-label-mistake = Error: { $amount }
analysis-label-blunder = Error grave: { $amount }
analysis-is-best = La mejor jugada
analysis-is-equal = Tan buena como la mejor jugada
analysis-is-fine = Una buena jugada
analysis-alternatives = Coste respecto a la mejor jugada
analysis-best = Mejor
analysis-chosen = jugada
analysis-equal = igual
analysis-about = unas { $amount }
analysis-wins = gana { $percent }
analysis-sample = Estimado con { $worlds } muestras, según lo que sabía el jugador.
analysis-margin = El coste tiene un margen de ± { $amount }.
analysis-no-choice = Este jugador no tenía nada que elegir aquí.
analysis-only-choice = Solo había una jugada posible.
analysis-not-yet = Aún sin analizar.
analysis-show = Mostrar a { $who }
analysis-instead = Jugar { $choice } en su lugar

analysis-moment-cost = { $who }: error de { $amount }
analysis-moment-luck = { $who }: suerte de { $amount }
analysis-moment-bad-luck = { $who }: mala suerte de { $amount }
analysis-moment-rise = { $who }: su probabilidad de ganar sube { $amount }
analysis-moment-fall = { $who }: su probabilidad de ganar baja { $amount }
analysis-no-moments = Ningún error hasta ahora.
analysis-summary-later = La precisión, la suerte y la habilidad aparecen cuando se han analizado todas las jugadas.
analysis-count-inaccurate = Imprecisiones
analysis-count-mistake = Errores
analysis-count-blunder = Graves
analysis-method = Todos los valores son estimaciones redondeadas. La habilidad compara las jugadas con un bot fuerte; la precisión es del 100 % si siempre se encontró la mejor jugada.
analysis-file-about = Elige un archivo de registro o suéltalo en esta página. No sale de este navegador.
`,u=`learn-buffalo-buffalo = Aquí todos los jugadores son un equipo contra el búfalo. Cada jugador elige una carta, y el búfalo juega a ciegas la primera de su mazo. Se colocan como en { game-take6 }: primero la más baja, detrás del número inferior más cercano. Juega tu 80.
learn-buffalo-buffalo-hint = Juega el 80 y guarda el 99 para después.
learn-buffalo-buffalo-done = El 5 del búfalo no cabía en ninguna fila. Entonces se lleva la fila con menos cabezas; si hay empate, la que tiene la última carta más alta. El búfalo tiene su propio montón y el equipo uno común. El equipo gana si tiene menos cabezas que el búfalo.
learn-buffalo-pick = Dos cartas especiales están a la vista sobre las filas. Son de todo el equipo. Primero juega tu 61 y mira qué hace el búfalo.
learn-buffalo-pick-hint = Juega el 61: va detrás del 60.
learn-buffalo-pick-done = El búfalo jugó un 25, y es la siguiente carta. Antes de colocar cada carta se pueden usar cartas especiales.
learn-buffalo-stop = El 25 va detrás del 20 y no le cuesta nada al búfalo. Usa { special-stop } para bloquear la fila 2. Así el número inferior más cercano es el 15, en una fila llena.
learn-buffalo-stop-hint = Usa { special-stop } en la fila 2, que termina en 20.
learn-buffalo-stop-done = La fila 2 está bloqueada. Sus cartas no pueden cambiar hasta que se levante el { special-stop }.
learn-buffalo-pass = Podrías hacer más, pero no hace falta. Pasa, y la carta se coloca.
learn-buffalo-pass-hint = Todo está listo. Solo pasa.
learn-buffalo-pass-done = El búfalo se llevó cinco cartas con 6 cabezas. Así se le vence: haz que se lleve las filas que no quieres.
learn-buffalo-too-low = Tu 10 es más bajo que la última carta de todas las filas, así que se llevaría una. Pero { special-insert } está a la vista. Juega el 10 de todos modos.
learn-buffalo-too-low-hint = El 99 es seguro, pero juega el 10 para esta lección.
learn-buffalo-too-low-done = El 10 es la siguiente carta y no cabe en ninguna fila. Usa una carta especial.
learn-buffalo-insert = { special-insert } pone tu carta entre dos cartas de una fila, siempre que la fila siga en orden ascendente. Inserta el 10 en la fila 1, entre el 5 y el 11.
learn-buffalo-insert-hint = Elige { special-insert } y después la fila 1.
learn-buffalo-insert-done = 5, 10, 11: ninguna cabeza para el equipo. Una carta especial usada sale del juego. Se revela la siguiente, si queda alguna.
learn-buffalo-low = Ya no quedan cartas especiales. Juega tu 5 y mira qué pasa con una carta que no cabe en ninguna fila.
learn-buffalo-low-hint = El 33 cabe en una fila. Para esta lección, juega el 5.
learn-buffalo-low-done = Ninguna fila termina por debajo de 5, así que debes llevarte una.
learn-buffalo-row = Elige una fila. El equipo se lleva sus cabezas. Elige la más barata.
learn-buffalo-row-hint = Otra fila tiene menos cabezas: mira el número que hay al final.
learn-buffalo-row-done = 1 cabeza para el equipo, y el 5 empieza la fila de nuevo.
learn-buffalo-win = Último turno: el equipo tiene 5 cabezas y el búfalo 6. Juega tu última carta.
learn-buffalo-win-hint = Solo te queda una carta.
learn-buffalo-win-done = 5 contra 6: gana el equipo. En caso de empate gana el búfalo. Con uno o dos jugadores, las cabezas del equipo cuentan doble.

buffalo-leads-team = El equipo va ganando.
buffalo-leads-buffalo = El búfalo va ganando.
buffalo-leads-level = Van empatados.
buffalo-lift-row = Levantar el ¡Stop! de la fila { $row }
buffalo-preview-takes = El equipo se lleva { table-heads }.
target-push-row = Elige una fila para { $card }.
special-take7-effect = Una fila admite seis cartas.
special-stop-effect = Bloquea una fila.
special-replace-effect = Juega otra carta.
special-insert-effect = Ponla entre dos cartas.
special-push-effect = Mueve una carta a otra fila.
special-first-effect = Una carta va primero.
special-last-effect = Una carta va al final.
special-sort-effect = Ordena las cartas en espera.
`,d=`learn-bull-party-number = Aquí las cabezas son buenas. Hay una fila por jugador. Un número se lleva una fila, y el más bajo elige primero. La fila del 60 parece buena: juega tu carta más baja.
learn-bull-party-number-hint = Otro jugador puede tener una más baja. Tu número más bajo es el 5.
learn-bull-party-number-done = Tu carta es la más baja, así que eliges primero.
learn-bull-party-row = Llévate la fila 1: tiene tres cartas para tus montones.
learn-bull-party-row-hint = Llévate la fila 1, con 22, 24 y 60.
learn-bull-party-row-done = Las cartas de la fila están en tu mano, el 5 está en el descarte, y los demás jugadores también se llevaron una fila.
learn-bull-party-lay = Conservas cinco cartas y pones las demás en montones. Una carta va en un montón cuya carta de arriba es menor, o empieza un montón nuevo. Tu montón muestra un 13: pon encima el 20 y después el 22.
learn-bull-party-lay-hint = Primero el 20 en el montón 1, después el 22 en el montón 1.
learn-bull-party-lay-done = 13, 20, 22: un montón ascendente. Se reparten filas nuevas.
learn-bull-party-new-pile = Una ronda después debes poner un 4 y un 18. Ninguno puede ir sobre el 22. Empieza un montón nuevo con el 4 y pon el 18 encima.
learn-bull-party-new-pile-hint = Primero el 4 como montón nuevo, después el 18 en el montón 2.
learn-bull-party-new-pile-done = Ahora tienes dos montones. Al final, solo tu mejor montón cuenta a favor, y los demás en contra. Evita empezar montones nuevos.
learn-bull-party-zero = También tienes una carta cero. No se lleva ninguna fila: añade una carta a una y vuelve a tu mano. La fila 1 tiene cuatro cartas. Juega la carta cero.
learn-bull-party-zero-hint = No te lleves una fila todavía: juega la carta cero.
learn-bull-party-zero-done = Los tres jugadores jugaron una carta cero. La tuya tiene la letra A y va primero: se revela un 77.
learn-bull-party-add = Añade el 77 a una fila. Con su quinta carta, una fila está llena y recibe una carta de toro. Añádelo a la fila 1.
learn-bull-party-add-hint = La fila 1 tiene cuatro cartas y solo necesita una más.
learn-bull-party-add-done = La fila 1 recibe una carta de toro con 4 cabezas. Los toros siempre cuentan a favor de quien se los lleva. Ahora todos quieren esa fila.
learn-bull-party-snatch = El número más bajo elige primero. Juega tu carta más baja.
learn-bull-party-snatch-hint = Cuanto más bajo, más rápido: juega el 3.
learn-bull-party-snatch-done = Ninguna carta era más baja. Eliges primero.
learn-bull-party-bull = Llévate la fila del toro.
learn-bull-party-bull-hint = El toro está en la fila 1.
learn-bull-party-bull-done = Cinco cartas para tu mano y 4 cabezas que siempre cuentan a tu favor.
learn-bull-party-score = La partida termina cuando se acaba el mazo de robo. El montón con más cabezas y tus toros cuentan a favor; las cabezas de tus otros montones, en contra. Abajo están los montones de todos los jugadores y su valor actual. Gana quien tiene más puntos.

bull-party-next = Próximo toro
bull-party-your-piles = Tus montones
bull-party-piles-empty = Aún no hay montones. Tras cada ronda pones cartas aquí.
bull-party-points = { $points ->
    [one] punto
   *[other] puntos
}
`,f=`hint = Pista
hint-thinking = Buscando la mejor opción…
hint-best = Lo mejor: { $choice }
hint-all-equal = Todas las opciones son casi iguales.
hint-only-choice = Solo hay una opción.
hint-costs = cuesta { $amount }
hint-failed = No hay ninguna pista disponible.
hint-play-anyway = Jugar { $choice }
hint-change = Elegir otra vez
`,p=`puzzle-game = Juego
puzzle-all = Todos los juegos
puzzle-rating = Valoración
puzzle-task = Hay una jugada claramente mejor que las demás.
puzzle-right = Correcto
puzzle-wrong = No es la mejor jugada
puzzle-change = Valoración: { $before } → { $after }
puzzle-unrated = Ya lo habías respondido: tu valoración no cambia.
puzzle-next = Siguiente problema
puzzle-simple = El nivel de bot «{ $level }» juega aquí { $choice }.
puzzle-difficulty = Valoración del problema: { $rating }.
puzzle-count = { $solved } de { $tried } resueltos
puzzle-unloadable = No se han podido cargar los problemas. Comprueba la conexión e inténtalo de nuevo.
`,m=`standings = Clasificación
standings-after-round = Tras la ronda { $round }
standings-after-game = Tras el juego { $round }
review-match = Revisar
share = Compartir
key-moments = Momentos clave
moment-gain = { $who }: +{ $amount }
moment-loss = { $who }: −{ $amount }
moment-lead = Nuevo líder: { $who }
moment-round = Fin de la ronda { $round }
moment-game = Fin del juego { $round }
moment-end = Fin de la partida
moment-previous = Momento clave anterior
moment-next = Momento clave siguiente
replay-controls = Controles de la repetición
replay-play = Reproducir
replay-pause = Pausar la repetición
replay-panel = Momentos clave, manos y detalles
replay-tab-moments = Momentos
replay-tab-hands = Manos
replay-tab-details = Detalles
replay-keys = La barra espaciadora reproduce y pausa, las flechas avanzan y retroceden, Inicio y Fin van al primer y al último paso.

sound-mute = Silenciar
sound-unmute = Activar el sonido
sound-volume = Volumen

chat-spectators = Espectadores
chat-show-spectators = Mostrar los mensajes de los espectadores
chat-as-spectator = Escribes como espectador. Los jugadores solo lo ven si quieren.
react = Reaccionar
react-cheer = Celebrar
react-laugh = Reír
react-wow = Asombro
react-ouch = Ay
react-think = Pensar
react-thanks = Gracias
reaction-by = { $who }: { $reaction }
`,h=`statistics-empty = Todavía no has terminado ninguna partida. Después de la primera verás aquí tus resultados, tu precisión, tu suerte y tus errores frecuentes.
statistics-none = Ninguna partida cumple esta selección.
statistics-reset = Mostrar todas las partidas
statistics-truncated = Solo se han cargado las { $count } partidas más recientes.

statistics-game = Juego
statistics-all-games = Todos los juegos
statistics-company = Otros jugadores
statistics-all-players = Todos
statistics-people = Personas
statistics-any-bots = Solo bots
statistics-bots = Bots variados
statistics-level = Bots: { $level }
statistics-period = Periodo
statistics-ever = Todo el tiempo
statistics-days = Últimos { $days } días

statistics-matches = Partidas
statistics-wins = Ganadas
statistics-not-won = No ganadas
statistics-won-of = { $wins } ganadas
statistics-win-rate = Porcentaje de victorias
statistics-equal = entre iguales: { $percent }
statistics-place = Puesto medio
statistics-of-players = de { $players } jugadores
statistics-score = Resultado medio
statistics-best = mejor: { $amount }
statistics-streak = Mejor racha de victorias
statistics-streak-now = actual: { $count }
statistics-places = Puestos
statistics-nth = { $place }.º
statistics-choices = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
statistics-not-analyzed = aún sin analizar
statistics-in-wins = en victorias

statistics-analyzed = { $done } de { $all } partidas analizadas
statistics-outdated = { $count ->
    [one] 1 de ellas con una versión anterior
   *[other] { $count } de ellas con una versión anterior
}
statistics-analyze-about = La precisión, la suerte y los errores proceden del análisis. Se hace en este dispositivo, primero las partidas más recientes, y cada partida se analiza una sola vez.
statistics-analyze = { $count ->
    [one] Analizar 1 partida
   *[other] Analizar { $count } partidas
}
statistics-analyzing = Analizando: { $done } de { $all } listas
statistics-skipped = { $count ->
    [one] 1 partida no se puede analizar.
   *[other] { $count } partidas no se pueden analizar.
}

statistics-development = Evolución
statistics-by-time = Partidas por fecha
statistics-day = Fecha
statistics-week = Semana del
statistics-month = Mes
statistics-year = Año
statistics-each-match = Cada partida
statistics-mean-of = Media de { $count } partidas
statistics-balance-trend = Victorias por habilidad y suerte
statistics-rating = Valoración
statistics-place-column = Puesto
statistics-team-won = ganada
statistics-team-lost = perdida
statistics-more = Mostrar más
statistics-fewer = Mostrar menos

statistics-mistakes = Errores frecuentes
statistics-mistakes-none = Ningún error en las partidas analizadas.
statistics-mistake-count = { $count } veces, { $rate } por partida
statistics-mistake-cost = { $amount } cada vez
statistics-example = Ejemplo
statistics-balance-wins = { $count ->
    [one] Victorias en 1 partida
   *[other] Victorias en { $count } partidas
}
statistics-balance-score = Resultado medio de una partida
statistics-balance-about = «Esperado» es el resultado con un bot fuerte en cada asiento. Las partes suman tu resultado; una victoria compartida cuenta en parte.

statistics-by-game = Resultados por juego
statistics-by-company = Resultados por otros jugadores
statistics-rivals = Personas con las que juegas
statistics-ahead = Por delante
statistics-behind = Por detrás
statistics-about = La habilidad y la suerte se miden en victorias: +1 es una victoria más de lo esperado. Las partidas que abandonaste cuentan como perdidas y no se analizan. Las partidas con cartas que ya conocías no cuentan.
statistics-csv = Descargar (CSV)

mistake-take6-reason-takes = Demasiado lejos del final de la fila
mistake-take6-reason-takes-other = Adelantada: acaba en una fila que se llena
mistake-take6-reason-full = Carta para una fila llena
mistake-take6-reason-low = Carta menor que todas las filas
mistake-take6-reason-row = Fila cara
mistake-take6-reason-place = Lugar seguro sin aprovechar
mistake-take6-reason-better = Carta más segura sin jugar
mistake-buffalo-reason-takes = Demasiado lejos del final de la fila
mistake-buffalo-reason-takes-other = Adelantada: acaba en una fila que se llena
mistake-buffalo-reason-turn = Turno que favorece al búfalo
mistake-take-that-reason-taken = Hilera cara
mistake-take-that-reason-pair = Pareja perdida
mistake-take-that-reason-cheap = Hilera barata sin tomar
mistake-take-that-reason-next = Hilera que te queda para el próximo turno
mistake-bull-party-reason-row = Fila menos valiosa
mistake-bull-party-reason-lay = Cartas en los montones equivocados
mistake-bull-party-reason-pick = Carta con peores filas
mistake-review-reason-later-heads = Cuesta cabezas en el resto de la ronda
mistake-review-reason-later-points = Cuesta puntos en el resto de la partida
mistake-review-reason-win = Reduce la probabilidad de ganar
mistake-other = Otros errores
`,g=`learn-take6-nearest = Cada jugador elige una carta en secreto y después se revelan todas. Una carta va a la fila que termina en el número inferior más cercano. Las filas terminan en 12, 37, 43 y 58. Señala una carta para ver su fila. Dos de las tuyas van detrás del 12: juega la más cercana.
learn-take6-nearest-hint = Juega tu número más bajo por encima de 12.
learn-take6-nearest-done = 12, después tu 14, después el 15 de Bot 2. Las cartas se colocan de menor a mayor.
learn-take6-sixth = Una fila admite cinco cartas. La fila 1 tiene tres, y tu 30 va allí. Mira qué puede salir mal: juega el 30.
learn-take6-sixth-hint = Juega el 30. Es solo práctica.
learn-take6-sixth-done = El 21 y el 26 llegaron antes y llenaron la fila. Tu 30 fue la sexta carta: te llevaste las otras cinco, con 6 cabezas, y el 30 empieza la fila de nuevo. Las cabezas cuentan en tu contra.
learn-take6-low = Tu 3 es más bajo que la última carta de todas las filas, así que no cabe en ninguna. Juégalo y mira qué pasa.
learn-take6-low-hint = El 45 cabe en una fila. Esta vez juega el 3.
learn-take6-low-done = Ninguna fila termina por debajo de 3, así que debes llevarte una.
learn-take6-row = Elige la fila que te llevas. Tu 3 la empieza de nuevo. Al final de cada fila se ven sus cabezas. Elige la más barata.
learn-take6-row-hint = Esa fila cuesta más. Mira los números junto a las cabezas de toro: una fila cuesta solo 1.
learn-take6-row-done = Solo 1 cabeza. Una carta baja puede ser una salida barata.
learn-take6-near = La fila 4 está llena: la próxima carta que llegue se la lleva. Tu 45 va allí. Juega la carta que va a la fila 2, detrás del 70.
learn-take6-near-hint = Juega tu carta más baja por encima de 70.
learn-take6-near-done = A salvo. Bot 2, Bot 3 y Bot 4 jugaron a la misma fila, y hubo sitio justo para todos.
learn-take6-gone = Tu 62 va detrás del 61, y esa fila tiene una sola carta. Parece seguro. Juégalo.
learn-take6-gone-hint = El 45 se lleva la fila 4. Juega el 62.
learn-take6-gone-done = El 29 de Bot 2 no cabía en ninguna fila, así que Bot 2 se llevó la fila 1. Ya no estaba el 61, y tu 62 fue detrás del 42, a la fila llena: 9 cabezas. Las cartas de los demás pueden cambiarlo todo.
learn-take6-aim = Casi todas las cartas tienen 1 cabeza. Los números que terminan en 5 tienen 2, los que terminan en 0 tienen 3, los de cifras iguales, como 11 o 66, tienen 5, y el 55 tiene 7. Tras diez turnos se cuentan las cabezas y se reparte de nuevo. La partida termina cuando un jugador tiene 66 o más. Gana quien tiene menos.
learn-take6-free = Ahora juega la carta que quieras. Otros tres jugadores también eligen.
learn-take6-free-done = Así es un turno de { game-take6 }. Da un paso atrás para probar otra carta.
`,_=`learn-take-that-start = Hay una hilera de cartas y se juega por turnos. La hilera está vacía, así que cualquier carta puede empezarla. Después, una carta debe estar a 10 como máximo de la última, por encima o por debajo. Empieza con el 34.
learn-take-that-start-hint = Cualquier carta puede empezar la hilera, pero aquí juega el 34.
learn-take-that-start-done = Bot 2 puso el 41 y Bot 3 el 49, nunca a más de 10. Después de cada turno robas una carta.
learn-take-that-pair = Ninguna de tus cartas cabe detrás del 49. Pero tienes su inversa, el 94. Dos cartas con las cifras invertidas hacen pareja, esté donde esté la otra en la hilera. Haz la pareja.
learn-take-that-pair-hint = No tienes que llevarte la hilera: haz pareja con el 94.
learn-take-that-pair-done = El 49 y el 94 son tuyos. Cada uno vale 1 punto, y el hueco de la hilera se cierra. Bot 2 y Bot 3 continuaron.
learn-take-that-take = La última carta es el 55. Ninguna de tus cartas está a 10 o menos, y no tienes ninguna inversa. Así que debes llevarte toda la hilera y empezar otra con cualquier carta de tu mano.
learn-take-that-take-hint = Solo hay una opción: llévate la hilera y elige la carta que empieza la nueva.
learn-take-that-take-done = Las cartas que te llevas quedan boca abajo. Cada una resta 1 punto; un sapo, 5. El 55 es un sapo, así que esta hilera te costó 8 puntos.
learn-take-that-choice = Ahora tienes las tres opciones: poner el 34, hacer pareja o llevarte la hilera. Una de ellas da puntos.
learn-take-that-choice-hint = Eso no da puntos. ¿Cuál de tus cartas es la inversa de una de la hilera?
learn-take-that-choice-done = 2 puntos, y la hilera es más corta. El sapo es ahora problema de los demás.
learn-take-that-toads = Las cartas de cifras iguales, como el 44, son sapos. No tienen inversa y se quedan en la hilera hasta que un jugador se la lleva. Ahora te costaría 8 puntos. Mejor pon una carta.
learn-take-that-toads-hint = Pon una carta a 10 como máximo del 44: de 34 a 54.
learn-take-that-toads-done = Bien hecho. Ahora Bot 2 necesita una carta cercana al 53.
learn-take-that-score = El mazo de robo está vacío: quien se lleva la hilera ahora termina la partida. Tienes 12 cartas en parejas y, boca abajo, tres sapos y un 45. Ninguna de tus cartas cabe detrás del 87, así que llévate la hilera.
learn-take-that-score-hint = Solo queda llevarse la hilera.
learn-take-that-score-done = 12 por las parejas, menos 15 por tres sapos, menos 2 por el 45 y el 87: −5 puntos. Las cartas en mano no cuentan. Gana quien suma más puntos en dos partidas.
learn-take-that-free = Te toca. Pon una carta, haz pareja o llévate la hilera corta, como prefieras.
learn-take-that-free-hint = Esa carta no cabe: debe estar a 10 como máximo del 31, o ser una inversa.
learn-take-that-free-done = Así es un turno de { game-take-that }. Da un paso atrás para probar otra cosa.

take-that-if-taken = si se toma
take-that-line-end = Final de la hilera
take-that-pairs = { $pairs ->
    [one] pareja
   *[other] parejas
}
take-that-taken = tomadas
take-that-lay-here = Poner { $card } aquí
prompt-lay-or-pair = ¿{ $card } al final o pareja con { $mirror }?
`,v=`learn-title = Aprende a jugar a { $game }
learn-invite = Apréndelo en cinco minutos
learn-continue = Continuar
learn-back = Atrás
learn-hint = Esa no. Prueba con otra.
learn-end = Ya conoces las reglas de { $game }. Juega tu primera partida contra bots.
learn-play = Jugar ya
learn-again = Empezar de nuevo
learn-done = ¡Bien hecho!
learn-end-table = Ya conoces las reglas de { $game }. Tu mesa te espera.
learn-to-table = Volver a la mesa
learn-next = Siguiente: { $game }
`,y=`your-tables-empty = No estás en ninguna mesa.
table-label = Mesa
clock-label = Tiempo por decisión
visibility-label = Visibilidad
visibility-private = Privada: solo con el enlace o el código
visibility-public = Pública: aparece en la página de inicio
spectators-label = Permitir espectadores
seen-grid-label = Mostrar una cuadrícula con las cartas vistas
experimental-options = Opciones experimentales
change-rules = Cambiar reglas
cancel = Cancelar
change-clears-result = Esto quita el resultado de la mesa. La repetición queda en el historial de cada jugador.
rules-changed = El anfitrión cambió las reglas: { $settings }
create-table = Crear mesa
field-limit = Límite
field-rounds = Rondas
field-deck = Mazo
field-deal = Reparto
field-drafted = Manos del draft
field-fans = Cartas de fans
field-hand = Cartas en mano
field-cards = Carta más alta
field-decide = Cartas especiales
field-games = Partidas
field-variant = Variante
field-low = Número más bajo
field-high = Número más alto
field-numbers = Carta numerada más alta
field-out = Cartas apartadas
field-heads = Cabezas por carta
field-bulls = Cartas de toro
choose-even-odd = { fan-even-odd }: una fila solo para pares o solo para impares
choose-mountaineering = { fan-mountaineering }: una fila va hacia abajo
choose-jumping-cow = { fan-jumping-cow }: la vaca ocupa un lugar y salta de fila en fila
choose-flip-digits = { fan-flip-digits }: una vez por ronda, voltea las cifras de tu carta
choose-full = Mazo completo
choose-random = Al azar
choose-open = A la vista de todos
choose-memory = Ocultas (memoria)
choose-anyone = Decide cualquiera
choose-majority = Decide la mayoría
choose-standard = Variante normal
join-title = Te invitan a jugar a { $game }
seated-players = En la mesa: { $names }
join-match-running = Hay una partida en juego. Puedes verla y sentarte cuando termine, si queda un asiento libre.
join-match-running-private = Hay una partida en juego, y esta mesa no admite espectadores. Esta página te avisará cuando haya un asiento libre.
join-table-full = Todos los asientos están ocupados. Puedes ver la partida hasta que quede uno libre.
join-table-full-private = Todos los asientos están ocupados, y esta mesa no admite espectadores. Esta página te avisará cuando haya un asiento libre.
spectator-table-full = Todos los asientos están ocupados. Eres espectador y podrás sentarte cuando quede uno libre.
spectator-match-running = Hay una partida en juego. Eres espectador y podrás sentarte cuando termine.
sit-down = Sentarse
table-unavailable = Mesa no disponible
seat-empty = Libre
sit-here = Sentarse aquí
remove = Expulsar
host = Anfitrión
bot-level-of = Nivel: { $who }
add-bot = Añadir bot
remove-player = Expulsar a { $who }
start-game = Empezar partida
start-game-with-bots = { $count ->
    [one] Empezar partida con 1 bot
   *[other] Empezar partida con { $count } bots
}
wait-for-host = Esperando a que el anfitrión empiece la partida.
invite-title = Invitar amigos
invite-link = Enlace a esta mesa
invite-copy = Copiar enlace
invite-copied = Enlace copiado.
invite-code = O comparte el código:

bot = Bot
current = Ahora
panel = Historial, puntos y más
skip = Omitir
choices = Tus opciones
choice-changeable = Puedes cambiar tu elección hasta que todos hayan elegido.
your-choice = Tu elección: { $choice }.
undo-choice = Deshacer
start-over = Empezar de nuevo
confirm-choice = Confirmar: { $choice }
chosen = Elegida
choices-help = ¿Qué hace cada una?
choose-row = Elegir: { $row }
card-and-heads = { $card }, { $heads ->
    [0] sin cabezas
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
card-with-toad = { $card }, sapo
forecast-row = Va a la fila { $row }
forecast-takes = Se lleva la fila { $row }: { $heads ->
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
forecast-no-row = No cabe en ninguna fila: te llevas la que elijas
fits-line = Cabe en la hilera
pairs-with = Hace pareja con { $card }
on-pile = Al montón { $pile }
choice-pass = Pasar
choice-lift = Levantar un ¡Stop!
choice-pair = Hacer pareja
choice-take = Llevarse la hilera
choice-zero = Carta cero
choice-new = Montón nuevo
choice-flip = Voltear cifras
pass-for-turn = Pasar este turno
support = Apoyar
prompt-take-row = Tu { $card } no cabe en ninguna fila. Elige la fila que te llevas.
prompt-row = Elige una fila.
prompt-window = Sigue: { $card } ({ $who })
prompt-turn = Pon una carta, haz pareja o llévate la hilera.
prompt-pick = Número: llevarte una fila. Cero: ampliar una.
prompt-lay = { $left ->
    [one] Elige la última carta que pones.
   *[other] Pon { $left } cartas. Elige la siguiente.
}
prompt-pile = Elige un montón para el { $card }.
prompt-pair = Elige una carta para la pareja.
prompt-new-line = Elige la carta que empieza la hilera nueva.
target-take7 = Elige la fila que admitirá seis cartas.
target-stop = Elige la fila que se bloquea.
target-insert = Elige una fila para tu carta.
target-push = Elige la carta que se mueve.
target-first = Elige la carta que se coloca primero.
target-last = Elige la carta que se coloca al final.
target-replace = Elige la carta que juegas en su lugar.
target-sort = Elige la siguiente carta del orden.
target-lift = Elige el ¡Stop! que se levanta.
line-empty = La hilera está vacía.
are-you-sure = ¿Seguro?
turned-card = Carta revelada: va a una fila
known-cards = Cartas conocidas en mano: { $cards }
drafted-hands = Manos del draft
seat-pairs = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, { $taken ->
    [one] 1 en contra
   *[other] { $taken } en contra
}
seconds-left = { $seconds } s
paused = La partida está en pausa.
resume = Reanudar
pause = Pausar
nudge = Avisar a { $who }
stand-in-notice = Un bot juega por ti.
take-over = He vuelto
spectator-notice = Eres espectador.
state-choosing = Eligiendo…
state-has-chosen = Listo
state-must-take = Debe llevarse una fila
state-to-play = Le toca
state-away = Ausente
state-stand-in = Juega un bot
state-passed = Pasa
state-out = Tiene fila
state-nudged = Avisado

tab-log = Historial
tab-scores = Puntos
tab-seen = Vistas
tab-chat = Chat
tab-rules = Reglas
tab-table = Mesa
log-empty = Todavía no hay sucesos.
sheet-title = Tabla de puntos
sheet-round = Ronda
sheet-turn = Turno
sheet-game = Partida
team = Equipo
seen-about = Todas las cartas del mazo. Todos los jugadores ven la misma cuadrícula.
card-seen = vista
card-mine = en tu mano
card-out = no vista
chat-empty = Todavía no hay mensajes.
chat-seated = Solo los jugadores sentados pueden chatear.
chat-closed = El chat está cerrado mientras se eligen cartas.
chat-hidden = { $count ->
    [one] Hay un mensaje oculto de un jugador silenciado.
   *[other] Hay { $count } mensajes ocultos de jugadores silenciados.
}
chat-label = Mensaje
chat-send = Enviar
chat-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}

other-players = Otros jugadores
player-actions = Acciones para { $who }
mute = Silenciar
unmute = Dejar de silenciar
report = Denunciar
report-title = Denunciar a { $who }
report-category = Motivo
report-offensive-name = Nombre ofensivo
report-offensive-chat = Chat ofensivo
report-cheating = Trampas
report-stalling = Demora la partida
report-other = Otro
report-text = Detalles (opcional)
report-note = Los administradores del servidor verán con tu denuncia los nombres de la mesa y los últimos mensajes del chat.
report-send = Enviar denuncia
report-sent = Gracias. Los administradores del servidor la revisarán.

rules-numbered = Todas las reglas con ejemplos
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-off = Sin animación
confirm-choices = Confirmar antes de enviar
sounds = Sonido
leave-table = Dejar la mesa
leave-warning = Durante una partida, un bot ocupa tu asiento. ¿Dejar la mesa?

result = Resultado
rematch = Revancha
rematch-waiting = Esperando a los demás jugadores
rematch-by = Piden la revancha: { $who }
view-replay = Ver repetición
replay = Repetición
replay-none = No se puede reproducir el registro hasta este paso.
step = Paso
step-of = Paso { $step } de { $steps }
step-copy = Copiar enlace a este paso
chart-title = Puntos durante la partida
chart-table = Mostrar como tabla
download-text = Descargar (texto)
download-json = Descargar (JSON)
match-history = Partidas terminadas
match-history-empty = Todavía no hay partidas terminadas.
load-older = Cargar partidas anteriores

fair-title = Verificar el barajado
fair-about = Antes del primer reparto, el servidor publica la huella de un secreto y cada jugador aporta un número al azar. De ahí salen todos los repartos. Ahora que el secreto es público, esta página puede repetir el barajado y comparar.
fair-check = Verificar ahora
fair-none = Esta partida no tiene secreto: sus repartos se fijaron a mano.
fair-yes = Verificado: estos repartos estaban fijados antes de repartir la primera carta.
fair-fits = Todo coincide, hasta donde este navegador puede comprobar.
fair-no = La verificación falló: los repartos de esta partida no son de fiar.
fair-secret-fits = El secreto corresponde a la huella.
fair-secret-other = El secreto no corresponde a la huella.
fair-secret-kept = El servidor publicó una huella, pero no ha revelado el secreto.
fair-deals = { $count ->
    [one] El reparto sale del secreto.
    [2] Los dos repartos salen del secreto.
   *[other] Los { $count } repartos salen del secreto.
}
fair-deals-wrong = Solo { $right } de { $count } repartos salen del secreto.
fair-nothing-dealt = No se barajó nada: todas las cartas se eligieron a la vista.
fair-same = { $deal }: las mismas { $cards } cartas en el mismo orden.
fair-differs = { $deal }, carta { $place }: se repartió { $dealt }, pero el secreto da { $expected }.
fair-differs-count = { $deal }: se repartieron { $dealt } cartas, pero debían ser { $expected }.
fair-unreadable = No se puede leer el registro: { $reason }
fair-step-rejected = Las reglas no permiten el paso { $step }. Lo que sigue no se verificó.
fair-result = Todos los pasos cumplen las reglas y el resultado es correcto.
fair-result-other = El resultado no se deduce de los pasos.
fair-seen-early = Este navegador recibió la huella antes del primer reparto.
fair-seen-late = Este navegador recibió la huella después del primer reparto. Solo puede confirmar que nada cambió desde entonces.
fair-seen-other = Este navegador recibió otra huella para esta partida.
fair-seen-never = Este navegador no guarda la huella de esta partida y no puede saber cuál se publicó. Pregunta a alguien que haya jugado.
fair-mixed = Aportaron números al azar: { $who }.
fair-mixed-none = Ningún jugador aportó un número al azar, así que el servidor pudo elegir un secreto a su gusto.
fair-mine-in = El tuyo está entre ellos, así que el servidor no pudo elegir los repartos por su cuenta.
fair-mine-missing = Falta el número que aportó este navegador. Eso solo es correcto si también entraste en la mesa con otro dispositivo.
fair-details = Repartos y valores en detalle
fair-commitment = Huella que publica ahora el servidor
fair-commitment-seen = Huella que recibió este navegador
fair-secret = Secreto, revelado tras la partida
fair-computed = Huella de este secreto, calculada aquí
fair-number = Número de { $who }
fair-number-mine = Número de este navegador
deal-cards = Cartas numeradas
deal-specials = Cartas especiales
deal-letters = Cartas cero
deal-reshuffle = Nuevo barajado { $n }

profile = Perfil
save = Guardar
name-saved = Guardado.
recovery-about = Rodeo no tiene cuentas. Con un código de recuperación conservas tu perfil en otro dispositivo. Un código nuevo anula el anterior.
recovery-create = Crear código de recuperación
recovery-label = Código de recuperación
recovery-use = Recuperar perfil
recovery-end-others = Cerrar todas las demás sesiones
sessions = Sesiones
session-current = Este navegador
session-last-used = Último uso: { $date }
session-unknown = Navegador desconocido
session-end = Cerrar
sessions-end-others = Cerrar las demás sesiones
log-out = Cerrar sesión
log-out-warning = Sin un código de recuperación no podrás volver. ¿Cerrar sesión?
tokens = Tokens de bot
tokens-about = Un programa con un token juega en tu nombre y aparece como bot. Anula un token que otros puedan haber visto.
token-label = Nombre del token
token-create = Crear token
token-once = Copia el token ahora. Solo se muestra una vez.
token-void = Anular
profile-delete = Eliminar perfil
profile-delete-about = Se eliminan tu perfil, tus valoraciones y tus sesiones. Las partidas terminadas quedan sin tu nombre. Dejas todas las mesas; una partida en curso cuenta como perdida.
profile-delete-warning = No se puede deshacer. ¿Eliminar tu perfil?
connection-lost = Sin conexión. Reconectando… Tu asiento está reservado.
view-result = Ver resultado
invite-share = Compartir
invite-qr = Código QR del enlace
learn-first = Aprender antes
notify-turn = Avisarme cuando sea mi turno
notify-denied = Este navegador bloquea las notificaciones de Rodeo. Permítelas primero en sus ajustes.
notify-offer = ¿Quieres un aviso cuando sea tu turno?
notify-yes = Avisarme
notify-no = No, gracias
vibrate-turn = Vibrar cuando sea mi turno
result-image = Descargar imagen
result-image-share = Compartir imagen

surface-leather = Cuero
surface-felt = Fieltro
surface-slate = Pizarra
surface-oak = Roble
back-brand = Hierro
back-bandana = Pañuelo
back-sunset = Atardecer
keys-title = Atajos de teclado
keys-numbers = Elegir la carta, fila o pila con ese número
keys-arrows = Moverte entre las cartas de tu mano
keys-enter = Elegir la carta, fila o botón seleccionado
keys-hint = Mostrar u ocultar una pista
keys-escape = Saltar la animación
keys-help = Mostrar esta lista
choice-sending = Enviando tu elección: { $choice }…

record-file-title = Verificar un archivo de registro
record-file-about = Elige un archivo de registro o suéltalo en esta página: texto o JSON, descargado aquí o guardado desde el terminal. No sale de este navegador.
record-file-drop = Suelta el archivo para verificarlo.
record-file-choose = Elegir archivo
record-file-too-large = El archivo es demasiado grande: un registro tiene como máximo { $limit } MB.
fair-steps-only = Los pasos y el resultado son correctos. Los repartos no se pueden verificar.
fair-no-secret = Este registro no contiene el secreto con el que se calcularon los repartos.
fair-not-over = El registro no tiene resultado: la partida no ha terminado.

on-this-device = en este dispositivo
upload-match = Subir
played-offline = jugada sin conexión
`,b={...Object.assign({"../../../../../locales/es/buffalo.ftl":e,"../../../../../locales/es/bull_party.ftl":t,"../../../../../locales/es/errors.ftl":``,"../../../../../locales/es/menu.ftl":n,"../../../../../locales/es/options.ftl":r,"../../../../../locales/es/review.ftl":i,"../../../../../locales/es/table.ftl":a,"../../../../../locales/es/take6.ftl":o,"../../../../../locales/es/take_that.ftl":s,"../../../../../locales/es/words.ftl":c}),...Object.assign({"../../../../locales/es/analysis.ftl":l,"../../../../locales/es/buffalo.ftl":u,"../../../../locales/es/bull_party.ftl":d,"../../../../locales/es/hints.ftl":f,"../../../../locales/es/puzzles.ftl":p,"../../../../locales/es/replay.ftl":m,"../../../../locales/es/statistics.ftl":h,"../../../../locales/es/take6.ftl":g,"../../../../locales/es/take_that.ftl":_,"../../../../locales/es/tutorial.ftl":v,"../../../../locales/es/web.ftl":y})};export{b as sources};