/** `store.prune`: deletes rows that are older than the configured retention. */
import Type from 'typebox';
import type { Pruned, PruneTimes, RecordedPrune } from '../../store/store.ts';
import { timeOrNull } from '../documents.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { nullable, object, Reason, Time } from '../schemas.ts';

/** A request that lasts longer may lose its connection. */
const BUDGET_ms = 20_000;

const Part = (description: string) => object({ rows: Type.Integer({ description }), before: nullable(Time) });

export const pruneStore = operation({
  name: 'store.prune',
  method: 'POST',
  path: '/prune',
  role: 'admin',
  summary: 'Delete what is older than `retention` allows; repeat it until it is finished',
  input: object({ reason: Type.Optional(Reason) }),
  output: object({
    usage: Part('the usage rows that were found'),
    tasks: Part('the ended tasks of which something was stored'),
    finished: Type.Boolean({ description: 'whether all of it is deleted' }),
  }),
  changes: 'money',
  example: {},
  async run({ reason }, { store, gateway, plan, now, actorOf, dry_run }) {
    const { usage_ms, tasks_ms } = plan()?.retention ?? {};
    if (usage_ms === undefined && tasks_ms === undefined) {
      const hint = 'add it to the configuration, such as retention: { usage: 400d, tasks: 400d }';
      throw new Problem('no_retention', 'there is no retention, so everything is kept', hint);
    }
    const began_ms = now();
    const ago = (age_ms: number | undefined) => (age_ms === undefined ? null : began_ms - age_ms);
    const times: PruneTimes = { usage_before_ms: ago(usage_ms), tasks_before_ms: ago(tasks_ms) };
    const found = { ...times, ...(await (gateway?.reports ?? store).prunable(times)) };
    if (dry_run) return document(found, false);
    await store.recordPrune(found, actorOf(reason));
    const isTime = () => now() - began_ms < BUDGET_ms;
    const { usage_before_ms, tasks_before_ms } = times;
    const hasUsage = found.usage > 0 && usage_before_ms !== null;
    const hasTasks = found.tasks > 0 && tasks_before_ms !== null;
    const usageDone = !hasUsage || (await inParts((after) => store.pruneUsage(usage_before_ms, after), isTime));
    const tasksDone = !hasTasks || (await inParts((after) => store.pruneTasks(tasks_before_ms, after), isTime));
    return document(found, usageDone && tasksDone);
  },
  replay: (found: RecordedPrune) => document(found, false),
});

/** Deletes part after part. Returns whether the last one is deleted. */
async function inParts(prune: (after: bigint) => Promise<Pruned>, isTime: () => boolean): Promise<boolean> {
  for (let after: bigint | null = 0n; after !== null; ) {
    if (!isTime()) return false;
    ({ after } = await prune(after));
  }
  return true;
}

function document({ usage, tasks, usage_before_ms, tasks_before_ms }: RecordedPrune, finished: boolean) {
  return {
    usage: { rows: usage, before: timeOrNull(usage_before_ms) },
    tasks: { rows: tasks, before: timeOrNull(tasks_before_ms) },
    finished,
  };
}
