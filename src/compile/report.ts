/** What every pass reports to: findings with the place in the document that they are about. */
import type { Diagnostic, DiagnosticCode } from '../config/diagnostic.ts';
import type { Source } from '../config/source.ts';
import { escapePointerToken } from '../lang/pointer.ts';

/** A place in the document: member names and indexes from the root. */
export type Place = readonly (string | number)[];

/** Where at the place the finding stands: on its key, or at an offset inside its text. The value is what is meant otherwise. */
export interface Spot {
  readonly on?: 'key' | 'value';
  /** Offset in the string value, in UTF-16 units. */
  readonly offset?: number;
}

/** Collects findings in the order in which the passes make them. */
export interface Report {
  readonly error: (code: DiagnosticCode, place: Place, message: string, hint?: string, spot?: Spot) => void;
  readonly warning: (code: DiagnosticCode, place: Place, message: string, hint?: string, spot?: Spot) => void;
  /** The line of a place, for messages that name another place. */
  readonly lineOf: (place: Place) => number;
  readonly diagnostics: readonly Diagnostic[];
}

/** A report on the source given. */
export function createReport(source: Source): Report {
  const diagnostics: Diagnostic[] = [];
  const add =
    (severity: 'error' | 'warning'): Report['error'] =>
    (code, place, message, hint, spot = {}) => {
      diagnostics.push(source.diagnostic(code, pointerOf(place), message, hint, { ...spot, severity }));
    };
  return {
    error: add('error'),
    warning: add('warning'),
    lineOf: (place) => source.diagnostic('unused', pointerOf(place), '').line,
    diagnostics,
  };
}

/** The JSON Pointer of a place. */
export function pointerOf(place: Place): string {
  return place.map((token) => `/${escapePointerToken(String(token))}`).join('');
}
