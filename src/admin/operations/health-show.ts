/** `health.show`: whether the gateway is ready, and what waits for an operator. */
import Type from 'typebox';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { nullable, object, Text } from '../schemas.ts';

const count = Type.Integer();

export const showHealth = operation({
  name: 'health.show',
  method: 'GET',
  path: '/health',
  role: 'viewer',
  summary: 'Show whether the gateway is ready, and the unfinished work',
  input: object({}),
  output: object({
    ready: Type.Boolean(),
    reason: nullable(Text('why it is not ready')),
    generation: Type.Integer({ description: 'the number of the configuration; 1 is that of the start' }),
    tasks: object({ dispatching: count, running: count, unknown: count, review: count }),
    leases: Type.Integer({ description: 'open spend leases' }),
    waiting_writes: Type.Integer({ description: 'changes that wait for the store' }),
  }),
  example: {},
  async run(_input, { store, gateway: maybe }) {
    const gateway = requireGateway(maybe);
    const reason = (await gateway.notReady()) ?? null;
    const { tasks, leases } = await store.gauges(undefined, []);
    const { generation } = await gateway.config();
    return { ready: reason === null, reason, generation, tasks, leases, waiting_writes: store.pressure().waiting };
  },
});
