/** Compiles `settle`: how the settler polls, and how long its claims and leases last. */
import type { SettlePlan } from '../../../plan/index.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';

export function compileSettle(scope: Scope): SettlePlan {
  const { first = '5s', longest = '60s', concurrency = 16, claim = '60s', lease = '60s' } = scope.config.settle ?? {};
  const first_ms = readDuration_ms(first, ['settle', 'first'], scope);
  const longest_ms = readDuration_ms(longest, ['settle', 'longest'], scope);
  if (first_ms > longest_ms) {
    const key = scope.config.settle?.first === undefined ? 'longest' : 'first';
    const message = `first (${first}) is longer than longest (${longest})`;
    scope.report.error('bad-settle', ['settle', key], message, 'lower first or raise longest', { basis: [['settle']] });
  }
  const claim_ms = readOwnership_ms(claim, 'claim', scope);
  return { first_ms, longest_ms, concurrency, claim_ms, lease_ms: readOwnership_ms(lease, 'lease', scope) };
}

/** Reads how long a claim or a lease lasts. One that ends before its owner can write is never of use. */
function readOwnership_ms(text: string, key: 'claim' | 'lease', scope: Scope): number {
  const ownership_ms = readDuration_ms(text, ['settle', key], scope);
  if (ownership_ms < 1_000) {
    const message = `${key} (${text}) ends before the process that has it can write to the store`;
    scope.report.error('bad-settle', ['settle', key], message, 'write at least 1s, such as 60s');
  }
  return ownership_ms;
}
