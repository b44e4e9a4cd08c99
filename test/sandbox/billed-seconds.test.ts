/** The per-second families: billed seconds and errors. */
import t from 'tap';
import { bench, textIn } from './support.ts';

const video = (url: string) => ({ type: 'video_url', video_url: { url } });
const text = (value: string) => ({ type: 'text', text: value });

t.test('billedSeconds of the official format', async (t) => {
  const { get, post, pass } = await bench(t);
  const run = async (family: string, content: readonly unknown[]) => {
    const path = `/${family}/api/v3/contents/generations/tasks`;
    const created = await post(path, { model: `${family}/vidgen-2.0`, duration: 6, content });
    t.match(created, { status: 202, body: { model: `${family}/vidgen-2.0`, status: 'queued', created_at: Number } });
    const before = Object((await get(`${path}/${textIn(created.body, 'id')}`)).body);
    t.strictSame([before.usage, before.billedSeconds], [null, undefined], 'nothing is billed before the end');
    pass(10);
    const after = Object((await get(`${path}/${textIn(created.body, 'id')}`)).body);
    t.match(after, { status: 'succeeded', usage: null, content: { video_url: /^http/ } });
    return after.billedSeconds;
  };
  const references = [video('https://a.example/1.mp4?seconds=7.4'), video('https://a.example/2.mp4?seconds=5.02')];
  for (const family of ['c', 'k', 'r']) {
    t.equal(await run(family, [text('x')]), 6, `${family}: the output alone without a reference`);
    t.equal(await run(family, [text('x'), ...references]), 8 + 5 + 6, `${family}: each reference rounded up`);
    t.equal(await run(family, [text('x'), video('asset')].slice(0, 1)), 6);
  }
  for (const family of ['s', 'z']) t.equal(await run(family, [text('x'), ...references]), 6, `${family}: output alone`);
  t.equal(await run('c', [text('[billed=11]')]), 11);
  t.equal(await run('c', [text('[no-billed-seconds]')]), undefined);
});

t.test('the official format refuses in the OpenAI style', async (t) => {
  const { post } = await bench(t);
  const path = '/c/api/v3/contents/generations/tasks';
  const body = { model: 'c/vidgen-2.0', duration: 5, content: [text('x')] };
  const error = { type: 'invalid_request_error', message: String };
  t.match(await post(path, { ...body, duration: 16 }), {
    status: 400,
    body: { error: { ...error, param: 'duration' } },
  });
  t.match(await post(path, { ...body, duration: undefined }), { status: 400, body: { error } });
  t.match(await post(path, { ...body, model: 'k/vidgen-2.0' }), {
    status: 404,
    body: { error: { code: 'model_not_found' } },
  });
  t.equal(
    (await post(path, { ...body, model: 'c/vidgen-1.5', duration: 30 })).status,
    202,
    'other series go up to 30 s',
  );
});
