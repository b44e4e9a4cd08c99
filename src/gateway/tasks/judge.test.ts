/** An upstream's record of a task decides its charge, its release, or nothing. */
import t from 'tap';
import { cel, rule } from '../../../test/support/billing/rules.ts';
import { taskOf } from '../../../test/support/billing/tasks.ts';
import { readPointer } from '../../lib/json/pointer.ts';
import { NANO } from '../../lib/money/amount.ts';
import type { TaskKindPlan } from '../../plan/index.ts';
import { judge } from './judge.ts';

const kind: TaskKindPlan = {
  name: 'k',
  id: readPointer('/id'),
  poll_path: ['/', { param: 'id' }],
  params: [],
  status: readPointer('/status'),
  meaning: new Map([
    ['queued', 'running'],
    ['running', 'running'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
  ]),
  deadline_ms: 1,
  nothing_made: [],
  billing: rule([], { actual: { at: [{ place: readPointer('/seconds'), weight: 1n }], otherwise: cel('1') } }),
};
const task = taskOf({
  price: 'c',
  unit: 'second',
  price_nano: 460_000_000n,
  divisor: 1n,
  price_factor_nano: NANO,
  facts: {},
  hold_units_nano: 19n * NANO,
  hold_nano: 8_740_000_000n,
  hold_memo: '',
  otherwise_units_nano: 4n * NANO,
  notes: [],
});
const answer = (text: string, statusCode = 200) => judge(kind, task, { statusCode, text });
const said = (value: unknown) => answer(JSON.stringify(value));

t.test('an answer that decides nothing changes nothing', async (t) => {
  for (const statusCode of [0, 199, 300, 304, 400, 401, 404, 429, 500, 502, 504]) {
    const verdict = answer('{"status":"succeeded","seconds":9}', statusCode);
    t.same(verdict, { state: 'unchanged', why: `the upstream answered with status ${statusCode}` });
    t.match(answer('{"status":"failed"}', statusCode), { state: 'unchanged' });
  }
  for (const text of ['', '<html>', '{"status":"succeeded"', '\ufeff{}']) {
    t.same(answer(text), { state: 'unchanged', why: 'the upstream answered with something that is not JSON' }, text);
  }
  for (const value of [{}, [], null, 'failed', 5, { state: 'failed' }]) {
    t.same(said(value), { state: 'unchanged', why: 'the upstream answered with no status' }, JSON.stringify(value));
  }
  for (const status of ['in_progress', 'Failed', '', null, 5, ['failed'], { failed: true }]) {
    const why = `the upstream answered with the unknown status ${JSON.stringify(status)}`;
    t.same(said({ status }), { state: 'unchanged', why }, why);
  }
});

t.test('what the task has made says neither its status nor its units', async (t) => {
  for (const type of ['video/mp4', 'Audio/mpeg; x=1', 'image/png', 'application/octet-stream', 'model/gltf-binary']) {
    const verdict = judge(kind, task, { statusCode: 200, text: '\0ftyp', type });
    t.match(verdict, { state: 'review', why: /answered a poll with / }, type);
  }
  const text = '{"status":"queued"}';
  t.match(judge(kind, task, { statusCode: 200, text, type: 'application/octet-stream' }), { state: 'running' });
  for (const type of ['text/html', 'application/json', undefined])
    t.match(judge(kind, task, { statusCode: 200, text: '<html>', type }), { state: 'unchanged' }, String(type));
});

t.test('a status that is not final is stored with its record', async (t) => {
  const text = '{ "status":"queued", "n": 12345678901234567890 }';
  t.same(answer(text), { state: 'running', status: 'queued', record: text });
});

t.test('a count of another unit than that of the stored price, which a reload brings, is not charged', async (t) => {
  const other: TaskKindPlan = { ...kind, billing: { ...kind.billing, unit: 'million_tokens' } };
  const ended = (text: string) => judge(other, task, { statusCode: 200, text });
  const why = 'the upstream reports units per million_tokens, and its price is per second';
  t.match(ended('{"status":"succeeded","seconds":90000}'), { state: 'review', why });
  const computed = { state: 'settle', settlement: { units_nano: 4n * NANO } };
  t.match(ended('{"status":"succeeded"}'), computed, 'the units that were computed at the creation');
});

t.test('a success is charged the reported count at the price stored on the task', async (t) => {
  const text = '{"status":"succeeded","seconds":9.5}';
  t.same(answer(text), {
    state: 'settle',
    settlement: {
      outcome: 'capture',
      units_nano: 9_500_000_000n,
      amount_nano: 4_370_000_000n,
      memo: '9.5 s × 0.46',
      status: 'succeeded',
      record: text,
    },
  });
});

t.test('a success without a count is charged what was computed at creation', async (t) => {
  for (const seconds of [undefined, null]) {
    const settlement = { units_nano: 4n * NANO, amount_nano: 1_840_000_000n, memo: '4 s × 0.46' };
    t.match(said({ status: 'succeeded', seconds }), { settlement }, JSON.stringify(seconds));
  }
});

t.test('a weighted count is the sum of its places', async (t) => {
  const at = [
    { place: readPointer('/usage/input'), weight: 4n },
    { place: readPointer('/usage/cached'), weight: -3n },
    { place: readPointer('/usage/output'), weight: 16n },
  ];
  const weighted = { ...kind, billing: rule([], { actual: { at, otherwise: cel('1') } }) };
  const charged = (usage: unknown) =>
    judge(weighted, task, { statusCode: 200, text: JSON.stringify({ status: 'succeeded', usage }) });
  t.match(charged({ input: 100, cached: 40, output: 0.5 }), { settlement: { units_nano: 288n * NANO } });
  t.match(charged({ output: 2 }), { settlement: { units_nano: 32n * NANO } }, 'absent numbers count as 0');
  t.match(charged({}), { settlement: { units_nano: 4n * NANO } }, 'what was computed at creation');
  t.match(charged({ input: 1, cached: 2 }), {
    state: 'review',
    why: 'the upstream reports -2 units, which is not a quantity',
  });
  t.match(charged({ input: 1, cached: -2 }), {
    state: 'review',
    why: 'the upstream reports -2 units, which is not a quantity',
  });
});

t.test('a count that is present but not a quantity is left to an operator', async (t) => {
  for (const seconds of [-1, '-1', 'x', '', '1e3', '99999999999', true, false, [4], {}, 1e10, 99999999999]) {
    const text = JSON.stringify({ status: 'succeeded', seconds });
    const why = `the upstream reports ${JSON.stringify(seconds)} units, which is not a quantity`;
    t.same(answer(text), { state: 'review', why, status: 'succeeded', record: text }, text);
  }
  t.match(answer('{"status":"succeeded","seconds":1e999}'), { state: 'review' });
});

t.test('a count is accepted up to the cap of its rule', async (t) => {
  const capped = { ...kind, billing: { ...kind.billing, cap_nano: 2_500_000_000n } };
  const judged = (seconds: string) =>
    judge(capped, task, { statusCode: 200, text: `{"status":"succeeded","seconds":${seconds}}` });
  t.match(judged('47.5'), { state: 'settle', settlement: { outcome: 'capture', units_nano: 47_500_000_000n } });
  const why = 'the upstream reports 47.500000001 units, more than 2.5 times the 19 held';
  t.match(judged('47.500000001'), { state: 'review', why, status: 'succeeded' });
  t.match(judged('1000000000'), { state: 'review' });
  t.match(answer('{"status":"succeeded","seconds":1000000000}'), { state: 'settle' }, 'without a cap any count is');
});

t.test('a record of another task decides nothing', async (t) => {
  for (const status of ['running', 'succeeded', 'failed', 'queued']) {
    const why = 'the upstream answered with the record of another task, cgt-2';
    t.same(said({ id: 'cgt-2', status, seconds: 4 }), { state: 'unchanged', why, isForeign: true }, status);
    for (const id of ['cgt-1', undefined, null, '', ['cgt-2']])
      t.not(said({ id, status, seconds: 4 }).state, 'unchanged', `${status} ${JSON.stringify(id)}`);
  }
  const counted = { ...task, upstream_id: '7' };
  const judged = (id: string) => judge(kind, counted, { statusCode: 200, text: `{"id":${id},"status":"failed"}` });
  t.match(judged('7'), { state: 'settle' });
  t.match(judged('8'), { state: 'unchanged' });
});

t.test('a count that costs more than can be charged is left to an operator', async (t) => {
  const expensive = { ...task, price_nano: 2n * NANO };
  const judged = (seconds: string, over: Partial<typeof task> = {}) =>
    judge(kind, { ...expensive, ...over }, { statusCode: 200, text: `{"status":"succeeded","seconds":${seconds}}` });
  const limit = { settlement: { outcome: 'capture', amount_nano: 1_000_000_000n * NANO } };
  t.match(judged('500000000'), limit, 'the largest possible amount');
  const why = (units: string) => `the upstream reports ${units} units, which cost more than the largest amount`;
  t.match(judged('"500000000.000000001"'), { state: 'review', why: why('500000000.000000001') });
  t.match(judged('1e9'), { state: 'review', why: why('1000000000') });
  t.match(judged('1e9', { price_nano: 1_000_000_000n * NANO }), { state: 'review', why: why('1000000000') });
  t.match(judged('1e9', { hold_nano: 2_000_000_000n * NANO }), { state: 'settle' }, 'what was held can be charged');
});

t.test('a failure releases the hold and stores the reason, shortened and on one line', async (t) => {
  const table = [
    [{ error: { message: 'bad\n\u001b[31mprompt ' } }, 'bad [31mprompt'],
    [{ error: 'bad prompt' }, 'bad prompt'],
    [{ error: { message: 'x'.repeat(10_000) } }, 'x'.repeat(500)],
    [{ error: { message: ' ' } }, 'the upstream says failed'],
    [{ error: { code: 5 } }, 'the upstream says failed'],
    [{ error: null }, 'the upstream says failed'],
    [{}, 'the upstream says failed'],
  ] as const;
  for (const [more, reason] of table) {
    const verdict = said({ status: 'failed', seconds: 9, ...more });
    t.match(verdict, { state: 'settle', settlement: { outcome: 'release', status: 'failed' } });
    if (verdict.state === 'settle' && verdict.settlement.outcome === 'release')
      t.equal(verdict.settlement.reason, reason);
  }
});

t.test('a record is kept up to 64 KiB', async (t) => {
  const sized = (bytes: number): string => {
    const text = '{"status":"queued","pad":""}';
    return text.replace('""', `"${'é'.repeat((bytes - text.length) / 2)}"`);
  };
  const fits = sized(64 * 1024);
  t.equal(Buffer.byteLength(fits), 64 * 1024);
  t.match(answer(fits), { state: 'running', record: fits });
  t.match(answer(sized(64 * 1024 + 2)), { state: 'running', record: null });
});
