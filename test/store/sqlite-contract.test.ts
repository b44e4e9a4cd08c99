/** The store's contract, on SQLite. */
import { storeContract } from './contract.ts';
import { openFreshSqlite } from './fixtures.ts';

storeContract('sqlite', openFreshSqlite);
