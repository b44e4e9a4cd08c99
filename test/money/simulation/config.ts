/** The simulated configuration: the shipped one, with task kinds for each means to learn an unknown outcome and for none. */
import { readFileSync } from 'node:fs';
import { compileConfig } from '../../../src/compile/compile.ts';
import type { Plan } from '../../../src/plan.ts';
import { shippedConfig } from '../../support/stack.ts';

/** The upstreams that are on; a settler polls no others. */
const upstreams: readonly string[] = ['cloud', 'k', 'c', 'messages'];

/** Every upstream but cloud has two targets. c's unified endpoint creates one task per key, k's has no means, and the others list tasks. */
export function simulatedPlan(): Plan {
  const shipped = readFileSync(shippedConfig, 'utf8');
  const kinds = '  unified_$(family):\n';
  if (!shipped.includes(kinds)) throw new Error(`gateway.yaml no longer has ${kinds}`);
  const text = shipped
    .replace('  $(family):\n    like: cloud\n', '$&    targets: { a: { weight: 2 }, b: {} }\n')
    .replace('  messages:\n    like: generative\n', '$&    targets: { a: {}, b: {} }\n')
    .replace('\neach:\n', '\neach:\n  other_family: [k, s, z, r]\n')
    .replace(
      kinds,
      '  unified_c: { like: unified_k, unknown_outcome: { key: idempotency-key, decides_within: 2m } }\n  unified_$(other_family):\n',
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
