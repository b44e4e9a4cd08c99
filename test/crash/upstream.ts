/**
 * The upstream of the crash tests, a process of its own: it does with each creation what the prompt orders, and journals every
 * task that it takes before it says a word, so that the truth about what it is owed outlives every gateway.
 *
 * `node upstream.ts JOURNAL [--poll-faults]` prints its URL as the first line, and ends with its standard input.
 */
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyText } from 'node:stream/consumers';
import { type Behaviour, behaviours, type JournalLine, type Order, type Taken } from './journal.ts';

interface UpstreamTask extends Taken {
  readonly at_ms: number;
  readonly life_ms: number;
  told: boolean;
}

const [journal = '', ...flags] = process.argv.slice(2);
const hasPollFaults = flags.includes('--poll-faults');
const tasks = new Map<string, UpstreamTask>();
/** What became of each key: the id that it got, or null where it was refused. */
const keys = new Map<string, string | null>();
/** Keys that came once and were lost. */
const lost = new Set<string>();
let polls = 0;

const server = createServer((request, response) => {
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

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const lane = path.split('/')[1] ?? '';
  let received: string;
  try {
    received = await bodyText(request);
  } catch {
    return; // The gateway died while it was sending: nothing was taken.
  }
  if (request.method === 'POST') return create(request, response, lane, received);
  if (path.endsWith('/tasks')) return answer(response, 200, { items: listOf(lane), total: tasks.size });
  poll(response, path.slice(path.lastIndexOf('/') + 1));
}

function create(request: IncomingMessage, response: ServerResponse, lane: string, received: string): void {
  const body: unknown = JSON.parse(received);
  const given = request.headers['idempotency-key'];
  const key = typeof given === 'string' ? `${lane} ${given}` : undefined;
  const before = key === undefined ? undefined : keys.get(key);
  if (key !== undefined && before !== undefined) {
    write({ event: 'repeated', lane, key });
    return before === null ? refuse(response) : created(response, before);
  }
  const order = readOrder(body);
  const duration = Number(member(body, 'duration'));
  const does = key !== undefined && lost.has(key) ? 'answers' : order.does;
  if (does === 'loses') {
    if (key !== undefined) lost.add(key);
    request.socket.resetAndDestroy();
    return;
  }
  if (does === 'refuses') {
    if (key !== undefined) keys.set(key, null);
    write({ event: 'refused', lane, duration });
    return refuse(response);
  }
  const { ends, billed, life_ms } = order;
  const taken: Taken = {
    event: 'taken',
    lane,
    id: `cgt-${lane}-${tasks.size + 1}`,
    model: String(member(body, 'model')),
    duration,
    ends,
    billed,
  };
  write(taken);
  tasks.set(taken.id, { ...taken, life_ms, at_ms: Date.now(), told: false });
  if (key !== undefined) keys.set(key, taken.id);
  reply(response, does, taken.id);
}

/** After it was taken. */
function reply(response: ServerResponse, does: Behaviour, id: string): void {
  switch (does) {
    case 'hangs':
      return;
    case 'resets':
      response.socket?.resetAndDestroy();
      return;
    case 'fails':
      return answer(response, 502, { error: { code: 'InternalServiceError', message: 'bad gateway' } });
    case 'truncates':
      return truncate(response, { id, task_id: id });
    default:
      return created(response, id);
  }
}

function created(response: ServerResponse, id: string): void {
  answer(response, 200, { id, task_id: id });
}

function refuse(response: ServerResponse): void {
  answer(response, 400, { error: { code: 'InvalidParameter.duration', message: 'out of range' } });
}

/** Every poll says what is so; with faults, some say nothing, and none of those may change anything. */
function poll(response: ServerResponse, id: string): void {
  const task = tasks.get(id);
  if (task === undefined) return answer(response, 404, { error: { code: 'NotFound', message: 'no such task' } });
  polls += 1;
  if (hasPollFaults && polls % 13 === 0) return answer(response, 500, { error: { code: 'x', message: 'x' } });
  if (hasPollFaults && polls % 17 === 0) return void response.socket?.resetAndDestroy();
  if (hasPollFaults && polls % 19 === 0) return truncate(response, recordOf(task));
  if (hasPollFaults && polls % 29 === 0) return;
  if (statusOf(task) !== 'running' && !task.told) {
    task.told = true;
    write({ event: 'told', lane: task.lane, id, status: task.ends });
  }
  answer(response, 200, recordOf(task));
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

/** Newest first, and at the end a task from long before, which shows that the list goes back that far. */
function listOf(lane: string): readonly object[] {
  const own = [...tasks.values()].filter((task) => task.lane === lane).reverse();
  return [...own.map(recordOf), { id: 'cgt-ancient', model: 'vidgen-2.0', status: 'succeeded', created_at: 1 }];
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Half of what its content-length announces. */
function truncate(response: ServerResponse, body: object): void {
  const whole = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
  response.write(whole.slice(0, whole.length / 2), () => response.socket?.end());
}

function write(line: JournalLine): void {
  appendFileSync(journal, `${JSON.stringify(line)}\n`);
}

/** The order stands in the prompt, or in the text of the first content element. */
function readOrder(body: unknown): Order {
  const prompt = member(body, 'prompt') ?? member(member(member(body, 'content'), '0'), 'text');
  const order: unknown = JSON.parse(String(prompt));
  const billed = member(order, 'billed');
  const does = behaviours.find((one) => one === member(order, 'does'));
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
