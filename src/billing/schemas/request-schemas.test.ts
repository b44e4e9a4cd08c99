/** Tests the shipped schemas of request bodies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import t, { type Test } from 'tap';
import type { BodySchema } from '../../plan/index.ts';
import { readBodySchema, validate } from './validator.ts';

const folder = resolve(import.meta.dirname, '../../../schemas/requests');

function load(name: string): BodySchema {
  return readBodySchema(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

/** Validates each body and compares the mistake; undefined means valid. */
function judge(t: Test, name: string, table: readonly (readonly [body: unknown, mistake: string | undefined])[]): void {
  const schema = load(name);
  for (const [body, mistake] of table)
    t.equal(validate(schema, body), mistake, `${mistake ?? 'valid'}: ${JSON.stringify(body)}`);
}

const text = { type: 'text', text: 'a red kite' };
const content = [text];

t.test('every request schema is draft-07, has no $id and has a description', async (t) => {
  for (const file of readdirSync(folder)) {
    const schema: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    t.match(schema, { $schema: 'http://json-schema.org/draft-07/schema#', description: /\w/ }, file);
    t.notMatch(schema, { $id: /./ }, file);
    t.ok(readBodySchema(schema), file);
  }
});

t.test('token-billed video', async (t) => {
  const base = { model: 'vidgen-2.0', content };
  const media = (type: string, role?: unknown) => [
    text,
    { type, [type]: { url: 'https://a/b' }, ...(role === undefined ? {} : { role }) },
  ];
  judge(t, 'video-token', [
    [base, undefined],
    [{ content }, 'model is required'],
    [{ model: 'm' }, 'content is required'],
    [{ model: 'm', content: null }, 'content must be a non-empty array'],
    [{ model: 'm', content: [] }, 'content must be a non-empty array'],
    [{ model: 'm', content: 'a red kite' }, 'content must be a non-empty array'],
    [{ model: 'm', content: [text, 'x'] }, 'content[1] must be an object'],
    [{ model: 'm', content: [{}] }, 'content[0].type is required'],
    [
      { model: 'm', content: [{ type: 'picture' }] },
      'content[0].type must be one of text, image_url, video_url, audio_url, draft_task',
    ],
    [{ model: 'm', content: [{ type: 'text' }] }, 'content[0].text is required'],
    [{ model: 'm', content: [{ type: 'text', text: 5 }] }, 'content[0].text must be a string'],
    [{ model: 'm', content: [{ type: 'image_url', url: 'x' }] }, 'content[0].image_url is required'],
    [{ model: 'm', content: [{ type: 'image_url', image_url: 'x' }] }, 'content[0].image_url must be an object'],
    [{ model: 'm', content: [{ type: 'video_url', video_url: {} }] }, 'content[0].video_url.url is required'],
    [
      { model: 'm', content: [{ type: 'audio_url', audio_url: { url: 5 } }] },
      'content[0].audio_url.url must be a non-empty string',
    ],
    [{ model: 'm', content: [{ type: 'draft_task', draft_task: { id: 'cgt-1' } }] }, undefined],
    ...['first_frame', 'last_frame', 'reference_image', undefined, null].map(
      (role) => [{ model: 'm', content: media('image_url', role) }, undefined] as const,
    ),
    [{ model: 'm', content: media('video_url', 'reference_video') }, undefined],
    [{ model: 'm', content: media('audio_url', 'reference_audio') }, undefined],
    [
      { model: 'm', content: media('image_url', 'reference_video') },
      'content[1].role must be one of first_frame, last_frame, reference_image',
    ],
    [{ model: 'm', content: media('video_url', 'first_frame') }, 'content[1].role must be reference_video'],
    [{ model: 'm', content: media('audio_url', 'x') }, 'content[1].role must be reference_audio'],
    ...['480p', '720p', '1080p', '4k', null].map((resolution) => [{ ...base, resolution }, undefined] as const),
    [{ ...base, resolution: '8k' }, 'resolution must be one of 480p, 720p, 1080p, 4k'],
    ...['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', 'adaptive', null].map(
      (ratio) => [{ ...base, ratio }, undefined] as const,
    ),
    [{ ...base, ratio: '2:1' }, 'ratio must be one of 16:9, 4:3, 1:1, 3:4, 9:16, 21:9, adaptive'],
    ...[-1, 4, 5.0, 15, null].map((duration) => [{ ...base, duration }, undefined] as const),
    ...[-2, 0, 3, 16, 4.5, '5'].map(
      (duration) => [{ ...base, duration }, 'duration must be an integer from 4 to 15, or -1'] as const,
    ),
    ...[3600, 172800, 259200, null].map(
      (seconds) => [{ ...base, execution_expires_after: seconds }, undefined] as const,
    ),
    ...[3599, 259201, 4000.5].map(
      (seconds) =>
        [
          { ...base, execution_expires_after: seconds },
          'execution_expires_after must be an integer from 3600 to 259200',
        ] as const,
    ),
    [{ ...base, watermark: 'false' }, 'watermark must be true or false'],
    [{ ...base, generate_audio: 1 }, 'generate_audio must be true or false'],
    [{ ...base, return_last_frame: null, watermark: false, generate_audio: true }, undefined],
    [{ ...base, seed: 5, camera_fixed: true, callback_url: 'https://a', service_tier: 'flex', frames: 57 }, undefined],
  ]);
});

t.test('per-second video in the official format', async (t) => {
  const base = { model: 'c/vidgen-2.0', content, duration: 4 };
  judge(t, 'video-official', [
    [base, undefined],
    [{ model: 'm', content }, 'duration is required'],
    [{ model: 'm', duration: 4 }, 'content is required'],
    [{ model: 'm', prompt: 'a red kite', duration: 4 }, 'content is required'],
    [{ ...base, content: 'x' }, 'content must be a non-empty array'],
    ...[-1, 0, 4.5, '4', null, 86_401].map(
      (duration) => [{ ...base, duration }, 'duration must be a positive integer of seconds'] as const,
    ),
    // Outside the model's range. The upstream refuses these itself.
    ...[1, 3, 16, 30, 31].map((duration) => [{ ...base, duration }, undefined] as const),
    [{ ...base, resolution: '8k' }, 'resolution must be one of 480p, 720p, 1080p, 4k'],
    [{ ...base, seed: 'x', return_last_frame: 5, execution_expires_after: 1 }, undefined],
  ]);
});

t.test('video in the unified format', async (t) => {
  const base = { model: 'c/vidgen-2.0', prompt: 'a red kite' };
  const first = (reference: unknown) => ({ ...base, references: [reference] });
  const url = 'https://media.example/a.mp4';
  judge(t, 'video-unified', [
    [base, undefined],
    [{ model: 'm' }, 'prompt is required'],
    [{ model: 'm', prompt: '' }, 'prompt must be a non-empty string'],
    [{ model: 'm', prompt: '  ' }, 'prompt must be a non-empty string'],
    [{ model: 'm', prompt: ['x'] }, 'prompt must be a non-empty string'],
    ...[4, 15].map((duration) => [{ ...base, duration }, undefined] as const),
    ...[3, 16, -1, 4.5, '4', null].map(
      (duration) => [{ ...base, duration }, 'duration must be an integer from 4 to 15'] as const,
    ),
    [{ ...base, resolution: null }, 'resolution must be one of 480p, 720p, 1080p, 4k'],
    [{ ...base, ratio: 'adaptive' }, 'ratio must be one of 16:9, 4:3, 1:1, 3:4, 9:16, 21:9'],
    [{ ...base, generate_audio: 'yes' }, 'generate_audio must be true or false'],
    [{ ...base, watermark: null }, 'watermark must be true or false'],
    [{ ...base, references: [] }, undefined],
    [{ ...base, references: Array.from({ length: 12 }, () => ({ type: 'image', url })) }, undefined],
    [
      { ...base, references: Array.from({ length: 13 }, () => ({ type: 'image', url })) },
      'references must be an array of at most 12 items',
    ],
    [{ ...base, references: null }, 'references must be an array of at most 12 items'],
    [first('https://a'), 'references[0] must be an object'],
    [first({ url }), 'references[0].type is required'],
    [first({ type: 'video' }), 'references[0].url is required'],
    [first({ type: 'text', url }), 'references[0].type must be one of image, video, audio'],
    [first({ type: 'video', url, role: 'reference_video' }), undefined],
    [first({ type: 'video', url, role: 'reference_image' }), 'references[0].role must be reference_video'],
    [first({ type: 'image', url, role: 'first_frame' }), 'references[0].role must be reference_image'],
    [first({ type: 'image', url, role: null }), 'references[0].role must be reference_image'],
    ...['HTTPS://a/b', 'http://a', 'http://127.0.0.1/x'].map(
      (url) => [first({ type: 'audio', url }), undefined] as const,
    ),
    ...['file:///etc/passwd', '/tmp/a.mp4', 'asset://a', 'data:video/mp4;base64,AA', 'https://', 'ftp://a', 5, ''].map(
      (url) => [first({ type: 'audio', url }), 'references[0].url must be a public HTTP(S) URL'] as const,
    ),
    [{ ...base, seed: 5 }, undefined],
  ]);
});

t.test('portraits', async (t) => {
  judge(t, 'liveness-session', [
    [{}, undefined],
    [{ CallbackURL: 'https://a.example/back?x=1' }, undefined],
    [{ CallbackURL: 'back' }, 'CallbackURL must be an http or https URL'],
    [{ CallbackURL: 5 }, 'CallbackURL must be an http or https URL'],
  ]);
  judge(t, 'asset-group', [
    [{ Name: 'n', Description: 'd' }, undefined],
    [{}, undefined],
    [{ Name: 5 }, 'Name must be a string'],
    [{ Description: [] }, 'Description must be a string'],
  ]);
  judge(t, 'asset', [
    [{ GroupId: 'g', URL: 'https://a', AssetType: 'Image', Name: 'n' }, undefined],
    [{ GroupId: 'g', URL: 'https://a' }, undefined],
    [{ URL: 'https://a' }, 'GroupId is required'],
    [{ GroupId: 'g' }, 'URL is required'],
    [{ GroupId: '', URL: 'https://a' }, 'GroupId must be a non-empty string'],
    [{ GroupId: 'g', URL: 'u', AssetType: 1 }, 'AssetType must be a string'],
  ]);
});

t.test('generative content', async (t) => {
  judge(t, 'generate-content', [
    [{ contents: [{ parts: [{ text: 'hello' }] }] }, undefined],
    [{ contents: [{ role: 'user', parts: [{ inlineData: {} }] }], tools: [], generationConfig: {} }, undefined],
    [{}, 'contents is required'],
    [{ contents: [] }, 'contents must be a non-empty array'],
    [{ contents: 'hello' }, 'contents must be a non-empty array'],
    [{ contents: [{}] }, 'contents[0].parts is required'],
    [{ contents: [{ parts: ['hello'] }] }, 'contents[0].parts[0] must be an object'],
  ]);
});

t.test('messages', async (t) => {
  const base = { model: 'm', messages: [{ role: 'user', content: 'hello' }] };
  judge(t, 'message', [
    [{ ...base, max_tokens: 5, stream: true, system: 's', tools: [], thinking: {}, top_k: 1 }, undefined],
    [{ messages: base.messages }, 'model is required'],
    [{ model: '', messages: base.messages }, 'model must be a non-empty string'],
    [{ model: 'm' }, 'messages is required'],
    [{ model: 'm', messages: [] }, 'messages must be a non-empty array'],
    [{ ...base, stream: 'true' }, 'stream must be true or false'],
  ]);
  judge(t, 'count-tokens', [
    [{ ...base, system: 's', tools: [], tool_choice: {}, thinking: {} }, undefined],
    [{ ...base, stream: false }, 'stream is not accepted here'],
    [{ ...base, max_tokens: 5 }, 'max_tokens is not accepted here'],
    [{ model: 'm', messages: [] }, 'messages must be a non-empty array'],
  ]);
});
