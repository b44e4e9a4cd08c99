/** Compiles fills: values that are added to a body before it is billed and sent. */
import type { Fill, HiddenEvents as HiddenEventsConfig } from '../generated/gateway.d.ts';
import { readPointer } from '../lang/pointer.ts';
import type { FillPlan, HiddenEvents } from '../plan.ts';
import { compileSection, type References } from './references.ts';
import type { Scope } from './scope.ts';

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
    return { in: readPointer(item.in), member: item.member, from: item.from, values: new Map(values) };
  });
  const set = Object.entries(fill.set ?? {}).map(([pointer, value]) => ({
    at: readPointer(pointer),
    raw: JSON.stringify(value),
  }));
  return { name, defaults, items, set, hide: fill.hide && compileHidden(fill.hide) };
}

function compileHidden({ has, empty }: HiddenEventsConfig): HiddenEvents {
  return {
    has: readPointer(has),
    sign: JSON.stringify(readPointer(has).at(-1) ?? ''),
    empty: empty === undefined ? undefined : readPointer(empty),
  };
}
