/** The sandbox of `serve --sandbox`, which replaces every upstream. */
import type { CompileOptions } from '../../config/compile/compiled.ts';
import type { Sandbox } from '../../config/sandbox/sandbox-server.ts';
import type { Plan } from '../../plan/index.ts';

export interface SandboxAddress {
  readonly url: string;
  /** Replaces the credential of each upstream. The sandbox does not check it. */
  readonly secret: string;
}

export interface PrivateSandbox {
  readonly running: Sandbox;
  readonly address: SandboxAddress;
  /** Plays the examples of this configuration from now on. */
  play(plan: Plan): void;
}

/** Starts the sandbox on loopback. @param port default 0: any free one. */
export async function startPrivateSandbox(port = 0): Promise<PrivateSandbox> {
  const { startSandbox } = await import('../../config/sandbox/sandbox-server.ts');
  const { endpointsOf } = await import('../../config/sandbox/endpoints.ts');
  const running = await startSandbox({ host: '127.0.0.1', port });
  return {
    running,
    address: { url: running.url, secret: 'sandbox' },
    play: (plan) => running.play(endpointsOf(plan)),
  };
}

/** The sandbox in place of each upstream. */
export function upstreamsOf({ url, secret }: SandboxAddress): NonNullable<CompileOptions['upstreams']> {
  return (name) => ({ url: `${url}/${name}`, secret });
}

/** `--sandbox` has its own store, so that the demo account and its key are never added to a real one. */
export const SANDBOX_STORE = 'sqlite:./data/sandbox.db';
