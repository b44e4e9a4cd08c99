/** Serves one HTTP request: reads it, writes it to the journal, finds its handler, and sends the answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { media } from '../../src/config/sandbox/media.ts';
import { answerCall } from './answer.ts';
import { htmlReply, type Reply, type SandboxUpstream } from './exchange.ts';
import { journalPages } from './journal-pages.ts';
import { livenessPage } from './liveness-page.ts';
import { mediaFault } from './media-url.ts';
import { readSteering } from './steering.ts';
import { deliver, resetSocket, sendWhole } from './transport.ts';
import type { World } from './world.ts';

/** A request whose body has not been read. */
export interface Incoming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Serves one request. Rejects only for a bug of the sandbox itself. */
export async function serve({ request, response }: Incoming, world: World, key: string | undefined): Promise<void> {
  const { raw, complete } = await readAll(request);
  const target = URL.parse(request.url ?? '/', 'http://sandbox');
  const { pathname, searchParams: query } = target ?? new URL('http://sandbox/unreadable');
  const method = request.method ?? 'GET';
  if (pathname.startsWith('/_sandbox/')) {
    // Requests for these pages are not recorded, so that reading the journal does not change it.
    sendWhole(journalPages(method, pathname, world), request, response);
    response.end();
    return;
  }
  const upstream = upstreamOf(pathname);
  const path = upstream === null ? pathname : pathname.slice(upstream.length + 1);
  const headers = headersOf(request);
  const arrived = { at_ms: world.now(), upstream, method, path, query: target?.search.slice(1) ?? '', headers, raw };
  const entry = world.journal.record(arrived);
  if (!complete) {
    entry.outcome = 'caller-left';
    return;
  }
  const exchange = { request, response, entry, delay_ms: (seconds: number) => world.delay_ms(seconds) };
  if (upstream === null) return deliver(page({ method, path, query, range: headers.range }, world), exchange);
  const steering = readSteering(raw.toString('utf8'));
  const reply = answerCall({ upstream, method, path, query, headers, raw, steering }, world, key);
  return reply === 'reset' ? resetSocket(exchange) : deliver(reply, exchange);
}

/** The upstream of a path, or null. The liveness page is below the cloud's prefix, but browsers request it, not the gateway. */
function upstreamOf(pathname: string): SandboxUpstream | null {
  if (pathname.startsWith('/cloud/liveness/') || pathname.startsWith('/media/')) return null;
  return /^\/([a-z][a-z0-9_-]*)\//.exec(pathname)?.[1] ?? null;
}

interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly range: string | undefined;
}

function page({ method, path, query, range }: PageRequest, world: World): Reply {
  if (path.startsWith('/media/')) {
    const name = path.slice('/media/'.length);
    const fault = mediaFault(name, query, world.now());
    if (fault === undefined) return { kind: 'whole', ...media({ name, query, range }) };
    const headers = { 'content-type': 'application/xml' };
    return { kind: 'whole', status: 403, headers, body: `<Error><Code>${fault}</Code></Error>` };
  }
  if (path.startsWith('/cloud/liveness/')) return livenessPage({ method, path, query }, world);
  const body =
    '<!doctype html><title>tollgate sandbox</title><p>See <a href="/_sandbox/steering">the steering words</a>.';
  return htmlReply(path === '/' ? 200 : 404, body);
}

/** Headers with names in lower case; the values of a repeated header are joined. */
function headersOf(request: IncomingMessage): Readonly<Record<string, string>> {
  const entries = Object.entries(request.headersDistinct);
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.join(', ')]));
}

/** The body; `complete` is false if the caller left before its end. */
async function readAll(request: IncomingMessage): Promise<{ raw: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    // The caller's connection failed; the journal records it.
  }
  return { raw: Buffer.concat(chunks), complete: request.complete };
}
