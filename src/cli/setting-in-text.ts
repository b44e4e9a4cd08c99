/** Reads one setting of a configuration that has mistakes elsewhere. */
import { parse } from 'yaml';
import { ownValue } from '../lang/pointer.ts';
import type { Environment } from './io.ts';

/** A setting as a string or as `{ env, default }`; undefined if it is neither, or if the text is not YAML. */
export function settingInText(
  text: string | undefined,
  [section, key]: readonly [section: string, key: string],
  env: Environment,
): string | undefined {
  const setting = member(member(parseLeniently(text), section), key);
  if (typeof setting === 'string') return setting;
  const name = member(setting, 'env');
  const fallback = member(setting, 'default');
  const value = typeof name === 'string' ? env[name] : undefined;
  if (value !== undefined && value !== '') return value;
  return typeof fallback === 'string' ? fallback : undefined;
}

function parseLeniently(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
}
