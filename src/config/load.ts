/** Reads a configuration file and reports every syntax and schema error with line and column. */
import { readFileSync } from 'node:fs';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import type { Diagnostic } from './diagnostic.ts';
import { expand } from './expand/expand.ts';
import type { RepairedDocument } from './repair.ts';
import { checkSchema } from './schema-check.ts';
import { sortDiagnostics } from './sort.ts';
import { Source } from './source.ts';
import { checkSyntax } from './syntax.ts';
import { readValues } from './values.ts';

/** The document, the positions of its parts, and the findings. */
export interface Loaded {
  /** Undefined when there is a syntax or schema error. */
  readonly config: GatewayConfig | undefined;
  /** The document with its schema errors repaired, for the compiler's passes; undefined when it cannot be read at all. */
  readonly repaired: RepairedDocument | undefined;
  readonly source: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** Far more than any real configuration; parsing more would only cost time and memory. */
const LARGEST_bytes = 1024 * 1024;

/**
 * Reads a configuration and checks syntax and schema. It does not throw: errors are in the diagnostics.
 *
 * @param file the file's name as diagnostics show it.
 * @param text the file's text; without it the file is read.
 */
export function loadConfig(file: string, text?: string): Loaded {
  const read = text === undefined ? readText(file) : (checkSize(Buffer.byteLength(text)) ?? { text });
  if ('problem' in read) return unreadable(file, read);
  return check(new Source(file, read.text));
}

function check(written: Source): Loaded {
  const syntax = checkSyntax(written);
  if (!syntax.isReadable) return unchecked(written, syntax.diagnostics);
  const expanded = expand(written);
  const { source = written } = expanded;
  const found = [...syntax.diagnostics, ...expanded.diagnostics];
  const values = expanded.source && readValues(expanded.source);
  if (values === undefined) {
    const message = 'the file has too many values, also counting those that `each` and aliases repeat';
    const large = source.diagnostic('bad-each', '', message, 'shorten it, or the lists of `each`');
    return unchecked(source, found.some(({ severity }) => severity === 'error') ? found : [...found, large]);
  }
  const checked = checkSchema(source, values);
  const places = new Set(found.map(placeOf));
  // The syntax check already reported a forbidden key such as `<<`; do not report it again as unknown.
  const others = checked.diagnostics.filter((finding) => !places.has(placeOf(finding)));
  const diagnostics = sortDiagnostics([...found, ...others]);
  const { repaired } = checked;
  return { config: diagnostics.length === 0 ? repaired?.config : undefined, repaired, source, diagnostics };
}

function unchecked(source: Source, diagnostics: readonly Diagnostic[]): Loaded {
  return { config: undefined, repaired: undefined, source, diagnostics: sortDiagnostics(diagnostics) };
}

function placeOf({ line, column }: Diagnostic): string {
  return `${line}:${column}`;
}

type Problem = { readonly problem: string; readonly hint: string };

function readText(file: string): { readonly text: string } | Problem {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { problem: `the file cannot be read: ${reason(error)}`, hint: 'choose another with --config FILE' };
  }
  const tooLarge = checkSize(bytes.byteLength);
  if (tooLarge !== undefined) return tooLarge;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'the file is not UTF-8 text', hint: 'save it as UTF-8' };
  }
}

function checkSize(size_bytes: number): Problem | undefined {
  if (size_bytes <= LARGEST_bytes) return undefined;
  return { problem: 'the file is larger than 1 MiB', hint: 'is it the right file? choose another with --config FILE' };
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'it does not exist';
    case 'EISDIR':
      return 'it is a directory';
    case 'EACCES':
      return 'permission denied';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

function unreadable(file: string, { problem, hint }: Problem): Loaded {
  const source = new Source(file, '');
  const diagnostics = [source.diagnostic('file-unreadable', '', problem, hint)];
  return { config: undefined, repaired: undefined, source, diagnostics };
}
