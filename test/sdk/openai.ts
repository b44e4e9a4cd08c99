/** Starts a gateway of examples/openai.yaml in front of a chat-completions upstream, with one funded key. */
import { resolve } from 'node:path';
import type { Test } from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { type Stack, startStack, until } from '../support/stack.ts';
import { type CompletionsUpstream, startCompletions } from './completions-upstream.ts';

/** Path of the example. */
export const example = resolve(import.meta.dirname, '../../examples/openai.yaml');

/** The cost of 1000 tokens of input, 400 of them cached, and 200 of output with gpt-small: 600 × 0.40 + 400 × 0.10 + 200 × 1.60. */
export const COST = 0.0006;

export interface Completions {
  readonly stack: Stack;
  readonly upstream: CompletionsUpstream;
  /** Waits until that many requests are charged, and returns their total cost. */
  charged(requests: number): Promise<number>;
}

export async function startExample(t: Test): Promise<Completions> {
  const upstream = await startCompletions();
  const stack = await startStack({ file: example, upstreams: { openai: upstream.url }, balance: '10' });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  const charged = async (requests: number): Promise<number> => {
    const [sum] = await until(
      () => stack.store.usage({ by: ['account'] }),
      ([sum]) => (sum?.requests ?? 0) >= requests,
    );
    if (sum?.requests !== requests) throw new Error(`${sum?.requests} requests are charged, not ${requests}`);
    return Number(formatNano(sum.amount_nano));
  };
  return { stack, upstream, charged };
}
