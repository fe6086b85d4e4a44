//! Messages of `locales/*/review.ftl`.

messages! {
    /// Messages of the review of a match.
    Review "review" {
        Title,
        Accuracy,
        Costs,
        Expected,
        Deal,
        Skill,
        Luck,
        Others,
        Result,
        WinChance,
        Labels,
        KeyMoments,
        Choices,
        Balance,
        Unfinished,
        SeatColumn,
        Round { round },
        Step { step },
        Best { choice },
        Inaccurate,
        Mistake,
        Blunder,
        MomentCost,
        MomentLuck,
        MomentTurningPoint,
        ReasonLaterHeads { other, heads },
        ReasonLaterPoints { other, points },
        ReasonWin { choice, percent, other, other_percent },
    }
}
