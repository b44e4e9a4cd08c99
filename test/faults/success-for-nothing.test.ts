/** A video for which the upstream reports zero units costs nothing, and is logged for the operator. */
import t from 'tap';
import { chargeRig } from './charges.ts';
import { newestTask, officialVideo } from './interfaces.ts';

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
