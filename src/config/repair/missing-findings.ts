/**
 * Drops findings about missing parts if a file of the configuration cannot be read, because that file may have them. Other findings
 * stay true whatever is added.
 */
import { parsePointer } from '../../lib/json/pointer.ts';
import type { Diagnostic, DiagnosticCode } from '../read/diagnostic.ts';

const FROM_ABSENCE: ReadonlySet<DiagnosticCode> = new Set([
  'unknown-reference',
  'unknown-default',
  'unknown-limit',
  'unknown-type',
  'unused',
  'outside-prefix',
  'unreachable-branch',
  'price-unknown-value',
]);

/** The findings that stay true whatever entries are added to the sections. */
export function dropMissingFindings(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter((finding) => !FROM_ABSENCE.has(finding.code) && !isPartMissing(finding));
}

/** Whether a section, an entry of one, or a card's value of every model is missing. Sections of several files are joined. */
function isPartMissing({ code, pointer }: Diagnostic): boolean {
  const path = parsePointer(pointer) ?? [];
  return (code === 'missing-key' && path.length < 2) || (code === 'unknown-name' && path[0] === 'catalogues');
}
