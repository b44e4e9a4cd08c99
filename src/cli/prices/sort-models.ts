/** Which models of a list are imported, with the operator's names; why the others are refused, and which costs are left out. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { isRecord } from '../../lib/json/record.ts';
import { AmountError } from '../../lib/money/amount.ts';
import { formatPico, type Pico, parsePico } from '../../lib/money/fine-price.ts';
import { MODEL_NAME } from '../convert/convert-chat.ts';
import { CliError } from '../shared/errors.ts';
import { type ClassNames, type ListedModel, tableOf } from './listed-costs.ts';
import type { ImportedModel } from './price-file.ts';

/** The operator's names. A class may have several, or none. */
export interface Names {
  readonly models: Readonly<Record<string, string>>;
  readonly classes: ClassNames;
  /** The prices of classes that a model does not have in the list, in its currency. */
  readonly missing: Readonly<Record<string, string>>;
}

/** Reads a file of names; none without one. @throws CliError file_unreadable */
export function readNames(file: string | undefined): Names {
  if (file === undefined) return { models: {}, classes: {}, missing: {} };
  let read: unknown;
  try {
    read = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError('file_unreadable', `${file} cannot be read: ${String(error)}`, 'correct the path or the file');
  }
  const { models = {}, classes = {}, missing = {}, ...others } = isRecord(read) ? read : { file };
  const parts = [models, classes, missing].map((part) => (isRecord(part) ? Object.entries(part) : []));
  const isName = (value: unknown) => typeof value === 'string' || (Array.isArray(value) && value.every(isText));
  if (Object.keys(others).length > 0 || !parts.flat().every(([, value]) => isName(value)))
    throw new CliError('file_unreadable', `${file} has something else than names and prices`, NAMES_HINT);
  const [own = [], renamed = [], prices = []] = parts;
  return {
    models: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    classes: Object.fromEntries(renamed.map(([name, value]) => [name, [value].flat().map(String)])),
    missing: Object.fromEntries(prices.map(([name, value]) => [name, formatPico(priceOf(String(value), file))])),
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function priceOf(text: string, file: string): Pico {
  try {
    return parsePico(text);
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new CliError('file_unreadable', `${file}: ${error.message}`, NAMES_HINT);
  }
}

const NAMES_HINT =
  'write { models: { NAME_IN_THE_LIST: YOUR_NAME }, classes: { CLASS: YOUR_CLASS or [CLASSES] }, missing: { CLASS: "PRICE" } }';

export interface SortedModels {
  readonly imported: readonly ImportedModel[];
  readonly refused: readonly { readonly model: string; readonly reason: string }[];
  /** The costs of imported models that no table has, or not exactly. */
  readonly left: readonly LeftCost[];
}

interface LeftCost {
  readonly cost: string;
  readonly reason: string;
  readonly models: string[];
}

const ROUNDED = 'has more than 12 decimals, and is rounded half up';
const NEEDS_TIERS = 'needs --tiers, and a billing rule with a fact tier';

/** @param hasTiers whether tables are by service tier too */
export function sortModels(models: readonly ListedModel[], names: Names, hasTiers: boolean): SortedModels {
  const imported: ImportedModel[] = [];
  const refused: { model: string; reason: string }[] = [];
  const left = new Map<string, LeftCost>();
  const ids = new Set<string>();
  for (const listed of models) {
    const { name, as, limits, costs } = listed;
    const id = Object.hasOwn(names.models, name) ? (names.models[name] ?? name) : name;
    const made = listed.refused ?? whyNamedWrong(id, ids) ?? tableOf(costs, { ...names, hasTiers });
    if (typeof made === 'string') {
      refused.push({ model: name, reason: made });
      continue;
    }
    ids.add(id);
    imported.push({ id, as, limits, cost: made.table });
    const tiers = new Set(hasTiers ? [] : costs.flatMap(({ tier }) => tier ?? []));
    for (const [cost, reason] of [
      ...listed.left,
      ...Array.from(made.rounded, (each) => [`the price of ${each}`, ROUNDED] as const),
      ...Array.from(tiers, (tier) => [`the tier ${tier}`, NEEDS_TIERS] as const),
    ])
      getOrCreate(left, `${cost} ${reason}`, () => ({ cost, reason, models: [] })).models.push(name);
  }
  return { imported, refused, left: [...left.values()] };
}

function whyNamedWrong(id: string, ids: ReadonlySet<string>): string | undefined {
  if (ids.has(id)) return `another model has the name ${id}`;
  return MODEL_NAME.test(id) ? undefined : 'its name has other characters than letters, digits and . _ / : @ -';
}
