/** Tests creations that are repeated with the same idempotency key. */
import t from 'tap';
import {
  auditOk,
  creates,
  type Interface,
  keyHeaders,
  moneyOf,
  newestTask,
  rig,
  short,
  withTimeouts,
} from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
const { stack, server } = rigged;
const send = (sample: Interface, key: string) =>
  stack.call('POST', sample.path, sample.body, { ...keyHeaders(stack.key), 'idempotency-key': key });

/** The outcome of the first attempt, and the statuses of the first and the second. */
const outcomes = [
  { name: 'a reset', play: 'reset', sent: 1, statuses: [502, 409] },
  { name: 'silence', play: 'silence', sent: 1, statuses: [504, 409] },
  { name: 'a 500', play: 500, sent: 1, statuses: [500, 409] },
  { name: 'a 400', play: 400, sent: 1, statuses: [400, 400] },
  { name: 'a task', play: 200, sent: 1, statuses: [200, 200] },
] as const;

for (const { name, play, sent, statuses } of outcomes) {
  t.test(`a creation repeated with its key after ${name} is not sent twice and holds once`, async (t) => {
    for (const [index, sample] of creates.entries()) {
      const key = `${name.replaceAll(' ', '-')}-${index}`;
      server.play(({ reset, reply, index: seen }) => {
        if (play === 'reset') reset();
        else if (play !== 'silence') reply(play, { id: `id-${seen}`, task_id: `id-${seen}` });
      });
      const before = await moneyOf(stack);
      const seen = server.seen.length;
      const first = await send(sample, key);
      server.play(({ reply }) => reply(200, { id: 'second', task_id: 'second' }));
      const second = await send(sample, key);
      t.same([first.status, second.status], statuses, sample.name);
      t.equal(server.seen.length - seen, sent);
      if (first.status === second.status) t.equal(second.text, first.text, 'the same answer');
      const moved = (await moneyOf(stack)).movements.slice(before.movements.length);
      t.same(moved, play === 400 ? ['hold', 'release'] : ['hold']);
    }
    await auditOk(t, stack);
  });
}

t.test('ten concurrent creations with one key create one task', async (t) => {
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  server.play(({ reply, index }) => {
    setTimeout(() => reply(200, { id: `ten-${index}` }), 50);
  });
  const seen = server.seen.length;
  const before = await moneyOf(stack);
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(sample, 'ten')));
  t.equal(server.seen.length - seen, 1);
  t.same((await moneyOf(stack)).movements.slice(before.movements.length), ['hold']);
  t.ok(replies.every(({ status }) => status === 200 || status === 409));
  t.equal((await newestTask(stack)).state, 'running');
  t.equal((await send(sample, 'ten')).json.id, (await newestTask(stack)).upstream_id);
});

t.test('idempotency keys are separate per account', async (t) => {
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  const other = await stack.newAccount('other');
  server.play(({ reply, index }) => reply(200, { id: `own-${index}` }));
  const mine = await send(sample, 'shared');
  const theirs = await stack.call('POST', sample.path, sample.body, {
    ...keyHeaders(other.key),
    'idempotency-key': 'shared',
  });
  t.equal(theirs.status, 200);
  t.not(theirs.json.id, mine.json.id);
});
