/** The state of one request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerMeter } from '../../billing/metering/answer-meter.ts';
import type { LeasedQuote } from '../../billing/metering/spend-leases.ts';
import type { IdempotencyKey, UsageRow } from '../../ledger/store/store.ts';
import { readTraceContext, type TraceContext } from '../../lib/net/trace-context.ts';
import type { RequestTrace } from '../../lib/tracing/trace.ts';
import type { InterfacePlan, RoutePlan, UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import { UpstreamCall } from '../../upstream/client/call.ts';
import type { UpstreamRequest } from '../../upstream/client/client.ts';
import type { Answer } from '../../upstream/client/collect.ts';
import type { RelayEnd } from '../../upstream/client/relay-options.ts';
import { type Principal, RequestState } from '../admission/request-state.ts';
import type { SentCreation } from '../tasks/create/dispatch.ts';
import type { HeldCreation } from '../tasks/create/open-task.ts';
import type { BodyReservation } from './body-reservations.ts';
import type { LimitedRequest } from './limit-headers.ts';

/** What answers a request: a route, a mount or a health check. */
export interface Responder {
  /** For the log and the metrics. */
  readonly name: string;
  /** As the configuration has it; undefined: any path. */
  readonly path?: string;
  readonly interface?: InterfacePlan;
  /** What a route does; undefined for others. */
  readonly action?: RoutePlan['action'];
  /** The members of its whole answers that change. */
  readonly rewrite?: RoutePlan['rewrite'];
  /** No access log lines and no spans, because it is called every few seconds. */
  readonly isQuiet?: boolean;
}

/** One request of the gateway. The comment of a member names the step that makes it. */
export class Exchange extends RequestState {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** exit: of a request that no route answers, its path without credentials. */
  unanswered_path: string | undefined;
  readonly arrived_ms: number;
  readonly #now: () => number;
  /** Undefined if no route, mount or health check matches. */
  readonly responder: Responder | undefined;
  /** Renders a refusal. Outside every route it is found when needed. */
  interface: InterfacePlan | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** What the connection had sent before this request. */
  readonly written_before_bytes: number;
  /** False if SDKs must not retry by themselves: a creation may have made a job, or the caller has too little money. */
  may_retry = true;
  /** Additional headers for an error of the gateway; a flat list. */
  error_headers: readonly string[] = [];
  /** The request has passed the exit. */
  isOver = false;
  /** exit: 499 if the caller left before the answer began; 101 for an upgraded connection. */
  status = 0;
  /** exit */
  ended_ms = 0;

  /** authenticate: whose key was refused. */
  refused_caller: Pick<Principal, 'account' | 'key'> | undefined = undefined;
  /** body: its part of the budget of kept bodies. */
  bodyReservation: BodyReservation | undefined = undefined;
  /** replay */
  idempotency: IdempotencyKey | undefined = undefined;
  /** limit: the limits of the request; undefined if it has none. */
  limited: LimitedRequest | undefined = undefined;
  /** charge: the tokens that count in limits. */
  tokens: number | undefined = undefined;
  /** build_request: the request to the upstream. */
  outgoing: UpstreamRequest | undefined = undefined;
  /** build_request, of a mount: the credential of the upstream, a flat list of headers. */
  credential: readonly string[] | undefined = undefined;
  /** hold, of a metered request. */
  leased: LeasedQuote | undefined = undefined;
  /** hold, of a creation. */
  held: HeldCreation | undefined = undefined;
  /** hold, poll or cancel: the id of the task, for the log. */
  task: string | undefined = undefined;
  /** forward, of a creation. */
  dispatched: SentCreation | undefined = undefined;
  /** forward, if the answer is read whole. */
  answer: Answer | undefined = undefined;
  /** forward, if the answer is streamed. */
  end: RelayEnd | undefined = undefined;
  /** meter */
  meter: AnswerMeter | undefined = undefined;
  /** charge: the usage of a metered request; undefined if nothing is charged. */
  usage: UsageRow | undefined = undefined;
  /** The request to an upstream that was made last; its `earlier` leads to the ones before. */
  call: UpstreamCall | undefined = undefined;
  /** Undefined: tracing is off, or the request is quiet. */
  trace: RequestTrace | undefined = undefined;
  /** The kind of the error that the gateway answered, for the log. */
  error: string | undefined = undefined;
  /** charge: the charge in units of the currency, for the log. */
  charged: string | undefined = undefined;

  constructor(
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
    now: () => number,
    responder: Responder | undefined,
    params: Exchange['params'] = {},
  ) {
    super();
    this.id = id;
    this.request = request;
    this.response = response;
    this.#now = now;
    this.arrived_ms = now();
    this.responder = responder;
    this.interface = responder?.interface;
    this.params = params;
    this.written_before_bytes = request.socket?.bytesWritten ?? 0;
  }

  /** The caller's own trace, if it sent a valid one. */
  get callerTrace(): TraceContext | undefined {
    return this.request.headers.traceparent === undefined ? undefined : readTraceContext(this.request.headers);
  }

  /** To be called for each request to an upstream. @param allowed the headers that the upstream may get. */
  newCall(upstream: UpstreamPlan, target: UpstreamTarget, allowed: readonly string[]): UpstreamCall {
    const traced = this.trace && { trace: this.trace, allowed };
    this.call = new UpstreamCall(upstream, target, this.#now, this.call, traced);
    return this.call;
  }

  get now_ms(): number {
    return this.#now();
  }

  get contentType(): string | undefined {
    return this.request.headers['content-type'];
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return typeof value === 'string' ? value : undefined;
  }

  queries(name: string): readonly string[] {
    return new URLSearchParams(rawQuery(this.request)).getAll(name);
  }
}

/** An exchange with members that earlier steps have made. */
export type ExchangeWith<Names extends keyof Exchange> = Exchange & MadeHere<Names>;

/** Members of an exchange that a step makes. */
export type MadeHere<Names extends keyof Exchange> = { readonly [name in Names]: NonNullable<Exchange[name]> };

/** Stops SDKs from automatic retries after a 5xx, or after a 429 that an envelope has for a lack of money. */
export const NO_RETRY = ['x-should-retry', 'false'] as const;

/** The query string as received, without its question mark. */
export function rawQuery({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The path as received, not decoded. */
export function rawPath({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
