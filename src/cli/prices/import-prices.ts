/** `prices import`: makes price tables of a public list of costs, says what it leaves out, and how they differ from the last import. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { listPrices } from '../../admin/operations/prices.ts';
import type { Change } from '../../config/inspect/change.ts';
import { wordsOf } from '../../config/inspect/words.ts';
import { globMatcher } from '../../lib/text/prefix.ts';
import { CliError, usageError, writeOrRefuse } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { addList, option } from '../shared/operation-command.ts';
import { readInput } from '../shared/sent-body.ts';
import { writeFileOf } from '../shared/written-file.ts';
import type { ListedModel } from './listed-costs.ts';
import { readLitellm } from './litellm-list.ts';
import { readOpenrouter } from './openrouter-list.ts';
import { changesOf, earlierFiles, priceFiles } from './price-file.ts';
import { readNames, type SortedModels, sortModels } from './sort-models.ts';

interface ImportOptions {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  readonly mode?: readonly string[];
  readonly factor: string;
  readonly tiers?: true;
  readonly like?: string;
  readonly names?: string;
  readonly out: string;
}

interface List {
  readonly name: string;
  readonly about: string;
  readonly read: (text: string) => readonly ListedModel[] | undefined;
}

const LISTS: readonly List[] = [
  { name: 'litellm', about: "LiteLLM's model_prices_and_context_window.json", read: readLitellm },
  { name: 'openrouter', about: "the answer of OpenRouter's GET /api/v1/models", read: readOpenrouter },
];

/** Adds `prices import`; `--json` gives `{models,imported,refused:[{model,reason}],left:[{cost,reason,models}],changed,created}`. */
export function addPricesCommands(program: Command, act: CommandHandler): void {
  const prices = program.command('prices').description('list prices; make price tables of public lists');
  addList([prices, act], 'list', listPrices, {
    does: 'list what callers, an account or a group pay for each model, with costs and margins',
    options: [
      option('--model <glob>', 'only models with such an id'),
      option('--account <account>', 'what this account pays, by id or name'),
      option('--group <group>', 'what this group pays'),
    ],
    as: 'prices',
    none: 'no models with a price',
    titles: 'MODEL TABLE PER FOR >PAID >COST >MARGIN_% NEXT',
    lines: ({ id, table, unit, next_at, cells }) =>
      cells.map((cell) => [
        id,
        table,
        unit,
        cell.for === '' ? 'everything' : cell.for,
        cell.paid,
        cell.cost ?? '-',
        cell.margin ?? '-',
        cell.next === null || cell.next === cell.paid ? '-' : `${cell.next} from ${next_at}`,
      ]),
  });
  const command = prices.command('import').description('make price tables of the costs in a public list');
  for (const list of LISTS)
    command
      .command(list.name)
      .description(`import ${list.about}`)
      .argument('<file>', 'the list, or - for standard input')
      .option('--only <glob>', "only models with such a name, as in 'gpt-*'; may repeat", collect)
      .option('--except <glob>', "no models with such a name, as in '*-audio*'; may repeat", collect)
      .option('--mode <mode>', 'only models for this, such as chat or embedding; may repeat', collect)
      .option('--factor <factor>', 'what each cost is multiplied by to make its price', '1')
      .option('--tiers', 'by service tier too, if the billing rule has a fact tier')
      .option('--like <model>', 'write models too, like this one of yours')
      .option('--names <file>', 'YAML with your names: { models: { gpt-4o: large }, classes: { cache_read: cached } }')
      .option('--out <file>', 'where to write the tables', `prices/${list.name}.yaml`)
      .action(act((cli: Cli, file: string, options: ImportOptions) => importList(cli, list, file, options)));
}

function collect(value: string, all: readonly string[] = []): readonly string[] {
  return [...all, value];
}

/** As in the language: above 0, at most 100, with at most 9 decimals. */
const FACTOR = /^(?!0(\.0*)?$)(0|[1-9]\d?|100(?=$|\.0+$))(\.\d{1,9})?$/;

async function importList(cli: Cli, list: List, file: string, options: ImportOptions): Promise<Answer> {
  const { factor, like, out, tiers: hasTiers = false } = options;
  if (!FACTOR.test(factor))
    throw usageError(`--factor ${factor} is not a factor`, 'write a decimal above 0 and at most 100, such as 1.3');
  const names = readNames(options.names);
  const models = selected(readList(list, file, await textOf(cli, file)), options);
  const { imported, refused, left } = sortModels(models, names, hasTiers);
  const files = priceFiles(imported, { list: list.name, factor, like }, out);
  const old = earlierFiles(list.name, out);
  const changed = old.length === 0 ? [] : changesOf(old, [...files.values()]);
  writeOrRefuse(out, 'choose another file with --out', () => mkdirSync(dirname(out), { recursive: true }));
  for (const [name, text] of files) await writeFileOf(name, '--out', async (write) => write(text));
  const outcome = { models: models.length, imported: imported.length, refused, left, changed };
  return {
    json: { ...outcome, created: [...files.keys()] },
    text: textFor({ ...outcome, out, isFirst: old.length === 0 }),
  };
}

async function textOf(cli: Cli, file: string): Promise<string> {
  try {
    return (await readInput(cli, file)).toString();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError('file_unreadable', `${file} cannot be read: ${reason}`, 'correct the path');
  }
}

function readList({ about, read }: List, file: string, text: string): readonly ListedModel[] {
  let models: readonly ListedModel[] | undefined;
  try {
    models = read(text.replace(/^\uFEFF/, ''));
  } catch {
    models = undefined;
  }
  if (models !== undefined) return models;
  throw new CliError('file_unreadable', `${file} is not ${about}`, 'download it again');
}

function selected(
  models: readonly ListedModel[],
  { only = ['*'], except = [], mode }: ImportOptions,
): readonly ListedModel[] {
  const [isTaken, isExcepted] = [globMatcher(only), globMatcher(except)];
  return models.filter(
    (model) =>
      isTaken(model.name) && !isExcepted(model.name) && (mode === undefined || mode.includes(model.mode ?? 'chat')),
  );
}

interface Outcome extends Pick<SortedModels, 'refused' | 'left'> {
  readonly out: string;
  readonly models: number;
  readonly imported: number;
  readonly changed: readonly Change[];
  readonly isFirst: boolean;
}

function textFor({ out, models, imported, refused, left, changed, isFirst }: Outcome): string {
  const reasons = Map.groupBy(refused, ({ reason }) => reason);
  return [
    ...changed.flatMap((change) => wordsOf(change)),
    ...left.map(({ cost, reason, models }) => `left out: ${cost} ${reason}: ${models.join(', ')}`),
    ...Array.from(reasons, ([reason, all]) => `refused: ${reason}: ${all.map(({ model }) => model).join(', ')}`),
    `wrote ${imported} of ${models} models to ${out}${isFirst || changed.length > 0 ? '' : ', as before'}`,
    ...(isFirst ? [`next, include it: include: [${out}]`] : []),
  ].join('\n');
}
