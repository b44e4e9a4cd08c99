/**
 * Gathers usage rows for a moment. Nobody waits for one, so many go to the writer in one operation: each by itself would cost as
 * much as the rest of its request.
 */
import type { Time_ms, UsageRow } from '../store.ts';
import type { Writer } from './group-commit.ts';
import { encodeUsage } from './leases.ts';

/** What a crash can lose of requests that have ended. */
const gather_ms = 50;
const batch_limit = 1_000;

interface Pending {
  readonly row: UsageRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface UsageBatch {
  /** Resolves when the row is durable. */
  record(row: UsageRow): Promise<void>;
  /** Sends what was gathered. */
  flush(): void;
}

export function createUsageBatch(writer: Writer, now: () => Time_ms): UsageBatch {
  let gathered: Pending[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = gathered;
    gathered = [];
    if (batch.length > 0) void send(batch);
  }

  async function send(batch: readonly Pending[]): Promise<void> {
    try {
      await writer.write('recordUsage', now(), encodeUsage(batch.map(({ row }) => row)));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // A row that can never be written must not keep the others from it.
      if (batch.length > 1) for (const one of batch) void send([one]);
      else batch[0]?.reject(error);
    }
  }

  return {
    flush,
    record: (row) =>
      new Promise((resolve, reject) => {
        gathered.push({ row, resolve, reject });
        if (gathered.length >= batch_limit) flush();
        else timer ??= setTimeout(flush, gather_ms);
      }),
  };
}
