/** Tests that the output of `plan` contains no credential of an upstream or the store. */
import t from 'tap';
import { describePlan } from '../../src/compile/describe.ts';
import { formatPlan } from '../../src/compile/describe-text.ts';
import { planOf } from './shipped.ts';

const upstreams = ['CLOUD', 'K', 'C', 'S', 'Z', 'R', 'GENERATIVE', 'MESSAGES'];
const env = Object.fromEntries(
  upstreams.flatMap((name) => [
    [`TOLLGATE_${name}_URL`, `https://${name.toLowerCase()}.example/base`],
    [`TOLLGATE_${name}_KEY`, `hush-${name}`],
  ]),
);
const plan = planOf({ env });
const store_url = 'postgres://user:hush-store@db.example:5432/tollgate?password=hush-too';
const description = describePlan({ ...plan, store_url });
const text = formatPlan(description);

t.notMatch(JSON.stringify(description), /hush/);
t.notMatch(text, /hush/);
t.equal(description.store, 'postgres://db.example:5432/tollgate');
t.strictSame(description.upstreams[1], {
  name: 'c',
  state: 'on',
  origin: 'https://c.example/base',
  targets: [{ name: 'default', state: 'on', origin: 'https://c.example/base', weight: 1 }],
  move_on: [429],
});
