/** Compares two plans by what they mean to callers and operators: first prices and holds, then every value that differs. */
import type { Plan } from '../plan.ts';
import { type Change, isLarge } from './change.ts';
import { planDocument, settingsDocument } from './document.ts';
import { diffExamples } from './examples.ts';
import { diffPrices } from './prices.ts';
import { diffDocuments } from './walk.ts';

/** The changes from one plan to another. */
export function diffPlans(old: Plan, next: Plan): readonly Change[] {
  const prices = diffPrices(old, next);
  const money: readonly Change[] = [...prices, ...diffExamples(old, next)];
  const changes = diffDocuments(planDocument(old), planDocument(next));
  const shown = new Set(prices.map(({ price }) => price));
  return [
    ...money.filter(isLarge),
    ...money.filter((change) => !isLarge(change)),
    ...changes.filter(needsRestart),
    ...changes.filter((change) => !needsRestart(change)).flatMap((change) => withoutCells(change, shown)),
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

/** The cells of these tables are listed already, each with its models. */
function withoutCells(change: Change, tables: ReadonlySet<string>): readonly Change[] {
  if (change.change !== 'changed' || change.part !== 'price table' || !tables.has(change.name)) return [change];
  const fields = change.fields.filter(({ field }) => !/^table(\.|$)/.test(field));
  return fields.length === 0 ? [] : [{ ...change, fields }];
}
