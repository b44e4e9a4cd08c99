/** The settler alone: how fast it settles tasks that have ended and that no caller polls, while another upstream hangs. */
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { benchConfig, fundedKey, startGateway } from '../bed.ts';
import { fillRunning } from '../stores/running.ts';
import type { Scenario } from './scenario.ts';

/** Tasks of the upstream that answers and of the one that hangs. The latter has one task more than the settler has slots. */
const tasks = { fast: 100_000, hanging: 65 } as const;

let runs = 0;

/** Measures the time until every task of the answering upstream is settled. */
export const settle: Scenario = {
  name: 'settle',
  about:
    'settling 100,000 tasks that have ended upstream, with concurrency 64, beside 65 tasks of an upstream that hangs',
  targets: async ({ gateway }) => [gateway],
  async measure(_target, bed, { smoke }) {
    runs += 1;
    await using cleanup = new AsyncDisposableStack();
    const path = join(bed.folder, `settle-${runs}.db`);
    const store_url = `sqlite:${path}`;
    const key = await fundedKey(store_url);
    const fast = smoke ? 200 : tasks.fast;
    fillRunning(path, { c: fast, k: tasks.hanging });
    const hanging = createServer().listen(0, '127.0.0.1');
    cleanup.defer(() => void hanging.close());
    await new Promise((listening) => hanging.once('listening', listening));
    const config = benchConfig(bed.folder, `settle-${runs}`, (text) =>
      text.replace('concurrency: 16', 'concurrency: 64'),
    );
    const env = {
      TOLLGATE_K_URL: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
      TOLLGATE_K_KEY: 'bench',
    };
    const { process } = await startGateway(bed.folder, bed.stub_url, key, { config, store_url, env });
    cleanup.defer(() => process.stop());
    const began = performance.now();
    const db = new Database(path, { readonly: true });
    cleanup.defer(() => void db.close());
    // Uses an index, so that checking does not disturb the measurement.
    const left = db.prepare("SELECT 1 FROM task WHERE upstream = 'c' AND next_poll_at IS NOT NULL LIMIT 1");
    while (left.get() !== undefined) await sleep(50);
    const seconds = (performance.now() - began) / 1000;
    const cpu_ms = process.cpu_ms();
    const settled = db.prepare("SELECT count(*) FROM task WHERE upstream = 'c' AND state = 'succeeded'").pluck().get();
    return {
      settled_per_s: fast / seconds,
      settled_in_s: seconds,
      ...(cpu_ms !== undefined && { cpu_us: (cpu_ms * 1000) / fast }),
      failed: fast - Number(settled),
    };
  },
};
