/** Prepares the stores for the sections of the documentation, with the ids that the pages show. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { run } from '../../src/cli/program.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import type { NewTask, Store } from '../../src/ledger/store/store.ts';
import { NANO, parseNano } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited, portableText } from '../support/shipped-text.ts';
import { allowWithoutPrices } from '../support/stores.ts';

/** By section; other sections begin with an empty store. @param path the store's file. */
export const scenes: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'Reload the configuration': async (path) => {
    writeFileSync(join(dirname(path), 'deployed.yaml'), portableText);
    const output = 'cache_read: "3.60", output: ';
    writeFileSync(
      join(dirname(path), 'gateway.yaml'),
      edited(portableText, [`${output}"180.00"`, `${output}"200.00"`]),
    );
  },
  'Back up': (path) => within(path, async (store) => void (await seed(store))),
  Drill: async (path) => {
    await within(path, async (store) => void (await seed(store)));
    const sink = { write: () => true };
    const argv = ['backup', join(dirname(path), 'backup.db'), '--store', `sqlite:${path}`];
    await run(argv, { stdout: sink, stderr: sink, env: {} });
  },
  Keys: (path) =>
    within(path, async (store) => {
      await store.createAccount({ id: 'acct_acme', name: 'acme', price_factor_nano: parseNano('0.85') }, OPERATOR);
      await store.createKey(
        {
          id: 'key_YQ-rJrN8P7DTzFBY',
          sha256: '00'.repeat(32),
          prefix: 'tg__lPVXAfw',
          account: 'acct_acme',
          name: 'ci',
          models: ['c/*', 'chat-*'],
          price_factor_nano: null,
          expires_at_ms: Date.now() + 90 * 86_400_000,
        },
        OPERATOR,
      );
    }),
  'Too little balance': (path) =>
    within(path, async (store) => {
      await store.createAccount({ id: 'acct_acme', name: 'acme', price_factor_nano: NANO }, OPERATOR);
    }),
  'An upstream is down': (path) =>
    within(path, async (store) => {
      await store.openTask(taskOf(await seed(store), 'task_66N0tV64a5lwPZ-zBEQf'));
      await store.markUnknown('task_66N0tV64a5lwPZ-zBEQf', 'upstream c broke off before it had answered');
    }),
  'A task in review': (path) =>
    within(path, async (store) => {
      // Makes the hold entry 3, as on the page.
      await store.topup(await seed(store), NANO, null, OPERATOR);
      await store.openTask(taskOf('acct_demo', 'task_Z3H3B2VIcK-dzIXcTRgP'));
      await store.recoverTasks();
      await store.reviewOverdueTasks('the upstream has not reported its end by the deadline');
    }),
  'A bad night': (path) =>
    within(path, async (store) => {
      await store.openTask(taskOf(await seed(store), 'task_AaIBo2uo7lPQJjkN-Mla'));
      const why = 'upstream c broke off before it had answered; the task kind declares no means to learn the outcome';
      await store.markReview('task_AaIBo2uo7lPQJjkN-Mla', why);
    }),
  'Give a charge back': (path) => within(path, chargedTask),
  'Correct a wallet': (path) => within(path, chargedTask),
  'Send a month to a customer': (path) => within(path, chargedTask),
  'See all customers': (path) => within(path, chargedTask),
  Audit: (path) => within(path, async (store) => void (await seed(store))),
  'The disk is full': (path) => within(path, async (store) => void (await seed(store))),
  'A damaged store': async (path) => {
    await within(path, async (store) => void (await seed(store)));
    const pages = readFileSync(path);
    writeFileSync(path, pages.fill('x', 4096));
  },
  'An audit with a breach': async (path) => {
    await within(path, async (store) => {
      await store.createAccount({ id: 'acct_TQuhY3BM81GK_Jl1', name: 'acme', price_factor_nano: NANO }, OPERATOR);
      await store.topup('acct_TQuhY3BM81GK_Jl1', 21n * NANO, null, OPERATOR);
    });
    const db = new Database(path);
    db.prepare('UPDATE account SET posted = posted + 1000000000').run();
    db.close();
  },
};

async function within(path: string, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(`sqlite:${path}`);
  await work(store);
  await allowWithoutPrices(store);
  await store.close();
}

/** A video of 4 seconds of account acme, which was charged. */
async function chargedTask(store: Store): Promise<void> {
  await store.createAccount({ id: 'acct_acme', name: 'acme', price_factor_nano: NANO }, OPERATOR);
  await store.topup('acct_acme', 500n * NANO, 'INV-2026-0001', OPERATOR);
  const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  const key = { ...about, id: 'key_bKA5Vf0Tsanp4Pzu', sha256: '00'.repeat(32), account: 'acct_acme' };
  await store.createKey(key, OPERATOR);
  const id = 'task_9rtVzNfmXu6TPBAp4fUq';
  await store.openTask(taskOf('acct_acme', id));
  await store.startTask(id, 'up-1', { status: 'running', record: null, next_poll_at_ms: Date.now() });
  const charge = { units_nano: 4n * NANO, amount_nano: parseNano('1.84'), memo: '4 s × 0.46' };
  await store.settleTask(id, { outcome: 'capture', ...charge, status: 'succeeded', record: null });
}

/** An account demo with money and a key. */
async function seed(store: Store): Promise<string> {
  await store.createAccount({ id: 'acct_demo', name: 'demo', price_factor_nano: NANO }, OPERATOR);
  await store.topup('acct_demo', 1000n * NANO, null, OPERATOR);
  const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey(
    { ...about, id: 'key_bKA5Vf0Tsanp4Pzu', sha256: '00'.repeat(32), account: 'acct_demo' },
    OPERATOR,
  );
  return 'acct_demo';
}

/** A task whose dispatch deadline and deadline have passed. */
function taskOf(account: string, id: string): NewTask {
  return {
    id,
    account,
    key: 'key_bKA5Vf0Tsanp4Pzu',
    upstream: 'c',
    target: 'default',
    kind: 'unified_c',
    route: 'create_c_video',
    model: 'c/vidgen-2.0',
    facts: { resolution: '480p', duration: '4', reference: 'none', reference_seconds: '0' },
    price: 'c',
    unit: 'second',
    price_nano: parseNano('0.46'),
    divisor: 1n,
    price_factor_nano: NANO,
    hold_units_nano: 4n * NANO,
    hold_nano: parseNano('1.84'),
    hold_memo: '4 s × 0.46',
    otherwise_units_nano: 4n * NANO,
    dispatch_deadline_ms: 1,
    deadline_at_ms: 2,
  };
}
