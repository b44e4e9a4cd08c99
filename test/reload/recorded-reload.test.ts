/** Reloads are recorded, and refused by a gateway that stops. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { CHAT_OUTPUT, startReloadable } from '../support/reloadable.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.test(
  'The record of a reload is stored before its configuration is used; a start records files that no reload has loaded',
  async (t) => {
    interface Recorded {
      readonly operation: string;
      readonly before: { readonly digest: string } | null;
      readonly after: { readonly digest: string };
    }

    t.test('no configuration runs without a record, also after kill -9 between the two', async (t) => {
      const { dir, json, run, start } = await workspace(t);
      const config = join(dir, 'gateway.yaml');
      const text = readFileSync(smallConfig, 'utf8');
      const write = (version: number) => writeFileSync(config, `${text}# ${version}\n`);
      const serve = async (env: Readonly<Record<string, string>> = {}) => {
        const running = start(['serve', '--sandbox', '--json', '--port', '0', '--config', config], { env });
        await running.seen(/.*\n/);
        return running;
      };
      const recorded = async () => {
        const { changes } = Object(await json(['changes', '--subject', 'config']));
        return changes.toReversed() as readonly Recorded[];
      };

      write(1);
      const first = await serve({ TOLLGATE_FAILPOINT: 'reload_recorded' });
      const [entry] = await recorded();
      t.match(entry, { operation: 'config.start', actor: 'config', before: null, after: { digest: /^[0-9a-f]{64}$/ } });
      write(2);
      // Its answer is lost with the gateway.
      await run(['reload']);
      await first.ended;
      t.equal(first.child.signalCode, 'SIGKILL');
      const [, two, ...none] = await recorded();
      t.match(two, { operation: 'config.reload', before: entry?.after });
      t.not(two?.after.digest, entry?.after.digest);
      t.strictSame(none, []);

      const second = await serve();
      t.equal((await recorded()).length, 2, 'the next start uses the configuration that was recorded');
      t.equal((await run(['reload'])).code, 0);
      t.equal((await recorded()).length, 2, 'a reload of the same files is no change');
      write(3);
      t.equal((await run(['reload'])).code, 0);
      t.match((await recorded())[2], { operation: 'config.reload', before: { digest: two?.after.digest } });
      second.child.kill('SIGKILL');
      await second.ended;

      write(1);
      await serve();
      const all = await recorded();
      t.match(all[3], { operation: 'config.start', before: { digest: all[2]?.after.digest }, after: entry?.after });
      t.equal(all.length, 4);
      t.match(await json(['audit']), { ok: true });
    });
  },
);

t.test('SIGHUP at moments when it must do nothing, and `serve --watch`', async (t) => {
  // Much longer than on a machine with nothing else to do.
  t.setTimeout(600_000);

  t.test('during a drain SIGHUP is refused, and the stream in flight ends well', async (t) => {
    const { gateway, call, edit, logged, store, start, config, env } = await startReloadable(t, { pace: 1 });
    const folder = `${store.slice('sqlite:'.length)}-control`;
    t.same(readdirSync(folder), [`${gateway.child.pid}.sock`]);
    const body = {
      model: 'chat-large',
      max_tokens: 64,
      stream: true,
      messages: [{ role: 'user', content: 'count to ten' }],
    };
    const response = await call('POST', '/v1/messages', body);
    edit([CHAT_OUTPUT, 'cache_read: "3.60", output: "360.00"']);
    gateway.child.kill('SIGTERM');
    await logged('requests in progress are finished first');
    gateway.child.kill('SIGHUP');
    await logged(/"by":"SIGHUP","code":"stopping".*the configuration was not reloaded/);
    t.match(await response.text(), /message_stop/);
    const { code, stderr } = await gateway.ended;
    t.equal(code, 0);
    t.notMatch(stderr, 'the configuration was reloaded');
    t.notOk(existsSync(folder), 'the socket is removed');

    // A reload refuses it too.
    edit(['code: CNY', 'code: USD']);
    const restarted = start(['serve', '--port', '0', '--config', config], { env });
    const refused = await restarted.ended;
    t.equal(refused.code, 1);
    t.match(refused.stderr, 'the amounts of this store are in CNY, and are not converted to USD');
  });

  t.test('--watch reloads when a file changes, also after a mistake', async (t) => {
    const { edit, write, logged, config } = await startReloadable(t, { args: ['--watch'] });
    write('version: 2');
    await logged('the configuration was not reloaded');
    await logged(`"at":"${config}:1:`);
    edit([CHAT_OUTPUT, 'cache_read: "3.60", output: "360.00"']);
    await logged(/"by":"a change of a file","generation":2,"changes":"1 price changed",/);
  });
});
