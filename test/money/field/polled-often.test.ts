/** QuantumNous/new-api PR 2025, LiteLLM #25015, #15740: double refunds, every poll bills again, rows are doubled. */
import t from 'tap';
import { officialBody, taskId, tasksPath } from '../../spec/requests.ts';
import { startPair } from './pair.ts';

const pair = await startPair(t);

for (const [words, end] of [
  ['[instant]', 'capture 1.84'],
  ['[instant] [fail]', 'release 1.84'],
  ['[instant] [billed=6]', 'capture 1.84'],
] as const) {
  t.test(`LiteLLM #25015: thirty polls on two gateways, and both settlers, leave one ${end} (${words})`, async (t) => {
    const me = await pair.newCaller(`polls ${words}`, '100');
    const id = taskId(await me.call(0, 'POST', tasksPath, officialBody({}, `a kite ${words}`)));
    const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
    await pair.store.postponeTask(tasks[0]?.id ?? '', Date.now() - 1);
    const polls = Array.from({ length: 30 }, (_, n) => me.call(n, 'GET', `${tasksPath}/${id}`));
    const replies = await Promise.all([...polls, ...pair.gateways.map((each) => each.settler.round())]);
    t.equal(replies.filter((reply) => typeof reply === 'object' && reply.status === 200).length, 30);
    const overage = words.includes('billed') ? ['overage 0.92'] : [];
    t.strictSame(await me.ledger(), ['hold 1.84', end, ...overage]);
    for (const gateway of pair.gateways) await gateway.settler.round();
    await me.call(0, 'GET', `${tasksPath}/${id}`);
    t.strictSame(await me.ledger(), ['hold 1.84', end, ...overage]);
    t.same((await pair.store.audit()).breaches, []);
  });
}
