/** Mounts: a whole prefix is proxied as it is, after authentication; nobody reads, bills or keeps what passes. */
import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InterfacePlan, MountPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import type { Services } from './exchange.ts';
import { authenticate } from './steps/authenticate.ts';
import { allowedQuery } from './steps/send.ts';

/** Bodies stream both ways, and WebSockets pass too. Nothing is retried. */
export function addMount(app: FastifyInstance, mount: MountPlan, services: Services): void {
  const { prefix, upstream, interface: wire } = mount;
  const { target } = upstream;
  const base = target?.base_path ?? '';
  const rewriteHeaders = (headers: IncomingHttpHeaders) => upstreamHeaders(headers, mount);
  const onRequest = async (request: FastifyRequest) => {
    request.arrived_ms = services.now();
    request.principal = await authenticate(request, wire, services);
    if (target === undefined)
      throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
  };
  app.register(async (scope) => {
    scope.addHook('onRequest', onRequest);
    await scope.register(proxy, {
      upstream: target?.origin ?? 'http://upstream.invalid',
      prefix,
      rewritePrefix: base + prefix,
      websocket: true,
      wsClientOptions: { rewriteRequestHeaders: rewriteHeaders },
      undici: {
        connect: { timeout: upstream.connect_timeout_ms },
        headersTimeout: upstream.headers_timeout_ms,
        bodyTimeout: upstream.idle_timeout_ms,
      },
      retryMethods: [],
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => rewriteHeaders(headers),
        queryString: (_search, url) => withoutKeys(url, wire),
        // The application's error handler renders it, in the envelope of the interface.
        onError: (reply, { error }) => void reply.send(new UpstreamFailure(upstream.name, error, true)),
      },
    });
  });
}

/** All of the caller's headers but its credentials and its cookies; and the upstream's credential. */
function upstreamHeaders(headers: IncomingHttpHeaders, { interface: wire, upstream }: MountPlan): IncomingHttpHeaders {
  const dropped = new Set(['cookie', 'proxy-authorization', ...wire.auth.filter(isHeader).map(({ name }) => name)]);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
  const credential = upstream.target?.credential;
  return credential === undefined ? kept : { ...kept, [credential.header]: credential.value };
}

function isHeader(way: InterfacePlan['auth'][number]): boolean {
  return way.in === 'header';
}

/** The query without the parameters that may carry a key, and without its question mark. */
function withoutKeys(url: string, wire: InterfacePlan): string {
  const mark = url.indexOf('?');
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const secret = wire.auth.filter((way) => way.in === 'query').map(({ name }) => name);
  const names = [...new URLSearchParams(query).keys()].filter((name) => !secret.includes(name));
  return allowedQuery(query, names).slice(1);
}
