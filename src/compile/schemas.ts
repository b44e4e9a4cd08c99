/** The JSON Schemas of request bodies: files beside the configuration, each read and compiled once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { compileValidator } from '../admission/validator.ts';
import { nearest } from '../lang/prefix.ts';
import type { BodyValidator } from '../plan.ts';
import type { Report } from './report.ts';
import type { Scope } from './scope.ts';

/** A reader of schema files. A file that is not there, or holds no schema, is reported at every place that names it. */
export function schemaFiles(directory: string, report: Report): Scope['schemas'] {
  const known = new Map<string, BodyValidator | Problem>();
  return (file, place) => {
    const path = resolve(directory, file);
    const loaded = known.get(path) ?? load(path, directory);
    known.set(path, loaded);
    if (typeof loaded === 'function') return loaded;
    report.error('bad-schema', place, `the schema '${file}' ${loaded.message}`, loaded.hint);
    return undefined;
  };
}

interface Problem {
  readonly message: string;
  readonly hint: string;
}

function load(path: string, directory: string): BodyValidator | Problem {
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
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    return { message: `is not JSON: ${wordsOf(error)}`, hint: 'correct the file' };
  }
  try {
    return compileValidator(schema);
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
