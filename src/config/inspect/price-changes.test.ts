/** A minimum is compared as prices are, so that the guard of reloads sees it. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { smallConfig } from '../../../test/support/tollgate.ts';
import { compileConfig } from '../compile-config.ts';
import { diffPlans } from './diff.ts';

const text = readFileSync(smallConfig, 'utf8');
const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'k' };

function planWith(minimum: string) {
  const edited = text.replace(/(prices:\n\s+\w+:\s*\{? ?)/, `$1${minimum}`);
  const { plan, diagnostics } = compileConfig('gateway.yaml', { text: edited, env });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
  return plan;
}

t.test('a minimum that grows ten thousand times is large', async (t) => {
  const [change, ...others] = diffPlans(planWith('minimum: "0.001", '), planWith('minimum: "10.00", '));
  t.match(change, {
    change: 'price',
    cell: { minimum: 'per request' },
    old: '0.001',
    new: '10.00',
    large: true,
  });
  t.same(
    others.filter((each) => each.change === 'changed' && each.part === 'price table'),
    [],
    'and is listed once',
  );
});
