/** Tests what failed chat requests cost. */
import t from 'tap';
import { chunk, type Script, streamHead } from '../support/fault-server.ts';
import {
  auditOk,
  failureOf,
  generativeSse,
  generativeStream,
  messagesJson,
  messagesStream,
  post,
  rig,
  short,
  until,
  withTimeouts,
} from '../support/interfaces.ts';

let ahead_ms = 0;
const rigged = await rig(t, () => {}, { config: withTimeouts(short), now: () => Date.now() + ahead_ms });
const { stack, server } = rigged;
const chat = [messagesJson, messagesStream, generativeStream, generativeSse];

/** The balance once all leases are closed; idle ones close after seconds. */
async function settledWallet() {
  ahead_ms += 10_000;
  const wallet = await until(
    () => stack.store.wallet(stack.account),
    (now) => now?.held_nano === 0n,
  );
  return wallet?.posted_nano ?? 0n;
}

/** Faults before an answer has begun, and error answers. */
const unpaid: Readonly<Record<string, Script>> = {
  'a reset': ({ reset }) => reset(),
  silence: () => {},
  'a 400 with usage in it': ({ reply }) => reply(400, { usage: { input_tokens: 1e6, output_tokens: 1e6 } }),
  'a 500 with usage in it': ({ reply }) => reply(500, { usageMetadata: { promptTokenCount: 1e6 } }),
};

/** Answers with status 200 that report no usage. */
const silent: Readonly<Record<string, Script>> = {
  'a body that is not JSON': ({ reply }) => reply(200, '<html>usage</html>', 'content-type: text/html\r\n'),
  'half a body': ({ write, reset }) => {
    write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"id":');
    setTimeout(reset, 20);
  },
  'a stream without an event': ({ write, reset }) => {
    write(streamHead);
    setTimeout(reset, 20);
  },
};

t.test('chat that fails before an answer has begun costs nothing, and no hold is left', async (t) => {
  const before = await settledWallet();
  for (const [name, script] of Object.entries(unpaid)) {
    server.play(script);
    await Promise.all(chat.map((sample) => failureOf(post(rigged, sample))));
    t.pass(name);
  }
  t.equal(await settledWallet(), before);
  await auditOk(t, stack);
});

t.test('chat that breaks before any usage is reported costs a part of the hold, and no hold is left', async (t) => {
  for (const [name, script] of Object.entries(silent)) {
    const before = await settledWallet();
    server.play(script);
    await Promise.all(chat.map((sample) => failureOf(post(rigged, sample))));
    const cost_nano = before - (await settledWallet());
    // A quarter of the held input; the output of a few bytes rounds to zero.
    t.ok(cost_nano > 0n && cost_nano < 10_000_000n, `${name}: ${cost_nano} nano`);
  }
  await auditOk(t, stack);
});

t.test('a stream that breaks after it reported usage is charged that usage', async (t) => {
  const before = await settledWallet();
  const start = { type: 'message_start', message: { usage: { input_tokens: 1000, output_tokens: 1 } } };
  server.play(({ write, reset }) => {
    write(streamHead + chunk(`event: message_start\ndata: ${JSON.stringify(start)}\n\n`));
    setTimeout(reset, 20);
  });
  await failureOf(post(rigged, messagesStream));
  const after = await settledWallet();
  t.ok(after < before, `${before - after} nano`);
  await auditOk(t, stack);
});

t.test('usage that is not a quantity costs the estimate', async (t) => {
  const before = await settledWallet();
  const counts = ['-1000', '"1000x"', '[5]', 'true', '{}'];
  for (const count of counts) {
    server.play(({ reply }) => reply(200, `{"usage":{"input_tokens":${count},"output_tokens":${count}}}`));
    t.equal((await post(rigged, messagesJson)).status, 200, count);
  }
  // One token for four bytes of the request at the price of input, and the 10 tokens of output that are held.
  const estimate_nano = BigInt(Math.floor(JSON.stringify(messagesJson.body).length / 4)) * 36_000n + 10n * 180_000n;
  t.equal(before - (await settledWallet()), BigInt(counts.length) * estimate_nano);
  await auditOk(t, stack);
});
