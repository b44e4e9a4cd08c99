/** Tests that a gateway without tracing loads nothing of the OpenTelemetry SDK. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import t, { type Test } from 'tap';
import { smallConfig } from '../cli/tollgate.ts';

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
    ],
    { env: { ...process.env, TOLLGATE_STORE: `sqlite:${join(t.testdir(), 'store.db')}`, ...env }, encoding: 'utf8' },
  );
  t.match(stdout, '"event":"listening"', stderr.slice(0, 500));
  return stderr.split('\n').filter((line) => line.startsWith('LOADED'));
}

t.test('tracing is off', async (t) => t.same(loadedBy(t, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }), []));

t.test('tracing is on', async (t) => {
  t.ok(loadedBy(t, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }).length > 5);
});
