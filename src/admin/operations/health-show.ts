/** `health.show`: whether the gateway is ready, and what waits for an operator. */
import Type from 'typebox';
import { formatNano } from '../../lang/amount.ts';
import { formatTime } from '../documents.ts';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { Money, nullable, object, Text, Time } from '../schemas.ts';

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
    held: Money,
    low_wallets: nullable(Type.Integer({ description: 'wallets with less available than currency.low_wallet' })),
    latency: object({
      since: Time,
      requests: Type.Integer({ description: 'requests that ended since then, about five minutes ago' }),
      p50_ms: nullable(Type.Integer({ description: 'half of them took at most this time; null: not known' })),
      p99_ms: nullable(Type.Integer({ description: '99 % of them took at most this time; null: not known' })),
    }),
    waiting_writes: Type.Integer({ description: 'changes that wait for the store' }),
  }),
  example: {},
  async run(_input, { store, gateway: maybe }) {
    const gateway = requireGateway(maybe);
    const reason = (await gateway.notReady()) ?? null;
    const { low_wallet_nano } = gateway.plan;
    const { tasks, leases, held_nano, low_wallets } = await store.gauges(low_wallet_nano, []);
    const { generation } = await gateway.config();
    const { since_ms, ...latency } = await gateway.latency();
    return {
      ...{ ready: reason === null, reason, generation, tasks, leases },
      held: formatNano(BigInt(Math.round(held_nano))),
      low_wallets: low_wallet_nano === undefined ? null : low_wallets,
      latency: { since: formatTime(since_ms), ...latency },
      waiting_writes: store.pressure().waiting,
    };
  },
});
