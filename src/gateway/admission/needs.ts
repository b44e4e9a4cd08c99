/** Lists the resources that a request names. The caller's account must own them. */

import { visitPlaces } from '../../lib/json/places.ts';
import { follow, ownValue, pointerText } from '../../lib/json/pointer.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import { isInvisible } from '../../lib/text/code-units.ts';
import type { ForwardRoute, RequiredOwnerPlan, RoutePlan } from '../../plan/index.ts';

/** The query parameters that a route reads: with the model, resources, facts or the task. */
export function queryNames(route: RoutePlan): readonly string[] {
  if (route.action === 'poll' || route.action === 'cancel') return route.id.in === 'query' ? [route.id.name] : [];
  if (route.action !== 'forward') return [];
  const owned = route.requires_owner.flatMap((need) => (need.in === 'query' ? [need.name] : []));
  const facts = route.facts.facts.flatMap(({ source }) =>
    'query' in source && typeof source.query === 'string' ? [source.query] : [],
  );
  return [...(route.model?.source.in === 'query' ? [route.model.source.name] : []), ...owned, ...facts];
}

/** One resource that a request names. */
export interface NeededResource {
  readonly resource: string;
  readonly id: string;
}

/** What a request names outside of its path and its body. */
export interface NamedOutside {
  /** By the name of a query parameter. */
  query(name: string): string | undefined;
  /** By the lower-case name of a header. */
  header(name: string): string | undefined;
}

const NOTHING: NamedOutside = { query: () => undefined, header: () => undefined };

/**
 * The resources that the request names, without duplicates, in the order of the route's rules and of the document.
 *
 * @throws Refusal `invalid_request` where a required resource is missing, and for too many resources.
 */
export function neededResources(
  route: Pick<ForwardRoute, 'requires_owner'>,
  body: unknown,
  params: Readonly<Record<string, string>>,
  outside: NamedOutside = NOTHING,
): readonly NeededResource[] {
  const found = new Map<string, NeededResource>();
  for (const need of route.requires_owner) {
    for (const id of idsOf(need, body, params, outside)) {
      found.set(JSON.stringify([need.resource, id]), { resource: need.resource, id });
    }
  }
  return [...found.values()];
}

function idsOf(
  need: RequiredOwnerPlan,
  body: unknown,
  params: Readonly<Record<string, string>>,
  outside: NamedOutside,
): readonly string[] {
  switch (need.in) {
    case 'query':
      return [required(outside.query(need.name), `the query's ${need.name}`)];
    case 'header': {
      const id = outside.header(need.name);
      return id === undefined && need.optional === true ? [] : [required(id, `the header ${need.name}`)];
    }
    case 'param':
      return [required(ownValue(params, need.param), `the path's ${need.param}`)];
    case 'body': {
      const id = follow(need.at, body);
      if (need.optional === true && (id ?? null) === null) return [];
      return [required(id, pointerText(need.at))];
    }
    case 'each':
      return idsAtPlaces(body, need);
    case 'uri':
      return idsInTexts(body, need, (text) => idOf(text, need));
    case 'host':
      return idsInTexts(body, need, (text) => (mentionsHost(text, need.host) ? text : undefined));
  }
}

function required(id: unknown, where: string): string {
  if (typeof id === 'string' && id !== '') return id;
  throw new Refusal('invalid_request', `${where} ${id === undefined ? 'is missing' : 'must be a non-empty string'}`);
}

function idsAtPlaces(body: unknown, need: Extract<RequiredOwnerPlan, { readonly in: 'each' }>): readonly string[] {
  const ids = new Set<string>();
  const add = (value: unknown) => {
    ids.add(required(value, `each id of a ${need.resource}`));
    refuseTooMany(ids, need);
  };
  visitPlaces(need.each, body, add, undefined);
  return [...ids];
}

function refuseTooMany(ids: ReadonlySet<string>, { resource }: RequiredOwnerPlan): void {
  if (ids.size <= RESOURCE_LIMIT) return;
  const what = resource.replaceAll('_', ' ');
  throw new Refusal('invalid_request', `the body names more than ${RESOURCE_LIMIT} of: ${what}; send fewer`);
}

/** No real request names more. Each one costs a lookup in the store. */
const RESOURCE_LIMIT = 100;

/** The ids in all strings of the document. Iterative; children are pushed in reverse to keep their order. */
function idsInTexts(
  root: unknown,
  need: RequiredOwnerPlan,
  idIn: (text: string) => string | undefined,
): readonly string[] {
  const ids = new Set<string>();
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') {
      const id = idIn(value);
      if (id !== undefined) ids.add(id);
      refuseTooMany(ids, need);
    } else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) pending.push(value[index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const child of Object.values(value).reverse()) pending.push(child);
    }
  }
  return [...ids];
}

function idOf(
  text: string,
  { scheme, resource }: Extract<RequiredOwnerPlan, { readonly in: 'uri' }>,
): string | undefined {
  const id = idAfterScheme(text, scheme);
  if (id !== '') return id;
  throw new Refusal('invalid_request', `'${excerpt(text)}' names no ${resource}; write its id after the scheme`);
}

/** Whether an upstream may read the text as a URL of the host: also without a scheme, and with another spelling of the host. */
function mentionsHost(text: string, host: string): boolean {
  const plain = text.replace(INVISIBLE, '');
  return plain.toLowerCase().includes(host) || URL.parse(plain)?.hostname === host;
}

/**
 * The text after the scheme. Ignores case, white space and control characters, because the upstream's URL parser may ignore them
 * too: every reference that the upstream understands must be checked.
 */
function idAfterScheme(text: string, scheme: string): string | undefined {
  let at = 0;
  for (const wanted of scheme) {
    while (at < text.length && isInvisible(text.charCodeAt(at))) at++;
    if (text.charAt(at).toLowerCase() !== wanted) return undefined;
    at++;
  }
  // URL parsers remove tabs and newlines at any position (WHATWG URL, basic URL parser).
  return text.slice(at).replace(INVISIBLE, '');
}

const INVISIBLE = /[\s\p{Cc}\p{Cf}]+/gu;
