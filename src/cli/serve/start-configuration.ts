/** Compiles the configuration with which the gateway starts: from the cache if it can be, else from its files. */

import type { Compiled, CompileOptions } from '../../config/compile/compiled.ts';
import type { Texts } from '../../config/read/read-text.ts';
import type { Plan } from '../../plan/index.ts';
import { type PackedPlan, packPlan } from '../../plan/packed.ts';
import type { Cli } from '../shared/io.ts';
import { cacheConfiguration, readCachedConfiguration } from './configuration-cache.ts';

export interface StartConfiguration extends Pick<Compiled, 'files' | 'text_variables'> {
  readonly plan: Plan;
  readonly packed: PackedPlan;
  /** Stores it for the next start, which takes time. */
  readonly keep: () => void;
}

/**
 * Compiles the configuration, and writes its findings to standard error.
 *
 * @param upstreams replaces the upstreams; the cache is not used then.
 * @param texts gets the texts of the files that were read.
 * @throws CliError config_invalid if a finding is an error.
 */
export async function startConfiguration(
  cli: Cli,
  upstreams: CompileOptions['upstreams'],
  texts: Texts,
): Promise<StartConfiguration> {
  const { config, io } = cli;
  const cache = upstreams === undefined ? io.cache : undefined;
  const cached = cache && readCachedConfiguration(config, cache, io.env, texts);
  if (cached !== undefined) {
    const { warnings, ...configuration } = cached;
    io.stderr.write(warnings);
    return { ...configuration, keep: () => {} };
  }
  // Loaded only when it is needed: this is half of the program's code.
  const { requireConfiguration } = await import('../shared/config.ts');
  const { plan, ...found } = await requireConfiguration(cli, upstreams, texts);
  const packed = packPlan(plan);
  return {
    plan,
    packed,
    files: found.files,
    text_variables: found.text_variables,
    keep() {
      if (cache) cacheConfiguration(config, cache, packed, { ...found, texts, env: io.env });
    },
  };
}
