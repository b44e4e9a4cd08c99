/** Sets of whole numbers as ranges: searches and prints them. */

/** A range that includes both ends. */
export interface Range {
  readonly from: bigint;
  readonly to: bigint;
}

/** Whether a number is in one of the ranges. */
export function isAmong(value: bigint, ranges: readonly Range[]): boolean {
  return ranges.some(({ from, to }) => from <= value && value <= to);
}

/** The ranges as text: `-1, 4 to 15`. */
export function valuesText(ranges: readonly Range[]): string {
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`)).join(', ');
}
