/**
 * Caches API keys. Any commit of another connection, such as the writer's or another process's, changes `PRAGMA data_version`. Each
 * change of a key or an account is recorded, so the cache is cleared if there is a newer record. A revoked key is refused from the next
 * turn of the event loop on.
 */
import type { Database } from 'better-sqlite3';
import { findKey } from '../../store/reads/accounts.ts';
import type { ApiKey } from '../../store/store.ts';
import { read } from './dialect.ts';

const MAX_KEYS = 10_000;

/** Creates the cache. Only for a connection that never writes: its own changes do not change the version that it reads. */
export function createKeyCache(db: Database): (sha256: string) => ApiKey | undefined {
  const version = db.prepare<[], bigint>('PRAGMA data_version').pluck();
  const newest = db.prepare<[], bigint | null>('SELECT max(id) FROM change').pluck();
  const keys = new Map<string, ApiKey>();
  let seen: bigint | undefined;
  let seenChange: bigint | null | undefined;
  let isChecked = false;

  function forgetIfChanged(): void {
    if (isChecked) return;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const now = version.get();
    if (now === seen) return;
    seen = now;
    const change = newest.get();
    if (change === seenChange) return;
    seenChange = change;
    keys.clear();
  }

  return (sha256) => {
    forgetIfChanged();
    const known = keys.get(sha256);
    if (known !== undefined) return known;
    const found = read(db, findKey(sha256));
    // Unknown keys are not cached, so that guesses cannot fill the memory.
    if (found === undefined) return undefined;
    if (keys.size >= MAX_KEYS) keys.clear();
    keys.set(sha256, found);
    return found;
  };
}
