/** Mounts: a whole prefix is proxied as it is, after authentication; nobody reads, bills or keeps what passes. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../admission/backend.ts';
import { runSteps, type Step, step } from '../admission/step.ts';
import type { InterfacePlan, MountPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { upstreamConnector } from '../upstream/connect.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { hopHeaders, notPassedBack } from '../upstream/headers.ts';
import { requestIdHeader } from './answer.ts';
import { type Exchange, rawPath } from './exchange.ts';
import type { Exit } from './exit.ts';
import { announcesBody, letSend, onCut } from './receive-body.ts';
import { allowedQuery } from './steps/address.ts';

/** Bodies stream both ways, and WebSockets pass too. Nothing is retried. */
export function addMount(app: FastifyInstance, mount: MountPlan, backend: Backend<Exchange>, exit: Exit): void {
  const { prefix, upstream, interface: own } = mount;
  const { target } = upstream;
  const base = target?.base_path ?? '';
  const rewriteRequestHeaders = (headers: IncomingHttpHeaders) => upstreamHeaders(headers, mount);
  const steps = stepsOf(mount, backend);
  const onRequest = (request: FastifyRequest, reply: FastifyReply, goOn: () => void) => {
    const exchange = exit.enter(request.raw, reply.raw, mount, {}, steps, request.id);
    request.exchange = exchange;
    // The proxy writes the answer; whatever becomes of it, its response closes.
    reply.raw.once('close', () => exit.leave(exchange));
    const running = runSteps(exchange);
    if (running === undefined) proxy();
    else void running.then(proxy);

    function proxy(): void {
      if (exchange.failure === undefined) {
        letSend(request.raw, reply.raw);
        if (announcesBody(request.raw)) onCut(request.raw, refuse);
        goOn();
        return;
      }
      refuse(exchange.failure);
    }

    function refuse(failure: unknown): void {
      exchange.failure = failure;
      reply.hijack();
      exit.leave(exchange);
    }
  };
  app.register(async (scope) => {
    // It brings an undici of its own, which a gateway without mounts need not load.
    const { default: httpProxy } = await import('@fastify/http-proxy');
    scope.addHook('onRequest', onRequest);
    // The proxy adds parsers of its own, which read nothing.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: target?.origin ?? 'http://upstream.invalid',
      prefix,
      rewritePrefix: base + prefix,
      websocket: true,
      wsClientOptions: { rewriteRequestHeaders },
      undici: {
        connect: upstreamConnector(upstream.connect_timeout_ms),
        headersTimeout: upstream.headers_timeout_ms,
        bodyTimeout: upstream.idle_timeout_ms,
      },
      retryMethods: [],
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => rewriteRequestHeaders(headers),
        rewriteHeaders: (headers, request) => callerHeaders(headers, requestIdHeader(own, String(request?.id))),
        queryString: (_search, url) => withoutKeys(url, own),
        onResponse: (_request, reply, answer) => {
          // Without a length of its own the answer ends with its connection, and so it does for the caller.
          const { 'content-length': length, 'transfer-encoding': coding } = Object(answer).headers;
          if (length === undefined && coding === undefined) Object.assign(reply.raw, closeDelimited);
          reply.send(Object(answer).stream);
        },
        // The application's error handler renders it, in the envelope of the interface.
        onError: (reply, { error }) => void reply.send(new UpstreamFailure(upstream.name, error.cause ?? error, true)),
      },
    });
  });
}

const closeDelimited = { useChunkedEncodingByDefault: false, shouldKeepAlive: false };

/** What a request passes before it goes up. */
function stepsOf({ upstream, interface: own }: MountPlan, backend: Backend<Exchange>): readonly Step<Exchange>[] {
  return [
    step('receive', backend.receive),
    step('receive', refuseDotSegments),
    step('authenticate', backend.authenticate(own)),
    step('address', () => {
      if (upstream.target !== undefined) return;
      throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
    }),
  ];
}

/** The proxy resolves dots before it compares prefixes; a path that needs them is meant for somewhere else. */
function refuseDotSegments({ request }: Exchange): void {
  const dots = /(^|\/|%2f|%5c|\\)(\.|%2e){1,2}(?=$|\/|%2f|%5c|\\)/i;
  if (dots.test(rawPath(request))) throw new Refusal('invalid_request', 'the path must not have . or .. as a segment');
}

/** All of the caller's headers but credentials of whatever interface, cookies and what is of the connection only. */
function upstreamHeaders(headers: IncomingHttpHeaders, { upstream, withheld }: MountPlan): IncomingHttpHeaders {
  const hops = hopHeaders(headers);
  const crossing = Object.entries(headers).filter(([name]) => !withheld.has(name) && !hops.has(name));
  const kept = Object.fromEntries(crossing);
  const credential = upstream.target?.credential;
  return credential === undefined ? kept : { ...kept, [credential.header]: credential.value };
}

/** What crosses, with the header `absent` where the upstream gives none of that name. */
function callerHeaders(headers: IncomingHttpHeaders, [absent, value]: readonly string[]): IncomingHttpHeaders {
  const dropped = hopHeaders(headers);
  const crossing = Object.entries(headers).filter(([name]) => !dropped.has(name) && !notPassedBack.has(name));
  return { ...(absent === undefined ? {} : { [absent]: value }), ...Object.fromEntries(crossing) };
}

/** The query without the parameters that may carry a key, and without its question mark. */
function withoutKeys(url: string, { auth }: InterfacePlan): string {
  const mark = url.indexOf('?');
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const secret = auth.filter((way) => way.in === 'query').map(({ name }) => name);
  const names = [...new URLSearchParams(query).keys()].filter((name) => !secret.includes(name));
  return allowedQuery(query, names).slice(1);
}
