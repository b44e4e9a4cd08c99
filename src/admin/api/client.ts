/** A client of the administration API, typed by the table of operations. */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Static, TObject, TSchema } from 'typebox';
import { BASE, type Operation } from './operation.ts';
import { Problem, type ProblemCode } from './problem.ts';

export interface ClientOptions {
  /** `http://127.0.0.1:8081` */
  readonly url: string;
  readonly token: string;
}

export interface CallOptions {
  /** To repeat an earlier request; by default a new one. */
  readonly idempotency_key?: string;
  readonly version?: string;
  readonly dry_run?: boolean;
}

export interface Client {
  /** @throws Problem */
  call<I extends TObject, O extends TSchema>(
    operation: Operation<I, O>,
    input: Static<I>,
    options?: CallOptions,
  ): Promise<Static<O>>;
  /** The file that an operation answers with, by the `format` of the input, in parts. @throws Problem */
  file<I extends TObject, O extends TSchema>(
    operation: Operation<I, O>,
    input: Static<I>,
  ): Promise<AsyncIterable<Uint8Array>>;
  /** What an operation sends as events. Ends when the gateway does. @throws Problem */
  events<I extends TObject, O extends TSchema>(operation: Operation<I, O>, input: Static<I>): AsyncIterable<Static<O>>;
}

/** Creates a client. */
export function createClient({ url, token }: ClientOptions): Client {
  return {
    async call<I extends TObject, O extends TSchema>(
      { method, path, changes }: Operation<I, O>,
      input: Static<I>,
      { idempotency_key = randomUUID(), version, dry_run }: CallOptions = {},
    ): Promise<Static<O>> {
      const rest: Record<string, unknown> = { ...input };
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = encodeURIComponent(String(rest[name]));
        delete rest[name];
        return value;
      });
      const target = new URL(`${BASE}${filled}`, url);
      if (dry_run === true) target.searchParams.set('dry_run', 'true');
      const headers: Record<string, string> = { authorization: `Bearer ${token}` };
      if (method === 'GET') addQuery(target, rest);
      else headers['content-type'] = 'application/json';
      if (method === 'POST') headers['idempotency-key'] = idempotency_key;
      if (changes === 'edit' || changes === 'configuration')
        headers['if-match'] = version === undefined ? '*' : `"${version}"`;
      const body = method === 'GET' ? null : JSON.stringify(rest);
      const answer = await fetch(target, { method, headers, body });
      const document: unknown = await answer.json().catch(() => undefined);
      if (document === undefined) {
        const message = `the server answers ${answer.status}, and not as an admin API`;
        throw new Problem('no_gateway', message, 'check that the URL is that of admin.listen');
      }
      if (!answer.ok) throw problemOf(document, answer.status);
      return document as Static<O>;
    },
    file: ({ path }, input) => stream(path, input),
    async *events<I extends TObject, O extends TSchema>({ path }: Operation<I, O>, input: Static<I>) {
      // The gateway writes each event as one line, and comments in between.
      for await (const line of createInterface({ input: Readable.from(await stream(path, input)) }))
        if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length)) as Static<O>;
    },
  };

  async function stream(path: string, input: object): Promise<AsyncIterable<Uint8Array>> {
    const target = new URL(`${BASE}${path}`, url);
    addQuery(target, input);
    const answer = await fetch(target, { headers: { authorization: `Bearer ${token}` } });
    if (answer.ok && answer.body !== null) return answer.body;
    throw problemOf(await answer.json().catch(() => undefined), answer.status);
  }
}

function addQuery(target: URL, input: object): void {
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) target.searchParams.set(name, String(value));
}

function problemOf(document: unknown, status: number): Problem {
  const { code, detail, remedy, type: _, title, status: _status, request_id, ...more } = Object(document);
  const message = typeof detail === 'string' ? detail : `the server answers ${status}`;
  return new Problem(typeof code === 'string' ? (code as ProblemCode) : 'internal', message, remedy ?? undefined, more);
}
