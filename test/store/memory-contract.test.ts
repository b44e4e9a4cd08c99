/** The store's contract, on the ledger core in memory. */
import { storeContract } from './contract.ts';
import { openFreshMemory } from './fixtures.ts';

storeContract('memory', openFreshMemory);
