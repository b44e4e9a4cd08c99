/** Sorts test files into tiers. Slow ones kill processes, simulate, soak, reload or restart under load, fuzz or build SDKs; `npm run test:fast` leaves them out. */

const SLOW: readonly RegExp[] = [
  /^test\/crash\//,
  /^test\/clients\//,
  /^test\/sdk\/(go|python)/,
  /^test\/soak\//,
  /^test\/reload\/reload-(under-load|memory)/,
  /^test\/fuzz\//,
  /^test\/deploy\/(executable|package|behind-)/,
  /simulation|soak|kill|browser/,
];

/** Whether a test file is in the fast tier. @param file its path relative to the project's root. */
export function isFast(file: string): boolean {
  return !SLOW.some((pattern) => pattern.test(file));
}

/** The files that take longest, the longest first. They are started first, so that none of them runs at the end alone. */
const LONG: readonly string[] = [
  'test/sdk/go',
  'test/sdk/python',
  'test/soak/soak',
  'test/crash/crash-matrix',
  'test/unit/store/postgres-contract',
  'test/fuzz/requests',
  'test/reload/reload-under-load',
  'test/money/simulation',
  'test/money/outage-keeps-task-ids',
  'test/deploy/behind-envoy',
  'test/unit/store/sqlite-contract',
  'test/reload/price-changes',
  'test/store/postgres-lost-server',
  'test/unit/config/generated-validators',
  'test/fuzz/every-change-is-shown',
  'test/crash/kill-loop',
  'test/unit/money/store-model',
  'test/deploy/behind-nginx',
  'test/deploy/behind-caddy',
  'test/unit/metering/bounded-memory',
  'test/faults/fault-table',
  'test/config/single-mistakes',
  'test/threads/stop-with-waiting-records',
  'test/crash/crash-matrix-postgres',
  'test/deploy/executable',
  'test/unit/store/postgres-half-open',
  'test/reload/refused-reloads',
  'test/fuzz/configurations',
  'test/threads/shared',
  'test/threads/serve',
  'test/cli/built',
  'test/deploy/package',
  'test/money/no-false-402',
  'test/unit/store/postgres-lost-connection',
  'test/faults/slow-reader',
];

/** How long a file is expected to take if it never ran here, in ms; only the order matters. */
export function expected_ms(file: string): number {
  const rank = LONG.findIndex((name) => file === `${name}.test.ts`);
  return rank === -1 ? 5_000 : 400_000 - 5_000 * rank;
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
