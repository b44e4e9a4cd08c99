/** One request under way, with all that its steps find out, and what they may reach. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ParsedBody } from '../admission/body.ts';
import type { NeededResource } from '../admission/needs.ts';
import type { Principal, RequestState } from '../admission/request-state.ts';
import type { Step } from '../admission/step.ts';
import type { MediaLengths } from '../billing/facts.ts';
import type { MeteredQuote } from '../billing/metered.ts';
import type { Quote } from '../billing/quote.ts';
import type { MediaProbe } from '../media/probe.ts';
import type { AnswerMeter } from '../metering/answer-meter.ts';
import type { Admission, LeaseBook } from '../metering/lease-book.ts';
import type { Metrics } from '../metrics.ts';
import type { BranchPlan, InterfacePlan, ModelPlan, Plan } from '../plan.ts';
import type { IdempotencyKey, Store, UsageRow } from '../store/store.ts';
import type { Dispatched } from '../tasks/create/dispatch.ts';
import type { HeldCreation } from '../tasks/create/open.ts';
import type { UpstreamClient, UpstreamRequest } from '../upstream/client.ts';
import type { Answer } from '../upstream/collect.ts';
import type { Drains } from '../upstream/drains.ts';
import type { RelayEnd } from '../upstream/relay.ts';
import type { KeptBody } from './kept-bodies.ts';

/** What the steps may reach: passed in, so that a test can put its own clock and randomness in their place. */
export interface Services {
  readonly plan: Plan;
  readonly store: Store;
  readonly upstreams: UpstreamClient;
  readonly media: MediaProbe;
  readonly leases: LeaseBook;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Names this process in leases. */
  readonly owner: string;
  readonly inFlight: InFlight;
  readonly drains: Drains;
}

/** The requests under way, those of callers who have left among them: a creation must be recorded whoever listens. */
export interface InFlight {
  enter(): void;
  leave(): void;
  readonly count: number;
  /** Resolves when none is under way. */
  idle(): Promise<void>;
}

export function createInFlight(): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    enter: () => {
      count += 1;
    },
    leave: () => {
      count -= 1;
      if (count > 0) return;
      for (const wake of waiting) wake();
      waiting = [];
    },
    get count() {
      return count;
    },
    idle: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

/** What answers a request: a route, a mount, or one of the gateway's own paths. */
export interface Answering {
  /** For the log and the metrics. */
  readonly name: string;
  readonly interface?: InterfacePlan;
  /** Its successes leave no line in the log: it is asked every few seconds. */
  readonly isQuiet?: boolean;
}

/** A request from its head to its answer. The steps set the members that begin as undefined, each by that of its comment. */
export class Exchange implements RequestState<Exchange> {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly arrived_ms: number;
  /** Undefined where nothing is served. */
  readonly answering: Answering | undefined;
  /** Whose envelope a refusal has; outside every route it is found when it is needed. */
  interface: InterfacePlan | undefined;
  readonly params: Readonly<Record<string, string>>;
  steps: readonly Step<Exchange>[];
  failure: unknown = undefined;
  /** Headers of an error of the gateway's, a flat list. */
  error_headers: readonly string[] = [];
  /** Its answer is given, logged and counted. */
  isOver = false;

  principal: Principal | undefined = undefined;
  received: Buffer | undefined = undefined;
  /** body: what it takes of the budget of kept bodies. */
  room: KeptBody | undefined = undefined;
  /** replay */
  idempotency: IdempotencyKey | undefined = undefined;
  body: ParsedBody | undefined = undefined;
  model: ModelPlan | undefined = undefined;
  branch: BranchPlan | undefined = undefined;
  needs: readonly NeededResource[] = [];
  /** address: what is sent on. */
  outgoing: UpstreamRequest | undefined = undefined;
  lengths: MediaLengths | undefined = undefined;
  quote: Quote | undefined = undefined;
  metered: MeteredQuote | undefined = undefined;
  /** hold, of a metered request. */
  admission: Admission | undefined = undefined;
  /** hold, of a creation. */
  held: HeldCreation | undefined = undefined;
  /** hold, or the look-up of a task: its id, for the log. */
  task: string | undefined = undefined;
  /** forward, of a creation. */
  dispatched: Dispatched | undefined = undefined;
  /** forward, where the answer is taken whole. */
  answer: Answer | undefined = undefined;
  /** forward, where the answer is passed on as it comes. */
  end: RelayEnd | undefined = undefined;
  /** forward, of a metered request: counts a successful answer. */
  meter: AnswerMeter | undefined = undefined;
  /** settle: what a metered request used; undefined where nothing is charged. */
  usage: UsageRow | undefined = undefined;
  /** settle: in units of the currency, for the log. */
  charged: string | undefined = undefined;

  constructor(
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
    arrived_ms: number,
    answering: Answering | undefined,
    params: Exchange['params'] = {},
    steps: Exchange['steps'] = [],
  ) {
    this.id = id;
    this.request = request;
    this.response = response;
    this.arrived_ms = arrived_ms;
    this.answering = answering;
    this.interface = answering?.interface;
    this.params = params;
    this.steps = steps;
  }

  get contentType(): string | undefined {
    return this.request.headers['content-type'];
  }
}

/** SDKs that send a request again after a 5xx by themselves obey this header. */
export const noRetry = ['x-should-retry', 'false'] as const;

/** The query string as it came, without its question mark. */
export function rawQuery({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The path as the caller spelt it. */
export function rawPath({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
