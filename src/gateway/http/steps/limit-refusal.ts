/**
 * Refuses a request that a limit or its wallet does not allow. The answer says when to try again, and the log and the metrics name the
 * limit.
 */

import { spendLimits } from '../../../billing/limits/periods.ts';
import type { LimitExceeded } from '../../../billing/limits/request-limits.ts';
import type { LeaseLimits } from '../../../billing/metering/spend-leases.ts';
import {
  available_nano,
  type HoldLimits,
  type HoldRefusal,
  type LimitLabel,
  type Wallet,
} from '../../../ledger/store/store.ts';
import { formatNano, type Nano } from '../../../lib/money/amount.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Services } from '../../runtime/services.ts';
import type { Exchange, ExchangeWith } from '../exchange.ts';

type RefusalServices = Pick<Services, 'alerts' | 'log' | 'metrics' | 'now' | 'plan'>;

/** How soon a creation may be tried again while too many tasks are open. Tasks take minutes. */
const TASK_RETRY_ms = 10_000;

/** The refusal for a rate, or for requests at the same time. */
export function limitExceeded(
  exchange: Exchange,
  { limit: { label }, retry_ms }: LimitExceeded,
  services: RefusalServices,
): Refusal {
  reportLimitReached(exchange, label, retry_ms, services);
  return new Refusal('rate_limited', `${reachedText(label)}; try again in ${seconds(retry_ms)} s`);
}

function reachedText({ of, value, words }: LimitLabel): string {
  return `the limit ${of} is reached: ${value} ${words}`;
}

/** The refusal of a hold. The message has the caller's remedy, and the log has the operator's. @param cause the member that makes the hold large. */
export function holdRefused(
  exchange: ExchangeWith<'principal'>,
  refusal: HoldRefusal,
  hold_nano: Nano,
  services: RefusalServices,
  cause: () => string | undefined = () => undefined,
): Refusal {
  services.alerts.refused(exchange.principal.account, refusal, hold_nano);
  switch (refusal.reason) {
    case 'insufficient_funds':
      return insufficientFunds(exchange, refusal.wallet, { hold_nano, cause: cause() }, services);
    case 'spend_limit':
      return spendLimited(exchange, refusal, { hold_nano, cause: cause() }, services);
    case 'task_limit': {
      const { label } = refusal.limit;
      reportLimitReached(exchange, label, TASK_RETRY_ms, services);
      return new Refusal('rate_limited', `${reachedText(label)}; try again when one has ended`);
    }
  }
}

function insufficientFunds(
  exchange: ExchangeWith<'principal'>,
  wallet: Wallet,
  { hold_nano, cause }: HoldDetails,
  { plan, log }: RefusalServices,
): Refusal {
  const available = formatNano(available_nano(wallet));
  const needed = formatNano(hold_nano);
  const { account, account_name } = exchange.principal;
  const remedy = `tollgate wallet topup ${account_name} AMOUNT`;
  log.info({ id: exchange.id, account, available, needed, cause, remedy }, 'too little money for a request');
  exchange.may_retry = false;
  return new Refusal(
    'insufficient_funds',
    `the balance is too low: ${available} ${plan.currency} is available, and this request may cost up to ${needed} ` +
      `${plan.currency}${because(cause)}; add money to the account, or ask for less`,
  );
}

interface HoldDetails {
  readonly hold_nano: Nano;
  readonly cause: string | undefined;
}

function because(cause: string | undefined): string {
  return cause === undefined ? '' : `, most of it because of ${cause}`;
}

function spendLimited(
  exchange: Exchange,
  {
    limit: { label, max_nano, until_ms },
    spent_nano,
    held_nano,
  }: Extract<HoldRefusal, { readonly reason: 'spend_limit' }>,
  { hold_nano, cause }: HoldDetails,
  services: RefusalServices,
): Refusal {
  const isImpossible = hold_nano > max_nano;
  const retry_ms = isImpossible ? undefined : Math.max(1, until_ms - services.now());
  reportLimitReached(exchange, label, retry_ms, services);
  exchange.may_retry = false;
  const words = `the spend limit ${label.of} is ${label.value} ${services.plan.currency} ${label.words}`;
  const quote = formatNano(hold_nano);
  return new Refusal(
    'spend_limited',
    isImpossible
      ? `${words}, and this request may cost up to ${quote}${because(cause)}: it can never fit; ask for less, or for a higher limit`
      : `${words}: ${formatNano(spent_nano)} is spent, ${formatNano(held_nano)} is held for requests in progress, and this request may ` +
          `cost up to ${quote}${because(cause)}; the limit resets at ${new Date(until_ms).toISOString()}`,
  );
}

/** The limits of a request's hold, in their current periods; undefined without any. */
export function holdLimitsOf(
  { limited }: Exchange,
  { plan, now }: Pick<Services, 'plan' | 'now'>,
): HoldLimits | undefined {
  if (limited === undefined || plan.limits === undefined) return undefined;
  const { tasks, spend } = limited.applied;
  if (tasks.length === 0 && spend.length === 0) return undefined;
  return {
    tasks: tasks.map(({ account, key, model, value, label }) => ({ account, key, model, max: Number(value), label })),
    spend: spendLimits(spend, plan.limits.time_zone, now()),
  };
}

/** The spend limits of a metered request; undefined without any. */
export function leaseLimitsOf(
  { limited }: Exchange,
  { plan, now }: Pick<Services, 'plan' | 'now'>,
): LeaseLimits | undefined {
  const spend = limited?.applied.spend ?? [];
  if (spend.length === 0 || plan.limits === undefined) return undefined;
  const key = spend.find((limit) => limit.key !== null)?.key ?? null;
  return { key, limits: spendLimits(spend, plan.limits.time_zone, now()) };
}

/** Counts and logs that a limit is reached, and has the answer say when to retry. @param retry_ms undefined: it can never succeed. */
function reportLimitReached(
  exchange: Exchange,
  { name, kind: measure }: LimitLabel,
  retry_ms: number | undefined,
  { log, metrics }: RefusalServices,
): void {
  metrics.limited.inc({ limit: name, measure });
  const { account, key } = exchange.principal ?? {};
  log.info({ id: exchange.id, account, key, limit: name, measure, retry_ms }, 'a limit is reached');
  if (exchange.limited !== undefined) exchange.limited.retry_ms = retry_ms;
  exchange.error_headers = retry_ms === undefined ? [] : ['retry-after', seconds(retry_ms)];
}

/** Rounded up, so that no caller comes back too early. */
function seconds(delay_ms: number): string {
  return String(Math.max(1, Math.ceil(delay_ms / 1_000)));
}
