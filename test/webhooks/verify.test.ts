/** The receivers that docs/guides/webhooks.md prints verify what is sent, and refuse what is not. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import t from 'tap';
import { noPython } from '../support/programs.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const page = readFileSync('docs/guides/webhooks.md', 'utf8');
const printed = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
const body = '{"type":"webhook.test","data":{"name":"å"}}';
const at = new Date();
const headers = {
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': `${new Webhook('whsec_AAAA').sign('evt_1', at, body)} ${new Webhook(SECRET).sign('evt_1', at, body)}`,
};

t.test('Python', { skip: noPython() }, async (t) => {
  const file = join(t.testdir(), 'receiver.py');
  const call = 'import json, sys\nbody, headers = json.loads(sys.argv[1])\nprint(verify(body.encode(), headers))\n';
  writeFileSync(file, `${printed('python')}\n${call}`);
  const verify = (text: string) =>
    execFileSync('python3', [file, JSON.stringify([text, headers])], {
      env: { ...process.env, WEBHOOK_SECRET: SECRET },
      encoding: 'utf8',
    }).trim();
  t.equal(verify(body), 'True');
  t.equal(verify(`${body} `), 'False');
});

t.test('Node', async (t) => {
  const script = `${printed('js')}\nserver.on('listening', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.teardown(() => child.kill());
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  const post = async (text: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text })).status;
  t.equal(await post(body), 204);
  t.equal(await post(`${body} `), 401);
});
