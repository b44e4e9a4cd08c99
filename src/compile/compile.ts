/** Compiles a configuration file to a frozen plan and reports every mistake of the file in one run. */
import { withoutAbsences } from '../config/absences.ts';
import { loadConfig } from '../config/load.ts';
import { sortDiagnostics } from '../config/sort.ts';
import { parsePointer } from '../lang/pointer.ts';
import type { Compiled, CompileOptions } from './compiled.ts';
import { finish, finishInSlices, runPasses } from './passes.ts';
import { createReport } from './report.ts';
import { isSection, referredBy } from './sections.ts';

/** Compiles a configuration file. Reads the file, the files that it names, and nothing else. */
export function compileConfig(file: string, options: CompileOptions): Compiled {
  return finish(compiling(file, options));
}

/**
 * Compiles like `compileConfig`, in slices, so that a running gateway answers requests meanwhile. Only reading the file is one slice.
 *
 * @param pause resolves when other work had its turn.
 */
export function compileInSlices(
  file: string,
  options: CompileOptions,
  pause: () => Promise<unknown>,
): Promise<Compiled> {
  return finishInSlices(compiling(file, options), pause);
}

/** Loads the file and runs the passes. Yields where they may be interrupted. */
function* compiling(file: string, options: CompileOptions): Generator<undefined, Compiled> {
  const loaded = loadConfig(file, options.text, options.read);
  const { texts } = loaded;
  const files = new Set(loaded.files);
  const none = { plan: undefined, document: undefined, checked: undefined };
  if (loaded.repaired === undefined)
    return { ...none, schemas: [], diagnostics: loaded.diagnostics, files: [...files], texts };
  yield;
  const { config, repairs } = loaded.repaired;
  const report = createReport(loaded.source, repairs);
  for (const { code, pointer } of loaded.diagnostics) {
    // Of an entry that is there twice, only one counts, so what the other refers to may seem unused.
    const [section = ''] = code === 'duplicate-key' ? (parsePointer(pointer) ?? []) : [];
    if (isSection(section)) report.suspect(referredBy(section));
  }
  const { isWhole } = loaded;
  const passed = yield* runPasses({ file, config, repairs, isWhole, report, files }, options);
  const concluded = isWhole ? report.diagnostics : withoutAbsences(report.diagnostics);
  const diagnostics = sortDiagnostics([...loaded.diagnostics, ...concluded]);
  const { plan, schemas, schema_files, circumstances } = passed;
  const found = { schemas, diagnostics, files: [...files], texts };
  if (diagnostics.some(({ severity }) => severity === 'error')) return { ...none, ...found };
  const checked = {
    ...{ document: config, namedIn: Object.fromEntries(report.namedIn) },
    ...{ files: loaded.files, schemas: schema_files, circumstances },
  };
  return { plan, document: config, checked, ...found };
}
