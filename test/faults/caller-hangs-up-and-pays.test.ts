/** A caller who disconnects still pays for what the upstream produced. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { answer, chunk, streamHead, type Turn } from '../support/fault-server.ts';
import {
  auditOk,
  type Interface,
  long,
  messagesJson,
  messagesStream,
  rawPost,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { chargeRig, costOf, estimatedTokens, events, isNear } from './charges.ts';

const expensive: Interface = { ...messagesStream, body: { ...Object(messagesStream.body), max_tokens: 20_000 } };
const expensiveJson: Interface = { ...messagesJson, body: { ...Object(messagesJson.body), max_tokens: 20_000 } };

function draining(limits: string): string {
  return edited(withTimeouts(long), [/on_abort: drain/g, `on_abort: drain\n    drain: ${limits}`]);
}

/** Starts a gateway. `leave` sends a request, disconnects once `head` has arrived, and returns the upstream's turn. */
async function left(t: Test, config: string, sample: Interface, head = '') {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  const rigged = await chargeRig(t, resolve, { config });
  const leave = async () => {
    const caller = await rawCaller(rigged.stack.url, rawPost(rigged, sample));
    const turn = await promise;
    if (head !== '') {
      turn.write(streamHead + chunk(head));
      await caller.until(head.slice(-20).trim());
    }
    caller.leave();
    await once(caller.socket, 'close');
    return turn;
  };
  return { ...rigged, leave };
}

const begun = events.start({ input_tokens: 25, output_tokens: 1 }) + events.delta().repeat(600);

t.test('a stream is drained to its final counts, beyond 16 MiB', async (t) => {
  const { charged, leave, stack } = await left(t, withTimeouts(long), expensive, begun);
  const cost = await charged(async () => {
    const turn = await leave();
    const padding = `: ${'x'.repeat(1024 * 1024)}\n\n`;
    for (let n = 0; n < 18; n++) turn.write(chunk(padding));
    turn.write(`${chunk(events.end({ output_tokens: 3520 }))}0\r\n\r\n`);
  });
  t.same(cost, { units: { input: 25, output: 3520 }, amount_nano: costOf({ input: 25, output: 3520 }) });
  await auditOk(t, stack);
});

t.test('the drain time does not limit the wait for an answer that has not begun', async (t) => {
  const { charged, leave } = await left(t, draining('{ time: 500ms }'), expensiveJson);
  const cost = await charged(async () => {
    const turn = await leave();
    await wait(1_000);
    turn.write(answer(200, { usage: { input_tokens: 30, output_tokens: 3520 } }));
  });
  t.same(cost.units, { input: 30, output: 3520 });
});

t.test('a drain that is cut costs the reported usage, or the estimate if that is more', async (t) => {
  const { charged, leave, counted, logged, server } = await left(t, draining('{ time: 300ms }'), expensive, begun);
  const { units, amount_nano } = await charged(leave);
  t.equal(units.input, 25);
  t.ok(isNear(units.output, estimatedTokens(begun)), `${units.output} tokens of 600 short words`);
  t.equal(amount_nano, costOf(units));
  t.equal(await counted('doubtful', 'estimated'), 1);
  t.match(logged, [{ anomalies: ['estimated'], isFinal: false }]);
  await server.allClosed();
});

t.test('a drain of too many bytes is cut, and the estimate is at most the hold', async (t) => {
  const { charged, leave, counted, server } = await left(t, draining('{ bytes: 1MiB }'), expensive, begun);
  const cost = await charged(async () => {
    const turn = await leave();
    for (let n = 0; n < 40 && !turn.socket.destroyed; n++) turn.write(chunk(events.delta('x'.repeat(64 * 1024))));
  });
  t.same(cost.units, { input: 25, output: 20_000 }, 'exactly max_tokens');
  t.equal(await counted('doubtful', 'estimated'), 1);
  await server.allClosed();
});

t.test('a compressed answer is drained to its final counts', async (t) => {
  const { charged, leave, counted, stack } = await left(t, withTimeouts(long), expensive);
  const whole = gzipSync(begun + events.end({ output_tokens: 3520 }));
  const cost = await charged(async () => {
    const turn = await leave();
    const type = 'content-type: text/event-stream\r\ncontent-encoding: gzip';
    turn.write(`HTTP/1.1 200 OK\r\n${type}\r\ncontent-length: ${whole.length}\r\n\r\n`);
    for (let at = 0; at < whole.length; at += 100) turn.write(whole.subarray(at, at + 100));
  });
  t.same(cost.units, { input: 25, output: 3520 });
  t.equal(await counted('doubtful', 'estimated'), 0);
  await auditOk(t, stack);
});

t.test('on_abort: cancel charges for what had been forwarded', async (t) => {
  const config = edited(withTimeouts(long), [/on_abort: drain/g, 'on_abort: cancel']);
  const { charged, leave } = await left(t, config, expensive, begun);
  const { units } = await charged(leave);
  t.equal(units.input, 25);
  t.ok(isNear(units.output, estimatedTokens(begun)));
});

t.test('a caller who leaves before an answer that never comes is charged nothing, and counted', async (t) => {
  const { leave, counted, logged, server } = await left(t, withTimeouts(long), expensiveJson);
  const turn = await leave();
  // Give the gateway time to notice that the caller is gone.
  await wait(1_000);
  turn.reset();
  await server.allClosed();
  while ((await counted('uncharged', 'abandoned')) === 0) await wait(10);
  t.match(logged, [{ msg: /the caller left before the answer had begun/ }]);
});

t.test('a stop does not wait for an endless drain, and charges it', async (t) => {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  const rigged = await chargeRig(t, resolve, { drain_stop_ms: 200 });
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, expensive));
  (await promise).write(streamHead + chunk(begun));
  await caller.until('kite');
  caller.leave();
  await once(caller.socket, 'close');
  await rigged.stack.stop();
  const [sum] = await rigged.stack.store.usage({ by: [] });
  t.match(sum, { requests: 1, units: { input: '25' } });
  t.ok(isNear(Number(sum?.units.output), estimatedTokens(begun)));
});
