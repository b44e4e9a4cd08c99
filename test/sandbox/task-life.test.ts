/** The life of a token-billed task. */
import t from 'tap';
import { bench, textIn } from './support.ts';

const tasks = '/cloud/api/v3/contents/generations/tasks';
const text = (value: string) => ({ model: 'vidgen-2.0', content: [{ type: 'text', text: value }] });

t.test('a token-billed task goes from queued to running to succeeded', async (t) => {
  const { get, post, pass } = await bench(t);
  const created = await post(tasks, { ...text('a kite'), seed: 7, return_last_frame: true });
  t.equal(created.status, 200);
  t.strictSame(Object.keys(Object(created.body)), ['id']);
  const task = `${tasks}/${textIn(created.body, 'id')}`;
  t.match(await get(task), { status: 200, body: { status: 'queued', created_at: 1767323045, updated_at: 1767323045 } });
  pass(2);
  t.match(await get(task), { body: { status: 'running', updated_at: 1767323046 } });
  pass(2);
  const { body } = await get(task);
  t.match(body, {
    status: 'succeeded',
    updated_at: 1767323049,
    content: { video_url: /^http.*\.mp4\?/, last_frame_url: /^http.*\.png\?/ },
    usage: { completion_tokens: 108_000, total_tokens: 108_000 },
    seed: 7,
    resolution: '720p',
    ratio: '16:9',
    duration: 5,
    framespersecond: 24,
    service_tier: 'default',
  });
  t.notOk(Object.hasOwn(Object(body), 'error'), 'only a failed task has an error');
});

t.test('parameters are fields or text flags; fields have priority', async (t) => {
  const { get, post, pass } = await bench(t);
  const flags = text('a kite --rs 1080p --ratio 9:16 --dur 6 --seed 5');
  const byFlags = `${tasks}/${textIn((await post(tasks, flags)).body, 'id')}`;
  const byFields = `${tasks}/${textIn((await post(tasks, { ...flags, resolution: '480p', duration: 4 })).body, 'id')}`;
  pass(10);
  const tall = { resolution: '1080p', ratio: '9:16', duration: 6, seed: 5, usage: { completion_tokens: 291_600 } };
  t.match((await get(byFlags)).body, tall);
  t.match((await get(byFields)).body, { resolution: '480p', ratio: '9:16', duration: 4 });
});

t.test('reference videos add to the tokens, by the length stated in their URL', async (t) => {
  const { get, post, pass } = await bench(t);
  const reference = (url: string) => ({ type: 'video_url', video_url: { url }, role: 'reference_video' });
  const body = text('go on');
  const both = [...body.content, reference('https://a.example/1.mp4?seconds=10'), reference('https://a.example/2.mp4')];
  const created = await post(tasks, { ...body, content: both });
  pass(10);
  const done = await get(`${tasks}/${textIn(created.body, 'id')}`);
  t.match(done.body, { usage: { completion_tokens: 21_600 * (10 + 5 + 5) } });
});

t.test('a task that runs longer than execution_expires_after expires', async (t) => {
  const { get, post, pass } = await bench(t);
  const created = await post(tasks, { ...text('[stuck]'), execution_expires_after: 3600 });
  const task = `${tasks}/${textIn(created.body, 'id')}`;
  pass(3599);
  t.match(await get(task), { body: { status: 'running' } });
  pass(1);
  t.match(await get(task), { body: { status: 'expired' } });
});

t.test('bad requests get errors in the style of the cloud', async (t) => {
  const { get, post } = await bench(t);
  const refused = async (body: unknown, code: string, status = 400) =>
    t.match(await post(tasks, body), { status, body: { error: { code, message: /Request id: / } } });
  await refused({ content: [] }, 'MissingParameter.model');
  await refused({ model: 'vidgen-2.0' }, 'MissingParameter.content');
  await refused({ ...text('x'), model: 'nonexistent' }, 'InvalidEndpointOrModel.NotFound', 404);
  await refused({ ...text('x'), duration: 3 }, 'InvalidParameter.duration');
  await refused({ ...text('x'), duration: 16 }, 'InvalidParameter.duration');
  await refused({ ...text('x'), resolution: '2k' }, 'InvalidParameter.resolution');
  await refused({ ...text('x'), execution_expires_after: 3599 }, 'InvalidParameter.execution_expires_after');
  await refused({ model: 'v', content: [{ type: 'image' }] }, 'InvalidParameter.content[0].type');
  t.equal((await post(tasks, { ...text('x'), duration: null, ratio: null })).status, 200, 'an explicit null is absent');
  t.match(await get(`${tasks}/cgt-0`), { status: 404, body: { error: { code: 'ResourceNotFound' } } });
});
