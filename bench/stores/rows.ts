/** The rows of a store that is filled by plain inserts: what each table is given, as the real operations leave it. */
import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';

export type TaskState = 'running' | 'succeeded' | 'failed';

/** The record that an upstream's last answer leaves on a task; 400 bytes are about what the video interfaces send. */
const record = JSON.stringify({
  id: 'cgt-2026-0001',
  model: 'c/vidgen-2.0',
  status: 'succeeded',
  content: { video_url: `https://media.example/${'v'.repeat(260)}` },
  billedSeconds: 4,
});

/** Binds the names that each statement says. */
export function prepareRows(db: Database.Database) {
  return {
    account: db.prepare('INSERT INTO account (id, name, price_factor, created_at) VALUES (?, ?, ?, ?)'),
    balance: db.prepare('UPDATE account SET posted = ?, held = ? WHERE id = ?'),
    key: db.prepare("INSERT INTO api_key (id, sha256, prefix, account, created_at) VALUES (?, ?, 'tg_bench', ?, ?)"),
    /** Answers the hash, which the next entry is given as `before`. */
    entry: db
      .prepare<[object], string>(`
      INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at, hash)
      VALUES (@id, @account, @kind, @amount, @posted, @held, @hold_id, @task_id, @reference, @memo, @at,
        entry_hash(@before, json_array(@id, @account, @kind, @amount, @posted, @held, @hold_id, @task_id, @reference, @memo, @at)))
      RETURNING hash`)
      .pluck(),
    task: db.prepare(`
      INSERT INTO task (id, account, key, upstream, upstream_id, kind, route, model, state, status, record, price, unit,
        unit_price, divisor, price_factor, facts, hold_id, hold, hold_units, hold_memo, otherwise_units, charged, charged_units,
        dispatch_deadline_at, deadline_at, next_poll_at, created_at, updated_at, finished_at)
      VALUES (@id, @account, @key, 'c', @upstream_id, 'official_video', 'create_video_task', 'c/vidgen-2.0', @state, @state,
        '${record}', 'c', 'second', 460000000, 1, 1000000000, '{"resolution":"480p","reference":"none"}', @hold_id,
        @amount, @units, '4 s × 0.46', 4000000000, @charged, @charged_units, @created, @created + 345600000, @poll, @created,
        @now, @ended)`),
    lease: db.prepare(`
      INSERT INTO lease (hold_id, account, owner, until, opened_at, closed_at)
      VALUES (@id, @account, 'bench', @opened + 30000, @opened, @closed)`),
    usage: db.prepare(`
      INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
      VALUES (?, ?, ?, 'create_message', 'chat-large', '{"input":"120","output":"480"}', ?, ?)`),
  };
}

/** Of the same text always the same, and otherwise as far from every other as the random ids of life, which no index keeps together. */
export function scattered(prefix: string, text: string): string {
  return `${prefix}${hash('sha1', text, 'base64url').slice(0, 22)}`;
}
