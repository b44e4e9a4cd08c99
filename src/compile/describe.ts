/** Describes a plan as plain JSON for people and scripts. It contains no secret. */
import { describeMeter, type MeterDescription } from '../billing/meter-words.ts';
import { formatNano } from '../lang/amount.ts';
import { formatDuration } from '../lang/duration.ts';
import type {
  AuthPlan,
  BranchPlan,
  ForwardRoute,
  InterfacePlan,
  MeterPlan,
  ModelPlan,
  Plan,
  PricePlan,
  PriceTable,
  PriceUnit,
  RoutePlan,
} from '../plan.ts';
import { withoutCredentials } from '../store/store-url.ts';
import { describeLimits, type LimitsDescription } from './describe-limits.ts';
import { describeUpstream, stateOf, type UpstreamDescription } from './describe-upstream.ts';
import { reachOf } from './reach.ts';

export interface PlanDescription {
  readonly source: string;
  readonly listen: string;
  /** The address on which metrics are served. */
  readonly metrics: string | null;
  /** The store's address without user, password and parameters. */
  readonly store: string;
  readonly currency: string;
  /** A decimal string: how far below zero an overage may take a wallet. */
  readonly overdraft: string;
  /** Null: no wallet counts as low. */
  readonly low_wallet: string | null;
  /** Where traces are sent; null: tracing is off. */
  readonly tracing: string | null;
  readonly routes: readonly RouteDescription[];
  readonly interfaces: readonly InterfaceDescription[];
  readonly upstreams: readonly UpstreamDescription[];
  readonly models: readonly ModelDescription[];
  readonly prices: readonly PriceDescription[];
  /** The metered rules that a route uses. */
  readonly meters: readonly MeterDescription[];
  readonly mounts: readonly MountDescription[];
  readonly limits: LimitsDescription | null;
}

export interface MountDescription {
  readonly name: string;
  readonly prefix: string;
  readonly interface: string;
  readonly upstream: string;
}

export interface RouteDescription {
  readonly name: string;
  readonly method: RoutePlan['method'];
  readonly path: string;
  readonly interface: string;
  readonly auth: readonly string[];
  readonly envelope: string;
  readonly action: RoutePlan['action'];
  /** The place of the model's id in the request: `/model` in the body, or `{model}` in the path. */
  readonly model: string | null;
  readonly requires_owner: readonly string[];
  readonly creates_resource: readonly string[];
  readonly removes_resource: readonly string[];
  readonly branches: readonly BranchDescription[];
  readonly task_kinds: readonly string[];
  /** The kind of resource that the route lists. */
  readonly resource: string | null;
  readonly catalogue: string | null;
  /** What the route shows of the caller's account. */
  readonly account: string | null;
  readonly on_abort: 'cancel' | 'drain' | null;
  /** The limits of a drain; null when `on_abort` is not `drain`. */
  readonly drain: { readonly time: string; readonly bytes: number } | null;
}

export interface BranchDescription {
  readonly name: string;
  readonly when: {
    readonly prefix: readonly string[] | null;
    readonly unit: PriceUnit | null;
    /** The condition on the request, as written. */
    readonly cel: string | null;
  };
  /** The models that reach the branch. */
  readonly models: readonly string[];
  readonly upstreams: readonly string[];
  readonly billing: string | null;
  /** Whether each request is billed by the usage in its answer. */
  readonly metered: boolean;
  readonly creates_task: string | null;
  /** The members of the body that are sent upstream; null for all. */
  readonly only: readonly string[] | null;
  readonly fill: string | null;
}

export interface InterfaceDescription {
  readonly name: string;
  readonly prefixes: readonly string[];
  /** `authorization: Bearer`, `x-key`, `?key`. */
  readonly auth: readonly string[];
  readonly envelope: string;
  readonly forward_headers: readonly string[];
  readonly forward_query: readonly string[];
  /** The header that carries a caller's idempotency key. */
  readonly idempotency: string | null;
  /** The answer header that carries the request's id. */
  readonly request_id: string | null;
  readonly log_headers: readonly string[];
}

export interface ModelDescription {
  readonly id: string;
  readonly type: string;
  /** The first one that is on. */
  readonly upstream: string;
  /** All, in order of preference. */
  readonly upstreams: readonly string[];
  readonly state: 'on' | 'off';
  readonly price: string | null;
  /** The model's limits by name. They bound holds. */
  readonly limits: Readonly<Record<string, number>>;
}

/** A price as a decimal string, or tables by the values of a fact. */
export type PriceTableDescription = string | { readonly [value: string]: PriceTableDescription };

export interface PriceDescription {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly by: readonly string[];
  readonly table: PriceTableDescription;
}

/** Describes a plan. */
export function describePlan(plan: Plan): PlanDescription {
  const { metrics } = plan.server;
  const models = [...plan.models.values()];
  const prices = new Set(models.flatMap(({ price }) => price ?? []));
  return {
    source: plan.source,
    listen: describeAddress(plan.server),
    metrics: metrics === undefined ? null : describeAddress(metrics),
    store: withoutCredentials(plan.store_url),
    currency: plan.currency,
    overdraft: formatNano(plan.overdraft_nano),
    low_wallet: plan.low_wallet_nano === undefined ? null : formatNano(plan.low_wallet_nano),
    tracing: plan.server.tracing?.url ?? null,
    routes: plan.routes.map((route) => describeRoute(route, models)),
    interfaces: plan.interfaces.map(describeInterface),
    upstreams: [...plan.upstreams.values()].map(describeUpstream),
    models: models.map(describeModel),
    prices: [...prices].map(describePrice),
    meters: [...metersOf(plan)].map(describeMeter),
    mounts: plan.mounts.map((mount) => ({
      name: mount.name,
      prefix: mount.prefix,
      interface: mount.interface.name,
      upstream: mount.upstream.name,
    })),
    limits: describeLimits(plan.limits),
  };
}

function metersOf({ routes }: Plan): ReadonlySet<MeterPlan> {
  const branches = routes.flatMap((route) => (route.action === 'forward' ? route.branches : []));
  return new Set(branches.flatMap(({ meter }) => meter ?? []));
}

/** `HOST:PORT`, with brackets around an IPv6 address. */
export function describeAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function describeRoute(route: RoutePlan, models: readonly ModelPlan[]): RouteDescription {
  const forward = route.action === 'forward' ? route : undefined;
  return {
    name: route.name,
    method: route.method,
    path: route.path,
    interface: route.interface.name,
    auth: route.interface.auth.map(describeAuth),
    envelope: route.interface.envelope.name,
    action: route.action,
    model: forward?.model === undefined ? null : describeSource(forward.model.source),
    requires_owner: forward?.requires_owner.map(({ resource }) => resource) ?? [],
    creates_resource: forward?.creates_resource.map(({ resource }) => resource) ?? [],
    removes_resource: forward?.removes_resource.map(({ resource }) => resource) ?? [],
    branches: forward === undefined ? [] : describeBranches(forward, models),
    task_kinds: 'kinds' in route ? route.kinds.map(({ name }) => name) : [],
    resource: route.action === 'list_resources' ? route.resource : null,
    catalogue: 'catalogue' in route ? route.catalogue.name : null,
    account: route.action === 'show_account' ? route.show : null,
    on_abort: forward?.on_abort ?? null,
    drain:
      forward?.on_abort === 'drain'
        ? { time: formatDuration(forward.drain.time_ms), bytes: forward.drain.bytes }
        : null,
  };
}

function describeSource(source: NonNullable<ForwardRoute['model']>['source']): string {
  return source.in === 'body' ? source.pointer : `{${source.param}}`;
}

function describeBranches(route: ForwardRoute, models: readonly ModelPlan[]): readonly BranchDescription[] {
  return reachOf(route, models).map((reach) => describeBranch(reach.branch, reach.models, route));
}

function describeBranch(branch: BranchPlan, models: readonly ModelPlan[], route: ForwardRoute): BranchDescription {
  const upstreams =
    route.upstream === undefined
      ? models.flatMap(({ upstreams }) => upstreams.map(({ name }) => name))
      : [route.upstream.name];
  return {
    name: branch.name,
    when: {
      prefix: branch.when.prefix ?? route.model?.prefix ?? null,
      unit: branch.when.unit ?? route.model?.unit ?? null,
      cel: branch.when.cel?.text ?? null,
    },
    models: models.map(({ id }) => id),
    upstreams: [...new Set(upstreams)],
    billing: (branch.billing ?? branch.meter)?.name ?? null,
    metered: branch.meter !== undefined,
    creates_task: branch.creates_task?.name ?? null,
    only: branch.only ?? null,
    fill: branch.fill?.name ?? null,
  };
}

function describeInterface(interfacePlan: InterfacePlan): InterfaceDescription {
  const {
    name,
    prefixes,
    auth,
    envelope,
    forward_headers,
    forward_query,
    idempotency,
    request_id_header,
    log_headers,
  } = interfacePlan;
  return {
    name,
    prefixes,
    auth: auth.map(describeAuth),
    envelope: envelope.name,
    forward_headers,
    forward_query,
    idempotency: idempotency?.header ?? null,
    request_id: request_id_header ?? null,
    log_headers,
  };
}

function describeAuth(auth: AuthPlan): string {
  if (auth.in === 'query') return `?${auth.name}`;
  return auth.scheme === undefined ? auth.name : `${auth.name}: ${auth.scheme}`;
}

function describeModel(model: ModelPlan): ModelDescription {
  const { id, type, upstream, price } = model;
  const limits = Object.fromEntries(Object.entries(model.limits).map(([name, limit]) => [name, Number(limit)]));
  const upstreams = model.upstreams.map(({ name }) => name);
  return { id, type, upstream: upstream.name, upstreams, state: stateOf(upstream), price: price?.name ?? null, limits };
}

function describePrice(price: PricePlan): PriceDescription {
  return { name: price.name, unit: price.unit, by: price.by, table: describeTable(price.table) };
}

function describeTable(table: PriceTable): PriceTableDescription {
  if (typeof table === 'bigint') return formatNano(table);
  return Object.fromEntries(Object.entries(table).map(([value, below]) => [value, describeTable(below)]));
}
