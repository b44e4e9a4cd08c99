/** Serves the metrics and the health checks on an address of their own, so that callers cannot read them. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from '../../lib/node/node-http.ts';
import { randomId } from '../../lib/text/random-id.ts';
import type { Plan } from '../../plan/index.ts';
import type { Runtime } from '../runtime/services.ts';
import { requestIdHeader } from './answer.ts';
import { type HealthReport, healthReports, type Readiness } from './health.ts';
import { type ListenAddress, throwListenError } from './listen-error.ts';

/** @param text the metrics. @param plan the current plan. @throws ListenError if the address is not available. */
export async function serveMetrics(
  { host, port }: ListenAddress,
  runtime: Pick<Runtime, 'metrics' | 'random'>,
  text: () => Promise<string>,
  plan: () => Plan,
  readiness: Readiness,
): Promise<Server> {
  const { metrics } = runtime;
  const health = healthReports(readiness);

  async function page(): Promise<Page> {
    return { statusCode: 200, type: metrics.contentType, text: await text() };
  }

  async function answer(method: string, path: string): Promise<Page> {
    const report = health.get(path);
    if (path !== '/metrics' && report === undefined)
      return { statusCode: 404, type: 'text/plain', text: 'metrics are at /metrics\n' };
    if (!ALLOWED.includes(method)) return NOT_ALLOWED;
    return report === undefined ? page() : asPage(await report());
  }

  const server = createServer(({ method = '', url = '' }, response) => {
    const id = requestIdHeader(plan().server, randomId('req', runtime));
    answer(method, url.split('?', 1).join()).then(
      (found) => send(response, found, id),
      () => send(response, { statusCode: 500, type: 'text/plain', text: '' }, id),
    );
  });
  await once(server.listen(port, host), 'listening').catch(throwListenError('metrics', { host, port }));
  return server;
}

/** Also closes open connections, which would keep the process running. */
export function stopMetrics(server: Server | undefined): void {
  server?.close();
  server?.closeAllConnections();
}

const ALLOWED = ['GET', 'HEAD'];

interface Page {
  readonly statusCode: number;
  /** A flat list. */
  readonly headers?: readonly string[];
  readonly type: string;
  readonly text: string;
}

const NOT_ALLOWED: Page = {
  statusCode: 405,
  headers: ['allow', ALLOWED.join(', ')],
  type: 'text/plain',
  text: `this path accepts ${ALLOWED.join(' and ')}\n`,
};

function asPage({ statusCode, value }: HealthReport): Page {
  return { statusCode, type: 'application/json; charset=utf-8', text: JSON.stringify(value) };
}

function send(response: ServerResponse, { statusCode, headers = [], type, text }: Page, id: readonly string[]): void {
  response.writeHead(statusCode, [
    'content-type',
    type,
    'content-length',
    String(Buffer.byteLength(text)),
    'cache-control',
    'no-store',
    ...headers,
    ...id,
  ]);
  response.end(text);
}
