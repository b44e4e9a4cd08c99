/** Compiling CEL expressions: types, references and issues. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { type CelIssue, type CelType, checkCel } from './cel.ts';

const variables: Readonly<Record<string, CelType>> = {
  body: 'dyn',
  duration: 'int',
  ratio: 'double',
  resolution: 'string',
  video_reference: 'bool',
  tags: 'list<string>',
  parts: 'list',
  'references.seconds': 'int',
  'references.video.count': 'int',
  type: 'string',
};

const issueIn = (expression: string, expected: readonly string[] = []): CelIssue | undefined => {
  const result = checkCel(expression, variables, expected);
  return result.ok ? undefined : result.issue;
};

t.test('an expression has a static type and the variables that it uses', async (t) => {
  const table = [
    ['duration + references.seconds', 'int', ['duration', 'references.seconds']],
    ['duration > 5 && video_reference', 'bool', ['duration', 'video_reference']],
    ['body.content.exists(part, part.type == "video_url")', 'bool', ['body']],
    ['tags.exists(duration, duration == resolution)', 'bool', ['resolution', 'tags']],
    ['cel.bind(ratio, duration, ratio + 1)', 'int', ['duration']],
    ['has(references.video.count) ? references.video.count : 0', 'int', ['references.video.count']],
    ['"720p"', 'string', []],
    ['tags', 'list<string>', ['tags']],
    ['body.n', 'dyn', ['body']],
    ['ceil(ratio * double(duration))', 'int', ['duration', 'ratio']],
    ['resolution in ["480p", "720p"]', 'bool', ['resolution']],
    ['{"a": duration}["a"] + (video_reference ? -1 : [1, 2][0])', 'int', ['duration', 'video_reference']],
  ] as const;
  for (const [expression, type, references] of table) {
    const result = checkCel(expression, variables, []);
    t.match(result, { ok: true, type }, expression);
    if (result.ok) t.same(result.references, references, expression);
  }
});

t.test('an undeclared name is reported with its position', async (t) => {
  const table = [
    ['durtion + 1', 'durtion', 0, 7],
    ['1 + durtion.seconds', 'durtion', 4, 11],
    ['duration + references.secnods', 'references.secnods', 11, 29],
    ['duration + references.video.cuont', 'references.video.cuont', 11, 33],
    ['body.content.exists(p, p.type == resolutoin)', 'resolutoin', 33, 43],
    ['body.content.exists(p, true) && p', 'p', 32, 33],
  ] as const;
  for (const [expression, name, start, end] of table) {
    t.match(issueIn(expression), { code: 'unknown-name', name, start, end }, expression);
  }
});

t.test('the issue of a wrong static type covers the whole expression', async (t) => {
  const whole = 'duration + 1';
  t.same(issueIn(whole, ['bool']), {
    code: 'type',
    message: 'the expression has type int, but bool is needed',
    start: 0,
    end: 12,
    type: 'int',
  });
  t.equal(issueIn(whole, ['int', 'double']), undefined);
  t.equal(issueIn('body.n', ['int']), undefined, 'dyn is checked at run time');
  t.equal(issueIn('parts', ['list<string>']), undefined, 'and so are the elements of a list');
  t.equal(issueIn('[]', ['list<string>']), undefined);
  t.equal(issueIn('tags', ['list']), undefined);
  t.match(issueIn('tags', ['string']), { code: 'type' });
  t.match(issueIn('body.?n', ['int']), { code: 'type' }, 'an optional does not have the type of its value');
  t.match(issueIn('references'), {
    code: 'type',
    message: 'the expression names a group of values; name one of them',
  });
});

t.test('operands of incompatible types', async (t) => {
  const table = [
    ['duration + resolution', 0, 21],
    ['true && duration * ratio > 1.0', 8, 24],
    ['ceil(resolution)', 0, 16],
    ['duration ? 1 : 2', 0, 8],
    ['video_reference ? 1 : "a"', 0, 25],
    ['duration.seconds', 9, 16],
    ['parts.all(p, 1)', 13, 14],
  ] as const;
  for (const [expression, start, end] of table) t.match(issueIn(expression), { code: 'type', start, end }, expression);
});

t.test('an unknown function is reported instead of the errors that it causes', async (t) => {
  t.match(issueIn('nope(duration)'), { code: 'unknown-function', name: 'nope', start: 0, end: 4 });
  t.match(issueIn('parts.exits(p, p.type == "a")'), { code: 'unknown-function', name: 'exits', start: 6, end: 11 });
});

t.test('syntax errors', async (t) => {
  const table = [
    ['duration +', 9, 10],
    ['', 0, 0],
    ['  ', 1, 2],
    ['duration $', 9, 10],
    ['"abc', 0, 4],
    ['(1', 1, 2],
  ] as const;
  for (const [expression, start, end] of table)
    t.match(issueIn(expression), { code: 'syntax', start, end }, expression);
  t.match(issueIn(`${'('.repeat(1_000)}1${')'.repeat(1_000)}`), { code: 'syntax', message: /maxDepth/ });
  t.match(issueIn(Array.from({ length: 3_000 }, () => '1').join('+')), { code: 'syntax', message: /limit|max/i });
});

t.test('a loop in a loop is rejected unless it is over a part of the element', async (t) => {
  for (const [text, part] of [
    ['body.a.all(x, body.a.exists_one(y, y == x))', 'body.a'],
    ['body.a.all(x, x.b.all(y, x.b.exists(z, z == y)))', 'x.b'],
    ['body.a.filter(x, x.id in body.b).size() > 0', 'body.b'],
    ['body.a.all(x, size(body.text) > 1 || body.text.size() > 1)', 'body.text'],
    ['cel.bind(b, body.b, body.a.all(x, b.exists(y, y == x)))', 'b'],
    ['body.a.all(x, cel.bind(b, body.b, b.exists(y, y == x)))', 'b'],
    ['body.a.map(x, (x == 1 ? body.a : [x]).filter(y, y == x))', 'x == 1 ? body.a : [x]'],
    ['body.a.all(x, body.?b.orValue([]).exists(y, y == x))', 'body.?b.orValue([])'],
  ] as const) {
    const { code, start, end } = issueIn(text) ?? {};
    t.strictSame([code, text.slice(start, end)], ['loop', part], text);
  }
  for (const text of [
    'body.a.all(x, x.?b.orValue([]).exists(y, y.c.filter(z, z == 1).size() > y.n) && x.kind in ["a", "b"])',
    'body.a.filter(x, x.n > body.least).map(x, x.b[0]).exists(y, size(y.text) > duration)',
    'body.a.all(x, cel.bind(b, x.b, b.exists(y, y == 1)))',
    'body.a.all(x, x == 1) && body.a.all(x, x == 2) && "k" in body.a && size(body.a) > 1',
  ])
    t.equal(issueIn(text), undefined, text);
});

t.test('matches() is rejected with alternatives', async (t) => {
  t.match(issueIn('duration > 1 && resolution.matches("(a+)+$")'), {
    code: 'type',
    start: 16,
    end: 44,
    message: /startsWith/,
  });
});

t.test('names that CEL uses cannot be variable names', async (t) => {
  t.match(issueIn('type == "chat"'), { code: 'syntax', start: 0, end: 4, name: 'type' });
  t.equal(issueIn('duration'), undefined, 'no issue if the variable is not used');
});

t.test('any text gives a result, and the position of an issue is inside the text', async () => {
  const words = [
    'duration',
    'body',
    '.',
    '.?',
    '(',
    ')',
    '[',
    ']',
    '+',
    '&&',
    '?',
    ':',
    '"a"',
    '1',
    '1.5',
    '{',
    '}',
    ',',
    ' ',
    '!',
    'has',
    'exists',
    'p',
    'in',
  ];
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (expression) => {
      const issue = issueIn(expression, ['int']);
      return issue === undefined || (issue.start >= 0 && issue.start <= issue.end && issue.end <= expression.length);
    }),
    { numRuns: 500 },
  );
});
