/** Tests that task lists have the upstream's records unchanged. */
import t from 'tap';
import { long, rig, running, tokenVideo, withTimeouts } from '../faults/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

t.test('a list has each record exactly as the upstream wrote it', async (t) => {
  const records = [
    '{"id":"list-0","status":"running","seed":12345678901234567890,"x":1.0}',
    '{ "id" : "list-1",\n "status":"succeeded", "usage":{"completion_tokens":1e3}, "note":"$& $1 \\u0041" }',
    '{"id":"list-2","status":"failed","error":{"message":"record:0"}}',
  ];
  for (const [index, record] of records.entries()) {
    const path = await running(rigged, tokenVideo, `list-${index}`);
    server.play(({ reply }) => reply(200, record));
    t.equal((await stack.call('GET', path)).text, record);
  }
  const { text, json } = await stack.call('GET', tokenVideo.path);
  for (const record of records) t.ok(text.includes(record), record);
  t.equal(json.total, 3);
  t.same(
    json.items.map(({ id }: { id: string }) => id),
    ['list-2', 'list-1', 'list-0'],
  );
});

t.test('an invalid page is refused, and an empty list keeps its shape', async (t) => {
  for (const query of ['page_num=0', 'page_num=-1', 'page_num=x', 'page_size=501', 'page_size=1e2', 'page_num=1.5'])
    t.equal((await stack.call('GET', `${tokenVideo.path}?${query}`)).status, 400, query);
  t.same((await stack.call('GET', `${tokenVideo.path}?page_num=1000000&page_size=500`)).json, { items: [], total: 3 });
  t.equal((await stack.call('GET', `${tokenVideo.path}?filter.status=' OR 1=1 --`)).json.total, 0);
});
