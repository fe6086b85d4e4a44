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
`,l=`# Lo que solo dice una página. Las frases sobre los juegos están en locales/, compartidas con la terminal.

# Alrededor de todas las páginas.
site = Rodeo
skip-to-content = Ir al contenido
language = Idioma
theme = Aspecto
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
independent = Rodeo es un proyecto independiente, sin relación con las editoriales de los juegos impresos. Todo lo que ves lo hemos dibujado y escrito nosotros.
loading = Un momento …
to-home = A la portada
page-open = Abrir una mesa
page-table = Mesa
page-match = Partida
page-mine = Mis partidas
page-rules = Reglas
page-nowhere = No existe esa página
nowhere-about = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.

# La portada.
home-title = Coge el toro por los cuernos
home-lead = Cuatro juegos de cartas de la familia de las cabezas de toro. Juega ya contra bots honrados, o envía un enlace a tus amigos: un nombre, y se sientan.
your-name = Tu nombre
guest-name = Invitado { $number }
bot-level = Fuerza de los bots
games = Juegos
play-now = Jugar ya
with-friends = Con amigos
rules = Reglas
my-tables = Mesas donde me siento
my-tables-empty = No estás en ninguna mesa.
go-on = Seguir
join-code = Entrar con un código
code = Código
do-join = Entrar
lobby = Mesas públicas
lobby-empty = No hay ninguna mesa pública abierta. ¡Abre una!
phase-open = espera jugadores
phase-playing = en juego
phase-paused = en pausa
phase-over = terminada

# Abrir una mesa.
which-game = ¿Qué juego?
the-table = La mesa
players-label = Jugadores
clock-label = Tiempo para cada decisión
no-clock = sin reloj
clock-of = { $seconds ->
    [one] 1 segundo para cada decisión
   *[other] { $seconds } segundos para cada decisión
}
visibility-label = Quién la encuentra
visibility-private = quien tenga el enlace o el código
visibility-public = todo el mundo, entre las mesas públicas
spectators-label = Otros pueden mirar
aid-label = Una cuadrícula muestra a todos por igual las cartas ya vistas
experiments = Para experimentos
do-open = Abrir la mesa
choose-even-odd = una fila solo para pares o impares
choose-mountaineering = una fila que baja
choose-jumping-cow = una vaca que cuenta como carta y salta
choose-flip-digits = una vez por ronda, cambiar las cifras de una carta
choose-full = la baraja completa
choose-limited = solo las cartas que se reparten
choose-random = repartidas al azar
choose-draft = elegidas a la vista
choose-open = quedan a la vista
choose-memory = hay que recordarlas
choose-anyone = decide cualquiera, al momento
choose-majority = más de la mitad debe estar a favor
choose-standard = el juego normal
choose-advanced = el juego avanzado
players-of = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
games-of = { $games ->
    [one] 1 juego
   *[other] { $games } juegos
}
limited-deck = baraja limitada
with-draft = con elección a la vista
fan-even-odd = Par/Impar
fan-mountaineering = Alpinismo
fan-jumping-cow = Vaca saltarina
fan-flip-digits = Cambio de cifras
decide-anyone = cualquiera decide sobre las cartas especiales
decide-majority = la mayoría decide sobre las cartas especiales

# Llegar a una mesa.
join-title = Te invitan a { $game }
seated-here = Ya están aquí: { $names }
match-runs = Se está jugando una partida. Puedes mirar, y sentarte al acabar si queda un sitio libre.
do-sit = Sentarme
do-look-on = Mirar
table-gone = Esta mesa no está abierta para ti
seats = Asientos
seat-empty = libre
do-add-bot = Poner un bot
do-remove = Echar: { $who }
do-start = Empezar
do-start-fill = { $count ->
    [one] Empezar, con un bot en el asiento libre
   *[other] Empezar, con bots en los { $count } asientos libres
}
wait-for-host = El anfitrión empieza la partida cuando estéis todos.
invite-title = Invitar a amigos
invite-link = El enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Enlace copiado. ¡Envíalo a tus amigos!
invite-code = o diles el código

# En la mesa.
a-bot = bot
now = Ahora
more = Más
close = Cerrar
panel = Historial, puntos y más
what-happens = Lo que pasa
skip = Saltar
choices = Lo que puedes hacer
can-change = Puedes cambiar de idea hasta que elija el último.
you-chose = Has elegido: { $choice }
take-back = Retirar
start-over = Volver a empezar
confirm-choice = Sí: { $choice }
is-chosen = Elegida
what-they-do = Qué hace cada una
choose-row = Elegir: { $row }
card-and-heads = { $card }, { $heads ->
    [0] sin cabezas
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
card-with-toad = { $card }, con sapo
goes-to = Iría a la fila { $row }
goes-takes = Se llevaría la fila { $row }: { $heads ->
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
goes-nowhere = No cabría en ninguna fila: elegirías una y te la llevarías
fits-line = Cabe en la línea
pairs-with = Hace pareja con { $card }
word-on-pile = Al montón { $pile }
do-pass = Paso
do-pass-turn = Paso el resto del turno
do-lift = Levantar un ¡Alto!
do-pair = Hacer pareja
do-take = Llevarme la línea
do-zero = Carta cero
do-new = Montón nuevo
do-flip = Cambiar sus cifras
do-support = Estoy a favor
ask-row = Tu { $card } no cabe en ninguna fila. ¿Qué fila te llevas?
ask-row-which = ¿Qué fila?
ask-window = Sigue { $card } ({ $who }). ¿Qué haces?
ask-turn = ¿Pones una carta, haces pareja o te llevas la línea?
ask-pick = ¿Qué carta? Un número se lleva una fila, la carta cero hace crecer una.
ask-lay = { $left ->
    [one] Una carta más por colocar: ¿cuál?
   *[other] { $left } cartas por colocar: ¿cuál ahora?
}
ask-pile = ¿Adónde va { $card }?
turned-card = está descubierta y va a una fila
known-cards = se sabe que están en la mano: { $cards }
open-hands = Las manos que todos conocen
seat-pairs = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, { $taken } llevadas
seconds-left = { $seconds } s
is-paused = La mesa está en pausa.
do-resume = Seguir
do-pause = Hacer una pausa
do-hurry = Pedir tiempo: { $who }
bot-plays-for-you = Un bot juega por ti.
i-am-here = He vuelto
you-look-on = Estás mirando.
state-choosing = está eligiendo
state-has-chosen = ha elegido
state-must-take = debe llevarse una fila
state-on-turn = tiene el turno
state-away = no está
state-stand-in = un bot la sustituye
state-passes = pasa este turno
state-out = tiene fila
state-hurried = se le acaba el tiempo

tab-log = Historial
tab-scores = Puntos
tab-seen = Vistas
tab-chat = Charla
tab-rules = Reglas
tab-table = Mesa
log-empty = Aquí se cuenta lo que pase desde ahora.
player = Jugador
before-round = Antes
this-round = Ronda
in-all = Total
team = equipo
seen-about = Todas las cartas del juego, igual para todos los asientos.
card-seen = ya vista
card-mine = en tu mano
card-out = aún por salir
chat-empty = Nadie ha dicho nada todavía.
chat-seated = Aquí hablan quienes están sentados a la mesa.
chat-closed = Nadie habla mientras se eligen cartas.
chat-label = Di algo
chat-send = Decir
rules-numbered = Todas las reglas con número y ejemplos (en inglés)
wishes = Como a mí me gusta
speed = Velocidad al colocar las cartas
speed-slow = despacio
speed-normal = normal
speed-fast = deprisa
speed-off = de golpe
wish-confirm = Preguntarme antes de enviar una elección
wish-sound = Sonidos: cuando me toca y cuando me llevo cartas
do-leave = Dejar la mesa
do-stay = Quedarme
leave-sure = En una partida sigue un bot por ti. ¿Te vas?

# Después de una partida.
result = Resultado
rematch = Otra partida
rematch-wanted = Quieres otra partida
rematch-by = Quieren otra partida: { $who }
see-replay = Ver la repetición
replay = Repetición
step = Paso
step-of = Paso { $step } de { $steps }
step-back = Un paso atrás
step-on = Un paso adelante
step-keys = también con las flechas
chart-title = Los puntos durante la partida
chart-numbers = Lo mismo en números
chart-none = No se pudo dibujar la gráfica.
record-text = Acta para leer
record-json = Acta para programas
fair-title = ¿Se barajó limpiamente?
fair-about = Antes de la primera carta el servidor mostró la huella de un secreto. Todos los repartos salen de ese secreto, así que no se pudo cambiar después.
fair-commitment = La huella mostrada antes
fair-secret = El secreto, mostrado después
fair-computed = La huella de este secreto, calculada aquí
fair-check = Comprobarlo aquí
fair-yes = Son iguales: los repartos estaban fijados antes de la primera carta.
fair-no = Son distintas: esta partida no es de fiar.
fair-none = Esta partida no tiene secreto: sus repartos se dieron a mano.
my-matches = Partidas que he jugado
my-matches-empty = Ninguna todavía.
older = Anteriores
identity = Quién soy
save = Guardar
name-saved = Guardado.
recovery-about = No hay cuentas. Un código de recuperación te trae de vuelta en otro dispositivo; uno nuevo anula el anterior.
recovery-make = Dame un código de recuperación nuevo
recovery-label = Tengo un código de recuperación
recovery-use = Ese soy yo

# Cuando algo va mal.
connection-lost = Se ha perdido la conexión. Lo estamos intentando de nuevo; tu asiento se guarda.
client-outdated = El servidor es más nuevo que esta página.
do-reload = Volver a cargar la página
problem-unreachable = No se llega al servidor. Inténtalo dentro de un momento.
problem-no-table = Esa mesa ya no existe. Puede que el enlace haya caducado: las mesas se cierran cuando se van todos.
problem-no-match = No existe esa partida, o todavía se está jugando.
problem-table-full = Todos los asientos están ocupados.
problem-sent-away = El anfitrión te ha echado de esta mesa.
problem-no-spectators = En esta mesa no mira nadie.
problem-bad-name = Ese nombre no sirve: de 1 a 24 caracteres visibles, por favor.
problem-too-fast = Demasiado deprisa. Espera un momento e inténtalo de nuevo.
problem-too-many = Es demasiado a la vez: deja antes otra mesa.
problem-busy = El servidor no da abasto. Inténtalo dentro de un momento.
problem-stopping = El servidor se está reiniciando. Inténtalo dentro de un momento.
problem-no-guest = El servidor ya no te conoce. Ve a la portada y elige un nombre.
problem-unknown-secret = El servidor no conoce ese código.
problem-internal = Algo se ha roto por nuestra parte. Inténtalo de nuevo, por favor.

# Aprender un juego con sus ejemplos.
page-learn = Aprender
learn = Aprender
learn-title = { $game }: aprender jugando
learn-again = Casi. Míralo otra vez y prueba otra respuesta.
learn-done = ¡Listo! A jugar
learn-take6-1 = Se muestran cuatro cartas y se colocan de la más baja a la más alta. Tu 44 va a la fila cuya última carta es la más alta por debajo de ella. ¿Qué fila es?
learn-take6-1-why = 44 es mayor que 12, 37 y 43, y 43 es la más cercana. Por eso va junto al 43.
learn-take6-2 = Una fila tiene cinco cartas. 21 y 26 van antes que tu 30, a la fila 1. ¿Adónde va tu 30?
learn-take6-2-why = La fila 1 es la más cercana y tu 30 es su sexta carta: te llevas las cinco, con 6 cabezas, y el 30 empieza la fila de nuevo. ¡Las cabezas son malas!
learn-take6-3 = Tu 3 es menor que la última carta de todas las filas, así que no cabe: eliges una fila y te la llevas. ¿Cuál cuesta menos?
learn-take6-3-why = El 37 solo tiene una cabeza. Se puede elegir cualquier fila, y tu 3 la empieza de nuevo.
learn-take6-4 = Ahora eliges tú: ¿45 o 71? Mira adónde iría cada una; pasa por encima de la carta o enfócala para verlo.
learn-take6-4-why = El 45 va junto al 42, y esa fila está llena: 9 cabezas. El 71 va tranquilo junto al 70. Gana quien tiene menos cabezas. ¡Eso es todo!
learn-buffalo-1 = Sois un equipo contra el búfalo. Sigue su 25, que iría junto al 20. El ¡Alto! bloquea una fila. ¿Dónde le duele más?
learn-buffalo-1-why = Con la fila 2 bloqueada, el 25 va a la fila 1, que está llena: el búfalo se lleva 6 cabezas. Gana el lado con menos cabezas.
learn-buffalo-2 = Tu 10 no cabe en ninguna fila: tendrías que llevarte una. Con la carta de insertar la metes dentro de una fila, no al final. ¿Dónde?
learn-buffalo-2-why = Entre 5 y 11 la fila sigue subiendo. Nadie se lleva nada.
learn-buffalo-3 = Sigue el 15 del búfalo, que sería la quinta carta de la fila 1. Con la carta de empujar mueves una carta de una fila a otra. ¿Puedes llenar antes la fila 1?
learn-buffalo-3-why = Con el 7 la fila tiene cinco cartas, y el 15 es la sexta: ¡6 cabezas para el búfalo!
learn-take-that-1 = Una carta se pone al final derecho de la línea, como mucho 10 más alta o más baja que la última. ¿Cuál de tu mano cabe?
learn-take-that-1-why = Junto al 34 cabe todo del 24 al 44. Tras cada turno robas una carta.
learn-take-that-2 = El 49 está en la línea y tú tienes su espejo, el 94. ¿Qué haces?
learn-take-that-2-why = Una pareja queda boca arriba a tu lado y vale dos puntos.
learn-take-that-3 = La línea acaba en 33. Nada cabe y nada hace pareja: tienes que llevarte la línea y empezar otra.
learn-take-that-3-why = Cada carta resta uno, y las que tienen sapo restan cinco: pierdes 11 puntos. Gana quien tiene más puntos.
learn-bull-party-1 = ¡Aquí las cabezas son buenas! Las cartas de número van de la más baja a la más alta, y cada una se lleva una fila a la mano. ¿Con cuál consigues la fila del toro antes que los demás?
learn-bull-party-1-why = El número más bajo elige primero. Las cinco cartas van a tu mano, y el toro con sus cabezas queda a tu lado.
learn-bull-party-2 = Has mostrado tu carta cero: sale el 93 y lo añades a una fila. ¿Qué fila trae un toro?
learn-bull-party-2-why = La quinta carta de una fila trae una carta de toro. Sigues en la ronda y puedes llevarte esa fila después.
learn-bull-party-3 = Tras una ronda cada cual se queda cinco cartas y coloca las demás en montones ascendentes. Coloca dos para que crezca tu mejor montón.
learn-bull-party-3-why = 20 y 22 van sobre el 13. Al final tu mejor montón y tus toros cuentan a favor, y los demás montones en contra.
`,u={...Object.assign({"../../../../locales/es/buffalo.ftl":e,"../../../../locales/es/bull-party.ftl":t,"../../../../locales/es/errors.ftl":n,"../../../../locales/es/menu.ftl":r,"../../../../locales/es/options.ftl":i,"../../../../locales/es/table.ftl":a,"../../../../locales/es/take-that.ftl":o,"../../../../locales/es/take6.ftl":s,"../../../../locales/es/words.ftl":c}),...Object.assign({"../../../locales/es/web.ftl":l})};export{u as sources};