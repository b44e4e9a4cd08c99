/** Formats text output as aligned columns. */

/**
 * The rows under their titles, two spaces between columns. Control characters become spaces: cells may contain text
 * from an upstream or a caller, and a terminal executes escape sequences.
 *
 * @param titles separated by spaces. A column whose title begins with `>` is aligned to the right, for numbers.
 * @param rows their cells, or documents: the column `CREATED` has their member `created` or `created_at`, and a dash for null.
 */
export function table(titles: string, rows: readonly (readonly string[] | object)[]): string {
  const columns = titles.split(' ').map((title) => ({ title: title.replace('>', ''), right: title.startsWith('>') }));
  const cellsOf = (row: readonly string[] | object): readonly string[] =>
    Array.isArray(row) ? row : columns.map(({ title }) => memberText(row, title.toLowerCase()));
  const lines = [columns.map(({ title }) => title), ...rows.map(cellsOf)].map((cells) => cells.map(printable));
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => width(cells[index] ?? ''))));
  return lines
    .map((cells) => columns.map(({ right }, index) => pad(cells[index] ?? '', widths[index] ?? 0, right)))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

function memberText(row: object, name: string): string {
  return String(Reflect.get(row, name) ?? Reflect.get(row, `${name}_at`) ?? '-');
}

/** Names and values in two columns, without values that are undefined or null. */
export function fields(pairs: readonly (readonly [name: string, value: string | null | undefined])[]): string {
  const shown = pairs.flatMap(([name, value]) => (value == null ? [] : [[name, printable(value)] as const]));
  const widest = Math.max(0, ...shown.map(([name]) => width(name)));
  return shown.map(([name, value]) => `${pad(name, widest)}  ${value}`.trimEnd()).join('\n');
}

/** The text on one line, with a space for each control character. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** JSON with escapes for the control characters that `JSON.stringify` leaves: a terminal would execute them. */
export function jsonText(value: unknown, space?: number): string {
  const escaped = (sign: string) => `\\u00${sign.charCodeAt(0).toString(16)}`;
  return JSON.stringify(value, undefined, space).replaceAll(/[\u007f-\u009f]/g, escaped);
}

function pad(text: string, to: number, right = false): string {
  const blank = ' '.repeat(Math.max(0, to - width(text)));
  return right ? blank + text : text + blank;
}

/** The width on a terminal: wide East Asian characters take two columns. */
function width(text: string): number {
  let columns = 0;
  for (const letter of text)
    columns +=
      /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        letter,
      )
        ? 2
        : 1;
  return columns;
}
