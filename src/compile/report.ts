/** What every pass reports to: findings with the place in the document that they are about. */
import type { Diagnostic, DiagnosticCode, Severity } from '../config/diagnostic.ts';
import type { Path, Source, Spot } from '../config/source.ts';

/** A place in the document: member names and indexes from the root. */
export type Place = Path;

type Add = (code: DiagnosticCode, place: Place, message: string, hint: string, spot?: Spot) => void;

/** Collects findings in the order in which the passes make them. */
export interface Report {
  readonly error: Add;
  readonly warning: Add;
  /** The line of a place's key, for messages that name another place. */
  readonly lineOf: (place: Place) => number;
  readonly diagnostics: readonly Diagnostic[];
}

/** A report on the source given. */
export function createReport(source: Source): Report {
  const diagnostics: Diagnostic[] = [];
  const add = (severity: Severity): Add => {
    return (code, place, message, hint, spot = {}) => {
      diagnostics.push(source.diagnostic(code, place, message, hint, { ...spot, severity }));
    };
  };
  const lineOf = (place: Place): number => source.at(place, 'key').line;
  return { error: add('error'), warning: add('warning'), lineOf, diagnostics };
}
