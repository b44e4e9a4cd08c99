/** The first curl command that `serve --sandbox` prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { noCurl } from '../support/programs.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

/** Runs a line in a shell, as if it were pasted. */
async function shell(line: string): Promise<string> {
  const child = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  return output;
}

const skip = noCurl();

t.test('the printed curl commands work as pasted', { skip }, async (t) => {
  const { start, json } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0']);
  await gateway.seen(/Press Ctrl-C/);
  const [create = '', poll = ''] = gateway.output.stdout.split('\n').filter((line) => line.includes('curl '));
  const created = JSON.parse(await shell(create));
  t.match(created, { task_id: String, status: 'running', model: 'c/vidgen-2.0' });
  const pollTask = async () => JSON.parse(await shell(poll.replace('TASK_ID', created.task_id)));
  await until(pollTask, ({ status }) => status !== 'running');
  t.match(await pollTask(), { task_id: created.task_id, status: 'succeeded', videoUrl: /^http/ });
  t.match(await json(['ledger', 'demo']), {
    account: 'demo',
    entries: [
      { kind: 'capture', amount: '1.84', memo: '4 s × 0.46' },
      { kind: 'hold', amount: '1.84' },
      { kind: 'topup' },
    ],
  });
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  t.notMatch(gateway.output.stderr, /tg_/, 'no key in the log');
});

for (const [chosen, model] of [
  ['generative', /"usageMetadata"/],
  ['messages', /"output_tokens"/],
] as const) {
  t.test(`a configuration of init --interface ${chosen} has a first request, too`, { skip }, async (t) => {
    const { dir, run, start } = await workspace(t);
    t.equal((await run(['init', dir, '--interface', chosen])).code, 0);
    const gateway = start(['serve', '--sandbox', '--port', '0', '--config', join(dir, 'gateway.yaml')]);
    await gateway.seen(/Press Ctrl-C/);
    const [call = '', ...others] = gateway.output.stdout.split('\n').filter((line) => line.includes('curl '));
    t.same(others, []);
    t.match(await shell(call), model);
    gateway.child.kill('SIGTERM');
    t.equal((await gateway.ended).code, 0);
  });
}

const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.yaml'));
t.ok(examples.length > 0);

for (const name of examples) {
  t.test(`the printed request of examples/${name} is answered`, { skip }, async (t) => {
    const { start } = await workspace(t);
    const gateway = start(['serve', '--sandbox', '--port', '0', '--config', join(root, 'examples', name)]);
    await gateway.seen(/Press Ctrl-C/);
    const [line = ''] = gateway.output.stdout.split('\n').filter((each) => each.includes('curl '));
    const [body = '', status] = (await shell(`${line} -w '\\n%{http_code}'`)).split(/\n(?=\d+$)/);
    t.match(status, /^20[012]$/, body);
    gateway.child.kill('SIGTERM');
    t.equal((await gateway.ended).code, 0);
  });
}

t.test('a second run reuses the account without another top-up and leaves one active key', async (t) => {
  const { start, json } = await workspace(t);
  for (const _ of [1, 2]) {
    const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
    const [line] = await gateway.seen(/^.+\n/);
    t.match(JSON.parse(line), { event: 'listening', url: /^http:/, key: /^tg_/, sandbox: /^http:/ });
    gateway.child.kill('SIGINT');
    t.equal((await gateway.ended).code, 0);
    t.equal(gateway.output.stdout, line, 'nothing else on standard output');
  }
  t.match(await json(['wallet', 'show', 'demo']), { posted: '1000.00' });
  const { keys } = Object(await json(['key', 'list', '--account', 'demo']));
  t.equal(keys.filter((key: { revoked_at: unknown }) => key.revoked_at === null).length, 1);
});
