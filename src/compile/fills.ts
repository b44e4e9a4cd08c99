/** Fills: what a body is completed with before it is billed and sent. */
import { parsePointer } from '../lang/pointer.ts';
import type { FillPlan } from '../plan.ts';
import { type Names, namesOf } from './names.ts';
import type { Place } from './report.ts';
import { readPointer, type Scope } from './scope.ts';

type FillConfig = NonNullable<Scope['config']['fills']>[string];

/** Compiles `fills`. */
export function compileFills(scope: Scope): Names<FillPlan> {
  const compiled = Object.entries(scope.config.fills ?? {}).map(([name, fill]): [string, FillPlan | undefined] => [
    name,
    compileFill(name, fill, scope),
  ]);
  return namesOf('a fill', new Map(compiled), scope.report);
}

function compileFill(name: string, fill: FillConfig, scope: Scope): FillPlan {
  const place: Place = ['fills', name];
  const defaults = Object.entries(fill.defaults ?? {}).map(([member, value]) => ({ member, raw: JSON.stringify(value) }));
  const items = (fill.items ?? []).map((item, index) => {
    readPointer(item.in, [...place, 'items', index, 'in'], scope);
    const values = Object.entries(item.values).map(([from, value]): [string, string] => [from, JSON.stringify(value)]);
    return { in: parsePointer(item.in) ?? [], member: item.member, from: item.from, values: new Map(values) };
  });
  return { name, defaults, items };
}
