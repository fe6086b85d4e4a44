/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_hintmaker_free: (a: number, b: number) => void;
export const hintmaker_hint: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number, number];
export const hintmaker_missing_weights: (a: number, b: number) => [number, number, number, number];
export const hintmaker_new: (a: number, b: number) => [number, number, number];
export const load_weights: (a: number, b: number, c: number, d: number) => [number, number];
export const missing_weights: (a: number, b: number) => [number, number, number, number];
export const review: (a: number, b: number, c: number, d: number, e: any) => [number, number, number, number];
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
