/** Warns about what callers can name although another account may own it: ids in paths and headers, content that is not read, and earlier answers. */

import { fits, isEarlier, isOf } from '../../../billing/kinds.ts';
import { readPointer } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import type { RequiredOwner, Route } from '../../../plan/generated/gateway.d.ts';
import type { ForwardRoute } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { CompiledRoute } from './compile.ts';

/** Warns about each parameter of a path at the place of an owned one or of a task, and about ids below the path that creates a resource. */
export function checkUnowned({ report }: Scope, routes: readonly CompiledRoute[]): void {
  const forwards = forwardsOf(routes);
  // The kind of resources whose ids are at a place, by the path in front of it.
  const owned = new Map<string, string>();
  for (const route of forwards) {
    const [created] = route.creates_resource;
    if (created !== undefined) owned.set(`${route.path}/`, created.resource);
  }
  for (const { plan } of routes)
    if (plan?.action === 'poll' && plan.id.in === 'param')
      for (const { name } of plan.kinds) owned.set(pathBefore(plan.path, plan.id.name), name);
  for (const route of forwards)
    for (const [param, resource] of ownedParams(route)) owned.set(pathBefore(route.path, param), resource);
  for (const route of forwards) {
    const known = new Set([...ownedParams(route).map(([param]) => param), ...earlierParams(route)]);
    const model = route.model?.source;
    for (const [, param = ''] of route.path.matchAll(/\{\+?(\w+)\}/g)) {
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

/** The name of a header that carries the id of a session at the upstream. */
const SESSION = /(^|-)session(-id)?$/;
/** Ids of single requests, which vendors answer with, are no resources. */
const OF_REQUEST = /request|trace|correlation/;

/**
 * Warns about headers with ids that an upstream gives out, or that are owned on another route of the interface, and which a route forwards
 * without asking whose they are. Once for each header of a route.
 */
export function checkUnownedHeaders({ report }: Scope, routes: readonly CompiledRoute[]): void {
  const forwards = forwardsOf(routes);
  const headersOf = ({ requires_owner }: ForwardRoute) =>
    requires_owner.flatMap((need) => (need.in === 'header' ? [need.name] : []));
  for (const route of forwards) {
    const { name, interface: face } = route;
    const siblings = forwards.filter((each) => each.interface === face);
    const owned = siblings.flatMap((each) => [
      ...headersOf(each),
      ...each.creates_resource.flatMap(({ header }) => header ?? []),
    ]);
    const given = siblings.flatMap(({ examples }) =>
      examples.flatMap(({ answer }) => Object.keys(answer?.headers ?? {})),
    );
    const own = headersOf(route);
    for (const header of new Set(face.forward_headers)) {
      const isGiven = given.includes(header) && header !== 'content-type' && !OF_REQUEST.test(header);
      if (own.includes(header) || !(owned.includes(header) || isGiven || SESSION.test(header))) continue;
      const message = `every account can use any id in the header '${header}' here, also that of another one`;
      const hint = `add requires_owner: [{ resource: session, header: ${header}, optional: true }], and creates_resource where the upstream answers with it; or do not forward the header`;
      const place = ['routes', name];
      const basis = [
        [...place, 'requires_owner'],
        ['interfaces', face.name, 'forward', 'headers'],
      ];
      report.warning('unowned', place, message, hint, { on: 'key', basis });
    }
  }
}

/**
 * Warns about what the gateway does not read, and what can name what other accounts own: uploaded files from which a route creates a task,
 * such as a batch, and messages of callers on a WebSocket. `unread: true` says that it is meant so.
 */
export function checkUnread({ config, report }: Scope, routes: readonly CompiledRoute[]): void {
  const forwards = forwardsOf(routes);
  const uploaded = new Set(
    forwards.flatMap(({ form, file, lines, creates_resource }) =>
      (form === undefined && file === undefined) || lines !== undefined
        ? []
        : creates_resource.map(({ resource }) => resource),
    ),
  );
  const owning = new Set(
    forwards.flatMap((forward) => (forward.creates_resource.length > 0 ? [forward.interface.name] : [])),
  );
  for (const { name, branches, interface: face } of forwards) {
    const rules = config.routes[name];
    const socket = rules !== undefined && 'websocket' in rules ? rules.websocket : undefined;
    if (socket !== undefined && socket.messages === undefined && socket.unread !== true && owning.has(face.name)) {
      const message = `the gateway does not read the messages of callers, which can name what other accounts of interface '${face.name}' own`;
      const hint = 'add messages; or if they can name nothing that has an owner, add unread: true';
      const place = ['routes', name, 'websocket'];
      const basis = ['messages', 'unread'].map((key) => [...place, key]);
      report.warning('unowned', place, message, hint, { on: 'key', basis });
    }
    if (branches.every(({ creates_task }) => creates_task === undefined)) continue;
    for (const [index, need] of needsOf(rules).entries()) {
      if ('param' in need || need.unread === true || !uploaded.has(need.resource)) continue;
      const message = `the gateway does not read the ${need.resource} that this task is made from, and its content can name what other accounts own`;
      const hint = 'add lines to the part of the form; or if it can name nothing that has an owner, add unread: true';
      const place = ['routes', name, 'requires_owner', index];
      report.warning('unowned', place, message, hint, { basis: [place] });
    }
  }
}

/** The id of an earlier answer: `previous_message_id`. */
const EARLIER = /^previous_\w+_ids?$/;

/**
 * Warns about members of bodies that name an earlier answer, which the upstream looks up, and whose owner the gateway does not check. A
 * `$comment` of the member in the schema says that it is meant so.
 */
export function checkEarlierAnswers({ config, report }: Scope, routes: readonly CompiledRoute[]): void {
  for (const { name: route, branches } of forwardsOf(routes)) {
    // Branches may share a schema.
    const schemas = new Set(branches.flatMap(({ schema }) => (schema === undefined ? [] : [schema.document])));
    const bodies = [...schemas].flatMap(earlierAnswers);
    const facts = branches.flatMap(({ billing, meter }) => (meter ?? billing)?.facts ?? []);
    const parts = facts.flatMap(({ source }) => (isOf(fits, source) ? [source.schema.document] : []));
    const owned = new Set(needsOf(config.routes[route]).flatMap(bodyPlaces).flatMap(readPointer));
    const found = [...bodies, ...parts.flatMap(earlierAnswers)];
    const meant = new Set([...bodies.filter(isRefused), ...found.filter(isMeant)].map(memberName));
    for (const member of new Set(found.map(memberName))) {
      if (owned.has(member) || meant.has(member)) continue;
      const message = `bodies can name an answer to another account by ${member}: the upstream looks it up, and the gateway does not know whose it is`;
      const hint = `add requires_owner for it, refuse it in the schema, or say in a $comment beside it why any may be named`;
      const place = ['routes', route];
      report.warning('unowned', place, message, hint, { on: 'key', basis: [[...place, 'requires_owner']] });
    }
  }
}

function forwardsOf(routes: readonly CompiledRoute[]): readonly ForwardRoute[] {
  return routes.flatMap(({ plan }) => (plan?.action === 'forward' ? [plan] : []));
}

function needsOf(route: Route | undefined): readonly RequiredOwner[] {
  return route !== undefined && 'requires_owner' in route ? (route.requires_owner ?? []) : [];
}

/** The pointers of a need into the body. */
function bodyPlaces(need: RequiredOwner): readonly string[] {
  if ('at' in need) return [need.at];
  return 'each' in need ? [need.each].flat() : [];
}

interface EarlierAnswer {
  readonly member: string;
  readonly schema: unknown;
}

const memberName = ({ member }: EarlierAnswer) => member;
const isRefused = ({ schema }: EarlierAnswer) => schema === false || (isRecord(schema) && schema.type === 'null');
const isMeant = ({ schema }: EarlierAnswer) => isRecord(schema) && typeof schema.$comment === 'string';

/** The members of a JSON Schema, at any depth, that name an earlier answer. */
function earlierAnswers(document: unknown): readonly EarlierAnswer[] {
  const found: EarlierAnswer[] = [];
  const pending = [document];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) pending.push(...value);
    if (!isRecord(value)) continue;
    for (const [member, schema] of Object.entries(isRecord(value.properties) ? value.properties : {}))
      if (EARLIER.test(member)) found.push({ member, schema });
    pending.push(...Object.values(value));
  }
  return found;
}

function ownedParams({ requires_owner, branches }: ForwardRoute): readonly (readonly [param: string, kind: string])[] {
  const owned = requires_owner.flatMap((each) => (each.in === 'param' ? [[each.param, each.resource] as const] : []));
  const [first = [], ...others] = branches.map(({ billing, meter }) =>
    ((billing ?? meter)?.facts ?? [])
      .filter(isEarlier)
      .flatMap(({ source: { param, kinds } }) => (param === undefined ? [] : [[param, kinds[0] ?? ''] as const])),
  );
  // The earlier task is looked up among those of the account.
  return [...owned, ...first.filter(([name]) => others.every((each) => each.some(([other]) => other === name)))];
}

/** The parameters that name an earlier task of the account, whichever branch is taken: its facts are looked up by the account. */
function earlierParams({ branches }: ForwardRoute): readonly string[] {
  const named = branches.map(({ billing, meter }) =>
    ((meter ?? billing)?.facts ?? []).flatMap((fact) => (isEarlier(fact) ? (fact.source.param ?? []) : [])),
  );
  const [first = [], ...others] = named;
  return first.filter((param) => others.every((each) => each.includes(param)));
}

/** `/songs/` for `song_id` in `/songs/{song_id}/text`. */
function pathBefore(path: string, param: string): string {
  const at = Math.max(path.indexOf(`{${param}}`), path.indexOf(`{+${param}}`));
  return path.slice(0, at).replaceAll(/\{\w+\}/g, '{}');
}
