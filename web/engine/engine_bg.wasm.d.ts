/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_followedgame_free: (a: number, b: number) => void;
export const __wbg_followedtable_free: (a: number, b: number) => void;
export const followedgame_follow: (a: number, b: number, c: number, d: number) => [number, number, number, number];
export const followedgame_forecast_insertion: (a: number, b: number, c: number) => [number, number, number, number];
export const followedgame_foresee: (a: number, b: number, c: number) => [number, number, number, number];
export const followedgame_new: (a: number, b: number, c: number) => [number, number, number];
export const followedgame_start: (a: number, b: number, c: number) => [number, number, number];
export const followedgame_summarize: (a: number, b: number, c: number, d: number) => [number, number, number, number];
export const followedgame_view: (a: number, b: number) => [number, number, number, number];
export const followedtable_apply: (a: number, b: number, c: number) => [number, number, number, number];
export const followedtable_forecast_insertion: (a: number, b: number, c: number) => [number, number, number, number];
export const followedtable_foresee: (a: number, b: number, c: number) => [number, number, number, number];
export const followedtable_hint_position: (a: number) => [number, number, number, number];
export const followedtable_new: (a: number, b: number) => [number, number, number];
export const followedtable_summarize: (a: number, b: number, c: number, d: number) => [number, number, number, number];
export const narrate: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
export const result: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
