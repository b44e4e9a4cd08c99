/** Parses a YAML text that is cut into lexemes already, which are looked at on their own as well. */
import { Composer, type Document, type LineCounter, Parser, YAMLParseError } from 'yaml';

/** What the library's `parseDocument` gives for the text that was cut; the offsets of its lines go to `lines`. */
export function parseLexemes(lexemes: readonly string[], length: number, lines: LineCounter): Document.Parsed {
  const composer = new Composer({
    version: '1.2',
    stringKeys: true,
    // Found by our own walk, which can name both places.
    uniqueKeys: false,
  });
  const [first, second] = composer.compose(tokensOf(lexemes, lines), true, length);
  if (first === undefined) throw new Error('a composer that is forced gives a document');
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
