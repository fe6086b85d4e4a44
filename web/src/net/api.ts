// The HTTP API, one function per endpoint. Every failure is thrown as a `Rejection` with the server's problem.
import {
  ENDPOINTS,
  PROTOCOL,
  type GameInfo,
  type Health,
  type MatchSummary,
  type MatchSummaryPage,
  type MatchRecord,
  type Me,
  type NewToken,
  type OpenTable,
  type Problem,
  type ReportReceipt,
  type ReportRequest,
  type Session,
  type TableSummary,
  type TableState,
  type UploadMatch,
} from '../protocol';
import { device } from '../offline/device';
import { sendRequest } from './transport';

/** Timeout of a request. */
const ANSWER_MS = 10_000;

/** The server rejected a request, or could not be reached. */
export class Rejection extends Error {
  constructor(readonly problem: Problem | { code: 'unreachable'; message: string }) {
    super(problem.message);
  }

  get code(): Problem['code'] | 'unreachable' {
    return this.problem.code;
  }
}

type Endpoint = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];
type Params = Record<string, string | number | undefined>;

type Call = <T>(endpoint: Endpoint, params?: Params, body?: object) => Promise<T>;

const endpoints = (call: Call) => ({
  health: () => call<Health>(ENDPOINTS.get_health),
  games: () => call<GameInfo[]>(ENDPOINTS.list_games),
  me: () => call<Me>(ENDPOINTS.get_me),
  makeGuest: (name: string) => call<Me>(ENDPOINTS.create_guest, {}, { name }),
  rename: (name: string) => call<Me>(ENDPOINTS.rename_me, {}, { name }),
  newRecovery: (endOthers: boolean) =>
    call<Me>(ENDPOINTS.create_recovery_code, { end_others: endOthers ? 'true' : undefined }, {}),
  sessions: () => call<Session[]>(ENDPOINTS.list_sessions),
  endSession: (id: string) => call<void>(ENDPOINTS.end_session, { id }),
  endOtherSessions: () => call<void>(ENDPOINTS.end_other_sessions),
  makeToken: (label: string) => call<NewToken>(ENDPOINTS.create_token, {}, { label }),
  logOut: () => call<void>(ENDPOINTS.log_out),
  deleteMe: () => call<void>(ENDPOINTS.delete_me),
  recover: (recovery: string) => call<Me>(ENDPOINTS.recover_guest, {}, { recovery }),
  myTables: () => call<TableSummary[]>(ENDPOINTS.list_my_tables),
  myMatches: (before?: number) => call<MatchSummaryPage>(ENDPOINTS.list_my_matches, { before }),
  lobby: () => call<TableSummary[]>(ENDPOINTS.list_public_tables),
  open: (table: OpenTable) => call<TableState>(ENDPOINTS.open_table, {}, table),
  table: (id: string) => call<TableSummary>(ENDPOINTS.get_table, { id }),
  sit: (id: string) => call<TableState>(ENDPOINTS.join_table, { id }, {}),
  report: (id: string, report: ReportRequest) => call<ReportReceipt>(ENDPOINTS.report_player, { id }, report),
  byCode: (code: string) => call<TableSummary>(ENDPOINTS.get_table_by_code, { code }),
  uploadMatch: (match: UploadMatch) => call<MatchSummary>(ENDPOINTS.upload_match, {}, match),
  match: (id: string) => call<MatchSummary>(ENDPOINTS.get_match, { id }),
  record: (id: string) => call<MatchRecord>(ENDPOINTS.get_record, { id }),
});

/** The API of the server; for what is on this device, that of the device. */
export const api = endpoints(callOver(sendRequest));
/** The same API for tables that run on this device. */
export const deviceApi = endpoints(callOver((path, init) => device.fetch(path, init)));

/** URL of a table's WebSocket. */
export function socketAddress(id: string, have: number | null, updates: 'events' | 'state'): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const params = { id, have: have ?? undefined, updates, protocol: PROTOCOL };
  return `${scheme}://${location.host}${url(ENDPOINTS.connect_to_table, params)}`;
}

/** URL of a match's record. */
export function recordAddress(id: string, form: 'text' | 'json'): string {
  return url(ENDPOINTS.get_record, { id, form });
}

/** Fills in the path parameters; other parameters go to the query string. */
function url({ path }: Endpoint, params: Params): string {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = [...rest].map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return query ? `${filled}?${query}` : filled;
}

type Send = (path: string, init: RequestInit) => Promise<Response>;

function callOver(send: Send): Call {
  return <T>(endpoint: Endpoint, params: Params = {}, body?: object): Promise<T> => {
    const headers: Record<string, string> = { 'Rodeo-Protocol': String(PROTOCOL) };
    if (body) headers['Content-Type'] = 'application/json';
    const init = { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) };
    return request<T>(send, url(endpoint, params), init);
  };
}

async function request<T>(send: Send, path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await send(path, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    throw unreachable();
  }
  // No content.
  if (answer.status === 204) return undefined as T;
  const said = await read(answer);
  if (answer.ok) return said as T;
  throw isProblem(said) ? new Rejection(said) : unreachable();
}

async function read(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    // A proxy answers for a server that is down, and not in JSON.
    throw unreachable();
  }
}

/** A proxy may answer with JSON of its own. */
function isProblem(said: unknown): said is Problem {
  const { code, message } = (said ?? {}) as Partial<Problem>;
  return typeof code === 'string' && typeof message === 'string';
}

function unreachable(): Rejection {
  return new Rejection({ code: 'unreachable', message: 'The server cannot be reached.' });
}
