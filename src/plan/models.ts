/** Upstreams, models and prices. */
import type { Nano } from '../lang/amount.ts';
import type { FactValue } from './facts.ts';

/** A vendor's target and its time-outs. */
export interface UpstreamPlan {
  readonly name: string;
  /** Undefined when the upstream is off: it is optional and its variable is not set. */
  readonly target: UpstreamTarget | undefined;
  /** The environment variable with its URL, if it is read from one. */
  readonly url_variable?: string | undefined;
  readonly connect_timeout_ms: number;
  /** Time to the first byte of the answer. */
  readonly headers_timeout_ms: number;
  /** Longest silence inside an answer. */
  readonly idle_timeout_ms: number;
  /** What a caller gets for the upstream's 401 or 403, which concerns the gateway's credential and not the caller's. */
  readonly credential_refused: 'pass_on' | 'upstream_failed';
}

/** One origin and credential of an upstream. */
export interface UpstreamTarget {
  /** `http://host:port` */
  readonly origin: string;
  /** Added before every path: `` or `/cloud`, without a slash at the end. */
  readonly base_path: string;
  /** The credential as a header. Never logged, never shown by `plan`. */
  readonly credential: { readonly header: string; readonly value: string } | undefined;
}

/** A model that callers can ask for. */
export interface ModelPlan {
  readonly id: string;
  readonly type: string;
  readonly upstream: UpstreamPlan;
  /** The upstream's own name of the model; undefined: its id. */
  readonly as?: string | undefined;
  readonly price: PricePlan | undefined;
  /** Defaults for facts that the request does not give, by the default's name. */
  readonly defaults: Readonly<Record<string, string | number | boolean>>;
  /** The upstream's limits for this model, by name. */
  readonly limits: Readonly<Record<string, bigint>>;
  /** What a catalogue shows of it, as written in the configuration. */
  readonly card: Readonly<Record<string, unknown>>;
}

/** What a price counts. */
export type PriceUnit = 'second' | 'million_tokens';

/** A price table. */
export interface PricePlan {
  readonly name: string;
  readonly unit: PriceUnit;
  /** The number of counted units that a price is for: 1 or 1,000,000. */
  readonly divisor: bigint;
  /** The facts that choose the price, outermost first. */
  readonly by: readonly string[];
  /** The price for these facts; undefined when the table has none. Other facts are ignored. */
  readonly price_nano: (facts: Readonly<Record<string, FactValue>>) => Nano | undefined;
  /** The prices of a table that depends on `class` only, for metered rules; undefined for other tables. */
  readonly byClass: ReadonlyMap<string, Nano> | undefined;
  readonly table: PriceTable;
}

/** Prices by the values of facts, nested in the order of `by`. */
export type PriceTable = Nano | { readonly [value: string]: PriceTable };
