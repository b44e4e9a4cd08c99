/** The callers of the soak test: every interface, upstream faults, callers who disconnect, and invalid input. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import type { Random } from '../support/random.ts';

/** Whom the callers call, and with which keys. */
export interface LoadOptions {
  readonly url: string;
  /** Keys of accounts with money. */
  readonly keys: readonly string[];
  /** A key of an account with almost no money. */
  readonly poorKey: string;
  readonly random: Random;
  readonly callers: number;
}

/** A running load. */
export interface Load {
  /** Number of requests by outcome: a status, `left` (the caller disconnected), `broken` (incomplete answer), `timeout`. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Descriptions of answers that must never occur. */
  readonly problems: readonly string[];
  /** Stops the callers; resolves when all have finished. */
  stop(): Promise<void>;
}

interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly key?: string;
  /** Disconnects after this many milliseconds. */
  readonly leave_ms?: number;
  /** Waits this long between two pieces of the answer. */
  readonly slow_ms?: number;
  /** The allowed statuses; default: any except a 500 of the gateway. */
  readonly expects?: readonly number[];
}

const tasksPath = '/api/v3/contents/generations/tasks';
const unifiedPath = '/api/v3/c/videos/generations/tasks';

/** Words that make the sandbox's answers or tasks fail. */
const answerFaults = ['reject', 'busy', 'overloaded', 'error', 'reset', 'lost', 'truncate', 'stall', 'garbage', 'hang'];
const taskFaults = [...answerFaults, 'fail', 'sensitive-output', 'expire', 'poll-error', 'poll-busy', 'poll-reset'];
const answerWords = ['cached', 'cache-write', 'think', 'no-usage', 'words=300'];
const streamWords = ['long', 'stream-error', 'no-end', 'no-usage', 'words=300'];

/** Starts the callers. */
export function startLoad({ url, keys, poorKey, random, callers }: LoadOptions): Load {
  const outcomes = new Map<string, number>();
  const problems: string[] = [];
  const open: { readonly path: string; readonly key: string }[] = [];
  // A separate agent, so that `stop` can close idle connections, which the gateway would keep open.
  const connections = new Agent();
  let stopped = false;
  let sent = 0;

  const steer = (words: readonly string[], probability: number) =>
    random.chance(probability) ? ` [${random.pick(words)}]` : '';

  const kinds: readonly (readonly [() => Promise<void>, number])[] = [
    [() => call(message(false, steer([...answerFaults, ...answerWords], 0.3))), 20],
    [() => call(message(true, steer([...answerFaults, ...streamWords], 0.4))), 15],
    [() => call({ ...message(true, ' [long]'), leave_ms: random.integer(1, 60) }), 6],
    [() => call({ ...message(false, ' [late]'), leave_ms: random.integer(1, 60) }), 3],
    [() => call({ ...message(true, ' [long]'), slow_ms: 20 }), 2],
    [() => call(content(random.chance(0.5), steer([...answerFaults, ...streamWords], 0.3))), 10],
    [() => call({ ...content(true, ' [long]'), leave_ms: random.integer(1, 60) }), 3],
    [() => create(), 12],
    [() => poll(), 12],
    [() => call({ path: `${tasksPath}?page_size=20`, expects: [200] }), 2],
    [() => call({ path: '/v1/models', expects: [200] }), 2],
    [() => call({ ...message(false, ''), key: poorKey }), 2],
    [() => call({ ...message(false, ''), key: 'tg_nobody', expects: [401] }), 2],
    [() => call({ path: '/v1/messages', body: '{"model":', expects: [400] }), 2],
    [() => call({ path: '/nowhere', expects: [404] }), 1],
    [() => halfRequest(), 3],
  ];

  function message(stream: boolean, words: string): Call {
    const text = `soak ${sent}${words}`;
    const body = { model: random.pick(['chat-large', 'chat-small']), max_tokens: 500, stream };
    return { path: '/v1/messages', body: JSON.stringify({ ...body, messages: [{ role: 'user', content: text }] }) };
  }

  function content(stream: boolean, words: string): Call {
    const model = random.pick(['gen-pro', 'gen-flash']);
    const verb = stream ? `streamGenerateContent${random.chance(0.7) ? '?alt=sse' : ''}` : 'generateContent';
    const body = { contents: [{ role: 'user', parts: [{ text: `soak ${sent}${words}` }] }] };
    return { path: `/v1beta/models/${model}:${verb}`, body: JSON.stringify(body) };
  }

  async function create(): Promise<void> {
    const key = random.pick(keys);
    const words = steer(taskFaults, 0.35);
    const isUnified = random.chance(0.5);
    const model = isUnified ? 'c/vidgen-2.0' : random.pick(['vidgen-2.0', 'k/vidgen-2.0', 's/vidgen-2.0']);
    const duration = random.integer(4, 10);
    const body = isUnified
      ? { model, prompt: `soak ${sent}${words}`, duration }
      : { model, content: [{ type: 'text', text: `soak ${sent}${words}` }], duration };
    const path = isUnified ? unifiedPath : tasksPath;
    const text = await send({ path, key, body: JSON.stringify(body) });
    const id = text === undefined ? undefined : /"(?:task_)?id":"([^"]+)"/.exec(text)?.[1];
    // The settler settles the others.
    if (id !== undefined && random.chance(0.5)) open.push({ path: `${path}/${id}`, key });
  }

  async function poll(): Promise<void> {
    const index = random.integer(0, open.length - 1);
    const task = open[index];
    if (task === undefined) return;
    const text = await send({ ...task, method: 'GET' });
    const hasEnded = text !== undefined && /"status":"(succeeded|failed|expired|cancelled)"/.test(text);
    if (hasEnded || open.length > 500) open.splice(open.indexOf(task), 1);
  }

  async function call(what: Call): Promise<void> {
    await send(what);
  }

  /** Sends a request and counts its outcome. @returns the text of an answer with a status below 300, else undefined. */
  async function send({ path, method, body, key = random.pick(keys), leave_ms, slow_ms, expects }: Call) {
    sent += 1;
    const leaving = new AbortController();
    const timer = leave_ms === undefined ? undefined : setTimeout(() => leaving.abort(), leave_ms);
    try {
      const response = await fetch(url + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: credentials(path, key, body !== undefined),
        ...(body !== undefined && { body }),
        dispatcher: connections,
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(30_000)]),
      });
      const text = await readAll(response, slow_ms);
      count(String(response.status));
      // Errors of the sandbox are passed on unchanged and name their cause.
      const isOwnFault = response.status === 500 && !/ says \[/.test(text);
      const isOdd = expects === undefined ? isOwnFault : !expects.includes(response.status);
      if (isOdd && problems.length < 50)
        problems.push(`${path} was answered ${response.status}: ${text.slice(0, 300)} (${body?.slice(0, 300)})`);
      return response.status < 300 ? text : undefined;
    } catch (error) {
      if (leaving.signal.aborted) count('left');
      else if (error instanceof Error && error.name === 'TimeoutError') {
        count('timeout');
        if (problems.length < 50) problems.push(`${path} was not answered within 30 s (${body?.slice(0, 300)})`);
      } else count('broken');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Disconnects in the middle of a request's head or body. */
  async function halfRequest(): Promise<void> {
    sent += 1;
    const { hostname, port } = new URL(url);
    const socket: Socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    const head = `POST /v1/messages HTTP/1.1\r\nhost: x\r\nx-api-key: ${random.pick(keys)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`;
    socket.write(random.chance(0.5) ? head.slice(0, random.integer(1, head.length - 1)) : `${head}{"model":`);
    await sleep(random.integer(1, 50));
    if (random.chance(0.5)) socket.resetAndDestroy();
    else socket.destroy();
    count('left');
  }

  function count(outcome: string): void {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  async function caller(): Promise<void> {
    while (!stopped) {
      await random.weighted(kinds)();
      await sleep(random.integer(5, 100));
    }
  }

  const running = Promise.all(Array.from({ length: callers }, caller));
  return {
    outcomes,
    problems,
    async stop() {
      stopped = true;
      await running;
      await connections.destroy();
    },
  };
}

function credentials(path: string, key: string, hasBody: boolean): Record<string, string> {
  const name = path.startsWith('/v1beta') ? 'x-goog-api-key' : path.startsWith('/v1') ? 'x-api-key' : 'authorization';
  const value = name === 'authorization' ? `Bearer ${key}` : key;
  return { [name]: value, ...(hasBody && { 'content-type': 'application/json' }) };
}

async function readAll(response: Response, slow_ms: number | undefined): Promise<string> {
  if (slow_ms === undefined || response.body === null) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body) {
    text += decoder.decode(piece, { stream: true });
    await sleep(slow_ms);
  }
  return text;
}

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));
