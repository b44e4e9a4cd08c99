/** The store's contract, on the ledger core in memory. */
import t from 'tap';
import { openFreshMemory } from '../../support/stores.ts';
import { storeContract } from './contract.ts';

storeContract(t, 'memory', openFreshMemory);
