/** Tests creations that are repeated with the same idempotency key. */
import t from 'tap';
import { answer } from '../support/fault-server.ts';
import {
  auditOk,
  creates,
  type Interface,
  keyHeaders,
  messagesJson,
  moneyOf,
  newestTask,
  post,
  rig,
  short,
  unheard,
  upstreamNames,
  withTimeouts,
} from '../support/interfaces.ts';
import { startStack } from '../support/stack.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
const { stack, server } = rigged;
const send = (sample: Interface, key: string) =>
  stack.call('POST', sample.path, sample.body, { ...keyHeaders(stack.key), 'idempotency-key': key });

/** The outcome of the first attempt, and the statuses of the first and the second. */
const outcomes = [
  { name: 'a reset', play: 'reset', sent: 1, statuses: [502, 409] },
  { name: 'silence', play: 'silence', sent: 1, statuses: [504, 409] },
  { name: 'a 500', play: 500, sent: 1, statuses: [500, 409] },
  { name: 'a 400', play: 400, sent: 1, statuses: [400, 400] },
  { name: 'a task', play: 200, sent: 1, statuses: [200, 200] },
] as const;

for (const { name, play, sent, statuses } of outcomes) {
  t.test(`a creation repeated with its key after ${name} is not sent twice and holds once`, async (t) => {
    for (const [index, sample] of creates.entries()) {
      const key = `${name.replaceAll(' ', '-')}-${index}`;
      server.play(({ reset, reply, index: seen }) => {
        if (play === 'reset') reset();
        else if (play !== 'silence') reply(play, { id: `id-${seen}`, task_id: `id-${seen}` });
      });
      const before = await moneyOf(stack);
      const seen = server.seen.length;
      const first = await send(sample, key);
      server.play(({ reply }) => reply(200, { id: 'second', task_id: 'second' }));
      const second = await send(sample, key);
      t.same([first.status, second.status], statuses, sample.name);
      t.equal(server.seen.length - seen, sent);
      if (first.status === second.status) t.equal(second.text, first.text, 'the same answer');
      const moved = (await moneyOf(stack)).movements.slice(before.movements.length);
      t.same(moved, play === 400 ? ['hold', 'release'] : ['hold']);
    }
    await auditOk(t, stack);
  });
}

t.test('ten concurrent creations with one key create one task', async (t) => {
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  server.play(({ reply, index }) => {
    setTimeout(() => reply(200, { id: `ten-${index}` }), 50);
  });
  const seen = server.seen.length;
  const before = await moneyOf(stack);
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(sample, 'ten')));
  t.equal(server.seen.length - seen, 1);
  t.same((await moneyOf(stack)).movements.slice(before.movements.length), ['hold']);
  t.ok(replies.every(({ status }) => status === 200 || status === 409));
  t.equal((await newestTask(stack)).state, 'running');
  t.equal((await send(sample, 'ten')).json.id, (await newestTask(stack)).upstream_id);
});

t.test('idempotency keys are separate per account', async (t) => {
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  const other = await stack.newAccount('other');
  server.play(({ reply, index }) => reply(200, { id: `own-${index}` }));
  const mine = await send(sample, 'shared');
  const theirs = await stack.call('POST', sample.path, sample.body, {
    ...keyHeaders(other.key),
    'idempotency-key': 'shared',
  });
  t.equal(theirs.status, 200);
  t.not(theirs.json.id, mine.json.id);
});

// SDKs retry after a 5xx. `x-should-retry: false` stops them where the upstream may have created a task.

const retry = 'x-should-retry';

t.test('a creation that broke off or timed out must not be retried', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
  const { stack, server } = rigged;
  for (const sample of creates) {
    for (const [status, script] of [
      [502, ({ reset }) => reset()],
      [504, () => {}],
    ] as const satisfies readonly (readonly [number, Parameters<typeof server.play>[0]])[]) {
      server.play(script);
      const reply = await post(rigged, sample);
      t.equal(reply.status, status);
      t.equal((await newestTask(stack)).state, unheard(sample));
      t.equal(reply.headers.get(retry), 'false', sample.name);
    }
  }
});

t.test('an upstream header that allows a retry is overwritten', async (t) => {
  const rigged = await rig(t, ({ write }) => write(answer(500, {}, 'X-Should-Retry: true\r\n')));
  for (const sample of creates) t.equal((await post(rigged, sample)).headers.get(retry), 'false', sample.name);
});

t.test('the header is absent if nothing was sent, the task was created, or the request creates no task', async (t) => {
  const unreachable = Object.fromEntries(upstreamNames.map((name) => [name, 'http://127.0.0.1:9']));
  const stack = await startStack({ config: withTimeouts(short), upstreams: unreachable });
  t.teardown(() => stack.close());
  for (const sample of creates) {
    const reply = await post({ stack }, sample);
    t.equal(reply.status, 502);
    t.equal((await newestTask(stack)).state, 'failed');
    t.equal(reply.headers.get(retry), null, sample.name);
  }
  const rigged = await rig(t, ({ write }) => write(answer(200, { id: 'one', task_id: 'one' })));
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  t.equal((await post(rigged, sample)).headers.get(retry), null);
  rigged.server.play(({ reset }) => reset());
  t.equal((await post(rigged, messagesJson)).headers.get(retry), null, 'a metered request may be sent again');
});

t.test('an error that states that nothing was created releases the hold', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
  const { stack, server } = rigged;
  const [tokens] = creates;
  if (tokens === undefined) throw new Error('no interface');
  const said = (status: number, code: string) => answer(status, { error: { code, message: 'later' } });
  const headers = { 'idempotency-key': 'again' };
  for (const [bytes, state] of [
    [said(503, 'ServerOverloaded'), 'failed'],
    [said(500, 'ServerOverloaded'), 'unknown'],
    [said(500, 'InternalServiceError'), 'unknown'],
    [answer(503, '<html>ServerOverloaded</html>'), 'unknown'],
    [answer(503, { error: { code: ['ServerOverloaded'] } }), 'unknown'],
  ] as const) {
    server.play(({ write }) => write(bytes));
    const reply = await post(rigged, tokens);
    t.equal((await newestTask(stack)).state, state);
    t.equal(reply.headers.get(retry), state === 'failed' ? null : 'false');
  }
  // After such an error the same idempotency key starts a new request.
  server.play(({ write }) => write(said(503, 'ServerOverloaded')));
  t.equal((await stack.call('POST', tokens.path, tokens.body, headers)).status, 503);
  server.play(({ write }) => write(answer(200, { id: 'second', task_id: 'second' })));
  t.equal((await stack.call('POST', tokens.path, tokens.body, headers)).json.id, 'second');
  t.same((await stack.store.audit()).breaches, []);
});
