/** Targets with the same credential share it, also across reloads, until no configuration has it. */
import t from 'tap';
import type { UpstreamPlan } from '../../../src/plan.ts';
import { TargetCredentials } from '../../../src/upstream/target-credentials.ts';
import { planWith } from '../../support/credential-rig.ts';

const auth =
  '{ oauth2: { token_url: http://127.0.0.1:1/token, client_id: gateway, client_secret: { env: CLIENT_SECRET } } }';

/** A new compilation: the upstream with the credential, and how a request is addressed to it. */
function compiled(secret: string) {
  const plan = planWith('http://127.0.0.1:1', auth, { CLIENT_SECRET: secret });
  const upstream = plan.upstreams.get('messages') as UpstreamPlan;
  if (upstream.target === undefined) throw new Error('the upstream is off');
  return { upstream, target: upstream.target };
}

t.test('a credential outlives a configuration', async (t) => {
  const credentials = new TargetCredentials({
    now: Date.now,
    failed: () => {},
    send: () => Promise.reject(new Error('nothing is sent here')),
  });
  const [first, same, other] = [compiled('one'), compiled('one'), compiled('two')];
  const bound = credentials.of(first);
  t.ok(bound);
  t.equal(credentials.of(same), bound);
  t.not(credentials.of(other), bound, 'another secret');
  credentials.keepOnly([same.upstream]);
  t.equal(credentials.of(same), bound);
  credentials.keepOnly([other.upstream]);
  t.not(credentials.of(same), bound, 'it was forgotten');
});
