/** The store's contract on SQLite, with both kinds of writer. */
import t from 'tap';
import { storeContract } from './contract.ts';
import { openFreshSqlite } from './fixtures.ts';

t.setTimeout(110_000);

storeContract('sqlite', openFreshSqlite());
storeContract('sqlite in grouped commits', openFreshSqlite('thread'));
