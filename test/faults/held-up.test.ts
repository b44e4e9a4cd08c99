/** Tests a gateway whose process is held up while a request waits for its upstream. */
import t from 'tap';
import { long, newestTask, officialVideo, rig, withTimeouts } from '../support/interfaces.ts';

// A gateway suspended right after taking a hold does not send the request later, because other processes have given the task up.

let now_ms = Date.now();
let step_ms = 0;
const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'up-1' }), {
  config: withTimeouts(long),
  now: () => {
    now_ms += step_ms;
    return now_ms;
  },
});

t.test('a creation past its dispatch deadline is not sent', async (t) => {
  step_ms = 61_000;
  const { status, headers, json } = await stack.call('POST', officialVideo.path, officialVideo.body);
  t.equal(status, 503);
  t.ok(headers.get('retry-after'));
  t.match(json, { error: { code: String, message: /too busy and sent nothing upstream/ } });
  t.equal(server.seen.length, 0);
  t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n });
  t.match(await stack.store.wallet(stack.account), { held_nano: 0n });
});

t.test('a creation within its dispatch deadline is sent', async (t) => {
  step_ms = 1;
  t.ok((await stack.call('POST', officialVideo.path, officialVideo.body)).status < 300);
  t.equal(server.seen.length, 1);
  t.same((await stack.store.audit()).breaches, []);
});

// A gateway suspended while it connects sends nothing when it resumes, because other processes may have recovered the task.

t.test('a creation that was suspended while connecting is not sent, and releases its hold', async (t) => {
  const clock = { now: Date.now() };
  const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'late' }), {
    config: withTimeouts(long),
    now: () => clock.now,
  });
  const { upstreams } = stack.services;
  const { dispatch } = upstreams;
  // Advance the clock between the call and the connection.
  Object.assign(upstreams, {
    dispatch: (...args: Parameters<typeof dispatch>) => {
      dispatch.apply(upstreams, args);
      clock.now += 400_000;
    },
  });
  const reply = await stack.call('POST', officialVideo.path, officialVideo.body);
  t.equal(reply.status, 502);
  t.equal(reply.headers.get('x-should-retry'), null, 'nothing was created, so it may be sent again');
  t.equal(server.seen.length, 0);
  t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n });
  t.match(await stack.store.wallet(stack.account), { held_nano: 0n });
});
