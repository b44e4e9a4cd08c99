/** Finds the file that a misspelt path probably means. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from '../lang/prefix.ts';

/** The similar file: the first missing part of the path is compared with the existing names. Undefined if none is similar. */
export function nearFile(path: string): string | undefined {
  const above = dirname(path);
  const folder = existsSync(above) || above === path ? above : nearFile(above);
  if (folder === undefined || !existsSync(folder)) return undefined;
  const names = namesIn(folder);
  const name = names.includes(basename(path)) ? basename(path) : nearest(basename(path), names);
  return name === undefined ? undefined : join(folder, name);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
