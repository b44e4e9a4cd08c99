/**
 * Every charge of a price table is what the documentation says, to the last nano. Draws tables with levels of facts, hours, bands,
 * versions, minimums and steps, and requests at all times of the year. The calculator of this file shares no code with the gateway.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { chargeMetered } from '../../src/billing/pricing/metered-charge.ts';
import { quoteMetered } from '../../src/billing/pricing/metered-quote.ts';
import { chargeTask } from '../../src/billing/pricing/task-charge.ts';
import { quoteTask } from '../../src/billing/pricing/task-quote.ts';
import { meteredCost, taskCost } from '../../src/billing/pricing/vendor-cost.ts';
import { checkConfig } from '../../src/config/compile-config.ts';
import { chargeOfUnits, pricesFor, readPriceText } from '../../src/lib/money/price-text.ts';
import type { Plan } from '../../src/plan/index.ts';
import { taskOf } from '../support/billing/tasks.ts';
import fc from '../support/fc.ts';
import { sample } from '../support/sample.ts';

const runs = Number(process.env.RUNS ?? sample(12, 300));
const REQUESTS = 25;
/** Reports the first failure as it is, for a check of the test itself. */
const isBrief = process.env.BRIEF === '1';
const bases = join(import.meta.dirname, '../config/bases');
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Australia/Lord_Howe'];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

// What a table is drawn from.

interface Hours {
  readonly zone: string;
  /** By value: days and a range of `HH:MM`. */
  readonly during: Readonly<
    Record<string, { readonly days: readonly string[]; readonly from: string; readonly to: string }>
  >;
  readonly otherwise: string;
}
interface Bands {
  readonly of: readonly string[];
  readonly ends: readonly number[];
  readonly marginal: boolean;
}
type Tree = string | { readonly [key: string]: Tree };
interface Table {
  readonly levels: readonly string[];
  readonly hours: Hours | undefined;
  readonly bands: Bands | undefined;
  /** Bands of the fact n. */
  readonly size: readonly number[] | undefined;
  readonly minimum: string | undefined;
  readonly step: number | undefined;
  /** By the time as it is written; the first is that of `table`. */
  readonly versions: readonly (readonly [string, Tree])[];
}

const amount = fc.oneof(
  fc.constantFrom('0', '0.000000001', '1', '2.5', '0.333333333'),
  fc.bigInt({ min: 0n, max: 20_000_000_000n }).map((nano) => text(nano)),
);
const text = (nano: bigint) => `${nano / 1_000_000_000n}.${String(nano % 1_000_000_000n).padStart(9, '0')}`;
const clock = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${two(hour)}:${minute}`);
const two = (value: number) => String(value).padStart(2, '0');
const ends = fc.uniqueArray(fc.nat(120), { minLength: 1, maxLength: 3 }).map((list) => list.toSorted((a, b) => a - b));
const hours: fc.Arbitrary<Hours> = fc.record({
  zone: fc.constantFrom(...ZONES),
  during: fc
    .record({
      days: fc.constantFrom([], ['sat', 'sun'], ['fri']),
      from: clock,
      to: fc.oneof(clock, fc.constant('24:00')),
    })
    .filter(({ from, to }) => from !== to)
    .map((low) => ({ low })),
  otherwise: fc.constant('high'),
});
/** Times near the changes of clocks in autumn and spring, and any. */
const time = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  fc
    .constantFrom(Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1), Date.UTC(2026, 10, 1, 6))
    .chain((at) => fc.integer({ min: -5, max: 5 }).map((quarters) => at + quarters * 900_000)),
);
const start = fc.oneof(
  time.map((at) => new Date(at).toISOString().slice(0, 10)),
  time.map((at) => `${new Date(Math.floor(at / 1000) * 1000 + 2 * 3_600_000).toISOString().slice(0, 19)}+02:00`),
);

/** @param classes of the table; [] for a task without them */
function tables(classes: readonly string[]): fc.Arbitrary<Table> {
  return fc
    .record({
      order: fc.shuffledSubarray(
        ['tier', 'served', 'when', 'context', 'size'].filter((name) => isLevel(name, classes)),
      ),
      hours,
      context: fc.record({
        of: fc.shuffledSubarray(['input', 'cached', 'output'], { minLength: 1 }),
        ends,
        marginal: fc.boolean(),
      }),
      size: ends,
      minimum: fc.option(fc.constantFrom('0.000000001', '0.00002', '0.5'), { nil: undefined }),
      step: fc.option(fc.constantFrom(1, 7, 60), { nil: undefined }),
      starts: fc.uniqueArray(start, { maxLength: 2, selector: (since) => instantOf(since) }),
      seeds: fc.array(amount, { minLength: 97, maxLength: 97 }),
    })
    .map(({ order, context, hours, size, minimum, step, starts, seeds }): Table => {
      const bands = order.includes('context') ? context : undefined;
      const levels = classes.length === 0 ? order : [...order, 'class'];
      const shape = {
        levels,
        hours: order.includes('when') ? hours : undefined,
        bands,
        size: order.includes('size') ? size : undefined,
      };
      let next = 0;
      const price = (): string => {
        next += 1;
        return seeds[next % seeds.length] ?? '1';
      };
      const others = new Map<string, string>();
      const build = (depth: number, chosen: Readonly<Record<string, string>>, version: number): Tree => {
        const level = levels[depth];
        if (level === undefined) {
          // Classes beside those that are divided have one price in all bands.
          const { context: _, ...same } = chosen;
          const key = JSON.stringify([version, Object.entries(same).sort()]);
          if (bands?.marginal !== true || bands.of.includes(chosen.class ?? '')) return price();
          others.set(key, others.get(key) ?? price());
          return others.get(key) ?? '';
        }
        const keys = valuesOf(level, shape, classes);
        return Object.fromEntries(
          keys.map((value) => [value, build(depth + 1, { ...chosen, [level]: value }, version)]),
        );
      };
      return {
        ...shape,
        minimum,
        step: bands?.marginal === true ? undefined : step,
        versions: ['', ...starts].map((since, version) => [since, build(0, {}, version)] as const),
      };
    });
}

function isLevel(name: string, classes: readonly string[]): boolean {
  return classes.length > 0 || !['served', 'context'].includes(name);
}

function valuesOf(
  level: string,
  { bands, size }: Pick<Table, 'bands' | 'size'>,
  classes: readonly string[],
): readonly string[] {
  if (level === 'class') return classes;
  if (level === 'when') return ['low', 'high'];
  if (level === 'context') return bandNames(bands?.ends ?? []);
  if (level === 'size') return bandNames(size ?? []);
  return level === 'tier' ? ['basic', 'gold'] : ['flex', 'fast'];
}

const bandNames = (list: readonly number[]) => [...list.map((_, index) => `b${index}`), 'top'];

/** The table with prices that rise from band to band. */
function rising(table: Table): Table {
  const sorted = (trees: readonly Tree[]): readonly Tree[] => {
    const [first] = trees;
    if (typeof first !== 'object') return trees.toSorted((a, b) => (cell(a, [], {}) < cell(b, [], {}) ? -1 : 1));
    const columns = Object.keys(first).map((key) => [key, sorted(trees.map((tree) => Object(tree)[key]))] as const);
    return trees.map((_, index) => Object.fromEntries(columns.map(([key, column]) => [key, column[index] ?? ''])));
  };
  const change = (tree: Tree, [level, ...others]: readonly string[]): Tree => {
    if (typeof tree === 'string' || level === undefined) return tree;
    const below = Object.values(tree).map((each) => change(each, others));
    const ordered = level === 'context' ? sorted(below) : below;
    return Object.fromEntries(Object.keys(tree).map((key, index) => [key, ordered[index] ?? '']));
  };
  return { ...table, versions: table.versions.map(([since, tree]) => [since, change(tree, table.levels)] as const) };
}

/** The table with cached units that cost what input costs, so that the hold of input covers both. */
function covered(table: Table): Table {
  const { bands } = table;
  const isFree = bands?.marginal === true && bands.of.includes('input') && !bands.of.includes('cached');
  const change = (tree: Tree): Tree => {
    if (typeof tree === 'string') return tree;
    if (typeof tree.input === 'string') return { ...tree, cached: isFree ? '0' : tree.input };
    return Object.fromEntries(Object.entries(tree).map(([key, below]) => [key, change(below)]));
  };
  const versions = table.versions.map(([since, tree]) => [since, change(tree)] as const);
  return { ...table, versions, step: undefined };
}

/** The table as the configuration has it. JSON is YAML. */
function written(unit: string, { levels, hours, bands, size, minimum, step, versions }: Table): object {
  const band = (list: readonly number[]) => ({
    up_to: Object.fromEntries(list.map((end, index) => [`b${index}`, end])),
    above: 'top',
  });
  const [[, table] = ['', ''], ...later] = versions;
  const during = Object.entries(hours?.during ?? {}).map(([value, { days, from, to }]) => [
    value,
    [...days, `${from}-${to}`].join(' '),
  ]);
  const named = {
    ...(bands && { context: { of: bands.of, ...band(bands.ends), ...(bands.marginal && { marginal: true }) } }),
    ...(size && { size: { of: 'n', ...band(size) } }),
  };
  return {
    unit,
    by: levels,
    table,
    ...(hours && {
      hours: { when: { zone: hours.zone, during: Object.fromEntries(during), otherwise: hours.otherwise } },
    }),
    ...(Object.keys(named).length > 0 && { bands: named }),
    ...(later.length > 0 && { from: Object.fromEntries(later) }),
    ...(minimum && { minimum }),
    ...(step && { round_up_to: step }),
  };
}

// The calculator, from docs/reference/language-billing.md.

interface Used {
  readonly at_ms: number;
  readonly facts: Readonly<Record<string, string | bigint>>;
  readonly units: Readonly<Record<string, bigint>>;
  /** In billionths. */
  readonly factor: bigint;
  readonly per: bigint;
}

const BILLION = 1_000_000_000n;
const HOME = 'Europe/Berlin';

/** What the clock of a zone shows: `2026-10-25 02:30`, and the day of the week. */
function wall(at_ms: number, timeZone: string): { readonly date: string; readonly time: string; readonly day: string } {
  const shown = new Date(at_ms).toLocaleString('sv-SE', { timeZone });
  const day = new Date(at_ms).toLocaleDateString('en-US', { timeZone, weekday: 'short' }).toLowerCase();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16), day };
}

function instantOf(since: string): number {
  if (since.includes('T')) return Date.parse(since);
  let at = Date.parse(since) - 86_400_000;
  while (wall(at, HOME).date < since) at += 900_000;
  return at;
}

function versionAt(versions: Table['versions'], at_ms: number): Tree {
  const begun = versions.filter(([since]) => since === '' || instantOf(since) <= at_ms);
  const sorted = begun.toSorted(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : instantOf(a) - instantOf(b)));
  return sorted.at(-1)?.[1] ?? '';
}

function hoursAt({ zone, during, otherwise }: Hours, at_ms: number): string {
  const { time: now, day } = wall(at_ms, zone);
  const before = DAYS[(DAYS.indexOf(day) + 6) % 7] ?? '';
  for (const [value, { days, from, to }] of Object.entries(during)) {
    const has = (name: string) => days.length === 0 || days.includes(name);
    if (from < to && has(day) && from <= now && now < to) return value;
    if (from > to && ((has(day) && now >= from) || (has(before) && now < to))) return value;
  }
  return otherwise;
}

function bandOf(list: readonly number[], units: bigint): string {
  const index = list.findIndex((end) => units <= BigInt(end));
  return index === -1 ? 'top' : `b${index}`;
}

/** The price in nano. */
function cell(tree: Tree, levels: readonly string[], chosen: Readonly<Record<string, string>>): bigint {
  if (typeof tree === 'string') {
    const [whole = '0', fraction = ''] = tree.split('.');
    return BigInt(whole) * BILLION + BigInt(fraction.padEnd(9, '0'));
  }
  const [level = '', ...others] = levels;
  return cell(tree[chosen[level] ?? ''] ?? '', others, chosen);
}

/** What units cost at the band values that are given, in nano as a fraction over `per`. */
function costWith(table: Table, used: Used, forced: Readonly<Record<string, string>> = {}): bigint {
  const { levels, hours, bands, size, step } = table;
  const tree = versionAt(table.versions, used.at_ms);
  const sum = (bands?.of ?? []).reduce((total, name) => total + (used.units[name] ?? 0n), 0n);
  const chosen: Record<string, string> = {
    tier: String(used.facts.tier),
    served: String(used.facts.served),
    ...(hours && { when: hoursAt(hours, used.at_ms) }),
    ...(bands && { context: bandOf(bands.ends, sum) }),
    ...(size && { size: bandOf(size, BigInt(used.facts.n ?? 0)) }),
    ...forced,
  };
  let total = 0n;
  let filled = 0n;
  const divided = bands?.marginal === true ? bands.of : [];
  const order = [...divided, ...Object.keys(used.units).filter((name) => !divided.includes(name))];
  for (const name of order) {
    const units = used.units[name];
    if (units === undefined) continue;
    if (bands?.marginal === true && divided.includes(name)) {
      // One unit after the other.
      for (let unit = 0n; unit < units; unit += 1n) {
        filled += 1n;
        total += cell(tree, levels, { ...chosen, context: bandOf(bands.ends, filled), class: name });
      }
      continue;
    }
    let counted = units;
    if (step !== undefined && units % BigInt(step) > 0n) counted += BigInt(step) - (units % BigInt(step));
    total += counted * cell(tree, levels, { ...chosen, class: name });
  }
  return total;
}

/** The charge in nano: at least the minimum, times the factor, rounded half up once. */
function chargeOf(table: Table, used: Used): bigint {
  let total = costWith(table, used);
  const least = table.minimum === undefined ? 0n : cell(table.minimum, [], {}) * used.per;
  if (total < least && Object.values(used.units).some((units) => units > 0n)) total = least;
  return (2n * total * used.factor + used.per * BILLION) / (2n * used.per * BILLION);
}

// The gateway.

const talk = readFileSync(join(bases, 'talk.yaml'), 'utf8').replace(
  /^prices:[\s\S]*?^models:[\s\S]*?^envelopes:/m,
  'envelopes:',
);
const clips = readFileSync(join(bases, 'clips.yaml'), 'utf8').replace(
  /^prices:[\s\S]*?^models:[\s\S]*?^envelopes:/m,
  'envelopes:',
);

async function planOf(base: string, sections: object): Promise<Plan> {
  const kept = base.replace(/^currency:.*\n/m, '').replace(/^billing:\n(?: .*\n)+/m, '');
  const added = Object.entries(sections).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { plan, diagnostics } = await checkConfig('/drawn.yaml', { text: [kept, ...added, ''].join('\n'), env: {} });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (plan === undefined || errors.length > 0) throw new Error(JSON.stringify(errors.map(({ message }) => message)));
  return plan;
}

const facts = {
  tier: { at: '/tier', type: 'string', enum: ['basic', 'gold'], default: 'basic' },
  n: { at: '/n', type: 'int', default: 0 },
};
const currency = { code: 'CNY', time_zone: HOME };
const units = fc.oneof(fc.constantFrom(0, 1, 59, 60, 61), fc.nat(130));
const factor = fc.constantFrom(1_000_000_000n, 850_000_000n, 333_333_333n);

t.test('metered requests', async (t) => {
  const classes = ['input', 'cached', 'output'];
  const cel = (expression: string) => ({ cel: expression });
  const request = fc.record({
    at_ms: time,
    tier: fc.constantFrom('basic', 'gold'),
    served: fc.constantFrom('flex', 'fast'),
    n: units,
    used: fc.record({ input: units, cached: units, output: units }),
    spare: fc.constantFrom(0, 0, 1, 100),
    factor,
    isUnread: fc.constantFrom(false, false, false, true),
  });
  const drawn = fc.record({
    price: tables(classes),
    cost: tables(classes),
    isCovered: fc.boolean(),
    isRising: fc.boolean(),
    requests: fc.array(request, { minLength: REQUESTS, maxLength: REQUESTS }),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ isCovered, isRising, requests, ...drawnTables }) => {
      const tablesOf = (table: Table) => {
        const ordered = isRising ? rising(table) : table;
        return isCovered ? covered(ordered) : ordered;
      };
      const [price, cost] = [tablesOf(drawnTables.price), tablesOf(drawnTables.cost)];
      const held = isCovered ? ['input', 'output'] : classes;
      const plan = await planOf(talk, {
        currency,
        prices: { sold: written('million_tokens', price), paid: written('million_tokens', cost) },
        models: { 'talk-1': { type: 'chat', upstream: 'main', price: 'sold', cost: 'paid' } },
        billing: {
          tokens: {
            unit: 'million_tokens',
            facts: {
              ...facts,
              served: { answer: '/served', type: 'string', enum: ['flex', 'fast'], default: 'fast' },
              ...Object.fromEntries(classes.map((name) => [`h_${name}`, { at: `/${name}`, type: 'int' }])),
            },
            hold: Object.fromEntries(held.map((name) => [name, cel(`h_${name}`)])),
            counts: Object.fromEntries(classes.map((name) => [`c_${name}`, `/usage/${name}`])),
            charge: Object.fromEntries(classes.map((name) => [name, cel(`c_${name}`)])),
            without_usage: 'hold',
          },
        },
      });
      const model = plan.models.get('talk-1');
      const route = plan.routes.find((each) => each.action === 'forward');
      const meter = route?.action === 'forward' ? route.branches[0]?.meter : undefined;
      if (model === undefined || meter === undefined) throw new Error('the plan has no meter');
      for (const { at_ms, tier, served, n, used, spare, factor, isUnread } of requests) {
        const most = { ...used, input: isCovered ? used.input + used.cached : used.input };
        const body = { tier, n, ...Object.fromEntries(classes.map((name) => [name, most[name as 'input'] + spare])) };
        const quote = quoteMetered(meter, model, body, 0, { price_factor_nano: factor, at_ms });
        const charge = chargeMetered(meter, quote, {
          values: Object.fromEntries(classes.map((name) => [`c_${name}`, BigInt(used[name as 'input'])])),
          facts: { served },
          seen: !isUnread,
          unusable: [],
          fell: [],
          isFinal: !isUnread,
          hasFailed: false,
          answer_bytes: 0,
          answer_text_bytes: 0,
          is_stream: false,
        });
        const counted = Object.fromEntries(classes.map((name) => [name, BigInt(used[name as 'input'])]));
        const what = { at_ms, facts: { tier, served, n: BigInt(n) }, units: counted, factor, per: 1_000_000n };
        const about = JSON.stringify(
          { price, at: new Date(at_ms).toISOString(), tier, served, n, used, spare },
          null,
          1,
        );
        if (!isUnread && charge.amount_nano !== chargeOf(price, what))
          throw new Error(`charged ${charge.amount_nano}, not ${chargeOf(price, what)}: ${about}`);
        if (charge.amount_nano > quote.hold_nano)
          throw new Error(`held ${quote.hold_nano} < ${charge.amount_nano}: ${about}`);
        const version = readPriceText(charge.version.content);
        const terms = { price_factor_nano: factor, rounding: charge.rounding };
        if (version === undefined || chargeOfUnits(version, charge.units, terms) !== charge.amount_nano)
          throw new Error(`the stored version comes to another amount: ${charge.version.content}: ${about}`);
        const paid = meteredCost(model, { upstream: 'main', target: 'default' }, charge.units, {
          at_ms,
          facts: () => ({ ...quote.read.values(), ...charge.answered }),
        });
        const whole = Object.entries(charge.units).map(([name, count]) => [name, BigInt(count)]);
        const due = chargeOf(cost, { ...what, units: Object.fromEntries(whole), factor: BILLION });
        if (paid?.cost_nano !== due)
          throw new Error(`cost ${paid?.cost_nano}, not ${due}: ${JSON.stringify(cost)} ${about}`);
      }
    }),
    { numRuns: runs, endOnFailure: isBrief },
  );
  t.pass();
});

t.test('tasks', async (t) => {
  const request = fc.record({
    at_ms: time,
    tier: fc.constantFrom('basic', 'gold'),
    n: units,
    seconds: fc.oneof(units, fc.constantFrom(0.5, 59.999, 60.001)),
    factor,
  });
  const drawn = fc.record({
    price: tables([]),
    cost: tables([]),
    requests: fc.array(request, { minLength: REQUESTS, maxLength: REQUESTS }),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ price, cost, requests }) => {
      const plan = await planOf(clips, {
        currency,
        prices: { sold: written('second', price), paid: written('second', cost) },
        models: { 'clip-1': { type: 'video', upstream: 'main', price: 'sold', cost: 'paid' } },
        billing: {
          seconds: {
            unit: 'second',
            facts: { ...facts, most: { at: '/most', type: 'int' } },
            hold: { cel: 'most' },
            actual: { at: '/seconds', otherwise: { cel: '0' } },
          },
        },
      });
      const model = plan.models.get('clip-1');
      const kind = plan.taskKinds.get('clip');
      if (model === undefined || kind === undefined) throw new Error('the plan has no task kind');
      for (const { at_ms, tier, n, seconds, factor } of requests) {
        const quote = quoteTask(
          kind.billing,
          model,
          { tier, n, most: Math.ceil(seconds) },
          { price_factor_nano: factor, at_ms },
        );
        const task = { ...taskOf(quote), created_at_ms: at_ms, upstream: 'main' };
        const version = readPriceText(quote.version.content);
        const seen = { status: null, record: null };
        const charge = chargeTask(kind.billing, { task, body: { seconds }, seen, terms: version?.terms });
        const about = JSON.stringify({ price, at: new Date(at_ms).toISOString(), tier, n, seconds });
        if ('why' in charge) throw new Error(`${charge.why}: ${about}`);
        // In thousandths of a second.
        const due = (table: Table, price_factor: bigint) => {
          const { step } = table;
          const thousandths = BigInt(Math.round(seconds * 1000));
          const scaled = { ...table, step: step === undefined ? undefined : step * 1000 };
          const used = {
            at_ms,
            facts: { tier, n: BigInt(n) },
            units: { '': thousandths },
            factor: price_factor,
            per: 1000n,
          };
          return chargeOf(scaled, used);
        };
        if (charge.amount_nano !== due(price, factor))
          throw new Error(`charged ${charge.amount_nano}, not ${due(price, factor)}: ${about}`);
        if (charge.amount_nano > quote.hold_nano)
          throw new Error(`held ${quote.hold_nano} < ${charge.amount_nano}: ${about}`);
        const stored = version && pricesFor(version, task.facts ?? {});
        if (Object.values(stored ?? {})[0] !== task.price_nano)
          throw new Error(`the version has another price: ${about}`);
        const paid = taskCost(model, task, { seconds: charge.units_nano });
        if (paid?.cost_nano !== due(cost, BILLION))
          throw new Error(`cost ${paid?.cost_nano}, not ${due(cost, BILLION)}: ${JSON.stringify(cost)} ${about}`);
      }
    }),
    { numRuns: runs, endOnFailure: isBrief },
  );
  t.pass();
});
