/** The modules that the program starts by name, as a thread or as a process of its own. The builds bundle each of them. */

/** The threads, by name, with their files in the project. */
export const THREADS = {
  'admin-thread': 'src/cli/serve/admin-thread.ts',
  'compile-thread': 'src/cli/serve/compile-thread.ts',
  'gateway-thread': 'src/cli/serve/gateway-thread.ts',
  'recorder-thread': 'src/ledger/requests/recorder-thread.ts',
  'report-thread': 'src/admin/reports/report-thread.ts',
  'writer-thread': 'src/ledger/engines/sqlite/writer-thread.ts',
  'postgres-writer-thread': 'src/ledger/engines/postgres/postgres-writer-thread.ts',
} as const;

/** The processes. `src/executable.ts` imports them for the executable. */
export const PROCESSES = { 'reader-process': 'src/upstream/media/reader-process.ts' } as const;

export type ThreadName = keyof typeof THREADS;

export type ProcessName = keyof typeof PROCESSES;
