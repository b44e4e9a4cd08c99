/** What each route does: forwards a request, polls a stored task, or shows the catalogue. */
import type { Nano } from '../lang/amount.ts';
import type { ErrorKind } from '../refusal.ts';
import type { BillingPlan, MeterPlan } from './billing.ts';
import type { BodyValidator } from './facts.ts';
import type { InterfacePlan } from './interfaces.ts';
import type { ModelPlan, PriceUnit, UpstreamPlan } from './models.ts';
import type { TaskKindPlan } from './tasks.ts';

/** Every method that the router answers; those that a path does not take get 405. */
export const routableMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export type RoutePlan =
  | ForwardRoute
  | PollRoute
  | CancelRoute
  | TaskListRoute
  | ResourceListRoute
  | CatalogueListRoute
  | CatalogueItemRoute;

export interface RouteCommon {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the operator wrote it: `/chat/{model}:say`. */
  readonly path: string;
  /** As the router takes it: `/chat/:model(^[^:/]+)::say`. */
  readonly router_path: string;
  readonly interface: InterfacePlan;
  readonly examples: readonly ExamplePlan[];
}

/** Sends a request on: to the model's upstream, or to a fixed one. */
export interface ForwardRoute extends RouteCommon {
  readonly action: 'forward';
  readonly model: ModelRule | undefined;
  /** Where there is no model. */
  readonly upstream: UpstreamPlan | undefined;
  readonly requires_owner: readonly RequiredOwnerPlan[];
  readonly creates_resource: readonly CreatedResourcePlan[];
  readonly removes_resource: readonly RemovedResourcePlan[];
  /** The first whose predicate holds; a route without branches has one that always holds. */
  readonly branches: readonly BranchPlan[];
  readonly on_abort: 'cancel' | 'drain';
  readonly drain: DrainPlan;
  /** The largest body that it reads; undefined: the server's limit. */
  readonly body_limit_bytes: number | undefined;
}

/** The limits within which an answer that has begun is read on after its caller has left. */
export interface DrainPlan {
  readonly time_ms: number;
  readonly bytes: number;
}

export interface ModelRule {
  readonly source:
    | { readonly in: 'body'; readonly at: (body: unknown) => unknown; readonly pointer: string }
    | { readonly in: 'param'; readonly param: string };
  /** Predicates that a model must meet; undefined ones are not asked. */
  readonly prefix: readonly string[] | undefined;
  readonly unit: PriceUnit | undefined;
  readonly type: string | undefined;
  readonly upstreams: readonly string[] | undefined;
}

export interface BranchPlan {
  readonly name: string;
  readonly when: { readonly prefix: readonly string[] | undefined; readonly unit: PriceUnit | undefined };
  readonly shorthand: ShorthandPlan | undefined;
  readonly validate: BodyValidator | undefined;
  readonly fill: FillPlan | undefined;
  /** Only these members go upstream, in the caller's own bytes. */
  readonly only: readonly string[] | undefined;
  /** The upstream's path from the route's parameters, each percent-encoded: never the caller's own spelling of it. */
  readonly upstream_path: (params: Readonly<Record<string, string>>) => string;
  readonly billing: BillingPlan | undefined;
  readonly creates_task: TaskKindPlan | undefined;
  /** Bills a request that creates no task. A branch has this or `billing`, or neither. */
  readonly meter?: MeterPlan | undefined;
}

/** `prompt` and `images` in place of a content array. */
export interface ShorthandPlan {
  readonly prompt: string;
  readonly images: string;
  readonly into: string;
  readonly roles: readonly string[];
}

export interface FillPlan {
  readonly name: string;
  /** Members with their values as JSON text, added where the body has none. */
  readonly defaults: readonly { readonly member: string; readonly raw: string }[];
  readonly items: readonly {
    readonly in: readonly string[];
    readonly member: string;
    readonly from: string;
    /** JSON text by the value of `from`. */
    readonly values: ReadonlyMap<string, string>;
  }[];
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

/** A resource that a successful answer binds to the caller's account: the first pointer that gives a string. */
export interface CreatedResourcePlan {
  readonly resource: string;
  readonly id: readonly ((answer: unknown) => unknown)[];
}

/** A resource that a successful answer takes from the caller's account, named by a parameter of the path. */
export interface RemovedResourcePlan {
  readonly resource: string;
  readonly param: string;
}

/** The caller's own resources of one kind, newest first, each as the upstream describes it. */
export interface ResourceListRoute extends RouteCommon {
  readonly action: 'list_resources';
  readonly resource: string;
  readonly upstream: UpstreamPlan;
  /** The upstream's path for one, from its id (already percent-encoded). */
  readonly query_path: (id: string) => string;
  /** The record in the upstream's answer. */
  readonly record: (answer: unknown) => unknown;
  readonly page: NumberedPage;
  /** What is listed where the upstream gives no record. Values: resource.id, resource.created_at (Unix seconds). */
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Values: items, total, page.number, page.size, request.id. */
  readonly answer: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** The names of the query parameters that page a list, and its sizes. */
export interface NumberedPage {
  readonly number: string;
  readonly size: string;
  readonly default: number;
  readonly max: number;
}

export interface PollRoute extends RouteCommon {
  readonly action: 'poll';
  readonly param: string;
  readonly kinds: readonly TaskKindPlan[];
}

export interface CancelRoute extends RouteCommon {
  readonly action: 'cancel';
  readonly param: string;
  readonly kinds: readonly TaskKindPlan[];
}

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

export interface CataloguePlan {
  readonly name: string;
  readonly type: string;
  /** The models that it shows, as far as a key may see them: of its type, and of an upstream that is on. */
  readonly models: readonly ModelPlan[];
  readonly page: CataloguePage;
  /** Values: model (with id and card). */
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Values: items, next (undefined on the last page), has_more, first_id and last_id (null where there are no items). */
  readonly list: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** The names of the query parameters that page a catalogue: by a token that it gives out, or by the ids of its models. */
export type CataloguePage = {
  readonly size: string;
  readonly default: number;
  readonly max: number;
} & (
  | { readonly token: string; readonly after?: undefined; readonly before?: undefined }
  | { readonly token?: undefined; readonly after: string; readonly before?: string | undefined }
);

export interface CatalogueListRoute extends RouteCommon {
  readonly action: 'list_models';
  readonly catalogue: CataloguePlan;
}

export interface CatalogueItemRoute extends RouteCommon {
  readonly action: 'get_model';
  readonly catalogue: CataloguePlan;
  readonly param: string;
}

/** A documented request with its expected outcome; `check` runs it without a network. */
export interface ExamplePlan {
  readonly name: string;
  readonly body: string;
  readonly params: Readonly<Record<string, string>>;
  readonly expect: {
    readonly branch: string | undefined;
    readonly hold_nano: Nano | undefined;
    readonly error: ErrorKind | undefined;
  };
}
