/** Which signals stop a gateway, and what does not delay its end. */
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { rawCaller } from '../support/raw-caller.ts';
import { sample } from '../support/sample.ts';
import { type Running, smallConfig, workspace } from '../support/tollgate.ts';

// The file starts more than twenty processes.
t.setTimeout(600_000);

async function serving(t: Test) {
  const { start } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  return { gateway, url: String(url), key: String(key) };
}

async function logged({ child, output }: Running, text: string | RegExp): Promise<void> {
  while (!output.stderr.match(text)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended without ${text}`);
    await sleep(20);
  }
}

t.test('SIGHUP and SIGUSR1 do not stop it or open a debugger', async (t) => {
  const { gateway, url } = await serving(t);
  gateway.child.kill('SIGUSR1');
  gateway.child.kill('SIGHUP');
  await logged(gateway, 'SIGHUP');
  t.equal((await fetch(`${url}/healthz`)).status, 200);
  gateway.child.kill('SIGTERM');
  const { code, stderr } = await gateway.ended;
  t.equal(code, 0);
  t.notMatch(stderr, 'Debugger listening');
});

t.test('SIGHUP during the start is kept until there is something to reload', async (t) => {
  const { start } = await workspace(t);
  // Sends SIGHUP to the process whenever it has begun to listen to this signal: first while it loads the program.
  const preload = `
    const { on } = process;
    process.on = function (name, listener) {
      on.call(process, name, listener);
      if (name === 'SIGHUP') process.kill(process.pid, name);
      return process;
    };
    const { stdin } = process;
    Object.defineProperty(process, 'stdin', { get: () => process.kill(process.pid, 'SIGHUP') && stdin });`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` };
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig], { env });
  await gateway.seen(/^.+\n/);
  await logged(gateway, /"by":"SIGHUP","generation":2,/);
  gateway.child.kill('SIGUSR2');
  await logged(gateway, 'SIGUSR2 is ignored');
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
});

t.test('an incomplete request does not keep it running', async (t) => {
  const { gateway, url, key } = await serving(t);
  const incomplete = [
    'POST /v1/mess',
    'POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-',
    `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  ];
  const callers = await Promise.all(incomplete.map((bytes) => rawCaller(url, bytes)));
  // Once a request on another connection is answered, the gateway has read the incomplete ones.
  t.equal((await fetch(`${url}/healthz`)).status, 200);
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  for (const caller of callers) {
    await caller.untilEnded();
    caller.leave();
  }
});

t.test('a connection to the metrics address does not keep it running', async (t) => {
  const { start } = await workspace(t);
  const gateway = start([
    'serve',
    '--sandbox',
    '--port',
    '0',
    '--metrics',
    '127.0.0.1:0',
    '--json',
    '--config',
    smallConfig,
  ]);
  const { metrics } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const callers = await Promise.all(
    ['', 'GET /metr', 'GET /metrics HTTP/1.1\r\nhost: g\r\n'].map((bytes) => rawCaller(metrics, bytes)),
  );
  t.equal((await fetch(metrics)).status, 200);
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  for (const caller of callers) {
    await caller.untilEnded();
    caller.leave();
  }
});

t.test('every stop writes the last lines of the log', async (t) => {
  for (let round = 0; round < sample(1, 2); round++) {
    const stopped = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { gateway } = await serving(t);
        gateway.child.kill('SIGTERM');
        return gateway.ended;
      }),
    );
    for (const { code, stderr } of stopped) {
      t.equal(code, 0);
      t.match(stderr, /stopping; requests in progress are finished first"\}\n$/);
    }
  }
});
