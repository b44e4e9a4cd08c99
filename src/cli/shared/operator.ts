/** Runs operations of administration for commands: on the store, or on a gateway with `--server`. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Static, TArray, TBoolean, TObject, TSchema } from 'typebox';
import { createClient } from '../../admin/api/client.ts';
import { checkInput } from '../../admin/api/input.ts';
import type { Context, Operation } from '../../admin/api/operation.ts';
import { Problem } from '../../admin/api/problem.ts';
import { openRequestReader } from '../../ledger/requests/open-reader.ts';
import { type RequestReads, readingOf, requestReads } from '../../ledger/requests/request-reads.ts';
import type { Access, Store } from '../../ledger/store/store.ts';
import { commandActor } from './actor.ts';
import { compile } from './config.ts';
import { withStoreFor } from './configured-store.ts';
import { CliError, usageError } from './errors.ts';
import type { Cli } from './io.ts';

export interface Operator {
  /** @throws Problem */
  call<I extends TObject, O extends TSchema>(
    operation: Operation<I, O>,
    input: Static<I>,
    options?: { readonly dry_run?: boolean },
  ): Promise<Static<O>>;
  /** Writes the file that the `format` of the input asks for, while it is made: CSV as texts. @throws Problem */
  write<I extends TObject, O extends TSchema>(
    operation: Operation<I, O>,
    input: Static<I>,
    write: (part: string | Uint8Array) => void,
  ): Promise<void>;
  /** What an operation sends as events, until the gateway ends; without one, until the process does. @throws Problem */
  events<I extends TObject, O extends TSchema>(
    operation: Operation<I, O>,
    input: Static<I>,
    each: (document: Static<O>) => void,
  ): Promise<void>;
  /** The rows of a list, page by page. @param max by default all. @throws Problem */
  list<I extends TObject, Row extends TSchema>(
    operation: Operation<I, Page<Row>>,
    input: Omit<Static<I>, 'limit' | 'starting_after'>,
    max?: number,
  ): Promise<readonly Static<Row>[]>;
}

/** The output of an operation that lists rows. */
export type Page<Row extends TSchema> = TObject<{ readonly data: TArray<Row>; readonly has_more: TBoolean }>;

/** The largest page of the API. */
const PAGE = 200;

/** Runs a command. @param access to the store, if there is no `--server`. @throws Problem, CliError, StoreError */
export async function withOperator<T>(cli: Cli, access: Access, work: (operator: Operator) => Promise<T>): Promise<T> {
  if (cli.server !== undefined) return work(remote(cli, cli.server));
  return withStoreFor(cli, access, async (store, url) => {
    const records = openRequestReader(url);
    const requests = requestReads((question) => records.read(readingOf(question)));
    return work(local(cli, store, requests)).finally(() => records.close());
  });
}

function remote({ io }: Cli, url: string): Operator {
  const token = io.env.TOLLGATE_ADMIN_TOKEN;
  if (token === undefined || token === '') {
    const hint = 'set TOLLGATE_ADMIN_TOKEN; make one on its machine with: tollgate admin token create --role operator';
    throw usageError('--server needs a token', hint);
  }
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw usageError(`'${url}' is not an http URL`, 'give one like http://127.0.0.1:8081');
  }
  const client = createClient({ url, token });
  return operatorOf(
    (operation, input, options) => reached(() => client.call(operation, input, options)),
    (operation, input, write) =>
      reached(async () => {
        const decoder = new TextDecoder();
        const isText = Object(input).format !== 'zip';
        for await (const part of await client.file(operation, input))
          write(isText ? decoder.decode(part, { stream: true }) : part);
      }),
    (operation, input, each) =>
      reached(async () => {
        for await (const document of client.events(operation, input)) each(document);
      }),
  );

  async function reached<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem && error.code === 'no_gateway')
        throw new CliError('gateway_unreachable', error.message, error.hint);
      if (!(error instanceof TypeError)) throw error;
      const { cause } = error;
      const reason = cause instanceof Error ? cause.message : error.message;
      const remedy = 'check that it runs, and that the URL is that of its admin.listen';
      throw new CliError('gateway_unreachable', `no gateway answers at ${new URL(url).origin}: ${reason}`, remedy);
    }
  }
}

function local(cli: Cli, store: Store, requests: RequestReads): Operator {
  const context: Context = {
    store,
    operations: [],
    now: Date.now,
    random: randomBytes,
    gateway: undefined,
    requests,
    currency: {},
    plan: () => compile(cli).plan,
    caller: { name: commandActor().actor, role: 'admin', via: 'cli', token: null },
    dry_run: false,
    version: undefined,
    idempotency_key: undefined,
    request_id: null,
    session: undefined,
    actorOf: (reason) => commandActor(reason),
    countLogIn: () => {},
    setSession: () => {},
  };
  return operatorOf(
    async (operation, input, { dry_run = false } = {}) => {
      checkInput(operation.input, input, operation.method === 'GET' ? 'parameter' : 'member');
      return operation.run(input, { ...context, dry_run });
    },
    async (operation, input, write) => {
      checkInput(operation.input, input, 'parameter');
      await operation.write?.(input, context, write);
    },
    async (operation, input, each) => {
      checkInput(operation.input, input, 'parameter');
      for await (const document of operation.events?.(input, context) ?? [])
        if (Object.keys(document).length > 0) each(document as never);
    },
  );
}

function operatorOf(call: Operator['call'], write: Operator['write'], events: Operator['events']): Operator {
  return {
    call,
    write,
    events,
    async list<I extends TObject, Row extends TSchema>(
      operation: Operation<I, Page<Row>>,
      input: Omit<Static<I>, 'limit' | 'starting_after'>,
      max = Number.POSITIVE_INFINITY,
    ) {
      const rows: Static<Row>[] = [];
      for (let after: string | undefined; ; ) {
        const limit = Math.min(PAGE, max - rows.length);
        const place = after === undefined ? {} : { starting_after: after };
        const page: { data: readonly Static<Row>[]; has_more: boolean } = await call(operation, {
          ...input,
          limit,
          ...place,
        } as Static<I>);
        rows.push(...page.data);
        if (!page.has_more || rows.length >= max) return rows;
        after = idOf(page.data.at(-1));
      }
    },
  };
}

/** Pause between two polls of a running job. */
const FIRST_PAUSE_ms = 20;
const LAST_PAUSE_ms = 1_000;

/** Polls a job of a gateway until it has ended. */
export async function untilEnded<Job extends { readonly id: string; readonly state: string }>(
  started: Job,
  show: (id: string) => Promise<Job>,
): Promise<Job> {
  let job = started;
  for (let pause_ms = FIRST_PAUSE_ms; job.state === 'running'; pause_ms = Math.min(2 * pause_ms, LAST_PAUSE_ms)) {
    await setTimeout(pause_ms);
    job = await show(job.id);
  }
  return job;
}

function idOf(row: unknown): string {
  const { id } = Object(row);
  if (typeof id !== 'string') throw new Error('a row of a list has no id');
  return id;
}
