/** Checks a body against its schema, and removes members that are not forwarded. */

import { validate } from '../../billing/schemas/validator.ts';
import { pickMembers } from '../../lib/json/raw-json.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { BodySchema } from '../../plan/index.ts';
import { type ParsedBody, reparse } from './body.ts';

/** @throws Refusal `invalid_request` that describes the first mistake. */
export function validateBody(schema: BodySchema, body: unknown): void {
  const mistake = validate(schema, body);
  if (mistake !== undefined) throw new Refusal('invalid_request', mistake);
}

/** The body with only these members; the same body if it has no others. */
export function onlyMembers(only: readonly string[], body: ParsedBody): ParsedBody {
  const keys = typeof body.value === 'object' && body.value !== null ? Object.keys(body.value) : [];
  return keys.every((key) => only.includes(key)) ? body : reparse(pickMembers(body.text, only));
}
