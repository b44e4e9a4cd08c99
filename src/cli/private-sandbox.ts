/** The sandbox of `serve --sandbox`, which replaces every upstream. */
import { SANDBOX_UPSTREAMS } from '../sandbox/exchange.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { newSandboxKey } from './sandbox.ts';

/** A running sandbox. */
export interface PrivateSandbox {
  readonly running: Sandbox;
  readonly upstreams: (name: string) => { readonly url: string; readonly secret: string };
  /** Those that were asked for. */
  readonly named: ReadonlyMap<string, { readonly url: string; readonly secret: string }>;
}

/** Starts the sandbox on loopback with a credential that only this process knows. An unknown upstream name is played as one more family. */
export async function startPrivateSandbox(): Promise<PrivateSandbox> {
  const { startSandbox } = await import('../sandbox/server.ts');
  const secret = newSandboxKey();
  const running = await startSandbox({ host: '127.0.0.1', port: 0, key: secret, pace: 1 });
  const baseUrl = (name: string) => {
    const known = SANDBOX_UPSTREAMS.find((upstream) => upstream === name);
    return known === undefined ? `${running.url}/${name}` : running.baseUrl(known);
  };
  const named = new Map<string, { readonly url: string; readonly secret: string }>();
  const upstreams = (name: string) => {
    const upstream = { url: baseUrl(name), secret };
    named.set(name, upstream);
    return upstream;
  };
  return { running, upstreams, named };
}

/** `--sandbox` has its own store, so that the demo account and its key are never added to a real one. */
export const SANDBOX_STORE = 'sqlite:./data/sandbox.db';
