/** Values of a body are counted as the configuration declares it. */
import t from 'tap';
import { countIn } from '../../../src/billing/counted.ts';
import { compileCount } from '../../../src/compile/facts.ts';

function count(spec: Partial<Parameters<typeof compileCount>[0]>, body: unknown) {
  return countIn(compileCount({ each: ['/tools/*'], ...spec }), body);
}

const tools = [
  {},
  { type: null },
  { type: 'custom' },
  { type: 'bash_20250124' },
  { type: 'web_search_20250305', max_uses: 3 },
  { type: 7 },
];

t.test('values are kept by where and left out by unless; null is absent, and * ends a prefix', async (t) => {
  t.match(count({}, { tools }), { count: 6n });
  t.match(count({ where: { '/type': ['web_search_*'] } }, { tools }), { count: 1n });
  t.match(count({ unless: { '/type': [null, 'custom', 'bash_*'] } }, { tools }), { count: 2n }, 'one has a type 7');
  t.match(count({ where: { '/type': ['custom', 'bash_*'], '/name': [null] } }, { tools }), { count: 2n });
  t.match(count({ each: ['/tools/0', '/tools/4', '/none'] }, { tools }), { count: 2n });
  t.match(count({ where: { '/type': ['custom*'] } }, { tools: ['custom', null, { type: 'customs' }] }), { count: 1n });
});

t.test('a member is added; if it is not a whole number from 1, the default is added', async (t) => {
  const added = { add: '/max_uses', default: 10 };
  t.match(count({ ...added, where: { '/type': ['web_search_*'] } }, { tools }), { count: 3n });
  for (const max_uses of [undefined, null, 0, -5, 1.5, '3', 1e300, Number.MAX_SAFE_INTEGER + 1]) {
    t.match(count(added, { tools: [{ max_uses }, { max_uses: 2 }] }), { count: 12n }, String(max_uses));
  }
});

t.test('only a text has a length', async (t) => {
  const less = '/source/data';
  const body = { tools: [{ source: { data: 'AAAA' } }, { source: { data: ['AAAA'] } }, { source: 'AAAA' }, {}] };
  t.same(count({ less }, body), { count: 4n, text_bytes: 4 });
  t.same(count({ less, where: { '/type': ['image'] } }, body), { count: 0n, text_bytes: 0 });
  // Three bytes in UTF-8 but one UTF-16 unit per character: no more is subtracted than the body has.
  t.same(count({ less }, { tools: [{ source: { data: '水水' } }] }), { count: 1n, text_bytes: 2 });
});
