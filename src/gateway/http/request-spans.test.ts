/** Spans that are not sent are counted and logged, and a receiver cannot hold up the end of the process. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import t, { type Test } from 'tap';
import { createTracing } from '../../lib/tracing/spans.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { reportDroppedSpans } from './request-spans.ts';

/** Starts a receiver, and tracing that sends to it. */
async function tracingTo(t: Test, receive: RequestListener, last_export_ms = 60_000) {
  const dropped: unknown[] = [];
  const server = createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const tracing = createTracing({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sample: 1,
    last_export_ms,
    dropped: (reason, spans) => dropped.push({ reason, spans }),
  });
  const spans = (count: number) => {
    for (let i = 0; i < count; i++) tracing.beginPoll(1).end('poll', {}, false, 2);
  };
  return { tracing, spans, dropped, server };
}

t.test('a receiver whose answer never ends is given up, and its connection is closed', async (t) => {
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drip));
  };
  const { tracing, spans, dropped, server } = await tracingTo(t, endless, 300);
  spans(3);
  await tracing.close();
  t.same(dropped, [{ reason: 'not_sent', spans: 3 }]);
  await new Promise((resolve) => server.close(resolve));
});

t.test('spans that find the queue full are counted, and those in it are sent', async (t) => {
  let sent = 0;
  const { tracing, spans, dropped } = await tracingTo(t, (request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      sent += JSON.parse(text).resourceSpans[0].scopeSpans[0].spans.length;
      response.end('{}');
    });
  });
  spans(4_100);
  t.same(
    dropped,
    [1, 1, 1, 1].map((each) => ({ reason: 'queue_full', spans: each })),
  );
  await tracing.close();
  t.equal(dropped.length, 4);
  t.equal(sent, 4_096);
});

t.test('spans that the receiver refuses are counted', async (t) => {
  const { tracing, spans, dropped } = await tracingTo(t, (_request, response) => response.writeHead(400).end());
  spans(2);
  await tracing.close();
  t.same(dropped, [{ reason: 'not_sent', spans: 2 }]);
});

t.test('one line per minute, with the number of spans since the previous line', async (t) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  let now_ms = 1_000_000;
  const dropped = reportDroppedSpans(log, metrics, () => now_ms);
  dropped('not_sent', 5, new Error('ECONNREFUSED'));
  dropped('queue_full', 1);
  now_ms += 59_999;
  dropped('not_sent', 2);
  t.match(lines, [{ level: 40, reason: 'not_sent', spans: 5, err: { message: 'ECONNREFUSED' } }]);
  now_ms += 1;
  dropped('not_sent', 3);
  t.match(lines.slice(1), [{ spans: 6, msg: 'spans were not sent; they are dropped' }]);
  const page = await metrics.text();
  t.match(page, 'tollgate_spans_dropped_total{reason="not_sent"} 10');
  t.match(page, 'tollgate_spans_dropped_total{reason="queue_full"} 1');
});
