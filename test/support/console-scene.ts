/** Fills a gateway's store so that every screen of the console has something to show: a week of usage, and what operators did. */

import { openStore } from '../../src/ledger/open-store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import type { Admin } from './admin.ts';
import { until } from './stack.ts';
import { capture, cny, makeOwner, newTask, type Owner, release } from './stores.ts';

/** The names that customers and vendors choose. */
export interface SceneNames {
  readonly accounts: readonly [string, string, string];
  readonly key: string;
  readonly chat: string;
  readonly video: string;
  readonly memo: string;
}

export const PLAIN_NAMES: SceneNames = {
  accounts: ['Northwind Studio', 'acme', 'Blue Kite Films'],
  key: 'production',
  chat: 'chat-large',
  video: 'c/vidgen-2.0',
  memo: 'invoice 2026-118',
};

const DAY_ms = 86_400_000;
const DAYS = 7;

/** The same numbers in each run. */
function dice(): (sides: number) => number {
  let state = 7;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/** Writes a week of tasks and metered requests to a store, beside its gateway. */
export async function fillPast(url: string, names: SceneNames): Promise<void> {
  let now = Date.now() - DAYS * DAY_ms;
  const store = await openStore(url, { now: () => now });
  const draw = dice();
  const owners: Owner[] = [];
  for (const name of names.accounts) owners.push(await makeOwner(store, name, '400'));
  for (let step = 0; step < DAYS * 8; step += 1) {
    now += DAY_ms / 8 - draw(450_000);
    const owner = owners[[0, 0, 0, 1, 1, 2][draw(6)] ?? 0] as Owner;
    const seconds = 4 + draw(7);
    const id = `task_${step.toString(36).padStart(3, '0')}`;
    const task = newTask(owner, id, `${seconds}`, {
      model: names.video,
      hold_memo: `${seconds} s × 1.00`,
      deadline_at_ms: now + 4 * DAY_ms,
      dispatch_deadline_ms: now + 60_000,
    });
    if ((await store.openTask(task)).ok) {
      now += 60_000;
      await store.startTask(id, `up-${id}`, { status: 'running', record: null, next_poll_at_ms: now + 60_000 });
      now += 60_000;
      await store.settleTask(id, draw(9) === 0 ? release('the upstream failed it') : capture(`${seconds - 1}.37`));
    }
    const lease = await store.openSpendLease({
      account: owner.account,
      amount_nano: cny('20'),
      owner: 'gateway-1',
      until_ms: now + 60_000,
    });
    if (!lease.ok) continue;
    const input = `${1_000 + draw(90_000)}`;
    const use = { hold_id: lease.hold_id, ...owner, route: 'create_message', model: names.chat };
    await store.recordUsage([
      { ...use, units: { input, output: '2100' }, amount_nano: (BigInt(input) * 36n * NANO) / 1_000_000n },
    ]);
    await store.closeSpendLease(lease);
  }
  await store.close();
}

/** Requests that `fillPresent` sends. */
const SENT = 10;

/** The addresses of what was made, by the name of the screen. */
export type Scene = Readonly<Record<string, string>>;

/** Does through the API what operators and callers do. */
export async function fillPresent(admin: Admin, names: SceneNames): Promise<Scene> {
  const [first, second, third] = names.accounts;
  const segment = encodeURIComponent;
  const { body: key } = await admin.post('/keys', {
    account: first,
    name: names.key,
    expires: '90d',
    limits: { requests: '600/min', spend_per_day: '250' },
  });
  await admin.post('/keys', { account: second, name: 'old', models: ['chat-*'] });
  await admin.post(`/accounts/${segment(first)}/topups`, { amount: '1250', reference: names.memo });
  await admin.post(`/accounts/${segment(second)}/adjustments`, { amount: '-12.5', reason: names.memo });
  const { body: suspended } = await admin.get(`/accounts/${segment(third)}`);
  const edit = { status: 'suspended', reason: names.memo, external_id: names.memo, labels: { plan: names.memo } };
  await admin.send('PATCH', `/accounts/${segment(third)}`, {
    body: edit,
    headers: { 'if-match': `"${suspended.version}"` },
  });
  const { body: webhook } = await admin.post('/webhooks', {
    url: 'https://hooks.invalid/tollgate',
    name: names.key,
    events: ['task.failed', 'wallet.low'],
  });
  await admin.post(`/webhooks/${webhook.id}/test`, {});
  const send = (path: string, body: object) =>
    fetch(admin.gateway_url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.key}`, 'x-api-key': key.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const video = (prompt: string) =>
    send('/api/v3/c/videos/generations/tasks', { model: 'c/vidgen-2.0', prompt, duration: 6 });
  // The upstream accepts these and breaks before it answers.
  await Promise.all([video('one [lost]'), video('two [lost]'), video('a kite')]);
  const chat = (content: string, model = 'chat-large') =>
    send('/v1/messages', { model, max_tokens: 64, messages: [{ role: 'user', content }] });
  // What the sandbox fails by these words.
  for (const content of ['hello', '[lost]', 'hello again', '[lost]', '[lost]', '[lost]']) await chat(content);
  await chat('hello', 'no-such-model');
  const requests = await until(
    () => admin.get('/requests?limit=200'),
    ({ body }) => body.data.length >= SENT,
  );
  const failed = requests.body.data.find(({ failed_by }: { failed_by: string | null }) => failed_by === 'upstream');
  const charged = requests.body.data.find(({ units }: { units: object | null }) => units !== null);
  const { body: entries } = await admin.get(`/accounts/${segment(first)}/entries?limit=200`);
  const charge = entries.data.find(
    ({ kind, task_id }: { kind: string; task_id: string | null }) => kind === 'capture' && task_id !== null,
  );
  await admin.post(`/accounts/${segment(first)}/refunds`, { entry: charge.id, amount: '1.37', reason: names.memo });
  const metered = entries.data.find(
    ({ kind, task_id }: { kind: string; task_id: string | null }) => kind === 'capture' && task_id === null,
  );
  const { body: review } = await admin.get('/tasks?state=review');
  return {
    overview: '/',
    requests: '/requests',
    'customers hit': '/requests?view=customers',
    request: `/requests/${charged.id}`,
    'failed request': `/requests/${failed.id}`,
    accounts: '/accounts',
    account: `/accounts/${segment(first)}`,
    statement: `/statements/${segment(first)}`,
    keys: '/keys',
    key: `/keys/${key.id}`,
    entry: `/entries/${charge.id}`,
    charge: `/charges/${charge.id}`,
    'charge of requests': `/charges/${metered.id}`,
    ledger: `/ledger?account=${segment(first)}`,
    tasks: '/tasks',
    task: `/tasks/${charge.task_id}`,
    'task in review': `/tasks/${review.data[0]?.id}`,
    review: '/review',
    usage: '/usage',
    month: `/month?month=${new Date().toISOString().slice(0, 7)}`,
    prices: '/prices',
    limits: '/limits',
    leases: '/leases',
    upstreams: '/upstreams',
    configuration: '/configuration',
    webhooks: '/webhooks',
    webhook: `/webhooks/${webhook.id}`,
    changes: '/changes',
    tokens: '/tokens',
  };
}
