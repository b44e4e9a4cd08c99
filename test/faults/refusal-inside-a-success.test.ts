/** A success without a task, or with an error inside, creates none. */
import t from 'tap';
import { auditOk, long, moneyOf, newestTask, officialVideo, post, rig, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { chargeRig } from './charges.ts';

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
