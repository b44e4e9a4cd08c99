/** An answer that fails, or a success that says that it failed, costs nothing. */
import t from 'tap';
import { type Script, streamHead } from '../support/fault-server.ts';
import {
  auditOk,
  generativeSse,
  generativeStream,
  long,
  messagesJson,
  messagesStream,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rig,
  until,
  withTimeouts,
} from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { chargeRig, event, events, streamed } from './charges.ts';

t.test(
  'An answer with status 200 that only reports an error costs nothing; one that reported usage before is charged',
  async (t) => {
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
  },
);

t.test('A success without a task, or with an error inside, creates none', async (t) => {
  // A refusal that the upstream answers with 200 and a code releases the hold, if the task kind lists the code.

  const config = edited(withTimeouts(long), [
    '    id: /id\n',
    '    id: /id\n    nothing_made: [{ status: [4xx] }, { status: [200], at: /base_resp/status_code, in: [1008] }]\n',
  ]);
  const refusal = (status_code: unknown, id = '') => ({
    id,
    base_resp: { status_code, status_msg: 'insufficient balance' },
  });

  t.test('a listed code', async (t) => {
    const rigged = await rig(t, ({ reply }) => reply(200, refusal(1008)), { config });
    const { stack } = rigged;
    const answer = await post(rigged, officialVideo);
    t.equal(answer.status, 200);
    t.strictSame(answer.json, refusal(1008), "the caller gets the upstream's answer");
    t.match(await newestTask(stack), { state: 'failed' });
    t.match(await moneyOf(stack), { movements: ['hold', 'release'], held: 0n });
    await auditOk(t, stack);
  });

  for (const [name, body] of [
    ['another code', refusal(1013)],
    ['the code as a text', refusal('1008')],
  ] as const) {
    t.test(`${name} proves nothing`, async (t) => {
      const rigged = await rig(t, ({ reply }) => reply(200, body), { config });
      await post(rigged, officialVideo);
      t.match(await moneyOf(rigged.stack), { movements: ['hold'] });
    });
  }

  t.test('an answer with a task id is a task, whatever its code', async (t) => {
    const rigged = await rig(t, ({ reply }) => reply(200, { ...refusal(1008, 'made'), status: 'queued' }), { config });
    await post(rigged, officialVideo);
    t.match(await newestTask(rigged.stack), { state: 'running', upstream_id: 'made' });
  });

  // A video for which the upstream reports zero units costs nothing, and is logged for the operator.

  t.test('a task that succeeded and is charged nothing is logged and counted', async (t) => {
    const rigged = await chargeRig(t, ({ request, reply }) =>
      request.method === 'POST'
        ? reply(200, { id: 'zero' })
        : reply(200, { id: 'zero', status: 'succeeded', billedSeconds: 0 }),
    );
    const { stack } = rigged;
    await stack.call('POST', officialVideo.path, officialVideo.body);
    await stack.call('GET', `${officialVideo.path}/zero`);
    t.match(await newestTask(stack), { state: 'succeeded', charged_nano: 0n });
    t.equal(await rigged.counted('uncharged', 'reported_zero'), 1);
    t.match(rigged.logged, [{ msg: 'a task succeeded and is charged nothing' }]);
  });
});
