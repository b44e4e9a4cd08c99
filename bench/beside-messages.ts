/** Compares how long callers of paid messages wait alone and beside other work of the same gateway. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../scripts/build.ts';
import { prepareToken } from '../src/cli/serve/demo.ts';
import { openStore } from '../src/ledger/open-store.ts';
import { say } from './audit/beside.ts';
import { ask, benchConfig, built, fundedKey, startGateway } from './bed.ts';
import { message } from './scenarios/requests.ts';
import { startProcess } from './servers/process.ts';

const CALLERS = { callers: 8, pause_ms: 20, duration_s: 8 };

/** That of the reports in the gateway. */
const READER_NICENESS = 10;

interface Waited {
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** A gateway with callers, and its administration. */
export interface BesideMessages {
  /** Reads a path below `/admin/v1`. @returns the text. @throws Error for another status than 200. */
  read(path: string): Promise<string>;
  /** Does the work again and again beside callers, in turn with callers alone, and prints the ratios. @param every_ms at most once in this time. */
  compare(name: string, pairs: number, work: () => Promise<unknown>, every_ms?: number): Promise<void>;
}

/** Starts the built gateway on a filled store, on all cores, and lowers the priority of this process. @param folder of the run. */
export async function startBesideMessages(
  url: string,
  folder: string,
  cleanup: AsyncDisposableStack,
): Promise<BesideMessages> {
  await build(built);
  const start = async (file: string) => {
    const started = await startProcess([resolve(import.meta.dirname, file)], { inSession: true });
    cleanup.defer(() => started.stop());
    return started;
  };
  const [stub, loader] = [await start('servers/stub.ts'), await start('load/load.ts')];
  const key = await fundedKey(url);
  const store = await openStore(url);
  const token = await prepareToken(store);
  await store.close();
  // It deletes nothing of what is measured.
  const more = "admin: { listen: '127.0.0.1:0' }\nrequests: { keep: 400d, size: 900GiB }";
  const config = benchConfig(folder, 'beside', (text) => `${text}\n${more}\n`);
  const gateway = await startGateway(folder, stub.firstLine, key, {
    config,
    store_url: url,
    allCores: true,
    inSession: true,
  });
  cleanup.defer(() => gateway.process.stop());
  const callers = async (): Promise<Waited> => {
    const job = { kind: 'one', url: gateway.url, headers: gateway.headers, ...CALLERS, request: message } as const;
    const { p50_ms, p99_ms, failed } = await ask(loader, job);
    if (failed > 0) throw new Error(`${failed} requests failed`);
    return { p50_ms, p99_ms };
  };
  // This process reads the reports, as another machine would. The callers and the gateway come first.
  if (process.platform === 'linux') setPriority(READER_NICENESS);
  await callers();
  return {
    async read(path) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${gateway.admin_url}/admin/v1${path}`, { headers });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
      return text;
    },
    async compare(name, count, work, every_ms = 0) {
      let done = 0;
      const beside = async () => {
        let isOver = false;
        const working = (async () => {
          for (; !isOver; done += 1) await Promise.all([work(), setTimeout(every_ms)]);
        })();
        const found = await callers();
        isOver = true;
        await working;
        return found;
      };
      if (count === 0) return;
      const pairs: { readonly alone: Waited; readonly beside: Waited }[] = [];
      for (let pair = 0; pair < count; pair += 1) {
        // The first of a pair may be favoured, so they swap.
        const first = pair % 2 === 0 ? undefined : await beside();
        pairs.push({ alone: await callers(), beside: first ?? (await beside()) });
      }
      const mean = (read: (pair: (typeof pairs)[number]) => number) =>
        Math.exp(pairs.reduce((sum, pair) => sum + Math.log(read(pair)), 0) / count);
      const ratio = (figure: keyof Waited) => mean(({ alone, beside }) => beside[figure] / alone[figure]).toFixed(2);
      const alone_ms = mean(({ alone }) => alone.p99_ms).toFixed(2);
      say(
        `messages beside ${name}`,
        `p99 ${ratio('p99_ms')} × ${alone_ms} ms, p50 × ${ratio('p50_ms')} (${count} pairs, ${done} times)`,
      );
    },
  };
}

/** The control of a comparison: computes for a second at the priority of this process, reads nothing and holds no lock. */
export function compute(): Promise<void> {
  const child = spawn('timeout', ['1', 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore' });
  return new Promise((resolve, reject) => child.once('exit', () => resolve()).once('error', reject));
}
