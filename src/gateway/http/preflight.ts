/** Answers a browser that asks whether a script of another origin may send a request (WHATWG Fetch, CORS-preflight fetch). */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InterfacePlan } from '../../plan/index.ts';
import { sendPreflight } from './answer.ts';
import { chooseRoute } from './choose-interface.ts';
import { allowsOrigin } from './cors-headers.ts';
import { announcesBody } from './receive-body.ts';
import type { RequestLifecycle } from './request-lifecycle.ts';
import { isUpgrade } from './upgrade-header.ts';

/** What answers requests of one path. */
export interface Reachable {
  readonly interface: InterfacePlan;
  readonly methods: readonly string[];
}

/**
 * Answers a preflight that is allowed, without a key. It is counted, and neither logged nor recorded.
 *
 * @param path as the configuration has it.
 * @returns false if the request is no preflight, or is not allowed. Then nothing is done.
 */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  { path, id, routes }: { readonly path: string; readonly id: string; readonly routes: readonly Reachable[] },
  exit: RequestLifecycle,
): boolean {
  const own = allowedInterface(request, routes);
  if (own === undefined) return false;
  const methods = routes.flatMap((route) => (route.interface === own ? route.methods : []));
  const exchange = exit.begin(request, response, { name: 'preflight', path, interface: own, isQuiet: true }, {}, id);
  sendPreflight(exchange, own, [...new Set(methods)]);
  exit.leave(exchange);
  return true;
}

/** The interface that would answer the announced request, if it lets the origin send it. */
function allowedInterface(request: IncomingMessage, routes: readonly Reachable[]): InterfacePlan | undefined {
  const { method, url = '', headers } = request;
  const { origin, 'access-control-request-method': announced } = headers;
  if (method !== 'OPTIONS' || origin === undefined || announced === undefined) return undefined;
  if (announcesBody(request) || isUpgrade(request)) return undefined;
  const [first, ...others] = routes.filter(({ methods }) => methods.includes(announced));
  if (first === undefined) return undefined;
  // A preflight has no key. It names the header in which the request will have one.
  const names = (headers['access-control-request-headers'] ?? '').toLowerCase().split(',');
  const announcedHeaders = Object.fromEntries(names.map((name) => [name.trim(), 'announced']));
  const { interface: own } = chooseRoute([first, ...others], { url, headers: announcedHeaders });
  return own.cors !== undefined && allowsOrigin(own.cors, origin) ? own : undefined;
}
