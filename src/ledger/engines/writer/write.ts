/** A change as it is sent to the writer of a store, and its result. */
import type { OperationCall } from '../../core/operations.ts';
import type { WriteName } from '../../store/writes.ts';

export interface Write extends OperationCall {
  readonly name: WriteName;
}

/** The result of one change. */
export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };
