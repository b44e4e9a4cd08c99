/** The store's contract, on the ledger core in memory. */
import t from 'tap';
import { storeContract } from './contract.ts';
import { openFreshMemory } from './fixtures.ts';

storeContract(t, 'memory', openFreshMemory);
