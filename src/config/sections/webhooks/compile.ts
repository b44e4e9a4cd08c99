/** Compiles `webhooks`: which hosts may receive events, and how long deliveries wait and are kept. */
import type { WebhooksPlan } from '../../../plan/index.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';

/** A receiver should accept an event at once and process it later. */
const LONGEST_TIMEOUT_ms = 30_000;

export function compileWebhooks(scope: Scope): WebhooksPlan {
  const { allow_hosts = [], timeout = '10s', keep = '14d' } = scope.config.webhooks ?? {};
  const timeout_ms = readDuration_ms(timeout, ['webhooks', 'timeout'], scope);
  if (timeout_ms > LONGEST_TIMEOUT_ms || timeout_ms === 0) {
    const message = `'${timeout}' is not a time within which a receiver must answer`;
    const hint = 'write 1s to 30s; a receiver answers at once, and works on the event afterwards';
    scope.report.error('bad-duration', ['webhooks', 'timeout'], message, hint);
  }
  return { allow_hosts, timeout_ms, keep_ms: readDuration_ms(keep, ['webhooks', 'keep'], scope) };
}
