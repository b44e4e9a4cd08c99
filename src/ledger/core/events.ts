/** The events that a batch causes: they are found in what it changed, and stored in its transaction. */
import { formatNano, type Nano } from '../../lib/money/amount.ts';
import { HOUR_ms } from '../../lib/time/duration.ts';
import { openTasksUnder, spendingUnder } from './hold-limits.ts';
import type { HoldLimits, LimitLabel, SpendLimit, TaskSubject } from './limit-rows.ts';
import { available_nano, type Time_ms, type Wallet } from './money-rows.ts';
import type { HoldRefusal } from './spend-rows.ts';
import type { NewEvent, WebhookRules } from './webhook-rows.ts';
import type { TaskRow, WorkingSet } from './working-set.ts';

/** The key of the only row of rules. */
export const RULES = 'rules';

const OF_STATE = { succeeded: 'task.succeeded', failed: 'task.failed', review: 'task.review' } as const;
/** `Wallet.alerted` */
const LOW = 1n;
const EMPTY = 2n;

/**
 * Adds events of the batch's tasks and wallets, and notes on a wallet which alerts were sent. Without a webhook it does nothing. Call it after
 * the operations of a batch, and before their changes are written.
 */
export function addEvents(set: WorkingSet): void {
  const rules = rulesIfOn(set);
  if (rules === undefined) return;
  for (const { before, after } of set.tasks.changes()) {
    if (after !== null && after.state !== before?.state) addTaskEvent(set, after);
  }
  for (const { before, after } of [...set.wallets.changes()]) {
    if (after !== null) addWalletEvents(set, rules, before, after);
  }
}

function rulesIfOn(set: WorkingSet): WebhookRules | undefined {
  const rules = set.webhookRules.knowsAny ? set.webhookRules.get(RULES) : undefined;
  return rules?.is_on === 1n ? rules : undefined;
}

/** Part of a limit, in percent, at which its first event is recorded. Its last one is recorded when it refuses a request. */
const WARNING = 80n;

/** Adds the event of each limit whose warning a hold has just reached. Call it after the hold, and before its task is counted. */
export function addWarnings(
  set: WorkingSet,
  account: string,
  { spend, tasks }: HoldLimits,
  hold_nano: Nano,
  at_ms: Time_ms,
): void {
  if ((spend.length === 0 && tasks.length === 0) || rulesIfOn(set) === undefined) return;
  for (const limit of tasks) {
    const open = openTasksUnder(set, limit) + 1;
    const isReached = (count: number) => count * 100 >= limit.max * Number(WARNING);
    if (isReached(open) && !isReached(open - 1))
      set.events.push(countThreshold(limit, { percent: 80, max: limit.max, used: open }, at_ms));
  }
  for (const limit of spend) {
    const { spent_nano, held_nano } = spendingUnder(set, account, limit);
    const used_nano = spent_nano + held_nano;
    const isReached = (nano: Nano) => nano * 100n >= limit.max_nano * WARNING;
    if (isReached(used_nano) && !isReached(used_nano - hold_nano))
      set.events.push(spendThreshold(account, limit, { percent: WARNING, used_nano }, at_ms));
  }
}

/** The same limit in the same period has one event for each threshold: a cause is stored once. */
function spendThreshold(
  account: string,
  limit: SpendLimit,
  { percent, used_nano }: { readonly percent: bigint; readonly used_nano: Nano },
  at_ms: Time_ms,
): NewEvent {
  const { key, since_ms, until_ms, max_nano, label } = limit;
  const subject = `limit ${account} ${key ?? ''}`.trimEnd();
  const data = {
    account,
    key,
    limit: label.name,
    measure: label.kind,
    percent: Number(percent),
    max: formatNano(max_nano),
    used: formatNano(used_nano),
    since: new Date(since_ms).toISOString(),
    until: new Date(until_ms).toISOString(),
  };
  const cause = `limit.threshold ${subject} ${since_ms} ${until_ms} ${max_nano} ${percent}`;
  return { cause, type: 'limit.threshold', account, subject, data, at_ms };
}

/**
 * The event of a limit that does not count money. Such a limit has no period, so it has one event for each hour (UTC) and
 * threshold.
 */
export function countThreshold(
  { account, key, model, label }: TaskSubject & { readonly label: LimitLabel },
  { percent, max, used }: { readonly percent: 80 | 100; readonly max: number; readonly used: number },
  at_ms: Time_ms,
): NewEvent {
  const since_ms = at_ms - (at_ms % HOUR_ms);
  const subject = [label.name, label.kind, account, key, model].map((name) => name ?? '').join(' ');
  const data = {
    account,
    key,
    model,
    limit: label.name,
    measure: label.kind,
    percent,
    max: String(max),
    used: String(used),
    since: new Date(since_ms).toISOString(),
    until: new Date(since_ms + HOUR_ms).toISOString(),
  };
  const cause = `limit.threshold ${subject} ${since_ms} ${max} ${percent}`;
  return { cause, type: 'limit.threshold', account, subject: `limit ${subject}`.trimEnd(), data, at_ms };
}

/** Adds the event of a request that was refused for lack of money, or by a limit. */
export function addRefusal(
  set: WorkingSet,
  account: string,
  refusal: HoldRefusal,
  needed_nano: Nano,
  at_ms: Time_ms,
): void {
  if (rulesIfOn(set) === undefined) return;
  if (refusal.reason === 'spend_limit') {
    const used_nano = refusal.spent_nano + refusal.held_nano;
    set.events.push(spendThreshold(account, refusal.limit, { percent: 100n, used_nano }, at_ms));
    return;
  }
  if (refusal.reason === 'task_limit') {
    const { limit, open } = refusal;
    set.events.push(countThreshold(limit, { percent: 100, max: limit.max, used: open }, at_ms));
    return;
  }
  const wallet = set.wallets.get(account);
  if (wallet === undefined || wallet.alerted >= EMPTY) return;
  set.wallets.put(account, { ...wallet, alerted: EMPTY });
  const data = { ...moneyOf(wallet), needed: formatNano(needed_nano) };
  const about = { type: 'wallet.empty', account, subject: `wallet ${account}` } as const;
  set.events.push({ cause: `wallet.empty ${account} refused ${at_ms}`, ...about, data, at_ms });
}

function moneyOf(wallet: Wallet) {
  const { account, credit_limit_nano } = wallet;
  return { account, available: formatNano(available_nano(wallet)), credit_limit: formatNano(credit_limit_nano) };
}

function addTaskEvent(set: WorkingSet, task: TaskRow): void {
  const { id, account, key, model, state, hold_nano, charged_nano, updated_at_ms: at_ms } = task;
  if (state !== 'succeeded' && state !== 'failed' && state !== 'review') return;
  const type = OF_STATE[state];
  const data = {
    id,
    upstream_id: task.upstream_id,
    account,
    key,
    model,
    state,
    hold: formatNano(hold_nano),
    charged: charged_nano === null ? null : formatNano(charged_nano),
    created_at: new Date(task.created_at_ms).toISOString(),
    finished_at: task.finished_at_ms === null ? null : new Date(task.finished_at_ms).toISOString(),
  };
  // A task may come to review again after it was found running.
  set.events.push({ cause: `${type} ${id} ${at_ms}`, type, account, subject: `task ${id}`, data, at_ms });
}

function addWalletEvents(set: WorkingSet, { low_nano }: WebhookRules, before: Wallet | null, after: Wallet): void {
  const { account } = after;
  const spendable = available_nano(after);
  const low = low_nano ?? 0n;
  const concernsAccount = (row: { readonly account: string | null }) => row.account === account;
  // A credit limit changes without an entry.
  const cause = set.entries.findLast(concernsAccount) ?? set.changes.findLast(concernsAccount);
  const isPaidIn =
    set.entries.some((entry) => entry.account === account && entry.posted_delta_nano > 0n) ||
    (before !== null && after.credit_limit_nano > before.credit_limit_nano);
  let said = after.alerted;
  if (isPaidIn && spendable >= low && spendable > 0n) said = 0n;
  else if (isPaidIn && spendable > 0n && said > LOW) said = LOW;
  const add = (type: 'wallet.low' | 'wallet.empty', level: bigint) => {
    said = level;
    if (cause === undefined) return;
    const threshold = type === 'wallet.low' ? { threshold: formatNano(low) } : {};
    const data = { ...moneyOf(after), ...threshold };
    const { id, at_ms } = cause;
    const name = `${type} ${account} ${'operation' in cause ? 'change' : 'entry'} ${id}`;
    set.events.push({ cause: name, type, account, subject: `wallet ${account}`, data, at_ms });
  };
  const hasFallen = before !== null && spendable < available_nano(before);
  if (hasFallen && low_nano !== null && spendable < low && said < LOW) add('wallet.low', LOW);
  if (hasFallen && spendable <= 0n && said < EMPTY) add('wallet.empty', EMPTY);
  if (said !== after.alerted) set.wallets.put(account, { ...after, alerted: said });
}
