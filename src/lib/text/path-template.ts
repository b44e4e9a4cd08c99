/** Paths with parameters: `/jobs/{id}`. */

/** Texts, and the names of parameters. */
export type PathTemplate = readonly (string | PathParam)[];

/** A parameter; with `slashes`, written `{+name}` as in RFC 6570, its value may be several segments. */
export interface PathParam {
  readonly param: string;
  readonly slashes?: true;
}

/** Splits a path into texts and parameters. Braces that are no parameter stay in the texts. */
export function readPath(text: string): PathTemplate {
  return text
    .split(/(\{\+?[A-Za-z0-9_]+\})/)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : part.startsWith('{+')
          ? { param: part.slice(2, -1), slashes: true }
          : { param: part.slice(1, -1) },
    );
}

/** The path as it is written. */
export function pathText(path: PathTemplate): string {
  return path
    .map((part) => (typeof part === 'string' ? part : `{${part.slashes === true ? '+' : ''}${part.param}}`))
    .join('');
}

/** The path with these values, each percent-encoded. */
export function fillPath(path: PathTemplate, params: Readonly<Record<string, string>>): string {
  let filled = '';
  for (const part of path) {
    if (typeof part === 'string') filled += part;
    else if (part.slashes === true) filled += encodeSegments(params[part.param] ?? '');
    else filled += encodeURIComponent(params[part.param] ?? '');
  }
  return filled;
}

/**
 * Whether the value of a parameter has `.` or `..` as a segment. Percent-encoding does not change `..`, and some servers decode slashes
 * before they resolve it (RFC 3986, 5.2.4). Others first take off what follows a semicolon, as servlets do, or white space and control
 * characters.
 */
export function hasDotSegment(param: string): boolean {
  return /(^|[/\\])[\s\p{Cc}]*(?:\.[\s\p{Cc}]*){1,2}($|[/\\;])/u.test(param);
}

/** Percent-encodes what cannot be in a path. The characters of addresses stay, as in `https://example.com/a`. */
function encodeSegments(text: string): string {
  return encodeURI(text).replaceAll('?', '%3F').replaceAll('#', '%23');
}

const patterns = new WeakMap<PathTemplate, RegExp>();

/** The end of an address with this path, made at its first use. */
function patternOf(path: PathTemplate): RegExp {
  const known = patterns.get(path);
  if (known !== undefined) return known;
  const text = path.map((part) =>
    typeof part === 'string' ? RegExp.escape(part) : part.slashes ? '(.+)' : '([^/]+?)',
  );
  const pattern = new RegExp(`${text.join('')}$`);
  patterns.set(path, pattern);
  return pattern;
}

/** The parameters of the path in an address, decoded; undefined if it has another path. */
export function addressParts(path: PathTemplate, address: string): ReadonlyMap<string, string> | undefined {
  const names = path.flatMap((part) => (typeof part === 'string' ? [] : part.param));
  const found = patternOf(path).exec(URL.parse(address)?.pathname ?? '');
  if (found === null) return undefined;
  try {
    return new Map(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
  } catch {
    return undefined;
  }
}
