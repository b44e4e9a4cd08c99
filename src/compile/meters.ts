/** Metered billing rules: what an answer tells of its use, and what is held and charged for it, class by class. */
import type { BillingRuleCounts, ClassUnits as ClassUnitsConfig } from '../config/gateway.d.ts';
import type { CelType } from '../lang/cel.ts';
import { parsePointer } from '../lang/pointer.ts';
import type { ClassUnits, FactPlan, MeterPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles a rule with `counts`. @param known the facts, `body`, `request_bytes` and `text_bytes` */
export function compileMeter(
  name: string,
  rule: BillingRuleCounts,
  facts: readonly FactPlan[],
  known: Known,
  scope: Scope,
): MeterPlan {
  const place: Place = ['billing', name];
  const counts = Object.entries(rule.counts).map(([count, pointers]) => ({
    name: count,
    at: pointers.map((pointer) => parsePointer(pointer) ?? []),
  }));
  const lost = scope.gaps.keysBelow([...place, 'counts']);
  const types = Object.fromEntries(
    [...counts.map((count) => count.name), ...lost].map((one): [string, CelType] => [one, 'int']),
  );
  const isOpen = scope.gaps.has([...place, 'counts']);
  const counted: Known = { noun: `a count of billing rule ${name}`, types, later: [], isOpen };
  return {
    name,
    unit: rule.per,
    facts,
    hold: readClasses(rule.hold, known, [...place, 'hold'], scope),
    counts,
    charge: readClasses(rule.charge, counted, [...place, 'charge'], scope),
  };
}

/** The classes that a rule holds or charges, each of which needs a price. */
export function classesOf(rule: MeterPlan): readonly string[] {
  return [...new Set([...rule.hold, ...rule.charge].map((one) => one.class))];
}

function readClasses(units: ClassUnitsConfig, known: Known, place: Place, scope: Scope): readonly ClassUnits[] {
  return Object.entries(units).map(([name, { cel }]) => ({
    class: name,
    units: readCel(cel, known, ['int'], [...place, name, 'cel'], scope),
  }));
}
