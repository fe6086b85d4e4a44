// Everything that a table with hints needs; loaded only there.
export { default as HintPanel } from './HintPanel.svelte';
export { TableHints } from './hints.svelte';
export { cardValue } from './values';
