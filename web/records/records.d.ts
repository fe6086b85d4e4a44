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
     * Returns the scores before the first step and after each one, as a list of [`StepScores`]. It ends before the first step
     * that the rules do not allow.
     */
    scores(): string;
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
 * Replays a record, as text or JSON, and compares its deals with its seed, if it has one. Returns a `DealReport`.
 */
export function compare_deals(record: string): string;

/**
 * Returns the maximum size of a record in bytes.
 */
export function max_record_size(): number;

/**
 * Returns the rating of a new player as a [`PuzzleRating`].
 */
export function new_puzzle_rating(): string;

/**
 * Returns the rating of a player after a puzzle as a [`PuzzleRating`]. The first two numbers are the rating of the player, the
 * others that of the puzzle, which is an opponent that wins if it is not solved.
 */
export function rate_puzzle(rating: number, uncertainty: number, puzzle_rating: number, puzzle_uncertainty: number, solved: boolean): string;

/**
 * Reads a record, as text or JSON. Returns its JSON form.
 */
export function read_record(record: string): string;

/**
 * Returns the message for the result in a record, as text or JSON; `null` if the match is not over.
 */
export function record_result(record: string): string;

/**
 * Returns the message for the result of a match.
 */
export function result(game: string, outcome: string, reader?: number | null): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_matchreplay_free: (a: number, b: number) => void;
    readonly commitment: (a: number, b: number) => [number, number, number, number];
    readonly compare_deals: (a: number, b: number) => [number, number, number, number];
    readonly matchreplay_new: (a: number, b: number) => [number, number, number];
    readonly matchreplay_scores: (a: number) => [number, number, number, number];
    readonly matchreplay_step: (a: number, b: number) => [number, number, number, number];
    readonly max_record_size: () => number;
    readonly new_puzzle_rating: () => [number, number, number, number];
    readonly rate_puzzle: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly read_record: (a: number, b: number) => [number, number, number, number];
    readonly record_result: (a: number, b: number) => [number, number, number, number];
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
