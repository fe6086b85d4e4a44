/** How long the standings after a round are shown before the next deal, in beats: four seconds at normal speed. */
export const ROUND_END_BEATS = 6;
