/** The store's contract on SQLite, with both kinds of writer. */
import t from 'tap';
import { openFreshSqlite } from '../../support/stores.ts';
import { modelContract } from './contract/model.ts';
import { storeContract } from './contract.ts';

t.setTimeout(600_000);

storeContract(t, 'sqlite', openFreshSqlite());
storeContract(t, 'sqlite in grouped commits', openFreshSqlite('thread'));
t.test('sqlite: model', (t) => modelContract(t, openFreshSqlite()));
