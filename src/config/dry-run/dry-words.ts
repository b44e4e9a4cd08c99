/** Describes the results of a dry run's steps in words. */
import { isDeepStrictEqual } from 'node:util';
import { type MeteredQuote, unitsText } from '../../billing/pricing/metered-quote.ts';
import type { TaskQuote } from '../../billing/pricing/task-quote.ts';
import type { ParsedBody } from '../../gateway/admission/body.ts';
import type { RequestState } from '../../gateway/admission/request-state.ts';
import type { StepName } from '../../gateway/admission/step.ts';
import { formatNano, formatUnits, type Nano } from '../../lib/money/amount.ts';
import { unitsOfTask } from '../../lib/money/class-units.ts';
import { formatDuration } from '../../lib/time/duration.ts';
import type { Closable, ForwardRoute, TargetChoice } from '../../plan/index.ts';

/** @param before the body before the step. @returns nothing for a step without a result, or one that reports by itself. */
export function wordsOf(
  name: StepName,
  {
    body,
    model,
    branch,
    needs,
    task_quote,
    metered_quote,
  }: Pick<RequestState, 'body' | 'model' | 'branch' | 'needs' | 'task_quote' | 'metered_quote'>,
  before: ParsedBody | undefined,
  currency: string,
): readonly string[] {
  switch (name) {
    case 'parse':
      return [body === undefined ? 'no body' : `${body.raw.length} bytes of JSON`];
    case 'model':
      return model === undefined
        ? []
        : [`${model.id}, of upstream ${model.upstream.name}`, ...choiceWords(model.choice), ...closedWords(model)];
    case 'branch':
      return branch === undefined ? [] : [branch.name];
    case 'validate':
      return body === undefined ? [] : ['the body fits its schema'];
    case 'forbid':
      return body === undefined ? [] : ['the body has nothing that is forbidden'];
    case 'expand':
    case 'fill':
    case 'pick':
    case 'rename':
      return before === undefined || body === undefined ? [] : [changeWords(before, body)];
    case 'ownership':
      return needs.map(({ resource, id }) => `${resource} ${id}, owned by the account`);
    case 'quote':
      return quoteWords(task_quote ?? metered_quote, currency);
    default:
      return [];
  }
}

/** The targets among which a request chooses. */
function choiceWords(choice: TargetChoice | undefined): readonly string[] {
  if (choice === undefined) return [];
  const tiers = choice.map((tier) => {
    const { upstream, targets } = tier;
    const each = targets.map(({ name, weight }) => (targets.length === 1 ? name : `${name} (weight ${weight})`));
    const share = tier.share === undefined ? '' : ` (share ${tier.share})`;
    return `${upstream.name}${share}: ${each.join(', ')}`;
  });
  if (choice[0]?.share !== undefined) return [`targets, first by share: ${tiers.join('; ')}`];
  return [`targets in order of preference: ${tiers.join('; then ')}`];
}

/** Whether callers get no answer. */
export function closedWords({ retired, maintenance }: Closable): readonly string[] {
  const from = retired?.from === undefined ? '' : ` from ${retired.from} on`;
  return [
    ...(retired === undefined ? [] : [`retired: callers are refused${from}`]),
    ...(maintenance === undefined ? [] : ['in maintenance: callers are refused']),
  ];
}

/** Which members the step added, removed and changed. */
function changeWords(before: ParsedBody, after: ParsedBody): string {
  if (before === after) return 'changes nothing';
  const [old, now] = [Object(before.value), Object(after.value)];
  const [had, has] = [Object.keys(old), Object.keys(now)];
  const added = has.filter((key) => !had.includes(key));
  const removed = had.filter((key) => !has.includes(key));
  const changed = has.filter((key) => had.includes(key) && !isDeepStrictEqual(old[key], now[key]));
  const words = [
    ...(added.length === 0 ? [] : [`adds ${added.join(', ')}`]),
    ...(removed.length === 0 ? [] : [`removes ${removed.join(', ')}`]),
    ...(changed.length === 0 ? [] : [`changes ${changed.join(', ')}`]),
  ];
  return words.join('; ') || 'changes nothing';
}

function quoteWords(priced: TaskQuote | MeteredQuote | undefined, currency: string): readonly string[] {
  if (priced === undefined) return [];
  const facts = Object.entries(quotedFacts(priced)).map(([name, value]) => `${name} ${value}`);
  return [
    facts.join(', '),
    ...priced.notes,
    unitWords(unitsOf(priced)),
    `holds ${formatNano(priced.hold_nano)} ${currency}: ${holdWords(priced)}`,
    ...rowWords(priced),
  ];
}

/** The part of a table at which money is held: the dearest that the answer can choose, and how it prices units. */
function rowWords({ content }: TaskQuote | MeteredQuote): readonly string[] {
  const chosen = Object.entries(content.chosen ?? {}).map((each) => each.join(' '));
  const { step_nano, minimum_nano } = content.terms ?? {};
  return [
    ...(chosen.length === 0 ? [] : [`at the prices for ${chosen.join(', ')}`]),
    ...(step_nano === undefined ? [] : [`units are rounded up to a multiple of ${formatUnits(step_nano)}`]),
    ...(minimum_nano === undefined ? [] : [`at least ${formatNano(minimum_nano)} at the full price`]),
  ];
}

/** The facts of a quote by name. */
export function quotedFacts(priced: TaskQuote | MeteredQuote) {
  return 'read' in priced ? priced.read.values() : priced.facts;
}

/** The units for which a quote holds money, by class. A task has one: `seconds` or `tokens`. */
export function unitsOf(quote: TaskQuote | MeteredQuote): ReadonlyMap<string, Nano> {
  if ('hold_units_nano' in quote) return new Map(Object.entries(unitsOfTask(quote, 'hold')));
  return new Map(quote.hold_units.map(({ class: name, units_nano }) => [name, units_nano]));
}

/** In the form of an example: `units { input: 107, output: 100 }`. */
export function unitWords(units: ReadonlyMap<string, Nano>): string {
  const counted = [...units].filter(([, units_nano]) => units_nano !== 0n);
  const words = counted.map(([name, units_nano]) => `${name}: ${formatUnits(units_nano)}`).sort();
  return words.length === 0 ? 'no units' : `units { ${words.join(', ')} }`;
}

/** How the hold is computed: `4 s × 1.25`, or the largest usage of each class. */
export function holdWords(priced: TaskQuote | MeteredQuote): string {
  if ('hold_memo' in priced) return priced.hold_memo;
  return `at most ${Object.entries(unitsText(priced.hold_units))
    .map(([name, units]) => `${units} ${name}`)
    .join(', ')}`;
}

/** What is charged of a WebSocket as one. */
export function webSocketWords({ websocket }: ForwardRoute): readonly string[] {
  if (websocket === undefined) return [];
  const { starts, ends, longest_ms } = websocket;
  if (longest_ms === undefined) return [`each response, from ${starts.join(' or ')} to ${ends.join(' or ')}`];
  return [`the WebSocket as one response, open for at most ${formatDuration(longest_ms)}, by the last usage known`];
}
