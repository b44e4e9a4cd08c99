/** One request under way, with all that the steps of its pipeline share. */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Nano } from '../lang/amount.ts';
import type { MediaProbe } from '../media/probe.ts';
import type { LeaseBook } from '../metering/lease-book.ts';
import type { Metrics } from '../metrics.ts';
import type { InterfacePlan, Plan, RoutePlan } from '../plan.ts';
import type { Store } from '../store/store.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { Drains } from '../upstream/drains.ts';

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
    idle: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

/** Who is calling, as the key says. */
export interface Principal {
  readonly account: string;
  readonly account_name: string;
  readonly key: string;
  /** The key's discount, where it has one, in place of the account's. */
  readonly discount_nano: Nano;
  /** Whether the key may see a model. */
  readonly sees: (model: string) => boolean;
}

export interface Exchange<R extends RoutePlan = RoutePlan> {
  readonly id: string;
  readonly route: R;
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** As it came; undefined where there was none. */
  readonly body: Buffer | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly notes: Notes;
}

/** What the access log tells of a request beside its route, as far as it is known. */
export interface Notes {
  model?: string;
  task?: string;
  /** In units of the currency. */
  charged?: string;
  /** A creation was sent, and it is not proved what became of it: its answer tells the caller's SDK not to send it again. */
  unknown_outcome?: boolean;
}

/** The header that tells the caller the request's id, as a flat list; empty where the interface has none. */
export function requestIdHeader(wire: InterfacePlan | undefined, id: string): readonly string[] {
  const name = wire?.request_id_header;
  return name === undefined ? [] : [name, id];
}

/** SDKs that send a request again after a 5xx by themselves obey this header. */
export const noRetry = ['x-should-retry', 'false'] as const;

/** The query string as it came, without its question mark. */
export function rawQuery({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The path as the caller spelt it. */
export function rawPath({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
