/** Resolves settings that may come from elsewhere: `{ env: NAME, default: TEXT }`, `{ file: PATH }`, or a plain string. */

import { isRecord } from '../../lib/json/record.ts';
import { nearestSet } from '../../lib/text/environment.ts';
import type { SecretSource } from '../../plan/index.ts';
import type { Path } from '../read/position.ts';
import type { Scope } from './scope.ts';
import { isPresent, readSettingFile, settingPath } from './setting-file.ts';

type EnvSetting = Extract<SecretSource, { readonly env: string }>;

/** A string, the name of the environment variable that contains it, or the path of the file that does. */
export type Setting = SecretSource;

/** A setting's value, its place for findings, and its origin for messages: ` (from VENDOR_URL)`. */
export interface ResolvedSetting {
  readonly value: string;
  readonly place: Path;
  readonly origin: string;
  readonly source: SecretSource;
  /** Whether it comes from a file that every user of the machine may read. */
  readonly isExposed?: boolean;
}

/** Whether the setting has a value; false for an unset variable without a default, and for a file that does not exist. */
export function isSet(setting: Setting, place: Path, scope: Scope): boolean {
  if (typeof setting === 'string') return true;
  if ('file' in setting) {
    const path = settingPath(setting.file, scope.report.fileOf([...place, 'file']));
    scope.seen(path);
    return scope.guarded?.files.has(path) === true || isPresent(path, scope.read);
  }
  if (scope.guarded !== undefined && Object.hasOwn(scope.guarded.variables, setting.env)) return true;
  return variable(setting.env, scope) !== undefined || setting.default !== undefined;
}

/** The name of a setting's variable; undefined if it is not in one. */
export function variableOf(setting: Setting): string | undefined {
  return typeof setting === 'object' && 'env' in setting ? setting.env : undefined;
}

/**
 * Resolves a setting. Reports an unset variable and a file that cannot be read. Messages must not quote the value, because it may be a secret.
 *
 * @param use what it is for: a text may be shown.
 */
export function resolveSetting(
  setting: Setting,
  place: Path,
  remedy: string,
  scope: Scope,
  use: 'text' | 'secret' = 'text',
): ResolvedSetting | undefined {
  if (typeof setting === 'string') return { value: setting, place, origin: '', source: setting };
  const kept = guardedValue(setting, place, scope);
  if (kept !== undefined && use === 'text') {
    const message = `${kept.shown} is a secret of the configuration that runs`;
    scope.report.error('bad-secret', kept.at, message, 'use it only where a secret belongs, or use another one');
    return undefined;
  }
  if ('file' in setting) return readFile(setting.file, [...place, 'file'], scope);
  if (use === 'text') scope.textVariables.add(setting.env);
  const at = [...place, 'env'];
  const value = kept?.value ?? variable(setting.env, scope) ?? setting.default;
  if (value !== undefined) return { value, place: at, origin: ` (from ${setting.env})`, source: setting };
  const message = `the environment variable ${setting.env} is not set`;
  const near = nearVariable(setting.env, scope);
  const hint = near === undefined ? `set ${setting.env}${remedy}` : `did you mean '${near}', which is set?`;
  scope.report.error('missing-env', at, message, hint, { basis: [[...place, 'default']] });
  return undefined;
}

/** The secret of the running configuration, if the setting names one. */
function guardedValue(setting: Exclude<Setting, string>, place: Path, { guarded, report }: Scope) {
  if (guarded === undefined) return undefined;
  if ('env' in setting) {
    if (!Object.hasOwn(guarded.variables, setting.env)) return undefined;
    return { value: guarded.variables[setting.env], at: [...place, 'env'], shown: `the variable ${setting.env}` };
  }
  const at = [...place, 'file'];
  const value = guarded.files.get(settingPath(setting.file, report.fileOf(at)));
  return value === undefined ? undefined : { value, at, shown: `the file ${setting.file}` };
}

function readFile(file: string, place: Path, scope: Scope): ResolvedSetting | undefined {
  const path = settingPath(file, scope.report.fileOf(place));
  scope.seen(path);
  const kept = scope.guarded?.files.get(path);
  const read = kept === undefined ? readSettingFile(path, scope.read) : { text: kept, isExposed: false };
  if ('text' in read) {
    return { value: read.text, place, origin: ` (from ${file})`, source: { file: path }, isExposed: read.isExposed };
  }
  const hint = /^~|\$/.test(file) ? 'write the whole path; ~ and variables are not expanded' : read.hint;
  scope.report.error('bad-file', place, `the file '${file}' ${read.problem}`, hint);
  return undefined;
}

/** Warns about a secret in a file that every user of the machine may read. */
export function warnOfExposure({ isExposed, place, origin }: ResolvedSetting, scope: Scope): void {
  if (isExposed !== true) return;
  const message = `every user of this machine may read the secret${origin}`;
  scope.report.warning('exposed-secret', place, message, 'remove the permission of others: chmod o-r FILE');
}

/** The variables that a document names, which takes a while to find. */
const named = new WeakMap<object, ReadonlySet<string>>();

/** A variable that is set and has a similar name. Variables that the file names are excluded: they belong to other settings. */
export function nearVariable(name: string, scope: Scope): string | undefined {
  return nearestSet(name, scope.env, namedVariables(scope));
}

/** The variables that the configuration names. */
export function namedVariables({ config }: Pick<Scope, 'config'>): ReadonlySet<string> {
  const names = named.get(config) ?? variablesIn(config);
  named.set(config, names);
  return names;
}

function variablesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) variablesIn(item, names);
  else if (isRecord(value)) {
    if (typeof value.env === 'string') names.add(value.env);
    for (const below of Object.values(value)) variablesIn(below, names);
  }
  return names;
}

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
]);

/** Resolves a switch. Reports a variable that is neither on nor off. */
export function resolveSwitch(setting: boolean | EnvSetting, place: Path, scope: Scope): boolean {
  if (typeof setting === 'boolean') return setting;
  const text = resolveSetting(setting, place, ', or add a default', scope);
  if (text === undefined) return false;
  const value = SWITCH.get(text.value);
  if (value !== undefined) return value;
  const message = `the switch${text.origin} is neither on nor off`;
  const hint = 'set the variable to 1 or true, or to 0, false or the empty string';
  scope.report.error('bad-value', text.place, message, hint);
  return false;
}

function variable(name: string, scope: Scope): string | undefined {
  scope.variables.add(name);
  return Object.hasOwn(scope.env, name) ? scope.env[name] : undefined;
}

/** Reads an address. @param hint how to write it. */
export function readUrl(
  url: ResolvedSetting,
  scope: Scope,
  hint = 'write http://HOST:PORT or https://HOST/PATH; a credential belongs in auth',
): { readonly origin: string; readonly base_path: string } | undefined {
  const problem = urlProblem(url.value);
  if (problem !== undefined) {
    scope.report.error('bad-url', url.place, `the url${url.origin} ${problem}`, hint);
    return undefined;
  }
  const { origin, pathname } = new URL(url.value);
  return { origin, base_path: pathname.replace(/\/+$/, '') };
}

function urlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:\/\//i.test(text)) return 'is not an http:// or https:// address';
  if (url.username !== '' || url.password !== '') return 'contains a user name or password';
  if (/[$%{}]/.test(url.host))
    return 'has a variable in its host; only { env: NAME } reads a variable, with the whole url';
  if (text.includes('?') || text.includes('#')) return 'has a query or a fragment';
  return /\s/.test(text) ? 'contains white space' : undefined;
}
