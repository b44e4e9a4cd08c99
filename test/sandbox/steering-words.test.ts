/** The steering words in request bodies. */
import t from 'tap';
import { readSteering, STEERING_TABLE, withoutSteering } from '../vendors/steering.ts';
import { bench, textIn } from './support.ts';

const chat = '/messages/v1/messages';
const ask = (content: string, stream = false) => ({
  model: 'chat-large',
  max_tokens: 100,
  stream,
  messages: [{ role: 'user', content }],
});

t.test('words anywhere in the body are read; other brackets are text', async (t) => {
  t.strictSame(
    [...readSteering('{"prompt":"a [fail] b [billed=2.5]"}')],
    [
      ['fail', 1],
      ['billed', 2.5],
    ],
  );
  t.equal(readSteering('[unknown] [fail=3] [billed] [ fail ] [FAIL] [1,2]').size, 0);
  t.equal(withoutSteering('a [fail] b [note]'), 'a b [note]');
  t.equal(new Set(STEERING_TABLE.map(({ word }) => word)).size, STEERING_TABLE.length, 'no word is listed twice');
});

t.test('refusals', async (t) => {
  const { post } = await bench(t);
  const statuses = { reject: 400, denied: 403, busy: 429, error: 500, overloaded: 529 };
  for (const [word, status] of Object.entries(statuses)) {
    const answer = await post(chat, ask(`[${word}]`));
    t.match(answer, { status, body: { type: 'error', error: { type: String }, request_id: String } }, word);
  }
  t.equal((await post(chat, ask('[busy]'))).headers.get('retry-after'), '1');
  t.equal((await post(chat, ask('[flaky]'))).status, 529);
  t.equal((await post(chat, ask('[flaky]'))).status, 200, 'the second of the same body is accepted');
  const video = { model: 'vidgen-2.0', content: [{ type: 'text', text: '[sensitive]' }] };
  const refused = await post('/cloud/api/v3/contents/generations/tasks', video);
  t.match(refused, { status: 400, body: { error: { code: /SensitiveContentDetected/ } } });
  t.match(await post(chat, ask('[sensitive]')), { status: 200, body: { stop_reason: 'refusal' } });
});

t.test('[lost] accepts the task and resets; [reset] accepts nothing', async (t) => {
  const { get, post, requests } = await bench(t);
  const path = '/c/api/v3/contents/generations/tasks';
  const video = (text: string) => ({ model: 'c/vidgen-2.0', duration: 5, content: [{ type: 'text', text }] });
  await t.rejects(post(path, video('[reset]')), { cause: { code: 'ECONNRESET' } });
  t.match(await get(path), { body: { total: 0 } });
  await t.rejects(post(path, video('[lost]')), { cause: { code: 'ECONNRESET' } });
  t.match(await get(path), { body: { total: 1 } });
  t.match((await requests())[0], { outcome: 'reset', status: null });
});

t.test('[truncate] cuts a whole or streamed answer in the middle, without a clean end', async (t) => {
  const { post, sandbox } = await bench(t, { pace: 0 });
  await t.rejects(post(chat, ask('[truncate]')), { message: 'terminated' });
  const body = JSON.stringify(ask('[truncate] [long]', true));
  const response = await fetch(`${sandbox.url}${chat}`, { method: 'POST', body });
  let text = '';
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  await t.rejects(read(), { message: 'terminated' });
  t.match(text, /word-20/);
  t.notMatch(text, /message_stop|word-40/);
});

t.test('[hang] and [stall] leave the caller waiting, and the journal records it', async (t) => {
  const { requests, sandbox } = await bench(t, { pace: 0 });
  for (const word of ['hang', 'stall']) {
    const leave = new AbortController();
    const init = { method: 'POST', body: JSON.stringify(ask(`[${word}]`)), signal: leave.signal };
    const pending = fetch(`${sandbox.url}${chat}`, init).then((response) => response.text());
    while (Object((await requests()).at(-1)).outcome !== 'hung') await new Promise((resolve) => setTimeout(resolve, 5));
    leave.abort();
    await t.rejects(pending, { name: 'AbortError' });
  }
});

t.test('[stream-error] and [no-end] end a stream cleanly without success', async (t) => {
  const { post } = await bench(t, { pace: 0 });
  const failed = await post(chat, ask('[stream-error]', true));
  t.match(failed.text, /event: error\ndata: .*overloaded_error.*\n\n$/);
  const ended = await post(chat, ask('[no-end]', true));
  t.notMatch(ended.text, /message_delta|message_stop/);
  const path = '/generative/v1beta/models/gen-pro:streamGenerateContent?alt=sse';
  const google = await post(path, { contents: [{ parts: [{ text: '[stream-error]' }] }] });
  t.match(google.text, /data: \{"error":\{"code":503.*\r\n\r\n$/);
});

t.test('words that act on queries', async (t) => {
  const { get, post, requests } = await bench(t);
  const path = '/k/api/v3/videos/generations/tasks';
  const create = async (prompt: string) =>
    `${path}/${textIn((await post(path, { model: 'k/vidgen-2.0', prompt })).body, 'task_id')}`;
  t.equal((await get(await create('[poll-error]'))).status, 500);
  t.equal((await get(await create('[poll-busy]'))).status, 429);
  t.equal((await get(await create('[vanish]'))).status, 404);
  await t.rejects(get(await create('[poll-reset]')));
  t.match((await requests()).at(-1), { method: 'GET', outcome: 'reset' });
});
