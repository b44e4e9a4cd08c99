/** The operations by which processes take pieces of rates and slots for concurrent requests, so that all together never exceed them. */
import type { Operation } from '../needs.ts';
import type { QuotaAsk, QuotaPiece, QuotaReturn, SlotAsk } from '../quota-rows.ts';
import type { Time_ms } from '../rows.ts';

/** A piece is at most this fraction (1/8) of what is left, unless more is needed at once. The rest stays for other processes. */
const SHARE = 8;

/** Gives each a piece: all that it wants, or an eighth of what is left if that is more. A window that has ended begins anew. */
export const takeQuotas: Operation<[asks: readonly QuotaAsk[]], readonly QuotaPiece[]> = {
  needs: (_at_ms, asks) => asks.map(({ subject }) => ({ need: 'quota', subject })),
  execute(book, at_ms, asks) {
    return asks.map(({ subject, least, want, most, window_ms }) => {
      const found = book.quotas.get(subject);
      const isCurrent =
        found !== undefined && at_ms < found.since_ms + window_ms && at_ms >= found.since_ms - window_ms;
      const { since_ms, taken } = isCurrent ? found : { since_ms: at_ms, taken: 0 };
      const left = most - taken;
      if (left < least) return { since_ms, given: 0, rest: left };
      const given = Math.min(left, Math.max(want, Math.floor(left / SHARE)));
      book.quotas.put(subject, { subject, since_ms, taken: taken + given });
      return { since_ms, given, rest: left - given };
    });
  },
};

/** Takes parts of pieces back. */
export const returnQuotas: Operation<[returns: readonly QuotaReturn[]], void> = {
  needs: (_at_ms, returns) => returns.map(({ subject }) => ({ need: 'quota', subject })),
  execute(book, _at_ms, returns) {
    for (const { subject, since_ms, amount } of returns) {
      const found = book.quotas.get(subject);
      if (found?.since_ms === since_ms)
        book.quotas.put(subject, { ...found, taken: Math.max(0, found.taken - amount) });
    }
  },
};

/**
 * Sets how many slots the process has: as many as it asks for, as far as the other living processes leave them. Those in use stay
 * counted after the limit was lowered, so that no process takes a slot before enough of all requests have ended.
 */
export const holdSlots: Operation<[owner: string, until_ms: Time_ms, asks: readonly SlotAsk[]], readonly number[]> = {
  needs: (_at_ms, _owner, _until_ms, asks) => asks.map(({ subject }) => ({ need: 'slots', subject })),
  execute(book, at_ms, owner, until_ms, asks) {
    return asks.map(({ subject, slots, used, most }) => {
      const others = (book.slots.get(subject) ?? []).filter((one) => one.owner !== owner && one.until_ms > at_ms);
      const taken = others.reduce((sum, one) => sum + one.slots, 0);
      const given = Math.max(used, Math.min(slots, most - taken));
      book.slots.put(subject, given === 0 ? others : [...others, { owner, slots: given, until_ms }]);
      return given;
    });
  },
};
