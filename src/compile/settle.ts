/** Compiles `settle`: how the gateway polls tasks that no caller polls, and how long claims and leases last. */
import type { SettlePlan } from '../plan.ts';
import { readDuration_ms, type Scope } from './scope.ts';

export function compileSettle(scope: Scope): SettlePlan {
  const { first = '5s', longest = '60s', concurrency = 16, claim = '60s', lease = '60s' } = scope.config.settle ?? {};
  const first_ms = readDuration_ms(first, ['settle', 'first'], scope);
  const longest_ms = readDuration_ms(longest, ['settle', 'longest'], scope);
  if (first_ms > longest_ms) {
    const key = scope.config.settle?.first === undefined ? 'longest' : 'first';
    const message = `first (${first}) is longer than longest (${longest})`;
    scope.report.error('bad-settle', ['settle', key], message, 'lower first or raise longest', { basis: [['settle']] });
  }
  const claim_ms = readDuration_ms(claim, ['settle', 'claim'], scope);
  return { first_ms, longest_ms, concurrency, claim_ms, lease_ms: readDuration_ms(lease, ['settle', 'lease'], scope) };
}
