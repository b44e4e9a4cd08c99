/** Bifrost #4354: fields that the gateway did not know were silently dropped. */
import t, { type Test } from 'tap';
import { chunk, streamHead } from '../support/fault-server.ts';
import fc from '../support/fc.ts';
import {
  generativeStream,
  keyHeaders,
  long,
  messagesJson,
  messagesStream,
  officialVideo,
  post,
  rig,
  running,
  tokenVideo,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long), balance: '1000000' });
const { stack, server } = rigged;
let ids = 0;

/** Members that no interface defines, with values of every type. */
const name = fc.stringMatching(/^x_[a-z0-9_]{1,12}$/);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
}));
const members = fc.dictionary(name, value, { maxKeys: 6 });
type Members = Readonly<Record<string, unknown>>;

async function upstreamGets(path: string, body: unknown): Promise<unknown> {
  const index = server.seen.length;
  server.play(({ reply }) => {
    ids += 1;
    reply(200, { id: `up-${ids}`, task_id: `up-${ids}`, Result: { Id: `r-${ids}`, GroupId: `g-${ids}` } });
  });
  const reply = await stack.call('POST', path, body, keyHeaders(stack.key));
  if (reply.status !== 200) throw new Error(`${path} answers ${reply.status} ${reply.text}`);
  return JSON.parse(String(server.seen[index]?.body));
}

/** Bodies of the routes that forward them, with unknown members in every object. */
const passedOn: Readonly<Record<string, (more: Members) => object>> = {
  [messagesJson.path]: (more) => ({
    model: 'chat-large',
    max_tokens: 5,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'x', ...more }], ...more }],
    tools: [{ name: 'x', input_schema: { type: 'object', properties: more }, ...more }],
    metadata: more,
    ...more,
  }),
  '/v1/messages/count_tokens': (more) => ({
    model: 'chat-large',
    messages: [{ role: 'user', content: 'x', ...more }],
    ...more,
  }),
  [generativeStream.path]: (more) => ({
    contents: [{ parts: [{ text: 'x', ...more }], ...more }],
    generationConfig: { maxOutputTokens: 5, ...more },
    ...more,
  }),
  [tokenVideo.path]: (more) => ({
    model: 'vidgen-2.0',
    content: [
      { type: 'text', text: 'x', ...more },
      { type: 'image_url', image_url: { url: 'https://example.com/a.png', ...more }, role: 'first_frame', ...more },
    ],
    seed: 7,
    return_last_frame: true,
    execution_expires_after: 3600,
    ...more,
  }),
  '/api/v3/liveness/sessions': (more) => ({ CallbackURL: 'https://example.com/back', ...more }),
  '/api/v3/asset-groups': (more) => ({ Name: 'x', Description: 'y', ...more }),
};

for (const [path, bodyOf] of Object.entries(passedOn)) {
  t.test(`Bifrost #4354: no member of a body is lost on ${path}`, async (t) => {
    await fc.assert(
      fc.asyncProperty(members, async (more) => {
        const body = bodyOf(more);
        t.strictSame(await upstreamGets(path, body), JSON.parse(JSON.stringify(body)));
      }),
      { numRuns: 25 },
    );
  });
}

t.test('Bifrost #4354: a unified body gets its defaults and keeps unknown members', async (t) => {
  await rebuilt(t, unifiedVideo.path, (more) => {
    const reference = { type: 'image', url: 'https://example.com/a.png', ...more };
    const body = { model: 'c/vidgen-2.0', prompt: 'x', references: [reference], ...more };
    const defaults = { duration: 4, resolution: '480p', ratio: '16:9', generate_audio: true, watermark: false };
    return { body, expected: { ...body, ...defaults, references: [{ ...reference, role: 'reference_image' }] } };
  });
});

t.test('Bifrost #4354: the shorthand becomes content, and all other members stay', async (t) => {
  await rebuilt(t, tokenVideo.path, (more) => {
    const rest = { model: 'vidgen-2.0', duration: 5, seed: 7, ...more };
    const content = [
      { type: 'text', text: 'x' },
      { type: 'image_url', image_url: { url: 'https://example.com/a.png' }, role: 'first_frame' },
    ];
    return {
      body: { ...rest, prompt: 'x', images: ['https://example.com/a.png'] },
      expected: { ...rest, content },
    };
  });
});

t.test(
  'Bifrost #4354: the official branch drops only top-level members, as the specification says in Constraints 3',
  async (t) => {
    await rebuilt(t, officialVideo.path, (more) => {
      const expected = {
        model: 'c/vidgen-2.0',
        content: [{ type: 'text', text: 'x', ...more }],
        duration: 4,
        resolution: '480p',
        ratio: '1:1',
        generate_audio: false,
        watermark: true,
      };
      return {
        body: { ...expected, return_last_frame: true, seed: 7, execution_expires_after: 3600, ...more },
        expected,
      };
    });
  },
);

async function rebuilt(t: Test, path: string, make: (more: Members) => { body: object; expected: object }) {
  await fc.assert(
    fc.asyncProperty(members, async (more) => {
      const { body, expected } = make(more);
      t.strictSame(await upstreamGets(path, body), JSON.parse(JSON.stringify(expected)));
    }),
    { numRuns: 25 },
  );
}

t.test('Bifrost #4354: no member of an answer is lost, streamed or not', async (t) => {
  const task = await running(rigged, officialVideo, 'answered');
  await fc.assert(
    fc.asyncProperty(members, async (more) => {
      const text = JSON.stringify({ ...more, id: 'answered', status: 'running', usage: null });
      server.play(({ reply }) => reply(200, text));
      t.equal((await post(rigged, messagesJson)).text, text);
      t.equal((await stack.call('GET', task)).text, text);
      const events = `event: x_unknown\nid: 7\ndata: ${text}\n\n: a comment\n\n`;
      server.play(({ write }) => write(`${streamHead}${chunk(events)}0\r\n\r\n`));
      t.equal((await post(rigged, messagesStream)).text, events);
    }),
    { numRuns: 25 },
  );
});
