/** Describes the parts of a plan for a comparison. */
import { formatDuration } from '../../lang/duration.ts';
import type { Plan, TaskKindPlan, UpstreamPlan } from '../../plan.ts';
import type { InterfaceDescription, ModelDescription, MountDescription, RouteDescription } from '../describe.ts';
import type { Change } from './change.ts';
import { type Described, diffParts } from './fields.ts';

/** Models that only one of the plans has are left out: their own change says so. */
export function describedRoute({ name, ...route }: RouteDescription, other: Plan): Described {
  const branches = route.branches.map(({ models, upstreams: _, ...branch }) => ({
    ...branch,
    models: models.filter((id) => other.models.has(id)),
  }));
  return { name, about: `${route.method} ${route.path}`, values: { ...route, branches } };
}

/** Prices are compared cell by cell, not by the names of their tables. */
export function describedModel({ id, price: _, ...values }: ModelDescription): Described {
  return { name: id, about: `${values.type}, upstream ${values.upstream}`, values };
}

/** A mount is known by its prefix. */
export function describedMount({ name, ...values }: MountDescription): Described {
  return { name, about: values.prefix, values };
}

/** An interface is known by its prefixes. */
export function describedInterface({ name, ...values }: InterfaceDescription): Described {
  return { name, about: values.prefixes.join(', '), values };
}

/** How long a task may take, and what the upstream's words mean. */
export function describedKind({
  name,
  meaning,
  deadline_ms,
  nothing_made,
  unknown_outcome,
  billing,
}: TaskKindPlan): Described {
  const values = {
    status: meaning,
    deadline: formatDuration(deadline_ms),
    nothing_made: nothing_made.words,
    unknown_outcome: unknown_outcome?.by,
    billing: billing.name,
  };
  return { name, about: `deadline ${values.deadline}`, values };
}

/** Compares upstreams. Of a credential it shows only that it is another one. */
export function diffUpstreams(old: Plan, next: Plan): readonly Change[] {
  const described = (plan: Plan) => Array.from(plan.upstreams.values(), describedUpstream);
  return diffParts('upstream', described(old), described(next)).map((change) => {
    if (change.change !== 'changed') return change;
    const fields = change.fields.map(({ field, old, new: is }) => {
      return field === SECRET
        ? { field, old: old && 'a secret', new: is && 'another secret' }
        : { field, old, new: is };
    });
    return { ...change, fields };
  });
}

const SECRET = 'credential';

function describedUpstream({ name, target, ...upstream }: UpstreamPlan): Described {
  const origin = target && `${target.origin}${target.base_path}`;
  const values = {
    state: target === undefined ? 'off' : 'on',
    origin,
    [SECRET]: target?.credential && `${target.credential.header}: ${target.credential.value}`,
    timeout: {
      connect: formatDuration(upstream.connect_timeout_ms),
      headers: formatDuration(upstream.headers_timeout_ms),
      idle: formatDuration(upstream.idle_timeout_ms),
    },
    credential_refused: upstream.credential_refused,
  };
  return { name, about: origin ?? 'off', values };
}
