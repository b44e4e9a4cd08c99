/** Writes CSV by RFC 4180. */

/**
 * A line with its end. A text that a spreadsheet would run as a formula gets an apostrophe in front (CWE-1236), and control characters,
 * which a terminal would execute, become spaces.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number' || NUMBER.test(value)) return String(value);
  const text = (FORMULA.test(value) ? `'${value}` : value).replaceAll(CONTROL, ' ');
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^[=+\-@|%\t\r\n＝＋－＠]/;
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;
const QUOTED = /[",\r\n]/;
