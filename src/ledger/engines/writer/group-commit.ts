/**
 * Collects writes while the writer thread commits the previous batch. One fsync serves a whole batch, and the event loop never waits
 * for the disk. While the store fails, requests are refused, and records of what has already happened wait.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import { fromSentError, type SentError, toSentError } from '../../../lib/node/sent-error.ts';
import { mayPass, StoreBusyError, StoreError, StoreLostError } from '../../store/store.ts';
import { isRecordWrite, type WriteArgs, type WriteName, type WriteOne, type WriteResult } from '../../store/writes.ts';
import type { Outcome, Write } from './write.ts';
import { endOfPort, endOfWorker, type WriterEnd } from './writer-end.ts';

/**
 * The writer thread's answer to one batch: the results in the order of the writes, and the errors by the index of their write. An object
 * for each result would cost 2 µs more per write to copy between threads.
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

/** The thread's message that one of its connections broke. Only the thread that started it gets this message. */
export interface StoreNotice {
  readonly lost_connection: string;
  readonly error: SentError;
}

/** Longer batches delay their first write and gain little, because most of a commit is the fsync. */
const BATCH_LIMIT = 256;
/** About one second of work. Further requests are refused at once, and can be tried again. */
const QUEUE_LIMIT = 8_192;
/** Requests cannot take the second half of the queue: it is for records. Beyond it, records are refused too. */
const QUEUE_LIMIT_OF_RECORDS = 2 * QUEUE_LIMIT;
/** The pause before records that the store could not take are tried again. */
const RETRY_ms = 250;
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
  readonly lost: Promise<StoreLostError>;
  /** Rejects all writes, because the store can no longer be used. */
  lose(reason: unknown): void;
  /** A port by which the store of another thread writes with this writer. */
  share(): MessagePort;
  /** Commits the queued writes, then stops. */
  close(): Promise<void>;
}

export interface Judge {
  /** Whether the error means that data read from the store cannot be trusted. */
  readonly isFatal: (error: unknown) => boolean;
  /** Converts an error of an operation to one of the store, with a remedy. */
  readonly storeFailure: (error: unknown) => unknown;
  /** Called when a connection of the writer breaks. */
  readonly lostConnection?: (error: Error, connection: string) => void;
}

/**
 * A writer in a thread. Closing the writer of another thread leaves it open.
 *
 * @param from a function that starts the thread, or the port that the store of another thread has shared.
 * @throws StoreError when the thread ends.
 */
export async function threadWriter(from: (() => Worker) | MessagePort, judge: Judge): Promise<Writer> {
  if (typeof from !== 'function') return new GroupCommit(endOfPort(from), judge);
  const worker = from();
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (error) => reject(error));
    worker.once('exit', () => reject(new StoreError("the store's writer thread has stopped")));
  });
  return new GroupCommit(endOfWorker(worker), judge);
}

class GroupCommit implements Writer {
  readonly lost: Promise<StoreLostError>;
  readonly #end: WriterEnd;
  readonly #judge: Judge;
  /** Why the store takes no changes now. */
  #failure: unknown;
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
      (answer: BatchAnswer | StoreLoss | StoreReachability | StoreNotice) => {
        if ('lost' in answer) this.lose(answer.lost);
        else if ('unreachable' in answer) this.#reached(answer.unreachable);
        else if ('lost_connection' in answer)
          this.#judge.lostConnection?.(fromSentError(answer.error), answer.lost_connection);
        else this.#answered(answer);
      },
      (error) => this.lose(error),
    );
  }

  write<N extends WriteName>(name: N, at_ms: number, ...args: WriteArgs<N>): Promise<WriteResult<N>> {
    if (this.#stopped !== undefined) return Promise.reject(this.#stopped);
    const refusal = this.#refusal(name);
    if (refusal !== undefined) {
      this.#failed.busy += 1;
      return Promise.reject(refusal);
    }
    return new Promise((resolve, reject) => {
      // The writer answers with the result of this operation.
      const settle = (value: unknown) => resolve(value as WriteResult<N>);
      this.#queue.push({ write: { name, args, at_ms }, resolve: settle, reject });
      this.#schedule();
    });
  }

  /** Why a change is not accepted now. Waiting changes test whether a failing store works again; if none waits, the next one does. */
  #refusal(name: WriteName): unknown {
    const limit = isRecordWrite(name) ? QUEUE_LIMIT_OF_RECORDS : QUEUE_LIMIT;
    const isTried = this.#inFlight.length + this.#queue.length > 0;
    if (this.#failure !== undefined && isTried && !isRecordWrite(name)) return this.#failure;
    if (this.#queue.length < limit) return undefined;
    return new StoreBusyError(`${this.#queue.length} changes are waiting for the store; try again in a moment`);
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
    const fatal = failures.map(fromSentError).find(this.#judge.isFatal);
    if (fatal !== undefined) {
      this.lose(fatal);
      return;
    }
    const batch = this.#inFlight;
    this.#inFlight = [];
    const errorOf = (index: number) => {
      const error = answer.ok ? answer.errors.get(index) : answer.error;
      return error && this.#judge.storeFailure(fromSentError(error));
    };
    // A change that failed is surely not committed, so trying it again writes nothing twice.
    const isKept = ({ write }: Pending, index: number) => isRecordWrite(write.name) && mayPass(errorOf(index));
    const kept = new Set(failures.length === 0 ? [] : batch.filter(isKept));
    if (kept.size > 0) {
      this.#queue.unshift(...kept);
      this.#failed.write += kept.size;
      this.#fail(failures.map((error) => this.#judge.storeFailure(fromSentError(error))).find(mayPass));
      setTimeout(() => this.#send(), RETRY_ms);
    } else {
      if (answer.ok) this.#failure = undefined;
      this.#send();
    }
    batch.forEach((pending, index) => {
      if (kept.has(pending)) return;
      const error = errorOf(index);
      if (error !== undefined) this.#reject(pending, error);
      else if (answer.ok && index < answer.values.length) pending.resolve(answer.values[index]);
      else pending.reject(new StoreError('the writer did not answer for every operation'));
    });
    if (this.#inFlight.length === 0 && this.#queue.length === 0) this.#idle?.();
  }

  /** The thread tries the batch in flight again by itself. */
  #reached(failure: SentError | undefined): void {
    if (failure === undefined) this.#failure = undefined;
    else this.#fail(this.#judge.storeFailure(fromSentError(failure)));
  }

  /** Refuses the waiting requests, whose callers can try again. Records continue to wait. */
  #fail(failure: unknown): void {
    this.#failure = failure;
    const waiting = this.#queue;
    this.#queue = waiting.filter(({ write }) => isRecordWrite(write.name));
    for (const pending of waiting) if (!isRecordWrite(pending.write.name)) this.#reject(pending, failure);
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
