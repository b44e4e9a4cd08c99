/** Routes: each forwards a request, polls, cancels or lists tasks, lists resources, or shows the catalogue. */
import type { CelExpression } from '../lib/cel/cel.ts';
import type { Places } from '../lib/json/places.ts';
import type { Pointer } from '../lib/json/pointer.ts';
import type { Tree } from '../lib/json/tree.ts';
import type { PathTemplate } from '../lib/text/path-template.ts';
import type { BillingPlan, BodySchema, FactPlan, MeterPlan } from './billing.ts';
import type { FilePlan, FillPlan, FormPlan, ShorthandPlan } from './bodies.ts';
import type { Closable } from './closed.ts';
import type { ExamplePlan } from './examples.ts';
import type { InterfacePlan } from './interfaces.ts';
import type { ModelPlan, PriceUnit, TargetChoice, UpstreamPlan } from './models.ts';
import type { CreatedResourcePlan, RemovedResourcePlan, RequiredOwnerPlan } from './resources.ts';
import type { TaskKindPlan } from './tasks.ts';
import type { WebSocketPlan } from './websocket.ts';

/** All methods that the router handles; a path answers 405 to methods that it does not have. */
export const ROUTABLE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

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
export interface RouteCommon extends Closable {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As written in the configuration: `/chat/{model}:say`. */
  readonly path: string;
  /** In the router's syntax: `/chat/:model(^[^:/]+)::say`. */
  readonly router_path: string;
  readonly interface: InterfacePlan;
  /** The only members of answers that change; undefined: none. */
  readonly rewrite?: readonly RewrittenMember[] | undefined;
  readonly examples: readonly ExamplePlan[];
}

/** A member of an answer with an address of the upstream, which becomes the address of a route of the gateway. */
export interface RewrittenMember {
  readonly at: Pointer;
  /** Undefined: the address stays. */
  readonly route:
    | { readonly path: PathTemplate; readonly query: readonly string[]; readonly is_websocket: boolean }
    | undefined;
  /** By the name of a parameter of the route's path or query. */
  readonly values: ReadonlyMap<string, RewrittenValue>;
  /** As callers reach the gateway; undefined: by the host of the request. */
  readonly origin: string | undefined;
}

/** A parameter of the request, a place in the answer, or a part of the address that is replaced. */
export type RewrittenValue =
  | { readonly in: 'param' | 'query'; readonly name: string }
  | { readonly in: 'answer'; readonly at: Pointer }
  | { readonly in: 'address' };

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
  /** The route is a WebSocket; undefined: it is not. */
  readonly websocket?: WebSocketPlan | undefined;
  /** The parts of a body that is a form; undefined: bodies are JSON. */
  readonly form?: FormPlan | undefined;
  /** Bodies of a route with a form may be JSON too, which fits this schema. */
  readonly json?: BodySchema | undefined;
  /** The files of a form whose lines are checked, by the names of their parts. */
  readonly lines?: ReadonlyMap<string, LinesPlan> | undefined;
  /** Bodies are files, or JSON too. */
  readonly file?: FilePlan | undefined;
  /** The largest accepted body; undefined: the server's limit. */
  readonly body_limit_bytes: number | undefined;
}

/** How the lines of a file are checked. Each is a JSON object. */
export interface LinesPlan {
  /** They are checked if these text parts of the form have one of the values. */
  readonly when: ReadonlyMap<string, readonly string[]>;
  readonly schema: BodySchema | undefined;
  readonly requires_owner: readonly RequiredOwnerPlan[];
}

export interface RouteFacts {
  readonly facts: readonly FactPlan[];
}

/** The limits for reading the rest of an answer after its caller has left. */
export interface DrainPlan {
  readonly time_ms: number;
  readonly bytes: number;
}

/** Where a request names its model, and which models the route accepts. */
export interface ModelRule {
  readonly source: ModelSource;
  /** Predicates on the model; undefined: any. */
  readonly prefix: readonly string[] | undefined;
  readonly unit: PriceUnit | undefined;
  readonly type: string | undefined;
  readonly upstreams: readonly string[] | undefined;
}

/** The place of a model's id. */
export type ModelSource =
  /** `default` is the model of a body that names none. */
  | { readonly in: 'body'; readonly at: Pointer; readonly default?: string | undefined }
  /** The id is the values of the parameters, joined by slashes. */
  | { readonly in: 'param'; readonly params: readonly string[] }
  /** A parameter of the query. The upstream gets it with its own name of the model. `default` is the id of requests that name none. */
  | { readonly in: 'query'; readonly name: string; readonly default?: string | undefined }
  /** Every request is for this model. */
  | { readonly in: 'route'; readonly id: string };

/** One predicate of a forward route with its rules. */
export interface BranchPlan {
  readonly name: string;
  readonly when: {
    readonly prefix: readonly string[] | undefined;
    readonly unit: PriceUnit | undefined;
    /** A condition on the facts of the route. */
    readonly cel?: CelExpression | undefined;
  };
  readonly shorthand: ShorthandPlan | undefined;
  readonly schema: BodySchema | undefined;
  /** What a body may not have; undefined: nothing is forbidden. */
  readonly forbid?: readonly ForbiddenPlan[] | undefined;
  readonly fill: FillPlan | undefined;
  /** Only these members are forwarded, in the caller's own bytes. */
  readonly only: readonly string[] | undefined;
  /** The upstream's path. The caller's own path is never forwarded. */
  readonly upstream_path: PathTemplate;
  readonly billing: BillingPlan | undefined;
  readonly creates_task: TaskKindPlan | undefined;
  /** Bills a request that creates no task. A branch has `meter`, `billing` or neither. */
  readonly meter?: MeterPlan | undefined;
}

/** Values that a body may not have. */
export interface ForbiddenPlan {
  /** As written: `/tools/*` with a member and a text. */
  readonly text: string;
  readonly at: Places;
  /** A text, or the beginning of one with `*` at its end; undefined: any value other than null. */
  readonly value: string | undefined;
}

/** Lists the caller's own resources of one kind, newest first, with the upstream's record of each. */
export interface ResourceListRoute extends RouteCommon {
  readonly action: 'list_resources';
  readonly resource: string;
  readonly upstream: UpstreamPlan;
  /** The upstream's path of a resource. Its parameter is `id`. */
  readonly record_path: PathTemplate;
  /** The record in the upstream's answer. */
  readonly record: Pointer;
  readonly page: NumberedPage;
  /** The item when the upstream gives no record. Values: resource.id, resource.created_at (Unix seconds). */
  readonly item: Tree;
  /** Values: items, total, page.number, page.size, request.id. */
  readonly answer: Tree;
}

/** The query parameters that page a list, and the page sizes. */
export interface NumberedPage {
  readonly number: string;
  readonly size: string;
  readonly default: number;
  readonly max: number;
}

/** Where a request names its task. */
export interface TaskIdPlace {
  readonly in: 'param' | 'query';
  readonly name: string;
}

/** Polls the caller's task. */
export interface PollRoute extends RouteCommon {
  readonly action: 'poll';
  readonly id: TaskIdPlace;
  readonly kinds: readonly TaskKindPlan[];
  /** Resources of the caller's account that the answer names, such as the file of a result. */
  readonly creates_resource: readonly CreatedResourcePlan[];
}

/** Cancels the caller's task, or deletes its record. */
export interface CancelRoute extends RouteCommon {
  readonly action: 'cancel';
  readonly id: TaskIdPlace;
  /** The route's path after the parameter: `/cancel`. Added to the upstream's path of the task, unless the kind has its own. */
  readonly suffix: string;
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
  readonly item: Tree;
  /** Values: items, total. */
  readonly list: Tree;
}

/** A list of models for callers. */
export interface CataloguePlan {
  readonly name: string;
  readonly type: string;
  /** The models of its type whose upstream is on. A caller sees those that its key allows. */
  readonly models: readonly ModelPlan[];
  readonly page: CataloguePage;
  /** Values: model (with id and card). */
  readonly item: Tree;
  /** Values: items, next (undefined on the last page), has_more, first_id and last_id (null without items). */
  readonly list: Tree;
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

export interface CatalogueListRoute extends RouteCommon {
  readonly action: 'list_models';
  readonly catalogue: CataloguePlan;
}

export interface CatalogueItemRoute extends RouteCommon {
  readonly action: 'get_model';
  readonly catalogue: CataloguePlan;
  /** The id is their values, joined by slashes. */
  readonly params: readonly string[];
}

export interface AccountRoute extends RouteCommon {
  readonly action: 'show_account';
  readonly show: 'balance' | 'usage' | 'limits' | 'prices' | 'tasks' | 'statement' | 'requests' | 'request';
  /** For `usage` and `tasks`: how their rows are paged. */
  readonly page: NumberedPage;
  /** For `usage`: the query parameters for the first and the last day. */
  readonly range: { readonly from: string; readonly to: string };
  /** For `statement`: the query parameter for the month. */
  readonly month: string;
  /** For `request`: the path parameter with its id; undefined otherwise. */
  readonly param: string | undefined;
  /** How often each key may call it, per minute. */
  readonly rate: number;
  readonly item: Tree;
  readonly answer: Tree;
}
