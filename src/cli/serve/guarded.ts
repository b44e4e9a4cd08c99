/** The secrets of the running configuration, which must not leak to those who send another one to be checked. */
import type { Guarded } from '../../config/compile/compiled.ts';
import { readSettingFile } from '../../config/compile/setting-file.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { Plan } from '../../plan/index.ts';
import type { SecretSource } from '../../plan/models.ts';
import { credentialsOf } from '../../plan/packed.ts';

/** The variables and files from which a plan has its secrets, with their values. */
export function guardedBy(plan: Plan): Guarded {
  const variables: Record<string, string> = {};
  const files = new Map<string, string>();
  const guard = (source: SecretSource | undefined, value = '') => {
    if (typeof source !== 'object') return;
    if ('file' in source) files.set(source.file, value);
    else variables[source.env] = value;
  };
  guard(plan.store_source, plan.store_url);
  for (const credential of credentialsOf(plan)) {
    const { sources = {}, secrets = {}, settings } = credential ?? {};
    for (const [name, source] of Object.entries(sources)) guard(source, secrets[name]);
    for (const path of pathsIn(settings)) {
      const read = readSettingFile(path);
      if ('text' in read) files.set(path, read.text);
    }
  }
  return { variables, files };
}

/** The files that a credential reads repeatedly by itself. */
function pathsIn(settings: unknown): readonly string[] {
  if (!isRecord(settings)) return [];
  return Object.entries(settings).flatMap(([name, value]) =>
    name === 'path' && typeof value === 'string' ? [value] : pathsIn(value),
  );
}
