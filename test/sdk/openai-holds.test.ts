/** Tests that holds of examples/openai.yaml are upper bounds: of the answers, of images, and of what the request does not show. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { dryRun } from '../../src/config/dry-run/dry-run.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { example } from './openai.ts';

const { plan } = compileConfig(example, {
  text: readFileSync(example, 'utf8'),
  env: { TOLLGATE_OPENAI_KEY: 'secret' },
});
const route = plan?.routes.find(({ name }) => name === 'create_chat_completion');

/** The tokens that are held for a body, and its bytes. */
function held(more: object, content: unknown = 'hello') {
  if (plan === undefined || route === undefined) throw new Error('the example does not compile');
  const body = JSON.stringify({ model: 'gpt-small', messages: [{ role: 'user', content }], ...more });
  const rawBody = Buffer.from(body);
  const { found, refusal } = dryRun(plan, route, {
    rawBody,
    params: {},
  });
  if (refusal !== undefined) throw refusal;
  const units = found.quote !== undefined && 'hold_units' in found.quote ? found.quote.hold_units : [];
  const holdOf = (name: string) => {
    const nano = units.find((unit) => unit.class === name)?.units_nano;
    return typeof nano === 'bigint' ? Number(nano / NANO) : undefined;
  };
  return {
    input: holdOf('cache_write'),
    output: holdOf('output'),
    sent_bytes: Buffer.byteLength(found.body ?? ''),
    bytes: rawBody.length,
  };
}

const most = { input: 1_047_576, output: 32_768 };

t.test('the answers', async (t) => {
  t.equal(held({}).output, most.output, 'without a limit, the most that the model generates');
  t.equal(held({ max_tokens: 10 }).output, 10);
  t.equal(held({ max_completion_tokens: 10, n: 4 }).output, 40);
  t.equal(held({ max_tokens: null, max_completion_tokens: 10 }).output, 10);
  t.equal(held({ max_completion_tokens: 1_000_000, n: 2 }).output, 2 * most.output);
  t.equal(held({ max_tokens: 0 }).output, most.output);
  t.equal(held({ max_tokens: 10, n: null }).output, 10);
  t.equal(held({ max_tokens: 10, prediction: { type: 'content', content: 'x' } }).output, most.output);
});

t.test('text is held by the bytes that are sent', async (t) => {
  const { input, sent_bytes } = held({ max_tokens: 10, tools: [{ type: 'function', function: { name: 'look' } }] });
  t.equal(input, sent_bytes);
  const stream = held({ stream: true });
  t.ok(stream.sent_bytes > stream.bytes);
  t.equal(stream.input, stream.sent_bytes);
});

t.test('an image is held by its limit instead of its bytes', async (t) => {
  const image = (url: string) => ({ type: 'image_url', image_url: { url } });
  const data = `data:image/png;base64,${'A'.repeat(100_000)}`;
  const first = held({}, [image(data)]);
  t.equal(first.input, first.sent_bytes - data.length + 5_000);
  const url = 'https://example.com/a.png';
  const two = held({}, [image(url), { type: 'text', text: 'and' }, image(url)]);
  t.equal(two.input, two.sent_bytes - 2 * url.length + 2 * 5_000);
});

t.test('what may cost more than its bytes is held at the limit of the input', async (t) => {
  t.equal(held({}, [{ type: 'file', file: { file_id: 'file-1' } }]).input, most.input);
  t.equal(held({ previous: 'resp_1' }).input, most.input);
});

t.test('what has another price or owner, or names another model, is refused', async (t) => {
  for (const more of [
    { moderation: { model: 'omni-moderation-latest' } },
    { tools: [{ type: 'web_search' }] },
    { messages: [{ role: 'assistant', audio: { id: 'audio_1' } }] },
    { service_tier: 'priority' },
    { modalities: ['text', 'audio'] },
    { web_search_options: {} },
  ])
    t.throws(() => held(more), { message: /./, kind: 'invalid_request' }, JSON.stringify(more));
});
