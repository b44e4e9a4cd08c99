import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('an account that is not there: the nearest name, or what to do', async (t) => {
  const { run } = await workspace(t);
  await run(['migrate']);
  t.match((await run(['wallet', 'show', 'acme'])).stderr, /no accounts yet; make it with: tollgate account create/);
  await run(['account', 'create', 'acme']);
  t.match((await run(['wallet', 'show', 'acem'])).stderr, /no account 'acem'; did you mean 'acme'\?/);
  const far = await run(['ledger', 'somebody-else']);
  t.match(far.stderr, /no account 'somebody-else'\n\s+see them with: tollgate account list/);
  t.notMatch(far.stderr, /did you mean/);
});
