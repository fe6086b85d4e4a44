/** How long the standings after a round are shown before the next deal, in beats: four seconds at normal speed. */
export const ROUND_END_BEATS = 6;
/** How long the end of the last round is shown before the result, in beats. */
export const MATCH_END_BEATS = 1;

/** Length of a part of an event: its share of a turn in beats, and the most that it takes at normal speed, in milliseconds. In a turn
 *  with many cards beats are short, and the parts of a taken row keep more of their length than a card that is only placed. */
export interface Length {
  beats: number;
  longestMs: number;
}

/** The sixth card flies into its row, which then is shown for a while with its price. */
export const FULL_ROW: Length = { beats: 1.5, longestMs: 770 };
/** A row that somebody has chosen to take is shown with its price. */
export const CHOSEN_ROW: Length = { beats: 0.9, longestMs: 420 };
/** The cards of a row fly to their taker and are counted. */
export const TAKEN_ROW: Length = { beats: 1.5, longestMs: 840 };
