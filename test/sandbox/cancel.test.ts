/** Cancelling and deleting tasks. */
import t from 'tap';
import { bench, textIn } from './support.ts';

for (const [path, model] of [
  ['/cloud/api/v3/contents/generations/tasks', 'vidgen-2.0'],
  ['/z/api/v3/contents/generations/tasks', 'z/vidgen-2.0'],
] as const) {
  t.test(
    `${model}: DELETE cancels a queued task, is refused for a running one, and deletes an ended one`,
    async (t) => {
      const { get, post, remove, pass } = await bench(t);
      const create = async () => {
        const body = { model, duration: 5, content: [{ type: 'text', text: 'x' }] };
        return `${path}/${textIn((await post(path, body)).body, 'id')}`;
      };
      const queued = await create();
      t.match(await remove(queued), { status: 200, text: '{}' });
      t.match(await get(queued), { status: 200, body: { status: 'cancelled' } });
      const running = await create();
      pass(2);
      t.match(await remove(running), { status: 409, body: { error: { message: /is running/ } } });
      t.match(await get(running), { body: { status: 'running' } });
      pass(5);
      t.match(await remove(running), { status: 200, text: '{}' });
      t.match(await get(running), { status: 404 });
    },
  );
}
