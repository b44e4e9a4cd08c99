/** What every engine's store must do; run by one test file an engine. */
import t from 'tap';
import { accountContract } from './contract/accounts.ts';
import { keyContract } from './contract/keys.ts';
import { ledgerContract } from './contract/ledger.ts';
import { listContract } from './contract/lists.ts';
import { modelContract } from './contract/model.ts';
import { resourceContract } from './contract/resources.ts';
import { settlementContract } from './contract/settlements.ts';
import { taskContract } from './contract/tasks.ts';
import type { OpenFresh } from './fixtures.ts';

export function storeContract(name: string, open: OpenFresh): void {
  t.test(`${name}: accounts`, (t) => accountContract(t, open));
  t.test(`${name}: keys`, (t) => keyContract(t, open));
  t.test(`${name}: ledger`, (t) => ledgerContract(t, open));
  t.test(`${name}: tasks`, (t) => taskContract(t, open));
  t.test(`${name}: settlements`, (t) => settlementContract(t, open));
  t.test(`${name}: lists`, (t) => listContract(t, open));
  t.test(`${name}: resources`, (t) => resourceContract(t, open));
  t.test(`${name}: model`, (t) => modelContract(t, open));
}
