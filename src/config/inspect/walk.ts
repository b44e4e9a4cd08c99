/** Compares two documents: finds the parts that are new or gone, and every value that differs, with its path. */
import { isRecord } from '../../lib/json/record.ts';
import type { Change, FieldChange, Part } from './change.ts';
import { type PlanDocument, partName, Secret } from './document.ts';
import { isPlain } from './schema-meaning.ts';

/** The sections with named parts. The others are settings of the whole gateway. */
const PARTS: ReadonlyMap<string, Part> = new Map([
  ['routes', 'route'],
  ['mounts', 'mount'],
  ['models', 'model'],
  ['prices', 'price table'],
  ['price_lists', 'price list'],
  ['groups', 'group'],
  ['upstreams', 'upstream'],
  ['limits', 'limit'],
  ['interfaces', 'interface'],
  ['tasks', 'task kind'],
  ['billing', 'billing rule'],
  ['envelopes', 'envelope'],
  ['fills', 'fill'],
  ['catalogues', 'catalogue'],
]);

/** Settings of parts that survive a reload, so only a restart can change them. */
const RESTART_ONLY: readonly string[] = [
  'server.listen',
  'server.metrics',
  'server.tracing',
  'admin.listen',
  'admin.public_origin',
  'admin.oidc',
  'store.url',
  'store.credentials',
  // Leases in use were taken for the old time.
  'settle.lease',
  // Wallets, holds and entries are amounts in this currency.
  'currency.code',
];

/** Longer texts are shown around their first difference. */
const MAX_CHARACTERS = 160;
/** Of these, in front of the difference. */
const CHARACTERS_BEFORE = 40;

/** The parts and values that differ, in the order of `PARTS`, after the settings. The files' names do not count. */
export function diffDocuments(old: PlanDocument, next: PlanDocument): readonly Change[] {
  const settings = new Set([...Object.keys(old), ...Object.keys(next)]);
  for (const section of [...PARTS.keys(), 'source']) settings.delete(section);
  return [
    ...[...settings].flatMap((section) => [...diffSettings(section, old[section], next[section])]),
    ...Array.from(PARTS, ([section, part]) => [...diffParts(section, part, old[section], next[section])]).flat(),
  ];
}

function* diffSettings(section: string, old: unknown, next: unknown): Iterable<Change> {
  for (const { field, ...values } of differentLeaves(old, next, section)) {
    yield {
      change: 'setting',
      setting: field,
      ...values,
      restart: RESTART_ONLY.some((name) => `${field}.`.startsWith(`${name}.`)),
    };
  }
}

function* diffParts(section: string, part: Part, old: unknown, next: unknown): Iterable<Change> {
  const [before, after] = [membersOf(old ?? []) ?? NONE, membersOf(next ?? []) ?? NONE];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (is === undefined) yield { change: 'removed', part, name, about: aboutPart(was) };
    else if (was === undefined) yield { change: 'added', part, name, about: aboutPart(is) };
    else {
      const fields = [...differentLeaves(was, is)];
      if (fields.length > 0) yield { change: 'changed', part, name, fields };
    }
  }
  // `limits: {}` limits nothing, but allows keys and accounts to have limits.
  if ((old === undefined) !== (next === undefined) && before.size + after.size === 0) {
    const values = { old: old === undefined ? null : '{}', new: next === undefined ? null : '{}' };
    yield { change: 'setting', setting: section, ...values, restart: false };
  }
}

const NONE: ReadonlyMap<string, unknown> = new Map();

/** The members of a part as one line of YAML, shortened. */
function aboutPart(part: unknown): string {
  const { id, name, ...members }: Readonly<Record<string, unknown>> = isRecord(part) ? part : {};
  return cut(flow(members).replace(/^\{ (.*) \}$/s, '$1'), 0);
}

/** The leaves that differ. Items of lists are known by their names if all have one, else by their position. */
export function* differentLeaves(old: unknown, next: unknown, path = ''): Iterable<FieldChange> {
  if (old === next) return;
  const [before, after] = [membersOf(old), membersOf(next)];
  if (before === undefined || after === undefined || Array.isArray(old) !== Array.isArray(next)) {
    yield* leaf(old, next, path);
    return;
  }
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    yield* differentLeaves(before.get(name), after.get(name), path === '' ? name : `${path}.${name}`);
  }
  // The first of several items that apply often wins.
  if (Array.isArray(next)) yield* leaf(orderOf(before, after), orderOf(after, before), `${path} in the order`);
}

/** Undefined for a leaf: a plain value, a list of plain values, or an empty mapping. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value instanceof Secret) return undefined;
  if (isRecord(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value) || value.every(isPlain)) return undefined;
  const names = value.map((item) => (isRecord(item) ? partName(item) : undefined));
  const isNamed = new Set(names).size === names.length && !names.includes(undefined);
  return new Map(value.map((item, index) => [(isNamed && names[index]) || String(index), item]));
}

/** The names that both have. */
function orderOf(members: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>): readonly string[] {
  return [...members.keys()].filter((name) => others.has(name));
}

function* leaf(old: unknown, next: unknown, field: string): Iterable<FieldChange> {
  if (old instanceof Secret && next instanceof Secret) {
    if (!old.equals(next)) yield { field, old: 'a secret', new: 'another secret' };
    return;
  }
  const isSecret = old instanceof Secret || next instanceof Secret;
  if (!isSecret && JSON.stringify(old) === JSON.stringify(next)) return;
  const plain = [shownLeaf(old), shownLeaf(next)] as const;
  // The number 1 and the text "1".
  const [was, is] = plain[0] === plain[1] ? [JSON.stringify(old), JSON.stringify(next)] : plain;
  const from = was === null || is === null ? 0 : firstDifference(was, is);
  yield { field, old: was && cut(was, from), new: is && cut(is, from) };
}

function shownLeaf(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : flow(value);
}

function flow(value: unknown): string {
  if (value instanceof Secret) return 'a secret';
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isRecord(value)) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return members.length === 0 ? '{}' : `{ ${members.map(([key, member]) => `${key}: ${flow(member)}`).join(', ')} }`;
  }
  return typeof value === 'string' && /^[\w./$*][\w./$*-]*$/.test(value) ? value : JSON.stringify(value);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function cut(text: string, difference: number): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const start = difference <= MAX_CHARACTERS / 2 ? 0 : difference - CHARACTERS_BEFORE;
  const end = start + MAX_CHARACTERS;
  return `${start === 0 ? '' : '…'}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
