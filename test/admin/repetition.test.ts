/** Every POST with an effect answers a repetition as the first time, whether it changed something or not. The table is the list. */
import { hash } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { operations } from '../../src/admin/api/table.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { adminAt, startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { capture, cny, makeOwner, newTask, runTask } from '../support/stores.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(300_000);
const work = await workspace(t);
const config = join(work.dir, 'small.yaml');
await writeFile(config, `${await readFile(join(root, smallConfig), 'utf8')}\nadmin:\n  listen: 127.0.0.1:0\n`);
const first = await startAdmin(t, ['--config', config], work);

/** The id of the capture that can be refunded. */
async function seed(): Promise<string> {
  const store = await openStore(work.store, { access: 'write' });
  const owner = await makeOwner(store, 'owner', '90');
  const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id: 'key_example', sha256: hash('sha256', 'x'), account: owner.account, ...about }, OPERATOR);
  await runTask(store, owner, 'task_charged', '4');
  await store.settleTask('task_charged', capture('4'), undefined, cny('9'));
  await store.openTask(newTask(owner, 'task_example', '4'));
  await store.markReview('task_example', 'the deadline is past');
  const webhook = { id: 'webhook_example', account: null, name: null, events: null };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  await store.createWebhook({ ...webhook, url: 'https://hooks.invalid/', secret }, OPERATOR);
  await store.testWebhook(webhook.id, 'test_example', OPERATOR);
  const entries = await store.entries(owner.account, 9);
  await store.close();
  return String(entries.find(({ kind }) => kind === 'capture')?.id);
}

const entry = await seed();
await first.post('/tokens', { role: 'viewer', name: 'example' });

/** In place of the example. */
const INPUTS: Readonly<Record<string, object>> = { 'wallet.refund': { account: 'owner', entry, reason: 'black' } };
/** They change nothing that a repetition could change again. */
const repeatable = operations
  .filter(({ method, changes, isRepeatable }) => method === 'POST' && changes !== undefined && isRepeatable !== false)
  .toSorted((a, b) => Number(a.name.endsWith('.revoke')) - Number(b.name.endsWith('.revoke')));

/** Without what is shown once. */
const shown = (body: object) =>
  JSON.parse(
    JSON.stringify(body, (_, value) => (/^(tga?|whsec)_[\w+/=-]{20,}$/.test(String(value)) ? undefined : value)),
  );

interface Sent {
  readonly name: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string;
  readonly answer: { readonly status: number; readonly body: object };
}

const sent: Sent[] = [];
const headers = { 'if-match': '*' };
const token = await first.tokenOf('admin');
const admin = adminAt(first.url, token);

t.test('a repetition has the first answer', async (t) => {
  await appendFile(config, '# another configuration\n');
  t.ok(repeatable.length > 8);
  for (const { name, path, example } of repeatable) {
    // The second time there is nothing left to change for a revocation, a top-up with its reference and a reload.
    for (const time of ['first', 'again']) {
      const body: Record<string, unknown> = { ...example, ...INPUTS[name] };
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, member: string) => {
        const value = String(body[member]);
        delete body[member];
        return value;
      });
      const key = `${name}-${time}`;
      const answer = await admin.post(filled, body, { key, headers });
      if (answer.status >= 400) {
        t.equal(time, 'again', `${name}: ${JSON.stringify(answer.body)}`);
        continue;
      }
      sent.push({ name, path: filled, body, key, answer });
    }
  }
  for (const name of ['key.revoke', 'token.revoke', 'wallet.topup', 'config.reload'])
    t.equal(sent.filter((each) => each.name === name).length, 2, `${name} that changes nothing`);
  await expectReplays(t, admin);
});

async function expectReplays(t: Test, api: Pick<typeof admin, 'post'>): Promise<void> {
  for (const { name, path, body, key, answer } of sent) {
    const again = await api.post(path, body, { key, headers });
    t.strictSame([again.status, again.body], [answer.status, shown(answer.body)], key);
    t.equal(again.headers.get('idempotency-replayed'), 'true', key);
    const query = name.startsWith('wallet.') || name === 'config.reload' ? '?dry_run=true' : '';
    if (query === '') continue;
    const other = await api.post(path + query, body, { key, headers });
    t.match(other, { status: 422, body: { code: 'idempotency_conflict' } }, `${key} as a trial`);
  }
  const other = await api.post('/config/reload', { accept_prices: true }, { key: 'config.reload-first', headers });
  t.match(other, { status: 422, body: { code: 'idempotency_conflict' } });
}

t.test('a reload is recorded under the operator, and its key is refused while it runs', async (t) => {
  const { body } = await first.get('/changes?subject=config&limit=1');
  t.match(body.data[0], { operation: 'config.reload', via: 'api', role: 'admin', request_id: /^req_/ });
  t.not(body.data[0].actor, 'config');
  await appendFile(config, '# a third one\n');
  const statuses = (
    await Promise.all(
      ['a', 'a', 'b'].map((key) => admin.post('/config/reload', {}, { key: `at-once-${key}`, headers })),
    )
  ).map(({ status }) => status);
  t.strictSame(statuses.toSorted(), [200, 409, 409], 'one changes the configuration at a time');
});

t.test('the key of a reload is that of one gateway', async (t) => {
  const elsewhere = join(work.dir, 'elsewhere.yaml');
  await writeFile(elsewhere, await readFile(config));
  const second = await startAdmin(t, ['--config', elsewhere], work);
  for (const url of [first.url, second.url]) {
    const answer = await adminAt(url, token).post('/config/reload', {}, { key: 'of-each', headers });
    t.match(answer, { status: 200, body: { reloaded: true } });
    t.equal(answer.headers.get('idempotency-replayed'), null);
  }
});

t.test('after kill -9 and another start, a repetition has the first answer', async (t) => {
  first.kill();
  // The sandbox refuses a store with other accounts.
  const running = work.start(['serve', '--json', '--port', '0', '--config', config], {
    env: {
      TOLLGATE_STORE: work.store,
      TOLLGATE_C_URL: 'http://127.0.0.1:9',
      TOLLGATE_C_KEY: 'x',
      TOLLGATE_MESSAGES_URL: 'http://127.0.0.1:9',
      TOLLGATE_MESSAGES_KEY: 'x',
    },
  });
  const [, url = ''] = await running.seen(/"admin":\{"url":"([^"]+)"/);
  await expectReplays(t, adminAt(url, token));
});
