/** Reads one setting of a configuration that has mistakes elsewhere. */
import { parse } from 'yaml';
import type { Environment } from '../command/io.ts';
import { readSettingFile, settingPath } from '../compile/setting-file.ts';
import { ownValue } from '../lang/pointer.ts';

type SettingPath = readonly [section: string, key: string];

/**
 * A setting as a string, as `{ env, default }` or as `{ file }`; undefined if it is none of them, or if the text is not YAML.
 *
 * @param texts the texts of the configuration's files, by name. The first with the setting counts.
 */
export function settingInTexts(
  texts: ReadonlyMap<string, string>,
  path: SettingPath,
  env: Environment,
): string | undefined {
  const [value] = [...texts].flatMap(([file, text]) => settingInText(file, text, path, env) ?? []);
  return value;
}

function settingInText(file: string, text: string, [section, key]: SettingPath, env: Environment): string | undefined {
  const setting = member(member(parseLeniently(text), section), key);
  if (typeof setting === 'string') return setting;
  const path = member(setting, 'file');
  if (typeof path === 'string') {
    const read = readSettingFile(settingPath(path, file));
    return 'text' in read ? read.text : undefined;
  }
  const name = member(setting, 'env');
  const fallback = member(setting, 'default');
  const value = typeof name === 'string' ? env[name] : undefined;
  if (value !== undefined && value !== '') return value;
  return typeof fallback === 'string' ? fallback : undefined;
}

function parseLeniently(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
}
