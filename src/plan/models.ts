/** What the catalogue holds: upstreams, models and prices. */
import type { Nano } from '../lang/amount.ts';
import type { FactValue } from './facts.ts';

export interface UpstreamPlan {
  readonly name: string;
  /** Absent when the upstream is optional and its variable is not set: it is off. */
  readonly target: UpstreamTarget | undefined;
  /** The environment variable that its url is read from, if it is. */
  readonly url_variable?: string | undefined;
  readonly connect_timeout_ms: number;
  /** Time to the first byte of the answer. */
  readonly headers_timeout_ms: number;
  /** Longest silence inside an answer. */
  readonly idle_timeout_ms: number;
  /** What a 401 or 403 of the upstream becomes for the caller: it is about the gateway's credential, not the caller's. */
  readonly credential_refused: 'pass_on' | 'upstream_failed';
}

export interface UpstreamTarget {
  /** `http://host:port` */
  readonly origin: string;
  /** What stands before every path: `` or `/cloud`, never with a slash at its end. */
  readonly base_path: string;
  /** The credential, as the header that carries it. Never logged, never shown by `plan`. */
  readonly credential: { readonly header: string; readonly value: string } | undefined;
}

export interface ModelPlan {
  readonly id: string;
  readonly type: string;
  readonly upstream: UpstreamPlan;
  readonly price: PricePlan | undefined;
  /** Values of facts that the caller left open, by the name of the default. */
  readonly defaults: Readonly<Record<string, string | number | boolean>>;
  /** The most that the upstream accepts or makes for it, by name. */
  readonly limits: Readonly<Record<string, bigint>>;
  /** What a catalogue shows of it, as the operator wrote it. */
  readonly card: Readonly<Record<string, unknown>>;
}

export type PriceUnit = 'second' | 'million_tokens';

export interface PricePlan {
  readonly name: string;
  readonly unit: PriceUnit;
  /** How many counted units the price is for: 1 or 1,000,000. */
  readonly divisor: bigint;
  /** Names of the facts that choose the price, outermost first. */
  readonly by: readonly string[];
  /** The price for the values of those facts, among others; undefined when the table has none. */
  readonly price_nano: (facts: Readonly<Record<string, FactValue>>) => Nano | undefined;
  /** The prices of a table by `class` alone, which metered rules ask for; undefined for another table. */
  readonly byClass: ReadonlyMap<string, Nano> | undefined;
  readonly table: PriceTable;
}

export type PriceTable = Nano | { readonly [value: string]: PriceTable };
