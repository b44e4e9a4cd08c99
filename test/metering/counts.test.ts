/** Tests how counts are read from answers. */
import t from 'tap';
import { compileCount } from '../../src/billing/counts/kinds.ts';
import { withClasses } from '../../src/config/sections/billing/meters.ts';
import type { MeterPlan } from '../../src/plan/index.ts';
import { counting, EVENTS, JSON_TYPE, messagesPlan, meterOf } from '../support/metering/support.ts';

const first = counting({ n: ['/usage/n'] });
const countsOf = (text: string) => meterOf(first, JSON_TYPE, text);

t.test('a count is a whole number that is not negative', async (t) => {
  for (const [json, value] of [
    ['0', 0n],
    ['-0', 0n],
    ['7', 7n],
    ['12.0', 12n],
    ['1e3', 1000n],
    ['"7"', 7n],
    ['"12.0"', 12n],
    ['9007199254740991', 9007199254740991n],
  ] as const) {
    t.match(countsOf(`{"usage":{"n":${json}}}`), { values: { n: value }, seen: true }, json);
  }
});

t.test('a count with ceil is rounded up', async (t) => {
  const seconds: MeterPlan = { ...first, counts: [compileCount('n', { ceil: '/usage/n' })] };
  const read = (json: string) => meterOf(seconds, JSON_TYPE, `{"usage":{"n":${json}}}`);
  for (const [json, value] of [
    ['25.933313', 26n],
    ['0.001', 1n],
    ['3', 3n],
    ['0', 0n],
    ['"11.4"', 12n],
    ['1e300', 9007199254740991n],
  ] as const)
    t.match(read(json), { values: { n: value }, seen: true, unusable: { length: 0 } }, json);
  for (const json of ['-0.5', '"1.5s"', '"-1"', 'true']) t.match(read(json), { seen: false, unusable: ['n'] }, json);
});

const nothing = {
  values: { n: 0n },
  facts: undefined,
  seen: false,
  unusable: [],
  final: undefined,
  failed: false,
  fell: [],
};

t.test('null changes nothing', async (t) => {
  t.strictSame(countsOf('{"usage":{"n":null}}'), nothing);
  t.match(countsOf('[{"usage":{"n":3}},{"usage":{"n":null}}]'), { values: { n: 3n }, unusable: { length: 0 } });
});

t.test('any other value makes the count unusable and keeps the last valid value', async (t) => {
  for (const json of ['-1', '1.5', '"1.5"', 'true', '[7]', '{"n":7}', '""', '"0x7"', '"1e3"', 'NaN', '07']) {
    t.strictSame(countsOf(`{"usage":{"n":${json}}}`), { ...nothing, unusable: ['n'] }, json);
    t.match(countsOf(`[{"usage":{"n":3}},{"usage":{"n":${json}}}]`), { values: { n: 3n }, unusable: ['n'] }, json);
    t.match(
      countsOf(`[{"usage":{"n":${json}}},{"usage":{"n":3}}]`),
      { values: { n: 3n }, unusable: { length: 0 } },
      json,
    );
  }
});

t.test('a larger number becomes 2^53 - 1', async (t) => {
  for (const json of ['9007199254740992', '9007199254740993', '1e300', '1e999']) {
    t.match(
      countsOf(`{"usage":{"n":${json}}}`),
      { values: { n: 2n ** 53n - 1n }, seen: true, unusable: { length: 0 } },
      json,
    );
  }
});

const passes = { sum: '/usage/passes', at: '/n' };
const summing: MeterPlan = withClasses({ ...first, counts: [compileCount('n', passes)] });
const where = { at: '/type', in: ['a', 'b'] };
const selecting: MeterPlan = withClasses({ ...first, counts: [compileCount('n', { ...passes, where })] });

t.test('a count can be the sum over all elements of an array, or over the selected ones', async (t) => {
  const array = '[{"type":"a","n":3},{"type":"c","n":100},{"type":"b","n":4},{"type":"a"},{"n":50},7,null]';
  for (const [type, text] of [
    [JSON_TYPE, `{"usage":{"passes":${array}}}`],
    [JSON_TYPE, `[{"usage":{"passes":[{"type":"a","n":1}]}},{"usage":{"passes":${array}}},{"usage":{"passes":null}}]`],
    [EVENTS, `data: {"usage":{"passes":${array}}}\n\ndata: {"usage":{}}\n\n`],
  ] as const) {
    t.match(meterOf(summing, type, text, 7), { values: { n: 157n }, seen: true, unusable: { length: 0 } });
    t.match(meterOf(selecting, type, text, 7), { values: { n: 7n }, seen: true, unusable: { length: 0 } });
  }
  const none = '{"usage":{"passes":[{"type":"c","n":5}]}}';
  t.strictSame(meterOf(selecting, JSON_TYPE, none), nothing, 'no selected element: nothing reported');
});

t.test('a sum is unusable if an element has an invalid count, or if the value is not an array', async (t) => {
  for (const json of ['[{"n":1},{"n":-1}]', '[{"n":"x"}]', '[{"n":{}}]', '{"n":1}', '5', '"x"']) {
    t.match(meterOf(summing, JSON_TYPE, `{"usage":{"passes":${json}}}`), { unusable: ['n'], seen: false }, json);
  }
  const large = `{"usage":{"passes":[{"n":${Number.MAX_SAFE_INTEGER}},{"n":1e300}]}}`;
  t.match(meterOf(summing, JSON_TYPE, large), { values: { n: 2n ** 53n - 1n } });
});

t.test('the counts are final once the answer has a value at a `final` pointer', async (t) => {
  const plan: MeterPlan = withClasses({ ...first, final: [['usage', 'done'], ['end']] });
  for (const [text, final] of [
    ['{"usage":{"n":1}}', false],
    ['{"usage":{"n":1,"done":null}}', false],
    ['{"usage":{"n":1,"done":0}}', true],
    ['[{"usage":{"n":1,"done":0}},{"usage":{"n":2}}', true],
    ['{"end":{}}', true],
  ] as const) {
    t.match(meterOf(plan, JSON_TYPE, text), { final }, text);
  }
});

t.test('the last reported value applies, across documents and pointers', async (t) => {
  t.match(countsOf('[{"usage":{"n":3}},{"usage":{"n":9}},{"usage":{}},{}]'), { values: { n: 9n } });
  const two = counting({ n: ['/a', '/b/n'] });
  t.match(meterOf(two, JSON_TYPE, '{"a":1,"b":{"n":2}}'), { values: { n: 2n } });
  t.match(meterOf(two, JSON_TYPE, '{"b":{"n":2},"a":1}'), { values: { n: 1n } }, 'in the order of the answer');
  t.match(meterOf(counting({ n: ['/u/a', '/u/b'] }), JSON_TYPE, '{"u":{"b":2,"a":1}}'), { values: { n: 1n } });
  t.match(meterOf(two, JSON_TYPE, '{"b":{"n":2},"a":0}'), { values: { n: 2n } }, '0 is not the last one');
});

t.test('two counts may use the same pointer', async (t) => {
  const plan = counting({ a: ['/usage/n'], b: ['/usage/n'] });
  t.match(meterOf(plan, JSON_TYPE, '{"usage":{"n":2}}'), { values: { a: 2n, b: 2n } });
});

t.test('inherited properties are not counts, and a count may have the name of one', async (t) => {
  const plan = counting(
    Object.fromEntries([
      ['constructor', ['/constructor/length']],
      ['__proto__', ['/usage/__proto__/n']],
    ]),
  );
  t.equal(meterOf(plan, JSON_TYPE, '{"usage":{}}').seen, false);
  const { values } = meterOf(plan, JSON_TYPE, '{"constructor":{"length":4},"usage":{"__proto__":{"n":5}}}');
  t.strictSame(Object.entries(values), [
    ['constructor', 4n],
    ['__proto__', 5n],
  ]);
});

t.test('a reported zero counts as reported', async (t) => {
  t.match(countsOf('{"usage":{"n":0}}'), { values: { n: 0n }, seen: true });
  t.match(countsOf('{"usage":{}}'), { values: { n: 0n }, seen: false });
});

t.test('counts are available before the answer is complete', async (t) => {
  t.match(countsOf('{"usage":{"n":4},"content":["cut'), { values: { n: 4n } });
  t.match(countsOf('{"usage":{"n":4'), { seen: false });
  t.match(meterOf(first, EVENTS, 'data: {"usage":{"n":4}}'), { values: { n: 4n } });
});

t.test('names may be written with escapes, in events as in JSON', async (t) => {
  const plan: MeterPlan = withClasses({ ...first, counts: [compileCount('n', '/a~1b/n~0')] });
  for (const name of ['a/b', 'a\\/b', '\\u0061/b', '\\u0061\\u002F\\u0062']) {
    const document = `{"${name}":{"n~":4}}`;
    t.match(meterOf(plan, JSON_TYPE, document), { values: { n: 4n } }, document);
    t.match(meterOf(plan, EVENTS, `data: ${document}\n\n`), { values: { n: 4n } }, document);
  }
});

t.test('an event with invalid JSON does not affect the others', async (t) => {
  for (const broken of ['{"x":"', '{"x":[', '[DONE]', '{"usage":{"n":1', '"', '\\', '{"usage', '{"x":"\\']) {
    const stream = `data: ${broken}\n\ndata: {"usage":{"n":4}}\n\n`;
    t.match(meterOf(first, EVENTS, stream, 5), { values: { n: 4n } }, broken);
  }
});

t.test('a string of 1 MiB or 64 MiB, 100,000 members and any depth hide no count', async (t) => {
  const MiB = 1024 * 1024;
  const fillings: Readonly<Record<string, string>> = {
    '1 MiB': `"${'x\\"'.repeat(MiB / 4)}"`,
    '64 MiB': `"${'x'.repeat(64 * MiB)}"`,
    '100,000 members': `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":[${index}]`).join()}}`,
    '100,000 levels': `${'[{"n":'.repeat(50_000)}0${'}]'.repeat(50_000)}`,
  };
  for (const [name, filling] of Object.entries(fillings)) {
    for (const text of [
      `{"x":${filling},"usage":{"n":4}}`,
      `{"usage":{"x":${filling},"n":4,"y":${filling}}}`,
      `{"usage":{"n":4},"x":${filling}}`,
    ]) {
      t.match(meterOf(first, JSON_TYPE, text, 65_536), { values: { n: 4n }, seen: true }, name);
      t.match(meterOf(first, EVENTS, `data: ${text}\n\n`, 65_536), { values: { n: 4n }, seen: true }, name);
    }
    const summed = `{"usage":{"passes":[{"x":${filling},"n":3,"type":"a"},{"type":${filling},"n":5},{"type":"b","n":4}]}}`;
    t.match(meterOf(selecting, JSON_TYPE, summed, 65_536), { values: { n: 7n } }, name);
  }
});

t.test('a number that is too long is no count', async (t) => {
  t.match(countsOf(`{"usage":{"n":${'1'.repeat(5_000)}}}`), { seen: false, unusable: ['n'] });
});

t.test('the content type decides how the answer is read', async (t) => {
  const data = 'data: {"usage":{"output_tokens":\ndata:5}}\n\n';
  for (const type of ['text/event-stream', 'Text/Event-Stream; charset=utf-8', ' text/event-stream ;x=y']) {
    t.match(meterOf(messagesPlan, type, data), { values: { output: 5n } }, type);
  }
  const json = '{"usage":{"output_tokens":6}}';
  for (const type of [undefined, '', 'application/json', 'text/plain', 'text/event-streams']) {
    t.match(meterOf(messagesPlan, type, json), { values: { output: 6n } }, String(type));
  }
  t.match(meterOf(messagesPlan, 'text/event-stream', json), { seen: false });
});

const countOf = (config: Parameters<typeof compileCount>[1]): MeterPlan => ({
  ...first,
  counts: [compileCount('n', config)],
});

t.test('a decimal is exact', async (t) => {
  const plan = countOf({ decimal: '/usage/n' });
  const read = (json: string, cuts: readonly number[] | number = []) =>
    meterOf(plan, JSON_TYPE, `{"usage":{"n":${json}}}`, cuts);
  for (const [json, atto] of [
    ['0.1', 10n ** 17n],
    ['12', 12n * 10n ** 18n],
    ['1.5e-9', 1_500_000_000n],
    ['2.5E+1', 25n * 10n ** 18n],
    ['"0.000000000000000001"', 1n],
    ['123456789.123456789123456789', 123456789123456789123456789n],
    ['0.0000000000000000005', 1n],
    ['0', 0n],
    ['1e300', 9007199254740991n * 10n ** 18n],
  ] as const)
    for (const cuts of [[], 1])
      t.match(read(json, cuts), { values: { n: { atto } }, seen: true, unusable: { length: 0 } }, json);
  for (const json of ['-1', 'true', '"x"', '{"a":1}', '[1]', '01', '""', `0.${'1'.repeat(5_000)}`])
    t.match(read(json), { values: { n: { atto: 0n } }, unusable: ['n'], seen: false }, json);
  t.match(read('null'), { seen: false, unusable: { length: 0 } });
  const twice = '{"usage":{"n":0.2},"more":"x"}';
  t.match(meterOf(plan, JSON_TYPE, `[${twice},{"usage":{"n":0.1}}]`), {
    values: { n: { atto: 10n ** 17n } },
    fell: ['n was 0.2, later 0.1'],
  });
});

t.test('the first or the largest of several reports', async (t) => {
  const events = (...n: readonly (number | string)[]) => `[${n.map((each) => `{"usage":{"n":${each}}}`).join(',')}]`;
  const read = (kind: 'first' | 'max', text: string) =>
    meterOf(countOf(kind === 'max' ? { max: '/usage/n' } : { first: '/usage/n' }), JSON_TYPE, text);
  const none = { unusable: { length: 0 }, fell: { length: 0 } };
  t.match(read('max', events(5, 9, 7, 0)), { values: { n: 9n }, ...none });
  t.match(read('max', events(0)), { values: { n: 0n }, seen: true, ...none });
  t.match(read('first', events(0, 5, 9, 7)), { values: { n: 5n }, ...none });
  t.match(read('first', events('null', 4, 0)), { values: { n: 4n }, ...none });
  t.match(read('max', events(5, -1)), { values: { n: 5n }, unusable: ['n'] });
});

t.test('the number of items, and of different values', async (t) => {
  const calls = { count: '/output', where: { at: '/type', in: ['search'] } };
  const output = '{"output":[{"type":"search"},{"type":"text"},{"type":"search"}]}';
  t.match(meterOf(countOf(calls), JSON_TYPE, output, 5), { values: { n: 2n } });
  t.match(meterOf(countOf({ count: '/output' }), JSON_TYPE, output), { values: { n: 3n } });
  const read = (list: string) => meterOf(countOf({ distinct: '/q' }), JSON_TYPE, `{"q":${list}}`, 3);
  t.match(read('["a","b","a",1,"1",null,true,1]'), { values: { n: 5n }, seen: true, unusable: { length: 0 } });
  t.match(read('[]'), { values: { n: 0n }, seen: false });
  t.match(read('["a",{}]'), { unusable: ['n'] });
  const byUrl = { distinct: '/results', at: '/url' };
  const results = '{"results":[{"url":"a"},{"url":"b","x":1},{"url":"a"},{}]}';
  t.match(meterOf(countOf(byUrl), JSON_TYPE, results), { values: { n: 2n } });
  const many = JSON.stringify({ q: Array.from({ length: 1_500 }, (_, index) => `q${index}`) });
  t.match(meterOf(countOf({ distinct: '/q' }), JSON_TYPE, many), { values: { n: 1_500n } });
});
