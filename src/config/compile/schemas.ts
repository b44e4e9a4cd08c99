/** Reads and checks the JSON Schema files that the configuration names, each file once. */
import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { readBodySchema } from '../../billing/schemas/validator.ts';
import type { BodySchema } from '../../plan/index.ts';
import type { Path } from '../read/position.ts';
import { nearFile, readText, type Texts } from '../read/read-text.ts';
import type { Report } from './report.ts';

/** A schema file that a part of the configuration names. */
export interface UsedSchema {
  /** The place of the name: `/routes/create/body`. */
  readonly place: Path;
  /** The name as written. */
  readonly file: string;
  readonly document: unknown;
}

/** Returns a schema file; each file is read once. Reports a file that cannot be used. */
export type SchemaReader = (file: string, place: Path) => BodySchema | undefined;

/**
 * Creates a reader of schema files, whose names are relative to the file that names them. It reports an unusable file at every place that
 * names it.
 *
 * @param seen gets the absolute path of each file that is read or looked for.
 * @param used gets every use of a file.
 * @param read texts that were read before.
 */
export function schemaFiles(
  report: Report,
  seen: (path: string) => void,
  used: UsedSchema[],
  read?: Texts,
): SchemaReader {
  const known = new Map<string, BodySchema | Problem>();
  return (file, place) => {
    const directory = dirname(resolve(report.fileOf(place)));
    const path = resolve(directory, file);
    seen(path);
    const loaded = known.get(path) ?? load(path, directory, read);
    known.set(path, loaded);
    if ('document' in loaded) {
      used.push({ place, file, document: loaded.document });
      return loaded;
    }
    report.error('bad-schema', place, `the schema file '${file}' ${loaded.message}`, loaded.hint);
    return undefined;
  };
}

interface Problem {
  readonly message: string;
  readonly hint: string;
}

function load(path: string, directory: string, read?: Texts): BodySchema | Problem {
  const given = readText(path, read);
  if ('problem' in given) {
    const near = given.isMissing === true ? nearFile(path) : undefined;
    const above = ['..', '../..']
      .map((up) => `${up}/${relative(directory, path)}`)
      .find((each) => existsSync(resolve(directory, each)));
    if (above !== undefined) {
      return {
        message: 'does not exist',
        hint: `did you mean '${above}'? A path is relative to the file that names it`,
      };
    }
    if (near !== undefined) return { message: 'does not exist', hint: `did you mean '${relative(directory, near)}'?` };
    if (given.isMissing !== true) return { message: given.problem, hint: given.hint };
    return {
      message: 'does not exist',
      hint: "correct the path, which is relative to the configuration file's folder",
    };
  }
  let document: unknown;
  try {
    document = JSON.parse(given.text);
  } catch (error) {
    return { message: `is not JSON: ${wordsOf(error)}`, hint: 'correct the JSON syntax in the file' };
  }
  try {
    return readBodySchema(document);
  } catch (error) {
    return {
      message: `is not a valid schema: ${wordsOf(error)}`,
      hint: 'use JSON Schema draft-07, with references inside the file only',
    };
  }
}

function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ');
}
