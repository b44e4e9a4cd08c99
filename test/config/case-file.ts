/**
 * Parses case files. Each holds the cases of one part of the language. A case is a behaviour: a name, the input, and below it the
 * expected findings.
 *
 *     ==== duration-is-no-number
 *     # What the case shows.
 *     env: TOLLGATE_K_URL=http://127.0.0.1:9000 TOLLGATE_K_KEY=secret
 *     ---- input
 *     upstreams:
 *       k: { url: { env: TOLLGATE_K_URL }, timeout: { connect: 5 } }
 *     ---- expect
 *     error bad-duration 2:57 'connect' must be a duration
 *
 * Line 1 is the line below `---- input`. Sections (top-level keys) that the input does not have are appended from
 * `bases/minimal.yaml`, or from the base in the header. Warnings about that part are ignored.
 *
 * Header, every line optional:
 *   `# …`         what the case shows
 *   `env: A=1 B=` the environment variables that are set
 *   `base: NAME`  another file of bases/, or `none` when the input is the whole file
 *   `without: A B` sections that are not taken from the base either
 *   `eol: crlf`   line breaks as Windows writes them
 *   `bom: yes`    with a byte order mark
 * `---- file NAME`, after the input, adds a file beside the configuration, such as a request schema or an included file. Without
 * it, file names are relative to the repository.
 *
 * Expected: `ok`, or one line per finding: severity, code, line:column (in another file NAME:line:column), and a part of
 * `message; hint`.
 * `UPDATE=1 node test/config/cases.test.ts` writes the current findings; review the diff before you commit it.
 */

export interface Case {
  /** The text after `==== `. */
  readonly name: string;
  /** Everything above `---- expect`, as it is written. */
  readonly head: string;
  readonly env: Readonly<Record<string, string>>;
  readonly base: string;
  readonly without: readonly string[];
  readonly eol: string;
  readonly bom: boolean;
  readonly input: string;
  readonly files: ReadonlyMap<string, string>;
  readonly expected: readonly string[];
}

/** Reads the cases of a file. Throws an Error that names the line of the format that is broken. */
export function parseCases(text: string): readonly Case[] {
  const [before, ...cases] = text.split(/^==== /m);
  if (before !== '') throw new Error('a file of cases begins with a line `==== NAME`');
  return cases.map((lines) => {
    const end = lines.indexOf('\n');
    return parseCase(lines.slice(0, end), lines.slice(end + 1));
  });
}

/** Writes the cases of a file with these findings of each. */
export function formatCases(cases: readonly { readonly parsed: Case; readonly found: readonly string[] }[]): string {
  return cases
    .map(({ parsed, found }) => `==== ${parsed.name}\n${parsed.head}---- expect\n${found.join('\n')}\n`)
    .join('\n');
}

function parseCase(name: string, text: string): Case {
  const expectAt = text.search(/^---- expect$/m);
  const head = expectAt === -1 ? text : text.slice(0, expectAt);
  const [header = '', ...parts] = head.split(/^---- (?=input$|file )/m);
  const [input, ...others] = parts.map((part) => part.split(/\n(.*)/s));
  if (input?.[0] !== 'input') throw new Error('a case needs a line `---- input`');
  const settings = parseHeader(header);
  return {
    name,
    head,
    env: Object.fromEntries(words(settings.get('env')).map(parseVariable)),
    base: settings.get('base') ?? 'minimal',
    without: words(settings.get('without')),
    eol: settings.get('eol') === 'crlf' ? '\r\n' : '\n',
    bom: settings.get('bom') === 'yes',
    input: input[1] ?? '',
    files: new Map(others.map(([name = '', body = '']) => [name.replace('file ', ''), body])),
    expected: expectAt === -1 ? [] : text.slice(expectAt).split('\n').slice(1).filter(Boolean),
  };
}

function parseHeader(header: string): ReadonlyMap<string, string> {
  const lines = header.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, key, value] = /^(env|base|without|eol|bom): (.*)$/.exec(line) ?? [];
      if (key === undefined || value === undefined) throw new Error(`a case's header has no line '${line}'`);
      return [key, value];
    }),
  );
}

function words(text = ''): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

function parseVariable(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** The whole configuration: the input, and after it the sections of the base that the input does not have. */
export function completeInput(file: Case, base: string): string {
  const own = new Set([...file.without, ...[...file.input.matchAll(/^([a-z_]+):/gm)].map(([, key]) => key)]);
  const sections = base.split(/^(?=[a-z_]+:)/m).filter((section) => !own.has(section.slice(0, section.indexOf(':'))));
  const text = [file.input, ...sections].join('').replaceAll('\n', file.eol);
  return file.bom ? `\uFEFF${text}` : text;
}
