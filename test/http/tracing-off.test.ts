/** Without a receiver nothing is traced, and the caller's trace context passes through. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import pino from 'pino';
import t, { type Test } from 'tap';
import { messagesJson, officialVideo, rig } from '../support/interfaces.ts';
import { smallConfig } from '../support/tollgate.ts';

// Tests that a gateway without tracing loads nothing of the OpenTelemetry SDK.

const main = resolve(import.meta.dirname, '../../src/main.ts');

/** Prints the modules of OpenTelemetry, and ends the process when it listens. */
const spy = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (url.includes('/@opentelemetry/')) process.stderr.write('LOADED ' + url + '\\n');
  return next(url, context);
} });
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...more) => {
  if (String(text).includes('listening')) setTimeout(() => process.kill(process.pid, 'SIGTERM'), 50);
  return write(text, ...more);
};`;

/** The modules of the SDK that a gateway loads. */
function loadedBy(t: Test, env: Readonly<Record<string, string>>): readonly string[] {
  const { stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(spy)}`,
      main,
      'serve',
      '--sandbox',
      '--port',
      '0',
      '--json',
      '--config',
      smallConfig,
      '--store',
      `sqlite:${join(t.testdir(), 'store.db')}`,
    ],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  t.match(stdout, '"event":"listening"', stderr.slice(0, 500));
  return stderr.split('\n').filter((line) => line.startsWith('LOADED'));
}

t.test('tracing is off', async (t) => t.same(loadedBy(t, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }), []));

t.test('tracing is on', async (t) => {
  t.ok(loadedBy(t, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }).length > 5);
});

// Tests that a caller's valid trace goes on to the upstream and into the log, and that nothing is added without one.

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const { stack, server } = await rig(t, ({ reply, index }) => reply(200, { id: `made-${index}` }), { log });
const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace_id}-00f067aa0ba902b7-01`;

/** The trace headers that the upstream got, and the trace in the log. */
async function ask(headers: Readonly<Record<string, string>>, { path, body } = messagesJson) {
  lines.length = 0;
  await stack.call('POST', path, body, { 'x-api-key': stack.key, ...headers });
  while (!lines.some((line) => line.includes('"msg":"request"'))) await new Promise((wake) => setTimeout(wake, 5));
  const sent = Object.fromEntries(server.seen.at(-1)?.headers ?? []);
  const line = JSON.parse(lines.find((each) => each.includes('"msg":"request"')) ?? '{}');
  return { traceparent: sent.traceparent, tracestate: sent.tracestate, logged: line.trace };
}

for (const sample of [messagesJson, officialVideo]) {
  t.test(`a valid trace is passed on and logged: ${sample.path}`, async (t) => {
    const found = await ask({ traceparent, tracestate: 'rojo=1,congo=2' }, sample);
    t.strictSame(found, { traceparent, tracestate: 'rojo=1,congo=2', logged: trace_id });
  });
}

t.test('without a trace, nothing is added', async (t) => {
  t.strictSame(await ask({}), { traceparent: undefined, tracestate: undefined, logged: undefined });
});

t.test('an invalid trace is dropped', async (t) => {
  const none = { traceparent: undefined, tracestate: undefined, logged: undefined };
  t.strictSame(await ask({ traceparent: traceparent.replace('00-', 'ff-'), tracestate: 'rojo=1' }), none);
  t.strictSame(await ask({ tracestate: 'rojo=1' }), none, 'a tracestate alone');
  t.strictSame(
    await ask({ traceparent, tracestate: 'A=1' }),
    { traceparent, tracestate: undefined, logged: trace_id },
    'only the tracestate',
  );
});
