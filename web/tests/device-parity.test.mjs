// The device answers like the server: the same script of requests and messages, sent to both, gets the same kinds of answers.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { startApp } from './support.mjs';

/** Short matches with options that are not the default. */
const TABLES = [
  { game: 'take6', options: 'rounds=1,hand=3,fans=flip_digits+jumping_cow' },
  { game: 'take6', options: 'rounds=1,hand=3,deck=limited,deal=draft' },
  { game: 'buffalo', options: '' },
  { game: 'take_that', options: 'games=1' },
  { game: 'bull_party', options: '' },
];

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

for (const table of TABLES) {
  test(`the device answers like the server: ${table.game} ${table.options}`, { timeout: 240_000 }, async () => {
    const page = await app.visitor({ worker: 'block' });
    await page.goto(app.base);
    const worker = readdirSync('dist/assets').find((name) => /^deviceWorker-.*\.js$/.test(name));
    const [server, device] = [
      await page.evaluate(playScript, { table, worker: null }),
      await page.evaluate(playScript, { table, worker: `/assets/${worker}` }),
    ];
    for (const [at, answer] of server.entries()) assert.deepEqual(device[at], answer, `step ${at}: ${answer[0]}`);
    assert.equal(device.length, server.length);
    assert.ok(server.length > 40, `only ${server.length} steps`);
  });
}

/** Runs in the page. Sends the script to the worker, or to the server if there is none. Returns pairs of step and answer. */
async function playScript({ table, worker }) {
  const PAUSE_MS = 120;
  const log = [];
  const { request, connect } = worker ? device(worker) : server();
  const note = (step, answer) => log.push([step, answer]);
  const call = async (step, method, path, body) => {
    const { status, text } = await request(method, `/api/v1${path}`, body);
    const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null;
    note(step, status >= 400 ? json.code : [status < 300, Array.isArray(json) ? 'list' : Object.keys(json ?? {}).sort()]);
    return json;
  };

  // Requests.
  await call('create guest without a name', 'POST', '/guests', { name: ' ' });
  await request('POST', '/api/v1/guests', { name: 'Seat 1' });
  note('games', await call('list games', 'GET', '/games'));
  await call('open with an unknown game', 'POST', '/tables', { game: 'chess' });
  await call('open with an unknown option', 'POST', '/tables', { ...table, options: 'nonsense=1' });
  await call('open with an unknown level', 'POST', '/tables', { ...table, bots: ['unknown'] });
  await call('open with too many players', 'POST', '/tables', { ...table, players: 99 });
  await call('start with empty seats', 'POST', '/tables', { ...table, players: 3, start: true });
  const { id } = await call('open a table', 'POST', '/tables', { ...table, players: 3, bots: ['simple'] });
  await call('read the table', 'GET', `/tables/${id}`);
  await call('read a missing table', 'GET', `/tables/${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`);
  await call('take a second seat', 'POST', `/tables/${id}/seats`, { seat: 2 });

  // Messages.
  let [state, news, closed, pings] = [{}, [], false, 0];
  const wait = async (step, done) => {
    for (let tries = 0; !done(); tries += 1) {
      if (tries > 2000) throw new Error(`${step}: ${JSON.stringify({ state, news, log: log.slice(-3) })}`);
      await new Promise((wake) => setTimeout(wake, 10));
    }
  };
  const send = connect(`/api/v1/tables/${id}/ws?updates=state`, {
    message: (text) => {
      const message = JSON.parse(text);
      if (message.type === 'snapshot' || message.type === 'update') state = { ...state, ...message };
      else news.push(message);
    },
    close: () => (closed = true),
  });
  const summary = () => ({
    phase: state.table.phase,
    seats: state.table.seats.map(({ kind, level }) => [kind, level ?? null]),
    options: state.table.settings.rules,
    matches: state.table.matches,
    asked: Boolean(state.prompt),
  });
  const answers = () =>
    news
      .splice(0)
      .map(({ type, request, problem, ...rest }) =>
        type === 'rejected' ? [request, problem.code] : [type, Object.keys(rest).sort()],
      );
  /** Sends a message, waits until it is answered and until `done`, and notes the answers and the state. */
  const say = async (step, message, done = () => true) => {
    send(typeof message === 'string' ? message : JSON.stringify(message));
    const t = ++pings;
    send(JSON.stringify({ type: 'ping', t }));
    await wait(step, () => news.some((one) => one.type === 'pong' && one.t === t) && done());
    news = news.filter(({ type }) => type !== 'pong');
    // The server disconnects clients that send too fast.
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
    note(step, [answers(), summary()]);
  };

  await wait('connect', () => state.table);
  note('connect', [answers(), Object.keys(state).sort(), summary()]);
  const question = () => state.prompt?.question ?? 0;
  await say('no JSON', 'nonsense');
  await say('unknown message', { type: 'nothing' });
  await say('start with an empty seat', { type: 'start' });
  await say('choose before the match', { type: 'choose', question: 1, choice: '1' });
  await say('sit on the seat of a bot', { type: 'sit', seat: 2 });
  await say('add a bot of an unknown level', { type: 'add_bot', level: 'unknown' });
  await say('add a bot', { type: 'add_bot', level: 'random' }, () => state.table.seats[1].kind === 'house_bot');
  await say('change its level', { type: 'add_bot', level: 'gentle', seat: 1 }, () => state.table.seats[1].level === 'gentle');
  await say('add a bot to a full table', { type: 'add_bot', level: 'random' });
  await say('remove the bot', { type: 'remove', seat: 1 }, () => state.table.seats[1].kind === 'empty');
  await say('remove an empty seat', { type: 'remove', seat: 1 });
  await say('change the settings', { type: 'change_settings', settings: { players: 2 } }, () => state.table.seats.length === 2);
  await say('change to invalid settings', { type: 'change_settings', settings: { options: 'nonsense=1' } });
  await say('add another seat', { type: 'change_settings', settings: { players: 3 } }, () => state.table.seats.length === 3);
  await say('invalid nonce', { type: 'nonce', nonce: 'xyz' });
  await say('nonce', { type: 'nonce', nonce: 'abcd' });
  await say('rematch before the match', { type: 'rematch', wanted: true });
  await say('start with bots', { type: 'start', fill: 'random' }, () => state.table.phase === 'playing' && state.prompt);
  await say('start again', { type: 'start' });
  await say('history', { type: 'history', until: state.seq });
  await say('reaction', { type: 'react', reaction: 'cheer' });
  await say('chat', { type: 'chat', text: ' ' });
  await say('pause', { type: 'pause' }, () => state.table.phase === 'paused');
  await say('choose while paused', { type: 'choose', question: question(), choice: state.prompt?.next[0] ?? '1' });
  await say('resume', { type: 'resume' }, () => state.table.phase === 'playing' && state.prompt);
  await say('resume again', { type: 'resume' });
  await say('outdated question', { type: 'choose', question: 99_999, choice: '1' });
  await say('choice against the rules', { type: 'choose', question: question(), choice: '0 0 0' });
  await say('malformed choice', { type: 'choose', question: question(), choice: 'zzz' });
  await say('next words against the rules', { type: 'next_words', question: question(), words: 'zzz' });
  await say('withdraw nothing', { type: 'withdraw', question: question() });
  await say('support nobody', { type: 'support', question: question(), seat: 1 });
  await say('nudge a bot', { type: 'nudge', seat: 1 });
  await say('return without a stand-in', { type: 'return' });
  await say('change the settings during the match', { type: 'change_settings', settings: { players: 2 } });
  await say('remove a bot during the match', { type: 'remove', seat: 1 });
  await say('rematch during the match', { type: 'rematch', wanted: true });

  // A whole match, with the first choices that are offered.
  for (let choices = 0; state.table.phase !== 'over' && choices < 500; choices += 1) {
    await wait('next question', () => state.table.phase === 'over' || (state.prompt && state.prompt.answer === undefined));
    if (state.table.phase === 'over') break;
    const { question, next } = state.prompt;
    for (let words = next[0]; ; ) {
      send(JSON.stringify({ type: 'next_words', question, words }));
      await wait('next words', () => news.length > 0);
      const [answer] = news.splice(0);
      // The question may be settled by a proposal that others have supported.
      if (answer.type !== 'next_words') break;
      if (answer.complete) {
        send(JSON.stringify({ type: 'choose', question, choice: words }));
        await wait(
          'choice',
          () =>
            state.table.phase === 'over' ||
            state.prompt?.question !== question ||
            state.prompt?.answer !== undefined ||
            news.length > 0,
        );
        break;
      }
      words = `${words} ${answer.next[0]}`;
    }
    news = [];
  }
  note('after the match', [summary(), Object.keys(state.table.result ?? {}).sort()]);
  const match = state.table.result.id;
  const { items } = await call('list matches', 'GET', '/me/matches');
  note('its summary', Object.keys(items.find((item) => item.id === match)).sort());
  await call('read the match', 'GET', `/matches/${match}`);
  await call('read the record', 'GET', `/matches/${match}/record`);
  const { text } = await request('GET', `/api/v1/matches/${match}/record?form=text`);
  note('record as text', text.split('\n')[0]);
  await say('rematch', { type: 'rematch', wanted: true }, () => state.table.matches === 2 && state.prompt);
  await call('list tables', 'GET', '/me/tables');
  send(JSON.stringify({ type: 'leave' }));
  await wait('leave', () => closed || state.seat === null || state.seat === undefined);
  note('leave', 'left');
  return log;

  function server() {
    return {
      request: async (method, path, body) => {
        const headers = body ? { 'Content-Type': 'application/json' } : {};
        const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
        return { status: answer.status, text: await answer.text() };
      },
      connect: (path, { message, close }) => {
        const socket = new WebSocket(`ws://${location.host}${path}`);
        const opened = new Promise((open) => (socket.onopen = open));
        socket.onmessage = ({ data }) => message(data);
        socket.onclose = close;
        return (text) => void opened.then(() => socket.send(text));
      },
    };
  }

  function device(address) {
    const worker = new Worker(address, { type: 'module' });
    const [requests, sockets] = [new Map(), new Map()];
    let last = 0;
    worker.onmessage = ({ data }) => {
      if (data.type === 'response') requests.get(data.id)({ status: data.status, text: data.body });
      else if (data.type === 'message') sockets.get(data.socket).message(data.text);
      else if (data.type === 'closed') sockets.get(data.socket).close();
      else throw new Error(data.message);
    };
    return {
      request: (method, path, body) =>
        new Promise((done) => {
          requests.set(++last, done);
          worker.postMessage({ type: 'request', id: last, method, path, body: body ? JSON.stringify(body) : null });
        }),
      connect: (path, handlers) => {
        const socket = ++last;
        sockets.set(socket, handlers);
        worker.postMessage({ type: 'connect', socket, path });
        return (text) => worker.postMessage({ type: 'send', socket, text });
      },
    };
  }
}
