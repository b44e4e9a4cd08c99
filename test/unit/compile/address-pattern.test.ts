/** The pattern of addresses in variables is that of the schema. */
import t from 'tap';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ADDRESS } from '../../../src/compile/server.ts';

t.equal(ADDRESS.source, schema.definitions.address.pattern);
t.end();
