/** How long a beat of the playback is right now: no card flies longer than that. */
export const pace = { beatMs: Infinity };
