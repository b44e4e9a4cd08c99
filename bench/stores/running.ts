/** Fills a store with running tasks that are due for a poll, by plain inserts in one transaction. */
import Database from 'better-sqlite3';
import { addFunctions } from '../../src/ledger/engines/sqlite/database.ts';
import { prepareRows, scattered } from './rows.ts';

const hold = 1_840_000_000n;

/** @param path a store with one account, its key and its top-ups. @param tasks the number of tasks per upstream. */
export function fillRunning(path: string, tasks: Readonly<Record<string, number>>): void {
  const db = new Database(path);
  // Adds the SQL function that chains the entries' hashes.
  addFunctions(db);
  try {
    const rows = prepareRows(db);
    const place = db.prepare('UPDATE task SET upstream = ? WHERE id = ?');
    const hold_all = db.prepare('UPDATE account SET held = held + ? WHERE id = ?');
    db.transaction(() => {
      const owner = db.prepare<[], { id: string; account: string }>('SELECT id, account FROM api_key').get();
      if (owner === undefined) throw new Error('the store has no key');
      const { id: key, account } = owner;
      let last = db.prepare<[], number>('SELECT max(id) FROM entry').pluck().get() ?? 0;
      let before = db.prepare<[], string>('SELECT hash FROM entry ORDER BY id DESC LIMIT 1').pluck().get() ?? '';
      const at = BigInt(Date.now());
      for (const [upstream, count] of Object.entries(tasks)) {
        for (let n = 0; n < count; n += 1) {
          last += 1;
          // Ids ascend with time, as real ids do.
          const id = `task_${String(last).padStart(12, '0')}`;
          const hold_id = BigInt(last);
          before = String(
            rows.entry.get({
              before,
              id: hold_id,
              account,
              kind: 'hold',
              amount: hold,
              posted: 0n,
              held: hold,
              at,
              hold_id,
              task_id: id,
              reference: null,
              memo: '4 s × 0.46',
            }),
          );
          rows.task.run({
            id,
            upstream_id: scattered('up_', id),
            account,
            key,
            state: 'running',
            hold_id,
            amount: hold,
            units: 4_000_000_000n,
            charged_units: null,
            charged: null,
            created: at,
            now: at,
            ended: null,
            poll: at,
          });
          if (upstream !== 'c') place.run(upstream, id);
        }
        hold_all.run(hold * BigInt(count), account);
      }
    })();
  } finally {
    db.close();
  }
}
