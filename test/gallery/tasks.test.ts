/** The vendors of tasks in `examples/`, each called with its own SDK. */
import { createFalClient } from '@fal-ai/client';
import RunwayML from '@runwayml/sdk';
import { AssemblyAI } from 'assemblyai';
import Replicate from 'replicate';
import t from 'tap';
import { until } from '../support/stack.ts';
import { startVendor } from './vendor.ts';

t.test('replicate', async (t) => {
  const { url, key, charged } = await startVendor(t, 'replicate');
  const client = new Replicate({ auth: key, baseUrl: `${url}/v1`, useFileOutput: false });
  const output = await client.run('acme/fast-image', {
    input: { prompt: 'a red kite' },
    wait: { mode: 'poll', interval: 50 },
  });
  t.match(output, [/\.png/]);
  const made = await client.predictions.create({ model: 'acme/fast-image', input: { prompt: 'another' } });
  t.match(made.urls, { get: `${url}/v1/predictions/${made.id}`, cancel: `${url}/v1/predictions/${made.id}/cancel` });
  t.match(await client.predictions.cancel(made.id), { status: 'canceled' });
  t.equal(await charged(1), '0.0039', 'four seconds of a machine');
  const stranger = new Replicate({ auth: 'tg_wrong', baseUrl: `${url}/v1` });
  t.match(await stranger.predictions.create({ model: 'acme/fast-image', input: {} }).catch((error: unknown) => error), {
    response: { status: 401 },
  });
  t.match(await client.predictions.create({ model: 'acme/unknown', input: {} }).catch((error: unknown) => error), {
    response: { status: 404 },
  });
});

t.test('fal', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'fal');
  const as = (credentials: string) =>
    createFalClient({
      credentials,
      requestMiddleware: async (request) => ({ ...request, url: request.url.replace('https://queue.fal.run', url) }),
    });
  const client = as(key);
  const input = { prompt: 'a red kite', num_images: 2 };
  const { data } = await client.subscribe('fal-ai/flux/dev', { input, pollInterval: 20 });
  t.match(data, { images: [{ url: /^http/ }, { url: /^http/ }] });
  t.equal(await charged(1), '0.05', 'two images');
  const made = await client.queue.submit('fal-ai/flux/dev', { input });
  const mine = { requestId: made.request_id };
  t.match(await client.queue.status('fal-ai/flux/dev', mine), { request_id: made.request_id });
  t.match((await client.queue.result('fal-ai/flux/dev', mine)).data, { images: [{}, {}] });
  const stranger = as(await otherKey());
  for (const call of [
    () => stranger.queue.result('fal-ai/flux/dev', mine),
    () => stranger.queue.status('fal-ai/flux/dev', mine),
    () => stranger.queue.cancel('fal-ai/flux/dev', mine),
  ])
    t.match(await call().catch((error: unknown) => error), { status: 404 });
  const unseen = await client.queue.submit('fal-ai/flux/dev', { input });
  const result = { requestId: unseen.request_id };
  t.match((await client.queue.result('fal-ai/flux/dev', result)).data, { images: [{}, {}] }, 'before any poll');
  t.match(unseen.status_url, `${url}/fal-ai/flux/requests/${unseen.request_id}/status`);
  t.match(unseen.response_url, `${url}/fal-ai/flux/requests/${unseen.request_id}`);
  const { request_id } = await client.queue.submit('fal-ai/recraft/v3/text-to-image', { input });
  await client.queue.cancel('fal-ai/recraft/v3/text-to-image', { requestId: request_id });
  t.match(await client.queue.submit('fal-ai/flux/schnell', { input }).catch((error: unknown) => error), {
    status: 404,
  });
  const refused = await as('tg_wrong')
    .queue.submit('fal-ai/flux/dev', { input })
    .catch((error: unknown) => error);
  t.match(refused, { status: 401 });
});

t.test('runway', async (t) => {
  const { url, key, charged } = await startVendor(t, 'runway');
  const client = new RunwayML({ apiKey: key, baseURL: url });
  const made = await client.imageToVideo.create({
    model: 'gen4_turbo',
    promptImage: 'https://example.com/kite.png',
    promptText: 'a red kite',
    ratio: '1280:720',
    duration: 5,
  });
  const task = await untilEnded(() => client.tasks.retrieve(made.id));
  t.match(task, { id: made.id, status: 'SUCCEEDED', output: [/^http/] });
  t.equal(await charged(1), '0.25', 'five seconds');
  const other = await client.textToVideo.create({
    model: 'gen4.5',
    promptText: 'a kite',
    ratio: '1280:720',
    duration: 5,
  });
  await client.tasks.delete(other.id);
  const stranger = new RunwayML({ apiKey: 'tg_wrong', baseURL: url, maxRetries: 0 });
  t.match(await stranger.tasks.retrieve(made.id).catch((error: unknown) => error), { status: 401 });
  t.match(await client.tasks.retrieve('00000000-0000-0000-0000-000000000000').catch((error: unknown) => error), {
    status: 404,
  });
});

t.test('assemblyai', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'assemblyai');
  const call = async (method: string, path: string, body?: string | object, authorization = key) => {
    const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json';
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`${url}/v2/${path}`, { method, headers, ...(body !== undefined && { body: sent }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const client = new AssemblyAI({ apiKey: key, baseUrl: url });
  const done = await client.transcripts.transcribe({ audio: Buffer.from('RIFF') }, { pollingInterval: 20 });
  t.match(done, { status: 'completed', audio_duration: 61 });
  t.match(await client.transcripts.sentences(done.id), { sentences: [{}] });
  t.match(await client.transcripts.delete(done.id), { id: done.id });
  await t.rejects(new AssemblyAI({ apiKey: 'tg_wrong', baseUrl: url }).transcripts.get(done.id), /API key/);
  const { upload_url: audio_url = '' } = (await call('POST', 'upload', 'RIFF')).body;
  t.match(audio_url, /^https:\/\/cdn\.assemblyai\.com\/upload\//);
  const { body: made } = await call('POST', 'transcript', { audio_url });
  const parts = `transcript/${made.id}/sentences`;
  t.match(await call('GET', parts), { status: 200 }, "it is the account's before anybody has polled it");
  const stranger = await otherKey();
  t.match(await call('GET', parts, undefined, stranger), { status: 404 });
  const seen = await untilEnded(async () => ({
    status: `${(await call('GET', `transcript/${made.id}`)).body.status}`,
  }));
  t.match(seen, { status: 'completed' });
  t.equal(await charged(2), '0.0050874', 'twice 61 seconds of the default model');
  t.match(await call('GET', `transcript/${made.id}/sentences`), { status: 200 });
  t.match(await call('DELETE', `transcript/${made.id}`), { status: 200 });
  const foreign = { status: 404, body: { error: /does not exist/ } };
  for (const named of [audio_url, audio_url.toUpperCase(), audio_url.replace('//', '//me@')])
    t.match(await call('POST', 'transcript', { audio_url: named }, stranger), foreign, named);
  t.match(await call('GET', `transcript/${made.id}`, undefined, stranger), { status: 404 });
  t.match(await call('GET', `transcript/${made.id}/sentences`, undefined, stranger), { status: 404 });
  t.match(await call('POST', 'transcript', { audio_url, speaker_labels: true }), { status: 400 });
  t.match(await call('GET', 'transcript/1', undefined, 'tg_wrong'), { status: 401, body: { error: /API key/ } });
});

for (const [vendor, path, body, id, status, charge] of [
  [
    'kling',
    '/v1/videos/text2video',
    { model_name: 'kling-v2-5-turbo', mode: 'pro', duration: '10', prompt: 'a kite' },
    ['data', 'task_id'],
    ['data', 'task_status'],
    '0.70',
  ],
  [
    'minimax',
    '/v1/video_generation',
    { model: 'MiniMax-Hailuo-02', prompt: 'a kite', resolution: '1080P', duration: 6 },
    ['task_id'],
    ['status'],
    '0.492',
  ],
] as const)
  t.test(`${vendor}, which has no SDK for JavaScript`, async (t) => {
    const { url, key, charged } = await startVendor(t, vendor);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const call = async (method: string, at: string, sent?: object) => {
      const answer = await fetch(url + at, { method, headers, ...(sent && { body: JSON.stringify(sent) }) });
      return { status: answer.status, body: await answer.json() };
    };
    const made = await call('POST', path, body);
    t.equal(made.status, 200);
    const task = String(at(made.body, id));
    const query = vendor === 'minimax' ? `/v1/query/video_generation?task_id=${task}` : `${path}/${task}`;
    await untilEnded(async () => ({ status: String(at((await call('GET', query)).body, status)) }));
    t.equal(await charged(1), charge);
    if (vendor === 'minimax') {
      const { body } = await call('GET', query);
      const file = await call('GET', `/v1/files/retrieve?file_id=${at(body, ['file_id'])}`);
      t.match(file, { status: 200, body: { file: { download_url: /^http/ } } });
      t.equal((await call('GET', '/v1/files/retrieve?file_id=1')).status, 404, 'a file of somebody else');
      t.equal((await call('GET', '/v1/files/retrieve?file_id=1&file_id=2')).status, 400, 'which of them?');
    }
    const wrong = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, authorization: 'Bearer tg_wrong' },
      body: '{}',
    });
    t.equal(wrong.status, 401);
    t.match(await wrong.json(), vendor === 'minimax' ? { base_resp: { status_code: 1004 } } : { code: 1000 });
  });

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, name) => (inner as Record<string, unknown>)[name], value);
}

function untilEnded<T extends { readonly status: string }>(ask: () => Promise<T>): Promise<T> {
  return until(ask, ({ status }) => /^(succe|completed)/i.test(status));
}
