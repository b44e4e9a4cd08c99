/** The store's contract on PostgreSQL, in grouped commits; and of commands, which write without a thread. */
import t from 'tap';
import { PostgresServer } from '../../support/postgres.ts';
import { openFreshPostgres } from '../../support/stores.ts';
import { modelContract } from './contract/model.ts';
import { commandContract, storeContract } from './contract.ts';
import { auditsReferences } from './postgres-references.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

auditsReferences(t, server);
commandContract(t, 'postgres', openFreshPostgres(server));
storeContract(t, 'postgres in grouped commits', openFreshPostgres(server, 'thread'));
t.test('postgres: model', (t) => modelContract(t, openFreshPostgres(server)));
