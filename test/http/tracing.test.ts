/** Tests traces with a real receiver of OTLP over HTTP: the spans of a request, and the headers that the upstream gets. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { messagesJson, officialVideo, rig } from '../support/interfaces.ts';
import { edited, shippedText } from '../support/shipped-text.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface SentSpan extends Omit<Span, 'attributes'> {
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** Starts a receiver. */
async function receiver(t: Test) {
  const spans: Span[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      paths.push(`${request.method} ${request.url}`);
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) for (const span of scope.spans) spans.push(flat(span));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => new Promise((resolve) => server.close(resolve)));
  return { spans, paths, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collector` };
}

function flat(span: SentSpan): Span {
  const attributes = Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  return { ...span, attributes };
}

/** Starts a gateway that sends traces. */
async function start(t: Test, sample: number, now?: () => number) {
  const to = await receiver(t);
  const config = edited(shippedText, [/tracing: .*/, `tracing: { endpoint: "${to.url}", sample: ${sample} }`]);
  const rigged = await rig(t, ({ reply, index }) => reply(200, { id: `made-${index}`, usage: {} }), {
    config,
    ...(now && { now }),
  });
  return { ...to, ...rigged };
}

const caller = { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736', span_id: '00f067aa0ba902b7' };

t.test('a creation has spans of the request, the hold, the upstream and the record', async (t) => {
  const { stack, server, spans, paths } = await start(t, 1);
  const { status, headers } = await stack.call('POST', officialVideo.path, officialVideo.body);
  t.equal(status, 200);
  const sent = Object.fromEntries(server.seen.at(-1)?.headers ?? []);
  await stack.stop();
  t.same(new Set(paths), new Set(['POST /collector/v1/traces']));
  t.same(spans.map(({ name }) => name).toSorted(), ['POST create_video_task', 'hold', 'record', 'upstream c']);
  const request = spans.find(({ kind }) => kind === 2);
  const call = spans.find(({ kind }) => kind === 3);
  t.equal(new Set(spans.map(({ traceId }) => traceId)).size, 1);
  for (const span of spans) {
    if (span !== request) t.equal(span.parentSpanId, request?.spanId, span.name);
    t.ok(BigInt(span.startTimeUnixNano) <= BigInt(span.endTimeUnixNano), span.name);
  }
  t.equal(sent.traceparent, `00-${call?.traceId}-${call?.spanId}-01`, 'the upstream continues the trace');
  t.match(request?.attributes, {
    'http.request.method': 'POST',
    'url.path': officialVideo.path,
    'http.response.status_code': 200,
    'tollgate.request_id': headers.get('x-request-id'),
    'tollgate.account': stack.account,
    'tollgate.model': 'c/vidgen-2.0',
    'tollgate.task': /^task_/,
  });
  t.match(call?.attributes, {
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(server.url).port),
    'http.response.status_code': 200,
    'tollgate.target': 'default',
  });
  t.notMatch(JSON.stringify(spans), stack.key);
});

t.test('a metered request has spans of the hold and the settlement, in the trace of its caller', async (t) => {
  const { stack, server, spans } = await start(t, 0);
  const traceparent = `00-${caller.trace_id}-${caller.span_id}-01`;
  const headers = { 'x-api-key': stack.key, traceparent, tracestate: 'rojo=1' };
  await stack.call('POST', messagesJson.path, messagesJson.body, headers);
  const sent = Object.fromEntries(server.seen.at(-1)?.headers ?? []);
  await stack.stop();
  t.same(spans.map(({ name }) => name).toSorted(), ['POST create_message', 'charge', 'hold', 'upstream messages']);
  t.same(new Set(spans.map(({ traceId }) => traceId)), new Set([caller.trace_id]));
  t.equal(spans.find(({ kind }) => kind === 2)?.parentSpanId, caller.span_id);
  const call = spans.find(({ kind }) => kind === 3);
  t.match(sent, { traceparent: `00-${caller.trace_id}-${call?.spanId}-01`, tracestate: 'rojo=1' });
});

t.test('a trace that is not sampled is passed on with ids of its own and is not sent', async (t) => {
  const { stack, server, spans } = await start(t, 0);
  await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
  const sent = Object.fromEntries(server.seen.at(-1)?.headers ?? []);
  await stack.stop();
  t.match(sent.traceparent, /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  t.same(spans, []);
});

t.test('a failure marks the spans', async (t) => {
  const { stack, server, spans } = await start(t, 1);
  server.play(({ reset }) => reset());
  t.equal((await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key })).status, 502);
  await stack.stop();
  t.match(
    spans.find(({ kind }) => kind === 3),
    { status: { code: 2 }, attributes: { 'error.type': 'ECONNRESET' } },
  );
  t.match(
    spans.find(({ kind }) => kind === 2),
    { status: { code: 2 }, attributes: { 'error.type': 'upstream_failed', 'http.response.status_code': 502 } },
  );
});

t.test('a poll of the settler has a span of its own, with the request to the upstream in it', async (t) => {
  let later_ms = 0;
  const { stack, server, spans } = await start(t, 1, () => Date.now() + later_ms);
  await stack.call('POST', officialVideo.path, officialVideo.body);
  server.play(({ reply }) => reply(200, { id: 'made-0', status: 'running' }));
  later_ms = 3_600_000;
  t.equal(await stack.settler.round(), 1);
  server.play(({ reset }) => reset());
  later_ms = 7_200_000;
  t.equal(await stack.settler.round(), 1);
  await stack.stop();
  const [poll, failed] = spans.filter(({ name }) => name.startsWith('poll '));
  t.match(poll, {
    kind: 1,
    status: { code: 0 },
    attributes: {
      'tollgate.task': /^task_/,
      'tollgate.account': stack.account,
      'tollgate.model': 'c/vidgen-2.0',
      'tollgate.outcome': 'running',
    },
  });
  t.equal(poll?.parentSpanId, undefined);
  const calls = spans.filter(({ kind, traceId }) => kind === 3 && traceId === poll?.traceId);
  t.match(calls, [{ parentSpanId: poll?.spanId, attributes: { 'http.response.status_code': 200 } }]);
  t.match(failed, { status: { code: 2 }, attributes: { 'tollgate.outcome': 'failed' } });
});

t.test('health checks have no spans', async (t) => {
  const { stack, spans } = await start(t, 1);
  for (const path of ['/healthz', '/readyz']) t.equal((await stack.call('GET', path)).status, 200);
  await stack.stop();
  t.same(spans, []);
});

t.test('a receiver that is down loses spans and nothing else', async (t) => {
  const lost = await receiver(t);
  const config = edited(shippedText, [/tracing: .*/, 'tracing: { endpoint: "http://127.0.0.1:9", sample: 1 }']);
  const { stack } = await rig(t, ({ reply }) => reply(200, {}), { config });
  const { status } = await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
  t.equal(status, 200);
  await stack.stop();
  t.same(lost.spans, []);
  t.match(await stack.metrics.text(), 'tollgate_spans_dropped_total{reason="not_sent"} 4');
});
