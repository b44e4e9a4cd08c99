/** The vendors of images and video whose results are files of their own, or whose answers have addresses: each from its example. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GoogleGenAI } from 'google-genai-2';
import OpenAI, { toFile } from 'openai';
import t from 'tap';
import { until } from '../support/stack.ts';
import { startVendor } from './vendor.ts';

t.test('comfyui', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'comfyui');
  const call = (path: string, bearer = key, body?: object) =>
    fetch(url + path, {
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const made = await call('/prompt', key, { prompt: { '9': { class_type: 'SaveImage', inputs: {} } } });
  const { prompt_id } = (await made.json()) as { readonly prompt_id: string };
  const stranger = await otherKey();
  t.equal((await call(`/history/${prompt_id}`, stranger)).status, 404);
  t.equal((await call('/view?filename=kite_00001_.png')).status, 404, 'before its history was read');
  const history = (await (await call(`/history/${prompt_id}`)).json()) as Record<string, { readonly outputs: object }>;
  t.match(history[prompt_id], { outputs: { 9: { images: [{ filename: /png$/ }, { filename: /png$/ }] } } });
  const names = JSON.stringify(history).match(/[\w.-]+\.png/g) ?? [];
  for (const name of names) {
    t.equal((await call(`/view?filename=${name}`)).status, 200, name);
    t.equal((await call(`/view?filename=${name}`, stranger)).status, 404, 'a file of another account');
  }
  t.equal(names.length, 2);
  t.equal(await charged(1), '0.02');
});

t.test('sora', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'sora');
  const as = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 });
  const client = as(key);
  const made = await client.videos.create({ model: 'sora-2', prompt: 'a red kite', seconds: '8', size: '1280x720' });
  const foreign = as(await otherKey());
  t.equal((await client.videos.downloadContent(made.id)).status, 200, 'it is the account’s before any poll');
  for (const call of [
    () => foreign.videos.downloadContent(made.id),
    () => foreign.videos.retrieve(made.id),
    () => foreign.videos.delete(made.id),
  ])
    t.match(await call().catch((error: unknown) => error), { status: 404 });
  const done = await until(
    () => client.videos.retrieve(made.id),
    ({ status }) => status === 'completed',
  );
  t.match(done, { id: made.id, seconds: '8', size: '1280x720' });
  t.equal(await charged(1), '0.80', 'eight seconds');
  const input_reference = await toFile(Buffer.from('a picture'), 'kite.png', { type: 'image/png' });
  const withPicture = await client.videos.create({ model: 'sora-2', prompt: 'a red kite', input_reference });
  await until(
    () => client.videos.retrieve(withPicture.id),
    ({ status }) => status === 'completed',
  );
  t.equal(await charged(2), '1.20', 'and four seconds, the default');
  const remix = await client.videos.remix(made.id, { prompt: 'a blue kite' });
  t.match(await foreign.videos.remix(made.id, { prompt: 'x' }).catch((error: unknown) => error), { status: 404 });
  t.equal((await client.videos.downloadContent(remix.id)).status, 200);
  await until(
    () => client.videos.retrieve(remix.id),
    ({ status }) => status === 'completed',
  );
  t.equal(await charged(3), '2.00', 'as long as the first one');
  await client.videos.delete(made.id);
  t.match(await client.videos.retrieve(made.id).catch((error: unknown) => error), { status: 404 });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = async (body: object) =>
    (await fetch(`${url}/v1/videos`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  t.equal(await send({ model: 'sora-2-pro', prompt: 'a kite', size: '1792x1024' }), 200);
  t.equal(await send({ model: 'sora-2', prompt: 'a kite', n: 2 }), 400);
  t.match(
    await as('tg_wrong')
      .videos.retrieve(made.id)
      .catch((error: unknown) => error),
    { status: 401 },
  );
});

t.test('veo', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'veo');
  const as = (apiKey: string) => new GoogleGenAI({ apiKey, apiVersion: 'v1beta', httpOptions: { baseUrl: url } });
  const client = as(key);
  const made = await client.models.generateVideos({
    model: 'veo-3.1-generate-preview',
    source: { prompt: 'a red kite' },
    config: { durationSeconds: 6, aspectRatio: '16:9' },
  });
  t.match(made.name, /^models\/veo-3\.1-generate-preview\/operations\//);
  const stranger = await otherKey();
  const foreign = as(stranger);
  t.match(await foreign.operations.getVideosOperation({ operation: made }).catch((error: unknown) => error), {
    status: 404,
  });
  const done = await until(
    () => client.operations.getVideosOperation({ operation: made }),
    (operation) => operation.done === true,
  );
  t.equal(await charged(1), '2.40', 'six seconds');
  const [video] = done.response?.generatedVideos ?? [];
  t.match(video?.video?.uri, /\/v1beta\/files\/\w+:download\?alt=media$/);
  t.ok(video?.video?.uri?.startsWith(url), 'the address is that of the gateway');
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-veo-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  if (video === undefined) throw new Error('no video');
  const downloadPath = join(folder, 'clip.mp4');
  // From an address the SDK reads the name only if it begins with https.
  const file = /files\/\w+/.exec(video.video?.uri ?? '')?.[0] ?? '';
  await client.files.download({ file, downloadPath });
  await until(
    async () => readFileSync(downloadPath).length,
    (length) => length > 0,
  );
  const read = (apiKey: string) => fetch(video.video?.uri ?? '', { headers: { 'x-goog-api-key': apiKey } });
  t.equal((await read(key)).status, 200);
  t.equal((await read(stranger)).status, 404);
});

t.test('stability, which has no SDK for JavaScript', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'stability');
  const send = async (path: string, parts: Readonly<Record<string, string | Blob>>, accept = 'image/*') => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    return fetch(url + path, { method: 'POST', headers: { authorization: `Bearer ${key}`, accept }, body: form });
  };
  const image = await send('/v2beta/stable-image/generate/core', { prompt: 'a red kite', output_format: 'webp' });
  t.same([image.status, image.headers.get('content-type')], [200, 'image/webp']);
  t.equal(await charged(1), '0.03');
  const picture = new File(['a picture'], 'kite.png', { type: 'image/png' });
  const made = await send('/v2beta/stable-image/upscale/creative', { image: picture, prompt: 'a red kite' });
  const { id } = (await made.json()) as { id: string };
  const get = (apiKey = key) =>
    fetch(`${url}/v2beta/results/${id}`, { headers: { authorization: `Bearer ${apiKey}`, accept: 'image/*' } });
  t.equal((await get(await otherKey())).status, 404);
  const done = await until(get, ({ status }) => status === 200);
  t.equal(done.headers.get('content-type'), 'image/png');
  t.equal(await charged(2), '0.63');
  t.equal((await send('/v2beta/stable-image/generate/sd3', { prompt: 'a kite' })).status, 404);
});

t.test('bfl, which has no SDK for JavaScript', async (t) => {
  const { url, key, charged, otherKey } = await startVendor(t, 'bfl');
  const call = async (address: string, body?: object, apiKey = key) => {
    const headers = { 'x-key': apiKey, 'content-type': 'application/json' };
    const answer = await fetch(
      address,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const { body: made } = await call(`${url}/v1/flux-kontext-pro`, { prompt: 'a red kite' });
  t.equal(made.polling_url, `${url}/v1/get_result?id=${made.id}`);
  t.match(await call(made.polling_url ?? '', undefined, await otherKey()), { status: 404 });
  await until(
    () => call(made.polling_url ?? ''),
    ({ body }) => body.status === 'Ready',
  );
  t.equal(await charged(1), '0.04');
  t.match(await call(`${url}/v1/flux-dev`, { prompt: 'a kite' }), { status: 404 });
  t.match(await call(`${url}/v1/flux-pro-1.1`, { prompt: 'a kite', webhook_url: 'https://example.com' }), {
    status: 400,
  });
});
