/** Wrong input to the commands on accounts is refused with a remedy, and nothing is changed. */
import { randomBytes } from 'node:crypto';
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { makeOwner, runTask } from '../support/stores.ts';
import { type Workspace, workspace } from '../support/tollgate.ts';

// Unknown accounts and malformed numbers in every command on money: a clear error, and an unchanged store.

/** A store with 10.00, and a task in review that holds 4.60. */
async function seeded(t: Test): Promise<Workspace> {
  const space = await workspace(t);
  const store = await openStore(space.store);
  const owner = await makeOwner(store, 'acme', '10');
  await runTask(store, owner, 'task_1', '4.60');
  await store.markReview('task_1', 'the deadline is past');
  await store.close();
  return space;
}

/** The whole content of the store. */
async function contentOf({ store: url }: Workspace) {
  const store = await openStore(url);
  const [accounts, keys, { breaches }] = await Promise.all([store.listAccounts(), store.listKeys(), store.audit()]);
  const [entries, tasks] = await Promise.all([
    store.entries('account_acme', 100),
    store.listTasks({ account: 'account_acme', limit: 100 }),
  ]);
  await store.close();
  return { accounts, keys, entries, tasks, breaches };
}

type Wrong = readonly [code: number, message: RegExp, ...args: string[]];

async function refusesAll(t: Test, wrong: readonly Wrong[]): Promise<void> {
  const space = await seeded(t);
  const before = await contentOf(space);
  const results = await Promise.all(
    wrong.map(async (input) => ({ input, result: await space.run(input.slice(2).map(String)) })),
  );
  for (const { input, result } of results) {
    const [code, message, ...args] = input;
    t.equal(result.code, code, args.join(' '));
    t.match(result.stderr, message, args.join(' '));
    t.notMatch(result.stderr, /\n\s+at |unknown option/, 'a message without a stack');
    t.equal(result.stdout, '');
  }
  t.strictSame(await contentOf(space), before);
  t.strictSame(before.breaches, []);
}

t.test('an unknown account', async (t) => {
  const unknown = /account 'acmee' does not exist; did you mean 'acme'\?/;
  const unlike = `nobody-${randomBytes(4).toString('hex')}`;
  await refusesAll(t, [
    [1, unknown, 'wallet', 'topup', 'acmee', '5'],
    [1, unknown, 'wallet', 'show', 'acmee'],
    [1, unknown, 'ledger', 'acmee'],
    [1, unknown, 'key', 'create', '--account', 'acmee'],
    [1, unknown, 'key', 'list', '--account', 'acmee'],
    [1, unknown, 'task', 'list', '--account', 'acmee'],
    [1, unknown, 'usage', '--account', 'acmee'],
    [1, /account 'nobody-/, 'wallet', 'topup', unlike, '5'],
  ]);
});

t.test('a malformed quantity for task resolve', async (t) => {
  const wrong = ['-4', '0', '4.0000000001', '10000000000', 'four'];
  await refusesAll(t, [
    ...wrong.map(
      (seconds): Wrong => [2, /amount|too large|too small|decimal/, 'task', 'resolve', 'task_1', '--capture', seconds],
    ),
    [1, /task 'task_2' does not exist/, 'task', 'resolve', 'task_2', '--capture', '4'],
  ]);
});

t.test('a malformed discount', async (t) => {
  const wrong = ['-0.5', '100.01', '85', '0.0000000001'];
  await refusesAll(
    t,
    wrong.flatMap((discount): Wrong[] => [
      [2, /discount|amount|decimal/i, 'account', 'create', 'beta', '--discount', discount],
      [2, /discount|amount|decimal/i, 'key', 'create', '--account', 'acme', '--discount', discount],
    ]),
  );
});

// The error for an account that does not exist.

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
