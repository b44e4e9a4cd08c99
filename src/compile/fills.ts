/** Compiles fills: values that are added to a body before it is billed and sent. */
import type { Fill } from '../generated/gateway.d.ts';
import { parsePointer } from '../lang/pointer.ts';
import type { FillPlan } from '../plan.ts';
import { compileSection, type References } from './references.ts';
import type { Scope } from './scope.ts';

/** Compiles `fills`. */
export function compileFills(scope: Scope): References<FillPlan> {
  return compileSection('fills', scope, (name, fill) => compileFill(name, fill));
}

function compileFill(name: string, fill: Fill): FillPlan {
  const defaults = Object.entries(fill.defaults ?? {}).map(([member, value]) => ({
    member,
    raw: JSON.stringify(value),
  }));
  const items = (fill.items ?? []).map((item) => {
    const values = Object.entries(item.values).map(([from, value]): [string, string] => [from, JSON.stringify(value)]);
    return { in: parsePointer(item.in) ?? [], member: item.member, from: item.from, values: new Map(values) };
  });
  return { name, defaults, items };
}
