/** Scans the tokens of a YAML text for features that are not allowed and for quotes and brackets that are never closed. */
import { CST } from 'yaml';

/**
 * Features that are not allowed. Aliases, with their anchors, hide what a line means and can make a small file huge; tags and
 * directives change the meaning of plain values.
 */
export type RefusedType = 'alias' | 'anchor' | 'tag' | 'directive-line';

/** A quote or bracket that is never closed. */
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

/** Scans the tokens once. Together they are the whole text, so their lengths add up to offsets. */
export function scanTokens(lexemes: readonly string[]): Tokens {
  const refused: { offset: number; type: RefusedType }[] = [];
  const open: Unclosed[] = [];
  let unclosed: Unclosed | undefined;
  let offset = 0;
  let isScalarNext = false;
  for (const token of lexemes) {
    const type = CST.tokenType(token);
    // Control marks of the lexer, which are not part of the text.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') {
      if (type === 'flow-error-end') unclosed ??= open[0];
      isScalarNext = type === 'scalar';
      continue;
    }
    if (isScalarNext) {
      // The text of a plain scalar is not a feature, whatever it looks like.
    } else if (type === 'alias' || type === 'anchor' || type === 'tag' || type === 'directive-line') {
      refused.push({ offset, type });
    } else if (type === 'flow-map-start' || type === 'flow-seq-start') {
      open.push(opening(token, offset));
    } else if (type === 'flow-map-end' || type === 'flow-seq-end') {
      const last = open.pop();
      if (last !== undefined && last.closing !== token) unclosed ??= last;
    } else if ((type === 'double-quoted-scalar' || type === 'single-quoted-scalar') && !QUOTED.test(token)) {
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
