/** Tests the tasks of the sandbox: their life, failures, lists and cancellation. */
import t from 'tap';
import { bench, textIn } from './support.ts';

// The life of a token-billed task of `tollgate sandbox`, against which callers try their code; what it costs is tested in test/spec.

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

// The life of a task in the unified format.

for (const [family, path] of [
  ['k', '/k/api/v3/videos/generations/tasks'],
  ['c', '/c/api/v3/c/videos/generations/tasks'],
  ['s', '/s/api/v3/s/videos/generations/tasks'],
  ['z', '/z/api/v3/z/videos/generations/tasks'],
  ['r', '/r/api/v3/r/videos/generations/tasks'],
] as const) {
  t.test(`${family}: a unified task is running from the start and ends with videoUrl`, async (t) => {
    const { get, post, pass } = await bench(t);
    const model = `${family}/vidgen-2.0`;
    const created = await post(path, { model, prompt: 'a kite' });
    const task_id = textIn(created.body, 'task_id');
    const createdAt = '2026-01-02T03:04:05.000Z';
    t.equal(created.status, 202);
    t.strictSame(created.body, { task_id, status: 'running', model, createdAt });
    const flat = { task_id, model, usage: null, error: null, createdAt };
    const running = await get(`${path}/${task_id}`);
    t.strictSame(running.body, { ...flat, status: 'running', videoUrl: null, completedAt: null });
    pass(4);
    const { body } = await get(`${path}/${task_id}`);
    const videoUrl = textIn(body, 'videoUrl');
    t.match(videoUrl, /seconds=4&/, 'the default duration is 4 s');
    t.strictSame(body, { ...flat, status: 'succeeded', videoUrl, completedAt: '2026-01-02T03:04:08.000Z' });
  });
}

t.test('the unified format checks its body', async (t) => {
  const { post } = await bench(t);
  const path = '/c/api/v3/c/videos/generations/tasks';
  const good = { model: 'c/vidgen-2.0', prompt: 'x' };
  const reference = { type: 'video', url: 'https://a.example/v.mp4?seconds=3', role: 'reference_video' };
  t.equal((await post(path, { ...good, references: [reference] })).status, 202);
  for (const wrong of [
    { prompt: ' ' },
    { duration: 3 },
    { duration: 16 },
    { resolution: '8k' },
    { ratio: 'adaptive' },
    { watermark: 'yes' },
    { references: Array.from({ length: 13 }, () => reference) },
    { references: [{ ...reference, url: 'file:///v.mp4' }] },
    { references: [{ ...reference, role: 'reference_image' }] },
    { references: [{ ...reference, url: 'https://a.example/v.mp4?seconds=1.9' }] },
  ]) {
    t.match(await post(path, { ...good, ...wrong }), {
      status: 400,
      body: { error: { code: String, message: String } },
    });
  }
});

// Tasks that end without a video.

const official = { model: 'c/vidgen-2.0', duration: 5 };

t.test('a poll of a failed task answers 200 with the reason', async (t) => {
  const { get, post, pass } = await bench(t);
  const content = [{ type: 'text', text: 'x [fail]' }];
  const cases = [
    ['/cloud/api/v3/contents/generations/tasks', { model: 'vidgen-2.0', content }, 'id'],
    ['/c/api/v3/contents/generations/tasks', { ...official, content }, 'id'],
    ['/c/api/v3/c/videos/generations/tasks', { model: 'c/vidgen-2.0', prompt: 'x [fail]' }, 'task_id'],
  ] as const;
  for (const [path, body, id] of cases) {
    const created = await post(path, body);
    pass(10);
    const answer = await get(`${path}/${textIn(created.body, id)}`);
    const error = { code: 'InternalServiceError', message: /\[fail\]/ };
    t.match(answer, { status: 200, body: { status: 'failed', error } });
    t.notMatch(answer.text, /video_url|billedSeconds|_tokens/, 'nothing was made, so nothing is billed');
  }
});

t.test('sensitive output, expiry and cancellation by the upstream have different statuses', async (t) => {
  const { get, post, pass } = await bench(t);
  const path = '/k/api/v3/contents/generations/tasks';
  const end = async (word: string) => {
    const created = await post(path, { model: 'k/vidgen-2.0', duration: 5, content: [{ type: 'text', text: word }] });
    pass(10);
    return (await get(`${path}/${textIn(created.body, 'id')}`)).body;
  };
  t.match(await end('[sensitive-output]'), {
    status: 'failed',
    error: { code: 'OutputVideoSensitiveContentDetected' },
  });
  t.match(await end('[expire]'), { status: 'expired' });
  t.match(await end('[cancel]'), { status: 'cancelled' });
});

// Cancelling and deleting tasks.

for (const [path, model] of [
  ['/cloud/api/v3/contents/generations/tasks', 'vidgen-2.0'],
  ['/z/api/v3/contents/generations/tasks', 'z/vidgen-2.0'],
] as const) {
  t.test(
    `${model}: DELETE cancels a queued task, is refused for a running one, and deletes an ended one`,
    async (t) => {
      const { get, post, remove, pass } = await bench(t);
      const create = async () => {
        const body = { model, duration: 5, content: [{ type: 'text', text: 'x' }] };
        return `${path}/${textIn((await post(path, body)).body, 'id')}`;
      };
      const queued = await create();
      t.match(await remove(queued), { status: 200, text: '{}' });
      t.match(await get(queued), { status: 200, body: { status: 'cancelled' } });
      const running = await create();
      pass(2);
      t.match(await remove(running), { status: 409, body: { error: { message: /is running/ } } });
      t.match(await get(running), { body: { status: 'running' } });
      pass(5);
      t.match(await remove(running), { status: 200, text: '{}' });
      t.match(await get(running), { status: 404 });
    },
  );
}

// The list of tasks.

t.test('the list has pages, newest first, and filters by status, model and ids', async (t) => {
  const { get, post, pass } = await bench(t);
  const create = async (text: string, model = 'vidgen-2.0') =>
    textIn((await post(tasks, { model, content: [{ type: 'text', text }] })).body, 'id');
  const first = await create('a [stuck]');
  const second = await create('b', 'vidgen-2.5');
  pass(10);
  const third = await create('c');
  t.match(await get(tasks), { body: { total: 3, items: [{ id: third }, { id: second }, { id: first }] } });
  t.match(await get(`${tasks}?page_num=2&page_size=2`), { body: { total: 3, items: [{ id: first }] } });
  t.match(await get(`${tasks}?filter.status=succeeded`), { body: { total: 1, items: [{ id: second }] } });
  t.match(await get(`${tasks}?filter.model=vidgen-2.5`), { body: { total: 1 } });
  t.match(await get(`${tasks}?filter.task_ids=${first},${third}`), { body: { total: 2 } });
  t.match(await get(`${tasks}?filter.task_ids=${first}&filter.task_ids=${second}`), { body: { total: 2 } });
  t.match(await get(`${tasks}?page_size=0`), { status: 400, body: { error: { code: 'InvalidParameter.page_size' } } });
});
