/** CEL on documents with a member named `constructor`. */
import t from 'tap';
import { compileCel } from '../../src/lang/cel.ts';

const run = (expression: string, body: unknown): unknown => {
  const result = compileCel(expression, { body: 'dyn' }, []);
  if (!result.ok) throw new Error(result.issue.message);
  return result.evaluate({ body });
};

t.test('a member named constructor is an ordinary member', async (t) => {
  for (const value of ['1', 'null', '"x"', '{"name":"Array"}', '[]']) {
    const texts = [
      `{"content":[{"type":"video_url","constructor":${value}}]}`,
      `{"content":[{"type":"video_url"}],"constructor":${value}}`,
      `{"content":[{"type":"text","sub":{"constructor":${value}}},{"type":"video_url"}]}`,
    ];
    for (const text of texts) {
      const body: unknown = JSON.parse(text);
      t.equal(run('body.content.exists(p, p.type == "video_url")', body), true, text);
      t.equal(run('body.?content.orValue([]).exists(p, p.?type.orValue("") == "video_url")', body), true, text);
      t.equal(run('body.?content[?0].hasValue() && has(body.content)', body), true, text);
      t.equal(run('"content" in body && size(body) > 0', body), true, text);
    }
  }
  const body: unknown = JSON.parse('{"a":{"constructor":"b","__proto__":{"x":1}}}');
  t.equal(run('body.a.constructor', body), 'b');
  t.equal(run('has(body.a.x)', body), false);
});

t.test('a document may be nested deeper than the stack allows', async (t) => {
  const depth = 200_000;
  const nested = (inner: string): unknown =>
    JSON.parse(`{"n":1,"deep":${'['.repeat(depth)}${inner}${']'.repeat(depth)}}`);
  t.equal(run('body.n', nested('1')), 1);
  t.equal(run('body.n', nested('{"constructor":1}')), 1);
});
