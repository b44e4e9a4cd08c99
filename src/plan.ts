/**
 * The plan: the frozen, compiled configuration, and the one thing that running code sees of it. Names are resolved to
 * objects, expressions to functions, durations to milliseconds; nothing in it is interpreted per request.
 */
import type { Nano } from './lang/amount.ts';
import type { ErrorKind } from './refusal.ts';

export interface Plan {
  /** The configuration's file name, for people. */
  readonly source: string;
  readonly server: ServerPlan;
  readonly settle: SettlePlan;
  readonly store_url: string;
  readonly currency: string;
  readonly upstreams: ReadonlyMap<string, UpstreamPlan>;
  readonly models: ReadonlyMap<string, ModelPlan>;
  readonly interfaces: readonly InterfacePlan[];
  readonly taskKinds: ReadonlyMap<string, TaskKindPlan>;
  readonly routes: readonly RoutePlan[];
}

export interface ServerPlan {
  readonly host: string;
  readonly port: number;
  readonly body_limit_bytes: number;
  /** Time within which a caller must have sent its headers. */
  readonly headers_timeout_ms: number;
  /** Time within which a caller must have sent its whole request. */
  readonly request_timeout_ms: number;
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

export interface InterfacePlan {
  readonly name: string;
  /** `/api/v3`; matches whole path segments. */
  readonly prefix: string;
  /** The first of them that the request carries decides. */
  readonly auth: readonly AuthPlan[];
  readonly envelope: EnvelopePlan;
  /** Lower-case names of the caller's headers that go upstream. */
  readonly forward_headers: readonly string[];
  /** Names of the query parameters that go upstream. */
  readonly forward_query: readonly string[];
  /** The header by which a caller says that it sends a creation again, and how long its answer is kept. */
  readonly idempotency?: { readonly header: string; readonly keep_ms: number } | undefined;
}

export type AuthPlan =
  | { readonly in: 'header'; readonly name: string /** lower case */; readonly scheme: string | undefined }
  | { readonly in: 'query'; readonly name: string };

export interface EnvelopePlan {
  readonly name: string;
  readonly names: Readonly<Record<ErrorKind, string>>;
  readonly statuses: Readonly<Record<ErrorKind, number>>;
  readonly headers: readonly { readonly name: string; readonly render: (values: EnvelopeValues) => string }[];
  readonly body: (values: EnvelopeValues) => unknown;
  /** The error event of an event stream that broke off; undefined where the wire has none. */
  readonly stream:
    | { readonly event: string | undefined; readonly data: (values: EnvelopeValues) => unknown }
    | undefined;
}
/** What an envelope's tree may name. */
export type EnvelopeValues = {
  readonly 'error.name': string;
  readonly 'error.message': string;
  readonly 'error.status': number;
  readonly 'request.id': string;
};

/** How a stored task is asked for, and what the upstream's words mean. */
export interface TaskKindPlan {
  readonly name: string;
  /** The upstream's id in the answer to the creation. */
  readonly id: (answer: unknown) => unknown;
  /** The upstream's path for a task, from its id (already percent-encoded). */
  readonly query_path: (id: string) => string;
  /** The status word in an answer. */
  readonly status: (answer: unknown) => unknown;
  readonly meaning: ReadonlyMap<string, 'running' | 'succeeded' | 'failed'>;
  readonly deadline_ms: number;
  /** How it is learnt whether the upstream took a creation that it did not answer; undefined: an operator decides. */
  readonly unknown?: UnknownPlan | undefined;
  /** The billing rule that prices tasks of this kind; every branch that creates them uses it. */
  readonly billing: BillingPlan;
}

export type UnknownPlan =
  /** The upstream makes one task for one key: the same request is sent again, and the answer is the first one's. */
  | { readonly by: 'key'; readonly header: string }
  /** The upstream lists its tasks: what it made, and nobody here knows, is looked for among them. */
  | {
      readonly by: 'list';
      readonly path: string;
      readonly items: (answer: unknown) => unknown;
      readonly id: (item: unknown) => unknown;
      readonly model: (item: unknown) => unknown;
      /** Unix time in seconds. */
      readonly created_at: (item: unknown) => unknown;
      /** How far its clock may be from ours, and how long a task may take to be listed. */
      readonly within_ms: number;
    };

export type FactType = 'string' | 'int' | 'bool';
export type FactValue = string | bigint | boolean;

/** One typed, named value taken from a request. Facts are computed in the order of their declaration. */
export interface FactPlan {
  readonly name: string;
  readonly type: FactType;
  readonly source: FactSource;
  readonly enum: readonly string[] | undefined;
}
export type FactSource =
  | {
      readonly from: 'body';
      readonly at: (body: unknown) => unknown;
      /** The pointer's text, for messages. */
      readonly pointer: string;
      readonly flag: FlagPlan | undefined;
      readonly default: { readonly value: FactValue } | { readonly model: string } | undefined;
    }
  | { readonly from: 'cel'; readonly evaluate: CelFunction }
  /** The summed length of media, in whole seconds; each URL is one item. */
  | { readonly from: 'media'; readonly urls: CelFunction; readonly assume_ms: number };

/** `--name value` at the end of a text element of the array at `in`. */
export interface FlagPlan {
  readonly names: readonly string[];
  readonly in: (body: unknown) => unknown;
}

/** Context: the facts so far by name (int as bigint), and `body`. Throws CelEvaluationError. */
export type CelFunction = (context: Readonly<Record<string, unknown>>) => unknown;

export interface BillingPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  /** An upper bound of the units. */
  readonly hold: CelFunction;
  /** What a success is charged: the upstream's own count where it is given, else the expression, computed at creation. */
  readonly actual: { readonly at: ((answer: unknown) => unknown) | undefined; readonly otherwise: CelFunction };
}

/** Every method that the router answers; those that a path does not take get 405. */
export const routableMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export type RoutePlan =
  | ForwardRoute
  | PollRoute
  | CancelRoute
  | TaskListRoute
  | CatalogueListRoute
  | CatalogueItemRoute;

export interface RouteCommon {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the operator wrote it: `/v1beta/models/{model}:generateContent`. */
  readonly path: string;
  /** As the router takes it: `/v1beta/models/:model(^[^:/]+)::generateContent`. */
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
  readonly needs: readonly NeedPlan[];
  readonly makes: readonly MakePlan[];
  /** The first whose predicate holds; a route without branches has one that always holds. */
  readonly branches: readonly BranchPlan[];
  readonly on_abort: 'cancel' | 'drain';
}

export interface ModelRule {
  readonly source:
    | { readonly in: 'body'; readonly at: (body: unknown) => unknown; readonly pointer: string }
    | { readonly in: 'param'; readonly param: string };
  /** Predicates that a model must meet; undefined ones are not asked. */
  readonly prefix: readonly string[] | undefined;
  readonly per: PriceUnit | undefined;
  readonly type: string | undefined;
  readonly upstreams: readonly string[] | undefined;
}

export interface BranchPlan {
  readonly name: string;
  readonly when: { readonly prefix: readonly string[] | undefined; readonly per: PriceUnit | undefined };
  readonly shorthand: ShorthandPlan | undefined;
  readonly validate: BodyValidator | undefined;
  readonly fill: FillPlan | undefined;
  /** Only these members go upstream, in the caller's own bytes. */
  readonly only: readonly string[] | undefined;
  /** The upstream's path from the route's parameters, each percent-encoded: never the caller's own spelling of it. */
  readonly upstream_path: (params: Readonly<Record<string, string>>) => string;
  readonly billing: BillingPlan | undefined;
  readonly creates: TaskKindPlan | undefined;
}

/** Undefined when the body is valid; otherwise the first mistake in words: `duration must be integer`. */
export type BodyValidator = (body: unknown) => string | undefined;

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
export type NeedPlan =
  | { readonly resource: string; readonly in: 'param'; readonly param: string }
  | {
      readonly resource: string;
      readonly in: 'body';
      readonly at: (body: unknown) => unknown;
      readonly pointer: string;
    }
  /** Every string of the body that starts with the scheme names a resource. */
  | { readonly resource: string; readonly in: 'uri'; readonly scheme: string };

/** A resource that a successful answer binds to the caller's account: the first pointer that gives a string. */
export interface MakePlan {
  readonly resource: string;
  readonly id: readonly ((answer: unknown) => unknown)[];
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
  readonly page: { readonly number: string; readonly size: string; readonly default: number; readonly max: number };
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
  readonly page: { readonly size: string; readonly token: string; readonly default: number; readonly max: number };
  /** Values: model (with id and card). */
  readonly item: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Values: items, next (undefined on the last page). */
  readonly list: (values: Readonly<Record<string, unknown>>) => unknown;
}
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
