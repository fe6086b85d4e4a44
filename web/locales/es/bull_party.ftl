# El tutorial: en cada paso, lo que dice, una pista tras un intento fallido y lo que había que ver.

learn-bull-party-number = Aquí las cabezas son buenas. Hay una fila por jugador. Un número se lleva una fila, y el más bajo elige primero. La fila del 60 parece buena: juega tu carta más baja.
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
learn-bull-party-zero = También tienes una carta cero. No se lleva ninguna fila: añade una carta a una fila y vuelve a tu mano. La fila 1 tiene cuatro cartas. Juega la carta cero.
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

### Board.

bull-party-next = Próximo toro
bull-party-your-piles = Tus montones
bull-party-piles-empty = Aún no hay montones. Tras cada ronda pones cartas aquí.
bull-party-points = { $points ->
    [one] punto
   *[other] puntos
}
bull-party-best-pile = Solo tu mejor montón cuenta a favor; los demás, en contra.
bull-party-number-effect = Se lleva una fila, después de los números más bajos
bull-party-why-lower = Las cartas se colocan en orden ascendente: elige una mayor que { $card }.
bull-party-why-higher = Primero elige una carta menor: se colocan en orden ascendente.
bull-party-why-pile = Primero elige un montón para el { $card }.

### Primeras veces: explicaciones para un jugador nuevo.

first-bull-party-pick = Una carta numerada se lleva una fila. El número más bajo elige primero.
first-bull-party-zero = Tu carta cero no se lleva ninguna fila. Añade a una fila la primera carta del mazo de robo y vuelve a tu mano.
first-bull-party-bull = Una fila tiene una carta de toro. Sus cabezas siempre cuentan a favor de quien se lleva la fila.
first-bull-party-row = Las cartas de la fila van a tu mano, y su carta de toro, delante de ti. Después esperas hasta la próxima ronda.
first-bull-party-add = La carta revelada va a una fila que no esté llena. La quinta carta de una fila trae una carta de toro.
first-bull-party-lay = Conserva cinco cartas y pon las demás: elige una carta y después su montón. En un montón solo va una carta más alta; cualquiera puede empezar uno nuevo.
first-bull-party-great = Solo tu mejor montón, el que lleva +, cuenta a favor. Las cabezas de tus otros montones cuentan en contra.
