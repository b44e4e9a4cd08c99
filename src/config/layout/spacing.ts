/** Spaces around brackets and commas: `{ a: b }`, `[a, b]`. Other spaces stay, because they may align columns. */
import type { Token } from './lines.ts';

const SPACE: Token = { type: 'space', text: ' ' };

/** The tokens of a line with usual spaces. */
export function spaceTokens(tokens: readonly Token[]): readonly Token[] {
  const spaced: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = spaced.at(-1);
    if (token.type === 'space') {
      const next = tokens[index + 1]?.type;
      if (isTight(last?.type, next) && next !== 'comment' && next !== undefined) continue;
      spaced.push(last?.type === 'flow-map-start' && next !== 'comment' ? SPACE : token);
      continue;
    }
    if (last !== undefined && last.type !== 'space' && isLoose(last.type, token.type)) spaced.push(SPACE);
    spaced.push(token);
  }
  return spaced;
}

/** Whether no space stands between two tokens. */
function isTight(before: string | undefined, after: string | undefined): boolean {
  if (before === 'flow-map-start' && after === 'flow-map-end') return true;
  // At the beginning of a line, the space is its indentation.
  return before === 'flow-seq-start' || (before !== undefined && (after === 'flow-seq-end' || after === 'comma'));
}

/** Whether a space stands between two tokens. */
function isLoose(before: string, after: string): boolean {
  if (before === 'flow-map-start') return after !== 'flow-map-end';
  return after === 'flow-map-end' || before === 'comma';
}
