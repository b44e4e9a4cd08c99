/** A gateway that is stopped while it connects (a suspended machine) sends nothing when it wakes: others have decided by then. */
import t from 'tap';
import { long, newestTask, officialVideo, rig, withTimeouts } from './interfaces.ts';

t.test('a creation that was held up while it connected is not sent, and releases its hold', async (t) => {
  const clock = { now: Date.now() };
  const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'late' }), {
    config: withTimeouts(long),
    now: () => clock.now,
  });
  const { upstreams } = stack.services;
  const { dispatch } = upstreams;
  // The clock goes on between the call and the moment when a connection is there.
  Object.assign(upstreams, {
    dispatch: (...args: Parameters<typeof dispatch>) => {
      dispatch.apply(upstreams, args);
      clock.now += 400_000;
    },
  });
  const reply = await stack.call('POST', officialVideo.path, officialVideo.body);
  t.equal(reply.status, 502);
  t.equal(reply.headers.get('x-should-retry'), null, 'nothing was made, so it may be sent again');
  t.equal(server.seen.length, 0);
  t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n });
  t.match(await stack.store.wallet(stack.account), { held_nano: 0n });
});
