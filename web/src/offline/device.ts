// The page's side of the worker that runs tables on this device. It is started on first use.
import type { FromDevice, ToDevice } from './messages';

/** The part of a WebSocket that the connection to a table uses. */
export interface TableSocket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

class Device {
  private worker: Worker | null = null;
  private readonly requests = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  private readonly sockets = new Map<number, DeviceSocket>();
  private last = 0;

  /** Answers a request of the API, as `fetch` does. */
  fetch(path: string, { method = 'GET', body = null }: RequestInit = {}): Promise<Response> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.requests.set(id, { resolve, reject });
      this.post({ type: 'request', id, method, path, body: body as string | null });
    });
  }

  /** Opens a table that continues a record with another choice. The answer has the `id` of the table. */
  whatIf(body: string): Promise<Response> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.requests.set(id, { resolve, reject });
      this.post({ type: 'what_if', id, body });
    });
  }

  /** Connects to a table, as `new WebSocket` does. */
  connect(address: string): TableSocket {
    const { pathname, search } = new URL(address);
    const id = ++this.last;
    const socket = new DeviceSocket((message) => this.post(message), id);
    this.sockets.set(id, socket);
    this.post({ type: 'connect', socket: id, path: pathname + search });
    return socket;
  }

  private post(message: ToDevice): void {
    if (message.type === 'close') this.sockets.delete(message.socket);
    this.running().postMessage(message);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./deviceWorker.ts', import.meta.url), { type: 'module', name: 'device' });
    worker.onmessage = ({ data }: MessageEvent<FromDevice>) => this.receive(data);
    worker.onerror = (event) => this.fail(event.message || 'the worker cannot be loaded');
    this.worker = worker;
    return worker;
  }

  private receive(message: FromDevice): void {
    switch (message.type) {
      case 'response': {
        const { id, status, body } = message;
        this.requests.get(id)?.resolve(new Response(status === 204 ? null : body, { status }));
        this.requests.delete(id);
        return;
      }
      case 'message':
        this.sockets.get(message.socket)?.receive(message.text);
        return;
      case 'closed':
        this.sockets.get(message.socket)?.end();
        this.sockets.delete(message.socket);
        return;
      case 'failed':
        this.fail(message.message);
        return;
    }
  }

  /** Ends a worker that cannot go on. The next request starts another, which restores the tables from what is stored. */
  private fail(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    const [requests, sockets] = [[...this.requests.values()], [...this.sockets.values()]];
    this.requests.clear();
    this.sockets.clear();
    for (const { reject } of requests) reject(new Error(reason));
    for (const socket of sockets) socket.end();
  }
}

class DeviceSocket implements TableSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: TableSocket['onmessage'] = null;
  onclose: TableSocket['onclose'] = null;

  constructor(
    private readonly post: (message: ToDevice) => void,
    private readonly id: number,
  ) {}

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.post({ type: 'send', socket: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.post({ type: 'close', socket: this.id });
  }

  receive(text: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.OPEN;
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

export const device = new Device();
