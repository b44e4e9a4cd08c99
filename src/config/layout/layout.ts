/**
 * Gives a YAML text a uniform layout: indentation by two spaces, spaces around brackets and commas, single empty lines, no spaces at
 * the ends of lines, line breaks `\n`. It changes nothing else: comments, quotes, the order of keys, aligned columns and the choice
 * between brackets and indentation are the operator's.
 */
import { Levels } from './levels.ts';
import { type Line, linesOf } from './lines.ts';
import { spaceTokens } from './spacing.ts';

/** The text in the uniform layout. It must be YAML without syntax errors. */
export function layOut(text: string): string {
  const lines = linesOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const levels = new Levels();
  const written: string[] = [];
  let shift = 0;
  for (const [index, line] of lines.entries()) {
    switch (line.kind) {
      case 'blank':
        if (written.length > 0 && written.at(-1) !== '') written.push('');
        break;
      case 'comment': {
        const next = lines.slice(index + 1).find(({ kind }) => kind === 'entry');
        written.push(' '.repeat(levels.commentAt(line.indent, next)) + textOf(line));
        break;
      }
      case 'entry': {
        const entry = levels.enter(line.indent, line.tokens);
        shift = entry.shift;
        written.push(entry.start + textOf({ ...line, tokens: entry.rest }));
        break;
      }
      case 'inside': {
        const content = textOf(line);
        written.push(content === '' && !line.isOpen ? '' : ' '.repeat(Math.max(0, line.indent + shift)) + content);
      }
    }
  }
  const last = lines.at(-1);
  if (last?.kind === 'blank') written.pop();
  return written.length === 0 ? '' : `${written.join('\n')}\n`;
}

/** The text of a line. Spaces at its end stay if they belong to a text of several lines. */
function textOf({ tokens, isOpen }: Line): string {
  const text = spaceTokens(tokens)
    .map((token) => token.text)
    .join('');
  return isOpen ? text : text.trimEnd();
}
