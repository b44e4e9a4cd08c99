/** The JSON document of a task: amounts as decimal strings, times as ISO 8601. */
import { formatUnits } from '../billing/memo.ts';
import { formatNano } from '../lang/amount.ts';
import type { Task } from '../store/store.ts';
import { formatDiscount, formatTime } from './values.ts';

/** The document of a task. @param account the account's name. */
export function taskDocument(task: Task, account: string) {
  return {
    id: task.id,
    account,
    key: task.key,
    model: task.model,
    route: task.route,
    kind: task.kind,
    state: task.state,
    reason: task.reason,
    upstream: task.upstream,
    target: task.target,
    upstream_id: task.upstream_id,
    status: task.status,
    facts: task.facts,
    price: {
      table: task.price,
      unit: task.unit,
      amount: formatNano(task.price_nano),
      per: String(task.divisor),
      discount: formatDiscount(task.price_factor_nano),
    },
    hold: formatNano(task.hold_nano),
    hold_id: String(task.hold_id),
    hold_units: formatUnits(task.hold_units_nano),
    hold_memo: task.hold_memo,
    charged: task.charged_nano === null ? null : formatNano(task.charged_nano),
    charged_units: task.charged_units_nano === null ? null : formatUnits(task.charged_units_nano),
    created_at: formatTime(task.created_at_ms),
    updated_at: formatTime(task.updated_at_ms),
    finished_at: time(task.finished_at_ms),
    deadline_at: formatTime(task.deadline_at_ms),
    next_poll_at: time(task.next_poll_at_ms),
    hidden_at: time(task.hidden_at_ms),
    record: task.record,
  };
}

function time(at_ms: number | null): string | null {
  return at_ms === null ? null : formatTime(at_ms);
}
