/** How long a beat of the story is right now: no card flies longer than that. */
export const pace = { beatMs: Infinity };
