/** The audit finds every edit of a store by hand but those that docs/explanation/audit.md lists. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { ofToday } from '../../../test/support/sample.ts';
import { editsOf, makeFullStore, openToEdit } from '../../../test/support/store/edits-by-hand.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { audit } from './audit.ts';

t.setTimeout(300_000);

/** `TABLE.COLUMN`: some value of it; `+TABLE` and `-TABLE`: a row that was added or deleted. */
const NOT_FOUND: readonly string[] = [
  'account.alerted',
  'account.created_at',
  'admin_session.created_at',
  '-admin_session',
  'admin_token.created_at',
  'admin_token.last_used_at',
  'api_key.created_at',
  'api_key.last_used_at',
  '-change',
  'change_key.change_id',
  'change_key.created_at',
  'change_key.key',
  'change_key.request_sha256',
  'change_key.result',
  '+change_key',
  '-change_key',
  'idempotency.created_at',
  'idempotency.key',
  'idempotency.request_hash',
  'idempotency.response',
  'idempotency.response_headers',
  'idempotency.response_status',
  'idempotency.task_id',
  '+idempotency',
  '-idempotency',
  'lease.closed_at',
  'lease.key',
  'lease.opened_at',
  'lease.owner',
  'lease.until',
  'lease.wanted_at',
  'money_turn.account',
  'money_turn.amount',
  'money_turn.owner',
  'money_turn.until',
  '+money_turn',
  '-money_turn',
  'price.at',
  'probe.at',
  'probe.id',
  '+probe',
  '-probe',
  'quota.amount',
  'quota.owner',
  'quota.subject',
  'quota.until',
  '+quota',
  '-quota',
  '-resource',
  'spending.since',
  'spending.until',
  '+spending',
  '-spending',
  'task.answered',
  'task.charged_classes',
  'task.charged_units',
  'task.claim_owner',
  'task.claim_until',
  'task.created_at',
  'task.deadline_at',
  'task.dispatch_deadline_at',
  'task.finished_at',
  'task.hidden_at',
  'task.kind',
  'task.model',
  'task.next_poll_at',
  'task.otherwise_units',
  'task.params',
  'task.reason',
  'task.record',
  'task.request',
  'task.request_body',
  'task.request_id',
  'task.resent_at',
  'task.route',
  'task.state',
  'task.status',
  'task.target',
  'task.updated_at',
  'task.upstream',
  'task.upstream_id',
  'usage.at',
  'usage.id',
  'usage.is_stream',
  'usage.price_factor',
  'usage.reported',
  'usage.request_id',
  'usage_summed.level',
  'usage_summed.series',
  'usage_summed.since',
  'usage_summed.step_until',
  'usage_summed.until',
  '+usage_summed',
  '-usage_summed',
  'webhook.claim_until',
  'webhook.created_at',
  'webhook_delivery.account',
  'webhook_delivery.attempts',
  'webhook_delivery.body',
  'webhook_delivery.created_at',
  'webhook_delivery.event',
  'webhook_delivery.finished_at',
  'webhook_delivery.id',
  'webhook_delivery.last_at',
  'webhook_delivery.last_result',
  'webhook_delivery.next_at',
  'webhook_delivery.state',
  'webhook_delivery.subject',
  'webhook_delivery.type',
  'webhook_delivery.webhook',
  '+webhook_delivery',
  '-webhook_delivery',
  'webhook_rules.id',
  'webhook_rules.low',
  '+webhook_rules',
  '-webhook_rules',
];

/** The same if the editor has recomputed all hashes of the chain. */
const NOT_FOUND_RECOMPUTED: readonly string[] = [
  '-change',
  'change.account',
  'change.actor',
  'change.after',
  'change.at',
  'change.before',
  'change.entry_id',
  'change.hash',
  'change.operation',
  'change.reason',
  'change.request_id',
  'change.role',
  'change.subject',
  'change.via',
  'entry.at',
  'entry.hash',
  'entry.memo',
];

const path = `${tempFolder(t)}/store.db`;
await makeFullStore(`sqlite:${path}`);
const db = openToEdit(path);
t.teardown(() => db.close());

const isSound = () => audit(db).breaches.every(({ invariant }) => invariant === 'schema_as_migrated');

/** Whether the audit finds the edit. An edit that the schema refuses counts as found. */
function isFound(make: () => void): boolean {
  try {
    make();
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^SQLITE_(CONSTRAINT|MISMATCH)/.test(String(error.code)))
      return true;
    throw error;
  }
  return !isSound();
}

t.test('each edit is found or listed', async (t) => {
  t.ok(isSound(), 'the store before any edit');
  const missed = new Set<string>();
  const edits = editsOf(db);
  const names = new Set(ofToday([...new Set(edits.map(({ name }) => name))]));
  for (const { name, make } of edits) {
    if (missed.has(name) || !names.has(name)) continue;
    db.exec('BEGIN');
    try {
      if (!isFound(() => make(db))) missed.add(name);
    } finally {
      db.exec('ROLLBACK');
    }
  }
  const listed = [...NOT_FOUND, ...NOT_FOUND_RECOMPUTED.map((name) => `${name} (hashes recomputed)`)];
  t.strictSame([...missed].toSorted(), listed.filter((name) => names.has(name)).toSorted());
  const all = new Set(edits.map(({ name }) => name));
  for (const name of listed) t.ok(all.has(name), `there is an edit ${name}`);
});

t.test('the page has the same lists', async (t) => {
  const page = readFileSync('docs/explanation/audit.md', 'utf8');
  const section = (title: string) => page.split(`### ${title}\n`)[1]?.split('\n##')[0] ?? '';
  const names = (title: string) =>
    [...section(title).matchAll(/^\| (`.*?`) \|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
      .map(([, name = '']) => name)
      .toSorted();
  t.strictSame(names('Edits that are not found'), NOT_FOUND.toSorted());
  t.strictSame(names('Edits with recomputed hashes'), NOT_FOUND_RECOMPUTED.toSorted());
});
