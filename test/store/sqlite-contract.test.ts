/** The store's contract, on SQLite, with either way to write. */
import { storeContract } from './contract.ts';
import { openFreshSqlite } from './fixtures.ts';

storeContract('sqlite', openFreshSqlite());
storeContract('sqlite in grouped commits', openFreshSqlite('thread'));
