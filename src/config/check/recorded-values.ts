/** Finds the pointer that was probably meant in a recorded answer. */
import { escapePointerToken, type Pointer, pointerText } from '../../lib/json/pointer.ts';
import { nearest } from '../../lib/text/prefix.ts';

/** With more values than this, an answer is not searched further. */
const MAX_VALUES = 2_000;
/** More places do not fit in one line. */
const SHOWN_POINTERS = 6;

type Scalar = string | number | boolean;

/** The remedy for a pointer that finds nothing, or the wrong value. @param wanted the right value, if it is known */
export function pointerHint(
  wrong: Pointer | undefined,
  documents: readonly unknown[],
  isFitting: (value: Scalar) => boolean,
  wanted?: Scalar,
): string {
  const found = new Map<string, Scalar>();
  for (const document of documents) walk(document, '', found);
  const fitting = [...found].filter(([, value]) => isFitting(value));
  const right = fitting.filter(([, value]) => value === wanted).map(([at]) => at);
  const all = right.length > 0 ? right : fitting.map(([at]) => at);
  const near =
    wrong === undefined
      ? undefined
      : (nearest(pointerText(wrong), all) ?? sameEnd(wrong, all) ?? onlySibling(wrong, all));
  const meant = near ?? (right.length > 0 ? right[0] : undefined);
  if (meant !== undefined) return `did you mean ${meant}?`;
  if (all.length === 0) return 'correct the pointer or the answer';
  return `correct the pointer; the answer has ${all.slice(0, SHOWN_POINTERS).join(', ')}${all.length > SHOWN_POINTERS ? ', …' : ''}`;
}

function sameEnd(wrong: Pointer, all: readonly string[]): string | undefined {
  const name = escapePointerToken(wrong.at(-1) ?? '');
  return all.find((at) => at.endsWith(`/${name}`)) ?? all.find((at) => at.slice(at.lastIndexOf('/')).includes(name));
}

/** The only one of the pointers with the parent of the wrong one. */
function onlySibling(wrong: Pointer, all: readonly string[]): string | undefined {
  const parent = pointerText(wrong.slice(0, -1));
  const [only, ...others] = all.filter((at) => at.slice(0, at.lastIndexOf('/')) === parent);
  return parent === '' || others.length > 0 ? undefined : only;
}

function walk(value: unknown, at: string, found: Map<string, Scalar>): void {
  if (found.size >= MAX_VALUES) return;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.set(at, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, below] of Object.entries(value)) walk(below, `${at}/${escapePointerToken(name)}`, found);
}
