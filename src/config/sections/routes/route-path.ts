/**
 * Parses route paths, converts them to router paths, and finds pairs of paths that match the same requests.
 *
 * find-my-way cannot find such pairs: `find` returns the winner for one request path, and `findRoute` takes one pattern.
 * src/config/compile/router-paths.test.ts compares the result with the router.
 */

/** A path segment: a literal, a parameter that fills the segment up to an optional `:verb`, or a parameter for all of the rest. */
export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly verb: string | undefined }
  | { readonly kind: 'rest'; readonly name: string };

/** A valid path, or the mistake in it with its remedy and offset. */
export type PathResult =
  | { readonly ok: true; readonly segments: readonly Segment[]; readonly params: readonly string[] }
  | { readonly ok: false; readonly message: string; readonly hint: string; readonly offset: number };

const LITERAL = /^[A-Za-z0-9._~:@!$&'+,;=-]+$/;
const REST = /^\{\+([A-Za-z_][A-Za-z0-9_]*)\}$/;
const PARAM = /^\{([A-Za-z_][A-Za-z0-9_]*)\}(?::([A-Za-z][A-Za-z0-9_-]*))?$/;

/** Reads `/chat/{model}:say`. */
export function parseRoutePath(path: string): PathResult {
  if (!path.startsWith('/')) {
    return { ok: false, message: `the path '${path}' does not start with '/'`, hint: `write /${path}`, offset: 0 };
  }
  const segments: Segment[] = [];
  const params: string[] = [];
  let offset = 1;
  for (const text of path.slice(1).split('/')) {
    const segment = parseSegment(text);
    if ('message' in segment) return { ok: false, ...segment, offset };
    if (segments.at(-1)?.kind === 'rest') {
      const message = 'a parameter for the rest of the path must be its end';
      return {
        ok: false,
        message,
        hint: 'write {name} without the plus, or end the path with it',
        offset: offset - text.length,
      };
    }
    if (segment.kind !== 'literal') {
      if (params.includes(segment.name)) {
        return { ok: false, message: `the path has the parameter '${segment.name}' twice`, hint: 'rename one', offset };
      }
      params.push(segment.name);
    }
    segments.push(segment);
    offset += text.length + 1;
  }
  return { ok: true, segments, params };
}

function parseSegment(text: string): Segment | { readonly message: string; readonly hint: string } {
  const hint =
    'write each segment as a literal, {name} or {name}:verb, and the last one as {+name} for any number of segments';
  if (text === '')
    return { message: 'the path has an empty segment or ends with a slash', hint: 'remove the extra slash' };
  if (text === '.' || text === '..') return { message: `'${text}' cannot be a path segment`, hint };
  const rest = REST.exec(text)?.[1];
  if (rest !== undefined) return { kind: 'rest', name: rest };
  const [whole, name, verb] = PARAM.exec(text) ?? [];
  if (whole !== undefined && name !== undefined) return { kind: 'param', name, verb };
  if (text.startsWith(':')) {
    return { message: `'${text}' is not a valid parameter`, hint: `write {${text.slice(1).split(':', 1)}}` };
  }
  if (LITERAL.test(text)) return { kind: 'literal', text };
  return { message: `'${text}' is not a valid path segment`, hint };
}

/**
 * Converts a path to find-my-way's syntax. A literal colon is doubled. A parameter before a verb needs a regular expression,
 * because `:model::verb` would match every verb.
 */
export function routerPath(segments: readonly Segment[], verbed: ReadonlySet<string> = new Set()): string {
  return segments
    .map((segment, index) => `/${routerSegment(segment, verbed.has(patternOf(segments.slice(0, index))))}`)
    .join('');
}

/** @param verbed whether other paths have a verb in this place; then a bare parameter must not match `name:verb`. */
function routerSegment(segment: Segment, verbed: boolean): string {
  if (segment.kind === 'literal') return segment.text.replaceAll(':', '::');
  if (segment.kind === 'rest') return '*';
  if (segment.verb !== undefined) return `:${segment.name}(^[^:/]+)::${segment.verb}`;
  return verbed ? `:${segment.name}(^[^:/]+)` : `:${segment.name}`;
}

/** The patterns of the path before each segment with a verb. */
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

/** The path without the names of its parameters. Two paths with the same pattern match the same requests. */
export function patternOf(segments: readonly Segment[]): string {
  return segments.map((segment) => `/${patternOfSegment(segment)}`).join('');
}

function patternOfSegment(segment: Segment): string {
  if (segment.kind === 'literal') return segment.text;
  if (segment.kind === 'rest') return '{+}';
  return segment.verb === undefined ? '{}' : `{}:${segment.verb}`;
}

/**
 * How two paths of one method overlap:
 * - `apart`: no request matches both;
 * - `nested`: one has literals where the other has parameters, and the router prefers it, as expected;
 * - `swallows`: one has a bare parameter where the other has a parameter with a verb, and takes requests meant for the other;
 * - `ambiguous`: each is more literal in a different segment, so the result would depend on the router.
 */
export type Overlap = 'apart' | 'nested' | 'swallows' | 'ambiguous';

/** How two paths with different patterns overlap. */
export function overlapOf(a: readonly Segment[], b: readonly Segment[]): Overlap {
  let aWins = false;
  let bWins = false;
  let literals = false;
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [left, right] = [segmentAt(a, index), segmentAt(b, index)];
    if (left === undefined || right === undefined || !overlap(left, right)) return 'apart';
    const difference = rank(left) - rank(right);
    if (difference > 0) aWins = true;
    if (difference < 0) bWins = true;
    const kinds = [left.kind, right.kind];
    if (difference !== 0 && (kinds.includes('literal') || kinds.includes('rest'))) literals = true;
  }
  if (aWins && bWins) return 'ambiguous';
  return literals ? 'nested' : 'swallows';
}

/** The segment there; the rest of a path goes on for ever. */
function segmentAt(segments: readonly Segment[], index: number): Segment | undefined {
  const last = segments.at(-1);
  return segments[index] ?? (last?.kind === 'rest' ? last : undefined);
}

/** How literal a segment is: a literal 2, a parameter with a verb 1, a bare parameter 0, the rest of a path less. */
function rank(segment: Segment): number {
  if (segment.kind === 'literal') return 2;
  if (segment.kind === 'rest') return -1;
  return segment.verb === undefined ? 0 : 1;
}

/** Whether some text matches both segments. */
function overlap(left: Segment, right: Segment): boolean {
  if (left.kind === 'rest' || right.kind === 'rest') return true;
  if (left.kind === 'literal') return right.kind === 'literal' ? left.text === right.text : fits(left.text, right);
  if (right.kind === 'literal') return fits(right.text, left);
  return left.verb === undefined || right.verb === undefined || left.verb === right.verb;
}

function fits(text: string, segment: Extract<Segment, { readonly kind: 'param' }>): boolean {
  if (segment.verb === undefined) return true;
  const at = text.indexOf(':');
  return at > 0 && text.slice(at + 1) === segment.verb;
}
