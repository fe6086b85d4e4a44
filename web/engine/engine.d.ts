/* tslint:disable */
/* eslint-disable */

/**
 * A match on record.
 */
export class MatchReplay {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Reads a record, as text or JSON. Deals are replayed as written, also if they do not follow from the seed:
     * [`compare_deals`](crate::compare_deals) reports those.
     */
    constructor(record: string);
    /**
     * Returns the match after `step` steps as a [`ReplayedStep`]. Replays from the start: the longest match of the family
     * takes a few hundredths of a second.
     */
    step(step: number): string;
}

/**
 * Returns the SHA-256 of a secret of 64 hexadecimal digits: the commitment that is published before the first deal.
 */
export function commitment(secret: string): string;

/**
 * Compares the deals of a record, as text or JSON, with its seed. Returns a `DealReport`, or `null` without a seed.
 */
export function compare_deals(record: string): string;

/**
 * Applies events to a game. Returns a [`Followed`], whose lines address the seat as "you".
 */
export function follow(game: string, events: string, seat: number | null | undefined, show_seen: boolean): string;

/**
 * Returns the message for the result of a match.
 */
export function result(game: string, outcome: string, reader?: number | null): string;

/**
 * Returns a game before the first deal.
 */
export function start(rules: string, seat?: number | null): string;

/**
 * Returns the message that sums up the events of a turn for a seat, or `null`. `game` is the one after the events.
 */
export function summarize(game: string, events: string, seat: number): string;

/**
 * Returns the view of a game. `show_seen`: whether it includes the cards that everyone has seen.
 */
export function view(game: string, seat: number | null | undefined, show_seen: boolean): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_matchreplay_free: (a: number, b: number) => void;
    readonly commitment: (a: number, b: number) => [number, number, number, number];
    readonly compare_deals: (a: number, b: number) => [number, number, number, number];
    readonly follow: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number, number];
    readonly matchreplay_new: (a: number, b: number) => [number, number, number];
    readonly matchreplay_step: (a: number, b: number) => [number, number, number, number];
    readonly result: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly start: (a: number, b: number, c: number) => [number, number, number, number];
    readonly summarize: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly view: (a: number, b: number, c: number, d: number) => [number, number, number, number];
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
