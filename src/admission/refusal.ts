/** The one way in which the gateway says no: a closed kind, which an envelope renders, and a message for the caller. */
import type { ErrorKind } from '../plan.ts';

/** A request that the gateway refuses. The message says what is wrong, where, and what to do; it holds no secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: ErrorKind;

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A text that the caller chose, short enough to stand in a message, with its control characters taken out. */
export function excerpt(text: string, longest = 80): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return cut.replaceAll(/\p{Cc}/gu, ' ');
}
