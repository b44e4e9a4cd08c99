/** `task resolve`, `task list` and `task show`. */
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import type { NewTask } from '../../src/ledger/store/store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../support/operator.ts';
import { allowWithoutPrices } from '../support/stores.ts';
import { workspace } from '../support/tollgate.ts';

const task: NewTask = {
  id: 'task_1',
  account: 'acct_acme',
  key: 'key_acme',
  upstream: 'c',
  target: 'default',
  kind: 'unified_c',
  route: 'create_c_video',
  model: 'c/vidgen-2.0',
  facts: { resolution: '480p', duration: '10' },
  price: 'c',
  unit: 'second',
  price_nano: 460_000_000n,
  divisor: 1n,
  price_factor_nano: 850_000_000n,
  hold_units_nano: 10n * NANO,
  hold_nano: 3_910_000_000n,
  hold_memo: '10 s × 0.46 × 0.85',
  otherwise_units_nano: 10n * NANO,
  dispatch_deadline_ms: 1,
  deadline_at_ms: 2,
};

/** A store with one account that has 10.00, and one task that holds 3.91. */
async function seed(url: string, state: 'running' | 'unknown' | 'polled' | 'review'): Promise<void> {
  const store = await openStore(url);
  await store.createAccount({ id: 'acct_acme', name: 'acme', price_factor_nano: 850_000_000n }, OPERATOR);
  const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id: 'key_acme', sha256: '00'.repeat(32), account: 'acct_acme', ...about }, OPERATOR);
  await store.topup('acct_acme', 10n * NANO, null, OPERATOR);
  await store.openTask(task);
  await allowWithoutPrices(store);
  if (state === 'unknown' || state === 'polled') {
    await store.markUnknown('task_1', 'no answer', 0);
    const until_ms = Date.now() + 3_600_000;
    if (state === 'polled') await store.claimTasks({ owner: 'gateway', upstream: 'c', limit: 1, until_ms });
  } else await store.startTask('task_1', 'cgt-1', { status: 'running', record: '{}', next_poll_at_ms: null });
  if (state === 'review') await store.markReview('task_1', 'the deadline is past');
  await store.close();
}

t.test("--capture charges the seconds at the task's price", async (t) => {
  const { store, json, run } = await workspace(t);
  await seed(store, 'review');
  const why = /not charged yet; the hold is right\. It waits for you: .*task show task_1 .*task resolve task_1/;
  t.match(await run(['charge', 'explain', 'task_1']), { code: 0, stdout: why });
  const resolved = await json(['task', 'resolve', 'task_1', '--capture', '4']);
  t.match(resolved, { id: 'task_1', state: 'succeeded', charged: '1.564', charged_units: '4', overage: '0.00' });
  t.match(await json(['wallet', 'show', 'acme']), { posted: '8.436', held: '0.00', available: '8.436' });
  const memo = /^4 s × 0\.46 × 0\.85.*operator/;
  t.match(await json(['ledger', 'acme']), { entries: [{ kind: 'capture', amount: '1.564', task_id: 'task_1', memo }] });
  t.match(await json(['audit']), { ok: true });
});

t.test('--capture beyond the hold is charged and shown as overage', async (t) => {
  const { store, json } = await workspace(t);
  await seed(store, 'review');
  t.match(await json(['task', 'resolve', 'task_1', '--capture', '11']), { charged: '4.301', overage: '0.391' });
  t.match(await json(['audit']), { ok: true });
});

t.test("--release frees the hold; the upstream's id works as well", async (t) => {
  const { store, json } = await workspace(t);
  await seed(store, 'review');
  t.match(await json(['task', 'resolve', 'cgt-1', '--release']), { id: 'task_1', state: 'failed', charged: '0.00' });
  t.match(await json(['wallet', 'show', 'acme']), { posted: '10.00', held: '0.00' });
  const again = await json(['task', 'resolve', 'task_1', '--capture', '4']);
  t.match(again, { error: { code: 'task_not_in_review', message: /failed/ } });
});

t.test('a task of unknown outcome can be resolved, but not while a gateway polls it', async (t) => {
  for (const [option, state] of [
    ['--capture=4', 'succeeded'],
    ['--release', 'failed'],
  ]) {
    const { store, json } = await workspace(t);
    await seed(store, 'unknown');
    t.match(await json(['task', 'resolve', 'task_1', String(option)]), { id: 'task_1', state });
    t.match(await json(['audit']), { ok: true });
  }
  const { store, json } = await workspace(t);
  await seed(store, 'polled');
  const refused = await json(['task', 'resolve', 'task_1', '--release']);
  t.match(refused, { error: { code: 'task_busy', message: /at this moment/, hint: /in a minute/ } });
  t.match(await json(['task', 'show', 'task_1']), { state: 'unknown' });
});

t.test('a running task cannot be resolved', async (t) => {
  const { store, json, run } = await workspace(t);
  await seed(store, 'running');
  t.equal((await run(['task', 'resolve', 'task_1', '--release'])).code, 1);
  t.match(await json(['wallet', 'show', 'acme']), { held: '3.91' });
  t.match(await json(['task', 'show', 'task_1']), { state: 'running' });
});

t.test('task list and task show --json', async (t) => {
  const { store, json, run } = await workspace(t);
  await seed(store, 'review');
  const shown = await json(['task', 'show', 'cgt-1']);
  t.match(shown, {
    id: 'task_1',
    account: 'acme',
    model: 'c/vidgen-2.0',
    state: 'review',
    reason: 'the deadline is past',
    upstream: 'c',
    upstream_id: 'cgt-1',
    facts: task.facts,
    price: { table: 'c', unit: 'second', amount: '0.46', per: '1', discount: '0.85' },
    hold: '3.91',
    hold_units: '10',
    charged: null,
  });
  const list = ['task', 'list', '--account', 'acme'];
  t.same(await json([...list, '--state', 'review']), { tasks: [shown], total: 1 });
  t.same(await json([...list, '--state', 'running']), { tasks: [], total: 0 });
  t.match((await run(list)).stdout, /task_1\s+acme\s+c\/vidgen-2\.0\s+review\s+running\s+3\.91\s+-/);
  t.match((await run(['task', 'show', 'task_1'])).stdout, /price\s+0\.46 per second \(table c\), discount 0\.85/);
});
