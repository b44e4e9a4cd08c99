/**
 * The records of the requests that a thread answers: described at the exit, gathered, and sent to the recorder. The queue is bounded, and
 * nothing here waits or throws: a request never fails for its record.
 */
import type { BlockList } from 'node:net';
import type { MessagePort } from 'node:worker_threads';
import type { RequestBatch, RequestGap, RequestRecord } from '../../ledger/requests/record.ts';
import type { Taken } from '../../ledger/requests/recorder-messages.ts';
import type { RequestsPlan } from '../../plan/index.ts';
import type { Exchange } from '../http/exchange.ts';
import { callerAddress, networkOf } from './address.ts';
import { failedBy } from './failed-by.ts';
import { firstByte_ms, recordOf, seriesOf } from './record-of.ts';
import { RecordRate } from './record-rate.ts';
import { RequestCounts } from './request-sums.ts';

/** How long records and sums are gathered: a kill loses no more. */
const GATHER_ms = 500;
/** Records that the recorder has not taken yet. About 20 MB. */
const QUEUE_LIMIT = 20_000;
/** Records of one batch. */
const BATCH_LIMIT = 2_000;

/** Requests that are asked all the time and say nothing new: only their failures are recorded. */
const ONLY_COUNTED: ReadonlySet<string> = new Set([
  'poll',
  'list_tasks',
  'list_models',
  'get_model',
  'show_account',
  'list_resources',
]);

export interface RecordsOptions {
  readonly port: MessagePort;
  readonly now: () => number;
  /** How many threads share the rate. */
  readonly threads: number;
  readonly dropped: (records: number) => void;
}

export class RequestRecords {
  readonly #options: RecordsOptions;
  readonly #rate = new RecordRate();
  readonly #counts = new RequestCounts();
  #records: RequestRecord[] = [];
  /** Records that were sent and not taken yet. */
  #sent = 0;
  #gap: RequestGap | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RecordsOptions) {
    this.#options = options;
    options.port.on('message', ({ records }: Taken) => {
      this.#sent -= records;
    });
    // A port alone must not keep the process alive.
    options.port.unref();
  }

  /** Records a request that has ended, and names an account. */
  add(exchange: Exchange, plan: RequestsPlan, trusted: BlockList | undefined): void {
    const caller = exchange.principal ?? exchange.refused_caller;
    if (caller === undefined) return;
    const { arrived_ms, ended_ms, status, error, usage, responder } = exchange;
    const failed_by = failedBy(exchange);
    const series = seriesOf(exchange, caller);
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
    else this.#timer ??= setTimeout(this.flush, GATHER_ms).unref();
  }

  #isRecorded(account: string, isFailure: boolean, action: string | undefined, { rate }: RequestsPlan): boolean {
    if (!isFailure && action !== undefined && ONLY_COUNTED.has(action)) return false;
    const { now, threads } = this.#options;
    if (!this.#rate.admits(account, isFailure, now(), Math.ceil(rate / threads))) return false;
    if (this.#records.length + this.#sent < QUEUE_LIMIT) return true;
    this.#drop();
    return false;
  }

  /** The recorder does not keep up. */
  #drop(): void {
    const now_ms = this.#options.now();
    const { since_ms = now_ms, requests = 0 } = this.#gap ?? {};
    this.#gap = { since_ms, until_ms: now_ms, requests: requests + 1, reason: 'queue_full' };
    this.#options.dropped(1);
  }

  /** Sends what is gathered. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const records = this.#records;
    if (records.length === 0 && this.#counts.size === 0) return;
    const gaps = this.#gap === undefined ? [] : [this.#gap];
    const batch: RequestBatch = { records, sums: this.#counts.take(), gaps };
    this.#records = [];
    this.#gap = undefined;
    this.#sent += records.length;
    this.#options.port.postMessage(JSON.stringify(batch));
  };
}
