/** Tests absurd counts of seconds and tokens in an upstream's answer. */
import t from 'tap';
import { explainRequest } from '../../src/admin/api/charge.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { chunk, streamHead } from '../support/fault-server.ts';
import {
  auditOk,
  long,
  messagesJson,
  messagesStream,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rig,
  running,
  withTimeouts,
} from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { chargeRig, events } from './charges.ts';

// Tests what happens to a task whose upstream reports impossible billed seconds.

const clock = { now: Date.now() };
const config = edited(withTimeouts(long), ['none: "5.060000"', 'none: "100"']);
const expensiveVideo = { ...officialVideo, body: { ...Object(officialVideo.body), resolution: '4k' } };
const rigged = await rig(t, () => {}, { config, balance: '100000', now: () => clock.now });
const { stack, server } = rigged;

/** 4 s × 100. */
const byDuration = 400_000_000_000n;

/** Makes a task and has the settler poll it; the upstream reports those seconds. */
async function polledTask(name: string, seconds: string) {
  await running(rigged, expensiveVideo, name);
  server.play(({ reply }) => reply(200, `{"id":"${name}","status":"succeeded","billedSeconds":${seconds}}`));
  clock.now += 60_000;
  t.equal(await stack.settler.round(), 1, `${seconds.slice(0, 40)}: the settler polls`);
  return newestTask(stack);
}

t.test('a count in any number format is charged; without a count the duration is charged', async (t) => {
  const charges: Readonly<Record<string, bigint>> = {
    '"4"': byDuration,
    '4.00000000000000000001': byDuration,
    '3.99999999999999999999': byDuration,
    '1e-320': 0n,
    [`"4.${'0'.repeat(60)}"`]: byDuration,
    null: byDuration,
  };
  for (const [index, [seconds, charge]] of Object.entries(charges).entries()) {
    const task = await polledTask(`charged-${index}`, seconds);
    t.match(task, { state: 'succeeded', charged_nano: charge }, seconds.slice(0, 40));
  }
  t.equal((await moneyOf(stack)).held, 0n);
  await auditOk(t, stack);
});

t.test('an answer whose count is not JSON settles nothing', async (t) => {
  for (const seconds of ['NaN', 'Infinity', '0x4', '']) {
    const task = await polledTask(`not-json-${seconds}`, seconds);
    t.match(task, { state: 'running', charged_nano: null, claim_owner: null }, seconds);
    await stack.store.settleTask(task.id, {
      outcome: 'release',
      reason: 'end of this case',
      status: null,
      record: null,
    });
  }
  await auditOk(t, stack);
});

t.test(
  'a count that is not a quantity, or is beyond the cap, keeps the hold and sends the task to review at once',
  async (t) => {
    const absurd = [
      '-4',
      '1e18',
      '1e308',
      '1e999',
      '-1e999',
      '"NaN"',
      '"Infinity"',
      '"-1"',
      '"x"',
      '""',
      '[[[[4]]]]',
      'true',
      '1e9',
      '"1000000000"',
      '99999999999',
      '"99999999999"',
      '40.000000001',
      `1${'0'.repeat(10_000)}`,
      `"4.${'0'.repeat(10_000)}"`,
    ];
    const held: string[] = [];
    for (const seconds of absurd) {
      const task = await polledTask(`absurd-${held.length}`, seconds);
      const kept = {
        state: 'review',
        status: 'succeeded',
        charged_nano: null,
        claim_owner: null,
        next_poll_at_ms: null,
      };
      t.match(task, kept, seconds.slice(0, 40));
      t.match(task.reason, /^the upstream reports /, task.reason ?? '');
      held.push(task.id);
    }
    t.equal((await moneyOf(stack)).held, BigInt(absurd.length) * byDuration, 'the holds are kept for the operator');
    clock.now += 60_000;
    t.equal(await stack.settler.round(), 0, 'the task is not polled again');
    await auditOk(t, stack);
  },
);

t.test('ten times the hold is still accepted', async (t) => {
  t.match(await polledTask('ten-times', '40'), { state: 'succeeded', charged_nano: 10n * byDuration });
});

t.test(
  'a caller can fetch its video while its task is in review, and a poll with a usable count settles it',
  async (t) => {
    const { id } = await polledTask('corrected', '1e9');
    const path = `${officialVideo.path}/corrected`;
    t.match(await stack.call('GET', path), { status: 200, json: { status: 'succeeded' } });
    t.match(await stack.store.getTask(id), { state: 'review' });
    t.match(
      await stack.call('DELETE', path),
      { status: 409, json: { error: { code: 'conflict' } } },
      'it is not deleted',
    );
    server.play(({ reply }) => reply(200, '{"id":"corrected","status":"succeeded","billedSeconds":5}'));
    await stack.call('GET', path);
    t.match(await stack.store.getTask(id), { state: 'succeeded', charged_nano: 500_000_000_000n });
    await auditOk(t, stack);
  },
);

t.test('tokens', async (t) => {
  // Impossibly high counts are charged at the cap, and classes with unusable counts at their estimate. Neither is free.
  const rigged = await chargeRig(t, () => {}, { balance: '100000' });
  const { server, stack, charged, counted, logged } = rigged;
  /** One token per byte at the price of a cache write, and 10 tokens of output. */
  const hold_nano = BigInt(JSON.stringify(messagesJson.body).length) * 45_000n + 10n * 180_000n;
  const cap_nano = 50n * hold_nano;

  /** Skips other log lines: overages are logged too, when their lease is closed. */
  const lastAnomaly = () => logged.findLast((line) => 'anomalies' in line);

  t.test('counts that cost more than the cap are charged the cap', async (t) => {
    for (const count of ['1000000000', '1000000001', '9007199254740993', '1e18', '1e300', '1e999']) {
      server.play(({ reply }) => reply(200, `{"usage":{"input_tokens":1,"output_tokens":${count}}}`));
      t.equal((await charged(() => post(rigged, messagesJson))).amount_nano, cap_nano, count);
      t.match(lastAnomaly(), { anomalies: ['capped'], notes: [/more than the cap of /] });
    }
    t.equal(await counted('doubtful', 'capped'), 6);
    const row = await stack.store.usageById(1n);
    if (row === undefined) throw new Error('the first charge is not stored');
    const explained = await explainRequest(stack.store, row);
    t.match(explained, { capped: true, rounding: 'up', amount: formatNano(cap_nano), equal: true });
  });

  t.test('a class with an unusable count is charged its estimate, at most its hold', async (t) => {
    for (const count of ['-1', '-1e999', '1.5', '"1.5"', '"x"', 'true', '[5]', '{}', 'NaN']) {
      server.play(({ reply }) => reply(200, `{"usage":{"input_tokens":1,"output_tokens":${count}}}`));
      // A quarter of the answer's bytes are more than the 10 tokens that are held.
      t.same((await charged(() => post(rigged, messagesJson))).units, { input: 1, output: 10 }, count);
      t.match(lastAnomaly(), {
        anomalies: ['unusable'],
        notes: ['the answer has an invalid value for the count output'],
      });
    }
    server.play(({ reply }) => reply(200, '{"usage":{"input_tokens":100000,"output_tokens":-1}}'));
    const reported_nano = 100_000n * 36_000n + 10n * 180_000n;
    const { amount_nano } = await charged(() => post(rigged, messagesJson));
    t.equal(amount_nano, reported_nano > cap_nano ? cap_nano : reported_nano);
  });

  t.test('a count that is unusable at first and reported later is charged as reported', async (t) => {
    const start = events.start({ input_tokens: 5, output_tokens: -1 });
    server.play(({ write }) => write(`${streamHead}${chunk(start + events.end({ output_tokens: 7 }))}0\r\n\r\n`));
    t.same((await charged(() => post(rigged, messagesStream))).units, { input: 5, output: 7 });
    await auditOk(t, stack);
  });
});
