/** Opens a WebSocket at the upstream, accepts the caller's, and passes both until they close. */

import type { ForwardRoute, MeterPlan, WebSocketPlan } from '../../../plan/index.ts';
import type { UpstreamRequest } from '../../../upstream/client/client.ts';
import type { Answer } from '../../../upstream/client/collect.ts';
import { UpstreamFailure } from '../../../upstream/client/failure.ts';
import { headerIn, headersWithout } from '../../../upstream/client/headers.ts';
import { type OpenedWebSocket, openWebSocket } from '../../../upstream/client/open-websocket.ts';
import type { Run } from '../../admission/step.ts';
import { reportUpstreamFailure } from '../../metrics/metrics.ts';
import type { Services } from '../../runtime/services.ts';
import { passOn, requestIdHeader } from '../answer.ts';
import { kindOf, renderWebSocketEnd, StatusRefusal } from '../errors.ts';
import type { Exchange, ExchangeWith } from '../exchange.ts';
import { createResponses } from '../websocket/responses.ts';
import { WebSocketSession } from '../websocket/session.ts';
import { upgradeOf } from '../websocket/upgrades.ts';
import { createConfirm } from './authenticate.ts';
import { isOwned, recorder } from './resources.ts';

type Held = ExchangeWith<'principal' | 'metered_quote' | 'leased' | 'outgoing'>;

/** Refuses a request that asks for no WebSocket, or in another way than RFC 6455 §4.2.1. */
export function requireUpgrade(exchange: Exchange): void {
  const { request } = exchange;
  const isGet = request.method === 'GET' && request.httpVersion === '1.1';
  const isValid = exchange.header('sec-websocket-version') === '13' && handshakeKey(exchange).length === 24;
  if (isGet && isValid && upgradeOf(request) !== undefined) return;
  exchange.error_headers = ['upgrade', 'websocket', 'sec-websocket-version', '13'];
  throw new StatusRefusal('invalid_request', 'this path is a WebSocket; connect with upgrade: websocket', 426);
}

function handshakeKey(exchange: Exchange): string {
  return exchange.header('sec-websocket-key') ?? '';
}

/** The step `forward` of a WebSocket. It settles what was used, and frees the rest, in every case. */
export function passWebSocket(
  route: ForwardRoute,
  rules: WebSocketPlan,
  meter: MeterPlan,
  services: Services,
): Run<Held> {
  const accountOf = createResponses(route, rules, meter, services);
  const confirm = createConfirm(services);

  return async (exchange) => {
    const responses = accountOf(exchange);
    let isWhole = false;
    try {
      await confirm(exchange);
      const opened = await open(exchange, route, services);
      if ('statusCode' in opened) passOn(exchange, opened);
      else isWhole = await pass(exchange, opened, responses);
    } finally {
      responses.end(isWhole);
    }
  };

  /** @returns whether the upstream has closed it. */
  async function pass(
    exchange: Held,
    opened: OpenedWebSocket,
    responses: ReturnType<typeof accountOf>,
  ): Promise<boolean> {
    const upgrade = upgradeOf(exchange.request);
    if (upgrade === undefined) throw new Error('a WebSocket has no connection');
    const { socket, head } = upgrade;
    exchange.response.detachSocket(exchange.request.socket);
    const session = new WebSocketSession(socket, opened, {
      rules,
      meter,
      responses,
      owners: recorder(route.creates_resource, exchange, services),
      owns: (needed) => isOwned(exchange.principal.account, needed, services),
      check: () => confirm(exchange),
      brokenOff: (cause) => new UpstreamFailure(exchange.outgoing, cause, { sent: true, began: true }),
      render(failure) {
        const { kind, message } = kindOf(failure);
        exchange.error = kind;
        services.metrics.errors.inc({ kind });
        const about = { id: exchange.id, route: route.name };
        if (failure instanceof UpstreamFailure) reportUpstreamFailure(failure, about, services);
        else if (kind === 'internal') services.log.error({ ...about, err: failure }, 'a WebSocket failed');
        return renderWebSocketEnd(route.interface.envelope, { kind, message, request_id: exchange.id });
      },
    });
    socket.write(acceptance(exchange, opened));
    responses.opened();
    const running = session.run({ client: head, upstream: opened.head });
    services.webSockets.add(session);
    await running;
    services.webSockets.delete(session);
    exchange.outgoing.call?.end(exchange.error);
    return session.isWhole;
  }
}

/** Asks the targets in turn, until one has answered or may have. */
async function open(exchange: Held, route: ForwardRoute, services: Services): Promise<OpenedWebSocket | Answer> {
  const left = new AbortController();
  const { socket } = exchange.request;
  const leave = () => left.abort();
  socket.once('close', leave);
  if (socket.destroyed) leave();
  try {
    for (let request: UpstreamRequest = exchange.outgoing; ; ) {
      const { attempts } = request;
      let next: UpstreamRequest | undefined;
      const answered = await openWebSocket(
        services.upstreams,
        withProtocol(request, exchange, route),
        handshakeKey(exchange),
        left.signal,
      ).catch((failure: unknown) => {
        if (!(failure instanceof UpstreamFailure)) throw failure;
        if (left.signal.aborted) attempts?.callerLeft();
        else attempts?.failed(failure);
        next = left.signal.aborted ? undefined : attempts?.afterFailure(failure);
        if (next === undefined) throw failure;
        reportUpstreamFailure(failure, { id: exchange.id, route: route.name }, services);
      });
      if (answered !== undefined) {
        if ('socket' in answered) attempts?.answered(101, undefined);
        else {
          attempts?.answered(answered.statusCode, headerIn(answered.headers, 'retry-after'));
          next = attempts?.afterAnswer(answered.statusCode);
        }
        if (next === undefined) return answered;
      }
      if (next === undefined) throw new Error('a WebSocket has neither an answer nor a next target');
      exchange.outgoing = next;
      request = next;
    }
  } finally {
    socket.off('close', leave);
  }
}

/** The caller's protocols go upstream if the interface forwards this header. */
function withProtocol(request: UpstreamRequest, exchange: Exchange, { interface: own }: ForwardRoute): UpstreamRequest {
  const name = 'sec-websocket-protocol';
  const offered = own.forward_headers.includes(name) ? exchange.header(name) : undefined;
  const headers = headersWithout(request.headers, (each) => each === name);
  return { ...request, headers: offered === undefined ? headers : [...headers, name, offered] };
}

/** The head that accepts the caller's WebSocket. */
function acceptance({ id, interface: own }: Exchange, { accept, protocol }: OpenedWebSocket): string {
  const headers = ['upgrade', 'websocket', 'connection', 'Upgrade', 'sec-websocket-accept', accept];
  if (protocol !== undefined) headers.push('sec-websocket-protocol', protocol);
  if (own !== undefined) headers.push(...requestIdHeader(own, id));
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`;
}
