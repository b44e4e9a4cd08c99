/** Finds why the charge of a metered answer is not the expected one. */

import { PLAIN } from '../../billing/kinds.ts';
import { follow, pointerText } from '../../lib/json/pointer.ts';
import { formatNano, formatUnits, NANO, type Nano, parseNano } from '../../lib/money/amount.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { CountPlan, ExamplePlan, MeteredAnswer, MeterPlan, PricePlan } from '../../plan/index.ts';
import { unitWords } from '../dry-run/dry-words.ts';
import { documentsOf, valueAt } from '../examples/documents.ts';
import type { PlayedCharge } from '../examples/play-websocket.ts';
import type { Path } from '../read/position.ts';
import { EXAMPLE_OR_RULES, type ExampleFinding, type PlayedExample } from './example-finding.ts';
import { pointerHint } from './recorded-values.ts';

type Units = ReadonlyMap<string, Nano>;

/** Of all fractions, only a length may be rounded. */
const LENGTH_NAME = /second|minute|duration|length/i;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** The mistake in the charge of an answer; undefined if it is the expected one, or if none is expected and nothing looks wrong. */
export function usageFinding(tried: PlayedExample): ExampleFinding | undefined {
  const { example, place, played } = tried;
  const { branch } = played.exchange;
  const { answer, expect } = example;
  if (branch?.meter === undefined || answer === undefined) return undefined;
  const { units_nano: expected, charge_nano } = expect;
  const got: Units = new Map(
    Object.entries(played.metered?.charge.units ?? {}).map(([name, units]) => [name, parseNano(units)]),
  );
  const amount_nano = played.metered?.charge.amount_nano ?? 0n;
  const areUnits = expected === undefined || unitWords(expected) === unitWords(got);
  const isCharge = charge_nano === undefined || charge_nano === amount_nano;
  const isStated = expected !== undefined || charge_nano !== undefined;
  const isExpected = isStated && areUnits && isCharge;
  const ofWebSocket = webSocketFinding(tried);
  if (ofWebSocket !== undefined && !(isExpected && played.webSocket?.unbegun === 0)) return ofWebSocket;
  const isCapped = played.metered?.charge.anomalies.includes('capped') === true;
  if ((expect.capped ?? isCapped) !== isCapped || (isCapped && isStated && !isExpected))
    return cappedFinding(branch.meter, example, played.metered?.charge);
  if (isExpected) return finalFinding(branch.meter, answer, played.metered?.answer);
  const wrong = `${expected === undefined || areUnits ? '' : `expected ${unitWords(expected)}, got ${unitWords(got)}`}`;
  if (charge_nano === 0n && expected === undefined && played.metered?.answer.seen === false)
    return failedFinding(branch.meter, amount_nano);
  const compared = { meter: branch.meter, answer, expected: expected ?? new Map(), got, wrong };
  const cause = played.metered && causeOf({ ...compared, metered: played.metered.answer });
  if (cause !== undefined) return cause;
  if (wrong !== '') return { at: [...place, 'expect', 'units'], difference: wrong, hint: EXAMPLE_OR_RULES };
  if (isStated) return chargeFinding(charge_nano ?? 0n, amount_nano, played.price, place);
  if (played.metered === undefined || amount_nano > 0n) return undefined;
  const hint = 'correct the rule or the prices, or write expect: { charge: "0" } if it is meant to be free';
  return { at: [...place, 'answer'], difference: 'the answer is charged nothing', hint, on: 'key' };
}

/** Responses of a WebSocket whose beginning or end the rules do not see. */
function webSocketFinding({ route, example, played }: PlayedExample): ExampleFinding | undefined {
  const { webSocket } = played;
  if (webSocket === undefined || route.action !== 'forward' || route.websocket === undefined) return undefined;
  const { event, starts, ends, reports } = route.websocket;
  const at = ['routes', route.name, 'websocket', 'starts'];
  if (webSocket.unbegun > 0) {
    const documents = documentsOf(example.answer ?? { headers: {}, body: '' });
    const names = event === undefined ? [] : documents.map((each) => String(follow(event, each)));
    const others = names.filter((name) => ![...starts, ...ends, ...reports].includes(name));
    const near = starts.flatMap((name) => nearest(name, others) ?? [])[0];
    const difference = 'a response ends that no event of starts has begun: a caller who leaves before it pays nothing';
    const hint =
      near === undefined ? 'add the event that begins it, here and to the example' : `did you mean '${near}'?`;
    return { at, difference, hint };
  }
  if (webSocket.unended === 0) return undefined;
  const difference = `${webSocket.unended} of its responses begin and do not end: each costs the estimate of without_usage`;
  return { at, difference, hint: 'list only events that an event of ends follows each time' };
}

/** A charge that the rule's cap has cut, or one that it should have cut. */
function cappedFinding({ name }: MeterPlan, { expect }: ExamplePlan, charge: PlayedCharge | undefined): ExampleFinding {
  const { notes = [], amount_nano = 0n } = charge ?? {};
  const at = ['billing', name];
  if (expect.capped === true) {
    const difference = `expected the cap to cut the charge, but it is ${formatNano(amount_nano)} as computed`;
    return { at, difference, hint: EXAMPLE_OR_RULES, on: 'key' };
  }
  const units = expect.units_nano === undefined ? 'no cap' : unitWords(expect.units_nano);
  const expected = expect.charge_nano === undefined ? units : `a charge of ${formatNano(expect.charge_nano)}`;
  const difference = `expected ${expected}, but ${notes.join('; ')}, so the cap was charged`;
  return { at, difference, hint: 'hold the most that such a request may cost, or raise cap', on: 'key' };
}

/** A charge that differs, by the price or by its unit, although the units are as expected. */
export function chargeFinding(
  expected_nano: Nano,
  got_nano: Nano,
  price: PricePlan | undefined,
  place: Path,
): ExampleFinding {
  const difference = `expected a charge of ${formatNano(expected_nano)}, got ${formatNano(got_nano)}`;
  const factors = [1_000n, 1_000_000n];
  const isFactor = factors.some((factor) => got_nano === expected_nano * factor || expected_nano === got_nano * factor);
  if (price === undefined || expected_nano === 0n || got_nano === 0n || !isFactor)
    return { at: [...place, 'expect', 'charge'], difference, hint: 'correct the example, the prices or the rules' };
  const hint = `its prices are for one ${price.unit.replaceAll('_', ' ')}; correct the unit or the prices`;
  return { at: ['prices', price.name, 'unit'], difference, hint };
}

/** A metered answer, and the units that it was expected to have. */
interface Compared {
  readonly meter: MeterPlan;
  readonly answer: NonNullable<ExamplePlan['answer']>;
  readonly metered: MeteredAnswer;
  readonly expected: Units;
  readonly got: Units;
  /** The difference of the units; empty if there is none. */
  readonly wrong: string;
}

function causeOf(compared: Compared): ExampleFinding | undefined {
  const { meter, answer, metered, expected, got, wrong } = compared;
  const rule: Path = ['billing', meter.name];
  const documents = documentsOf(answer);
  const because = (why: string): string => (wrong === '' ? why : `${wrong}: ${why}`);
  if (metered.hasFailed) {
    const at = meter.failed?.find((each) => valueAt(each, documents) !== undefined) ?? [];
    const difference = because(`it counts as failed and costs nothing, because it has ${pointerText(at)}`);
    return { at: [...rule, 'failed'], difference, hint: 'point it at what only failures have' };
  }
  const [unusable] = metered.unusable;
  const bad = meter.counts.find(({ name }) => name === unusable);
  if (bad !== undefined) {
    const at = bad.source.at.find((each) => valueAt(each, documents) !== undefined) ?? [];
    const value = JSON.stringify(valueAt(at, documents))?.slice(0, 100);
    const number = Number(valueAt(at, documents));
    const isFraction = bad.source.from === PLAIN && number % 1 > 0;
    const isLength = number > 1 && (meter.unit === 'second' || LENGTH_NAME.test(at.at(-1) ?? ''));
    const hint = !isFraction
      ? pointerHint(undefined, documents, isCount)
      : isLength
        ? `write { round: ${pointerText(at)} } or { ceil: ${pointerText(at)} }, as the vendor bills`
        : // Rounded, an amount of money would be charged many times.
          `write { decimal: ${pointerText(at)} }, which reads it exactly; a plain count is a whole number of units`;
    return {
      at: countPlace(rule, bad),
      difference: because(`the ${value} at ${pointerText(at)} is not a count`),
      hint,
    };
  }
  const absent = meter.counts.filter(({ source: { at, header } }) =>
    header === undefined
      ? at.every((each) => valueAt(each, documents) === undefined)
      : answer.headers[header] === undefined,
  );
  if (!metered.seen && meter.counts.length > 0) return absentFinding(absent, compared, because);
  const differs = meter.charge.find(
    (each) => expected.size > 0 && (expected.get(each.class) ?? 0n) !== (got.get(each.class) ?? 0n),
  );
  if (differs !== undefined) {
    const used = Object.keys(differs.units.types);
    const silent = absent.filter(({ name }) => used.includes(name));
    if (silent.length > 0)
      return absentFinding(silent, { ...compared, meter: { ...meter, charge: [differs] } }, because);
    return twiceFinding(differs, compared);
  }
  const unfinished = finalFinding(meter, answer, metered);
  return unfinished && { ...unfinished, difference: because(unfinished.difference) };
}

/** An answer without any of the counts, so that `without_usage` decides, although the charge is the expected one. */
export function unreadFinding({ example, played }: PlayedExample): ExampleFinding | undefined {
  const meter = played.exchange.branch?.meter;
  const { answer, expect } = example;
  if (meter === undefined || answer === undefined || played.metered === undefined) return undefined;
  const { answer: metered, charge } = played.metered;
  if (metered.seen || metered.hasFailed || charge.amount_nano === 0n) return undefined;
  const because = (why: string): string => `${why}, so without_usage decides its charge`;
  return absentFinding(meter.counts, { meter, answer, expected: expect.units_nano ?? new Map() }, because);
}

/** Counts of a whole stream that are not final: a stream that breaks off after them would be charged as if it had none. */
function finalFinding(
  meter: MeterPlan,
  answer: NonNullable<ExamplePlan['answer']>,
  metered: MeteredAnswer | undefined,
): ExampleFinding | undefined {
  if (metered?.seen !== true || metered.isFinal || meter.final === undefined) return undefined;
  const where = meter.final.map(pointerText).join(' or ');
  const hint = pointerHint(meter.final[0], documentsOf(answer), () => true);
  const difference = `the counts never become final, because nothing is at ${where}`;
  return { at: ['billing', meter.name, 'final'], difference, hint };
}

/** An answer that should be free, and has no counts: it is charged as one whose usage is missing. */
function failedFinding({ name, failed }: MeterPlan, amount_nano: Nano): ExampleFinding {
  const where = failed === undefined ? '' : `, because it has nothing at ${failed.map(pointerText).join(' or ')}`;
  const difference = `expected no charge, got ${formatNano(amount_nano)}: the answer does not count as failed${where}`;
  const hint = `${failed === undefined ? 'add failed:' : 'point it at'} what only failures have`;
  return { at: failed === undefined ? ['billing', name] : ['billing', name, 'failed'], difference, hint, on: 'key' };
}

/** The first of these counts. The answer has none of them. */
function absentFinding(
  counts: readonly CountPlan[],
  { meter, answer, expected }: Pick<Compared, 'meter' | 'answer' | 'expected'>,
  because: (why: string) => string,
): ExampleFinding | undefined {
  const [count] = counts;
  if (count === undefined) return undefined;
  const documents = documentsOf(answer);
  const user = meter.charge.find(({ units }) => Object.keys(units.types).includes(count.name));
  const wanted_nano = user === undefined ? undefined : expected.get(user.class);
  const wanted = wanted_nano === undefined || wanted_nano % NANO !== 0n ? undefined : Number(wanted_nano / NANO);
  const { at: places, header } = count.source;
  const where = header === undefined ? places.map(pointerText).join(' or ') : `the header ${header}`;
  const difference = because(`the answer has nothing at ${where}`);
  const at = countPlace(['billing', meter.name], count);
  if (header !== undefined) {
    const near = nearest(header, Object.keys(answer.headers));
    const hint = near === undefined ? 'correct the name of the header' : `did you mean '${near}'?`;
    return { at, difference, hint };
  }
  return { at, difference, hint: pointerHint(places[0], documents, isCount, wanted) };
}

/** A class whose counts are all present: it may include the units of another class. */
function twiceFinding(
  { class: name, units }: MeterPlan['charge'][number],
  { meter, metered: { values }, expected, got, wrong }: Compared,
): ExampleFinding {
  const surplus_nano = (got.get(name) ?? 0n) - (expected.get(name) ?? 0n);
  const other = Object.entries(values).find(
    ([count, value]) =>
      surplus_nano > 0n &&
      (typeof value === 'bigint' ? value * NANO : value.toNano()) === surplus_nano &&
      units.text.trim() !== count,
  );
  const at = ['billing', meter.name, 'charge', name];
  if (other === undefined) return { at, difference: wrong, hint: EXAMPLE_OR_RULES };
  const isShared = meter.charge.some((each) => each.class !== name && Object.keys(each.units.types).includes(other[0]));
  const remedy = Object.hasOwn(units.types, other[0])
    ? `remove ${other[0]} from`
    : `write ${units.text} - ${other[0]} instead of`;
  const hint = `the ${formatUnits(surplus_nano)} of ${other[0]} are counted ${isShared ? 'twice' : 'too'}; ${remedy} ${units.text}`;
  return { at, difference: wrong, hint };
}

/** The place of a count, whose value is a pointer, a list of them or a mapping. */
function countPlace(rule: Path, { name }: CountPlan): Path {
  return [...rule, 'counts', name];
}
