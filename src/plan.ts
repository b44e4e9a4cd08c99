/**
 * The plan: the frozen, compiled configuration, and the one thing that running code sees of it. Names are resolved to
 * objects, expressions to functions, durations to milliseconds; nothing in it is interpreted per request.
 */
import type { Nano } from './lang/amount.ts';
import type { TaskKindPlan } from './plan/billing.ts';
import type { RoutePlan } from './plan/routes.ts';
import type { InterfacePlan } from './plan/wires.ts';

export * from './plan/billing.ts';
export * from './plan/routes.ts';
export * from './plan/wires.ts';

export interface Plan {
  /** The configuration's file name, for people. */
  readonly source: string;
  readonly server: ServerPlan;
  readonly settle: SettlePlan;
  readonly media: MediaPlan;
  readonly store_url: string;
  readonly currency: string;
  /** How far below zero a charge beyond its hold may take a wallet. */
  readonly overdraft_nano: Nano;
  readonly upstreams: ReadonlyMap<string, UpstreamPlan>;
  readonly models: ReadonlyMap<string, ModelPlan>;
  readonly interfaces: readonly InterfacePlan[];
  readonly taskKinds: ReadonlyMap<string, TaskKindPlan>;
  readonly routes: readonly RoutePlan[];
  readonly mounts: readonly MountPlan[];
}

/** A whole prefix that goes upstream as it is, with authentication only. No route lies under it. */
export interface MountPlan {
  readonly name: string;
  /** `/files`; matches whole path segments. It stays in the upstream's path. */
  readonly prefix: string;
  readonly upstream: UpstreamPlan;
  readonly interface: InterfacePlan;
}

export interface ServerPlan {
  readonly host: string;
  readonly port: number;
  readonly body_limit_bytes: number;
  /** Time within which a caller must have sent its headers. */
  readonly headers_timeout_ms: number;
  /** Time within which a caller must have sent its whole request. */
  readonly request_timeout_ms: number;
  /** Where metrics are served; undefined: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
}

/** How the length of reference media is read before money is held. */
export interface MediaPlan {
  /** For one whole look at one URL. */
  readonly timeout_ms: number;
  readonly limit_bytes: number;
  /** How far above a whole second a length may lie and still count as that second. */
  readonly tolerance_ms: number;
  /** Shorter media are refused. */
  readonly shortest_ms: number;
  /** Whether addresses that are not public may be read: for tests. */
  readonly allow_private: boolean;
}

/** How the tasks that nobody polls are looked at. */
export interface SettlePlan {
  /** Between two looks at a young task, and at an old one. */
  readonly first_ms: number;
  readonly longest_ms: number;
  /** Looks under way at one upstream. */
  readonly concurrency: number;
  /** How long a gateway may take for a look before another takes the task over. */
  readonly lease_ms: number;
}

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
  /** What a catalogue shows of it, as the operator wrote it. */
  readonly card: Readonly<Record<string, unknown>>;
}

export type PriceUnit = 'second' | 'million_tokens';

export interface PricePlan {
  readonly name: string;
  readonly unit: PriceUnit;
  /** How many counted units the price is for: 1 or 1,000,000. */
  readonly per: bigint;
  /** Names of the facts that choose the price, outermost first. */
  readonly by: readonly string[];
  /** The price for the values of those facts, in their order; undefined when the table has none. */
  readonly price_nano: (values: readonly string[]) => Nano | undefined;
  readonly table: PriceTable;
}
export type PriceTable = Nano | { readonly [value: string]: PriceTable };
