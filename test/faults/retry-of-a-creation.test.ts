/** SDKs retry after a 5xx. `x-should-retry: false` stops them where the upstream may have created a task. */
import t from 'tap';
import { answer } from '../support/fault-server.ts';
import {
  creates,
  messagesJson,
  newestTask,
  post,
  rig,
  short,
  unheard,
  upstreamNames,
  withTimeouts,
} from '../support/interfaces.ts';
import { startStack } from '../support/stack.ts';

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
