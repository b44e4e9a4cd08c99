/**
 * The load test: a gateway beside the upstream asked directly and beside the raw floor, in turns within one run, so that
 * a noisy machine disturbs all of them alike. Quote the ratios, not the figures.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import type { ExitCode, Io } from '../src/cli/io.ts';
import { NANO } from '../src/lang/amount.ts';
import { generateKey } from '../src/store/keys.ts';
import { openStore } from '../src/store/open.ts';
import { type ServerProcess, startProcess } from './process.ts';

export interface BenchOptions {
  /** A gateway that runs already, and a key of it; without them one is started on a store of its own. */
  readonly url?: string;
  readonly key?: string;
  /** A second or so of everything, to prove that it works; its figures mean nothing. */
  readonly smoke?: boolean;
  readonly json: boolean;
  readonly io: Io;
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly process: ServerProcess | undefined;
}

interface Row {
  readonly scenario: string;
  readonly target: string;
  readonly requests_per_s: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly cpu_us_per_request: number | null;
  readonly failed: number;
}

const scenarios = [
  {
    name: 'messages JSON',
    path: '/v1/messages',
    body: { model: 'chat-large', max_tokens: 64, messages: [{ role: 'user', content: 'What colour is the kite?' }] },
  },
  {
    name: 'video create (durable hold)',
    path: '/api/v3/c/videos/generations/tasks',
    body: { model: 'c/vidgen-2.0', prompt: 'a red kite', duration: 4 },
  },
];

export async function runBench(options: BenchOptions): Promise<ExitCode> {
  const { io } = options;
  const rounds = options.smoke ? 1 : 5;
  const duration = options.smoke ? 1 : 5;
  const bed = await startBed(options);
  const rows: Row[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const scenario of scenarios) {
        for (const target of bed.targets) {
          io.stderr.write(`round ${round} of ${rounds}: ${scenario.name}, ${target.name}\n`);
          rows.push(await measure(scenario, target, bed.key, duration));
        }
      }
    }
  } finally {
    await bed.stop();
  }
  const table = medians(rows);
  io.stdout.write(
    options.json ? `${JSON.stringify({ rounds, duration_s: duration, results: table })}\n` : render(table),
  );
  return rows.every((row) => row.failed === 0 && row.requests_per_s > 0) ? 0 : 1;
}

async function startBed(options: BenchOptions) {
  if (options.url !== undefined && options.key !== undefined) {
    return {
      key: options.key,
      targets: [{ name: 'gateway', url: options.url, process: undefined }],
      stop: async () => {},
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
  const store_url = `sqlite:${join(folder, 'bench.db')}`;
  const key = await fundedKey(store_url);
  const stub = await startProcess([resolve(import.meta.dirname, 'stub.ts')], {});
  const floor = await startProcess([resolve(import.meta.dirname, 'floor.ts'), stub.firstLine], {});
  const env = {
    TOLLGATE_STORE: store_url,
    TOLLGATE_MESSAGES_URL: stub.firstLine,
    TOLLGATE_MESSAGES_KEY: 'bench',
    TOLLGATE_C_URL: stub.firstLine,
    TOLLGATE_C_KEY: 'bench',
    TOLLGATE_LOG: 'info',
  };
  const main = resolve(import.meta.dirname, '../src/main.ts');
  const config = resolve(import.meta.dirname, '../gateway.yaml');
  const gateway = await startProcess([main, 'serve', '--json', '--port', '0', '--config', config], env);
  const { url } = JSON.parse(gateway.firstLine) as { url: string };
  const targets: Target[] = [
    { name: 'direct', url: stub.firstLine, process: undefined },
    { name: 'raw floor', url: floor.firstLine, process: floor },
    { name: 'gateway', url, process: gateway },
  ];
  return {
    key,
    targets,
    async stop() {
      await Promise.all([gateway.stop(), floor.stop(), stub.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fundedKey(store_url: string): Promise<string> {
  const store = await openStore(store_url);
  try {
    await store.createAccount({ id: 'acc_bench', name: 'bench', discount_nano: NANO });
    await store.topup('acc_bench', 1_000_000n * NANO, null);
    const made = generateKey(randomBytes);
    await store.createKey({
      ...made,
      name: 'bench',
      account: 'acc_bench',
      models: null,
      discount_nano: null,
      expires_at_ms: null,
    });
    return made.key;
  } finally {
    await store.close();
  }
}

async function measure(
  scenario: (typeof scenarios)[number],
  target: Target,
  key: string,
  duration: number,
): Promise<Row> {
  const before = target.process?.cpu_ms();
  const result = await autocannon({
    url: target.url + scenario.path,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'x-api-key': key },
    body: JSON.stringify(scenario.body),
    connections: 32,
    duration,
  });
  const after = target.process?.cpu_ms();
  const answered = result['2xx'];
  return {
    scenario: scenario.name,
    target: target.name,
    requests_per_s: result.requests.average,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    cpu_us_per_request:
      before === undefined || after === undefined || answered === 0 ? null : ((after - before) * 1000) / answered,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

function medians(rows: readonly Row[]): readonly Row[] {
  const groups = Map.groupBy(rows, (row) => `${row.scenario}\n${row.target}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const cpu = group.flatMap((row) => row.cpu_us_per_request ?? []);
    return [
      {
        ...first,
        requests_per_s: median(group.map((row) => row.requests_per_s)),
        p50_ms: median(group.map((row) => row.p50_ms)),
        p99_ms: median(group.map((row) => row.p99_ms)),
        cpu_us_per_request: cpu.length === 0 ? null : median(cpu),
        failed: group.reduce((sum, row) => sum + row.failed, 0),
      },
    ];
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function render(rows: readonly Row[]): string {
  const lines = [['scenario', 'target', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', 'failed']];
  for (const row of rows) {
    const cpu = row.cpu_us_per_request === null ? '-' : row.cpu_us_per_request.toFixed(0);
    lines.push([
      row.scenario,
      row.target,
      row.requests_per_s.toFixed(0),
      String(row.p50_ms),
      String(row.p99_ms),
      cpu,
      String(row.failed),
    ]);
  }
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return `${lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
