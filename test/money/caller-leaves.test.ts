/** QuantumNous/new-api #4463, #7062: the caller leaves, and its usage is lost, or charged as zero although everything was delivered. */
import t from 'tap';
import { chunk, streamHead, type Turn } from '../support/fault-server.ts';
import { long, messagesStream, rawPost, rig, until, withTimeouts } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';

const event = (type: string, rest: object) => chunk(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`);
const start = event('message_start', { message: { usage: { input_tokens: 100, output_tokens: 1 } } });
const words = 'hello, how may I help you today?';
const text = event('content_block_delta', { delta: { text: words } });
const end = event('message_delta', { usage: { output_tokens: 50 } }) + event('message_stop', {});

const ahead_ms = 0;
const rigged = await rig(t, () => {}, { config: withTimeouts(long), now: () => Date.now() + ahead_ms });
const { stack } = rigged;

/** Plays a stream until the caller leaves, and then the rest. */
async function leaving(
  before: string,
  after: (turn: Turn) => void,
): Promise<{ output: string | undefined; cost: bigint }> {
  const [earlier] = await stack.store.usage({ by: ['account'] });
  const { promise, resolve } = Promise.withResolvers<Turn>();
  rigged.server.play(resolve);
  const caller = await rawCaller(stack.url, rawPost(rigged, messagesStream));
  const turn = await promise;
  turn.write(streamHead + before);
  await caller.until('message_start');
  caller.socket.resetAndDestroy();
  // Time for the gateway to notice.
  await new Promise((wake) => setTimeout(wake, 150));
  after(turn);
  const [sums] = await until(
    () => stack.store.usage({ by: ['account'] }),
    ([now]) => (now?.requests ?? 0) > (earlier?.requests ?? 0),
  );
  const output = Number(sums?.units.output ?? 0) - Number(earlier?.units.output ?? 0);
  return { output: String(output), cost: (sums?.amount_nano ?? 0n) - (earlier?.amount_nano ?? 0n) };
}

t.test(
  'QuantumNous/new-api #7062: a caller that leaves before the end is charged what the upstream made and billed',
  async (t) => {
    const { output, cost } = await leaving(start + text, ({ write }) => write(`${text}${end}0\r\n\r\n`));
    t.equal(output, '50', 'the last count, which came after the caller had left');
    t.equal(cost, 12_600_000n, '100 × 36 + 50 × 180 a million');
  },
);

/** If the final count is missing, the output is estimated from the text that passed: one token per four bytes. */
const estimated = BigInt(words.length / 4);
const cutCost_nano = 3_600_000n + estimated * 180_000n;

t.test(
  'QuantumNous/new-api #4463: if the upstream breaks off too, the part that was passed on is charged',
  async (t) => {
    const { output, cost } = await leaving(start + text, ({ reset }) => setTimeout(reset, 50));
    t.ok(estimated > 1n, 'more than the one token that was reported');
    t.equal(output, String(estimated));
    t.equal(cost, cutCost_nano, '100 × 36 and the estimate × 180 a million');
  },
);
