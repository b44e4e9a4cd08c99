/** The error that handlers throw: a closed kind, rendered in the style of the upstream by error-styles.ts. */

/** Why a request is refused; each style maps the kind to its own status and code. */
export type RefusalKind =
  | 'invalid'
  | 'missing'
  | 'sensitive'
  | 'unauthenticated'
  | 'denied'
  | 'unknown-model'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'busy'
  | 'internal'
  | 'overloaded';

/** A refused request. `param` names the field that caused it; `code` replaces the default code of the style. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly param: string | undefined;
  readonly code: string | undefined;

  constructor(kind: RefusalKind, message: string, more: { readonly param?: string; readonly code?: string } = {}) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.param = more.param;
    this.code = more.code;
  }
}
