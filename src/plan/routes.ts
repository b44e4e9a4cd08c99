/** Routes: each forwards a request, polls, cancels or lists tasks, lists resources, or shows the catalogue. */
import type { Nano } from '../lang/amount.ts';
import type { ErrorKind } from '../refusal.ts';
import type { BillingPlan, MeterPlan } from './billing.ts';
import type { BlankFacts, BodyValidator, CelFunction, FactPlan } from './facts.ts';
import type { InterfacePlan } from './interfaces.ts';
import type { ModelPlan, PriceUnit, TargetChoice, UpstreamPlan } from './models.ts';
import type { TaskKindPlan } from './tasks.ts';

/** All methods that the router handles; a path answers 405 to methods that it does not have. */
export const ROUTABLE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A route of any kind. */
export type RoutePlan =
  | ForwardRoute
  | PollRoute
  | CancelRoute
  | TaskListRoute
  | ResourceListRoute
  | AccountRoute
  | CatalogueListRoute
  | CatalogueItemRoute;

/** The fields of every route. */
export interface RouteCommon {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As written in the configuration: `/chat/{model}:say`. */
  readonly path: string;
  /** In the router's syntax: `/chat/:model(^[^:/]+)::say`. */
  readonly router_path: string;
  readonly interface: InterfacePlan;
  readonly examples: readonly ExamplePlan[];
}

/** Forwards a request to the model's upstream, or to a fixed one. */
export interface ForwardRoute extends RouteCommon {
  readonly action: 'forward';
  readonly model: ModelRule | undefined;
  /** The fixed upstream of a route without a model. */
  readonly upstream: UpstreamPlan | undefined;
  /** The targets of that upstream, if it has several for new requests. */
  readonly choice: TargetChoice | undefined;
  readonly requires_owner: readonly RequiredOwnerPlan[];
  readonly creates_resource: readonly CreatedResourcePlan[];
  readonly removes_resource: readonly RemovedResourcePlan[];
  /** The facts that conditions of branches use. They do not depend on the model. */
  readonly facts: RouteFacts;
  /** The first branch whose predicate is true is used. A route without branches has one that is always true. */
  readonly branches: readonly BranchPlan[];
  readonly on_abort: 'cancel' | 'drain';
  readonly drain: DrainPlan;
  /** The largest accepted body; undefined: the server's limit. */
  readonly body_limit_bytes: number | undefined;
}

/** The facts of a route, in order. */
export interface RouteFacts {
  readonly facts: readonly FactPlan[];
  readonly blank: BlankFacts;
}

/** The limits for reading the rest of an answer after its caller has left. */
export interface DrainPlan {
  readonly time_ms: number;
  readonly bytes: number;
}

/** Where a request names its model, and which models the route accepts. */
export interface ModelRule {
  readonly source:
    | { readonly in: 'body'; readonly at: (body: unknown) => unknown; readonly pointer: string }
    | { readonly in: 'param'; readonly param: string };
  /** Predicates on the model; undefined: any. */
  readonly prefix: readonly string[] | undefined;
  readonly unit: PriceUnit | undefined;
  readonly type: string | undefined;
  readonly upstreams: readonly string[] | undefined;
}

/** One predicate of a forward route with its rules. */
export interface BranchPlan {
  readonly name: string;
  readonly when: {
    readonly prefix: readonly string[] | undefined;
    readonly unit: PriceUnit | undefined;
    /** A condition on the facts of the route, with its source for display. */
    readonly cel?: { readonly text: string; readonly holds: CelFunction } | undefined;
  };
  readonly shorthand: ShorthandPlan | undefined;
  readonly validate: BodyValidator | undefined;
  readonly fill: FillPlan | undefined;
  /** Only these members are forwarded, in the caller's own bytes. */
  readonly only: readonly string[] | undefined;
  /** The upstream's path from the route's parameters, each percent-encoded. The caller's own path is never forwarded. */
  readonly upstream_path: (params: Readonly<Record<string, string>>) => string;
  readonly billing: BillingPlan | undefined;
  readonly creates_task: TaskKindPlan | undefined;
  /** Bills a request that creates no task. A branch has `meter`, `billing` or neither. */
  readonly meter?: MeterPlan | undefined;
}

/** `prompt` and `images` in place of a content array. */
export interface ShorthandPlan {
  readonly prompt: string;
  readonly images: string;
  readonly into: string;
  readonly roles: readonly string[];
}

/** Default members that are added to the body. */
export interface FillPlan {
  readonly name: string;
  /** Members that are added if the body lacks them, with their values as JSON text. */
  readonly defaults: readonly { readonly member: string; readonly raw: string }[];
  /** Values that replace those of the body. */
  readonly set?: readonly SetValue[] | undefined;
  /** Events that are removed from the answer if `set` has changed the body. */
  readonly hide?: HiddenEvents | undefined;
  readonly items: readonly {
    readonly in: readonly string[];
    readonly member: string;
    readonly from: string;
    /** JSON text by the value of `from`. */
    readonly values: ReadonlyMap<string, string>;
  }[];
}

/** A value that replaces one of the body, as JSON text. */
export interface SetValue {
  readonly path: readonly string[];
  readonly at: (body: unknown) => unknown;
  readonly raw: string;
}

/** Which events of a stream are removed: all conditions on their JSON data must hold. */
export interface HiddenEvents {
  /** Has a value other than null. */
  readonly has: (data: unknown) => unknown;
  /** A text of every such event, so that other events need not be parsed. */
  readonly sign: string;
  /** Has an empty list. */
  readonly empty: ((data: unknown) => unknown) | undefined;
}

/** A resource that the caller's account must own. */
export type RequiredOwnerPlan =
  | { readonly resource: string; readonly in: 'param'; readonly param: string }
  | {
      readonly resource: string;
      readonly in: 'body';
      readonly at: (body: unknown) => unknown;
      readonly pointer: string;
    }
  /** Every string of the body that starts with the scheme names a resource. The scheme is in lower case: `asset://`. */
  | { readonly resource: string; readonly in: 'uri'; readonly scheme: string };

/** A resource that a successful answer adds to the caller's account. The first pointer with a string gives its id. */
export interface CreatedResourcePlan {
  readonly resource: string;
  readonly id: readonly ((answer: unknown) => unknown)[];
}

/** A resource that a successful answer removes from the caller's account; a path parameter names it. */
export interface RemovedResourcePlan {
  readonly resource: string;
  readonly param: string;
}

/** Lists the caller's own resources of one kind, newest first, with the upstream's record of each. */
export interface ResourceListRoute extends RouteCommon {
  readonly action: 'list_resources';
  readonly resource: string;
  readonly upstream: UpstreamPlan;
  /** The upstream's path of a resource, from its percent-encoded id. */
  readonly record_path: (id: string) => string;
  /** The record in the upstream's answer. */
  readonly record: (answer: unknown) => unknown;
  readonly page: NumberedPage;
  /** The item when the upstream gives no record. Values: resource.id, resource.created_at (Unix seconds). */
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Values: items, total, page.number, page.size, request.id. */
  readonly answer: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** The query parameters that page a list, and the page sizes. */
export interface NumberedPage {
  readonly number: string;
  readonly size: string;
  readonly default: number;
  readonly max: number;
}

/** Polls the caller's task. */
export interface PollRoute extends RouteCommon {
  readonly action: 'poll';
  readonly param: string;
  readonly kinds: readonly TaskKindPlan[];
}

/** Cancels the caller's task, or deletes its record. */
export interface CancelRoute extends RouteCommon {
  readonly action: 'cancel';
  readonly param: string;
  readonly kinds: readonly TaskKindPlan[];
}

/** Lists the caller's tasks. */
export interface TaskListRoute extends RouteCommon {
  readonly action: 'list_tasks';
  readonly kinds: readonly TaskKindPlan[];
  readonly page: NumberedPage;
  /** Query parameters, repeated or comma-joined. */
  readonly filters: {
    readonly status: string | undefined;
    readonly model: string | undefined;
    readonly id: string | undefined;
  };
  /** Values: task.id (the upstream's), task.model, task.status, task.created_at, task.updated_at (Unix seconds). */
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Values: items, total. */
  readonly list: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** A list of models for callers. */
export interface CataloguePlan {
  readonly name: string;
  readonly type: string;
  /** The models of its type whose upstream is on. A caller sees those that its key allows. */
  readonly models: readonly ModelPlan[];
  readonly page: CataloguePage;
  /** Values: model (with id and card). */
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Values: items, next (undefined on the last page), has_more, first_id and last_id (null without items). */
  readonly list: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** The query parameters that page a catalogue: by a token from the page before, or by model ids. */
export type CataloguePage = {
  readonly size: string;
  readonly default: number;
  readonly max: number;
} & (
  | { readonly token: string; readonly after?: undefined; readonly before?: undefined }
  | { readonly token?: undefined; readonly after: string; readonly before?: string | undefined }
);

/** Lists the models of a catalogue. */
export interface CatalogueListRoute extends RouteCommon {
  readonly action: 'list_models';
  readonly catalogue: CataloguePlan;
}

/** Shows one model of a catalogue. */
export interface CatalogueItemRoute extends RouteCommon {
  readonly action: 'get_model';
  readonly catalogue: CataloguePlan;
  readonly param: string;
}

/** Shows callers their own account. */
export interface AccountRoute extends RouteCommon {
  readonly action: 'show_account';
  readonly show: 'balance' | 'usage' | 'limits';
  /** Of `usage`. */
  readonly page: NumberedPage;
  /** Of `usage`: the query parameters for the first and the last day. */
  readonly range: { readonly from: string; readonly to: string };
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  readonly answer: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** A documented request with its expected outcome; `check` runs it without a network. */
export interface ExamplePlan {
  readonly name: string;
  readonly body: string;
  readonly params: Readonly<Record<string, string>>;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly expect: {
    readonly branch: string | undefined;
    readonly hold_nano: Nano | undefined;
    readonly error: ErrorKind | undefined;
  };
}
