/** The specification, Resources: per-second task, official-format branch. */
import t, { type Test } from 'tap';
import { film, officialBody, runTask, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { configWith, stackFor, statement } from './support.ts';
import { fixedUpstream } from './upstreams.ts';

const stack = await stackFor(t);

statement(t, 'official.create-answer', async (t) => {
  const me = await customer(stack);
  const { status, json } = await me.call('POST', tasksPath, officialBody());
  t.equal(status, 202);
  t.strictSame(Object.keys(json), ['id', 'model', 'status', 'created_at', 'updated_at']);
  t.match(json, { id: /./, model: 'c/vidgen-2.0', status: 'queued' });
  t.ok(Number.isSafeInteger(json.created_at) && Number.isSafeInteger(json.updated_at));
});

statement(t, 'official.billed-seconds', async (t) => {
  const me = await customer(stack);
  t.equal((await runTask(me, tasksPath, officialBody({}, '[instant] [billed=7]'))).json.billedSeconds, 7);
  const silent = await runTask(me, tasksPath, officialBody({}, '[instant] [no-billed-seconds]'));
  t.notOk('billedSeconds' in silent.json, 'the gateway does not add it');
});

statement(t, 'official.usage', async (t) => {
  const me = await customer(stack);
  t.equal((await runTask(me, tasksPath, officialBody())).json.usage, null);
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84']);
  // Even if an upstream reports tokens, they are not billed.
  const body = '{"id":"t-1","status":"succeeded","usage":{"completion_tokens":1000000},"billedSeconds":3}';
  const own = await stackFor(t, { upstreams: { c: await fixedUpstream(t, { status: 200, body }) } });
  const you = await customer(own);
  await runTask(you, tasksPath, officialBody());
  t.strictSame(await you.ledger(), ['hold 1.84', 'capture 1.38']);
});

t.test('The specification, Resources', async (t) => {
  const stack = await stackFor(t);
  const text = { type: 'text', text: 'a kite [instant]' };
  const video = { type: 'video_url', video_url: { url: film(stack, 5) } };

  /** Tests ten seconds without a video reference in both formats. */
  function withoutVideo(resolution: string, cost: string): (t: Test) => Promise<void> {
    return async (t) => {
      const me = await customer(stack);
      await runTask(me, unifiedPath('c'), unifiedBody({ resolution, duration: 10 }));
      t.strictSame(await me.ledger(), [`hold ${cost}`, `capture ${cost}`], 'unified format');
      const you = await customer(stack);
      await runTask(you, tasksPath, officialBody({ resolution, duration: 10 }));
      t.strictSame(await you.ledger(), [`hold ${cost}`, `capture ${cost}`], 'official format');
    };
  }

  /** Tests five seconds of reference and five of output. */
  function withVideo(resolution: string, cost: string): (t: Test) => Promise<void> {
    return async (t) => {
      const me = await customer(stack);
      const { json } = await runTask(me, tasksPath, officialBody({ resolution, duration: 5, content: [text, video] }));
      t.equal(json.billedSeconds, 10);
      t.equal((await me.ledger()).at(-1), `capture ${cost}`);
    };
  }

  statement(t, 'price.480p-none', withoutVideo('480p', '4.60'));
  statement(t, 'price.480p-video', withVideo('480p', '2.80'));
  statement(t, 'price.720p-none', withoutVideo('720p', '10.00'));
  statement(t, 'price.720p-video', withVideo('720p', '6.10'));
  statement(t, 'price.1080p-none', withoutVideo('1080p', '24.80'));
  statement(t, 'price.1080p-video', withVideo('1080p', '15.10'));
  statement(t, 'price.4k-none', withoutVideo('4k', '50.60'));
  statement(t, 'price.4k-video', withVideo('4k', '31.10'));

  statement(t, 'price.configured', async (t) => {
    const spend = async (more: Parameters<typeof customer>[1], on = stack) => {
      const me = await customer(on, more);
      await runTask(me, unifiedPath('c'), unifiedBody());
      return (await me.ledger()).at(-1);
    };
    t.equal(await spend({}), 'capture 1.84');
    t.equal(await spend({ keyDiscount: '0.85' }), 'capture 1.564', 'the key’s discount');
    t.equal(await spend({ discount: '0.5', keyDiscount: '0.85' }), 'capture 1.564', 'replaces the account’s');
    const higherPrices = await stackFor(t, {
      config: configWith(['none: "0.460000"', 'none: "0.500000"']),
    });
    t.equal(await spend({}, higherPrices), 'capture 2.00', 'the configured price');
  });

  statement(t, 'price.families', async (t) => {
    for (const [family, none, withVideo] of [
      ['k', '1.68', '2.34'],
      ['s', '1.52', '1.52'],
      ['z', '1.40', '1.40'],
      ['r', '1.76', '2.43'],
    ]) {
      const me = await customer(stack);
      const model = `${family}/vidgen-2.0`;
      await runTask(me, tasksPath, officialBody({ model }));
      await runTask(me, tasksPath, officialBody({ model, content: [text, video] }));
      const charged = (await me.ledger()).filter((entry) => entry.startsWith('capture'));
      t.strictSame(charged, [`capture ${none}`, `capture ${withVideo}`], `four seconds of ${family} at 480p`);
    }
  });
});

t.test('The specification, Resources', async (t) => {
  const stack = await stackFor(t);
  const me = await customer(stack, { balance: '100000' });
  const types = ['image', 'video', 'audio'] as const;

  /** A real film of five seconds, used for every type: only videos are measured. */
  const url = film(stack, 5);

  function create(...references: readonly unknown[]) {
    return () => me.call('POST', unifiedPath('c'), unifiedBody({ references }));
  }

  statement(t, 'reference.type', async (t) => {
    for (const type of types) t.equal((await create({ type, url })()).status, 202, type);
    for (const type of [undefined, 'text', 'image_url', '', 7, null]) {
      await refused(t, stack, create({ type, url }), 400, 'invalid_request', /^references\[0\]\.type/);
    }
  });

  statement(t, 'reference.url', async (t) => {
    const type = 'image';
    for (const good of ['http://example.com/a.png', 'https://example.com/a.png?x=1&y=2', 'HTTPS://example.com/a.png']) {
      const { reply, up } = await passed(stack, create({ type, url: good }));
      t.equal(reply.status, 202, good);
      t.equal(JSON.parse(up.body).references[0].url, good);
    }
    const wrong = [
      undefined,
      '',
      7,
      null,
      '/tmp/a.png',
      'file:///tmp/a.png',
      'ftp://example.com/a',
      'data:image/png,x',
      'a.png',
    ];
    for (const bad of wrong) {
      await refused(t, stack, create({ type, url: bad }), 400, 'invalid_request', /^references\[0\]\.url/);
    }
  });

  statement(t, 'reference.role', async (t) => {
    for (const type of types) {
      const { up } = await passed(stack, create({ type, url, role: `reference_${type}` }));
      t.equal(JSON.parse(up.body).references[0].role, `reference_${type}`);
      for (const role of [
        'first_frame',
        '',
        7,
        ...types.filter((other) => other !== type).map((other) => `reference_${other}`),
      ]) {
        await refused(t, stack, create({ type, url, role }), 400, 'invalid_request', /^references\[0\]\.role/);
      }
    }
  });

  statement(t, 'reference.role-filled', async (t) => {
    const given = { type: 'image', url: 'https://example.com/a.png', role: 'reference_image' };
    const { up } = await passed(stack, create({ type: 'audio', url }, given, { type: 'video', url }));
    const roles = JSON.parse(up.body).references.map(({ role }: { role: unknown }) => role);
    t.strictSame(roles, ['reference_audio', 'reference_image', 'reference_video']);
  });
});
