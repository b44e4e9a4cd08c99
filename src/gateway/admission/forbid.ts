/** Refuses bodies with values that the configuration forbids. */

import { visitPlaces } from '../../lib/json/places.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ForbiddenPlan } from '../../plan/index.ts';

/** @throws Refusal `invalid_request` that names the place. */
export function refuseForbidden(rules: readonly ForbiddenPlan[], body: unknown): void {
  for (const rule of rules) visitPlaces(rule.at, body, refuse, rule);
}

function refuse(value: unknown, { text, value: forbidden }: ForbiddenPlan): void {
  if (forbidden !== undefined && !fits(forbidden, value)) return;
  throw new Refusal('invalid_request', `the body has ${text}, which is not accepted here; remove it`);
}

function fits(forbidden: string, value: unknown): boolean {
  if (typeof value === 'object') return false;
  const text = String(value);
  return forbidden.endsWith('*') ? text.startsWith(forbidden.slice(0, -1)) : text === forbidden;
}
