/** Sets of whole numbers, as ranges: how they are searched, and how they are written for people. */

/** Both ends belong to it. */
export interface Range {
  readonly from: bigint;
  readonly to: bigint;
}

/** Whether a number is in one of the ranges. */
export function isAmong(value: bigint, ranges: readonly Range[]): boolean {
  return ranges.some(({ from, to }) => from <= value && value <= to);
}

/** `-1, 4 to 15` */
export function valuesText(ranges: readonly Range[]): string {
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`)).join(', ');
}
