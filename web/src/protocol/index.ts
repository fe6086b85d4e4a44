// The types that clients and server share. They are made from the Rust types: `docs/protocol/protocol.ts`.
export * from '../../../docs/protocol/protocol';
