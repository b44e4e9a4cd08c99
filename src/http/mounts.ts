/** Mounts: proxies a whole prefix unchanged, after authentication. Nothing is read, billed or stored. */
import type { IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../admission/backend.ts';
import { given } from '../admission/request-state.ts';
import { runSteps, type Step, step } from '../admission/step.ts';
import type { InterfacePlan, MountPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { hopHeaders, NOT_PASSED_BACK } from '../upstream/headers.ts';
import { requestIdHeader } from './answer.ts';
import { type Exchange, rawPath, rawQuery } from './exchange.ts';
import type { Exit } from './exit.ts';
import { announcesBody, onCut, sendContinue } from './receive-body.ts';
import { allowedQuery } from './steps/address.ts';
import { addToUpgrade } from './upgrade-header.ts';

/** Adds a mount. Bodies are streamed in both directions, WebSockets work, and nothing is retried. */
export function addMount(
  app: FastifyInstance,
  mount: MountPlan,
  backend: Backend<Exchange>,
  exit: Exit,
  upstreams: UpstreamClient,
): void {
  const steps = stepsOf(mount, backend);
  app.register(async (scope) => {
    // Loaded only if needed: it brings a copy of undici.
    const { default: httpProxy } = await import('@fastify/http-proxy');
    const { default: send } = await import('undici/lib/api/api-request.js');
    const { createMountedPool } = await import('../upstream/mounted-pool.ts');
    scope.addHook('onRequest', (request, reply, next) => admitMounted(request, reply, mount, steps, exit, next));
    // The proxy adds its own parsers, which do not read the body.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      ...addressOf(mount),
      // The connections of all routes, which survive a reload. It does not close them.
      undici: {
        request(options: object, done?: Parameters<typeof send>[1]) {
          const { headers_timeout_ms: headersTimeout, idle_timeout_ms: bodyTimeout, target } = mount.upstream;
          const to = { upstream: mount.upstream, target: given(target, 'the target of a mount') };
          return send.call(
            upstreams.connectionsTo(to, createMountedPool),
            { ...options, headersTimeout, bodyTimeout },
            done,
          );
        },
      },
      retryMethods: [],
      replyOptions: replyOptions(mount),
    });
  });
}

/** Runs the steps of a request, then has it proxied or refuses it. The response closes in every case. */
function admitMounted(
  request: FastifyRequest,
  reply: FastifyReply,
  mount: MountPlan,
  steps: readonly Step<Exchange>[],
  exit: Exit,
  next: () => void,
): void {
  const exchange = exit.enter(request.raw, reply.raw, mount, {}, steps, request.id);
  addToUpgrade(request.raw, requestIdHeader(mount.interface, exchange.id));
  request.exchange = exchange;
  // The proxy writes the answer.
  reply.raw.once('close', () => exit.leave(exchange));
  const running = runSteps(exchange);
  if (running === undefined) proxy();
  else void running.then(proxy);

  function proxy(): void {
    if (exchange.failure === undefined) {
      sendContinue(request.raw, reply.raw);
      if (announcesBody(request.raw)) onCut(request.raw, refuse);
      next();
    } else refuse(exchange.failure);
  }

  function refuse(failure: unknown): void {
    exchange.failure = failure;
    reply.hijack();
    exit.leave(exchange);
  }
}

/** The options of the proxy that say where requests and WebSockets go. */
function addressOf(mount: MountPlan) {
  const { prefix, upstream, interface: own } = mount;
  return {
    upstream: upstream.target?.origin ?? 'http://upstream.invalid',
    prefix,
    rewritePrefix: (upstream.target?.base_path ?? '') + prefix,
    websocket: true,
    wsClientOptions: {
      queryString: (_search: string, url: string) => withoutKeys(url, own),
      rewriteRequestHeaders: (headers: IncomingHttpHeaders, request: FastifyRequest) =>
        traceHeaders(upstreamHeaders(headers, mount), request.exchange),
    },
  };
}

/** The options of the proxy that rewrite requests and answers, and end the call of the exchange. */
function replyOptions(mount: MountPlan): NonNullable<FastifyHttpProxyOptions['replyOptions']> {
  const { upstream, interface: own } = mount;
  return {
    rewriteRequestHeaders: (request, headers) => traceHeaders(upstreamHeaders(headers, mount), request.exchange),
    rewriteHeaders: (headers, request) => callerHeaders(headers, requestIdHeader(own, String(request?.id))),
    queryString: (_search, url) => withoutKeys(url, own),
    onResponse: (request, reply, answer) => {
      const call = request.exchange?.call;
      call?.answer(Object(answer).statusCode);
      // With an error, the answer is cut off: the caller's connection closes, or the upstream's does.
      finished(Object(answer).stream, (error) => call?.end(error?.code ?? undefined));
      // If only the close delimits the upstream's answer, the caller's answer ends with a close too.
      const { 'content-length': length, 'transfer-encoding': coding } = Object(answer).headers;
      if (length === undefined && coding === undefined) Object.assign(reply.raw, closeDelimited);
      reply.send(Object(answer).stream);
    },
    // The application's error handler renders it with the envelope of the interface.
    onError: (reply, { error }) => {
      const failure = new UpstreamFailure(upstream.name, error.cause ?? error, true);
      reply.request.exchange?.call?.end(failure.code);
      reply.send(failure);
    },
  };
}

const closeDelimited = { useChunkedEncodingByDefault: false, shouldKeepAlive: false };

/** The steps of a request before it is proxied. */
function stepsOf({ upstream, interface: own }: MountPlan, backend: Backend<Exchange>): readonly Step<Exchange>[] {
  return [
    step('receive', backend.receive),
    step('receive', refuseDotSegments),
    step('authenticate', backend.authenticate(own)),
    step('address', (exchange) => {
      const { target } = upstream;
      if (target !== undefined) {
        exchange.newCall(upstream, target, ['traceparent', 'tracestate']);
        return;
      }
      throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
    }),
  ];
}

/** The proxy resolves dot segments before it compares prefixes, so such a path could leave the mount. */
function refuseDotSegments({ request }: Exchange): void {
  const dots = /(^|\/|%2f|%5c|\\)(\.|%2e){1,2}(?=$|\/|%2f|%5c|\\)/i;
  if (dots.test(rawPath(request))) throw new Refusal('invalid_request', 'the path must not have . or .. as a segment');
}

/** The caller's headers without credentials of any interface, cookies and hop-by-hop headers. */
function upstreamHeaders(headers: IncomingHttpHeaders, { upstream, withheld }: MountPlan): IncomingHttpHeaders {
  const hops = hopHeaders(headers);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !withheld.has(name) && !hops.has(name)));
  const credential = upstream.target?.credential;
  return credential === undefined ? kept : { ...kept, [credential.header]: credential.value };
}

/** Replaces the headers of the trace by those of the request's own span or, without one, removes them unless they are valid. */
function traceHeaders(headers: IncomingHttpHeaders, exchange: Exchange | undefined): IncomingHttpHeaders {
  const { traceparent, tracestate, ...others } = headers;
  const own: string[] = [];
  exchange?.call?.begin(own);
  const { trace, callerTrace: valid } = exchange ?? {};
  if (trace === undefined && valid !== undefined) {
    own.push('traceparent', valid.traceparent);
    if (valid.tracestate !== undefined) own.push('tracestate', valid.tracestate);
  }
  for (let i = 0; i + 1 < own.length; i += 2) others[own[i] ?? ''] = own[i + 1];
  return others;
}

/** The upstream's headers for the caller. Adds the header `added` if the upstream has none with that name. */
function callerHeaders(headers: IncomingHttpHeaders, [added, value]: readonly string[]): IncomingHttpHeaders {
  const dropped = hopHeaders(headers);
  const forwarded = Object.entries(headers).filter(([name]) => !dropped.has(name) && !NOT_PASSED_BACK.has(name));
  return { ...(added === undefined ? {} : { [added]: value }), ...Object.fromEntries(forwarded) };
}

/** The query without parameters that may contain a key, and without its question mark. */
function withoutKeys(url: string, { auth }: InterfacePlan): string {
  const query = rawQuery({ url });
  const secret = auth.filter((way) => way.in === 'query').map(({ name }) => name);
  const names = [...new URLSearchParams(query).keys()].filter((name) => !secret.includes(name));
  return allowedQuery(query, names).slice(1);
}
