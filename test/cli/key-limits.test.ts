/** Tests the limits of keys and accounts on the command line, and what `explain` says about them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { edited, portableText } from '../support/shipped-text.ts';
import { workspace } from './tollgate.ts';

const { dir, json, run } = await workspace(t);
await json(['account', 'create', 'acme']);
const limits = ['--limit', 'requests=60/min', '--limit', 'spend_per_day=3.00'];
const made = (await json(['key', 'create', '--account', 'acme', ...limits])) as Record<'id' | 'key' | 'limits', string>;

t.test('a key is created with limits, and the list shows them', async (t) => {
  t.strictSame(made.limits, { requests: '60/min', spend_per_day: '3.00' });
  t.match(await json(['key', 'list']), { keys: [{ limits: made.limits }] });
  t.match((await run(['key', 'list'])).stdout, 'requests=60/min spend_per_day=3.00');
});

t.test('limits are changed one by one', async (t) => {
  const changed = await json(['key', 'limit', made.id, 'requests=default', 'tokens=none']);
  t.match(changed, { limits: { spend_per_day: '3.00', tokens: 'none' } });
  t.match((await run(['key', 'limit', made.id])).stdout, 'spend_per_day=3.00 tokens=none');
  t.match(await json(['account', 'limit', 'acme', 'concurrent_tasks=1']), { limits: { concurrent_tasks: '1' } });
  t.match(await run(['key', 'limit', 'key_none', 'tokens=none']), { code: 1, stderr: "no key has the id 'key_none'" });
});

t.test('explain says what is left of each', async (t) => {
  await json(['wallet', 'topup', 'acme', '100']);
  const body = join(dir, 'body.json');
  writeFileSync(body, JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a kite' }));
  const request = ['POST', '/api/v3/c/videos/generations/tasks', '--body', body, '--key', made.key];
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
  const { stdout } = await run(['explain', ...request], { env });
  t.match(stdout, 'concurrent_tasks 1 of this account: 1 left');
  t.match(stdout, 'spend_per_day 3.00 of this API key: 3.00 left');
});

t.test('mistakes are refused', async (t) => {
  for (const limit of ['requests=60', 'rate=60/min', 'requests', 'spend_per_day=-1', 'concurrent_tasks=0'])
    t.equal((await run(['key', 'limit', made.id, limit])).code, 2, limit);
  const config = join(dir, 'gateway.yaml');
  const text = edited(portableText, ['limits: {}\n', '']);
  writeFileSync(config, text);
  const refused = await run(['key', 'limit', made.id, 'requests=5/min', '--config', config]);
  t.match(refused, { code: 1, stderr: 'has no section limits' });
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
  t.match(
    await run(['serve', '--port', '0', '--config', config], { env }),
    { code: 1, stderr: /has no section limits, and these keys have limits: key_/ },
    'a gateway that would refuse its requests does not start',
  );
});
