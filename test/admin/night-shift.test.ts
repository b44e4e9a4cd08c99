/** A night shift, as docs/admin.md tells it: an upstream breaks, and an operator resolves every task by the API alone. */
import t from 'tap';
import { startAdmin } from '../support/admin.ts';

const admin = await startAdmin(t);

t.test("an upstream's outage, from the alert to the last task", async (t) => {
  const token = await admin.tokenOf('operator');
  const key = await admin.post('/keys', { account: 'demo', name: 'customer' });
  const create = (prompt: string) =>
    fetch(`${admin.gateway_url}/api/v3/c/videos/generations/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.body.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'c/vidgen-2.0', prompt, duration: 4 }),
    });
  // The upstream accepts both, and breaks before it answers.
  await Promise.all([create('one [lost]'), create('two [lost]')]);
  const { body: health } = await admin.get('/health', { token });
  t.match(health, { ready: true, tasks: { review: 2 } });
  const { body: targets } = await admin.get('/targets', { token });
  t.match(
    targets.data.find(({ upstream }: { upstream: string }) => upstream === 'c'),
    { target: 'default', unfinished_tasks: 2 },
  );
  const { body: open } = await admin.get('/tasks?state=review', { token });
  const [first, second] = open.data;
  t.match((await admin.get(`/tasks/${first.id}`, { token })).body, {
    hold: '4.00',
    time_line: [{ event: 'hold' }, { event: 'review' }],
  });
  const charged = await admin.post(`/tasks/${first.id}/resolution`, { capture: '4', reason: 'delivered' }, { token });
  t.match(charged, { status: 200, body: { state: 'succeeded', charged: '4.00' } });
  const freed = await admin.post(
    `/tasks/${second.id}/resolution`,
    { release: true, reason: 'nothing made' },
    { token },
  );
  t.match(freed, { status: 200, body: { state: 'failed', charged: '0.00' } });
  const again = await admin.post(`/tasks/${second.id}/resolution`, { release: true }, { token });
  t.match(again, { status: 409, body: { code: 'task_not_in_review' } });
  t.match((await admin.get('/accounts/demo/wallet', { token })).body, { posted: '996.00', held: '0.00' });
  const { body: changes } = await admin.get('/changes?account=demo&limit=2', { token });
  t.match(changes.data, [
    { operation: 'task.resolve', reason: 'nothing made', subject: second.id },
    { operation: 'task.resolve', reason: 'delivered', subject: first.id },
  ]);
  t.match((await admin.get('/health', { token })).body, { tasks: { unknown: 0, review: 0 } });
});
