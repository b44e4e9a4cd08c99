/** The store's contract on SQLite, in grouped commits; and of commands, which write without a thread. */
import t from 'tap';
import { modelContract } from '../../../../test/support/store/contract/model.ts';
import { commandContract, leftOut, storeContract } from '../../../../test/support/store/contract.ts';
import { openFreshMemory, openFreshSqlite } from '../../../../test/support/stores.ts';

t.setTimeout(600_000);

commandContract(t, 'sqlite', openFreshSqlite());
const called = storeContract(t, 'sqlite in grouped commits', openFreshSqlite('thread'));
t.test('no method of a store is left out', async (t) => t.strictSame(leftOut(called), []));
t.test('sqlite: model', (t) => modelContract(t, openFreshSqlite()));

// The store's contract, on the ledger core in memory.

storeContract(t, 'memory', openFreshMemory);
