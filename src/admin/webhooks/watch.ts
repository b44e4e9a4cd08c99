/** Finds events that no change of a row causes: keys that expire soon, and targets that take no requests. */

import type { ApiKey, NewEvent } from '../../ledger/store/store.ts';
import { DAY_ms } from '../../lib/time/duration.ts';

/** How long before its end the event of a key is sent. */
export const EXPIRING_ms = 7 * DAY_ms;
/** A shorter outage, such as a pause that an upstream asks for, is no event. */
const DOWN_ms = 10_000;

/** A target, whether it takes requests, and its last failure. */
export type Target = readonly [
  upstream: string,
  target: string,
  takes: boolean,
  failure: { readonly reason: string } | undefined,
];

/** The event of a key that expires soon. It is stored once, even if it is found repeatedly. */
export function expiringEvent({ id, account, name, expires_at_ms }: ApiKey, at_ms: number): NewEvent {
  const expires_at = expires_at_ms === null ? null : new Date(expires_at_ms).toISOString();
  const about = { type: 'key.expiring', account, subject: `key ${id}` } as const;
  return { cause: `key.expiring ${id} ${expires_at}`, ...about, data: { key: id, account, name, expires_at }, at_ms };
}

/** Compares the targets with their last state. @param gateway whose view of them it is. @returns the events since then. */
export function createTargetWatch(gateway: string): (targets: Iterable<Target>, at_ms: number) => readonly NewEvent[] {
  const down = new Map<string, { readonly since_ms: number; isTold: boolean }>();
  return (targets, at_ms) =>
    [...targets].flatMap(([upstream, target, takes, failure]) => {
      const subject = `target ${upstream} ${target}`;
      const event = (type: 'target.down' | 'target.up', since_ms: number): NewEvent => {
        const data = {
          upstream,
          target,
          gateway,
          reason: failure?.reason ?? null,
          since: new Date(since_ms).toISOString(),
        };
        return {
          cause: `${type} ${gateway} ${upstream} ${target} ${since_ms}`,
          type,
          account: null,
          subject,
          data,
          at_ms,
        };
      };
      const found = down.get(subject);
      if (takes) {
        down.delete(subject);
        return found?.isTold === true ? [event('target.up', found.since_ms)] : [];
      }
      const isTold = found?.isTold ?? false;
      // The clock may be set back.
      const since_ms = Math.min(found?.since_ms ?? at_ms, at_ms);
      const isDown = !isTold && at_ms - since_ms >= DOWN_ms;
      down.set(subject, { since_ms, isTold: isTold || isDown });
      return isDown ? [event('target.down', since_ms)] : [];
    });
}
