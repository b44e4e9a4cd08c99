/** What the sandbox answers: billed seconds, files by ranges, and credentials. */
import t from 'tap';
import { bench, textIn } from './support.ts';

t.test('The per-second families: billed seconds and errors', async (t) => {
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
    for (const family of ['s', 'z'])
      t.equal(await run(family, [text('x'), ...references]), 6, `${family}: output alone`);
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
});

t.test('Generated videos and their links', async (t) => {
  /** The names of the top-level boxes of an ISO BMFF file, in order. */
  function boxesOf(file: Buffer): readonly string[] {
    const names: string[] = [];
    for (let at = 0; at < file.length; at += file.readUInt32BE(at)) names.push(file.toString('latin1', at + 4, at + 8));
    return names;
  }

  t.test('a video is a real MP4 of the requested length, served whole or by ranges', async (t) => {
    const { sandbox } = await bench(t);
    const url = `${sandbox.url}/media/clip.mp4?seconds=5.023`;
    const whole = await fetch(url);
    t.equal(whole.headers.get('content-type'), 'video/mp4');
    t.equal(whole.headers.get('accept-ranges'), 'bytes');
    const file = Buffer.from(await whole.arrayBuffer());
    t.strictSame(boxesOf(file), ['ftyp', 'moov', 'free', 'mdat']);
    const header = file.indexOf('mvhd') + 4;
    t.equal(file.readUInt32BE(header + 12), 1000, 'the time scale of the movie is milliseconds');
    t.equal(file.readUInt32BE(header + 16), 5023);
    const range = async (value: string) => {
      const response = await fetch(url, { headers: { range: value } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, range: response.headers.get('content-range'), bytes };
    };
    const size = file.length;
    t.match(await range('bytes=0-3'), { status: 206, range: `bytes 0-3/${size}`, bytes: file.subarray(0, 4) });
    t.match(await range('bytes=100-'), { status: 206, bytes: file.subarray(100) });
    t.match(await range('bytes=-10'), { status: 206, bytes: file.subarray(-10) });
    t.match(await range(`bytes=10-${size * 2}`), { status: 206, range: `bytes 10-${size - 1}/${size}` });
    t.match(await range(`bytes=${size}-`), { status: 416, range: `bytes */${size}` });
    t.match(await range('lines=1-2'), { status: 200, bytes: file });
    const head = await fetch(url, { method: 'HEAD' });
    t.strictSame([head.status, head.headers.get('content-length')], [200, String(size)]);
  });

  t.test('the video link of a task works for 24 hours, and not if it is changed', async (t) => {
    const { get, post, pass } = await bench(t);
    const path = '/c/api/v3/c/videos/generations/tasks';
    const created = await post(path, { model: 'c/vidgen-2.0', prompt: 'x [instant]', duration: 7 });
    const { body } = await get(`${path}/${textIn(created.body, 'task_id')}`);
    const link = textIn(body, 'videoUrl');
    t.equal((await get(link)).status, 200);
    t.equal((await get(link.replace('seconds=7', 'seconds=8'))).status, 403);
    pass(24 * 3600);
    t.equal((await get(link)).status, 403);
  });
});

t.test('The credential that each upstream expects', async (t) => {
  t.test('each upstream expects its own header and has its own error style', async (t) => {
    const { get, post } = await bench(t, { key: 'secret' });
    const tasks = '/api/v3/contents/generations/tasks';
    const bearer = { authorization: 'Bearer secret' };
    for (const upstream of ['cloud', 'k', 'c', 's', 'z', 'r']) {
      t.match(await get(`/${upstream}${tasks}`), { status: 401, body: { error: { code: String, message: String } } });
      t.match(await get(`/${upstream}${tasks}`, { authorization: 'Bearer wrong' }), { status: 401 });
      t.match(await get(`/${upstream}${tasks}`, bearer), { status: 200, body: { total: 0 } });
    }
    const group = { Name: 'x' };
    t.match(await post('/cloud/api/v3/asset-groups', group), {
      status: 401,
      body: { ResponseMetadata: { Error: Object } },
    });
    const generate = '/generative/v1beta/models/gen-pro:generateContent';
    const contents = [{ parts: [{ text: 'x' }] }];
    t.match(await post(generate, { contents }), { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
    t.equal((await post(generate, { contents }, { 'x-goog-api-key': 'secret' })).status, 200);
    const message = { model: 'chat-large', max_tokens: 9, messages: [{ role: 'user', content: 'x' }] };
    const refused = { status: 401, body: { error: { type: 'authentication_error' } } };
    t.match(await post('/messages/v1/messages', message, bearer), refused);
    t.equal((await post('/messages/v1/messages', message, { 'x-api-key': 'secret' })).status, 200);
  });
});
