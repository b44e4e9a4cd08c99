/** Sorts test files into tiers. Slow ones kill processes, simulate, soak, reload or restart under load, fuzz or build SDKs; `npm run test:fast` leaves them out. */

import { hasTurnNow } from '../test/support/sample.ts';

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

/**
 * Files whose top-level tests stand alone and take long together. A whole run tries every third of these tests, each day another third.
 * The others are skipped with that reason.
 */
const ROTATED: readonly RegExp[] = [
  /\/(price-changes|store-lost|no-false-402|first-curl|convert-shares|diff|likely-mistakes|roll-ups|moved-store)\.test/,
  /\/(floods|backup-interrupted|backup-under-load|postgres-lost-server)\.test/,
  /^test\/requests\/(hostile|largest-sums|recorder-ends|two-gateways)\.test/,
  /^test\/sdk\/python\.test/,
  /^test\/docs\/commands-exist\.test/,
  /^test\/(gallery|threads|upgrade)\//,
  /\/postgres-contract\.test/,
];

/** Whether only a third of the file's tests run on a day. */
export function isRotated(file: string): boolean {
  return ROTATED.some((pattern) => pattern.test(file));
}

/**
 * Files that take long and show one thing in several ways. A whole run takes one file of each row, and every three days the next. The
 * files of a row are in an order that makes the three columns take about as long.
 */
const TURNS: readonly (readonly string[])[] = [
  // The program as it is delivered.
  ['test/deploy/executable', 'test/deploy/package', 'test/cli/built'],
  // Restarts behind proxies.
  ['test/deploy/behind-nginx', 'test/deploy/behind-caddy', 'test/deploy/behind-envoy'],
  // Seconds of load, while a gateway is killed, reloaded, or goes on.
  ['test/reload/reload-under-load', 'test/crash/kill-loop', 'test/soak/soak'],
  // What users do, step by step: in a browser, with an SDK, in a shell. Every day has one screen, one SDK and one page at least in other files.
  ['test/console/journeys.browser', 'test/sdk/python', 'test/docs/shell-lines-run'],
  // Stores that do not answer.
  [
    'src/ledger/engines/postgres/postgres-half-open',
    'test/store/stop-without-store',
    'test/money/outage-keeps-task-ids',
  ],
  // Processes that are killed at each step of a change.
  ['test/admin/killed', 'test/crash/crash-matrix', 'test/crash/crash-matrix-postgres'],
  // Request records whose file, thread or server fails.
  ['test/requests/file-faults', 'test/requests/recorder-ends', 'test/requests/postgres-faults'],
  // What support does in the console, and what a holder of a key does.
  ['test/console/money.browser', 'test/console/what-happened.browser', 'test/console/account-page.browser'],
  // Prices that change, reloads that are refused, and another version that starts, each beside paying callers.
  ['test/reload/price-changes', 'test/reload/refused-reloads', 'test/upgrade/beside-a-gateway'],
  // Answers and bodies that are cut at each byte, or are odd.
  ['test/faults/cut-in-one-packet', 'test/faults/odd-answers', 'test/http/cut-bodies'],
  // What happens between two steps of a request.
  ['test/http/revoked-at-every-reply', 'test/admin/revoked-at-every-reply', 'test/threads/stop-with-waiting-records'],
  // One case after the other from a table of the documents.
  ['test/docs/kind-exercises', 'test/faults/fault-table', 'test/docs/members'],
  // Several mistakes in one configuration.
  ['test/config/likely-mistakes', 'test/config/many-mistakes', 'test/config/first-edits'],
  // A public list of costs becomes prices.
  ['test/docs/reseller', 'test/gallery/reseller', 'test/cli/prices-import'],
  // Random cases, which are the same each day unless SEED changes.
  ['test/fuzz/every-change-is-shown', 'test/fuzz/configurations', 'test/fuzz/requests'],
];

function indexIn(names: readonly string[], file: string): number {
  return names.findIndex((name) => file === `${name}.test.ts`);
}

/** Whether a whole run takes the file today. */
export function hasTurn(file: string): boolean {
  return TURNS.every((row) => {
    const index = indexIn(row, file);
    return index === -1 || hasTurnNow(index);
  });
}

/** The files that take longest, the longest first. They are started first, so that none of them runs at the end alone. */
const LONG: readonly string[] = [
  'test/soak/soak',
  'src/ledger/engines/postgres/postgres-contract',
  'test/sdk/python',
  'test/console/journeys.browser',
  'test/deploy/executable',
  'test/docs/shell-lines-run',
  'test/docs/kind-exercises',
  'test/reload/price-changes',
  'test/config/many-mistakes',
  'test/money/outage-keeps-task-ids',
  'test/crash/crash-matrix',
  'test/console/screens.browser',
  'test/reload/reload-under-load',
  'test/store/stop-without-store',
  'test/admin/killed',
  'test/config/likely-mistakes',
  'test/docs/site.browser',
  'test/crash/kill-loop',
  'test/fuzz/requests',
  'test/deploy/behind-envoy',
  'test/money/simulation',
  'test/faults/fault-table',
  'test/cli/built',
  'test/threads/stop-with-waiting-records',
  'test/money/no-false-402',
  'test/config/single-mistakes',
  'test/deploy/package',
  'test/deploy/behind-nginx',
  'test/cli/first-curl',
  'test/deploy/behind-caddy',
  'test/threads/serve',
  'src/ledger/engines/postgres/postgres-half-open',
  'test/threads/shared',
  'test/crash/crash-matrix-postgres',
  'test/store/postgres-lost-server',
  'src/config/read/generated-validators',
  'test/reload/refused-reloads',
  'test/money/reports-equal-the-ledger',
  'test/store/roll-ups',
  'test/docs/commands-exist',
  'src/ledger/engines/postgres/postgres-schema-tampered',
  'test/console/many-rows.browser',
  'test/gallery/metered',
  'test/cli/stop',
  'src/billing/metering/bounded-memory',
];

/** How long a file is expected to take if it never ran here, in ms; only the order matters. */
export function expected_ms(file: string): number {
  const rank = indexIn(LONG, file);
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
