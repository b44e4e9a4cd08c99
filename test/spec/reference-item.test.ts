/** The specification, Resources: reference item of the c unified format. */
import t from 'tap';
import { film, unifiedBody, unifiedPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { passed, refused } from './journal.ts';
import { stackFor, statement } from './support.ts';

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
