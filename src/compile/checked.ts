/**
 * Compiles a document that was checked before, without its YAML. The passes run again, because functions cannot be stored, but a document
 * without positions has no findings: with the first one, the configuration must be compiled from its files.
 */

import { toPointer } from '../config/position.ts';
import { Repairs } from '../config/repairs.ts';
import type { CheckedDocument, Compiled, CompileOptions } from './compiled.ts';
import { finishInSlices, runPasses } from './passes.ts';
import type { Place, Report } from './report.ts';

/** The first finding. */
class Found extends Error {}

/** How a checked document is compiled. */
export interface CheckedOptions extends Omit<CompileOptions, 'text'> {
  /** Whether the same compilation has already reported the warnings. By default, a warning is a finding. */
  readonly areWarningsKnown?: boolean;
}

/**
 * Compiles a checked document in slices. The caller knows that its files have not changed since.
 *
 * @param file the name of the configuration, for the plan.
 * @param pause resolves when other work had its turn.
 * @returns undefined if there is a finding, because of another environment or a changed file of a setting.
 */
export async function compileChecked(
  file: string,
  checked: CheckedDocument,
  options: CheckedOptions,
  pause: () => Promise<unknown>,
): Promise<Compiled | undefined> {
  try {
    return await finishInSlices(compiling(file, checked, options), pause);
  } catch (error) {
    if (error instanceof Found) return undefined;
    throw error;
  }
}

function* compiling(
  file: string,
  checked: CheckedDocument,
  { areWarningsKnown = false, ...options }: CheckedOptions,
): Generator<undefined, Compiled> {
  const files = new Set(checked.files);
  const repairs = new Repairs([], (path) => path);
  const report = createStrictReport(checked, areWarningsKnown);
  const { document: config, circumstances: checkedIn } = checked;
  const input = { file, config, repairs, isWhole: true, report, files, checkedIn };
  const { plan, schemas } = yield* runPasses(input, options);
  return { plan, document: config, checked, schemas, diagnostics: [], files: [...files], texts: new Map() };
}

/** A report that ends the compilation with the first finding. */
function createStrictReport({ namedIn }: CheckedDocument, areWarningsKnown: boolean): Report {
  const found = (): never => {
    throw new Found();
  };
  return {
    error: found,
    warning: areWarningsKnown ? () => {} : found,
    // Only messages have lines.
    lineOf: () => '',
    fileOf: (place: Place) => namedIn[toPointer(place)] ?? found(),
    namedIn: new Map(),
    suspect: () => {},
    isSuspect: () => false,
    isReported: () => false,
    errorPointers: () => [],
    diagnostics: [],
  };
}
