/** Current length of a playback beat. Card movements take no longer than that. */
export const pace = { beatMs: Infinity };
