//! Messages of `locales/*/take6.ftl`.

messages! {
    /// Messages of Take 6.
    Take6 "take6" {
        Title { round, turn, turns },
        DraftTitle { round },
        EndsAt { limit },
        EndsAfter { rounds },
        SeveralFans,
        OnlyEven,
        OnlyOdd,
        GoesDownThenUp,
        GoesDownThenDown,
        Cow,
        FlipAvailable,
        DraftPool,
        HandOf { who },
        AskDraft,
        ChoiceDraft,
        ChoiceFlip,
        Drafted { card, who },
        RevealedFlipped { card, value, who },
        Took { card, who, row, place, heads },
        ChoseRow { card, who, row, heads },
        EvenMoved { row },
        OddMoved { row },
        MountainMoved { row },
        CowJumped { row },
        CowTook { row, stays, who, heads },
        RoundOver { round },
        RoundLine { who, heads, total },
        TurnHeads { who, heads, total },
        TurnNoHeads { who, heads },
    }
}
