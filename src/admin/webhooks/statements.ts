/** Finds the events of statements that are complete. */

import type { NewEvent, Store } from '../../ledger/store/store.ts';
import { DAY_ms, HOUR_ms } from '../../lib/time/duration.ts';
import { monthBefore, monthIn } from '../../lib/time/time-zone.ts';

/** After its month, a statement still gets the charges of leases that close late. */
const COMPLETE_AFTER_ms = HOUR_ms;
/** After this time the first deliveries may be deleted, so that an event would be sent again. */
const TOLD_WITHIN_ms = 7 * DAY_ms;
/** Accounts whose events are stored in one write. */
const PAGE = 200;

/** Records an event for each account and complete month. A repetition after a restart, or by another gateway, changes nothing. */
export function createStatementWatch(store: Pick<Store, 'accountsPage' | 'webhooksPage' | 'recordEvents'>) {
  /** The month of the last events. */
  let told = '';
  return async (now_ms: number, time_zone: string): Promise<void> => {
    // Checked first, because making the clock of a zone takes 10 ms.
    if ((await store.webhooksPage(undefined, { limit: 1, after: undefined })).length === 0) return;
    const month = monthBefore(now_ms - COMPLETE_AFTER_ms, time_zone);
    const period = monthIn(month, time_zone);
    if (told === month || period === undefined || now_ms - period.to_ms > TOLD_WITHIN_ms) return;
    const [from, until] = [period.from_ms, period.to_ms].map((at_ms) => new Date(at_ms).toISOString());
    for (let after: string | undefined; ; ) {
      const accounts = await store.accountsPage({ limit: PAGE, after });
      const events = accounts
        .filter(({ created_at_ms }) => created_at_ms < period.to_ms)
        .map(
          ({ id: account }): NewEvent => ({
            cause: `statement.ready ${account} ${month} ${time_zone}`,
            type: 'statement.ready',
            account,
            subject: `statement ${account}`,
            data: { account, month, tz: time_zone, from, until },
            at_ms: now_ms,
          }),
        );
      if (events.length > 0) await store.recordEvents(events);
      after = accounts.at(-1)?.name;
      if (accounts.length < PAGE) break;
    }
    told = month;
  };
}
