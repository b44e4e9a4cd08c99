/** Every command that is an operation has the same output on the store and with `--server`; the others refuse `--server`. */
import { hash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Command } from 'commander';
import t from 'tap';
import { commands } from '../../src/cli/commands.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { newTask } from '../support/stores.ts';
import { type Result, root, smallConfig, workspace } from '../support/tollgate.ts';

const work = await workspace(t);
const config = join(work.dir, 'small.yaml');
await writeFile(config, `${await readFile(join(root, smallConfig), 'utf8')}limits: {}\n`);
const admin = await startAdmin(t, ['--config', config], work);
const env = { TOLLGATE_ADMIN_TOKEN: admin.token };
const here = (args: readonly string[]) => work.run(['--store', work.store, '--config', config, ...args]);
const there = (args: readonly string[]) => work.run(['--server', admin.url, '--config', 'none.yaml', ...args], { env });

/** Each has an account of its own for what it changes. The names are equally long, so that columns are equally wide. */
const SIDES = ['here', 'away'] as const;
const FORMS = ['text', 'json'] as const;

async function seed(): Promise<void> {
  const store = await openStore(work.store, { access: 'write' });
  const about = { prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  for (const side of SIDES) {
    for (const form of FORMS) {
      const name = `${side}-${form}`;
      const account = await store.createAccount({ id: `acct_${name}`, name, price_factor_nano: 10n ** 9n }, OPERATOR);
      if (typeof account === 'string') throw new Error(account);
      await store.topup(account.id, 100n * 10n ** 9n, 'seed', OPERATOR);
      await store.createKey(
        { id: `key_${name}`, sha256: hash('sha256', name), account: account.id, ...about },
        OPERATOR,
      );
      await store.openTask(newTask({ account: account.id, key: `key_${name}` }, `task_${name}`, '4'));
      await store.markReview(`task_${name}`, 'the deadline is past');
      const webhook = { id: `webhook_${name}`, account: null, name: null, events: ['audit.failed'] };
      const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
      await store.createWebhook({ ...webhook, url: 'https://hooks.invalid/', secret }, OPERATOR);
    }
  }
  await store.close();
}

await seed();
const token = (name: string, ...rest: string[]) => [
  'admin',
  'token',
  'create',
  '--role',
  'viewer',
  '--name',
  name,
  ...rest,
];
for (const side of SIDES) for (const form of FORMS) await work.run(token(`token-${side}-${form}`));

/** Whether both sides run the same words, or each makes something of its own. */
type Case = readonly ['read', ...(readonly string[])[]] | ['write', ...((name: string) => readonly string[])[]];

/** What is run of each command. */
const CASES: Readonly<Record<string, Case>> = {
  'account create': ['write', (name) => [`new-${name}`, '--discount', '0.85'], () => ['here-text']],
  'account limit': ['read', ['here-text'], ['nobody']],
  'account suspend': ['write', (name) => [name, '--reason', 'unpaid'], () => ['nobody']],
  'account resume': ['write', (name) => [name]],
  'account edit': ['write', (name) => [name, '--credit-limit', '5', '--label', 'tier=gold'], () => ['here-text']],
  'account list': ['read', []],
  'account show': ['read', ['here-text'], ['nobody']],
  'key create': ['write', (name) => ['--account', name, '--name', 'laptop', '--models', '*', '--expires', '90d']],
  'key list': ['read', [], ['--account', 'here-text'], ['--account', 'nobdy']],
  'key limit': [
    'read',
    ['key_here-text'],
    ['key_here-text', 'requests=60/min'],
    ['key_here-text'],
    ['tg_secret'],
    ['key_here-text', 'requests=9/min', '--reason', 'bot'],
  ],
  'key edit': ['write', (name) => [`key_${name}`, '--name', 'phone', '--discount', '0.5'], () => ['key_none']],
  'key rotate': ['write', (name) => [`key_${name}`, '--overlap', '1h']],
  'key revoke': ['write', (name) => [`key_${name}`], () => ['key_none']],
  'wallet topup': [
    'write',
    (name) => [name, '10', '--reference', 'r1'],
    (name) => [name, '10.00', '--reference', 'r1'],
    (name) => [name, '11', '--reference', 'r1'],
    (name) => [name, '1000000000'],
    () => ['nobody', '1'],
  ],
  'wallet adjust': [
    'write',
    (name) => [name, '--reason', 'test', '--', '-1.5'],
    (name) => [name, '--reason', 'a', '--', 'x'],
  ],
  'task resolve': ['write', (name) => [`task_${name}`, '--capture', '3'], (name) => [`task_${name}`, '--release']],
  'wallet refund': [
    'write',
    () => ['here-text', '1', '--reason', 'not a charge'],
    () => ['here-text', 'x', '--reason', 'a'],
  ],
  'wallet show': ['read', ['here-text'], ['nobody']],
  ledger: ['read', ['here-text'], ['here-text', '--limit', '1'], ['nobody']],
  search: ['read', ['here-text'], ['SEED'], ['nothing']],
  usage: ['read', [], ['--by', 'account,model', '--since', '7d'], ['--account', 'nobody']],
  'charge explain': ['read', ['task_none'], ['task_here-text'], ['999']],
  statement: [
    'read',
    ['here-text', '--month', '2026-01'],
    ['nobody', '--month', '2026-01'],
    ['here-text', '--month', 'x'],
  ],
  month: ['read', ['2026-01'], ['x'], ['2026-01', '--sort', 'x'], ['2026-01', '--top', '1']],
  'task list': ['read', [], ['--limit', '1'], ['--state', 'review', '--account', 'here-text']],
  'task show': ['read', ['task_here-text'], ['task_none']],
  'lease list': ['read', [], ['--account', 'nobody']],
  'prices list': ['read', [], ['--model', 'chat-*'], ['--account', 'here-text'], ['--group', 'nobody']],
  'limit list': ['read', [], ['--account', 'here-text']],
  changes: ['read', ['--account', 'here-text'], ['--limit', '3'], ['--subject', 'nothing']],
  audit: ['read', [], ['--anchor', 'f'.repeat(64)]],
  prune: ['write', () => [], () => ['--dry-run']],
  'webhook list': ['read', [], ['--account', 'nobody']],
  'webhook show': ['read', ['webhook_here-text'], ['webhook_none']],
  'webhook deliveries': ['read', ['webhook_here-text'], ['webhook_none']],
  'webhook redeliver': ['read', ['999']],
  'webhook edit': [
    'write',
    (name) => [`webhook_${name}`, '--events', 'task.failed'],
    (name) => [`webhook_${name}`, '--events', 'task.fail'],
  ],
  'webhook rotate': ['write', (name) => [`webhook_${name}`, '--overlap', '1h']],
  'webhook test': ['write', (name) => [`webhook_${name}`], () => ['webhook_none']],
  'webhook remove': ['write', (name) => [`webhook_${name}`], (name) => [`webhook_${name}`]],
  'webhook create': ['write', () => ['https://hooks.invalid/'], () => ['http://10.0.0.1/']],
  'admin token create': ['write', (name) => ['--role', 'operator', '--name', name, '--expires', '9d']],
  'admin token list': ['read', []],
  'admin token rotate': ['write', (name) => [`token-${name}`, '--overlap', '1h'], () => ['tga_secret']],
  'admin token revoke': ['write', (name) => [`token-${name}`], () => ['nobody']],
};

/**
 * They read files of this machine, or ask its gateways, and with `--server` do so for that one. Their tests are below; that of reprice is
 * test/admin/reprice.test.ts, and request records have no other side to compare: test/requests/.
 */
const ABOUT_A_GATEWAY = [
  'check',
  'diff',
  'plan',
  'reload',
  'health',
  'target list',
  'reprice',
  'requests show',
  'requests affected',
  'requests sums',
  'requests unknown',
];

/** All commands without subcommands, by their names. */
function leaves(command: Command, path: readonly string[] = []): readonly (readonly [string, Command])[] {
  if (command.commands.length === 0) return [[path.join(' '), command]];
  return command.commands.flatMap((each) => leaves(each, [...path, each.name()]));
}

const program = new Command();
for (const add of commands) add(program, () => async () => {});
const all = new Map(leaves(program));

/** What differs between two accounts, and between two times. */
const masked = ({ code, stdout, stderr }: Result) => ({
  code,
  stderr: stderr.replaceAll(/(here|away)-(text|json)/g, 'NAME'),
  stdout: stdout
    .replaceAll(/(here|away)-(text|json)/g, 'NAME')
    .replaceAll(/\b(acct|key|token|task|tg|tga|webhook)_[\w-]+/g, '$1')
    .replaceAll(/whsec_[\w+/=]+/g, 'SECRET')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/("(?:entry|version|hold_id)":"|entry )\d+/g, '$1N')
    .replaceAll(/ +/g, ' '),
});

/** The answers of the gateway and of this machine to one line. The gateway sends deliveries meanwhile: if the store changed, both are asked again. */
async function bothAnswers(line: readonly string[]): Promise<[Result, Result]> {
  for (let first = await here(line); ; ) {
    const other = await there(line);
    if (isDeepStrictEqual(first, other)) return [other, first];
    const again = await here(line);
    if (isDeepStrictEqual(first, again)) return [other, first];
    first = again;
  }
}

for (const [name, value] of Object.entries(CASES)) {
  t.test(name, async (t) => {
    t.ok(all.has(name), 'it is a command');
    for (const form of FORMS) {
      for (const make of value.slice(1)) {
        const words = (side: string) =>
          typeof make === 'function' ? make(`${side}-${form}`) : [...(make as string[])];
        const line = (side: string) => [...(form === 'json' ? ['--json'] : []), ...name.split(' '), ...words(side)];
        if (value[0] === 'read') {
          const [b, a] = await bothAnswers(line('here'));
          t.strictSame(b, a, line('here').join(' '));
        } else {
          const first = await here(line('here'));
          t.strictSame(masked(await there(line('away'))), masked(first), line('away').join(' '));
        }
      }
    }
  });
}

t.test('every other command refuses --server', async (t) => {
  const others = [...all].filter(([name]) => !(name in CASES) && !ABOUT_A_GATEWAY.includes(name));
  t.ok(others.length > 5);
  for (const [name, { registeredArguments, options }] of others) {
    const given = registeredArguments.filter(({ required }) => required).map(() => 'x');
    const mandatory = options.filter((option) => option.mandatory).flatMap(({ long }) => [long ?? '', 'sqlite:x']);
    const message = `tollgate: tollgate ${name} works on this machine only\n`;
    t.match(await there([...name.split(' '), ...given, ...mandatory]), { code: 2, stderr: message, stdout: '' }, name);
  }
});

t.test('a configuration is checked, compared and loaded by the gateway', async (t) => {
  const config = join(work.dir, 'next.yaml');
  await copyFile(join(work.dir, 'small.yaml'), config);
  t.match(await there(['check', config]), { code: 0 });
  const key = ['key', 'create', '--account', 'here-text', '--models', 'chat-large'];
  const { id } = JSON.parse((await here([...key, '--json'])).stdout);
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replaceAll('chat-large', 'chat-vast'));
  const loses = { code: 0, stdout: new RegExp(`${id}.*chat-large`) };
  t.match(await there(['diff', config]), loses, 'the gateway compares what the keys of its store may use');
  t.match(await here(['diff', join(work.dir, 'small.yaml'), config]), loses);
  await writeFile(config, text);
  const same = await there(['diff', config]);
  t.match(same, { code: 0, stdout: /^no change\n/ }, same.stderr);
  await writeFile(config, 'version: 1\nrouts: {}\n');
  const wrong = await there(['check', config]);
  t.match(wrong, { code: 1 });
  t.match(wrong.stdout, `${config}:2:1 error unknown-key`);
  t.strictSame(JSON.parse((await there(['check', config, '--json'])).stdout).diagnostics[0].file, config);
  t.match(await there(['diff', config]), { code: 1, stderr: /error unknown-key/ });
  t.match(await there(['diff', config, config]), { code: 2 });
  t.match(await work.run(['diff', config]), { code: 2, stderr: /missing required argument 'new'/ });
  t.match(await there(['check', config, '--env-file', 'x']), { code: 2 });
  t.match(JSON.parse((await there(['plan', '--json'])).stdout), { routes: Array });
  t.match((await there(['plan'])).stdout, /^\S/);
  t.match(await there(['reload']), {
    code: 0,
    stdout: `gateway ${admin.url} (small.yaml): reloaded as configuration 2`,
  });
  t.match(JSON.parse((await there(['health', '--json'])).stdout), { ready: true, generation: 2 });
  t.match(JSON.parse((await there(['target', 'list', '--json'])).stdout), { targets: [{ upstream: 'c' }] });
  t.match(await there(['target', 'list']), { code: 0, stdout: /^UPSTREAM +TARGET .*\nc +default +yes +- +0 / });
  t.match(await here(['target', 'list']), { code: 1, stderr: /name one with --server URL/ });
  t.match(await there(['health']), { code: 0, stdout: /^ready \(configuration 2; / });
});

t.test('without a token, with a wrong one and without a gateway, the reason is said', async (t) => {
  const list = ['account', 'list', '--server'];
  t.match(await work.run([...list, admin.url]), { code: 2, stderr: /TOLLGATE_ADMIN_TOKEN/ });
  const wrong = { env: { TOLLGATE_ADMIN_TOKEN: 'tga_wrong' } };
  t.match(await work.run([...list, admin.url], wrong), { code: 3, stderr: /the token is not valid/ });
  const viewer = { env: { TOLLGATE_ADMIN_TOKEN: await admin.tokenOf('viewer') } };
  const topup = ['wallet', 'topup', 'here-text', '1', '--server', admin.url];
  t.match(await work.run(topup, viewer), { code: 1, stderr: /needs the role operator/ });
  t.match(await work.run([...list, 'http://127.0.0.1:9'], { env }), { code: 3, stderr: /no gateway answers/ });
  const problem = {
    status: 503,
    code: 'store_unavailable',
    detail: 'the store cannot be used now',
    remedy: 'try again',
  };
  const server = createServer((_request, response) => response.writeHead(503).end(JSON.stringify(problem)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failed = { code: 3, stderr: 'tollgate: the store cannot be used now\n  try again\n' };
  t.match(await work.run([...list, url], { env }), failed, 'as for a store of this machine');
});
