/** The lines of a batch are checked when its file is uploaded: another account's files and models that the batch does not pay are refused. */
import t from 'tap';
import { example } from '../sdk/openai.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

let files = 0;
const upstream = await startFaultServer(({ reply }) => {
  files += 1;
  reply(200, { id: `file-${files}`, object: 'file' });
});
const stack = await startStack({ file: example, upstreams: { openai: upstream.url }, balance: '10' });
const stranger = await stack.newAccount('stranger');
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

async function upload(content: string | Buffer, { key = stack.key, purpose = 'batch' } = {}) {
  const before = upstream.seen.length;
  const form = new FormData();
  // The purpose may come after the file.
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'lines.jsonl');
  form.set('purpose', purpose);
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${stack.url}/v1/files`, { method: 'POST', headers, body: form });
  const json = JSON.parse(await answer.text());
  return { status: answer.status, id: json.id, message: json.error?.message, sent: upstream.seen.length - before };
}

const line = (body: object = {}, more: object = {}) =>
  JSON.stringify({
    custom_id: '1',
    method: 'POST',
    url: '/v1/chat/completions',
    body: { model: 'gpt-4.1-mini', messages: [{ role: 'user', content: 'hello' }], ...body },
    ...more,
  });
const naming = (file_id: unknown) =>
  line({ messages: [{ role: 'user', content: [{ type: 'file', file: { file_id } }] }] });

t.test('files that lines name belong to the account', async (t) => {
  const { id } = await upload('a document', { purpose: 'user_data' });
  t.match(await upload(naming(id)), { status: 200, sent: 1 }, 'its own');
  t.match(await upload(`${line()}\r\n\n${naming(id)}\n`), { status: 200, sent: 1 }, 'in a later line');
  const message = `line 2 of 'file': file '${id}' does not exist`;
  t.match(await upload(`${line()}\n${naming(id)}`, { key: stranger.key }), { status: 404, sent: 0, message });
  t.match(await upload(naming('file-of-nobody')), { status: 404, sent: 0 });
  t.match(await upload(naming(7)), { status: 400, sent: 0 });
});

t.test('what the batch does not pay, and what two readers could understand in two ways, is refused', async (t) => {
  for (const [content, message] of [
    [line({ model: 'gpt-4.1' }), /line 1 of 'file': body.model must be the model of batches: gpt-4.1-mini/],
    [line({}, { url: '/v1/responses' }), /url must be/],
    [line({ web_search_options: {} }), /web_search_options must be absent/],
    [line({ messages: [{ role: 'assistant', audio: { id: 'a' } }] }), /audio must be absent/],
    [`${line()}\n{"custom_id":`, /line 2 of 'file': it is not valid JSON: the text ends too early/],
    [`${line()}\n[]`, /line 2 of 'file': it must be a JSON object, not an array/],
    [`{"body":{"model":"gpt-4.1-mini"},"body":{"model":"gpt-4.1"}}`, /has the member at .* twice/],
    [line({ Messages: [], messages: [] }), /two members|differ/],
    [line({ modal: 1 }).replace('{"model', '{\r"model'), /carriage return/],
    [`\ufeff${line()}`, /line 1 of 'file': it is not valid JSON/],
    [Buffer.from(line(), 'utf16le'), /line 1/],
    [line({ metadata: 'x' }).replace('"x"', `${'['.repeat(300)}${']'.repeat(300)}`), /nested deeper/],
  ] as const) {
    const answer = await upload(content);
    t.match(answer, { status: 400, sent: 0 }, `${String(message)} ${answer.message}`);
    t.match(answer.message, message);
  }
});

t.test('a purpose in another spelling is the same one', async (t) => {
  for (const purpose of [' batch', 'batch\n', 'Batch', '\ufeffbatch', 'batch\0', '"batch"', '\uff42atch'])
    t.match(await upload(line({ model: 'gpt-4.1' }), { purpose }), { status: 400, sent: 0 }, JSON.stringify(purpose));
});

t.test('other files are not read', async (t) => {
  t.match(await upload('no JSON', { purpose: 'user_data' }), { status: 200, sent: 1 });
});

t.test('long files are read, up to limits', async (t) => {
  t.match(await upload(`${line()}\n`.repeat(50_000)), { status: 200, sent: 1 });
  t.match(await upload('\n'.repeat(200_000)), { status: 400, message: /more than 100000 lines/ });
  const many = Array.from({ length: 1_001 }, (_, index) => naming(`file-x${index}`)).join('\n');
  t.match(await upload(many), { status: 404, sent: 0 }, 'the first id that is not its own ends it');
});
