/** Lays out the text of a configuration file, and proves that this changes neither its values nor its comments. */
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../diagnostic.ts';
import { Source } from '../source.ts';
import { checkSyntax } from '../syntax.ts';
import { readValues } from '../values.ts';
import { layOut } from './layout.ts';
import { linesOf } from './lines.ts';

/** The text in the uniform layout, or the mistakes because of which it has none. */
export type LaidOut = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

/**
 * Lays out the text of a file.
 *
 * @throws Error if the values or comments would change, which no text should cause.
 */
export function layOutFile(file: string, text: string): LaidOut {
  const before = new Source(file, text);
  const { isReadable, diagnostics } = checkSyntax(before);
  if (!isReadable) return { diagnostics };
  const after = new Source(file, layOut(text));
  if (!isDeepStrictEqual(contentOf(before), contentOf(after))) {
    throw new Error(`the layout of ${file} would change its content; nothing was written`);
  }
  return { text: after.text };
}

/** The values with the order of their keys, and the comments. */
function contentOf(source: Source): unknown {
  const comments = linesOf(source.text.replaceAll('\r\n', '\n')).flatMap(({ tokens }) =>
    tokens.flatMap(({ type, text }) => (type === 'comment' ? [text.trimEnd()] : [])),
  );
  return [JSON.stringify(readValues(source)), comments];
}
