// Tables on this device: answers the requests and connections that a server answers, for one player.
import type * as Module from '../../device/device.js';
import { ENDPOINTS, type MatchSummaryPage, type Me, type Problem } from '../protocol';
import type { FromDevice, ToDevice } from './messages';
import { OPEN_ELSEWHERE, WEIGHTS_MISSING } from './problems';
import { RunningTable } from './runningTable';
import type { Player, Store } from './store';
import type { Effects } from './types';
import type { WeightFiles } from './weights';

type Name = keyof typeof ENDPOINTS;
type Answer = { status?: number; body: string };
type Handler = (request: { params: Record<string, string>; query: URLSearchParams; body: string }) => Promise<Answer>;

/** Number of matches on a page of the history. */
const PAGE = 20;
/** Milliseconds after which a page may try again to open a table that another page shows. */
const RETRY_MS = 2_000;

/** A problem as the answer to a request. */
class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const refuse = (code: Problem['code'], message: string, more: Partial<Problem> = {}): Refusal =>
  new Refusal({ code, message, ...more });

export class DeviceServer {
  private readonly tables = new Map<string, Promise<RunningTable>>();
  /** The table of each connection. */
  private readonly sockets = new Map<number, string>();

  constructor(
    private readonly store: Promise<Store>,
    private readonly module: () => Promise<typeof Module>,
    private readonly weights: WeightFiles,
    private readonly post: (message: FromDevice) => void,
  ) {}

  async receive(message: ToDevice): Promise<void> {
    try {
      switch (message.type) {
        case 'request':
          return await this.answer(message);
        case 'what_if':
          return await this.respond(message.id, () => this.whatIf(message.body));
        case 'connect':
          return await this.connect(message);
        case 'send':
          return (await this.running(message.socket))?.receive(message.socket, message.text);
        case 'close': {
          const table = await this.running(message.socket);
          this.sockets.delete(message.socket);
          return table?.disconnect(message.socket);
        }
      }
    } catch (error) {
      this.fail(error);
    }
  }

  private async answer({ id, method, path, body }: ToDevice & { type: 'request' }): Promise<void> {
    await this.respond(id, () => {
      const { pathname, searchParams } = new URL(path, self.location.origin);
      const { name, params } = route(method, pathname);
      const handler = this.handlers[name];
      if (!handler) throw refuse('not_found', 'This needs a server.');
      return handler({ params, query: searchParams, body: body ?? '{}' });
    });
  }

  /** Answers a request with what `handle` returns, or with its problem. */
  private async respond(id: number, handle: () => Promise<Answer>): Promise<void> {
    const reply = ({ status = 200, body }: Answer): void => this.post({ type: 'response', id, status, body });
    try {
      reply(await handle());
    } catch (error) {
      reply({ status: 400, body: JSON.stringify(problemOf(error)) });
      if (error instanceof WebAssembly.RuntimeError) throw error;
    }
  }

  private readonly handlers: Partial<Record<Name, Handler>> = {
    list_games: async () => ({ body: (await this.module()).games() }),
    get_me: async () => json(meOf(await this.player())),
    create_guest: async ({ body }) => ({ status: 201, ...json(meOf(await this.named(body))) }),
    rename_me: async ({ body }) => json(meOf(await this.named(body))),
    delete_me: async () => {
      await (await this.store).clear();
      return { status: 204, body: '' };
    },
    list_my_tables: async () => json(await (await this.store).tables()),
    list_public_tables: async () => json([]),
    list_my_matches: async ({ query }) => json(await this.history(Number(query.get('before') ?? Infinity))),
    open_table: async ({ body }) => ({ status: 201, body: await this.open(body) }),
    get_table: async ({ params }) => json(await this.summary(params.id!)),
    get_table_by_code: async ({ params }) => json(await this.byCode(params.code!)),
    join_table: async ({ params, body }) => ({ body: await this.join(params.id!, body) }),
    get_match: async ({ params }) => json((await this.match(params.id!)).summary),
    get_record: async ({ params, query }) => {
      const { record } = await this.match(params.id!);
      return { body: query.get('form') === 'text' ? (await this.module()).record_text(record) : record };
    },
  };

  private async player(): Promise<Player> {
    const player = await (await this.store).player();
    if (!player) throw refuse('not_logged_in', 'There is no player on this device yet.');
    return player;
  }

  /** Creates or renames the player of this device. */
  private async named(body: string): Promise<Player> {
    const [store, module] = [await this.store, await this.module()];
    const name = module.clean_name(String((JSON.parse(body) as { name?: unknown }).name ?? ''));
    const player = { id: (await store.player())?.id ?? module.new_guest_id(randomBytes()), name };
    await store.setPlayer(player);
    return player;
  }

  private async history(before: number): Promise<MatchSummaryPage> {
    const found = await (await this.store).matches(before, PAGE + 1);
    const items = found.slice(0, PAGE).map(({ summary }) => summary);
    return { items, before: found.length > PAGE ? (items.at(-1)?.ended_ms ?? null) : null };
  }

  private async match(id: string) {
    const found = await (await this.store).match(id);
    if (!found) throw refuse('match_not_found', 'There is no such match on this device.');
    return found;
  }

  private async summary(id: string) {
    const found = await (await this.store).table(id);
    if (!found) throw refuse('table_not_found', 'There is no such table on this device.');
    return found;
  }

  private async byCode(code: string) {
    const wanted = code.replace(/[^a-z]/gi, '').toUpperCase();
    const found = (await (await this.store).tables()).find((table) => table.code.replace('-', '') === wanted);
    if (!found) throw refuse('table_not_found', 'There is no table with this code on this device.');
    return found;
  }

  private async open(body: string): Promise<string> {
    const [store, module, player] = [await this.store, await this.module(), await this.player()];
    const now = Date.now();
    const table = module.DeviceTable.open(body, JSON.stringify(player), randomBytes(), now);
    try {
      const state = table.state();
      const effects = JSON.parse(table.effects(now)) as Effects;
      await this.loadWeights(effects.missing_weights);
      await store.commit((JSON.parse(state) as { id: string }).id, effects, now);
      await store.trim();
      return state;
    } finally {
      table.free();
    }
  }

  /** Opens a table that continues a record. It runs when a page connects to it. */
  private async whatIf(body: string): Promise<Answer> {
    const [store, module, player] = [await this.store, await this.module(), await this.player()];
    const now = Date.now();
    const { id, effects } = JSON.parse(module.what_if(body, JSON.stringify(player), randomBytes(), now)) as {
      id: string;
      effects: Effects;
    };
    await this.loadWeights(effects.missing_weights);
    await store.commit(id, effects, now);
    await store.trim();
    return { status: 201, ...json({ id }) };
  }

  /** Loads what the bots of a new table need: a table whose bots cannot play is not opened. */
  private async loadWeights(names: string[]): Promise<void> {
    try {
      await this.weights.load(names);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      throw refuse(WEIGHTS_MISSING, 'The weights of these bots cannot be loaded.');
    }
  }

  private async join(id: string, body: string): Promise<string> {
    const [table, player] = [await this.run(id), await this.player()];
    const state = table.input((running) => running.join(JSON.stringify(player), body, Date.now()));
    await table.settled();
    table.endIfUnused();
    return state;
  }

  private async connect({ socket, path }: ToDevice & { type: 'connect' }): Promise<void> {
    try {
      const { pathname, searchParams } = new URL(path, self.location.origin);
      const id = route('GET', pathname).params.id!;
      this.sockets.set(socket, id);
      const [table, player] = [await this.run(id), await this.player()];
      // The page may have closed the connection meanwhile.
      if (!this.sockets.has(socket)) return table.endIfUnused();
      const have = searchParams.get('have');
      const updates = searchParams.get('updates') ?? 'state';
      table.connect(socket, JSON.stringify(player), JSON.stringify({ have: have === null ? null : Number(have), updates }));
    } catch (error) {
      this.sockets.delete(socket);
      this.post({ type: 'message', socket, text: JSON.stringify({ type: 'closing', problem: problemOf(error) }) });
      this.post({ type: 'closed', socket });
      if (error instanceof WebAssembly.RuntimeError) throw error;
    }
  }

  private async running(socket: number): Promise<RunningTable | null> {
    const id = this.sockets.get(socket);
    try {
      return id ? ((await this.tables.get(id)) ?? null) : null;
    } catch {
      // The connection was refused and is closed already.
      return null;
    }
  }

  /** Returns the table, restored from its facts if it is not running. */
  private run(id: string): Promise<RunningTable> {
    const running = this.tables.get(id) ?? this.restore(id);
    this.tables.set(id, running);
    running.catch(() => this.tables.delete(id));
    return running;
  }

  private async restore(id: string): Promise<RunningTable> {
    const release = await holdTable(id);
    try {
      const [store, module] = [await this.store, await this.module()];
      const facts = await store.facts(id);
      if (facts.length === 0) throw refuse('table_not_found', 'There is no such table on this device.');
      const table = module.DeviceTable.restore(JSON.stringify(facts), randomBytes(), Date.now());
      const fail = (error: unknown): void => this.fail(error);
      return new RunningTable(id, table, store, this.weights, this.post, fail, () => {
        this.tables.delete(id);
        release();
      });
    } catch (error) {
      release();
      throw error;
    }
  }

  /** After a failure the memory of the module may be damaged, so the worker is started again. */
  private fail(error: unknown): void {
    this.post({ type: 'failed', message: String(error) });
  }
}

/** Makes sure that only one page runs the table. Returns a function that lets others run it. */
async function holdTable(id: string): Promise<() => void> {
  // Only secure contexts have locks. Elsewhere `Store.commit` detects that two pages run the same table.
  if (!navigator.locks) return () => undefined;
  return new Promise((resolve, reject) => {
    void navigator.locks.request(`rodeo-table-${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return reject(refuse(OPEN_ELSEWHERE, 'This game is open in another tab.', { retry_after_ms: RETRY_MS }));
      return new Promise<void>((release) => resolve(release));
    });
  });
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32));
}

function route(method: string, path: string): { name: Name; params: Record<string, string> } {
  const parts = path.split('/');
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const pattern = endpoint.path.split('/');
    if (endpoint.method !== method || pattern.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const matches = pattern.every((piece, at) => {
      if (!piece.startsWith('{')) return piece === parts[at];
      params[piece.slice(1, -1)] = decodeURIComponent(parts[at]!);
      return true;
    });
    if (matches) return { name: name as Name, params };
  }
  throw refuse('not_found', 'There is no such address.');
}

function json(value: unknown): Answer {
  return { body: JSON.stringify(value) };
}

function meOf({ id, name }: Player): Me {
  return { id, name, bot: false };
}

/** Errors of the module are problems as JSON. */
function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  if (typeof error === 'string') return JSON.parse(error) as Problem;
  return { code: 'internal', message: String(error) };
}
