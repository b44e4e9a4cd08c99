/**
 * The thread of the administration: its listener, its reads on a connection of its own, and its reports. Whatever arrives there takes no
 * time of a thread that answers callers.
 */
import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { hostname } from 'node:os';
import { basename, dirname, relative, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { CONSOLE, DOCS, hasPages } from '../../admin/api/console-and-docs.ts';
import type { ConfigFiles, GatewayView } from '../../admin/api/gateway-view.ts';
import { type AdminParts, addressOf, buildAdminApi } from '../../admin/api/http.ts';
import { Problem } from '../../admin/api/problem.ts';
import { createReports } from '../../admin/reports/report-threads.ts';
import { openStore } from '../../ledger/open-store.ts';
import type { Store } from '../../ledger/store/store.ts';
import { isLoopback } from '../../lib/net/loopback.ts';
import { fromSentError, toSentError } from '../../lib/node/sent-error.ts';
import { yieldToRequests } from '../../lib/node/thread-priority.ts';
import type { Plan } from '../../plan/index.ts';
import { unpackPlan } from '../../plan/packed.ts';
import type { AdminOrder, Counted, MainCalls, SentPlan, ToAdmin, ToMain } from './admin-calls.ts';
import { CompileTooSlow } from './compile-in-thread.ts';
import { differingFiles } from './config-changes.ts';
import { exampleCall } from './demo.ts';
import { createThreadLog } from './log.ts';

/** Counts within this time are sent together, so that a flood costs the main thread little. */
const COUNTS_ms = 20;

const main = parentPort;
if (main === null) throw new Error('this file is the body of a worker thread');
const say = (message: ToMain) => main.postMessage(message);
const { promise: ordered, resolve: begin } = Promise.withResolvers<AdminOrder>();
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let calls = 0;
let running: UnpackedPlan | undefined;
let close = async () => {};

main.on('message', (message: ToAdmin) => {
  if (message.is === 'order') begin(message.order);
  else if (message.is === 'plan') running = unpack(message.plan);
  else if (message.is === 'close') void close();
  else {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.is === 'answer') call?.resolve(message.value);
    else call?.reject(fromSentError(message.error));
  }
});

function ask<N extends keyof MainCalls>(name: N, ...args: Parameters<MainCalls[N]>): ReturnType<MainCalls[N]> {
  calls += 1;
  const call = Promise.withResolvers<unknown>();
  waiting.set(calls, call);
  say({ is: 'call', id: calls, name, args });
  // The main thread answers with the result of this call.
  return call.promise as ReturnType<MainCalls[N]>;
}

yieldToRequests();
say({ is: 'loaded' });
void ordered.then(start);

async function start(order: AdminOrder): Promise<void> {
  const { admin, store_url, writer, log_level, config } = order;
  const { host, port, public_origin } = admin;
  const { log, flush } = createThreadLog(log_level, (lines) => say({ is: 'log', lines }));
  const first = unpack(order.plan);
  running = first;
  const store = await openStore(store_url, { writer, access: 'write', log });
  const app = buildAdminApi({
    store,
    log,
    count: createCounting(),
    host,
    public_origin,
    oidc: first.plan.admin?.oidc,
    isSecure: public_origin?.startsWith('https:') ?? !isLoopback(host),
    gateway: viewOf(order, store),
    random: randomBytes,
    // With port 0, gateways differ only by their file.
    name: `${hostname()} ${host}:${port} ${resolve(config)}`,
  });
  close = async () => {
    await app.close();
    await store.close();
    flush();
    process.exit();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    say({ is: 'unavailable', error: toSentError(error) });
    await close();
  }
  const pages = hasPages() ? [DOCS, CONSOLE] : [];
  say({ is: 'listening', address: addressOf(app.server), pages });
  flushCompileCache();
}

/** Counts for the metrics of the main thread. */
function createCounting(): AdminParts['count'] {
  const counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    timer = undefined;
    if (counted.size === 0) return;
    say({ is: 'counts', counts: [...counted.values()] });
    counted.clear();
    timer = setTimeout(send, COUNTS_ms);
  };
  return (name, labels) => {
    const series = JSON.stringify([name, labels]);
    counted.set(series, { name, labels, times: (counted.get(series)?.times ?? 0) + 1 });
    if (timer === undefined) send();
  };
}

/** The plan that runs, as it was sent. */
interface UnpackedPlan extends Pick<SentPlan, 'identity'> {
  /** Of its secrets, only the OpenID provider's is there. */
  readonly plan: Plan;
}

function unpack({ packed, server, identity }: SentPlan): UnpackedPlan {
  const unpacked = unpackPlan(packed, () => packed.secrets);
  return { plan: { ...unpacked, server }, identity };
}

function viewOf({ config, gateway_url, store_url }: AdminOrder, store: Store): GatewayView {
  // One at a time, because each takes a core for a second.
  let comparing: Promise<unknown> = Promise.resolve();
  let compared = 0;

  async function compare(files: ConfigFiles | undefined) {
    if (compared >= MAX_WAITING) {
      const message = `${compared} other configurations wait to be checked`;
      throw new Problem('request_running', message, 'try again when they are checked');
    }
    compared += 1;
    const done = comparing.then(() => ask('compare', files));
    comparing = done
      .catch(() => {})
      .then(() => {
        compared -= 1;
      });
    return done.catch(refuseSlow);
  }

  const current = (): UnpackedPlan => {
    if (running === undefined) throw new Error('there is no configuration');
    return running;
  };

  return {
    get plan() {
      return current().plan;
    },
    async config() {
      const { plan, identity } = current();
      const { digest, generation } = identity;
      const folder = dirname(resolve(config));
      return {
        digest,
        generation,
        source: basename(config),
        first_call: exampleCall(plan, gateway_url, 'YOUR_KEY'),
        differing_files: differingFiles(identity).map((path) => relative(folder, path)),
      };
    },
    async describePlan() {
      const { planDocument } = await import('../../config/inspect/document.ts');
      const { formatPlan } = await import('../../config/inspect/text.ts');
      const { plan } = current();
      return { plan: planDocument(plan), text: formatPlan(plan) };
    },
    targets: () => ask('targets'),
    latency: () => ask('latency'),
    notReady: () => ask('notReady'),
    waitingWrites: () => ask('waitingWrites'),
    async diff(files) {
      const { diagnostics, changes } = await compare(files);
      if (changes === undefined) return { diagnostics, summary: undefined, changes: [] };
      const { diffAccess, diffMembers } = await import('../../config/inspect/access.ts');
      const { summarize } = await import('../../config/inspect/words.ts');
      const lost = diffAccess(changes, await store.listKeys(), store.now());
      const all = [...lost, ...diffMembers(changes, await store.accountGroups()), ...changes];
      return { diagnostics, summary: summarize(all), changes: all };
    },
    termsOf: compare,
    reload: (trigger, options) => ask('reload', trigger, options),
    reports: createReports(store_url),
  };
}

/** Configurations that are being checked, or wait for it. */
const MAX_WAITING = 8;

/** @throws Problem config_too_large */
function refuseSlow(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === CompileTooSlow.code)) throw error;
  const hint = 'check a smaller part of it';
  throw new Problem('config_too_large', `the configuration is not checked: ${error.message}`, hint);
}
