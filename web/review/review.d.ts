/* tslint:disable */
/* eslint-disable */

/**
 * Hints for the matches of a table. A page ends the worker to cancel a hint.
 */
export class HintMaker {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Returns a `Hint` for a position. `chosen` is the player's choice in words, if there is one already. The number of worlds is
     * that of the game if it is omitted.
     */
    hint(position: string, chosen?: string | null, worlds?: number | null): string;
    /**
     * Returns the names of the weight files that hints need and that are not loaded, separated by spaces.
     */
    static missing_weights(rules: string): string;
    /**
     * Prepares hints for matches with these rules, as JSON.
     */
    constructor(rules: string);
}

/**
 * Loads a weight file, whose name is one of [`missing_weights`]. Rejects every other content than the file that belongs to
 * this module.
 */
export function load_weights(name: string, bytes: Uint8Array | number[]): void;

/**
 * Returns the names of the weight files that the review of a record needs and that are not loaded, separated by spaces.
 */
export function missing_weights(record: string): string;

/**
 * Reviews a record, as text or JSON. `request` is a [`ReviewRequest`]; the result is a `Review`.
 */
export function review(record: string, request: string, listener: any): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_hintmaker_free: (a: number, b: number) => void;
    readonly hintmaker_hint: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number, number];
    readonly hintmaker_missing_weights: (a: number, b: number) => [number, number, number, number];
    readonly hintmaker_new: (a: number, b: number) => [number, number, number];
    readonly load_weights: (a: number, b: number, c: number, d: number) => [number, number];
    readonly missing_weights: (a: number, b: number) => [number, number, number, number];
    readonly review: (a: number, b: number, c: number, d: number, e: any) => [number, number, number, number];
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
