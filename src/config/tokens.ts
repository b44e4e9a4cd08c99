/** What the tokens of a YAML text show before it is parsed: features that are refused, and what is opened and never closed. */
import { CST } from 'yaml';

/** Aliases hide what a line says and can blow a small file up; anchors serve them; tags and directives change what plain values mean. */
export type RefusedType = 'alias' | 'anchor' | 'tag' | 'directive-line';

/** A quote or bracket that nothing closes. */
export interface Unclosed {
  readonly offset: number;
  readonly opening: string;
  readonly closing: string;
}

export interface Tokens {
  readonly refused: readonly { readonly offset: number; readonly type: RefusedType }[];
  readonly unclosed: Unclosed | undefined;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** Goes through the tokens once. They are the text cut in pieces, so their lengths add up to their places. */
export function scanTokens(lexemes: readonly string[]): Tokens {
  const refused: { offset: number; type: RefusedType }[] = [];
  const open: Unclosed[] = [];
  let unclosed: Unclosed | undefined;
  let offset = 0;
  let isScalarNext = false;
  for (const token of lexemes) {
    const type = CST.tokenType(token);
    // Marks of the lexer's own; they stand for no text.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') {
      if (type === 'flow-error-end') unclosed ??= open[0];
      isScalarNext = type === 'scalar';
      continue;
    }
    if (isScalarNext) {
      // A scalar may look like anything.
    } else if (type === 'alias' || type === 'anchor' || type === 'tag' || type === 'directive-line') {
      refused.push({ offset, type });
    } else if (type === 'flow-map-start' || type === 'flow-seq-start') {
      open.push(opening(token, offset));
    } else if (type === 'flow-map-end' || type === 'flow-seq-end') {
      const last = open.pop();
      if (last !== undefined && last.closing !== token) unclosed ??= last;
    } else if ((type === 'double-quoted-scalar' || type === 'single-quoted-scalar') && !isClosed(token)) {
      unclosed ??= opening(token.charAt(0), offset);
    }
    isScalarNext = false;
    offset += token.length;
  }
  return { refused, unclosed: unclosed ?? open[0] };
}

function opening(character: string, offset: number): Unclosed {
  return { offset, opening: character, closing: CLOSING[character] ?? character };
}

const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/s;

function isClosed(quoted: string): boolean {
  return QUOTED.test(quoted);
}
