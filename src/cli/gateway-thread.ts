/** A thread that answers requests: a gateway of its own on the port of all threads, which writes by the store's one writer. */
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { compileChecked } from '../compile/checked.ts';
import type { CompileOptions } from '../compile/compiled.ts';
import { endThreadIfArmed } from '../failpoint.ts';
import { ListenError } from '../http/listen-error.ts';
import { type Prepared, startGateway } from '../http/server.ts';
import type { Plan } from '../plan.ts';
import { openStore } from '../store/open.ts';
import { toSentError } from '../store/writer/sent-error.ts';
import { createThreadLog } from './log.ts';
import type {
  CallMessage,
  CompileOrder,
  OrderMessage,
  ThreadCalls,
  ThreadMessage,
  ThreadOrder,
} from './thread-calls.ts';

const REPORT_ms = 200;

const main = parentPort;
if (main === null) throw new Error('this file is the body of a worker thread');
const say = (message: ThreadMessage) => main.postMessage(message);
const { promise: ordered, resolve: begin } = Promise.withResolvers<ThreadOrder>();
const { promise: running, resolve: run } = Promise.withResolvers<ThreadCalls>();
main.on('message', (message: OrderMessage | CallMessage) => {
  if ('order' in message) begin(message.order);
  else void answer(message);
});
const order = await ordered;
const { file, env, host, port, store_url, writer, log_level, keptBytes } = order;
const { log, flush } = createThreadLog(log_level, (lines) => say({ is: 'log', lines }));

const plan = await compile(order);
const store = await openStore(store_url, { writer, access: 'write' });
void store.lost.then(({ message }) => say({ is: 'lost', reason: message }));
const started = Promise.withResolvers<void>();
const gateway = await startGateway(plan, { store, log, part: { allStarted: started.promise, keptBytes } }).catch(
  refuse,
);
const { address } = gateway;
let prepared: Prepared | undefined;
const ends = new Map<number, () => Promise<void>>();

const calls: ThreadCalls = {
  async allStarted() {
    started.resolve();
  },
  async prepare(next) {
    endThreadIfArmed();
    prepared = await gateway.prepare(await compile(next));
  },
  async use() {
    if (prepared === undefined) throw new Error('no configuration is prepared');
    const { generation, oldEnded } = await prepared.use();
    prepared = undefined;
    ends.set(generation, oldEnded);
    return generation;
  },
  async oldEnded(generation) {
    await ends.get(generation)?.();
    ends.delete(generation);
  },
  async drop() {
    prepared?.drop();
    prepared = undefined;
  },
  metrics: () => gateway.values(),
  async close() {
    const reports = setInterval(() => say({ is: 'requests', count: gateway.requests }), REPORT_ms);
    await gateway.close();
    await store.close();
    clearInterval(reports);
    flush();
  },
};

run(calls);
say({ is: 'listening', address });
flushCompileCache();

async function answer({ id, name, argument }: CallMessage): Promise<void> {
  try {
    const call: (argument: never) => Promise<unknown> = (await running)[name];
    say({ is: 'answer', id, value: await call(argument as never) });
  } catch (error) {
    say({ is: 'failure', id, error: toSentError(error) });
  }
}

/** The main thread has found no mistake in the same texts. */
async function compile({ texts, upstreams, checked }: CompileOrder): Promise<Plan> {
  const given = upstreams && { upstreams: (name: string) => upstreams.get(name) };
  const pause = () => new Promise((resolve) => setImmediate(resolve));
  const options = { env, read: new Map(texts), ...given };
  const known = checked && (await compileChecked(file, checked, { ...options, areWarningsKnown: true }, pause));
  const plan = known?.plan ?? (await compileTexts(options, pause));
  if (plan === undefined) throw new Error('the configuration has errors in a thread');
  return { ...plan, server: { ...plan.server, host, port, metrics: undefined }, store_url };
}

/** Loaded only if it is needed: the code that reads YAML is large. */
async function compileTexts(options: CompileOptions, pause: () => Promise<unknown>): Promise<Plan | undefined> {
  const { compileInSlices } = await import('../compile/compile.ts');
  return (await compileInSlices(file, options, pause)).plan;
}

function refuse(error: unknown): never {
  if (error instanceof ListenError)
    say({ is: 'unavailable', address: { host, port }, error: toSentError(error.cause) });
  throw error;
}
