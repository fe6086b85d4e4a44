/* tslint:disable */
/* eslint-disable */

/**
 * A match among equal bots.
 */
export class BotMatch {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Plays on until a bot has decided. Returns its seat and choice; `undefined` if the match is over.
     */
    decide(): string | undefined;
    /**
     * Returns the names of the weight files that the bots need and that are not loaded, separated by spaces. `decide` fails
     * until they are.
     */
    missing_weights(): string;
    /**
     * Starts a match. `options` and `bot` are written as on the command line: `rounds=1`, `sharp`, `merciless:50ms`.
     */
    constructor(game: string, players: number, options: string, bot: string, seed: number);
}

/**
 * A table on this device.
 */
export class DeviceTable {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Connects a page. `parameters` are those of the address of a WebSocket. The welcome is part of the next effects.
     */
    connect(connection: number, player: string, parameters: string, now: number): void;
    /**
     * Lets the next bot decide. Does nothing if none has to, or if its weights are not loaded: it never plays without them.
     */
    decide(now: number): void;
    /**
     * Ends a connection. An unknown one is ignored.
     */
    disconnect(connection: number, now: number): void;
    /**
     * Returns the [`Effects`] since the last call as JSON.
     */
    effects(now: number): string;
    /**
     * Takes a seat: the endpoint `join_table`. Returns the state of the table.
     */
    join(player: string, body: string, now: number): string;
    /**
     * Opens the table that a player asks for. `request` is the body of the endpoint `open_table`, `player` has `id` and
     * `name`, `seed` are 32 random bytes.
     */
    static open(request: string, player: string, seed: Uint8Array | number[], now: number): DeviceTable;
    /**
     * Handles a message of a connection. The answer, if any, is part of the next effects.
     */
    receive(connection: number, text: string, now: number): void;
    /**
     * Restores a table from its facts: a JSON list with the texts that were stored, in order.
     */
    static restore(batches: string, seed: Uint8Array | number[], now: number): DeviceTable;
    /**
     * Returns the state as the answer to `open_table`.
     */
    state(): string;
    /**
     * Applies the passing of time. Due at `wake_at`.
     */
    tick(now: number): void;
}

/**
 * Returns a name as it is shown: 1 to 24 visible characters.
 */
export function clean_name(name: string): string;

/**
 * Returns the games with their options and bot levels, as the endpoint `games`.
 */
export function games(): string;

/**
 * Loads a weight file, whose name is one of [`Effects::missing_weights`]. Rejects every other content than the file that belongs
 * to this module.
 */
export function load_weights(name: string, bytes: Uint8Array | number[]): void;

/**
 * Returns an id for the player of this device.
 */
export function new_guest_id(seed: Uint8Array | number[]): string;

/**
 * Plays the first round of a match to its end in sampled worlds, as the search does: one playout in each world.
 */
export function play_out_worlds(game: string, players: number, count: number): void;

/**
 * Plays whole matches of random players, by the rules alone.
 */
export function play_random_matches(game: string, players: number, count: number): void;

/**
 * Returns a record in JSON as text.
 */
export function record_text(json: string): string;

/**
 * Prepares the module: sets the clock of bots with a time budget.
 */
export function start(): void;

/**
 * Opens a table that continues a record: the same cards and choices up to a step, then another choice of one seat, which the
 * player takes. Bots of the record go on, other players are replaced by bots. `request` has `record`, `step`, `seat` and
 * `choice`; the result has the `id` of the table and its first `effects`, to be stored.
 */
export function what_if(request: string, player: string, seed: Uint8Array | number[], now: number): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_botmatch_free: (a: number, b: number) => void;
    readonly __wbg_devicetable_free: (a: number, b: number) => void;
    readonly botmatch_decide: (a: number) => [number, number, number, number];
    readonly botmatch_missing_weights: (a: number) => [number, number];
    readonly botmatch_new: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number) => [number, number, number];
    readonly clean_name: (a: number, b: number) => [number, number, number, number];
    readonly devicetable_connect: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number];
    readonly devicetable_decide: (a: number, b: number) => void;
    readonly devicetable_disconnect: (a: number, b: number, c: number) => void;
    readonly devicetable_effects: (a: number, b: number) => [number, number];
    readonly devicetable_join: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number, number];
    readonly devicetable_open: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number, number];
    readonly devicetable_receive: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly devicetable_restore: (a: number, b: number, c: number, d: number, e: number) => [number, number, number];
    readonly devicetable_state: (a: number) => [number, number];
    readonly devicetable_tick: (a: number, b: number) => void;
    readonly games: () => [number, number];
    readonly load_weights: (a: number, b: number, c: number, d: number) => [number, number];
    readonly new_guest_id: (a: number, b: number) => [number, number, number, number];
    readonly play_out_worlds: (a: number, b: number, c: number, d: number) => [number, number];
    readonly play_random_matches: (a: number, b: number, c: number, d: number) => [number, number];
    readonly record_text: (a: number, b: number) => [number, number, number, number];
    readonly start: () => void;
    readonly what_if: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number, number, number];
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
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
