/** Makes of the caller's body the one that goes upstream, changing no byte that no rule asks to change. */
import { pickMembers } from '../lang/raw-json.ts';
import type { BodyValidator, BranchPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { type ParsedBody, reparse } from './body.ts';
import { fillBody } from './fill.ts';
import { expandShorthand } from './shorthand.ts';

/**
 * The body that a branch sends on: shorthand, then validation, then defaults, then only the members that are forwarded.
 * Where nothing changes it is the same object with the caller's own bytes; else the text is edited, so that every value that
 * stays keeps its spelling.
 *
 * @throws Refusal `invalid_request` with the first mistake.
 */
export function shapeBody(branch: BranchPlan, body: ParsedBody): ParsedBody {
  const expanded = branch.shorthand === undefined ? body : expandShorthand(branch.shorthand, body);
  if (branch.validate !== undefined) validateBody(branch.validate, expanded.value);
  const filled = branch.fill === undefined ? expanded : fillBody(branch.fill, expanded);
  return branch.only === undefined ? filled : onlyMembers(branch.only, filled);
}

/** @throws Refusal `invalid_request` with the first mistake in words. */
export function validateBody(validate: BodyValidator, body: unknown): void {
  const mistake = validate(body);
  if (mistake !== undefined) throw new Refusal('invalid_request', mistake);
}

/** The body without the members that are not forwarded; the same body when there are none. */
export function onlyMembers(only: readonly string[], body: ParsedBody): ParsedBody {
  const keys = typeof body.value === 'object' && body.value !== null ? Object.keys(body.value) : [];
  return keys.every((key) => only.includes(key)) ? body : reparse(pickMembers(body.text, only));
}
