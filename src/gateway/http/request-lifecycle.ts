/** The exit of every request: answers a failure, releases what the request took, counts it and logs it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { StoreError } from '../../ledger/store/store.ts';
import { requestId } from '../../lib/text/random-id.ts';
import type { UpstreamCall } from '../../upstream/client/call.ts';
import { UpstreamFailure } from '../../upstream/client/failure.ts';
import { headerIn } from '../../upstream/client/headers.ts';
import { reportUpstreamFailure } from '../metrics/metrics.ts';
import { proxyList } from '../records/address.ts';
import { isUpstreamFault } from '../records/failed-by.ts';
import type { Services } from '../runtime/services.ts';
import { createAccessLog } from './access-log.ts';
import { requestIdHeader, writeHead } from './answer.ts';
import { interfaceOf } from './choose-interface.ts';
import type { Connections } from './connections.ts';
import { type ClientError, kindOf, renderError, renderUnreadable } from './errors.ts';
import { Exchange, NO_RETRY, type Responder, rawPath } from './exchange.ts';
import { announcesBody } from './receive-body.ts';
import { credentialHider } from './redacted-path.ts';
import { endTrace } from './request-spans.ts';
import { isUpgrade } from './upgrade-header.ts';

interface More {
  readonly id?: string;
  /** A flat list. */
  readonly headers?: readonly string[];
}

type ExitServices = Pick<
  Services,
  'plan' | 'log' | 'metrics' | 'now' | 'random' | 'inFlight' | 'targets' | 'tracing' | 'records'
>;

/** The entry and the exit of requests. */
export class RequestLifecycle {
  readonly #services: ExitServices;
  readonly #connections: Connections;
  readonly #hideCredential: ReturnType<typeof credentialHider>;
  readonly #writeLine: (exchange: Exchange) => void;
  readonly #proxies: BlockList | undefined;

  constructor(services: ExitServices, connections: Connections) {
    this.#services = services;
    this.#connections = connections;
    this.#hideCredential = credentialHider(services.plan);
    this.#writeLine = createAccessLog(services.log);
    this.#proxies = proxyList(services.plan.server.trusted_proxies);
  }

  /** Begins a request. `leave` must follow. */
  begin(
    request: IncomingMessage,
    response: ServerResponse,
    responder?: Responder,
    params?: Exchange['params'],
    id = requestId(this.#services),
  ): Exchange {
    this.#services.inFlight.enter();
    const exchange = new Exchange(id, request, response, this.#services.now, responder, params);
    // A span of each health check would be noise.
    if (responder?.isQuiet !== true)
      exchange.trace = this.#services.tracing?.begin(exchange.callerTrace, exchange.arrived_ms);
    return exchange;
  }

  /** Ends a request that is answered, has failed or lost its caller. Never throws; a second call has no effect. */
  leave(exchange: Exchange): void {
    if (exchange.isOver) return;
    exchange.isOver = true;
    // Before a failure is answered, because its headers show what the limits have left.
    leaveLimits(exchange);
    this.#answerFailure(exchange);
    this.#release(exchange);
    this.#countEnd(exchange);
    endTrace(exchange);
    if (exchange.responder?.isQuiet === true) return;
    this.#writeLine(exchange);
    const { records, plan } = this.#services;
    if (plan.requests !== undefined) records?.add(exchange, plan.requests, this.#proxies);
  }

  /** Refuses a request that matches no route, mount or health check. */
  refuse(request: IncomingMessage, response: ServerResponse, failure: unknown, { id, headers = [] }: More = {}): void {
    const exchange = this.begin(request, response, undefined, undefined, id);
    exchange.failure = failure;
    exchange.error_headers = headers;
    exchange.unanswered_path = this.#hideCredential(rawPath(request));
    this.leave(exchange);
  }

  /** Refuses a request that cannot be parsed, by writing to the socket. */
  refuseUnreadable(socket: Socket, error: ClientError): void {
    const { plan, log, metrics } = this.#services;
    const id = requestId(this.#services);
    const { statusCode, kind, text } = renderUnreadable(plan, error, id);
    socket.write(text);
    metrics.countRequest('none', statusCode, 0);
    metrics.errors.inc({ kind });
    log.info({ id, error: kind, code: error.code, status: statusCode }, 'refused');
  }

  #release({ bodyReservation, outgoing }: Exchange): void {
    bodyReservation?.release();
    outgoing?.attempts?.release();
    this.#services.inFlight.leave();
  }

  /** Sets when and with which status the request ended, and counts both. */
  #countEnd(exchange: Exchange): void {
    const { metrics, now, targets } = this.#services;
    const { responder, arrived_ms, call } = exchange;
    exchange.ended_ms = now();
    exchange.status = statusOf(exchange);
    metrics.countRequest(responder?.name ?? 'none', exchange.status, exchange.ended_ms - arrived_ms);
    for (let each = call; each !== undefined; each = each.earlier) {
      const reason = failureOf(each);
      if (reason !== undefined) targets.failed(each.upstream.name, each.target.name, reason);
      const { begun_ms, answered_ms } = each;
      if (begun_ms === undefined || answered_ms === undefined || each.status === undefined) continue;
      metrics.countUpstream(each.upstream.name, each.target.name, each.status, answered_ms - begun_ms);
    }
  }

  #answerFailure(exchange: Exchange): void {
    if (exchange.failure === undefined) return;
    try {
      this.#render(exchange);
    } catch (error) {
      // Rendering the error failed too. Log it and drop the connection.
      this.#services.log.error({ id: exchange.id, err: error }, 'a request failed');
      exchange.response.destroy();
    }
  }

  #render(exchange: Exchange): void {
    const { plan, log, metrics } = this.#services;
    const { failure, response } = exchange;
    if (exchange.received === undefined) this.#dropRest(exchange);
    const error = kindOf(failure);
    const { kind } = error;
    exchange.error = kind;
    metrics.errors.inc({ kind });
    if (failure instanceof UpstreamFailure) reportUpstreamFailure(failure, { id: exchange.id }, this.#services);
    if (kind === 'internal' || failure instanceof StoreError)
      log.error({ id: exchange.id, err: failure }, 'a request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (response.destroyed) return;
    exchange.interface ??= interfaceOf(plan, exchange.request);
    const envelope = exchange.interface?.envelope ?? plan.server.envelope;
    const delay = headerIn(exchange.error_headers, 'retry-after');
    const delay_s = delay === undefined ? undefined : Number(delay);
    const { statusCode, headers, body } = renderError(envelope, { ...error, request_id: exchange.id, delay_s });
    const length = String(Buffer.byteLength(body));
    const outside = exchange.interface === undefined ? requestIdHeader(plan.server, exchange.id) : [];
    const added = exchange.may_retry ? exchange.error_headers : [...exchange.error_headers, ...NO_RETRY];
    writeHead(exchange, statusCode, [...headers, ...outside, ...added, 'content-length', length]);
    response.end(body);
  }

  /** Drops a limited part of the rest of a refused body, and closes the connection. */
  #dropRest({ request, response }: Exchange): void {
    if (announcesBody(request) && !request.complete) this.#connections.closeAfter(response);
  }
}

function leaveLimits({ limited, call, tokens, received }: Exchange): void {
  if (limited?.entered === undefined) return;
  // An earlier call was sent to another target.
  const isForwarded = call?.begun_ms !== undefined || call?.earlier !== undefined;
  limited.limits.leave(limited.entered, isForwarded ? { tokens, body_bytes: received?.length ?? 0 } : undefined);
}

/** 499 if the caller left before the answer began; 101 for an upgraded connection, which has no response. */
function statusOf({ request, response, failure }: Exchange): number {
  if (response.headersSent) return response.statusCode;
  return isUpgrade(request) && failure === undefined ? 101 : 499;
}

/** Why a target has failed a call. Undefined: it has not, or the caller is at fault. */
function failureOf({ code, status }: UpstreamCall): string | undefined {
  if (code !== undefined) return code;
  return status !== undefined && isUpstreamFault(status) ? `status ${status}` : undefined;
}
