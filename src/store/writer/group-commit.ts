/**
 * Collects writes while the writer thread commits the batch before. So one fsync serves a whole batch, and the event loop never waits
 * for the disk.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import { StoreBusyError, StoreError, StoreLostError } from '../store.ts';
import type { WriteArgs, WriteName, WriteOne, WriteResult } from '../writes.ts';
import { fromSentError, type SentError, toSentError } from './sent-error.ts';
import type { Outcome, Write } from './write.ts';
import { endOfPort, endOfWorker, type WriterEnd } from './writer-end.ts';

/**
 * The writer thread's answer to one batch: the results in the order of the writes, and the errors by the index of their write. Copying it
 * to the main thread costs less than copying an object for each result.
 */
export type BatchAnswer =
  | { readonly ok: true; readonly values: readonly unknown[]; readonly errors: ReadonlyMap<number, SentError> }
  | { readonly ok: false; readonly error: SentError };

/** The answer to a batch that was committed. A change that failed has an error in place of its result. */
export function answerOf(outcomes: readonly Outcome[]): BatchAnswer {
  const errors = outcomes.flatMap((outcome, index) =>
    outcome.ok ? [] : [[index, toSentError(outcome.error)] as const],
  );
  return {
    ok: true,
    values: outcomes.map((outcome) => (outcome.ok ? outcome.value : undefined)),
    errors: new Map(errors),
  };
}

/** The thread's message that the file was deleted, replaced or overwritten. */
export interface StoreLoss {
  readonly lost: Error;
}

/** The thread's message that the server cannot be reached, or answers again. */
export interface StoreReachability {
  readonly unreachable: SentError | undefined;
}

/** Longer batches delay their first write and gain little, because most of a commit is the fsync. */
const BATCH_LIMIT = 256;
/** About one second of work. Further writes are refused at once, and can be tried again. */
const QUEUE_LIMIT = 8_192;
/** How long `close` waits for a store that does not answer. Longer than a wait for a lock. */
const CLOSE_ms = 25_000;

interface Pending {
  readonly write: Write;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes changes durable. */
export interface Writer {
  readonly write: WriteOne;
  /** The changes that wait or are being committed, and the numbers of those that failed or were refused. */
  pressure(): { readonly waiting: number; readonly failed: { readonly write: number; readonly busy: number } };
  /** Commits the queued writes, then stops. */
  close(): Promise<void>;
}

/** A writer in a thread, whose store can be lost while the process runs. */
export interface ThreadWriter extends Writer {
  readonly lost: Promise<StoreLostError>;
  /** Rejects all writes, because the store can no longer be used. */
  lose(reason: unknown): void;
  /** A port by which the store of another thread writes with this writer. */
  share(): MessagePort;
}

/** How an engine's errors are judged. */
export interface Judge {
  /** Whether nothing read from the store can be trusted any more. */
  readonly isDamaged: (error: unknown) => boolean;
  /** Converts an error of an operation to one of the store, with a remedy. */
  readonly storeFailure: (error: unknown) => unknown;
}

/** The writer on a thread that is starting. @throws StoreError when the thread ends. */
export async function writerOf(worker: Worker, judge: Judge): Promise<ThreadWriter> {
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (error) => reject(error));
    worker.once('exit', () => reject(new StoreError("the store's writer thread has stopped")));
  });
  return new GroupCommit(endOfWorker(worker), judge);
}

/** The writer of another thread. Closing it leaves that writer open. */
export function sharedWriter(port: MessagePort, judge: Judge): ThreadWriter {
  return new GroupCommit(endOfPort(port), judge);
}

class GroupCommit implements ThreadWriter {
  readonly lost: Promise<StoreLostError>;
  readonly #end: WriterEnd;
  readonly #judge: Judge;
  #unreachable: Error | undefined;
  #queue: Pending[] = [];
  #inFlight: readonly Pending[] = [];
  readonly #failed = { write: 0, busy: 0 };
  #scheduled = false;
  #stopped: Error | undefined;
  #idle: (() => void) | undefined;
  readonly #resolveLost: (error: StoreLostError) => void;

  constructor(end: WriterEnd, judge: Judge) {
    this.#end = end;
    this.#judge = judge;
    const { promise, resolve } = Promise.withResolvers<StoreLostError>();
    this.lost = promise;
    this.#resolveLost = resolve;
    end.listen(
      (answer: BatchAnswer | StoreLoss | StoreReachability) => {
        if ('lost' in answer) this.lose(answer.lost);
        else if ('unreachable' in answer) this.#reached(answer.unreachable);
        else this.#answered(answer);
      },
      (error) => this.lose(error),
    );
  }

  write<N extends WriteName>(name: N, at_ms: number, ...args: WriteArgs<N>): Promise<WriteResult<N>> {
    if (this.#stopped !== undefined) return Promise.reject(this.#stopped);
    if (this.#unreachable !== undefined && this.#inFlight.length > 0) {
      this.#failed.busy += 1;
      return Promise.reject(this.#judge.storeFailure(this.#unreachable));
    }
    if (this.#queue.length >= QUEUE_LIMIT) {
      this.#failed.busy += 1;
      return Promise.reject(
        new StoreBusyError(`${QUEUE_LIMIT} changes are waiting for the store; try again in a moment`),
      );
    }
    return new Promise((resolve, reject) => {
      // The writer answers with the result of this operation.
      const settle = (value: unknown) => resolve(value as WriteResult<N>);
      this.#queue.push({ write: { name, args, at_ms }, resolve: settle, reject });
      this.#schedule();
    });
  }

  pressure(): ReturnType<Writer['pressure']> {
    return { waiting: this.#queue.length + this.#inFlight.length, failed: this.#failed };
  }

  async close(): Promise<void> {
    if (this.#stopped !== undefined) return;
    if (this.#queue.length > 0 || this.#inFlight.length > 0) {
      const idle = new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
      const timer = setTimeout(() => this.lose(new StoreError('it does not answer')), CLOSE_ms);
      await idle;
      clearTimeout(timer);
      if (this.#stopped !== undefined) return;
    }
    this.#stopped = new StoreError('the store is closed');
    await this.#end.close();
  }

  /** Sends at the end of the current turn, so that all its writes are in one batch. */
  #schedule(): void {
    if (this.#scheduled || this.#inFlight.length > 0) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#inFlight.length > 0 || this.#queue.length === 0) return;
    this.#inFlight = this.#queue.splice(0, BATCH_LIMIT);
    this.#end.send(this.#inFlight.map((each) => each.write));
  }

  #answered(answer: BatchAnswer): void {
    const failures = answer.ok ? [...answer.errors.values()] : [answer.error];
    const damage = failures.map(fromSentError).find(this.#judge.isDamaged);
    if (damage !== undefined) {
      this.lose(damage);
      return;
    }
    const batch = this.#inFlight;
    this.#inFlight = [];
    this.#send();
    batch.forEach((pending, index) => {
      const error = answer.ok ? answer.errors.get(index) : answer.error;
      if (error !== undefined) this.#reject(pending, this.#judge.storeFailure(fromSentError(error)));
      else if (answer.ok && index < answer.values.length) pending.resolve(answer.values[index]);
      else pending.reject(new StoreError('the writer did not answer for every operation'));
    });
    if (this.#inFlight.length === 0 && this.#queue.length === 0) this.#idle?.();
  }

  /** While the server cannot be reached, only the batch in flight waits: the thread tries it again. */
  #reached(failure: SentError | undefined): void {
    this.#unreachable = failure === undefined ? undefined : fromSentError(failure);
    if (this.#unreachable === undefined) return;
    const error = this.#judge.storeFailure(this.#unreachable);
    for (const pending of this.#queue.splice(0)) this.#reject(pending, error);
  }

  #reject({ reject }: Pending, error: unknown): void {
    this.#failed[error instanceof StoreBusyError ? 'busy' : 'write'] += 1;
    reject(error);
  }

  /** Rejects all waiting and all later writes. */
  lose(reason: unknown): void {
    if (this.#stopped !== undefined) return;
    const why = reason instanceof Error ? reason.message : String(reason);
    const error = new StoreLostError(`the store is lost: ${why}`, { cause: reason });
    this.#stopped = error;
    const waiting = [...this.#inFlight, ...this.#queue];
    this.#inFlight = [];
    this.#queue = [];
    for (const pending of waiting) this.#reject(pending, error);
    this.#idle?.();
    this.#resolveLost(error);
    this.#end.cut();
  }

  share(): MessagePort {
    return this.#end.share();
  }
}
