/**
 * The types of gateway.yaml. Generated from schemas/gateway.schema.json by `node scripts/generate-config-types.ts`: do not edit.
 */

/**
 * A host and a port to listen on.
 */
export type Address = string;
/**
 * A number of bytes: a whole number and `B`, `KiB`, `MiB` or `GiB`.
 */
export type Size = string;
/**
 * A length of time: a whole number and `ms`, `s`, `m`, `h` or `d`.
 */
export type Duration = string;
/**
 * A name that other parts of the file refer to.
 */
export type Name = string;
/**
 * The name of an HTTP header, in lower case.
 */
export type HeaderName = string;
/**
 * The address of the store, or the environment variable that holds it.
 */
export type StoreUrl =
  | string
  | {
      /**
       * The environment variable that holds it.
       */
      readonly env: EnvName;
      /**
       * What stands in while the variable is not set.
       */
      readonly default?: string;
    };
/**
 * The name of an environment variable.
 */
export type EnvName = string;
/**
 * True or false, or the environment variable that says so with `1`, `true`, `0`, `false` or nothing.
 */
export type Switch =
  | boolean
  | {
      /**
       * The environment variable that holds it: `1` or `true` is on; `0`, `false` or nothing is off.
       */
      readonly env: EnvName;
      /**
       * What stands in while the variable is not set.
       */
      readonly default?: '0' | '1' | 'false' | 'true';
    };
/**
 * A decimal of the currency, as text, so that no binary fraction ever touches money.
 */
export type Amount = string;
/**
 * The address of an upstream, or the environment variable that holds it.
 */
export type UpstreamUrl =
  | string
  | {
      /**
       * The environment variable that holds it.
       */
      readonly env: EnvName;
      /**
       * What stands in while the variable is not set.
       */
      readonly default?: string;
    };
/**
 * The word before a credential in a header (RFC 9110, 11.1).
 */
export type Scheme = string;
/**
 * What is counted.
 */
export type PriceUnit = 'second' | 'million_tokens';
/**
 * A price, or prices by the values of a fact.
 */
export type PriceTable =
  | string
  | {
      readonly [k: string]: PriceTable;
    };
export type Scalar = string | number | boolean;
export type Limit = number;
/**
 * Any JSON value.
 */
export type Json = unknown;
/**
 * A JSON value with `${name}` in its texts: alone it keeps the value's type, `${name?}` alone leaves its member out when there is no value, `$${` stands for `${`.
 */
export type Tree = unknown;
/**
 * An HTTP status of an error.
 */
export type ErrorStatus = number;
/**
 * The beginning of a path, in whole segments.
 */
export type Prefix = string;
/**
 * Where a caller's key is.
 */
export type Auth = AuthHeader | AuthQuery;
/**
 * The name of a query parameter.
 */
export type QueryName = string;
/**
 * Counts units and asks the model's price table for their price: of a task, by `actual`, or of a request that is metered, by `counts` and `charge`.
 */
export type BillingRule = BillingRuleActual | BillingRuleCounts;
/**
 * A typed, named value taken from the request.
 */
export type Fact = FactAt | FactCel | FactMedia | FactLimit | FactFits | FactCount;
/**
 * A JSON Pointer, or a list of them.
 *
 * @minItems 1
 */
export type Places = string | readonly Pointer[];
/**
 * A JSON Pointer (RFC 6901) into a JSON document.
 */
export type Pointer = string;
/**
 * A whole number, or a range of them.
 */
export type FactValues =
  | number
  | {
      /**
       * The least of the range.
       */
      readonly from: number;
      /**
       * The greatest of the range.
       */
      readonly to: number;
    };
/**
 * A value, or the name of a model's default or limit.
 */
export type FactDefault =
  | string
  | number
  | boolean
  | {
      /**
       * The name under which the model's `defaults` hold it.
       */
      readonly model?: Name;
      /**
       * The name under which the model's `limits` hold it; for facts of type int.
       */
      readonly limit?: Name;
    };
/**
 * A JSON Schema file (draft-07), relative to the configuration.
 */
export type SchemaFile = string;
/**
 * An upper bound of a task's units.
 */
export type TaskHold = Expression;
/**
 * A multiple of the hold.
 */
export type Cap = number;
/**
 * Where a count may stand: a JSON Pointer, several, or a sum over the members of an array.
 *
 * @minItems 1
 */
export type Count =
  | string
  | readonly Pointer[]
  | {
      /**
       * Where the array stands; the last array that any of the pointers finds holds.
       */
      readonly sum: Pointers;
      /**
       * Where the number stands in each member of the array. A member without one counts 0.
       */
      readonly at: Pointer;
      /**
       * Which members are added up; without it all are.
       */
      readonly where?: CountWhere;
    };
/**
 * One JSON Pointer, or several.
 *
 * @minItems 1
 */
export type Pointers = string | readonly Pointer[];
/**
 * What an answer without usage costs.
 */
export type Untold =
  | string
  | {
      readonly [k: string]: Expression;
    };
/**
 * How it is learnt whether the upstream took a creation that it never answered: by a `key` for which it makes one task, or by the `list` of its tasks.
 */
export type TaskUnknown = TaskUnknownKey | TaskUnknownList;
export type RefusalStatus = number | string;
/**
 * How a catalogue is paged.
 */
export type CataloguePage = CataloguePageToken | CataloguePageAfter;
/**
 * A public method and path.
 */
export type Route = RouteModel | RouteUpstream | RouteResources | RouteCatalogue | RouteTask;
/**
 * A method and a path with `{parameters}`.
 */
export type Match = string;
/**
 * Where a request names its model, and what that model must be.
 */
export type ModelRule = ModelRuleAt | ModelRuleParam;
/**
 * What callers write as `model`.
 */
export type ModelId = string;
/**
 * A resource that the caller's account must own.
 */
export type RequiredOwner = RequiredOwnerAt | RequiredOwnerParam | RequiredOwnerUri;
/**
 * A path with `{parameters}`.
 */
export type PathTemplate = string;
/**
 * What a route does with stored tasks.
 */
export type TaskAction = TaskActionPoll | TaskActionCancel | TaskActionList;

/**
 * The configuration of the gateway: every upstream, price, model, route, billing rule and error in one file.
 */
export interface GatewayConfig {
  /**
   * The version of this configuration language.
   */
  readonly version: 1;
  /**
   * The gateway's own HTTP server.
   */
  readonly server?: Server;
  /**
   * Where keys, accounts, the ledger and the tasks are kept.
   */
  readonly store: Store;
  /**
   * How the tasks that no caller polls are polled, and how long the claims and leases of a process last.
   */
  readonly settle?: Settle;
  /**
   * How the length of reference media is read before money is held.
   */
  readonly media?: MediaReading;
  /**
   * The one currency of prices and wallets.
   */
  readonly currency: Currency;
  /**
   * The upstreams by name: a vendor's origin, credential and time-outs.
   */
  readonly upstreams: {
    readonly [k: string]: Upstream;
  };
  /**
   * Price tables by name.
   */
  readonly prices?: {
    readonly [k: string]: Price;
  };
  /**
   * The models by id.
   */
  readonly models?: {
    readonly [k: string]: Model;
  };
  /**
   * What errors look like, by name.
   */
  readonly envelopes: {
    readonly [k: string]: Envelope;
  };
  /**
   * The interfaces by name.
   */
  readonly interfaces: {
    readonly [k: string]: Interface;
  };
  /**
   * Billing rules by name.
   */
  readonly billing?: {
    readonly [k: string]: BillingRule;
  };
  /**
   * Task kinds by name: how a stored task is asked for.
   */
  readonly tasks?: {
    readonly [k: string]: TaskKind;
  };
  /**
   * What request bodies are completed with, by name.
   */
  readonly fills?: {
    readonly [k: string]: Fill;
  };
  /**
   * Lists of models by name.
   */
  readonly catalogues?: {
    readonly [k: string]: Catalogue;
  };
  /**
   * The routes by name.
   */
  readonly routes: {
    readonly [k: string]: Route;
  };
  /**
   * Whole prefixes that go upstream as they are, with authentication only, by name.
   */
  readonly mounts?: {
    readonly [k: string]: Mount;
  };
}
/**
 * The gateway's own HTTP server.
 */
export interface Server {
  /**
   * Host and port to listen on; port 0 takes any free one.
   */
  readonly listen?: Address;
  /**
   * Host and port to serve metrics on, for Prometheus; without it nowhere. Whoever reaches it reads them.
   */
  readonly metrics?: Address;
  /**
   * The largest request body that is read; a larger one is refused as body_too_large. A route may take less.
   */
  readonly body_limit?: Size;
  /**
   * How much a body may hold, and how many bytes of bodies the gateway keeps at once.
   */
  readonly bodies?: ServerBodies;
  /**
   * How long a caller may take to send.
   */
  readonly timeout?: ServerTimeout;
  /**
   * How the gateway stops after SIGTERM or SIGINT.
   */
  readonly drain?: ServerDrain;
  /**
   * The envelope of errors outside the prefix of every interface, for requests whose credential does not tell which interface was meant; without it `{error: {code, message}}`.
   */
  readonly envelope?: Name;
  /**
   * The header that carries the request's id on errors outside every interface; without it none.
   */
  readonly request_id?: HeaderName;
}
/**
 * How much a body may hold, and how many bytes of bodies the gateway keeps at once.
 */
export interface ServerBodies {
  /**
   * The most objects, arrays, members and elements of one body, counted together; a body with more is refused as invalid_request before it is parsed.
   */
  readonly nodes?: number;
  /**
   * The most bytes of request bodies kept at once, counted as they arrive and until their requests are answered; a request beyond it is refused as overloaded. The last eighth is for bodies of at most 1MiB.
   */
  readonly kept?: Size;
  /**
   * The same for the requests of one account, with all of its API keys.
   */
  readonly kept_per_account?: Size;
}
/**
 * How long a caller may take to send.
 */
export interface ServerTimeout {
  /**
   * Time within which a caller must have sent its headers.
   */
  readonly headers?: Duration;
  /**
   * Interval at which the pace of a body is checked, from its first bytes on. A body of which less than 500 bytes a second came since the last check is refused as request_timeout.
   */
  readonly body?: Duration;
  /**
   * Time within which a caller must have sent its whole request.
   */
  readonly request?: Duration;
}
/**
 * How the gateway stops after SIGTERM or SIGINT.
 */
export interface ServerDrain {
  /**
   * How long requests are still taken while `/readyz` answers 503, so that load balancers turn away first; without it the listener closes at once.
   */
  readonly lame_duck?: Duration;
  /**
   * How long answers under way may take to end before their connections are closed.
   */
  readonly limit?: Duration;
}
/**
 * Where keys, accounts, the ledger and the tasks are kept.
 */
export interface Store {
  /**
   * Where keys, accounts, the ledger and the tasks are kept: `sqlite:PATH`.
   */
  readonly url: StoreUrl;
}
/**
 * How the tasks that no caller polls are polled, and how long the claims and leases of a process last.
 */
export interface Settle {
  /**
   * The pause between two polls of a young task.
   */
  readonly first?: Duration;
  /**
   * The pause between two polls of an old one; it grows from `first` to this.
   */
  readonly longest?: Duration;
  /**
   * How many polls may be under way at one upstream.
   */
  readonly concurrency?: number;
  /**
   * How long one process has the right to poll a task that it claimed. Then any other process may claim it.
   */
  readonly claim?: Duration;
  /**
   * How long a spend lease lasts, the money that one process set aside for metered requests, unless it is renewed. Then any other process may close it. A creation must leave for its upstream within this time, too.
   */
  readonly lease?: Duration;
}
/**
 * How the length of reference media is read before money is held.
 */
export interface MediaReading {
  /**
   * Time for the whole reading of one URL.
   */
  readonly timeout?: Duration;
  /**
   * How much of one file is read at most.
   */
  readonly limit?: Size;
  /**
   * How far above a whole second a length may lie and still count as that second; less than a second.
   */
  readonly tolerance?: Duration;
  /**
   * The shortest medium that is admitted; a shorter one refuses the request.
   */
  readonly shortest?: Duration;
  /**
   * Whether addresses that are not public may be read, which lets a caller reach your own network: for tests.
   */
  readonly allow_private?: Switch;
}
/**
 * The one currency of prices and wallets.
 */
export interface Currency {
  /**
   * Its ISO 4217 code; every price and every wallet is in it.
   */
  readonly code: string;
  /**
   * How far below zero a charge beyond its hold may take a wallet; what a request costs beyond that is not charged.
   */
  readonly overdraft?: Amount;
}
/**
 * A vendor's origin, credential and time-outs.
 */
export interface Upstream {
  /**
   * Its address; what stands after the host is put before every path.
   */
  readonly url: UpstreamUrl;
  /**
   * Whether the upstream is off, and its models with it, while its url's variable is not set; otherwise that is an error.
   */
  readonly optional?: boolean;
  /**
   * The credential that is sent to it.
   */
  readonly auth?: Credential;
  /**
   * How long to wait for it.
   */
  readonly timeout?: UpstreamTimeout;
  /**
   * What callers get when it answers 401 or 403, which is about the gateway's credential and not theirs: its answer as it came, or the error upstream_failed. Either way it is logged as an error and counted.
   */
  readonly credential_refused?: 'pass_on' | 'upstream_failed';
}
/**
 * The credential that is sent to an upstream.
 */
export interface Credential {
  /**
   * The header that carries the credential.
   */
  readonly header: HeaderName;
  /**
   * The word before the credential; without it the header holds the credential alone.
   */
  readonly scheme?: Scheme;
  /**
   * The credential.
   */
  readonly secret: Secret;
}
/**
 * A secret: always in an environment variable, never in the file.
 */
export interface Secret {
  /**
   * The environment variable that holds it.
   */
  readonly env: EnvName;
}
/**
 * How long to wait for an upstream.
 */
export interface UpstreamTimeout {
  /**
   * Time within which a connection must stand.
   */
  readonly connect?: Duration;
  /**
   * Time to the first byte of the answer.
   */
  readonly headers?: Duration;
  /**
   * Longest silence inside an answer.
   */
  readonly idle?: Duration;
}
/**
 * Prices per unit for given facts.
 */
export interface Price {
  /**
   * What one price is for.
   */
  readonly unit: PriceUnit;
  /**
   * The facts that choose the price, outermost first; an empty list where there is one price.
   */
  readonly by: readonly Name[];
  /**
   * The prices by the values of those facts, one level of keys for each; with `by: []` the price itself.
   */
  readonly table: PriceTable;
}
/**
 * A model that callers can name.
 */
export interface Model {
  /**
   * What routes and catalogues ask for it by.
   */
  readonly type: Name;
  /**
   * The upstream that serves it.
   */
  readonly upstream: Name;
  /**
   * Its price table; a model that no billing rule ever meets needs none.
   */
  readonly price?: Name;
  /**
   * Values of facts that the caller left open, by the name that a fact's `default: { model: … }` gives.
   */
  readonly defaults?: {
    readonly [k: string]: Scalar;
  };
  /**
   * The most that the upstream accepts or makes, by names that facts ask for with `limit`. They bound what a request may cost: state the largest value that any request can reach.
   */
  readonly limits?: {
    readonly [k: string]: Limit;
  };
  /**
   * What a catalogue shows of it; free.
   */
  readonly card?: {
    readonly [k: string]: Json;
  };
}
/**
 * What errors look like on an interface: a tree, never text, so that an error is always well-formed JSON.
 */
export interface Envelope {
  /**
   * Headers of an error answer besides content-type.
   */
  readonly headers?: {
    readonly [k: string]: string;
  };
  /**
   * The body of an error: a tree that may name error.name, error.message, error.status and request.id.
   */
  readonly body: Tree;
  /**
   * The event that ends an event stream that broke off; without it the stream is cut.
   */
  readonly stream?: StreamError;
  /**
   * What this interface calls each kind of error; every kind is named.
   */
  readonly names: EnvelopeNames;
  /**
   * HTTP statuses that differ from the usual ones.
   */
  readonly statuses?: EnvelopeStatuses;
}
/**
 * The error event of an event stream.
 */
export interface StreamError {
  /**
   * The name of the event.
   */
  readonly event?: string;
  /**
   * Its data: a tree with the names of `body`.
   */
  readonly data: Tree;
}
/**
 * What an interface calls each kind of error.
 */
export interface EnvelopeNames {
  /**
   * The request does not fit the route.
   */
  readonly invalid_request?: string;
  /**
   * The body is not JSON.
   */
  readonly unsupported_media_type?: string;
  /**
   * The body is larger than `server.body_limit`.
   */
  readonly body_too_large?: string;
  /**
   * No key, or none that counts.
   */
  readonly unauthenticated?: string;
  /**
   * The wallet does not cover the hold.
   */
  readonly insufficient_funds?: string;
  /**
   * No such model, or none that the key may see.
   */
  readonly model_not_found?: string;
  /**
   * No such task of this account.
   */
  readonly task_not_found?: string;
  /**
   * No such resource of this account.
   */
  readonly resource_not_found?: string;
  /**
   * No route has this path.
   */
  readonly route_not_found?: string;
  /**
   * The path has no such method.
   */
  readonly method_not_allowed?: string;
  /**
   * An idempotency key whose first request is still under way.
   */
  readonly conflict?: string;
  /**
   * An idempotency key that was used for another request.
   */
  readonly idempotency_mismatch?: string;
  /**
   * The caller took too long to send.
   */
  readonly request_timeout?: string;
  /**
   * The connection to the upstream failed.
   */
  readonly upstream_failed?: string;
  /**
   * The upstream did not answer in time.
   */
  readonly upstream_timeout?: string;
  /**
   * The upstream is optional and off.
   */
  readonly upstream_off?: string;
  /**
   * The gateway has too much to do.
   */
  readonly overloaded?: string;
  /**
   * The gateway is at fault.
   */
  readonly internal?: string;
}
/**
 * HTTP statuses by kind of error.
 */
export interface EnvelopeStatuses {
  /**
   * The request does not fit the route. Usually 400.
   */
  readonly invalid_request?: ErrorStatus;
  /**
   * The body is not JSON. Usually 415.
   */
  readonly unsupported_media_type?: ErrorStatus;
  /**
   * The body is larger than `server.body_limit`. Usually 413.
   */
  readonly body_too_large?: ErrorStatus;
  /**
   * No key, or none that counts. Usually 401.
   */
  readonly unauthenticated?: ErrorStatus;
  /**
   * The wallet does not cover the hold. Usually 402.
   */
  readonly insufficient_funds?: ErrorStatus;
  /**
   * No such model, or none that the key may see. Usually 404.
   */
  readonly model_not_found?: ErrorStatus;
  /**
   * No such task of this account. Usually 404.
   */
  readonly task_not_found?: ErrorStatus;
  /**
   * No such resource of this account. Usually 404.
   */
  readonly resource_not_found?: ErrorStatus;
  /**
   * No route has this path. Usually 404.
   */
  readonly route_not_found?: ErrorStatus;
  /**
   * The path has no such method. Usually 405.
   */
  readonly method_not_allowed?: ErrorStatus;
  /**
   * An idempotency key whose first request is still under way. Usually 409.
   */
  readonly conflict?: ErrorStatus;
  /**
   * An idempotency key that was used for another request. Usually 422.
   */
  readonly idempotency_mismatch?: ErrorStatus;
  /**
   * The caller took too long to send. Usually 408.
   */
  readonly request_timeout?: ErrorStatus;
  /**
   * The connection to the upstream failed. Usually 502.
   */
  readonly upstream_failed?: ErrorStatus;
  /**
   * The upstream did not answer in time. Usually 504.
   */
  readonly upstream_timeout?: ErrorStatus;
  /**
   * The upstream is optional and off. Usually 503.
   */
  readonly upstream_off?: ErrorStatus;
  /**
   * The gateway has too much to do. Usually 503.
   */
  readonly overloaded?: ErrorStatus;
  /**
   * The gateway is at fault. Usually 500.
   */
  readonly internal?: ErrorStatus;
}
/**
 * One interface: a path prefix, its authentication, its errors, and what of a request goes upstream.
 */
export interface Interface {
  /**
   * The path prefix, whole segments; the longest one that fits wins.
   */
  readonly prefix: Prefix;
  /**
   * The ways to authenticate; the first that a request carries decides.
   *
   * @minItems 1
   */
  readonly auth: readonly Auth[];
  /**
   * What its errors look like.
   */
  readonly envelope: Name;
  /**
   * What of a caller's request goes upstream besides its body.
   */
  readonly forward: InterfaceForward;
  /**
   * How a caller says that it sends a creation again; without it every creation is a new one.
   */
  readonly idempotency?: Idempotency;
  /**
   * The header that carries the request's id on every answer, unless the upstream's answer has one of that name. The access log has the same id.
   */
  readonly request_id?: HeaderName;
  /**
   * Headers of a caller's request that the access log shows, such as the caller's own ids; 128 characters of each. Without it, none.
   *
   * @minItems 1
   */
  readonly log_headers?: readonly HeaderName[];
}
export interface AuthHeader {
  /**
   * The header that carries the key.
   */
  readonly header: HeaderName;
  /**
   * The word before the key in that header.
   */
  readonly scheme?: Scheme;
}
export interface AuthQuery {
  /**
   * The query parameter that carries the key.
   */
  readonly query: QueryName;
}
/**
 * What of a caller's request goes upstream.
 */
export interface InterfaceForward {
  /**
   * Request headers that go upstream; all others stay.
   */
  readonly headers: readonly HeaderName[];
  /**
   * Query parameters that go upstream; all others stay.
   */
  readonly query: readonly QueryName[];
}
/**
 * A creation with the key of an earlier one gets that one's answer, and is neither sent nor billed again.
 */
export interface Idempotency {
  /**
   * The header that carries the caller's key for one creation.
   */
  readonly header: HeaderName;
  /**
   * How long the answer is kept; after that the same key makes a new task.
   */
  readonly keep?: Duration;
}
export interface BillingRuleActual {
  /**
   * What the rule counts; the model's price table is for the same.
   */
  readonly unit: PriceUnit;
  /**
   * Typed, named values taken from the request, in the order in which they are computed.
   */
  readonly facts: {
    readonly [k: string]: Fact;
  };
  readonly hold: TaskHold;
  /**
   * The units that the success of a task is charged.
   */
  readonly actual: Actual;
  /**
   * How many times the hold the upstream's own counts are believed. A task that is reported to have used more goes to review; without a cap any count is believed. A metered request that costs more is charged the cap, logged and counted in `tollgate_doubtful_charges_total`; without a cap 50 is used.
   */
  readonly cap?: Cap;
}
export interface FactAt {
  /**
   * Where the value stands in the request's body: one place, or a list of all spellings of it. A body that uses two of the spellings is refused.
   */
  readonly at: Places;
  /**
   * A flag at the end of a text that stands in where the body has no value.
   */
  readonly flag?: Flag;
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The values that are admitted; they are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * The whole numbers that are admitted, one by one or by ranges that include both ends. A flag with any other number counts as left out, as it does for the upstream; a member of the body with any other is refused.
   *
   * @minItems 1
   */
  readonly values?: readonly FactValues[];
  /**
   * The value where the request has none: itself, the model's default of that name, or the model's limit of that name.
   */
  readonly default?: FactDefault;
}
/**
 * `--name value` at the end of a text element.
 */
export interface Flag {
  /**
   * Its names, without the two dashes.
   *
   * @minItems 1
   */
  readonly names: readonly string[];
  /**
   * The array of the body whose text elements are read.
   */
  readonly in: Pointer;
}
export interface FactCel {
  /**
   * The expression that computes the value from `body` and the facts before it.
   */
  readonly cel: string;
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The values that are admitted; they are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
}
export interface FactMedia {
  /**
   * The media whose summed length in whole seconds is the value.
   */
  readonly media: Media;
  /**
   * The length that an unreadable medium counts with; without it the request is refused. For upstreams that report what they bill.
   */
  readonly assume?: Duration;
}
/**
 * Media whose length is read from their URLs.
 */
export interface Media {
  /**
   * The expression that gives the list of their URLs.
   */
  readonly cel: string;
}
export interface FactLimit {
  /**
   * The model's limit of that name is the value, a whole number.
   */
  readonly limit: Name;
}
export interface FactFits {
  /**
   * A JSON Schema (draft-07) beside this file. The value is true for a body that fits it, else false; the body is not refused.
   */
  readonly fits: SchemaFile;
}
export interface FactCount {
  /**
   * What is counted in the body; the number is the value.
   */
  readonly count: Counted;
}
/**
 * Values of the body that are counted.
 */
export interface Counted {
  /**
   * The values: JSON Pointers in which `*` stands for every item of an array.
   */
  readonly each: Places;
  /**
   * Counts only values that have one of these texts at each of the pointers.
   */
  readonly where?: Matcher;
  /**
   * Leaves out values that have one of these texts at each of the pointers.
   */
  readonly unless?: Matcher;
  /**
   * A member of each value, a whole number from 1, that is added in place of 1.
   */
  readonly add?: Pointer;
  /**
   * What is added where a value has no such member, or one that is no whole number from 1.
   */
  readonly default?: number;
  /**
   * A text in each counted value whose length does not count in `text_bytes`, since the count bounds what it costs.
   */
  readonly less?: Pointer;
}
/**
 * Texts by the JSON Pointer at which a value must have one of them. `null` stands for a member that is absent or null; a text that ends in `*` for every text that begins with the rest.
 */
export interface Matcher {
  /**
   * @minItems 1
   */
  readonly [k: string]: readonly (string | null)[];
}
/**
 * A computed value.
 */
export interface Expression {
  /**
   * The CEL expression; it sees the facts by name, and `body`.
   */
  readonly cel: string;
}
/**
 * The units that a success is charged.
 */
export interface Actual {
  /**
   * Where the upstream's answer reports the units.
   */
  readonly at?: Pointer;
  /**
   * The units where it does not, computed when the task is created.
   */
  readonly otherwise: Expression;
}
export interface BillingRuleCounts {
  /**
   * What the rule counts; the model's price table is for the same.
   */
  readonly unit: PriceUnit;
  /**
   * Typed, named values taken from the request, in the order in which they are computed.
   */
  readonly facts: {
    readonly [k: string]: Fact;
  };
  readonly hold: ClassUnits;
  /**
   * Where an answer, or the events of a stream, tell what was used: the last number that any of the pointers finds holds. A count can also be a sum over the members of an array.
   */
  readonly counts: {
    readonly [k: string]: Count;
  };
  /**
   * The units of each class that an answer is charged, over the counts by name; one that the answer does not tell is 0.
   */
  readonly charge: ClassUnits;
  /**
   * What a successful answer costs that tells no usage, and the estimate for one that is cut before it told its final counts: `hold` charges the hold, `free` charges nothing, or units by class over the facts, `request_bytes`, `answer_bytes` (the decoded bytes of the body that passed), `is_stream` (whether the answer was an event stream) and `has_usage` (whether it told any usage).
   */
  readonly untold: Untold;
  /**
   * Pointers into an answer, or into the events of a stream; once one of them finds a value other than null, the counts are final. Without it they are final when the answer ended whole.
   */
  readonly final?: Pointers;
  /**
   * Pointers into an answer, or into the events of a stream; an answer that tells no usage and has a value other than null at one of them failed, and costs nothing. Without it every answer with a 2xx status counts as a success.
   */
  readonly failed?: Pointers;
  /**
   * How many times the hold the upstream's own counts are believed. A task that is reported to have used more goes to review; without a cap any count is believed. A metered request that costs more is charged the cap, logged and counted in `tollgate_doubtful_charges_total`; without a cap 50 is used.
   */
  readonly cap?: Cap;
}
/**
 * Units by class, which is what the price table of a metered rule is by.
 */
export interface ClassUnits {
  readonly [k: string]: Expression;
}
/**
 * A test on a member of an array.
 */
export interface CountWhere {
  /**
   * Where the member says what it is.
   */
  readonly at: Pointer;
  /**
   * The texts there of the members that are added up.
   *
   * @minItems 1
   */
  readonly in: readonly string[];
}
/**
 * How a stored task is asked for, and what the upstream's words for its status mean.
 */
export interface TaskKind {
  /**
   * Where the answer to the creation has the upstream's id.
   */
  readonly id: Pointer;
  /**
   * The upstream's path for a task.
   */
  readonly query: string;
  /**
   * Where an answer has the status, and what its words mean.
   */
  readonly status: TaskStatus;
  /**
   * When a task that is still running needs the operator's decision.
   */
  readonly deadline: Duration;
  /**
   * How it is learnt whether the upstream took a creation that it never answered. Without it such a task goes to review at once, and an operator decides.
   */
  readonly unknown?: TaskUnknown;
  /**
   * Which answers to a creation prove that the upstream made nothing, so that the hold is released: any one of these. In place of the default, every 4xx.
   *
   * @minItems 1
   */
  readonly nothing_made?: readonly TaskNothingMade[];
}
/**
 * What the upstream's words for a status mean.
 */
export interface TaskStatus {
  /**
   * Where an answer has the status.
   */
  readonly at: Pointer;
  /**
   * The words for work in progress.
   *
   * @minItems 1
   */
  readonly running: readonly string[];
  /**
   * The words for success, which is charged.
   *
   * @minItems 1
   */
  readonly succeeded: readonly string[];
  /**
   * The words for failure, which is not.
   *
   * @minItems 1
   */
  readonly failed: readonly string[];
}
export interface TaskUnknownKey {
  /**
   * The header of a key for which the upstream makes one task, however often it is asked: the same request is sent again.
   */
  readonly key: HeaderName;
}
export interface TaskUnknownList {
  /**
   * The upstream's path, with its query, that lists tasks, the newest first: a task that nobody here knows is looked for in it.
   */
  readonly list: string;
  /**
   * Where the answer has the tasks.
   */
  readonly items: Pointer;
  /**
   * Where a task has its id.
   */
  readonly id: Pointer;
  /**
   * Where a task has its model.
   */
  readonly model: Pointer;
  /**
   * Where a task has the time of its creation, in Unix seconds.
   */
  readonly created_at: Pointer;
  /**
   * Where the answer has the number of tasks on all pages. The list is complete when as many were read.
   */
  readonly total?: Pointer;
  /**
   * How the list is paged. Without it one page is read.
   */
  readonly page?: UnknownPage;
  /**
   * How far the upstream's clock may be from ours, and how long a task may take to be listed.
   */
  readonly within?: Duration;
}
/**
 * How an upstream's list of tasks is paged: pages are read until one ends beyond the creation, or the list ends.
 */
export interface UnknownPage {
  /**
   * The query parameter for the page's number, from 1.
   */
  readonly number: QueryName;
  /**
   * The query parameter for the number of tasks on a page.
   */
  readonly size: QueryName;
  /**
   * How many tasks are asked for on a page: no more than the upstream gives. Where it tells no total, a page with fewer is the last.
   */
  readonly items: number;
  /**
   * How many pages are read at most.
   */
  readonly most?: number;
}
/**
 * Answers to a creation that prove that nothing was made: by their status, and by the upstream's own code where a proxy could have answered with that status.
 */
export interface TaskNothingMade {
  /**
   * Statuses from 400 to 599, or 4xx for every status of that class.
   *
   * @minItems 1
   */
  readonly status: readonly RefusalStatus[];
  /**
   * Where the answer, which must be JSON, has the upstream's code.
   */
  readonly at?: Pointer;
  /**
   * The codes that mean that nothing was made.
   *
   * @minItems 1
   */
  readonly in?: readonly string[];
}
/**
 * What a request body is completed with.
 */
export interface Fill {
  /**
   * Members that are added where the body has none.
   */
  readonly defaults?: {
    readonly [k: string]: Json;
  };
  /**
   * Members that are added to the items of an array.
   */
  readonly items?: readonly FillItem[];
}
/**
 * A member that is added to the items of an array.
 */
export interface FillItem {
  /**
   * The array.
   */
  readonly in: Pointer;
  /**
   * The member that is added where an item has none.
   */
  readonly member: string;
  /**
   * The member of the same item that decides its value.
   */
  readonly from: string;
  /**
   * The value by that member's value.
   */
  readonly values: {
    readonly [k: string]: Json;
  };
}
/**
 * A list of models.
 */
export interface Catalogue {
  /**
   * The type of the models that it shows.
   */
  readonly type: Name;
  /**
   * How it is paged.
   */
  readonly page: CataloguePage;
  /**
   * Only the models of these upstreams; without it, of all.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
  /**
   * One model: a tree that may name model.id and model.card.….
   */
  readonly item: Tree;
  /**
   * The answer: a tree that may name items, next (the token of the next page), has_more, first_id and last_id.
   */
  readonly list: Tree;
}
export interface CataloguePageToken {
  /**
   * The query parameter for the size of a page.
   */
  readonly size: QueryName;
  /**
   * The query parameter for the token of the next page, which the list gives out as next.
   */
  readonly token: QueryName;
  /**
   * The size where the caller gives none.
   */
  readonly default: number;
  /**
   * The largest size; a larger one counts as this.
   */
  readonly max: number;
}
export interface CataloguePageAfter {
  /**
   * The query parameter for the size of a page.
   */
  readonly size: QueryName;
  /**
   * The query parameter for the model id that the page begins after.
   */
  readonly after: QueryName;
  /**
   * The query parameter for the model id that the page ends before.
   */
  readonly before?: QueryName;
  /**
   * The size where the caller gives none.
   */
  readonly default: number;
  /**
   * The largest size; a larger one counts as this.
   */
  readonly max: number;
}
export interface RouteModel {
  /**
   * The interface that it belongs to.
   */
  readonly interface: Name;
  /**
   * Method and path; the path begins with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The largest request body that the route reads, where that is less than the server's body_limit.
   */
  readonly body_limit?: Size;
  /**
   * Where the request names its model, and what that model must be.
   */
  readonly model: ModelRule;
  /**
   * Resources that the caller's account must own.
   */
  readonly requires_owner?: readonly RequiredOwner[];
  /**
   * Resources that a successful answer gives the caller's account.
   */
  readonly creates_resource?: readonly CreatedResource[];
  /**
   * Resources that a successful answer takes from the caller's account; so does a 404 or 410, which says that they are gone already.
   */
  readonly removes_resource?: readonly RemovedResource[];
  /**
   * Cases by model; the first whose predicate holds is taken.
   *
   * @minItems 1
   */
  readonly branches?: readonly Branch[];
  /**
   * Members that stand in for the content array.
   */
  readonly shorthand?: Shorthand;
  /**
   * The JSON Schema that a body must meet.
   */
  readonly body?: SchemaFile;
  /**
   * What the body is completed with.
   */
  readonly fill?: Name;
  /**
   * What goes upstream in place of the whole body and the caller's path.
   */
  readonly forward?: RouteForward;
  /**
   * The billing rule.
   */
  readonly billing?: Name;
  /**
   * The task kind of the task that a success creates.
   */
  readonly creates_task?: Name;
  /**
   * What becomes of the upstream's work when the caller leaves; without it `drain` where a success makes something, and else `cancel`.
   */
  readonly on_abort?: 'cancel' | 'drain';
  /**
   * How long, and for how many bytes, an answer that has begun is read on after its caller has left, so that its final counts are heard; without it 10m and 64MiB on a metered route, else 30s and 16MiB. An answer that has not begun is waited for as long as the upstream's headers time-out.
   */
  readonly drain?: DrainLimits;
  /**
   * Documented requests with their outcome; `tollgate check` runs them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface ModelRuleAt {
  /**
   * Where the body names it.
   */
  readonly at: Pointer;
  /**
   * The type that the model must have.
   */
  readonly type?: Name;
  /**
   * Prefixes, one of which its id must begin with.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * What it must be priced by.
   */
  readonly unit?: PriceUnit;
  /**
   * Upstreams, one of which must serve it.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
}
export interface ModelRuleParam {
  /**
   * The path parameter that names it.
   */
  readonly param: Name;
  /**
   * The type that the model must have.
   */
  readonly type?: Name;
  /**
   * Prefixes, one of which its id must begin with.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * What it must be priced by.
   */
  readonly unit?: PriceUnit;
  /**
   * Upstreams, one of which must serve it.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
}
export interface RequiredOwnerAt {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * Where the body names it.
   */
  readonly at: Pointer;
}
export interface RequiredOwnerParam {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The path parameter that names it.
   */
  readonly param: Name;
}
export interface RequiredOwnerUri {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The scheme of the texts, anywhere in the body, that name one.
   */
  readonly uri: string;
}
/**
 * A resource that a successful answer gives the caller's account.
 */
export interface CreatedResource {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * Where the answer has its id; the first that gives a text counts.
   *
   * @minItems 1
   */
  readonly id: readonly Pointer[];
}
/**
 * A resource that a successful answer takes from the caller's account.
 */
export interface RemovedResource {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The path parameter that names it.
   */
  readonly param: Name;
}
/**
 * One predicate with its rules.
 */
export interface Branch {
  /**
   * Its name, unique in the route.
   */
  readonly name: Name;
  /**
   * What the model must be for the branch to be taken; without it the branch is always taken.
   */
  readonly when?: When;
  /**
   * Members that stand in for the content array.
   */
  readonly shorthand?: Shorthand;
  /**
   * The JSON Schema that a body must meet.
   */
  readonly body?: SchemaFile;
  /**
   * What the body is completed with.
   */
  readonly fill?: Name;
  /**
   * What goes upstream in place of the whole body and the caller's path.
   */
  readonly forward?: RouteForward;
  /**
   * The billing rule.
   */
  readonly billing?: Name;
  /**
   * The task kind of the task that a success creates.
   */
  readonly creates_task?: Name;
}
/**
 * A predicate on the model; all of its parts must hold.
 */
export interface When {
  /**
   * Prefixes, one of which the model's id begins with.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * What the model is priced by.
   */
  readonly unit?: PriceUnit;
}
/**
 * `prompt` and `images` in place of a content array.
 */
export interface Shorthand {
  /**
   * The member that holds the text.
   */
  readonly prompt: string;
  /**
   * The member that holds the images' URLs.
   */
  readonly images: string;
  /**
   * The member that the content array is built in.
   */
  readonly into: string;
  /**
   * The roles of the images, in their order.
   *
   * @minItems 1
   */
  readonly roles: readonly string[];
}
/**
 * What goes upstream.
 */
export interface RouteForward {
  /**
   * The members of the body that go upstream, in the caller's own bytes; without it the whole body does.
   *
   * @minItems 1
   */
  readonly only?: readonly string[];
  /**
   * The upstream's path, with the route's parameters; without it the caller's own path.
   */
  readonly path?: PathTemplate;
}
/**
 * The limits within which an answer is read on though nobody listens.
 */
export interface DrainLimits {
  /**
   * How long.
   */
  readonly time?: Duration;
  /**
   * For how many bytes.
   */
  readonly bytes?: Size;
}
/**
 * A documented request with its outcome.
 */
export interface Example {
  /**
   * What it shows.
   */
  readonly name: string;
  /**
   * The request's body.
   */
  readonly body?: Json;
  /**
   * The path's parameters.
   */
  readonly params?: {
    readonly [k: string]: string;
  };
  /**
   * The outcome.
   */
  readonly expect: Expect;
}
/**
 * The outcome of an example.
 */
export interface Expect {
  /**
   * The branch that is taken.
   */
  readonly branch?: Name;
  /**
   * What is set aside at the full price.
   */
  readonly hold?: Amount;
  /**
   * The kind of error that refuses it.
   */
  error?:
    | 'invalid_request'
    | 'unsupported_media_type'
    | 'body_too_large'
    | 'unauthenticated'
    | 'insufficient_funds'
    | 'model_not_found'
    | 'task_not_found'
    | 'resource_not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'conflict'
    | 'idempotency_mismatch'
    | 'request_timeout'
    | 'upstream_failed'
    | 'upstream_timeout'
    | 'upstream_off'
    | 'overloaded'
    | 'internal';
}
export interface RouteUpstream {
  /**
   * The interface that it belongs to.
   */
  readonly interface: Name;
  /**
   * Method and path; the path begins with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The largest request body that the route reads, where that is less than the server's body_limit.
   */
  readonly body_limit?: Size;
  /**
   * The upstream of a route without a model.
   */
  readonly upstream: Name;
  /**
   * Resources that the caller's account must own.
   */
  readonly requires_owner?: readonly RequiredOwner[];
  /**
   * Resources that a successful answer gives the caller's account.
   */
  readonly creates_resource?: readonly CreatedResource[];
  /**
   * Resources that a successful answer takes from the caller's account; so does a 404 or 410, which says that they are gone already.
   */
  readonly removes_resource?: readonly RemovedResource[];
  /**
   * The JSON Schema that a body must meet.
   */
  readonly body?: SchemaFile;
  /**
   * What the body is completed with.
   */
  readonly fill?: Name;
  /**
   * What goes upstream in place of the whole body and the caller's path.
   */
  readonly forward?: RouteForward;
  /**
   * What becomes of the upstream's work when the caller leaves; without it `drain` where a success makes something, and else `cancel`.
   */
  readonly on_abort?: 'cancel' | 'drain';
  /**
   * How long, and for how many bytes, an answer that has begun is read on after its caller has left, so that its final counts are heard; without it 10m and 64MiB on a metered route, else 30s and 16MiB. An answer that has not begun is waited for as long as the upstream's headers time-out.
   */
  readonly drain?: DrainLimits;
  /**
   * Documented requests with their outcome; `tollgate check` runs them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface RouteResources {
  /**
   * The interface that it belongs to.
   */
  readonly interface: Name;
  /**
   * Method and path; the path begins with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The upstream of a route without a model.
   */
  readonly upstream: Name;
  /**
   * The caller's own resources of one kind, newest first; with `upstream`, which is asked for the record of each.
   */
  readonly resources: ResourceList;
  /**
   * Documented requests with their outcome; `tollgate check` runs them without a network.
   */
  readonly examples?: readonly Example[];
}
/**
 * How the caller's own resources of one kind are listed.
 */
export interface ResourceList {
  /**
   * The kind of the resources.
   */
  readonly list: Name;
  /**
   * The upstream's path for one resource, with {id}.
   */
  readonly query: string;
  /**
   * Where the upstream's answer has the record that is listed.
   */
  readonly record: Pointer;
  /**
   * What is listed of a resource whose record the upstream does not give: a tree that may name resource.id and resource.created_at.
   */
  readonly item: Tree;
  /**
   * The answer: a tree that may name items, total, page.number, page.size and request.id.
   */
  readonly answer: Tree;
  /**
   * How the list is paged.
   */
  readonly page: TaskPage;
}
/**
 * How a list of tasks is paged.
 */
export interface TaskPage {
  /**
   * The query parameter for the page's number, from 1.
   */
  readonly number: QueryName;
  /**
   * The query parameter for the size of a page.
   */
  readonly size: QueryName;
  /**
   * The size where the caller gives none.
   */
  readonly default: number;
  /**
   * The largest size; a larger one counts as this.
   */
  readonly max: number;
}
export interface RouteCatalogue {
  /**
   * The interface that it belongs to.
   */
  readonly interface: Name;
  /**
   * Method and path; the path begins with the interface's prefix.
   */
  readonly match: Match;
  /**
   * Where the request names its model, and what that model must be.
   */
  readonly model?: ModelRule;
  /**
   * The catalogue that it shows: the list, or with `model: { param: … }` one model.
   */
  readonly catalogue: Name;
  /**
   * Documented requests with their outcome; `tollgate check` runs them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface RouteTask {
  /**
   * The interface that it belongs to.
   */
  readonly interface: Name;
  /**
   * Method and path; the path begins with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The stored tasks that it answers from.
   */
  readonly task: TaskAction;
  /**
   * Documented requests with their outcome; `tollgate check` runs them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface TaskActionPoll {
  /**
   * The path parameter with the id of the task that is asked for.
   */
  readonly poll: Name;
  /**
   * The task kinds that the route sees.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
}
export interface TaskActionCancel {
  /**
   * The path parameter with the id of the task that is cancelled.
   */
  readonly cancel: Name;
  /**
   * The task kinds that the route sees.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
}
export interface TaskActionList {
  /**
   * The answer of a list of tasks: a tree that may name items and total.
   */
  readonly list: Tree;
  /**
   * The task kinds that the route sees.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
  /**
   * One task of the list: a tree that may name task.id, task.model, task.status, task.created_at and task.updated_at.
   */
  readonly item: Tree;
  /**
   * How the list is paged.
   */
  readonly page: TaskPage;
  /**
   * Query parameters that narrow the list; their values may be repeated or joined by commas.
   */
  readonly filters?: TaskFilters;
}
/**
 * Query parameters that narrow a list of tasks.
 */
export interface TaskFilters {
  /**
   * The query parameter for statuses.
   */
  readonly status?: QueryName;
  /**
   * The query parameter for models.
   */
  readonly model?: QueryName;
  /**
   * The query parameter for ids.
   */
  readonly id?: QueryName;
}
/**
 * A whole prefix that goes upstream as it is: every method and path under it, bodies unread and unbilled, for callers with a key.
 */
export interface Mount {
  /**
   * The path prefix, under that of the interface; no route lies under it. It stays in the upstream's path.
   */
  readonly prefix: Prefix;
  /**
   * Where the requests go.
   */
  readonly upstream: Name;
  /**
   * The interface whose authentication, envelope and headers it has.
   */
  readonly interface: Name;
}
