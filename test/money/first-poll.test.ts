/** After a creation, and after a poll by the caller or the settler, the settler waits; a slow poll is not followed by another at once. */
import { t } from 'tap';
import { long, officialVideo, post, rig, withTimeouts } from '../faults/interfaces.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { type Stack, startStack } from '../support/stack.ts';

const started_ms = Date.now();
const minutes_ms = (count: number) => count * 60_000;

/** The time from now to the next poll of the only task. */
async function pause_ms({ store, account }: Stack): Promise<number | undefined> {
  const [task] = (await store.listTasks({ account, limit: 1 })).tasks;
  const next_ms = task?.next_poll_at_ms;
  return next_ms === undefined || next_ms === null ? undefined : next_ms - started_ms;
}

t.test('the pause before the next poll is settle.first', async (t) => {
  const config = edited(shippedText, ['first: 5s, longest: 60s', 'first: 7m, longest: 20m']);
  const stack = await startStack({ config, pace: 1, now: () => started_ms });
  t.teardown(() => stack.close());
  const made = await stack.call('POST', '/api/v3/c/videos/generations/tasks', {
    model: 'c/vidgen-2.0',
    prompt: 'a kite',
  });
  t.equal(made.status, 202, made.text);
  t.equal(await pause_ms(stack), minutes_ms(7));

  const polled = await stack.call('GET', `/api/v3/c/videos/generations/tasks/${made.json.task_id}`);
  t.equal(polled.json.status, 'running', polled.text);
  t.equal(await pause_ms(stack), minutes_ms(7));
});

for (const [answer, body] of [
  ['running', { id: 'job', status: 'running' }],
  ['an error', { error: { code: 'InternalServiceError', message: 'sorry' } }],
] as const)
  t.test(`a slow poll by the settler with the answer ${answer} plans the next one after its answer`, async (t) => {
    let now_ms = started_ms;
    const rigged = await rig(
      t,
      ({ request, reply }) => {
        if (request.method === 'POST') return reply(200, { id: 'job' });
        // The answer takes a minute of the gateway's clock.
        now_ms += minutes_ms(1);
        reply('error' in body ? 500 : 200, body);
      },
      { config: withTimeouts(long), now: () => now_ms },
    );
    t.equal((await post(rigged, officialVideo)).status, 200);
    now_ms += minutes_ms(1);
    t.equal(await rigged.stack.settler.round(), 1);
    const next_ms = await pause_ms(rigged.stack);
    t.ok(started_ms + (next_ms ?? 0) > now_ms, `planned ${next_ms} ms, and it is ${now_ms - started_ms} ms`);
  });
