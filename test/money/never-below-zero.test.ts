/** Tasks take a wallet below zero by at most the declared overdraft. */
import t, { type Test } from 'tap';
import type { Settlement } from '../../src/ledger/store/store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import {
  auditOk,
  type Interface,
  long,
  newestTask,
  officialVideo,
  type Rig,
  rig,
  tokenVideo,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited, shippedText } from '../support/shipped-text.ts';

const config = withTimeouts(long);

async function wallet({ stack }: Rig) {
  const found = await stack.store.wallet(stack.account);
  if (found === undefined) throw new Error('there is no wallet');
  return found;
}

/** Creates a task of the interface with that id. Returns its path. */
async function made({ stack, server }: Rig, sample: Interface, id: string): Promise<string> {
  server.play(({ reply }) => reply(200, { id, task_id: id, status: 'running' }));
  const reply = await stack.call('POST', sample.path, sample.body);
  if (reply.status !== 200) throw new Error(reply.text);
  return `${sample.path}/${id}`;
}

/** The upstream answers every poll with success. */
function succeeds({ server }: Rig, more: object): void {
  server.play(({ request, reply }) => {
    const id = request.target.split('/').at(-1);
    reply(200, { id, task_id: id, status: 'succeeded', ...more });
  });
}

const second = { billedSeconds: 20 };
/** A hold of 4 s is 1.84; the upstream reports 20 s, which are 9.20. */
const overage_nano = 7_360_000_000n;

t.test('a charge that the wallet cannot pay goes to review, and no wallet goes below zero', async (t) => {
  const rigged = await rig(t, () => {}, { config, balance: '9.19' });
  const { stack } = rigged;
  const path = await made(rigged, officialVideo, 'expensive');
  succeeds(rigged, second);
  t.equal((await stack.call('GET', path)).status, 200, 'the caller has its video');
  const task = await newestTask(stack);
  t.match(task, { state: 'review', status: 'succeeded', charged_nano: null, next_poll_at_ms: null });
  t.equal(task.reason, 'it costs 9.20 (20 s × 0.46), 7.36 more than was held, and the wallet has 7.35 for that');
  t.match(await wallet(rigged), { posted_nano: 9_190_000_000n, held_nano: 1_840_000_000n }, 'the hold stays');
  await auditOk(t, stack);

  await stack.call('GET', path);
  t.match(await newestTask(stack), { state: 'review' }, 'another poll changes nothing');
  rigged.server.play(({ reply }) => reply(200, { id: 'expensive', status: 'running' }));
  await stack.call('GET', path);
  t.match(await newestTask(stack), { state: 'review', status: 'succeeded' }, 'nor does a stale record');
  succeeds(rigged, second);
  await stack.store.topup(stack.account, 10_000_000n, null, OPERATOR);
  await stack.call('GET', path);
  t.match(
    await newestTask(stack),
    { state: 'succeeded', charged_nano: 9_200_000_000n },
    'after a top-up it is charged',
  );
  t.match(await wallet(rigged), { posted_nano: 0n, held_nano: 0n });
  await auditOk(t, stack);
});

t.test('the settler decides the same way', async (t) => {
  const clock = { now: Date.now() };
  const rigged = await rig(t, () => {}, { config, balance: '9.19', now: () => clock.now });
  await made(rigged, officialVideo, 'expensive');
  succeeds(rigged, second);
  clock.now += 60_000;
  await rigged.stack.settler.round();
  t.match(await newestTask(rigged.stack), { state: 'review', claim_owner: null, next_poll_at_ms: null });
  t.match(await wallet(rigged), { posted_nano: 9_190_000_000n });
  await auditOk(t, rigged.stack);
});

t.test('many overages at once take the available money, and no more', async (t) => {
  const rigged = await rig(t, () => {}, { config, balance: '60' });
  const { stack } = rigged;
  const paths: string[] = [];
  for (let n = 0; n < 12; n++) paths.push(await made(rigged, officialVideo, `many-${n}`));
  succeeds(rigged, second);
  await Promise.all(paths.map((path) => stack.call('GET', path)));
  const { tasks } = await stack.store.listTasks({ account: stack.account, limit: 100 });
  const charged = tasks.filter(({ state }) => state === 'succeeded');
  t.equal(
    charged.length,
    Number((60n * NANO - 12n * 1_840_000_000n) / overage_nano),
    'as many as fit beside the holds',
  );
  t.ok(tasks.every(({ state }) => state === 'succeeded' || state === 'review'));
  const { posted_nano, held_nano } = await wallet(rigged);
  t.equal(posted_nano, 60n * NANO - BigInt(charged.length) * 9_200_000_000n);
  t.ok(posted_nano - held_nano >= 0n);
  await auditOk(t, stack);
});

t.test('a declared overdraft is how far a wallet may go below zero, and no further', async (t) => {
  const overdrawn = edited(config, ['overdraft: "0"', 'overdraft: "0.50"']);
  for (const [balance, state, posted_nano] of [
    ['8.70', 'succeeded', -500_000_000n],
    ['8.69', 'review', 8_690_000_000n],
  ] as const) {
    const rigged = await rig(t, () => {}, { config: overdrawn, balance });
    const path = await made(rigged, officialVideo, 'expensive');
    succeeds(rigged, second);
    await rigged.stack.call('GET', path);
    t.match(await newestTask(rigged.stack), { state }, balance);
    t.equal((await wallet(rigged)).posted_nano, posted_nano, balance);
    await auditOk(t, rigged.stack);
  }
});

t.test("an operator's decision may go further", async (t) => {
  const rigged = await rig(t, () => {}, { config, balance: '2' });
  const path = await made(rigged, officialVideo, 'expensive');
  succeeds(rigged, second);
  await rigged.stack.call('GET', path);
  const { id } = await newestTask(rigged.stack);
  const cost = { units_nano: 20n * NANO, amount_nano: 9_200_000_000n, memo: 'resolved' };
  const settlement: Settlement = { outcome: 'capture', ...cost, status: null, record: null };
  t.match(await rigged.stack.store.resolveTask(id, settlement, OPERATOR), { outcome: 'settled', overage_nano });
  t.match(await wallet(rigged), { posted_nano: -7_200_000_000n });
  await auditOk(t, rigged.stack);
});

t.test('every video route of the shipped file declares a cap on what its upstream reports', async (t) => {
  t.match(shippedText, /overdraft: "0"/);
  const rigged = await rig(t, () => {}, { config, balance: '50' });
  const capped = [...rigged.stack.plan.taskKinds.values()].filter(({ billing }) => billing.actual.at.length > 0);
  for (const { name, billing } of capped) t.equal(billing.cap_nano, 10n * NANO, name);
  t.equal(capped.length, 2);
});

/** The most expensive answer of each interface that is still accepted. */
const routes: readonly (readonly [Interface, object])[] = [
  [officialVideo, { billedSeconds: 40 }],
  [tokenVideo, { usage: { completion_tokens: 1_100_000 } }],
  [unifiedVideo, { billedSeconds: 1_000_000, usage: { completion_tokens: 1_000_000_000 } }],
];
for (const [sample, answer] of routes) {
  t.test(`${sample.name}: whatever the upstream reports, the wallet stays at or above zero`, (t) =>
    staysAbove(t, sample, answer),
  );
}

async function staysAbove(t: Test, sample: Interface, answer: object): Promise<void> {
  const rigged = await rig(t, () => {}, { config, balance: '12' });
  const { stack } = rigged;
  const paths: string[] = [];
  for (let n = 0; n < 2; n++) paths.push(await made(rigged, sample, `any-${n}`));
  succeeds(rigged, answer);
  for (const path of paths) await stack.call('GET', path);
  const { posted_nano, held_nano } = await wallet(rigged);
  t.ok(posted_nano - held_nano >= 0n, `${posted_nano} - ${held_nano}`);
  await auditOk(t, stack);
}
