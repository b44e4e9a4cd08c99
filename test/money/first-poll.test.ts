/** After a creation, and after a caller's poll, the settler waits `settle.first`. */
import { t } from 'tap';
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
