/** `cel`: computed from the body and the facts before it. */

import type { CelExpression } from '../../../lib/cel/cel.ts';
import type { FactCel } from '../../../plan/generated/gateway.d.ts';
import type { FactSource } from '../../../plan/index.ts';
import { factValue } from '../fact-values.ts';
import { evaluate, type FactKind, refuse } from '../kind.ts';

interface CelSource extends FactSource {
  readonly from: 'cel';
  readonly cel: CelExpression;
}

export const cel: FactKind<FactCel, CelSource> = {
  name: 'cel',
  schema: {
    description: 'The expression that computes the value from `body` and the facts before it.',
    examples: ['body.references.exists(item, item.type == "video") ? "video" : "none"'],
    type: 'string',
    minLength: 1,
  },
  keys: { with: ['type', 'enum'], required: ['type'] },
  from: 'cel',
  compile: ({ cel: text }, reader) => ({ cel: reader.cel(text, ['cel']) }),
  read(fact, source, reading) {
    const value = factValue(fact.type, evaluate(fact, source.cel, reading));
    if (value === undefined) throw refuse(fact, 'has no value of its type for this body', { fact: fact.name });
    return value;
  },
};
