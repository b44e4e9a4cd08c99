/** Compares two configurations by what they mean to callers and operators. */
import type { Plan } from '../../plan.ts';
import { describePlan } from '../describe.ts';
import type { Change } from './change.ts';
import { diffExamples } from './examples.ts';
import { diffParts } from './fields.ts';
import {
  describedInterface,
  describedKind,
  describedLimit,
  describedModel,
  describedMount,
  describedRoute,
  diffUpstreams,
} from './parts.ts';
import { diffPrices } from './prices.ts';
import { diffSchemas, withSchemas } from './schemas.ts';
import { diffSettings } from './settings.ts';
import { type Configuration, diffWritten } from './written.ts';

/** @param pause lets other work run; the comparison takes some milliseconds. */
export async function diffConfigurations(
  old: Configuration,
  next: Configuration,
  pause: () => Promise<unknown>,
): Promise<readonly Change[]> {
  const found: Change[] = [...diffSettings(old.plan, next.plan), ...diffPlans(old.plan, next.plan)];
  await pause();
  found.push(...diffPrices(old.plan, next.plan));
  await pause();
  found.push(...(await diffExamples(old.plan, next.plan, pause)));
  const all = withSchemas(found, diffSchemas(old, next));
  return [...all, ...diffWritten(old.document, next.document, all)];
}

function diffPlans(old: Plan, next: Plan): readonly Change[] {
  const [before, after] = [describePlan(old), describePlan(next)];
  return [
    ...diffParts(
      'route',
      before.routes.map((route) => describedRoute(route, next)),
      after.routes.map((route) => describedRoute(route, old)),
    ),
    ...diffParts('mount', before.mounts.map(describedMount), after.mounts.map(describedMount)),
    ...diffParts('model', before.models.map(describedModel), after.models.map(describedModel)),
    ...diffUpstreams(old, next),
    ...diffParts(
      'limit',
      (before.limits?.limits ?? []).map(describedLimit),
      (after.limits?.limits ?? []).map(describedLimit),
    ),
    ...diffParts('interface', before.interfaces.map(describedInterface), after.interfaces.map(describedInterface)),
    ...diffParts(
      'task kind',
      Array.from(old.taskKinds.values(), describedKind),
      Array.from(next.taskKinds.values(), describedKind),
    ),
  ];
}
