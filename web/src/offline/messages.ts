// Messages between a page and the worker that runs tables on this device: requests and sockets, as between a page and a server.

export type ToDevice =
  | { type: 'request'; id: number; method: string; path: string; body: string | null }
  /** Opens a table that continues a record with another choice. `body` is the request of `what_if` in `bindings/device`. */
  | { type: 'what_if'; id: number; body: string }
  /** `path` is that of the WebSocket, with its parameters. */
  | { type: 'connect'; socket: number; path: string }
  | { type: 'send'; socket: number; text: string }
  | { type: 'close'; socket: number };

export type FromDevice =
  | { type: 'response'; id: number; status: number; body: string }
  | { type: 'message'; socket: number; text: string }
  | { type: 'closed'; socket: number }
  /** The module has failed and the worker cannot go on. */
  | { type: 'failed'; message: string };
