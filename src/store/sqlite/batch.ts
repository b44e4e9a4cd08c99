/** Runs a batch of changes as one transaction: load what the operations need, execute them in order, write what they changed. */
import assert from 'node:assert/strict';
import type { Database } from 'better-sqlite3';
import { type Asked, execute, isOperation, needsOf } from '../../ledger/operations.ts';
import type { WriteName } from '../writes.ts';
import { apply } from './apply.ts';
import { transact } from './database.ts';
import { load } from './load.ts';
import { RowMemory } from './row-memory.ts';
import { verbs } from './verbs.ts';

/** One change as it travels to the writer. */
export interface Write extends Asked {
  readonly name: WriteName;
}

export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

/**
 * An operation that fails changes nothing, and the others are done. Throws, with nothing done, when the store itself cannot be
 * read or written.
 *
 * @param memory of that connection, where it runs one batch after another.
 */
export function runBatch(db: Database, batch: readonly Write[], memory = new RowMemory()): readonly Outcome[] {
  // Within a transaction that a failure left behind, nothing would be committed.
  assert(!db.inTransaction);
  try {
    const outcomes = transact(db, () => runAll(db, batch, memory));
    memory.confirm();
    return outcomes;
  } catch (error) {
    memory.forget();
    if (batch.length === 1 || isOfTheStore(error)) throw error;
    // Something that the core let pass and the database refused: each by itself, so that it fails alone.
    return batch.map((write) => runAlone(db, write));
  }
}

function runAlone(db: Database, write: Write): Outcome {
  try {
    const [outcome] = runBatch(db, [write]);
    assert(outcome !== undefined);
    return outcome;
  } catch (error) {
    if (isOfTheStore(error)) throw error;
    return { ok: false, error };
  }
}

/** A full disk, a lock, a broken file; and not a constraint, nor a mistake of the program. */
function isOfTheStore(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  return code.startsWith('SQLITE_') && !/^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE|ERROR)/.test(code);
}

function runAll(db: Database, batch: readonly Write[], memory: RowMemory): readonly Outcome[] {
  // First, so that an account or a key that is made in this batch is there for its operations.
  const made = batch.map((write) => (isOperation(write.name) ? undefined : attempt(db, () => runVerb(db, write))));
  if (made.some((outcome) => outcome !== undefined)) memory.forget();
  if (made.every((outcome) => outcome !== undefined)) return made;
  const { book, hash } = memory.open(db);
  for (const write of batch) {
    if (isOperation(write.name)) for (const need of needsOf(write.name, write)) load(db, book, need);
  }
  const outcomes = batch.map((write, index) => {
    const { name } = write;
    return made[index] ?? attempt(db, () => (isOperation(name) ? execute(book, name, write) : undefined));
  });
  memory.keep(db, { book, hash: apply(db, book, hash) });
  return outcomes;
}

function attempt(db: Database, work: () => unknown): Outcome {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    // Some errors, a full disk among them, roll the transaction back by themselves.
    if (!db.inTransaction || isOfTheStore(error)) throw error;
    return { ok: false, error };
  }
}

function runVerb(db: Database, { name, args, at_ms }: Write): unknown {
  if (isOperation(name)) throw new Error(`${name} is no verb`);
  const verb: (db: Database, at_ms: number, ...args: never[]) => unknown = verbs[name];
  return verb(db, at_ms, ...(args as never[]));
}
