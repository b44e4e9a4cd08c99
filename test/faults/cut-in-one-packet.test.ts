/** An upstream's answer that breaks off in the same packet as its bytes: the caller gets these bytes and sees the break, or gets a 502 and pays nothing. */
import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import { auditOk, messagesJson, messagesStream, rawPost } from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { chargeRig, events } from './charges.ts';

const json = JSON.stringify({
  content: [{ text: 'kite '.repeat(50) }],
  usage: { input_tokens: 1000, output_tokens: 20 },
});
const stream = events.start({ input_tokens: 1000, output_tokens: 1 }) + events.delta('kite').repeat(3);
const chunked = (text: string) => `transfer-encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n`;

/** Answers that the caller gets as they are; `arrives` is what must reach the caller. */
const ANSWERS = {
  'JSON with a length': {
    sample: messagesJson,
    rest: `content-length: ${json.length + 9}\r\n\r\n${json}`,
    arrives: json,
  },
  'JSON in chunks': { sample: messagesJson, rest: chunked(json), arrives: json },
  'JSON up to the close': { sample: messagesJson, rest: `\r\n${json.slice(0, -9)}`, arrives: json.slice(0, -9) },
  'events in chunks': {
    sample: messagesStream,
    rest: `content-type: text/event-stream\r\n${chunked(stream)}`,
    arrives: stream,
  },
  'events with a length': {
    sample: messagesStream,
    rest: `content-type: text/event-stream\r\ncontent-length: ${stream.length + 9}\r\n\r\n${stream}`,
    arrives: stream,
  },
} as const;

/** What stands behind the bytes, in the same packet. */
const BREAKS: Readonly<
  Record<string, { readonly bytes: string; readonly how: 'end' | 'reset' | 'open'; readonly of: RegExp }>
> = {
  close: { bytes: '', how: 'end', of: /length|chunks/ },
  reset: { bytes: '', how: 'reset', of: /./ },
  'an invalid chunk size': { bytes: 'zz\r\n', how: 'open', of: /chunks/ },
  'a forbidden trailer': { bytes: '0\r\ncontent-length: 3\r\n\r\n', how: 'open', of: /chunks/ },
};

const rigged = await chargeRig(t, () => {});
const { server, charged, stack } = rigged;

for (const [answer, { sample, rest, arrives }] of Object.entries(ANSWERS)) {
  for (const [name, { bytes, how, of }] of Object.entries(BREAKS)) {
    if (!of.test(answer)) continue;
    t.test(`${answer}: ${name}`, async (t) => {
      const script: Script = ({ socket, reset, end }) => {
        socket.write(`HTTP/1.1 200 OK\r\n${rest}${bytes}`, 'latin1', how === 'reset' ? reset : undefined);
        if (how === 'end') end();
      };
      server.play(script);
      const exchange = async () => {
        const caller = await rawCaller(stack.url, rawPost(rigged, sample));
        const ended = await caller.untilEnded();
        caller.leave();
        return { ended, received: caller.received };
      };
      const before = await stack.store.usage({ by: [] });
      const { ended, received } = await exchange();
      // A reset may overtake the bytes.
      if (readAnswer(received).status === 502) {
        t.equal(how, 'reset');
        t.same(await stack.store.usage({ by: [] }), before, 'nothing is charged');
        return;
      }
      t.equal(readAnswer(received).status, 200);
      t.ok(received.includes(arrives), 'all bytes arrive');
      t.notMatch(received, /\r\n0\r\n\r\n$/, 'no last chunk');
      t.ok(ended === 'reset' || received.includes('event: error'), 'the break shows');
      const { amount_nano } = await charged(exchange);
      t.ok(amount_nano > 0n);
    });
  }
}

t.test('the books are right', (t) => auditOk(t, stack));
