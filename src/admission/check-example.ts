/** Runs a configured example without a network and compares the result with the expected one. */
import { formatNano, NANO } from '../lang/amount.ts';
import type { ExamplePlan, ForwardRoute, Plan } from '../plan.ts';
import type { ErrorKind, Refusal } from '../refusal.ts';
import { dryRun } from './dry-run.ts';

/** @returns what differs from the expected result, in words; undefined if nothing does. */
export function checkExample(plan: Plan, route: ForwardRoute, example: ExamplePlan): string | undefined {
  const { found, refusal } = dryRun(plan, route, {
    rawBody: Buffer.from(example.body),
    headers: example.headers,
    contentType: 'application/json',
    params: example.params,
    price_factor_nano: NANO,
    evenOff: true,
  });
  const { expect } = example;
  if (refusal?.kind !== expect.error) return differs(expect.error, refusal);
  if (expect.branch !== undefined && found.branch !== expect.branch) {
    return `expected branch ${expect.branch}, got ${found.branch ?? 'none'}`;
  }
  const hold_nano = refusal === undefined ? found.quote?.hold_nano : undefined;
  if (expect.hold_nano !== undefined && hold_nano !== expect.hold_nano) {
    const held = hold_nano === undefined ? 'nothing' : formatNano(hold_nano);
    return `expected a hold of ${formatNano(expect.hold_nano)}, got ${held}`;
  }
  return undefined;
}

function differs(expected: ErrorKind | undefined, refusal: Refusal | undefined): string {
  const got = refusal === undefined ? 'it is accepted' : `it is refused with ${refusal.kind}: ${refusal.message}`;
  return `expected ${expected === undefined ? 'it to be accepted' : `error ${expected}`}, but ${got}`;
}
