/** The sandbox replaces an id where it stands, and nothing else that has the same letters. */
import t from 'tap';
import { vary } from './vary.ts';

const replaced = (text: string, names: Readonly<Record<string, string>>) =>
  vary(text, {
    names: new Map(Object.entries(names)),
    recorded: {},
    sent: {},
    earliest_ms: undefined,
    began_ms: 0,
    now_ms: 0,
    files: '',
  });

t.test('a short id', (t) => {
  const names = { 2: '502718364092' };
  t.equal(
    replaced('{"jsonrpc": "2.0", "id": 2, "n": 2, "task_id": "2"}', names),
    '{"jsonrpc": "2.0", "id": 502718364092, "n": 2, "task_id": "502718364092"}',
  );
  t.equal(
    replaced('{"url":"https://x.example/v2/tasks/2/out"}', names),
    '{"url":"https://x.example/v2/tasks/502718364092/out"}',
  );
  t.end();
});

t.test('a long id', (t) => {
  const names = { 'clip-12345': 'clip-67890' };
  const text =
    'data: {"id":"clip-12345","get":"https://x.example/clip-12345.mp4","clip-12345":1,"other":"clip-123456"}';
  t.equal(
    replaced(text, names),
    'data: {"id":"clip-67890","get":"https://x.example/clip-67890.mp4","clip-67890":1,"other":"clip-123456"}',
  );
  t.end();
});
