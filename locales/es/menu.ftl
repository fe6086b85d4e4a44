# Elegir y preparar una partida.

menu-title = Rodeo: los juegos de cartas de las cabezas de toro
menu-players-range = { $min }–{ $max } jugadores
menu-ask-game = ¿Qué juego? (1–{ $count }, Intro para el 1)
menu-unknown-game = No hay ningún juego «{ $text }»: escribe un número del 1 al { $count }.
# Se muestra en los demás idiomas, en este idioma.
menu-language = Escribe { $code } para jugar en español.
menu-ask-players = ¿Cuántos jugáis? ({ $min }–{ $max }, Intro para { $default })
menu-invalid-number = «{ $text }» no vale: escribe un número del { $min } al { $max }.

menu-summary = { $game }: { $who }.
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
menu-standard-rules = Reglas: las de siempre.
menu-changed-rules = Reglas: las de siempre, salvo { $options }.
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
menu-unknown-bot = Aquí no hay ningún bot «{ $text }». Puede ser: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] Hay un bot
   *[other] Hay { $seats } bots
}, pero { $named } niveles: di un nivel para todos, o uno para cada uno.
menu-value-one-of = Puede ser: { $values }.
menu-value-any-of = Puede ser: nada, o una o varias de { $values }, unidas con +.
menu-value-number = De { $min } a { $max }.
menu-value-numbers = Números unidos con +.
menu-ask-value = Nuevo valor de { $option } (Intro lo deja igual)
menu-unknown-setting = No hay ningún ajuste «{ $text }». Con ? los ves todos.
menu-invalid-value = { $option } no puede ser «{ $text }».
menu-invalid-people = «{ $text }» no vale: escribe cuántas personas juegan, de 0 a { $players }, o sus asientos, como 1+3.
menu-ask-name = Nombre para { $seat } (Intro lo deja igual)
menu-ask-again = ¿Otra? Intro: otra vez, m: menú, s: salir

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
