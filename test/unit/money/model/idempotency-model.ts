/** The idempotency keys of the model. */
import type { IdempotencyKey, StoredAnswer } from '../../../../src/store/store.ts';

interface ModelIdempotency {
  readonly task: string;
  readonly hash: Uint8Array;
  readonly made: number;
  answer: StoredAnswer | undefined;
}

/** The answer in place of a second task. */
export type Repeated =
  | { readonly ok: false; readonly reason: 'in_flight' | 'other_request' }
  | { readonly ok: false; readonly reason: 'answered'; readonly answer: StoredAnswer };

/** The keys of all accounts. */
export class IdempotencyModel {
  readonly #made = new Map<string, ModelIdempotency>();

  add(account: string, { key, request_sha256 }: IdempotencyKey, task: string, now: number): void {
    this.#made.set(`${account} ${key}`, { task, hash: request_sha256, made: now, answer: undefined });
  }

  /** The answer to a request with this key in place of a task; undefined if the key is new or forgotten. */
  find(account: string, idempotency: IdempotencyKey, now: number): Repeated | undefined {
    const name = `${account} ${idempotency.key}`;
    const found = this.#made.get(name);
    // An old one is kept until another task takes the key, or until it is forgotten.
    if (found === undefined || found.made <= now - idempotency.keep_ms) return undefined;
    if (Buffer.compare(found.hash, idempotency.request_sha256) !== 0) return { ok: false, reason: 'other_request' };
    if (found.answer === undefined) return { ok: false, reason: 'in_flight' };
    return { ok: false, reason: 'answered', answer: found.answer };
  }

  /** Forgets the keys that were made until then. Returns their number. */
  forget(before: number): number {
    const old = [...this.#made].filter(([, { made }]) => made <= before);
    for (const [name] of old) this.#made.delete(name);
    return old.length;
  }

  /** Stores the answer for the key of this task, unless it has one. */
  answer(task: string, answer: StoredAnswer): void {
    for (const idempotency of this.#made.values()) if (idempotency.task === task) idempotency.answer ??= answer;
  }

  /** Forgets the key of this task, unless it has an answer. */
  drop(task: string): void {
    for (const [name, idempotency] of this.#made) {
      if (idempotency.task === task && idempotency.answer === undefined) this.#made.delete(name);
    }
  }
}
