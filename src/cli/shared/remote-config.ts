/** Sends a configuration to a gateway with `--server`, and reads the answers. */
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { showConfig } from '../../admin/operations/config.ts';
import { compileConfig } from '../../config/compile-config.ts';
import type { Change } from '../../config/inspect/change.ts';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import type { Texts } from '../../config/read/read-text.ts';
import type { Cli } from './io.ts';
import type { Operator } from './operator.ts';

/** The files that a configuration may have: no secrets. */
const SENT: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** A configuration of this machine, as it is sent. */
export interface SentConfig {
  /** The file of the configuration that runs; the main file is sent under its name. */
  readonly source: string;
  /** Texts by names relative to the main file. */
  readonly files: Readonly<Record<string, string>>;
  /** The paths of the files here. */
  readonly paths: readonly string[];
  /** Texts by their names in findings. */
  readonly texts: ReadonlyMap<string, string>;
  /** The findings of the gateway with the names that the files have here. */
  findings(documents: readonly object[]): readonly Diagnostic[];
}

/** Reads a configuration with the files that it includes. */
export async function readForServer({ io }: Cli, file: string, { call }: Operator): Promise<SentConfig> {
  const { source } = await call(showConfig, {});
  const read: Texts = new Map();
  const { texts, files: paths } = compileConfig(file, { env: io.env, read });
  const main = resolve(file);
  const named = [...read].flatMap(([path, text]) => {
    if (text === null || (path !== main && !SENT.has(extname(path)))) return [];
    return [[path === main ? source : relative(dirname(main), path), text] as const];
  });
  const byRemoteName = new Map(
    [...texts.keys()].map((name) => [resolve(name) === main ? source : relative(dirname(main), resolve(name)), name]),
  );
  /** The gateway writes names in its own folder. */
  const nameHere = (remote: string) => {
    const names = [...byRemoteName].filter(([name]) => remote === name || remote.endsWith(`/${name}`));
    return names.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? remote;
  };
  return {
    source,
    files: Object.fromEntries(named.length === 0 ? [[basename(source), '']] : named),
    texts,
    paths,
    findings: (documents) => diagnosticsOf(documents).map((each) => ({ ...each, file: nameHere(each.file) })),
  };
}

// The documents of a gateway are its own findings and changes as JSON. The schemas of the operations leave them open, because their
// members depend on the code and the kind.

/** Findings in an answer. */
export function diagnosticsOf(documents: readonly object[]): readonly Diagnostic[] {
  return documents as readonly Diagnostic[];
}

/** Changes in an answer. */
export function changesOf(documents: readonly object[]): readonly Change[] {
  return documents as readonly Change[];
}
