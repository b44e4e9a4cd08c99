/** Mounts: proxies a whole prefix unchanged, after authentication. Nothing is read, billed or stored. */
import type { IncomingHttpHeaders } from 'node:http';
import { finished, type Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSuccessful } from '../../lib/net/status.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type InterfacePlan, type MountPlan, ROUTABLE_METHODS } from '../../plan/index.ts';
import type { UpstreamClient } from '../../upstream/client/client.ts';
import {
  CredentialRefused,
  mayRefuseCredential,
  refusesCredential,
  UpstreamFailure,
} from '../../upstream/client/failure.ts';
import { hopHeaders, NOT_PASSED_BACK } from '../../upstream/client/headers.ts';
import { maskStream } from '../../upstream/client/masking.ts';
import type { Backend } from '../admission/backend.ts';
import { refuseInMaintenance } from '../admission/closed.ts';
import { runSteps, StepList, type Steps } from '../admission/step.ts';
import type { Services } from '../runtime/services.ts';
import { requestIdHeader } from './answer.ts';
import { corsHeaders, isOfCors } from './cors-headers.ts';
import { type Exchange, type MadeHere, rawPath, rawQuery } from './exchange.ts';
import { answerPreflight } from './preflight.ts';
import { announcesBody, onCut, sendContinue } from './receive-body.ts';
import type { RequestLifecycle } from './request-lifecycle.ts';
import { createConfirm, FRESH_ms } from './steps/authenticate.ts';
import { allowedQuery } from './steps/build-request.ts';
import { addToUpgrade, isUpgrade } from './upgrade-header.ts';

/** Adds a mount. Bodies are streamed in both directions, WebSockets work, and nothing is retried. */
export function addMount(
  app: FastifyInstance,
  mount: MountPlan,
  backend: Backend<Exchange, MadeHere<'outgoing'>>,
  exit: RequestLifecycle,
  services: Services,
): void {
  const { upstreams } = services;
  const steps = stepsOf(mount, backend, upstreams);
  app.register(async (scope) => {
    // Loaded only if needed: it brings a copy of undici.
    const { default: httpProxy } = await import('@fastify/http-proxy');
    const { default: send } = await import('undici/lib/api/api-request.js');
    const { createMountedPool } = await import('../../upstream/client/mounted-pool.ts');
    scope.addHook('onRequest', admission(mount, steps, exit, services));
    // The proxy adds its own parsers, which do not read the body.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      ...addressOf(mount),
      // The connections of all routes, which survive a reload. It does not close them.
      undici: {
        request(options: object, done?: Parameters<typeof send>[1]) {
          const { headers_timeout_ms: headersTimeout, idle_timeout_ms: bodyTimeout } = mount.upstream;
          return send.call(
            upstreams.connectionsTo(targetOf(mount), createMountedPool),
            { ...options, headersTimeout, bodyTimeout },
            done,
          );
        },
      },
      retryMethods: [],
      replyOptions: replyOptions(mount, upstreams),
    });
  });
}

/** Runs the steps of each request, then proxies or refuses it. The response closes in every case. */
function admission(mount: MountPlan, steps: Steps<Exchange>, exit: RequestLifecycle, services: Services) {
  const watch = createKeyWatch(services);
  const routes = [{ interface: mount.interface, methods: ROUTABLE_METHODS }];
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (answerPreflight(request.raw, reply.raw, { path: mount.prefix, id: request.id, routes }, exit)) {
      reply.hijack();
      return;
    }
    const exchange = exit.begin(request.raw, reply.raw, mount, {}, request.id);
    addToUpgrade(request.raw, requestIdHeader(mount.interface, exchange.id));
    request.exchange = exchange;
    // The proxy writes the answer.
    reply.raw.once('close', () => exit.leave(exchange));
    const running = runSteps(exchange, steps);
    if (running === undefined) proxy();
    else void running.then(proxy);

    function proxy(): void {
      if (exchange.failure === undefined) {
        if (isUpgrade(request.raw)) watch(exchange);
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
  };
}

/** Cuts the WebSocket of a caller that may no longer act. Its frames are not read, so nothing can be said between them. */
function createKeyWatch(services: Services): (exchange: Exchange) => void {
  const confirm = createConfirm(services);
  return (exchange) => {
    const { socket } = exchange.request;
    const check = async () => (socket.destroyed ? clearInterval(checking) : confirm(exchange));
    const checking = setInterval(() => check().catch(() => socket.destroy()), FRESH_ms).unref();
  };
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
      queryString: (_search: string | undefined | undefined, url: string) => withoutKeys(url, own),
      rewriteRequestHeaders: (headers: IncomingHttpHeaders, request: FastifyRequest) =>
        upstreamHeaders(headers, mount, request.exchange),
    },
  };
}

/** The options of the proxy that rewrite requests and answers, and end the call of the exchange. */
function replyOptions(
  mount: MountPlan,
  upstreams: UpstreamClient,
): NonNullable<FastifyHttpProxyOptions['replyOptions']> {
  const { upstream, interface: own } = mount;
  return {
    rewriteRequestHeaders: (request, headers) => upstreamHeaders(headers, mount, request.exchange),
    rewriteHeaders: (headers, request) => callerHeaders(headers, own, request),
    queryString: (_search, url) => withoutKeys(url, own),
    onResponse: (request, reply, answer) => {
      const call = request.exchange?.call;
      const { statusCode, stream, headers } = Object(answer);
      call?.answer(statusCode);
      // With an error, the answer is cut off: the caller's connection closes, or the upstream's does.
      finished(stream, (error) => call?.end(error?.code ?? undefined));
      if (mayRefuseCredential(statusCode)) upstreams.credentialRefused(targetOf(mount), statusCode);
      if (refusesCredential(upstream, statusCode)) {
        // The body may be of any length.
        stream.destroy();
        reply.send(new UpstreamFailure(targetOf(mount), new CredentialRefused(statusCode), { sent: false }));
        return;
      }
      // If only the close delimits the upstream's answer, the caller's answer ends with a close too.
      const { 'content-length': length, 'transfer-encoding': coding } = headers;
      if (length === undefined && coding === undefined) Object.assign(reply.raw, closeDelimited);
      const credential = request.exchange?.credential ?? [];
      reply.send(isSuccessful(statusCode) ? stream : withoutCredential(reply, stream, credential));
    },
    // The application's error handler renders it with the envelope of the interface.
    onError: (reply, { error }) => {
      const failure = new UpstreamFailure(targetOf(mount), error.cause ?? error, { sent: true });
      reply.request.exchange?.call?.end(failure.code);
      reply.send(failure);
    },
  };
}

/** What replies over HTTP/1 and 2 have in common. */
interface HeadersOfReply {
  getHeaders(): object;
  removeHeader(name: string): unknown;
  header(name: string, value: unknown): unknown;
}

/** Some vendors echo a credential that they refuse. @returns the body without it, also in the headers of the reply. */
function withoutCredential(reply: HeadersOfReply, stream: Readable, credential: readonly string[]): Readable {
  const received = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  const { headers, body } = maskStream(received, stream, credential);
  for (let at = 0; at < received.length; at += 2) reply.removeHeader(received[at] ?? '');
  for (let at = 0; at < headers.length; at += 2)
    // A decoded answer says that it is chunked, which is for Node to say.
    if (headers[at] !== 'transfer-encoding') reply.header(headers[at] ?? '', headers[at + 1]);
  return body;
}

/** A mount has one target, and sends nothing while it is off. */
function targetOf({ upstream }: MountPlan) {
  const { target } = upstream;
  if (target === undefined) throw new Error('a mount that is off has been asked to send');
  return { upstream, target };
}

const closeDelimited = { useChunkedEncodingByDefault: false, shouldKeepAlive: false };

/** The steps of a request before it is proxied. */
function stepsOf(
  { prefix, upstream, interface: own }: MountPlan,
  backend: Backend<Exchange, MadeHere<'outgoing'>>,
  upstreams: UpstreamClient,
): Steps<Exchange> {
  return new StepList<Exchange>()
    .step('receive', backend.receive)
    .step('receive', refuseDotSegments)
    .step('authenticate', backend.authenticate(own))
    .optional(upstream.maintenance, 'closed', (maintenance) => () => refuseInMaintenance(maintenance, prefix))
    .step('build_request', async (exchange) => {
      const { target } = upstream;
      if (target === undefined)
        throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
      exchange.newCall(upstream, target, ['traceparent', 'tracestate']);
      const { method = 'GET', url: path = '/' } = exchange.request;
      const credential: string[] = [];
      await upstreams.authorize({ upstream, target, method, path, headers: credential, body: undefined });
      return { credential };
    });
}

/** The proxy resolves dot segments before it compares prefixes, so such a path could leave the mount. */
function refuseDotSegments({ request }: Exchange): void {
  const dots = /(^|\/|%2f|%5c|\\)(\.|%2e){1,2}(?=$|\/|%2f|%5c|\\)/i;
  if (dots.test(rawPath(request))) throw new Refusal('invalid_request', 'the path must not have . or .. as a segment');
}

/**
 * The caller's headers without credentials of any interface, cookies and hop-by-hop headers, with the credential of the upstream. The
 * headers of the trace come from the request's own span or, without one, from the caller if they are valid.
 */
function upstreamHeaders(
  headers: IncomingHttpHeaders,
  { withheld }: MountPlan,
  exchange: Exchange | undefined,
): IncomingHttpHeaders {
  const hops = hopHeaders(headers);
  const { traceparent, tracestate, ...others } = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !withheld.has(name) && !hops.has(name)),
  );
  const own = [...(exchange?.credential ?? [])];
  exchange?.call?.begin(own);
  const { trace, callerTrace: valid } = exchange ?? {};
  if (trace === undefined && valid !== undefined) {
    own.push('traceparent', valid.traceparent);
    if (valid.tracestate !== undefined) own.push('tracestate', valid.tracestate);
  }
  for (let i = 0; i + 1 < own.length; i += 2) others[own[i] ?? ''] = own[i + 1];
  return others;
}

/** The upstream's headers for the caller, with those of the interface. The id of the request is added if the upstream has no such header. */
function callerHeaders(
  headers: IncomingHttpHeaders,
  own: InterfacePlan,
  request: Pick<FastifyRequest, 'id' | 'headers'> | undefined,
): IncomingHttpHeaders {
  const { cors } = own;
  const dropped = hopHeaders(headers);
  const forwarded = Object.entries(headers).filter(
    ([name]) => !dropped.has(name) && !NOT_PASSED_BACK.has(name) && !(cors !== undefined && isOfCors(name)),
  );
  const [added, value] = requestIdHeader(own, String(request?.id));
  return {
    ...(added !== undefined && { [added]: value }),
    ...Object.fromEntries(forwarded),
    ...(cors && corsHeaders(cors, request?.headers.origin, headers.vary === undefined ? [] : [headers.vary])),
  };
}

/** The query without parameters that may contain a key, and without its question mark. */
function withoutKeys(url: string, { auth }: InterfacePlan): string {
  const query = rawQuery({ url });
  const secret = auth.filter((way) => way.in === 'query').map(({ name }) => name);
  const names = [...new URLSearchParams(query).keys()].filter((name) => !secret.includes(name));
  return allowedQuery(query, names).slice(1);
}
