/** One HTTP request to the sandbox: read it, write it to the journal, find who answers, and send the answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCall } from './answer.ts';
import { htmlReply, type Reply, type SandboxUpstream } from './exchange.ts';
import { journalPages } from './journal-pages.ts';
import { livenessPage } from './liveness-page.ts';
import { media } from './media.ts';
import { readSteering } from './steering.ts';
import { deliver, resetSocket, sendWhole } from './transport.ts';
import type { World } from './world.ts';

/** A request with nothing read of it yet. */
export interface Incoming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Serves one request; rejects only on a fault of the sandbox itself. */
export async function serve({ request, response }: Incoming, world: World, key: string | undefined): Promise<void> {
  const { raw, complete } = await readAll(request);
  const target = URL.parse(request.url ?? '/', 'http://sandbox');
  const { pathname, searchParams: query } = target ?? new URL('http://sandbox/unreadable');
  const method = request.method ?? 'GET';
  if (pathname.startsWith('/_sandbox/')) {
    // These pages stay out of the journal, so that reading it does not change it.
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

/** Null for what belongs to no upstream's interface; the liveness page is under the cloud's prefix but is a browser's. */
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
    return media({ name: path.slice('/media/'.length), query, range, now_ms: world.now() });
  }
  if (path.startsWith('/cloud/liveness/')) return livenessPage({ method, path, query }, world);
  const body =
    '<!doctype html><title>tollgate sandbox</title><p>See <a href="/_sandbox/steering">the steering words</a>.';
  return htmlReply(path === '/' ? 200 : 404, body);
}

/** Header names in lower case; a header that came more than once has its values joined. */
function headersOf(request: IncomingMessage): Readonly<Record<string, string>> {
  const entries = Object.entries(request.headersDistinct);
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.join(', ')]));
}

/** The body; `complete` is false when the caller left before its end. */
async function readAll(request: IncomingMessage): Promise<{ raw: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    // What failed is the caller's connection; the journal says so.
  }
  return { raw: Buffer.concat(chunks), complete: request.complete };
}
