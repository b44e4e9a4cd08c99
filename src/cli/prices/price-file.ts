/** The file of an imported list: its YAML, and how it differs from an earlier one. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Change } from '../../config/inspect/change.ts';
import { diffDocuments } from '../../config/inspect/walk.ts';
import { isRecord } from '../../lib/json/record.ts';
import { CliError } from '../shared/errors.ts';
import type { ListedTable } from './listed-costs.ts';

/** A model that is imported. */
export interface ImportedModel {
  /** The model's id here. */
  readonly id: string;
  readonly as: string;
  readonly limits: Readonly<Record<string, number>>;
  readonly cost: ListedTable;
}

export interface FileOptions {
  /** `litellm` */
  readonly list: string;
  readonly factor: string;
  /** The model that all are like; undefined: only tables are written. */
  readonly like: string | undefined;
}

/** The first line of such a file. No other file is replaced. */
export const headOf = (list: string): string =>
  `# Written by tollgate prices import ${list}, which replaces it. Write other prices into a file of your own: { of: NAME_cost, … }.`;

/** A configuration reads files of at most 1 MiB. */
const LARGEST_PART_characters = 900_000;

/**
 * The texts of the file, and of those that it includes if one would be too large. Each table and each model is a line.
 *
 * @param out the name of the file
 */
export function priceFiles(
  models: readonly ImportedModel[],
  { list, factor, like }: FileOptions,
  out: string,
): ReadonlyMap<string, string> {
  const names = tableNames(models.map(({ id }) => id));
  const parts: { readonly prices: string[]; readonly models: string[]; size: number }[] = [];
  for (const { id, as, limits, cost } of models) {
    const name = names.get(id) ?? id;
    const price = { list, currency: 'USD', ...cost };
    const tables = [`  ${name}_cost: ${flow(price)}`, `  ${name}: ${flow({ of: `${name}_cost`, factor })}`];
    const model = { like, as, price: name, cost: `${name}_cost`, ...(Object.keys(limits).length > 0 && { limits }) };
    const entries = like === undefined ? [] : [`  ${scalar(id)}: ${flow(model)}`];
    const size = [...tables, ...entries].join('\n').length + 2;
    const last = parts.at(-1);
    const part =
      last !== undefined && last.size + size <= LARGEST_PART_characters ? last : { prices: [], models: [], size: 0 };
    if (part !== last) parts.push(part);
    part.prices.push(...tables);
    part.models.push(...entries);
    part.size += size;
  }
  const others = parts.slice(1).map((_, index) => out.replace(/(\.\w+)?$/, `_${index + 2}$1`));
  const files = [{ prices: [], models: [] }, ...parts].slice(parts.length === 0 ? 0 : 1).map((part, index) => {
    const included =
      index > 0 || others.length === 0 ? [] : [`include: [${others.map((name) => scalar(basename(name))).join(', ')}]`];
    const sections = (['prices', 'models'] as const).flatMap((key) =>
      part[key].length === 0 ? [] : [`${key}:`, ...part[key]],
    );
    return [others[index - 1] ?? out, `${[headOf(list), ...included, ...sections].join('\n')}\n`] as const;
  });
  return new Map(files);
}

/**
 * A name of two tables for each model. Where several would have the same one, each gets a part of its hash, so that no name stands for
 * another model when the list has other models or another order.
 */
function tableNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const id of ids) for (const table of tablesOf(slugOf(id))) uses.set(table, (uses.get(table) ?? 0) + 1);
  const isFree = (slug: string) => tablesOf(slug).every((table) => uses.get(table) === 1);
  const hashOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 8);
  return new Map(ids.map((id) => [id, isFree(slugOf(id)) ? slugOf(id) : `${slugOf(id)}_${hashOf(id)}`]));
}

function tablesOf(name: string): readonly string[] {
  return [name, `${name}_cost`];
}

function slugOf(id: string): string {
  const slug = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  // YAML reads these as other values than texts.
  return /^(?!(true|false|null)$)[a-z]/.test(slug) ? slug : `m_${slug}`;
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isRecord(value)) return typeof value === 'string' ? scalar(value) : String(value);
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${scalar(key)}: ${flow(member)}`)
    .join(', ')} }`;
}

/** A text in quotes, unless it is surely the same without them. */
function scalar(text: string): string {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

/** The texts of an earlier import; none if there is no such file. @throws CliError file_exists if it is another file */
export function earlierFiles(list: string, out: string): readonly string[] {
  if (!existsSync(out)) return [];
  const text = readFileSync(out, 'utf8');
  if (!text.startsWith(headOf(list)))
    throw new CliError(
      'file_exists',
      `${out} exists, and is not of prices import ${list}`,
      'choose another file with --out',
    );
  const { include }: { readonly include?: unknown } = Object(parse(text));
  const others = Array.isArray(include) ? include.map((name) => join(dirname(out), String(name))) : [];
  return [text, ...others.flatMap((name) => earlierFiles(list, name))];
}

/** What changes from one import to the next, as `diff` shows it. */
export function changesOf(old: readonly string[], next: readonly string[]): readonly Change[] {
  return diffDocuments(documentOf(old), documentOf(next));
}

function documentOf(texts: readonly string[]) {
  const read = texts.map((text): { readonly prices?: unknown; readonly models?: unknown } => Object(parse(text)));
  return {
    prices: read.flatMap(({ prices }) => named(prices, 'name')),
    models: read.flatMap(({ models }) => named(models, 'id')),
  };
}

function named(section: unknown, key: 'name' | 'id'): readonly object[] {
  return isRecord(section) ? Object.entries(section).map(([name, entry]) => ({ [key]: name, ...Object(entry) })) : [];
}
