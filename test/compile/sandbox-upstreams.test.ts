/** Tests that the urls and secrets in the file are not needed if the upstreams are replaced. */
import t from 'tap';
import { planOf } from './shipped.ts';

const plan = planOf({
  env: { TOLLGATE_C_URL: 'no url', TOLLGATE_C_KEY: '' },
  upstreams: (name) => ({ url: `http://127.0.0.1:9000/${name}`, secret: 'stand-in' }),
});

t.strictSame(plan.upstreams.get('c')?.target, {
  name: 'default',
  shown: 'http://127.0.0.1:9000',
  weight: 1,
  origin: 'http://127.0.0.1:9000',
  base_path: '/c',
  credential: { header: 'authorization', value: 'Bearer stand-in' },
});
t.strictSame(plan.upstreams.get('generative')?.target?.credential, { header: 'x-goog-api-key', value: 'stand-in' });
t.notOk(
  [...plan.upstreams.values()].some(({ target }) => target === undefined),
  'every upstream is on',
);
