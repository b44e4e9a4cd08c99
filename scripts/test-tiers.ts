/** Sorts test files into tiers. Slow ones kill processes, simulate, soak, reload under load, fuzz or build SDKs; `npm run test:fast` leaves them out. */

const SLOW: readonly RegExp[] = [
  /^test\/crash\//,
  /^test\/sdk\/(go|python)/,
  /^test\/soak\//,
  /^test\/reload\/reload-(under-load|memory)/,
  /^test\/fuzz\//,
  /^test\/deploy\/(executable|package)/,
  /simulation|soak|kill|browser/,
];

/** Whether a test file is in the fast tier. @param file its path relative to the project's root. */
export function isFast(file: string): boolean {
  return !SLOW.some((pattern) => pattern.test(file));
}

/** The files that take longest, the longest first. They are started first, so that none of them runs at the end alone. */
const LONG: readonly string[] = [
  'test/crash/crash-matrix',
  'test/soak/soak',
  'test/fuzz/requests',
  'test/sdk/go',
  'test/sdk/python',
  'test/reload/reload-under-load',
  'test/money/simulation',
  'test/crash/kill-loop',
  'test/crash/kill-loop-postgres',
  'test/fuzz/configurations',
  'test/store/postgres-contract',
  'test/store/postgres-lost-server',
  'test/deploy/executable',
  'test/deploy/package',
  'test/money/store-model-postgres',
  'test/store/postgres-lost-connection',
  'test/store/sqlite-contract',
  'test/metering/bounded-memory',
  'test/reload/reload-memory',
  'test/threads/shared',
  'test/threads/serve',
  'test/reload/refused-reloads',
  'test/faults/fault-table',
  'test/faults/slow-reader',
];

/** How long a file is expected to take if it never ran here, in ms; only the order matters. */
export function expected_ms(file: string): number {
  const rank = LONG.findIndex((name) => file === `${name}.test.ts`);
  return rank === -1 ? 5_000 : 400_000 - 10_000 * rank;
}

/** Files that measure the memory of the process. */
const MEASURES_MEMORY = /bounded-memory|slow-reader|tiny-chunks|many-nodes/;

/** Whether a test file must be the first of its process. Others may follow it. */
export function needsFreshProcess(file: string): boolean {
  return MEASURES_MEMORY.test(file);
}

/** Whether a test file must run alone in its process, because it starts too much for other files to run after it. */
export function needsOwnProcess(file: string): boolean {
  return !isFast(file);
}
