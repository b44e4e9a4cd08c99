/** A gateway process that was suspended for longer than its lease spends nothing of the lease that another gateway closed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { parseNano } from '../../src/lib/money/amount.ts';
import { upstreamEnv, writeConfig } from '../crash/config.ts';
import { makeTemplate, openCopy } from '../crash/lab.ts';
import { startGateway } from '../crash/processes.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { tempFolder } from '../support/new-store.ts';
import { edited } from '../support/shipped-text.ts';
import { call, until } from '../support/stack.ts';

const balance_nano = parseNano('7.118');

t.test('a stopped gateway spends nothing of a lease that another has closed', async (t) => {
  const { path: folder, remove } = tempFolder();
  const unanswered: (() => void)[] = [];
  let answersAtOnce = true;
  let output_tokens = 100;
  const upstream = await startFaultServer((turn) => {
    const reply = () => turn.reply(200, { usage: { input_tokens: 0, output_tokens } });
    if (answersAtOnce) reply();
    else unanswered.push(reply);
  });
  const template = await makeTemplate(join(folder, 'template.db'), balance_nano);
  const { url, store, account, key } = await openCopy(template, join(folder, 'store'));
  const config = writeConfig(join(folder, 'config'), {});
  // Its leases last one second. Its time-outs must be longer than the test.
  writeFileSync(config, edited(readFileSync(config, 'utf8'), [/500ms/g, '20s']));
  const options = { config, store: url, env: upstreamEnv({ messages: upstream.url }), log: join(folder, 'log') };
  const start = () => startGateway(options, process.env.NODE_COMPILE_CACHE ?? join(folder, 'compile-cache'));
  const gateways = [await start(), await start()] as const;
  t.teardown(async () => {
    await Promise.all(gateways.map((gateway) => gateway.kill()));
    await store.close();
    await upstream.close();
    remove();
  });
  const [stopped, other] = gateways;
  const chat = async ({ url }: { readonly url: string }, max_tokens: number) => {
    const body = { model: 'chat-large', max_tokens, messages: [{ role: 'user', content: 'x' }] };
    return (await call(`${url}/v1/messages`, 'POST', body, { 'x-api-key': key })).status;
  };
  const held_nano = async () => (await store.wallet(account))?.held_nano;
  const requests = async () => (await store.usage({ by: ['account'] }))[0]?.requests;

  // It costs 0.018, and its lease of 0.72 is idle when the gateway is suspended.
  t.equal(await chat(stopped, 1_000), 200);
  await until(requests, (count) => count === 1);
  stopped.signal('SIGSTOP');
  await until(held_nano, (amount) => amount === 0n);
  t.equal((await store.wallet(account))?.posted_nano, parseNano('7.10'), 'the other has closed it');

  // The other gateway spends all but 0.80.
  output_tokens = 5_000;
  for (let n = 0; n < 7; n += 1) t.equal(await chat(other, 5_000), 200);
  await until(held_nano, (amount) => amount === 0n);
  t.equal((await store.wallet(account))?.posted_nano, parseNano('0.80'));

  answersAtOnce = false;
  const statuses: number[] = [];
  // The requests wait in its sockets, so it handles them first when it resumes.
  const woken = Array.from({ length: 12 }, async () => statuses.push(await chat(stopped, 1_000)));
  await sleep(500);
  stopped.signal('SIGCONT');
  // Four quotes of 0.18 fit into the rest; no request may use the closed lease.
  await until(
    async () => statuses.length + upstream.seen.length,
    (count) => count >= 8 + 12,
  );
  t.equal(upstream.seen.length, 8 + 4);
  t.strictSame(statuses, Array(8).fill(402));
  for (const reply of unanswered) reply();
  await Promise.all(woken);
  t.strictSame(statuses.slice(8), Array(4).fill(200));
  await until(requests, (count) => count === 12);
  await until(held_nano, (amount) => amount === 0n);
  t.equal(
    (await store.wallet(account))?.posted_nano,
    0n,
    'they cost 3.60, and no more than the wallet had was charged',
  );
  t.same((await store.audit()).breaches, []);
});
