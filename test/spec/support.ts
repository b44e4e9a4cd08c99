/** Helpers of the specification's tests: statements by id, and stacks with the shipped or an edited configuration. */
import pino from 'pino';
import type { Test } from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { startGateway } from '../../src/gateway/runtime/gateway.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { type Stack, type StackOptions, shippedConfig, startStack } from '../support/stack.ts';
import { nameOf, type StatementId } from './statements.ts';

/** Tests one statement of the specification under its name. The generator of docs/reference/conformance.md finds these calls. */
export function statement(t: Test, id: StatementId, run: (t: Test) => Promise<void>): Promise<unknown> {
  return t.test(nameOf(id), run);
}

/** Starts a stack that is closed with the test. Its sandbox makes a video in 40 ms. */
export async function stackFor(t: Test, options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack({ pace: 0.01, ...options });
  t.teardown(() => stack.close());
  return stack;
}

/** The shipped configuration with parts of its text replaced. @throws Error if a part is not in it */
export function configWith(...edits: readonly (readonly [from: string, to: string])[]): string {
  return edited(shippedText, ...edits);
}

/** The shipped configuration with a token-billed c model, which the c endpoint must refuse. */
export function configWithTokenModel(): string {
  return configWith(
    [
      '\nmodels:\n',
      '\nmodels:\n  c/vidgen-tokens: { type: video, upstream: c, price: video_tokens, defaults: { resolution: 720p } }\n',
    ],
    ['prefix: [$(family)/vidgen]', 'prefix: [k/vidgen, c/vidgen-2, s/vidgen, z/vidgen, r/vidgen]'],
  );
}

/** Starts a second gateway on the stack's store, with the shipped configuration and no upstream set. @returns its URL. */
export async function gatewayWithoutUpstreams(t: Test, { store }: Pick<Stack, 'store'>): Promise<string> {
  const { plan, diagnostics } = compileConfig(shippedConfig, { env: {} });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  const server = { ...plan.server, port: 0 };
  const log = pino({ level: 'silent' });
  const gateway = await startGateway({ ...plan, server }, { store, log, settler: false });
  t.teardown(() => gateway.close());
  return gateway.url;
}
