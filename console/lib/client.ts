/** Calls the administration API. The browser adds the cookie of the session; the page has no token. */
import { noteRequest } from './last-request.ts';
import { OPERATIONS, type Types } from './operations.ts';
import { remedyOf } from './remedies.ts';

export type Name = keyof Types;
export type Input<N extends Name> = Types[N]['input'];
export type Output<N extends Name> = Types[N]['output'];
/** One row of a list. */
export type Row<N extends Name> = Output<N> extends { readonly data: readonly (infer R)[] } ? R : never;
export type Role = 'viewer' | 'operator' | 'admin';

/** What a request carries beside its input. */
export interface CallOptions {
  /** The version that was read, for edits. */
  readonly version?: string;
  readonly dry_run?: boolean;
  /** The same key for each try of one change. */
  readonly once?: string;
  readonly signal?: AbortSignal;
}

/** A refused request (RFC 9457). */
export class Problem extends Error {
  /** 0: no gateway answered. */
  readonly status: number;
  readonly code: string;
  readonly remedy: string | null;
  /** Further members, such as the findings in a configuration. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, remedy: string | null = null, more: Problem['more'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.remedy = remedy;
    this.more = more;
  }
}

const unreachable = () =>
  new Problem(
    0,
    'unreachable',
    'The gateway does not answer.',
    'It may be restarting. This page tries again by itself.',
  );

/** Runs an operation. @throws Problem */
export async function call<N extends Name>(name: N, input: Input<N>, options: CallOptions = {}): Promise<Output<N>> {
  const { method, path, ...rest }: { method: string; path: string; changes?: string } = OPERATIONS[name];
  const { version, dry_run, once = newKey(), signal } = options;
  const members: Record<string, unknown> = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, member: string) => {
    const value = encodeURIComponent(String(members[member]));
    delete members[member];
    return value;
  });
  const query = new URLSearchParams();
  if (method === 'GET') {
    for (const [member, value] of Object.entries(members)) if (value !== undefined) query.set(member, String(value));
  }
  if (dry_run === true) query.set('dry_run', 'true');
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = once;
  if (rest.changes === 'edit' || rest.changes === 'configuration') headers['if-match'] = `"${version}"`;
  const url = `/admin/v1${filled}${query.size === 0 ? '' : `?${query}`}`;
  const answer = await fetch(url, {
    method,
    headers,
    signal: signal ?? null,
    body: method === 'GET' ? null : JSON.stringify(members),
  }).catch((error: unknown) => {
    throw signal?.aborted === true ? error : unreachable();
  });
  noteRequest(answer);
  const document: unknown = await answer.json().catch(() => undefined);
  if (document === undefined) throw unreachable();
  if (answer.ok) return document as Output<N>;
  const { code, detail, remedy, ...more } = Object(document);
  throw new Problem(answer.status, String(code), String(detail), remedyOf(String(code), remedy ?? null), more);
}

/** A new key by which a repeated request is recognized. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ROLES: readonly string[] = ['viewer', 'operator', 'admin'];

/** Whether a role may run an operation. */
export function mayRun(role: Role, name: Name): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(OPERATIONS[name].role);
}
