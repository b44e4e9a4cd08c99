/** QuantumNous/new-api task_billing.go: prices in floating point lose or create money; here every product is exact. */
import t from 'tap';
import { parseNano } from '../../src/lang/amount.ts';
import { customer } from '../spec/customers.ts';
import { OPERATOR } from '../support/operator.ts';
import { officialBody, runTask, tasksPath } from '../support/requests.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

/** No cap limits a count, and the overdraft covers every charge. */
const config = edited(shippedText, [/^ +cap: 10\n/gm, ''], ['overdraft: "0"', 'overdraft: "1000000000"']);
const stack = await startStack({ config });
t.teardown(() => stack.close());

/** In doubles, 9 × 0.46 × 0.7 is 2.8979999999999997 and 3 × 0.46 is 1.3800000000000001. */
const cases = [
  { billed: '9', discount: '0.7', charged: '2.898' },
  { billed: '3', discount: '1', charged: '1.38' },
  { billed: '2.675', discount: '1', charged: '1.2305' },
  // 1.1244443922088888…
  { billed: '7.333333', discount: '0.333333333', charged: '1.124444392' },
  // 0.1419753085: half a nano goes up.
  { billed: '2.5', discount: '0.12345679', charged: '0.141975309' },
  // This number of nano has no exact double: it is odd and above 2^53.
  { billed: '66546793.579716', discount: '0.350272526', charged: '10722376.202809145' },
] as const;

for (const { billed, discount, charged } of cases) {
  t.test(`${billed} s at a discount of ${discount}`, async (t) => {
    const me = await customer(stack, { discount });
    await runTask(me, tasksPath, officialBody({ duration: 10 }, `a kite [instant] [billed=${billed}]`));
    const { tasks } = await stack.store.listTasks({ account: me.account, limit: 1 });
    t.equal(tasks[0]?.charged_nano, parseNano(charged));
    const wallet = await stack.store.wallet(me.account);
    t.match(wallet, { held_nano: 0n, posted_nano: parseNano('1000') - parseNano(charged) });
  });
}

t.test('a thousandth of a currency unit a thousand times over is one', async (t) => {
  const { account } = await stack.newAccount('small', '0');
  for (let n = 0; n < 1_000; n++) await stack.store.topup(account, 1_000_000n, null, OPERATOR);
  t.equal((await stack.store.wallet(account))?.posted_nano, 1_000_000_000n);
});
