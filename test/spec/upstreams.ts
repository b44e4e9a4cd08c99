/** Other upstreams than the stack's sandbox: one with a manual clock, and one with fixed answers. */
import { createServer } from 'node:http';
import type { Test } from 'tap';
import type { Stack } from '../support/stack.ts';
import { startSandbox } from '../vendors/server.ts';

/** A second sandbox with a clock that only `pass` advances. It does not check credentials. */
export async function clockedSandbox(t: Test): Promise<Pick<Stack, 'sandbox'> & { pass(seconds: number): void }> {
  let now_ms = Date.now();
  const sandbox = await startSandbox({ now: () => now_ms, pace: 0.01 });
  t.teardown(() => sandbox.close());
  return {
    sandbox,
    pass: (seconds) => {
      now_ms += seconds * 1000;
    },
  };
}

/** One answer of a fixed upstream. */
export interface FixedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Several pieces are written separately. */
  readonly body: string | readonly string[];
}

/**
 * Starts an upstream that sends the same answer to every request, or several answers in turn. @returns the base URL.
 */
export async function fixedUpstream(t: Test, ...answers: readonly FixedAnswer[]): Promise<string> {
  let asked = 0;
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    request.resume();
    request.on('end', () => {
      const answer = answers[asked % answers.length];
      asked += 1;
      if (answer === undefined) throw new Error('a fixed upstream needs an answer');
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      for (const piece of [answer.body].flat()) response.write(piece);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the upstream has no port');
  return `http://127.0.0.1:${address.port}`;
}
