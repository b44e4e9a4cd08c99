/** A reload turns records off and on and changes their bounds, while callers pay. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { startRecorded } from '../support/recorded.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.test('off, on, and with other bounds, beside paying callers', async (t) => {
  const work = await workspace(t);
  const config = join(work.dir, 'small.yaml');
  const plain = readFileSync(smallConfig, 'utf8');
  writeFileSync(config, plain);
  const recorded = await startRecorded(t, ['--config', config], work);
  const { admin, asked } = recorded;

  /** Asks while the configuration is changed, and then with the new one. */
  async function reload(requests: string): Promise<readonly string[]> {
    writeFileSync(config, `${plain}\n${requests}\n`);
    const [answer] = await Promise.all([
      admin.post('/config/reload', {}, { headers: { 'if-match': '*' } }),
      recorded.ask(5),
    ]);
    t.match(answer.body, { reloaded: true }, JSON.stringify(answer.body));
    // A rate holds from the next second.
    await sleep(1_000);
    const before = asked.length;
    await recorded.ask(5);
    return asked.slice(before);
  }

  const recordsOf = async (ids: readonly string[]) => {
    const details = await Promise.all(ids.map((id) => admin.get(`/requests/${id}`)));
    for (const { status, body } of details)
      t.ok(status === 200 || body.code === 'request_not_found', JSON.stringify(body));
    return details.map(({ body }) => body.record ?? null);
  };

  await recorded.untilRecorded();
  const off = await reload('requests: off');
  const full = await reload('requests: { client: full }');
  const again = await until(
    () => recordsOf(full),
    (records) => !records.includes(null),
  );
  t.match(again, Array(5).fill({ address: '127.0.0.1' }), 'on again, with whole addresses');
  t.strictSame(await recordsOf(off), Array(5).fill(null), 'off: no records');
  const rare = await reload('requests: { rate: 1/s }');
  const last = await reload('requests: { keep: 30d, size: 2GiB, rate: 100/s }');
  await until(
    () => recordsOf(last),
    (records) => !records.includes(null),
  );
  const made = (await recordsOf(rare)).filter((record) => record !== null);
  t.ok(made.length < 5, `${made.length} of 5 have records at one per second`);
  // Of those asked during the two changes from and to off, some are counted.
  const most = asked.length - off.length;
  const counted = await until(
    async () => Number((await admin.get('/requests/sums?by=account&since=1h&account=demo')).body.total.requests),
    (requests) => requests >= most - 10,
  );
  t.ok(counted <= most, `${counted} of at most ${most} are counted`);
  await recorded.charged();
});
