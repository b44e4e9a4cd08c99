/** A process that works with a store: `child.ts WORK URL …`. It reports that it is ready, then answers each message. */
import { openStore } from '../../../src/ledger/open-store.ts';
import { type Store, StoreBusyError } from '../../../src/ledger/store/store.ts';
import { capture, newTask, release } from '../stores.ts';

const [work = '', url = '', ...args] = process.argv.slice(2);

/** Each gets its arguments, which end with the number of the process. */
const works: Readonly<Record<string, (args: readonly string[]) => Promise<(message: string) => Promise<unknown>>>> = {
  /** Opens and closes the store at the URL that it receives. */
  open: async () => async (message) => {
    await (await openStore(message)).close();
    return 'opened';
  },

  /** Opens, starts and settles tasks in an endless loop, and reports each step after the store has acknowledged it. */
  async acknowledge([account = '', key = '']) {
    const store = await openStore(url);
    const report = (id: string, state: string) =>
      new Promise<void>((resolve) => process.send?.({ id, state }, () => resolve()));
    return async () => {
      for (let index = 0; ; index += 1) {
        const id = `task_${index}`;
        const opened = await store.openTask(newTask({ account, key }, id, '0.001'));
        if (!opened.ok) throw new Error('the money is used up');
        await report(id, 'dispatching');
        await store.startTask(id, `up_${index}`, { status: null, record: null, next_poll_at_ms: Date.now() });
        await report(id, 'running');
        await store.settleTask(id, capture('0.001'));
        await report(id, 'succeeded');
      }
    };
  },

  /** Settles every task that it lists, and answers with the number of tasks that it settled itself. */
  async settle([index]) {
    const store = await openStore(url);
    return async () => {
      const { tasks } = await store.listTasks({ limit: 1_000, states: ['running'] });
      let won = 0;
      for (const { id } of tasks) {
        const result = await untilFree(() => store.settleTask(id, index === '0' ? release() : capture('0.5')));
        if (result?.outcome === 'settled') won += 1;
        await new Promise(setImmediate);
      }
      return won;
    };
  },

  /** Opens tasks of 1 each until the money is not enough, and answers with the number of admitted tasks. */
  async spend([account = '', key = '', index = '']) {
    const store: Store = await openStore(url);
    return async () => {
      for (let admitted = 0; ; admitted += 1) {
        const task = newTask({ account, key }, `task_${index}_${admitted}`, '1');
        const opened = await untilFree(() => store.openTask(task));
        if (!opened.ok) return admitted;
        await new Promise(setImmediate);
      }
    };
  },
};

/** Repeats a change that the store refuses because other processes keep it locked, as a caller of a gateway would. */
async function untilFree<T>(change: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof StoreBusyError)) throw error;
    }
  }
}

const answer = await works[work]?.(args);
process.on('message', (message) => {
  answer?.(String(message)).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.(`error: ${error}`),
  );
});
process.send?.('ready');
