/**
 * The records of the requests that a thread answers: described at the exit, gathered, and sent to the recorder. The queue is bounded, and
 * nothing here waits or throws: a request never fails for its record.
 */
import type { BlockList } from 'node:net';
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Gaps, QUEUE_FULL } from '../../ledger/requests/gaps.ts';
import type { RequestBatch, RequestRecord } from '../../ledger/requests/record.ts';
import type { RecorderPort } from '../../ledger/requests/recorder-messages.ts';
import type { RequestsPlan } from '../../plan/index.ts';
import type { Exchange } from '../http/exchange.ts';
import { callerAddress, networkOf } from './address.ts';
import { failedBy } from './failed-by.ts';
import { firstByte_ms, recordOf, seriesOf } from './record-of.ts';
import { RecordRate } from './record-rate.ts';
import { RequestCounts } from './request-counts.ts';
import { UnknownCounts } from './unknown-counts.ts';

/** How long records and sums are gathered. A kill loses those, and the batches that are not written yet. */
const GATHER_ms = 500;
/** Records of all threads that the recorder has not taken yet. About 20 MB. */
const QUEUE_LIMIT = 20_000;
/** A batch of this many records is sent at once. */
const BATCH_LIMIT = 2_000;

/** Routes that clients call again and again: only their failures are recorded. */
const ONLY_COUNTED: ReadonlySet<string> = new Set([
  'poll',
  'list_tasks',
  'list_models',
  'get_model',
  'show_account',
  'list_resources',
]);

export interface RecordsOptions {
  /** Brings a `RecorderPort` for each recorder. */
  readonly line: MessagePort;
  readonly now: () => number;
  /** How many threads share the rate and the queue. */
  readonly threads: number;
  readonly dropped: (records: number) => void;
}

/** A batch that was sent and not taken yet. */
interface SentBatch extends Pick<RequestBatch, 'sums' | 'gaps'> {
  readonly records: number;
  readonly since_ms: number;
}

/** The records and counts of one thread. */
export class RequestRecords {
  readonly #options: RecordsOptions;
  readonly #rate = new RecordRate();
  readonly #counts = new RequestCounts();
  readonly #unknown = new UnknownCounts();
  #records: RequestRecord[] = [];
  /** When the first of the counted requests arrived. */
  #since_ms = 0;
  /** Undefined: the line has not brought one yet. */
  #port: MessagePort | undefined;
  readonly #sent: SentBatch[] = [];
  /** The records of `#sent`. */
  #sentRecords = 0;
  readonly #gaps = new Gaps();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RecordsOptions) {
    this.#options = options;
    options.line.on('message', this.#adopt);
    // A port alone must not keep the process alive.
    options.line.unref();
  }

  /** Sends to another recorder from now on. What the one before has not taken is lost, and becomes a gap. */
  readonly #adopt = ({ port }: RecorderPort): void => {
    const before = this.#port;
    while (before !== undefined && receiveMessageOnPort(before) !== undefined) this.#forgetOldest();
    before?.close();
    for (let lost = this.#forgetOldest(); lost !== undefined; lost = this.#forgetOldest()) {
      this.#gaps.addLost(lost, { since_ms: lost.since_ms, until_ms: this.#options.now(), reason: 'recorder_ended' });
      this.#options.dropped(lost.records);
    }
    if (this.#gaps.size > 0) this.#flushSoon();
    this.#port = port;
    port.on('message', () => this.#forgetOldest());
    port.unref();
  };

  /** Forgets the oldest of the batches that were sent. */
  #forgetOldest(): SentBatch | undefined {
    const batch = this.#sent.shift();
    this.#sentRecords -= batch?.records ?? 0;
    return batch;
  }

  /** Records a request that has ended, if it names an account; otherwise it is counted by network and reason. */
  add(exchange: Exchange, plan: RequestsPlan, trusted: BlockList | undefined): void {
    const caller = exchange.principal ?? exchange.refused_caller;
    const { arrived_ms, ended_ms, status, error, usage, responder } = exchange;
    if (caller === undefined) {
      if (error === undefined) return;
      this.#unknown.add(arrived_ms, networkOf(callerAddress(exchange, trusted)), error);
      this.#flushSoon();
      return;
    }
    const failed_by = failedBy(exchange);
    const series = seriesOf(exchange, caller);
    if (this.#counts.size === 0) this.#since_ms = arrived_ms;
    const isRecorded = this.#isRecorded(series.account, failed_by !== null, responder?.action, plan);
    this.#counts.add(series, {
      at_ms: arrived_ms,
      status,
      error,
      failed_by,
      duration_ms: ended_ms - arrived_ms,
      first_byte_ms: firstByte_ms(exchange),
      amount_nano: usage?.amount_nano ?? 0n,
      isRecorded,
    });
    if (isRecorded) {
      const address = callerAddress(exchange, trusted);
      const shown = plan.client === 'full' ? address : networkOf(address);
      this.#records.push(recordOf(exchange, series, failed_by, shown));
    }
    if (this.#records.length >= BATCH_LIMIT) this.flush();
    else this.#flushSoon();
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(this.flush, GATHER_ms).unref();
  }

  #isRecorded(account: string, isFailure: boolean, action: string | undefined, { rate }: RequestsPlan): boolean {
    if (!isFailure && action !== undefined && ONLY_COUNTED.has(action)) return false;
    const { now, threads } = this.#options;
    if (!this.#rate.admits(account, isFailure, now(), Math.ceil(rate / threads))) return false;
    if (this.#records.length + this.#sentRecords < QUEUE_LIMIT / threads) return true;
    this.#gaps.add({ since_ms: now(), until_ms: now(), requests: 1, reason: QUEUE_FULL });
    this.#options.dropped(1);
    return false;
  }

  /** Sends what is gathered. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size + this.#unknown.size + this.#gaps.size === 0) return;
    if (this.#port === undefined) {
      // The line may have one whose event has not run yet.
      const brought = receiveMessageOnPort(this.#options.line);
      if (brought !== undefined) this.#adopt(brought.message);
    }
    const sums = this.#counts.take();
    const gaps = this.#gaps.list();
    const batch: RequestBatch = { records: this.#records, sums, unknown: this.#unknown.take(), gaps };
    this.#sent.push({ records: this.#records.length, since_ms: this.#since_ms, sums, gaps });
    this.#sentRecords += this.#records.length;
    this.#records = [];
    this.#gaps.clear();
    this.#port?.postMessage(JSON.stringify(batch));
  };
}
