/** How others lost money, as reported in public: each case is named after its report, and does not happen here. */

import { readFileSync } from 'node:fs';
import t from 'tap';
import { judge } from '../../src/billing/settle.ts';
import { compileConfig } from '../../src/compile/compile.ts';
import { formatNano } from '../../src/lang/amount.ts';
import { call, type Reply, shippedConfig, startStack, until } from '../support/stack.ts';

const stack = await startStack({ pace: 0.02, balance: '100' });
t.teardown(() => stack.close());
const path = '/api/v3/c/videos/generations/tasks';
const body = (prompt: string) => ({ model: 'c/vidgen-2.0', prompt });

interface Customer {
  readonly account: string;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Reply>;
  readonly ledger: () => Promise<readonly string[]>;
}

let customers = 0;
async function customer(balance = '100'): Promise<Customer> {
  customers += 1;
  const { account, key } = await stack.newAccount(`customer${customers}`, balance);
  const authorization = `Bearer ${key}`;
  return {
    account,
    ask: (method, to, sent) => call(stack.url + to, method, sent, { authorization }),
    async ledger() {
      const entries = (await stack.store.entries(account, 100)).filter(({ kind }) => kind !== 'topup');
      return entries.reverse().map(({ kind, amount_nano }) => `${kind} ${formatNano(amount_nano)}`);
    },
  };
}

async function finish(who: Customer, prompt: string): Promise<Reply> {
  const made = await who.ask('POST', path, body(prompt));
  return until(
    () => who.ask('GET', `${path}/${made.json.task_id}`),
    ({ json }) => json.status !== 'running',
  );
}

t.test('QuantumNous/new-api #2050 and PR 6838: a failed video task is not charged', async (t) => {
  const who = await customer();
  t.equal((await finish(who, '[fail] a kite')).json.status, 'failed');
  t.strictSame(await who.ledger(), ['hold 1.84', 'release 1.84']);
});

t.test('new-api task_billing: expired and cancelled are ends, and not in progress for ever', async (t) => {
  const who = await customer();
  for (const word of ['[expire]', '[cancel]']) {
    const content = [{ type: 'text', text: `${word} a kite` }];
    const made = await who.ask('POST', '/api/v3/contents/generations/tasks', { model: 'vidgen-2.0', content });
    const record = await until(
      () => who.ask('GET', `/api/v3/contents/generations/tasks/${made.json.id}`),
      ({ json }) => !['queued', 'running'].includes(json.status),
    );
    t.match(record.json.status, /expired|cancelled/);
    t.match((await who.ledger()).at(-1), /^release /);
  }
});

t.test('new-api #4526: a duration that the caller leaves out is written into what the upstream gets', async (t) => {
  const who = await customer();
  await who.ask('POST', path, body('a kite without a length'));
  const journal = await call(`${stack.sandbox.url}/_sandbox/journal`, 'GET');
  const sent = journal.json.requests.find((entry: { body: string }) => entry.body.includes('without a length'));
  t.match(JSON.parse(sent.body), { duration: 4, resolution: '480p' });
});

t.test('new-api #6172: a settlement reads the price of the task, and not that of today', async (t) => {
  const who = await customer();
  const made = await who.ask('POST', path, body('a kite before the price rose'));
  const { tasks } = await stack.store.listTasks({ account: who.account, limit: 1 });
  const dearer = readFileSync(shippedConfig, 'utf8')
    .replaceAll('"0.460000"', '"9.000000"')
    .replaceAll('"1.84"', '"36.00"');
  const { plan, diagnostics } = compileConfig(shippedConfig, { text: dearer, env: {} });
  const kind = plan?.taskKinds.get('unified_c');
  const [task] = tasks;
  if (kind === undefined || task === undefined) throw new Error(JSON.stringify(diagnostics));
  const text = JSON.stringify({ task_id: made.json.task_id, status: 'succeeded' });
  const verdict = judge(kind, task, { statusCode: 200, text });
  t.match(verdict, { state: 'settle', settlement: { outcome: 'capture', amount_nano: 1_840_000_000n } });
});

t.test('new-api PR 2025, LiteLLM #25015 and #15740: however often a task is polled, it is billed once', async (t) => {
  const who = await customer();
  const { json } = await finish(who, 'a kite that is asked for often');
  await Promise.all(Array.from({ length: 20 }, () => who.ask('GET', `${path}/${json.task_id}`)));
  t.strictSame(await who.ledger(), ['hold 1.84', 'capture 1.84']);
});

t.test('one-api PR 925, LiteLLM #34732: concurrent requests do not overdraw a wallet', async (t) => {
  const who = await customer('5');
  const replies = await Promise.all(Array.from({ length: 12 }, () => who.ask('POST', path, body('a kite of many'))));
  t.equal(replies.filter(({ status }) => status === 202).length, 2, 'as many as there is money for');
  t.equal(replies.filter(({ status }) => status === 402).length, 10);
  const wallet = await stack.store.wallet(who.account);
  t.match(wallet, { posted_nano: 5_000_000_000n, held_nano: 3_680_000_000n });
});

t.test('elizaOS #11862: a poll that gets no answer gives nothing back', async (t) => {
  const who = await customer();
  const made = await who.ask('POST', path, body('[poll-reset] a kite'));
  t.equal((await who.ask('GET', `${path}/${made.json.task_id}`)).status, 502);
  t.strictSame(await who.ledger(), ['hold 1.84']);
});

t.test('LiteLLM #37217: who hears of the end has been charged', async (t) => {
  const who = await customer();
  const { json } = await finish(who, 'a kite that ends');
  t.equal(json.status, 'succeeded');
  t.strictSame(await who.ledger(), ['hold 1.84', 'capture 1.84'], 'without waiting');
});

t.test('new-api #4463 and #7062: a caller who leaves is charged for what was delivered', async (t) => {
  const who = await customer();
  const { key } = await stack.newKey(who.account);
  const leaving = new AbortController();
  const response = await fetch(`${stack.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'chat-large',
      max_tokens: 500,
      stream: true,
      messages: [{ role: 'user', content: '[long] talk' }],
    }),
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  const [sum] = await until(
    () => stack.store.usage({ account: who.account, by: ['model'] }),
    (sums) => sums.length > 0,
  );
  t.match(sum, { model: 'chat-large', requests: 1 });
  t.ok((sum?.amount_nano ?? 0n) > 0n, 'and not with nothing');
});

t.test("CVE-2026-30886: another account's task is not shown, and looks like one that never was", async (t) => {
  const [owner, other] = [await customer(), await customer()];
  const made = await owner.ask('POST', path, body('a kite of my own'));
  const theirs = await other.ask('GET', `${path}/${made.json.task_id}`);
  const none = await other.ask('GET', `${path}/none`);
  t.equal(theirs.status, 404);
  t.equal(theirs.text.replace(made.json.task_id, 'none'), none.text);
});

t.test('CVE-2026-35030 and CVE-2026-42208: a key that begins like a good one, or like SQL, is none', async (t) => {
  for (const key of [`${stack.key.slice(0, -1)}_`, stack.key.slice(0, 20), "' OR 1=1 --", 'tg_%']) {
    t.equal(
      (await call(`${stack.url}${path}/x`, 'GET', undefined, { authorization: `Bearer ${key}` })).status,
      401,
      key.slice(0, 8),
    );
  }
});

t.test('after all of this the audit has nothing to say', async (t) => {
  t.match(await stack.store.audit(), { ok: true, breaches: [] });
});
