/** A task that does not succeed is not charged, for any status word of the upstream. */
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { newestTask, officialVideo, rig, running, tokenVideo, unifiedVideo } from '../support/interfaces.ts';
import { startStack } from '../support/stack.ts';

const rigged = await rig(t, () => {});
const { stack, server } = rigged;
let count = 0;

async function ended(sample: typeof tokenVideo, answer: object) {
  const before = await stack.store.wallet(stack.account);
  const path = await running(rigged, sample, `up-${++count}`);
  server.play(({ reply }) => reply(200, { id: `up-${count}`, ...answer }));
  await stack.call('GET', path);
  const after = await stack.store.wallet(stack.account);
  return { task: await newestTask(stack), charged: (before?.posted_nano ?? 0n) - (after?.posted_nano ?? 0n), after };
}

for (const sample of [tokenVideo, officialVideo, unifiedVideo]) {
  t.test(`QuantumNous/new-api #2050: a failed task is not charged (${sample.name})`, async (t) => {
    // A failed task is answered with 200, and some upstreams also count the discarded output.
    const usage = { billedSeconds: 4, usage: { completion_tokens: 50_000 } };
    const { task, charged, after } = await ended(sample, { status: 'failed', error: { message: 'no' }, ...usage });
    t.match(task, { state: 'failed', charged_nano: 0n });
    t.equal(charged, 0n);
    t.equal(after?.held_nano, 0n);
  });
}

t.test('QuantumNous/new-api PR 6838: a filtered result does not count as a success', async (t) => {
  const error = { code: 'OutputVideoSensitiveContentDetected', message: 'filtered' };
  const content = { video_url: '' };
  t.match((await ended(officialVideo, { status: 'failed', content, error })).task, { state: 'failed' });
  const { task, charged, after } = await ended(officialVideo, { status: 'filtered', content, billedSeconds: 4 });
  t.match(task, { state: 'running', charged_nano: null }, 'an unknown status decides nothing');
  t.equal(charged, 0n);
  t.equal(after?.held_nano, task.hold_nano);
});

for (const status of ['cancelled', 'expired']) {
  t.test(`QuantumNous/new-api task_billing.go: ${status} is final, and releases the hold`, async (t) => {
    const earlier = (await stack.store.wallet(stack.account))?.held_nano;
    const { task, charged, after } = await ended(officialVideo, { status });
    t.match(task, { state: 'failed', status, charged_nano: 0n, next_poll_at_ms: null });
    t.equal(charged, 0n);
    t.equal(after?.held_nano, earlier);
    t.same((await stack.store.audit()).breaches, []);
  });
}

t.test('Tests over HTTP that a task that failed or was cancelled costs what its billing rule says', async (t) => {
  const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { clips: { unit: second, by: [size], table: { small: "0.10", large: "0.50" } } }
models: { clip: { type: video, upstream: vendor, price: clips } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  seconds:
    unit: second
    facts:
      size: { at: /size, type: string, enum: [small, large], default: small }
      duration: { at: /duration, type: int }
    hold: { cel: duration }
    actual:
      at: /billed
      otherwise: { cel: duration }
      failed: { at: /billed, otherwise: { cel: 'size == "large" ? duration * 2 : 0' } }
      cancelled: { otherwise: { cel: 1 + duration / 5 } }
    cap: 3
tasks:
  clip:
    id: /id
    status: { at: /status, running: [running], succeeded: [done], failed: [failed], cancelled: [cancelled] }
    deadline: 1h
routes:
  create: { match: POST /clips, model: { is: clip }, billing: seconds, creates_task: clip }
  get: { match: "GET /clips/{id}", task: { poll: id, kinds: [clip] } }
`;

  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const stack = await startStack({ config, upstreams: { vendor: upstream.url } });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });

  let count = 0;

  /** Creates a task of 10 s, and polls it once with this answer. */
  async function ended(body: object, answer: object) {
    const id = `up-${++count}`;
    upstream.play(({ reply, request }) => reply(200, request.method === 'POST' ? { id } : { id, ...answer }));
    const before = await stack.store.wallet(stack.account);
    await stack.call('POST', '/clips', { duration: 10, ...body });
    const polled = await stack.call('GET', `/clips/${id}`);
    t.match(polled.json, answer);
    const after = await stack.store.wallet(stack.account);
    const { tasks } = await stack.store.listTasks({ limit: 1 });
    t.same((await stack.store.audit()).breaches, []);
    return {
      state: tasks[0]?.state,
      status: tasks[0]?.status,
      cost: Number((before?.posted_nano ?? 0n) - (after?.posted_nano ?? 0n)) / 1e9,
      held: Number((after?.held_nano ?? 0n) - (before?.held_nano ?? 0n)) / 1e9,
    };
  }

  t.test('a failure costs what the upstream bills, else what its facts say, at most the hold', async (t) => {
    const nothing = { state: 'failed', cost: 0, held: 0 };
    t.match(await ended({}, { status: 'failed' }), nothing, 'no units');
    t.match(await ended({}, { status: 'failed', billed: 0 }), nothing, 'the upstream bills nothing');
    t.match(await ended({}, { status: 'failed', billed: 2.5 }), { state: 'succeeded', status: 'failed', cost: 0.25 });
    t.match(await ended({ size: 'large' }, { status: 'failed' }), { cost: 5, held: 0 }, 'the hold bounds it');
    t.match(await ended({}, { status: 'cancelled', billed: 9 }), { status: 'cancelled', cost: 0.3, held: 0 });
    t.match(await ended({}, { status: 'done' }), { state: 'succeeded', cost: 1, held: 0 });
  });

  t.test('a cost that cannot be believed goes to review', async (t) => {
    t.match(await ended({}, { status: 'failed', billed: 'many' }), { state: 'review', cost: 0, held: 1 });
    t.match(await ended({}, { status: 'failed', billed: 31 }), { state: 'review', cost: 0, held: 1 }, 'above the cap');
  });
});
