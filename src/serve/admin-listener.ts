/** Serves the administration API in the main thread of a gateway. */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { ConfigFiles, GatewayView } from '../admin/gateway-view.ts';
import { addressOf, buildAdminApi } from '../admin/http.ts';
import { CONSOLE, DOCS, hasPages } from '../admin/pages.ts';
import { Problem } from '../admin/problem.ts';
import { refuseAddress } from '../command/address.ts';
import type { Gateway } from '../http/server.ts';
import { diffAccess } from '../inspect/access.ts';
import { summarize } from '../inspect/words.ts';
import { isLoopback } from '../lang/loopback.ts';
import type { AdminPlan, Plan } from '../plan.ts';
import { createReports } from '../reports/reports.ts';
import type { Store } from '../store/store.ts';
import { CompileTooSlow } from './compile-in-thread.ts';
import { exampleCall } from './demo.ts';
import { type LatencyWatch, watchLatency } from './latency.ts';
import type { Reloader } from './reloader.ts';

export interface AdminListenerParts {
  readonly plan: Plan;
  readonly gateway: Gateway;
  readonly reloader: Reloader;
  readonly store: Store;
  readonly log: Logger;
  /** The configuration file, as given. */
  readonly config: string;
}

export interface AdminListener {
  readonly url: string;
  /** Its pages by name; none in a checkout that was not built. */
  readonly pages: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The interval of latency samples. */
const LATENCY_ms = 30_000;

/** Opens the listener. @throws CliError address_unusable */
export async function startAdminListener(
  { host, port, public_origin, oidc }: AdminPlan,
  parts: AdminListenerParts,
): Promise<AdminListener> {
  const { store, log, gateway } = parts;
  const isSecure = public_origin?.startsWith('https:') ?? !isLoopback(host);
  const { metrics, now } = gateway.services;
  const latency = watchLatency(gateway.threadValues, now());
  const noting = setInterval(() => void latency.note(now()).catch(() => {}), LATENCY_ms).unref();
  const app = buildAdminApi({
    ...{ store, log, metrics, public_origin, oidc, isSecure },
    gateway: viewOf(parts, latency),
    random: randomBytes,
    // With port 0, gateways differ only by their file.
    name: `${hostname()} ${host}:${port} ${resolve(parts.config)}`,
  });
  await app.listen({ host, port }).catch(refuseAddress({ host, port }, 'admin.listen: 127.0.0.1:0', 'administration'));
  const url = `http://${addressOf(app.server)}`;
  const pages = hasPages() ? { docs: url + DOCS, console: url + CONSOLE } : {};
  const close = () => {
    clearInterval(noting);
    return app.close();
  };
  return { url, pages, close };
}

function viewOf({ plan, gateway, reloader, config, store }: AdminListenerParts, latency: LatencyWatch): GatewayView {
  // One at a time, because each takes a core for a second.
  let comparing: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function compare(files: ConfigFiles) {
    const { main, texts } = absoluteFiles(files, config, reloader.texts);
    return inTurn(() => reloader.compare(main, texts));
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MAX_WAITING) {
      const message = `${waiting} other configurations wait to be checked`;
      throw new Problem('request_running', message, 'try again when they are checked');
    }
    waiting += 1;
    const compared = comparing.then(work);
    comparing = compared
      .catch(() => {})
      .then(() => {
        waiting -= 1;
      });
    return compared.catch(refuseSlow);
  }

  return {
    get plan() {
      return gateway.services.plan;
    },
    async config() {
      const { differing_files, ...running } = reloader.identify();
      const folder = dirname(resolve(config));
      return {
        ...running,
        source: basename(config),
        first_call: exampleCall(gateway.services.plan, gateway.url, 'YOUR_KEY'),
        differing_files: differing_files.map((path) => relative(folder, path)),
      };
    },
    describePlan: () => reloader.describe(),
    async targets() {
      const uses = await gateway.targets();
      // A target without another one beside it has no state until it fails: every request goes to it.
      return [...gateway.services.plan.upstreams.values()].flatMap(({ name: upstream, targets }) =>
        targets.map(({ name: target }) => {
          const own = uses.find((use) => use[0] === upstream && use[1] === target);
          const [, , takes_requests = true, failure] = own ?? [];
          return { upstream, target, takes_requests, failure };
        }),
      );
    },
    latency: () => latency.read(gateway.services.now()),
    notReady: () => gateway.notReady(),
    async diff(files) {
      const { diagnostics, changes } = await compare(files);
      if (changes === undefined) return { diagnostics, summary: undefined, changes: [] };
      const all = [...diffAccess(changes, await store.listKeys(), store.now()), ...changes];
      return { diagnostics, summary: summarize(all), changes: all };
    },
    termsOf: (files) => (files === undefined ? inTurn(reloader.compareFiles) : compare(files)),
    reload(by, { accept_prices, dry_run }) {
      return dry_run ? reloader.tryReload(accept_prices) : reloader.reload(`admin ${by.actor}`, accept_prices, by);
    },
    reports: createReports(plan.store_url),
  };
}

/** Configurations that are being checked, or wait for it. */
const MAX_WAITING = 8;

/** @throws Problem config_too_large */
function refuseSlow(error: unknown): never {
  if (!(error instanceof CompileTooSlow)) throw error;
  const hint = 'check a smaller part of it';
  throw new Problem('config_too_large', `the configuration is not checked: ${error.message}`, hint);
}

/** Configuration files. Others, such as those of secrets, are never shown, so they may not be included. */
const SHOWN: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** The texts that were sent, in place of those of the running configuration. */
function absoluteFiles({ main, texts }: ConfigFiles, config: string, running: Reloader['texts']) {
  const folder = dirname(resolve(config));
  const sent = [...texts].map(([name, text]) => [resolve(folder, name ?? basename(config)), text] as const);
  const shown = [...running].filter(
    (pair): pair is [string, string] => SHOWN.has(extname(pair[0])) && pair[1] !== null,
  );
  return { main: main === undefined ? config : resolve(folder, main), texts: new Map([...shown, ...sent]) };
}
