/** Impossibly high counts are charged at the cap, and unusable counts at the hold. Neither is free. */
import t from 'tap';
import { chunk, streamHead } from '../support/fault-server.ts';
import { chargeRig, events } from './charges.ts';
import { auditOk, messagesJson, messagesStream, post } from './interfaces.ts';

const rigged = await chargeRig(t, () => {}, { balance: '100000' });
const { server, stack, charged, counted, logged } = rigged;
/** One token per byte at the price of a cache write, and 10 tokens of output. */
const hold_nano = BigInt(JSON.stringify(messagesJson.body).length) * 45_000n + 10n * 180_000n;
const cap_nano = 50n * hold_nano;

/** Skips other log lines: overages are logged too, when their lease is closed. */
const lastDoubt = () => logged.findLast((line) => 'doubts' in line);

t.test('counts that cost more than the cap are charged the cap', async (t) => {
  for (const count of ['1000000000', '1000000001', '9007199254740993', '1e18', '1e300', '1e999']) {
    server.play(({ reply }) => reply(200, `{"usage":{"input_tokens":1,"output_tokens":${count}}}`));
    t.equal((await charged(() => post(rigged, messagesJson))).amount_nano, cap_nano, count);
    t.match(lastDoubt(), { doubts: ['capped'], notes: [/more than the cap of /] });
  }
  t.equal(await counted('doubtful', 'capped'), 6);
});

t.test('unusable counts are charged at least the hold', async (t) => {
  for (const count of ['-1', '-1e999', '1.5', '"200"', '"x"', 'true', '[5]', '{}']) {
    server.play(({ reply }) => reply(200, `{"usage":{"input_tokens":1,"output_tokens":${count}}}`));
    t.equal((await charged(() => post(rigged, messagesJson))).amount_nano, hold_nano, count);
    t.match(lastDoubt(), { doubts: ['unusable'], notes: ['the answer has an invalid value for the count output'] });
  }
  server.play(({ reply }) => reply(200, '{"usage":{"input_tokens":100000,"output_tokens":-1}}'));
  t.equal(
    (await charged(() => post(rigged, messagesJson))).amount_nano,
    100_000n * 36_000n > cap_nano ? cap_nano : 100_000n * 36_000n,
  );
});

t.test('a count that is unusable at first and reported later is charged as reported', async (t) => {
  const start = events.start({ input_tokens: 5, output_tokens: -1 });
  server.play(({ write }) => write(`${streamHead}${chunk(start + events.end({ output_tokens: 7 }))}0\r\n\r\n`));
  t.same((await charged(() => post(rigged, messagesStream))).units, { input: 5, output: 7 });
  await auditOk(t, stack);
});
