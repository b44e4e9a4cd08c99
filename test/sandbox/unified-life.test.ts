/** The life of a task in the unified format. */
import t from 'tap';
import { bench, textIn } from './support.ts';

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
