/** Adds the billed defaults to a body, so that the upstream does exactly what is billed. */
import { ownValue } from '../lang/pointer.ts';
import { type Insertion, insertMembers } from '../lang/raw-json.ts';
import type { FillPlan } from '../plan.ts';
import { type ParsedBody, reparse } from './body.ts';

/** The body with a default for each absent member. A member that is present, even if null, stays as it is. */
export function fillBody(fill: FillPlan, body: ParsedBody): ParsedBody {
  const insertions = [
    ...missingDefaults(fill, body.value),
    ...fill.items.flatMap((item) => missingInItems(item, body.value)),
  ];
  return insertions.length === 0 ? body : reparse(insertMembers(body.text, insertions));
}

function missingDefaults(fill: FillPlan, value: unknown): readonly Insertion[] {
  if (typeof value !== 'object' || value === null) return [];
  return fill.defaults
    .filter(({ member }) => !Object.hasOwn(value, member))
    .map(({ member, raw }) => ({ path: [], key: member, rawValue: raw }));
}

function missingInItems(plan: FillPlan['items'][number], value: unknown): readonly Insertion[] {
  const list = plan.in.reduce<unknown>((at, token) => (isObject(at) ? ownValue(at, token) : undefined), value);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index): Insertion[] => {
    if (!isObject(item) || Object.hasOwn(item, plan.member)) return [];
    const from = ownValue(item, plan.from);
    const rawValue = typeof from === 'string' ? plan.values.get(from) : undefined;
    return rawValue === undefined ? [] : [{ path: [...plan.in, index], key: plan.member, rawValue }];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
