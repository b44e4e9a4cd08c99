/** What the holder of a key sees of its account's requests: nothing of upstreams, of costs, or of other accounts. */
import type { RequestFilter } from './reads.ts';
import type { FailedBy } from './record.ts';

/** What a holder may ask for. */
export type OwnFilter = Pick<RequestFilter, 'status' | 'error' | 'model' | 'since_ms' | 'until_ms' | 'id_prefix'>;

/** Asks for a page of an account's requests. */
export interface OwnQuestion {
  readonly account: string;
  readonly filter: OwnFilter;
  readonly limit: number;
  /** The id of the last request of the page before. */
  readonly after: string | undefined;
}

/** One row of that page. */
export interface OwnRequest {
  readonly id: string;
  readonly at_ms: number;
  /** Empty: the request did not get so far. */
  readonly model: string;
  readonly units: Readonly<Record<string, string>> | null;
  /** Of a task: what it was charged when it ended. */
  readonly charged_nano: bigint | null;
  /** The id of the task that it created, as the caller knows it. */
  readonly task: string | null;
  /** Null: its record is gone, and this is what the books say. */
  readonly outcome: {
    readonly status: number;
    readonly error: string | null;
    readonly failed_by: FailedBy | null;
    readonly duration_ms: number;
    readonly first_byte_ms: number | null;
    readonly is_stream: boolean;
  } | null;
}

/** A request with the computation of its charge. */
export interface ExplainedRequest extends OwnRequest {
  /** What its account paid of the list prices: 0.85 is 15 % off. */
  readonly factor: string | null;
  readonly steps: readonly { readonly text: string; readonly result: string }[];
}

export type OwnPage =
  | { readonly requests: readonly OwnRequest[]; readonly has_more: boolean }
  /** `requests` is off, or nothing was recorded yet. */
  | 'not_recorded'
  /** `after` is no request of the account. */
  | 'unknown_after';

/** Reads the requests of one account. */
export interface OwnRequestReads {
  page(question: OwnQuestion): Promise<OwnPage>;
  /** Undefined: the account has no such request, or neither a record nor a charge of it is left. */
  explain(account: string, id: string): Promise<ExplainedRequest | undefined>;
}
