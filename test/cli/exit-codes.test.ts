/** Tests the exit codes, and failures as JSON. */
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

// The exit code of each kind of result.

t.test('0 for success, 1 for a rejection or found problems, 2 for wrong usage', async (t) => {
  const { run } = await workspace(t);
  const cases: readonly (readonly [code: number, ...args: string[]])[] = [
    [0, '--help'],
    [0, '--version'],
    [0, 'wallet', 'topup', '--help'],
    [0, 'account', 'create', 'acme'],
    [0, 'audit'],
    [1, 'account', 'create', 'acme'],
    [1, 'wallet', 'show', 'nobody'],
    [1, 'key', 'revoke', 'key_nothing'],
    [1, 'task', 'show', 'nothing'],
    [1, 'plan', '--config', 'no-such-file.yaml'],
    [2],
    [2, 'wallet'],
    [2, 'chek'],
    [2, 'account', 'create'],
    [2, 'account', 'create', 'beta', 'gamma'],
    [2, 'account', 'create', ''],
    [2, 'account', 'create', 'beta', '--discount', '15'],
    [2, 'account', 'create', 'beta', '--discount', '0'],
    [2, 'key', 'create'],
    [2, 'key', 'create', '--account', 'acme', '--expires', 'soon'],
    [2, 'key', 'create', '--account', 'acme', '--models', 'c/*,,chat-*'],
    [2, 'ledger', 'acme', '--limit', '0'],
    [2, 'ledger', 'acme', '--no-such-option'],
    [2, 'task', 'list', '--state', 'done'],
    [2, 'task', 'resolve', 'nothing'],
    [2, 'task', 'resolve', 'nothing', '--capture', '4', '--release'],
    [2, 'serve', '--port', '70000'],
    [2, 'check', '--format', 'xml'],
  ];
  for (const [code, ...args] of cases) {
    const result = await run(args);
    t.equal(result.code, code, `tollgate ${args.join(' ')}`);
    if (code !== 0) {
      t.equal(result.stdout, '', 'nothing on standard output');
      t.not(result.stderr, '', 'the reason on standard error');
      t.notMatch(result.stderr, /\n\s+at /, 'no stack');
    }
  }
});

t.test('the process exits with that code', async (t) => {
  const { spawn } = await workspace(t);
  t.equal((await spawn(['--version'])).code, 0);
  t.match(await spawn(['plan', '--config', 'no-such-file.yaml']), { code: 1, stdout: '', stderr: /^(?!.*\n\s+at )/s });
  t.match(await spawn(['chek']), { code: 2, stdout: '', stderr: /Did you mean check/ });
});

t.test('a misspelt command suggests the right one', async (t) => {
  const { run } = await workspace(t);
  t.match((await run(['chek'])).stderr, /unknown command 'chek'\n\s+Did you mean check\?/);
});

// The error document of `--json`.

t.test('with --json every error is one document on standard output', async (t) => {
  const { run } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const cases: readonly (readonly [code: number, errorCode: string, ...args: string[]])[] = [
    [2, 'usage', 'chek', '--json'],
    [2, 'usage', '--json', 'wallet'],
    [2, 'usage', '--json'],
    [2, 'usage', '--json', 'wallet', 'topup', 'acme', 'much'],
    [2, 'usage', 'task', 'resolve', 'nothing', '--json'],
    [1, 'account_not_found', 'wallet', 'show', 'nobody', '--json'],
    [1, 'account_not_found', '--json', 'key', 'create', '--account', 'nobody'],
    [1, 'config_invalid', 'plan', '--json', '--config', 'no-such-file.yaml'],
  ];
  for (const [code, errorCode, ...args] of cases) {
    const result = await run(args);
    t.equal(result.code, code, args.join(' '));
    const { error } = JSON.parse(result.stdout);
    t.same(Object.keys(error), ['code', 'message', 'hint']);
    t.equal(error.code, errorCode);
    t.not(error.message, '');
    t.type(error.hint, 'string');
  }
});
