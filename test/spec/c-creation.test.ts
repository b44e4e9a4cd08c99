/** The specification, Resources: creation body of the c unified format. */
import t, { type Test } from 'tap';
import { unifiedBody, unifiedPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const path = unifiedPath('c');
const image = { type: 'image', url: 'https://example.com/a.png' };

interface Field {
  readonly name: string;
  /** Forwarded unchanged. */
  readonly accepted: readonly unknown[];
  /** Refused by the gateway. */
  readonly wrong: readonly unknown[];
  /** The value forwarded when the caller leaves it out. */
  readonly fallback: unknown;
}

function field({ name, accepted, wrong, fallback }: Field): (t: Test) => Promise<void> {
  return async (t) => {
    const me = await customer(stack, { balance: '100000' });
    const create = (more: object) => () => me.call('POST', path, unifiedBody(more));
    for (const value of accepted) {
      const { reply, up } = await passed(stack, create({ [name]: value }));
      t.equal(reply.status, 202, `${value}: ${reply.text}`);
      t.strictSame(JSON.parse(up.body)[name], value);
    }
    for (const value of wrong) {
      await refused(t, stack, create({ [name]: value }), 400, 'invalid_request', new RegExp(`^${name}`));
    }
    const { up } = await passed(stack, create({}));
    t.strictSame(JSON.parse(up.body)[name], fallback, 'left out');
  };
}

statement(t, 'c.authorization', async (t) => {
  const { key, call } = await customer(stack);
  const create = (authorization: string) => () => call('POST', path, unifiedBody(), { authorization });
  for (const wrong of ['', key, 'Bearer tg_nobody']) {
    await refused(t, stack, create(wrong), 401, 'unauthorized', /./);
  }
  t.equal((await create(`Bearer ${key}`)()).status, 202);
});

statement(t, 'c.model', async (t) => {
  const me = await customer(stack);
  const create = (model: unknown) => () => me.call('POST', path, unifiedBody({ model }));
  for (const wrong of [undefined, '', 7, null]) {
    await refused(t, stack, create(wrong), 400, 'invalid_request', /^model/);
  }
  const { reply, up } = await passed(stack, create('c/vidgen-2.0'));
  t.equal(reply.status, 202);
  t.equal(JSON.parse(up.body).model, 'c/vidgen-2.0');
});

statement(t, 'c.prompt', async (t) => {
  const me = await customer(stack);
  const create = (prompt: unknown) => () => me.call('POST', path, { model: 'c/vidgen-2.0', prompt });
  for (const wrong of [undefined, '', ' \n', 7, null]) {
    await refused(t, stack, create(wrong), 400, 'invalid_request', /^prompt/);
  }
  const { up } = await passed(stack, create('a kite'));
  t.equal(JSON.parse(up.body).prompt, 'a kite');
});

statement(
  t,
  'c.duration',
  field({ name: 'duration', accepted: [4, 5, 14, 15], wrong: [3, 16, -1, 0, 4.5, '4', null], fallback: 4 }),
);

statement(
  t,
  'c.resolution',
  field({
    name: 'resolution',
    accepted: ['480p', '720p', '1080p', '4k'],
    wrong: ['8k', '4K', 480, null],
    fallback: '480p',
  }),
);

statement(
  t,
  'c.ratio',
  field({
    name: 'ratio',
    accepted: ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'],
    wrong: ['adaptive', '2:1', 1, null],
    fallback: '16:9',
  }),
);

statement(
  t,
  'c.references',
  field({
    name: 'references',
    accepted: [[], [{ ...image, role: 'reference_image' }], Array(12).fill({ ...image, role: 'reference_image' })],
    wrong: [Array(13).fill(image), image, 'https://example.com/a.png', ['https://example.com/a.png'], null],
    fallback: [],
  }),
);

statement(
  t,
  'c.generate-audio',
  field({ name: 'generate_audio', accepted: [true, false], wrong: ['true', 1, null], fallback: true }),
);

statement(
  t,
  'c.watermark',
  field({ name: 'watermark', accepted: [true, false], wrong: ['true', 1, null], fallback: false }),
);

statement(t, 'c.spelling', async (t) => {
  const me = await customer(stack);
  const text =
    '{ "model":"c/vidgen-2.0","prompt":"caf\\u00e9 \\/","seed":12345678901234567890,"weight":1.50,' +
    '"references":[{"type":"image","url":"https://example.com/a.png","n":1.0}] }';
  const { reply, up } = await passed(stack, () => me.call('POST', path, text));
  t.equal(reply.status, 202, reply.text);
  t.strictSame(JSON.parse(up.body), {
    ...JSON.parse(text),
    references: [{ type: 'image', url: 'https://example.com/a.png', n: 1, role: 'reference_image' }],
    duration: 4,
    resolution: '480p',
    ratio: '16:9',
    generate_audio: true,
    watermark: false,
  });
  for (const source of ['"caf\\u00e9 \\/"', '12345678901234567890,', '"weight":1.50,', '"n":1.0']) {
    t.ok(up.body.includes(source), `${source} is unchanged`);
  }
});
