/** Reads a configuration, with the files that it includes, and reports every syntax and schema error with line and column. */
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { parsePointer } from '../../lib/json/pointer.ts';
import type { GatewayConfig } from '../../plan/generated/gateway.d.ts';
import { dropMissingFindings } from '../repair/missing-findings.ts';
import type { RepairedDocument } from '../repair/repair.ts';
import type { Diagnostic } from './diagnostic.ts';
import { expand } from './expand/expand.ts';
import { type Gathered, loadSources } from './include.ts';
import type { Texts } from './read-text.ts';
import { checkSchema } from './schema-check.ts';
import { entrySections } from './schema-words.ts';
import { sortDiagnostics } from './sort.ts';
import type { Source } from './source.ts';
import { readValues } from './values.ts';

/** The sections of named entries. */
const SECTIONS = entrySections(schema);

/** The document, the positions of its parts, and the findings. */
export interface LoadedConfig extends Gathered {
  /** Undefined when there is a syntax or schema error. */
  readonly config: GatewayConfig | undefined;
  /** The document with its schema errors repaired, for the compiler's passes; undefined when it cannot be read at all. */
  readonly repaired: RepairedDocument | undefined;
  /** Whether the source is expanded. It is not after a syntax error, or a mistake in the lists of `each`. */
  readonly isReadable: boolean;
}

/**
 * Reads a configuration and checks syntax and schema. It does not throw: errors are in the diagnostics.
 *
 * @param file the file's name as diagnostics show it.
 * @param text the file's text; without it the file is read.
 * @param known texts that were read before.
 */
export function loadConfig(file: string, text?: string, known?: Texts): LoadedConfig {
  const gathered = loadSources(file, text, known);
  const { files, texts } = gathered;
  return { ...check(gathered), files, texts };
}

type Checked = Omit<LoadedConfig, 'files' | 'texts'>;

function check({ source: written, isReadable, isWhole: hasAllFiles, diagnostics: misread }: Gathered): Checked {
  if (!isReadable) return unchecked(written, misread);
  const expanded = expand(written, hasAllFiles);
  const { source = written, isWhole } = expanded;
  const found = [...misread, ...expanded.diagnostics];
  const values = expanded.source && readValues(expanded.source);
  // If two entries have one name, it is unknown which one is meant.
  const twice = misread.flatMap(({ code, pointer }) => {
    const path = code === 'duplicate-key' ? (parsePointer(pointer) ?? []) : [];
    return path.length === 2 && Object.hasOwn(SECTIONS, String(path[0])) ? [path] : [];
  });
  if (values === undefined) {
    const message = 'the file has too many values, also counting those that `each` and aliases repeat';
    const large = source.diagnostic('bad-each', '', message, 'shorten it, or the lists of `each`');
    return unchecked(source, found.some(({ severity }) => severity === 'error') ? found : [...found, large]);
  }
  const checked = checkSchema(source, { ...values, doubtful: [...values.doubtful, ...expanded.unclear, ...twice] });
  const places = new Set(found.map(placeOf));
  const sure = isWhole ? checked.diagnostics : dropMissingFindings(checked.diagnostics);
  // The syntax check already reported a forbidden key such as `<<`; do not report it again as unknown.
  const others = sure.filter((finding) => !places.has(placeOf(finding)));
  const diagnostics = sortDiagnostics([...found, ...others]);
  const { repaired } = checked;
  return {
    config: diagnostics.some(({ severity }) => severity === 'error') ? undefined : repaired?.config,
    repaired,
    source,
    isReadable: expanded.source !== undefined,
    isWhole,
    diagnostics,
  };
}

function unchecked(source: Source, diagnostics: readonly Diagnostic[]): Checked {
  return {
    config: undefined,
    repaired: undefined,
    source,
    isReadable: false,
    isWhole: false,
    diagnostics: sortDiagnostics(diagnostics),
  };
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}
