/** The sandbox of `serve --sandbox`, which replaces every upstream. */
import type { CompileOptions } from '../compile/compiled.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { newSandboxKey } from './sandbox.ts';

/** Where a sandbox listens, and its credential. */
export interface SandboxAddress {
  readonly url: string;
  readonly secret: string;
}

/** A running sandbox. */
export interface PrivateSandbox {
  readonly running: Sandbox;
  readonly address: SandboxAddress;
}

/** Starts the sandbox on loopback with a credential that only this process knows. */
export async function startPrivateSandbox(): Promise<PrivateSandbox> {
  const { startSandbox } = await import('../sandbox/server.ts');
  const secret = newSandboxKey();
  const running = await startSandbox({ host: '127.0.0.1', port: 0, key: secret, pace: 1 });
  return { running, address: { url: running.url, secret } };
}

/** The sandbox in place of each upstream. It plays an unknown name as one more family. */
export function upstreamsOf({ url, secret }: SandboxAddress): NonNullable<CompileOptions['upstreams']> {
  return (name) => ({ url: `${url}/${name}`, secret });
}

/** `--sandbox` has its own store, so that the demo account and its key are never added to a real one. */
export const SANDBOX_STORE = 'sqlite:./data/sandbox.db';
