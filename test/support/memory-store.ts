/** A store in memory with an audit. */
import { MemoryRows, openMemoryStore as openRows } from '../../src/store/memory/store.ts';
import type { Store, Time_ms } from '../../src/store/store.ts';
import { auditInMemory } from './memory-audit.ts';

export { MemoryRows };

/** Opens a store on the rows. @param now the time written to rows. */
export function openMemoryStore(rows: MemoryRows, now: () => Time_ms): Store {
  return { ...openRows(rows, now), audit: async () => auditInMemory(rows) };
}
