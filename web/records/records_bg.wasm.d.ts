/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_matchreplay_free: (a: number, b: number) => void;
export const commitment: (a: number, b: number) => [number, number, number, number];
export const compare_deals: (a: number, b: number) => [number, number, number, number];
export const matchreplay_new: (a: number, b: number) => [number, number, number];
export const matchreplay_scores: (a: number) => [number, number, number, number];
export const matchreplay_step: (a: number, b: number) => [number, number, number, number];
export const max_record_size: () => number;
export const new_puzzle_rating: () => [number, number, number, number];
export const rate_puzzle: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
export const read_record: (a: number, b: number) => [number, number, number, number];
export const record_result: (a: number, b: number) => [number, number, number, number];
export const result: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
