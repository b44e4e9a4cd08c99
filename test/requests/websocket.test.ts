/** The record of a WebSocket has what all its responses used and were charged, and so have the sums. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { closed, connectRealtime, realtimeText, realtimeUpstream } from '../support/realtime.ts';
import { until } from '../support/stack.ts';
import { root, workspace } from '../support/tollgate.ts';

t.test('two responses and a report', async (t) => {
  const upstream = await realtimeUpstream(t);
  const { dir, store, json, run, start } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  const [, routes = ''] = readFileSync(join(root, 'interfaces/account.yaml'), 'utf8').split('\nroutes:\n');
  writeFileSync(config, realtimeText(upstream.url).replace('\nroutes:\n', `\nroutes:\n${routes}`));
  await run(['account', 'create', 'acme']);
  await run(['wallet', 'topup', 'acme', '10']);
  const { key } = Object(await json(['key', 'create', '--account', 'acme']));
  const env = { TOLLGATE_C_KEY: 'vendor-key' };
  const [line] = await start(['serve', '--json', '--port', '0', '--config', config], { env }).seen(/.*\n/);

  const { url } = JSON.parse(line);
  const caller = await connectRealtime(url, key);
  const vendor = upstream.opened.at(-1)?.side;
  if (!('socket' in caller) || vendor === undefined) throw new Error('the WebSocket was not opened');
  for (const output_tokens of [3, 4]) {
    vendor.send({ type: 'response.created' });
    vendor.send({ type: 'response.done', response: { usage: { output_tokens } } });
  }
  vendor.send({ type: 'transcribed', usage: { words: 5 } });
  await until(
    async () => caller.texts().length,
    (length) => length === 5,
  );
  vendor.socket.end();
  await closed(caller).catch(() => {});
  caller.socket.destroy();

  const requests = async (more: readonly string[]) => Object(await json(['requests', ...more, '--store', store])).data;
  const [record] = await until(
    () => requests([]),
    (data) => data.length > 0,
  );
  t.match(record, { status: 101, charged: '0.17', units: { token: '7', word: '5' }, stream: true });
  t.equal((await requests(['--model', 'live-1', '--since', '1h'])).length, 1);
  t.match(await requests(['sums']), [{ requests: 1, amount: '0.17' }], 'the sums have it, too');

  // Usage is written in batches.
  const shown = await until(
    () => json(['requests', 'show', record.id]).then(Object),
    ({ note }) => note !== null && note.split(', ').length === 3,
  );
  t.match(shown, { charge: null, note: /^it has several charges: usage_\d+, usage_\d+, usage_\d+$/ });
  const own = async () => {
    const answer = await fetch(`${url}/v1/account/requests/${record.id}`, { headers: { 'x-api-key': key } });
    return answer.json();
  };
  const units = { token: '7', word: '5' };
  t.match(await own(), { recorded: true, charged: '0.17', units });
  rmSync(`${store.replace('sqlite:', '')}.requests.db`);
  t.match(await own(), { recorded: false, charged: '0.17', units }, 'as the books have it');
  const gone = await json(['requests', 'show', record.id]);
  t.match(gone, { record: null, note: /^its record is gone; .*; it has several charges/ });
});
