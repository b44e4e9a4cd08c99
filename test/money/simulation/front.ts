/** The HTTP side of the gateway, created once: requests come without connections, and the current process serves them. */

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buildApp } from '../../../src/gateway/http/app.ts';
import { OpenWebSockets } from '../../../src/gateway/http/websocket/open-sessions.ts';
import type { Services } from '../../../src/gateway/runtime/services.ts';
import type { Plan } from '../../../src/plan/index.ts';

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
  // The routes are built once and bound to these services, and a thousand simulated processes serve them in turn.
  const services: Services = {
    plan,
    store: ofCurrent('store'),
    statementOf: (...args) => current().statementOf(...args),
    ownRequests: ofCurrent('ownRequests'),
    upstreams: ofCurrent('upstreams'),
    targets: ofCurrent('targets'),
    media: ofCurrent('media'),
    limits: ofCurrent('limits'),
    leases: ofCurrent('leases'),
    alerts: {
      refused: (...args) => current().alerts.refused(...args),
      crossed: (...args) => current().alerts.crossed(...args),
    },
    webSockets: new OpenWebSockets(),
    log: ofCurrent('log'),
    drains: ofCurrent('drains'),
    metrics: ofCurrent('metrics'),
    inFlight: ofCurrent('inFlight'),
    streams: ofCurrent('streams'),
    bodies: ofCurrent('bodies'),
    get owner() {
      return current().owner;
    },
    tracing: undefined,
    records: undefined,
    now: () => current().now(),
    random: (bytes) => current().random(bytes),
  };

  /** Stands for a service of the process that serves at the time of each use. */
  function ofCurrent<
    N extends
      | 'store'
      | 'ownRequests'
      | 'upstreams'
      | 'targets'
      | 'media'
      | 'limits'
      | 'leases'
      | 'log'
      | 'drains'
      | 'metrics'
      | 'inFlight'
      | 'streams'
      | 'bodies',
  >(name: N): Services[N] {
    return new Proxy({} as Services[N], {
      get(_, key) {
        const service = current()[name];
        const value: unknown = Reflect.get(service, key);
        return typeof value === 'function' ? value.bind(service) : value;
      },
      set: (_, key, value) => Reflect.set(current()[name], key, value),
    });
  }

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

/** Never connected, and shared: a response without a connection has none. */
const socket = new Socket();
socket.setMaxListeners(0);

interface Injection {
  readonly method: string;
  readonly path: string;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

class InjectedRequest extends IncomingMessage {
  #body: Buffer | undefined;

  constructor({ method, path, headers, body }: Injection) {
    super(socket);
    this.method = method;
    this.url = path;
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    this.headers = { ...headers };
    this.#body = body;
  }

  override _read(): void {
    if (this.#body !== undefined) this.push(this.#body);
    this.#body = undefined;
    this.complete = true;
    this.push(null);
  }
}

/** The end of a response. `whole` is false if it was broken off. */
interface InjectedEnd {
  readonly whole: boolean;
  readonly status: number;
  readonly text: string;
}

class InjectedResponse extends ServerResponse {
  readonly #ended: (end: InjectedEnd) => void;
  readonly #chunks: Buffer[] = [];
  #isClosed = false;

  /** @param ended called once, when the response has ended or was broken off. */
  constructor(request: InjectedRequest, ended: (end: InjectedEnd) => void) {
    super(request);
    this.#ended = ended;
  }

  override write(chunk: unknown): boolean {
    this.#chunks.push(bytesOf(chunk));
    return true;
  }

  override end(chunk?: unknown): this {
    if (this.finished) return this;
    if (chunk !== undefined) this.write(chunk);
    this.finished = true;
    process.nextTick(() => this.#close(true));
    return this;
  }

  override destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    process.nextTick(() => this.#close(false));
    return this;
  }

  #close(whole: boolean): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (whole) this.emit('finish');
    this.emit('close');
    this.#ended({ whole, status: this.statusCode, text: Buffer.concat(this.#chunks).toString() });
  }
}

function bytesOf(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  throw new TypeError('a response is text or bytes');
}
