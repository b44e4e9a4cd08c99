/** The interface of the steps that use the network, the store and the wallet: the gateway and the dry run each implement it. */
import type {
  BillingPlan,
  BranchPlan,
  FilePlan,
  FormPlan,
  ForwardRoute,
  InterfacePlan,
  LimitsPlan,
  MeterPlan,
  RoutePlan,
  TaskKindPlan,
  WebSocketPlan,
} from '../../plan/index.ts';
import type { ParsedBody } from './body.ts';
import type { NeededResource } from './needs.ts';
import type { Made, RequestState } from './request-state.ts';
import type { Run, StepList, Steps } from './step.ts';

/**
 * Makes steps. Its methods are called once, while the lists are composed; every request runs what they return.
 *
 * `Built` is the result of `build_request`: the request to the upstream, or its description.
 */
export interface Backend<X extends RequestState, Built extends object> {
  readonly receive: Run<X>;
  authenticate(accepted: InterfacePlan): Run<X, Made<'principal'>>;
  /** @param authenticate identifies the caller again after a body that came slowly. */
  body(
    limit_bytes: number,
    authenticate: Run<X, Made<'principal'>>,
  ): Run<X & Made<'principal'>, Pick<RequestState, 'received'> & Partial<Made<'principal'>>>;
  /** Answers a request that repeats an idempotency key. */
  replay(route: ForwardRoute): Run<X & Made<'principal'>>;
  readonly parse: (raw: Buffer, contentType: string | undefined, max_nodes: number) => ParsedBody | Promise<ParsedBody>;
  readonly parseForm: (raw: Buffer, contentType: string | undefined, form: FormPlan) => ParsedBody;
  readonly parseFile: (raw: Buffer, contentType: string | undefined, file: FilePlan) => ParsedBody;
  /** Whether a model whose upstream is off is accepted: in a dry run. */
  readonly allowDisabled: boolean;
  /** The time in Unix milliseconds. Undefined in a dry run: what is retired or in maintenance is accepted. */
  readonly now: (() => number) | undefined;
  /** Whether the caller's account owns the resource. */
  owns(needed: NeededResource, exchange: X & Made<'principal'>): boolean | Promise<boolean>;
  /** Finds the limits of the caller and the model. Refuses a request that has certainly reached one. Composed only if the plan has limits. */
  limit(plan: LimitsPlan): Run<X & Made<'principal'>>;
  /** Counts the request under its limits. */
  reserve(): Run<X & Made<'principal'>>;
  reserveTokens(meter: MeterPlan): Run<X & Made<'principal' | 'metered_quote'>>;
  buildRequest(route: ForwardRoute, branch: BranchPlan): Run<X & Made<'principal'>, Built>;
  /** Finds the earlier tasks that the request names. */
  earlier(rule: Pick<BillingPlan, 'facts'>): Run<X & Made<'principal'>, Pick<RequestState, 'earlier'>>;
  /** @param sound whether files without a video track have a length, too */
  media(rule: Pick<BillingPlan, 'facts'>, sound: boolean): Run<X & Made<'principal' | 'model'>, Made<'lengths'>>;
  /** Adds the steps of a request that creates a task, from the hold on. */
  create(
    list: StepList<X, X & Built & Made<'principal' | 'model' | 'task_quote'>>,
    route: ForwardRoute,
    kind: TaskKindPlan,
  ): Steps<X>;
  /** Adds the steps of a metered request, from the hold on. */
  meter(
    list: StepList<X, X & Built & Made<'principal' | 'metered_quote'>>,
    route: ForwardRoute,
    meter: MeterPlan,
  ): Steps<X>;
  /** Adds the steps of a WebSocket, from the hold on. */
  websocket(
    list: StepList<X, X & Built & Made<'principal' | 'metered_quote'>>,
    route: ForwardRoute,
    rules: WebSocketPlan,
    meter: MeterPlan,
  ): Steps<X>;
  /** Adds the steps that forward a request that creates or removes resources of the caller. */
  forwardWhole(list: StepList<X, X & Built & Made<'principal'>>, route: ForwardRoute): Steps<X>;
  /** Adds the step of a request that is only forwarded. */
  forward(list: StepList<X, X & Built>, route: ForwardRoute): Steps<X>;
  /** For a route that the gateway answers itself. */
  own(route: Exclude<RoutePlan, ForwardRoute>): Run<X & Made<'principal'>>;
}
