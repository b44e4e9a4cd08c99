/** Asserts that a function throws a Refusal of a kind and with a message. */
import type { Test } from 'tap';
import type { ErrorKind } from '../../../src/lib/refusal.ts';
import { Refusal } from '../../../src/lib/refusal.ts';

export function refused(
  t: Test,
  run: () => unknown,
  kind: ErrorKind,
  message: string | RegExp,
  name = String(message),
): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    t.equal(error.kind, kind, name);
    if (typeof message === 'string') t.equal(error.message, message, name);
    else t.match(error.message, message, name);
    return;
  }
  t.fail(`${name}: it was accepted`);
}
