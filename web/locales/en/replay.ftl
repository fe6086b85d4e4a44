### Standings and replay

standings = Standings
standings-after-round = After round { $round }
standings-after-game = After game { $round }
standings-best = Best result
standings-worst = Worst result
standings-tied = { $players } players
result-place =
    You finished { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[10] tenth
    } of { $players }, with { $amount }.
share = Share
key-moments = Key moments
heads-change = { $sign }{ table-heads }
points-change = { $sign }{ table-points }
moment-lead = New leader: { $who }
moment-step = step { $step }
moment-previous = Previous key moment
moment-next = Next key moment
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause replay
replay-panel = Key moments, hands and details
replay-tab-moments = Moments
replay-tab-hands = Hands
replay-tab-details = Details
replay-keys = Space plays and pauses, the arrow keys step, Home and End go to the first and last step.

### Sound

sound-mute = Mute sounds
sound-unmute = Unmute sounds
sound-volume = Volume

### Chat and reactions

chat-spectators = Spectators
chat-show-spectators = Show messages of spectators
chat-as-spectator = You are writing as a spectator. Players see it only if they choose to.
react = React
react-cheer = Cheer
react-laugh = Laugh
react-wow = Wow
react-ouch = Ouch
react-think = Thinking
react-thanks = Thanks
reaction-by = { $who }: { $reaction }
