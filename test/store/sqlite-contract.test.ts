/** The store's contract on SQLite, with both kinds of writer. */
import t from 'tap';
import { storeContract } from './contract.ts';
import { openFreshSqlite } from './fixtures.ts';

t.setTimeout(600_000);

storeContract(t, 'sqlite', openFreshSqlite());
storeContract(t, 'sqlite in grouped commits', openFreshSqlite('thread'));
