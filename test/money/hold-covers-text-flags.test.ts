/** The hold of a video request covers its text flags and parts, and a flag with two readings is refused. */
import t from 'tap';
import { newestTask, officialVideo, rig, tokenVideo } from '../faults/interfaces.ts';

let made = 0;
const { stack } = await rig(t, ({ reply }) => {
  made += 1;
  reply(200, { id: `t-${made}`, status: 'running' });
});

const fifteenSeconds_nano = 16_171_898_000n;

function video(...content: readonly object[]): object {
  return { ...Object(tokenVideo.body), content, duration: null };
}

t.test('frames that a flag asks for are held', async (t) => {
  const text = 'a red kite --frames 289';
  t.equal((await stack.call('POST', tokenVideo.path, video({ type: 'text', text }))).status, 200);
  const task = await newestTask(stack);
  t.equal(task.facts?.seconds, '13', '289 frames are 12.04 s');
});

t.test('a video from a draft is held at the maximum length, because only the draft states its length', async (t) => {
  const body = video({ type: 'draft_task', draft_task: { id: 'cgt-1' } });
  t.equal((await stack.call('POST', tokenVideo.path, body)).status, 200);
  t.equal((await newestTask(stack)).hold_nano, fifteenSeconds_nano);
});

t.test('a flag followed by an invalid one is refused, because an upstream may use the first', async (t) => {
  const refused = { status: 400, json: { error: { code: 'invalid_request', message: /read in two ways/ } } };
  for (const flags of ['--dur 15 --dur 1', '--dur 15 --duration x', '--rs 4k --rs 9k']) {
    const text = `a red kite ${flags}`;
    t.match(await stack.call('POST', tokenVideo.path, video({ type: 'text', text })), refused, flags);
  }
  const content = [{ type: 'text', text: 'a red kite --rs 4k --rs 9k' }];
  const { resolution: _, ...body } = Object(officialVideo.body);
  t.match(await stack.call('POST', officialVideo.path, { ...body, content }), refused, 'at the price of 720p');
});
