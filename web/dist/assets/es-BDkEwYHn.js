var e=`# Vencer al búfalo.

buffalo-title = Vencer al búfalo · turno { $turn } de { $turns }
buffalo-name = búfalo
buffalo-has-take7 = ¡Toma 7!
buffalo-is-blocked = ¡Stop!
buffalo-is-empty = vacía: aquí va la próxima carta
buffalo-team = equipo: { $heads }
buffalo-team-double = equipo: { $heads }, que cuentan doble: { $double }
buffalo-heads = búfalo: { $heads }
buffalo-specials = Cartas especiales
buffalo-none-open = ninguna a la vista
buffalo-face-down = { $count ->
    [one] 1 más boca abajo
   *[other] { $count } más boca abajo
}
buffalo-line = Por colocar
buffalo-next = Tal como está
buffalo-next-goes = el { $card } va a la fila { $row }
buffalo-next-takes = el { $card } se lleva la fila { $row }: { table-heads }
buffalo-next-nowhere = el { $card } no cabe en ninguna fila

buffalo-ask-card-or-lift = ¿Qué carta? (o levantar, para quitar un ¡Stop!)
buffalo-ask-window = Ahora va { $card } ({ $who }). ¿Qué haces? (Intro: pasar)
buffalo-do-pass = no hacer nada; si todos pasan, se coloca { $card } ({ $who })
buffalo-do-lift = levantar un ¡Stop!, que sale del juego
buffalo-do-replace-with = la carta de tu mano que va en su lugar
buffalo-do-first = la carta que va antes que todas
buffalo-do-last = la carta que va después de todas
buffalo-do-sort = la carta que sigue en el orden nuevo
buffalo-do-push = la carta que se mueve

buffalo-specials-in-play = { $count ->
    [one] Hay 1 carta especial en juego.
   *[other] Hay { $count } cartas especiales en juego.
}
buffalo-turned = Sale { $special }.
buffalo-used = Se usa { $special } ({ $who }).
buffalo-lifted = Se levanta el ¡Stop! de la fila { $row } ({ $who }).
buffalo-take7-laid = En la fila { $row } caben ahora seis cartas; la séptima se las lleva.
buffalo-stop-laid = La fila { $row } queda cerrada: ni entra ni sale nada.
buffalo-replaced = El { $back } vuelve a la mano y en su lugar va el { $card } ({ $who }).
buffalo-inserted = { $card } ({ $who }) se mete en la fila { $row }.
buffalo-pushed = El { $card } pasa de la fila { $from } a la fila { $row }.
buffalo-overflow = Esa fila estaba llena: el equipo se lleva { table-heads } y se queda el { $stays }.
buffalo-put-first = El { $card } se colocará primero.
buffalo-put-last = El { $card } se colocará al final.
buffalo-sorted = El orden nuevo: { $cards }.
buffalo-team-took = { $card } ({ $who }) se lleva la fila { $row } para el equipo: ¡{ table-heads }!
buffalo-team-chose = { $card } ({ $who }) se lleva la fila { $row } para el equipo, a su elección: { table-heads }.
buffalo-buffalo-took = { $card } (búfalo) se lleva la fila { $row }: ¡{ table-heads } para el búfalo!
buffalo-buffalo-chose = { $card } (búfalo) no cabe en ninguna fila y se lleva la más barata, la { $row }: { table-heads } para el búfalo.
buffalo-turn-summary = equipo: { $took ->
    [0] nada
    [one] 1 cabeza
   *[other] { $took } cabezas
 } en este turno, { $team } en total. Búfalo: { $gave ->
    [0] nada
    [one] 1 cabeza
   *[other] { $gave } cabezas
 } en este turno, { $buffalo } en total.
buffalo-counted = Las cabezas que cuentan: equipo { $team }, búfalo { $buffalo }.
buffalo-win = ¡Habéis ganado juntos: { $team } para el equipo, { $buffalo } para el búfalo!
buffalo-lose = Esta vez gana el búfalo: { $team } para el equipo, { $buffalo } para el búfalo.

# Las cartas especiales: cómo se llaman y qué hacen.
special-take7 = ¡Toma 7!
special-take7-about = ¡Toma 7!: en una fila caben seis cartas, y la séptima se las lleva
special-stop = ¡Stop!
special-stop-about = ¡Stop!: en una fila no entra ni sale nada hasta que se levante
special-replace = ¡Reemplazar!
special-replace-about = ¡Reemplazar!: recoge tu carta y coloca otra en su lugar
special-insert = ¡Insertar!
special-insert-about = ¡Insertar!: mete tu carta dentro de una fila, no al final
special-push = ¡Empujar!
special-push-about = ¡Empujar!: mueve una carta de una fila a otra
special-first = Primera
special-first-about = Primera: la carta de un jugador se coloca antes que las demás
special-last = Última
special-last-about = Última: la carta de un jugador se coloca después de las demás
special-sort = Ordenar
special-sort-about = Ordenar: pon todas las cartas que esperan en el orden que queráis

rules-buffalo =
    Sois un equipo contra el búfalo, que pone una carta cada turno sin mirar.
    Las cartas se colocan como en Toma 6. Lo que se llevan los jugadores va al montón del equipo, y lo que se llevan las cartas del búfalo va al suyo. Si la carta del búfalo no cabe en ninguna fila, se lleva la que tiene menos cabezas.
    Antes de colocar cada carta, el equipo puede usar una carta especial que esté a la vista o levantar un ¡Stop!. Si todos pasan, se coloca la carta.
    A los diez turnos se cuentan las cabezas; con uno o dos jugadores, las del equipo cuentan doble. El equipo gana si tiene menos cabezas que el búfalo.
`,t=`# Bull Party.

bull-party-our-heads = El reglamento no dice cuántas cabezas tiene cada carta; la tabla que usamos aquí es nuestra.
bull-party-title = Bull Party · ronda { $round }
bull-party-last-title = Bull Party · ronda { $round }, la última
bull-party-bull = { $heads ->
    [one] toro de 1 cabeza
   *[other] toro de { $heads } cabezas
}
bull-party-taken = ya no está
bull-party-deck-label = Mazo
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] descarte: 1 carta
   *[other] descarte: { $cards } cartas
}
bull-party-next-bull = { $heads ->
    [one] próximo toro: 1 cabeza
   *[other] próximo toro: { $heads } cabezas
}
bull-party-score = Puntos ahora
bull-party-out = { $who }, fuera
bull-party-piles-of = Montones ({ $who })
bull-party-no-piles = ninguno aún
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = { $heads ->
    [one] toros: 1 cabeza
   *[other] toros: { $heads } cabezas
}
bull-party-zero-card = y tu carta cero, la { $letter }

bull-party-ask-pick = ¿Qué carta? (un número se lleva una fila, cero hace crecer una)
bull-party-ask-number = ¿Qué carta? (un número se lleva una fila)
bull-party-ask-take = Tu { $card }: ¿qué fila te llevas?
bull-party-ask-add = Ha salido el { $card }: ¿a qué fila va?
bull-party-ask-lay = { $count ->
    [one] Pon 1 carta y su montón (como 22 1, o 22 nuevo)
   *[other] Pon { $count } cartas y su montón, de menor a mayor (como 20 1 22 nuevo)
}
bull-party-do-play = jugar un número y llevarte después una fila
bull-party-do-zero = enseñar tu carta cero: una carta del mazo va a una fila, y sigues en la ronda
bull-party-do-take = llevarte una fila
bull-party-do-add = la fila que recibe la carta
bull-party-do-lay-card = una carta que poner
bull-party-do-pile = encima de este montón
bull-party-do-new = como montón nuevo

bull-party-your-letter = Tu carta cero lleva la letra { $letter }.
bull-party-shown-zero = cero { $letter } ({ $who })
bull-party-took = { $card } ({ $who }) se lleva la fila { $row }: { $cards }, { table-heads }.
bull-party-took-bull = { $card } ({ $who }) se lleva la fila { $row }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
bull-party-turned = Cero ({ $who }): sale el { $card }.
bull-party-added = El { $card } va a la fila { $row } ({ $who }).
bull-party-bull-came = { $heads ->
    [one] La fila { $row } está llena y llega un toro de 1 cabeza.
   *[other] La fila { $row } está llena y llega un toro de { $heads } cabezas.
}
bull-party-no-effect = Cero ({ $who }): ninguna fila puede crecer, así que no pasa nada.
bull-party-reshuffled = { $cards ->
    [one] El mazo está vacío: el descarte, 1 carta, es el mazo nuevo.
   *[other] El mazo está vacío: el descarte, { $cards } cartas, se baraja como mazo nuevo.
}
bull-party-laid = En los montones ({ $who }): { $cards }.
bull-party-on-pile = { $card } en el montón { $pile }
bull-party-as-new = { $card } como montón nuevo { $pile }
bull-party-round-over = Fin de la ronda { $round }. Si acabara aquí:
bull-party-match-over = Todas las cartas están puestas y se cuentan las cabezas.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Aquí las cabezas son buenas, si están en un solo montón. Todos eligen una carta en secreto. Primero los números, del más bajo al más alto: la carta se descarta y su dueño se lleva una fila a la mano y queda fuera de la ronda. Luego las cartas cero, por su letra: sale una carta del mazo, su jugador la añade a una fila con menos de cinco y sigue en la ronda. La quinta carta de una fila trae un toro de 4 a 7 cabezas.
    Cuando no quedan filas, cada uno se queda con cinco cartas y pone las demás en montones ascendentes. Al final cuentan a tu favor tu mejor montón y tus toros, y en contra los demás montones. Gana quien tiene más puntos.
`,n=`# Lo que no puede ser, según el código del error.

error-players = Este juego no es para tantos jugadores.
error-no-such-option = No existe esa opción.
error-no-such-value = La opción no puede tener ese valor.
error-hand = Una mano no puede tener tantas cartas.
error-cards = El mazo no tiene esas cartas.
error-limited-players = El mazo limitado es para 2–6 jugadores.
error-draft-needs-limited = Para elegir las cartas hace falta el mazo limitado: pon también mazo limitado.
error-memory-needs-draft = Solo se pueden recordar manos elegidas: pon también reparto elección.
error-limited-fixes-cards = El mazo limitado ya tiene su carta más alta: deja cartas como está.
error-too-few-cards = No hay cartas suficientes para tantos jugadores y esas manos.
error-end = Hace falta un límite o un número de rondas, de 1 a 1000.
error-limit-needs-takes = Con tan pocas cartas quizá no se llene ninguna fila: juega un número fijo de rondas en vez de hasta un límite.
error-option-form = Una opción se pone con su nombre y un valor, como limit=40.
error-option-twice = Una opción está puesta dos veces.
error-options-exclude = Dos de esas opciones se excluyen.
error-games = Se juegan de 1 a 100 partidas.
error-numbers = Los números acaban en el 100.
error-heads = Cada número necesita sus cabezas: pon tantas como cartas hay.
error-too-many-heads = Una carta tiene 99 cabezas como mucho.
error-stock = Quedarían muy pocas cartas para las filas: cambia números, mano o fuera.
error-no-such-game = No existe ese juego.

error-not-now = Ahora no.
error-not-asked = A este asiento no se le pregunta nada ahora.
error-missing = Alguien no ha elegido todavía.
error-not-allowed = Las reglas no lo permiten ahora.
error-deal-length = Ese reparto tiene un número equivocado de cartas.
error-deal-card = Ese reparto tiene una carta repetida o que no es del mazo.
`,r=`# Elegir y preparar una partida.

menu-title = Rodeo: los juegos de cartas de las cabezas de toro
menu-players-range = { $min }–{ $max } jugadores
menu-which-game = ¿Qué juego? (1–{ $count }, Intro para el 1)
menu-no-such-game = No hay ningún juego «{ $text }»: escribe un número del 1 al { $count }.
# Se muestra en los demás idiomas, en este idioma.
menu-language = Escribe { $code } para jugar en español.
menu-how-many = ¿Cuántos jugáis? ({ $min }–{ $max }, Intro para { $default })
menu-not-a-number = «{ $text }» no vale: escribe un número del { $min } al { $max }.

menu-setting = { $game }: { $who }.
menu-you-and-bots = { $bots ->
    [one] tú y 1 bot
   *[other] tú y { $bots } bots
}
menu-you-alone = tú solo contra la mesa
menu-only-bots = { $bots ->
    [one] 1 bot, y tú miras
   *[other] { $bots } bots, y tú miras
}
menu-only-people = { $people } personas ante este teclado
menu-people-and-bots = { $people } personas ante este teclado y { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
menu-as-in-the-book = Reglas: las de siempre.
menu-changed = Reglas: las de siempre, salvo { $options }.
menu-ready = Intro para empezar, ? para ver y cambiar los ajustes
menu-settings-hint = Para cambiar algo, escribe su nombre y el valor nuevo, por ejemplo: personas 2
menu-unset = no
menu-players-name = jugadores
menu-players-explain = Cuántos juegan, de { $min } a { $max }.
menu-people-name = personas
menu-people-explain = Cuántas comparten este teclado, de 0 a { $players }; en los demás asientos juegan bots. Para elegir los asientos, únelos con +: 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = Lo fuertes que son los bots: un nivel para todos, o uno para cada uno unidos con +, como despierto+sencillo. Del más flojo al más fuerte:
menu-no-such-bot = Aquí no hay ningún bot «{ $text }». Puede ser: { $levels }.
menu-bots-do-not-fit = { $seats ->
    [one] Hay un bot
   *[other] Hay { $seats } bots
}, pero { $named } niveles: di un nivel para todos, o uno para cada uno.
menu-value-one-of = Puede ser: { $values }.
menu-value-any-of = Puede ser: nada, o una o varias de { $values }, unidas con +.
menu-value-number = De { $min } a { $max }.
menu-value-numbers = Números unidos con +.
menu-new-value = Nuevo valor de { $option } (Intro lo deja igual)
menu-no-such-setting = No hay ningún ajuste «{ $text }». Con ? los ves todos.
menu-no-such-value = { $option } no puede ser «{ $text }».
menu-no-people = «{ $text }» no vale: escribe cuántas personas juegan, de 0 a { $players }, o sus asientos, como 1+3.
menu-name-of = Nombre para { $seat } (Intro lo deja igual)
menu-again = ¿Otra? Intro: otra vez, m: menú, s: salir

# Los juegos: cómo se llaman y de qué van, en una línea.
game-take6 = Toma 6
about-take6 = Cuatro filas. La sexta carta se lleva la fila, y cada cabeza duele.
game-buffalo = Vencer al búfalo
about-buffalo = Todos contra un búfalo ciego, con cartas especiales para torcer las reglas.
game-take-that = Take That
about-take-that = Empareja las cartas de una hilera y suma, o trágatela con sus sapos.
game-bull-party = Bull Party
about-bull-party = Por una vez las cabezas son buenas: hazte con filas y con el mejor montón.

# Los bots, del más flojo al más fuerte: un nombre de una palabra y cómo juega cada uno.
level-random = aleatorio
level-random-about = cualquier carta permitida
level-gentle = amable
level-gentle-about = juega a ojo, y se le escapan cosas
level-simple = sencillo
level-simple-about = juega a ojo, y no se le escapa nada
level-keen = despierto
level-keen-about = se piensa unas cuantas veces cada jugada
level-sharp = agudo
level-sharp-about = se lo piensa mucho más
level-merciless = implacable
level-merciless-about = se lo piensa todo lo que merece la pena; suerte
level-flat = plano
level-net = red
`,i=`# Las opciones de las reglas: un nombre corto de una palabra y qué hace en cada juego.

option-limit = límite
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

explain-take6-limit = La partida acaba tras la ronda en que alguien tiene estas cabezas.
explain-take6-rounds = Se juegan estas rondas en vez de jugar hasta un límite.
explain-take6-deck = El mazo completo, o el limitado para 2–6 jugadores: solo tantas cartas como se reparten, desde el 1.
explain-take6-deal = Las manos se reparten al azar, o se eligen: las cartas del mazo limitado están a la vista y se cogen por turnos.
explain-take6-drafted = Si las manos elegidas quedan a la vista o hay que recordarlas.
explain-take6-fans = Cartas de fans: una fila solo de pares o impares, una fila hacia abajo, una vaca que salta, una carta que voltea cifras.
explain-take6-hand = Cuántas cartas recibe cada uno. Para pequeños experimentos.
explain-take6-cards = La carta más alta del mazo completo. Para pequeños experimentos.

explain-buffalo-decide = Si cualquiera puede usar una carta especial sin más, o hace falta más de la mitad del equipo.
explain-buffalo-hand = Cuántas cartas reciben cada uno y el búfalo. Para pequeños experimentos.
explain-buffalo-cards = La carta más alta. Para pequeños experimentos.

explain-take-that-games = Cuántas partidas se juegan; los puntos se suman.
explain-take-that-variant = En la avanzada, quien se lleva una hilera de una sola carta se lleva también una oculta del mazo.
explain-take-that-hand = Cuántas cartas recibe cada uno.
explain-take-that-low = El número más bajo en juego. Para pequeños experimentos.
explain-take-that-high = El número más alto en juego. Para pequeños experimentos.

explain-bull-party-numbers = El número más alto. Para pequeños experimentos.
explain-bull-party-hand = Cuántos números recibe cada uno, y cuántos conserva tras cada ronda.
explain-bull-party-out = Cuántos números salen del juego sin verse.
explain-bull-party-heads = Las cabezas de los números: take6 para las de Toma 6, o un número por carta.
explain-bull-party-bulls = Las cabezas de los toros, desde lo alto de su montón.

# Los valores de las opciones, en una palabra cada uno.
value-none = nada
value-full = completo
value-limited = limitado
value-random = azar
value-draft = elección
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
`,a=`# Lo que es igual en todas las mesas. $who es un nombre o «tú», así que va entre paréntesis o en listas.

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

table-hand-over = Pasa el teclado a { $who }, que pulsa Intro
table-chosen = Ya habéis elegido todos los de este teclado.
table-waiting = Falta por elegir: { $who }.
table-thinking = Los bots están pensando …
table-go-on = Intro para seguir
table-forced = Solo hay una opción: { $choice }

table-rows-start = Las filas empiezan con { $cards }.
table-revealed = Las cartas: { $cards }.
table-shown = { $card } ({ $who })
table-placed = { $card } ({ $who }) va a la fila { $row }.
table-no-row-fits = { $card } ({ $who }) no cabe en ninguna fila.
table-ask-card = ¿Qué carta?
table-ask-row = El { $card } no cabe en ninguna fila. ¿Qué fila te llevas? (1–4)
table-do-play = jugar una carta
table-do-take = llevarte una fila

table-help-now = Puedes escribir:
table-help-after = Después de «{ $said }» puedes añadir:
table-help-whole = nada más: así ya está completo
table-help-cards = una carta
table-help-rows = una fila
table-help-piles = un montón
table-help-then = y luego { $what }
table-help-may-add = y si quieres, { $what }
table-help-commands = En todo momento: ? (esta ayuda; ? y una palabra dice qué puede seguirla), reglas, historial, mesa, pista, salir.
table-not-possible = «{ $text }» no se puede ahora. Con ? ves lo que sí.
table-ambiguous = «{ $text }» puede ser { $words }: escribe un poco más.
table-start-over = Empecemos de nuevo.

table-pass-for-turn = pasar ahora y lo que queda de turno
table-support-of = votar a favor de la propuesta ({ $who })
table-proposal = Propuesta { $number } ({ $who }): { $choice }. Votos: { $votes } de los { $needed } que hacen falta.
table-no-majority = Ninguna propuesta tiene mayoría.

# $less es un número como 1.2.
table-hint-best = Un bot implacable elegiría: { $choice }
table-hint-only = No hay mucho que pensar: { $choice }
table-hint-none = igual de bueno
table-hint-worse = unos { $less } peor
table-hint-about = Según lo que dio cada cosa en muchas partidas imaginadas; lo que no aparece no parecía digno de probarse. El bot conoce las cartas ocultas tan poco como tú.
table-hint-shared = Las pistas son para quien juega solo contra bots.

table-log-empty = Todavía no ha pasado nada.
table-rules-where = Todas las reglas, con números y ejemplos: { $file }
table-quit-ask = ¿Dejar esta partida? (s/n)
table-goodbye = ¡Hasta luego, y gracias por jugar!
table-input-ended = Ya no hay nada que leer, así que la partida acaba aquí. ¡Hasta luego!
table-record-kept = El acta de esta partida: { $place }
table-step-deal = Paso { $number }: se reparte
table-step-play = Paso { $number }: { $choices }
table-record-unfinished = El registro acaba aquí; la partida no había terminado.
table-deal-awaited = Ahora se van a repartir las cartas para lo que sigue.

table-wins = Victoria: { $who }, con { $score }.
table-you-win = ¡Ganas tú, con { $score }!
table-shared-win = Victoria compartida: { $who }, con { $score } cada uno.
`,o=`# Take That.

take-that-title = Take That · partida { $game } de { $games }
take-that-line = Hilera
take-that-no-line = todavía no hay
take-that-costs = { $points ->
    [one] { $points } punto para quien se la lleve
   *[other] { $points } puntos para quien se la lleve
}
take-that-pile-label = Mazo
take-that-pile = { $cards ->
    [0] vacío: llevarse la hilera acaba la partida
    [one] 1 carta
   *[other] { $cards } cartas
}
take-that-hidden = { $count ->
    [one] y 1 carta oculta
   *[other] y { $count } cartas ocultas
}
take-that-fitting = puedes poner: { $cards }
take-that-pairing = hacen pareja: { $cards }
take-that-nothing = nada cabe y nada hace pareja: tienes que llevarte la hilera

take-that-ask-turn = ¿Una carta, pareja o llevar?
take-that-ask-start = ¿Con qué carta empieza la hilera?
take-that-do-lay = poner una carta a la derecha; a 10 de la última como mucho
take-that-do-start = empezar una hilera con cualquier carta
take-that-do-pair = hacer pareja: tu carta inversa y la suya en la hilera, dos puntos
take-that-do-pair-card = tu carta, la inversa de una de la hilera
take-that-do-take = llevarte toda la hilera (puntos en contra) y empezar otra
take-that-do-take-start = la carta que empieza la hilera nueva
take-that-do-take-end = llevarte toda la hilera (puntos en contra), y se acaba la partida

take-that-begins = Empieza la partida { $game }; primer turno: { $who }.
take-that-started = { $card } ({ $who }) empieza la hilera.
take-that-laid = { $card } ({ $who }) va a la hilera.
take-that-paired = { $card } ({ $who }) hace pareja con { $mirror }: +2 puntos.
take-that-line-taken = Se lleva la hilera ({ $who }): { $cards }: { table-points }.
take-that-extra-taken = Era una sola carta, así que se lleva también una oculta del mazo ({ $who }).
take-that-you-drew = Robas el { $card }.
take-that-extras = Cartas ocultas ({ $who }): { $cards }.
take-that-game-over = Fin de la partida { $game }.
take-that-game-line = { $who }: { table-points }, { $total } en total

rules-take-that =
    En tu turno haces una de tres cosas y después robas una carta.
    Alargar la hilera por su extremo derecho: a 10 de la última como mucho, por arriba o por abajo.
    Hacer pareja: enseñas la inversa de una carta de la hilera (49 y 94); las dos quedan boca arriba a tu lado y valen un punto cada una.
    Llevarte la hilera: sus cartas quedan boca abajo a tu lado y restan un punto cada una; las que llevan un sapo (22, 33 … 88), cinco. Después empiezas otra hilera.
    Con el mazo vacío, llevarse la hilera o emparejar su última carta acaba la partida. Gana quien tiene más puntos.
`,s=`# Toma 6, con elección de cartas y cartas de fans.

take6-title = Toma 6 · ronda { $round } · turno { $turn } de { $turns }
take6-draft-title = Toma 6 · ronda { $round } · elección de cartas
take6-ends-at = se acaba al llegar a { $limit }
take6-ends-after = { $rounds ->
    [one] se juega una ronda
   *[other] se juegan { $rounds } rondas
}
take6-fans-mixed = Aviso: varias cartas de fans a la vez hacen un juego muy loco. El reglamento no lo aconseja; ¡que os divirtáis!

take6-only-even = solo pares
take6-only-odd = solo impares
take6-goes-down-then-up = va hacia abajo; la señal subirá
take6-goes-down-then-down = va hacia abajo; la señal bajará
take6-cow = vaca
take6-flip-left = Aún tienes tu carta de voltear: añade voltear (o v) a una carta para cambiar sus cifras de sitio.
take6-pool = A elegir
take6-hand-of = Mano ({ $who })

take6-ask-draft = ¿Qué carta coges?
take6-do-draft = coger una carta del centro
take6-do-flip = cambiar de sitio las cifras de la carta, una vez por ronda

take6-drafted = Elegida: { $card } ({ $who }).
take6-shown-flipped = { $card }, volteada como { $value } ({ $who })
take6-took = { $card } ({ $who }) se lleva la fila { $row }: ¡{ table-heads }!
take6-chose = { $card } ({ $who }) se lleva la fila { $row }, a su elección: { table-heads }.
take6-even-moved = Par/Impar pasa a la fila { $row }: solo pares.
take6-odd-moved = Par/Impar pasa a la fila { $row }: solo impares.
take6-mountain-moved = Montañismo pasa a la fila { $row }: ahora esa fila va hacia abajo.
take6-cow-jumped = La vaca salta a la fila { $row }.
take6-cow-took = La fila { $row } ya estaba llena sin la vaca y también se la lleva ({ $who }): { table-heads }; se queda el { $stays }.
take6-round-over = Fin de la ronda { $round }.
take6-round-line = { $who }: { table-heads }, { $total } en total
take6-you-took = { $who }: { table-heads } en este turno, { $total } en esta ronda.
take6-you-safe = { $who }: nada en este turno, { $total } en esta ronda.

rules-take6 =
    Todos eligen una carta en secreto. Se enseñan y se colocan de la más baja a la más alta. Cada una va a la fila cuya última carta es la más alta por debajo de ella.
    En una fila caben cinco cartas. Quien pone la sexta se lleva las cinco, y la sexta empieza la fila. Una carta más baja que todas las últimas no cabe en ninguna fila: su dueño se lleva la que quiera, y la carta la empieza.
    Cada cabeza que te llevas es un punto en contra: el 55 tiene siete; 11, 22, 33 …, cinco; 10, 20, 30 …, tres; 5, 15, 25 …, dos; las demás, una.
    Una ronda tiene diez turnos. Se acaba tras la ronda en que alguien llega al límite.
    Gana quien tiene menos cabezas.
`,c=`# Las palabras que se escriben. Las inglesas se entienden en todos los idiomas.

word-row = fila
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
`,l=`# What only a page has to say. Sentences about games are in locales/, and shared with the terminal.

# The page around the pages.
site = Rodeo
skip-to-content = Skip to the content
language = Language
theme = Look
theme-system = as the system
theme-light = light
theme-dark = dark
independent = Rodeo is an independent project, not connected with the publishers of the printed games. Everything here is drawn and written by us.
loading = One moment …
to-home = To the first page
page-open = Open a table
page-table = Table
page-match = Match
page-mine = My games
page-rules = Rules
page-nowhere = There is no such page
nowhere-about = The address leads nowhere. Perhaps a letter got lost on the way.

# The first page.
home-title = Take the bull by the horns
home-lead = Four card games of the bull-heads family. Play at once against honest bots, or send friends a link: a name, and they sit.
your-name = Your name
guest-name = Guest { $number }
bot-level = How strong the bots are
games = Games
play-now = Play now
with-friends = With friends
rules = Rules
my-tables = Tables where I sit
my-tables-empty = You sit at no table.
go-on = Go on
join-code = Join with a code
code = Code
do-join = Join
lobby = Public tables
lobby-empty = No public table is open. Open one!
phase-open = waiting for players
phase-playing = playing
phase-paused = having a break
phase-over = over

# Opening a table.
which-game = Which game?
the-table = The table
players-label = Players
clock-label = Time for each decision
no-clock = no clock
clock-of = { $seconds ->
    [one] 1 second for each decision
   *[other] { $seconds } seconds for each decision
}
visibility-label = Who finds it
visibility-private = those who have the link or the code
visibility-public = everybody, among the public tables
spectators-label = Others may look on
aid-label = A grid shows which cards have been seen, to everybody alike
experiments = For experiments
do-open = Open the table
choose-even-odd = a row for even or odd cards only
choose-mountaineering = a row that goes down
choose-jumping-cow = a cow that counts as a card and jumps on
choose-flip-digits = once a round, swap the digits of a card
choose-full = the full deck
choose-limited = only as many cards as are dealt
choose-random = dealt at random
choose-draft = drafted in the open
choose-open = stay on show
choose-memory = have to be remembered
choose-anyone = anyone decides, at once
choose-majority = more than half must be for it
choose-standard = the standard game
choose-advanced = the advanced game
players-of = { $players ->
    [one] 1 player
   *[other] { $players } players
}
games-of = { $games ->
    [one] 1 game
   *[other] { $games } games
}
limited-deck = limited deck
with-draft = with draft
fan-even-odd = Even/Odd
fan-mountaineering = Mountaineering
fan-jumping-cow = Jumping cow
fan-flip-digits = Flip digits
decide-anyone = anyone decides about special cards
decide-majority = the majority decides about special cards

# Coming to a table.
join-title = You are invited to { $game }
seated-here = Already here: { $names }
match-runs = A match is being played. You can look on, and sit down when it is over if a seat is free.
do-sit = Sit down
do-look-on = Look on
table-gone = This table is not open to you
seats = Seats
seat-empty = free
do-add-bot = Put a bot here
do-remove = Send away: { $who }
do-start = Start
do-start-fill = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $count } free seats
}
wait-for-host = The host starts the match when everybody is here.
invite-title = Invite friends
invite-link = The link to this table
invite-copy = Copy the link
invite-copied = The link is copied. Send it to your friends!
invite-code = or tell them the code

# At the table.
a-bot = bot
now = Now
more = More
close = Close
panel = Log, scores and more
what-happens = What happens
skip = Skip
choices = What you can do
can-change = You can change your mind until the last one has chosen.
you-chose = You chose: { $choice }
take-back = Take it back
start-over = Start over
confirm-choice = Yes: { $choice }
is-chosen = Chosen
what-they-do = What these do
choose-row = Take: { $row }
card-and-heads = { $card }, { $heads ->
    [0] no heads
    [one] 1 head
   *[other] { $heads } heads
}
goes-to = Would go to row { $row }
goes-takes = Would take row { $row }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
goes-nowhere = Would fit no row: you would choose one and take it
fits-line = Fits the line
pairs-with = Pairs with { $card }
word-on-pile = On pile { $pile }
do-pass = Pass
do-pass-turn = Pass for the rest of this turn
do-lift = Lift a Stop!
do-pair = Make a pair
do-take = Take the line
do-zero = Zero card
do-new = As a new pile
do-flip = Swap its digits
do-support = I am for it
ask-row = Your { $card } fits no row. Which row do you take?
ask-row-which = Which row?
ask-window = { $card } ({ $who }) is next. What do you do?
ask-turn = Lay a card, make a pair, or take the line?
ask-pick = Which card? A number takes a row, the zero card makes one grow.
ask-lay = { $left ->
    [one] One more card to lay: which one?
   *[other] { $left } cards to lay: which one now?
}
ask-pile = Where does { $card } go?
turned-card = is turned up and goes to a row
known-cards = known to be in the hand: { $cards }
open-hands = The hands that everybody knows
seat-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $taken } taken
seconds-left = { $seconds } s
is-paused = The table has a break.
do-resume = Go on
do-pause = Have a break
do-hurry = Call time: { $who }
bot-plays-for-you = A bot plays for you.
i-am-here = I am back
you-look-on = You look on.
state-choosing = is choosing
state-has-chosen = has chosen
state-must-take = must take a row
state-on-turn = is on turn
state-away = is away
state-stand-in = a bot stands in
state-passes = passes this turn
state-out = has a row
state-hurried = time is called

tab-log = Log
tab-scores = Scores
tab-seen = Seen
tab-chat = Talk
tab-rules = Rules
tab-table = Table
log-empty = What happens from now on is told here.
player = Player
before-round = Before
this-round = Round
in-all = In all
team = team
seen-about = Every card of the game, the same for all seats.
card-seen = has been seen
card-mine = in your hand
card-out = still out there
chat-empty = Nobody has said anything yet.
chat-seated = Those who sit at the table talk here.
chat-closed = Nobody talks while cards are being picked.
chat-label = Say something
chat-send = Say it
rules-numbered = Every rule with its number and examples (in English)
wishes = How I like it
speed = How fast the cards are placed
speed-slow = slowly
speed-normal = normally
speed-fast = fast
speed-off = at once
wish-confirm = Ask me before a choice is sent
wish-sound = Sounds: when I am asked, and when I take cards
do-leave = Leave the table
do-stay = Stay
leave-sure = In a match a bot goes on for you. Leave?

# After a match.
result = Result
rematch = Play again
rematch-wanted = You want to play again
rematch-by = Want to play again: { $who }
see-replay = See the replay
replay = Replay
step = Step
step-of = Step { $step } of { $steps }
step-back = One step back
step-on = One step on
step-keys = arrow keys work too
chart-title = The scores over the match
chart-numbers = The same in numbers
chart-none = The chart could not be drawn.
record-text = Record, to read
record-json = Record, for programs
fair-title = Was the shuffle fair?
fair-about = Before the first card the server showed the fingerprint of a secret. Every deal comes from that secret, so it could not be changed later.
fair-commitment = The fingerprint shown before
fair-secret = The secret, shown after
fair-computed = The fingerprint of this secret, computed here
fair-check = Check it here
fair-yes = They are the same: the deals were fixed before the first card.
fair-no = They differ: this match cannot be trusted.
fair-none = This match has no secret: its deals were given by hand.
my-matches = Matches I have played
my-matches-empty = None yet.
older = Older ones
identity = Who I am
save = Save
name-saved = Saved.
recovery-about = There are no accounts. A recovery code brings you back on another device; a new one makes the old one void.
recovery-make = Show me a new recovery code
recovery-label = I have a recovery code
recovery-use = That is me

# When something goes wrong.
connection-lost = The connection is lost. We are trying again; your seat is kept.
client-outdated = The server is newer than this page.
do-reload = Load the page anew
problem-unreachable = The server cannot be reached. Try again in a moment.
problem-no-table = There is no such table any more. The link may have expired: tables close when everybody has left.
problem-no-match = There is no such match, or it is still being played.
problem-table-full = All seats are taken.
problem-sent-away = The host has sent you away from this table.
problem-no-spectators = Nobody looks on at this table.
problem-bad-name = This name cannot be used: 1 to 24 visible characters, please.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-many = That is too much at once: leave another table first.
problem-busy = The server has its hands full. Try again in a moment.
problem-stopping = The server is being restarted. Try again in a moment.
problem-no-guest = The server does not know you any more. Go to the first page and choose a name.
problem-unknown-secret = The server does not know this code.
problem-internal = Something is broken on our side. Try again, please.
`,u={...Object.assign({"../../../../locales/es/buffalo.ftl":e,"../../../../locales/es/bull-party.ftl":t,"../../../../locales/es/errors.ftl":n,"../../../../locales/es/menu.ftl":r,"../../../../locales/es/options.ftl":i,"../../../../locales/es/table.ftl":a,"../../../../locales/es/take-that.ftl":o,"../../../../locales/es/take6.ftl":s,"../../../../locales/es/words.ftl":c}),...Object.assign({"../../../locales/es/web.ftl":l})};export{u as sources};