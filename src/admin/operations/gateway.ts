/** The running gateway: its health and its targets. */
import Type from 'typebox';
import { formatNano } from '../../lib/money/amount.ts';
import { formatTime } from '../api/documents.ts';
import { requireGateway } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Money, nullable, object, Text, Time } from '../api/schemas.ts';

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
      ready: reason === null,
      reason,
      generation,
      tasks,
      leases,
      held: formatNano(BigInt(Math.round(held_nano))),
      low_wallets: low_wallet_nano === undefined ? null : low_wallets,
      latency: { since: formatTime(since_ms), ...latency },
      waiting_writes: await gateway.waitingWrites(),
    };
  },
});

export const listTargets = operation({
  name: 'target.list',
  method: 'GET',
  path: '/targets',
  role: 'viewer',
  summary: 'List the targets of the upstreams, whether each takes requests, their last failures and next polls',
  input: object({}),
  output: object({
    data: Type.Array(
      object({
        upstream: Text('the upstream'),
        target: Text('the target'),
        takes_requests: Type.Boolean({ description: 'its circuit is closed, and the upstream asks for no pause' }),
        last_failure: nullable(
          object({ at: Time, reason: Text('`status 503`, or why there was no complete answer: `ECONNREFUSED`') }),
        ),
        unfinished_tasks: Type.Integer(),
        next_poll_at: nullable(Time),
        polls_behind_s: Type.Integer({ description: 'seconds that the next poll is overdue' }),
      }),
    ),
  }),
  example: {},
  async run(_input, { store, gateway: maybe, now }) {
    const gateway = requireGateway(maybe);
    const targets = await gateway.targets();
    const upstreams = [...new Set(targets.map(({ upstream }) => upstream))];
    const { next_poll_ms } = await store.gauges(undefined, upstreams);
    const open = await store.countOpenTasks();
    const data = targets.map(({ upstream, target, takes_requests, failure }) => {
      const next_ms = next_poll_ms.get(upstream);
      const isPlanned = next_ms !== undefined && Number.isFinite(next_ms);
      const polled = open.filter((each) => each.upstream === upstream && each.target === target);
      return {
        upstream,
        target,
        takes_requests,
        last_failure: failure === undefined ? null : { at: formatTime(failure.at_ms), reason: failure.reason },
        unfinished_tasks: polled.reduce((sum, { tasks }) => sum + tasks, 0),
        next_poll_at: isPlanned ? formatTime(next_ms) : null,
        polls_behind_s: isPlanned ? Math.max(0, Math.floor((now() - next_ms) / 1_000)) : 0,
      };
    });
    return { data };
  },
});
