/* tslint:disable */
/* eslint-disable */

/**
 * A game as its viewer knows it.
 */
export class FollowedGame {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Applies events. Returns a list with a [`FollowedEvent`](crate::FollowedEvent) for each, whose lines address the seat as
     * "you".
     */
    follow(events: string, show_seen: boolean): string;
    /**
     * Returns where a choice would put a card between the cards of a row (`InsertionForecast`), or `null`. `words` are the
     * words of the choice, separated by spaces.
     */
    forecast_insertion(words: string): string;
    /**
     * Returns the view if an event happened. The game stays as it is.
     */
    foresee(event: string): string;
    /**
     * Reads a game, with only what its viewer knows. `seat` is the viewer; without it, a spectator.
     */
    constructor(game: string, seat?: number | null);
    /**
     * Returns a game before the first deal.
     */
    static start(rules: string, seat?: number | null): FollowedGame;
    /**
     * Returns the message that sums up the events of a turn for a seat, or `null`. The events are the last ones that were
     * applied.
     */
    summarize(events: string, seat: number): string;
    /**
     * Returns the view. `show_seen`: whether it includes the cards that everyone has seen.
     */
    view(show_seen: boolean): string;
}

/**
 * A table that is followed by its events.
 */
export class FollowedTable {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Applies the message `Changes`. Returns a [`FollowedUpdate`], whose lines address the seat as "you". After an error the
     * table cannot be followed any further.
     */
    apply(changes: string): string;
    /**
     * Returns where a choice would put a card between the cards of a row (`InsertionForecast`), or `null`. `words` are the
     * words of the choice, separated by spaces.
     */
    forecast_insertion(words: string): string;
    /**
     * Returns the view if an event happened, or `null` if there is no match. The table stays as it is.
     */
    foresee(event: string): string;
    /**
     * Returns what a hint for the seat is computed from, or `null` if the seat has nothing to choose.
     */
    hint_position(): string;
    /**
     * Starts from the message `snapshot` of a connection with `updates=events`.
     */
    constructor(snapshot: string);
    /**
     * Returns the message that sums up the events of a turn for a seat, or `null`. The events are the last ones that were
     * applied.
     */
    summarize(events: string, seat: number): string;
}

/**
 * Returns the lines of the log about each event of a match, from its first deal. They address the seat as "you".
 */
export function narrate(rules: string, events: string, seat?: number | null): string;

/**
 * Returns the message for the result of a match.
 */
export function result(game: string, outcome: string, reader?: number | null): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_followedgame_free: (a: number, b: number) => void;
    readonly __wbg_followedtable_free: (a: number, b: number) => void;
    readonly followedgame_follow: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly followedgame_forecast_insertion: (a: number, b: number, c: number) => [number, number, number, number];
    readonly followedgame_foresee: (a: number, b: number, c: number) => [number, number, number, number];
    readonly followedgame_new: (a: number, b: number, c: number) => [number, number, number];
    readonly followedgame_start: (a: number, b: number, c: number) => [number, number, number];
    readonly followedgame_summarize: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly followedgame_view: (a: number, b: number) => [number, number, number, number];
    readonly followedtable_apply: (a: number, b: number, c: number) => [number, number, number, number];
    readonly followedtable_forecast_insertion: (a: number, b: number, c: number) => [number, number, number, number];
    readonly followedtable_foresee: (a: number, b: number, c: number) => [number, number, number, number];
    readonly followedtable_hint_position: (a: number) => [number, number, number, number];
    readonly followedtable_new: (a: number, b: number) => [number, number, number];
    readonly followedtable_summarize: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly narrate: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly result: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
