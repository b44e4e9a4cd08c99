/** Cuts a YAML text into lines of tokens, and separates lines of structure from lines inside a text or brackets. */
import { CST, Lexer } from 'yaml';

/** A token, or the part of one that is in this line. */
export interface Token {
  /** `scalar` for every text without quotes. */
  readonly type: string;
  readonly text: string;
}

/** A line. `entry`: it begins in the block structure. `inside`: it begins in brackets or in a text of several lines. */
export interface Line {
  readonly kind: 'blank' | 'comment' | 'entry' | 'inside';
  readonly indent: number;
  /** Without the spaces at its beginning, and without a line break. */
  readonly tokens: readonly Token[];
  /** The line break is part of a text, and so may be the spaces before it. */
  readonly isOpen: boolean;
}

/** The lines of a text, which must be valid YAML with line breaks `\n`. */
export function linesOf(text: string): readonly Line[] {
  const reader = new LineReader();
  for (const token of tokensOf(text)) reader.add(token);
  return reader.end();
}

function* tokensOf(text: string): Generator<Token> {
  let scalar = 'scalar';
  let isScalarNext = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme);
    if (type === 'block-scalar-header') scalar = type;
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') {
      isScalarNext = type === 'scalar';
      continue;
    }
    if (isScalarNext) {
      yield { type: scalar === 'scalar' ? 'scalar' : 'block-scalar', text: lexeme };
      scalar = 'scalar';
    } else yield { type: type ?? 'unknown', text: lexeme };
    isScalarNext = false;
  }
}

class LineReader {
  readonly #lines: Line[] = [];
  #tokens: Token[] = [];
  #isInside = false;
  #brackets = 0;

  add({ type, text }: Token): void {
    if (type === 'flow-map-start' || type === 'flow-seq-start') this.#brackets++;
    if (type === 'flow-map-end' || type === 'flow-seq-end') this.#brackets--;
    const parts = text.split('\n');
    const isText = type !== 'newline' && parts.length > 1;
    if (type === 'block-scalar') this.#isInside = true;
    for (const [index, part] of parts.entries()) {
      if (part !== '') this.#tokens.push({ type, text: part });
      if (index < parts.length - 1) this.#close(isText);
    }
    if (type === 'block-scalar' && text.endsWith('\n')) this.#isInside = this.#brackets > 0;
  }

  end(): readonly Line[] {
    if (this.#tokens.length > 0) this.#close(false);
    return this.#lines;
  }

  /** @param isOpen whether the line break belongs to a text */
  #close(isOpen: boolean): void {
    const whole = this.#tokens.map(({ text }) => text).join('');
    const indent = whole.length - whole.replace(/^ +/, '').length;
    const tokens = withoutIndent(this.#tokens, indent);
    this.#lines.push({ kind: this.#kindOf(tokens), indent, tokens, isOpen });
    this.#tokens = [];
    this.#isInside = this.#brackets > 0 || isOpen;
  }

  #kindOf(tokens: readonly Token[]): Line['kind'] {
    if (this.#isInside) return 'inside';
    const first = tokens.find(({ type }) => type !== 'space');
    if (first === undefined) return 'blank';
    return first.type === 'comment' ? 'comment' : 'entry';
  }
}

function withoutIndent(tokens: readonly Token[], indent: number): readonly Token[] {
  let left = indent;
  return tokens.flatMap(({ type, text }) => {
    const kept = text.slice(Math.min(left, text.length));
    left -= text.length - kept.length;
    return kept === '' ? [] : [{ type, text: kept }];
  });
}
