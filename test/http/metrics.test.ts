/** Tests the metrics, also those of revenue. */
import t, { type Test } from 'tap';
import type { Script } from '../support/fault-server.ts';
import { long, messagesJson, officialVideo, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, until } from '../support/stack.ts';

// Tests the metrics of a running gateway: what they count, and that callers cannot add labels.

async function start(t: Test, script: Script) {
  const config = edited(withTimeouts(long), ['  listen: ', '  metrics: 127.0.0.1:0\n  listen: ']);
  const rigged = await rig(t, script, { config });
  const { stack } = rigged;
  const page = async () => (await call(`${stack.metrics_url}`, 'GET')).text;
  const value = async (series: string) => {
    const line = (await page()).split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  const chat = () => stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
  return { ...rigged, page, value, chat };
}

t.test('requests and answers of upstreams are counted and timed', async (t) => {
  const { value, chat, server } = await start(t, ({ reply }) => reply(200, {}));
  await chat();
  server.play(({ reply }) => reply(529, {}));
  await chat();
  t.equal(await value('tollgate_requests_total{route="create_message",status="529"}'), 1);
  t.equal(await value('tollgate_request_duration_seconds_count{route="create_message"}'), 2);
  t.equal(await value('tollgate_request_duration_seconds_bucket{le="+Inf",route="create_message"}'), 2);
  t.equal(await value('tollgate_upstream_responses_total{upstream="messages",target="default",status="529"}'), 1);
  t.equal(await value('tollgate_upstream_first_byte_seconds_count{upstream="messages"}'), 2);
});

t.test('errors of the gateway are counted by kind', async (t) => {
  const { value, chat, server, stack } = await start(t, ({ reset }) => reset());
  t.equal(await value('tollgate_errors_total{kind="internal"}'), 0, 'so that the first error is an increase');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(`${stack.metrics_url}`, { method });
    t.equal(answer.status, 405, method);
    t.equal(answer.headers.get('allow'), 'GET, HEAD');
    t.equal((await fetch(new URL('/readyz', stack.metrics_url), { method })).status, 405, `${method} /readyz`);
  }
  t.equal((await fetch(`${stack.metrics_url}`, { method: 'HEAD' })).status, 200);
  await chat();
  await stack.call('GET', '/v1/nothing');
  await server.close();
  t.equal(await value('tollgate_errors_total{kind="upstream_failed"}'), 1);
  t.equal(await value('tollgate_errors_total{kind="route_not_found"}'), 1);
});

t.test('requests in flight and open streams are counted while they last', async (t) => {
  const stream = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\nevent: ping\ndata: {}\n\n';
  let breakOff = () => {};
  const { value, stack } = await start(t, ({ write, reset }) => {
    write(stream);
    breakOff = reset;
  });
  t.equal(await value('tollgate_open_streams'), 0);
  const body = JSON.stringify({ ...Object(messagesJson.body), stream: true });
  const headers = [`x-api-key: ${stack.key}`, 'content-type: application/json'];
  const caller = await rawCaller(stack.url, rawRequest('POST', messagesJson.path, headers, body));
  await until(
    () => value('tollgate_open_streams'),
    (open) => open === 1,
  );
  t.equal(await value('tollgate_requests_in_flight'), 1);
  breakOff();
  await until(
    () => value('tollgate_open_streams'),
    (open) => open === 0,
  );
  await until(
    () => value('tollgate_requests_in_flight'),
    (open) => open === 0,
  );
  caller.leave();
});

t.test('tasks, holds, low wallets and late polls are read from the store', async (t) => {
  const { value, stack } = await start(t, ({ reply, index }) => reply(200, { id: `made-${index}`, status: 'running' }));
  await stack.newAccount('poor', '9.99');
  t.equal((await stack.call('POST', officialVideo.path, officialVideo.body)).status, 200);
  t.equal(await value('tollgate_tasks{state="running"}'), 1);
  t.equal(await value('tollgate_tasks{state="review"}'), 0);
  t.equal(await value('tollgate_holds{of="task"}'), 1);
  t.equal(await value('tollgate_held{currency="CNY"}'), 1.84);
  t.equal(await value('tollgate_wallets_low'), 1);
  t.equal(await value('tollgate_settle_lag_seconds{upstream="c"}'), 0);
  t.ok(((await value('tollgate_hold_oldest_seconds{of="task"}')) ?? -1) >= 0);
  // The settler writes too.
  await until(
    () => value('tollgate_store_writes_waiting'),
    (waiting) => waiting === 0,
  );
  t.equal(await value('tollgate_store_errors_total{operation="write"}'), 0);
});

t.test('readiness, and failures of the store', async (t) => {
  const { value, stack } = await start(t, ({ reply }) => reply(200, {}));
  t.equal(await value('tollgate_ready'), 1);
  await stack.store.close();
  await until(
    () => value('tollgate_ready'),
    (ready) => ready === 0,
  );
  const metricsHealth = await call(`${stack.metrics_url}`.replace('/metrics', '/readyz'), 'GET');
  t.match(metricsHealth, { status: 503, json: { status: 'not_ready', reason: 'the store cannot be written' } });
  await stack.services.store.countOpenTasks().catch(() => {});
  t.ok(((await value('tollgate_store_errors_total{operation="read"}')) ?? 0) > 0);
});

t.test('the running version is shown', async (t) => {
  const { page } = await start(t, ({ reply }) => reply(200, {}));
  t.match(await page(), `tollgate_build_info{version="0.2.0",node="${process.version}"} 1`);
});

t.test('callers add no label', async (t) => {
  const { page, stack } = await start(t, ({ reply }) => reply(200, {}));
  for (const noise of ['zebra', 'quagga', 'okapi', 'gnu']) {
    await stack.call('GET', `/v1/${noise}`);
    await stack.call('POST', messagesJson.path, { ...Object(messagesJson.body), model: noise });
    await stack.call('GET', '/v1/models', undefined, { 'x-api-key': `tg_${noise}`, traceparent: noise });
    await stack.call('GET', `${officialVideo.path}/${noise}`);
  }
  const text = await page();
  t.notMatch(text, /zebra|quagga|okapi|gnu/);
  const names = new Set(shippedText.match(/[a-z][a-z0-9_]*/g));
  const own = ['none', 'healthz', 'readyz'];
  for (const [, name = ''] of text.matchAll(/(?:route|upstream)="([^"]*)"/g))
    t.ok(names.has(name) || own.includes(name), name);
});

t.test('a second reader sees the same delay of the event loop', async (t) => {
  const { value } = await start(t, ({ reply }) => reply(200, {}));
  const largest = 'tollgate_event_loop_delay_seconds{stat="max"}';
  await value(largest);
  await new Promise((wake) => setTimeout(wake, 50));
  const end = performance.now() + 200;
  while (performance.now() < end);
  await new Promise((wake) => setTimeout(wake, 50));
  t.ok(((await value(largest)) ?? 0) > 0.1, 'the first reader');
  t.ok(((await value(largest)) ?? 0) > 0.1, 'the second reader');
});

// The page of metrics shows what callers are charged, by model and in units of the currency, and the process's own figures.

const config = edited(withTimeouts(long), ['  listen: ', '  metrics: 127.0.0.1:0\n  listen: ']);

t.test('chats and tasks are counted once, when they are charged', async (t) => {
  const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'made', status: 'running' }), { config });
  const page = async () => (await call(`${stack.metrics_url}`, 'GET')).text;
  const revenue = async (model: string) =>
    new RegExp(`^tollgate_revenue_total\\{currency="CNY",model="${model}"\\} (.+)$`, 'm').exec(await page())?.[1];

  t.match(await page(), '\ntollgate_overage_total{currency="CNY"} 0\n', 'so that the first overage is an increase');
  await stack.call('POST', officialVideo.path, officialVideo.body);
  t.equal(await revenue('c/vidgen-2.0'), undefined, 'a hold is no revenue');
  server.play(({ reply }) => reply(200, { id: 'made', status: 'succeeded', billedSeconds: 4 }));
  for (let polls = 0; polls < 2; polls += 1) await stack.call('GET', `${officialVideo.path}/made`);
  t.equal(await revenue('c/vidgen-2.0'), '1.84');

  server.play(({ reply }) => reply(200, { usage: { input_tokens: 0, output_tokens: 1 } }));
  for (let chats = 0; chats < 3; chats += 1)
    t.equal((await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key })).status, 200);
  // The sum of three doubles of 0.00018 would be 0.0005400000000000001.
  const { model } = Object(messagesJson.body);
  await until(
    () => revenue(model),
    (sum) => sum === '0.00054',
  );
});

t.test('the process shows its memory, CPU time, open files and start', async (t) => {
  const { stack } = await rig(t, () => {}, { config });
  const { text } = await call(`${stack.metrics_url}`, 'GET');
  for (const name of ['cpu_seconds_total', 'start_time_seconds', 'resident_memory_bytes', 'open_fds', 'max_fds'])
    t.ok(Number(new RegExp(`^process_${name} (.+)$`, 'm').exec(text)?.[1]) > 0, name);
});
