/** Makes mistakes in the text of a configuration, and states the finding that each must cause. */

export interface Mistake {
  readonly name: string;
  /** The text to replace, which must occur once in the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  /** Severity and code. */
  readonly finding: string;
  /** A text that occurs once in the changed file, in the line of the finding. The default is the first line of `to`. */
  readonly line?: string;
  /** The parts of the file that it affects. Mistakes with a common part are not independent. */
  readonly about: readonly string[];
}

/** The text with the mistakes made in it. */
export function makeMistakes(text: string, made: readonly Mistake[]): string {
  return made.reduce((changed, { name, from, to }) => {
    const parts = changed.split(from);
    if (parts.length !== 2)
      throw new Error(`'${name}': its text must occur once, but occurs ${parts.length - 1} times`);
    return parts.join(to);
  }, text);
}

/** `error unknown-key 12`, in the text with the mistakes in it. */
export function expectedFinding({ name, to, line, finding }: Mistake, text: string): string {
  const mark = line ?? to;
  const at = text.indexOf(mark);
  if (at === -1 || text.indexOf(mark, at + 1) !== -1) throw new Error(`'${name}': its line must be found once`);
  const before = text.slice(0, at).split('\n').length;
  // A line that occurs twice is marked by a comment below it.
  return `${finding} ${mark.includes('#') ? before - 1 : before}`;
}
