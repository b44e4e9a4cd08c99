/** The store's contract on PostgreSQL, in grouped commits; and of commands, which write without a thread. */
import t from 'tap';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { modelContract } from '../../../../test/support/store/contract/model.ts';
import { commandContract, storeContract } from '../../../../test/support/store/contract.ts';
import { auditsReferences } from '../../../../test/support/store/postgres-references.ts';
import { openFreshPostgres } from '../../../../test/support/stores.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

auditsReferences(t, server);
commandContract(t, 'postgres', openFreshPostgres(server));
storeContract(t, 'postgres in grouped commits', openFreshPostgres(server, 'thread'));
t.test('postgres: model', (t) => modelContract(t, openFreshPostgres(server)));
