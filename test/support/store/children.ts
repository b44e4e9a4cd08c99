/** Runs store work in other processes that start at the same moment. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Test } from 'tap';

export interface Child {
  /** Sends a message, and resolves with the child's next one. */
  readonly ask: (message: string) => Promise<unknown>;
  readonly process: ChildProcess;
}

/** Starts `count` processes of child.ts with this work, and resolves when all have loaded and wait for a message. */
export async function startChildren(
  t: Test,
  work: string,
  count: number,
  args: readonly string[],
): Promise<readonly Child[]> {
  const children = Array.from({ length: count }, (_, index) => {
    const child = fork(new URL('./child.ts', import.meta.url), [work, ...args, String(index)], { execArgv: [] });
    t.teardown(() => child.kill('SIGKILL'));
    return child;
  });
  await Promise.all(children.map((child) => nextMessage(child)));
  return children.map((child) => ({
    process: child,
    ask: (message) => {
      const answer = nextMessage(child);
      child.send(message);
      return answer;
    },
  }));
}

/** Rejects when the child ends without another message. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', { signal: heard.signal }).then(([message]: unknown[]) => message),
      once(child, 'exit', { signal: heard.signal }).then(([code, signal]) => {
        throw new Error(`a child ended with ${code ?? signal} before it answered`);
      }),
    ]);
  } finally {
    heard.abort();
  }
}
