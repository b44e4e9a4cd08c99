/** Starts a gateway with an admin API on a store of the test, and sends requests to it. */
import type { ChildProcess } from 'node:child_process';
import type { Test } from 'tap';
import { smallConfig, type Workspace, workspace } from './tollgate.ts';

/** An answer. */
export interface AdminAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of answers without checks
  readonly body: any;
}

/** What a request has beside its path. */
export interface AdminRequest {
  /** Undefined: the token of the sandbox. Null: none. */
  readonly token?: string | null;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A running gateway with an admin API. */
export interface Admin {
  readonly url: string;
  /** A token of the role admin. */
  readonly token: string;
  /** The URL of the API for callers. */
  readonly gateway_url: string;
  readonly work: Workspace;
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Sends a request to a path below `/admin/v1`. A POST has a new idempotency key if the test gives none. */
  send(method: string, path: string, request?: AdminRequest): Promise<AdminAnswer>;
  get(path: string, request?: AdminRequest): Promise<AdminAnswer>;
  post(path: string, body: unknown, request?: AdminRequest): Promise<AdminAnswer>;
  /** A new token of a role. */
  tokenOf(role: string): Promise<string>;
  kill(): void;
  readonly child: ChildProcess;
}

let keys = 0;

/** Starts `serve --sandbox`. @param args further ones. */
export async function startAdmin(t: Test, args: readonly string[] = [], work?: Workspace): Promise<Admin> {
  const own = work ?? (await workspace(t));
  const config = args.includes('--config') ? [] : ['--config', smallConfig];
  const running = own.start(['serve', '--sandbox', '--json', '--port', '0', ...config, ...args]);
  const [line] = await running.seen(/.*\n/);
  const { url: gateway_url, admin } = JSON.parse(line);
  const api = adminAt(admin.url, admin.token);
  return {
    ...api,
    gateway_url,
    work: own,
    output: running.output,
    kill: () => running.child.kill('SIGKILL'),
    child: running.child,
  };
}

/** The API at a URL. */
export function adminAt(
  url: string,
  token: string,
): Pick<Admin, 'url' | 'token' | 'send' | 'get' | 'post' | 'tokenOf'> {
  async function send(method: string, path: string, request: AdminRequest = {}): Promise<AdminAnswer> {
    const { token: own = token, body, key, headers = {} } = request;
    keys += 1;
    const answer = await fetch(`${url}/admin/v1${path}`, {
      method,
      headers: {
        ...(own !== null && { authorization: `Bearer ${own}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': key ?? `test-${process.pid}-${keys}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
  }
  const post: Admin['post'] = (path, body, request) => send('POST', path, { ...request, body });
  return {
    url,
    token,
    send,
    post,
    get: (path, request) => send('GET', path, request),
    async tokenOf(role) {
      keys += 1;
      const { body } = await post('/tokens', { role, name: `${role}-${keys}` });
      return body.token;
    },
  };
}
