/** Warns of routes that are billed although no example has the upstream's answer and what it costs, or the answers lack the counts. */
import type { Scope } from '../compile/scope.ts';
import type { ForwardRoute, MeterPlan, Plan, TaskKindPlan } from '../plan.ts';
import type { PlayedExample } from './example-finding.ts';
import { unreadFinding } from './example-usage.ts';

/**
 * Warns of each branch with a metered rule and each kind of tasks without such an example: a wrong pointer or unit would be found only
 * on a bill. To be called if the configuration has no error.
 */
export function checkRecorded(plan: Plan, played: readonly PlayedExample[], { report }: Scope): void {
  const isStated = ({ example: { expect } }: PlayedExample) => (expect.units_nano ?? expect.charge_nano) !== undefined;
  const metered = new Set(played.filter((one) => one.played.metered !== undefined && isStated(one)).map(branchOf));
  const succeeded = played.filter((one) => one.played.task?.state === 'succeeded' && isStated(one));
  const charged = new Set(succeeded.map((one) => one.played.task?.kind));
  const warned = new Set<TaskKindPlan>();
  warnOfUnread(played.filter(isStated));
  for (const route of plan.routes) {
    if (route.action !== 'forward') continue;
    for (const { name, meter, creates_task: kind } of route.branches) {
      const about = route.branches.length === 1 ? '' : ` that take branch '${name}'`;
      if (meter !== undefined && !metered.has(`${route.name} ${name}`)) warn(route, `requests${about} are billed`);
      if (kind === undefined || charged.has(kind.name) || warned.has(kind)) continue;
      warned.add(kind);
      warn(route, `tasks of kind '${kind.name}' are billed`, ', and one to the poll of a task that succeeded');
    }
  }

  /** One example of a rule may show an answer without counts, if another one has them. */
  function warnOfUnread(stated: readonly PlayedExample[]): void {
    const known = new Set<MeterPlan | undefined>();
    for (const { played } of stated) if (played.metered?.answer.seen === true) known.add(played.exchange.branch?.meter);
    for (const one of stated) {
      const meter = one.played.exchange.branch?.meter;
      const unread = known.has(meter) ? undefined : unreadFinding(one);
      if (unread === undefined) continue;
      known.add(meter);
      const message = `no example has this count: in '${one.example.name}' ${unread.difference}`;
      report.warning('unread-count', unread.at, message, unread.hint);
    }
  }

  function warn({ name, method, path }: ForwardRoute, what: string, more = ''): void {
    const message = `${what}, but no example has an answer of the upstream and its units`;
    const hint = `add an example with answer and expect: { units }${more}; tollgate record ${method} ${path} makes one from a real call`;
    report.warning('no-answer', ['routes', name], message, hint, { on: 'key' });
  }
}

function branchOf({ route, played }: PlayedExample): string {
  return `${route.name} ${played.exchange.branch?.name}`;
}
