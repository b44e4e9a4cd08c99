/** Bifrost #2048, Kong #14425, LiteLLM PR 29557: deltas were buffered by the gateway, or by a proxy in front of it. */
import t, { type Test } from 'tap';
import { chunk, streamHead, type Turn } from '../support/fault-server.ts';
import {
  generativeSse,
  generativeStream,
  type Interface,
  messagesStream,
  rawPost,
  rig,
  withTimeouts,
} from '../support/interfaces.ts';
import { type RawCaller, rawCaller } from '../support/raw-caller.ts';

// Short enough to end the test if a delta never arrives.
const rigged = await rig(t, () => {}, { config: withTimeouts('timeout: { connect: 20s, headers: 20s, idle: 20s }') });
const { stack, server } = rigged;
const jsonHead = streamHead.replace('text/event-stream; charset=utf-8', 'application/json');

/** Starts a request that both the caller and the upstream have open. */
async function begin(sample: Interface): Promise<{ readonly caller: RawCaller; readonly turn: Turn }> {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  server.play(resolve);
  const caller = await rawCaller(stack.url, rawPost({ stack }, sample));
  return { caller, turn: await promise };
}

/** The upstream sends each piece only when the caller has the previous one, so a gateway that buffers would wait forever. */
async function oneByOne(t: Test, sample: Interface, head: string, pieces: readonly string[]): Promise<void> {
  const { caller, turn } = await begin(sample);
  turn.write(head);
  let expected = '';
  for (const piece of pieces) {
    turn.write(chunk(piece));
    expected += chunk(piece);
    await caller.until(new RegExp(`\r\n\r\n${RegExp.escape(expected)}$`));
  }
  turn.write('0\r\n\r\n');
  await caller.until('\r\n0\r\n\r\n');
  caller.leave();
  t.pass(`${sample.name}: ${pieces.length} pieces, each before the next was sent`);
}

const events = Array.from({ length: 25 }, (_, n) => `event: content_block_delta\ndata: {"n":${n}}\n\n`);

t.test('Bifrost #2048: each delta reaches the caller before the upstream sends the next', async (t) => {
  await oneByOne(t, messagesStream, streamHead, events);
  await oneByOne(t, generativeSse, streamHead, events);
  const elements = Array.from({ length: 25 }, (_, n) => `${n === 0 ? '[' : ',\r\n'}{"n":${n}}`);
  await oneByOne(t, generativeStream, jsonHead, elements);
});

t.test('Bifrost #2048: every byte is forwarded at once, without waiting for the end of an event', async (t) => {
  await oneByOne(t, messagesStream, streamHead, [...(events[0] ?? '')]);
  await oneByOne(t, generativeSse, streamHead, [...(events[0] ?? '')]);
  await oneByOne(t, generativeStream, jsonHead, [...'[{"text":"a]b"}]']);
});

t.test('Bifrost #2048: the head of an event stream arrives before its first event', async (t) => {
  for (const sample of [messagesStream, generativeSse, generativeStream]) {
    const { caller, turn } = await begin(sample);
    turn.write(streamHead);
    await caller.until('\r\n\r\n');
    t.match(caller.received, /^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/, sample.name);
    caller.leave();
    turn.end();
  }
});

t.test('Kong #14425, LiteLLM PR 29557: a header asks proxies not to buffer streams', async (t) => {
  for (const sample of [messagesStream, generativeSse, generativeStream]) {
    for (const [header, expected] of [
      ['', 'no'],
      ['x-accel-buffering: no\r\n', 'no'],
      ['X-Accel-Buffering: yes\r\n', 'yes'],
    ] as const) {
      const { caller, turn } = await begin(sample);
      turn.write(streamHead.replace(/\r\n$/, `${header}\r\n`));
      await caller.until('\r\n\r\n');
      caller.leave();
      turn.end();
      const values = [...caller.received.matchAll(/^x-accel-buffering: (.*)\r$/gim)].map(([, value]) => value);
      t.strictSame(values, [expected], `${sample.name}: once, and the upstream's own header takes precedence`);
    }
  }
});
