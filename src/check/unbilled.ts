/** Checks of routes as a whole: what nobody pays for, what has no owner, headers and paths that do not fit. */
import type { Sections } from '../compile/route-scope.ts';
import type { CompiledRoute } from '../compile/routes.ts';
import { areModelsKnown, isKnown, type Scope } from '../compile/scope.ts';
import { FREE, writtenBranches } from '../compile/sections.ts';
import type { Path } from '../config/diagnostic.ts';
import type { Route, Upstream } from '../generated/gateway.d.ts';
import { liesUnder, pathText } from '../lang/paths.ts';
import { editDistance } from '../lang/prefix.ts';
import type { ForwardRoute, InterfacePlan, ModelPlan, MountPlan } from '../plan.ts';
import { reachOf } from './reach.ts';

/** With more models than this, a warning names the first ones. */
const SHOWN_MODELS = 3;

/** Warns about routes that take models with a price and have no billing rule, and about mounts, which have none at all. */
export function checkUnbilled(
  scope: Scope,
  routes: readonly CompiledRoute[],
  mounts: readonly MountPlan[],
  library: Sections,
): void {
  for (const { name, forward } of areModelsKnown(scope) ? routes : []) {
    const written = scope.config.routes[name];
    if (forward === undefined || written === undefined || !isKnown(['routes', name], scope)) continue;
    const reached = reachOf(forward, library.models.compiled.values());
    for (const [index, [place, { billing }]] of writtenBranches(name, written).entries()) {
      const models = reached[index]?.models.filter(({ price }) => price !== undefined) ?? [];
      if (billing !== undefined || models.length === 0) continue;
      const ids = models.map(({ id }) => `'${id}'`);
      const others = ids.length - SHOWN_MODELS;
      const names = `${ids.slice(0, SHOWN_MODELS).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
      const message = `requests of models with a price are free here, because there is no billing rule (${names})`;
      const hint = `add billing: RULE, or billing: ${FREE} if they are meant to be free`;
      scope.report.suspect(['billing']);
      // Its examples are not run then, because each would report the same.
      if (isBilledInExample(written, forward.branches[index]?.name)) {
        scope.report.error('unbilled', place, message, hint, { on: 'key' });
      } else scope.report.warning('unbilled', place, message, hint, { on: 'key' });
    }
  }
  for (const { name, upstream } of mounts) {
    if (scope.config.mounts?.[name]?.shared === true || !isKnown(['mounts', name], scope)) continue;
    const message = `all customers share the gateway's account at upstream '${upstream.name}' through this mount, and are not billed`;
    const hint = 'write shared: true if that is intended, or declare routes with owners and billing instead';
    scope.report.warning('unbilled', ['mounts', name], message, hint, { on: 'key' });
  }
}

/** Whether an example of the branch expects units, facts or a hold. One without a branch counts if the route has no other. */
function isBilledInExample(route: Route, branch: string | undefined): boolean {
  const examples = 'examples' in route ? (route.examples ?? []) : [];
  const isOnly = !('branches' in route) || route.branches?.length === 1;
  return examples.some(
    ({ expect = {} }) =>
      (expect.units ?? expect.facts ?? expect.hold) !== undefined &&
      (expect.branch === branch || (expect.branch === undefined && isOnly)),
  );
}

/** Warns about each parameter of a path at the place of an owned one, and about ids below the path that creates a resource. */
export function checkUnowned(routes: readonly CompiledRoute[], { report }: Scope): void {
  const forwards = routes.flatMap(({ plan }) => (plan?.action === 'forward' ? [plan] : []));
  // The kind of resources whose ids are at a place, by the path in front of it.
  const owned = new Map<string, string>();
  for (const route of forwards) {
    const [created] = route.creates_resource;
    if (created !== undefined) owned.set(`${route.path}/`, created.resource);
  }
  for (const route of forwards)
    for (const [param, resource] of ownedParams(route)) owned.set(pathBefore(route.path, param), resource);
  for (const route of forwards) {
    const known = new Map(ownedParams(route));
    const model = route.model?.source;
    for (const [, param = ''] of route.path.matchAll(/\{(\w+)\}/g)) {
      const resource = owned.get(pathBefore(route.path, param));
      if (resource === undefined || known.has(param) || (model?.in === 'param' && model.params.includes(param)))
        continue;
      const message = `every account can use any ${resource} by {${param}} here, also that of another one`;
      const hint = `add requires_owner: [{ resource: ${resource}, param: ${param} }]`;
      const place = ['routes', route.name];
      report.warning('unowned', place, message, hint, { on: 'key', basis: [[...place, 'requires_owner']] });
    }
  }
}

function ownedParams({ requires_owner }: ForwardRoute): readonly (readonly [param: string, resource: string])[] {
  return requires_owner.flatMap((one) => (one.in === 'param' ? [[one.param, one.resource] as const] : []));
}

/** `/songs/` for `song_id` in `/songs/{song_id}/text`. */
function pathBefore(path: string, param: string): string {
  return path.slice(0, path.indexOf(`{${param}}`)).replaceAll(/\{\w+\}/g, '{}');
}

/** Warns once for each interface. */
export function checkUnsentHeaders(routes: readonly CompiledRoute[], scope: Scope): void {
  const warned = new Set<string>();
  const warn = (
    { name, forward_headers }: InterfacePlan,
    header: string,
    message: string,
    place: readonly (string | number)[],
  ): void => {
    const list = ['interfaces', name, 'forward', 'headers'];
    // A wrong name in the list may be meant for this one.
    const isDoubtful = forward_headers.some((_, index) => scope.report.isReported([...list, index]));
    if (isDoubtful || warned.has(`${name} ${header}`)) return;
    warned.add(`${name} ${header}`);
    const hint = `add ${header} to forward.headers of interface '${name}'`;
    scope.report.warning('unsent-header', place, message, hint, { on: 'key', basis: [list] });
  };
  for (const { plan: route, place } of routes) {
    if (route === undefined) continue;
    const { interface: accepted, examples } = route;
    if (route.action === 'forward' && takesBody(route) && !accepted.forward_headers.some(isContentType)) {
      const message = `the upstream gets the body of route '${route.name}' without its content-type`;
      warn(accepted, 'content-type', message, ['interfaces', accepted.name, 'forward']);
    }
    const read = headersRead(route.action === 'forward' ? route : undefined, accepted);
    for (const [index, { headers = {} }] of examples.entries()) {
      for (const header of Object.keys(headers)) {
        if (read.has(header)) continue;
        const message = `the upstream does not get the header '${header}' of the example`;
        warn(accepted, header, message, [...place, 'examples', index, 'headers', header]);
      }
    }
  }
}

/** Another spelling has its own finding. */
const isContentType = (name: string): boolean => editDistance(name, 'content-type') <= 1;

function takesBody({ method, model, form, file, branches }: ForwardRoute): boolean {
  if (method === 'GET' || method === 'DELETE') return false;
  return (
    model?.source.in === 'body' ||
    form !== undefined ||
    file !== undefined ||
    branches.some(({ schema }) => schema !== undefined)
  );
}

/** The headers of a request that the gateway reads or forwards. */
function headersRead(route: ForwardRoute | undefined, accepted: InterfacePlan): ReadonlySet<string> {
  const { auth, forward_headers, idempotency, log_headers } = accepted;
  const ways = auth.flatMap((way) => (way.in === 'header' ? [way.name] : []));
  const facts = (route?.facts.facts ?? []).flatMap(({ source }) =>
    'header' in source && typeof source.header === 'string' ? [source.header] : [],
  );
  const own = ['content-type', 'traceparent', 'tracestate', ...(idempotency === undefined ? [] : [idempotency.header])];
  return new Set([...forward_headers, ...ways, ...facts, ...log_headers, ...own]);
}

/** Warns about each url that is written in the file, also as a default. */
export function checkRepeatedPrefix(
  scope: Scope,
  routes: readonly CompiledRoute[],
  mounts: readonly MountPlan[],
  models: ReadonlyMap<string, ModelPlan>,
): void {
  const paths = sentPaths(routes, mounts, models);
  for (const [name, upstream] of Object.entries(scope.config.upstreams)) {
    for (const [place, text] of writtenUrls(upstream, ['upstreams', name])) {
      const base = URL.canParse(text) ? new URL(text).pathname.replace(/\/+$/, '') : '';
      const [path] = [...(paths.get(name) ?? [])].filter((one) => base !== '' && liesUnder(one, base));
      if (path === undefined) continue;
      const message = `${path} is sent to ${base}${path}, because this url ends with ${base}`;
      const hint = `remove ${base} from the url`;
      scope.report.warning('bad-url', place, message, hint);
    }
  }
}

/** The paths that requests have at each upstream, without that of its url. */
function sentPaths(
  routes: readonly CompiledRoute[],
  mounts: readonly MountPlan[],
  models: ReadonlyMap<string, ModelPlan>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = new Map<string, Set<string>>();
  const add = (upstream: string, path: string): void =>
    void paths.set(upstream, (paths.get(upstream) ?? new Set()).add(path));
  for (const { plan } of routes) {
    if (plan?.action !== 'forward') continue;
    for (const { branch, models: taken } of reachOf(plan, models.values())) {
      const upstreams = [
        ...(plan.upstream === undefined ? [] : [plan.upstream]),
        ...taken.flatMap((one) => one.upstreams),
      ];
      for (const { name } of upstreams) add(name, pathText(branch.upstream_path));
    }
  }
  for (const { upstream, prefix } of mounts) add(upstream.name, prefix);
  return paths;
}

/** The urls of an upstream and its targets that the file has. */
function writtenUrls({ url, targets = {} }: Upstream, place: Path): readonly (readonly [Path, string])[] {
  const own = [[[...place, 'url'], url] as const];
  const others = Object.entries(targets).map(
    ([name, target]) => [[...place, 'targets', name, 'url'], target.url] as const,
  );
  return [...own, ...others].flatMap(([at, setting]): (readonly [Path, string])[] => {
    if (typeof setting === 'string') return [[at, setting]];
    const text = setting !== undefined && 'default' in setting ? setting.default : undefined;
    return text === undefined ? [] : [[[...at, 'default'], text]];
  });
}
