/** Handles the requests for operations of the administration: admits, runs, refuses, counts and logs them. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { includesRole, type Store } from '../../ledger/store/store.ts';
import { ReportRefused } from '../reports/report-threads.ts';
import type { GatewayView } from './gateway-view.ts';
import { type Caller, type Context, type Operation, routeOf } from './operation.ts';
import { Problem, problemDocument } from './problem.ts';
import { asProblem } from './refusals.ts';
import { digestOf, type Input, idempotencyKeyOf, inputOf, isDryRun, versionOf, wantsCsv } from './request.ts';
import {
  type Credentials,
  createAttempts,
  credentialsOf,
  findCaller,
  refuseForeignOrigin,
  sessionCookie,
  unauthenticated,
} from './requester.ts';
import { createRunOnce } from './run-once.ts';
import { CALLBACK, SIGN_IN } from './sign-in.ts';
import { operations } from './table.ts';

/** Wrong tokens per address and minute. */
const MAX_WRONG_TOKENS = 20;
/** Log-ins of a token per minute. Each one is recorded permanently. */
const MAX_LOG_INS = 60;
/** A caller who may no longer read events gets some for this long at most. */
const CONFIRM_ms = 5_000;

export type AdminCount = 'adminRequests' | 'adminChanges' | 'adminRefusedTokens';

export interface HandlerParts {
  readonly store: Store;
  readonly gateway: GatewayView;
  readonly log: Logger;
  readonly count: (name: AdminCount, labels: Readonly<Record<string, string>>) => void;
  readonly random: (bytes: number) => Uint8Array;
  /** Identifies this gateway among others of its store, also after a restart. */
  readonly name: string;
  /** The origin that operators see; undefined: the origin of their requests. */
  readonly public_origin: string | undefined;
  /** Whether cookies are only sent over HTTPS. */
  readonly isSecure: boolean;
}

/** The name of a request for the metrics, from its method and its path in the router. */
const SERVED = new Map<string, Pick<Operation, 'name' | 'changes'>>([
  ...[SIGN_IN, CALLBACK].map((url) => [`GET ${url}`, { name: 'session.oidc' }] as const),
  ...operations.map((operation) => [`${operation.method} ${routeOf(operation)}`, operation] as const),
]);

export class OperationHandler {
  readonly #parts: HandlerParts;
  readonly #wrongTokens: ReturnType<typeof createAttempts>;
  readonly #logIns: ReturnType<typeof createAttempts>;
  readonly #runOnce: ReturnType<typeof createRunOnce>;
  readonly #callers = new WeakMap<FastifyRequest, Caller>();

  constructor(parts: HandlerParts) {
    this.#parts = parts;
    this.#wrongTokens = createAttempts(parts.store.now, MAX_WRONG_TOKENS);
    this.#logIns = createAttempts(parts.store.now, MAX_LOG_INS);
    this.#runOnce = createRunOnce(parts.store);
  }

  /** @throws Problem without a valid token of a sufficient role, or from a foreign origin. Before the body is read. */
  async admit(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { isSecure, public_origin } = this.#parts;
    const credentials = credentialsOf(request.headers, isSecure);
    if (operation.method !== 'GET')
      refuseForeignOrigin(request.headers, public_origin, credentials.session !== undefined);
    if (operation.role !== 'none')
      await this.#identify(operation, request, credentials, () => this.#refuseWrongToken(request, reply));
  }

  /** Answers an admitted request. */
  async run(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // The body may have taken long. A change is decided once more in its transaction.
    if (operation.method !== 'GET' && operation.role !== 'none')
      await this.#identify(operation, request, credentialsOf(request.headers, this.#parts.isSecure));
    const input = inputOf(operation, request);
    const context = this.#contextOf(operation, input, request, reply);
    if (operation.csv !== undefined && wantsCsv(input, request.headers.accept)) {
      const { name, texts } = await operation.csv(input, context);
      reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(`${name}.csv`));
      this.report(request, reply);
      return Readable.from(texts, { objectMode: false, highWaterMark: 65_536 });
    }
    if (operation.events !== undefined) {
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no');
      this.report(request, reply);
      const confirm = () => this.#identify(operation, request, credentialsOf(request.headers, this.#parts.isSecure));
      return Readable.from(toEvents(operation.events(input, context), confirm), { objectMode: false });
    }
    if (operation.zip !== undefined && input.format === 'zip') {
      const { name, parts } = await operation.zip(input, context);
      reply.type('application/zip').header('content-disposition', attachment(`${name}.zip`));
      this.report(request, reply);
      return Readable.from(parts, { objectMode: false, highWaterMark: 65_536 });
    }
    if (operation.html !== undefined && input.format === 'html') {
      const page = await operation.html.render(input, context);
      reply.type('text/html; charset=utf-8').header('content-security-policy', operation.html.policy);
      this.report(request, reply);
      return page;
    }
    if (operation.json !== undefined) {
      const text = await operation.json(input, context);
      reply.type('application/json; charset=utf-8');
      this.report(request, reply);
      return text;
    }
    const { output, isRepeated } = await this.#runOnce(operation, input, context).catch((error: unknown) => {
      // A log-in with a wrong token.
      if (error instanceof Problem && error.code === 'unauthenticated') this.#refuseWrongToken(request, reply);
      throw error;
    });
    const isChange = operation.changes !== undefined && !context.dry_run && !isRepeated;
    if (isChange) this.#parts.count('adminChanges', { operation: operation.name });
    if (isRepeated) reply.header('idempotency-replayed', 'true');
    const version = operation.version?.(output);
    if (version !== undefined) reply.header('etag', `"${version}"`);
    reply.code(operation.status !== undefined && !context.dry_run ? operation.status : 200);
    this.report(request, reply);
    return output;
  }

  /** Counts and logs an answer. */
  report(request: FastifyRequest, reply: FastifyReply): void {
    const { count, log } = this.#parts;
    const status = String(reply.statusCode);
    const served = SERVED.get(`${request.method} ${request.routeOptions.url}`);
    const { name: operation, changes } = served ?? { name: 'none' };
    count('adminRequests', { operation, status });
    const caller = this.#callers.get(request)?.name;
    if (changes !== undefined) log.info({ operation, by: caller, status, request: request.id }, 'admin request');
  }

  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = asProblem(error);
    if (problem.status >= 500 && !(error instanceof Problem || error instanceof ReportRefused))
      this.#parts.log.error({ err: error, request: request.id }, 'an admin request failed');
    if (problem.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
    reply.code(problem.status).type('application/problem+json');
    this.report(request, reply);
    return reply.send(JSON.stringify({ ...problemDocument(problem), request_id: request.id }));
  }

  /** Finds the caller. @param wrong runs for a wrong credential. @throws Problem without a valid token of a sufficient role */
  async #identify(
    operation: Operation,
    request: FastifyRequest,
    credentials: Credentials,
    wrong = () => {},
  ): Promise<void> {
    const caller = await findCaller(credentials, this.#parts.store);
    if (caller === undefined) {
      if (credentials.bearer !== undefined || credentials.session !== undefined) wrong();
      throw unauthenticated(credentials);
    }
    this.#callers.set(request, caller);
    if (operation.role === 'none' || includesRole(caller.role, operation.role)) return;
    const message = `${operation.name} needs the role ${operation.role}, and the token ${caller.name} has ${caller.role}`;
    throw new Problem('role_too_low', message, `use a token with the role ${operation.role}`);
  }

  /** Counts a wrong token. @throws Problem too_many_attempts */
  #refuseWrongToken(request: FastifyRequest, reply: FastifyReply): void {
    const { count, log } = this.#parts;
    count('adminRefusedTokens', {});
    const { wait_s, isNews } = this.#wrongTokens.count(request.ip);
    if (isNews) {
      const refused = wait_s !== undefined && { refused_for_s: wait_s };
      log.warn({ address: request.ip, ...refused, request: request.id }, 'a wrong token was sent to the admin API');
    }
    refuseTooMany(wait_s, 'this address has sent too many wrong tokens', reply);
  }

  #contextOf(operation: Operation, input: Input, request: FastifyRequest, reply: FastifyReply): Context {
    const { store, gateway, random, name, isSecure } = this.#parts;
    const caller = this.#callers.get(request) ?? { name: 'nobody', role: 'viewer', via: 'api', token: null };
    const version = versionOf(operation, request);
    const key = idempotencyKeyOf(operation, request);
    // Gateways of one store may have different configurations, so the key names the gateway too.
    const idempotency_key = key && (operation.changes === 'configuration' ? `${key} ${name}` : key);
    const dry_run = isDryRun(operation, request);
    const request_sha256 = digestOf(operation, input, dry_run);
    return {
      store,
      gateway,
      requests: gateway.reports.requests,
      operations,
      random,
      caller,
      version,
      idempotency_key,
      now: store.now,
      request_id: request.id,
      actorOf: (reason, account_name) => ({
        actor: caller.name,
        role: caller.role,
        via: caller.via,
        reason: reason ?? null,
        request_id: request.id,
        ...(operation.role !== 'none' && {
          authority: caller.authority && { ...caller.authority, needed: operation.role },
        }),
        ...(idempotency_key !== undefined && { once: { key: idempotency_key, request_sha256, account_name } }),
      }),
      plan: () => gateway.plan,
      currency: { currency: gateway.plan.currency },
      dry_run,
      session: credentialsOf(request.headers, isSecure).session,
      countLogIn: (token) =>
        refuseTooMany(this.#logIns.count(token).wait_s, 'this token has logged in too often', reply),
      setSession(session) {
        reply.header('set-cookie', sessionCookie(session, { isSecure, now_ms: store.now() }));
      },
    };
  }
}

/**
 * Server-sent events (WHATWG HTML §9.2). An empty object is a comment, which keeps the connection open.
 *
 * @param confirm throws when the caller may read no more: its token was revoked, or its session has ended.
 */
async function* toEvents(documents: AsyncIterable<object>, confirm: () => Promise<void>): AsyncGenerator<string> {
  let confirmed_ms = performance.now();
  for await (const document of documents) {
    if (performance.now() - confirmed_ms > CONFIRM_ms) {
      await confirm();
      confirmed_ms = performance.now();
    }
    yield Object.keys(document).length === 0 ? ':\n\n' : `data: ${JSON.stringify(document)}\n\n`;
  }
}

/** The header that has a browser save an answer (RFC 6266), with a name of ASCII for old ones. */
function attachment(file: string): string {
  const extended = encodeURIComponent(file).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${file.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${extended}`;
}

/** @throws Problem too_many_attempts */
function refuseTooMany(wait_s: number | undefined, what: string, reply: FastifyReply): void {
  if (wait_s === undefined) return;
  reply.header('retry-after', String(wait_s));
  throw new Problem('too_many_attempts', what, `wait ${wait_s} s`);
}
