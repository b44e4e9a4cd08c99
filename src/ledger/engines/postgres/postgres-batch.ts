/**
 * Runs a batch of changes as one transaction in two round trips: lock the ledger's head and load the needed rows; then write the
 * changes and commit. Between the two, the operations run in memory (ledger/).
 */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { failpoint } from '../../../lib/failpoint.ts';
import { addEvents, RULES } from '../../core/events.ts';
import { execute, isOperation, needsOf } from '../../core/operations.ts';
import { WorkingSet } from '../../core/working-set.ts';
import { adminWrite } from '../../store/admin-writes.ts';
import { applyChanges } from '../../store/apply.ts';
import { loadNeeds } from '../../store/reads/load.ts';
import type { StoredPrice } from '../../store/schema.ts';
import { statement } from '../../store/sql.ts';
import { changesKeys, isRecordWrite } from '../../store/writes.ts';
import type { Outcome, Write } from '../writer/write.ts';
import { read, rows } from './connection.ts';
import { isAfterFailure, isDisconnected, isStatementRefused } from './errors.ts';
import { type LockedHead, lockHead, moveHead, requireOwnSchema } from './head.ts';
import { KEYS_CHANNEL } from './key-cache.ts';
import { rowWriter } from './write-rows-postgres.ts';

const begin = statement('begin', 'BEGIN');
const rollback = statement('rollback', 'ROLLBACK');
const noteBatch = statement(
  'note_batch',
  `INSERT INTO writer (id, batch, at) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at`,
);
/** Every gateway drops its cached keys when the change is committed. */
const notifyKeys = statement('notify_keys', `SELECT pg_notify('${KEYS_CHANNEL}', '')`);
const savepoint = statement('savepoint', 'SAVEPOINT one');
const backToSavepoint = statement('back_to_savepoint', 'ROLLBACK TO SAVEPOINT one');

/** Whose clock stamps changes: the server's, or in tests the caller's. */
export type Stamp = 'server' | 'caller';

/** The name of a batch, by which its writer asks later whether it was committed. */
export interface BatchName {
  readonly writer: string;
  readonly batch: bigint;
  readonly stamp: Stamp;
}

/**
 * The versions of price tables that this process has stored. Their first use may be among the commits that a failover lost, and later
 * rows name only their hash. So the first batch of each connection stores them again.
 */
export class UsedPrices {
  readonly #bySha256 = new Map<string, StoredPrice>();
  #mayBeLost = false;

  connected(): void {
    this.#mayBeLost = this.#bySha256.size > 0;
  }

  addTo(set: WorkingSet): void {
    for (const price of set.prices) this.#bySha256.set(price.sha256, price);
    if (this.#mayBeLost) set.prices.push(...this.#bySha256.values());
  }

  committed(): void {
    this.#mayBeLost = false;
  }
}

/** A transaction that was sent to be committed, without an answer. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
  /** The results, which hold if the batch was committed. */
  readonly outcomes: readonly Outcome[];

  constructor(outcomes: readonly Outcome[], cause: unknown) {
    super('the connection broke during COMMIT', { cause });
    this.outcomes = outcomes;
  }
}

/**
 * Runs the changes. One that the ledger refuses changes nothing; the others are committed. Throws, with nothing committed, when the
 * server refused one or failed, and a CommitUnknownError when it is not known whether they were committed.
 */
export async function runBatch(
  client: pg.Client,
  batch: readonly Write[],
  name: BatchName,
  prices: UsedPrices,
): Promise<readonly Outcome[]> {
  try {
    const outcomes = await transact(client, batch, name, prices);
    prices.committed();
    return outcomes;
  } catch (error) {
    // On a broken connection there is nothing to roll back. The first error is the one that counts.
    if (!(error instanceof CommitUnknownError)) await rows(client, rollback).catch(() => {});
    throw error;
  }
}

async function transact(
  client: pg.Client,
  batch: readonly Write[],
  name: BatchName,
  prices: UsedPrices,
): Promise<readonly Outcome[]> {
  const opened = open(client);
  const made = await runAdminWrites(client, batch, opened);
  const needs = batch.flatMap((write) => (isOperation(write.name) ? needsOf(write.name, write) : []));
  const [head, put] = await awaitPipelined([opened, read(client, loadNeeds(needs, undefined))]);
  const set = new WorkingSet({ last_entry_id: head.entry_id, last_change_id: head.change_id });
  set.webhookRules.load(RULES, { id: 1n, is_on: head.is_on, low_nano: head.low });
  put(set);
  const outcomes = batch.map(
    (write, index) =>
      made[index] ??
      attempt(() => (isOperation(write.name) ? execute(set, write.name, stamped(write, head, name)) : undefined)),
  );
  addEvents(set);
  prices.addTo(set);
  const sent: Promise<unknown>[] = [];
  const before = { entry: head.hash, change: head.change_hash };
  const { entry, change } = applyChanges(rowWriter(client, sent), set, before);
  if (entry !== before.entry || change !== before.change)
    sent.push(rows(client, moveHead, [set.last_entry_id, entry, set.last_change_id, change]));
  if (batch.some(({ name }) => changesKeys(name))) sent.push(rows(client, notifyKeys));
  sent.push(rows(client, noteBatch, [name.writer, name.batch, Date.now()]));
  const isRecorded = change !== before.change;
  if (isRecorded) failpoint('change_written');
  await commit(client, sent, outcomes);
  if (isRecorded) failpoint('change_durable');
  return outcomes;
}

/**
 * The change with the time of its transaction: a gateway whose clock is wrong decides nothing by it. A record happened before, so its own time
 * stays, unless the server's clock has not reached it.
 */
function stamped(write: Write, { at }: LockedHead, { stamp }: BatchName): Write {
  if (stamp === 'caller') return write;
  const now_ms = Number(at);
  return { ...write, at_ms: isRecordWrite(write.name) ? Math.min(write.at_ms, now_ms) : now_ms };
}

/** Begins the transaction and locks the head, so that no other gateway writes during the batch. */
async function open(client: pg.Client): Promise<LockedHead> {
  const [, head] = await Promise.all([rows(client, begin), lockHead(client)]);
  return requireOwnSchema(head);
}

/** Runs the writes that need no decision. One that fails is undone alone. */
async function runAdminWrites(
  client: pg.Client,
  batch: readonly Write[],
  opened: Promise<unknown>,
): Promise<readonly (Outcome | undefined)[]> {
  if (batch.every((write) => isOperation(write.name))) return [];
  await opened;
  const made: (Outcome | undefined)[] = [];
  for (const write of batch) made.push(isOperation(write.name) ? undefined : await runAdminWrite(client, write));
  return made;
}

async function runAdminWrite(client: pg.Client, { name, args, at_ms }: Write): Promise<Outcome> {
  if (isOperation(name)) throw new Error(`${name} is an operation`);
  await rows(client, savepoint);
  try {
    return { ok: true, value: await read(client, adminWrite(name, at_ms, args)) };
  } catch (error) {
    if (!isStatementRefused(error)) throw error;
    await rows(client, backToSavepoint);
    return { ok: false, error };
  }
}

/** Like Promise.all, but rejects for the first cause: the server refuses every statement behind a failed one, too. */
async function awaitPipelined<T extends readonly unknown[]>(
  promises: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  const settled = await Promise.allSettled(promises);
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (failures.length > 0) throw failures.find((failure) => !isAfterFailure(failure)) ?? failures[0];
  return Promise.all(promises);
}

function attempt(work: () => unknown): Outcome {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, error };
  }
}

/**
 * Sends COMMIT behind the changes. A refused change makes the server roll back, and is thrown. Any other failure leaves the outcome
 * unknown, because the server may have committed before its answer was lost.
 */
async function commit(
  client: pg.Client,
  changes: readonly Promise<unknown>[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const [changed, committed] = await Promise.allSettled([awaitPipelined(changes), client.query('COMMIT')]);
  if (changed.status === 'rejected' && !isDisconnected(changed.reason)) throw changed.reason;
  if (changed.status === 'rejected') throw new CommitUnknownError(outcomes, changed.reason);
  if (committed.status === 'rejected') throw new CommitUnknownError(outcomes, committed.reason);
  assert.equal(committed.value.command, 'COMMIT');
}
