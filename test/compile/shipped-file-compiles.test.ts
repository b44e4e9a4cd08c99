/** Tests that the shipped configuration compiles without findings and without environment variables. */
import t from 'tap';
import { compileShipped } from './shipped.ts';

const { plan, diagnostics } = compileShipped();

t.strictSame(diagnostics, []);
t.equal(plan?.routes.length, 41);
t.ok(
  [...(plan?.upstreams.values() ?? [])].every(({ target }) => target === undefined),
  'every upstream is off',
);
const priceOf = (resolution: string, reference: string) => {
  const price = plan?.models.get('c/vidgen-2.0')?.price;
  const [first = '', second = ''] = price?.by ?? [];
  return price?.price_nano({ [first]: resolution, [second]: reference });
};
t.equal(priceOf('1080p', 'video'), 1_510_000_000n);
t.equal(priceOf('1080p', 'audio'), undefined);
t.equal(priceOf('constructor', 'video'), undefined);
t.equal(plan?.taskKinds.get('unified_c')?.billing.name, 'unified_seconds');
t.equal(plan?.taskKinds.get('unified_c')?.poll_path('a%2Fb'), '/api/v3/c/videos/generations/tasks/a%2Fb');
