/** The shipped configuration with every file that it names. */
import { shippedFiles } from '../../lib/node/shipped-files.ts';

export const CONFIG_FILE = 'gateway.yaml';

// The source has the files in the project's root; the build copies them to a folder beside the program.
const HOME = new URL(import.meta.filename.endsWith('.ts') ? '../../../' : './starter/', import.meta.url);
/** The folder of the shipped configuration. */
export const STARTER = shippedFiles('starter/', HOME);
/** The gallery: a file for each vendor, and files that they name. */
export const EXAMPLES = shippedFiles('starter/examples/', new URL('examples/', HOME));
const SCHEMAS = shippedFiles('starter/schemas/', new URL('schemas/', HOME));

/** The texts of the files by name: the JSON Schemas and the included files first, the main file last. */
export function starterFiles(): ReadonlyMap<string, string> {
  const names = [
    ...SCHEMAS.names().map((name) => `schemas/${name}`),
    ...includedNames(STARTER.read(CONFIG_FILE)),
    CONFIG_FILE,
  ];
  return new Map(names.map((name) => [name, STARTER.read(name)]));
}

/** The names of the files that the main file includes. @param main its text, one name per line. */
export function includedNames(main: string): readonly string[] {
  return Array.from(main.matchAll(/^ {2}- (\S+\.yaml)$/gm), ([, name = '']) => name);
}
