/** The settler takes a new plan between polls: an upstream that hangs delays no other one, and no task is polled twice at once. */
import t from 'tap';
import type { Turn } from '../../../../test/support/fault-server.ts';
import { long, rig, withTimeouts } from '../../../../test/support/interfaces.ts';
import { until } from '../../../../test/support/stack.ts';
import type { SettlerServices } from './poll-due.ts';
import { createSettler } from './settler.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

let later_ms = 0;
const polls: string[] = [];
const { promise: asked, resolve: ask } = Promise.withResolvers<Turn>();
const { stack, server } = await rig(
  t,
  ({ reply, request }) =>
    reply(202, { task_id: JSON.parse(request.body.toString()).model.slice(0, 1), status: 'running' }),
  { config: withTimeouts(long), now: () => Date.now() + later_ms },
);

t.test('it polls on with the new plan, also when an upstream gets another target', async (t) => {
  for (const family of ['c', 's']) {
    const body = { model: `${family}/vidgen-2.0`, prompt: 'a kite' };
    t.equal((await stack.call('POST', `/api/v3/${family}/videos/generations/tasks`, body)).status, 202);
  }
  server.play((turn) => {
    const id = turn.request.target.split('/').at(-1) ?? '';
    polls.push(id);
    if (id === 'c' && polls.filter((each) => each === id).length === 1) ask(turn);
    else turn.reply(200, { task_id: id, status: 'running' });
  });
  later_ms = 120_000;
  const services = () => ({ ...stack.services, jitter: () => 0.5 });
  const settler = createSettler('test', services());
  settler.start();
  t.teardown(() => settler.stop());
  const { reply } = await asked;
  const pollsOfS = async () => polls.filter((id) => id === 's').length;
  await stack.adopt(withTimeouts(long));
  let isOver = false;
  const adopted = settler.adopt(services()).then(() => {
    isOver = true;
  });
  const again = settler.adopt(withAnotherTarget(services()));
  // Twice, so that a new poller of c would have polled, too: the claims have expired.
  for (let times = 0; times < 2; times += 1) {
    const polled = await pollsOfS();
    // The next poll is planned from the time of the answer, which may come after a step of the clock.
    const later = () => {
      later_ms += 120_000;
      return pollsOfS();
    };
    await until(later, (count) => count > polled);
  }
  t.notOk(isOver, 'the poll of c still uses the old plan');
  t.equal(polls.filter((id) => id === 'c').length, 1);
  server.play(({ reply: answer, request }) => {
    answer(200, { task_id: request.target.split('/').at(-1), status: 'succeeded', billedSeconds: 4 });
  });
  reply(200, { task_id: 'c', status: 'running' });
  await Promise.all([adopted, again]);
  later_ms += 600_000;
  for (const id of ['c', 's']) {
    const find = () => stack.store.findTask(stack.account, [...stack.plan.taskKinds.keys()], id);
    t.match(await until(find, (task) => task?.state === 'succeeded'), { state: 'succeeded' }, id);
  }
});

/** The same services, with one target more of c: its tasks are divided among other pollers. */
function withAnotherTarget<S extends Pick<SettlerServices, 'plan'>>(services: S): S {
  const { plan } = services;
  const upstreams = new Map(plan.upstreams);
  for (const [name, upstream] of plan.upstreams) {
    const [only] = upstream.targets;
    if (name === 'c' && only) upstreams.set(name, { ...upstream, targets: [only, { ...only, name: 'another' }] });
  }
  return { ...services, plan: { ...plan, upstreams } };
}
