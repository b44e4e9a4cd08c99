/** Warns of what examples show, although each has its expected outcome: holds that are too small, and names that no example has. */

import { escapePointerToken, follow, pointerText, readPointer } from '../../lib/json/pointer.ts';
import { formatNano, formatUnits, parseNano } from '../../lib/money/amount.ts';
import { statusText } from '../../lib/net/status-text.ts';
import { editDistance, nearest } from '../../lib/text/prefix.ts';
import type { AnswerPlan, BillingPlan, MeterPlan, Plan } from '../../plan/index.ts';
import type { Scope } from '../compile/scope.ts';
import { documentsOf, valueAt } from '../examples/documents.ts';
import type { PlayedExample } from './example-finding.ts';
import { pointerHint } from './recorded-values.ts';

type Rule = BillingPlan | MeterPlan;

const ruleOf = ({ played }: PlayedExample): Rule | undefined =>
  played.exchange.branch?.meter ?? played.exchange.branch?.billing ?? played.kind?.billing;

/**
 * Warns once per billing rule if an example is charged more than it holds: a wallet would pay more than it has. No warning if the hold
 * depends on the length of the request: examples shorten the request, but not the answer.
 *
 * @returns the rules with a warning
 */
export function warnOfSmallHolds(played: readonly PlayedExample[], { config, report }: Scope): ReadonlySet<Rule> {
  const warned = new Set<Rule>();
  for (const each of played) {
    const rule = ruleOf(each);
    const { metered, task, exchange } = each.played;
    const held_nano = task?.hold_nano ?? exchange.metered_quote?.hold_nano;
    const charged_nano = task?.charged_nano ?? metered?.charge.amount_nano ?? 0n;
    if (rule === undefined || held_nano === undefined || warned.has(rule)) continue;
    const { hold, facts } = config.billing?.[rule.name] ?? {};
    const wrong =
      charged_nano > held_nano && !/\b(request|text)_bytes\b/.test(JSON.stringify([hold, facts]))
        ? { money: [formatNano(charged_nano), formatNano(held_nano)], at: [] }
        : smallClass(each, rule);
    if (wrong === undefined) continue;
    warned.add(rule);
    const [charged, held] = wrong.money;
    const message = `example '${each.example.name}' is charged ${charged}, but only ${held} is held`;
    const hint = 'hold the most that such a request may cost';
    report.warning('small-hold', ['billing', rule.name, 'hold', ...wrong.at], message, hint, { on: 'key' });
  }
  return warned;
}

/** A class of which more is charged than the fixed number that it holds, although the money of other classes may cover it. */
function smallClass({ played: { metered, exchange } }: PlayedExample, rule: Rule) {
  const quote = exchange.metered_quote;
  if (metered === undefined || quote === undefined || metered.charge.anomalies.length > 0 || !('charge' in rule))
    return undefined;
  for (const { class: name, units } of rule.hold) {
    const held_nano = quote.hold_units.find((unit) => unit.class === name)?.units_nano ?? 0n;
    const charged_nano = parseNano(metered.charge.units[name] ?? '0');
    // A class that holds nothing is held by another one.
    if (!/^[\d.]+$/.test(units.text.trim()) || held_nano === 0n || charged_nano <= held_nano) continue;
    return { money: [`${formatUnits(charged_nano)} ${name}`, formatUnits(held_nano)], at: [name] };
  }
  return undefined;
}

/** Warns once for each billing rule by which a failed task costs nothing, although its example reports units. */
export function warnOfUnbilledFailures(played: readonly PlayedExample[], { report }: Scope): void {
  const warned = new Set<Rule>();
  for (const { example, played: outcome } of played) {
    const { task, kind } = outcome;
    const isStated = (example.expect.units_nano ?? example.expect.charge_nano) !== undefined;
    if (task?.state !== 'failed' || kind === undefined || isStated || warned.has(kind.billing)) continue;
    const documents = documentsOf(example.polls?.at(1) ?? example.answer ?? { headers: {}, body: '' });
    const place = kind.billing.actual.at.find((at) => Number(valueAt(at.place, documents)) > 0)?.place;
    if (place === undefined) continue;
    warned.add(kind.billing);
    const { name } = kind.billing;
    const message = `example '${example.name}' failed, reports units at ${pointerText(place)}, and is charged nothing`;
    const hint = `add failed: { at: ${pointerText(place)}, … } to actual if the vendor bills them, or expect: { charge: "0" }`;
    report.warning('unbilled', ['billing', name, 'actual'], message, hint, { on: 'key' });
  }
}

/** Warns of each member that a fact reads and no example has, if examples have a member with almost its name. */
export function warnOfMisspeltFacts(played: readonly PlayedExample[], { config, report }: Scope): void {
  const members = new Map<Rule, Set<string>>();
  for (const each of played) {
    const rule = ruleOf(each);
    if (rule === undefined) continue;
    const body: unknown = each.example.body === '' ? undefined : JSON.parse(each.example.body);
    const names = members.get(rule) ?? new Set();
    for (const pointer of pointersIn(body)) names.add(pointer);
    members.set(rule, names);
  }
  for (const [{ name: rule }, names] of members) {
    const read = Object.entries(config.billing?.[rule]?.facts ?? {}).flatMap(([fact, written]) => {
      const at = ['billing', rule, 'facts', fact];
      if ('at' in written) return [{ at: [...at, 'at'], spellings: [written.at].flat() }];
      if (!('cel' in written)) return [];
      return membersIn(written.cel).map((pointer) => ({ at: [...at, 'cel'], spellings: [pointer] }));
    });
    const known = new Set(read.flatMap(({ spellings }) => spellings));
    for (const { at, spellings } of read) {
      const [pointer = ''] = spellings;
      if (spellings.some((spelling) => names.has(spelling))) continue;
      const near = memberNear(
        pointer,
        [...names].filter((name) => !known.has(name)),
      );
      if (near === undefined) continue;
      const message = `no example has the member ${pointer}, but one has ${near}`;
      report.warning('unread-count', at, message, `did you mean ${near}?`);
    }
  }
}

/** Warns of each fact of the answer that no example's answer has, so that its default decides each price. */
export function warnOfUnreadFacts(played: readonly PlayedExample[], { report }: Scope): void {
  const answered = played.flatMap(({ example: { answer }, played: { exchange, metered } }) => {
    const meter = exchange.branch?.meter;
    return meter === undefined || metered === undefined || answer === undefined ? [] : [{ meter, metered, answer }];
  });
  for (const meter of new Set(answered.map((each) => each.meter))) {
    const own = answered.filter((each) => each.meter === meter);
    for (const { name, enum: values, source } of meter.answer_facts ?? []) {
      if (own.some(({ metered }) => metered.answer.facts?.[name] !== undefined)) continue;
      const { at, header } = source;
      const place = ['billing', meter.name, 'facts', name, header === undefined ? 'answer' : 'answer_header'];
      const where = header === undefined ? at.map(pointerText).join(' or ') : `the header ${header}`;
      const documents = own.flatMap(({ answer }) => documentsOf(answer));
      const hint =
        header === undefined
          ? pointerHint(at[0], documents, (value) => values?.includes(String(value)) ?? true)
          : 'add an example whose answer has the header';
      report.warning('unread-count', place, `no example's answer has the fact '${name}' at ${where}`, hint);
    }
  }
}

/** The member that a pointer probably means: one with almost its name, or its name at another depth. */
function memberNear(pointer: string, members: readonly string[]): string | undefined {
  const depthOf = (at: string): number => at.split('/').length;
  const beside = members.filter((name) => depthOf(name) === depthOf(pointer));
  const elsewhere = members.filter(
    (name) => depthOf(name) !== depthOf(pointer) && name.endsWith(pointer.slice(pointer.lastIndexOf('/'))),
  );
  return nearest(pointer, beside) ?? (elsewhere.length === 1 ? elsewhere[0] : undefined);
}

/** The members of the body that an expression reads: `/parameters/duration` of `body.parameters.duration`. */
function membersIn(expression: string): readonly string[] {
  const found = expression.matchAll(/(?<![\w.])body((?:\.\w+)+)(?![\w(])/g);
  return [...new Set(Array.from(found, ([, path = '']) => path.replaceAll('.', '/')))];
}

/** Warns once for each route and place of an address of the upstream itself in an answer that callers get. */
export function warnOfShownOrigins(played: readonly PlayedExample[], plan: Plan, { report }: Scope): void {
  const warned = new Set<string>();
  for (const { route, example, played: outcome } of played) {
    const { exchange, task } = outcome;
    const fixed = route.action === 'forward' ? route.upstream : undefined;
    const upstream = plan.upstreams.get((exchange.model?.upstream ?? fixed)?.name ?? task?.upstream ?? '');
    const origins = upstream?.targets.map(({ origin }) => origin) ?? [];
    if (example.answer === undefined || origins.length === 0) continue;
    const known = new Set(route.rewrite?.map(({ at }) => pointerText(at)));
    for (const document of documentsOf(example.answer)) {
      for (const pointer of pointersIn(document)) {
        const value = follow(readPointer(pointer), document);
        const origin = typeof value === 'string' ? origins.find((each) => isOf(each, value)) : undefined;
        if (origin === undefined || known.has(pointer) || warned.has(`${route.name} ${pointer}`)) continue;
        warned.add(`${route.name} ${pointer}`);
        const message = `answers have an address of ${origin} at ${pointer}: a client that follows it sends its key of this gateway there`;
        const hint = `add rewrite: { ${pointer}: { route: … } }, or { keep: true } if clients need no key there`;
        const place = ['routes', route.name];
        report.warning('shown-origin', place, message, hint, { on: 'key', basis: [[...place, 'rewrite']] });
      }
    }
  }
}

/** Whether the text is an address of the origin. */
function isOf(origin: string, text: string): boolean {
  return text.toLowerCase().startsWith(origin) && URL.parse(text)?.origin === origin;
}

/** The pointers of all members, at any depth. */
function* pointersIn(value: unknown, at = ''): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const pointer = `${at}/${escapePointerToken(name)}`;
    yield pointer;
    yield* pointersIn(member, pointer);
  }
}

/** Warns of each count of a rule that no example's answer has, if other counts of the rule are in one. */
export function warnOfAbsentCounts(played: readonly PlayedExample[], { report }: Scope): void {
  const answers = new Map<MeterPlan, AnswerPlan[]>();
  for (const { example, played: outcome } of played) {
    const meter = outcome.exchange.branch?.meter;
    if (meter === undefined || example.answer === undefined || outcome.metered?.answer.seen !== true) continue;
    answers.set(meter, [...(answers.get(meter) ?? []), example.answer]);
  }
  for (const [meter, all] of answers) {
    const documents = all.flatMap(documentsOf);
    for (const { name, source } of meter.counts) {
      const isThere =
        source.header === undefined
          ? source.at.some((at) => valueAt(at, documents) !== undefined)
          : all.some(({ headers }) => headers[source.header ?? ''] !== undefined);
      if (isThere) continue;
      const where =
        source.header === undefined ? source.at.map(pointerText).join(' or ') : `the header ${source.header}`;
      const hint = pointerHint(source.at[0], documents, (value) => Number(value) >= 0);
      report.warning(
        'unread-count',
        ['billing', meter.name, 'counts', name],
        `no example has an answer with ${where}`,
        hint,
      );
    }
  }
}

/** Statuses that vendors use. */
const STATUSES = [
  'accepted',
  'aborted',
  'active',
  'canceled',
  'cancelled',
  'complete',
  'completed',
  'created',
  'deleted',
  'done',
  'error',
  'errored',
  'expired',
  'fail',
  'failed',
  'failure',
  'finished',
  'generating',
  'in_progress',
  'in_queue',
  'initializing',
  'moderated',
  'pending',
  'preparing',
  'processed',
  'processing',
  'queued',
  'queueing',
  'ready',
  'rejected',
  'running',
  'scheduled',
  'starting',
  'started',
  'submitted',
  'succeed',
  'succeeded',
  'success',
  'successful',
  'throttled',
  'timed_out',
  'timeout',
  'validating',
  'waiting',
];

/** Warns of each status that no example has, and that is spelt almost like a usual one: its tasks would be polled until their deadline. */
export function warnOfMisspeltStatuses(played: readonly PlayedExample[], plan: Plan, { report }: Scope): void {
  const answers = played.flatMap(({ example }) => [example.answer ?? [], example.polls ?? []].flat());
  const documents = answers.flatMap(documentsOf);
  for (const kind of plan.taskKinds.values()) {
    const { status = [] } = kind;
    const shown = new Set(documents.map((each) => statusText(follow(status, each))));
    for (const [word, meaning] of kind.meaning) {
      const name = word.toLowerCase();
      if (shown.has(word) || STATUSES.includes(name)) continue;
      const meant = STATUSES.findLast((each) => each.length > 4 && editDistance(each, name) === 1);
      if (meant === undefined) continue;
      const message = `no example has the status '${word}', which is spelt almost like '${meant}'`;
      report.warning(
        'unusual-name',
        ['tasks', kind.name, 'status', meaning],
        message,
        `write '${meant}', unless the vendor documents '${word}'`,
      );
    }
  }
}
