/**
 * Old names of keys. Within a version of the language, a file with old names is read as before, with a warning; `fmt --upgrade` rewrites
 * it. Each renamed key gets a line here, so that a configuration that ran has no error after an update.
 */
import { isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import { keyOf, type ParsedPair, pairOf, scalarAt } from './expand/nodes.ts';
import type { Path } from './position.ts';
import type { Source } from './source.ts';

interface OldName {
  /** `*` is any entry. */
  readonly in: string;
  readonly old: string;
  readonly now: string;
}

/** docs/guides/upgrade.md lists them. */
export const OLD_NAMES: readonly OldName[] = [
  { in: '/server/bodies', old: 'kept_per_key', now: 'kept_per_account' },
  { in: '/prices/*', old: 'per', now: 'unit' },
  { in: '/billing/*', old: 'per', now: 'unit' },
  { in: '/billing/*', old: 'untold', now: 'without_usage' },
  { in: '/tasks/*', old: 'unknown', now: 'unknown_outcome' },
  { in: '/routes/*', old: 'needs', now: 'requires_owner' },
  { in: '/routes/*', old: 'makes', now: 'creates_resource' },
  { in: '/routes/*', old: 'removes', now: 'removes_resource' },
  { in: '/routes/*', old: 'creates', now: 'creates_task' },
  { in: '/routes/*/model', old: 'per', now: 'unit' },
  { in: '/routes/*/branches/*', old: 'creates', now: 'creates_task' },
  { in: '/routes/*/branches/*/when', old: 'per', now: 'unit' },
];

/** A key that is required now, with the value that its absence meant. Added only to entries with old names, because only they may lack it. */
const ADDED = {
  in: '/billing/*',
  beside: 'counts',
  key: 'without_usage',
  value: 'free',
  message: 'an answer without usage costs nothing, as before',
  hint: 'write without_usage: hold to charge what is held for the request, or without_usage: free to keep it so',
} as const;

interface Renaming {
  readonly key: Scalar;
  readonly path: Path;
  readonly now: string;
}

interface Addition {
  readonly map: YAMLMap.Parsed;
  readonly path: Path;
  /** The member before which it is written. */
  readonly before: ParsedPair;
}

/** Replaces old names in the tree of a file. @returns a warning that lists them, and one for each added key. */
export function acceptOldNames(source: Source): readonly Diagnostic[] {
  const { renamings, additions } = findOldNames(source);
  const [first] = renamings;
  if (first === undefined) return [];
  const names = new Set(renamings.map(({ key, now }) => `'${String(key.value)}' is now '${now}'`));
  const keys = renamings.length === 1 ? '1 key has an old name' : `${renamings.length} keys have old names`;
  const hint = 'run tollgate fmt --upgrade';
  const spot = { on: 'key', severity: 'warning' } as const;
  const warnings = [
    source.diagnostic('old-name', first.path, `${keys}: ${[...names].join(', ')}`, hint, spot),
    ...additions.map(({ path }) => source.diagnostic('old-name', path, ADDED.message, ADDED.hint, spot)),
  ];
  for (const { key, now } of renamings) key.value = now;
  for (const { map, before } of additions)
    map.items.push(pairOf(scalarAt(before.key, ADDED.key), scalarAt(before.key, ADDED.value)));
  return warnings;
}

/** The text with new names in place of the old ones. Nothing else changes. */
export function withNewNames(source: Source): string {
  const { renamings, additions } = findOldNames(source);
  const edits = [
    ...renamings.map(({ key, now }) => ({ at: key.range?.[0] ?? 0, to: key.range?.[1] ?? 0, text: now })),
    ...additions.map(({ map, before }) => {
      const at = before.key.range[0];
      const indent = ' '.repeat(source.position(at).column - 1);
      return { at, to: at, text: `${ADDED.key}: ${ADDED.value}${map.flow ? ', ' : `\n${indent}`}` };
    }),
  ];
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, to, text: now }) => text.slice(0, at) + now + text.slice(to), source.text);
}

function findOldNames({ root }: Source) {
  const renamings: Renaming[] = [];
  const additions: Addition[] = [];
  for (const place of new Set(OLD_NAMES.map((each) => each.in))) {
    const names = OLD_NAMES.filter((each) => each.in === place);
    for (const { map, path } of mapsAt(root, place.split('/').slice(1), [])) {
      const old = names.flatMap(({ old, now }) => {
        const key = memberOf(map, old)?.key;
        return isScalar(key) && !map.has(now) ? [{ key, path: [...path, old], now }] : [];
      });
      renamings.push(...old);
      const before = memberOf(map, ADDED.beside);
      const isComplete = map.has(ADDED.key) || old.some(({ now }) => now === ADDED.key);
      if (place === ADDED.in && old.length > 0 && before !== undefined && !isComplete)
        additions.push({ map, path, before });
    }
  }
  return { renamings, additions };
}

function memberOf(map: YAMLMap.Parsed, name: string): ParsedPair | undefined {
  return map.items.find((pair) => keyOf(pair) === name);
}

/** The mappings at a place, with their paths. */
function* mapsAt(
  node: ParsedNode | null | undefined,
  [name, ...below]: readonly string[],
  path: Path,
): Iterable<{ readonly map: YAMLMap.Parsed; readonly path: Path }> {
  if (name === undefined) {
    if (isMap(node)) yield { map: node, path };
  } else if (isSeq(node) && name === '*') {
    for (const [index, item] of node.items.entries()) yield* mapsAt(item, below, [...path, index]);
  } else if (isMap(node)) {
    for (const pair of node.items) {
      const own = keyOf(pair);
      if (name === '*' || name === own) yield* mapsAt(pair.value, below, [...path, own]);
    }
  }
}
