//! Messages of `locales/*/preview.ftl`.

messages! {
    /// Texts of previews of links.
    Preview "preview" {
        FreeSeat,
        TakeASeat,
        AboutToStart,
        Playing,
        Over,
        Team,
        SeatsTaken { taken, seats },
        InvitedBy { who },
        Invited,
        MatchStarts { players },
        MatchInProgress { players },
        MatchOver { players },
        Watch,
        FinalScores { scores, unit },
        AgainstGame { players, team, opponent, unit },
        TableOf { game },
        ResultOf { game },
    }
}
