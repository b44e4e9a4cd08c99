/** An answer with status 200 that only reports an error costs nothing; one that reported usage before is charged. */
import t from 'tap';
import { type Script, streamHead } from '../support/fault-server.ts';
import { generativeSse, generativeStream, messagesJson, messagesStream, post, until } from '../support/interfaces.ts';
import { chargeRig, event, events, streamed } from './charges.ts';

const error = { type: 'overloaded_error', message: 'Overloaded' };
const json =
  (body: unknown): Script =>
  ({ reply }) =>
    reply(200, body);
const stream =
  (text: string): Script =>
  ({ write }) =>
    write(streamHead + streamed(text));

t.test('an error in place of an answer costs nothing', async (t) => {
  const rigged = await chargeRig(t, () => {});
  const { stack, server } = rigged;
  const google = { error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } };
  const cases = [
    [messagesStream, stream(event('error', { error }))],
    [messagesStream, stream(event('ping', {}) + event('error', { error }))],
    [messagesJson, json({ type: 'error', error })],
    [generativeStream, json([google])],
    [generativeSse, stream(`data: ${JSON.stringify(google)}\n\n`)],
  ] as const;
  for (const [sample, script] of cases) {
    server.play(script);
    t.equal((await post(rigged, sample)).status, 200, sample.name);
  }
  await until(
    () => stack.store.wallet(stack.account),
    (wallet) => wallet?.held_nano === 0n,
  );
  t.match(await stack.store.wallet(stack.account), { posted_nano: 1000_000_000_000n });
  t.equal(await rigged.counted('uncharged', 'failed'), cases.length);
});

t.test('an error after reported usage, and an error of null, do not change the charge', async (t) => {
  const rigged = await chargeRig(t, stream(events.start({ input_tokens: 100 }) + event('error', { error })));
  const cut = await rigged.charged(() => post(rigged, messagesStream));
  t.equal(cut.units.input, 100);
  rigged.server.play(json({ error: null, usage: { input_tokens: 7, output_tokens: 3 } }));
  t.same((await rigged.charged(() => post(rigged, messagesJson))).units, { input: 7, output: 3 });
});
