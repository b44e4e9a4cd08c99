/**
 * The types of gateway.yaml. Generated from schemas/gateway.schema.json by `node scripts/generate-config-types.ts`: do not edit.
 */

/**
 * A host and a port to listen on, or an environment variable with them.
 */
export type ListenAddress =
  | string
  | {
      /**
       * The name of the environment variable.
       */
      readonly env: EnvName;
      /**
       * The address if the variable is not set.
       */
      readonly default?: Address;
    };
/**
 * The name of an environment variable.
 */
export type EnvName = string;
/**
 * A host and a port to listen on.
 */
export type Address = string;
/**
 * A number of bytes: a whole number and `B`, `KiB`, `MiB` or `GiB`.
 */
export type Size = string;
/**
 * A duration: a whole number and `ms`, `s`, `m`, `h` or `d`.
 */
export type Duration = string;
/**
 * A name that other parts of the file refer to.
 */
export type Name = string;
/**
 * The path of the page for the holders of keys, or its path with the operator's name, logo and contact.
 */
export type AccountPage =
  | string
  | {
      /**
       * The path of the page.
       */
      readonly path: Prefix;
      /**
       * The operator's name.
       */
      readonly name?: Line;
      /**
       * The operator's logo: an SVG, PNG, JPEG or WebP file of at most 128 KiB, relative to the configuration file.
       */
      readonly logo?: FilePath;
      /**
       * Where the holder of a key asks for help: an e-mail address, a URL, or a text.
       */
      readonly contact?: Line;
    };
/**
 * The beginning of a path, in whole segments.
 */
export type Prefix = string;
/**
 * A text of one line.
 */
export type Line = string;
/**
 * The path of a file, relative to the configuration file that names it.
 */
export type FilePath = string;
/**
 * The name of an HTTP header, in lower case.
 */
export type HeaderName = string;
/**
 * The address of a receiver of OTLP over HTTP, or an environment variable or a file with it.
 */
export type TracingEndpoint = string | TracingEndpointEnv | TracingEndpointFile;
/**
 * A part of a whole.
 */
export type Part = number;
/**
 * A text, or an environment variable or a file with it.
 */
export type Setting = string | SettingEnv | SettingFile;
/**
 * A secret. It is in an environment variable or in a file of its own, never in the configuration.
 */
export type Secret = SecretEnv | SecretFile;
/**
 * What an operator may do.
 */
export type AdminRole = 'viewer' | 'operator' | 'admin';
/**
 * The address of the store, or an environment variable or a file with it.
 */
export type StoreUrl = string | StoreUrlEnv | StoreUrlFile;
/**
 * True or false, or an environment variable with `1`, `true`, `0`, `false` or the empty string.
 */
export type Switch =
  | boolean
  | {
      /**
       * The name of the environment variable: `1` and `true` mean on; `0`, `false` and the empty string mean off.
       */
      readonly env: EnvName;
      /**
       * The value if the variable is not set.
       */
      readonly default?: '0' | '1' | 'false' | 'true';
    };
/**
 * How many records of requests are kept, and what they say of callers; or `off`.
 */
export type Requests =
  | string
  | {
      /**
       * How old records become; by default 14d. Their sums are kept for 400 days.
       */
      readonly keep?: Duration;
      /**
       * How much room records take, by default 1GiB. Beyond it the oldest go first.
       */
      readonly size?: Size;
      /**
       * Records per second of each account, by default 200/s. Beyond it only some failures are recorded; the sums count every request.
       */
      readonly rate?: string;
      /**
       * What is recorded of a caller's address: its `network`, a /24 of IPv4 or a /48 of IPv6, or the `full` address. By default its network.
       */
      readonly client?: 'network' | 'full';
    };
/**
 * A text of one or more lines.
 */
export type Lines = string;
/**
 * A currency.
 */
export type CurrencyCode = string;
/**
 * A rate of exchange.
 */
export type RateOfExchange = string;
/**
 * An amount of the currency as a decimal string. A number is refused, because it is a binary fraction.
 */
export type Amount = string;
/**
 * A number per minute.
 */
export type Rate = string;
/**
 * The address of an upstream, or an environment variable or a file with it.
 */
export type UpstreamUrl = string | UpstreamUrlEnv | UpstreamUrlFile;
/**
 * The credential that is sent to an upstream.
 */
export type Credential = CredentialSecret | CredentialTokenFile | CredentialJwt | CredentialOauth2 | CredentialSigv4;
/**
 * The word before a credential in a header (RFC 9110, 11.1).
 */
export type Scheme = string;
/**
 * The token server, and the client credentials.
 */
export type Oauth2Auth = Oauth2AuthClientSecret | Oauth2AuthAssertion;
/**
 * Who signs the requests, and for which service.
 */
export type Sigv4Auth = Sigv4AuthAccessKey | Sigv4AuthKeysFile;
export type MoveOnStatus = number;
/**
 * Prices per unit for given facts.
 */
export type Price = PriceUnit | PriceOf;
/**
 * The unit that is counted and priced.
 */
export type PriceUnit1 =
  | 'second'
  | 'million_tokens'
  | 'request'
  | 'image'
  | 'character'
  | 'million_characters'
  | 'byte'
  | 'million_bytes'
  | 'currency';
/**
 * A price, or prices by the values of a fact.
 */
export type PriceTable =
  | string
  | {
      readonly [k: string]: PriceTable;
    };
/**
 * An upstream, or several in order of preference.
 *
 * @minItems 1
 */
export type ModelUpstreams = string | readonly Name[];
export type ModelWeight = number;
/**
 * The name of a model at its upstreams, or its name at each by the upstream's name.
 */
export type ModelAs =
  | string
  | {
      readonly [k: string]: string;
    };
/**
 * The price table of what the vendor charges, or one for each upstream or target.
 */
export type ModelCost =
  | string
  | {
      readonly [k: string]: Name;
    };
export type Scalar = string | number | boolean;
export type Limit1 = number;
/**
 * Any JSON value.
 */
export type Json = unknown;
/**
 * A JSON value whose strings may contain `${name}`. If `${name}` is the whole string, the result keeps the type of the value. If `${name?}` is the whole string and there is no value, the member is left out. `$${` is a literal `${`.
 */
export type Tree = unknown;
/**
 * The name of a kind of error: a text, which templates use as error.name, or several words, which they use as error.WORD. A word that a kind does not have is that of its parent.
 */
export type ErrorWords =
  | string
  | {
      readonly [k: string]: ErrorWord;
    };
export type ErrorWord = string | number | null;
/**
 * An HTTP status of an error.
 */
export type ErrorStatus = number;
/**
 * A path prefix, or a list of them.
 *
 * @minItems 1
 */
export type Prefixes = string | readonly Prefix[];
/**
 * Where a caller's key is.
 */
export type Auth = AuthHeader | AuthQuery;
/**
 * The name of a query parameter.
 */
export type QueryName = string;
/**
 * A list of origins, or `*`.
 *
 * @minItems 1
 */
export type Origins = string | readonly Origin[];
/**
 * The origin of a web page, as browsers send it.
 */
export type Origin = string;
/**
 * Counts units, which the model's price table prices: of a task (`actual`), or of a metered request (`counts` and `charge`).
 */
export type BillingRule = BillingRuleActual | BillingRuleCounts;
/**
 * A typed, named value of the request.
 */
export type Fact =
  | FactAt
  | FactCel
  | FactMedia
  | FactLimit
  | FactFits
  | FactCount
  | FactEarlier
  | FactHeader
  | FactQuery
  | FactAnswer
  | FactAnswerHeader;
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
       * The smallest number of the range.
       */
      readonly from: number;
      /**
       * The largest number of the range.
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
       * A name in the model's `defaults`.
       */
      readonly model?: Name;
      /**
       * A name in the model's `limits`; for facts of type int.
       */
      readonly limit?: Name;
    };
/**
 * A JSON Pointer, or a list of them.
 *
 * @minItems 1
 */
export type Places = string | readonly Pointer[];
/**
 * Media whose length is read: those at URLs, or a file of the request.
 */
export type Media = MediaCel | MediaFile;
/**
 * The name of a part of a form; a list may end with `[]`, and a member of an object with its name: `expires_after[anchor]`.
 */
export type PartName = string;
/**
 * The path of a JSON Schema file (draft-07), relative to the configuration file.
 */
export type SchemaFile = string;
/**
 * A fact of an earlier task of the account.
 */
export type Earlier = EarlierAt | EarlierParam;
/**
 * One JSON Pointer, or several.
 *
 * @minItems 1
 */
export type Pointers = string | readonly Pointer[];
/**
 * The units of a task: one expression, or one for each class of its price table.
 */
export type TaskUnits = ClassUnits | Expression;
/**
 * A JSON Pointer, or pointers with weights or classes.
 */
export type Weighted =
  | string
  | {
      readonly [k: string]: Weight;
    };
/**
 * How often a number counts: a whole number, a class in which it counts once, or weights by class.
 */
export type Weight =
  | number
  | string
  | {
      readonly [k: string]: number;
    };
/**
 * A multiple of the hold.
 */
export type Cap = number;
/**
 * The place of a count: a JSON Pointer, several, items of an array, an exact decimal, or a header.
 */
export type Count =
  | string
  | readonly Pointer[]
  | CountSum
  | CountCount
  | CountDistinct
  | CountCeil
  | CountRound
  | CountDecimal
  | CountFirst
  | CountMax
  | CountHeader;
/**
 * The cost of an answer without usage.
 */
export type WithoutUsage =
  | string
  | {
      readonly [k: string]: Expression;
    };
/**
 * A media type, or all of a kind.
 */
export type MediaType = string;
/**
 * A status: a text, a whole number, true or false, or null for an answer without one.
 */
export type StatusValue = string | number | boolean | null;
/**
 * How the gateway finds out whether the upstream accepted a creation that it did not answer: by an idempotency `key`, or by the `list` of its tasks.
 */
export type TaskUnknownOutcome = TaskUnknownOutcomeKey | TaskUnknownOutcomeList;
export type RefusalStatus = number | string;
/**
 * How a catalogue is paged.
 */
export type CataloguePage = CataloguePageToken | CataloguePageAfter;
/**
 * A public method and path.
 */
export type Route = RouteModel | RouteUpstream | RouteResources | RouteCatalogue | RouteTask | RouteAccount;
/**
 * A method and a path with `{parameters}`.
 */
export type Match = string;
/**
 * Where a request names its model, and what that model must be.
 */
export type ModelRule = ModelRuleAt | ModelRuleParam | ModelRuleQuery | ModelRuleIs;
/**
 * The id that callers send as `model`.
 */
export type ModelId = string;
/**
 * One name, or several.
 *
 * @minItems 1
 */
export type Names = string | readonly Name[];
/**
 * A resource that the caller's account must own.
 */
export type RequiredOwner =
  | RequiredOwnerAt
  | RequiredOwnerEach
  | RequiredOwnerParam
  | RequiredOwnerQuery
  | RequiredOwnerHeader
  | RequiredOwnerUri
  | RequiredOwnerHost;
/**
 * A URI scheme with its slashes.
 */
export type UriScheme = string;
/**
 * The host of URLs.
 */
export type ResourceHost = string;
/**
 * A resource that a successful answer gives the caller's account.
 */
export type CreatedResource = CreatedResourceId | CreatedResourceEach | CreatedResourceHeader;
/**
 * A resource that a successful answer takes from the caller's account.
 */
export type RemovedResource = RemovedResourceParam | RemovedResourceHeader;
/**
 * A path with `{parameters}`.
 */
export type PathTemplate = string;
/**
 * A resource that a line of a file names, and that the caller's account must own.
 */
export type LineOwner = LineOwnerAt | LineOwnerEach | LineOwnerUri | LineOwnerHost;
/**
 * What the upstream's events of a WebSocket mean, and the limits of the connection.
 */
export type WebSocketRules = WebSocketRulesStarts | WebSocketRulesLongest;
/**
 * Names of events.
 *
 * @minItems 1
 */
export type EventNames = readonly string[];
/**
 * A resource that a caller's message may name, and that the caller's account must own.
 */
export type MessageOwner = MessageOwnerAt | MessageOwnerEach;
/**
 * What becomes of an address of the upstream in an answer.
 */
export type RewrittenMember = RewrittenMemberRoute | RewrittenMemberKeep;
/**
 * A day, or a time with its offset.
 */
export type PriceStart = string;
/**
 * A kind of error.
 */
export type ErrorKind =
  | 'invalid_request'
  | 'unsupported_media_type'
  | 'body_too_large'
  | 'unauthenticated'
  | 'account_suspended'
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
  | 'rate_limited'
  | 'spend_limited'
  | 'internal';
/**
 * The action of a route on stored tasks.
 */
export type TaskAction = TaskActionPoll | TaskActionCancel | TaskActionList;
/**
 * The parameter with the id of a task: of the path, or of the query.
 */
export type TaskParameter =
  | string
  | {
      /**
       * The query parameter with the id.
       */
      readonly query: QueryName;
    };

/**
 * The configuration of the gateway in one file.
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
   * The API of operators, on an address of its own. Without this section there is none, except under `serve --sandbox`.
   */
  readonly admin?: Admin;
  /**
   * The store of keys, accounts, the ledger and tasks.
   */
  readonly store: Store;
  /**
   * How the gateway polls tasks that no caller polls, and how long claims and leases last.
   */
  readonly settle?: Settle;
  /**
   * How the gateway reads the length of reference media before it holds money.
   */
  readonly media?: MediaReading;
  /**
   * How events are delivered to webhooks. Webhooks themselves are in the store: `tollgate webhook create`.
   */
  readonly webhooks?: Webhooks;
  /**
   * How old rows must be before `tollgate prune` deletes them. Without a key, its rows are kept. Nothing is deleted by itself.
   */
  readonly retention?: Retention;
  /**
   * The records of requests: what became of each request of an account, so that operators find it, and callers their own. They are on by default and keep no bodies. `off` keeps none.
   */
  readonly requests?: Requests;
  /**
   * Who sells: the letterhead of statements, and the time zone of months. Every key is optional.
   */
  readonly seller?: Seller;
  /**
   * The currency of all prices and wallets.
   */
  readonly currency: Currency;
  /**
   * Limits by name: what each key, account or model may use at a time. Limits of one key or account replace the defaults (`tollgate key limit`, `tollgate account limit`); they need this section, which may be empty.
   */
  readonly limits?: {
    readonly [k: string]: Limit;
  };
  /**
   * The upstreams by name: the origin, credential and time-outs of a vendor.
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
   * Other names of models. A request for an alias is one for its model: under the model's limits, at its price, and with its name at the upstream. A key may use it if it may use the model. Catalogues list models only.
   */
  readonly aliases?: {
    readonly [k: string]: string;
  };
  /**
   * Price lists by name: the price tables that differ for some customers. A group names its list.
   */
  readonly price_lists?: {
    readonly [k: string]: PriceList;
  };
  /**
   * Groups of customers by name: what is said once for all accounts of a group (`tollgate account edit NAME --group GROUP`). What an account or a key states itself comes first.
   */
  readonly groups?: {
    readonly [k: string]: Group;
  };
  /**
   * The formats of errors, by name.
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
   * Task kinds by name: how a stored task is polled.
   */
  readonly tasks?: {
    readonly [k: string]: TaskKind;
  };
  /**
   * Values that are added to request bodies, by name.
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
   * Prefixes that are forwarded unchanged after authentication, by name.
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
  readonly listen?: ListenAddress;
  /**
   * Host and port of the Prometheus metrics. Without it, there are none. The address needs no authentication, so do not make it public.
   */
  readonly metrics?: ListenAddress;
  /**
   * The largest request body. A larger one is refused as body_too_large. A route may set a smaller limit.
   */
  readonly body_limit?: Size;
  /**
   * Limits of the content of one body, and of the bytes of all bodies in memory.
   */
  readonly bodies?: ServerBodies;
  /**
   * How long a caller may take to send a request.
   */
  readonly timeout?: ServerTimeout;
  /**
   * How the gateway stops after SIGTERM or SIGINT.
   */
  readonly drain?: ServerDrain;
  /**
   * Limits for all answers together that are read after their callers have left (`on_abort: drain`).
   */
  readonly drains?: ServerDrains;
  /**
   * The envelope of errors for paths outside every prefix, if the request's credential does not select an interface. Without it, errors are `{error: {code, message}}`.
   */
  readonly envelope?: Name;
  /**
   * A page on which the holder of a key sees the account that the key belongs to, by the routes with `account`: its path, or its path with what it says about the operator. Without it, there is no page.
   */
  readonly account_page?: AccountPage;
  /**
   * The header of the request's id on errors outside every interface. Without it, there is none.
   */
  readonly request_id?: HeaderName;
  /**
   * Where callers reach the gateway, if a proxy is in front. Addresses that `rewrite` of a route puts into answers begin with it. Default: http:// and the host of the request.
   */
  readonly public_url?: string;
  /**
   * Proxies in front of the gateway, as addresses or networks. The address of a caller in request records is then the last one in `x-forwarded-for` that none of them has.
   *
   * @maxItems 100
   */
  readonly trusted_proxies?: readonly string[];
  /**
   * Sends traces of requests by OpenTelemetry. Without it, tracing is off.
   */
  readonly tracing?: ServerTracing;
}
/**
 * Limits of the content of one body, and of the bytes of all bodies in memory.
 */
export interface ServerBodies {
  /**
   * The largest number of objects, arrays, members and elements in one body, counted together. A body with more is refused as invalid_request before it is parsed.
   */
  readonly nodes?: number;
  /**
   * The most bytes of request bodies in memory, from arrival until the request is answered. A request beyond that is refused as overloaded. The last eighth is for bodies of at most 1MiB.
   */
  readonly kept?: Size;
  /**
   * The most bytes of request bodies in memory for one account, with all of its API keys.
   */
  readonly kept_per_account?: Size;
}
/**
 * How long a caller may take to send a request.
 */
export interface ServerTimeout {
  /**
   * The longest time for the headers of a request.
   */
  readonly headers?: Duration;
  /**
   * The interval at which the speed of a body is checked, from its first bytes on. A body with less than 500 bytes per second since the last check is refused as request_timeout.
   */
  readonly body?: Duration;
  /**
   * The longest time for the whole request.
   */
  readonly request?: Duration;
}
/**
 * How the gateway stops after SIGTERM or SIGINT.
 */
export interface ServerDrain {
  /**
   * How long after SIGTERM the gateway still accepts requests, while `/readyz` answers 503 and every answer closes its connection, so that load balancers and callers can go elsewhere. Idle connections stay open for as long. SIGINT skips it.
   */
  readonly lame_duck?: Duration;
  /**
   * How long running answers may take to end before their connections are closed.
   */
  readonly limit?: Duration;
}
/**
 * Limits for all answers together that a thread reads after their callers have left.
 */
export interface ServerDrains {
  /**
   * How much those in progress may have read together, with the framing. Beyond it, the one that has read most is cut.
   */
  readonly bytes?: Size;
  /**
   * How much they read together in a second, so that they do not delay the answers that callers wait for.
   */
  readonly per_second?: Size;
}
/**
 * Where traces are sent, and how many.
 */
export interface ServerTracing {
  /**
   * The address that receives OTLP over HTTP; the path of traces is added to it, as every SDK does. If its variable is unset or empty, tracing is off.
   */
  readonly endpoint: TracingEndpoint;
  /**
   * The part of the traces that is sent, from 0 to 1. A caller that sends a `traceparent` decides for its own trace.
   */
  readonly sample?: Part;
}
export interface TracingEndpointEnv {
  /**
   * The name of the environment variable.
   */
  readonly env: EnvName;
}
export interface TracingEndpointFile {
  /**
   * The path of a file with the address, relative to the configuration file. A line break at its end is dropped.
   */
  readonly file: FilePath;
}
/**
 * The API of operators. Every request needs a token; the first one is made with `tollgate admin token create`.
 */
export interface Admin {
  /**
   * Host and port to listen on; port 0 takes any free one. Another address than that of callers.
   */
  readonly listen: ListenAddress;
  /**
   * Where operators reach it, if a proxy is in front. Browsers may then send changes from this origin, and cookies need HTTPS if it begins with https.
   */
  readonly public_url?: string;
  /**
   * Lets operators sign in with an OpenID provider, beside tokens.
   */
  readonly oidc?: AdminOidc;
}
/**
 * The OpenID provider, and the roles of its groups. Register PUBLIC_URL/admin/v1/session/oidc/callback with the provider.
 */
export interface AdminOidc {
  /**
   * The issuer of the provider, as its discovery document states it; https, or http on this machine.
   */
  readonly issuer: Setting;
  /**
   * The name of the gateway at the provider.
   */
  readonly client_id: Setting;
  /**
   * The secret of the gateway at the provider.
   */
  readonly client_secret: Secret;
  /**
   * What the gateway asks for, with spaces between the words. `openid` is required.
   */
  readonly scope?: string;
  /**
   * The claim of the ID token, or of the user info, that lists the groups of a person.
   */
  readonly groups_claim?: string;
  /**
   * The roles of groups by their names. A person has the highest role of their groups; without one, they cannot sign in.
   */
  readonly groups: {
    readonly [k: string]: AdminRole;
  };
}
export interface SettingEnv {
  /**
   * The name of the environment variable.
   */
  readonly env: EnvName;
  /**
   * The value if the variable is not set.
   */
  readonly default?: string;
}
export interface SettingFile {
  /**
   * The path of a file with the text, relative to the configuration file. A line break at its end is dropped.
   */
  readonly file: FilePath;
}
export interface SecretEnv {
  /**
   * The name of the environment variable.
   */
  readonly env: EnvName;
}
export interface SecretFile {
  /**
   * The path of a file with the secret, relative to the configuration file. A line break at its end is dropped.
   */
  readonly file: FilePath;
}
/**
 * The store of keys, accounts, the ledger and tasks.
 */
export interface Store {
  /**
   * The address of the store: `sqlite:PATH`, or `postgres://USER:PASSWORD@HOST/DATABASE`.
   */
  readonly url: StoreUrl;
  /**
   * How long a record of what an upstream did may wait for a store that does not answer. After that, metered requests get 503 until the usage rows are written, and the log names each waiting record. This bounds what a crash can lose.
   */
  readonly unwritten?: Duration;
  /**
   * How long `serve` tries to open the store at its start, before it ends with exit code 3. Only while the server cannot be reached or still starts, or the file is locked; other failures end it at once.
   */
  readonly start_timeout?: Duration;
}
export interface StoreUrlEnv {
  /**
   * The name of the environment variable.
   */
  readonly env: EnvName;
  /**
   * The value if the variable is not set.
   */
  readonly default?: string;
}
export interface StoreUrlFile {
  /**
   * The path of a file with the address, relative to the configuration file. A line break at its end is dropped.
   */
  readonly file: FilePath;
}
/**
 * How the gateway polls tasks that no caller polls, and how long claims and leases last.
 */
export interface Settle {
  /**
   * The pause before the first poll, after a creation or a poll by the caller; and the shortest pause between two polls.
   */
  readonly first?: Duration;
  /**
   * The longest pause between two polls; pauses grow from `first` to this.
   */
  readonly longest?: Duration;
  /**
   * The most concurrent polls per target of an upstream.
   */
  readonly concurrency?: number;
  /**
   * How long a process may poll a task that it claimed. After that, another process may claim the task.
   */
  readonly claim?: Duration;
  /**
   * How long a spend lease lasts if it is not renewed. A spend lease is a hold that one process took for many metered requests; after it expires, another process may close it. A creation must also be sent to its upstream within this time.
   */
  readonly lease?: Duration;
}
/**
 * How the gateway reads the length of reference media before it holds money.
 */
export interface MediaReading {
  /**
   * The longest time for one URL.
   */
  readonly timeout?: Duration;
  /**
   * The most bytes that are read of one file.
   */
  readonly limit?: Size;
  /**
   * How much longer than a whole second a length may be and still be rounded down; less than a second.
   */
  readonly tolerance?: Duration;
  /**
   * The shortest allowed medium. A request with a shorter one is refused.
   */
  readonly shortest?: Duration;
  /**
   * Whether URLs with private addresses may be read. Only for tests, because callers could reach your network.
   */
  readonly allow_private?: Switch;
}
/**
 * How events are delivered to webhooks.
 */
export interface Webhooks {
  /**
   * Hosts that may have private addresses, and get events without TLS: for tests and intranets.
   */
  readonly allow_hosts?: readonly string[];
  /**
   * How long one attempt may take; at most 30s.
   */
  readonly timeout?: Duration;
  /**
   * How long ended deliveries are kept; at most 24d.
   */
  readonly keep?: Duration;
}
/**
 * How old rows must be before `tollgate prune` deletes them.
 */
export interface Retention {
  /**
   * Usage rows of metered requests, by the end of their lease; at least 62d. Reports and statements keep their sums.
   */
  readonly usage?: Duration;
  /**
   * The upstream's last answer about an ended task, and its stored request; at least 62d. Callers see the task no more, operators see its charge.
   */
  readonly tasks?: Duration;
}
/**
 * Who sells: the letterhead of statements, and the time zone of months.
 */
export interface Seller {
  /**
   * The name of the business.
   */
  readonly name?: Line;
  /**
   * The postal address. A line break begins a new line.
   */
  readonly address?: Lines;
  /**
   * The number under which the business pays taxes.
   */
  readonly tax_id?: Line;
  /**
   * An SVG, PNG, JPEG or WebP file of at most 128 KiB, relative to the configuration file.
   */
  readonly logo?: FilePath;
  /**
   * The text below each statement, such as how to pay.
   */
  readonly footer?: Lines;
  /**
   * The series of invoice numbers. A statement of a whole month in `tz` has the number SERIES-YYYY-MM-ID, with the id of the account after acct_. Without it, statements have no number.
   */
  readonly invoice?: string;
  /**
   * The IANA time zone in which months and statements begin. Default: `currency.time_zone`.
   */
  readonly tz?: string;
}
/**
 * The currency of all prices and wallets.
 */
export interface Currency {
  /**
   * The ISO 4217 code.
   */
  readonly code: CurrencyCode;
  /**
   * What one unit of other currencies costs in this one, for the price tables that state their `currency`.
   */
  readonly rates?: {
    readonly [k: string]: RateOfExchange;
  };
  /**
   * How far below zero an overage may take a wallet. Costs beyond that are not charged.
   */
  readonly overdraft?: Amount;
  /**
   * The IANA time zone in which the days and months of spend limits begin, and the days and hours of prices.
   */
  readonly time_zone?: string;
  /**
   * Wallets with less available money are counted in `tollgate_wallets_low`. Without it, none are.
   */
  readonly low_wallet?: Amount;
  /**
   * The largest factor by which a reload may change a price, up or down. A larger change may be a slip: it is refused until `tollgate reload --accept-prices`. A change to or from 0 is always larger.
   */
  readonly price_change_factor?: number;
}
/**
 * What each key, account or model, or each combination of them, may use at a time.
 */
export interface Limit {
  /**
   * What is counted separately: each key, each account, each model, or each combination.
   *
   * @minItems 1
   */
  readonly by: readonly ('key' | 'account' | 'model')[];
  /**
   * Only requests to these models count: ids or globs.
   *
   * @minItems 1
   */
  readonly models?: readonly string[];
  /**
   * Requests that are forwarded, per minute. The minute begins with the first request.
   */
  readonly requests?: Rate;
  /**
   * Tokens of metered requests, per minute: the estimate of the hold counts until the actual usage is known.
   */
  readonly tokens?: Rate;
  /**
   * Requests that are forwarded at the same time.
   */
  readonly concurrent_requests?: number;
  /**
   * Tasks that are unfinished at the same time.
   */
  readonly concurrent_tasks?: number;
  /**
   * Charges and open holds in a calendar day of `currency.time_zone`. Only for a limit by key or by account.
   */
  readonly spend_per_day?: Amount;
  /**
   * The same in a calendar month.
   */
  readonly spend_per_month?: Amount;
}
/**
 * The origin, credential and time-outs of a vendor.
 */
export interface Upstream {
  /**
   * The address. A path after the host is put before every request path. With `targets`, it is that of every target without its own.
   */
  readonly url?: UpstreamUrl;
  /**
   * Several origins or credentials of the same vendor, by name. Requests are spread over them by weight. A task stays with the target that created it. Without this key, the upstream has one target, `default`.
   */
  readonly targets?: {
    readonly [k: string]: UpstreamTarget;
  };
  /**
   * Statuses with which the upstream refuses a request without doing any of it. Such a request goes to the next target, if there is one. List only statuses that are never billed. A creation of a task moves on only if its task kind's `nothing_made` also covers the answer.
   */
  readonly move_on?: readonly MoveOnStatus[];
  /**
   * When a target gets no more requests, and for how long. Used only for requests that can go to another target.
   */
  readonly health?: UpstreamHealth;
  /**
   * If true and the variable of the url is not set, the upstream and its models are off. If false, an unset variable is an error.
   */
  readonly optional?: boolean;
  /**
   * The credential that is sent to the upstream.
   */
  readonly auth?: Credential;
  /**
   * Further headers of every request to the upstream, such as a second credential or the id of an account. A value from a variable or a file is kept as a secret.
   */
  readonly headers?: {
    readonly [k: string]: Setting;
  };
  /**
   * Query parameters of every request to the upstream, such as the version of its API.
   */
  readonly query?: {
    readonly [k: string]: string;
  };
  /**
   * Sends no new requests to the upstream for some time: models go to their next upstream or, without another one, are refused. Its tasks are still polled.
   */
  readonly maintenance?: Maintenance;
  /**
   * How long to wait for the upstream.
   */
  readonly timeout?: UpstreamTimeout;
  /**
   * The most connections to each target, which the threads of a gateway share evenly. A request that finds none waits for `timeout.connect`; then the answer is overloaded. Mounts are not limited.
   */
  readonly connections?: number;
  /**
   * Which answers mean that the upstream refuses the gateway's credential: 401 (`upstream_failed_on_401`), also 403 (`upstream_failed`), or none (`pass_on`). Callers get the error upstream_failed for them, and the request may go to another target; other answers are passed on unchanged. Every 401 and 403 is logged and counted.
   */
  readonly credential_refused?: 'upstream_failed_on_401' | 'upstream_failed' | 'pass_on';
}
export interface UpstreamUrlEnv {
  /**
   * The name of the environment variable.
   */
  readonly env: EnvName;
  /**
   * The value if the variable is not set.
   */
  readonly default?: string;
}
export interface UpstreamUrlFile {
  /**
   * The path of a file with the address, relative to the configuration file. A line break at its end is dropped.
   */
  readonly file: FilePath;
}
/**
 * One origin and credential of an upstream.
 */
export interface UpstreamTarget {
  /**
   * The address; by default the upstream's.
   */
  readonly url?: UpstreamUrl;
  /**
   * The credential; by default the upstream's.
   */
  readonly auth?: Credential;
  /**
   * The share of the requests. With 0 the target gets no new requests, and only answers for the tasks that it has.
   */
  readonly weight?: number;
}
export interface CredentialSecret {
  /**
   * The header that carries the credential. By default `authorization` with the scheme `Bearer`; a `secret` names it.
   */
  readonly header: HeaderName;
  /**
   * The word before the credential. With `none`, or without it, the header contains only the credential.
   */
  readonly scheme?: Scheme;
  /**
   * The credential.
   */
  readonly secret: Secret;
}
export interface CredentialTokenFile {
  /**
   * The header that carries the credential. By default `authorization` with the scheme `Bearer`; a `secret` names it.
   */
  readonly header?: HeaderName;
  /**
   * The word before the credential. With `none`, or without it, the header contains only the credential.
   */
  readonly scheme?: Scheme;
  /**
   * A file with a token that another program renews, relative to the configuration file. It is read again every 10 seconds, without a reload.
   */
  readonly token_file: FilePath;
}
export interface CredentialJwt {
  /**
   * The header that carries the credential. By default `authorization` with the scheme `Bearer`; a `secret` names it.
   */
  readonly header?: HeaderName;
  /**
   * The word before the credential. With `none`, or without it, the header contains only the credential.
   */
  readonly scheme?: Scheme;
  /**
   * A JSON Web Token that the gateway signs. It makes a new one before the last fifth of the lifetime.
   */
  readonly jwt: JwtAuth;
}
/**
 * What the token says, and how it is signed. `iat` and `nbf` are five seconds ago, and `exp` is the end of the lifetime.
 */
export interface JwtAuth {
  /**
   * How it is signed.
   */
  readonly algorithm: 'HS256' | 'ES256' | 'RS256';
  /**
   * The shared secret for `HS256`; the private key as PEM for `ES256` and `RS256`.
   */
  readonly secret: Secret;
  /**
   * The name of the key, `kid`.
   */
  readonly key_id?: Setting;
  /**
   * The claim `iss`.
   */
  readonly issuer?: Setting;
  /**
   * The claim `sub`.
   */
  readonly subject?: Setting;
  /**
   * The claim `aud`.
   */
  readonly audience?: Setting;
  /**
   * More claims.
   */
  readonly claims?: {
    readonly [k: string]: string | number | boolean;
  };
  /**
   * How long a token is valid.
   */
  readonly lifetime?: Duration;
}
export interface CredentialOauth2 {
  /**
   * The header that carries the credential. By default `authorization` with the scheme `Bearer`; a `secret` names it.
   */
  readonly header?: HeaderName;
  /**
   * The word before the credential. With `none`, or without it, the header contains only the credential.
   */
  readonly scheme?: Scheme;
  /**
   * An access token for the gateway's own client credentials. It is fetched again before it ends.
   */
  readonly oauth2: Oauth2Auth;
}
export interface Oauth2AuthClientSecret {
  /**
   * The address that issues tokens.
   */
  readonly token_url: Setting;
  /**
   * The client's name.
   */
  readonly client_id: Setting;
  /**
   * The client's secret.
   */
  readonly client_secret: Secret;
  /**
   * What the token is for.
   */
  readonly scope?: string;
  /**
   * More members of the form, such as an audience.
   */
  readonly form?: {
    readonly [k: string]: string;
  };
  /**
   * Where id and secret are: in the header `authorization` (`basic`), or in the form (`body`).
   */
  readonly client_auth?: 'basic' | 'body';
}
export interface Oauth2AuthAssertion {
  /**
   * The address that issues tokens.
   */
  readonly token_url: Setting;
  /**
   * A token that the gateway signs, in place of id and secret, for a service account (RFC 7523).
   */
  readonly assertion: JwtAuth;
  /**
   * What the token is for.
   */
  readonly scope?: string;
  /**
   * More members of the form, such as an audience.
   */
  readonly form?: {
    readonly [k: string]: string;
  };
}
export interface CredentialSigv4 {
  /**
   * The signature of AWS, version 4. It covers the body, so that a mount cannot have it.
   */
  readonly sigv4: Sigv4Auth;
}
export interface Sigv4AuthAccessKey {
  /**
   * The region.
   */
  readonly region: Setting;
  /**
   * The signing name of the service.
   */
  readonly service: Setting;
  /**
   * The access key id.
   */
  readonly access_key: Setting;
  /**
   * The secret access key.
   */
  readonly secret_key: Secret;
  /**
   * The session token of temporary credentials.
   */
  readonly session_token?: Secret;
}
export interface Sigv4AuthKeysFile {
  /**
   * The region.
   */
  readonly region: Setting;
  /**
   * The signing name of the service.
   */
  readonly service: Setting;
  /**
   * A credentials file of AWS with keys that another program renews, relative to the configuration file. It is read again every 10 seconds, without a reload.
   */
  readonly keys_file: FilePath;
  /**
   * The section of the file.
   */
  readonly profile?: string;
}
/**
 * When a target gets no more requests, and for how long.
 */
export interface UpstreamHealth {
  /**
   * The number of failures in a row after which a target gets no more requests. Failures are requests without a complete answer, and the statuses 502, 503 and 504.
   */
  readonly failures?: number;
  /**
   * The percentage of failures among the requests of the last `window` after which a target gets no more requests.
   */
  readonly ratio?: number;
  /**
   * The least number of requests within `window` for which `ratio` counts.
   */
  readonly requests?: number;
  /**
   * How long an answer counts for `ratio`; at most twice as long.
   */
  readonly window?: Duration;
  /**
   * How long a target first gets no requests. Then one request tries it; if that fails, the pause doubles. Each pause varies by a quarter.
   */
  readonly open?: Duration;
  /**
   * A request whose caller leaves counts as a failure if the target has not begun to answer for this long. Without it, such a request counts only if it is drained and fails then.
   */
  readonly slow?: Duration;
  /**
   * The longest pause, and the longest `retry-after` of an upstream that is obeyed.
   */
  readonly longest?: Duration;
}
/**
 * Requests are refused with 503 for some time.
 */
export interface Maintenance {
  /**
   * What callers are told beside that it is in maintenance.
   */
  readonly text?: string;
  /**
   * When callers may try again, as `retry-after` tells them.
   */
  readonly retry_after?: Duration;
}
/**
 * How long to wait for an upstream.
 */
export interface UpstreamTimeout {
  /**
   * The longest time to connect.
   */
  readonly connect?: Duration;
  /**
   * The longest time to the first byte of the answer.
   */
  readonly headers?: Duration;
  /**
   * The longest pause between two parts of an answer.
   */
  readonly idle?: Duration;
}
export interface PriceUnit {
  /**
   * The unit of one price.
   */
  readonly unit: PriceUnit1;
  /**
   * The facts that select the price, outermost first, and the levels of `hours` and `bands`. An empty list means one price.
   */
  readonly by: readonly Name[];
  /**
   * The prices by the values of the facts, one level of keys per fact. With `by: []`, the price itself. With `of`, only the prices that replace those of the other table.
   */
  readonly table: PriceTable;
  /**
   * The currency of the table, if it is another than that of wallets: each price is multiplied by its rate.
   */
  readonly currency?: CurrencyCode;
  /**
   * What one unit of `currency` costs in the currency of wallets. The default is that of `currency.rates`.
   */
  readonly rate?: RateOfExchange;
  /**
   * Levels of `by` that the clock chooses, when a request arrives.
   */
  readonly hours?: {
    readonly [k: string]: PriceHours;
  };
  /**
   * Levels of `by` that a number of units chooses.
   */
  readonly bands?: {
    readonly [k: string]: PriceBands;
  };
  /**
   * Tables that replace `table` by themselves: from a day, at midnight of `currency.time_zone` or else UTC, or from a time.
   */
  readonly from?: {
    readonly [k: string]: PriceTable;
  };
  /**
   * The least that a request or task with units costs, at the full price.
   */
  readonly minimum?: Amount;
  /**
   * The units of each class are rounded up to a multiple of this: 60 bills started minutes.
   */
  readonly round_up_to?: number;
  /**
   * The public list from which `tollgate prices import litellm` has written the table. Such a table may be unused, and may have values that no billing rule has.
   */
  readonly list?: Name;
  /**
   * The prices are examples, as `tollgate init --vendor` writes them. `check` warns until you have set your own and removed this line.
   */
  readonly example?: boolean;
}
/**
 * Values that the clock of a time zone chooses.
 */
export interface PriceHours {
  /**
   * The IANA time zone of the clock. Default: `currency.time_zone`, or else UTC.
   */
  readonly zone?: string;
  /**
   * Values, each with its hours: ranges of the clock, days of the week, or both, separated by commas. A range may end on the next day.
   */
  readonly during: {
    readonly [k: string]: string;
  };
  /**
   * The value at all other times.
   */
  readonly otherwise: Name;
}
/**
 * Bands of a number of units. A number at the end of a band belongs to it.
 */
export interface PriceBands {
  /**
   * The classes whose units are counted together, or a fact of the request that is the number.
   */
  readonly of: Name | readonly Name[];
  /**
   * The last unit of each band, in rising order.
   */
  readonly up_to: {
    readonly [k: string]: number;
  };
  /**
   * The band of all larger numbers.
   */
  readonly above: Name;
  /**
   * Each part of the units costs the price of its own band. Without it, the whole request costs the price of the band of its number.
   */
  readonly marginal?: boolean;
}
export interface PriceOf {
  /**
   * The prices by the values of the facts, one level of keys per fact. With `by: []`, the price itself. With `of`, only the prices that replace those of the other table.
   */
  readonly table?: PriceTable;
  /**
   * Another price table, of which this one is made: it has its unit, its levels and its prices, also those from a date, and its minimum, times `factor`.
   */
  readonly of: Name;
  /**
   * What each price of the other table is multiplied by: `"1.3"` adds 30 %.
   */
  readonly factor?: string;
  /**
   * How the products are rounded to `decimals`.
   */
  readonly round?: 'up' | 'half_up' | 'down';
  /**
   * How many decimals the products have.
   */
  readonly decimals?: number;
  /**
   * The public list from which `tollgate prices import litellm` has written the table. Such a table may be unused, and may have values that no billing rule has.
   */
  readonly list?: Name;
  /**
   * The prices are examples, as `tollgate init --vendor` writes them. `check` warns until you have set your own and removed this line.
   */
  readonly example?: boolean;
}
/**
 * A model that callers can name.
 */
export interface Model {
  /**
   * A name of your own by which routes and catalogues select models.
   */
  readonly type: Name;
  /**
   * The upstream that serves it, or several in order of preference. The next one gets a request only if the targets of those before it cannot take it, or have refused it (`move_on`). All must speak the same interface; the price is the model's, whichever serves it.
   */
  readonly upstream: ModelUpstreams;
  /**
   * The shares of requests that go to each upstream first, for a trial of another vendor or a gradual move. An upstream without a weight gets a request only if the others cannot take it. Without this key, the order decides.
   */
  readonly weights?: {
    readonly [k: string]: ModelWeight;
  };
  /**
   * The upstream's own name of the model, which replaces the id in the request that is sent: in the body at the route's `model: { at }`, or in the path. With several upstreams, a mapping has the name at each; an upstream that is not in it gets the id. Answers are unchanged.
   */
  readonly as?: ModelAs;
  /**
   * The price table. A model that is never billed needs none.
   */
  readonly price?: Name;
  /**
   * The price table of what the vendor charges you, which is stored beside each charge; reports then show the margin. With different costs, a mapping by upstream, or by target as `cloud/eu`; what is not in it has no known cost. It needs a price for each case, as the price table does.
   */
  readonly cost?: ModelCost;
  /**
   * Values of facts that the caller left out, by the name in the fact's `default: { model: NAME }`.
   */
  readonly defaults?: {
    readonly [k: string]: Scalar;
  };
  /**
   * The most that the upstream accepts or generates, by the name in a fact's `limit`. Limits bound what a request may cost, so set the largest value that any request can reach.
   */
  readonly limits?: {
    readonly [k: string]: Limit1;
  };
  /**
   * Refuses requests for the model from a day on, with a text that helps callers. Catalogues leave it out then. Its tasks are still polled.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for the model for some time. Its tasks are still polled.
   */
  readonly maintenance?: Maintenance;
  /**
   * Values of your own that catalogues may show.
   */
  readonly card?: {
    readonly [k: string]: Json;
  };
}
/**
 * Requests are refused with 404, and told what to use in place of it.
 */
export interface Retired {
  /**
   * The first day, in UTC; by default at once.
   */
  readonly from?: string;
  /**
   * What callers should use: a model, or a method and path.
   */
  readonly use?: string;
  /**
   * What callers are told beside that.
   */
  readonly text?: string;
}
/**
 * The price tables that differ for the customers of a group. All others apply as models name them.
 */
export interface PriceList {
  /**
   * Price tables by the table in whose place they are used: where a model has `price: talk_large`, these customers pay `acme_talk`. Both have the same unit.
   */
  readonly prices: {
    readonly [k: string]: Name;
  };
}
/**
 * What the accounts of a group pay and may use.
 */
export interface Group {
  /**
   * The models that their keys may use: ids or globs. A key with a list of its own has that one. Without it, all models.
   *
   * @minItems 1
   */
  readonly models?: readonly string[];
  /**
   * Their price list. Without it, the price tables that models name.
   */
  readonly prices?: Name;
  /**
   * The price factor: above 0 and at most 100. `0.9` is 10 % off, `1.2` is 20 % more; a whole number above 1 has a decimal place, `2.0`. An account or a key with a discount of its own has that one.
   */
  readonly factor?: Amount;
  /**
   * What each account of the group may use at a time, in place of the configured limits by account. Limits of an account's own come first. They need the section `limits`, which may be empty.
   */
  readonly limits?: OwnLimitsOfGroup;
}
/**
 * Limits of each account of a group. `none` lifts the configured one.
 */
export interface OwnLimitsOfGroup {
  /**
   * Requests that are forwarded, per minute. The minute begins with the first request.
   */
  readonly requests?: string | number;
  /**
   * Tokens of metered requests, per minute: the estimate of the hold counts until the actual usage is known.
   */
  readonly tokens?: string | number;
  /**
   * Requests that are forwarded at the same time.
   */
  readonly concurrent_requests?: string | number;
  /**
   * Tasks that are unfinished at the same time.
   */
  readonly concurrent_tasks?: string | number;
  /**
   * Charges and open holds in a calendar day of `currency.time_zone`. Only for a limit by key or by account.
   */
  readonly spend_per_day?: string | number;
  /**
   * The same in a calendar month.
   */
  readonly spend_per_month?: string | number;
}
/**
 * The format of errors on an interface. It is a tree, not text, so an error is always valid JSON.
 */
export interface Envelope {
  /**
   * Headers of an error answer besides content-type.
   */
  readonly headers?: {
    readonly [k: string]: string;
  };
  /**
   * The body of an error: a tree that may use error.name (or the words of `names`, such as error.type), error.message, error.status, error.retry_after_s (the seconds of retry-after, if there are any) and request.id.
   */
  readonly body: Tree;
  /**
   * The last event of an event stream that failed. Without it, the stream is cut off.
   */
  readonly stream?: StreamError;
  /**
   * How the gateway closes a WebSocket. Without it, callers get only a close code and a reason.
   */
  readonly websocket?: SocketError;
  /**
   * The interface's name for each kind of error. A kind without a name has that of its parent; invalid_request, unauthenticated, insufficient_funds and internal have no parent.
   */
  readonly names: EnvelopeNames;
  /**
   * Messages of some kinds of error, in place of the gateway's own: templates that may use what `body` may use, such as error.message.
   */
  readonly messages?: EnvelopeMessages;
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
   * The data of the event: a tree with the same names as `body`. Default: the same as `body`.
   */
  readonly data?: Tree;
}
/**
 * The last message of a WebSocket that the gateway closes, and the code of the close.
 */
export interface SocketError {
  /**
   * The message: a tree with the same names as `body`. Default: the same as `body`.
   */
  readonly data?: Tree;
  /**
   * Close codes by kind of error. Default: 1008 for errors of the caller, 1013 if it may try again, 1011 for the others.
   */
  readonly codes?: {
    readonly [k: string]: number;
  };
}
/**
 * An interface's names for the kinds of error: for each a text, or several words by name, such as { type: invalid_request_error, code: null }. A kind without a name has that of its parent: for not_found, method_not_allowed, unsupported_media_type, body_too_large, conflict, idempotency_mismatch and request_timeout that is invalid_request; for upstream_timeout, upstream_off and overloaded upstream_failed; for upstream_failed internal; for rate_limited overloaded; for spend_limited insufficient_funds.
 */
export interface EnvelopeNames {
  /**
   * The request does not fit the route.
   */
  readonly invalid_request?: ErrorWords;
  /**
   * The body is not JSON.
   */
  readonly unsupported_media_type?: ErrorWords;
  /**
   * The body is larger than `server.body_limit`.
   */
  readonly body_too_large?: ErrorWords;
  /**
   * The request has no valid key.
   */
  readonly unauthenticated?: ErrorWords;
  /**
   * The account of the key is suspended. Like unauthenticated, if absent.
   */
  readonly account_suspended?: ErrorWords;
  /**
   * The wallet does not cover the hold.
   */
  readonly insufficient_funds?: ErrorWords;
  /**
   * The name for the four kinds below, where they have none of their own.
   */
  readonly not_found?: ErrorWords;
  /**
   * The model does not exist, or the key may not use it.
   */
  readonly model_not_found?: ErrorWords;
  /**
   * The account has no such task.
   */
  readonly task_not_found?: ErrorWords;
  /**
   * The account has no such resource.
   */
  readonly resource_not_found?: ErrorWords;
  /**
   * No route has this path.
   */
  readonly route_not_found?: ErrorWords;
  /**
   * The path does not support the method.
   */
  readonly method_not_allowed?: ErrorWords;
  /**
   * The first request with the same idempotency key has not ended yet.
   */
  readonly conflict?: ErrorWords;
  /**
   * The idempotency key was used for a different request.
   */
  readonly idempotency_mismatch?: ErrorWords;
  /**
   * The caller took too long to send the request.
   */
  readonly request_timeout?: ErrorWords;
  /**
   * The connection to the upstream failed.
   */
  readonly upstream_failed?: ErrorWords;
  /**
   * The upstream did not answer in time.
   */
  readonly upstream_timeout?: ErrorWords;
  /**
   * The upstream is off.
   */
  readonly upstream_off?: ErrorWords;
  /**
   * The gateway is overloaded.
   */
  readonly overloaded?: ErrorWords;
  /**
   * A limit of requests, tokens or tasks is reached.
   */
  readonly rate_limited?: ErrorWords;
  /**
   * A spend limit is reached.
   */
  readonly spend_limited?: ErrorWords;
  /**
   * The gateway failed.
   */
  readonly internal?: ErrorWords;
}
/**
 * Messages by the kind of error.
 */
export interface EnvelopeMessages {
  readonly [k: string]: string;
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
   * The request has no valid key. Usually 401.
   */
  readonly unauthenticated?: ErrorStatus;
  /**
   * The account of the key is suspended. Usually 403.
   */
  readonly account_suspended?: ErrorStatus;
  /**
   * The wallet does not cover the hold. Usually 402.
   */
  readonly insufficient_funds?: ErrorStatus;
  /**
   * The model does not exist, or the key may not use it. Usually 404.
   */
  readonly model_not_found?: ErrorStatus;
  /**
   * The account has no such task. Usually 404.
   */
  readonly task_not_found?: ErrorStatus;
  /**
   * The account has no such resource. Usually 404.
   */
  readonly resource_not_found?: ErrorStatus;
  /**
   * No route has this path. Usually 404.
   */
  readonly route_not_found?: ErrorStatus;
  /**
   * The path does not support the method. Usually 405.
   */
  readonly method_not_allowed?: ErrorStatus;
  /**
   * The first request with the same idempotency key has not ended yet. Usually 409.
   */
  readonly conflict?: ErrorStatus;
  /**
   * The idempotency key was used for a different request. Usually 422.
   */
  readonly idempotency_mismatch?: ErrorStatus;
  /**
   * The caller took too long to send the request. Usually 408.
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
   * The upstream is off. Usually 503.
   */
  readonly upstream_off?: ErrorStatus;
  /**
   * The gateway is overloaded. Usually 503.
   */
  readonly overloaded?: ErrorStatus;
  /**
   * A limit of requests, tokens or tasks is reached. Usually 429.
   */
  readonly rate_limited?: ErrorStatus;
  /**
   * A spend limit is reached. Usually 402.
   */
  readonly spend_limited?: ErrorStatus;
  /**
   * The gateway failed. Usually 500.
   */
  readonly internal?: ErrorStatus;
}
/**
 * A public interface: path prefix, authentication, errors, and which parts of a request are forwarded.
 */
export interface Interface {
  /**
   * The path prefix in whole segments, or a list of them. The longest matching prefix wins.
   */
  readonly prefix: Prefixes;
  /**
   * The places of a caller's key. The first one that the request has is used.
   *
   * @minItems 1
   */
  readonly auth: readonly Auth[];
  /**
   * The envelope of its errors.
   */
  readonly envelope: Name;
  /**
   * The headers and query parameters that are forwarded.
   */
  readonly forward: InterfaceForward;
  /**
   * How callers mark a repeated creation. Without it, every creation is a new one.
   */
  readonly idempotency?: Idempotency;
  /**
   * The header of the request's id on every answer, unless the upstream's answer has a header of that name. The access log has the same id.
   */
  readonly request_id?: HeaderName;
  /**
   * Headers that show callers their limits. Each value is a template of requests.limit, requests.remaining, requests.reset_at (RFC 3339), requests.reset_s (seconds), requests.reset_duration (such as 1m0s), the same of tokens, and retry_after_ms (of a refusal). Without such a limit the header is left out.
   */
  readonly limit_headers?: {
    readonly [k: string]: string;
  };
  /**
   * Request headers that the access log shows, such as the caller's own ids; at most 128 characters of each.
   *
   * @minItems 1
   */
  readonly log_headers?: readonly HeaderName[];
  /**
   * Lets scripts of web pages of other origins call the interface from a browser. Without it, browsers refuse that.
   */
  readonly cors?: Cors;
}
export interface AuthHeader {
  /**
   * The header that carries the key.
   */
  readonly header: HeaderName;
  /**
   * The word before the key in that header. With `none`, or without it, the header contains only the key.
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
 * The headers and query parameters that are forwarded.
 */
export interface InterfaceForward {
  /**
   * Request headers that are forwarded; all others are dropped.
   */
  readonly headers: readonly HeaderName[];
  /**
   * Query parameters that are forwarded; all others are dropped.
   */
  readonly query: readonly QueryName[];
}
/**
 * A creation with the same key as an earlier one gets the earlier answer. It is not sent or billed again.
 */
export interface Idempotency {
  /**
   * The header that carries the caller's key for one creation.
   */
  readonly header: HeaderName;
  /**
   * How long the answer is kept. After that, the same key creates a new task.
   */
  readonly keep?: Duration;
}
/**
 * Which web pages may call the interface from a browser, by the CORS protocol of the Fetch standard.
 */
export interface Cors {
  /**
   * The origins of these pages, or `*` for the pages of everybody.
   */
  readonly origins: Origins;
  /**
   * More request headers that scripts may send, beside content-type and the headers of auth, forward, idempotency and log_headers. `*` is every header but authorization.
   *
   * @minItems 1
   */
  readonly headers?: readonly HeaderName[];
  /**
   * More answer headers that scripts may read, beside the request's id, the headers of limit_headers, retry-after and x-should-retry.
   *
   * @minItems 1
   */
  readonly expose?: readonly HeaderName[];
  /**
   * How long a browser may keep what it was told before it asks again. Some keep it for at most two hours.
   */
  readonly max_age?: Duration;
}
export interface BillingRuleActual {
  /**
   * The unit that the rule counts. The model's price table must have the same unit.
   */
  readonly unit: PriceUnit1;
  /**
   * Typed, named values of the request, in the order in which they are computed.
   */
  readonly facts: {
    readonly [k: string]: Fact;
  };
  readonly hold: TaskUnits;
  /**
   * The units that are charged for a successful task.
   */
  readonly actual: Actual;
  /**
   * The largest accepted cost, as a multiple of the hold. A task that costs more goes to review; without a cap, every cost of a task is accepted. A metered request that costs more is charged the cap, logged and counted in `tollgate_doubtful_charges_total`; its default cap is 50.
   */
  readonly cap?: Cap;
}
export interface FactAt {
  /**
   * A flag at the end of a text that gives the value if the body has none.
   */
  readonly flag?: Flag;
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * The allowed whole numbers, single or as ranges that include both ends. A flag with another number is ignored, as the upstream does; a body with another number is refused.
   *
   * @minItems 1
   */
  readonly values?: readonly FactValues[];
  /**
   * The value if the request has none: a value, a default of the model, or a limit of the model.
   */
  readonly default?: FactDefault;
  /**
   * The place of the value in the body, or a list of all its spellings. A body that uses two of the spellings is refused.
   */
  readonly at: Places;
}
/**
 * `--name value` at the end of a text element.
 */
export interface Flag {
  /**
   * The names of the flag, without the two dashes.
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
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * The expression that computes the value from `body` and the facts before it.
   */
  readonly cel: string;
}
export interface FactMedia {
  /**
   * The length of a medium at a URL that cannot be read. Without it, the request is refused. Use it only if the upstream reports what it bills.
   */
  readonly assume?: Duration;
  /**
   * Media; the value is the sum of their lengths in whole seconds.
   */
  readonly media: Media;
}
export interface MediaCel {
  /**
   * An expression that returns the list of URLs.
   */
  readonly cel: string;
}
export interface MediaFile {
  /**
   * A part of the form of type `file`, or `file` for a body that is a file.
   */
  readonly file: PartName;
  /**
   * An expression for the seconds if the length of the file cannot be read. Without it, the request is refused.
   */
  readonly otherwise?: string;
}
export interface FactLimit {
  /**
   * The name of a limit of the model, which is the value.
   */
  readonly limit: Name;
}
export interface FactFits {
  /**
   * Refuse a body that does not fit.
   */
  readonly refuse?: boolean;
  /**
   * A JSON Schema file (draft-07). The value is true if the body fits it, else false.
   */
  readonly fits: SchemaFile;
}
export interface FactCount {
  /**
   * The values of the body to count; their number is the value.
   */
  readonly count: Counted;
}
/**
 * Values of the body to count.
 */
export interface Counted {
  /**
   * The values: JSON Pointers in which `*` stands for every item of an array.
   */
  readonly each: Places;
  /**
   * Counts only values that have one of these strings at each of the pointers.
   */
  readonly where?: Matcher;
  /**
   * Leaves out values that have one of these strings at each of the pointers.
   */
  readonly unless?: Matcher;
  /**
   * A member of each value, a whole number of at least 1, that is added instead of 1.
   */
  readonly add?: Pointer;
  /**
   * The number that is added if the member is missing or is not a whole number of at least 1.
   */
  readonly default?: number;
  /**
   * A text in each counted value whose length is not part of `text_bytes`, because the count already bounds its cost.
   */
  readonly less?: Pointer;
}
/**
 * For each JSON Pointer, the strings of which the value must have one. `null` matches an absent or null member. A trailing `*` matches every string that starts with the part before it.
 */
export interface Matcher {
  /**
   * @minItems 1
   */
  readonly [k: string]: readonly (string | null)[];
}
export interface FactEarlier {
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * The value if the request has none: a value, a default of the model, or a limit of the model.
   */
  readonly default?: FactDefault;
  /**
   * A fact of an earlier task of the same account, whose id the request names, such as the seconds of the video that is remixed. An unknown task is refused.
   */
  readonly earlier: Earlier;
}
export interface EarlierAt {
  /**
   * The kinds of tasks that the request may name.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
  /**
   * The name of a fact of the earlier task, as the billing rule has it that billed the task.
   */
  readonly fact: Name;
  /**
   * The place of the id of the task in the body.
   */
  readonly at: Pointer;
}
export interface EarlierParam {
  /**
   * The kinds of tasks that the request may name.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
  /**
   * The name of a fact of the earlier task, as the billing rule has it that billed the task.
   */
  readonly fact: Name;
  /**
   * The parameter of the path that is the id of the task.
   */
  readonly param: Name;
}
export interface FactHeader {
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * The allowed whole numbers, single or as ranges that include both ends. A flag with another number is ignored, as the upstream does; a body with another number is refused.
   *
   * @minItems 1
   */
  readonly values?: readonly FactValues[];
  /**
   * The value if the request has none: a value, a default of the model, or a limit of the model.
   */
  readonly default?: FactDefault;
  /**
   * A request header that has the value; for facts of a route only.
   */
  readonly header: HeaderName;
}
export interface FactQuery {
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * The allowed whole numbers, single or as ranges that include both ends. A flag with another number is ignored, as the upstream does; a body with another number is refused.
   *
   * @minItems 1
   */
  readonly values?: readonly FactValues[];
  /**
   * The value if the request has none: a value, a default of the model, or a limit of the model.
   */
  readonly default?: FactDefault;
  /**
   * A query parameter that has the value; for facts of a route only. A request that has it twice is refused.
   */
  readonly query: QueryName;
}
export interface FactAnswer {
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * For a fact of the answer: the values of its enum that this answer may have, as a list. The hold is at the dearest of their prices. Without it, the answer may have all.
   */
  readonly among?: Expression;
  /**
   * The value if the request has none: a value, a default of the model, or a limit of the model.
   */
  readonly default?: FactDefault;
  /**
   * The place of the value in the answer or in the events of a stream, or several, of which the first one counts. The last document that has one applies. In a rule for tasks it is the answer to the creation, which `actual` may use.
   */
  readonly answer: Pointers;
}
/**
 * A computed value.
 */
export interface Expression {
  /**
   * The CEL expression. It can use facts by name, and `body`.
   */
  readonly cel: string;
}
export interface FactAnswerHeader {
  /**
   * The type of the value.
   */
  readonly type: 'string' | 'int' | 'bool';
  /**
   * The allowed values. They are the keys of a price table.
   *
   * @minItems 1
   */
  readonly enum?: readonly string[];
  /**
   * For a fact of the answer: the values of its enum that this answer may have, as a list. The hold is at the dearest of their prices. Without it, the answer may have all.
   */
  readonly among?: Expression;
  /**
   * The value if the request has none: a value, a default of the model, or a limit of the model.
   */
  readonly default?: FactDefault;
  /**
   * A header of the answer that has the value; in a rule for tasks of the answer to the creation.
   */
  readonly answer_header: HeaderName;
}
/**
 * Units by class. The price table has a price for each class.
 */
export interface ClassUnits {
  readonly [k: string]: Expression;
}
/**
 * The units that are charged for a success.
 */
export interface Actual {
  /**
   * The place of the units in the upstream's answer. Or several places, each with a weight: the units are the sum of their numbers, each times its weight. With classes, each place has a class, or weights of classes. An absent number counts as 0, unless all are absent.
   */
  readonly at?: Weighted;
  /**
   * The units if the answer does not report them, computed when the task is created.
   */
  readonly otherwise: TaskUnits;
  /**
   * The units of a task that failed. Without it, such a task costs nothing.
   */
  readonly failed?: ActualFailure;
  /**
   * The units of a task whose status is listed under `cancelled`. Without it, such a task costs as much as one that failed.
   */
  readonly cancelled?: ActualFailure;
}
/**
 * The units that are charged for a task without a result.
 */
export interface ActualFailure {
  /**
   * The place of the units in the upstream's answer. Or several places, each with a weight: the units are the sum of their numbers, each times its weight. With classes, each place has a class, or weights of classes. An absent number counts as 0, unless all are absent.
   */
  readonly at?: Weighted;
  /**
   * The units if the answer does not report them, computed from the facts of the task when it ends. They are at most those that were held.
   */
  readonly otherwise: TaskUnits;
}
export interface BillingRuleCounts {
  /**
   * The unit that the rule counts. The model's price table must have the same unit.
   */
  readonly unit: PriceUnit1;
  /**
   * Typed, named values of the request, in the order in which they are computed.
   */
  readonly facts: {
    readonly [k: string]: Fact;
  };
  readonly hold: ClassUnits;
  /**
   * The places of the usage in an answer or in the events of a stream. The last number that any of the pointers finds is used. A count can also be a sum over the items of an array. With `{}`, answers have no usage: `charge` is computed from the request, and `without_usage` is not needed.
   */
  readonly counts: {
    readonly [k: string]: Count;
  };
  /**
   * The units of each class that are charged. Expressions can use the counts, the facts, those of the answer too, and `request_bytes`; a count that the answer does not report is 0.
   */
  readonly charge: ClassUnits;
  /**
   * The cost of a successful answer without usage, and the estimate for an answer that ends before its final counts: `hold` charges the hold, `free` charges nothing, and units by class are computed from the facts, `request_bytes`, `answer_bytes` (the decoded bytes of the body that were sent), `answer_text_bytes` (of an event stream, the bytes of its text; it needs `text`), `is_stream` (whether the answer is an event stream) and `has_usage` (whether it reports any usage).
   */
  readonly without_usage?: WithoutUsage;
  /**
   * The places of the answer's text in the events of a stream. `without_usage` can then use `answer_text_bytes`: the bytes of this text, exact in the first 16 KiB of a stream and estimated after them. Of an answer that is no event stream, it is `answer_bytes`.
   */
  readonly text?: Pointers;
  /**
   * Pointers into an answer or into the events of a stream. When one of them finds a value other than null, the counts are final. Without it, they are final when the answer is complete.
   */
  readonly final?: Pointers;
  /**
   * Pointers into an answer or into the events of a stream. An answer without usage that has a value other than null at one of them has failed and costs nothing. Without it, every answer with a 2xx status is a success.
   */
  readonly failed?: Pointers;
  /**
   * Counts that divide the same tokens among them, such as the input and what of it was cached. A later report with a number above 0 for one of them may then take back another. Without it, a 0 never does.
   *
   * @minItems 2
   */
  readonly together?: readonly Name[];
  /**
   * The classes whose units count as tokens in limits. The default is all of a rule with the unit `million_tokens`, and none of another.
   */
  readonly tokens?: readonly Name[];
  /**
   * The largest accepted cost, as a multiple of the hold. A task that costs more goes to review; without a cap, every cost of a task is accepted. A metered request that costs more is charged the cap, logged and counted in `tollgate_doubtful_charges_total`; its default cap is 50.
   */
  readonly cap?: Cap;
}
export interface CountSum {
  /**
   * The place of the number, or of the value, in each item of the array. An item without one counts 0. Without `at`, each item counts 1, or is the value itself.
   */
  readonly at?: Pointer;
  /**
   * Which items are counted or added up. Without it, all are.
   */
  readonly where?: CountWhere;
  /**
   * The place of the array. The last array that any of the pointers finds is used.
   */
  readonly sum: Pointers;
}
/**
 * A test on an item of an array.
 */
export interface CountWhere {
  /**
   * The place of the value in the item.
   */
  readonly at: Pointer;
  /**
   * The values of the items that are added up: strings, numbers, true, false, or null for an item without a value.
   *
   * @minItems 1
   */
  readonly in: readonly (string | number | boolean | null)[];
}
export interface CountCount {
  /**
   * Which items are counted or added up. Without it, all are.
   */
  readonly where?: CountWhere;
  /**
   * The place of an array; the count is the number of its items. The last array that any of the pointers finds is used.
   */
  readonly count: Pointers;
}
export interface CountDistinct {
  /**
   * The place of the number, or of the value, in each item of the array. An item without one counts 0. Without `at`, each item counts 1, or is the value itself.
   */
  readonly at?: Pointer;
  /**
   * The place of an array; the count is the number of its different values, which are texts, numbers or booleans. The last array that any of the pointers finds is used.
   */
  readonly distinct: Pointers;
}
export interface CountCeil {
  /**
   * The place of a number that may be a fraction, such as a length in seconds. It is rounded up.
   */
  readonly ceil: Pointers;
}
export interface CountRound {
  /**
   * The place of a number that may be a fraction. It is rounded to the nearest whole number, and a half up.
   */
  readonly round: Pointers;
}
export interface CountDecimal {
  /**
   * The place of a number that may be a fraction, such as a cost. It is read exactly, never rounded to a double, and expressions use it as a `decimal`.
   */
  readonly decimal: Pointers;
}
export interface CountFirst {
  /**
   * The place of a whole number. The first one above 0 counts, whatever the answer reports later.
   */
  readonly first: Pointers;
}
export interface CountMax {
  /**
   * The place of a whole number. The largest one counts, wherever in the answer it is.
   */
  readonly max: Pointers;
}
export interface CountHeader {
  /**
   * A header of the answer, whose value is a whole number.
   */
  readonly header: HeaderName;
}
/**
 * How a stored task is polled, and what the upstream's statuses mean.
 */
export interface TaskKind {
  /**
   * The place of the upstream's id in the answer to the creation.
   */
  readonly id: Pointer;
  /**
   * The upstream's path of a task. Default: the upstream's path of the creation, with /{id}. It may have the path parameters of the route that creates the task, too.
   */
  readonly query?: string;
  /**
   * The `accept` header of polls: of the gateway's own, and of callers who send none, or `* /*`.
   */
  readonly accept?: string;
  /**
   * The upstream's method and path that cancel a task. Default: the method of the cancel route, and `query` with what that route's path has after its parameter.
   */
  readonly cancel?: string;
  /**
   * The place of the status in an answer, and its values.
   */
  readonly status: TaskStatus;
  /**
   * The age at which a task that is still running needs the operator's decision.
   */
  readonly deadline: Duration;
  /**
   * How the gateway finds out whether the upstream accepted a creation that it did not answer. Without it, such a task goes to review at once, and an operator decides.
   */
  readonly unknown_outcome?: TaskUnknownOutcome;
  /**
   * Answers to a creation that prove that the upstream created nothing. If one of them matches, the hold is released. The default is every 4xx.
   *
   * @minItems 1
   */
  readonly nothing_made?: readonly TaskNothingMade[];
}
/**
 * The upstream's statuses by their meaning.
 */
export interface TaskStatus {
  /**
   * The place of the status in an answer. In it, `{id}` is the upstream's id of the task, such as the name of a member.
   */
  readonly at?: Pointer;
  /**
   * What answers mean by their status code and media type, whatever is in their bodies: for upstreams whose polls answer with the file itself. The first that fits counts, before `at`.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly answers?: readonly StatusAnswer[];
  /**
   * Statuses of a task in progress.
   *
   * @minItems 1
   */
  readonly running?: readonly StatusValue[];
  /**
   * Statuses of a successful task, which is charged.
   *
   * @minItems 1
   */
  readonly succeeded?: readonly StatusValue[];
  /**
   * Statuses of a failed task, which is not charged unless the billing rule says so.
   *
   * @minItems 1
   */
  readonly failed?: readonly StatusValue[];
  /**
   * Places that only the answer about a failed task has. With a value other than null at one of them, the task has failed, whatever its status.
   */
  readonly failed_at?: Pointers;
  /**
   * Statuses of a cancelled task, if it costs something else than a failed one.
   *
   * @minItems 1
   */
  readonly cancelled?: readonly StatusValue[];
}
/**
 * What an answer to a poll means by its status code and media type.
 */
export interface StatusAnswer {
  /**
   * The status code of the answer.
   */
  readonly code: number;
  /**
   * The media type of the answer, such as `video/mp4`, or all of a kind, such as `video/*`. Without it: any.
   */
  readonly type?: MediaType;
  /**
   * The state of the task.
   */
  readonly means: 'running' | 'succeeded' | 'failed' | 'cancelled';
}
export interface TaskUnknownOutcomeKey {
  /**
   * The header of an idempotency key. The same request is sent again; the upstream creates one task per key.
   */
  readonly key: HeaderName;
  /**
   * The longest time from the sending of a creation until the upstream has accepted or refused it, also if the connection broke in between. When a repeated creation is refused, the hold is released only if every earlier one was refused too, or is older than this.
   */
  readonly decides_within?: Duration;
}
export interface TaskUnknownOutcomeList {
  /**
   * The upstream's path, with its query, that lists tasks, newest first. The gateway searches it for a task that it does not know.
   */
  readonly list: string;
  /**
   * The place of the tasks in the answer.
   */
  readonly items: Pointer;
  /**
   * The place of the id in a task.
   */
  readonly id: Pointer;
  /**
   * The place of the model in a task.
   */
  readonly model: Pointer;
  /**
   * The place of the creation time, in Unix seconds, in a task.
   */
  readonly created_at: Pointer;
  /**
   * The place of the number of tasks on all pages in the answer. The list is complete when that many were read.
   */
  readonly total?: Pointer;
  /**
   * How the list is paged. Without it, one page is read.
   */
  readonly page?: UnknownPage;
  /**
   * The largest difference between the upstream's clock and the gateway's, and the longest time until a new task is listed.
   */
  readonly within?: Duration;
}
/**
 * How an upstream's list of tasks is paged. Pages are read until one ends with a task older than the creation, or the list ends.
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
   * The page size to request, at most what the upstream allows. Without `total`, a page with fewer tasks is the last.
   */
  readonly items: number;
  /**
   * The most pages to read.
   */
  readonly most?: number;
}
/**
 * Answers to a creation that prove that nothing was created: by status, and also by the upstream's own code if a proxy could send that status.
 */
export interface TaskNothingMade {
  /**
   * Statuses from 400 to 599, or 4xx for every status of that class. With `at` and `in` also from 200: a refusal inside a success.
   *
   * @minItems 1
   */
  readonly status: readonly RefusalStatus[];
  /**
   * The place of the upstream's code in the answer, which must be JSON.
   */
  readonly at?: Pointer;
  /**
   * The codes that mean that nothing was created: texts or whole numbers.
   *
   * @minItems 1
   */
  readonly in?: readonly (string | number)[];
}
/**
 * Values that are added to a request body.
 */
export interface Fill {
  /**
   * Members that are added if the body does not have them.
   */
  readonly defaults?: {
    readonly [k: string]: Json;
  };
  /**
   * Values that replace those of the body, by JSON Pointer. Objects that the body does not have are added.
   */
  readonly set?: {
    readonly [k: string]: Json;
  };
  /**
   * Limits of numbers of the body, by JSON Pointer. A larger or smaller number is replaced by the limit; an absent one stays absent.
   */
  readonly clamp?: {
    readonly [k: string]: ClampedRange;
  };
  /**
   * Events of the answer's stream that the caller did not ask for. They are removed if `set` has changed the body. The meter still reads them.
   */
  readonly hide?: HiddenEvents;
  /**
   * Members that are added to the items of an array.
   */
  readonly items?: readonly FillItem[];
}
/**
 * The smallest and the largest number.
 */
export interface ClampedRange {
  /**
   * The smallest number.
   */
  readonly min?: number;
  /**
   * The largest number.
   */
  readonly max?: number;
}
/**
 * Which events are removed. All conditions must hold.
 */
export interface HiddenEvents {
  /**
   * A place in the event's JSON data that has a value other than null.
   */
  readonly has: Pointer;
  /**
   * A place in the event's JSON data that has an empty list.
   */
  readonly empty?: Pointer;
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
   * The member that is added if an item does not have it.
   */
  readonly member: string;
  /**
   * The member of the same item that selects the value.
   */
  readonly from: string;
  /**
   * The value to add, by the value of that member.
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
   * The type of the models in the list.
   */
  readonly type: Name;
  /**
   * How the list is paged.
   */
  readonly page: CataloguePage;
  /**
   * Only models of these upstreams. Without it, models of all upstreams.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
  /**
   * One model: a tree that may use model.id and model.card.NAME.
   */
  readonly item: Tree;
  /**
   * The answer: a tree that may use items, next (the token of the next page), has_more, first_id and last_id.
   */
  readonly list: Tree;
}
export interface CataloguePageToken {
  /**
   * The query parameter for the size of a page.
   */
  readonly size: QueryName;
  /**
   * The query parameter for the token that an earlier page gave as `next`.
   */
  readonly token: QueryName;
  /**
   * The size if the caller gives none.
   */
  readonly default: number;
  /**
   * The largest size. A larger one is reduced to it.
   */
  readonly max: number;
}
export interface CataloguePageAfter {
  /**
   * The query parameter for the size of a page.
   */
  readonly size: QueryName;
  /**
   * The query parameter for a model id; the page starts after it.
   */
  readonly after: QueryName;
  /**
   * The query parameter for a model id; the page ends before it.
   */
  readonly before?: QueryName;
  /**
   * The size if the caller gives none.
   */
  readonly default: number;
  /**
   * The largest size. A larger one is reduced to it.
   */
  readonly max: number;
}
export interface RouteModel {
  /**
   * The interface of the route. Default: the interface with the longest prefix of the path. Required if two interfaces share that prefix.
   */
  readonly interface?: Name;
  /**
   * Method and path. The path starts with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The largest request body of this route, below the server's body_limit.
   */
  readonly body_limit?: Size;
  /**
   * Where the request names its model, and which models are allowed; or the model of all requests.
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
   * Resources that a successful answer, or a 404 or 410, removes from the caller's account.
   */
  readonly removes_resource?: readonly RemovedResource[];
  /**
   * Facts that the conditions of branches use, in order: values of the body and of request headers. Each may use the facts before it.
   */
  readonly facts?: {
    readonly [k: string]: Fact;
  };
  /**
   * Rules by model. The first branch whose predicate holds is taken.
   *
   * @minItems 1
   */
  readonly branches?: readonly Branch[];
  /**
   * Members that callers may send instead of the content array.
   */
  readonly shorthand?: Shorthand;
  /**
   * The JSON Schema file that a body must fit.
   */
  readonly body?: SchemaFile;
  /**
   * What a body may not have, by JSON Pointer, where `*` is every item of an array: `/store` any value other than null, `/tools/* /type=advisor_*` a text that begins so. Other bodies are refused.
   *
   * @minItems 1
   */
  readonly forbid?: readonly string[];
  /**
   * The fill whose values are added to the body.
   */
  readonly fill?: Name;
  /**
   * Changes what is sent upstream: some members of the body, or another path.
   */
  readonly forward?: RouteForward;
  /**
   * The billing rule, or `none`: requests are free, although their models have prices.
   */
  readonly billing?: Name;
  /**
   * The kind of task that a successful answer creates.
   */
  readonly creates_task?: Name;
  /**
   * What happens to the upstream request if the caller disconnects. The default is `drain` if a success creates a task or resource, else `cancel`.
   */
  readonly on_abort?: 'cancel' | 'drain';
  /**
   * How long, and for how many bytes, an answer that has begun is read after its caller has disconnected, so that its final counts are read. The default is 10m and 64MiB on a metered route, else 30s and 16MiB. The upstream's headers time-out limits the wait for an answer that has not begun.
   */
  readonly drain?: DrainLimits;
  /**
   * Bodies are `multipart/form-data` with these parts; others are refused. The body is forwarded byte for byte. Facts see a text at `/NAME`, and a file as `{ filename, content_type, bytes }`.
   */
  readonly form?: {
    readonly [k: string]: FormPart;
  };
  /**
   * Beside `form`: bodies may be JSON too, which fits this JSON Schema file. Its members are those that the form has as parts.
   */
  readonly json?: SchemaFile;
  /**
   * Bodies are files, such as sound, that are forwarded byte for byte. Facts see `{ file: { content_type, bytes } }`.
   */
  readonly file?: FileBody;
  /**
   * The route is a WebSocket: its messages pass unchanged both ways, and the upstream's events say what is billed.
   */
  readonly websocket?: WebSocketRules;
  /**
   * Refuses requests from a day on, with a text that helps callers.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for some time.
   */
  readonly maintenance?: Maintenance;
  /**
   * Members of answers with an address of the upstream, such as that of a poll. Each becomes the address of a route of this gateway, so that clients do not send their keys to the upstream. No other byte of an answer changes.
   */
  readonly rewrite?: {
    readonly [k: string]: RewrittenMember;
  };
  /**
   * Example requests with the upstream's answers and their expected outcome. `tollgate check` plays them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface ModelRuleAt {
  /**
   * The place of the id in the body.
   */
  readonly at: Pointer;
  /**
   * The model of requests that name none. Its name is added to the body or to the query.
   */
  readonly default?: ModelId;
  /**
   * The type that the model must have.
   */
  readonly type?: Name;
  /**
   * Prefixes of model ids; one must match.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * The unit of the model's price table.
   */
  readonly unit?: PriceUnit1;
  /**
   * Upstreams; one must serve the model.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
}
export interface ModelRuleParam {
  /**
   * The path parameter with the id. With several, the id is their values, joined by slashes.
   */
  readonly param: Names;
  /**
   * The type that the model must have.
   */
  readonly type?: Name;
  /**
   * Prefixes of model ids; one must match.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * The unit of the model's price table.
   */
  readonly unit?: PriceUnit1;
  /**
   * Upstreams; one must serve the model.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
}
export interface ModelRuleQuery {
  /**
   * The model of requests that name none. Its name is added to the body or to the query.
   */
  readonly default?: ModelId;
  /**
   * The query parameter with the id. The upstream gets it with its own name of the model.
   */
  readonly query: QueryName;
  /**
   * The type that the model must have.
   */
  readonly type?: Name;
  /**
   * Prefixes of model ids; one must match.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * The unit of the model's price table.
   */
  readonly unit?: PriceUnit1;
  /**
   * Upstreams; one must serve the model.
   *
   * @minItems 1
   */
  readonly upstream?: readonly Name[];
}
export interface ModelRuleIs {
  /**
   * The model of every request, for an upstream whose requests name none.
   */
  readonly is: ModelId;
}
export interface RequiredOwnerAt {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The place of the id in the body.
   */
  readonly at: Pointer;
  /**
   * Whether a request may name none: an absent member or null, or no such header.
   */
  readonly optional?: boolean;
  /**
   * Whether it is intended that a task is made from an uploaded file that the gateway does not read: its content can name what other accounts own. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface RequiredOwnerEach {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * Places of ids in the body, in which `*` means every item of an array. Each value there names a resource; a body may have none.
   */
  readonly each: Places;
  /**
   * Whether it is intended that a task is made from an uploaded file that the gateway does not read: its content can name what other accounts own. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface RequiredOwnerParam {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The path parameter with the id.
   */
  readonly param: Name;
}
export interface RequiredOwnerQuery {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The query parameter with the id. The interface must forward it.
   */
  readonly query: QueryName;
  /**
   * Whether it is intended that a task is made from an uploaded file that the gateway does not read: its content can name what other accounts own. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface RequiredOwnerHeader {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * Whether a request may name none: an absent member or null, or no such header.
   */
  readonly optional?: boolean;
  /**
   * The request's header with the id. The interface must forward it.
   */
  readonly header: HeaderName;
  /**
   * Whether it is intended that a task is made from an uploaded file that the gateway does not read: its content can name what other accounts own. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface RequiredOwnerUri {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * A URI scheme. Every string in the body that starts with it names a resource.
   */
  readonly uri: UriScheme;
  /**
   * Whether it is intended that a task is made from an uploaded file that the gateway does not read: its content can name what other accounts own. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface RequiredOwnerHost {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The host of URLs that are ids of resources. Every string in the body that is a URL of it, or has its name in it, must be such an id.
   */
  readonly host: ResourceHost;
  /**
   * Whether it is intended that a task is made from an uploaded file that the gateway does not read: its content can name what other accounts own. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface CreatedResourceId {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The places of the id in the answer, or in the events of a stream. The first one with a string is used.
   *
   * @minItems 1
   */
  readonly id: readonly Pointer[];
  /**
   * Where the id stands in the text, such as an address: what is in the place of `{id}`.
   */
  readonly part?: string;
}
export interface CreatedResourceEach {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * For answers to polls: the places of ids, in which `*` is each item of an array or each member of an object. The first hundred texts found are used.
   */
  readonly each: Places;
  /**
   * Where the id stands in the text, such as an address: what is in the place of `{id}`.
   */
  readonly part?: string;
}
export interface CreatedResourceHeader {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The answer's header with the id.
   */
  readonly header: HeaderName;
}
export interface RemovedResourceParam {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The path parameter with the id.
   */
  readonly param: Name;
}
export interface RemovedResourceHeader {
  /**
   * The kind of the resource.
   */
  readonly resource: Name;
  /**
   * The request's header with the id.
   */
  readonly header: HeaderName;
}
/**
 * A predicate on the request, with the rules for requests that it matches.
 */
export interface Branch {
  /**
   * The name, unique in the route.
   */
  readonly name: Name;
  /**
   * The predicate. Without it, the branch is always taken.
   */
  readonly when?: When;
  /**
   * Members that callers may send instead of the content array.
   */
  readonly shorthand?: Shorthand;
  /**
   * The JSON Schema file that a body must fit.
   */
  readonly body?: SchemaFile;
  /**
   * What a body may not have, by JSON Pointer, where `*` is every item of an array: `/store` any value other than null, `/tools/* /type=advisor_*` a text that begins so. Other bodies are refused.
   *
   * @minItems 1
   */
  readonly forbid?: readonly string[];
  /**
   * The fill whose values are added to the body.
   */
  readonly fill?: Name;
  /**
   * Changes what is sent upstream: some members of the body, or another path.
   */
  readonly forward?: RouteForward;
  /**
   * The billing rule, or `none`: requests are free, although their models have prices.
   */
  readonly billing?: Name;
  /**
   * The kind of task that a successful answer creates.
   */
  readonly creates_task?: Name;
}
/**
 * A predicate on the request. All of its conditions must hold.
 */
export interface When {
  /**
   * Prefixes of the model's id; one must match.
   *
   * @minItems 1
   */
  readonly prefix?: readonly ModelId[];
  /**
   * A CEL expression over the facts of the route and `body` that must be true.
   */
  readonly cel?: string;
  /**
   * The unit of the model's price table.
   */
  readonly unit?: PriceUnit1;
}
/**
 * `prompt` and `images` instead of a content array.
 */
export interface Shorthand {
  /**
   * The member with the text.
   */
  readonly prompt: string;
  /**
   * The member with the URLs of images.
   */
  readonly images: string;
  /**
   * The member for the content array that is built.
   */
  readonly into: string;
  /**
   * The roles of the images, in order.
   *
   * @minItems 1
   */
  readonly roles: readonly string[];
}
/**
 * What is sent upstream.
 */
export interface RouteForward {
  /**
   * The members of the body that are sent upstream, as the caller's own bytes. Without it, the whole body is sent.
   *
   * @minItems 1
   */
  readonly only?: readonly string[];
  /**
   * The upstream's path, with the route's parameters. Without it, the caller's path is used.
   */
  readonly path?: PathTemplate;
}
/**
 * How long, and for how many bytes, an answer is read after its caller has disconnected.
 */
export interface DrainLimits {
  /**
   * The longest time.
   */
  readonly time?: Duration;
  /**
   * The most bytes.
   */
  readonly bytes?: Size;
}
/**
 * A part of a form, and its limits.
 */
export interface FormPart {
  /**
   * What the part is. An `int` or `bool` is a text that facts see as a number, or as true or false.
   */
  readonly type?: 'string' | 'int' | 'bool' | 'file';
  /**
   * Whether a form without the part is refused.
   */
  readonly required?: boolean;
  /**
   * The largest content. The default is 64KiB for a text, and the route's body_limit for a file.
   */
  readonly max?: Size;
  /**
   * The accepted types of a file. Without it, any single file is accepted.
   *
   * @minItems 1
   */
  readonly content_types?: readonly MediaType[];
  /**
   * How the lines of a file are checked, such as the requests of a batch. Without it, a file is forwarded unread.
   */
  readonly lines?: FileLines;
  /**
   * How often the part may be there. Facts then see a list. Without it, a form with the part twice is refused.
   */
  readonly repeat?: number;
}
/**
 * A file whose lines are JSON objects (JSONL): each is checked as a body is, before the file is forwarded.
 */
export interface FileLines {
  /**
   * The values of other parts of the form with which the lines are checked. Without it, they always are.
   */
  readonly when?: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * The JSON Schema file that each line must fit.
   */
  readonly body?: SchemaFile;
  /**
   * Resources that the caller's account must own, by `at`, `each`, `uri` or `host` in a line.
   */
  readonly requires_owner?: readonly LineOwner[];
}
export interface LineOwnerAt {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The place of the id in the line.
   */
  readonly at: Pointer;
  /**
   * Whether a line may name none: an absent member or null.
   */
  readonly optional?: boolean;
}
export interface LineOwnerEach {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * Places of ids in the line, in which `*` means every item of an array. Each value there names a resource; a line may have none.
   */
  readonly each: Places;
}
export interface LineOwnerUri {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * A URI scheme. Every string in the line that starts with it names a resource.
   */
  readonly uri: UriScheme;
}
export interface LineOwnerHost {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The host of URLs that are ids of resources. Every string in the line that is a URL of it, or has its name in it, must be such an id.
   */
  readonly host: ResourceHost;
}
/**
 * A body that is one file.
 */
export interface FileBody {
  /**
   * The accepted content types. Others are refused.
   *
   * @minItems 1
   */
  readonly content_types: readonly MediaType[];
  /**
   * Whether the route also takes JSON, with `application/json`. A member `file` of its own is then refused, so that `has(body.file)` tells the two apart.
   */
  readonly json?: boolean;
}
export interface WebSocketRulesStarts {
  /**
   * The place of an event's name in a message.
   */
  readonly event: Pointer;
  /**
   * Events with which the upstream begins a response. Money is held for each response.
   */
  readonly starts: EventNames;
  /**
   * Events that end a response and have its usage, which the billing rule counts.
   */
  readonly ends: EventNames;
  /**
   * Other events with usage of their own, such as a transcription. Beside `longest`: the events with what the WebSocket has used so far; without `event`, all messages.
   */
  readonly reports?: EventNames;
  /**
   * The largest message of either side.
   */
  readonly message?: Size;
  /**
   * How long neither side may send anything.
   */
  readonly idle?: Duration;
  /**
   * What callers' messages may name. Without it, they are passed on unread.
   */
  readonly messages?: CallerMessages;
  /**
   * Whether it is intended that callers' messages are passed on unread, while other routes of the interface give resources only to their owner: messages can name them. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
/**
 * What callers' messages of a WebSocket may name. The end of a message waits until it is checked.
 */
export interface CallerMessages {
  /**
   * Texts that are accepted at a place, in which `*` means every item of an array. A message with another value there ends the WebSocket; an empty list accepts none.
   */
  readonly values?: {
    readonly [k: string]: readonly string[];
  };
  /**
   * Resources that the caller's account must own, by `at` or `each`. A message may name none.
   */
  readonly requires_owner?: readonly MessageOwner[];
}
export interface MessageOwnerAt {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * The place of the id in the message.
   */
  readonly at: Pointer;
}
export interface MessageOwnerEach {
  /**
   * The kind of the resource, or a task kind.
   */
  readonly resource: Name;
  /**
   * Places of ids in the message, in which `*` means every item of an array. Each value there names a resource.
   */
  readonly each: Places;
}
export interface WebSocketRulesLongest {
  /**
   * The place of an event's name in a message.
   */
  readonly event?: Pointer;
  /**
   * The WebSocket is one response, from its opening to its close. It may be open this long, which its hold covers. The last usage known is charged.
   */
  readonly longest: Duration;
  /**
   * Other events with usage of their own, such as a transcription. Beside `longest`: the events with what the WebSocket has used so far; without `event`, all messages.
   */
  readonly reports?: EventNames;
  /**
   * The largest message of either side.
   */
  readonly message?: Size;
  /**
   * How long neither side may send anything.
   */
  readonly idle?: Duration;
  /**
   * What callers' messages may name. Without it, they are passed on unread.
   */
  readonly messages?: CallerMessages;
  /**
   * Whether it is intended that callers' messages are passed on unread, while other routes of the interface give resources only to their owner: messages can name them. Without `true`, `check` warns.
   */
  readonly unread?: boolean;
}
export interface RewrittenMemberRoute {
  /**
   * The route whose address takes its place.
   */
  readonly route: Name;
  /**
   * The places of the route's parameters in the answer, by name. A parameter that is not listed is the id of the task, has the value of the request's own parameter of this name, or stands in the address itself, if that has the path of the route.
   */
  readonly params?: {
    readonly [k: string]: Pointer;
  };
}
export interface RewrittenMemberKeep {
  /**
   * The address stays: clients may follow it, and need no key for it.
   */
  readonly keep: true;
}
/**
 * An example request, the upstream's answer to it, and the expected outcome.
 */
export interface Example {
  /**
   * The name of the example.
   */
  readonly name: string;
  /**
   * Who sends the request. By default an account without a group, at the full price.
   */
  readonly caller?: ExampleCaller;
  /**
   * For a poll or a cancellation: the name of the example that creates the task.
   */
  readonly after?: string;
  /**
   * When the request arrives, for prices by the clock or from a date. Default: at midnight of UTC, on a Thursday before all dates.
   */
  readonly at?: PriceStart;
  /**
   * The request's body.
   */
  readonly body?: Json;
  /**
   * The request's headers that facts use.
   */
  readonly headers?: {
    readonly [k: string]: string;
  };
  /**
   * The path's parameters. The id of the task is that of the example in `after`.
   */
  readonly params?: {
    readonly [k: string]: string;
  };
  /**
   * The upstream's answer, as it was recorded or as the vendor documents it. `check` reads and charges it as the gateway would.
   */
  readonly answer?: RecordedAnswer;
  /**
   * For a cancellation: the upstream's answers to the polls before it and after it.
   *
   * @minItems 1
   * @maxItems 2
   */
  readonly polls?: readonly RecordedAnswer[];
  /**
   * The expected outcome.
   */
  readonly expect?: Expect;
}
/**
 * Who sends the request of an example.
 */
export interface ExampleCaller {
  /**
   * The group of the caller's account: its models, prices and factor apply.
   */
  readonly group: Name;
}
/**
 * A recorded answer of an upstream.
 */
export interface RecordedAnswer {
  /**
   * The HTTP status; 200 by default.
   */
  readonly status?: number;
  /**
   * The headers that matter. The content type is that of JSON or, with `events` or `stream`, of an event stream, unless it is here.
   */
  readonly headers?: {
    readonly [k: string]: string;
  };
  /**
   * The body, as JSON.
   */
  readonly body?: Json;
  /**
   * The data of the events of a stream, as JSON; a text such as `[DONE]` stands for itself. An event with a text `type` gets it as its name.
   *
   * @minItems 1
   */
  readonly events?: readonly Json[];
  /**
   * A file with the bytes of an event stream, relative to the configuration file.
   */
  readonly stream?: FilePath;
  /**
   * How a WebSocket with `longest` went.
   */
  readonly connection?: ExampleConnection;
}
/**
 * How the WebSocket of an example went.
 */
export interface ExampleConnection {
  /**
   * How long it was open. A part of a second counts as a whole one.
   */
  readonly seconds: number;
  /**
   * The bytes of its caller's messages.
   */
  readonly bytes?: number;
  /**
   * Whether its caller closed it before the upstream did, so that usage may be missing.
   */
  readonly left?: boolean;
}
/**
 * The expected outcome of an example.
 */
export interface Expect {
  /**
   * The branch that is taken.
   */
  readonly branch?: Name;
  /**
   * The units that the answer is charged or, without an answer and for the creation of a task, the units for which money is held: `seconds` or `tokens` of a task, or the classes of a metered rule. Classes that are not listed have 0. Prices do not change them.
   */
  readonly units?: {
    readonly [k: string]: number;
  };
  /**
   * What the answer costs at the full price. Each change of the price changes it; `units` stay.
   */
  readonly charge?: Amount;
  /**
   * The state of the task after the answer. By default, a creation is expected to start the task, and a poll to be understood.
   */
  readonly state?: 'running' | 'succeeded' | 'failed' | 'unknown' | 'review';
  /**
   * The method and path of the request to the upstream, as the vendor documents them, with the query that goes upstream. Of a cancellation, the request that cancels.
   */
  readonly request?: string;
  /**
   * Values of the JSON body that the upstream gets, by JSON Pointer, after `fill`, `forward` and the upstream's name of the model. `null` stands for an absent member too.
   */
  readonly sent?: {
    readonly [k: string]: Json;
  };
  /**
   * Whether the rule's `cap` cuts the charge.
   */
  readonly capped?: boolean;
  /**
   * The upstream's id of the created task.
   */
  readonly task?: string;
  /**
   * The ids of the created resources, by kind.
   */
  readonly resource?: {
    readonly [k: string]: string;
  };
  /**
   * Values of facts of the billing rule. They do not depend on prices, and depend on the model only where a fact uses its limits or defaults.
   */
  readonly facts?: {
    readonly [k: string]: string | number | boolean;
  };
  /**
   * The hold at the full price. Each change of the price changes it; `units` stay.
   */
  readonly hold?: Amount;
  /**
   * The kind of error that refuses the request.
   */
  readonly error?: ErrorKind;
}
export interface RouteUpstream {
  /**
   * The interface of the route. Default: the interface with the longest prefix of the path. Required if two interfaces share that prefix.
   */
  readonly interface?: Name;
  /**
   * Method and path. The path starts with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The largest request body of this route, below the server's body_limit.
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
   * Resources that a successful answer, or a 404 or 410, removes from the caller's account.
   */
  readonly removes_resource?: readonly RemovedResource[];
  /**
   * The JSON Schema file that a body must fit.
   */
  readonly body?: SchemaFile;
  /**
   * What a body may not have, by JSON Pointer, where `*` is every item of an array: `/store` any value other than null, `/tools/* /type=advisor_*` a text that begins so. Other bodies are refused.
   *
   * @minItems 1
   */
  readonly forbid?: readonly string[];
  /**
   * The fill whose values are added to the body.
   */
  readonly fill?: Name;
  /**
   * Changes what is sent upstream: some members of the body, or another path.
   */
  readonly forward?: RouteForward;
  /**
   * What happens to the upstream request if the caller disconnects. The default is `drain` if a success creates a task or resource, else `cancel`.
   */
  readonly on_abort?: 'cancel' | 'drain';
  /**
   * How long, and for how many bytes, an answer that has begun is read after its caller has disconnected, so that its final counts are read. The default is 10m and 64MiB on a metered route, else 30s and 16MiB. The upstream's headers time-out limits the wait for an answer that has not begun.
   */
  readonly drain?: DrainLimits;
  /**
   * Bodies are `multipart/form-data` with these parts; others are refused. The body is forwarded byte for byte. Facts see a text at `/NAME`, and a file as `{ filename, content_type, bytes }`.
   */
  readonly form?: {
    readonly [k: string]: FormPart;
  };
  /**
   * Beside `form`: bodies may be JSON too, which fits this JSON Schema file. Its members are those that the form has as parts.
   */
  readonly json?: SchemaFile;
  /**
   * Bodies are files, such as sound, that are forwarded byte for byte. Facts see `{ file: { content_type, bytes } }`.
   */
  readonly file?: FileBody;
  /**
   * Refuses requests from a day on, with a text that helps callers.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for some time.
   */
  readonly maintenance?: Maintenance;
  /**
   * Members of answers with an address of the upstream, such as that of a poll. Each becomes the address of a route of this gateway, so that clients do not send their keys to the upstream. No other byte of an answer changes.
   */
  readonly rewrite?: {
    readonly [k: string]: RewrittenMember;
  };
  /**
   * Example requests with the upstream's answers and their expected outcome. `tollgate check` plays them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface RouteResources {
  /**
   * The interface of the route. Default: the interface with the longest prefix of the path. Required if two interfaces share that prefix.
   */
  readonly interface?: Name;
  /**
   * Method and path. The path starts with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The upstream of a route without a model.
   */
  readonly upstream: Name;
  /**
   * Lists the caller's own resources of one kind, newest first. The route's `upstream` is asked for the record of each.
   */
  readonly resources: ResourceList;
  /**
   * Refuses requests from a day on, with a text that helps callers.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for some time.
   */
  readonly maintenance?: Maintenance;
  /**
   * Example requests with the upstream's answers and their expected outcome. `tollgate check` plays them without a network.
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
   * The upstream's path of one resource, with {id}.
   */
  readonly query: string;
  /**
   * The place of the record in the upstream's answer. Default: the whole answer.
   */
  readonly record?: Pointer;
  /**
   * The record to list if the upstream does not return one: a tree that may use resource.id and resource.created_at.
   */
  readonly item: Tree;
  /**
   * The answer: a tree that may use items, total, page.number, page.size and request.id.
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
   * The size if the caller gives none.
   */
  readonly default: number;
  /**
   * The largest size. A larger one is reduced to it.
   */
  readonly max: number;
}
export interface RouteCatalogue {
  /**
   * The interface of the route. Default: the interface with the longest prefix of the path. Required if two interfaces share that prefix.
   */
  readonly interface?: Name;
  /**
   * Method and path. The path starts with the interface's prefix.
   */
  readonly match: Match;
  /**
   * Where the request names its model, and which models are allowed; or the model of all requests.
   */
  readonly model?: ModelRule;
  /**
   * The catalogue to show: the list, or one model with `model: { param: NAME }`.
   */
  readonly catalogue: Name;
  /**
   * Refuses requests from a day on, with a text that helps callers.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for some time.
   */
  readonly maintenance?: Maintenance;
  /**
   * Example requests with the upstream's answers and their expected outcome. `tollgate check` plays them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface RouteTask {
  /**
   * The interface of the route. Default: the interface with the longest prefix of the path. Required if two interfaces share that prefix.
   */
  readonly interface?: Name;
  /**
   * Method and path. The path starts with the interface's prefix.
   */
  readonly match: Match;
  /**
   * The action of the route on stored tasks.
   */
  readonly task: TaskAction;
  /**
   * Resources that a successful answer gives the caller's account.
   */
  readonly creates_resource?: readonly CreatedResource[];
  /**
   * Refuses requests from a day on, with a text that helps callers.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for some time.
   */
  readonly maintenance?: Maintenance;
  /**
   * Members of answers with an address of the upstream, such as that of a poll. Each becomes the address of a route of this gateway, so that clients do not send their keys to the upstream. No other byte of an answer changes.
   */
  readonly rewrite?: {
    readonly [k: string]: RewrittenMember;
  };
  /**
   * Example requests with the upstream's answers and their expected outcome. `tollgate check` plays them without a network.
   */
  readonly examples?: readonly Example[];
}
export interface TaskActionPoll {
  /**
   * The path parameter with the id of the task to poll, or a parameter of the query.
   */
  readonly poll: TaskParameter;
  /**
   * The task kinds of the route.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
}
export interface TaskActionCancel {
  /**
   * The path parameter with the id of the task to cancel, or a parameter of the query.
   */
  readonly cancel: TaskParameter;
  /**
   * The task kinds of the route.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
}
export interface TaskActionList {
  /**
   * The answer with the list: a tree that may use items and total.
   */
  readonly list: Tree;
  /**
   * The task kinds of the route.
   *
   * @minItems 1
   */
  readonly kinds: readonly Name[];
  /**
   * One task of the list: a tree that may use task.id, task.model, task.status, task.created_at and task.updated_at.
   */
  readonly item: Tree;
  /**
   * How the list is paged.
   */
  readonly page: TaskPage;
  /**
   * Query parameters that filter the list. Values may be repeated or joined by commas.
   */
  readonly filters?: TaskFilters;
}
/**
 * Query parameters that filter a list of tasks.
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
export interface RouteAccount {
  /**
   * The interface of the route. Default: the interface with the longest prefix of the path. Required if two interfaces share that prefix.
   */
  readonly interface?: Name;
  /**
   * Method and path. The path starts with the interface's prefix.
   */
  readonly match: Match;
  /**
   * Shows callers their own account: the balance, the usage, the limits, the tasks or the statement of a month.
   */
  readonly account: AccountView;
  /**
   * Refuses requests from a day on, with a text that helps callers.
   */
  readonly retired?: Retired;
  /**
   * Refuses requests for some time.
   */
  readonly maintenance?: Maintenance;
  /**
   * Example requests with the upstream's answers and their expected outcome. `tollgate check` plays them without a network.
   */
  readonly examples?: readonly Example[];
}
/**
 * What a route shows of the caller's own account.
 */
export interface AccountView {
  /**
   * `balance`: the wallet. `usage`: requests and cost by day and model, newest first. `limits`: the limits of the caller's key. `prices`: what the models that the key may use cost, less its discount. `tasks`: tasks of all kinds, newest first. `statement`: what moved the wallet in a month, with the charges by model. `requests`: what became of each request, newest first. `request`: one of them, with the computation of its charge.
   */
  readonly show: 'balance' | 'usage' | 'limits' | 'prices' | 'tasks' | 'statement' | 'requests' | 'request';
  /**
   * One item of `usage`, `limits`, `prices`, `tasks`, `statement`, `requests` or `request`: a tree. Of usage it may use usage.day, usage.model, usage.requests and usage.amount; of limits limit.name, limit.measure, limit.limit, limit.used, limit.remaining and limit.resets_at; of prices price.model, price.for, price.amount, price.list, price.unit, and price.next from price.next_at on; of tasks task.id, task.upstream_id, task.model, task.status, task.state, task.held, task.charged, task.created_at and task.finished_at; of the statement charge.model, charge.requests and charge.amount; of requests request.id, request.at, request.model, request.status, request.error, request.failed_by (caller, gateway or upstream), request.duration_ms, request.first_byte_ms, request.stream, request.units (by class), request.charged and request.task; of a request, for each step of the computation of its charge, step.text and step.result.
   */
  readonly item?: Tree;
  /**
   * The answer: a tree. Of balance it may use posted, held, available and currency; of usage items, has_more, page.number, page.size, from, to and currency; of limits items; of prices items, factor and currency; of tasks items, total, page.number and page.size; of the statement items, account, month, from, until, opening, topups, adjustments, refunds, charged, carried, closing and currency; of requests items, has_more, last_id (for the next page), recorded (whether requests are recorded) and currency; of a request items, recorded (whether it has a record), request.factor, currency, and the names of an item of requests.
   */
  readonly answer: Tree;
  /**
   * How `usage` and `tasks` are paged.
   */
  readonly page?: TaskPage;
  /**
   * The path parameter with the id of `request`.
   */
  readonly param?: Name;
  /**
   * The query parameter for the month of `statement`, such as 2026-11, in `seller.tz`. Default: the current month.
   */
  readonly month?: QueryName;
  /**
   * How often each key may ask this route. It counts apart from the limits of forwarded requests.
   */
  readonly rate?: Rate;
  /**
   * The query parameters for the first and the last day of `usage` (UTC, 2026-11-22), at most 92 days. Default: the last 30 days.
   */
  readonly range?: DayRange;
}
/**
 * The query parameters of a range of days.
 */
export interface DayRange {
  /**
   * The first day.
   */
  readonly from: QueryName;
  /**
   * The last day.
   */
  readonly to: QueryName;
}
/**
 * A prefix that is forwarded unchanged for callers with a key: every method and path under it, with unread and unbilled bodies.
 */
export interface Mount {
  /**
   * The path prefix, inside the prefix of the interface. No route may be under it. It stays in the upstream's path.
   */
  readonly prefix: Prefix;
  /**
   * The upstream of the requests.
   */
  readonly upstream: Name;
  /**
   * The interface that gives authentication, envelope and headers. Default: the interface with the longest prefix of the mount's.
   */
  readonly interface?: Name;
  /**
   * Whether it is intended that all customers share the account that the gateway has at the upstream, see what the others left there, and are not billed. Without `true`, `check` warns.
   */
  readonly shared?: boolean;
}
