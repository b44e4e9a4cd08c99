/**
 * Runs a batch of changes as one transaction in two round trips: lock the ledger's head and load the needed rows; then write the
 * changes and commit. Between the two, the operations run in memory (ledger/).
 */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { Book } from '../../ledger/book.ts';
import { execute, isOperation, needsOf } from '../../ledger/operations.ts';
import type { Outcome, Write } from '../writer/write.ts';
import { apply } from './apply.ts';
import { rows, statement } from './connection.ts';
import { isAfterFailure, isDisconnected, isOfTheStatement } from './errors.ts';
import { type Head, lockHead } from './head.ts';
import { loadAll } from './load.ts';
import { verbs } from './verbs.ts';

const begin = statement('begin', 'BEGIN');
const rollback = statement('rollback', 'ROLLBACK');
const noteBatch = statement(
  'note_batch',
  `INSERT INTO writer (id, batch, at) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at`,
);
const savepoint = statement('savepoint', 'SAVEPOINT verb');
const backToSavepoint = statement('back_to_savepoint', 'ROLLBACK TO SAVEPOINT verb');

/** The name of a batch, by which its writer asks later whether it was committed. */
export interface BatchName {
  readonly writer: string;
  readonly batch: bigint;
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
): Promise<readonly Outcome[]> {
  try {
    return await transact(client, batch, name);
  } catch (error) {
    // On a broken connection there is nothing to roll back.
    if (!(error instanceof CommitUnknownError)) await rows(client, rollback).catch(() => {});
    throw error;
  }
}

async function transact(client: pg.Client, batch: readonly Write[], name: BatchName): Promise<readonly Outcome[]> {
  const opened = open(client);
  const made = await runVerbs(client, batch, opened);
  const needs = batch.flatMap((write) => (isOperation(write.name) ? needsOf(write.name, write) : []));
  const [head, put] = await inOrder([opened, loadAll(client, needs)]);
  const book = new Book({ last_entry_id: head.entry_id });
  put(book);
  const outcomes = batch.map((write, index) => made[index] ?? attempt(() => executeOne(book, write)));
  const noted = rows(client, noteBatch, [name.writer, name.batch, Date.now()]);
  await commit(client, [...apply(client, book, head), noted], outcomes);
  return outcomes;
}

/** Begins the transaction and locks the head, so that no other gateway writes during the batch. */
async function open(client: pg.Client): Promise<Head> {
  const [, head] = await Promise.all([rows(client, begin), lockHead(client)]);
  return head;
}

/** Runs the verbs first, so that operations of this batch see its new accounts and keys. A verb that fails is undone alone. */
async function runVerbs(
  client: pg.Client,
  batch: readonly Write[],
  opened: Promise<unknown>,
): Promise<readonly (Outcome | undefined)[]> {
  if (batch.every((write) => isOperation(write.name))) return [];
  await opened;
  const made: (Outcome | undefined)[] = [];
  for (const write of batch) made.push(isOperation(write.name) ? undefined : await runVerb(client, write));
  return made;
}

async function runVerb(client: pg.Client, { name, args, at_ms }: Write): Promise<Outcome> {
  if (isOperation(name)) throw new Error(`${name} is not a verb`);
  const verb: (client: pg.Client, at_ms: number, ...args: never[]) => Promise<unknown> = verbs[name];
  await rows(client, savepoint);
  try {
    return { ok: true, value: await verb(client, at_ms, ...(args as never[])) };
  } catch (error) {
    if (!isOfTheStatement(error)) throw error;
    await rows(client, backToSavepoint);
    return { ok: false, error };
  }
}

/** Like Promise.all, but rejects for the first cause: the server refuses every statement behind a failed one, too. */
async function inOrder<T extends readonly unknown[]>(
  promises: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  const settled = await Promise.allSettled(promises);
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((failure) => !isAfterFailure(failure)) ?? failures[0];
  return Promise.all(promises);
}

function executeOne(book: Book, write: Write): unknown {
  return isOperation(write.name) ? execute(book, write.name, write) : undefined;
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
  const [changed, committed] = await Promise.allSettled([inOrder(changes), client.query('COMMIT')]);
  if (changed.status === 'rejected' && !isDisconnected(changed.reason)) throw changed.reason;
  if (changed.status === 'rejected') throw new CommitUnknownError(outcomes, changed.reason);
  if (committed.status === 'rejected') throw new CommitUnknownError(outcomes, committed.reason);
  assert.equal(committed.value.command, 'COMMIT');
}
