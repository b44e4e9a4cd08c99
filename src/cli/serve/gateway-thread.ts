/** A thread that answers requests: a gateway of its own on the port of all threads, which writes by the store's one writer. */
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { ListenError } from '../../gateway/http/listen-error.ts';
import { type PreparedPlan, startGateway } from '../../gateway/runtime/gateway.ts';
import { openStore } from '../../ledger/open-store.ts';
import { endThreadIfArmed } from '../../lib/failpoint.ts';
import { toSentError } from '../../lib/node/sent-error.ts';
import type { Plan } from '../../plan/index.ts';
import { type PackedPlan, unpackPlan } from '../../plan/packed.ts';
import { createThreadLog } from './log.ts';
import { ownReports } from './own-reports.ts';
import type { CallMessage, OrderMessage, ThreadCalls, ThreadMessage, ThreadOrder } from './thread-calls.ts';

/** How often a stopping thread says how many requests are in progress. */
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
void ordered.then(start);

async function answer({ id, name, argument }: CallMessage): Promise<void> {
  try {
    const call: (argument: never) => Promise<unknown> = (await running)[name];
    say({ is: 'answer', id, value: await call(argument as never) });
  } catch (error) {
    say({ is: 'failure', id, error: toSentError(error) });
  }
}

async function start(order: ThreadOrder): Promise<void> {
  const { host, port, store_url, writer, recorder, log_level, keptBytes, clients } = order;
  const { log, flush } = createThreadLog(log_level, (lines) => say({ is: 'log', lines }));

  const plan = unpack(order.plan);
  const store = await openStore(store_url, { writer, access: 'write', log });
  void store.lost.then(({ message }) => say({ is: 'lost', reason: message }));
  const started = Promise.withResolvers<void>();
  const part = { allStarted: started.promise, keptBytes, clients };
  const gateway = await startGateway(plan, {
    store,
    log,
    part,
    recorder,
    ...ownReports(store_url),
  }).catch(refuse);
  const { address } = gateway;
  let prepared: PreparedPlan | undefined;
  let reports: NodeJS.Timeout | undefined;
  const reportRequests = () => setInterval(() => say({ is: 'requests', count: gateway.requests }), REPORT_ms);
  const ends = new Map<number, () => Promise<void>>();

  const calls: ThreadCalls = {
    async allStarted() {
      started.resolve();
    },
    async prepare(next) {
      endThreadIfArmed();
      prepared = await gateway.prepare(unpack(next));
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
    targets: () => gateway.targets(),
    async drain() {
      reports ??= reportRequests();
      await gateway.drain();
    },
    async close() {
      reports ??= reportRequests();
      await gateway.close();
      await store.close();
      clearInterval(reports);
      flush();
    },
  };

  run(calls);
  say({ is: 'listening', address });
  flushCompileCache();

  function unpack(packed: PackedPlan): Plan {
    const plan = unpackPlan(packed, () => packed.secrets);
    return { ...plan, server: { ...plan.server, host, port, metrics: undefined }, store_url };
  }

  function refuse(error: unknown): never {
    if (error instanceof ListenError)
      say({ is: 'unavailable', address: { host, port }, error: toSentError(error.cause) });
    throw error;
  }
}
