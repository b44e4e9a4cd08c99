/** Finds a price that is lower for more: a larger picture, a better quality, a faster tier. */

import type { Cell } from './odd-rows.ts';

/** Values that vendors charge more for, from left to right. */
const SCALES: readonly (readonly string[])[] = [
  ['low', 'medium', 'high'],
  ['standard', 'hd'],
  ['std', 'pro'],
  ['batch', 'default', 'priority'],
  ['flex', 'default', 'priority'],
  ['flex', 'standard', 'priority'],
  ['none', 'audio'],
];

/** The first two cells of which the smaller one is dearer, although they differ in nothing else. @param levels the facts of the table */
export function dearerForLess(
  cells: readonly Cell[],
  levels: readonly string[],
): readonly [dear: Cell, cheap: Cell] | undefined {
  for (const [level, fact] of levels.entries()) {
    if (fact === 'class') continue;
    for (const less of cells)
      for (const more of cells) {
        if (less.price_pico <= more.price_pico || !isLess(less.values[level], more.values[level])) continue;
        if (less.values.every((value, index) => index === level || value === more.values[index])) return [less, more];
      }
  }
  return undefined;
}

function isLess(a = '', b = ''): boolean {
  const [left, right] = [pixelsOf(a), pixelsOf(b)];
  if (left !== undefined && right !== undefined) return left < right;
  return SCALES.some((scale) => {
    const [low, high] = [scale.indexOf(a.toLowerCase()), scale.indexOf(b.toLowerCase())];
    return low >= 0 && low < high;
  });
}

/** The pixels of `720p`, `4k` and `1280x720`, where those of the first two are about right. */
function pixelsOf(value: string): number | undefined {
  const [, width, height] = /^(\d{2,5})[x*](\d{2,5})$/.exec(value) ?? [];
  if (width !== undefined && height !== undefined) return Number(width) * Number(height);
  const [, lines, unit] = /^(\d{1,4})(p|k)$/i.exec(value) ?? [];
  if (lines === undefined) return undefined;
  const rows = unit?.toLowerCase() === 'k' ? 540 * Number(lines) : Number(lines);
  return rows * rows * (16 / 9);
}
