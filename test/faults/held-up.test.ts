/** A gateway that is held up behind a hold, as by a suspended machine, does not send what others have given up by then. */
import t from 'tap';
import { long, newestTask, officialVideo, rig, withTimeouts } from './interfaces.ts';

let now_ms = Date.now();
let step_ms = 0;
const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'up-1' }), {
  config: withTimeouts(long),
  now: () => {
    now_ms += step_ms;
    return now_ms;
  },
});

t.test('a creation whose hold is older than the lease is not sent', async (t) => {
  step_ms = 61_000;
  const { status, headers, json } = await stack.call('POST', officialVideo.path, officialVideo.body);
  t.equal(status, 503);
  t.ok(headers.get('retry-after'));
  t.match(json, { error: { code: String, message: /held up, and sent nothing/ } });
  t.equal(server.seen.length, 0);
  t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n });
  t.match(await stack.store.wallet(stack.account), { held_nano: 0n });
});

t.test('one that is on time is', async (t) => {
  step_ms = 1;
  t.ok((await stack.call('POST', officialVideo.path, officialVideo.body)).status < 300);
  t.equal(server.seen.length, 1);
  t.same((await stack.store.audit()).breaches, []);
});
