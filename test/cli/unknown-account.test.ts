/** The error for an account that does not exist. */
import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('it suggests the nearest name, or the next command', async (t) => {
  const { run } = await workspace(t);
  await run(['migrate']);
  t.match((await run(['wallet', 'show', 'acme'])).stderr, /no accounts yet; create one with: tollgate account create/);
  await run(['account', 'create', 'acme']);
  t.match((await run(['wallet', 'show', 'acem'])).stderr, /account 'acem' does not exist; did you mean 'acme'\?/);
  const far = await run(['ledger', 'somebody-else']);
  t.match(far.stderr, /account 'somebody-else' does not exist\n\s+list the accounts with: tollgate account list/);
  t.notMatch(far.stderr, /did you mean/);
});
