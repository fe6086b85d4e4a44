// The HTTP API, one function a request. Whatever goes wrong comes as a `Refusal` with the server's own problem.
import type {
  GameInfo,
  Health,
  MatchSummary,
  MatchSummaryPage,
  MatchRecord,
  Me,
  OpenTable,
  Problem,
  ReplayStep,
  TableSummary,
  TableState,
} from '../protocol';

/** Who waits longer for an answer gets none. */
const ANSWER_MS = 10_000;

/** What the server said no to, or that it could not be reached. */
export class Refusal extends Error {
  constructor(readonly problem: Problem | { code: 'unreachable'; message: string }) {
    super(problem.message);
  }

  get code(): Problem['code'] | 'unreachable' {
    return this.problem.code;
  }
}

export const api = {
  health: () => get<Health>('/health'),
  games: () => get<GameInfo[]>('/games'),
  me: () => get<Me>('/me'),
  makeGuest: (name: string) => send<Me>('POST', '/guests', { name }),
  rename: (name: string) => send<Me>('PATCH', '/me', { name }),
  newRecovery: () => send<Me>('POST', '/me/recovery', {}),
  recover: (recovery: string) => send<Me>('POST', '/recover', { recovery }),
  myTables: () => get<TableSummary[]>('/me/tables'),
  myMatches: (before?: number) => get<MatchSummaryPage>(`/me/matches${before === undefined ? '' : `?before=${before}`}`),
  lobby: () => get<TableSummary[]>('/tables'),
  open: (table: OpenTable) => send<TableState>('POST', '/tables', table),
  table: (id: string) => get<TableSummary>(`/tables/${encodeURIComponent(id)}`),
  sit: (id: string) => send<TableState>('POST', `/tables/${encodeURIComponent(id)}/seats`, {}),
  byCode: (code: string) => get<TableSummary>(`/codes/${encodeURIComponent(code)}`),
  match: (id: string) => get<MatchSummary>(`/matches/${encodeURIComponent(id)}`),
  record: (id: string) => get<MatchRecord>(`/matches/${encodeURIComponent(id)}/record`),
  step: (id: string, step: number, viewer: 'all' | 'public' | number) =>
    get<ReplayStep>(`/matches/${encodeURIComponent(id)}/steps/${step}?viewer=${viewer}`),
};

/** The address of a table's WebSocket. */
export function socketAddress(table: string, have: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const from = have === null ? '' : `?have=${have}`;
  return `${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(table)}/ws${from}`;
}

/** The address of a match's record, for people or for programs. */
export function recordAddress(match: string, form: 'text' | 'json'): string {
  return `/api/v1/matches/${encodeURIComponent(match)}/record?form=${form}`;
}

function get<T>(path: string): Promise<T> {
  return request<T>(path, { method: 'GET' });
}

function send<T>(method: 'POST' | 'PATCH', path: string, body: object): Promise<T> {
  return request<T>(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    throw unreachable();
  }
  const said = await read(answer);
  if (answer.ok) return said as T;
  throw isProblem(said) ? new Refusal(said) : unreachable();
}

async function read(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    // A proxy in between answers for a server that is not there, and not in JSON.
    throw unreachable();
  }
}

/** A proxy that does speak JSON has problems of its own. */
function isProblem(said: unknown): said is Problem {
  const { code, message } = (said ?? {}) as Partial<Problem>;
  return typeof code === 'string' && typeof message === 'string';
}

function unreachable(): Refusal {
  return new Refusal({ code: 'unreachable', message: 'The server cannot be reached.' });
}
