/** What is recorded of a request, and the sums of many. Observability, not money: no book reads it. */

/** Who made a request fail. */
export const FAILED_BY = ['caller', 'gateway', 'upstream'] as const;
export type FailedBy = (typeof FAILED_BY)[number];

/** What the sums of requests are grouped by. An empty text: the request did not get so far. */
export interface RequestSeries {
  readonly account: string;
  readonly key: string;
  readonly route: string;
  readonly model: string;
  /** `upstream/target` */
  readonly target: string;
}

/** One request to an upstream. Times are in milliseconds from the arrival of the caller's request. */
export interface RecordedCall {
  readonly target: string;
  readonly status: number | null;
  /** Why there is no complete answer: ECONNREFUSED. */
  readonly code: string | null;
  readonly sent_ms: number | null;
  readonly answered_ms: number | null;
}

/** One request of a caller with an account. Amounts and ids of holds are decimal texts: JSON has no large integers. */
export interface RequestRecord extends RequestSeries {
  /** `req_…`, as in the log and in the answer. */
  readonly id: string;
  /** When it arrived and ended, in milliseconds since the epoch. */
  readonly at_ms: number;
  readonly ended_ms: number;
  readonly interface: string;
  /** What the caller got; 499 if it left before the answer began. */
  readonly status: number;
  readonly upstream_status: number | null;
  /** The kind of the error that the gateway answered. */
  readonly error: string | null;
  readonly failed_by: FailedBy | null;
  readonly calls: readonly RecordedCall[];
  /** From the arrival to the head of the upstream's answer. */
  readonly first_byte_ms: number | null;
  readonly bytes_in: number;
  readonly bytes_out: number;
  readonly is_stream: boolean;
  /** Units by class; null if nothing was metered. */
  readonly units: Readonly<Record<string, string>> | null;
  readonly charged_nano: string | null;
  /** The task that it created. */
  readonly task: string | null;
  /** The id of the hold that it was charged to. */
  readonly lease: string | null;
  /** Where the caller is: an address, or its network. */
  readonly address: string;
  readonly user_agent: string | null;
  /** The values of the headers that `log_headers` names, by name. */
  readonly client_ids: Readonly<Record<string, string>> | null;
}

/** What is counted by value: how often each status, kind of error, and bucket of a latency occurred. */
export const COUNTED = ['status', 'error', 'duration', 'first_byte'] as const;
export type Counted = (typeof COUNTED)[number];

/** The requests of one series that arrived in one quarter of an hour. */
export interface RequestSums extends RequestSeries {
  /** The beginning of the quarter. */
  readonly start_ms: number;
  readonly requests: number;
  /** How many of them have a record. */
  readonly recorded: number;
  readonly failed: Readonly<Record<FailedBy, number>>;
  readonly amount_nano: string;
  /** What was charged for requests that failed. */
  readonly failed_amount_nano: string;
  /** Values with their numbers. */
  readonly counts: readonly (readonly [what: Counted, value: string, n: number])[];
}

/** Records that were lost, or not made because there was no room. They are not those that `rate` leaves out, which are counted. */
export interface RequestGap {
  readonly since_ms: number;
  readonly until_ms: number;
  readonly requests: number;
  /** `queue_full`, or why the place of the records could not be used. */
  readonly reason: string;
}

/** Requests of one quarter of an hour that name no account: where they came from, and why they were refused. */
export interface UnknownCallers {
  /** The beginning of the quarter. */
  readonly start_ms: number;
  /** `203.0.113.0/24`. Empty: networks beyond those that are counted one by one. */
  readonly network: string;
  /** The kind of the error that the gateway answered. */
  readonly error: string;
  readonly requests: number;
  /** The arrival of the last one. */
  readonly last_ms: number;
}

/** What a thread sends to the recorder. */
export interface RequestBatch {
  readonly records: readonly RequestRecord[];
  readonly sums: readonly RequestSums[];
  readonly unknown: readonly UnknownCallers[];
  readonly gaps: readonly RequestGap[];
}

/** How long and how much is kept. */
export interface RequestRetention {
  readonly keep_ms: number;
  readonly size_bytes: number;
}
