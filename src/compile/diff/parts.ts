/** Describes the parts of a plan for a comparison. */
import { formatDuration } from '../../lang/duration.ts';
import { DEFAULT_TARGET, type Plan, type TaskKindPlan, type UpstreamPlan, type UpstreamTarget } from '../../plan.ts';
import type { InterfaceDescription, ModelDescription, MountDescription, RouteDescription } from '../describe.ts';
import type { LimitDescription } from '../describe-limits.ts';
import { addressOf } from '../describe-upstream.ts';
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
      return field === SECRET || field.endsWith(`.${SECRET}`)
        ? { field, old: old && 'a secret', new: is && 'another secret' }
        : { field, old, new: is };
    });
    return { ...change, fields };
  });
}

const SECRET = 'credential';

function describedUpstream({ name, targets, target_names, health, ...upstream }: UpstreamPlan): Described {
  const values = {
    state: upstream.target === undefined ? 'off' : 'on',
    ...targetValues(targets, target_names),
    timeout: {
      connect: formatDuration(upstream.connect_timeout_ms),
      headers: formatDuration(upstream.headers_timeout_ms),
      idle: formatDuration(upstream.idle_timeout_ms),
    },
    move_on: upstream.move_on,
    health,
    credential_refused: upstream.credential_refused,
  };
  return { name, about: targets.length === 0 ? 'off' : targets.map(addressOf).join(', '), values };
}

/** Those of the only target by themselves, else by the name of the target. */
function targetValues(targets: readonly UpstreamTarget[], names: readonly string[]) {
  const [first] = targets;
  if (names.length === 1 && names[0] === DEFAULT_TARGET) return first === undefined ? {} : valuesOf(first);
  return { targets: Object.fromEntries(targets.map((each) => [each.name, valuesOf(each)])) };
}

function valuesOf(target: UpstreamTarget) {
  const { weight, credential } = target;
  return { origin: addressOf(target), weight, [SECRET]: credential && `${credential.header}: ${credential.value}` };
}

/** A limit: whose requests it counts, and how many. */
export function describedLimit({ name, by, models, values }: LimitDescription): Described {
  const each = Object.entries(values).map(([measure, value]) => `${measure} ${value}`);
  return { name, about: [`by ${by.join(' and ')}`, ...each].join(', '), values: { by, models, ...values } };
}
