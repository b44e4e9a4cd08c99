/**
 * A creation of unknown outcome is sent again with its key. Its refusal releases the hold only if no earlier sending can be accepted any
 * more: each was refused, never sent, or is older than `decides_within`.
 */
import t, { type Test } from 'tap';
import type { Script } from '../support/fault-server.ts';
import { long, newestTask, rig, unifiedVideo, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';

const start_ms = Date.UTC(2026, 10, 1);
const second_ms = 1_000;
const minute_ms = 60 * second_ms;
/** `decides_within` of the test, and the lease's time in which a sending begins. */
const decided_ms = 5 * minute_ms + minute_ms;

/** A gateway whose first creation gets a 502; the test chooses the later answers. */
async function unknownCreation(t: Test, means = '{ key: idempotency-key, decides_within: 5m }') {
  let now_ms = start_ms;
  const kinds = '  unified_$(family):\n';
  const config = edited(withTimeouts(long), [kinds, `${kinds}    unknown_outcome: ${means}\n`]);
  const { stack, server } = await rig(t, badGateway, { config, now: () => now_ms });
  const create = () => stack.call('POST', unifiedVideo.path, unifiedVideo.body, { 'idempotency-key': 'once' });
  t.equal((await create()).status, 502);
  const keys = () => server.seen.map(({ headers }) => headers.find(([name]) => name === 'idempotency-key')?.[1]);
  return {
    stack,
    server,
    create,
    keys,
    /** Sends the creation again after some time, and gives the task's state. */
    async again(after_ms: number, script: Script) {
      now_ms += after_ms;
      server.play(script);
      const { length } = server.seen;
      await stack.settler.round();
      t.equal(server.seen.length, length + 1, 'it is sent again, once');
      t.same((await stack.store.audit()).breaches, []);
      return (await newestTask(stack)).state;
    },
    held: async () => ((await stack.store.wallet(stack.account))?.held_nano ?? 0n) > 0n,
  };
}

const badGateway: Script = ({ reply }) => reply(502, '<h1>Bad gateway</h1>');
const refuse: Script = ({ reply }) => reply(400, { error: { code: 'InvalidParameter', message: 'no' } });
const reset: Script = ({ reset }) => reset();
const accept: Script = ({ reply }) => reply(202, { task_id: 'up-1', status: 'running' });

t.test('a refusal while the first sending may be accepted keeps the hold, and a later one releases it', async (t) => {
  const { stack, create, keys, again, held } = await unknownCreation(t);
  t.equal(await again(10 * second_ms, refuse), 'unknown');
  t.ok(await held());
  t.equal((await create()).status, 409, 'the key of the caller waits for the outcome');
  t.equal(await again(decided_ms - 10 * second_ms - 1, refuse), 'unknown');
  t.equal(await again(2 * minute_ms, refuse), 'failed');
  t.notOk(await held());
  t.match(await newestTask(stack), { reason: /sent again with its key, the upstream refused it with 400/ });
  t.equal(new Set(keys()).size, 1, 'one key for all of them');
  t.equal((await create()).status, 400, 'and the caller gets the refusal');
});

t.test('the gap: 502, then a reset while the upstream works, then a refusal, then it is accepted', async (t) => {
  const { again, held } = await unknownCreation(t);
  t.equal(await again(decided_ms, reset), 'unknown');
  t.equal(await again(2 * minute_ms, refuse), 'unknown', 'the one that was reset may still be accepted');
  t.ok(await held());
  t.equal(await again(2 * minute_ms, accept), 'running', 'and was');
  t.ok(await held());
});

t.test('the time counts from the last sending that may be accepted', async (t) => {
  const { again } = await unknownCreation(t);
  t.equal(await again(decided_ms, reset), 'unknown');
  t.equal(await again(2 * minute_ms, refuse), 'unknown');
  t.equal(await again(decided_ms - 2 * minute_ms - 1, refuse), 'unknown', 'refused ones do not count');
  t.equal(await again(2 * minute_ms, refuse), 'failed');
});

t.test('an answer that is no refusal, or that shows that nothing was created, decides nothing', async (t) => {
  const { again } = await unknownCreation(t);
  const busy: Script = ({ reply }) => reply(429, { error: { code: 'QuotaExceeded', message: 'later' } });
  const conflict: Script = ({ reply }) => reply(409, { error: { code: 'Conflict', message: 'in progress' } });
  t.equal(await again(decided_ms, busy), 'unknown');
  t.equal(await again(2 * minute_ms, refuse), 'failed', 'a 429 made nothing, so it is not waited for');
  const other = await unknownCreation(t);
  t.equal(await other.again(decided_ms, conflict), 'unknown');
  t.equal(await other.again(2 * minute_ms, refuse), 'unknown', 'with a 409 the upstream may be working on the first');
  t.equal(await other.again(decided_ms, refuse), 'failed');
});

t.test('a 4xx that nothing_made does not list is not a refusal', async (t) => {
  const means = '{ key: idempotency-key }\n    nothing_made: [{ status: [422] }]';
  const { again } = await unknownCreation(t, means);
  t.equal(await again(60 * minute_ms, refuse), 'unknown');
  t.equal(await again(60 * minute_ms, ({ reply }) => reply(422, {})), 'failed');
});

t.test('without a refusal that counts, an operator decides at the deadline', async (t) => {
  const { again, held } = await unknownCreation(t);
  for (let hour = 0; hour < 97; hour += 12) await again(12 * 60 * minute_ms, reset);
  t.equal(await again(60 * minute_ms, reset), 'review');
  t.ok(await held());
});
