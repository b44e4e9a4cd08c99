/** The events that a batch causes: they are found in what it changed, and stored in its transaction. */
import { formatNano } from '../lang/amount.ts';
import { available_nano, spendable_nano, type Wallet } from './rows.ts';
import type { WebhookRules } from './webhook-rows.ts';
import type { TaskRow, WorkingSet } from './working-set.ts';

/** The key of the only row of rules. */
export const RULES = 'rules';

const OF_STATE = { succeeded: 'task.succeeded', failed: 'task.failed', review: 'task.review' } as const;
/** `Wallet.alerted` */
const LOW = 1n;
const EMPTY = 2n;

/** Adds the events of tasks and wallets to those of the batch, and notes on a wallet what was said of it. Without a webhook it does nothing. */
export function addEvents(book: WorkingSet): void {
  const rules = book.webhookRules.knowsAny ? book.webhookRules.get(RULES) : undefined;
  if (rules === undefined || rules.is_on === 0n) return;
  for (const { before, after } of book.tasks.changes()) {
    if (after !== null && after.state !== before?.state) addTaskEvent(book, after);
  }
  for (const { before, after } of [...book.wallets.changes()]) {
    if (after !== null) addWalletEvents(book, rules, before, after);
  }
}

function addTaskEvent(book: WorkingSet, task: TaskRow): void {
  const { id, account, key, model, state, hold_nano, charged_nano, updated_at_ms: at_ms } = task;
  if (state !== 'succeeded' && state !== 'failed' && state !== 'review') return;
  const type = OF_STATE[state];
  const data = {
    id,
    upstream_id: task.upstream_id,
    ...{ account, key, model, state },
    hold: formatNano(hold_nano),
    charged: charged_nano === null ? null : formatNano(charged_nano),
    created_at: new Date(task.created_at_ms).toISOString(),
    finished_at: task.finished_at_ms === null ? null : new Date(task.finished_at_ms).toISOString(),
  };
  // A task may come to review again after it was found running.
  book.events.push({ cause: `${type} ${id} ${at_ms}`, type, account, subject: `task ${id}`, data, at_ms });
}

function addWalletEvents(book: WorkingSet, { low_nano }: WebhookRules, before: Wallet | null, after: Wallet): void {
  const { account } = after;
  const spendable = spendable_nano(after);
  const low = low_nano ?? 0n;
  const isOfAccount = (row: { readonly account: string | null }) => row.account === account;
  // A credit limit changes without an entry.
  const cause = book.entries.findLast(isOfAccount) ?? book.changes.findLast(isOfAccount);
  const isPaidIn =
    book.entries.some((entry) => entry.account === account && entry.posted_delta_nano > 0n) ||
    (before !== null && after.credit_limit_nano > before.credit_limit_nano);
  let said = after.alerted;
  if (isPaidIn && spendable >= low && spendable > 0n) said = 0n;
  else if (isPaidIn && spendable > 0n && said > LOW) said = LOW;
  const add = (type: 'wallet.low' | 'wallet.empty', level: bigint) => {
    said = level;
    if (cause === undefined) return;
    const money = { available: formatNano(available_nano(after)), credit_limit: formatNano(after.credit_limit_nano) };
    const threshold = type === 'wallet.low' ? { threshold: formatNano(low) } : {};
    const data = { account, ...money, ...threshold };
    const { id, at_ms } = cause;
    const name = `${type} ${account} ${'operation' in cause ? 'change' : 'entry'} ${id}`;
    book.events.push({ cause: name, type, account, subject: `wallet ${account}`, data, at_ms });
  };
  const hasFallen = before !== null && spendable < spendable_nano(before);
  if (hasFallen && low_nano !== null && spendable < low && said < LOW) add('wallet.low', LOW);
  if (hasFallen && spendable <= 0n && said < EMPTY) add('wallet.empty', EMPTY);
  if (said !== after.alerted) book.wallets.put(account, { ...after, alerted: said });
}
