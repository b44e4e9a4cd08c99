/** Finds a configuration with which no request can be answered, because every upstream is off. */
import type { Diagnostic } from '../config/diagnostic.ts';
import type { Plan } from '../plan.ts';

/** With more variables than this, the warning names the first ones. */
const SHOWN_VARIABLES = 4;

/** A warning of `check` if every upstream is off. It points at line 1, because no entry is wrong. */
export function allOffWarning({ upstreams }: Pick<Plan, 'upstreams'>, file: string): readonly Diagnostic[] {
  const all = [...upstreams.values()];
  if (all.length === 0 || all.some(({ targets }) => targets.length > 0)) return [];
  const variables = [...new Set(all.flatMap(({ url_variable }) => url_variable ?? []))];
  const others = variables.length - SHOWN_VARIABLES;
  const names = `${variables.slice(0, SHOWN_VARIABLES).join(', ')}${others > 0 ? ` or one of ${others} others` : ''}`;
  const remedy = variables.length === 0 ? 'provide the file of one url' : `set ${names}`;
  return [
    {
      code: 'missing-env',
      severity: 'warning',
      file,
      line: 1,
      column: 1,
      pointer: '/upstreams',
      message: 'every upstream is off here, because the variable of its url is not set: no request can be answered',
      hint: `${remedy}, and its secret; tollgate plan shows the upstreams, and serve --sandbox plays them`,
    },
  ];
}
