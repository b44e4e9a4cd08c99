/** All operations on money and tasks by name, and the functions by which an engine reads their needs and executes them. */
import { needsOfAuthority, requireAuthority } from './authority.ts';
import type { Actor } from './change-rows.ts';
import { keepResult, needsOfChange } from './changes.ts';
import type { Time_ms } from './money-rows.ts';
import * as accounts from './operations/accounts.ts';
import * as creation from './operations/creation.ts';
import * as keys from './operations/keys.ts';
import * as leases from './operations/leases.ts';
import * as polling from './operations/polling.ts';
import * as prune from './operations/prune.ts';
import * as quotas from './operations/quotas.ts';
import * as repetition from './operations/repetition.ts';
import * as settlement from './operations/settlement.ts';
import * as sweeps from './operations/sweeps.ts';
import * as tokens from './operations/tokens.ts';
import * as usage from './operations/usage.ts';
import * as wallets from './operations/wallets.ts';
import * as webhooks from './operations/webhooks.ts';
import type { Operation, Prefetch } from './prefetch.ts';
import type { WorkingSet } from './working-set.ts';

const exported = {
  ...accounts,
  ...creation,
  ...keys,
  ...leases,
  ...polling,
  ...prune,
  ...quotas,
  ...repetition,
  ...settlement,
  ...sweeps,
  ...tokens,
  ...usage,
  ...wallets,
  ...webhooks,
};

interface AnyOperation {
  readonly by?: ((...args: never[]) => Actor) | undefined;
  readonly needs: (at_ms: Time_ms, ...args: never[]) => readonly Prefetch[];
  readonly execute: (set: WorkingSet, at_ms: Time_ms, ...args: never[]) => unknown;
}

export type OperationName = {
  [N in keyof typeof exported]: (typeof exported)[N] extends AnyOperation ? N : never;
}[keyof typeof exported];
type Parts<N extends OperationName> =
  (typeof exported)[N] extends Operation<infer A, infer R> ? readonly [A, R] : never;
export type OperationArgs<N extends OperationName> = Parts<N>[0];
export type OperationResult<N extends OperationName> = Parts<N>[1];

/** All operations by name: those that a file of `operations/` exports, and not the functions beside them. */
export const operations = Object.fromEntries(
  Object.entries<object>(exported).filter(([, value]) => 'execute' in value),
) as Readonly<Record<OperationName, AnyOperation>>;

/** An operation as it is sent to the writer thread. `OperationArgs` checks its arguments where it is created. */
export interface OperationCall {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly at_ms: Time_ms;
}

/** Whether an operation has this name. */
export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/** The rows to load before the operation is executed. */
export function needsOf(name: OperationName, { args, at_ms }: OperationCall): readonly Prefetch[] {
  const { by, needs } = operations[name];
  const own = needs(at_ms, ...(args as never[]));
  if (by === undefined) return own;
  const actor = by(...(args as never[]));
  return [...needsOfAuthority(actor), ...needsOfChange(actor), ...own];
}

/** Returns the operation's result. Refuses an actor whose authority has ended. If it throws, the working set is unchanged. */
export function execute(set: WorkingSet, name: OperationName, { args, at_ms }: OperationCall): unknown {
  return set.run(() => {
    const { by, execute } = operations[name];
    if (by !== undefined) requireAuthority(set, at_ms, by(...(args as never[])));
    const result = execute(set, at_ms, ...(args as never[]));
    keepResult(set, result);
    return result;
  });
}
