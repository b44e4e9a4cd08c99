/** Compiles the configuration with which the gateway starts: from the cache if it can be, else from its files. */
import { compileChecked } from '../compile/checked.ts';
import type { CheckedDocument, Compiled, CompileOptions } from '../compile/compiled.ts';
import type { Configuration } from '../compile/diff/written.ts';
import type { Texts } from '../config/read-text.ts';
import { cacheDocument, readCachedDocument } from './configuration-cache.ts';
import type { Cli } from './io.ts';

/** The configuration of the start. */
export interface StartConfiguration extends Configuration, Pick<Compiled, 'files'> {
  /** By which threads compile it. */
  readonly checked: CheckedDocument | undefined;
  /** Stores it for the next start, which takes time. */
  readonly keep: () => void;
}

/**
 * Compiles the configuration, and writes its findings to standard error.
 *
 * @param texts gets the texts of the files that were read.
 * @throws CliError config_invalid if a finding is an error.
 */
export async function startConfiguration(
  cli: Cli,
  upstreams: CompileOptions['upstreams'],
  texts: Texts,
): Promise<StartConfiguration> {
  const { config, io } = cli;
  const cached = await compileCached(cli, upstreams, texts);
  if (cached !== undefined) return { ...cached, keep: () => {} };
  // Loaded only when it is needed: this is half of the program's code.
  const { requireConfiguration } = await import('./config.ts');
  const made = await requireConfiguration(cli, upstreams, texts);
  const { checked, hasFindings } = made;
  return {
    ...made,
    keep() {
      if (io.cache && checked && !hasFindings) cacheDocument(config, checked, io.cache, texts);
    },
  };
}

async function compileCached(
  { config, io: { cache, env } }: Cli,
  upstreams: CompileOptions['upstreams'],
  texts: Texts,
): Promise<Omit<StartConfiguration, 'keep'> | undefined> {
  // Of its own: a file whose text is known is not looked at again, and a warning about it would be lost.
  const read: Texts = new Map();
  const checked = cache && readCachedDocument(config, cache, read);
  if (checked === undefined) return undefined;
  const options = { env, read, ...(upstreams && { upstreams }) };
  const { plan, schemas, files } = (await compileChecked(config, checked, options, async () => {})) ?? {};
  if (plan === undefined || schemas === undefined || files === undefined) return undefined;
  for (const [path, text] of read) texts.set(path, text);
  return { plan, document: checked.document, schemas, files, checked };
}
