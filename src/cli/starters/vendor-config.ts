/** Makes a configuration from the gallery: some vendors in one gateway. */
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { compileConfig } from '../../config/compile-config.ts';
import { CliError } from '../shared/errors.ts';
import { CONFIG_FILE, EXAMPLES, STARTER } from './starter.ts';

/** Sections that a gateway has once. */
const SHARED = /^(?:version|server|store|currency|limits): .*\n/gm;

/** Reads a list of vendors. @param names separated by commas */
export function readVendors(names: string): readonly string[] {
  const all = EXAMPLES.names().flatMap((name) => /^([\w-]+)\.yaml$/.exec(name)?.[1] ?? []);
  const chosen = [...new Set(names.split(',').map((name) => name.trim()))];
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown === undefined) return chosen;
  throw new InvalidArgumentError(`'${unknown}' is not one of: ${all.join(', ')}.`);
}

/**
 * The files of some vendors by name: one main file, and one more for each of several vendors.
 *
 * @throws CliError vendors_clash if they have a path or a name in common.
 */
export function vendorConfig(vendors: readonly string[]): ReadonlyMap<string, string> {
  const isTheirs = (name: string) =>
    vendors.some((vendor) => name === `${vendor}.yaml` || name.startsWith(`${vendor}/`));
  const texts = new Map(
    EXAMPLES.names()
      .filter(isTheirs)
      .map((name): [string, string] => [name, movedUp(EXAMPLES.read(name))]),
  );
  const main = `${vendors[0]}.yaml`;
  const first = texts.get(main) ?? '';
  if (vendors.length === 1) texts.delete(main);
  else
    for (const vendor of vendors)
      texts.set(
        `${vendor}.yaml`,
        (texts.get(`${vendor}.yaml`) ?? '').replaceAll(SHARED, '').replaceAll(/\n{3,}/g, '\n\n'),
      );
  const named = [...texts.values(), first].flatMap((text) => text.match(/schemas\/[\w-]+\/[\w-]+\.json/g) ?? []);
  const files = new Map([
    ['schemas/gateway.editor.json', STARTER.read('schemas/gateway.editor.json')],
    ...[...new Set(named)].map((name): [string, string] => [name, EXAMPLES.read(name)]),
    ...texts,
    [CONFIG_FILE, vendors.length === 1 ? first : mainFile(vendors, first)],
  ]);
  checkTogether(vendors, files);
  return files;
}

/** A text of the gallery, whose JSON Schema for editors is one folder higher there, with its prices marked as examples. */
function movedUp(text: string): string {
  return text
    .replace('$schema=../schemas/', '$schema=./schemas/')
    .replace('$schema=../../', '$schema=../')
    .replace(/^prices:\n(?: .*\n|\n)*/gm, (tables) =>
      tables
        .replaceAll(/^( {2}[\w$().-]+: \{ )(?!like)/gm, '$1example: true, ')
        .replaceAll(/^( {2}[\w$().-]+:)\n(?! {4}like)/gm, '$1\n    example: true\n'),
    );
}

function mainFile(vendors: readonly string[], first: string): string {
  const [version = '', ...shared] = first.match(SHARED) ?? [];
  return [
    '# yaml-language-server: $schema=./schemas/gateway.editor.json\n',
    `# A gateway for ${vendors.join(', ')}. Each file that it includes has one vendor: its prices, which are examples, its models and its routes.\n`,
    version,
    `include: [${vendors.map((vendor) => `${vendor}.yaml`).join(', ')}]\n\n`,
    ...shared,
  ].join('');
}

function checkTogether(vendors: readonly string[], files: ReadonlyMap<string, string>): void {
  const read = new Map(Array.from(files, ([name, text]) => [resolve(name), text]));
  const { diagnostics } = compileConfig(CONFIG_FILE, { env: {}, read });
  const mistake = diagnostics.find(({ severity, code }) => severity === 'error' && code !== 'missing-env');
  if (mistake === undefined) return;
  throw new CliError(
    'vendors_clash',
    `${vendors.join(' and ')} cannot share one gateway: ${mistake.message}`,
    'choose others, or write each to a folder of its own',
  );
}
