/** Compiles routes that forward a request to the model's upstream or to a fixed one. */
import { accepts } from '../../../gateway/admission/branch.ts';
import { readPlaces } from '../../../lib/json/places.ts';
import { readPointer } from '../../../lib/json/pointer.ts';
import { readPart } from '../../../lib/text/part-of-text.ts';
import { parseSize_bytes } from '../../../lib/time/duration.ts';
import type {
  LineOwner,
  ModelRule as ModelRuleConfig,
  RequiredOwner,
  RouteModel,
  RouteUpstream,
} from '../../../plan/generated/gateway.d.ts';
import {
  type BranchPlan,
  type CreatedResourcePlan,
  type DrainPlan,
  type ForwardRoute,
  type ModelRule,
  nameAt,
  type RequiredOwnerPlan,
} from '../../../plan/index.ts';
import { readDuration_ms, readSize_bytes } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { DEFAULT_BODY_LIMIT, readBodyLimit_bytes } from '../server/compile.ts';
import { checkOneTarget, choiceOf } from '../upstreams/compile.ts';
import { compileBranches } from './branches.ts';
import { compileLines } from './checked-lines.ts';
import { compileConditions } from './conditions.ts';
import { checkEarlierParams, checkMeasured, compileFile, compileForm } from './form-parts.ts';
import { type ActionOf, checkMethod, checkOwned, checkParam, type RouteScope } from './route-scope.ts';
import { compileWebSocket } from './websocket-rules.ts';

/** Large enough for real answers: the final counts, which settle the hold, come at the end of an answer. */
const METERED_DRAIN = { time: '10m', bytes: '64MiB' };
/** Smaller, because these answers have no hold. */
const PLAIN_DRAIN = { time: '30s', bytes: '16MiB' };
const LARGEST_DRAIN = { largest_bytes: 16 * 1024 ** 3, message: 'is too large for a drain' };

export type ForwardAction = ActionOf<ForwardRoute>;

export function compileForward(config: RouteModel | RouteUpstream, route: RouteScope): ForwardAction {
  const { library, place } = route;
  const reading = bodyReader(config);
  if (reading !== undefined) checkMethod(['POST', 'PUT', 'PATCH'], reading, route);
  const requires_owner = (config.requires_owner ?? []).map((need, index) =>
    readRequiredOwner(need, [...place, 'requires_owner', index], route),
  );
  for (const [index, written] of (config.creates_resource ?? []).entries())
    if ('each' in written) refuseEach([...route.place, 'creates_resource', index, 'each'], route);
  const creates_resource = readCreated(config.creates_resource);
  const removes_resource = (config.removes_resource ?? []).map((removal, index) => {
    const at = [...place, 'removes_resource', index];
    const { resource } = removal;
    library.resources.use(resource, [...at, 'resource']);
    if ('header' in removal) return { resource, in: 'header', name: removal.header } as const;
    checkParam(removal.param, [...at, 'param'], route);
    return { resource, in: 'param', name: removal.param } as const;
  });
  const conditions = compileConditions(config, route);
  const branches = compileBranches(config, conditions, route);
  const upstream = 'upstream' in config ? library.upstreams.use(config.upstream, [...place, 'upstream']) : undefined;
  if (requires_owner.length + creates_resource.length + removes_resource.length > 0) {
    checkOneTarget(upstream, 'resources are not stored with the target that has them', [...place, 'upstream'], route);
  }
  const on_abort = readOnAbort(config, route);
  checkMeasured(config, branches, route);
  checkEarlierParams(branches, route);
  return {
    action: 'forward',
    model: 'model' in config ? readModelRule(config.model, [...place, 'model'], route) : undefined,
    upstream,
    choice: upstream && choiceOf([upstream]),
    requires_owner,
    creates_resource,
    removes_resource,
    facts: conditions.facts,
    branches,
    on_abort,
    drain: readDrain(config, on_abort, branches, route),
    websocket: 'websocket' in config ? compileWebSocket(config, branches, route) : undefined,
    lines: compileLines(config.form ?? {}, (need, at) => readRequiredOwner(need, at, route), route),
    form: config.form === undefined ? undefined : compileForm(config.form, config, branches, route),
    json: readJsonBeside(config, route),
    file: config.file === undefined ? undefined : compileFile(config.file, config, branches, route),
    body_limit_bytes: config.body_limit === undefined ? undefined : readOwnLimit_bytes(config.body_limit, route),
  };
}

/** The schema of JSON beside a form. Reports one whose files have lines that are checked: JSON has none. */
function readJsonBeside({ form = {}, json }: RouteModel | RouteUpstream, route: RouteScope): ForwardRoute['json'] {
  if (json === undefined) return undefined;
  const place = [...route.place, 'json'];
  if (Object.values(form).some(({ lines }) => lines !== undefined)) {
    const message = "the lines of a file in JSON would not be checked, as 'lines' of the form asks";
    route.report.error('bad-form', place, message, 'remove json', { on: 'key', basis: [[...route.place, 'form']] });
  }
  return route.schemas(json, place);
}

function refuseEach(place: Path, { report }: RouteScope): void {
  const message = 'only answers to polls can have several ids of one kind';
  report.error('bad-value', place, message, 'write id with the place of one', { on: 'key' });
}

/** Compiles the `creates_resource` of a route. */
export function readCreated(created: RouteModel['creates_resource'] = []): readonly CreatedResourcePlan[] {
  return created.map((written) => {
    const { resource } = written;
    if ('header' in written) return { resource, id: [], header: written.header };
    const part = written.part === undefined ? undefined : readPart(written.part);
    if ('each' in written) return { resource, id: [], each: [written.each].flat().map(readPointer), part };
    return { resource, id: written.id.map(readPointer), part };
  });
}

/** Reads a route's own body limit, in bytes. Warns if it is above the server's, where it has no effect. */
function readOwnLimit_bytes(text: string, route: RouteScope): number {
  const place = [...route.place, 'body_limit'];
  const own_bytes = readBodyLimit_bytes(text, place, route);
  const { body_limit } = route.config.server ?? {};
  const server_bytes = parseSize_bytes(body_limit ?? DEFAULT_BODY_LIMIT);
  if (server_bytes !== undefined && own_bytes > server_bytes && !route.report.isReported(place)) {
    const message = `'${text}' has no effect, because the server's body_limit is ${body_limit ?? DEFAULT_BODY_LIMIT}`;
    const basis = [['server', 'body_limit']];
    route.report.warning('bad-size', place, message, 'raise server.body_limit, or lower this limit', { basis });
  }
  return own_bytes;
}

/** The first part of the route that reads the request body, in words for a message; undefined if there is none. */
function bodyReader(config: RouteModel | RouteUpstream): string | undefined {
  if (config.form !== undefined) return 'a form';
  if (config.file !== undefined) return 'a file';
  if ('model' in config && 'at' in config.model) return 'reading the model from the body';
  if (config.requires_owner?.some((need) => !('param' in need || 'query' in need || 'header' in need)))
    return 'reading a resource from the body';
  if (
    Object.values(('facts' in config ? config.facts : undefined) ?? {}).some(
      (fact) => !('header' in fact || 'query' in fact),
    )
  )
    return 'a fact of the body';
  const branches = 'branches' in config && config.branches !== undefined ? config.branches : [config];
  if (branches.some((branch) => branch.body !== undefined)) return 'a body schema';
  if (branches.some((branch) => branch.fill !== undefined)) return 'a fill';
  if (branches.some((branch) => branch.forward?.only !== undefined)) return 'a list of members to forward';
  return branches.some((branch) => 'shorthand' in branch && branch.shorthand !== undefined) ? 'a shorthand' : undefined;
}

const NO_CONDITIONS = { type: undefined, prefix: undefined, unit: undefined, upstream: undefined };

export function readModelRule(rule: ModelRuleConfig, place: Path, route: RouteScope): ModelRule {
  const { type, prefix, unit, upstream: upstreams } = 'is' in rule ? NO_CONDITIONS : rule;
  if (type !== undefined) route.library.types.use(type, [...place, 'type']);
  for (const [index, name] of (upstreams ?? []).entries()) {
    route.library.upstreams.use(name, [...place, 'upstream', index]);
  }
  const read: ModelRule = { source: readSource(rule, place, route), prefix, unit, type, upstreams };
  checkNames(read, place, route);
  return read;
}

function readSource(rule: ModelRuleConfig, place: Path, route: RouteScope): ModelRule['source'] {
  const { models } = route.library;
  if ('query' in rule) {
    if (rule.default !== undefined) models.use(rule.default, [...place, 'default']);
    return { in: 'query', name: rule.query, default: rule.default };
  }
  if ('is' in rule) {
    models.use(rule.is, [...place, 'is']);
    return { in: 'route', id: rule.is };
  }
  if ('at' in rule) {
    if (rule.default !== undefined) models.use(rule.default, [...place, 'default']);
    return { in: 'body', at: readPointer(rule.at), default: rule.default };
  }
  const params = typeof rule.param === 'string' ? [rule.param] : rule.param;
  const at = (index: number) => (typeof rule.param === 'string' ? [...place, 'param'] : [...place, 'param', index]);
  for (const [index, param] of params.entries()) checkParam(param, at(index), route);
  return { in: 'param', params };
}

/** Reports a default model that the route does not take, and upstream names of models that do not fit into several parameters. */
function checkNames(rule: ModelRule, place: Path, { config, library, report }: RouteScope): void {
  const { source } = rule;
  const { compiled } = library.models;
  const named = 'default' in source ? source.default : undefined;
  const chosen = named === undefined ? undefined : compiled.get(named);
  if (chosen !== undefined && !accepts(rule, chosen)) {
    const message = `the route does not take its default, model '${chosen.id}'`;
    const hint = 'choose another default, or relax the conditions of the route';
    report.error('bad-model', [...place, 'default'], message, hint, { basis: [place] });
  }
  if (source.in !== 'param' || source.params.length === 1) return;
  const { length } = source.params;
  const fits = (name: string): boolean => name.split('/').length === length;
  const aliases = Object.entries(config.aliases ?? {});
  for (const model of compiled.values()) {
    const isAsked = fits(model.id) || aliases.some(([alias, id]) => id === model.id && fits(alias));
    if (!accepts(rule, model) || !isAsked) continue;
    const wrong = model.upstreams.map((upstream) => nameAt(model, upstream)).find((name) => !fits(name));
    const at = ['models', model.id, ...(model.as.size === 0 ? [] : ['as'])];
    if (wrong === undefined || report.isReported(at)) continue;
    const path = source.params.map((param) => `{${param}}`).join('/');
    const message = `'${wrong}' does not fit into ${path}, from which route ${place[1] ?? ''} takes the model`;
    report.error('bad-model', at, message, `write ${length} parts with slashes between them`);
  }
}

function readRequiredOwner(need: RequiredOwner | LineOwner, place: Path, route: RouteScope): RequiredOwnerPlan {
  const { resource } = need;
  checkOwned(resource, place, route);
  if ('each' in need) return { resource, in: 'each', each: readPlaces([need.each].flat()) };
  if ('uri' in need) return { resource, in: 'uri', scheme: need.uri };
  if ('host' in need) return { resource, in: 'host', host: need.host };
  if ('at' in need) return { resource, in: 'body', at: readPointer(need.at), optional: need.optional };
  if ('query' in need) return { resource, in: 'query', name: need.query };
  if ('header' in need) return { resource, in: 'header', name: need.header, optional: need.optional };
  checkParam(need.param, [...place, 'param'], route);
  return { resource, in: 'param', param: need.param };
}

/** The default is `drain` if the answer contains an id that the gateway must record, else `cancel`. */
function readOnAbort(config: RouteModel | RouteUpstream, route: RouteScope): ForwardRoute['on_abort'] {
  const branches = 'branches' in config && config.branches !== undefined ? config.branches : [config];
  const createsTask = branches.some((branch) => 'creates_task' in branch && branch.creates_task !== undefined);
  const learns = createsTask || (config.creates_resource ?? []).length > 0;
  if (learns && config.on_abort === 'cancel') {
    const what = createsTask ? 'creates a task' : 'creates a resource';
    const message = `this route ${what}, and its id would be lost if the caller disconnects`;
    const hint = 'write on_abort: drain, or remove on_abort';
    route.report.error('abort-create', [...route.place, 'on_abort'], message, hint);
  }
  return config.on_abort ?? (learns ? 'drain' : 'cancel');
}

function readDrain(
  { drain }: RouteModel | RouteUpstream,
  on_abort: ForwardRoute['on_abort'],
  branches: readonly BranchPlan[],
  route: RouteScope,
): DrainPlan {
  const place = [...route.place, 'drain'];
  if (drain !== undefined && on_abort === 'cancel') {
    const message = "'drain' has no effect, because the upstream request is cancelled when the caller disconnects";
    route.report.error('conflicting-keys', place, message, 'add on_abort: drain, or remove drain', {
      on: 'key',
      basis: [[...route.place, 'on_abort']],
    });
  }
  const usual = branches.some(({ meter }) => meter !== undefined) ? METERED_DRAIN : PLAIN_DRAIN;
  return {
    time_ms: readDuration_ms(drain?.time ?? usual.time, [...place, 'time'], route),
    bytes: readSize_bytes(drain?.bytes ?? usual.bytes, [...place, 'bytes'], LARGEST_DRAIN, route),
  };
}
