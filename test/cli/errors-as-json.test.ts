/** The error document of `--json`. */
import t from 'tap';
import { workspace } from './tollgate.ts';

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
