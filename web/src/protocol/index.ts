// Types, endpoints and constants generated from Rust: `docs/protocol/protocol.ts`.
export * from '../../../docs/protocol/protocol';
