/** Who makes the changes of tests. */
import type { Actor } from '../../src/ledger/store/store.ts';

export const OPERATOR: Actor = { actor: 'cli:test@localhost', role: 'admin', via: 'cli' };
