/** Compiles a configuration file to a plan and reports every mistake of the file in one run. */

import { parsePointer } from '../lib/json/pointer.ts';
import { runPasses } from './check/passes.ts';
import { runExamples } from './check/play-examples.ts';
import type { Compiled, CompileOptions } from './compile/compiled.ts';
import { createReport } from './compile/report.ts';
import { loadConfig } from './read/load.ts';
import { sortDiagnostics } from './read/sort.ts';
import { dropMissingFindings } from './repair/missing-findings.ts';
import { isSection, referredBy } from './sections/index.ts';

/**
 * Compiles a configuration file without playing its examples, for commands that only need the plan. Reads the file, the files that it
 * names, and nothing else.
 */
export function compileConfig(file: string, options: CompileOptions): Compiled {
  return begin(file, options).conclude();
}

/** Compiles a configuration file and plays its examples. */
export async function checkConfig(file: string, options: CompileOptions): Promise<Compiled> {
  const { play, conclude } = begin(file, options);
  await play();
  return conclude();
}

/** A compiled file whose examples have not been played. */
interface Begun {
  /** Reports the examples whose outcome is not the expected one. */
  play(): Promise<void>;
  conclude(): Compiled;
}

function begin(file: string, options: CompileOptions): Begun {
  const loaded = loadConfig(file, options.text, options.read);
  const { texts } = loaded;
  const files = new Set(loaded.files);
  if (loaded.repaired === undefined) {
    const { diagnostics } = loaded;
    const found = {
      schemas: [],
      parts: [],
      diagnostics,
      files: [...files],
      variables: [],
      named_variables: [],
      text_variables: [],
      texts,
    };
    return { play: async () => {}, conclude: () => ({ plan: undefined, ...found }) };
  }
  const { config, repairs } = loaded.repaired;
  const report = createReport(loaded.source, repairs);
  for (const { code, pointer } of loaded.diagnostics) {
    const [section = '', , ...below] = parsePointer(pointer) ?? [];
    if (!isSection(section)) continue;
    if (code === 'duplicate-key' && below.length === 0) report.doubt(section);
    // If an entry is there twice, only one counts, so what the other refers to may seem unused.
    if (code === 'duplicate-key') report.suspect(referredBy(section));
    if (code === 'bad-like') report.suspect([section]);
  }
  const { isWhole } = loaded;
  const { plan, scope, ...passed } = runPasses({ file, config, repairs, report, files }, options);
  return {
    // With other entries, an example may have another outcome.
    async play() {
      const isSound = loaded.diagnostics.every(({ severity }) => severity !== 'error');
      if (isWhole) await runExamples(plan, isSound, scope);
    },
    conclude() {
      const concluded = isWhole ? report.diagnostics : dropMissingFindings(report.diagnostics);
      const diagnostics = sortDiagnostics([...loaded.diagnostics, ...concluded]);
      const found = { ...passed, diagnostics, files: [...files], texts };
      const isUsable = diagnostics.every(({ severity }) => severity !== 'error');
      return { plan: isUsable ? plan : undefined, ...found };
    },
  };
}
