/** The interface of the steps that use the network, the store and the wallet: the gateway and the dry run each implement it. */
import type {
  BillingPlan,
  BranchPlan,
  ForwardRoute,
  InterfacePlan,
  LimitsPlan,
  MeterPlan,
  RoutePlan,
  TaskKindPlan,
} from '../plan.ts';
import type { ParsedBody } from './body.ts';
import type { NeededResource } from './needs.ts';
import type { Run } from './step.ts';

/** Makes steps. Its methods are called once, while the lists are composed; every request runs what they return. */
export interface Backend<X> {
  readonly receive: Run<X>;
  /** Sets `principal`. */
  authenticate(accepted: InterfacePlan): Run<X>;
  /** Sets `received`. */
  body(limit_bytes: number): Run<X>;
  /** Answers a request that repeats an idempotency key. */
  replay(route: ForwardRoute): Run<X>;
  readonly parse: (
    raw: Buffer,
    contentType: string | undefined,
    most_nodes: number,
  ) => ParsedBody | Promise<ParsedBody>;
  /** Whether a model whose upstream is off is accepted: in a dry run. */
  readonly evenOff: boolean;
  /** Whether the caller's account owns the resource. */
  owns(needed: NeededResource, exchange: X): boolean | Promise<boolean>;
  /** Counts the request under the limits of its caller and model. Composed only if the plan has limits. */
  limit(plan: LimitsPlan): Run<X>;
  /** Counts the tokens of a metered request. */
  reserve(meter: MeterPlan): Run<X>;
  /** Builds the request to the upstream. */
  address(route: ForwardRoute, branch: BranchPlan): Run<X>;
  /** Sets `lengths`. */
  media(rule: BillingPlan): Run<X>;
  /** For a request that creates a task. */
  creation(route: ForwardRoute, kind: TaskKindPlan): Phases<X, 'hold' | 'forward' | 'record' | 'answer'>;
  /** For a metered request. */
  metered(route: ForwardRoute, meter: MeterPlan): Phases<X, 'hold' | 'forward' | 'meter' | 'charge' | 'record'>;
  /** For a request that creates or removes resources of the caller. */
  resources(route: ForwardRoute): Phases<X, 'forward' | 'record' | 'answer'>;
  /** For a request that is only forwarded. */
  plain(route: ForwardRoute): Phases<X, 'forward'>;
  /** For a route that the gateway answers itself. */
  own(route: Exclude<RoutePlan, ForwardRoute>): Run<X>;
}

type Phases<X, Names extends string> = { readonly [name in Names]: Run<X> };
