/** SIGHUP at moments when it must do nothing, and `serve --watch`. */
import { existsSync, readdirSync } from 'node:fs';
import t from 'tap';
import { CHAT_OUTPUT, startReloadable } from '../support/reloadable.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

t.test('during a drain SIGHUP is refused, and the stream in flight ends well', async (t) => {
  const { gateway, call, edit, logged, store } = await startReloadable(t, { pace: 1 });
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
});

t.test('--watch reloads when a file changes, also after a mistake', async (t) => {
  const { edit, write, logged, config } = await startReloadable(t, { args: ['--watch'] });
  write('version: 2');
  await logged('the configuration was not reloaded');
  await logged(`"at":"${config}:1:`);
  edit([CHAT_OUTPUT, 'cache_read: "3.60", output: "360.00"']);
  await logged(/"by":"a change of a file","generation":2,"changes":"1 price changed",/);
});
