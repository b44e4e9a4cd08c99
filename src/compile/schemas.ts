/** The JSON Schemas of request bodies: files beside the configuration, each read and compiled once. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileValidator } from '../admission/validator.ts';
import type { BodyValidator } from '../plan.ts';
import type { Report } from './report.ts';
import type { Scope } from './scope.ts';

/** A reader of schema files. A file that is not there, or holds no schema, is reported at every place that names it. */
export function schemaFiles(directory: string, report: Report): Scope['schemas'] {
  const known = new Map<string, BodyValidator | Problem>();
  return (file, place) => {
    const path = resolve(directory, file);
    const loaded = known.get(path) ?? load(path);
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

function load(path: string): BodyValidator | Problem {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const hint = 'a relative name starts at the folder of the configuration';
    return { message: missing ? 'is not there' : 'cannot be read', hint };
  }
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    return { message: `is not JSON: ${wordsOf(error)}`, hint: 'mend the file' };
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

function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ');
}
