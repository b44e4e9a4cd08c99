/** Counts that an answer reports together: zeros erase nothing, units may move from one class to another, and a fall is known. */
import { deepStrictEqual, ok } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { planOf } from '../support/compile-shipped.ts';
import fc from '../support/fc.ts';
import { counting, EVENTS, JSON_TYPE, meterOf } from '../support/metering/support.ts';
import { root } from '../support/tollgate.ts';

const shipped = planOf().routes.flatMap((route) => (route.action === 'forward' ? route.branches : []));
const ruleOf = (name: string) => {
  const rule = shipped.find((branch) => branch.meter?.name === name)?.meter;
  if (rule === undefined) throw new Error(`no rule ${name}`);
  return rule;
};
const messages = ruleOf('messages_tokens');
const stream = (...events: readonly object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
const start = (usage: object) => ({ type: 'message_start', message: { usage } });
const delta = (usage: object) => ({ type: 'message_delta', usage });

const INPUT = { input_tokens: 1200, cache_creation_input_tokens: 300, cache_read_input_tokens: 5000 };
const counts = (text: string, rule = messages, type = EVENTS) => {
  const { values, fell } = meterOf(rule, type, text, 7);
  const positive = Object.fromEntries(Object.entries(values).filter(([, value]) => Number(value) > 0));
  return { ...positive, fell: fell.length };
};

t.test('messages: what the end of a stream says of its input', async (t) => {
  const begun = start({ ...INPUT, cache_creation: { ephemeral_1h_input_tokens: 100 }, output_tokens: 1 });
  const all = { input: 1200n, cache_write: 300n, cache_write_1h: 100n, cache_read: 5000n, output: 47n };
  const zeros = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 47 };
  for (const [name, usage, expected] of [
    ['nothing', { output_tokens: 47 }, { ...all, fell: 0 }],
    ['null', { input_tokens: null, cache_read_input_tokens: null, output_tokens: 47 }, { ...all, fell: 0 }],
    // The official type of the last usage has no member for hour writes.
    ['the same', { ...INPUT, output_tokens: 47 }, { ...all, fell: 0 }],
    ['zeros', zeros, { ...all, fell: 3 }],
    ['more input', { ...INPUT, input_tokens: 1300, output_tokens: 47 }, { ...all, input: 1300n, fell: 0 }],
    ['only input', { input_tokens: 1200, output_tokens: 47 }, { ...all, fell: 0 }],
  ] as const)
    t.same(counts(stream(begun, delta(usage))), expected, name);
});

t.test('messages: a correction bills no token twice', async (t) => {
  const begun = start({ input_tokens: 1200, output_tokens: 1 });
  for (const usage of [
    { input_tokens: 0, cache_read_input_tokens: 1200, output_tokens: 47 },
    { cache_read_input_tokens: 1200, output_tokens: 47 },
    { input_tokens: null, cache_read_input_tokens: 1200, output_tokens: 47 },
  ])
    t.same(counts(stream(begun, delta(usage))), { cache_read: 1200n, output: 47n, fell: 1 }, JSON.stringify(usage));
  const cached = start({ ...INPUT, input_tokens: 0, output_tokens: 1 });
  t.same(counts(stream(cached, delta({ input_tokens: 5300, output_tokens: 47 }))), {
    input: 5300n,
    output: 47n,
    fell: 2,
  });
});

t.test('the other rules with classes of input', async (t) => {
  const chat = {
    ...counting({
      prompt: ['/usage/prompt_tokens'],
      cached: ['/usage/prompt_tokens_details/cached_tokens'],
      completion: ['/usage/completion_tokens'],
    }),
    together: ['prompt', 'cached'],
  };
  const usage = (prompt: number, cached: number, completion: number) => ({
    usage: { prompt_tokens: prompt, prompt_tokens_details: { cached_tokens: cached }, completion_tokens: completion },
  });
  const whole = { prompt: 1200n, cached: 1000n, completion: 47n };
  t.same(counts(stream(usage(1200, 1000, 47), usage(0, 0, 0)), chat), { ...whole, fell: 3 });
  t.same(counts(stream(usage(1200, 1000, 47), usage(1200, 0, 47)), chat), { prompt: 1200n, completion: 47n, fell: 1 });
  t.same(counts(stream(usage(1200, 0, 5), usage(1200, 1000, 47)), chat), { ...whole, fell: 0 });
  const generative = ruleOf('generative_tokens');
  const chunk = (usageMetadata: object) => ({ usageMetadata });
  const array = JSON.stringify([
    chunk({ promptTokenCount: 120, cachedContentTokenCount: 100, thoughtsTokenCount: 40 }),
    chunk({ promptTokenCount: 0, candidatesTokenCount: 3 }),
  ]);
  t.same(counts(array, generative, JSON_TYPE), { prompt: 120n, cached: 100n, thoughts: 40n, candidates: 3n, fell: 1 });
});

t.test('every shipped rule with a price for cached input says which counts belong together', async (t) => {
  for (const file of globSync(['interfaces/*.yaml', 'examples/**/*.yaml'], { cwd: root })) {
    const { billing = {} } = parse(readFileSync(join(root, file), 'utf8'));
    for (const [name, rule] of Object.entries<Record<string, object | undefined>>(billing)) {
      const isCached = Object.keys(rule.charge ?? {}).some((each) => each.startsWith('cache'));
      const isInHead = Object.values(rule.counts ?? {}).every((count) => Object.hasOwn(Object(count), 'header'));
      // A message of a WebSocket has the whole usage of its response.
      if (isCached && !isInHead && !file.endsWith('realtime.yaml')) t.type(rule.together, Array, `${file} ${name}`);
    }
  }
});

t.test('the same rule holds for any reports', async () => {
  const rule = { ...counting({ a: ['/u/a'], b: ['/u/b'], out: ['/u/out'] }), together: ['a', 'b'] };
  const report = fc.record({ a: fc.nat({ max: 3 }), b: fc.nat({ max: 3 }), out: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(fc.array(report, { minLength: 1, maxLength: 5 }), (reports) => {
      const { values, fell } = meterOf(rule, EVENTS, stream(...reports.map((u) => ({ u }))));
      // The last report with any of the group, and the last output above 0.
      const group = reports.findLast(({ a, b }) => a > 0 || b > 0) ?? { a: 0, b: 0 };
      const out = reports.findLast((report) => report.out > 0)?.out ?? 0;
      deepStrictEqual(values, { a: BigInt(group.a), b: BigInt(group.b), out: BigInt(out) });
      const isRising = reports.every((report, index) => {
        const before = reports[index - 1];
        return before === undefined || (report.a >= before.a && report.b >= before.b && report.out >= before.out);
      });
      if (isRising) deepStrictEqual(fell, []);
      const last = reports.at(-1);
      if (last !== undefined && (last.a < group.a || last.out < out)) ok(fell.length > 0);
    }),
    { numRuns: 500 },
  );
});
