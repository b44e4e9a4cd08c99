/** The specification, Resources: per-second task, official-format branch. */
import t from 'tap';
import { officialBody, runTask, tasksPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { stackFor, statement } from './support.ts';
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
