/**
 * The upstream of the crash tests, in its own process. It follows the order in the prompt of each creation. It journals every task
 * that it accepts before it answers, so that the journal is complete even if the gateway dies.
 *
 * `node upstream.ts JOURNAL [--poll-faults]` prints its URL as the first line, and ends with its standard input.
 */
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyText } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type Behaviour, behaviours, type JournalLine, type Order, type Taken } from './journal.ts';

interface UpstreamTask extends Taken {
  readonly at_ms: number;
  readonly life_ms: number;
  told: boolean;
}

const [journal = '', ...flags] = process.argv.slice(2);
const hasPollFaults = flags.includes('--poll-faults');
const tasks = new Map<string, UpstreamTask>();
/** The result of each key: its id, or null if it was refused. */
const keys = new Map<string, string | null>();
/** Keys whose first request was dropped. */
const lost = new Set<string>();
let polls = 0;

const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  response.on('error', () => {});
  void serve(request, response).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.stdin.on('end', () => process.exit(0)).resume();

/** The reply to a request: an answer, half an answer, a reset connection, or nothing. */
type Reply = { readonly status: number; readonly body: object; readonly isCut?: true } | 'reset' | 'silence';

const refusal: Reply = { status: 400, body: { error: { code: 'InvalidParameter.duration', message: 'out of range' } } };

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const lane = path.split('/')[1] ?? '';
  let received: string;
  try {
    received = await bodyText(request);
  } catch {
    return; // The gateway died while it was sending: nothing was accepted.
  }
  if (path.endsWith('/messages')) await message(response, lane, JSON.parse(received));
  else if (lane === 'busy')
    say(response, { status: 429, body: { error: { code: 'QuotaExceeded', message: 'later' } } });
  else if (request.method === 'POST') say(response, create(request, lane, received));
  else if (path.endsWith('/tasks')) say(response, { status: 200, body: { items: listOf(lane), total: tasks.size } });
  else say(response, poll(path.slice(path.lastIndexOf('/') + 1)));
}

function say(response: ServerResponse, reply: Reply): void {
  if (reply === 'silence') return;
  if (reply === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const whole = JSON.stringify(reply.body);
  response.writeHead(reply.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
  if (reply.isCut === true) response.write(whole.slice(0, whole.length / 2), () => response.socket?.end());
  else response.end(whole);
}

function create(request: IncomingMessage, lane: string, received: string): Reply {
  const body: unknown = JSON.parse(received);
  const given = request.headers['idempotency-key'];
  const key = typeof given === 'string' ? `${lane} ${given}` : undefined;
  const before = key === undefined ? undefined : keys.get(key);
  if (key !== undefined && before !== undefined) {
    write({ event: 'repeated', lane, key });
    return before === null ? refusal : created(before);
  }
  const order = readOrder(body);
  const duration = Number(member(body, 'duration'));
  const does = key !== undefined && lost.has(key) ? 'answers' : order.does;
  if (does === 'loses') {
    if (key !== undefined) lost.add(key);
    return 'reset';
  }
  if (does === 'refuses') {
    if (key !== undefined) keys.set(key, null);
    write({ event: 'refused', lane, duration });
    return refusal;
  }
  const { ends, billed, life_ms } = order;
  const id = `cgt-${lane}-${tasks.size + 1}`;
  const taken: Taken = { event: 'taken', lane, id, model: String(member(body, 'model')), duration, ends, billed };
  write(taken);
  tasks.set(id, { ...taken, life_ms, at_ms: Date.now(), told: false });
  if (key !== undefined) keys.set(key, id);
  return replyOf(does, id);
}

/** The reply to a creation that was accepted. */
function replyOf(does: Exclude<Behaviour, 'loses' | 'refuses'>, id: string): Reply {
  switch (does) {
    case 'answers':
      return created(id);
    case 'hangs':
      return 'silence';
    case 'resets':
      return 'reset';
    case 'fails':
      return { status: 502, body: { error: { code: 'InternalServiceError', message: 'bad gateway' } } };
    case 'truncates':
      return { status: 200, body: { id, task_id: id }, isCut: true };
  }
}

function created(id: string): Reply {
  return { status: 200, body: { id, task_id: id } };
}

const outputTokens = 3;

/** Answers a message, whose text is its number, as JSON or as a slow stream. */
async function message(response: ServerResponse, lane: string, body: unknown): Promise<void> {
  const number = Number(member(member(member(body, 'messages'), '0'), 'content'));
  write({ event: 'answered', lane, number, output: outputTokens });
  const start = { id: `msg_${number}`, type: 'message', role: 'assistant', model: 'chat-large', content: [] };
  const input = { input_tokens: number };
  const output = { output_tokens: outputTokens };
  if (member(body, 'stream') !== true) {
    say(response, { status: 200, body: { ...start, stop_reason: 'end_turn', usage: { ...input, ...output } } });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = [
    { type: 'message_start', message: { ...start, usage: { ...input, output_tokens: 0 } } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: output },
    { type: 'message_stop' },
  ];
  for (const event of events) {
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    await setTimeout(20);
  }
  response.end();
}

/** Every poll reports the state. With faults some answers are empty, and these must change nothing. */
function poll(id: string): Reply {
  const task = tasks.get(id);
  if (task === undefined) return { status: 404, body: { error: { code: 'NotFound', message: 'no such task' } } };
  polls += 1;
  if (hasPollFaults && polls % 13 === 0) return { status: 500, body: { error: { code: 'x', message: 'x' } } };
  if (hasPollFaults && polls % 17 === 0) return 'reset';
  if (hasPollFaults && polls % 19 === 0) return { status: 200, body: recordOf(task), isCut: true };
  if (hasPollFaults && polls % 29 === 0) return 'silence';
  if (statusOf(task) !== 'running' && !task.told) {
    task.told = true;
    write({ event: 'told', lane: task.lane, id, status: task.ends });
  }
  return { status: 200, body: recordOf(task) };
}

function statusOf(task: UpstreamTask): 'running' | Order['ends'] {
  return Date.now() < task.at_ms + task.life_ms ? 'running' : task.ends;
}

function recordOf(task: UpstreamTask): object {
  const { id, model, at_ms, billed, duration } = task;
  const status = statusOf(task);
  const seconds = Math.floor(at_ms / 1000);
  return {
    id,
    task_id: id,
    model,
    status,
    created_at: seconds,
    updated_at: seconds,
    ...(status === 'succeeded' && { content: { video_url: `http://127.0.0.1/${id}.mp4` } }),
    ...(status === 'succeeded' && billed !== null && { billedSeconds: billed, usage: { completion_tokens: duration } }),
    ...(status === 'failed' && { error: { code: 'x', message: 'it did not work out' } }),
  };
}

/** Newest first. The last one is an old task, which shows that the list goes back far enough. */
function listOf(lane: string): readonly object[] {
  const own = [...tasks.values()].filter((task) => task.lane === lane).reverse();
  return [...own.map(recordOf), { id: 'cgt-ancient', model: 'vidgen-2.0', status: 'succeeded', created_at: 1 }];
}

function write(line: JournalLine): void {
  appendFileSync(journal, `${JSON.stringify(line)}\n`);
}

/** The order is in the prompt, or in the text of the first content element. */
function readOrder(body: unknown): Order {
  const prompt = member(body, 'prompt') ?? member(member(member(body, 'content'), '0'), 'text');
  const order: unknown = JSON.parse(String(prompt));
  const billed = member(order, 'billed');
  const does = behaviours.find((behaviour) => behaviour === member(order, 'does'));
  if (does === undefined) throw new Error(`no such behaviour: ${prompt}`);
  return {
    does,
    ends: member(order, 'ends') === 'failed' ? 'failed' : 'succeeded',
    life_ms: Number(member(order, 'life_ms')),
    billed: typeof billed === 'number' ? billed : null,
  };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
