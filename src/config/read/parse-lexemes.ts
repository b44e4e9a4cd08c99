/** Parses YAML from lexemes, so that the text is cut into lexemes only once; src/config/read/tokens.ts scans the same ones. */
import { Composer, type Document, type LineCounter, Parser, YAMLParseError } from 'yaml';

/** Parses like the library's `parseDocument`. Adds the offset of each line to `lines`. */
export function parseLexemes(lexemes: readonly string[], length: number, lines: LineCounter): Document.Parsed {
  const composer = new Composer({
    version: '1.2',
    stringKeys: true,
    // src/config/read/syntax.ts finds duplicate keys and names both positions.
    uniqueKeys: false,
  });
  const [first, second] = composer.compose(tokensOf(lexemes, lines), true, length);
  if (first === undefined) throw new Error('the composer returned no document although it was told to');
  if (second === undefined) return first;
  const [from, to] = second.range;
  first.errors.push(new YAMLParseError([from, to], 'MULTIPLE_DOCS', 'a second document'));
  return first;
}

function* tokensOf(lexemes: readonly string[], lines: LineCounter) {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of lexemes) yield* parser.next(lexeme);
  yield* parser.end();
}
