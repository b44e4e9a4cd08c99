/** Shared by the meter's tests: plans as in the shipped configuration, ways to split bytes, and a simple reader to compare with. */

import { compileCount } from '../../../src/billing/counts/kinds.ts';
import { type Counts, createMeter, formOf } from '../../../src/billing/metering/meter.ts';
import { withClasses } from '../../../src/config/sections/billing/meters.ts';
import { follow } from '../../../src/lib/json/pointer.ts';
import { NANO } from '../../../src/lib/money/amount.ts';
import type { MeterPlan } from '../../../src/plan/index.ts';
import fc from '../fc.ts';

export const EVENTS = 'text/event-stream; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=UTF-8';

/** A plan that only counts. */
export function counting(counts: Readonly<Record<string, readonly string[]>>): MeterPlan {
  return withClasses({
    name: 'meter',
    unit: 'million_tokens',
    facts: [],
    hold: [],
    counts: Object.entries(counts).map(([name, at]) => compileCount(name, at)),
    charge: [],
    without_usage: { as: 'free' },
    final: undefined,
    failed: undefined,
    cap_nano: 50n * NANO,
  });
}

export const messagesPlan: MeterPlan = counting({
  input: ['/message/usage/input_tokens', '/usage/input_tokens'],
  cache_write: ['/message/usage/cache_creation_input_tokens', '/usage/cache_creation_input_tokens'],
  cache_read: ['/message/usage/cache_read_input_tokens', '/usage/cache_read_input_tokens'],
  output: ['/message/usage/output_tokens', '/usage/output_tokens'],
});

export const generativePlan: MeterPlan = counting({
  prompt: ['/usageMetadata/promptTokenCount'],
  cached: ['/usageMetadata/cachedContentTokenCount'],
  candidates: ['/usageMetadata/candidatesTokenCount'],
  thoughts: ['/usageMetadata/thoughtsTokenCount'],
});

/** Splits bytes at the given offsets, or into pieces of one length. Each piece is a copy. */
export function cutUp(bytes: Uint8Array | string, cuts: readonly number[] | number): readonly Buffer[] {
  const all = Buffer.from(bytes);
  const every = typeof cuts === 'number' ? cuts : Infinity;
  const offsets = typeof cuts === 'number' ? [] : cuts;
  const pieces: Buffer[] = [];
  for (let from = 0; from < all.length; ) {
    const to = Math.min(from + every, all.length, ...offsets.filter((offset) => offset > from));
    pieces.push(Buffer.from(all.subarray(from, to)));
    from = to;
  }
  return pieces;
}

/** Meters an answer that arrives in pieces. */
export function meterOf(
  plan: MeterPlan,
  contentType: string | undefined,
  bytes: Uint8Array | string,
  cuts: readonly number[] | number = [],
): Counts {
  const meter = createMeter(plan, formOf(contentType));
  for (const piece of cutUp(bytes, cuts)) {
    const before = Buffer.from(piece);
    meter.push(piece);
    if (!piece.equals(before)) throw new Error('the meter changed its input');
    // The owner may reuse the buffer, so the meter must not read it later.
    piece.fill(0x22);
  }
  return meter.counts();
}

/** Offsets at which a text is split, or the length of its pieces. */
export const someCuts: fc.Arbitrary<readonly number[] | number> = fc.oneof(
  fc.array(fc.nat({ max: 600 }), { maxLength: 12 }),
  fc.integer({ min: 1, max: 9 }),
);

/** Counts the usage of complete documents: objects, or arrays of objects. */
export function countDocuments(plan: MeterPlan, documents: readonly unknown[]): Readonly<Record<string, bigint>> {
  const values = new Map(plan.counts.map(({ name }) => [name, 0n]));
  for (const document of documents) {
    for (const item of Array.isArray(document) ? document : [document]) {
      if (Array.isArray(item)) continue;
      for (const { name, source } of plan.counts) {
        for (const tokens of source.at) {
          const found = follow(tokens, item);
          const number = typeof found === 'string' && /^\d+(\.\d+)?$/.test(found) ? Number(found) : found;
          // 0 does not erase what was reported before.
          if (typeof number !== 'number' || !Number.isInteger(number) || number <= 0) continue;
          values.set(name, BigInt(Math.min(number, Number.MAX_SAFE_INTEGER)));
        }
      }
    }
  }
  return Object.fromEntries(values);
}
