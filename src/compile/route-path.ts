/**
 * Route paths: what an operator writes, what the router takes, and which two of them match the same requests.
 *
 * find-my-way cannot tell the last: `find` names the winner for one path of a request, and `findRoute` takes one pattern. A path that
 * two routes share would have to be made first, by the comparison below. test/compile/paths-that-meet.test.ts holds it against the router.
 */

/** A path segment: a literal, or a parameter that fills the segment up to an optional `:verb`. */
export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly verb: string | undefined };

/** A path that is well formed, or what is wrong with it and at which offset. */
export type PathResult =
  | { readonly ok: true; readonly segments: readonly Segment[]; readonly params: readonly string[] }
  | { readonly ok: false; readonly message: string; readonly offset: number };

const LITERAL = /^[A-Za-z0-9._~:@!$&'+,;=-]+$/;
const PARAM = /^\{([A-Za-z_][A-Za-z0-9_]*)\}(?::([A-Za-z][A-Za-z0-9_-]*))?$/;

/** Reads `/chat/{model}:say`. */
export function parseRoutePath(path: string): PathResult {
  if (!path.startsWith('/')) return { ok: false, message: `the path '${path}' does not begin with '/'`, offset: 0 };
  const segments: Segment[] = [];
  const params: string[] = [];
  let offset = 1;
  for (const text of path.slice(1).split('/')) {
    const segment = parseSegment(text);
    if (typeof segment === 'string') return { ok: false, message: segment, offset };
    if (segment.kind === 'param') {
      if (params.includes(segment.name)) {
        return { ok: false, message: `the parameter '${segment.name}' stands twice in the path`, offset };
      }
      params.push(segment.name);
    }
    segments.push(segment);
    offset += text.length + 1;
  }
  return { ok: true, segments, params };
}

function parseSegment(text: string): Segment | string {
  if (text === '') return 'a path has no empty segments and no slash at its end';
  if (text === '.' || text === '..') return `'${text}' cannot be a segment of a path`;
  const [whole, name, verb] = PARAM.exec(text) ?? [];
  if (whole !== undefined && name !== undefined) return { kind: 'param', name, verb };
  if (text.startsWith(':')) return `'${text}' is no parameter; write {${text.slice(1).split(':', 1)}}`;
  if (LITERAL.test(text)) return { kind: 'literal', text };
  return `'${text}' is neither a literal segment nor {name} nor {name}:verb`;
}

/**
 * The path as find-my-way takes it. A literal colon is doubled there; and a parameter before a verb needs an expression of its
 * own, for `:model::verb` would match every verb.
 */
export function routerPath(segments: readonly Segment[], verbed: ReadonlySet<string> = new Set()): string {
  return segments
    .map((segment, index) => `/${routerSegment(segment, verbed.has(patternOf(segments.slice(0, index))))}`)
    .join('');
}

/** @param verbed a bare parameter stands where other paths have verbs: then it must not take `name:verb` for a name. */
function routerSegment(segment: Segment, verbed: boolean): string {
  if (segment.kind === 'literal') return segment.text.replaceAll(':', '::');
  if (segment.verb !== undefined) return `:${segment.name}(^[^:/]+)::${segment.verb}`;
  return verbed ? `:${segment.name}(^[^:/]+)` : `:${segment.name}`;
}

/** The patterns before every segment that some path gives a verb. */
export function verbedPlaces(paths: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const path of paths) {
    const parsed = parseRoutePath(path);
    if (!parsed.ok) continue;
    for (const [index, segment] of parsed.segments.entries()) {
      if (segment.kind === 'param' && segment.verb !== undefined)
        places.add(patternOf(parsed.segments.slice(0, index)));
    }
  }
  return places;
}

/** The same for two paths that differ in the names of their parameters only. */
export function patternOf(segments: readonly Segment[]): string {
  return segments.map((segment) => `/${patternOfSegment(segment)}`).join('');
}

function patternOfSegment(segment: Segment): string {
  if (segment.kind === 'literal') return segment.text;
  return segment.verb === undefined ? '{}' : `{}:${segment.verb}`;
}

/**
 * How two paths of one method meet:
 * - `apart`: no request matches both;
 * - `nested`: one has literals where the other has parameters, and the router prefers it, as anybody would expect;
 * - `swallows`: one has a bare parameter where the other has one with a verb, and takes what looks meant for the other;
 * - `ambiguous`: each is the more literal one somewhere, so which is meant is the router's choice.
 */
export type Meeting = 'apart' | 'nested' | 'swallows' | 'ambiguous';

/** How two paths of different patterns meet. */
export function meet(one: readonly Segment[], other: readonly Segment[]): Meeting {
  if (one.length !== other.length) return 'apart';
  let oneWins = false;
  let otherWins = false;
  let literals = false;
  for (const [index, left] of one.entries()) {
    const right = other[index];
    if (right === undefined || !overlap(left, right)) return 'apart';
    const difference = rank(left) - rank(right);
    if (difference > 0) oneWins = true;
    if (difference < 0) otherWins = true;
    if (difference !== 0 && (left.kind === 'literal' || right.kind === 'literal')) literals = true;
  }
  if (oneWins && otherWins) return 'ambiguous';
  return literals ? 'nested' : 'swallows';
}

/** How literal a segment is: text, a parameter with a verb, a bare parameter. */
function rank(segment: Segment): number {
  if (segment.kind === 'literal') return 2;
  return segment.verb === undefined ? 0 : 1;
}

/** Whether some text fits both segments. */
function overlap(left: Segment, right: Segment): boolean {
  if (left.kind === 'literal') return right.kind === 'literal' ? left.text === right.text : fits(left.text, right);
  if (right.kind === 'literal') return fits(right.text, left);
  return left.verb === undefined || right.verb === undefined || left.verb === right.verb;
}

function fits(text: string, segment: Extract<Segment, { readonly kind: 'param' }>): boolean {
  if (segment.verb === undefined) return true;
  const at = text.indexOf(':');
  return at > 0 && text.slice(at + 1) === segment.verb;
}
