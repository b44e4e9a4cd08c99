/** What carries a request out: the steps that read the network, the store and the wallet, for the gateway or for a dry run. */
import type {
  BillingPlan,
  BranchPlan,
  ForwardRoute,
  InterfacePlan,
  MeterPlan,
  RoutePlan,
  TaskKindPlan,
} from '../plan.ts';
import type { ParsedBody } from './body.ts';
import type { NeededResource } from './needs.ts';
import type { Run } from './step.ts';

/** Called while the lists are composed; what is returned is run by every request. */
export interface Backend<X> {
  readonly receive: Run<X>;
  /** Sets `principal`. */
  authenticate(accepted: InterfacePlan): Run<X>;
  /** Sets `received`. */
  body(limit_bytes: number): Run<X>;
  /** Answers a request whose idempotency key was used before. */
  replay(route: ForwardRoute): Run<X>;
  readonly parse: (
    raw: Buffer,
    contentType: string | undefined,
    most_nodes: number,
  ) => ParsedBody | Promise<ParsedBody>;
  /** Whether a model whose upstream is off is taken too. */
  readonly evenOff: boolean;
  /** Whether the caller's account owns it. */
  owns(needed: NeededResource, exchange: X): boolean | Promise<boolean>;
  /** Makes the request to the upstream. */
  address(route: ForwardRoute, branch: BranchPlan): Run<X>;
  /** Sets `lengths`. */
  media(rule: BillingPlan): Run<X>;
  /** For a request that creates a task. */
  creation(route: ForwardRoute, kind: TaskKindPlan): Phases<X, 'hold' | 'forward' | 'record' | 'answer'>;
  /** For a request whose answer is metered. */
  metered(route: ForwardRoute, meter: MeterPlan): Phases<X, 'hold' | 'forward' | 'meter' | 'settle' | 'record'>;
  /** For a request that makes or removes resources of the caller. */
  resources(route: ForwardRoute): Phases<X, 'forward' | 'record' | 'answer'>;
  /** For a request that is only passed on. */
  plain(route: ForwardRoute): Phases<X, 'forward'>;
  /** Answers a request of a route that forwards none. */
  own(route: Exclude<RoutePlan, ForwardRoute>): Run<X>;
}

type Phases<X, Names extends string> = { readonly [name in Names]: Run<X> };
