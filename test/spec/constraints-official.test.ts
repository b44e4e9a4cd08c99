/** The specification, Constraints of the official-format per-second branch. */
import t from 'tap';
import { officialBody, tasksPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { observe, only, passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const me = await customer(stack, { balance: '100000' });
const create = (more: object, text?: string) => () => me.call('POST', tasksPath, officialBody(more, text));

statement(t, 'constraint.duration', async (t) => {
  for (const wrong of [undefined, null, '4', 4.5]) {
    await refused(t, stack, create({ duration: wrong }), 400, 'invalid_request', /^duration/);
  }
  const { status, json } = await create({ duration: -1 })();
  t.equal(status, 400);
  t.match(json, { error: { message: /duration/ } });
  for (const good of [4, 15]) t.equal((await create({ duration: good })()).status, 202);
});

statement(t, 'constraint.upper-limit', async (t) => {
  const you = await customer(stack);
  for (const [model, duration] of [
    ['c/vidgen-2.0', 16],
    ['c/vidgen-2.0', 30],
    ['c/vidgen-2.0', 31],
    ['c/vidgen-2.0', 3],
    ['k/vidgen-2.0', 16],
  ] as const) {
    const { reply, up } = await passed(stack, () => you.call('POST', tasksPath, officialBody({ model, duration })));
    t.equal(JSON.parse(up.body).duration, duration, 'forwarded to the upstream');
    t.equal(reply.status, 400);
    t.strictSame(Object.keys(reply.json.error), ['message', 'type', 'param', 'code']);
    t.match(reply.json.error, { param: 'duration', message: /duration/ });
  }
  t.equal(await you.available(), '1000.00', 'at no cost');
});

statement(t, 'constraint.content', async (t) => {
  for (const wrong of [undefined, null, 'a kite', {}]) {
    await refused(t, stack, create({ content: wrong }), 400, 'invalid_request', /^content/);
  }
});

statement(t, 'constraint.no-shorthand', async (t) => {
  const body = { model: 'c/vidgen-2.0', duration: 4, resolution: '480p' };
  for (const shorthand of [{ prompt: 'a kite' }, { prompt: 'a kite', images: ['https://example.com/a.png'] }]) {
    const call = () => me.call('POST', tasksPath, { ...body, ...shorthand });
    await refused(t, stack, call, 400, 'invalid_request', /content/);
  }
});

statement(t, 'constraint.seven-members', async (t) => {
  const text =
    '{"return_last_frame":true,"model":"c/vidgen-2.0", "execution_expires_after":7,"content":[{"type":"text",' +
    '"text":"caf\\u00e9","x":12345678901234567890}],"seed":1,"duration":4,"resolution":"480p","ratio":"1:1",' +
    '"service_tier":"flex","generate_audio":false,"watermark":true,"callback_url":"https://example.com","prompt":"no"}';
  const { result, sent } = await observe(stack, () => me.call('POST', tasksPath, text));
  t.equal(result.status, 202, result.text);
  const { body } = only(sent);
  t.strictSame(JSON.parse(body), {
    model: 'c/vidgen-2.0',
    content: [{ type: 'text', text: 'café', x: JSON.parse('12345678901234567890') }],
    duration: 4,
    resolution: '480p',
    ratio: '1:1',
    generate_audio: false,
    watermark: true,
  });
  t.ok(body.includes('"text":"caf\\u00e9","x":12345678901234567890'), 'kept members are unchanged');
});

statement(t, 'constraint.errors', async (t) => {
  for (const [word, status] of [
    ['reject', 400],
    ['sensitive', 400],
    ['denied', 403],
    ['busy', 429],
    ['error', 500],
    ['overloaded', 503],
  ] as const) {
    const { reply } = await passed(stack, create({}, `[${word}]`));
    t.equal(reply.status, status, word);
    t.strictSame(Object.keys(reply.json), ['error']);
    t.strictSame(Object.keys(reply.json.error), ['message', 'type', 'param', 'code']);
    if (status === 429) t.equal(reply.headers.get('retry-after'), '1');
  }
});
