//! Messages of `locales/*/take_that.ftl`.

messages! {
    /// Messages of Take That.
    TakeThat "take-that" {
        Title { game, games },
        Line,
        NoLine,
        Costs { points },
        PileLabel,
        Pile { cards },
        Hidden { count },
        Fitting { cards },
        Pairing { cards },
        MustTake,
        AskTurn,
        AskStart,
        ChoiceLay,
        ChoiceStart,
        ChoicePair,
        ChoicePairCard,
        ChoiceTake,
        ChoiceTakeStart,
        ChoiceTakeEnd,
        Begins { game, who },
        Laid { card, who },
        Started { card, who },
        Paired { card, mirror, who },
        LineTaken { cards, who, points },
        ExtraTaken { who },
        YouDrew { card },
        Extras { who, cards },
        GameOver { game },
        GameLine { who, points, total },
    }
}
