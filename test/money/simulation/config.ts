/** The simulated configuration: the shipped one, with task kinds for each means to learn an unknown outcome and for none. */
import { readFileSync } from 'node:fs';
import { compileConfig } from '../../../src/compile/compile.ts';
import type { Plan } from '../../../src/plan.ts';
import { shippedConfig } from '../../support/stack.ts';

/** These are on; a settler asks no others. */
const upstreams: readonly string[] = ['cloud', 'k', 'c', 'messages'];

/** c's unified endpoint makes one task a key, k's tells nothing, and the others list what they made. */
export function simulatedPlan(): Plan {
  const shipped = readFileSync(shippedConfig, 'utf8');
  const query = 'query: /api/v3/c/videos/generations/tasks/{id}\n';
  if (!shipped.includes(query)) throw new Error(`gateway.yaml no longer has ${query}`);
  const text = shipped.replace(query, `${query}    unknown_outcome: { key: idempotency-key }\n`);
  const { plan, diagnostics } = compileConfig(shippedConfig, {
    text,
    env: {},
    upstreams: (name) =>
      upstreams.includes(name) ? { url: `http://${name}.test`, secret: 'upstream-secret' } : undefined,
  });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}
