/** Helpers of the SDK tests: a gateway in front of the sandbox, and the requests that the sandbox received. */
import type { Test } from 'tap';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, type Stack, type StackOptions, startStack, until } from '../support/stack.ts';
import type { JournalEntry } from '../vendors/journal.ts';

/** A gateway for the tests of an SDK. */
export interface SdkGateway extends Stack {
  /** The requests that the upstreams received, oldest first; with a text, only those whose body contains it. */
  received(text?: string): Promise<readonly JournalEntry[]>;
  /** Waits until the only request whose body contains the text has ended with that outcome, and returns it. */
  ended(text: string, outcome: JournalEntry['outcome']): Promise<JournalEntry>;
  /** Adds the last subtest of a file: no upstream request contains a caller's key. */
  keysStayHere(): void;
}

/** Starts the gateway of a test file, closed with it. The sandbox is fast: a video takes 80 ms. */
export async function startGateway(t: Test, options: StackOptions = {}): Promise<SdkGateway> {
  const stack = await startStack({ pace: 0.02, ...options });
  t.teardown(() => stack.close());
  const keys = [stack.key];
  const received: SdkGateway['received'] = async (text = '') => {
    const journal = await call(`${stack.sandbox.url}/_sandbox/journal`, 'GET');
    const requests: readonly JournalEntry[] = journal.json.requests;
    return requests.filter((entry) => entry.upstream !== null && entry.body.includes(text));
  };
  return {
    ...stack,
    received,
    async newAccount(name, balance) {
      const made = await stack.newAccount(name, balance);
      keys.push(made.key);
      return made;
    },
    async newKey(account, more) {
      const made = await stack.newKey(account, more);
      keys.push(made.key);
      return made;
    },
    async ended(text, outcome) {
      const done = await until(
        () => received(text),
        ([entry]) => entry?.outcome === outcome,
      );
      const [entry, ...others] = done;
      if (entry === undefined || others.length > 0) throw new Error(`${done.length} requests carry ${text}`);
      return entry;
    },
    keysStayHere() {
      t.test("no caller's key went upstream", async (t) => {
        const entries = await received();
        t.not(entries.length, 0, 'there are requests to check');
        const all = JSON.stringify(entries);
        for (const key of keys)
          t.notOk(all.includes(key), `${key.slice(0, 8)}… is nowhere in ${entries.length} requests`);
        t.ok(
          entries.every((entry) => JSON.stringify(entry.headers).includes('upstream-secret')),
          "each carries the operator's own credential",
        );
      });
    },
  };
}

/** The error of a call. @throws Error if the call succeeds, for example because an SDK accepts a broken answer */
export async function failureOf(work: PromiseLike<unknown>): Promise<Error> {
  let value: unknown;
  try {
    value = await work;
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error(`the thrown value is not an Error: ${String(error)}`);
  }
  throw new Error(`it did not fail; it returned ${JSON.stringify(value)}`);
}

/** Reads a stream to its end. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of stream) all.push(item);
  return all;
}

/** The shipped configuration, with upstream requests cancelled at once when the caller leaves. */
export function cancelling(): string {
  return edited(shippedText, [/on_abort: drain/g, 'on_abort: cancel']);
}
