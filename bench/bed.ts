/** Starts everything that a run needs: the stub upstream, the reference proxies, the gateway, the installed peers, the load process. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../scripts/build.ts';
import { openStore } from '../src/ledger/open-store.ts';
import { generateKey } from '../src/ledger/store/secrets.ts';
import { NANO } from '../src/lib/money/amount.ts';
import { OPERATOR } from '../test/support/operator.ts';
import type { Job, LoadRequest, LoadResult } from './load/jobs.ts';
import { type Peer, peers } from './peers/peers.ts';
import { cores, type ServerProcess, startProcess } from './servers/process.ts';

/** A server that receives a scenario's requests. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for a gateway that was already running: its CPU time and memory are not measured. */
  readonly process?: ServerProcess;
  /** URL of the gateway's metrics page. */
  readonly metrics_url?: string | undefined;
  /** URL of its administration, if its configuration has one. */
  readonly admin_url?: string | undefined;
  /** Rewrites a messages request for a peer; default: unchanged. */
  readonly adapt?: ((request: LoadRequest) => LoadRequest) | undefined;
}

/** The running processes of a benchmark run. */
export interface Bed {
  /** Holds the files of this run; removed at its end. */
  readonly folder: string;
  readonly stub_url: string;
  readonly direct: Target;
  readonly floor: Target;
  readonly proxy: Target;
  readonly gateway: Target;
  readonly peers: readonly Target[];
  /** Peers that are not installed, and how to install them. */
  readonly skipped: readonly { readonly name: string; readonly install: string }[];
  /** Prints a line of progress. */
  say(line: string): void;
  load(job: Job): Promise<LoadResult>;
  stop(): Promise<void>;
}

/** How a gateway is started for a measurement. */
export interface GatewayOptions {
  /** Path of the configuration; default: the shipped one, with metrics on. */
  readonly config?: string;
  readonly store_url: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The command that runs tollgate, before its arguments; default: this Node with the built program. */
  readonly program?: readonly string[];
  /** The threads that answer requests; default 1. */
  readonly threads?: number;
  /** Do not pin it to the core of the measured server. */
  readonly allCores?: boolean;
  /** As in `ProcessOptions`. */
  readonly inSession?: boolean;
}

/** Starts the processes. @param only names of the peers to start; undefined for all that are installed. */
export async function startBed(say: (line: string) => void, only: readonly string[] | undefined): Promise<Bed> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const start = async (file: string, args: readonly string[], core: number | undefined): Promise<ServerProcess> => {
    const started = await startProcess([resolve(import.meta.dirname, file), ...args], { core });
    cleanup.defer(() => started.stop());
    return started;
  };
  await build(built);
  const stub = await start('servers/stub.ts', [], cores?.load);
  const loader = await start('load/load.ts', [], cores?.load);
  const stub_url = stub.firstLine;
  const floor = await start('servers/floor.ts', [stub_url], cores?.served);
  const proxy = await start('servers/http-proxy.ts', [stub_url], cores?.served);
  const store_url = `sqlite:${join(folder, 'bench.db')}`;
  const key = await fundedKey(store_url);
  const gateway = await startGateway(folder, stub_url, key, { store_url });
  cleanup.defer(() => gateway.process.stop());
  // Callers send the same headers to every target, so that each has as many bytes to read.
  const plain = { headers: headersOf(key) };
  const found = await startPeers({ stub_url, folder, only, headers: plain.headers, say }, cleanup);
  const running = cleanup.move();
  return {
    folder,
    stub_url,
    direct: { name: 'direct', url: stub_url, ...plain },
    floor: { name: 'raw floor', url: floor.firstLine, process: floor, ...plain },
    proxy: { name: 'http-proxy', url: proxy.firstLine, process: proxy, ...plain },
    gateway,
    ...found,
    say,
    load: (job) => ask(loader, job),
    stop: () => running.disposeAsync(),
  };
}

interface PeerStart {
  readonly stub_url: string;
  readonly folder: string;
  /** Their names; undefined: all. */
  readonly only: readonly string[] | undefined;
  /** Of requests to a peer that has no keys of its own. */
  readonly headers: Target['headers'];
  readonly say: (line: string) => void;
}

async function startPeers(
  { stub_url, folder, only, headers: plain, say }: PeerStart,
  cleanup: AsyncDisposableStack,
): Promise<Pick<Bed, 'peers' | 'skipped'>> {
  const running: Target[] = [];
  const skipped: Pick<Peer, 'name' | 'install'>[] = [];
  for (const peer of peers) {
    if (only !== undefined && !only.includes(peer.name)) continue;
    const version = await peer.find();
    if (version === undefined) {
      skipped.push({ name: peer.name, install: peer.install });
      continue;
    }
    say(`starting ${peer.name} ${version}`);
    const home = join(folder, peer.name);
    mkdirSync(home);
    const { process, url, headers, adapt } = await peer.start(stub_url, { folder: home, core: cores?.served });
    cleanup.defer(() => process.stop());
    // A peer with keys of its own could refuse others.
    const all = headers === undefined ? plain : { 'content-type': 'application/json', ...headers };
    running.push({ name: `${peer.name} ${version}`, url, headers: all, process, adapt });
  }
  return { peers: running, skipped };
}

/** Has a load process run a job. @throws Error if the process ends first. */
export function ask({ stdin, lines }: ServerProcess, job: Job): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the load process has ended'));
    lines.once('close', ended);
    lines.once('line', (line) => {
      // The process runs many jobs, so a listener left behind by each would pile up.
      lines.off('close', ended);
      resolve(JSON.parse(line));
    });
    stdin.write(`${JSON.stringify(job)}\n`);
  });
}

/** Not `dist/`: a gateway may be running from there. */
export const built = resolve(import.meta.dirname, '../dist-bench');
const builtMain = join(built, 'main.js');

interface Listening {
  readonly url?: string;
  readonly metrics: string;
  readonly admin?: { readonly url: string };
}

/** Starts a gateway as it is deployed: built, with billing, metrics and the access log on. */
export async function startGateway(
  folder: string,
  stub_url: string,
  key: string,
  options: GatewayOptions,
): Promise<Target & { readonly process: ServerProcess }> {
  const { config = benchConfig(folder), store_url, env: more = {}, threads = 1 } = options;
  const { program = [process.execPath, builtMain], allCores = false, inSession = false } = options;
  const env = { TOLLGATE_STORE: store_url, TOLLGATE_LOG: 'info', ...upstreams(stub_url), ...more };
  const [command = '', ...first] = program;
  const args = [...first, 'serve', '--json', '--port', '0', '--threads', String(threads), '--config', config];
  const started = await startProcess(args, { command, env, core: allCores ? undefined : cores?.served, inSession });
  const { url, metrics, admin }: Listening = JSON.parse(started.firstLine);
  if (url === undefined) throw new Error(`the gateway with ${config} did not start: ${started.firstLine}`);
  // SIGINT: no load balancer has to find out.
  const stopping = { ...started, stop: () => started.stop('SIGINT') };
  return {
    name: 'tollgate',
    url,
    headers: headersOf(key),
    process: stopping,
    metrics_url: metrics,
    admin_url: admin?.url,
  };
}

/** Headers that carry the key in every form that an interface reads. */
export function headersOf(key: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${key}`,
    'x-api-key': key,
    'x-goog-api-key': key,
  };
}

function upstreams(stub_url: string): Readonly<Record<string, string>> {
  const names = ['CLOUD', 'C', 'GENERATIVE', 'MESSAGES'];
  return Object.fromEntries(
    names.flatMap((name) => [
      [`TOLLGATE_${name}_URL`, stub_url],
      [`TOLLGATE_${name}_KEY`, 'bench'],
    ]),
  );
}

/** Writes the shipped configuration with metrics on a free port, and returns its path. `edit` changes its text further. */
export function benchConfig(folder: string, name = 'shipped', edit = (text: string) => text): string {
  const home = join(folder, name);
  mkdirSync(home);
  for (const name of ['interfaces', 'prices.yaml', 'schemas'])
    symlinkSync(resolve(import.meta.dirname, '..', name), join(home, name));
  const shipped = readFileSync(resolve(import.meta.dirname, '../gateway.yaml'), 'utf8');
  const path = join(home, 'gateway.yaml');
  writeFileSync(path, edit(shipped.replace(/^server:\n/m, 'server:\n  metrics: 127.0.0.1:0\n')));
  return path;
}

/** Changes the shipped configuration so that the settler polls no task during a run. */
export function unpolled(text: string): string {
  const changed = text.replace('first: 5s, longest: 60s', 'first: 1h, longest: 1h');
  if (changed === text) throw new Error('gateway.yaml has other pauses of the settler than this benchmark expects');
  return changed;
}

/** Makes an account with enough money for any run, and returns its key. */
export async function fundedKey(store_url: string): Promise<string> {
  const { key } = await unfundedKey(store_url);
  await fund(store_url);
  return key;
}

const account = 'acc_bench';

/** Makes the same account without money; `id` is the key's id. */
export async function unfundedKey(
  store_url: string,
): Promise<{ readonly key: string; readonly id: string; readonly account: string }> {
  const store = await openStore(store_url);
  try {
    await store.createAccount({ id: account, name: 'bench', price_factor_nano: NANO }, OPERATOR);
    const made = generateKey(randomBytes);
    await store.createKey(
      {
        ...made,
        name: 'bench',
        account,
        models: null,
        price_factor_nano: null,
        expires_at_ms: null,
      },
      OPERATOR,
    );
    return { key: made.key, id: made.id, account };
  } finally {
    await store.close();
  }
}

/** Tops the account up, close to the largest balance. */
export async function fund(store_url: string): Promise<void> {
  const store = await openStore(store_url);
  try {
    for (let n = 0; n < 8; n += 1) await store.topup(account, 900_000_000n * NANO, null, OPERATOR);
  } finally {
    await store.close();
  }
}
