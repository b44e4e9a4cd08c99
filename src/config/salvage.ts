/**
 * Mends a copy of a document that has mistakes of shape, so that the passes can look for theirs in the rest of it: what is
 * wrong is left out, what is missing gets a stand-in from the schema's examples, and each such place is remembered as a gap.
 */
import type { ErrorObject } from 'ajv';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import { ownValue, parsePointer } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import type { Draft } from './draft.ts';
import { type Gap, type GapKind, Gaps } from './gaps.ts';
import { fitsType, isEmptiable, standIns } from './schema-values.ts';
import { propertiesOf } from './shape-words.ts';
import { type Path, toPointer } from './source.ts';
import { judgeShape } from './validator.ts';
import type { Values } from './values.ts';
import { isKeyError, type KeyProblem } from './variants.ts';

/** A document that fits the schema, and what in it is not the operator's. */
export interface Salvage {
  readonly config: GatewayConfig;
  readonly gaps: Gaps;
}

/** Each round mends what the one before uncovered; documents are not nested that deeply. */
const MOST_ROUNDS = 64;

/** The mended document; undefined where not even its root is a mapping. */
export function salvage(draft: Draft, { doubtful, hidden }: Values): Salvage | undefined {
  const repair = new Repair(draft);
  if (!doubtful.every((path) => repair.drop(path))) return undefined;
  draft.compact();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const judged = judgeShape(draft.root);
    if (judged.fits) return { config: judged.config, gaps: repair.gaps(hidden) };
    for (const error of judged.errors) if (!repair.mend(error)) return undefined;
    draft.compact();
  }
  return undefined;
}

class Repair {
  readonly #draft: Draft;
  readonly #gaps = new Map<string, Gap>();
  /** How many stand-ins a place has had. */
  readonly #tries = new Map<string, number>();

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  gaps(hidden: Values['hidden']): Gaps {
    const all = [...this.#gaps.values(), ...hidden.map(({ path, value }): Gap => ({ path, kind: 'hidden', value }))];
    return new Gaps(all, (path) => this.#draft.toSource(path));
  }

  /** Leaves the value at the path out; false when that is the whole document. */
  drop(path: Path): boolean {
    if (path.length === 0) return false;
    this.#remember(path, 'removed', this.#draft.get(path));
    this.#draft.remove(path);
    return true;
  }

  /** Takes one error away; false when the whole document is at fault. */
  mend(error: ErrorObject): boolean {
    const path = parsePointer(error.instancePath) ?? [];
    // What it is about may have gone with an error before it.
    if (path.length > 0 && !this.#draft.has(path)) return true;
    if (error.propertyName !== undefined) return this.#mendName([...path, error.propertyName]);
    if (isKeyError(error)) return this.#mendKeys(error.params, path, error.parentSchema);
    switch (error.keyword) {
      case 'propertyNames':
      case 'if':
        return true;
      case 'additionalProperties':
        return this.#dropUnknown(path, String(error.params.additionalProperty), error.parentSchema);
      case 'required':
      case 'dependencies':
        return this.#standIn(path, String(error.params.missingProperty), error.parentSchema);
      case 'uniqueItems':
        return this.drop([...path, Math.max(Number(error.params.i), Number(error.params.j))]);
      default:
        return this.drop(path);
    }
  }

  #mendKeys(problem: KeyProblem, path: Path, schema: unknown): boolean {
    switch (problem.problem) {
      case 'none': {
        const left = problem.keys.find((key) => this.#gaps.has(this.#pointer([...path, key])));
        for (const key of problem.keys) if (left === undefined) this.#remember([...path, key], 'absent');
        return this.#standIn(path, left ?? problem.keys[0] ?? '', schema);
      }
      case 'many':
        // Nobody knows which is meant, so what is left is not certain either.
        this.#remember([...path, problem.keys[0] ?? ''], 'replaced');
        for (const key of problem.keys.slice(1)) this.drop([...path, key]);
        return true;
      case 'stray':
        return this.drop([...path, problem.key]);
      case 'lacking':
        return this.#standIn(path, problem.key, schema);
    }
  }

  /** A badly spelt name is spelt as names are, so that what it stands for is looked at; where that fails it is left out. */
  #mendName(path: Path): boolean {
    const name = String(path.at(-1));
    const spelt = name.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_');
    const place = [...path.slice(0, -1), spelt];
    if (spelt === name || !/^[a-z]/.test(spelt) || this.#draft.has(place)) return this.drop(path);
    this.#draft.rename(path, spelt);
    return true;
  }

  #dropUnknown(path: Path, key: string, schema: unknown): boolean {
    const value = this.#draft.get([...path, key]);
    const properties = propertiesOf(schema);
    const absent = Object.keys(properties).filter((name) => !this.#draft.has([...path, name]));
    const meant = nearest(key, absent);
    const fitting = absent.filter((name) => fitsType(value, ownValue(properties, name)));
    if (meant !== undefined) this.#remember([...path, meant], 'absent', value);
    else for (const name of fitting) this.#remember([...path, name], 'possible', value);
    return this.drop([...path, key]);
  }

  #standIn(path: Path, key: string, schema: unknown): boolean {
    const place = [...path, key];
    const tried = this.#tries.get(toPointer(place)) ?? 0;
    this.#tries.set(toPointer(place), tried + 1);
    const property = ownValue(propertiesOf(schema), key);
    const value = isEmptiable(property) ? {} : standIns(property)[tried];
    if (value === undefined) return this.drop(path);
    this.#remember(place, 'replaced');
    this.#draft.set(place, structuredClone(value));
    return true;
  }

  /** What first stood in a place is what the operator wrote. */
  #remember(path: Path, kind: GapKind, value?: unknown): void {
    const source = this.#draft.toSource(path);
    const pointer = toPointer(source);
    const known = this.#gaps.get(pointer);
    this.#gaps.set(pointer, { path: source, kind, value: known === undefined ? value : known.value });
  }

  #pointer(path: Path): string {
    return toPointer(this.#draft.toSource(path));
  }
}
