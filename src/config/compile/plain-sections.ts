/**
 * Compiles the sections that are a few durations, sizes and amounts: `settle`, `retention`, `media`, `webhooks`, and the amounts of
 * `currency`.
 */
import { NANO, type Nano, quantityNano } from '../../lib/money/amount.ts';
import { DAY_ms, parseDuration_ms } from '../../lib/time/duration.ts';
import type { MediaPlan, RetentionPlan, SettlePlan, WebhooksPlan } from '../../plan/index.ts';
import { readAmount, readDuration_ms, readSize_bytes, type Scope } from './scope.ts';
import { resolveSwitch } from './settings.ts';

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

/** Spend limits of a month count usage rows, which must be kept until the last charges of the month. */
const SHORTEST_ms = 62 * DAY_ms;

export function compileRetention(scope: Scope): RetentionPlan {
  const { usage, tasks } = scope.config.retention ?? {};
  return { usage_ms: readAge_ms(usage, 'usage', scope), tasks_ms: readAge_ms(tasks, 'tasks', scope) };
}

function readAge_ms(text: string | undefined, key: string, scope: Scope): number | undefined {
  const age_ms = text === undefined ? undefined : parseDuration_ms(text);
  if (age_ms === undefined || age_ms >= SHORTEST_ms) return age_ms;
  const hint = 'write at least 62d, or remove the key to keep everything';
  scope.report.error('bad-duration', ['retention', key], `'${text}' would delete what limits and reports need`, hint);
  return undefined;
}

/** The bytes that are read to measure a file are kept in memory. */
const LARGEST_READING_bytes = 256 * 1024 ** 2;

export function compileMedia(scope: Scope): MediaPlan {
  const { timeout = '10s', limit = '4MiB', tolerance = '100ms', shortest = '2s' } = scope.config.media ?? {};
  const largest = { largest_bytes: LARGEST_READING_bytes, message: 'is too large for reading one file' };
  const tolerance_ms = readDuration_ms(tolerance, ['media', 'tolerance'], scope);
  if (tolerance_ms >= 1_000) {
    const message = `'${tolerance}' is a second or more, so lengths would never be rounded up`;
    scope.report.error('bad-duration', ['media', 'tolerance'], message, 'write less than a second, such as 100ms');
  }
  return {
    timeout_ms: readDuration_ms(timeout, ['media', 'timeout'], scope),
    limit_bytes: readSize_bytes(limit, ['media', 'limit'], largest, scope),
    tolerance_ms,
    shortest_ms: readDuration_ms(shortest, ['media', 'shortest'], scope),
    allow_private: resolveSwitch(scope.config.media?.allow_private ?? false, ['media', 'allow_private'], scope),
  };
}

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

/** Compiles `currency.overdraft`. Reports an amount that is too large. */
export function compileOverdraft(scope: Scope): Nano {
  return readAmount(scope.config.currency.overdraft ?? '0', ['currency', 'overdraft'], scope) ?? 0n;
}

/** Compiles `currency.low_wallet`. Reports an amount that is too large. */
export function compileLowWallet(scope: Scope): Nano | undefined {
  const { low_wallet } = scope.config.currency;
  return low_wallet === undefined ? undefined : (readAmount(low_wallet, ['currency', 'low_wallet'], scope) ?? 0n);
}

/** Compiles `currency.price_change_factor`, in 10^-9. Warns if no price could change. */
export function compilePriceChangeFactor({ config, report }: Scope): Nano {
  const factor_nano = quantityNano(config.currency.price_change_factor ?? 5) ?? 0n;
  if (factor_nano === NANO) {
    const message = 'with a factor of 1, a reload refuses every change of a price';
    const hint = 'write a larger factor, such as 5, or accept each change with tollgate reload --accept-prices';
    report.warning('bad-value', ['currency', 'price_change_factor'], message, hint);
  }
  return factor_nano;
}
