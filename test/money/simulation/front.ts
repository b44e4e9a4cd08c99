/** The HTTP side of the gateway, created once: requests come without connections, and the current process serves them. */
import { buildApp } from '../../../src/http/app.ts';
import type { Services } from '../../../src/http/exchange.ts';
import type { Plan } from '../../../src/plan.ts';
import { InjectedRequest, InjectedResponse, type Injection } from './injected.ts';

export interface Front {
  /** Sets the services that serve the next requests. */
  serve(services: Services): void;
  call(request: FrontRequest): Promise<FrontReply>;
}

export interface FrontRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface FrontReply {
  readonly status: number;
  /** The parsed body; an empty object if it is not a JSON object. */
  readonly json: Readonly<Record<string, unknown>>;
}

export async function createFront(plan: Plan): Promise<Front> {
  let serving: Services | undefined;
  const current = (): Services => {
    if (serving === undefined) throw new Error('no process serves yet');
    return serving;
  };
  // The routes are built once, and a thousand simulated processes serve them in turn.
  const services: Services = {
    plan,
    get store() {
      return current().store;
    },
    get upstreams() {
      return current().upstreams;
    },
    get targets() {
      return current().targets;
    },
    get media() {
      return current().media;
    },
    get limits() {
      return current().limits;
    },
    get leases() {
      return current().leases;
    },
    get log() {
      return current().log;
    },
    get drains() {
      return current().drains;
    },
    get metrics() {
      return current().metrics;
    },
    get owner() {
      return current().owner;
    },
    get inFlight() {
      return current().inFlight;
    },
    get streams() {
      return current().streams;
    },
    get bodies() {
      return current().bodies;
    },
    tracing: undefined,
    now: () => current().now(),
    random: (bytes) => current().random(bytes),
  };
  const app = buildApp(services);
  await app.ready();
  return {
    serve(next) {
      serving = next;
    },
    call: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const request = new InjectedRequest({ method, path, ...sent(body, headers) });
        const response = new InjectedResponse(request, ({ whole, status, text }) => {
          if (whole) resolve({ status, json: objectOf(text) });
          else reject(new Error('the connection broke off'));
        });
        app.routing(request, response);
      }),
  };
}

function sent(json: unknown, headers: FrontRequest['headers']): Pick<Injection, 'headers' | 'body'> {
  if (json === undefined) return { headers, body: undefined };
  const body = Buffer.from(JSON.stringify(json));
  const described = { 'content-type': 'application/json', 'content-length': String(body.length) };
  return { headers: { ...described, ...headers }, body };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
