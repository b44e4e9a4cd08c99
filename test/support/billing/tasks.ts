/** Makes a stored task from a quote. */
import type { TaskQuote } from '../../../src/billing/pricing/task-quote.ts';
import type { Task } from '../../../src/ledger/store/store.ts';

export function taskOf({
  notes: _,
  content: __,
  version,
  ...money
}: Omit<TaskQuote, 'version' | 'content'> & Partial<TaskQuote>): Task {
  return {
    ...money,
    request_id: 'req_1',
    price_sha256: version?.sha256 ?? null,
    classes: money.classes ?? null,
    params: null,
    answered: null,
    charged_classes: null,
    cost_nano: null,
    cost_sha256: null,
    id: 'task_1',
    account: 'acc_1',
    key: 'key_1',
    upstream: 'c',
    target: 'default',
    kind: 'official_video',
    route: 'create_video_task',
    model: 'c/vidgen-2.0',
    dispatch_deadline_ms: 0,
    claim_owner: null,
    claim_until_ms: null,
    resent_at_ms: null,
    deadline_at_ms: 0,
    state: 'running',
    upstream_id: 'cgt-1',
    status: 'running',
    record: null,
    hold_id: 1n,
    charged_units_nano: null,
    charged_nano: null,
    reason: null,
    created_at_ms: 0,
    updated_at_ms: 0,
    finished_at_ms: null,
    next_poll_at_ms: null,
    hidden_at_ms: null,
  };
}
