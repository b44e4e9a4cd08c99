/** The text of a configuration file with the position of every key, value and character in it. */
import { type Document, isMap, isScalar, isSeq, Lexer, LineCounter, type Pair, type ParsedNode } from 'yaml';
import { escapePointerToken, parsePointer } from '../lang/pointer.ts';
import { nameInvisible } from '../lang/visible.ts';
import type { Diagnostic, DiagnosticCode, Severity } from './diagnostic.ts';
import { parseLexemes } from './parse-lexemes.ts';
import { scalarOffset } from './scalar-offset.ts';

/** Member names and indexes from the root. */
export type Path = readonly (string | number)[];

/** Both from 1; the column counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where at a place a finding stands: on its key, or `offset` UTF-16 units into its text. */
export interface Spot {
  readonly on?: 'key' | 'value' | undefined;
  readonly offset?: number | undefined;
}

/** What a path leads to. A member has a key, an item of a list has none. */
export interface Found {
  readonly pair: Pair<ParsedNode, ParsedNode | null> | undefined;
  readonly node: ParsedNode | undefined;
}

/** A YAML (or JSON) text and where everything in it stands. */
export class Source {
  /** The name that diagnostics carry. */
  readonly file: string;
  /** The text without a byte order mark. */
  readonly text: string;
  /** The text cut in pieces, with marks of the lexer's own between them. */
  readonly lexemes: readonly string[];
  readonly document: Document.Parsed;
  readonly #lines = new LineCounter();

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text.startsWith('\uFEFF') ? text.slice(1) : text;
    this.lexemes = [...new Lexer().lex(this.text)];
    this.document = parseLexemes(this.lexemes, this.text.length, this.#lines);
  }

  /**
   * The position of what the pointer names: of its value, or on `'key'` of its key. `offset` counts UTF-16 units inside the
   * value of a text, whatever its quotes, escapes and line folds. Where the path ends early, the nearest parent's key.
   */
  at(pointer: string | Path, on: 'key' | 'value' = 'value', offset?: number): Position {
    return this.position(this.#offsetOf(toPath(pointer), { on, offset }));
  }

  /** A finding at a place of this file. It is an error unless the spot says otherwise. */
  diagnostic(
    code: DiagnosticCode,
    pointer: string | Path,
    message: string,
    hint?: string,
    spot: Spot & { readonly severity?: Severity | undefined } = {},
  ): Diagnostic {
    const text = typeof pointer === 'string' ? pointer : toPointer(pointer);
    const position = this.position(this.#offsetOf(toPath(pointer), spot));
    return {
      code,
      severity: spot.severity ?? 'error',
      file: this.file,
      ...position,
      pointer: text,
      message: nameInvisible(message),
      hint: hint === undefined ? null : nameInvisible(hint),
    };
  }

  /** The position of an offset in the text. */
  position(offset: number): Position {
    const { line, col } = this.#lines.linePos(Math.min(Math.max(offset, 0), this.text.length));
    return line === 0 ? { line: 1, column: 1 } : { line, column: col };
  }

  /** What the path leads to, or undefined where it ends early. */
  find(path: Path): Found | undefined {
    const steps = this.#walk(path);
    return steps.length === path.length + 1 ? steps.at(-1) : undefined;
  }

  #offsetOf(path: Path, spot: Spot): number {
    const steps = this.#walk(path);
    const last = steps.at(-1);
    const whole = steps.length === path.length + 1;
    if (whole && last?.node && spot.on !== 'key') {
      if (spot.offset !== undefined && isScalar(last.node)) return scalarOffset(last.node, this.text, spot.offset);
      if (!isEmpty(last.node)) return last.node.range[0];
    }
    const place = last?.pair?.key ?? last?.node;
    return place?.range[0] ?? 0;
  }

  /** What each token of the path leads to, the root first, as far as the document goes. */
  #walk(path: Path): readonly Found[] {
    let node: ParsedNode | undefined = this.document.contents ?? undefined;
    const steps: Found[] = [{ pair: undefined, node }];
    for (const [index, token] of path.entries()) {
      const next = child(node, token, path[index + 1]);
      if (next === undefined) break;
      steps.push(next);
      node = next.node;
    }
    return steps;
  }
}

/** The member or item of a node. Of a key that stands twice the last counts that has what is looked for in it. */
function child(node: ParsedNode | undefined, token: string | number, next?: string | number): Found | undefined {
  if (isMap(node)) {
    const pairs = node.items.filter(({ key }) => isScalar(key) && String(key.value) === String(token));
    const pair = pairs.findLast(({ value }) => isMap(value) && value.has(next)) ?? pairs.at(-1);
    return pair && { pair, node: pair.value ?? undefined };
  }
  const item = isSeq(node) ? node.items[Number(token)] : undefined;
  return item && { pair: undefined, node: item };
}

/** `key:` with nothing after it; the empty value stands nowhere that could be pointed at. */
function isEmpty(node: ParsedNode): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}

function toPath(pointer: string | Path): Path {
  return typeof pointer === 'string' ? (parsePointer(pointer) ?? []) : pointer;
}

/** The JSON Pointer of a path. */
export function toPointer(path: Path): string {
  return path.map((token) => `/${escapePointerToken(String(token))}`).join('');
}
