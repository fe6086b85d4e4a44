# Toma 6, con elección de cartas y cartas de fans.

take6-title = Toma 6 · ronda { $round } · turno { $turn } de { $turns }
take6-draft-title = Toma 6 · ronda { $round } · elección de cartas
take6-ends-at = se acaba al llegar a { $limit }
take6-ends-after = { $rounds ->
    [one] se juega una ronda
   *[other] se juegan { $rounds } rondas
}
take6-several-fans = Aviso: varias cartas de fans a la vez hacen un juego muy loco. El reglamento no lo aconseja; ¡que os divirtáis!

take6-only-even = solo pares
take6-only-odd = solo impares
take6-goes-down-then-up = va hacia abajo; la señal subirá
take6-goes-down-then-down = va hacia abajo; la señal bajará
take6-cow = vaca
take6-flip-available = Aún tienes tu carta de voltear: añade voltear (o v) a una carta para voltear sus cifras.
take6-draft-pool = A elegir
take6-hand-of = Mano ({ $who })

take6-ask-draft = ¿Qué carta coges?
take6-choice-draft = coger una carta del centro
take6-choice-flip = voltear las cifras de la carta, una vez por ronda

take6-drafted = { $actor ->
    [you] Coges el { $card }.
   *[other] { $who } coge el { $card }.
}
take6-revealed-flipped = { $card }, volteada como { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } es { table-overfull }: ¡te llevas { table-heads }!
   *[other] { table-card-of } es { table-overfull }: ¡{ table-heads } para { $who }!
}
take6-chose-row = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { table-heads }.
}
take6-even-moved = Par/Impar pasa a la fila { $row }: solo pares.
take6-odd-moved = Par/Impar pasa a la fila { $row }: solo impares.
take6-mountain-moved = Montañismo pasa a la fila { $row }: ahora esa fila va hacia abajo.
take6-cow-jumped = La vaca salta a la fila { $row }.
take6-cow-took = { $actor ->
    [you] La fila { $row } ya estaba llena sin la vaca y también te la llevas: { table-heads }; se queda el { $stays }.
   *[other] La fila { $row } ya estaba llena sin la vaca y { $who } también se la lleva: { table-heads }; se queda el { $stays }.
}
take6-round-over = Fin de la ronda { $round }.
take6-round-line = { $who }: { table-heads }, { $total } en total
take6-turn-heads = { $actor ->
    [you] Te has llevado { table-heads } en este turno, { $total } en esta ronda.
   *[other] { $who } se ha llevado { table-heads } en este turno, { $total } en esta ronda.
}
take6-turn-no-heads = { $actor ->
    [you] No te has llevado nada en este turno y sigues con { table-heads } en esta ronda.
   *[other] { $who } no se ha llevado nada en este turno y sigue con { table-heads } en esta ronda.
}

rules-take6 =
    Todos eligen una carta en secreto. Se enseñan y se colocan de la más baja a la más alta. Cada una va a la fila cuya última carta es la más alta por debajo de ella.
    En una fila caben cinco cartas. Quien pone la sexta se lleva las cinco, y la sexta empieza la fila. Una carta más baja que todas las últimas no cabe en ninguna fila: su dueño se lleva la que quiera, y la carta la empieza.
    Cada cabeza que te llevas es un punto en contra: el 55 tiene siete; 11, 22, 33 …, cinco; 10, 20, 30 …, tres; 5, 15, 25 …, dos; las demás, una.
    Una ronda tiene diez turnos. Se acaba tras la ronda en que alguien llega al límite.
    Gana quien tiene menos cabezas.
