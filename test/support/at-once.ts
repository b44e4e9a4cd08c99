/** Requests that are at the upstream at the same time, however fast or slow the machine is. */
import type { FaultServer, Turn } from './fault-server.ts';
import { type Reply, until } from './stack.ts';

/**
 * Sends the requests, and lets the upstream answer none of them before each one is at the upstream or has been refused.
 *
 * @param answer what the upstream then answers.
 */
export async function atOnce(
  server: FaultServer,
  requests: readonly (() => Promise<Reply>)[],
  answer: unknown,
): Promise<readonly Reply[]> {
  const held: Turn[] = [];
  server.play((turn) => void held.push(turn));
  let refused = 0;
  const replies = requests.map(async (send) => {
    const reply = await send();
    refused += 1;
    return reply;
  });
  await until(
    async () => held.length + refused,
    (count) => count === requests.length,
  );
  server.play(({ reply }) => reply(200, answer));
  for (const { reply } of held) reply(200, answer);
  return Promise.all(replies);
}

/** The same request many times. */
export function times<T>(count: number, make: (index: number) => T): readonly (() => T)[] {
  return Array.from({ length: count }, (_, index) => () => make(index));
}
