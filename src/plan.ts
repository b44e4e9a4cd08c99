/**
 * The plan: the frozen, compiled configuration. Running code sees nothing else of the configuration. Names are resolved to objects,
 * expressions to functions, durations to milliseconds; nothing is interpreted per request.
 */
import type { Nano } from './lang/amount.ts';
import type { InterfacePlan } from './plan/interfaces.ts';
import type { LimitsPlan } from './plan/limits.ts';
import type { ModelPlan, UpstreamPlan } from './plan/models.ts';
import type { RoutePlan } from './plan/routes.ts';
import type { MediaPlan, ServerPlan, SettlePlan } from './plan/server.ts';
import type { TaskKindPlan } from './plan/tasks.ts';

export * from './plan/billing.ts';
export * from './plan/facts.ts';
export * from './plan/interfaces.ts';
export * from './plan/limits.ts';
export * from './plan/models.ts';
export * from './plan/routes.ts';
export * from './plan/server.ts';
export * from './plan/tasks.ts';
export * from './plan/usage.ts';

/** The whole compiled configuration. */
export interface Plan {
  /** The configuration's file name, for display. */
  readonly source: string;
  readonly server: ServerPlan;
  readonly settle: SettlePlan;
  readonly media: MediaPlan;
  readonly store_url: string;
  readonly currency: string;
  /** How far below zero a charge beyond its hold may take a wallet. */
  readonly overdraft_nano: Nano;
  /** Wallets with less available are counted; undefined: none. */
  readonly low_wallet_nano: Nano | undefined;
  /** Undefined: nothing is limited. */
  readonly limits: LimitsPlan | undefined;
  readonly upstreams: ReadonlyMap<string, UpstreamPlan>;
  readonly models: ReadonlyMap<string, ModelPlan>;
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
