/** How long the standings after a round are shown before the next deal, in beats: four seconds at normal speed. */
export const ROUND_END_BEATS = 6;
/** How long the end of the last round is shown before the result, in beats. */
export const MATCH_END_BEATS = 1;
