/** The JSON Schemas of request bodies: files beside the configuration, each read and compiled once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createValidatorCompiler, type ValidatorCompiler } from '../admission/validator.ts';
import { nearest } from '../lang/prefix.ts';
import type { BodyValidator } from '../plan.ts';
import type { Place, Report } from './report.ts';

/** A schema file, read and compiled. */
export interface SchemaFile {
  readonly document: unknown;
  readonly validate: BodyValidator;
  /** Makes a validator of another schema, such as one for a part of the document. */
  readonly compile: ValidatorCompiler;
}

/** Reads a schema file, once for all that name it. */
export type SchemaReader = (file: string, place: Place) => SchemaFile | undefined;

/** A reader of schema files. A file that is not there, or holds no schema, is reported at every place that names it. */
export function schemaFiles(directory: string, report: Report): SchemaReader {
  const known = new Map<string, SchemaFile | Problem>();
  const compile = createValidatorCompiler();
  return (file, place) => {
    const path = resolve(directory, file);
    const loaded = known.get(path) ?? load(path, directory, compile);
    known.set(path, loaded);
    if ('validate' in loaded) return loaded;
    report.error('bad-schema', place, `the schema '${file}' ${loaded.message}`, loaded.hint);
    return undefined;
  };
}

interface Problem {
  readonly message: string;
  readonly hint: string;
}

function load(path: string, directory: string, compile: ValidatorCompiler): SchemaFile | Problem {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const near = missing ? nearFile(path) : undefined;
    const hint =
      near === undefined
        ? 'a relative name starts at the folder of the configuration'
        : `did you mean '${relative(directory, near)}'?`;
    return { message: missing ? 'is not there' : 'cannot be read', hint };
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { message: `is not JSON: ${wordsOf(error)}`, hint: 'correct the file' };
  }
  try {
    return { document, validate: compile(document), compile };
  } catch (error) {
    return {
      message: `does not compile: ${wordsOf(error)}`,
      hint: 'schemas are JSON Schema draft-07 and refer to themselves only',
    };
  }
}

/** The file that a misspelt path most likely means: the first part of it that is not there is compared with what is there. */
function nearFile(path: string): string | undefined {
  const above = dirname(path);
  const folder = existsSync(above) || above === path ? above : nearFile(above);
  if (folder === undefined || !existsSync(folder)) return undefined;
  const names = readdirSync(folder);
  const name = names.includes(basename(path)) ? basename(path) : nearest(basename(path), names);
  return name === undefined ? undefined : join(folder, name);
}

function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ');
}
