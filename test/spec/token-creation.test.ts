/** The specification, Resources: creation parameters of the token-billed family, and the elements of content. */
import t, { type Test } from 'tap';
import { film, runTask, tasksPath, tokenBody } from '../support/requests.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);

interface Parameter {
  readonly name: string;
  /** Forwarded unchanged. */
  readonly accepted: readonly unknown[];
  /** Refused by the gateway. */
  readonly wrong: readonly unknown[];
  /** Checks the record of a task created without the parameter. */
  readonly leftOut: (t: Test, record: Readonly<Record<string, unknown>>) => void;
}

function parameter({ name, accepted, wrong, leftOut }: Parameter): (t: Test) => Promise<void> {
  return async (t) => {
    const me = await customer(stack, { balance: '100000' });
    for (const value of accepted) {
      const body = tokenBody({ [name]: value });
      const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, body));
      t.equal(reply.status, 200, `${value}: ${reply.text}`);
      t.strictSame(JSON.parse(up.body), body);
    }
    for (const value of wrong) {
      const create = () => me.call('POST', tasksPath, tokenBody({ [name]: value }));
      await refused(t, stack, create, 400, 'invalid_request', new RegExp(`^${name} must be`));
    }
    const { up } = await passed(stack, () => me.call('POST', tasksPath, tokenBody()));
    t.notOk(name in JSON.parse(up.body), 'nothing is added to the body');
    leftOut(t, (await runTask(me, tasksPath, tokenBody())).json);
  };
}

const boolean = { accepted: [true, false], wrong: ['true', 1, []] };

statement(
  t,
  'creation.watermark',
  parameter({ name: 'watermark', ...boolean, leftOut: (t, record) => t.equal(record.watermark, false) }),
);

statement(
  t,
  'creation.resolution',
  parameter({
    name: 'resolution',
    accepted: ['480p', '720p', '1080p', '4k'],
    wrong: ['1440p', '4K', 720, ''],
    leftOut: (t, record) => t.equal(record.resolution, '720p'),
  }),
);

statement(
  t,
  'creation.ratio',
  parameter({
    name: 'ratio',
    accepted: ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', 'adaptive'],
    wrong: ['2:1', '16x9', 1],
    // The upstream chooses a ratio for `adaptive`, which is also the default.
    leftOut: (t, record) => t.equal(record.ratio, '16:9'),
  }),
);

statement(
  t,
  'creation.duration',
  parameter({
    name: 'duration',
    accepted: [4, 5, 14, 15, -1],
    wrong: [3, 16, 0, -2, 4.5, '5'],
    leftOut: (t, record) => t.equal(record.duration, 5),
  }),
);

statement(
  t,
  'creation.generate-audio',
  parameter({ name: 'generate_audio', ...boolean, leftOut: (t, record) => t.equal(record.generate_audio, true) }),
);

statement(
  t,
  'creation.return-last-frame',
  parameter({
    name: 'return_last_frame',
    ...boolean,
    leftOut: (t, record) => t.notOk(Object(record.content).last_frame_url),
  }),
);

statement(
  t,
  'creation.execution-expires-after',
  parameter({
    name: 'execution_expires_after',
    accepted: [3600, 7200, 259200],
    wrong: [3599, 259201, 3600.5, '3600'],
    leftOut: (t, record) => t.equal(record.execution_expires_after, 172800),
  }),
);

statement(t, 'creation.authorization', async (t) => {
  const { key, call } = await customer(stack);
  const create = (authorization: string) => () => call('POST', tasksPath, tokenBody(), { authorization });
  for (const wrong of ['', key, `Basic ${key}`, 'Bearer', 'Bearer tg_nobody']) {
    await refused(t, stack, create(wrong), 401, 'unauthorized', /./);
  }
  const { reply, up } = await passed(stack, create(`Bearer ${key}`));
  t.equal(reply.status, 200);
  t.equal(up.headers.authorization, 'Bearer upstream-secret', 'the gateway’s own credential is sent');
});

statement(t, 'creation.model', async (t) => {
  const me = await customer(stack);
  const create = (model: unknown) => () => me.call('POST', tasksPath, tokenBody({ model }));
  for (const wrong of [undefined, '', 7, null]) {
    await refused(t, stack, create(wrong), 400, 'invalid_request', /^model/);
  }
  t.equal((await create('vidgen-2.0')()).status, 200);
});

statement(t, 'creation.content', async (t) => {
  const me = await customer(stack);
  for (const wrong of [undefined, 'a kite', {}, [], ['a kite'], [{ text: 'a kite' }], [{ type: 'smell' }]]) {
    const create = () => me.call('POST', tasksPath, tokenBody({ content: wrong }));
    await refused(t, stack, create, 400, 'invalid_request', /^content/);
  }
  const content = [
    { type: 'text', text: 'a kite' },
    { type: 'image_url', image_url: { url: 'https://example.com/a.png' }, role: 'reference_image' },
    { type: 'video_url', video_url: { url: film(stack, 5) }, role: 'reference_video' },
    { type: 'audio_url', audio_url: { url: 'https://example.com/a.wav' }, role: 'reference_audio' },
  ];
  const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, tokenBody({ content })));
  t.equal(reply.status, 200);
  t.strictSame(JSON.parse(up.body).content, content);
});

const roles = {
  image: ['first_frame', 'last_frame', 'reference_image'],
  video: ['reference_video'],
  audio: ['reference_audio'],
} as const;

statement(t, 'creation.role', async (t) => {
  const me = await customer(stack);
  for (const [medium, own] of Object.entries(roles)) {
    const body = (role: string | undefined) => {
      const media = { type: `${medium}_url`, [`${medium}_url`]: { url: film(stack, 5) }, role };
      return tokenBody({ content: [{ type: 'text', text: 'a kite' }, media] });
    };
    for (const role of [...own, undefined]) {
      const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, body(role)));
      t.equal(reply.status, 200, `${medium} as ${role}`);
      t.equal(JSON.parse(up.body).content[1].role, role);
    }
    for (const role of ['villain', ...Object.values(roles).flat()]) {
      if (own.some((each) => each === role)) continue;
      const create = () => me.call('POST', tasksPath, body(role));
      await refused(t, stack, create, 400, 'invalid_request', /^content\[1\]\.role must be/);
    }
  }
});

/** Tests that an element of a medium needs that medium's member with a url. */
function mediaElement(medium: 'image' | 'video' | 'audio'): (t: Test) => Promise<void> {
  return async (t) => {
    const me = await customer(stack);
    const name = `${medium}_url`;
    const text = { type: 'text', text: 'a kite' };
    const create = (element: object) => () => me.call('POST', tasksPath, tokenBody({ content: [text, element] }));
    const good = { type: name, [name]: { url: film(stack, 5) }, role: roles[medium][0] };
    const { reply, up } = await passed(stack, create(good));
    t.equal(reply.status, 200);
    t.strictSame(JSON.parse(up.body).content, [text, good]);
    for (const value of [undefined, 'https://example.com/a', {}, { url: 7 }, { url: '' }]) {
      await refused(t, stack, create({ type: name, [name]: value }), 400, 'invalid_request', /^content\[1\]\./);
    }
  };
}

statement(t, 'creation.text-element', async (t) => {
  const me = await customer(stack);
  const create = (text: unknown) => () => me.call('POST', tasksPath, tokenBody({ content: [{ type: 'text', text }] }));
  t.equal((await create('a kite')()).status, 200);
  for (const wrong of [undefined, 7, null, ['a kite']]) {
    await refused(t, stack, create(wrong), 400, 'invalid_request', /^content\[0\]\.text/);
  }
});

statement(t, 'creation.image-element', mediaElement('image'));
statement(t, 'creation.video-element', mediaElement('video'));
statement(t, 'creation.audio-element', mediaElement('audio'));

statement(t, 'creation.top-level', async (t) => {
  const me = await customer(stack);
  for (const wrong of [{ resolution: '8k' }, { ratio: '5:1' }, { duration: 99 }, { watermark: 'no' }]) {
    const create = () => me.call('POST', tasksPath, tokenBody(wrong));
    await refused(t, stack, create, 400, 'invalid_request', /must be/);
  }
});

statement(t, 'creation.flags', async (t) => {
  const me = await customer(stack);
  const text = 'a red kite [instant] --resolution 1080p --ratio 1:1 --duration 7 --watermark true';
  const { up } = await passed(stack, () => me.call('POST', tasksPath, tokenBody({}, text)));
  t.equal(JSON.parse(up.body).content[0].text, text, 'the text is forwarded unchanged');
  const { json } = await runTask(me, tasksPath, tokenBody({}, text));
  t.match(json, { resolution: '1080p', ratio: '1:1', duration: 7, watermark: true });
  const wrong = await runTask(me, tasksPath, tokenBody({}, 'a red kite [instant] --resolution 8k --ratio 5:1'));
  t.match(wrong.json, { status: 'succeeded', resolution: '720p' }, 'a wrong flag is ignored');
});

statement(t, 'creation.flag-price', async (t) => {
  // 100,000 tokens are 4.60 at 720p and 5.10 at 1080p.
  const cost = async (more: object, text: string) => {
    const me = await customer(stack);
    await runTask(me, tasksPath, tokenBody(more, text));
    return (await me.ledger()).at(-1);
  };
  t.equal(await cost({}, 'a kite [instant] [tokens=100000]'), 'capture 4.60');
  t.equal(await cost({}, 'a kite [instant] [tokens=100000] --resolution 1080p'), 'capture 5.10');
  t.equal(await cost({}, 'a kite [instant] [tokens=100000] --rs 1080p'), 'capture 5.10', 'with the short name');
  const both = cost({ resolution: '720p' }, 'a kite [instant] [tokens=100000] --resolution 1080p');
  t.equal(await both, 'capture 4.60', 'the member decides if both are given');
  t.equal(
    await cost({}, 'a kite [instant] [tokens=100000] --resolution 8k'),
    'capture 4.60',
    'a wrong flag is ignored',
  );
});

statement(t, 'creation.null', async (t) => {
  const me = await customer(stack);
  const names = [
    'resolution',
    'ratio',
    'duration',
    'watermark',
    'generate_audio',
    'return_last_frame',
    'execution_expires_after',
  ];
  const body = tokenBody(Object.fromEntries(names.map((name) => [name, null])));
  const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, body));
  t.equal(reply.status, 200);
  t.strictSame(JSON.parse(up.body), body);
});

statement(t, 'creation.other-members', async (t) => {
  const me = await customer(stack);
  const text =
    '{"model":"vidgen-2.0","content":[{"type":"text","text":"a kite","x":[ 1.50 ]}],"seed":4294967295,' +
    '"tools":[{"type":"web_search"}],"safety_identifier":"u\\u0031","big":12345678901234567890,"small":1.50,"e":1E400}';
  const { reply, up } = await passed(stack, () => me.call('POST', tasksPath, text));
  t.equal(reply.status, 200, reply.text);
  t.equal(up.body, text);
});
