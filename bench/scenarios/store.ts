/** Parts of the store alone, measured in the process of the benchmark. */
import { join } from 'node:path';
import { measureLedger } from '../stores/ledger.ts';
import { measurePages } from '../stores/lists.ts';
import type { Scenario } from './scenario.ts';

const inThisProcess = (name: string) => ({ name, url: '', headers: {} });
const BATCH = 256;
let runs = 0;

/** The core of the ledger. */
export const ledgerCore: Scenario = {
  name: 'ledger',
  about: `the ledger core alone, in memory: holds in batches of ${BATCH}, without a store around it`,
  targets: async () => [inThisProcess('ledger core')],
  async measure(_target, _bed, { smoke }) {
    const hold_us = measureLedger(BATCH, smoke ? 6 : 600).get('holds');
    return { failed: 0, ...(hold_us !== undefined && { holds_per_s: 1e6 / hold_us, cpu_us: hold_us }) };
  },
};

/** Lists of tasks. */
export const listPages: Scenario = {
  name: 'lists',
  about: 'four list pages of an account with 1,000,000 tasks: the longest turn of the event loop',
  targets: async () => [inThisProcess('list pages')],
  async measure(_target, { folder }, { smoke }) {
    runs += 1;
    const costs = await measurePages(join(folder, `lists-${runs}`), smoke ? 1_000 : 1_000_000);
    return { failed: 0, blocked_ms: Math.max(0, ...costs.flatMap(({ turns_ms }) => turns_ms)) };
  },
};
