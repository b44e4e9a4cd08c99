/** The list of tasks. */
import t from 'tap';
import { bench, textIn } from './support.ts';

const tasks = '/cloud/api/v3/contents/generations/tasks';

t.test('the list has pages, newest first, and filters by status, model and ids', async (t) => {
  const { get, post, pass } = await bench(t);
  const create = async (text: string, model = 'vidgen-2.0') =>
    textIn((await post(tasks, { model, content: [{ type: 'text', text }] })).body, 'id');
  const first = await create('a [stuck]');
  const second = await create('b', 'vidgen-2.5');
  pass(10);
  const third = await create('c');
  t.match(await get(tasks), { body: { total: 3, items: [{ id: third }, { id: second }, { id: first }] } });
  t.match(await get(`${tasks}?page_num=2&page_size=2`), { body: { total: 3, items: [{ id: first }] } });
  t.match(await get(`${tasks}?filter.status=succeeded`), { body: { total: 1, items: [{ id: second }] } });
  t.match(await get(`${tasks}?filter.model=vidgen-2.5`), { body: { total: 1 } });
  t.match(await get(`${tasks}?filter.task_ids=${first},${third}`), { body: { total: 2 } });
  t.match(await get(`${tasks}?filter.task_ids=${first}&filter.task_ids=${second}`), { body: { total: 2 } });
  t.match(await get(`${tasks}?page_size=0`), { status: 400, body: { error: { code: 'InvalidParameter.page_size' } } });
});
