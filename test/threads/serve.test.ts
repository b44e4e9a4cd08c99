/** Tests `serve --threads`, and a thread that ends by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { CHAT_OUTPUT, startReloadable } from '../support/reloadable.ts';
import { load, metric, once } from './load.ts';

// A gateway with two threads: both answer, and metrics, reloads and stops are those of one gateway.

t.setTimeout(600_000);

const running = await startReloadable(t, { args: ['--threads', '2'], pace: 0.01 });

t.test('both threads answer, and the metrics are their sum', async (t) => {
  t.match(await once(running, '/readyz'), { status: 200, text: '{"status":"ready"}' });
  const traffic = load(running, 8);
  while (traffic.answered < 100) await sleep(20);
  await traffic.stop();
  t.same(traffic.failures, []);
  const requests = await metric(running, 'tollgate_requests_total');
  t.equal(requests.get('{route="create_message",status="200"}'), traffic.answered);
  const byThread = await metric(running, 'tollgate_thread_requests_total');
  t.same([...byThread.keys()], ['{thread="1"}', '{thread="2"}']);
  for (const [thread, count] of byThread) t.ok(count > 0, thread);
  t.equal(
    [...byThread.values()].reduce((sum, count) => sum + count),
    [...requests.values()].reduce((sum, count) => sum + count),
  );
});

t.test('a reload under load fails no request, and every thread takes the new configuration', async (t) => {
  const traffic = load(running, 4);
  for (const [round, price] of ['360.00', '270.00', '450.00'].entries()) {
    running.edit([CHAT_OUTPUT, `cache_read: "3.60", output: "${price}"`]);
    t.match(await running.reload(), { code: 0, outcome: { reloaded: true, generation: round + 2 } });
  }
  running.write('version: 1\nserver: { listen: nowhere }\n');
  t.match(await running.reload(), { code: 1, outcome: { reloaded: false } });
  await traffic.stop();
  t.same(traffic.failures, []);
  t.same([...(await metric(running, 'tollgate_config_generation')).values()], [4]);
  t.same([...(await metric(running, 'tollgate_config_generations')).values()], [1]);
  // A model that only the next configuration has is served by both threads.
  running.edit([/^ {2}chat-small:(.*)/, '  chat-small:$1\n  chat-tiny:$1']);
  t.match(await running.reload(), { code: 0 });
  for (let asked = 0; asked < 16; asked += 1) t.match((await once(running, '/v1/models')).text, 'chat-tiny');
});

t.test('a second gateway cannot take the port', async (t) => {
  running.edit();
  const { port } = new URL(running.url);
  const args = ['serve', '--threads', '2', '--port', port, '--config', running.config, '--json'];
  const second = running.start(args, { env: running.env });
  // The first line says that it listens, or why not.
  const [line] = await second.seen(/^.+\n/);
  t.match(line, /EADDRINUSE/);
  second.child.kill('SIGKILL');
});

t.test('SIGTERM: every thread finishes its requests, and the money is right', async (t) => {
  const traffic = load(running, 8);
  while (traffic.answered < 20) await sleep(20);
  running.gateway.child.kill('SIGTERM');
  const { code, stderr } = await running.gateway.ended;
  t.equal(code, 0);
  await traffic.stop();
  // Only connections without a request, or after the stop, may be closed.
  t.same(
    traffic.failures.filter((failure) => !/ECONNREFUSED|ECONNRESET|socket hang up/.test(failure)),
    [],
  );
  for (const line of stderr.trim().split('\n')) t.doesNotThrow(() => JSON.parse(line), 'whole lines');
  const logged = stderr.match(/"route":"create_message".*"status":200/g)?.length ?? 0;
  t.ok(logged > 100, `${logged} requests are in the log`);
  t.match(await running.run(['audit']), { code: 0 });
  const { held } = Object(await running.json(['wallet', 'show', 'acme']));
  t.match(held, /^0\.0*$/, 'no lease is left');
});

// A gateway of which one thread ends: the whole process ends, says why in its last line, and loses no money.

t.setTimeout(600_000);

t.test('a thread ends', async (t) => {
  const running = await startReloadable(t, { args: ['--threads', '2'], env: { TOLLGATE_FAILPOINT: 'thread_ends' } });
  running.gateway.child.kill('SIGHUP');
  const { code, stderr } = await running.gateway.ended;
  t.equal(code, 3);
  const [last = ''] = stderr.trim().split('\n').slice(-1);
  t.match(JSON.parse(last), {
    level: 'fatal',
    msg: 'the gateway ends: its thread is lost',
    reason: /^thread \d has ended$/,
  });
  t.match(await running.run(['audit']), { code: 0 });
});
