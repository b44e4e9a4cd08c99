/** Lists the resources that a request names and its account must therefore own. */
import { isInvisible } from '../lang/code-units.ts';
import { ownValue } from '../lang/pointer.ts';
import type { ForwardRoute, RequiredOwnerPlan } from '../plan.ts';
import { excerpt, Refusal } from '../refusal.ts';

/** One resource that a request names. */
export interface NeededResource {
  readonly resource: string;
  readonly id: string;
}

/**
 * The resources that the path and the body name, each once, in the order of the route's needs and of the document.
 *
 * @throws Refusal `invalid_request` where a resource must be named and is not.
 */
export function neededResources(
  route: Pick<ForwardRoute, 'requires_owner'>,
  body: unknown,
  params: Readonly<Record<string, string>>,
): readonly NeededResource[] {
  const found = new Map<string, NeededResource>();
  for (const need of route.requires_owner) {
    for (const id of idsOf(need, body, params)) {
      found.set(JSON.stringify([need.resource, id]), { resource: need.resource, id });
    }
  }
  return [...found.values()];
}

function idsOf(need: RequiredOwnerPlan, body: unknown, params: Readonly<Record<string, string>>): readonly string[] {
  switch (need.in) {
    case 'param':
      return [required(ownValue(params, need.param), `the path's ${need.param}`)];
    case 'body':
      return [required(need.at(body), need.pointer)];
    case 'uri':
      return idsByScheme(body, need);
  }
}

function required(id: unknown, where: string): string {
  if (typeof id === 'string' && id !== '') return id;
  throw new Refusal('invalid_request', `${where} ${id === undefined ? 'is missing' : 'must be a non-empty string'}`);
}

/** More than any request names: each is looked up in the store. */
const most_resources = 100;

/** The ids in every string of the document that begins with the scheme. A list stands for recursion; the last comes first. */
function idsByScheme(root: unknown, need: Extract<RequiredOwnerPlan, { readonly in: 'uri' }>): readonly string[] {
  const ids = new Set<string>();
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') {
      const id = idAfterScheme(value, need.scheme);
      if (id === '') {
        throw new Refusal('invalid_request', `'${excerpt(value)}' names no ${need.resource}; write its id behind it`);
      }
      if (id !== undefined) ids.add(id);
      if (ids.size > most_resources) {
        const what = need.resource.replaceAll('_', ' ');
        throw new Refusal('invalid_request', `the body names more than ${most_resources} of: ${what}; send fewer`);
      }
    } else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) pending.push(value[index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const child of Object.values(value).reverse()) pending.push(child);
    }
  }
  return [...ids];
}

/**
 * What stands behind the scheme. Case, white space and control characters around the text count for nothing here, because the
 * upstream's URL reader may drop them, and a reference that it would understand must not pass unasked.
 */
function idAfterScheme(text: string, scheme: string): string | undefined {
  let at = 0;
  for (const wanted of scheme) {
    while (at < text.length && isInvisible(text.charCodeAt(at))) at++;
    if (text.charAt(at).toLowerCase() !== wanted) return undefined;
    at++;
  }
  // URL parsers drop tabs and line ends wherever they stand (WHATWG URL, basic URL parser).
  return text.slice(at).replace(HOLLOW, '');
}

const HOLLOW = /[\s\p{Cc}\p{Cf}]+/gu;
