/** Compares a command's output with the documented output, apart from ids, keys, times, ports and column widths. */

const neutral: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'TIME'],
  [/\b\d+:[0-9a-f]{64}\b/g, 'ANCHOR'],
  [/--store \S+/g, '--store STORE'],
  [/\btask-[\w-]+/g, 'UPSTREAM_ID'],
  [/\b(task|acct|key|req)_[\w-]{16,20}/g, '$1_ID'],
  [/\btg_[\w-]{40,}|\btg_[\w-]{6,8}…/g, 'KEY'],
  [/\bhttp:\/\/127\.0\.0\.1:\d+/g, 'BASE'],
  [/\bcannot open the store \S+:/g, 'cannot open the store PATH:'],
  [/\bno store at \S+;/g, 'no store at PATH;'],
  [/ {2,}/g, '  '],
];

/** The lines of a text, with placeholders for what differs from run to run. */
export function neutralLines(text: string): readonly string[] {
  const neutralText = neutral.reduce((sofar, [pattern, word]) => sofar.replaceAll(pattern, word), text);
  return neutralText.split('\n').map((line) => line.trim());
}

/** The first documented line that is missing from the output; undefined when all are there in order. */
export function firstMissing(documented: string, output: string): string | undefined {
  const lines = neutralLines(output);
  let from = 0;
  for (const line of neutralLines(documented)) {
    const at = lines.indexOf(line, from);
    if (at < 0) return `${line}\n--- is not in ---\n${lines.slice(from).join('\n')}`;
    from = at + 1;
  }
  return undefined;
}
