/** Adds the billed defaults to a body, and sets and limits values, so that the upstream does exactly what is billed. */

import { isDeepStrictEqual } from 'node:util';
import { follow, ownValue } from '../../lib/json/pointer.ts';
import { type Insertion, insertMembers } from '../../lib/json/raw-json.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { ClampPlan, FillPlan } from '../../plan/index.ts';
import { type ParsedBody, reparse } from './body.ts';
import { setMember } from './set-member.ts';

/**
 * The body with the values that are set, and a default for each absent member. A member with a default that is present, even if null,
 * stays as it is.
 */
export function fillBody(fill: FillPlan, body: ParsedBody): ParsedBody {
  const insertions = [
    ...missingDefaults(fill, body.value),
    ...fill.items.flatMap((item) => missingInItems(item, body.value)),
  ];
  const filled = insertions.length === 0 ? body.text : insertMembers(body.text, insertions);
  const text = (fill.set ?? [])
    .filter(({ at, raw }) => !isDeepStrictEqual(follow(at, body.value), JSON.parse(raw)))
    .reduce((edited, { at, raw }) => setMember(edited, at, raw), filled);
  const clamped = (fill.clamp ?? []).reduce((edited, range) => clamp(edited, range, body.value), text);
  return clamped === body.text ? body : reparse(clamped);
}

/** Defaults and values that are set need none: the compiler checks them. */
function clamp(text: string, { at, min = -Infinity, max = Infinity }: ClampPlan, value: unknown): string {
  const given = follow(at, value);
  // Some upstreams accept a number as a text.
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof number !== 'number' || Number.isNaN(number) || (number >= min && number <= max)) return text;
  return setMember(text, at, String(number > max ? max : min));
}

/** Whether the body has all values that the fill sets. */
export function asksFor({ set = [] }: FillPlan, { value }: ParsedBody): boolean {
  return set.every(({ at, raw }) => isDeepStrictEqual(follow(at, value), JSON.parse(raw)));
}

function missingDefaults(fill: FillPlan, value: unknown): readonly Insertion[] {
  if (typeof value !== 'object' || value === null) return [];
  return fill.defaults
    .filter(({ member }) => !Object.hasOwn(value, member))
    .map(({ member, raw }) => ({ path: [], key: member, rawValue: raw }));
}

function missingInItems(plan: FillPlan['items'][number], value: unknown): readonly Insertion[] {
  const list = plan.in.reduce<unknown>((at, token) => (isRecord(at) ? ownValue(at, token) : undefined), value);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index): Insertion[] => {
    if (!isRecord(item) || Object.hasOwn(item, plan.member)) return [];
    const from = ownValue(item, plan.from);
    const rawValue = typeof from === 'string' ? plan.values.get(from) : undefined;
    return rawValue === undefined ? [] : [{ path: [...plan.in, index], key: plan.member, rawValue }];
  });
}
