/** Refuses a request that a limit does not allow. The answer says when to try again, and the log and the metrics name the limit. */
import { formatNano } from '../../lang/amount.ts';
import type { AppliedLimit, AppliedRate } from '../../limits/applied.ts';
import type { Reached } from '../../limits/limits.ts';
import type { LeaseLimits } from '../../metering/spend-leases.ts';
import { formatLimit } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { HoldLimits, LimitRefusal, SpendLimit } from '../../store/store.ts';
import type { Exchange, Services } from '../exchange.ts';

type Reporting = Pick<Services, 'log' | 'metrics' | 'now' | 'plan'>;

/** How soon a creation may be tried again while too many tasks are open. They take minutes. */
const TASK_RETRY_ms = 10_000;

const WORDS: Readonly<Record<AppliedRate['measure'], string>> = {
  requests: 'requests',
  tokens: 'tokens',
  concurrent_requests: 'requests at the same time',
  concurrent_tasks: 'unfinished tasks',
  spend_per_day: 'per day',
  spend_per_month: 'per month',
};

/** The refusal for a rate, or for requests at the same time. */
export function limitReached(exchange: Exchange, { limit, retry_ms }: Reached, services: Reporting): Refusal {
  note(exchange, limit, retry_ms, services);
  const most = formatLimit(limit.measure, limit.most);
  return new Refusal(
    'rate_limited',
    `the limit ${limit.of} is reached: ${most} ${WORDS[limit.measure]}; try again in ${seconds(retry_ms)} s`,
  );
}

/** The refusal of a hold. */
export function holdLimited(
  exchange: Exchange,
  refusal: LimitRefusal,
  limits: readonly SpendLimit[],
  services: Reporting,
): Refusal {
  const applied = exchange.limited?.applied;
  const { currency } = services.plan;
  if (refusal.reason === 'task_limit') {
    const limit = applied?.tasks[refusal.index];
    if (limit === undefined) throw new Error('a limit was reached that was not asked for');
    note(exchange, limit, TASK_RETRY_ms, services);
    const message = `the limit ${limit.of} is reached: ${limit.most} ${WORDS[limit.measure]}; try again when one has ended`;
    return new Refusal('rate_limited', message);
  }
  const limit = applied?.spend[refusal.index];
  const { until_ms = 0 } = limits[refusal.index] ?? {};
  if (limit === undefined) throw new Error('a limit was reached that was not asked for');
  note(exchange, limit, Math.max(1, until_ms - services.now()), services);
  exchange.may_retry = false;
  const { task_quote, metered_quote } = exchange;
  const quote = formatNano(task_quote?.hold_nano ?? metered_quote?.hold_nano ?? 0n);
  const { spent_nano, held_nano } = refusal;
  return new Refusal(
    'spend_limited',
    `the spend limit ${limit.of} is ${formatNano(limit.most_nano)} ${currency} ${WORDS[limit.measure]}: ` +
      `${formatNano(spent_nano)} is spent, ${formatNano(held_nano)} is held for requests in progress, and this request may cost up ` +
      `to ${quote}; the limit resets at ${new Date(until_ms).toISOString()}`,
  );
}

/** The limits of a request's hold, in their current periods; undefined without any. */
export function holdLimitsOf(
  { limited }: Exchange,
  { plan, limits }: Pick<Services, 'plan' | 'limits'>,
): HoldLimits | undefined {
  if (limited === undefined || plan.limits === undefined) return undefined;
  const { tasks, spend } = limited.applied;
  if (tasks.length === 0 && spend.length === 0) return undefined;
  return { tasks, spend: limits.spend(limited.applied, plan.limits.time_zone) };
}

/** The spend limits of a metered request; undefined without any. */
export function leaseLimitsOf(
  exchange: Exchange,
  { plan, limits }: Pick<Services, 'plan' | 'limits'>,
): LeaseLimits | undefined {
  const applied = exchange.limited?.applied;
  if (applied === undefined || applied.spend.length === 0 || plan.limits === undefined) return undefined;
  const key = applied.spend.find((limit) => limit.key !== null)?.key ?? null;
  return { key, limits: limits.spend(applied, plan.limits.time_zone) };
}

function note(
  exchange: Exchange,
  { name, measure }: AppliedLimit,
  retry_ms: number,
  { log, metrics }: Reporting,
): void {
  metrics.limited.inc({ limit: name, measure });
  const { account, key } = exchange.principal ?? {};
  log.info({ id: exchange.id, account, key, limit: name, measure, retry_ms }, 'a limit is reached');
  if (exchange.limited !== undefined) exchange.limited.retry_ms = retry_ms;
  exchange.error_headers = ['retry-after', seconds(retry_ms)];
}

/** Rounded up, so that nobody comes back too early. */
function seconds(delay_ms: number): string {
  return String(Math.max(1, Math.ceil(delay_ms / 1_000)));
}
