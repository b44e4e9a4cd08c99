/** The HTTP side of the gateway, created once: requests are injected, and the current process serves them. */
import { Readable } from 'node:stream';
import { buildApp } from '../../../src/http/app.ts';
import type { Services } from '../../../src/http/exchange.ts';
import type { Plan } from '../../../src/plan.ts';

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
  app.addHook('onRequest', async (_request, { raw }) => {
    // The socket of an injected request is not a real one, and cannot be reset.
    if (raw.socket !== null) Object.assign(raw.socket, { resetAndDestroy: () => raw.destroy() });
  });
  await app.ready();
  return {
    serve(next) {
      serving = next;
    },
    async call({ method, path, headers, body }) {
      const response = await app.inject({
        method,
        url: path,
        headers,
        ...(body === undefined ? {} : sent(body, headers)),
      });
      return { status: response.statusCode, json: objectOf(response.payload) };
    },
  };
}

/** The body as a stream that already has it: it arrives within ticks, while a string would wait for a turn of the event loop. */
function sent(body: unknown, headers: FrontRequest['headers']) {
  const bytes = Buffer.from(JSON.stringify(body));
  const payload = new Readable({ read() {} });
  payload.push(bytes);
  payload.push(null);
  const described = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  return { payload, headers: { ...described, ...headers } };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
