/** The store's contract, on SQLite, with either way to write. */
import t from 'tap';
import { storeContract } from './contract.ts';
import { openFreshSqlite } from './fixtures.ts';

t.setTimeout(110_000);

storeContract('sqlite', openFreshSqlite());
storeContract('sqlite in grouped commits', openFreshSqlite('thread'));
