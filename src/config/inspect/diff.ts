/** Compares two plans by what they mean to callers and operators: first prices and holds, then every value that differs. */

import { formatNano, type Nano } from '../../lib/money/amount.ts';
import type { ExamplePlan, ForwardRoute, Plan } from '../../plan/index.ts';
import { memberOf } from '../dry-run/dry-exchange.ts';
import { dryRun } from '../dry-run/dry-run.ts';
import { type Change, GAINED_OR_LOST, INCOMPARABLE, isLarge, type Movement, movement } from './change.ts';
import { planDocument, settingsDocument } from './document.ts';
import { diffFactors, diffPrices } from './price-changes.ts';
import { diffDocuments } from './walk.ts';

/** The changes from one plan to another. */
export function diffPlans(old: Plan, next: Plan, now_ms = Date.now()): readonly Change[] {
  const prices = diffPrices(old, next, now_ms);
  const factors = diffFactors(old, next, now_ms);
  const money: readonly Change[] = [...factors, ...prices, ...diffExamples(old, next, now_ms)];
  const changes = diffDocuments(planDocument(old), planDocument(next));
  const shown = new Set(prices.map(({ price }) => price));
  return [
    ...money.filter(isLarge),
    ...money.filter((change) => !isLarge(change)),
    ...changes.filter(needsRestart),
    ...changes
      .filter((change) => !needsRestart(change))
      .flatMap((change) => withoutCells(change, shown))
      .map((change) => withKept(change, old, next)),
  ];
}

/** The changes that only a restart can make. */
export function restartOnlyChanges(old: Plan, next: Plan): readonly SettingChange[] {
  return diffDocuments(settingsDocument(old), settingsDocument(next)).filter(needsRestart);
}

type SettingChange = Extract<Change, { readonly change: 'setting' }>;

function needsRestart(change: Change): change is SettingChange {
  return change.change === 'setting' && change.restart;
}

/** The cells of these tables are listed already, each with its models, and so are the factors of groups. */
function withoutCells(change: Change, tables: ReadonlySet<string>): readonly Change[] {
  if (change.change !== 'changed') return [change];
  const isListed = change.part === 'group' || (change.part === 'price table' && tables.has(change.name));
  if (!isListed) return [change];
  const fields = change.fields.filter(({ field }) => !/^((table|from)(\.|$)|(factor|minimum)$)/.test(field));
  return fields.length === 0 ? [] : [{ ...change, fields }];
}

/** A model that moves to other upstreams: its cost and its names there, if they are as before, are shown, because they probably move too. */
function withKept(change: Change, old: Plan, next: Plan): Change {
  if (change.change !== 'changed' || change.part !== 'model') return change;
  const [was, is] = [old, next].map(({ models }) => models.get(change.name));
  if (was === undefined || is === undefined || !change.fields.some(({ field }) => field === 'upstreams')) return change;
  const texts = [
    ['as', ...[was, is].map(({ as }) => [...as.values()].join(', '))],
    ['cost', ...[was, is].map(({ cost = [] }) => cost.map(({ price }) => price.name).join(', '))],
  ] as const;
  const kept = texts.flatMap(([key, before = '', after = '']) =>
    before === '' || before !== after ? [] : { field: `${key} (kept)`, old: before, new: after },
  );
  return { ...change, fields: [...change.fields, ...kept] };
}

type ExampleChange = Extract<Change, { change: 'example' }>;

/** The examples whose price or outcome differs. */
function diffExamples(old: Plan, next: Plan, now_ms: number): readonly ExampleChange[] {
  const changes: ExampleChange[] = [];
  for (const [route, before, after] of sharedRoutes(old, next)) {
    const examples = new Map([...before.examples, ...after.examples].map((each) => [each.name, each]));
    for (const example of examples.values()) {
      const was = outcomeOf(old, before, example, now_ms);
      const is = outcomeOf(next, after, example, now_ms);
      if (was.words !== is.words) {
        const isInBoth = [before, after].every(({ examples }) => examples.some(({ name }) => name === example.name));
        const moved = movementOf(was, is, isInBoth, next.price_change_factor_nano);
        changes.push({ change: 'example', route, example: example.name, old: was.words, new: is.words, ...moved });
      }
    }
  }
  return changes;
}

/** Forwarding routes with the same method and path. */
function* sharedRoutes(
  old: Plan,
  next: Plan,
): Iterable<readonly [name: string, old: ForwardRoute, next: ForwardRoute]> {
  for (const after of next.routes) {
    if (after.action !== 'forward') continue;
    const before = old.routes.find(({ method, path }) => method === after.method && path === after.path);
    if (before?.action === 'forward') yield [after.name, before, after];
  }
}

interface Outcome {
  /** `1.84`, or the kind of the refusal. */
  readonly words: string;
  readonly hold_nano?: Nano;
  readonly isRefused?: boolean;
}

/** @param isInBoth whether both files have the example. A new model is refused by the old file, and a removed one by the new file. */
function movementOf(was: Outcome, is: Outcome, isInBoth: boolean, max_nano: Nano): Movement {
  if (was.hold_nano !== undefined && is.hold_nano !== undefined) return movement(was.hold_nano, is.hold_nano, max_nano);
  if (was.hold_nano !== undefined) return is.isRefused && !isInBoth ? INCOMPARABLE : GAINED_OR_LOST;
  return is.hold_nano !== undefined && was.isRefused && isInBoth ? GAINED_OR_LOST : INCOMPARABLE;
}

function outcomeOf(
  plan: Plan,
  route: ForwardRoute,
  { body, params, group, at_ms }: ExamplePlan,
  now_ms: number,
): Outcome {
  if (group !== undefined && !plan.groups.has(group)) return { words: `no group ${group}`, isRefused: true };
  const { found, refusal } = dryRun(plan, route, {
    rawBody: Buffer.from(body),
    params,
    principal: memberOf(group, plan),
    at_ms: at_ms ?? now_ms,
    allowDisabled: true,
  });
  if (refusal !== undefined) return { words: `refused: ${refusal.kind}`, isRefused: true };
  const { quote } = found;
  return quote === undefined
    ? { words: 'not held' }
    : { words: formatNano(quote.hold_nano), hold_nano: quote.hold_nano };
}
