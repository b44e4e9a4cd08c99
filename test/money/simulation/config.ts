/** The simulated configuration: the shipped one, with task kinds for each means to learn an unknown outcome and for none. */
import { compileConfig } from '../../../src/check/compile.ts';
import type { Plan } from '../../../src/plan.ts';
import { edited, shippedText } from '../../support/shipped-text.ts';
import { shippedConfig } from '../../support/stack.ts';

/** The upstreams that are on; a settler polls no others. */
const upstreams: readonly string[] = ['cloud', 'k', 'c', 'messages'];

/** Every upstream but cloud has two targets. c's unified endpoint creates one task per key, k's has no means, and the others list tasks. */
export function simulatedPlan(): Plan {
  const kinds = '  unified_$(family):\n';
  const text = edited(
    shippedText,
    ['  $(family):\n    like: cloud\n', '$&    targets: { a: { weight: 2 }, b: {} }\n'],
    ['  messages:\n    like: generative\n', '$&    targets: { a: {}, b: {} }\n'],
    ['\neach:\n', '\neach:\n  other_family: [k, s, z, r]\n'],
    [
      kinds,
      '  unified_c: { like: unified_k, unknown_outcome: { key: idempotency-key, decides_within: 2m } }\n  unified_$(other_family):\n',
    ],
  );
  const { plan, diagnostics } = compileConfig(shippedConfig, {
    text,
    env: {},
    upstreams: (name) =>
      upstreams.includes(name) ? { url: `http://${name}.test`, secret: 'upstream-secret' } : undefined,
  });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}
