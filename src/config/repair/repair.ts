/**
 * Repairs a copy of a document that has schema errors, so that the compiler can check the rest of it in the same run:
 *
 * - a misspelt key gets the name that was meant, if its value fits that key;
 * - a wrong value is removed;
 * - an entry with an invalid name is removed;
 * - a missing value is replaced by a placeholder, the first of the schema's examples that fits.
 *
 * Every repaired path is recorded, except corrected keys. The compiler draws no conclusions from repaired values.
 *
 * Without repairs (`checkSchema` returns none), 96 of the 465 cases of `node test/config/cases.test.ts` find fewer mistakes in one run.
 */
import type { ErrorObject } from 'ajv';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue, parsePointer } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { GatewayConfig } from '../../plan/generated/gateway.d.ts';
import { COMPLETED_KEYS } from '../read/expand/inherit.ts';
import type { Finding } from '../read/finding.ts';
import { JOINED } from '../read/key-errors.ts';
import { type Path, toPointer } from '../read/position.ts';
import { describeSchemaError } from '../read/schema-errors.ts';
import { note, propertiesOf, strings } from '../read/schema-words.ts';
import type { Source } from '../read/source.ts';
import { validate } from '../read/validator.ts';
import { isKeyError, type KeyProblem } from '../read/variants.ts';
import type { Draft } from './draft.ts';
import { type Repair, Repairs } from './repairs.ts';

/** A document that fits the schema, and the paths where it differs from the operator's text. */
export interface RepairedDocument {
  readonly config: GatewayConfig;
  readonly repairs: Repairs;
}

/** A repair may uncover errors one level deeper, which the next round repairs. No document is nested that deeply. */
const MAX_ROUNDS = 64;

/**
 * Corrects misspelt keys, so that their values are checked, too. Returns the findings about them.
 *
 * @param doubtful gets the paths of values that are uncertain because of them.
 */
export function correctKeys(draft: Draft, source: Source, doubtful: Path[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (;;) {
    const judged = validate(draft.root);
    const corrected = judged.fits
      ? []
      : judged.errors.flatMap((error) => correctKey(error, draft, source, doubtful) ?? []);
    if (corrected.length === 0) return findings;
    findings.push(...corrected);
  }
}

/** Corrects a misspelt key if the value has the type of the key that was meant. Returns the finding about it. */
function correctKey(error: ErrorObject, draft: Draft, source: Source, doubtful: Path[]): Finding | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const finding = describeSchemaError(error, draft, source);
  const meant = String(finding?.meant?.at(-1) ?? '');
  const path = [...(parsePointer(error.instancePath) ?? []), String(error.params.additionalProperty)];
  const property = ownValue(propertiesOf(error.parentSchema), meant);
  const place = [...path.slice(0, -1), meant];
  if (
    property === undefined ||
    !(isFree(place, draft, source) || source.isInherited(path)) ||
    !fitsType(draft.get(path), property)
  )
    return undefined;
  const other = draft.get(place);
  if (source.isInherited(path) && other !== undefined) {
    // This entry states the key that its parent misspells. A mapping that the parent completes is uncertain.
    if (COMPLETED_KEYS.has(meant)) doubtful.push(place);
    draft.remove(path);
    return finding;
  }
  const value = draft.get(path);
  if (COMPLETED_KEYS.has(meant) && isRecord(value) && isRecord(other)) draft.set(path, { ...other, ...value });
  draft.rename(path, meant);
  return finding;
}

/** Whether the entry does not state the key itself. */
function isFree(place: Path, draft: Draft, source: Source): boolean {
  return !draft.has(place) || source.isInherited(draft.toSource(place));
}

/**
 * Repairs a document. Returns undefined when not even its root is a mapping.
 *
 * @param doubtful paths whose values are uncertain; they are removed.
 */
export function repairDocument(draft: Draft, source: Source, doubtful: readonly Path[]): RepairedDocument | undefined {
  const repairer = new Repairer(draft, source);
  if (!doubtful.every((path) => repairer.remove(path))) return undefined;
  draft.compact();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const judged = validate(draft.root);
    if (judged.fits) return { config: judged.config, repairs: repairer.repairs };
    for (const error of judged.errors) if (!repairer.repair(error)) return undefined;
    draft.compact();
  }
  return undefined;
}

/** The result for a document without errors. */
export function withoutRepairs(draft: Draft, source: Source, config: GatewayConfig): RepairedDocument {
  return { config, repairs: new Repairer(draft, source).repairs };
}

/** Its methods return false when the whole document is wrong. */
class Repairer {
  readonly #draft: Draft;
  readonly #source: Source;
  readonly #repairs = new Map<string, Repair>();
  /** How many placeholders were tried at each path. */
  readonly #tries = new Map<string, number>();

  constructor(draft: Draft, source: Source) {
    this.#draft = draft;
    this.#source = source;
  }

  get repairs(): Repairs {
    return new Repairs([...this.#repairs.values()], (path) => this.#draft.toSource(path));
  }

  remove(path: Path): boolean {
    if (path.length === 0) return false;
    this.#remember(path, 'removed', this.#draft.get(path));
    this.#draft.remove(path);
    return true;
  }

  repair(error: ErrorObject): boolean {
    const path = parsePointer(error.instancePath) ?? [];
    // The repair of an earlier error may have removed the value.
    if (path.length > 0 && !this.#draft.has(path)) return true;
    if (error.propertyName !== undefined) return this.remove([...path, error.propertyName]);
    if (isKeyError(error)) return this.#repairKeys(error.params, path, error.parentSchema);
    switch (error.keyword) {
      case 'propertyNames':
      case 'if':
        // The name, or the failing case, has its own error.
        return true;
      case 'additionalProperties':
        return this.#removeUnknown(path, String(error.params.additionalProperty), error.parentSchema);
      case 'required':
      case 'dependencies':
        return this.#add(path, String(error.params.missingProperty), error.parentSchema);
      case 'uniqueItems':
        return this.remove([...path, Math.max(Number(error.params.i), Number(error.params.j))]);
      default:
        return this.remove(path);
    }
  }

  #repairKeys(problem: KeyProblem, path: Path, schema: unknown): boolean {
    switch (problem.problem) {
      case 'none':
        return this.#add(path, problem.keys[0] ?? '', schema);
      case 'many':
        // It is unknown which key was meant, so the kept key counts as a placeholder.
        this.#remember([...path, problem.keys[0] ?? ''], 'placeholder');
        for (const key of problem.keys.slice(1)) this.remove([...path, key]);
        return true;
      case 'stray':
        return this.remove([...path, problem.key]);
      case 'lacking':
        return this.#add(path, problem.key, schema);
    }
  }

  /** The unknown key may be a misspelling of an absent key, so the absent keys that it may mean are recorded as repaired, too. */
  #removeUnknown(path: Path, key: string, schema: unknown): boolean {
    const value = this.#draft.get([...path, key]);
    const properties = propertiesOf(schema);
    const names = Object.keys(properties);
    const [, joined = '', text = ''] = JOINED.exec(key) ?? [];
    if (names.includes(joined)) {
      this.#remember([...path, joined], 'removed', text);
      return this.remove([...path, key]);
    }
    const meant = nearest(
      key,
      names.filter((name) => isFree([...path, name], this.#draft, this.#source)),
    );
    const absent = names.filter((name) => !this.#draft.has([...path, name]));
    const fitting = absent.filter((name) => fitsType(value, ownValue(properties, name)));
    for (const name of meant === undefined ? fitting : [meant]) this.#remember([...path, name], 'removed', value);
    return this.remove([...path, key]);
  }

  #add(path: Path, key: string, schema: unknown): boolean {
    const place = [...path, key];
    const tried = this.#tries.get(toPointer(place)) ?? 0;
    this.#tries.set(toPointer(place), tried + 1);
    const property = ownValue(propertiesOf(schema), key);
    const value = isEmptiable(property) ? {} : placeholders(property)[tried];
    if (value === undefined) return this.remove(path);
    this.#remember(place, 'placeholder');
    this.#draft.set(place, structuredClone(value));
    return true;
  }

  /** Records a repair. The value recorded first is the operator's; later ones are placeholders. */
  #remember(path: Path, kind: Repair['kind'], value?: unknown): void {
    const pointer = this.#pointer(path);
    const known = this.#repairs.get(pointer);
    const source = this.#draft.toSource(path);
    this.#repairs.set(pointer, { path: source, kind, value: known === undefined ? value : known.value });
  }

  #pointer(path: Path): string {
    return toPointer(this.#draft.toSource(path));
  }
}

/** The target of a node's `$ref`, or the node itself. */
function resolveRef(node: unknown): unknown {
  const name = note(node, '$ref')?.replace('#/definitions/', '');
  return name === undefined ? node : ownValue(schema.definitions, name);
}

/** Whether the schema allows the type of a value. A schema without a type allows every value. */
function fitsType(value: unknown, node: unknown): boolean {
  const target = resolveRef(node);
  const type = isRecord(target) ? target.type : undefined;
  const types = typeof type === 'string' ? [type] : strings(type);
  return types.length === 0 || types.includes(typeOf(value)) || (types.includes('number') && typeof value === 'number');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** A property's examples. Each of them fits the schema. */
function placeholders(node: unknown): readonly unknown[] {
  return isRecord(node) && Array.isArray(node.examples) ? node.examples : [];
}

/** Whether the schema describes a mapping with the operator's own names that may be empty. */
function isEmptiable(node: unknown): boolean {
  return isRecord(node) && node.type === 'object' && node.properties === undefined && node.minProperties === undefined;
}
