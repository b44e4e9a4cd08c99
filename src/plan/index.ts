/**
 * The plan: the compiled configuration, as plain data that can be sent to another thread and stored. Running code sees nothing else of
 * the configuration. Names are resolved to objects, pointers to tokens, templates to their parts, durations to milliseconds. Expressions
 * and schemas are checked; `evaluateCel` and `validate` compile each at its first use in a thread.
 */
import type { Nano } from '../lib/money/amount.ts';
import type { GroupPlan, PriceListPlan } from './groups.ts';
import type { InterfacePlan } from './interfaces.ts';
import type { LimitsPlan } from './limits.ts';
import type { ModelPlan, SecretSource, UpstreamPlan } from './models.ts';
import type { RoutePlan } from './routes.ts';
import type {
  AdminPlan,
  MediaPlan,
  RequestsPlan,
  RetentionPlan,
  SellerPlan,
  ServerPlan,
  SettlePlan,
  WebhooksPlan,
} from './server.ts';
import type { TaskKindPlan } from './tasks.ts';

export * from './billing.ts';
export * from './bodies.ts';
export * from './closed.ts';
export * from './examples.ts';
export * from './groups.ts';
export * from './interfaces.ts';
export * from './limits.ts';
export * from './models.ts';
export * from './resources.ts';
export * from './routes.ts';
export * from './server.ts';
export * from './tasks.ts';
export * from './websocket.ts';

/** The whole compiled configuration. */
export interface Plan {
  /** The configuration's file name, for display. */
  readonly source: string;
  readonly server: ServerPlan;
  /** Undefined: operators use only the command line. */
  readonly admin: AdminPlan | undefined;
  readonly settle: SettlePlan;
  readonly media: MediaPlan;
  readonly webhooks: WebhooksPlan;
  readonly retention: RetentionPlan;
  /** Undefined: no records of requests are kept. */
  readonly requests: RequestsPlan | undefined;
  /** Undefined: statements have no letterhead. */
  readonly seller: SellerPlan | undefined;
  /** May contain a password. */
  readonly store_url: string;
  readonly store_source: SecretSource;
  /** How long a record may wait for the store before metered requests are refused. */
  readonly unwritten_ms: number;
  /** How long a start tries to reach the server of the store. */
  readonly store_start_timeout_ms: number;
  readonly currency: string;
  /** How far below zero a charge beyond its hold may take a wallet. */
  readonly overdraft_nano: Nano;
  /** The largest factor by which a reload may change a price without `--accept-prices`. */
  readonly price_change_factor_nano: Nano;
  /** The time zone of the days and months of spend limits, and of the statements that callers see. */
  readonly time_zone: string;
  /** Wallets with less available are counted; undefined: none. */
  readonly low_wallet_nano: Nano | undefined;
  /** Undefined: nothing is limited. */
  readonly limits: LimitsPlan | undefined;
  readonly upstreams: ReadonlyMap<string, UpstreamPlan>;
  readonly models: ReadonlyMap<string, ModelPlan>;
  /** The ids of models by their other names; undefined: there are none. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
  readonly price_lists: ReadonlyMap<string, PriceListPlan>;
  /** Groups of customers. */
  readonly groups: ReadonlyMap<string, GroupPlan>;
  readonly interfaces: readonly InterfacePlan[];
  readonly taskKinds: ReadonlyMap<string, TaskKindPlan>;
  readonly routes: readonly RoutePlan[];
  readonly mounts: readonly MountPlan[];
}

/** A prefix whose requests go upstream unchanged, after authentication. No route is under it. */
export interface MountPlan {
  readonly name: string;
  /** `/files`; matches whole path segments. The upstream's path keeps it. */
  readonly prefix: string;
  readonly upstream: UpstreamPlan;
  readonly interface: InterfacePlan;
  /** Headers that never go upstream, in lower case, including the credentials of every interface. */
  readonly withheld: ReadonlySet<string>;
}
