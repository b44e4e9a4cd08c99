/** Opens the records of the store at a URL for reading. */
import type { Reading } from '../store/sql.ts';
import { StoreError } from '../store/store.ts';
import { isPostgresUrl, sqlitePath } from '../store/store-url.ts';
import { PlaceLost } from './place.ts';
import { TOO_MANY_SUMS } from './sums.ts';

/** Runs readings over request records. */
export interface RequestReader {
  /**
   * @returns undefined if there are no records: nothing was recorded yet, or a program of another version did.
   * @throws StoreError if they cannot be read.
   */
  read<T>(reading: Reading<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** Opens the records at the first reading, and again after a failure. */
export function openRequestReader(store_url: string): RequestReader {
  let opened: Promise<RequestReader | undefined> | undefined;
  const attempt = async <T>(reading: Reading<T>): Promise<T | undefined> => {
    opened ??= isPostgresUrl(store_url) ? openPostgres(store_url) : openSqlite(sqlitePath(store_url));
    try {
      const reader = await opened;
      if (reader !== undefined) return await reader.read(reading);
      opened = undefined;
      return undefined;
    } catch (error) {
      const failed = opened;
      opened = undefined;
      void failed?.then((reader) => reader?.close()).catch(() => {});
      throw error;
    }
  };
  return {
    async read(reading) {
      try {
        // A place is found lost before the reading begins, so it can run again.
        return await attempt(reading).catch((error: unknown) => {
          if (error instanceof PlaceLost) return attempt(reading);
          throw error;
        });
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === TOO_MANY_SUMS) throw cause;
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new StoreError(`the records of requests cannot be read: ${reason}`, { cause });
      }
    },
    async close() {
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}

async function openSqlite(path: string): Promise<RequestReader | undefined> {
  const { readSqlitePlace, requestsPath } = await import('./sqlite-place.ts');
  const { read } = await import('../engines/sqlite/dialect.ts');
  const { snapshot } = await import('../engines/sqlite/database.ts');
  const place = readSqlitePlace(requestsPath(path));
  return (
    place && {
      read: async (reading) => {
        place.requireSame();
        return snapshot(place.db, () => read(place.db, reading));
      },
      close: async () => void place.db.close(),
    }
  );
}

async function openPostgres(url: string): Promise<RequestReader | undefined> {
  const { readPostgresPlace } = await import('./postgres-place.ts');
  const { endPool, read, snapshot } = await import('../engines/postgres/connection.ts');
  const pool = await readPostgresPlace(url);
  return (
    pool && {
      read: (reading) => snapshot(pool, (client) => read(client, reading)),
      close: () => endPool(pool),
    }
  );
}
