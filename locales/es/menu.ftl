# Elegir y preparar una partida.

menu-title = Rodeo: juegos de cartas de cabezas de toro
menu-players-range = { $min }–{ $max } jugadores
menu-ask-game = Juego (1–{ $count }, Intro para el 1)
menu-unknown-game = Juego desconocido «{ $text }». Escribe un número del 1 al { $count }.
# Se muestra en los demás idiomas, en este idioma.
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

# Los bots, del más flojo al más fuerte: un nombre de una palabra y cómo juega cada uno.
level-random = aleatorio
level-random-about = juega cualquier carta permitida
level-gentle = amable
level-gentle-about = sigue reglas sencillas y comete errores
level-simple = sencillo
level-simple-about = sigue reglas sencillas
level-keen = despierto
level-keen-about = piensa un poco por adelantado
level-sharp = agudo
level-sharp-about = piensa mucho más tiempo
level-merciless = implacable
level-merciless-about = piensa todo lo que ayude
level-flat = plano
level-net = red
