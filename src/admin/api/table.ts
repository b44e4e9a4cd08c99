/** The operations of administration, from which HTTP, OpenAPI and clients are made. */

import * as access from '../operations/access.ts';
import * as accounts from '../operations/accounts.ts';
import * as config from '../operations/config.ts';
import * as gateway from '../operations/gateway.ts';
import * as jobs from '../operations/jobs.ts';
import * as keys from '../operations/keys.ts';
import * as ledger from '../operations/ledger.ts';
import * as limits from '../operations/limits.ts';
import * as month from '../operations/month.ts';
import * as prices from '../operations/prices.ts';
import * as records from '../operations/records.ts';
import * as reports from '../operations/reports.ts';
import * as requestSums from '../operations/request-sums.ts';
import * as requests from '../operations/requests.ts';
import * as search from '../operations/search.ts';
import * as tasks from '../operations/tasks.ts';
import * as tokens from '../operations/tokens.ts';
import * as unknownCallers from '../operations/unknown-callers.ts';
import * as wallets from '../operations/wallets.ts';
import * as webhooks from '../operations/webhooks.ts';
import type { Operation } from './operation.ts';

const files = {
  access,
  accounts,
  config,
  gateway,
  jobs,
  keys,
  ledger,
  limits,
  month,
  prices,
  records,
  reports,
  requests,
  requestSums,
  search,
  tasks,
  tokens,
  unknownCallers,
  wallets,
  webhooks,
};

/** All operations by name: what the files export with `operation(…)`. */
export const operations: readonly Operation[] = Object.values(files)
  .flatMap((file): unknown[] => Object.values(file))
  .filter((value): value is Operation => typeof value === 'object' && value !== null && 'run' in value)
  .sort((a, b) => (a.name < b.name ? -1 : 1));
