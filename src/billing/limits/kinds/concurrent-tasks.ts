/** `concurrent_tasks`: unfinished tasks at the same time. */
import type { LimitKind } from '../kind.ts';
import { WHOLE } from '../written-values.ts';

export const concurrentTasks: LimitKind = {
  ...WHOLE,
  name: 'concurrent_tasks',
  schema: { description: 'Tasks that are unfinished at the same time.', examples: [5], ...WHOLE.schema },
  words: 'unfinished tasks',
  // The store counts tasks by account, key and model; it does not match globs.
  refuse({ by, models }) {
    if (models === undefined || by.includes('model')) return undefined;
    const message = 'concurrent_tasks of chosen models is counted for each model, also if models lists only one';
    return { message, hint: 'add model to by' };
  },
  count: { by: 'open_task' },
};
