/** Tests that the description of a plan is plain JSON with the upstream, price and envelope of every request. */
import t from 'tap';
import { describePlan } from '../../src/compile/describe.ts';
import { formatPlan } from '../../src/compile/describe-text.ts';
import { planOf } from './shipped.ts';

const description = describePlan(planOf());

t.strictSame(JSON.parse(JSON.stringify(description)), description, 'it is what JSON can hold');
const route = description.routes.find(({ name }) => name === 'create_video_task');
t.match(route, {
  method: 'POST',
  path: '/api/v3/contents/generations/tasks',
  auth: ['authorization: Bearer'],
  envelope: 'string_code',
  model: '/model',
  on_abort: 'drain',
  branches: [
    {
      name: 'official',
      upstreams: ['c', 'k', 's', 'z', 'r'],
      billing: 'official_seconds',
      creates_task: 'official_video',
    },
    {
      name: 'token',
      models: ['vidgen-2.0'],
      upstreams: ['cloud'],
      billing: 'video_tokens',
      creates_task: 'token_video',
    },
  ],
});
t.strictSame(
  description.prices.find(({ name }) => name === 's'),
  {
    name: 's',
    unit: 'second',
    by: ['resolution'],
    table: { '480p': '0.38', '720p': '0.80', '1080p': '1.90', '4k': '4.20' },
  },
);
t.strictSame(
  // A name of ordinary length: the file's own has the path of the checkout in it.
  formatPlan({ ...description, source: 'deploy/gateway.yaml' })
    .split('\n')
    .filter((line) => line.length > 120),
  [],
  'no line is longer than 120',
);
