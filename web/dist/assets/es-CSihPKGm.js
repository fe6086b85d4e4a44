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
buffalo-ask-window = { table-card-of } es la próxima carta. ¿Qué haces? (Intro: pasar)
buffalo-do-pass = no hacer nada; si todos pasan, se coloca el { $card }
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
buffalo-turned = Sale una carta especial: { $special }
buffalo-used = { $whose ->
    [yours] Usas «{ $special }».
   *[theirs] { $who } usa «{ $special }».
}
buffalo-lifted = { $whose ->
    [yours] Levantas el ¡Stop! de la fila { $row }.
   *[theirs] { $who } levanta el ¡Stop! de la fila { $row }.
}
buffalo-take7-laid = En la fila { $row } caben ahora seis cartas; la séptima se las lleva.
buffalo-stop-laid = La fila { $row } queda bloqueada: ni entra ni sale nada.
buffalo-replaced = { $whose ->
    [yours] Recoges tu { $back } y en su lugar juegas el { $card }.
   *[theirs] { $who } recoge el { $back } y en su lugar juega el { $card }.
}
buffalo-inserted = { table-card-of } se mete en la fila { $row }.
buffalo-pushed = El { $card } pasa de la fila { $from } a la fila { $row }.
buffalo-overflow = Esa fila estaba llena: el equipo se lleva { table-heads } y se queda el { $stays }.
buffalo-put-first = El { $card } se colocará primero.
buffalo-put-last = El { $card } se colocará al final.
buffalo-sorted = El orden nuevo: { $cards }.
buffalo-took = { $whose ->
    [buffalo] { table-card-of } es { table-too-many }: ¡{ table-heads } para el búfalo!
   *[theirs] { table-card-of } es { table-too-many }: ¡{ table-heads } para el equipo!
}
buffalo-chose = { $whose ->
    [yours] Te llevas la fila { $row } con tu { $card }: { table-heads } para el equipo.
    [buffalo] { table-card-of } no cabe en ninguna fila y se lleva la más barata, la { $row }: { table-heads } para el búfalo.
   *[theirs] { $who } se lleva la fila { $row } con el { $card }: { table-heads } para el equipo.
}
buffalo-turn-summary = Este turno, vuestro equipo { $took ->
    [0] no se lleva nada
    [one] se lleva 1 cabeza
   *[other] se lleva { $took } cabezas
 } (van { $team }) y el búfalo, { $gave ->
    [0] nada
   *[other] { $gave }
 } (van { $buffalo }).
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
bull-party-took = { $whose ->
    [yours] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }.
   *[theirs] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $whose ->
    [yours] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
   *[theirs] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
}
bull-party-turned = { $whose ->
    [yours] Tu cero saca el { $card }.
   *[theirs] El cero de { $who } saca el { $card }.
}
bull-party-added = { $whose ->
    [yours] Añades el { $card } a la fila { $row }.
   *[theirs] { $who } añade el { $card } a la fila { $row }.
}
bull-party-bull-came = { $heads ->
    [one] La fila { $row } está llena y llega un toro de 1 cabeza.
   *[other] La fila { $row } está llena y llega un toro de { $heads } cabezas.
}
bull-party-no-effect = { $whose ->
    [yours] Tu cero no hace nada: ninguna fila puede crecer.
   *[theirs] El cero de { $who } no hace nada: ninguna fila puede crecer.
}
bull-party-reshuffled = { $cards ->
    [one] El mazo está vacío: el descarte, 1 carta, es el mazo nuevo.
   *[other] El mazo está vacío: el descarte, { $cards } cartas, se baraja como mazo nuevo.
}
bull-party-laid = { $whose ->
    [yours] Pones { $cards }.
   *[theirs] { $who } pone { $cards }.
}
bull-party-on-pile = el { $card } en el montón { $pile }
bull-party-as-new = el { $card } como montón nuevo { $pile }
bull-party-you-out = { $whose ->
    [yours] Ya tienes tu fila y descansas lo que queda de ronda.
   *[theirs] { $who } ya tiene fila y descansa lo que queda de ronda.
}
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
error-draft-needs-limited = La elección de cartas necesita el mazo limitado: elígelo también.
error-memory-needs-draft = Solo las manos elegidas se juegan de memoria: elige también la elección de cartas.
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
`,a=`# Lo que es igual en todas las mesas. $who es un nombre o «tú», para paréntesis y listas. Si una frase trata de alguien,
# $whose dice de quién: [yours] es quien lee, [buffalo] el búfalo, y [theirs] cualquier otro.

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
table-thinking = Los bots están pensando…
table-go-on = Intro para seguir
table-forced = Solo hay una opción: { $choice }

table-rows-start = Las filas empiezan con { $cards }.
table-revealed = Las cartas: { $cards }.
table-shown = { $card } ({ $who })
table-card-of = { $whose ->
    [yours] Tu { $card }
    [buffalo] El { $card } del búfalo
   *[theirs] El { $card } de { $who }
}
table-too-many = { $place ->
    [5] la quinta carta de la fila { $row }, junto a la vaca
    [6] la sexta carta de la fila { $row }
    [7] la séptima carta de la fila { $row }
   *[other] una carta de más para la fila { $row }
}
table-placed = { table-card-of } va a la fila { $row }.
table-no-row-fits = { table-card-of } no cabe en ninguna fila.
table-ask-card = ¿Qué carta?
table-ask-row = Tu { $card } no cabe en ninguna fila. ¿Qué fila te llevas? (1–4)
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
table-record-unfinished = El acta acaba aquí; la partida no había terminado.
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

take-that-begins = { $whose ->
    [yours] Empieza la partida { $game }, y el primer turno es tuyo.
   *[theirs] Empieza la partida { $game }, y el primer turno es de { $who }.
}
take-that-started = { $whose ->
    [yours] Empiezas la hilera con el { $card }.
   *[theirs] { $who } empieza la hilera con el { $card }.
}
take-that-laid = { $whose ->
    [yours] Pones el { $card }.
   *[theirs] { $who } pone el { $card }.
}
take-that-paired = { $whose ->
    [yours] Haces pareja con tu { $card } y el { $mirror }: ¡+2 puntos!
   *[theirs] { $who } hace pareja con el { $card } y el { $mirror }: +2 puntos.
}
take-that-line-taken = { $whose ->
    [yours] Te llevas la hilera ({ $cards }): { table-points }.
   *[theirs] { $who } se lleva la hilera ({ $cards }): { table-points }.
}
take-that-extra-taken = { $whose ->
    [yours] Era una sola carta, así que te llevas también una oculta del mazo.
   *[theirs] Era una sola carta, así que { $who } se lleva también una oculta del mazo.
}
take-that-you-drew = Robas el { $card }.
take-that-extras = { $whose ->
    [yours] Tus cartas ocultas: { $cards }.
   *[theirs] Cartas ocultas de { $who }: { $cards }.
}
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
take6-flip-left = Aún tienes tu carta de voltear: añade voltear (o v) a una carta para voltear sus cifras.
take6-pool = A elegir
take6-hand-of = Mano ({ $who })

take6-ask-draft = ¿Qué carta coges?
take6-do-draft = coger una carta del centro
take6-do-flip = voltear las cifras de la carta, una vez por ronda

take6-drafted = { $whose ->
    [yours] Coges el { $card }.
   *[theirs] { $who } coge el { $card }.
}
take6-shown-flipped = { $card }, volteada como { $value } ({ $who })
take6-took = { $whose ->
    [yours] { table-card-of } es { table-too-many }: ¡te llevas { table-heads }!
   *[theirs] { table-card-of } es { table-too-many }: ¡{ table-heads } para { $who }!
}
take6-chose = { $whose ->
    [yours] Te llevas la fila { $row } con tu { $card }: { table-heads }.
   *[theirs] { $who } se lleva la fila { $row } con el { $card }: { table-heads }.
}
take6-even-moved = Par/Impar pasa a la fila { $row }: solo pares.
take6-odd-moved = Par/Impar pasa a la fila { $row }: solo impares.
take6-mountain-moved = Montañismo pasa a la fila { $row }: ahora esa fila va hacia abajo.
take6-cow-jumped = La vaca salta a la fila { $row }.
take6-cow-took = { $whose ->
    [yours] La fila { $row } ya estaba llena sin la vaca y también te la llevas: { table-heads }; se queda el { $stays }.
   *[theirs] La fila { $row } ya estaba llena sin la vaca y { $who } también se la lleva: { table-heads }; se queda el { $stays }.
}
take6-round-over = Fin de la ronda { $round }.
take6-round-line = { $who }: { table-heads }, { $total } en total
take6-you-took = { $whose ->
    [yours] Te has llevado { table-heads } en este turno, { $total } en esta ronda.
   *[theirs] { $who } se ha llevado { table-heads } en este turno, { $total } en esta ronda.
}
take6-you-safe = { $whose ->
    [yours] No te has llevado nada en este turno y sigues con { table-heads } en esta ronda.
   *[theirs] { $who } no se ha llevado nada en este turno y sigue con { table-heads } en esta ronda.
}

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
`,l=`# Los tutoriales: en cada paso, lo que dice, una pista tras un intento fallido y lo que había que ver.
page-learn = Aprender
learn = Aprender
learn-title = Aprende { $game }
learn-in-five = Apréndelo en la mesa, en cinco minutos
learn-on = Seguir
learn-back = Atrás
learn-hint = Esta vez no. ¡Prueba con otra!
learn-end = Con esto ya sabes jugar a { $game }. Los bots esperan, y la primera partida puede salir mal: a todos les pasa.
learn-play = Jugar
learn-again = Otra vez desde el principio

learn-take6-nearest = Cada jugador juega una carta en secreto y luego se enseñan todas. Una carta va a la fila que acaba en el número inferior más cercano. Las filas acaban en 12, 37, 43 y 58. Señala tus cartas para ver sus filas. Dos van detrás del 12: juega la que está más cerca.
learn-take6-nearest-hint = Busca el menor de tus números por encima de 12.
learn-take6-nearest-done = 12, luego tu 14, luego el 15 de Bot 2. Siempre se coloca primero la carta más baja.
learn-take6-sixth = En una fila caben cinco cartas. La fila 1 ya tiene tres, y tu 30 iría allí. ¿Qué puede salir mal? Juégalo.
learn-take6-sixth-hint = Ánimo, juega el 30. Solo es práctica.
learn-take6-sixth-done = El 21 y el 26 llegaron antes y llenaron la fila. Tu 30 era la sexta carta: te has llevado las otras cinco, con 6 cabezas, y el 30 empieza la fila de nuevo. Las cabezas son malas.
learn-take6-low = Tu 3 es más bajo que la última carta de todas las filas: no cabe en ninguna. Juégalo y mira qué se te pregunta.
learn-take6-low-hint = El 45 encontraría fila. Esta vez juega el 3.
learn-take6-low-done = Ninguna fila acaba por debajo de 3. Así que debes llevarte una.
learn-take6-row = Eliges una fila y te la llevas, y tu 3 la empieza de nuevo. Al final de cada fila están sus cabezas. Elige la más barata.
learn-take6-row-hint = Esa fila cuesta más. Mira el número junto a la cabeza de toro: hay una fila que cuesta solo una.
learn-take6-row-done = Una sola cabeza. A veces una carta baja es una salida barata.
learn-take6-near = La fila 4 está llena: la próxima carta que llegue se la lleva. Tu 45 lo haría. Juega la carta que va a la fila 2, detrás del 70.
learn-take6-near-hint = ¿Cuál de tus cartas es la más cercana por encima de 70?
learn-take6-near-done = A salvo. Bot 2, Bot 3 y Bot 4 fueron a la misma fila, y había sitio justo para todos.
learn-take6-gone = Tu 62 va detrás del 61: una sola carta en la fila, ¿qué puede haber más seguro? Juégalo.
learn-take6-gone-hint = El 45 se llevaría la fila 4 sin remedio. Juega el 62.
learn-take6-gone-done = El 29 de Bot 2 no cabía en ninguna fila, y Bot 2 se llevó la fila 1. Sin el 61, la última carta inferior más cercana era el 42, en la fila llena: 9 cabezas. Lo que juegan los demás puede cambiarlo todo.
learn-take6-aim = Sobre las cabezas: casi todas las cartas tienen 1. Los números que acaban en 5 tienen 2 y los que acaban en 0 tienen 3. Los de dos cifras iguales, como 11 o 66, tienen 5, y el 55 tiene 7. Tras diez turnos se cuentan y se reparte de nuevo. Cuando alguien llega a 66, gana quien tenga menos.
learn-take6-free = Te toca, y nadie te dice qué hacer. Otros tres eligen a la vez. Juega la carta que quieras.
learn-take6-free-done = Así es un turno de { game-take6 }. Da un paso atrás si quieres ver qué hace otra carta.

learn-take-that-start = Hay una sola hilera de cartas, y se juega por turnos. Aún no hay hilera: cualquier carta puede empezarla. Después, una carta debe estar a 10 como mucho de la última, por arriba o por abajo. Empieza con el 34.
learn-take-that-start-hint = Valdría cualquiera, pero empecemos con el 34.
learn-take-that-start-done = Bot 2 puso el 41 y Bot 3 el 49: nunca un paso de más de 10. Después de cada turno robas una carta.
learn-take-that-pair = Ninguna de tus cartas cabe detrás del 49. Pero tienes su inversa: el 94. Dos cartas con las mismas cifras al revés hacen pareja, esté donde esté la otra en la hilera. Haz la pareja.
learn-take-that-pair-hint = No hace falta llevarse la hilera: haz pareja con el 94.
learn-take-that-pair-done = El 49 y el 94 son tuyos, y cada uno vale 1 punto. El hueco de la hilera se cierra. Bot 2 y Bot 3 siguieron.
learn-take-that-take = La última carta es el 55. Nada tuyo está a 10 o menos, y no tienes ninguna inversa. Así que debes llevarte toda la hilera y empezar otra con cualquier carta de tu mano.
learn-take-that-take-hint = Solo hay un camino: llévate la hilera y elige la carta que empieza la nueva.
learn-take-that-take-done = Lo que te llevas queda boca abajo: cada carta cuesta 1 punto y cada sapo 5. El 55 es un sapo, así que esta hilera te costó 8.
learn-take-that-choice = Ahora podrías hacer las tres cosas: poner el 34, hacer una pareja o llevarte la hilera. Una de ellas te da puntos.
learn-take-that-choice-hint = Eso no da puntos. ¿Cuál de tus cartas es la inversa de una de la hilera?
learn-take-that-choice-done = Dos puntos, y una hilera más corta. El sapo ya es cosa de los demás.
learn-take-that-toads = Los números con dos cifras iguales, como el 44, son sapos y no tienen inversa: se quedan en la hilera hasta que alguien se la lleva. Ahora te costaría 8. Mejor pon una carta.
learn-take-that-toads-hint = A 10 como mucho del 44: de 34 a 54.
learn-take-that-toads-done = Hecho, y ahora Bot 2 tiene que responder al 53.
learn-take-that-score = El mazo está vacío: quien se lleve la hilera ahora acaba la partida. Tienes 12 cartas en parejas. Boca abajo hay tres sapos y un 45. Nada tuyo cabe detrás del 87, así que llévatela.
learn-take-that-score-hint = Solo queda llevarse la hilera.
learn-take-that-score-done = 12 por las parejas, menos 15 por tres sapos, menos 2 por el 45 y el 87: son −5. Lo que queda en la mano no cuenta. Gana quien suma más puntos en dos partidas.
learn-take-that-free = Te toca y todo es posible: poner una carta, hacer una pareja o llevarte la hilera corta. Haz lo que más te guste.
learn-take-that-free-hint = Esa no cabe: a 10 como mucho del 31, o una inversa.
learn-take-that-free-done = Así es un turno de { game-take-that }. Da un paso atrás si quieres probar otra cosa.

learn-buffalo-buffalo = Aquí jugáis todos juntos contra un búfalo. Cada jugador elige una carta, y el búfalo descubre la suya a ciegas. Luego van a las filas como en { game-take6 }: primero la más baja, tras el número inferior más cercano. Juega tu 80.
learn-buffalo-buffalo-hint = Basta con el 80. Guarda el 99 para luego.
learn-buffalo-buffalo-done = El 5 del búfalo no cabía en ninguna fila. Entonces se lleva la fila con menos cabezas; si hay varias, la que tiene la última carta más alta. Sus cabezas van a su montón, las vuestras a uno común. Ganáis juntos si tenéis menos que el búfalo.
learn-buffalo-pick = Dos cartas especiales están a la vista encima de las filas. Son de todos. Primero juega tu 61 y mira qué hace el búfalo.
learn-buffalo-pick-hint = El 61 va muy bien detrás del 60.
learn-buffalo-pick-done = El búfalo ha descubierto un 25, y es el siguiente. Antes de cada carta podéis usar cartas especiales.
learn-buffalo-stop = El 25 iría detrás del 20 y no le costaría nada al búfalo. Usa { special-stop } para bloquear la fila 2: así la última carta inferior más cercana es el 15, en una fila llena.
learn-buffalo-stop-hint = Usa { special-stop } y ponlo en la fila 2, donde está el 20.
learn-buffalo-stop-done = La fila 2 está bloqueada: no le pasa nada hasta que levantéis el { special-stop }.
learn-buffalo-pass = Podrías hacer más, pero no hace falta. Pasa, y la carta se coloca.
learn-buffalo-pass-hint = Todo está listo: solo pasa.
learn-buffalo-pass-done = El búfalo se llevó cinco cartas con 6 cabezas. Así se le vence: que se lleve lo que no queréis.
learn-buffalo-too-low = Tu 10 es más bajo que la última carta de todas las filas, así que tendría que llevarse una. Pero { special-insert } está a la vista. Juega el 10 de todos modos.
learn-buffalo-too-low-hint = El 99 es seguro, pero no enseña nada. Juega el 10.
learn-buffalo-too-low-done = El 10 es el siguiente y no cabe en ninguna fila. Hora de una carta especial.
learn-buffalo-insert = { special-insert } mete tu carta entre otras, donde la fila siga subiendo. Mete el 10 en la fila 1, entre el 5 y el 11.
learn-buffalo-insert-hint = Elige { special-insert } y después la fila 1.
learn-buffalo-insert-done = 5, 10, 11: ninguna cabeza para el equipo. Una carta especial usada se va; sale otra, si queda.
learn-buffalo-low = Ya no quedan cartas especiales. Juega tu 5 y mira qué pasa con una carta que no cabe en ninguna fila.
learn-buffalo-low-hint = El 33 encontraría fila. Para esta lección juega el 5.
learn-buffalo-low-done = Ninguna fila acaba por debajo de 5, así que debes llevarte una.
learn-buffalo-row = Eliges una fila, y el equipo se lleva sus cabezas. Elige la más barata.
learn-buffalo-row-hint = Otra fila tiene menos: mira el número que hay al final.
learn-buffalo-row-done = Una cabeza para el equipo, y el 5 empieza la fila de nuevo.
learn-buffalo-win = Último turno: el equipo tiene 5 cabezas y el búfalo 6. Juega tu última carta.
learn-buffalo-win-hint = Solo te queda una carta.
learn-buffalo-win-done = 5 contra 6: habéis ganado, todos. Con las mismas habría ganado el búfalo. Si sois uno o dos, vuestras cabezas cuentan doble.

learn-bull-party-number = ¡Aquí las cabezas son buenas! Las filas están a la vista, una por jugador. Un número se lleva una fila, y el más bajo elige primero. La fila del 60 pinta bien: juega tu carta más baja.
learn-bull-party-number-hint = Con esa, otros pueden adelantarse. Tu número más bajo es el 5.
learn-bull-party-number-done = El tuyo es el más bajo, así que eliges primero.
learn-bull-party-row = ¿Qué fila te llevas? Llévate la fila 1: trae tres cartas para tus montones.
learn-bull-party-row-hint = Llévate la fila 1, la del 22, 24 y 60.
learn-bull-party-row-done = Las cartas de la fila están ahora en tu mano, el 5 está en el descarte, y los demás también tienen fila.
learn-bull-party-lay = Te quedas cinco cartas y pones las demás en montones. Una carta va sobre un montón cuya carta de arriba sea menor, o empieza uno nuevo. El tuyo tiene un 13: pon encima el 20 y luego el 22.
learn-bull-party-lay-hint = Primero el 20, en el montón 1; después el 22, también en el montón 1.
learn-bull-party-lay-done = 13, 20, 22: un montón que sube. Salen filas nuevas.
learn-bull-party-new-pile = Una ronda después tienes un 4 y un 18. Ninguno puede ir sobre el 22. Empieza un montón con el 4 y pon el 18 encima.
learn-bull-party-new-pile-hint = Primero el 4, como montón nuevo; después el 18, en el montón 2.
learn-bull-party-new-pile-done = Ahora tienes dos montones. Al final solo el mejor cuenta a tu favor, y los demás en contra. Piénsalo bien antes de empezar otro.
learn-bull-party-zero = Además de números tienes una carta cero. No se lleva una fila: hace crecer una y vuelve a tu mano. La fila 1 tiene cuatro cartas. Juega la carta cero.
learn-bull-party-zero-hint = No te lleves una fila aún: juega la carta cero.
learn-bull-party-zero-done = Los tres habéis jugado la carta cero. La tuya tiene la letra A y va primero: sale un 77.
learn-bull-party-add = Añades el 77 a una fila. Con la quinta carta una fila está llena, y una fila llena recibe un toro. Añádelo a la fila 1.
learn-bull-party-add-hint = La fila 1 tiene cuatro cartas y solo le falta una.
learn-bull-party-add-done = En la fila 1 hay un toro de 4 cabezas. Los toros siempre cuentan a favor de quien se los lleva. ¡Ahora todos quieren esa fila!
learn-bull-party-snatch = Rápido: el número más bajo elige primero. Juega el tuyo más bajo.
learn-bull-party-snatch-hint = Cuanto más bajo, más rápido: es difícil jugar más bajo que tu 3.
learn-bull-party-snatch-done = Nadie jugó más bajo. Eliges primero.
learn-bull-party-bull = Llévate la fila del toro.
learn-bull-party-bull-hint = El toro está en la fila 1.
learn-bull-party-bull-done = Cinco cartas para tu mano y 4 cabezas que nadie te puede quitar.
learn-bull-party-score = Al final, cuando se acaba el mazo: cuenta a tu favor el montón con más cabezas, y también tus toros; las cabezas de tus otros montones cuentan en contra. Abajo ves los montones de todos y lo que valen por ahora. Gana quien tiene más puntos.
`,u=`# Lo que solo dice una página. Las frases sobre los juegos están en locales/, compartidas con la terminal.

# Alrededor de todas las páginas.
site = Rodeo
skip-to-content = Ir al contenido
language = Idioma
theme = Aspecto
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
independent = Rodeo es un proyecto independiente, sin relación con las editoriales de los juegos impresos. Todo lo que ves lo hemos dibujado y escrito nosotros.
loading = Un momento…
to-home = A la portada
page-open = Abrir una mesa
page-table = Mesa
page-match = Partida
page-mine = Mis partidas
page-rules = Reglas
page-nowhere = No existe esa página
nowhere-about = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.

# La portada.
home-title = Agarra el toro por los cuernos
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
no-such-code = Ninguna mesa tiene este código. ¿Está escrito como te lo dijeron? Las mesas se cierran cuando todos se han ido.
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
do-change = Cambiar las reglas
do-keep = Dejarlo como está
change-clears = El resultado deja sitio. La repetición queda entre las partidas de cada uno.
settings-changed = El anfitrión ha cambiado lo que se juega: { $settings }
do-open = Abrir la mesa
field-limit = Límite
field-rounds = Rondas
field-deck = Mazo
field-deal = Reparto
field-drafted = Manos elegidas
field-fans = Cartas de fans
field-hand = Cartas en mano
field-cards = Carta más alta
field-decide = Cartas especiales
field-games = Partidas
field-variant = Modalidad
field-low = Número más bajo
field-high = Número más alto
field-numbers = Carta numérica más alta
field-out = Cartas fuera del juego
field-heads = Cabezas de las cartas
field-bulls = Toros
choose-even-odd = { fan-even-odd }: una fila solo para pares o impares
choose-mountaineering = { fan-mountaineering }: una fila que va hacia abajo
choose-jumping-cow = { fan-jumping-cow }: cuenta como carta y va saltando
choose-flip-digits = { fan-flip-digits }: voltear una carta, una vez por ronda
choose-full = mazo completo
choose-limited = mazo limitado
choose-random = al azar
choose-draft = elección de cartas
choose-open = quedan a la vista
choose-memory = hay que recordarlas
choose-anyone = decide cualquiera, al momento
choose-majority = más de la mitad debe estar a favor
choose-standard = variante normal
choose-advanced = variante avanzada
players-of = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
games-of = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
fan-even-odd = Par/Impar
fan-mountaineering = Montañismo
fan-jumping-cow = Vaca saltarina
fan-flip-digits = Cambio de cifras
decide-anyone = cualquiera decide sobre las cartas especiales
decide-majority = la mayoría decide sobre las cartas especiales

# Llegar a una mesa.
join-title = Te invitan a { $game }
seated-here = Ya en la mesa: { $names }
match-runs = Se está jugando una partida. Puedes mirar, y sentarte al acabar si queda un asiento libre.
match-runs-closed = Se está jugando una partida y en esta mesa no se admite público. Cuando termine y haya un asiento libre, podrás sentarte aquí: esta página te avisará.
full-may-look = Todos los asientos están ocupados. Puedes mirar hasta que quede uno libre.
full-closed = Todos los asientos están ocupados y en esta mesa no se admite público. Esta página te avisará cuando quede uno libre.
full-look-on = Todos los asientos están ocupados: estás mirando. Cuando quede uno libre, podrás sentarte.
look-on-until-over = Se está jugando una partida: estás mirando y podrás sentarte cuando termine.
do-sit = Sentarme
do-look-on = Mirar
table-gone = Esta mesa no está abierta para ti
seats = Asientos
seat-empty = libre
do-sit-here = Sentarme aquí
do-send-away = Echar
is-host = anfitrión
level-of = Nivel de { $who }
do-add-bot = Un bot
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
fits-line = Cabe en la hilera
pairs-with = Hace pareja con { $card }
word-on-pile = Al montón { $pile }
do-pass = Paso
do-pass-turn = Paso el resto del turno
do-lift = Levantar un ¡Stop!
do-pair = Hacer pareja
do-take = Llevarme la hilera
do-zero = Carta cero
do-new = Montón nuevo
do-flip = Voltear sus cifras
do-support = Estoy a favor
ask-row = Tu { $card } no cabe en ninguna fila. ¿Qué fila te llevas?
ask-row-which = ¿Qué fila?
ask-window = { table-card-of } es la próxima carta. ¿Qué haces?
ask-turn = ¿Pones una carta, haces pareja o te llevas la hilera?
ask-pick = ¿Qué carta? Un número se lleva una fila, la carta cero hace crecer una.
ask-lay = { $left ->
    [one] Una carta más por colocar: ¿cuál?
   *[other] { $left } cartas por colocar: ¿cuál ahora?
}
ask-pile = ¿Adónde va { $card }?
asks-take7 = ¿Qué fila admite seis cartas?
asks-stop = ¿Qué fila se bloquea?
asks-insert = ¿En qué fila entra?
asks-push = ¿Qué carta se mueve?
asks-first = ¿Qué carta va la primera?
asks-last = ¿Qué carta va la última?
asks-replace = ¿Qué carta pones en su lugar?
asks-sort = ¿Qué carta va después?
asks-lift = ¿Qué ¡Stop! se levanta?
ask-pair = ¿Con qué carta haces pareja?
ask-new-line = ¿Con qué carta empiezas la hilera nueva?
line-empty = La hilera está vacía.
really = ¿De verdad?
do-yes = Sí
do-no = No
turned-card = está descubierta y va a una fila
known-cards = se sabe que están en la mano: { $cards }
open-hands = Las manos que todos conocen
seat-pairs = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, { $taken ->
    [one] 1 llevada
   *[other] { $taken } llevadas
}
seconds-left = { $seconds } s
is-paused = La mesa está en pausa.
do-resume = Seguir
do-pause = Hacer una pausa
do-hurry = Meter prisa: { $who }
bot-plays-for-you = Un bot juega por ti.
i-am-here = He vuelto
you-look-on = Estás mirando.
state-choosing = está eligiendo
state-has-chosen = ha elegido
state-must-take = debe llevarse una fila
state-on-turn = tiene el turno
state-away = no está
state-stand-in = juega un bot
state-passes = pasa este turno
state-out = tiene fila
state-hurried = se le acaba el tiempo

tab-log = Historial
tab-scores = Puntos
tab-seen = Vistas
tab-chat = Chat
tab-rules = Reglas
tab-table = Mesa
log-empty = Aquí se cuenta lo que pase desde ahora.
sheet-title = Hoja de puntos
sheet-round = Ronda
sheet-turn = Turno
sheet-game = Partida
team = equipo
seen-about = Todas las cartas del juego, igual para todos los asientos.
card-seen = ya vista
card-mine = en tu mano
card-out = aún por salir
chat-empty = Nadie ha dicho nada todavía.
chat-seated = Aquí hablan quienes están sentados a la mesa.
chat-closed = Nadie habla mientras se eligen cartas.
chat-label = Di algo
chat-send = Enviar
chat-unread = { $count ->
    [one] { $count } línea nueva en el chat
   *[other] { $count } líneas nuevas en el chat
}
rules-numbered = Todas las reglas con número y ejemplos
wishes = Como a mí me gusta
speed = Velocidad al colocar las cartas
speed-slow = despacio
speed-normal = normal
speed-fast = deprisa
speed-off = de golpe
wish-confirm = Preguntarme antes de enviar una elección
wish-sound = Sonidos: cuando me toca y cuando me llevo cartas
do-leave = Dejar la mesa
leave-sure = En una partida sigue un bot por ti. ¿Te vas?

# Después de una partida.
result = Resultado
rematch = Otra partida
rematch-wanted = Esperando a los demás
rematch-by = Para otra partida: { $who }
see-replay = Ver la repetición
replay = Repetición
step = Paso
step-of = Paso { $step } de { $steps }
step-back = Un paso atrás
step-on = Un paso adelante
step-keys = también con las flechas
step-copy = Copiar el enlace a este paso
chart-title = Los puntos durante la partida
chart-numbers = Lo mismo en números
chart-none = No se pudo dibujar la gráfica.
record-text = Acta para leer
record-json = Acta para programas
fair-title = ¿Se barajó limpiamente?
fair-about = Antes de la primera carta el servidor muestra la huella de un secreto, y quienes juegan mezclan números propios. De ahí salen todas las cartas. Ahora que se conoce el secreto, esta página puede volver a barajar y comparar.
fair-check = Comprobarlo aquí
fair-none = Esta partida no tiene secreto: sus repartos se dieron a mano.
fair-yes = Limpio: son las cartas que estaban fijadas antes de repartir la primera.
fair-fits = Todo encaja, hasta donde este navegador puede saber.
fair-no = Algo no encaja: esta partida no es de fiar.
fair-secret-fits = El secreto es el de la huella.
fair-secret-other = El secreto no es el de la huella.
fair-secret-kept = El servidor mostró una huella, pero se guarda el secreto.
fair-deals = { $count ->
    [one] Las cartas son las que da el secreto.
    [2] Los dos repartos son los que da el secreto.
   *[other] Los { $count } repartos son los que da el secreto.
}
fair-deals-wrong = Solo { $right } de { $count } repartos son los que da el secreto.
fair-nothing-dealt = No se barajó nada: las cartas se eligieron a la vista.
fair-same = { $deal }: las mismas { $cards } cartas en el mismo orden.
fair-differs = { $deal }, carta { $place }: se repartió { $dealt }, pero el secreto da { $expected }.
fair-differs-count = { $deal }: el acta tiene { $dealt } cartas, pero deberían ser { $expected }.
fair-seen-early = Este navegador vio la huella antes de que se repartiera la primera carta.
fair-seen-late = Este navegador vio la huella cuando ya se había repartido: después no se cambió nada. Lo de antes no lo puede saber.
fair-seen-other = A este navegador se le mostró otra huella para esta partida.
fair-seen-never = Este navegador no estuvo en la mesa, o lo ha olvidado: no puede saber qué huella se mostró allí. Pregunta a alguien que jugó.
fair-mixed = Han mezclado números: { $who }.
fair-mixed-none = Nadie mezcló un número, así que el servidor pudo buscar un secreto a su gusto.
fair-mine-in = El tuyo está entre ellos, así que el servidor por sí solo no pudo elegir las cartas.
fair-mine-missing = Falta el número que dio este navegador. Eso solo está bien si también estabas en la mesa con otro dispositivo.
fair-details = Reparto a reparto, con todas las cifras
fair-commitment = La huella, como la dice ahora el servidor
fair-commitment-seen = La huella que vio entonces este navegador
fair-secret = El secreto, mostrado tras la partida
fair-computed = La huella de este secreto, calculada aquí
fair-number = El número de { $who }
fair-number-mine = El número que dio este navegador
deal-round = Ronda { $n }
deal-game = Juego { $n }
deal-cards = Las cartas numéricas
deal-specials = Las cartas especiales
deal-letters = Las cartas cero
deal-reshuffle = Descarte barajado, vez { $n }
my-matches = Partidas que he jugado
my-matches-empty = Ninguna todavía.
older = Anteriores
identity = Quién soy
save = Guardar
name-saved = Guardado.
recovery-about = No hay cuentas. Un código de recuperación te trae de vuelta en otro dispositivo; uno nuevo anula el anterior.
recovery-make = Dame un código de recuperación nuevo
recovery-label = Tengo un código de recuperación
recovery-use = Soy yo

# Cuando algo va mal.
connection-lost = Se ha perdido la conexión. Lo estamos intentando de nuevo; tu asiento se guarda.
client-outdated = El servidor es más nuevo que esta página.
do-reload = Volver a cargar la página
try-again = Probar otra vez
problem-unreachable = No se llega al servidor. Inténtalo dentro de un momento.
problem-no-table = Esa mesa ya no existe: las mesas se cierran cuando se van todos. Pide otro enlace o abre una mesa.
problem-no-match = No existe esa partida, o todavía se está jugando. Vuelve a mirar cuando acabe.
problem-table-full = Todos los asientos están ocupados. Pide sitio al anfitrión o abre otra mesa.
problem-sent-away = El anfitrión te ha echado de esta mesa. Busca otra o abre la tuya.
problem-no-spectators = En esta mesa no se puede mirar. Pide un asiento a quienes juegan.
problem-unsent = No se ha enviado: se ha perdido la conexión. Inténtalo de nuevo cuando vuelva.
problem-not-found = El servidor ya no conoce esto: quizá sea más nuevo que esta página. Vuelve a cargarla.
problem-bad-rules = Con estas reglas no se puede jugar: { $detail }
problem-bad-settings = Así no puede ser: { $detail }
problem-bad-name = Ese nombre no sirve: de 1 a 24 caracteres visibles, por favor.
problem-too-fast = Demasiado deprisa. Espera un momento e inténtalo de nuevo.
problem-too-many = Es demasiado a la vez: deja otra mesa o cierra antes otra página.
problem-busy = El servidor no da abasto. Inténtalo dentro de un momento.
problem-stopping = El servidor se está reiniciando. Inténtalo dentro de un momento.
problem-no-guest = El servidor ya no te conoce. Ve a la portada y elige un nombre.
problem-unknown-secret = El servidor no conoce ese código. Compáralo con el que apuntaste: un código nuevo anula el anterior.
problem-seat-taken = Ese asiento está ocupado. Elige otro.
problem-seats-empty = Hay asientos vacíos. Llénalos con bots o espera a más gente.
problem-not-seated = Eso solo pueden hacerlo quienes se sientan a esta mesa. Siéntate primero.
problem-not-host = Eso solo puede hacerlo el anfitrión. Pídeselo.
problem-not-now = Eso no se puede en este momento. Espera un poco e inténtalo de nuevo.
problem-paused = La mesa está en pausa. Espera a que siga.
problem-old-question = La partida ha seguido y ahora se pregunta otra cosa. Elige de nuevo.
problem-not-asked = Ahora no se te pregunta nada. Espera a que te toque.
problem-not-allowed = Las reglas no lo permiten ahora. Elige otra cosa.
problem-chat-closed = Mientras se eligen cartas no se habla. Dilo cuando se enseñen.
problem-bad-chat = Un mensaje tiene de 1 a 300 caracteres. Acórtalo.
problem-internal = Algo se ha roto por nuestra parte. Inténtalo de nuevo, por favor.
`,d={...Object.assign({"../../../../locales/es/buffalo.ftl":e,"../../../../locales/es/bull-party.ftl":t,"../../../../locales/es/errors.ftl":n,"../../../../locales/es/menu.ftl":r,"../../../../locales/es/options.ftl":i,"../../../../locales/es/table.ftl":a,"../../../../locales/es/take-that.ftl":o,"../../../../locales/es/take6.ftl":s,"../../../../locales/es/words.ftl":c}),...Object.assign({"../../../locales/es/tutorial.ftl":l,"../../../locales/es/web.ftl":u})};export{d as sources};