/** Who makes the changes of tests. */
import { requestReads } from '../../src/ledger/requests/request-reads.ts';
import type { Actor } from '../../src/ledger/store/store.ts';

export const OPERATOR: Actor = { actor: 'cli:test@localhost', role: 'admin', via: 'cli' };

/** Of a store without request records. */
export const noRequests = requestReads(async () => undefined);
