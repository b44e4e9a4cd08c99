/** Routes that show callers what became of the requests of their account: nothing of another account, and nothing of upstreams. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { type Admin, startAdmin } from '../support/admin.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { smallWithAccount, workspace } from '../support/tollgate.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

interface Caller {
  readonly key: string;
  get(path: string): Promise<{ readonly status: number; readonly json: ReturnType<typeof JSON.parse> }>;
  /** @returns the id of the request. */
  post(path: string, body: object): Promise<string>;
}

function callerOf(admin: Admin, key: string): Caller {
  const headers = { 'x-api-key': key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return {
    key,
    async get(path) {
      const answer = await fetch(admin.gateway_url + path, { headers });
      return { status: answer.status, json: await answer.json() };
    },
    async post(path, body) {
      const answer = await fetch(admin.gateway_url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      await answer.text().catch(() => {});
      return answer.headers.get('x-request-id') ?? '';
    },
  };
}

async function start(t: Test, more: string, args: readonly string[] = []) {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  writeFileSync(config, smallWithAccount() + more);
  const admin = await startAdmin(t, ['--config', config, '--threads', '2', ...args], work);
  await admin.post('/accounts', { name: 'acme', discount: '0.5' });
  await admin.post('/accounts/acme/topups', { amount: '10' });
  await admin.post('/accounts', { name: 'poor' });
  const made = async (account: string) => String((await admin.post('/keys', { account })).body.key);
  const acme = callerOf(admin, await made('acme'));
  const second = callerOf(admin, await made('acme'));
  const poor = callerOf(admin, await made('poor'));
  return { admin, acme, second, poor };
}

const chat = (content: string) => ({ model: 'chat-large', max_tokens: 20, messages: [{ role: 'user', content }] });
const LIST = '/v1/account/requests';

const engines: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  sqlite: async () => [],
  postgres: async () => ['--store', await server.database()],
};

for (const [engine, argsOf] of Object.entries(engines)) {
  t.test(engine, async (t) => {
    const { admin, acme, second, poor } = await start(t, '', await argsOf());
    const ids = {
      good: await acme.post('/v1/messages', chat('hello')),
      lost: await second.post('/v1/messages', chat('[lost]')),
      video: await acme.post('/api/v3/c/videos/generations/tasks', { model: 'c/vidgen-2.0', prompt: 'a', duration: 4 }),
    };
    const refused = await poor.post('/v1/messages', chat('hello'));
    await until(
      () => admin.get('/requests'),
      ({ body }) => body.data.length === 4,
    );
    const found = async (query: string) => {
      const { status, json } = await acme.get(`${LIST}?${query}`);
      t.equal(status, 200, query);
      const names = json.items.map(({ id }: { id: string }) => Object.entries(ids).find((each) => each[1] === id)?.[0]);
      return names.join(' ');
    };

    t.test('the requests of all keys of the account, newest first, and nothing else', async (t) => {
      const { status, json } = await acme.get(LIST);
      t.equal(status, 200);
      t.match(json, { recorded: true, has_more: false, currency: 'CNY' });
      t.equal(await found(''), 'video lost good');
      const [video, lost, good] = json.items;
      t.match(good, { status: 200, error: null, failed_by: null, model: 'chat-large', stream: false, task: null });
      t.match(good, { units: { input: String, output: String }, charged: /^0\.\d+$/, duration_ms: Number });
      t.match(lost, { status: 502, error: 'upstream_failed', failed_by: 'upstream', charged: null });
      t.match(video, { model: 'c/vidgen-2.0', task: String });
      const { body } = await admin.get(`/requests/${ids.good}`);
      t.equal(good.charged, body.charge.amount, 'as the books have it');
      t.match((await poor.get(LIST)).json, { items: [{ id: refused, status: 402, error: 'insufficient_funds' }] });
      const hidden = ['messages/default', 'poor', 'acct_', 'key_', '127.0.0', refused, 'lease'];
      for (const text of hidden) t.notOk(JSON.stringify(json).includes(text), `nothing of ${text}`);
    });

    t.test('filters and pages', async (t) => {
      t.equal(await found('status=5xx'), 'lost');
      t.equal(await found('status=502&model=chat-large'), 'lost');
      t.equal(await found('error=upstream_failed'), 'lost');
      t.equal(await found('model=c/vidgen-2.0'), 'video');
      t.equal(await found('since=1h'), 'video lost good');
      t.equal(await found('until=1h'), '');
      t.equal(await found(`id_prefix=${ids.lost.slice(0, 12)}`), 'lost');
      t.equal(await found('limit=2'), 'video lost');
      t.equal(await found(`limit=2&starting_after=${ids.lost}`), 'good');
      t.match((await acme.get(`${LIST}?limit=2`)).json, { has_more: true });
      const wrong = ['colour=red', 'account=poor', 'key=key_1', 'status=9xx', 'error=bad', 'since=soon', 'limit=0'];
      const more = [
        'limit=201',
        'id_prefix=x',
        'limit=1&limit=2',
        `starting_after=${refused}`,
        'starting_after=req_no',
      ];
      for (const query of [...wrong, ...more]) {
        const { status, json } = await acme.get(`${LIST}?${query}`);
        t.equal(status, 400, query);
        t.match(json, { error: { code: 'invalid_request', message: String } }, 'in the envelope of the interface');
      }
    });

    t.test('one request has the computation of its charge', async (t) => {
      const { status, json } = await acme.get(`${LIST}/${ids.good}`);
      t.equal(status, 200);
      t.match(json, { id: ids.good, status: 200, recorded: true, factor: '0.5', currency: 'CNY' });
      t.ok(json.steps.some(({ step }: { step: string }) => /input × 36\.00/.test(step)));
      t.equal(Number(json.steps.at(-1).result), Number(json.charged));
      t.match((await acme.get(`${LIST}/${ids.lost}`)).json, { status: 502, steps: { length: 0 }, charged: null });
      t.match((await acme.get(`${LIST}/${ids.video}`)).json, { task: String, steps: [{ step: /4 seconds/ }] });
      for (const id of [refused, 'req_none', ids.good.slice(0, -1)]) {
        const none = await acme.get(`${LIST}/${id}`);
        t.match(none, { status: 404, json: { error: { code: 'not_found' } } }, id);
      }
      t.equal((await poor.get(`${LIST}/${ids.good}`)).status, 404, 'nothing of another account');
    });
  });
}

t.test('without records it says so, and the books still explain a charge', async (t) => {
  const { admin, acme, poor } = await start(t, 'requests: off\n');
  const id = await acme.post('/v1/messages', chat('hello'));
  t.match(await acme.get(LIST), { status: 200, json: { items: { length: 0 }, has_more: false, recorded: false } });
  // Usage is written in batches.
  const explained = await until(
    () => acme.get(`${LIST}/${id}`),
    ({ status }) => status === 200,
  );
  t.match(explained.json, { id, status: null, recorded: false, model: 'chat-large', charged: /^0\.\d+$/ });
  t.equal((await poor.get(`${LIST}/${id}`)).status, 404);
  t.equal((await admin.get('/requests')).body.data.length, 0);
});
