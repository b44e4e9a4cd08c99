/** `target.list`: the targets of the upstreams, and how far their polls are behind. */
import Type from 'typebox';
import { formatTime } from '../documents.ts';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { nullable, object, Text, Time } from '../schemas.ts';

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
      const of = open.filter((each) => each.upstream === upstream && each.target === target);
      return {
        ...{ upstream, target, takes_requests },
        last_failure: failure === undefined ? null : { at: formatTime(failure.at_ms), reason: failure.reason },
        unfinished_tasks: of.reduce((sum, { tasks }) => sum + tasks, 0),
        next_poll_at: isPlanned ? formatTime(next_ms) : null,
        polls_behind_s: isPlanned ? Math.max(0, Math.floor((now() - next_ms) / 1_000)) : 0,
      };
    });
    return { data };
  },
});
