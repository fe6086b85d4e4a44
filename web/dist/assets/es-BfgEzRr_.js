var e=`game-buffalo = Vencer al búfalo
about-buffalo = Cooperativo: tu equipo contra el búfalo, con cartas especiales de ayuda.

`,t=`game-bull-party = Bull Party
about-bull-party = Aquí las cabezas son buenas: llévate filas y forma el mejor montón.

bull-party-heads-note = El reglamento impreso no indica las cabezas de cada carta. Rodeo usa una tabla propia.
`,n=`error-players = Este juego no admite ese número de jugadores.
error-no-such-option = Opción desconocida.
error-no-such-value = Valor no válido para esta opción.
error-hand = Número de cartas en mano no válido.
error-cards = El mazo no contiene esas cartas.
error-limited-players = El mazo limitado es para 2–6 jugadores.
error-draft-needs-limited = El draft necesita el mazo limitado. Elígelo también.
error-memory-needs-draft = Las manos ocultas necesitan el draft. Elígelo también.
error-limited-fixes-cards = El mazo limitado fija su carta más alta. No cambies esa opción.
error-too-few-cards = No hay cartas suficientes para tantos jugadores y cartas en mano.
error-end = Una partida necesita un límite o un número de rondas de 1 a 1000.
error-limit-needs-takes = Con tan pocas cartas quizá nunca se llene una fila. Fija un número de rondas en lugar de un límite.
error-option-form = Escribe una opción como nombre=valor, por ejemplo limit=40.
error-option-twice = Una opción está repetida.
error-options-exclude = Dos de estas opciones no se pueden combinar.
error-games = Se juegan de 1 a 100 partidas.
error-numbers = Las cartas numeradas llegan hasta 100.
error-heads = Indica las cabezas de cada carta numerada.
error-too-many-heads = Una carta tiene como máximo 99 cabezas.
error-stock = Quedan muy pocas cartas para las filas. Cambia números, mano o fuera.
error-no-such-game = Juego desconocido.

error-not-now = Ahora no es posible.
error-not-asked = No es el turno de este asiento.
error-missing = Un jugador no ha elegido todavía.
error-not-allowed = Las reglas no lo permiten.
error-deal-length = El reparto tiene un número incorrecto de cartas.
error-deal-card = El reparto contiene una carta repetida o ajena al mazo.
`,r=`menu-players-range = { $min }–{ $max } jugadores
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
`,i=`table-seat = Asiento { $seat }
table-you = tú
`,a=`game-take6 = Toma 6
about-take6 = Cuatro filas de cartas. Quien pone la sexta se lleva la fila.

take6-ends-at = Termina con { $limit } cabezas
take6-ends-after = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
take6-several-fans = Nota: el reglamento impreso desaconseja usar varias cartas de fans a la vez.

`,o=`game-take-that = Take That
about-take-that = Haz parejas con las cartas de la hilera, o llévatela entera.

`,s=`page-review = Análisis
`,c=`page-puzzles = Problemas
puzzles-about = Posiciones con una jugada claramente mejor. Encuéntrala y mira después por qué lo es.
puzzles-solve = Resolver problemas
`,l=`page-statistics = Estadísticas
`,u=`page-learn = Tutorial
learn = Tutorial
`,d=`site-name = Rodeo
skip-to-content = Ir al contenido
language = Idioma
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
disclaimer = Rodeo es un proyecto independiente, sin relación con las editoriales de los juegos impresos. Todos los dibujos y textos son propios.
loading = Cargando…
go-home = Inicio
page-open = Crear mesa
page-table = Mesa
page-match = Partida
page-history = Historial de partidas
page-rules = Reglas
page-not-found = Página no encontrada
not-found-about = No hay ninguna página en esta dirección.

home-title = Agarra el toro por los cuernos
home-lead = Cuatro juegos de cartas rápidos. Juega ya contra bots o envía un enlace a tus amigos. Gratis y sin registro.
your-name = Tu nombre
guest-name = Invitado { $number }
bot-level = Nivel de los bots
games = Juegos
play-now = Jugar ya
play-with-friends = Jugar con amigos
rules = Reglas
your-tables = Tus mesas
return-to-table = Volver a la mesa
join-with-code = Unirse con un código
code = Código
join = Unirse
code-unknown = Ninguna mesa tiene este código. Revísalo; las mesas se cierran cuando todos se han ido.
public-tables = Mesas públicas
public-tables-empty = No hay mesas públicas. ¡Crea una!
phase-open = Esperando jugadores
phase-playing = En juego
phase-paused = En pausa
phase-over = Terminada

which-game = Juego
players-label = Jugadores
no-clock = Sin límite de tiempo
clock-of = { $seconds ->
    [one] 1 segundo por decisión
   *[other] { $seconds } segundos por decisión
}
hints-label = Pistas
hints-off = Sin pistas
hints-off-rated = Sin pistas (con valoración)
hints-after-choosing = Después de elegir
hints-on-request = Al pedirlas
hints-unrated = Las partidas con pistas no cambian tu valoración.
hints-are-after-choosing = Pistas después de elegir, sin valoración
hints-are-on-request = Pistas al pedirlas, sin valoración
choose-limited = Mazo limitado
choose-draft = Draft
choose-advanced = Variante avanzada
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
decide-anyone = Cartas especiales: decide cualquiera
decide-majority = Cartas especiales: decide la mayoría

watch = Ver
seats = Asientos
bot-name = Bot { $number }
more = Más
close = Cerrar
game-events = Sucesos de la partida
yes = Sí
no = No
settings = Ajustes
speed = Velocidad de animación
step-back = Paso anterior
step-forward = Paso siguiente
deal-round = Ronda { $n }
deal-game = Partida { $n }
deleted-player = Jugador eliminado { $number }

client-outdated = Hay una versión nueva de Rodeo.
reload = Recargar
unreadable-title = No se puede mostrar esta página
unreadable-about = Esta página y el servidor tienen versiones distintas. Recarga la página para obtener la versión del servidor. Si no sirve, el servidor se está actualizando: inténtalo de nuevo en unos minutos.
unknown-game = Esta página aún no conoce el juego { $game }. Recarga la página.
retry = Reintentar
problem-unreachable = No se puede acceder al servidor. Inténtalo de nuevo en un momento.
problem-table-not-found = Esta mesa ya no existe: las mesas se cierran cuando todos se han ido. Pide otro enlace o crea una mesa.
problem-match-not-found = Esta partida no existe o sigue en juego.
problem-table-full = Todos los asientos están ocupados. Pide uno al anfitrión o crea otra mesa.
problem-banned = Tienes prohibido el acceso a este servidor. { $detail }
problem-muted = Por ahora no puedes chatear en este servidor. { $detail }
problem-table-closed = Un administrador del servidor cerró esta mesa. { $detail }
problem-invalid-report = No se puede denunciar: solo se puede denunciar a otros jugadores y sus mensajes.
problem-unsupported-protocol = Esta página está desactualizada. Recárgala para actualizarla.
problem-removed = El anfitrión te expulsó de esta mesa. Únete a otra o crea la tuya.
problem-spectators-not-allowed = Esta mesa no admite espectadores. Pide un asiento a los jugadores.
problem-unsent = No enviado: no hay conexión. Inténtalo cuando vuelva.
problem-not-found = No está en el servidor. Quizá esta página esté desactualizada: recárgala.
problem-invalid-record = El servidor no pudo verificar esta partida, así que no se ha subido.
problem-invalid-rules = Reglas no válidas: { $detail }
problem-invalid-settings = Ajustes no válidos: { $detail }
problem-invalid-name = Nombre no válido: usa de 1 a 24 caracteres visibles.
problem-rate-limited = Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.
problem-too-many = Límite alcanzado. Deja otra mesa o cierra otra página primero.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-shutting-down = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
problem-not-logged-in = Tu sesión ya no es válida. Ve a la página de inicio y escribe tu nombre.
problem-invalid-credentials = Código de recuperación desconocido o sesión cerrada. Revisa el código; un código nuevo anula los anteriores.
problem-session-required = Un token de bot no puede hacerlo. Usa un navegador.
problem-seat-taken = Este asiento está ocupado. Elige otro.
problem-empty-seats = Hay asientos libres. Complétalos con bots o espera a más jugadores.
problem-not-seated = Solo pueden hacerlo los jugadores sentados. Siéntate primero.
problem-not-host = Solo puede hacerlo el anfitrión.
problem-not-now = Ahora no es posible. Inténtalo más tarde.
problem-paused = La partida está en pausa. Espera a que se reanude.
problem-stale-question = La partida ya avanzó. Elige de nuevo.
problem-not-asked = No es tu turno.
problem-not-allowed = Las reglas no lo permiten. Elige otra cosa.
problem-chat-closed = El chat está cerrado mientras se eligen cartas. Inténtalo cuando se revelen.
problem-invalid-chat = Un mensaje tiene de 1 a 300 caracteres. Acórtalo.
problem-internal = Algo falló en el servidor. Inténtalo de nuevo.

todays-deal = El reparto del día
todays-deal-about = { $date }, { $game }: hoy todos reciben las mismas cartas. Compara tu resultado con el de tus amigos. No cambia tu valoración.
todays-deal-play = Jugar el reparto del día
todays-deal-return = Volver a tu partida
play = Jugar
pause-animation = Pausar la animación
your-turn = Tu turno
table-style = Superficie de la mesa
card-back = Reverso de las cartas
play-on-device = Jugar contra bots en este dispositivo
play-on-device-about = Funciona en este navegador: también sin conexión, sin afectar a tu valoración y solo para ti.
offline-play = No se puede acceder al servidor. Puedes jugar contra bots en este dispositivo.
problem-open-elsewhere = Esta partida está abierta en otra pestaña. Ciérrala para continuar aquí.
problem-not-stored = No se pudo guardar la partida en este dispositivo.
problem-weights-missing = Este nivel de bots necesita un archivo que aún no está en este dispositivo. Conéctate una vez o elige un nivel más bajo.
`,f={...Object.assign({"../../../../locales/es/buffalo.ftl":e,"../../../../locales/es/bull_party.ftl":t,"../../../../locales/es/errors.ftl":n,"../../../../locales/es/menu.ftl":r,"../../../../locales/es/options.ftl":``,"../../../../locales/es/review.ftl":``,"../../../../locales/es/table.ftl":i,"../../../../locales/es/take6.ftl":a,"../../../../locales/es/take_that.ftl":o,"../../../../locales/es/words.ftl":``}),...Object.assign({"../../../locales/es/analysis.ftl":s,"../../../locales/es/buffalo.ftl":``,"../../../locales/es/bull_party.ftl":``,"../../../locales/es/hints.ftl":``,"../../../locales/es/puzzles.ftl":c,"../../../locales/es/replay.ftl":``,"../../../locales/es/statistics.ftl":l,"../../../locales/es/take6.ftl":``,"../../../locales/es/take_that.ftl":``,"../../../locales/es/tutorial.ftl":u,"../../../locales/es/web.ftl":d})};export{f as sources};