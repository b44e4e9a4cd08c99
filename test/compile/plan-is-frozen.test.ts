/** Tests that no object, list or map in a plan can be changed. */
import t from 'tap';
import { planOf } from './shipped.ts';

const plan = planOf({ env: { TOLLGATE_C_URL: 'http://127.0.0.1:9000', TOLLGATE_C_KEY: 'secret' } });

t.strictSame(thawed(plan, 'plan', new Set()), []);
for (const change of ['set', 'delete', 'clear']) {
  t.throws(
    () => Reflect.apply(Reflect.get(plan.models, change), plan.models, ['x', undefined]),
    TypeError,
    `models.${change}`,
  );
}
t.ok(plan.models.size > 0);

/** The paths of everything that is open to change. */
function thawed(value: unknown, path: string, seen: Set<unknown>): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const members = value instanceof Map ? [...value] : Object.entries(value);
  const below = members.flatMap(([key, member]) => thawed(member, `${path}.${String(key)}`, seen));
  return Object.isFrozen(value) ? below : [path, ...below];
}
