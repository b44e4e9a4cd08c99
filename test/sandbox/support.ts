/** Helpers for tests of the sandbox: a sandbox with a manual clock, and functions that call it. */
import type { Test } from 'tap';
import { listOf } from '../vendors/json.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../vendors/server.ts';

/** A complete answer; `body` is parsed if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

/** A sandbox with its clock. */
export interface Bench {
  readonly sandbox: Sandbox;
  /** Advances the sandbox's clock. */
  pass(seconds: number): void;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** The journal's requests, oldest first. */
  requests(): Promise<readonly unknown[]>;
}

/** Starts a sandbox whose clock moves only when the test advances it. It is closed with the test. */
export async function bench(t: Test, options: SandboxOptions = {}): Promise<Bench> {
  let now_ms = Date.UTC(2026, 0, 2, 3, 4, 5);
  const sandbox = await startSandbox({ now: () => now_ms, pace: 1, ...options });
  t.teardown(() => sandbox.close());
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(path.startsWith('http') ? path : sandbox.url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
  return {
    sandbox,
    pass: (seconds) => {
      now_ms += seconds * 1000;
    },
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    remove: (path) => send(path, { method: 'DELETE' }),
    requests: async () => {
      const { body } = await send('/_sandbox/journal', {});
      return listOf(typeof body === 'object' && body !== null && 'requests' in body ? body.requests : undefined);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of member names in a JSON value, as text; throws if there is none. */
export function textIn(value: unknown, ...path: readonly (string | number)[]): string {
  let found: unknown = value;
  for (const name of path) found = Object(found)[name];
  if (typeof found !== 'string') throw new Error(`no text at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found;
}

/** The events of a stream: the `event:` line, if present, and the parsed data. */
export function eventsOf(stream: string): readonly { readonly event: string | undefined; readonly data: unknown }[] {
  return stream
    .split(/\r?\n\r?\n/)
    .filter((block) => block !== '')
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1]?.trim(),
      data: parsed(/^data: (.*)$/m.exec(block)?.[1] ?? ''),
    }));
}
