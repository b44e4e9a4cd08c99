/** Runs an operation once for its idempotency key: a repetition gets the first answer. */
import type { Store } from '../../ledger/store/store.ts';
import type { Context, Operation } from './operation.ts';
import { Problem } from './problem.ts';
import type { Input } from './request.ts';

/** The result of an operation, now or of an earlier request with the same key. */
interface RunResult {
  readonly output: unknown;
  readonly isRepeated: boolean;
}

/** Runs operations. @throws Problem idempotency_conflict, request_running, and the operation's own. */
export function createRunOnce(store: Store) {
  /** The configuration change in progress. Only one runs at a time, because no transaction separates them. */
  let changing: string | undefined;

  /** Runs an operation, or answers a repetition of it. @throws Problem */
  async function runOnce(operation: Operation, input: Input, context: Context): Promise<RunResult> {
    const repeated = await replayed(operation, context);
    if (repeated !== undefined) return repeated;
    const isExclusive = operation.changes === 'configuration' && !context.dry_run;
    if (isExclusive && changing !== undefined)
      throw new Problem(
        'request_running',
        `the request ${changing} is changing the configuration`,
        'repeat it when it has ended',
      );
    if (isExclusive) changing = context.request_id ?? '';
    try {
      const output = await operation.run(input, context);
      await keepAnswer(operation, context, output);
      return { output, isRepeated: false };
    } catch (error) {
      // The same request may have run at the same time and finished first.
      const faster = await replayed(operation, context);
      if (faster === undefined) throw error;
      return faster;
    } finally {
      if (isExclusive) changing = undefined;
    }
  }

  /** Stores the answer to a request that changed nothing. Only the answers to changes, which have a stored result, contain secrets. */
  async function keepAnswer({ changes }: Operation, context: Context, output: unknown): Promise<void> {
    const actor = context.actorOf();
    if (changes === undefined || context.dry_run || actor.once === undefined) return;
    if ((await store.findChangeKey(actor.actor, actor.once.key)) === undefined) await store.keepAnswer(actor, output);
  }

  /** The answer to a repetition; undefined if the request is new. @throws Problem idempotency_conflict */
  async function replayed(operation: Operation, context: Context): Promise<RunResult | undefined> {
    const { actor, once } = context.actorOf();
    const found = once && (await store.findChangeKey(actor, once.key));
    if (once === undefined || found === undefined) return undefined;
    if (!Buffer.from(found.request_sha256).equals(once.request_sha256)) {
      const hint = 'use a new key for another request';
      throw new Problem('idempotency_conflict', 'the Idempotency-Key was used with another request', hint);
    }
    if (found.result === null) return undefined;
    const { result, account_name = '', answer } = found.result;
    if (answer !== undefined) return { output: answer, isRepeated: true };
    if (operation.replay === undefined) return undefined;
    return { output: operation.replay(result, { account_name, currency: context.currency }), isRepeated: true };
  }

  return runOnce;
}
