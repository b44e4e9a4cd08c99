/**
 * Refuses members whose names differ only in case, from each other or from what the gateway reads. Some upstreams ignore case and use
 * the last one, so the gateway would validate and price one member and the upstream would use the other.
 */

import { at, count, isEarlier, isOf } from '../../billing/kinds.ts';
import { factsOfPrice } from '../../billing/pricing/price-levels.ts';
import { type Places, placesOf, pointersIn } from '../../lib/json/places.ts';
import { ownValue } from '../../lib/json/pointer.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import type { BranchPlan, ForwardRoute, MeterPlan, Plan } from '../../plan/index.ts';

/**
 * The check of a body that decides a charge, or what is refused or limited, or that names resources. Of others, only the names beside the
 * model are checked.
 */
export function ambiguities(
  route: ForwardRoute,
  branch: BranchPlan,
  plan: Pick<Plan, 'models' | 'price_lists'>,
): ((body: unknown) => void) | undefined {
  const isStrict = mustBeUnambiguous(route, branch, plan);
  const read = placesRead(route, branch);
  if (!isStrict && read.length === 0) return undefined;
  return (body) => {
    if (isStrict) rejectCaseCollisions(body);
    for (const places of read) refuseOtherCase(places, body);
  };
}

/** Whether no two names of the body may differ only in case. */
function mustBeUnambiguous(
  route: Pick<ForwardRoute, 'requires_owner' | 'creates_resource' | 'branches'>,
  branch: BranchPlan,
  plan: Pick<Plan, 'models' | 'price_lists'>,
): boolean {
  const { creates_task, meter, forbid } = branch;
  const isPriced =
    creates_task !== undefined || selectsRule(route) || (meter !== undefined && isPricedByBody(meter, plan));
  return isPriced || forbid !== undefined || route.requires_owner.length > 0 || route.creates_resource.length > 0;
}

/** Whether conditions choose between billing rules. */
function selectsRule({ branches }: Pick<ForwardRoute, 'branches'>): boolean {
  const rules = new Set(branches.map(({ billing, meter }) => billing ?? meter));
  return rules.size > 1 && branches.some(({ when }) => when.cel !== undefined);
}

/** Whether facts of the request are charged, or select a price. */
function isPricedByBody(
  { charges_facts, facts, unit }: MeterPlan,
  { models, price_lists }: Pick<Plan, 'models' | 'price_lists'>,
): boolean {
  if (charges_facts === true) return true;
  const own = Array.from(models.values(), ({ price }) => price ?? []);
  const listed = Array.from(price_lists.values(), ({ prices }) => prices.map(({ price }) => price));
  const tables = [...own, ...listed].flat().filter((price) => price.unit === unit);
  const choosing = new Set(tables.flatMap(factsOfPrice));
  return facts.some(({ name }) => choosing.has(name));
}

/** Iterative, so that deep nesting cannot overflow the stack. @throws Refusal invalid_request with both names. */
export function rejectCaseCollisions(root: unknown): void {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      for (const item of value) pending.push(item);
    } else if (typeof value === 'object' && value !== null) {
      refuseCollisions(Object.keys(value));
      for (const item of Object.values(value)) pending.push(item);
    }
  }
}

/** What the gateway reads of a body because it decides the price, an owner, or what is refused or limited. */
function placesRead({ requires_owner }: ForwardRoute, branch: BranchPlan): readonly Places[] {
  const facts = (branch.billing ?? branch.meter)?.facts ?? [];
  const pointers = [
    ...(branch.fill?.clamp ?? []).map((range) => range.at),
    ...requires_owner.flatMap((need) => (need.in === 'body' ? [need.at] : [])),
    ...facts.flatMap(({ source }) => (isOf(at, source) ? pointersIn(source.at) : [])),
    ...facts.filter(isEarlier).flatMap(({ source }) => (source.at === undefined ? [] : [source.at])),
  ];
  const owned = requires_owner.flatMap((need) => (need.in === 'each' ? [need.each] : []));
  const counted = facts.flatMap(({ source }) => (isOf(count, source) ? [source.count.each] : []));
  const others = [...counted, ...(branch.forbid ?? []).map((rule) => rule.at), ...owned];
  return pointers.length === 0 ? others : [placesOf(pointers), ...others];
}

/** @throws Refusal invalid_request for a member that is read under its name in another case. */
function refuseOtherCase(places: Places, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (places.items !== undefined)
    for (const item of Array.isArray(value) ? value : [value]) refuseOtherCase(places.items, item);
  const names = Array.isArray(value) ? [] : Object.keys(value);
  for (const { name, below } of places.members) {
    refuseOtherCase(below, ownValue(value, name));
    const other = names.find((each) => each.length === name.length && each !== name && folded(each) === folded(name));
    if (other === undefined || places.members.some((each) => each.name === other)) continue;
    const message = `the body has the member '${excerpt(other)}', which differs from '${name}' only in case; write '${name}'`;
    throw new Refusal('invalid_request', message);
  }
}

/** Through upper case, which also maps the long s (U+017F) to S, as Go's bytes.EqualFold does. */
function folded(name: string): string {
  return name.toUpperCase().toLowerCase();
}

/** Fast path: such names are lower case already, so no two of them differ only in case. A loop is faster than a regular expression. */
function isFolded(name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code > LAST_ASCII || (code >= FIRST_UPPER && code <= LAST_UPPER)) return false;
  }
  return true;
}

const FIRST_UPPER = 0x41;
const LAST_UPPER = 0x5a;
const LAST_ASCII = 0x7f;

/** @throws Refusal invalid_request with two of the names that differ only in case */
export function refuseCollisions(names: readonly string[]): void {
  if (names.length < 2 || names.every(isFolded)) return;
  const seen = new Map<string, string>();
  for (const name of names) {
    const other = seen.get(folded(name));
    if (other !== undefined) {
      const names = `'${excerpt(other)}' and '${excerpt(name)}'`;
      throw new Refusal(
        'invalid_request',
        `the body has the members ${names}, which differ only in case; send one of them`,
      );
    }
    seen.set(folded(name), name);
  }
}
