/** Runs a client against a gateway process of examples/openai.yaml, and compares what each cell got, and what the ledger charged for it. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { NANO, parseNano } from '../../src/lib/money/amount.ts';
import { startCompletions } from '../sdk/completions-upstream.ts';
import { OPERATOR } from '../support/operator.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';

/** What every client is asked to do. */
export const CELLS = [
  'plain',
  'stream',
  'tools',
  'cancel',
  'wrong key',
  'no money',
  'limit',
  'too large',
  'models',
  'retry',
] as const;
export type Cell = (typeof CELLS)[number];

/** What a client did in one cell. */
export interface Outcome {
  /** What it returned, or the class, status and code of its error. */
  readonly got: string;
  /** Requests that the ledger charged. */
  readonly charged: number;
}

/** A gateway process with an upstream that is told by the prompt what to answer. */
export interface World {
  run(
    command: string,
    args: readonly string[],
    charged?: Readonly<Partial<Record<Cell, number>>>,
  ): Promise<Readonly<Partial<Record<Cell, Outcome>>>>;
}

/** One request costs this: see test/sdk/openai.ts. */
const COST_nano = parseNano('0.0006');
/** More characters than a body may have bytes. */
const TOO_LARGE = 65 * 2 ** 20;

export async function startWorld(t: Test): Promise<World> {
  const upstream = await startCompletions();
  const work = await workspace(t);
  const env = { TOLLGATE_OPENAI_URL: upstream.url, TOLLGATE_OPENAI_KEY: 'upstream-secret' };
  const gateway = work.start(['serve', '--port', '0', '--json', '--config', 'examples/openai.yaml'], { env });
  const [url = ''] = await gateway.seen(/http:\/\/127\.0\.0\.1:\d+/);
  const store = await openStore(work.store, { access: 'write' });
  t.teardown(async () => {
    await store.close();
    await upstream.close();
  });
  return {
    async run(command, args, charged = {}) {
      const made = new Map<Cell, { key: string; id: string }>();
      for (const cell of CELLS) made.set(cell, await newKey(store, cell));
      const keys = Object.fromEntries([...made].map(([cell, { key }]) => [cell, key]));
      const child = spawn(command, [...args, JSON.stringify({ url, keys, too_large: TOO_LARGE })], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      if (code !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${code}: ${errors.slice(-2_000)}`);
      const outcomes: Partial<Record<Cell, Outcome>> = {};
      for (const line of output.trim().split('\n')) {
        const { cell, got }: { cell: Cell; got: string } = JSON.parse(line);
        const { id = '' } = made.get(cell) ?? {};
        // An error is reported at once: its charge would never come.
        const requests = EXPECTED[cell].got.test(got) ? (charged[cell] ?? EXPECTED[cell].charged) : 0;
        outcomes[cell] = { got: String(got).trim(), charged: await chargedTo(store, id, requests) };
      }
      return outcomes;
    },
  };
}

/** What a client that works gets, and how many requests are charged. */
export const EXPECTED: Readonly<Record<Cell, { readonly got: RegExp; readonly charged: number }>> = {
  plain: { got: /^Hello there$/, charged: 1 },
  stream: { got: /^Hello there$/, charged: 1 },
  tools: { got: /^look \{"at":"kite"\}$/, charged: 1 },
  cancel: { got: /^left$/, charged: 1 },
  'wrong key': { got: /401/, charged: 0 },
  // ai 6 hides the status behind its retries.
  'no money': { got: /429|AI_RetryError/, charged: 0 },
  limit: { got: /429/, charged: 1 },
  'too large': { got: /413/, charged: 0 },
  models: { got: /^gpt-large gpt-small$/, charged: 0 },
  retry: { got: /^Hello there$/, charged: 1 },
};

async function newKey(store: Store, cell: Cell): Promise<{ key: string; id: string }> {
  const made = generateKey(randomBytes);
  if (cell === 'wrong key') return { key: `${made.key.slice(0, -4)}nope`, id: made.id };
  const name = `${cell.replace(' ', '-')}-${made.id}`;
  const account = await store.createAccount({ id: `acc_${name}`, name, price_factor_nano: NANO }, OPERATOR);
  if (typeof account === 'string') throw new Error(account);
  await store.topup(account.id, parseNano(cell === 'no money' ? '0.0001' : '10'), null, OPERATOR);
  const about = { prefix: made.prefix, name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id: made.id, sha256: made.sha256, account: account.id, ...about }, OPERATOR);
  if (cell === 'limit') await store.editKey(made.id, { limits: { requests: '1/min' } }, OPERATOR);
  return { key: made.key, id: made.id };
}

/** Waits until so many requests of a key are charged. @throws Error if their sum is not their price */
async function chargedTo(store: Store, key: string, requests: number): Promise<number> {
  const sums = () => store.usage({ by: ['key'] });
  const all = await until(sums, (sums) => (sums.find((sum) => sum.key === key)?.requests ?? 0) >= requests);
  const sum = all.find((sum) => sum.key === key);
  if (sum === undefined) return 0;
  if (sum.amount_nano !== COST_nano * BigInt(sum.requests))
    throw new Error(`${key}: ${sum.amount_nano} is charged for ${sum.requests}`);
  return sum.requests;
}
