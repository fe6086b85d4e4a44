# Las palabras que se escriben. Las inglesas se entienden en todos los idiomas.

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
