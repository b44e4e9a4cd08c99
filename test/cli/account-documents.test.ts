/** The documents and tables of `account create` and `account list`. */
import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('account create and account list --json', async (t) => {
  const { json, run } = await workspace(t);
  const acme = await json(['account', 'create', 'acme']);
  t.match(acme, { id: /^acct_/, name: 'acme', discount: '1' });
  t.same(Object.keys(Object(acme)), ['id', 'name', 'discount']);
  const beta = await json(['account', 'create', 'beta', '--discount', '0.85']);
  t.match(beta, { name: 'beta', discount: '0.85' });
  t.same(await json(['account', 'list']), { accounts: [acme, beta] });
  t.match(
    (await run(['account', 'list'])).stdout,
    /^NAME\s+ID\s+DISCOUNT\s+AVAILABLE\nacme\s+acct_\S+\s+1\s+0\.00\nbeta/,
  );
});

t.test('creating an account with a used name fails and changes nothing', async (t) => {
  const { json } = await workspace(t);
  const acme = await json(['account', 'create', 'acme']);
  t.match(await json(['account', 'create', 'acme', '--discount', '0.5']), { error: { code: 'account_name_taken' } });
  t.same(await json(['account', 'list']), { accounts: [acme] });
});
