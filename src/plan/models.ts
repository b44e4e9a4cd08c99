/** Upstreams, models and prices. */
import type { Nano } from '../lib/money/amount.ts';
import type { BandEnd } from '../lib/money/price-terms.ts';
import type { Exchange, PriceTree as PriceTable } from '../lib/money/price-text.ts';
import type { PriceUnit } from '../lib/money/units.ts';
import type { Closable } from './closed.ts';

export type { PriceTable, PriceUnit };

/** A vendor's targets and its time-outs. */
export interface UpstreamPlan extends Pick<Closable, 'maintenance'> {
  readonly name: string;
  /**
   * The target of new requests that have no choice: the first one with a weight above 0. Undefined when the upstream is off for
   * them: it is optional and no variable of a url is set.
   */
  readonly target: UpstreamTarget | undefined;
  /** All targets that are on, including those that only have tasks left (weight 0). */
  readonly targets: readonly UpstreamTarget[];
  /** The names of all declared targets, including those that are off. */
  readonly target_names: readonly string[];
  /** Statuses with which it refuses a request without doing any of it: the request may go to another target. */
  readonly move_on: readonly number[];
  readonly health: HealthPlan;
  /** Whether it is off, instead of an error, if no variable of a url is set. */
  readonly optional: boolean;
  /** The environment variable with its URL, if it is read from one. */
  readonly url_variable?: string | undefined;
  readonly connect_timeout_ms: number;
  /** The limit of connections to each target. */
  readonly connections: number;
  /** Time to the first byte of the answer. */
  readonly headers_timeout_ms: number;
  /** Longest silence inside an answer. */
  readonly idle_timeout_ms: number;
  /** Statuses that mean: the gateway's credential is refused. Callers get `upstream_failed` instead, and nothing was made. */
  readonly credential_refused: readonly number[];
}

/** The name of the target of an upstream without `targets`. */
export const DEFAULT_TARGET = 'default';

/** One origin and credential of an upstream. */
export interface UpstreamTarget {
  readonly name: string;
  /** For the access log: the origin or, if the upstream has several targets, the name. */
  readonly shown: string;
  /** The share of new requests; with 0 it gets none. */
  readonly weight: number;
  /** `http://host:port` */
  readonly origin: string;
  /** Added before every path: `` or `/cloud`, without a slash at the end. */
  readonly base_path: string;
  /** Added to the query of every request: `api-version=1`. */
  readonly query?: string | undefined;
  readonly credential: CredentialPlan | undefined;
}

/** The gateway's credential for a target. `src/upstream/credentials/` has its kind. */
export interface CredentialPlan {
  readonly kind: string;
  /** Plain data of the kind. */
  readonly settings: object;
  /** Further headers by name, with their values; null: the value is a secret of the name `header NAME`. */
  readonly headers?: Readonly<Record<string, string | null>> | undefined;
  /** Where its secrets come from, by name. */
  readonly sources: Readonly<Record<string, SecretSource>>;
  /** Its secrets by name. Not enumerable: no copy, document or log of the plan has them. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** Where a secret comes from: the text itself, a variable, or the absolute path of a file. */
export type SecretSource = string | { readonly env: string; readonly default?: string } | { readonly file: string };

/** Creates a credential from its secrets. */
export function createCredential(
  plan: Omit<CredentialPlan, 'secrets'>,
  secrets: CredentialPlan['secrets'],
): CredentialPlan {
  return Object.defineProperty({ ...plan, secrets }, 'secrets', { enumerable: false });
}

/** A text that only the same credential has. It contains the secrets. */
export function credentialIdentity({ kind, settings, headers, secrets }: CredentialPlan): string {
  return JSON.stringify([kind, settings, secrets, headers]);
}

/** The path of a request at a target, with the target's own query. */
export function pathAt({ base_path, query }: Pick<UpstreamTarget, 'base_path' | 'query'>, path: string): string {
  if (query === undefined) return base_path + path;
  return `${base_path}${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** When a target gets no more requests, and for how long. */
export interface HealthPlan {
  readonly failures: number;
  /** Percentage of failures among at least `requests` requests of the last `window_ms`. */
  readonly ratio: number;
  readonly requests: number;
  readonly window_ms: number;
  /** The first pause, which doubles up to the longest. */
  readonly open_ms: number;
  readonly longest_ms: number;
  /** A request whose caller leaves after waiting this long counts as a failure; undefined: it shows nothing. */
  readonly slow_ms: number | undefined;
}

/** The targets among which a new request chooses, in order of preference, or first by share. There are at least two. */
export type TargetChoice = readonly TargetTier[];

/** Targets of one upstream with a weight above 0. */
export interface TargetTier {
  readonly upstream: UpstreamPlan;
  /** The share of requests that try this tier first; undefined in all tiers: the order decides. */
  readonly share?: number | undefined;
  readonly targets: readonly UpstreamTarget[];
}

/** A model that callers can ask for. */
export interface ModelPlan extends Closable {
  readonly id: string;
  readonly type: string;
  /** The first of its upstreams that is on. If none is, the first. */
  readonly upstream: UpstreamPlan;
  /** Its upstreams in order of preference, including those that are off. */
  readonly upstreams: readonly UpstreamPlan[];
  /** The shares of requests that go to each upstream first; undefined: the order decides. */
  readonly weights?: ReadonlyMap<string, number> | undefined;
  /** Undefined: the target of `upstream` is the only one. */
  readonly choice: TargetChoice | undefined;
  /** The upstreams' own names of the model, by upstream; one that is not here has its id. */
  readonly as: ReadonlyMap<string, string>;
  readonly price: PricePlan | undefined;
  /** The price tables of its vendors. */
  readonly cost?: readonly CostPlan[] | undefined;
  /** Defaults for facts that the request does not give, by the default's name. */
  readonly defaults: Readonly<Record<string, string | number | boolean>>;
  /** The upstream's limits for this model, by name. */
  readonly limits: Readonly<Record<string, bigint>>;
  /** The members that a catalogue shows, as written in the configuration. */
  readonly card: Readonly<Record<string, unknown>>;
}

/** The name of the model at one of its upstreams. */
export function nameAt({ id, as }: Pick<ModelPlan, 'id' | 'as'>, { name }: Pick<UpstreamPlan, 'name'>): string {
  return as.get(name) ?? id;
}

/** Whether all upstreams to which the model's requests may go are among these. */
export function isServedBy({ upstreams }: Pick<ModelPlan, 'upstreams'>, names: readonly string[]): boolean {
  for (const { name } of upstreams) if (!names.includes(name)) return false;
  return true;
}

export interface CostPlan {
  /** `cloud`, or `cloud/eu` for one target; undefined: all. */
  readonly target: string | undefined;
  readonly price: PricePlan;
}

export interface PricePlan {
  readonly name: string;
  readonly unit: PriceUnit;
  /** The number of counted units that a cell is for: 1 or 1,000,000, and a thousand times that if a price is finer than money. */
  readonly divisor: bigint;
  /** The facts that choose the price, outermost first; and the levels of `hours` and `bands`. */
  readonly by: readonly string[];
  /** The prices of a table that depends on `class` only, and has no step and no minimum; for metered rules. Undefined for other tables. */
  readonly byClass: ReadonlyMap<string, Nano> | undefined;
  readonly table: PriceTable;
  /** Undefined: the prices are written in the currency of wallets. */
  readonly exchange?: Exchange | undefined;
  /** Levels that the clock chooses. */
  readonly hours?: readonly HoursPlan[] | undefined;
  /** Levels that a number of units chooses. */
  readonly bands?: readonly BandPlan[] | undefined;
  /** Units of each class are rounded up to a multiple of it. */
  readonly step_nano?: Nano | undefined;
  /** The least that units above 0 cost at the full price. */
  readonly minimum_nano?: Nano | undefined;
  /** The tables that replace this one, the earliest first. */
  readonly later?: readonly LaterPrice[] | undefined;
  /** Of such a table: the time as it is written. */
  readonly since?: string | undefined;
}

export interface LaterPrice {
  readonly since_ms: number;
  readonly price: PricePlan;
}

/** A level of a price table that the clock of a time zone chooses. */
export interface HoursPlan {
  readonly name: string;
  readonly zone: string;
  readonly values: readonly HoursValue[];
  readonly otherwise: string;
}

export interface HoursValue {
  readonly value: string;
  /** As written: `00:30-08:30`. */
  readonly text: string;
  /** From one minute of the week until before another, from Monday at 00:00. */
  readonly minutes: readonly (readonly [from: number, to: number])[];
}

/** A level of a price table that a number of units chooses. */
export interface BandPlan {
  readonly name: string;
  /** The classes whose units are counted together. */
  readonly of: readonly string[];
  /** The fact that is the number; undefined: units of classes are. */
  readonly fact: string | undefined;
  /** In rising order. */
  readonly up_to: readonly BandEnd[];
  readonly above: string;
  /** Whether each part of the units costs the price of its own band. */
  readonly marginal: boolean;
}

/** The terms of a configuration: the price table of each model, the groups of customers, and the limits. */
export function termsOf<Groups, Limits>({
  models,
  groups,
  limits,
}: {
  readonly models: ReadonlyMap<string, ModelPlan>;
  readonly groups: Groups;
  readonly limits: Limits;
}) {
  return { prices: new Map(Array.from(models, ([id, { price }]) => [id, price])), groups, limits };
}
