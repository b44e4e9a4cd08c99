/** Compiles fills, and checks them: the body's schema must accept every value that a fill adds. */

import { readBodySchema, validate } from '../../../billing/schemas/validator.ts';
import { ownValue, parsePointer, readPointer } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { Fill, HiddenEvents as HiddenEventsConfig } from '../../../plan/generated/gateway.d.ts';
import type { ClampPlan, FillPlan, HiddenEvents, SetValue } from '../../../plan/index.ts';
import { compileSection, type References, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import { type Path, toPointer } from '../../read/position.ts';
import { quoteValue } from '../../read/schema-words.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The schema of the bodies that are filled, with the name of its file. */
interface NamedSchema {
  readonly document: object;
  readonly file: string;
}

/** Keywords about an object as a whole. They are ignored when a single member is checked. */
const OF_THE_WHOLE = ['required', 'minProperties', 'anyOf', 'oneOf', 'not', 'dependencies'];

/** Reports each default and each value of an item that the body's schema refuses. */
export function checkFillValues(
  { name, defaults, items, set = [], clamp = [] }: FillPlan,
  bodies: NamedSchema,
  scope: Scope,
): void {
  const { document: root, file } = bodies;
  if (!isRecord(root)) return;
  const judge = memberJudge(
    root,
    defaults.map(({ member }) => member),
    root,
    bodies,
    scope,
  );
  for (const { member, raw } of defaults) {
    const place = ['fills', name, 'defaults', member];
    const near = misspelt(member, root);
    if (near !== undefined) reportMember({ member, near, schema: root, file, on: 'key' }, place, scope);
    else report(judge({ [member]: JSON.parse(raw) }), place, scope);
  }
  for (const value of set) checkSet(value, root, bodies, ['fills', name, 'set', toPointer(value.at)], scope);
  for (const { at, min, max } of clamp)
    for (const [key, limit] of Object.entries({ min, max })) {
      const place = ['fills', name, 'clamp', toPointer(at), key];
      if (limit !== undefined) checkSet({ at, raw: String(limit) }, root, bodies, place, scope);
    }
  for (const [index, item] of items.entries()) {
    checkItem(item, root, bodies, ['fills', name, 'items', index], scope);
  }
}

function checkSet({ at: path, raw }: SetValue, root: Schema, bodies: NamedSchema, place: Path, scope: Scope): void {
  const { file } = bodies;
  const unknown = (member: string, near: string, schema: Schema) =>
    reportMember({ member, near, schema, file, on: 'key' }, place, scope);
  const schema = schemaAt(path.slice(0, -1), root, unknown);
  const member = path.at(-1) ?? '';
  if (schema === undefined) return;
  const near = misspelt(member, schema);
  if (near !== undefined) reportMember({ member, near, schema, file, on: 'key' }, place, scope);
  else report(memberJudge(schema, [member], root, bodies, scope)({ [member]: JSON.parse(raw) }), place, scope);
}

function checkItem(
  item: FillPlan['items'][number],
  root: Schema,
  bodies: NamedSchema,
  place: Path,
  scope: Scope,
): void {
  const { file } = bodies;
  const schema = schemaAt(item.in, root, (member, near, schema) =>
    reportMember({ member, near, schema, file, on: 'value' }, [...place, 'in'], scope),
  );
  const items = schema && resolved(schema.items, root);
  if (items === undefined) return;
  for (const key of ['member', 'from'] as const) {
    const near = misspelt(item[key], items);
    if (near === undefined) continue;
    reportMember({ member: item[key], near, schema: items, file, on: 'value' }, [...place, key], scope);
    return;
  }
  const from = below(items, item.from, root);
  const known = Array.isArray(from?.enum) ? from.enum.filter((each) => typeof each === 'string') : undefined;
  const judge = memberJudge(items, [item.from, item.member], root, bodies, scope);
  for (const [value, written] of item.values) {
    const at = [...place, 'values', value];
    if (known !== undefined && !known.includes(value)) {
      const message = `'${value}' is not a value of '${item.from}' in ${file}`;
      scope.report.error('bad-default', at, message, suggestion(value, known), { on: 'key' });
    } else report(judge({ [item.from]: value, [item.member]: JSON.parse(written) }), at, scope);
  }
}

/** Returns a check of single members against the schema. The check returns a message or undefined. */
function memberJudge(
  schema: Schema,
  members: readonly string[],
  root: Schema,
  { file }: NamedSchema,
  scope: Scope,
): (value: object) => string | undefined {
  const kept = Object.entries(schema).filter(([keyword]) => !OF_THE_WHOLE.includes(keyword));
  // Compiling a schema is slow, so leave out the members that no value has.
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name]) => members.includes(name)),
  );
  const { definitions = {}, $defs = {} } = root;
  const part = readBodySchema({ ...Object.fromEntries(kept), properties, definitions, $defs });
  scope.parts.push(part);
  return (value) => {
    const mistake = validate(part, value);
    return mistake === undefined ? undefined : `${file} refuses ${quoteValue(Object.values(value).at(-1))}: ${mistake}`;
  };
}

function report(mistake: string | undefined, place: Path, scope: Scope): void {
  if (mistake === undefined) return;
  scope.report.error('bad-default', place, mistake, 'write a value that the schema accepts');
}

/** A member that a schema does not have, and the one that it probably means. */
interface UnknownMember {
  readonly member: string;
  /** As from `misspelt`. */
  readonly near: string;
  readonly schema: Schema;
  readonly file: string;
  /** Whether its name is a key of the configuration. */
  readonly on: 'key' | 'value';
}

function reportMember({ member, near, schema, file, on }: UnknownMember, place: Path, scope: Scope): void {
  const message = `${file} has no member '${member}' here`;
  const hint = near === '' ? suggestion(member, Object.keys(propertiesOf(schema))) : `did you mean '${near}'?`;
  scope.report.error('bad-default', place, message, hint, { on });
}

/** The member that a name probably means; '' if none is similar and the schema allows no other members. */
function misspelt(member: string, schema: Schema): string | undefined {
  const names = Object.keys(propertiesOf(schema));
  if (names.includes(member)) return undefined;
  return nearest(member, names) ?? (schema.additionalProperties === false ? '' : undefined);
}

function propertiesOf(schema: Schema): Schema {
  return isRecord(schema.properties) ? schema.properties : {};
}

function below(schema: Schema, member: string, root: Schema): Schema | undefined {
  return resolved(ownValue(propertiesOf(schema), member), root);
}

/** The schema of the member at this path; undefined if it is not known. @param unknown reports a member that the schema does not have. */
function schemaAt(
  path: readonly string[],
  root: Schema,
  unknown: (member: string, near: string, schema: Schema) => void,
): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const member of path) {
    const near = misspelt(member, schema);
    if (near !== undefined) {
      unknown(member, near, schema);
      return undefined;
    }
    schema = below(schema, member, root);
    if (schema === undefined) return undefined;
  }
  return schema;
}

/** A schema with its `$ref` resolved if the target is in the same file; undefined if it cannot be resolved. */
function resolved(schema: unknown, root: Schema): Schema | undefined {
  if (!isRecord(schema)) return undefined;
  if (typeof schema.$ref !== 'string') return schema;
  const steps = schema.$ref.startsWith('#') ? parsePointer(schema.$ref.slice(1)) : undefined;
  const target = steps?.reduce<unknown>((value, step) => (isRecord(value) ? ownValue(value, step) : undefined), root);
  return isRecord(target) && target.$ref === undefined ? target : undefined;
}

export function compileFills(scope: Scope): References<FillPlan> {
  return compileSection('fills', scope, (name, fill) => compileFill(name, fill, scope));
}

function compileFill(name: string, fill: Fill, scope: Scope): FillPlan {
  const defaults = Object.entries(fill.defaults ?? {}).map(([member, value]) => ({
    member,
    raw: JSON.stringify(value),
  }));
  const items = (fill.items ?? []).map((item) => {
    const values = Object.entries(item.values).map(([from, value]): [string, string] => [from, JSON.stringify(value)]);
    return { in: readPointer(item.in), member: item.member, from: item.from, values: new Map(values) };
  });
  const set = Object.entries(fill.set ?? {}).map(([pointer, value]) => ({
    at: readPointer(pointer),
    raw: JSON.stringify(value),
  }));
  const clamp = Object.entries(fill.clamp ?? {}).map(([pointer, { min, max }]) => ({
    at: readPointer(pointer),
    min,
    max,
  }));
  for (const range of clamp) checkRange(range, fill, ['fills', name], scope);
  return { name, defaults, items, set, clamp: fill.clamp && clamp, hide: fill.hide && compileHidden(fill.hide) };
}

/** Reports a range without numbers, one of a value that is set, and a default outside of it: neither is limited. */
function checkRange({ at, min = -Infinity, max = Infinity }: ClampPlan, fill: Fill, place: Path, scope: Scope): void {
  const { report } = scope;
  const pointer = toPointer(at);
  const range = [...place, 'clamp', pointer];
  if (min > max) {
    const message = `the smallest number ${min} is above the largest one, ${max}`;
    report.error('bad-value', [...range, 'min'], message, 'lower min, or raise max');
  }
  if (fill.set !== undefined && Object.hasOwn(fill.set, pointer)) {
    const message = `'${pointer}' is set, whatever the caller sends`;
    report.error('conflicting-keys', range, message, 'remove it here or in set', { on: 'key' });
  }
  const [member = '', ...below] = at;
  const value = below.length === 0 ? fill.defaults?.[member] : undefined;
  if (typeof value !== 'number' || (value >= min && value <= max)) return;
  const message = `the default ${value} is outside of the range of clamp`;
  report.error('bad-default', [...place, 'defaults', member], message, 'choose one in the range, or change the range');
}

function compileHidden({ has, empty }: HiddenEventsConfig): HiddenEvents {
  return {
    has: readPointer(has),
    sign: JSON.stringify(readPointer(has).at(-1) ?? ''),
    empty: empty === undefined ? undefined : readPointer(empty),
  };
}
